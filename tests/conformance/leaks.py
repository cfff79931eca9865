"""The checks for leaks: two worlds that look alike to a seat must be alike in all that ever reaches this seat.

What *looks alike* is decided by `places`, where the tests themselves say which cards lie where and who may look at
them, and not by what the game declares. Alike worlds come from three sources:

- `imagine`: the game's own guess from a view;
- the same world with another generator, where only hidden draws and hidden choices differ;
- another deal in which this seat and the table got the same cards (this one asks neither views nor `imagine`).

Then the same move, as far as the seat can tell, is played in both. A hidden card may be turned up by it; then the two
worlds look alike no more, and nothing is compared. In all other cases not a byte may differ.
"""

from __future__ import annotations

import json
import random
from collections import Counter
from collections.abc import Callable
from itertools import islice
from typing import Any

from mewseum import Game, Move, Refused, Situation, View
from mewseum.core.chance import key_of
from mewseum.core.fields import PUBLIC, Fields
from mewseum.core.memory import tell_memory
from mewseum.core.moves import ranked
from tests.conformance.places import came_from, cards_of, check_all_cards, look, places, sees, shown
from tests.conformance.playing import choose, random_situations

WORLDS = 10
"""So many worlds are tried, since not all that happens in one can happen in another."""
STEPS = 80
"""So long two deals are followed at most."""
GARBAGE = ("", " ", "?", "0", "pass", "\x00", "recruit", "new new new", "1.1", "none -1", "𝟚", "ĳ" * 100)

Tally = Counter[str]
"""How many worlds were compared after which kind of move, so that nobody trusts a check that compares nothing."""


class Leak(AssertionError):
    """A seat could tell two worlds apart that look alike to it."""


# What reaches a seat


def everything(value: Any) -> str:
    """All that can be reached from an object, in bytes; only the game itself is no secret."""

    def unfold(value: Any) -> Any:
        if isinstance(value, Game):
            return value.slug
        if isinstance(value, (set, frozenset)):
            return sorted(value)
        if isinstance(value, Fields):
            places = [name for kind in type(value).__mro__ for name in getattr(kind, "__slots__", ())]
            return {name: getattr(value, name) for name in places}
        return vars(value) if hasattr(value, "__dict__") and not callable(value) else str(value)

    return json.dumps(value, default=unfold)


def reaches(situation: Situation, seat: int | None) -> dict[str, str]:
    """Every byte that a seat gets to know of a situation: words, legal moves, facts, and all that they carry.

    The others look first, as they do at a table: nothing of what is theirs may stay in what all share.
    """
    for other in {None, *range(situation.game.players)} - {seat}:
        situation.view(other).to_dict()
        situation.facts(other)
    game, view, facts = situation.game, situation.view(seat), situation.facts(seat)
    say, table = game.words("en").say, view.to_dict()
    return {
        "the turn": str((situation.turn, view.turn)),
        "the view in words": json.dumps(table),
        "the table in sentences": everything(game.parts.tell_table(table)),
        "what everybody has seen, in sentences": everything(tell_memory(table, game.parts.cards)),
        "the legal moves": everything(view.moves),
        "what follows the legal moves": json.dumps([what_follows(view, move) for move in one_of_each_kind(view.moves)]),
        "the view": everything(vars(view)),
        "the facts": json.dumps([told.to_dict() for told in facts]),
        "the facts in sentences": "\n".join(say(told.phrase.key, **told.phrase.details) for told in facts),
        "what the facts carry": everything(facts),
        "the drawn cards": str(situation.glimpse(seat).drawn),
        "the outcome": everything(situation.outcome),
        "what the score is made of": everything(view.breakdown),
    }


def one_of_each_kind(moves: list[Move]) -> list[Move]:
    """The last move of each kind."""
    return list({move.verb: move for move in moves}.values())


def what_follows(view: View, move: Move) -> dict[str, Any] | None:
    """What a seat can look at before it makes a move."""
    ahead = view.foresee(move)
    return None if ahead is None else ahead.to_dict()


def answer(situation: Situation, seat: int, text: str) -> tuple[str, str]:
    """What a seat hears when it tries this move: the reason in a word, and all that comes with it."""
    try:
        situation.play(text, seat=seat)
    except Refused as refused:
        return refused.key, f"{refused} {refused.key} {refused.section} {everything(refused.details)}"
    return "legal", "legal"


