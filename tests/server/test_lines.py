"""Questions wait for thinkers in lines: whoever asks a lot waits for themselves, and nobody else does."""

from __future__ import annotations

import asyncio
import os
import time
from typing import ClassVar

import pytest

from mewseum import game
from mewseum.server import place, thinkers
from mewseum.server.lines import Lines, Ticket
from mewseum.server.slots import Slots
from mewseum.server.thinkers import Question, Thinkers

GAME = game("catham-city", players=2)
SEEN = GAME.deal(3).view(0).seen


def question(table="t", bot="master", seconds=0.0):
    """What the stand-in for a thinker below sleeps over."""
    return Question("catham-city", 2, GAME.options, table, 0, bot, SEEN, "dice", story=f"{seconds}")


def sleep_over(asked):
    """In place of thinking, in a process of its own."""
    time.sleep(float(asked.story))
    return f"{asked.table} {os.getpid()}"


def do_nothing():
    """In place of idle priority: on a busy machine that may be no time at all."""


@pytest.fixture
def sleepy(monkeypatch):
    """Thinkers who sleep."""
    monkeypatch.setattr(thinkers, "_answer", sleep_over)
    monkeypatch.setattr(thinkers, "_start_process", do_nothing)
    monkeypatch.setattr(thinkers, "think_plainly", lambda _: "plain")
    monkeypatch.setattr(thinkers, "DEADLINE", 60.0)
    monkeypatch.setattr(thinkers, "are_kept", lambda _: True)


def with_thinkers(story):
    async def tell():
        minds = Thinkers(1, are_even=False)
        usual, thinkers.LONGEST_WAIT = thinkers.LONGEST_WAIT, 300.0
        try:
            await minds.ask(question("t", "somebody"))  # a process takes its time to start
            thinkers.LONGEST_WAIT = usual
            return await story(minds)
        finally:
            thinkers.LONGEST_WAIT = usual
            minds.close()

    return asyncio.run(tell())


def in_a_loop(story):
    async def tell():
        return story()

    return asyncio.run(tell())


def served(lines):
    order = []
    while (ticket := lines.serve()) is not None:
        order.append(ticket.question)
    return order


def join_all(*names):
    """Lines in which these wait, each in the line of its first letter."""
    lines = Lines()
    for name in names:
        lines.join(Ticket(name, name[0]))
    return lines


def test_lines_are_served_in_turn():
    assert in_a_loop(lambda: served(join_all("a1", "a2", "a3", "a4", "b1", "c1", "c2"))) == [
        "a1", "b1", "c1", "a2", "c2", "a3", "a4",
    ]  # fmt: skip


def test_who_is_ahead_of_whom():
    def story():
        lines = join_all("a1", "a2", "a3", "b1")
        return [[ticket.question for ticket in lines.ahead(whose)] for whose in "abc"]

    assert in_a_loop(story) == [["a1", "a2", "a3", "b1"], ["a1", "a2", "b1"], ["a1", "b1"]]


def test_who_waits_no_more_is_not_served():
    def story():
        lines = Lines()
        tickets = [Ticket(name, name[0]) for name in ("a1", "b1", "a2")]
        for ticket in tickets:
            lines.join(ticket)
        for ticket in (tickets[0], tickets[1], tickets[1]):
            lines.leave(ticket)
        return served(lines)

    assert in_a_loop(story) == ["a2"]


def test_a_stranger_is_served_next_however_many_questions_of_another_wait(sleepy, monkeypatch):
    monkeypatch.setattr(thinkers, "LONGEST_WAIT", 1e6)
    order = []

    async def ask(minds, number, whose):
        await minds.ask(question(f"{whose}{number}", seconds=0.02), whose)
        order.append(whose)

    async def story(minds):
        many = [asyncio.create_task(ask(minds, number, "many")) for number in range(29)]
        await asyncio.sleep(0)
        await asyncio.gather(*many, ask(minds, 0, "stranger"))

    with_thinkers(story)
    assert order.index("stranger") <= 2


def test_whoever_would_wait_too_long_is_answered_by_plain_judgement_at_once(sleepy):
    async def story(minds):
        many = [asyncio.create_task(minds.ask(question(f"t{number}", seconds=0.05), "many")) for number in range(29)]
        await asyncio.sleep(0)
        stranger = minds.ask(question("s", seconds=0.05), "stranger")
        return [thought.answer for thought in await asyncio.gather(*many)], (await stranger).answer

    many, stranger = with_thinkers(story)
    assert stranger != "plain"
    assert many.count("plain") >= 20
    assert "plain" not in many[:3]


