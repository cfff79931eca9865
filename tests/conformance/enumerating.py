"""All worlds that a seat cannot rule out, one by one: what `imagine` is held against.

A position is laid on the table in words. Every way in which the cards that a seat does not see can lie there is a world, as likely as
cards dealt at random make it. Then moves are made. In each world every card that chance could bring is tried, and wherever somebody
chose something that the seat did not see, all that they could have chosen, each as likely as the others. The worlds that are left are those in
which the seat was told and shown exactly the same at every step.

A card that somebody chooses to show says nothing of their others: it is that very card, and not just any of its kind. So of three ways to hold
a blue card beside an unknown one, two hold two blue cards if there are two more of them. In other words, a world counts once for each of
the like cards that could have been the one that was shown. Only a card that was known to be there is that one.

Nothing here asks what the house has noted, but for which cards were known to be in a hand from which one like them was shown.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from itertools import product
from math import comb, perm, prod
from random import Random

from mewseum import Move, Refused, Situation
from mewseum.core.chance import UNTOLD

Key = tuple[tuple[str, tuple[str, ...]], ...]
"""Where the cards lie that others than the seat hold: names of places, each with its cards."""

Step = tuple[str, Sequence[str]]
"""A move that is made, and what chance brings with it."""


@dataclass
class Worlds:
    """What a seat cannot rule out."""

    truth: Situation
    seat: int | None
    weights: Counter[Key] = field(default_factory=Counter)
    """How likely each world is."""
    only_chance: bool = True
    """Nobody has chosen anything hidden, so how likely the worlds are depends on no opinion of those who choose."""


def key_of(situation: Situation, seat: int | None) -> Key:
    """Where all cards lie that may be hidden from a seat, but for the deck, in which the others are."""
    words = situation.to_position()
    found = []
    if situation.game.options.get("draws") == "secret":
        for other, piles in enumerate(words["piles"]):
            run = [words["run"]] if other == words["turn"] else []
            if other != seat:
                found += [(f"pile {other}", tuple(cards)) for cards in [*run, *(pile["beneath"] for pile in piles)]]
    for other, cards in enumerate(words.get("hands") or words["banks"]):
        if other != seat:
            found.append((f"hand {other}", tuple(cards)))
    for other, crews in enumerate(words.get("crews", [])):
        for number, crew in enumerate(crews):
            if other != seat and crew["facedown"] is not None:
                found.append((f"facedown {other}.{number}", (crew["facedown"],)))
    return tuple(found)


def deals(pool: Counter[str], size: int) -> Iterator[tuple[Counter[str], int]]:
    """All hands of so many cards that can be dealt from a pool, each with the number of ways to deal it."""
    kinds = sorted(pool)
    for counts in product(*(range(min(size, pool[kind]) + 1) for kind in kinds)):
        if sum(counts) == size:
            hand = Counter({kind: count for kind, count in zip(kinds, counts, strict=True) if count})
            yield hand, prod(comb(pool[kind], count) for kind, count in hand.items())


def beginnings(situation: Situation, seat: int | None) -> list[tuple[Situation, float]]:
    """Every world that may be at the beginning, where all hands and facedown cards of others are dealt at random (beside what is known)."""
    position = situation.to_position()
    hands = "hands" if "hands" in position else "banks"
    known = [Counter(cards) for cards in position["known"]]
    if seat is not None and "known_to" in position:
        known = [sure + Counter(cards) for sure, cards in zip(known, position["known_to"][seat], strict=True)]
    s = situation._s
    deck = s.pile if hasattr(s, "pile") else s.deck
    write = situation.game.parts.cards.write
    pool = Counter({write(s, kind): count for kind, count in enumerate(deck) if count})
    places: list[tuple[int, int | None, int, Counter[str]]] = []
    for other, cards in enumerate(position[hands]):
        if other != seat:
            pool.update(cards)
            pool.subtract(known[other])
            places.append((other, None, len(cards) - known[other].total(), known[other]))
    for other, crews in enumerate(position.get("crews", [])):
        for number, crew in enumerate(crews):
            if other != seat and crew["facedown"] is not None:
                pool.update([crew["facedown"]])
                places.append((other, number, 1, Counter()))
    found: list[tuple[dict[object, list[str]], Counter[str], float]] = [({}, +pool, 1.0)]
    for other, number, size, sure in places:
        found = [
            ({**laid, (other, number): sorted((hand + sure).elements())}, left - hand, ways * more)
            for laid, left, ways in found
            for hand, more in deals(left, size)
            if number is None or "mirror" not in hand
        ]
    worlds = []
    for laid, _, ways in found:
        words = {**position, hands: list(position[hands])}
        words.pop("deck", None), words.pop("pile", None)
        if "crews" in position:
            words["crews"] = [[dict(crew) for crew in crews] for crews in position["crews"]]
        for (other, number), cards in laid.items():
            if number is None:
                words[hands][other] = cards
            else:
                words["crews"][other][number]["facedown"] = cards[0]
        with suppress(Refused):  # where a card lies that can never lie there
            worlds.append((situation.game.position(words), ways))
    return worlds


def all_draws(
    world: Situation, move, glimpsed: Sequence[int], told: tuple[str, ...] = ()
) -> Iterator[tuple[Situation, float]]:
    """The situations after a move, for all that chance can bring, each with its odds; what the seat saw being drawn is what it saw."""
    s = world._s.copy()
    s.told_odds = 1.0
    world.game.tell_chance(s, told)
    try:
        world.game.run(s, "play_packed", move.packed)
        world.game.check_chance(s)
    except (Refused, IndexError):  # a card that cannot come, or of a kind that never lies there
        return
    odds = s.told_odds
    after = Situation(world.game, s)
    if len(after.drawn) == len(told):
        yield after, odds
        return
    cards = world.game.parts.cards
    seen = glimpsed[len(told)] if len(told) < len(glimpsed) else UNTOLD
    for kind in range(cards.width) if seen == UNTOLD else [seen]:
        yield from all_draws(world, move, glimpsed, (*told, cards.write(s, kind)))


def told(situation: Situation, seat: int | None) -> object:
    """All that a seat was told and shown by the last move."""
    return [fact.to_dict() for fact in situation.facts(seat)], situation.view(seat).to_dict()


def could_be(world: Situation, truth: Situation, move, seat: int | None) -> list:
    """The moves of a world that a seat could not tell from the one that was made."""
    if world.turn == seat:
        return [other for other in world.moves() if other == move]
    return [other for other in world.moves() if other.open_text == move.open_text]


SHOWN = {"formed", "expanded", "paid", "used-trick", "discarded", "played", "played-extra", "matched", "gave-openly"}
"""Facts that name cards which whoever moves has chosen to show."""


def shown_by(situation: Situation, mover: int) -> Counter[str]:
    """The cards of their hand that somebody has shown with the last move (which was not to place a trap)."""
    cards: Counter[str] = Counter()
    for fact in situation.facts(None):
        details = fact.details
        if fact.name in SHOWN and details.get("seat", details.get("giver")) == mover:
            cards[details["card"]] += details.get("number", 1)
        elif fact.name == "handed-over":
            cards["hackers"] += details["number"]
    return cards


def like_cards(world: Situation, truth: Situation, seat: int | None, shown: Counter[str]) -> int:
    """In how many ways whoever moves could have shown these cards of the unknown ones in their hand."""
    mover, s, write = truth.turn, truth._s, world.game.parts.cards.write
    ways = 1
    for kind, held in enumerate(world._s.hand[mover]):
        known = s.seen[mover][kind] + (s.known[seat][mover][kind] if seat is not None and hasattr(s, "known") else 0)
        unknown_shown = max(0, shown[write(s, kind)] - known)
        ways *= max(1, perm(max(0, held - known), unknown_shown))
    return ways


TAKEN = {"stolen": "", "revealed": "", "revealed-hacker": "hackers"}
"""Facts that name cards which chance has taken from somebody's hand."""