def answers(situation: Situation, seat: int | None, texts: list[str]) -> dict[str, str]:
    """What a seat hears when it tries these moves; a spectator cannot try any."""
    return {} if seat is None else {f"the answer to {text!r}": answer(situation, seat, text)[1] for text in texts}


def check_same(one: dict[str, str], other: dict[str, str], seat: int | None, when: str) -> None:
    """Not a byte may differ."""
    for channel, text in one.items():
        if other[channel] != text:
            who = "a spectator" if seat is None else f"seat {seat}"
            same = next((i for i, (a, b) in enumerate(zip(text, other[channel], strict=False)) if a != b), 60)
            excerpts = [f"…{text[max(0, same - 60) : same + 240]}" for text in (text, other[channel])]
            raise Leak("\n".join([f"{channel} lets {who} tell two worlds apart {when}:", *excerpts]))


# Worlds that look alike


def imagined(situation: Situation, seat: int | None, seed: int) -> Situation:
    """A world that the seat may believe in."""
    return situation.game.imagine(situation.view(seat), seed)


def reseeded(situation: Situation, seed: int) -> Situation:
    """The same world with another generator."""
    s = situation._s.copy()
    s.key, s.words_left, s.blocks = key_of(seed), 0, 0
    return Situation(situation.game, s)


def dealt_alike(situation: Situation, seat: int | None, dice: random.Random) -> Situation | None:
    """Another deal in which the seat saw the same; None if there is none that is easy to find."""
    for _ in range(WORLDS):
        other = with_chance(lambda chance: situation.game.deal(dice.getrandbits(64), chance), situation, seat)
        if other is not None and looks_alike(None, situation, None, other, seat):
            return other
    return None


def with_chance(play: Callable[[list[str | None]], Situation], seen: Situation, seat: int | None) -> Situation | None:
    """What happens if chance brings what the seat saw of it, and anything where it saw nothing; None if it cannot."""
    chance = [card if sees(seat, audience) else None for card, audience in seen.drawn]
    while True:
        try:
            return play(chance)
        except Refused as refused:
            if refused.key == "impossible-chance":
                return None
            if refused.key != "surplus-chance":
                raise
            chance.pop()


def looks_alike(before: Situation | None, after: Situation, before_other: Situation | None, other: Situation,
                seat: int | None) -> bool:  # fmt: skip
    """Whether a seat that saw the same cards before has seen the same cards now."""
    cards = cards_of(after.game.slug)
    by_rule = cards.SAID_BY_RULE
    if cards.all_cards(after._s) != cards.all_cards(other._s):  # which cards are in the game, everybody knows
        return False
    if [told for told in after.facts(None) if told.name in by_rule] != [
        told for told in other.facts(None) if told.name in by_rule
    ]:
        return False
    if look(after, seat) != look(other, seat) or shown(before, after) != shown(before_other, other):
        return False
    if before is not None and came_from(before, after, seat) != came_from(before_other, other, seat):
        return False
    if (after.turn is None) != (other.turn is None):
        raise Leak("that the game is over tells what is hidden")
    return after.turn is not None or look(after, seat, at_end=True) == look(other, seat, at_end=True)


# The checks


class Step:
    """A move that was played, and what reached a seat by it."""

    def __init__(self, before: Situation, move: Move, seat: int | None) -> None:
        self.before, self.move, self.seat = before, move, seat
        self.after = before.play(move)
        self._told = reaches(self.after, seat)

    def check_in(self, other: Situation, dice: random.Random) -> Situation | None:
        """Play in another world what looks the same to the seat, and compare all that reaches the seat.

        None if that is not possible there, or if a hidden card that is turned up there is another one.
        """
        moves = [move for move in other.moves() if self._reads_alike(move)]
        dice.shuffle(moves)
        moves.sort(key=lambda move: move.text == self.move.text)  # rather another card laid face down than the same
        for move in moves[:4]:
            after = with_chance(lambda chance, move=move: other.play(move, chance), self.after, self.seat)
            if after is not None and looks_alike(self.before, self.after, other, after, self.seat):
                when = f"after {self.move.open_text!r} ({self.move} here, {move} there)"
                check_same(self._told, reaches(after, self.seat), self.seat, when)
                return after
        return None

    def _reads_alike(self, move: Move) -> bool:
        if self.seat == self.before.turn:
            return move.text == self.move.text
        return (move.verb, move.open_text) == (self.move.verb, self.move.open_text)


