"""Taking back over the wire: nobody else waits for it, it never hits another move, and there is a limit to it.

And what comes late, twice, or by an id that was used for something else.
"""

from __future__ import annotations

import asyncio
import itertools
import json
import random

import pytest
from litestar.testing import TestClient

from mewseum.core.refused import Refused
from mewseum.server import wire
from mewseum.server.app import Settings, make_app
from mewseum.server.attendance import Watcher
from mewseum.server.beside import MOST_OF_ONE, Beside
from mewseum.server.house import House, Manner
from mewseum.server.limits import Limits
from mewseum.server.live import LiveTables
from mewseum.server.thinkers import Thinkers
from tests.completing import alone
from tests.server.deals import get_ready
from tests.server.test_pace import Paper


async def open_table(house):
    """Mia and Leo at a new table, where Mia begins."""
    wish = wire.Create(game="cat-burglars", players=2, name="Mia", options={"first": 0})
    name, _ = await house.create(wish, "token")
    live = await house.live.find(name)
    await house.live.change(live, lambda table, now: table.sit(1, "Leo", now))
    await get_ready(house.live, live, 0, 1)
    return live


def with_house(story, beside=None):
    """Let a story happen in a house without a disk."""

    async def tell():
        tables = LiveTables(Paper(itertools.repeat(0.0)), Thinkers(0), beside=beside)
        try:
            return await story(House(tables.store, tables, Manner()))
        finally:
            await tables.close()

    return asyncio.run(tell())


class Weighing(Beside):
    """Takes its time to find that a move may be taken back."""

    def __init__(self):
        super().__init__()
        self.goes_on = asyncio.Event()

    async def may_take_back(self, work, *, is_patient=False):
        await asyncio.wait_for(self.goes_on.wait(), 10)
        return True


async def do(house, live, **request):
    """What Mia is answered."""
    try:
        wish = wire.decode_request(json.dumps(request))
        return await house.do(live, 0, "mia", wish)
    except Refused as refusal:
        return refusal.key


def from_market(live):
    return next(move.text for move in live.table.state.moves() if move.text.startswith("recruit market"))


def test_other_tables_go_on_while_a_house_works_out_whether_a_move_may_be_taken_back():
    weighing = Weighing()

    async def story(house):
        mias, others = await open_table(house), await open_table(house)
        await do(house, mias, do="play", id="1", move=from_market(mias), after=mias.table.changed)
        taking_back = asyncio.create_task(do(house, mias, do="undo", id="2", after=mias.table.changed))
        await asyncio.sleep(0.05)
        await do(house, others, do="say", id="1", text="Meow")
        weighing.goes_on.set()
        return await taking_back, mias.table

    answer, table = with_house(story, weighing)
    assert answer == wire.Done("2", table.number)


def test_a_move_that_came_while_it_was_worked_out_is_not_taken_back_in_its_place():
    weighing = Weighing()

    async def story(house):
        live = await open_table(house)
        await do(house, live, do="play", id="1", move=from_market(live), after=live.table.changed)
        taking_back = asyncio.create_task(do(house, live, do="undo", id="2", after=live.table.changed))
        await asyncio.sleep(0.05)
        await do(house, live, do="play", id="3", move=from_market(live), after=live.table.changed)
        weighing.goes_on.set()
        return await taking_back, len(live.table.record.moves)

    assert with_house(story, weighing) == ("old-number", 2)


def test_a_late_request_to_take_back_does_not_hit_another_move():
    async def story(house):
        live = await open_table(house)
        await do(house, live, do="play", id="1", move=from_market(live), after=live.table.changed)
        late = {"do": "undo", "id": "2", "after": live.table.changed}
        await do(house, live, do="undo", id="3", after=live.table.changed)
        await do(house, live, do="play", id="4", move=from_market(live), after=live.table.changed)
        return await do(house, live, **late), len(live.table.record.moves)

    assert with_house(story) == ("old-number", 1)


