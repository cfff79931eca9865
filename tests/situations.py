"""Playing and reading situations of any game in few words, and what is checked of them in every game."""

from __future__ import annotations

import ast
import copy
import json
import random
from collections.abc import Callable
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

from mewseum import Game, Refused, Situation
from mewseum.core.compiled import Twins
from mewseum.core.fields import select
from mewseum.core.moves import Move
from mewseum.core.words import LANGUAGES, Phrase
from mewseum.players.mind import thoughts
from mewseum.players.thought.judgement import NOTES


def play(state: Situation, *texts: str) -> Situation:
    """The situation after these moves, one after the other."""
    for text in texts:
        state = state.play(text)
    return state


def assert_rated_by_what_is_seen(game: Game, seeds: int) -> None:
    """Over random games no move is rated by what the seat to act cannot see."""
    rules, dice = thoughts(game.parts, compiled=False), random.Random(game.players)
    for seed in range(seeds):
        state = game.deal(seed)
        while state.turn is not None:
            whole, seen = state.whole(), select(state.whole(), state.turn)
            for move in state.moves():
                assert rating(rules, whole, move) == rating(rules, seen, move), str(move)
            state = state.play(dice.choice(state.moves()))


def rating(rules: Twins, s: Any, move: Move) -> int:
    """How good a move looks to the seat to act in a state."""
    notes = [0] * NOTES
    rules.open_notes(s, notes)
    return int(rules.rate(s, notes, move.verb, move.first, move.second))


def texts(state: Situation) -> list[str]:
    """The legal moves of the seat to act."""
    return [str(move) for move in state.moves()]


def actions(state: Situation) -> set[str]:
    """The first words of the legal moves."""
    return {text.split()[0] for text in texts(state)}


def sees(state: Situation, seat: int | None) -> dict[str, Any]:
    """What a seat sees, in words; None is a spectator."""
    return state.view(seat).to_dict()


def told(state: Situation, seat: int | None) -> list[dict[str, Any]]:
    """What the last move told a seat."""
    return [fact.to_dict() for fact in state.facts(seat)]


def told_names(state: Situation, seat: int | None = None) -> list[str]:
    return [fact.name for fact in state.facts(seat)]


# Refusals


def refused(state: Situation, text: str, section: str, seat: int | None = None) -> str:
    """The move is refused by this § (no § where the request is no move of the game), and nothing has changed."""
    before = _everything(state)
    with pytest.raises(Refused) as refusal:
        state.play(text, seat=seat)
    assert refusal.value.section == section, str(refusal.value)
    for language in LANGUAGES:
        sentence = refusal.value.say(language)
        assert sentence.endswith(f"(§{section})") if section else sentence[-1] in ".)", sentence
    assert _everything(state) == before
    return refusal.value.key


def no_move(state: Situation, text: str) -> None:
    """The text is refused as no move at all, with how moves read."""
    with pytest.raises(Refused) as refusal:
        state.play(text)
    assert (refusal.value.key, refusal.value.section) == ("no-move", "")
    assert [form for form in state.game.move_forms() if form not in str(refusal.value)] == []


Case = tuple[str, str, Callable[..., Situation], str]
"""The key of a refusal, its §, a situation, and the move that is refused in it."""


def each(cases: list[Case]) -> pytest.MarkDecorator:
    """Runs a test for each of these cases."""
    names = [f"{key}-{move}" for key, _, _, move in cases]
    return pytest.mark.parametrize(("key", "section", "situation", "move"), cases, ids=names)


def reasons_of(refusals: ModuleType, stages: tuple[str, ...]) -> set[str]:
    """The keys of all refusals in a game's `refusals.py`, where every stage has its own."""
    tree = ast.parse(Path(str(refusals.__file__)).read_text(encoding="utf-8"))
    calls = [node for node in ast.walk(tree) if isinstance(node, ast.Call) and ast.unparse(node.func) == "refuse"]
    named = {call.args[0].value for call in calls if isinstance(call.args[0], ast.Constant)}
    return named | {Phrase(f"awaits-{stage}").key for stage in stages}


def _everything(state: Situation) -> tuple[Any, ...]:
    views = [sees(state, seat) for seat in (None, *range(state.game.players))]
    return state.turn, state.to_position(), texts(state), state.outcome, views


# Positions


def refusal_of(game: Game, position: Any) -> Refused:
    """Why this position is refused. It is left as it was."""
    given = copy.deepcopy(position)
    with pytest.raises(Refused) as refusal:
        game.position(position)
    assert position == given, "what was asked for is left as it was"
    for language in LANGUAGES:
        assert refusal.value.say(language).strip()
    return refusal.value


def assert_says(refusal: Refused, *parts: str) -> None:
    """The sentence of a refusal has all this in it."""
    assert [part for part in parts if part not in str(refusal)] == []


def read_again(state: Situation) -> Situation:
    """A situation that was put into words and read again: it reads and looks the same to everybody."""
    again = state.game.position(json.loads(json.dumps(state.to_position())))

    assert again.to_position() == state.to_position()
    assert (again.turn, again.outcome) == (state.turn, state.outcome)
    for seat in (None, *range(state.game.players)):
        assert _in_any_order(sees(again, seat)) == _in_any_order(sees(state, seat))
    return again


def _in_any_order(table: dict[str, Any]) -> dict[str, Any]:
    """Crews of different seats may stand in another order behind the words, and so may moves."""
    return table | {"moves": sorted(table["moves"])}


def assert_comes_back(state: Situation) -> None:
    """A situation comes back from words, and every move leads on from it as before."""
    again = read_again(state)

    for move in state.moves():
        after = state.play(move)
        same = again.play(str(move), chance=[card for card, _ in after.drawn])
        assert same.to_position() == after.to_position(), str(move)
