"""Leaks planted into the kernel, each of another kind."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest

from mewseum import Game, Refused, Situation, View
from mewseum.core import facts, fields, situation, view
from mewseum.core.words import Phrase
from tests.conformance.planted import Plant


def patch_look(monkeypatch: pytest.MonkeyPatch, change: Callable) -> None:
    def look(s, seat):
        seen = fields.select(s, seat)
        change(s, seat, seen)
        return seen

    monkeypatch.setattr(view, "look", look)
    monkeypatch.setattr(situation, "look", look)


def one_row_too_many(monkeypatch: pytest.MonkeyPatch) -> None:
    def change(s, seat, seen):
        if seat + 1 < s.players:
            seen.hand[seat + 1] = list(s.hand[seat + 1])

    patch_look(monkeypatch, change)


def last_row_for_spectators(monkeypatch: pytest.MonkeyPatch) -> None:
    """Row number -1, as a spectator's number is."""

    def change(s, seat, seen):
        last = range(s.players)[seat]
        seen.hand[last] = list(s.hand[last])

    patch_look(monkeypatch, change)


def raw_facts_in_view(monkeypatch: pytest.MonkeyPatch) -> None:
    def change(s, seat, seen):
        seen.facts = list(s.facts)

    patch_look(monkeypatch, change)


def raw_draws_in_view(monkeypatch: pytest.MonkeyPatch) -> None:
    def change(s, seat, seen):
        seen.drawn = list(s.drawn)

    patch_look(monkeypatch, change)


def mirrors_beside_the_view(monkeypatch: pytest.MonkeyPatch) -> None:
    """A count of all hidden mirrors, beside the view."""
    honest = Situation.view

    def view(self, seat):
        seen = honest(self, seat)
        seen.mirrors = [row[6] for row in self._s.hand]
        return seen

    monkeypatch.setattr(Situation, "view", view)


def secrets_open_at_the_end(monkeypatch: pytest.MonkeyPatch) -> None:
    def change(s, seat, seen):
        if s.over:
            for field in s.layout:
                setattr(seen, field.name, getattr(s.copy(), field.name))

    patch_look(monkeypatch, change)


def hands_open_in_the_last_round(monkeypatch: pytest.MonkeyPatch) -> None:
    def change(s, seat, seen):
        if s.last_round:
            seen.hand = s.copy().hand

    patch_look(monkeypatch, change)


def seed_in_words(monkeypatch: pytest.MonkeyPatch) -> None:
    honest_init, honest_words = View.__init__, View.to_dict

    def init(self, game, s, seat, everybody=None):
        honest_init(self, game, s, seat, everybody)
        self.game.last_key = s.key

    monkeypatch.setattr(View, "__init__", init)
    monkeypatch.setattr(View, "to_dict", lambda self: honest_words(self) | {"seed": self.game.last_key})


def whole_state_behind_the_view(monkeypatch: pytest.MonkeyPatch) -> None:
    honest = View.__init__

    def init(self, game, s, seat, everybody=None):
        honest(self, game, s, seat, everybody)
        self._state = s

    monkeypatch.setattr(View, "__init__", init)


def first_view_for_all(monkeypatch: pytest.MonkeyPatch) -> None:
    honest = Situation.view

    def cached(self, seat):
        if not hasattr(self, "_view"):
            self._view = honest(self, seat)
        return self._view

    monkeypatch.setattr(Situation, "view", cached)


def tell_as_the_mover(s: Any, seat: int, told: list) -> list[facts.Told]:
    """Facts as whoever they are about was told them."""
    as_seen_by = [dict(zip(kind.arguments, values, strict=True)).get("seat", seat) for kind, values in told]
    return [facts.told_to(s, mover, [fact])[0] for mover, fact in zip(as_seen_by, told, strict=True)]


def facts_for_all(monkeypatch: pytest.MonkeyPatch) -> None:
    def told_to(s, seat, told, everybody=None):
        return tell_as_the_mover(s, seat, told)

    monkeypatch.setattr(situation, "told_to", told_to)


def draws_for_all(monkeypatch: pytest.MonkeyPatch) -> None:
    """A glimpse that shows every drawn card."""
    honest = Situation.glimpse

    def glimpse(self, seat):
        return replace(honest(self, seat), drawn=tuple(kind for kind, _ in self._s.drawn))

    monkeypatch.setattr(Situation, "glimpse", glimpse)


