"""Every case is played twice: by the plain rules and by the compiled ones."""

import pytest

from mewseum.core.game import Game
from mewseum.games.meow import PARTS


@pytest.fixture(scope="session")
def plain_rules():
    return Game(PARTS, 2, {}).plain


@pytest.fixture(scope="session")
def compiled_rules():
    pytest.importorskip("numba")
    return Game(PARTS, 2, {}).fast


@pytest.fixture(params=["plain", "compiled"])
def make_game(request, plain_rules):
    compiled = request.param == "compiled"
    rules = {"plain": plain_rules}
    if compiled:
        rules["fast"] = request.getfixturevalue("compiled_rules")

    def make(players=3, **options):
        game = Game(PARTS, players, options).in_mode(compiled=compiled)
        game.__dict__.update(rules)  # one copy of the rules serves all games of a session
        return game

    return make


@pytest.fixture
def make_plain_game(plain_rules):
    """For long searches, which the compiled rules are compared with elsewhere."""

    def make(players=3, **options):
        game = Game(PARTS, players, options)
        game.__dict__["plain"] = plain_rules
        return game

    return make