def test_a_request_to_take_back_that_comes_twice_is_answered_twice_and_done_once():
    async def story(house):
        live = await open_table(house)
        await do(house, live, do="play", id="1", move=from_market(live), after=live.table.changed)
        wish = {"do": "undo", "id": "2", "after": live.table.changed}
        answers = await asyncio.gather(*(do(house, live, **wish) for _ in range(3)))
        return [*answers, await do(house, live, **wish)], len(live.table.record.moves)

    answers, moves = with_house(story)
    assert moves == 0
    assert answers == [answers[0]] * 4
    assert isinstance(answers[0], wire.Done)


async def is_offered(house, live, seat=0, after=None):
    """Whether a seat is told that it may take back; else why it was refused."""
    try:
        return (await house.may_undo(live, seat, live.table.changed if after is None else after)).may_undo
    except Refused as refusal:
        return refusal.key


@pytest.mark.parametrize(("game", "most"), [("cat-burglars", 14), ("meow", 10), ("catham-city", 10)])
def test_taking_back_is_offered_exactly_where_it_is_granted(game, most):
    async def story(house):
        wish = wire.Create(game=game, players=2, name="Mia")
        name, _ = await house.create(wish, "token")
        live = await house.live.find(name)
        await house.live.change(live, lambda table, now: table.sit(1, "Leo", now))
        await get_ready(house.live, live, 0, 1)
        dice, answers = random.Random(3), []
        while len(answers) < most and not live.table.over:
            mover, after = live.table.awaited, live.table.changed
            move = dice.choice(alone([move.text for move in live.table.state.view(mover).moves]))
            await house.live.change(live, lambda table, now, m=move, s=mover, a=after: table.play(s, m, a, now))
            quick = live.table.may_undo(mover)
            before = live.table
            offered = await is_offered(house, live, mover)
            assert live.table is before, "nothing has happened"
            assert live.table.may_undo(mover) is offered, "from now on it is known"
            assert quick in (None, offered)
            try:
                live.table.undo(mover, house.live.now_at(live), after=live.table.changed)
            except Refused:
                answers.append((quick, offered, False))
            else:
                answers.append((quick, offered, True))
        return answers

    answers = with_house(story)
    assert all(offered == granted for _, offered, granted in answers), answers
    assert any(quick is None for quick, *_ in answers)


def test_an_offer_is_for_the_moment_for_which_it_was_worked_out_and_for_whoever_sits_there():
    weighing = Weighing()

    async def story(house):
        live = await open_table(house)
        watcher = Watcher(1)
        live.watchers.add(watcher)
        answers = [await is_offered(house, live)]
        await do(house, live, do="play", id="1", move=from_market(live), after=live.table.changed)
        told = watcher.messages.qsize()
        answers += [
            await is_offered(house, live, 1),
            await is_offered(house, live, None),
            await is_offered(house, live, after=1),
        ]
        asking = asyncio.create_task(is_offered(house, live))
        await asyncio.sleep(0.05)
        assert watcher.messages.qsize() == told, "nobody else hears of it"
        await do(house, live, do="play", id="2", move=from_market(live), after=live.table.changed)
        weighing.goes_on.set()
        return [*answers, await asking]

    assert with_house(story, weighing) == [False, False, "no-seat-held", False, False]


def test_offers_take_no_room_from_what_somebody_waits_for():
    async def story(_):
        here = Beside()
        here._soon._wake_up = lambda: None  # nobody answers
        offers = [asyncio.create_task(here.may_take_back("?", is_patient=True)) for _ in range(MOST_OF_ONE)]
        await asyncio.sleep(0)
        with pytest.raises(Refused, match="much to work out"):
            await here.may_take_back("?", is_patient=True)
        asked = asyncio.create_task(here.may_take_back("?"))
        await asyncio.sleep(0)
        waiting = not asked.done(), len(list(here._soon._urgent)), len(list(here._soon._patient))
        for task in (*offers, asked):
            task.cancel()
        await asyncio.gather(*offers, asked, return_exceptions=True)
        here.close()
        return waiting

    assert with_house(story) == (True, 1, MOST_OF_ONE)


