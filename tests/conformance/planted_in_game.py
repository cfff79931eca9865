"""Leaks planted into Cat Burglars, each of another kind."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from mewseum import Game, Situation
from mewseum.core import situation
from tests.conformance.planted import Plant

STATE, FACTS, ACTIONS = "state.py", "facts.py", "rules/actions.py"
LAY = "    tell(s, ACTIVATED, s.active, crew, card)\n"
DRAW = "    tell(s, RECRUITED_DECK, s.active, card)\n"
NEXT = "    after_pick(s)\n"
EXPAND = "    tell(s, EXPANDED, s.active, crew, card)\n"


def wrong_audience_of_a_field() -> Iterator[Plant]:
    def field(name: str, old: str, new: str) -> Plant:
        return Plant(name, ((STATE, old, new),))

    yield field("hands-public", "hand: list[Bag] = private(", "hand: list[Bag] = public(")
    yield field("hands-open-once-there-is-a-crew", "= private(SEATS, 7)", '= private(SEATS, 7, shown_when="crews")')
    yield field("facedown-cards-public", 'private(CREWS, owner="owner", used="crews")', "public(CREWS)")
    yield field("facedown-cards-of-the-wrong-owner", 'owner="owner"', 'owner="size"')
    yield field("balls-public", "balls: list[list[int]] = private(", "balls: list[list[int]] = public(")
    yield field("deck-public", "deck: Bag = secret(", "deck: Bag = public(")
    yield field("scored-colours-public", 'secret(SEATS, 6, shown_when="scored_shown")', "public(SEATS, 6)")
    first = "    # Options\n"
    yield field("key-of-the-generator-public", first, '    key: list[int] = public(8, kind="u4")\n')
    yield field("words-of-the-generator-public", first, '    words: list[int] = public(16, kind="u4")\n')
    yield field("place-of-the-generator-public", first, "    words_left: int = public()\n")


def wrong_audience_of_a_fact() -> Iterator[Plant]:
    drawn = 'seat=SEAT, card=hidden(CARD, but="seat")'
    yield Plant("deck-card-told-to-all", ((FACTS, drawn, "seat=SEAT, card=CARD"),))
    yield Plant("deck-card-told-to-a-wrong-seat", ((FACTS, drawn, 'seat=SEAT, card=hidden(CARD, but="card")'),))
    laid = 'crew=CREW, card=hidden(CARD, but="seat")'
    yield Plant("facedown-card-told-to-all", ((FACTS, laid, "crew=CREW, card=CARD"),))


def fact_for_a_hidden_reason() -> Iterator[Plant]:
    def rule(name: str, old: str, new: str) -> Plant:
        return Plant(name, ((ACTIONS, old, new),))

    yield rule("fact-told-of-some-cards-only", LAY, "    if card > 2:\n    " + LAY)
    yield rule("fact-told-twice", DRAW, DRAW + "    if card == 6:\n    " + DRAW)
    yield rule(
        "facts-in-hidden-order",
        DRAW + NEXT,
        "    if card < 3:\n    " + NEXT + DRAW + "    if card >= 3:\n    " + NEXT,
    )
    ripe = "    if s.facedown[crew] == card:\n        tell(s, FORMED, s.active, crew, card)\n"
    yield rule("fact-of-a-trap-that-becomes-a-ball", EXPAND, EXPAND + ripe)


def asked_for_a_hidden_reason() -> Iterator[Plant]:
    guarded, balls = "s.guarded[block] & s.owned[seat][block]", "s.balls[seat][block]"
    yield Plant("asked-for-more-only-with-a-ball", ((ACTIONS, guarded, balls),))
    no_second = "    if card == 6:\n        s.awaits = SECOND_PICK\n"
    yield Plant("second-pick-only-after-a-cat", ((ACTIONS, DRAW, DRAW + no_second),))
    over = "    if s.hand[s.active][6] > 3:\n        s.over, s.winners = 1, 1\n"
    yield Plant("game-over-for-a-hidden-reason", ((ACTIONS, DRAW, DRAW + over),))


def public_field_written_from_something_hidden() -> Iterator[Plant]:
    def after(name: str, line: str, more: str, **how: type[AssertionError]) -> Plant:
        return Plant(name, ((ACTIONS, line, f"{line}    {more}\n"),), **how)

    raised = "s.seen[s.active][card] += s.seen[s.active][card] == 0"
    yield after("seen-raised-by-a-draw", DRAW, raised)
    yield after("seen-raised-by-a-facedown-card", LAY, raised)
    yield Plant("seen-lowered-by-a-facedown-card", ((ACTIONS, " take_from_hand(s, ", " reveal_from_hand(s, "),))
    yield after("facedown-card-left-in-a-public-field", LAY, "s.trap = card")
    yield after("public-number-counts-hidden-cards", LAY, "s.target = s.hand[s.active][0]")
    wrong = "s.hand_size[s.active] -= card == 6"
    yield after("hand-size-counts-cats-only", DRAW, wrong, caught_as=AssertionError)
    yield Plant("draw-noted-as-public", ((ACTIONS, "draw_from_deck(s, only(s.active))", "draw_from_deck(s, -1)"),))


def words_made_from_something_beside_the_view() -> Iterator[Plant]:
    """A variable beside the state, in which a rule leaves the card that was drawn, and words that depend on it."""

    def words(name: str, old: str, new: str) -> Plant:
        return Plant(
            name,
            (
                (STATE, "HAND = 6\n", "HAND = 6\nMEMORY = [0]\n"),
                (ACTIONS, "\n\n\n@rule", "\nfrom ..state import MEMORY\n\n\n@rule"),
                (ACTIONS, DRAW, DRAW + "    MEMORY[0] = card\n"),
                ("describe.py", "\nHIDDEN =", "\nfrom .state import MEMORY\n\nHIDDEN ="),
                ("describe.py", old, new),
            ),
        )

    yield words("market-in-hidden-order", "(s.market)", "(s.market)[:: 1 - 2 * (MEMORY[0] % 2)]")
    yield words("list-padded-by-a-hidden-number", "(s.discard)", '(s.discard) + ("",) * MEMORY[0]')
    first = '"active": s.active,'
    yield words("key-there-for-a-hidden-reason", first, first + ' **({"mirror": 1} if MEMORY[0] == 6 else {}),')
    yield words("keys-in-hidden-order", first, '**({"first": s.first} if MEMORY[0] % 2 else {}), ' + first)


def memory_of_what_was_not_shown() -> Iterator[Plant]:
    """What everybody is said to have seen is worked out from more than everybody sees."""

    def memory(name: str, old: str, new: str) -> Plant:
        return Plant(
            name,
            (
                (STATE, "HAND = 6\n", "HAND = 6\nMEMORY = [0]\n"),
                (ACTIONS, "\n\n\n@rule", "\nfrom ..state import MEMORY\n\n\n@rule"),
                (ACTIONS, DRAW, DRAW + "    MEMORY[0] = card\n"),
                ("memory.py", "\n\n\ndef recall", "\nfrom .state import MEMORY\n\n\ndef recall"),
                ("memory.py", old, new),
            ),
        )

    yield memory(
        "unseen-without-a-card-that-was-drawn", "    return left\n", "    left[MEMORY[0]] -= 1\n    return left\n"
    )
    known = "cards(s.seen[seat])"
    yield memory("known-with-a-card-that-was-drawn", known, f"{known} + (CARDS[MEMORY[0]],)")
    kinds = "dict(zip(CARDS, unseen(s), strict=True))"
    turned = f"dict(list({kinds}.items())[:: 1 - 2 * (MEMORY[0] % 2)])"
    yield memory("kinds-remembered-in-hidden-order", kinds, turned)


def own_words_in_what_everybody_sees() -> Iterator[Plant]:
    """A seat's own words are written into those that all seats share, instead of beside them."""
    hands, crews = 'everybody["hands"].copy()', 'everybody["crews"].copy()'
    yield Plant("own-hand-written-for-everybody", (("describe.py", hands, 'everybody["hands"]'),))
    yield Plant("own-crews-written-for-everybody", (("describe.py", crews, 'everybody["crews"]'),))