def was_one_of_several(before: Situation, after: Situation, seat: int | None) -> bool:
    """Whether chance has taken a card like one that was known to be in a hand: it may have been that one, or not.

    Hackers are known to be there, since they have just been handed over.
    """
    s, write = before._s, before.game.parts.cards.write
    names = [write(s, kind) for kind in range(len(s.seen[0]))]
    for fact in after.facts(seat):
        card = TAKEN.get(fact.name) or fact.details.get("card")
        if fact.name in TAKEN and card and fact.details["target"] != seat:
            target, kind = fact.details["target"], names.index(card)
            if fact.name == "revealed-hacker" or s.seen[target][kind] + (
                s.known[seat][target][kind] if seat is not None else 0
            ):
                return True
    return False


def enumerate_worlds(start: Situation, seat: int | None, steps: Sequence[Step]) -> Worlds:
    """The situation after all steps, and every world that the seat cannot rule out, with its weight."""
    shown = start.view(seat).to_dict()
    worlds = [(world, ways) for world, ways in beginnings(start, seat) if world.view(seat).to_dict() == shown]
    found = Worlds(start, seat)
    for text, chance in steps:
        truth = found.truth
        move = truth.find(text)
        after = truth.play(move, chance=list(chance))
        shown, glimpsed = told(after, seat), after.glimpse(seat).drawn
        open_cards = shown_by(after, truth.turn) if not text.startswith("place") else Counter()
        merged: dict[str, tuple[Situation, float]] = {}
        likes = set()
        for world, ways in worlds:
            moves = could_be(world, truth, move, seat)
            like = like_cards(world, truth, seat, open_cards)
            for other in moves:
                for then, odds in all_draws(world, other, glimpsed):
                    if told(then, seat) == shown:
                        name = repr([getattr(then._s, f.name) for f in then._s.layout if f.name not in FORGOTTEN])
                        before = merged.get(name, (then, 0.0))[1]
                        merged[name] = (then, before + ways * odds * like / len(moves))
                        likes.add(like)
                        found.only_chance &= len(moves) == 1
        # Where a card has passed unseen, it is open which cards were known to be in a hand.
        found.only_chance &= len(likes) == 1 or not getattr(truth._s, "trail", 0)
        found.only_chance &= not was_one_of_several(truth, after, seat)
        worlds, found.truth = list(merged.values()), after
    for world, ways in worlds:
        found.weights[key_of(world, seat)] += ways
    return found


