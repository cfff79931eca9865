"""Work beside the event loop: fair among addresses, bounded, and not lost when a process dies."""

from __future__ import annotations

import asyncio
import itertools
import os
import random
import signal
import subprocess
import sys
import time

import pytest

from mewseum.core.refused import Refused
from mewseum.core.words import LANGUAGES
from mewseum.games import GAMES
from mewseum.server import beside, place, rebuilding
from mewseum.server.app import Settings, make_app, message_schema, prepare_answers
from mewseum.server.beside import MOST_OF_ONE, Beside, Draw, TakeBack, TellRecord
from mewseum.server.live import LiveTables
from mewseum.server.rebuilding import Rebuilding
from mewseum.server.store import Stored
from mewseum.server.thinkers import Thinkers
from mewseum.server.whose import WHOSE
from mewseum.table import names
from mewseum.table.shares import MOST_PLAYED
from tests.completing import completed
from tests.server.test_pace import Paper
from tests.table.evenings import begin, everything


@pytest.fixture(autouse=True)
def patient(monkeypatch):
    """A process takes its time to start where the machine is busy."""
    monkeypatch.setattr(beside, "SOON_SECONDS", 300.0)
    monkeypatch.setattr(beside, "LATER_SECONDS", 300.0)


def with_beside(story):
    async def tell():
        here = Beside()
        try:
            return await story(here)
        finally:
            here.close()

    return asyncio.run(tell())


# What is worked out there is what would be worked out here.


@pytest.mark.parametrize("slug", GAMES)
def test_whether_a_move_may_be_taken_back_is_answered_as_in_this_process(slug):
    async def story(here):
        dice, answers = random.Random(5), []
        for _ in range(3):
            evening = begin(2, game=slug)
            while len(evening.table.steps) < 40 and not evening.table.over and len(answers) < 6:
                mover = evening.awaited
                evening.play(str(dice.choice(evening.state.moves())))
                if evening.table.may_undo(mover) is not False:
                    (step,) = evening.table.steps_to_undo(mover)
                    setup = evening.setup
                    work = TakeBack(setup.game, setup.players, setup.options, step.before.whole(), step.move.text)
                    answers.append((await here.may_take_back(work), step.told_nothing))
        return answers

    answers = with_beside(story)
    assert answers
    assert all(there == here for there, here in answers)


def test_a_refusal_comes_back_as_it_is_said_in_every_language():
    async def story(here):
        with pytest.raises(Refused) as refused:
            await here.tell(TellRecord(b'{"mewseum": 1}', "evening.json", None, 0, is_open=False))
        return refused.value

    refusal = with_beside(story)
    assert refusal.key == "incomplete-record"
    for language in LANGUAGES:
        assert "evening.json" in refusal.say(language)


def test_a_refusal_within_a_refusal_comes_back_too():
    move = Refused("illegal-in-record", number=1, text="stop", reason=Refused("not-your-turn", seat=1, turn=2))
    import pickle

    assert pickle.loads(pickle.dumps(move)).say("de") == move.say("de")


# Fair, bounded, and not lost.


def slow_work(work):
    """In place of what is worked out."""
    time.sleep(0.03)
    return work.address.encode()


def die_once(work):
    """The process ends over it, the first time."""
    path = work.address
    if not os.path.exists(path):
        with open(path, "w", encoding="ascii"):
            pass
        os.kill(os.getpid(), signal.SIGKILL)
    return b"at last"


def die_always(_):
    os.kill(os.getpid(), signal.SIGKILL)


async def draw_for(here, whose, address):
    WHOSE.set(whose)
    return await here.draw(address)


def test_who_asks_for_much_waits_for_themselves_and_is_refused_what_is_too_much(monkeypatch):
    monkeypatch.setattr(beside, "carry_out", slow_work)
    answers = []

    async def note(here, whose, number):
        try:
            answers.append((await draw_for(here, whose, f"{whose}{number}")).decode())
        except Refused as refusal:
            answers.append(refusal.key)

    async def story(here):
        await draw_for(here, "nobody", "the process has started")
        many = [asyncio.create_task(note(here, "many", number)) for number in range(40)]
        await asyncio.sleep(0)
        await asyncio.gather(*many, note(here, "stranger", 0))

    with_beside(story)
    served = [answer for answer in answers if answer != "house-busy"]
    assert served.index("stranger0") <= 2
    assert len(answers) - len(served) == 40 - MOST_OF_ONE - 1 or len(answers) - len(served) == 40 - MOST_OF_ONE


def test_however_many_addresses_ask_the_queue_has_an_end(monkeypatch):
    monkeypatch.setattr(beside, "carry_out", slow_work)
    monkeypatch.setattr(beside, "MOST", 20)

    async def story(here):
        await draw_for(here, "nobody", "the process has started")
        asked = [asyncio.create_task(draw_for(here, f"{number}", "x")) for number in range(60)]
        done = await asyncio.gather(*asked, return_exceptions=True)
        return sum(isinstance(answer, Refused) and answer.key == "house-busy" for answer in done)

    assert with_beside(story) >= 60 - 20 - 1


def test_what_was_asked_is_answered_though_its_process_died(monkeypatch, tmp_path):
    monkeypatch.setattr(beside, "carry_out", die_once)
    path = str(tmp_path / "died")

    async def story(here):
        return await asyncio.gather(here.draw(path), here.draw(path))

    assert with_beside(story) == [b"at last", b"at last"]


def test_what_kills_every_process_is_refused_and_keeps_nobody_waiting(monkeypatch):
    monkeypatch.setattr(beside, "carry_out", die_always)

    async def story(here):
        with pytest.raises(Refused) as refused:
            await here.draw("x")
        return refused.value.key

    assert with_beside(story) == "house-busy"