def check_honest(situation: Situation, seat: int | None) -> None:
    """A view is its seat's own, lists moves for the seat to act only, and the very moves that are legal."""
    view = situation.view(seat)
    if view.to_dict()["seat"] != seat:
        raise Leak("a view is another seat's")
    if seat is not None and seat == situation.turn:
        if everything(view.moves) != everything(ranked(situation.moves())):
            raise Leak("legal moves depend on what their seat cannot see")
        assert view.moves, "who is to act has a legal move"
    elif view.moves or view.to_dict()["moves"]:
        raise Leak("moves are listed for a seat that is not to act")


def check_draws(before: Situation, after: Situation) -> None:
    """Who is noted to have seen a card that was drawn could look at it, before or after, or was told of it."""
    for card, audience in after.drawn:
        for seat in [None, *range(after.game.players)]:
            if sees(seat, audience) and after.turn is not None:
                seen = [*places(before).values(), *places(after).values()]
                told = [value for told in after.facts(seat) for value in told.details.values()]
                if card not in told and not any(sees(seat, place.audience) and place.cards.get(card) for place in seen):
                    raise Leak(f"a draw was noted as seen by {seat}, who cannot have seen it")


def check_open_texts(situation: Situation, seat: int | None, moves: list[Move]) -> None:
    """Moves that differ in the choice of a card, but look alike to a seat, read alike to it."""
    cards = situation.game.parts.cards

    def rest(move: Move) -> tuple[Any, ...]:
        values = dict(zip(move.verb.choices, (move.first, move.second)[2 - len(move.verb.choices) :], strict=True))
        return move.verb, *(value for name, value in values.items() if move.verb.choices[name] != cards)

    first: dict[str, tuple[Move, Any]] = {}
    for move in moves:
        after = situation.play(move)
        appearance = repr((rest(move), look(after, seat), shown(situation, after)))
        if appearance not in first:
            first[appearance] = move, places(after)
        elif places(after) != first[appearance][1] and move.open_text != first[appearance][0].open_text:
            raise Leak(f"what all may read of a move tells a hidden card: {move.open_text}")


def check_believable(situation: Situation, world: Situation, seat: int | None) -> None:
    """An imagined world looks as the seat saw it, with all cards, and somebody who can act; its view is the same."""
    over = situation.turn is None
    if look(situation, seat, at_end=over) != look(world, seat, at_end=over):
        raise Leak("an imagined world does not look as the seat saw it")
    if world.view(seat) != situation.view(seat):
        fields = world.view(seat).seen.differences(situation.view(seat).seen)
        raise Leak(f"the view of an imagined world differs in {fields}")
    check_all_cards(world)
    cards_of(situation.game.slug).check_sound(world._s)
    assert over or world.moves(), "who is to act in an imagined world has a legal move"


def check_situation(situation: Situation, seat: int | None, seed: int, attempts: Attempts, tally: Tally) -> None:
    """All checks on one situation for one seat, with one move of every kind."""
    dice = random.Random(f"{seed} {seat}")
    check_honest(situation, seat)
    unplayed = Situation(situation.game, situation._s.copy())  # without the facts of the last move
    told = reaches(unplayed, seat)
    texts = [] if seat is None else attempts.worth_trying(situation, seat)
    heard = answers(unplayed, seat, texts)
    worlds = [imagined(situation, seat, dice.getrandbits(64)) for _ in range(WORLDS)]
    for world in worlds:
        check_believable(situation, world, seat)
    for world in worlds[:2]:
        check_same(told, reaches(world, seat), seat, "before a move")
        check_same(heard, answers(world, seat, texts), seat, "by what it is refused")
        tally["imagined"] += 1
    if situation.turn is None:
        return
    moves = situation.moves()
    if seat != situation.turn:
        check_open_texts(situation, seat, dice.sample(moves, min(len(moves), 10)))
    for move in one_of_each(moves, dice):
        step = Step(situation, move, seat)
        check_draws(situation, step.after)
        if step.check_in(reseeded(situation, dice.getrandbits(64)), dice):
            tally[f"reseeded {move.verb.id}"] += 1
        dice.shuffle(worlds)
        alike = (world for world in worlds if step.check_in(world, dice))
        tally[f"imagined {move.verb.id}"] += len(list(islice(alike, 2)))


def one_of_each(moves: list[Move], dice: random.Random) -> list[Move]:
    """One move of every kind, in any order."""
    kinds = {move.verb: dice.choice([other for other in moves if other.verb == move.verb]) for move in moves}
    return dice.sample(list(kinds.values()), len(kinds))


