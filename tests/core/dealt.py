"""Games that were dealt fairly, written down as the house does it; and how to write them down otherwise."""

from __future__ import annotations

import copy
import json
import random
from functools import cache
from typing import Any

from mewseum import record
from mewseum.core.account import Abandoned, Account
from mewseum.core.fairness import Terms, commitment_of, seat_commitment_of, seed_of
from mewseum.games import make_game

TABLE = "k7mpq2wz9hxe4tna"
SECRET = bytes(range(32)).hex()
NUMBERS = ("a1" * 32, "b2" * 32, "")
"""Two people and a bot."""
SEATS = (record.Sitter("Mia"), record.Sitter("Leo"), record.Sitter(bot="kitten"))
OTHER = "0f" * 32


def terms_of(slug: str, table: str = TABLE, round_: int = 1, **options: Any) -> Terms:
    game = make_game(slug, len(NUMBERS), options)
    return Terms(table, round_, slug, game.parts.version, game.players, game.options)


def account_of(terms: Terms, secret: str = SECRET, numbers: tuple[str, ...] = NUMBERS) -> Account:
    """All that follows from a secret and the numbers, as an honest house writes it."""
    commitment = commitment_of(terms, secret)
    commitments = [
        seat_commitment_of(terms.table, terms.round, seat, commitment, number) if number else ""
        for seat, number in enumerate(numbers)
    ]
    before = [Abandoned(number, OTHER, [OTHER, OTHER, ""], [1]) for number in range(1, terms.round)]
    return Account(terms.table, terms.round, commitment, secret, commitments, list(numbers), before)


def record_of(terms: Terms, account: Account) -> record.Record:
    """A game of that deal, played a little."""
    game = make_game(terms.game, terms.players, terms.options)
    written = record.Record(game, seed_of(terms, account.secret, account.numbers), fair=account.to_dict())
    written.seats = SEATS
    state, dice = written.start(), random.Random(1)
    for _ in range(12):
        move = dice.choice(list(state.moves()))
        written.add(move)
        state = state.play(move)
    return written


@cache
def _dealt(slug: str, round_: int) -> dict[str, Any]:
    terms = terms_of(slug, round_=round_)
    content: dict[str, Any] = json.loads(json.dumps(record_of(terms, account_of(terms)).to_dict()))
    return content


def dealt(slug: str = "cat-burglars", round_: int = 1) -> dict[str, Any]:
    """The content of a record's file; without its check, for whoever edits it on purpose."""
    return {name: part for name, part in copy.deepcopy(_dealt(slug, round_)).items() if name != "check"}