def hidden_card_in_sentences(monkeypatch: pytest.MonkeyPatch) -> None:
    """The fact for programs is right, but the sentence for people says the card."""

    def told_to(s, seat, told, everybody=None):
        pairs = zip(facts.told_to(s, seat, told, everybody), tell_as_the_mover(s, seat, told), strict=True)
        return [replace(mine, phrase=Phrase(whole.phrase.key, **whole.phrase.details)) for mine, whole in pairs]

    monkeypatch.setattr(situation, "told_to", told_to)


def moves_of_others(monkeypatch: pytest.MonkeyPatch) -> None:
    """Everybody is shown the legal moves of the seat to act."""
    monkeypatch.setattr(
        Situation, "view", with_moves(lambda situation, view: situation.moves())
    )  # fmt: skip


def moves_in_hidden_order(monkeypatch: pytest.MonkeyPatch) -> None:
    def moves(situation, view):
        return view.moves[::-1] if situation._s.deck[0] % 2 else view.moves

    monkeypatch.setattr(Situation, "view", with_moves(moves))


def number_of_moves_of_others(monkeypatch: pytest.MonkeyPatch) -> None:
    honest_view, honest_words = Situation.view, View.to_dict

    def view(self, seat):
        seen = honest_view(self, seat)
        seen.choices = len(self.moves())
        return seen

    monkeypatch.setattr(Situation, "view", view)
    monkeypatch.setattr(View, "to_dict", lambda self: honest_words(self) | {"choices": getattr(self, "choices", 0)})


def with_moves(moves: Callable) -> Callable:
    honest = Situation.view

    def view(self, seat):
        seen = honest(self, seat)
        seen.__dict__["moves"] = moves(self, seen)
        return seen

    return view


def foresight_of_the_true_world(monkeypatch: pytest.MonkeyPatch) -> None:
    """Who looks at what follows a move sees what really follows, the card that it draws too."""
    honest, situations = Situation.view, {}

    def view(self, seat):
        seen = honest(self, seat)
        situations[id(seen)] = seen, self
        return seen

    def foresee(self, move):
        after = situations[id(self)][1].play(move)
        return after.view(self.seat) if after.turn == self.seat else None

    monkeypatch.setattr(Situation, "view", view)
    monkeypatch.setattr(View, "foresee", foresee)


def spectator_is_seat_0(monkeypatch: pytest.MonkeyPatch) -> None:
    honest = Game.check_seat
    monkeypatch.setattr(Game, "check_seat", lambda self, seat: honest(self, seat or 0))


def spectator_has_seat_0s_facts(monkeypatch: pytest.MonkeyPatch) -> None:
    honest = Situation.facts
    monkeypatch.setattr(Situation, "facts", lambda self, seat: honest(self, seat or 0))


def refusal_by_what_is_legal(monkeypatch: pytest.MonkeyPatch) -> None:
    """Who tries a move out of turn hears something else if it is legal for the seat to act."""
    honest = Situation.find

    def find(self, move, seat=None):
        if seat is not None and seat != self.turn and not self._s.over:
            honest(self, move)
        return honest(self, move, seat)

    monkeypatch.setattr(Situation, "find", find)


def refusal_with_possible_moves(monkeypatch: pytest.MonkeyPatch) -> None:
    """What is possible instead, even for who is not to act."""
    honest = Situation.find

    def find(self, move, seat=None):
        try:
            return honest(self, move, seat)
        except Refused as refused:
            refused.details["possible"] = [str(move) for move in self.moves()]
            raise

    monkeypatch.setattr(Situation, "find", find)


IN_KERNEL = [
    Plant(change.__name__.replace("_", "-"), kernel=change)
    for change in (
        one_row_too_many,
        last_row_for_spectators,
        raw_facts_in_view,
        raw_draws_in_view,
        mirrors_beside_the_view,
        secrets_open_at_the_end,
        hands_open_in_the_last_round,
        seed_in_words,
        whole_state_behind_the_view,
        first_view_for_all,
        facts_for_all,
        draws_for_all,
        hidden_card_in_sentences,
        moves_of_others,
        moves_in_hidden_order,
        number_of_moves_of_others,
        foresight_of_the_true_world,
        spectator_is_seat_0,
        spectator_has_seat_0s_facts,
        refusal_by_what_is_legal,
        refusal_with_possible_moves,
    )
]