FORGOTTEN = {"key", "words", "words_left", "blocks", "told", "told_count", "told_next", "told_wrong", "told_odds"}
"""Fields of chance: worlds that differ in nothing else are one."""


def random_steps(
    dice: Random, state: Situation, number: int, is_liked: Callable[[Move], bool], how_often: float
) -> Iterator[Step]:
    """So many random moves with what chance brought; those that are liked come more often than others."""
    for _ in range(number):
        moves = state.moves()
        liked = [move for move in moves if is_liked(move)]
        move = dice.choice(liked) if liked and dice.random() < how_often else dice.choice(moves)
        state = state.play(move)
        yield move.text, [card for card, _ in state.drawn]
        if state.turn is None:
            return


def imagined_worlds(situation: Situation, seat: int | None, seeds: range) -> Counter[Key]:
    """How often each world is imagined."""
    view = situation.view(seat)
    return Counter(key_of(situation.game.imagine(view, seed), seat) for seed in seeds)


MANY = 16
"""A world that is expected so often is sure to be imagined at least once."""
MOST = 6000
"""So many worlds are imagined at most in search of those that are seldom."""


def assert_same_worlds(
    start: Situation, seat: int | None, steps: Sequence[Step], *, exact: bool = True, times: int = 1500
) -> Worlds:
    """Just those worlds are imagined that cannot be ruled out, and where only chance was hidden, as often as they are likely."""
    worlds = enumerate_worlds(start, seat, steps)
    truth, total = worlds.truth, sum(worlds.weights.values())
    likely = {key: ways / total for key, ways in worlds.weights.items()}
    assert key_of(truth, seat) in likely
    if len(likely) == 1:
        times = 100
    imagined = imagined_worlds(truth, seat, range(times))
    if exact and worlds.only_chance:
        surprise = sum((imagined[key] - times * odds) ** 2 / (times * odds) for key, odds in likely.items())
        free = len(likely) - 1
        assert surprise < free + 6 * (2 * free) ** 0.5 + 12, f"{surprise:.0f} for {free} degrees of freedom"
    while times < MOST and any(MOST * odds > MANY and not imagined[key] for key, odds in likely.items()):
        imagined += imagined_worlds(truth, seat, range(times, times + 500))
        times += 500
    assert not imagined.keys() - likely.keys(), "imagined, but ruled out"
    never = [key for key, odds in likely.items() if not imagined[key] and times * odds > MANY]
    assert not never, "cannot be ruled out, but is never imagined"
    return worlds
