"""Information-set Monte Carlo tree search, for any game.

Each simulation imagines a world that the searching seat may believe in, walks down one tree of moves that all worlds
share, adds a node, plays on by judgement, and gives every seat its share of the result along the path. Chance is not
in the tree: each world brings its own.

A node is a row of whole numbers (`nodes`) and a row of every seat's sum of results (`totals`).
"""

from __future__ import annotations

import math
from typing import TYPE_CHECKING

from mewseum.core.chance import roll, seed_stream
from mewseum.core.compiled import Numbers, Rows, Shares, rule
from mewseum.core.fields import Fields
from mewseum.core.loop import clone, play_packed, renew_offers
from mewseum.core.offers import FIRST_PLACE, HEAD, ROW, VERB_PLACE, pick
from mewseum.core.sets import BLOCK, how_many, lowest
from mewseum.players.thought.judgement import LOOSE, choose_loosely, rate_moves, standing

if TYPE_CHECKING:
    States = list[Fields]

FIRST_CHILD, NEXT, MOVE, VISITS, AVAILABLE = 0, 1, 2, 3, 4
NODE = 5
HYPOTHESES = 32
DOUBT = 0.03
"""The part of all priors that every move has, whatever its rating."""
SEATS = 6
ROOT = 0
VIEW, WORLD = 0, 1
"""Places of states: what the seat sees, and the world of this simulation. Believed worlds follow."""

SETTING_NAMES = ("SEAT", "NODES", "STREAM", "EXPLORE", "HORIZON", "TEMPER", "FAITH", "WORLDS", "DECISIONS")
SEAT, NODES, STREAM, EXPLORE, HORIZON, TEMPER, FAITH, WORLDS, DECISIONS = range(len(SETTING_NAMES))
SETTINGS = len(SETTING_NAMES)
"""Whole numbers that steer a search: the seat, nodes in use, the number of the next world, exploration in thousandths,
decisions before a world is judged by its standing, temperature of priors in percent, how much less an untried move is
thought to bring in thousandths, how many believed worlds there are, decisions simulated so far."""


@rule(for_games=True)
def imagine(s: Fields, seat: int) -> None:
    """Each game's own: fill in all that the seat does not see."""


@rule(for_games=True)
def beliefs(s: Fields, seat: int) -> int:  # noqa: ARG001
    """Each game's own: the set of hypotheses about hidden things that hold in a whole world."""
    return 0


@rule
def place_of(offers: Numbers, move: int) -> int:
    """The place of a packed move among the offers, or -1."""
    verb, first, second = move // VERB_PLACE, move // FIRST_PLACE % FIRST_PLACE, move % FIRST_PLACE
    before = 0
    for number in range(offers[1]):
        row = HEAD + ROW * number
        width = how_many(offers[row + 2])
        place = second - offers[row + 3]
        if offers[row] == verb and 0 <= place < BLOCK and (offers[row + 1] >> first) & (offers[row + 2] >> place) & 1:
            rank = how_many(offers[row + 1] & ((1 << first) - 1)) * width
            return before + rank + how_many(offers[row + 2] & ((1 << place) - 1))
        before += how_many(offers[row + 1]) * width
    return -1


@rule
def add_node(nodes: Rows, totals: Shares, settings: Numbers, parent: int, move: int) -> int:
    """A new child of a node, or the parent itself when there is no room."""
    node = settings[NODES]
    if node >= len(nodes):
        return parent
    settings[NODES] = node + 1
    nodes[node][FIRST_CHILD] = 0
    nodes[node][NEXT] = nodes[parent][FIRST_CHILD]
    nodes[node][MOVE] = move
    nodes[node][VISITS] = 0
    nodes[node][AVAILABLE] = 0
    for seat in range(SEATS):
        totals[node][seat] = 0.0
    nodes[parent][FIRST_CHILD] = node
    return node


@rule
def clear_tree(nodes: Rows, totals: Shares, settings: Numbers) -> None:
    """Only the root is left."""
    settings[NODES] = 1
    for column in range(NODE):
        nodes[ROOT][column] = 0
    for seat in range(SEATS):
        totals[ROOT][seat] = 0.0


