"""A game costs a folder, a folder of tests, and a line; no other file knows it."""

from __future__ import annotations

from pathlib import Path

import pytest

import mewseum
from mewseum.lab.simulate import RandomGames
from tests import fourth_game
from tests.house import __file__ as the_line

TESTS = Path(the_line).parent
HOUSE = Path(mewseum.__file__).parent
FOLDERS = {Path(fourth_game.__file__).parent, Path(__file__).parent}


def test_it_is_played_as_any_other_game():
    state = mewseum.game("pounce", players=3, hand=4).deal(seed=7)
    while state.turn is not None:
        state = state.play(state.view(state.turn).moves[0])

    assert state.outcome.winners


def test_it_is_simulated_as_any_other_game():
    games = RandomGames(mewseum.game("pounce"), 1, compiled=True).play(100)

    assert {decisions for _, _, decisions in games} == {35}


def test_without_its_line_it_is_not_in_the_house(monkeypatch):
    monkeypatch.delitem(mewseum.GAMES, "pounce")

    with pytest.raises(mewseum.Refused) as refusal:
        mewseum.game("pounce")
    assert refusal.value.key == "unknown-game"


def test_no_other_file_names_it():
    sources = [path for folder in (HOUSE, TESTS) for path in folder.rglob("*.py") if not FOLDERS & set(path.parents)]

    assert [path for path in sources if '"pounce"' in path.read_text(encoding="utf-8")] == [Path(the_line)]


def test_the_suite_for_all_games_names_none():
    """But for the leaks that are planted to try the checks themselves."""
    names = [name for slug, module in mewseum.GAMES.items() for name in (slug, module.rpartition(".")[2])]
    suite = [path for path in (TESTS / "conformance").glob("*.py") if "planted" not in path.name]

    for path in suite:
        text = path.read_text(encoding="utf-8")
        assert [name for name in names if f'"{name}"' in text or f".{name}" in text] == [], path