def moves_that_tell_too_much() -> Iterator[Plant]:
    yield Plant("facedown-card-in-the-open-text", (("moves.py", "card=own(CARD)", "card=CARD"),))
    size = "s.size[crew] <= most and"
    yield Plant("infiltrating-offered-by-hidden-cards", (("rules/turn.py", size, f"s.facedown[crew] != 0 and {size}"),))
    last = "        offer_places(s, offers)\n"
    swap = "        for i in range(2, 6):\n            offers[i], offers[i + 4] = offers[i + 4], offers[i]\n"
    order = last + "    if s.deck[0] % 2 and offers[1] > 1:\n" + swap
    yield Plant("moves-offered-in-hidden-order", (("rules/whole.py", last, order),))
    name = "        return self.show(s, value)\n"
    marked = name.replace("\n", ' + "!" * s.facedown[value]\n')
    by = "return s.owner[value], crew_number(s, value)"
    lies = ("crew_names.py", name, marked), ("crew_names.py", by, f"{by}, s.facedown[value]")
    yield Plant("crews-called-by-hidden-cards", lies, named_by_the_whole_state)


def named_by_the_whole_state(monkeypatch: pytest.MonkeyPatch) -> None:
    """The moves of a seat are called by all that there is, and not by what everybody sees."""
    list_moves, view = Game.list_moves, Situation.view

    def view_with_moves(self: Situation, seat: int | None) -> Any:
        seen = view(self, seat)
        if seat is not None and seat == self.turn:
            seen.__dict__["moves"] = self.moves()
        return seen

    monkeypatch.setattr(Game, "list_moves", lambda self, s, everybody=None: list_moves(self, s, s))
    monkeypatch.setattr(Situation, "view", view_with_moves)