@rule
def find_children(nodes: Rows, node: int, offers: Numbers, children: Numbers, count: int) -> None:
    """For each offered move the child that stands for it, or 0; each that is offered counts as available once more."""
    for k in range(count):
        children[k] = 0
    child = nodes[node][FIRST_CHILD]
    while child:
        k = place_of(offers, nodes[child][MOVE])
        if 0 <= k < count:
            children[k] = child
            nodes[child][AVAILABLE] += 1
        child = nodes[child][NEXT]


@rule
def begin_world(states: States, settings: Numbers, dice: Numbers) -> None:
    """Lay out the world of the next simulation: one of the believed worlds, or one that is imagined now."""
    seat = settings[SEAT]
    if settings[WORLDS]:
        clone(states, WORLD, WORLD + 1 + roll(dice, settings[WORLDS]))
        seed_stream(states[WORLD], settings[STREAM])
    else:
        clone(states, WORLD, VIEW)
        seed_stream(states[WORLD], settings[STREAM])
        imagine(states[WORLD], seat)
    states[WORLD].unwatched = 1
    settings[STREAM] += 1


@rule
def share_result(s: Fields, values: Shares) -> None:
    """What each seat gets from a world: its share of the win, or where the game goes on what its standing promises."""
    if s.over:
        winners = how_many(s.winners)
        for seat in range(s.players):
            values[0][seat] = ((s.winners >> seat) & 1) / winners
    else:
        best = standing(s, 0)
        for seat in range(1, s.players):
            best = max(best, standing(s, seat))
        total = 0.0
        for seat in range(s.players):
            values[0][seat] = math.exp((standing(s, seat) - best) * 0.01)
            total += values[0][seat]
        for seat in range(s.players):
            values[0][seat] /= total


@rule
def give_results(nodes: Rows, totals: Shares, path: Numbers, depth: int, values: Shares) -> None:
    """Every node of the path gets what each seat got."""
    for step in range(depth):
        node = path[step]
        nodes[node][VISITS] += 1
        for seat in range(SEATS):
            totals[node][seat] += values[0][seat]


@rule
def guided_search(
    states: States,
    offers: Numbers,
    moves: Numbers,
    ratings: Numbers,
    notes: Numbers,
    children: Numbers,
    noise: Numbers,
    dice: Numbers,
    nodes: Rows,
    totals: Shares,
    values: Shares,
    settings: Numbers,
    path: Numbers,
    evidence: Shares,
    simulations: int,
) -> None:
    """So many simulations more: priors and rollouts by the game's own judgement."""
    for _ in range(simulations):
        begin_world(states, settings, dice)
        s = states[WORLD]
        believed = beliefs(s, settings[SEAT]) if len(evidence) > 1 else 0
        path[0] = ROOT
        depth = 1
        node = ROOT
        count = renew_offers(s, offers)
        fresh = False
        while count > 0 and not fresh and depth < len(path):
            count = rate_moves(s, offers, moves, ratings, notes, settings[TEMPER])
            find_children(nodes, node, offers, children, count)
            k = choose_promising(nodes, totals, node, ratings, children, count, s.turn, settings)
            child = children[k]
            if child == 0:
                child = add_node(nodes, totals, settings, node, moves[k])
                fresh = True
            play_packed(s, moves[k])
            settings[DECISIONS] += 1
            if child != node:
                path[depth] = child
                depth += 1
            node = child
            count = renew_offers(s, offers)
        left = settings[HORIZON]
        while count > 0 and left > 0:
            if count == 1:
                play_packed(s, pick(offers, 0))
            else:
                count = rate_moves(s, offers, moves, ratings, notes, LOOSE)
                play_packed(s, moves[choose_loosely(ratings, count, noise, dice)])
            count = renew_offers(s, offers)
            left -= 1
            settings[DECISIONS] += 1
        share_result(s, values)
        give_results(nodes, totals, path, depth, values)
        if depth > 1 and path[1] < len(evidence):
            give_evidence(evidence, path[1], believed, values[0][settings[SEAT]])


