"""However much is asked for, and of however many kinds: only so much is worked out at the same time beside the event loop."""

from __future__ import annotations

import asyncio
import itertools
import json
import random
import time

import pytest
from litestar.testing import TestClient

from mewseum import game
from mewseum.server import beside, capacity, place, records, seeing, thinkers
from mewseum.server.app import Settings, make_app
from mewseum.server.attendance import Live
from mewseum.server.beside import Beside, Draw, TellGame
from mewseum.server.capacity import Capacity
from mewseum.server.lines import Ticket
from mewseum.server.live import LiveTables
from mewseum.server.thinkers import Question, Thinkers, Thought
from mewseum.server.whose import WHOSE
from tests.server.deals import ready_in, reveal_in
from tests.server.test_pace import Paper
from tests.table.evenings import begin

GAME = game("catham-city", players=2)
SEEN = GAME.deal(3).view(0).seen


def note_times(path):
    """Write down when a piece of work began and ended."""
    began = time.monotonic()
    time.sleep(0.05)
    with open(path, "a", encoding="ascii") as file:
        file.write(f"{began} {time.monotonic()}\n")


def work_noted(work):
    """In place of what is worked out."""
    note_times(work.address if isinstance(work, Draw) else work.table)
    return b"done"


def thought_noted(question):
    """In place of plain judgement."""
    note_times(question.table)
    return "done"


def most_at_once(path):
    """How many pieces of work were under way at the same time."""
    times = [tuple(map(float, line.split())) for line in path.read_text().splitlines()]
    return max(sum(began <= at < ended for began, ended in times) for at, _ in times)


def ask_everything(path, turns):
    """Ask for pictures, for games told again, and for bots' moves, a few of each; how many are done."""

    def tell_game():
        return TellGame(str(path), "catham-city", 2, {}, 1, (), (), (), None, is_over=False, first=0, is_open=False)

    def question(number):
        return Question("catham-city", 2, GAME.options, str(path), 0, "kitten", SEEN, "dice", f"{number}")

    async def story():
        shared = Capacity(turns)
        here, minds = Beside(shared), Thinkers(0, are_even=False, plain_process=True, capacity=shared)
        try:
            asked = [
                wish
                for number in range(3)
                for wish in (here.draw(str(path)), here.tell(tell_game()), minds.ask(question(number)))
            ]
            return len(await asyncio.gather(*asked))
        finally:
            minds.close()
            here.close()

    return asyncio.run(story())


@pytest.mark.parametrize("turns", [1, 2])
def test_work_of_all_kinds_takes_turns_and_no_more_is_under_way_than_there_are(monkeypatch, tmp_path, turns):
    monkeypatch.setattr(beside, "carry_out", work_noted)
    monkeypatch.setattr(thinkers, "think_plainly", thought_noted)
    monkeypatch.setattr(beside, "SOON_SECONDS", 300.0)
    monkeypatch.setattr(beside, "LATER_SECONDS", 300.0)

    assert ask_everything(tmp_path / "times", turns) == 9
    assert most_at_once(tmp_path / "times") <= turns


def served(turns, *wishes):
    """The order in which these have their turn, all of them waiting while another has the first one."""

    async def story():
        shared, order = Capacity(turns), []

        async def one(name):
            async with shared.turn(is_patient=name.startswith("patient")):
                order.append(name)

        async with shared.turn():
            waiting = [asyncio.create_task(one(name)) for name in wishes]
            await asyncio.sleep(0)
        await asyncio.gather(*waiting)
        return order

    return asyncio.run(story())


def test_what_a_table_waits_for_comes_first_and_the_rest_is_not_forgotten():
    urgent = [f"urgent {number}" for number in range(6)]
    assert served(1, "patient", *urgent) == [*urgent[:3], "patient", *urgent[3:]]