def refusals_that_tell_too_much() -> Iterator[Plant]:
    """Refusals that ask for more than a seat may see, and a kernel that lets them."""

    def whole_state(monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setattr(situation, "look", lambda s, seat: s)

    def refusal(name: str, old: str, new: str) -> Plant:
        return Plant(name, (("refusals.py", old, new),), whole_state)

    first = "    if move.verb not in STAGES[s.awaits]:\n"
    facedown = '    if s.facedown[0] > 2:\n        return refuse("no-facedown", "8.1")\n'
    yield refusal("refusal-because-of-a-hidden-card", first, facedown + first)
    empty = "    if s.hand[s.turn][card] == 0:\n"
    other = '    if s.hand[1 - s.turn % 2][card] > 1:\n        return refuse("no-facedown", "8.1")\n'
    yield refusal("refusal-because-of-another-hand", empty, other + empty)
    named = "card=card_key(move.second))"
    yield refusal("refusal-names-the-deck", named, named.replace("))", "), deck=list(s.deck))"))


def worlds_that_nobody_can_believe_in() -> Iterator[Plant]:
    def imagine(name: str, *changes: tuple[str, str]) -> Plant:
        return Plant(name, tuple(("imagine.py", old, new) for old, new in changes), caught_as=AssertionError)

    given, taken = "s.hand[other][card] += s.seen[other][card]", "s.aside[card] -= s.seen[other][card]"
    yield imagine("imagine-forgets-what-was-seen", (given, "pass"), (taken, "pass"))
    yield imagine("imagine-forgets-the-discard-pile", ("COPIES[card] - s.discard[card]", "COPIES[card]"))


IN_GAME = [
    *wrong_audience_of_a_field(),
    *wrong_audience_of_a_fact(),
    *fact_for_a_hidden_reason(),
    *asked_for_a_hidden_reason(),
    *public_field_written_from_something_hidden(),
    *words_made_from_something_beside_the_view(),
    *memory_of_what_was_not_shown(),
    *own_words_in_what_everybody_sees(),
    *moves_that_tell_too_much(),
    *refusals_that_tell_too_much(),
    *worlds_that_nobody_can_believe_in(),
]