@rule
def give_evidence(evidence: Shares, node: int, believed: int, value: float) -> None:
    """For each hypothesis that held in a world: how often it did after this first move, and what the move brought."""
    while believed:
        bit = lowest(believed)
        believed &= believed - 1
        evidence[node][2 * bit] += 1.0
        evidence[node][2 * bit + 1] += value


@rule
def choose_promising(
    nodes: Rows,
    totals: Shares,
    node: int,
    ratings: Numbers,
    children: Numbers,
    count: int,
    seat: int,
    settings: Numbers,
) -> int:
    """The place of the move with the best sum of what it brought so far and of what is still to be tried (PUCT)."""
    if count == 1:
        return 0
    best_rating = ratings[0]
    for k in range(1, count):
        best_rating = max(best_rating, ratings[k])
    scale = 1.0 / settings[TEMPER]
    weight = 0.0
    for k in range(count):
        weight += math.exp((ratings[k] - best_rating) * scale)
    doubt = DOUBT * weight / count  # no rating is so low that a move is never tried
    visits = nodes[node][VISITS]
    untried = 0.5
    if visits > 0:
        untried = totals[node][seat] / visits - settings[FAITH] * 0.001
    explore = settings[EXPLORE] * 0.001 * math.sqrt(visits + 1.0) / weight
    best, place = -1e30, 0
    for k in range(count):
        child = children[k]
        value = untried
        tries = 0
        if child > 0 and nodes[child][VISITS] > 0:
            tries = nodes[child][VISITS]
            value = totals[child][seat] / tries
        score = value + explore * (math.exp((ratings[k] - best_rating) * scale) + doubt) / (1.0 + tries)
        if score > best:
            best, place = score, k
    return place


@rule
def textbook_search(
    states: States,
    offers: Numbers,
    children: Numbers,
    dice: Numbers,
    nodes: Rows,
    totals: Shares,
    values: Shares,
    settings: Numbers,
    path: Numbers,
    simulations: int,
) -> None:
    """So many simulations more of the single-observer search as it was published: UCB1, and rollouts of any moves."""
    for _ in range(simulations):
        begin_world(states, settings, dice)
        s = states[WORLD]
        path[0] = ROOT
        depth = 1
        node = ROOT
        count = renew_offers(s, offers)
        fresh = False
        while count > 0 and not fresh and depth < len(path):
            count = min(count, len(children))
            find_children(nodes, node, offers, children, count)
            k = choose_by_bound(nodes, totals, children, count, s.turn, settings, dice)
            child = children[k]
            move = pick(offers, k)
            if child == 0:
                child = add_node(nodes, totals, settings, node, move)
                fresh = True
            play_packed(s, move)
            settings[DECISIONS] += 1
            if child != node:
                path[depth] = child
                depth += 1
            node = child
            count = renew_offers(s, offers)
        left = settings[HORIZON]
        while count > 0 and left > 0:
            play_packed(s, pick(offers, roll(dice, count)))
            count = renew_offers(s, offers)
            left -= 1
            settings[DECISIONS] += 1
        share_result(s, values)
        give_results(nodes, totals, path, depth, values)


@rule
def choose_by_bound(
    nodes: Rows, totals: Shares, children: Numbers, count: int, seat: int, settings: Numbers, dice: Numbers
) -> int:
    """The place of any untried move, or else of the one with the highest upper confidence bound."""
    untried, place = 0, 0
    for k in range(count):
        if children[k] == 0:
            untried += 1
            if roll(dice, untried) == 0:
                place = k
    if untried:
        return place
    best = -1e30
    for k in range(count):
        child = children[k]
        tries = max(1, nodes[child][VISITS])
        bound = settings[EXPLORE] * 0.001 * math.sqrt(math.log(nodes[child][AVAILABLE] + 0.0) / tries)
        score = totals[child][seat] / tries + bound
        if score > best:
            best, place = score, k
    return place