def test_a_table_may_have_few_questions_waiting(sleepy, monkeypatch):
    monkeypatch.setattr(thinkers, "LONGEST_WAIT", 1e6)

    async def story(minds):
        return await asyncio.gather(*(minds.ask(question(seconds=0.01), "mia") for _ in range(9)))

    answers = [thought.answer for thought in with_thinkers(story)]
    assert answers.count("plain") == 9 - place.MOST_WAITING_IN_A_GROUP


def test_a_thinker_that_hangs_is_replaced(sleepy, monkeypatch):
    monkeypatch.setattr(place, "HUNG_SECONDS", 20.0)

    async def story(minds):
        first = await minds.ask(question("t1"))
        monkeypatch.setattr(place, "HUNG_SECONDS", 0.2)
        hung = await minds.ask(question("t2", seconds=1e6))
        monkeypatch.setattr(place, "HUNG_SECONDS", 20.0)
        return first.answer, hung.answer, (await minds.ask(question("t3"))).answer

    first, hung, third = with_thinkers(story)
    assert hung == "plain"
    assert third.split()[0] == "t3"
    assert first.split()[1] != third.split()[1], "another process"


def test_while_a_thinker_hangs_nobody_waits_for_it(sleepy, monkeypatch):
    monkeypatch.setattr(thinkers, "LONGEST_WAIT", 0.1)
    monkeypatch.setattr(place, "OVERDUE_SECONDS", 0.1)
    monkeypatch.setattr(Slots, "expected", lambda *_: 0.0)

    async def story(minds):
        hanging = asyncio.create_task(minds.ask(question("t1", seconds=1e6)))
        desk = minds._places[0]._desks[0]
        while desk.asked is None or desk.asked.began is None:
            await asyncio.sleep(0.01)
        await asyncio.sleep(0.2)
        answer = (await minds.ask(question("t2"))).answer
        hanging.cancel()
        return answer

    assert with_thinkers(story) == "plain"


def test_nobody_waits_for_long_for_a_turn_that_was_expected_sooner(sleepy):
    async def story(minds):
        hanging = asyncio.create_task(minds.ask(question("t1", seconds=1e6)))
        await asyncio.sleep(0.05)
        began = time.monotonic()
        answer = (await minds.ask(question("t2"))).answer
        hanging.cancel()
        return answer, time.monotonic() - began

    answer, waited = with_thinkers(story)
    assert answer == "plain"
    assert 1.5 < waited < thinkers.LONGEST_WAIT + 5.0


def test_a_question_that_cannot_be_answered_keeps_nobody_waiting(sleepy, caplog):
    async def story(minds):
        broken = await minds.ask(question("t1", seconds="no number"))
        return broken.answer, (await minds.ask(question("t2"))).answer

    broken, good = with_thinkers(story)
    assert broken == "plain"
    assert good.startswith("t2")
    assert "A question could not be answered." in caplog.text


class Compiling:
    """In place of a process that compiles."""

    started: ClassVar[list[Compiling]] = []

    def __init__(self, command, **_):
        self.slug, self.code = command[-1], None
        Compiling.started.append(self)

    def poll(self):
        return self.code

    def terminate(self):
        self.code = -15


def test_games_are_compiled_one_after_another_and_nobody_looks_twice_whether_they_are(sleepy, monkeypatch):
    looked = []
    monkeypatch.setattr(thinkers, "are_kept", lambda parts: looked.append(parts.slug))
    monkeypatch.setattr(thinkers.subprocess, "Popen", Compiling)
    monkeypatch.setattr(Compiling, "started", [])

    async def story():
        minds = Thinkers(1)
        try:
            assert not any([await minds._is_warm(slug) for slug in ("meow", "cat-burglars", "meow", "cat-burglars")])
            assert [process.slug for process in Compiling.started] == ["meow"]
            Compiling.started[0].code = 0
            assert await minds._is_warm("meow")
            assert not await minds._is_warm("cat-burglars")
            assert [process.slug for process in Compiling.started] == ["meow", "cat-burglars"]
            Compiling.started[1].code = 1  # no compiler, say: nobody tries again and again
            assert not await minds._is_warm("cat-burglars")
            assert len(Compiling.started) == 2
        finally:
            minds.close()

    asyncio.run(story())
    assert looked == ["meow", "cat-burglars"]


def test_where_it_cannot_be_looked_up_plain_judgement_answers_and_whoever_asks_next_looks_again(sleepy, monkeypatch):
    looks = iter([OSError("too many open files"), None])

    def look(_):
        if (failure := next(looks)) is not None:
            raise failure
        return True

    monkeypatch.setattr(thinkers, "are_kept", look)

    async def story():
        minds = Thinkers(1)
        try:
            return [await minds._is_warm("meow") for _ in range(3)]
        finally:
            minds.close()

    assert asyncio.run(story()) == [False, True, True]