def check_course(game: Game, seat: int | None, seed: int, tally: Tally) -> None:
    """Two deals that look alike to a seat, and moves that do, as long as there are such."""
    dice = random.Random(f"{seed} {seat}")
    world = game.deal(dice.getrandbits(64))
    other = dealt_alike(world, seat, dice)
    if other is None:
        return
    check_same(reaches(world, seat), reaches(other, seat), seat, "after the deal")
    attempts = Attempts(game, dice)
    for _ in range(STEPS):
        if world.turn is None:
            return
        attempts.add(world)
        texts = attempts.some(3)
        check_same(answers(world, seat, texts), answers(other, seat, texts), seat, "by what it is refused")
        check_honest(world, seat)
        for move in [choose(dice, world), *one_of_each(world.moves(), dice)]:
            step = Step(world, move, seat)
            follower = step.check_in(other, dice)
            if follower is not None:
                tally[f"dealt {move.verb.id}"] += 1
                world, other = step.after, follower
                break
        else:
            return


class Attempts:
    """What a seat may try: texts of moves of other moments, of other seats, with other words in them, and no moves."""

    def __init__(self, game: Game, dice: random.Random) -> None:
        self._dice = dice
        self._cards = [game.parts.cards.write(game.blank(0), card) for card in range(game.parts.cards.width)]
        self._texts: dict[str, dict[str, None]] = {"": dict.fromkeys(GARBAGE)}

    def add(self, *situations: Situation) -> None:
        """Remember the moves of these moments."""
        for move in (move for situation in situations for move in situation.moves()):
            self._texts.setdefault(move.verb.id, {})[str(move)] = None

    def some(self, number: int) -> list[str]:
        """So many texts, as many of each verb as of another."""
        kinds = [self._dice.choice(list(self._texts.values())) for _ in range(number)]
        return [self._misspell(self._dice.choice(list(texts))) for texts in kinds]

    def worth_trying(self, situation: Situation, seat: int) -> list[str]:
        """Texts that the seat is refused for as many different reasons as can be found."""
        if seat != situation.turn:
            return self.some(3)
        tried = self.some(40)
        for texts in self._texts.values():
            tried += self._dice.sample(list(texts), min(len(texts), 8))
        found: dict[tuple[str, ...], list[str]] = {}
        for text in tried:
            found.setdefault((*text.split()[:1], answer(situation, seat, text)[0]), []).append(text)
        return [text for texts in found.values() for text in texts[:2]]

    def _misspell(self, text: str) -> str:
        return " ".join(self._other(word) if self._dice.random() < 0.5 else word for word in text.split())

    def _other(self, word: str) -> str:
        if word in self._cards:
            return self._dice.choice(self._cards)
        return "".join(self._dice.choice("111122223345678") if letter.isdecimal() else letter for letter in word)


def circumstances(situation: Situation) -> list[str]:
    """What is special about a situation: the kinds of its moves, and which public numbers are not zero."""
    numbers = [field.name for field in situation._s.layout if field.audience == PUBLIC and not field.shape]
    return [
        *sorted({f"can {move.verb.id}" for move in situation.moves()}),
        *(f"{name} {'not ' * bool(getattr(situation._s, name))}zero" for name in numbers),
    ]


def pick_rarest_first(situations: list[Situation], least: int, dice: random.Random) -> list[int]:
    """Numbers of situations, so many for each circumstance that is met, those that are met least first."""
    met: dict[str, list[int]] = {}
    for number, situation in enumerate(situations):
        for circumstance in circumstances(situation):
            met.setdefault(circumstance, []).append(number)
    picked: dict[int, None] = {}
    for numbers in sorted(met.values(), key=len):
        wanted = min(least, len(numbers)) - len(picked.keys() & set(numbers))
        if wanted > 0:
            picked.update(dict.fromkeys(dice.sample([number for number in numbers if number not in picked], wanted)))
    return list(picked)


def check_leaks(game: Game, seed: int, least: int = 3, most: int | None = None) -> Tally:
    """All checks along one random game: some situations of every circumstance, and for every seat another deal."""
    tally: Tally = Counter()
    dice = random.Random(f"checks {seed}")
    everybody = [None, *range(game.players)]
    situations = list(random_situations(game, seed))
    attempts = Attempts(game, dice)
    attempts.add(*situations)
    picked = pick_rarest_first(situations, least, dice)
    for number in picked if most is None else dice.sample(picked, min(most, len(picked))):
        for seat in everybody:
            check_situation(situations[number], seat, dice.getrandbits(32), attempts, tally)
    for seat in everybody:
        check_course(game, seat, seed, tally)
    return tally