def test_nobody_takes_up_all_the_room_at_a_place(monkeypatch):
    monkeypatch.setattr(place, "MOST_WAITING_OF_ONE", 3)

    async def story():
        here = place.Place(time.time, slow_work)
        for number in range(3):
            here._urgent.join(place.Ticket(Draw("x"), "many", group=f"{number}"))
        return [here.has_room_for(place.Ticket(Draw("x"), whose, group="g")) for whose in ("many", "stranger")]

    assert asyncio.run(story()) == [False, True]


def test_a_house_that_closes_waits_for_nothing_that_is_worked_out_and_says_nothing_of_it(monkeypatch):
    monkeypatch.setattr(beside, "carry_out", slow_work)

    async def story(here):
        await draw_for(here, "nobody", "the process has started")
        asked = [asyncio.create_task(draw_for(here, f"{number}", "x")) for number in range(20)]
        await asyncio.sleep(0)
        here.dismiss()
        late = asyncio.create_task(draw_for(here, "late", "x"))
        return await asyncio.gather(*asked, late, return_exceptions=True)

    answers = with_beside(story)
    assert [getattr(answer, "key", "") for answer in answers] == ["house-busy"] * 21


# Tables that are put together.


def a_long_evening(moves=300):
    evening = begin(2, game="catham-city")
    dice = random.Random(1)
    while len(evening.table.steps) <= moves and not evening.table.over:
        evening.play(str(dice.choice(evening.state.moves())))
    return evening


def test_a_table_is_put_together_in_slices_and_others_have_their_turn_between_them(monkeypatch):
    monkeypatch.setattr(rebuilding, "SLICE_SECONDS", 0.0)  # an entry at a time
    evening = a_long_evening(40)

    async def story():
        turns, tables = itertools.count(), Rebuilding()
        task = asyncio.create_task(tables.rebuild(Stored(evening.setup, evening.entries)))
        while not task.done():
            next(turns)
            await asyncio.sleep(0)
        return await task, next(turns)

    table, turns = asyncio.run(story())
    assert everything(table) == everything(evening.table)
    assert turns >= len(evening.entries)


def test_whoever_asks_for_many_long_tables_keeps_nobody_else_waiting(monkeypatch):
    monkeypatch.setattr(rebuilding, "SLICE_SECONDS", 0.0)
    long, short = a_long_evening(60), begin(2)
    done = []

    async def ask(tables, whose, evening):
        WHOSE.set(whose)
        await tables.rebuild(Stored(evening.setup, evening.entries))
        done.append(whose)

    async def story():
        tables = Rebuilding()
        many = [asyncio.create_task(ask(tables, "many", long)) for _ in range(20)]
        await asyncio.sleep(0)
        await asyncio.gather(*many, asyncio.create_task(ask(tables, "stranger", short)))

    asyncio.run(story())
    assert done[0] == "stranger"


def test_a_table_of_unknown_rules_is_refused_and_the_others_are_put_together():
    evening = begin(2)

    async def story():
        import msgspec

        tables = Rebuilding()
        unknown = Stored(msgspec.structs.replace(evening.setup, rules="0"), evening.entries)
        first, second = await asyncio.gather(
            tables.rebuild(unknown), tables.rebuild(Stored(evening.setup, evening.entries)), return_exceptions=True
        )
        return first.key, second.number

    assert asyncio.run(story()) == ("unknown-rules", len(evening.entries))


def test_the_longest_game_that_a_seat_can_make_has_an_end():
    """What is put together again is bounded by the moves of all seats."""
    assert MOST_PLAYED * 6 <= 10_000


# What is always the same is made once.


def test_what_names_are_compared_with_is_read_before_anybody_sits_down(tmp_path):
    names._reserved.cache_clear()
    prepare_answers(make_app(Settings(f"sqlite:///{tmp_path / 't.sqlite'}", thinkers=0)))
    assert names._reserved.cache_info().currsize == 1


def test_the_schema_of_the_messages_is_made_once():
    assert message_schema() is message_schema()


def test_no_bot_s_move_is_worked_out_in_the_house_s_own_process(monkeypatch):
    """However many bots one address has: it waits for them."""

    async def never(*_):
        raise AssertionError

    monkeypatch.setattr(asyncio, "to_thread", never)
    evening = begin(2, bots=("kitten",))
    while not evening.table.awaited_bot:
        evening.play()

    async def story():
        minds = Thinkers(0, are_even=False, plain_process=True)
        tables = LiveTables(Paper(itertools.repeat(0.0)), minds)
        try:
            asked = [
                minds.ask(tables._question(evening.table, evening.awaited, "kitten", f"{number}"), "many")
                for number in range(12)
            ]
            return await asyncio.gather(*asked)
        finally:
            monkeypatch.undo()
            minds.close()
            await tables.close()

    thoughts = asyncio.run(story())
    assert len(thoughts) == 12
    for thought in thoughts:
        state = evening.state
        assert len(thought.answer) == len(completed(state.view(evening.awaited), thought.answer[0])), (
            "nothing is left open"
        )
        for text in thought.answer:
            assert state.turn == evening.awaited
            assert text in {str(move) for move in state.moves()}
            state = state.play_known(state.retrace(text))


LOOKS = """
import asyncio, sys
from mewseum.server.thinkers import Thinkers

async def look():
    minds = Thinkers(1)
    await minds._is_warm("meow")
    minds.close()

asyncio.run(look())
sys.exit(sum(name in sys.modules for name in ("numba", "llvmlite")))
"""


def test_the_house_s_own_process_never_loads_the_compiler():
    """That would halt every table, and stay in memory."""
    looked = subprocess.run([sys.executable, "-c", LOOKS], timeout=300, check=False)
    assert looked.returncode == 0