def test_who_asks_very_often_is_offered_less_and_may_still_take_back(tmp_path):
    limits = Limits(offers=(0.0, 3))
    settings = Settings(f"sqlite:///{tmp_path / 'tables.sqlite'}", loopback=False, thinkers=0, limits=limits)
    with TestClient(make_app(settings)) as client:
        table = client.post("/api/tables", json={"game": "meow", "players": 2, "name": "Mia"}).json()["table"]
        codes = [client.get(f"/api/tables/{table}/may-undo?after=0").json()["code"] for _ in range(5)]
        undo = client.post(f"/api/tables/{table}/do", json={"do": "undo", "id": "1", "after": 0}).json()["code"]
    assert codes == ["not-yet-begun"] * 3 + ["too-many-requests"] * 2
    assert undo == "not-yet-begun"


@pytest.mark.parametrize("by_socket", [True, False])
@pytest.mark.parametrize(
    ("asked", "limits", "refusal"),
    [
        ({"do": "undo", "after": 0}, Limits(undos=(0.0, 3)), "not-yet-begun"),
        ({"do": "rematch"}, Limits(tables=(0.0, 4)), "not-yet-over"),  # one of them is the first table
    ],
)
def test_one_address_may_not_ask_without_end_for_what_costs_more_than_a_move(
    tmp_path, by_socket, asked, limits, refusal
):
    settings = Settings(f"sqlite:///{tmp_path / 'tables.sqlite'}", loopback=False, thinkers=0, limits=limits)
    with TestClient(make_app(settings)) as client:
        table = client.post("/api/tables", json={"game": "meow", "players": 2, "name": "Mia"}).json()["table"]
        wishes = [{**asked, "id": f"{number}"} for number in range(5)]
        if by_socket:
            with client.websocket_connect(f"/api/tables/{table}/live") as line:
                line.receive_text()
                codes = []
                for wish in wishes:
                    line.send_text(json.dumps(wish))
                    codes.append(json.loads(line.receive_text())["code"])
        else:
            codes = [client.post(f"/api/tables/{table}/do", json=wish).json()["code"] for wish in wishes]
    assert codes == [refusal] * 3 + ["too-many-requests"] * 2


@pytest.mark.parametrize(
    ("path", "limits"),
    [("/t/{}/qr.svg", Limits(pictures=(0.0, 3))), ("/api/tables", Limits(lists=(0.0, 3)))],
)
def test_nor_for_pictures_and_lists(tmp_path, path, limits):
    settings = Settings(f"sqlite:///{tmp_path / 'tables.sqlite'}", loopback=False, thinkers=0, limits=limits)
    with TestClient(make_app(settings)) as client:
        table = client.post("/api/tables", json={"game": "meow", "players": 2, "name": "Mia"}).json()["table"]
        codes = [client.get(path.format(table)).status_code for _ in range(5)]
    assert codes == [200] * 3 + [429] * 2


def test_an_id_is_good_for_one_request_and_for_that_one_again():
    async def story(house):
        live = await open_table(house)
        wish = {"do": "play", "id": "1", "move": from_market(live), "after": live.table.changed}
        first = await do(house, live, **wish)
        others = [
            wish | {"move": "recruit deck"},
            wish | {"after": live.table.changed},
            {"do": "say", "id": "1", "text": "Meow"},
            {"do": "undo", "id": "1", "after": live.table.changed},
            {"do": "rematch", "id": "1"},
        ]
        codes = [await do(house, live, **other) for other in others]
        return first, codes, await do(house, live, **wish), live.table.number

    first, codes, again, number = with_house(story)
    assert codes == ["id-used"] * 5
    assert first == again == wire.Done("1", number)


def test_an_entry_from_before_digests_is_answered_as_ever():
    async def story(house):
        live = await open_table(house)
        number = await house.live.change(live, lambda table, now: table.say(0, "Meow", now, "mia:1"), "mia:1")
        return number, await do(house, live, do="say", id="1", text="Meow"), await do(house, live, do="resign", id="1")

    number, *answers = with_house(story)
    assert answers == [wire.Done("1", number)] * 2
