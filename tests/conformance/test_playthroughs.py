"""Golden playthroughs: one game for every official number of players, as every seat and a spectator see it.

They are there to be read, and to show in a review who sees what when something changes. After a change that is meant,

    MEWSEUM_WRITE_PLAYTHROUGHS=1 pytest tests/conformance/test_playthroughs.py

writes them anew.
"""

from __future__ import annotations

import json
import os
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from mewseum import Situation
from tests.conformance.places import folder_of_tests
from tests.conformance.playing import Table, official_tables, play_on

SEED = 1
FIRST, LAST = 25, 5
"""So many decisions are shown at the start and at the end; of those between, only what all may read of the move."""


def path_of(table: Table) -> Path:
    return folder_of_tests(table.slug) / "playthroughs" / f"{table.players}.txt"


def playthrough(table: Table) -> Iterator[str]:
    """The lines of a game."""
    steps = list(play_on(table.game.deal(SEED), SEED))
    everybody = {"spectator": None} | {f"seat {seat}": seat for seat in range(table.players)}
    seen: dict[str, Any] = {name: {} for name in everybody}
    yield f"{table.slug}, {table.players} players, seed {SEED}, {json.dumps(table.game.options)}"
    yield "A line after a name is what that seat is told, or what has changed in its view."

    def show(situation: Situation) -> Iterator[str]:
        told = {name: [fact(t) for t in situation.facts(seat)] for name, seat in everybody.items()}
        for number, line in enumerate(told["spectator"]):
            yield f"  all: {line}"
            yield from (f"  {name}: {lines[number]}" for name, lines in told.items() if lines[number] != line)
        before, now = dict(seen), {name: situation.view(seat).to_dict() for name, seat in everybody.items()}
        seen.update(now)
        changed = {name: list(changes("", before[name], now[name])) for name in everybody}
        for line in changed["spectator"]:
            yield f"  all: {line}" if all(line in lines for lines in changed.values()) else f"  spectator: {line}"
        for name in list(everybody)[1:]:
            common = [line for line in changed["spectator"] if all(line in lines for lines in changed.values())]
            yield from (f"  {name}: {line}" for line in changed[name] if line not in common)

    yield ""
    yield "The deal"
    yield from show(steps[0][0])
    for number, (before, move, after) in enumerate(steps, 1):
        if number <= FIRST or number > len(steps) - LAST:
            yield ""
            yield f"{number}. seat {before.turn}: {move}" + (
                f" (all read: {move.open_text})" * (move.open_text != str(move))
            )
            yield from show(after)
        else:
            yield f"{number}. seat {before.turn}: {move.open_text}"
            seen.update({name: after.view(seat).to_dict() for name, seat in everybody.items()})
    yield ""
    yield f"The end: {json.dumps(after.outcome.to_dict())}"


def fact(told: Any) -> str:
    return f"{told.name} {json.dumps(told.details)}"


def changes(path: str, old: Any, new: Any) -> Iterator[str]:
    """What is different now, as deep inside as it can be said."""
    if old == new:
        return
    if isinstance(old, dict) and isinstance(new, dict) and (not path or old.keys() == new.keys()):
        for key in {**old, **new}:
            if key in new:
                yield from changes(f"{path}.{key}".strip("."), old.get(key), new[key])
            else:
                yield f"no {key}"
    elif isinstance(old, list) and isinstance(new, list) and len(old) == len(new) and not isinstance(new[0], str):
        for number, (left, right) in enumerate(zip(old, new, strict=True)):
            yield from changes(f"{path}[{number}]", left, right)
    else:
        yield f"{path} = {json.dumps(new, ensure_ascii=False)}"


def test_a_playthrough_is_as_it_was(table):
    path = path_of(table)
    text = "\n".join(playthrough(table)) + "\n"
    if os.environ.get("MEWSEUM_WRITE_PLAYTHROUGHS"):
        path.parent.mkdir(exist_ok=True)
        path.write_text(text, encoding="utf-8")
    assert path.exists(), f"{path} is missing; MEWSEUM_WRITE_PLAYTHROUGHS=1 writes it"
    assert path.read_text(encoding="utf-8").splitlines() == text.splitlines()


def test_there_is_no_playthrough_of_an_unknown_table(slug):
    known = {path_of(table) for table in official_tables(slug)}
    assert set((folder_of_tests(slug) / "playthroughs").iterdir()) == known
