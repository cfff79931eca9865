"""What a seat was told that it would choose from next is what it chooses from next: in truth, and in all that it may believe."""

from __future__ import annotations

import json
import random
from collections import Counter
from collections.abc import Iterator

from mewseum import Move, Situation, View
from mewseum.core.unseen import Peeked
from tests.conformance.leaks import Leak, everything, imagined, one_of_each, reseeded

WORLDS = 4

Tally = Counter[str]
"""How often a kind of move was foreseen, and how often one was not that could have been."""


class Unforeseen(Leak):
    """What came was not what was foreseen, or depended on what the seat could not see."""


def check_foresight(situation: Situation, dice: random.Random, tally: Tally) -> None:
    """One move of every kind, and then another after each that is foreseen, as far as that goes."""
    seat = situation.turn
    assert seat is not None
    worlds = [reseeded(situation, dice.getrandbits(64))]
    worlds += [imagined(situation, seat, dice.getrandbits(64)) for _ in range(WORLDS)]
    for move in one_of_each(situation.moves(), dice):
        _follow(situation.view(seat), move, [situation, *worlds], dice, tally)


def _follow(view: View, move: Move, worlds: list[Situation], dice: random.Random, tally: Tally) -> None:
    afters = [world.play(move.text) for world in worlds]
    try:
        ahead = view.foresee(move)
        if ahead is None:
            tally[f"missed {kind_of(move, view)}"] += could_be_foreseen(afters, view.seat)
            return
        for after in afters:
            check_came(ahead, move, after)
    except Peeked:
        raise Unforeseen(f"what follows {move.text!r} was made of what the seat does not see") from None
    told = [[fact.to_dict() for fact in after.facts(view.seat)] for after in afters]
    if any(one != told[0] for one in told):
        raise Unforeseen(f"{move.text!r} told the seat what it did not know")
    tally[kind_of(move, view)] += 1
    _follow(ahead, dice.choice(ahead.moves), afters, dice, tally)


def kind_of(move: Move, view: View) -> str:
    """What is done and when: a card is discarded as a sacrifice or because the hand is too large, and these are two rules."""
    return f"{move.verb.id} at {view.to_dict().get('awaits', 'any time')}"


def check_came(ahead: View, move: Move, after: Situation) -> None:
    """The seat is to choose again, nothing was drawn, and not a byte of what it sees and may choose is another."""
    if after.turn != ahead.seat or after.has_drawn:
        raise Unforeseen(f"after {move.text!r} the seat was not to choose, or a card was drawn")
    view = after.view(ahead.seat)
    for what, foreseen, came in (
        ("the legal moves", everything(ahead.moves), everything(view.moves)),
        ("the view in words", json.dumps(ahead.to_dict()), json.dumps(view.to_dict())),
        ("the view", everything(ahead.seen), everything(view.seen)),
    ):
        if foreseen != came:
            raise Unforeseen(f"{what} after {move.text!r} were foreseen as\n{foreseen}\nand came as\n{came}")


def could_be_foreseen(afters: list[Situation], seat: int) -> bool:
    """Whether a move led to the same in all these worlds, drew nothing, and left more to be chosen of the same thing."""
    if any(after.turn != seat or after.has_drawn for after in afters):
        return False
    first = afters[0].glimpse(seat)
    return not first.view.begins_anew and all(after.glimpse(seat) == first for after in afters)


def walk(situations: list[Situation], number: int, dice: random.Random) -> Iterator[Situation]:
    """Some situations of a game in which somebody is to act, those with the rarest kinds of moves first."""
    met: dict[str, list[Situation]] = {}
    for situation in situations:
        for verb in {move.verb.id for move in situation.moves()}:
            met.setdefault(verb, []).append(situation)
    for some in sorted(met.values(), key=len):
        yield from dice.sample(some, min(number, len(some)))
