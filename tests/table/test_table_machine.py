"""Whatever is asked of a table in whatever order: what it refuses changes nothing, and its entries are all there is to it."""

from __future__ import annotations

import contextlib
from typing import Any

import pytest
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, rule, run_state_machine_as_test

from mewseum import GAMES, Refused
from mewseum.table.entries import (
    AnyEntry,
    Away,
    Clock,
    Clocked,
    Here,
    Hinted,
    Played,
    Rematched,
    Said,
    StoodIn,
    Undid,
    decode_entry,
    encode_entry,
)
from mewseum.table.table import Table
from tests.table.evenings import NUMBERS, PEOPLE, Evening, begin, everything

SEATS = st.integers(0, 3)
ASKERS = st.none() | SEATS
CLOCKS = st.none() | st.builds(Clock, st.floats(0, 200), st.floats(-1, 10))
QUIET = Said, Hinted, Away, Here, Clocked, StoodIn, Rematched
"""Entries that change nothing of the game itself."""
OF_A_SEAT = ("undo", "resign", "leave", "take_back", "go_away", "come_back", "take_hint")


class AnyTable(RuleBasedStateMachine):
    """A table at which people ask for whatever comes to their minds."""

    def __init__(self, game: str) -> None:
        super().__init__()
        self.game = game

    @initialize(
        players=st.integers(2, 3),
        bots=st.integers(0, 2),
        clock=st.none() | st.just(Clock(60, 2)),
        begun=st.integers(0, 3),
    )
    def open(self, players: int, bots: int, clock: Clock | None, begun: int) -> None:
        wish: dict[str, Any] = {"game": self.game, "clock": clock, "grace": 20.0, "hints": True}
        if begun:
            self.evening = begin(players, ("kitten",) * min(bots, players - 1), **wish)
        else:
            self.evening = Evening(players, **wish)

    @property
    def table(self) -> Table:
        return self.evening.table

    def views(self) -> list[Any]:
        seats = [None, *range(self.table.setup.players)]
        return [] if self.table.state is None else [self.table.state.view(seat) for seat in seats]

    def ask(self, request: str, *arguments: Any, **more: Any) -> None:
        """Ask; if it is refused, nothing is changed, else there is one entry more."""
        before = everything(self.table)
        entry = None
        with contextlib.suppress(Refused):
            entry = self.evening.ask(request, *arguments, **more)
        assert everything(self.table) == before, "nothing has happened yet"
        if entry is not None:
            self.let_happen(entry, before)

    def let_happen(self, entry: AnyEntry, before: dict[str, Any]) -> None:
        table, views = self.table, self.views()
        self.evening.table = table.after(entry)
        self.evening.entries.append(entry)
        assert everything(table) == before, "the table before stays as it was"
        assert self.table.number == table.number + 1
        assert decode_entry(encode_entry(entry)) == entry
        if isinstance(entry, Undid):
            movers = [earlier.seat for earlier in self.evening.entries if isinstance(earlier, Played)]
            assert movers[-1] == entry.seat, "nobody else has moved since"
        if isinstance(entry, QUIET):
            assert self.views() == views
            assert self.table.changed == table.changed

    # What people ask for.

    @rule(seat=st.none() | st.integers(-1, 4), name=st.sampled_from(PEOPLE) | st.text(max_size=30))
    def sit(self, seat: int | None, name: str) -> None:
        self.ask("sit", seat, name, message="sit")

    @rule(asker=ASKERS, seat=SEATS, bot=st.sampled_from(["kitten", "master:bold"]))
    def fill(self, asker: int | None, seat: int, bot: str) -> None:
        self.ask("fill", asker, seat, bot)

    @rule(asker=ASKERS, seat=SEATS)
    def clear(self, asker: int | None, seat: int) -> None:
        self.ask("clear", asker, seat)

    @rule(seat=SEATS, digits=st.none() | st.text("0123456789abcdefg", max_size=70))
    def ready(self, seat: int, digits: str | None) -> None:
        self.ask("ready", seat, self.evening.commitment(seat) if digits is None else digits)

    @rule(seat=SEATS, number=st.sampled_from(NUMBERS) | st.text("0123456789abcdefg", max_size=70))
    def reveal(self, seat: int, number: str) -> None:
        self.ask("reveal", seat, number)

    @rule(seats=st.permutations(range(3)))
    def all_devices_reveal(self, seats: list[int]) -> None:
        for seat in seats:
            self.ask("reveal", seat, NUMBERS[seat])

    @rule(choices=st.lists(st.integers(0, 1000), min_size=1, max_size=12))
    def play_on(self, choices: list[int]) -> None:
        """Legal moves of whoever is to act."""
        for choice in choices:
            if self.table.awaited is not None:
                moves = self.evening.state.moves()
                move, bot = str(moves[choice % len(moves)]), bool(self.table.awaited_bot)
                self.ask("play", self.table.awaited, move, self.table.changed, bot=bot)

    @rule(seat=SEATS, choice=st.integers(0, 1000), after=st.none() | st.integers(-1, 60), bot=st.booleans())
    def play_anything(self, seat: int, choice: int, after: int | None, bot: bool) -> None:
        moves = ["", "pass", "recruit deck"] if self.table.state is None else [*map(str, self.table.state.moves()), "?"]
        self.ask("play", seat, moves[choice % len(moves)], after, bot=bot)

    @rule(request=st.sampled_from(OF_A_SEAT), seat=SEATS)
    def ask_for_a_seat(self, request: str, seat: int) -> None:
        self.ask(request, seat % self.table.setup.players)

    @rule()
    def take_back_all_that_can_be(self) -> None:
        for seat in [*range(self.table.setup.players)] * 3:
            self.ask("undo", seat)

    @rule(asker=SEATS, seat=SEATS)
    def replace(self, asker: int, seat: int) -> None:
        self.ask("replace", asker, seat)

    @rule(asker=ASKERS, clock=CLOCKS)
    def set_clock(self, asker: int | None, clock: Clock | None) -> None:
        self.ask("set_clock", asker, clock)

    @rule(seat=SEATS, text=st.text(max_size=300))
    def say(self, seat: int, text: str) -> None:
        self.ask("say", seat % self.table.setup.players, text)

    @rule(seat=SEATS)
    def ask_rematch(self, seat: int) -> None:
        self.ask("ask_rematch", seat % self.table.setup.players, "k8")

    @rule(seconds=st.floats(0, 90))
    def wait(self, seconds: float) -> None:
        self.evening.now += seconds
        self.ask("tick")

    # What is always so.

    @invariant()
    def what_is_over_is_not_waited_for(self) -> None:
        if self.table.over or not self.table.began:
            assert (self.table.due() is not None) == (
                not self.table.began and bool(self.table.dealing.closed_at is not None)
            )
            assert self.table.awaited is None
        elif self.table.awaited_bot:
            assert self.table.due() is not None

    @invariant()
    def numbers_come_only_when_everybody_has_committed(self) -> None:
        table = self.table
        if any(seat.number is not None for seat in table.seats):
            assert table.dealing.closed_at is not None
            assert all(seat.bot or seat.commitment for seat in table.seats)
        if table.began:
            assert table.missing == []

    @invariant()
    def what_is_due_is_not_what_was_due_before(self) -> None:
        assert self.table.due() == self.table._work_out_due()

    @invariant()
    def time_left_is_never_less_than_nothing(self) -> None:
        assert min(self.evening.left) >= 0

    @invariant()
    def nobody_may_take_back_what_another_did(self) -> None:
        assert sum(self.table.may_undo(seat) is not False for seat in range(self.table.setup.players)) <= 1

    def teardown(self) -> None:
        if not hasattr(self, "evening"):
            return
        if self.table.record is not None:
            assert self.table.record.last() == self.table.state, "what is recorded is what was played"
        again = Table(self.evening.setup)
        again.replay(decode_entry(encode_entry(entry)) for entry in self.evening.entries)
        assert everything(again) == everything(self.table), "the same entries give the same table"


@pytest.mark.parametrize("game", GAMES)
def test_anything_may_be_asked_of_a_table(game):
    run_state_machine_as_test(lambda: AnyTable(game), settings=settings(max_examples=40, stateful_step_count=40))
