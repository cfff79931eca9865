"""Beliefs: many worlds, each of which explains all that a seat has seen, and how the others would have played in them.

With every move each world is played on by every move that leads to what the seat now sees. A world counts the more, the
likelier those who moved would have done so in it (by the game's own judgement), and the likelier its chance was. Then
worlds are drawn anew by their weights; now and then one is imagined afresh.
"""

from __future__ import annotations

import math
from typing import TYPE_CHECKING

from mewseum.core.chance import roll, seed_stream
from mewseum.core.compiled import Numbers, Shares, rule
from mewseum.core.fields import Fields
from mewseum.core.loop import clone, play_packed, renew_offers
from mewseum.players.thought.judgement import rate_moves
from mewseum.players.thought.tree import SEAT, STREAM, TEMPER, VIEW, WORLD, WORLDS, imagine

if TYPE_CHECKING:
    States = list[Fields]

FINE = 1 << 30
"""Sides of a die that is as good as continuous; with more of them a roll would not fit into 64 bits."""
AFRESH = 100
"""One world in so many is imagined anew after each move."""


@rule(for_games=True)
def looks_like(seen: Fields, s: Fields, seat: int) -> bool:  # noqa: ARG001
    """Each game's own, made from its declarations: whether a seat that sees `seen` could be looking at `s`."""
    return True


@rule
def imagine_world(states: States, place: int, settings: Numbers) -> None:
    """Lay a world that is imagined from the view alone into a place."""
    clone(states, place, VIEW)
    seed_stream(states[place], settings[STREAM])
    settings[STREAM] += 1
    imagine(states[place], settings[SEAT])


@rule
def imagine_worlds(states: States, settings: Numbers) -> None:
    """All worlds anew."""
    for number in range(settings[WORLDS]):
        imagine_world(states, WORLD + 1 + number, settings)


@rule
def follow_worlds(
    states: States,
    offers: Numbers,
    moves: Numbers,
    ratings: Numbers,
    notes: Numbers,
    dice: Numbers,
    weights: Shares,
    settings: Numbers,
    drawn: Numbers,
    mine: bool,
) -> int:
    """Play every world on to what is seen now; how many of them could be.

    `drawn` holds what the seat saw of the draws: their number first, then each kind, or UNTOLD.
    """
    worlds = settings[WORLDS]
    alive = 0
    total = 0.0
    for number in range(worlds):
        weight = follow_world(states, WORLD + 1 + number, offers, moves, ratings, notes, dice, settings, drawn, mine)
        weights[0][number] = weight
        total += weight
        alive += weight > 0.0
    if alive == 0:
        imagine_worlds(states, settings)
        return 0
    draw_worlds(states, dice, weights, settings, total)
    return alive


@rule
def follow_world(
    states: States,
    place: int,
    offers: Numbers,
    moves: Numbers,
    ratings: Numbers,
    notes: Numbers,
    dice: Numbers,
    settings: Numbers,
    drawn: Numbers,
    mine: bool,
) -> float:
    """Play one world on into its twin place; how likely it made what is seen now."""
    s = states[place]
    seed_stream(s, settings[STREAM])
    settings[STREAM] += 1
    count = rate_moves(s, offers, moves, ratings, notes, settings[TEMPER]) if renew_offers(s, offers) else 0
    best = -(1 << 60)
    for k in range(count):
        best = max(best, ratings[k])
    likely, all_moves = 0.0, 0.0
    for k in range(count):
        odds = 1.0 if mine else math.exp((ratings[k] - best) / settings[TEMPER])
        all_moves += odds
        clone(states, WORLD, place)
        foretell(states[WORLD], drawn)
        play_packed(states[WORLD], moves[k])
        if was_foretold(states[WORLD]) and looks_like(states[VIEW], states[WORLD], settings[SEAT]):
            odds *= states[WORLD].told_odds
            likely += odds
            if roll(dice, FINE) < odds / likely * FINE:
                clone(states, place + settings[WORLDS], WORLD)
    return likely if mine else likely / max(all_moves, 1e-9)


@rule
def foretell(s: Fields, drawn: Numbers) -> None:
    """What the seat saw of the draws is what this world draws."""
    for i in range(drawn[0]):
        s.told[i] = drawn[i + 1]
    s.told_count = drawn[0]
    s.told_next = 0
    s.told_wrong = 0
    s.told_odds = 1.0


@rule
def was_foretold(s: Fields) -> bool:
    """Whether this world drew just so; then it forgets that it was told."""
    fits = s.told_wrong == 0 and s.told_next == s.told_count
    for i in range(s.told_count):
        s.told[i] = 0
    s.told_count = 0
    s.told_next = 0
    s.told_wrong = 0
    return fits


@rule
def draw_worlds(states: States, dice: Numbers, weights: Shares, settings: Numbers, total: float) -> None:
    """Draw worlds anew by their weights, evenly spread, from the twin places."""
    worlds = settings[WORLDS]
    step = total / worlds
    reach = step * roll(dice, FINE) / FINE
    number, chosen, passed = -1, 0, 0.0
    for place in range(worlds):
        while passed <= reach and number < worlds - 1:
            number += 1
            if weights[0][number] > 0.0:  # whatever rounding does, only a world that could be is drawn
                passed += weights[0][number]
                chosen = number
        if roll(dice, AFRESH) == 0:
            imagine_world(states, WORLD + 1 + place, settings)
        else:
            clone(states, WORLD + 1 + place, WORLD + 1 + worlds + chosen)
        reach += step