def test_whoever_waits_no_more_takes_no_turn():
    async def story():
        shared = Capacity(1)

        async def one():
            async with shared.turn():
                pass

        async with shared.turn():
            gone = [asyncio.create_task(one()) for _ in range(3)]
            await asyncio.sleep(0)
            for task in gone[:2]:
                task.cancel()
        gone[2].cancel()  # its turn has come at the same moment
        await asyncio.gather(*gone, return_exceptions=True)
        await asyncio.wait_for(one(), 10)

    asyncio.run(story())


def test_what_hangs_stops_nobody_else(monkeypatch):
    monkeypatch.setattr(capacity, "LONGEST_TURN_SECONDS", 0.05)

    async def story():
        shared, going_on = Capacity(1), asyncio.Event()

        async def hang():
            async with shared.turn():
                await going_on.wait()

        hanging = asyncio.create_task(hang())
        await asyncio.sleep(0)
        async with asyncio.timeout(10), shared.turn():
            going_on.set()
            await hanging
            assert shared._free == 0, "a turn that has been taken from somebody is not given back twice"
        return shared._free

    assert asyncio.run(story()) == 1


# In whose line a hint waits.


class Asked(Thinkers):
    """Notes in whose line questions wait."""

    def __init__(self):
        super().__init__(0)
        self.lines = []

    async def ask(self, question, whose=""):
        self.lines.append(whose)
        return Thought(thinkers.think_plainly(question))


def test_a_hint_waits_in_the_line_of_the_address_that_asks_though_it_has_no_socket():
    evening = begin(2, bots=("kitten",))
    while evening.awaited != 0:
        evening.play()

    async def story():
        minds = Asked()
        tables = LiveTables(Paper(itertools.repeat(0.0)), minds)
        WHOSE.set("192.0.2.7")
        await tables.advise(Live(evening.table), 0)
        await tables.close()
        return minds.lines

    assert asyncio.run(story()) == ["192.0.2.7"]


def test_tables_that_nobody_watches_leave_room_for_somebody_who_is_there(monkeypatch):
    monkeypatch.setattr(place, "MOST_WAITING_OF_NOBODY", 5)

    async def story():
        here = place.Place(time.time, work_noted)
        for number in range(5):
            here._urgent.join(Ticket(Draw("x"), "", group=f"{number}"))
        return [here.has_room_for(Ticket(Draw("x"), whose, group="g")) for whose in ("", "somebody")]

    assert asyncio.run(story()) == [False, True]


# Nothing is told again in the house's own process.


def test_records_and_replays_are_never_told_in_the_house_s_own_process(monkeypatch, tmp_path):
    """Neither on its event loop nor in a thread of it: here, whoever tells a game again fails."""

    def never(*_, **__):
        raise AssertionError("This is to be worked out beside the house.")

    monkeypatch.setattr(seeing, "replay_of", never)
    monkeypatch.setattr(records, "show_record", never)
    monkeypatch.setattr(records, "read_record", never)
    monkeypatch.setattr(beside, "LATER_SECONDS", 300.0)
    content = json.dumps(finished_game()).encode()
    with TestClient(make_app(Settings(f"sqlite:///{tmp_path / 't.sqlite'}", loopback=False, thinkers=0))) as client:
        brought = client.post("/api/records?seat=0", content=content)
        assert brought.status_code == 200, brought.text
        assert len(brought.json()["steps"]) > 5

        seated = client.post(
            "/api/tables", json={"game": "catham-city", "players": 2, "name": "Mia", "others": ["kitten"]}
        )
        seated = seated.json()
        for wish in (ready_in, reveal_in):
            assert client.post(f"/api/tables/{seated['table']}/do", json=wish(seated)).status_code == 200
        replay = client.get(f"/api/tables/{seated['table']}/replay")
        assert replay.status_code == 200, replay.text


def finished_game():
    """A record of a game that was played to its end."""
    from mewseum.record import Record

    dice, record = random.Random(4), Record(GAME, 4)
    state = record.start()
    while state.outcome is None:
        move = dice.choice(state.moves())
        record.add(move)
        state = state.play(move)
    return record.to_dict()
