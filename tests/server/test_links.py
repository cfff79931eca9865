"""Own links: one more device for the same person, once, soon, and only if they say so; and the way back."""

from __future__ import annotations

import asyncio
import contextlib

import pytest

from mewseum.core.refused import Refused
from mewseum.server import wire
from mewseum.server.app import Settings, make_app
from mewseum.server.connections import never
from mewseum.server.house import House, Manner
from mewseum.server.keys import holder_of
from mewseum.server.limits import Limits
from mewseum.server.link_store import MOST_DEVICES
from mewseum.server.links import LINK_LIFETIME_SECONDS
from mewseum.server.live import LiveTables
from mewseum.server.sockets import Device
from mewseum.server.store import Store
from mewseum.server.thinkers import Thinkers
from tests.server.alike import SIDE, Side
from tests.server.deals import get_ready
from tests.server.test_leaks import ask

MIA, LEO, PHONE, TABLET, EVE = "mias-token", "leos-token", "leos-phone", "leos-tablet", "eves-token"


def run(database, story, servers=1):
    """Tell a story with one house, or with several on the same database."""

    async def tell():
        houses = [House(store, LiveTables(store, Thinkers(0)), Manner()) for store in stores]
        try:
            await story(*houses)
        finally:
            for house in houses:
                await house.live.close()

    stores = [Store(database) for _ in range(servers)]
    for store in stores:
        store.open()
    try:
        asyncio.run(tell())
    finally:
        for store in stores:
            store.close()


async def set_up(house):
    """Mia's table, at which Leo has the second seat."""
    table, _ = await house.create(wire.Create(game="meow", players=3, name="Mia"), MIA)
    await house.join(table, wire.Join(name="Leo", id="1"), LEO)
    return table


async def refused(work):
    with pytest.raises(Refused) as caught:
        await work
    return caught.value.key


async def held(house, table):
    """The seats, by those who hold them."""
    names = {holder_of(token): token for token in (MIA, LEO, PHONE, TABLET, EVE)}
    return {names.get(holder, holder): seat for holder, seat in await house.store.holders(table)}


def test_a_link_opens_the_seat_on_one_more_device_and_then_no_more(database):
    async def story(house):
        table = await set_up(house)
        key = await house.links.make(table, LEO)

        assert await house.links.claim(table, key, PHONE) == 1
        assert await refused(house.links.claim(table, key, TABLET)) == "wrong-key"
        assert await refused(house.links.look(table, key)) == "wrong-key"
        assert await held(house, table) == {MIA: 0, LEO: 1, PHONE: 1}

    run(database, story)


def test_looking_says_what_a_link_opens_and_uses_nothing_up(database):
    async def story(house):
        table = await set_up(house)
        key = await house.links.make(table, LEO)

        for _ in range(3):
            assert await house.links.look(table, key) == wire.LinkSeen(1, "Leo", "meow")
        assert await held(house, table) == {MIA: 0, LEO: 1}
        assert await house.links.claim(table, key, PHONE) == 1

    run(database, story)


def test_a_link_opens_nothing_at_another_table(database):
    async def story(house):
        table, other = await set_up(house), await set_up(house)
        key = await house.links.make(table, LEO)

        assert await refused(house.links.look(other, key)) == "wrong-key"
        assert await refused(house.links.claim(other, key, PHONE)) == "wrong-key"
        # Nor does it where whoever claims it has already been let past the first look.
        assert await house.links._links.take(other, holder_of(key), holder_of(PHONE), house.live.now()) is None
        assert await held(house, other) == {MIA: 0, LEO: 1}
        assert await house.links.claim(table, key, PHONE) == 1, "nor was it used up there"

    run(database, story)


def test_a_link_opens_nothing_when_its_time_is_over(database):
    async def story(house):
        moment = 1_000_000.0
        house.live.now = lambda: moment
        table = await set_up(house)
        key = await house.links.make(table, LEO)

        moment += LINK_LIFETIME_SECONDS - 1
        assert (await house.links.look(table, key)).seat == 1
        moment += 1
        assert await refused(house.links.look(table, key)) == "wrong-key"
        assert await refused(house.links.claim(table, key, PHONE)) == "wrong-key"
        # Whoever looked in time and was slow to answer is late all the same.
        assert await house.links._links.take(table, holder_of(key), holder_of(PHONE), moment) is None
        assert await held(house, table) == {MIA: 0, LEO: 1}

    run(database, story)


def test_each_link_is_new_and_voids_the_one_before(database):
    async def story(house):
        table = await set_up(house)
        mias = await house.links.make(table, MIA)
        keys = [await house.links.make(table, LEO) for _ in range(5)]

        assert len({mias, *keys}) == 6
        assert {len(key) for key in keys} == {32}
        for key in keys[:-1]:
            assert await refused(house.links.claim(table, key, PHONE)) == "wrong-key"
        assert await house.links.claim(table, keys[-1], PHONE) == 1
        assert await house.links.claim(table, mias, EVE) == 0, "another seat's link is another's"

    run(database, story)


@pytest.mark.parametrize("servers", [1, 2])
def test_of_two_devices_that_use_a_link_at_once_one_has_the_seat(database, servers):
    async def story(*houses):
        for _ in range(8):
            table = await set_up(houses[0])
            key = await houses[0].links.make(table, LEO)
            tokens = [PHONE, TABLET, EVE, "another"]
            claims = [houses[i % servers].links.claim(table, key, token) for i, token in enumerate(tokens)]
            answers = await asyncio.gather(*claims, return_exceptions=True)

            assert sorted(str(getattr(answer, "key", answer)) for answer in answers) == ["1", *["wrong-key"] * 3]
            assert len(await houses[0].store.holders(table)) == 3

    run(database, story, servers)


def test_strangers_cannot_use_a_link_up(database):
    async def story(house):
        table = await set_up(house)
        key = await house.links.make(table, LEO)

        for number in range(20):
            assert await refused(house.links.claim(table, f"{key[:-2]}{number:02}", EVE)) == "wrong-key"
        assert await refused(house.links.claim(table, key, MIA)) == "other-seat-held"
        assert await house.links.claim(table, key, LEO) == 1, "who holds the seat needs no link"
        assert await house.links.claim(table, key, PHONE) == 1

    run(database, story)


def test_a_key_is_no_token(database):
    async def story(house):
        table = await set_up(house)
        key = await house.links.make(table, LEO)

        assert await house.seat(table, key) is None
        assert await house.adopt(key) != key
        assert await refused(house.links.make(table, key)) == "no-seat-held"

    run(database, story)


def test_when_many_devices_hold_a_seat_its_owner_is_told_and_can_sign_them_out(database):
    async def story(house):
        table = await set_up(house)
        for number in range(MOST_DEVICES - 1):
            assert await house.links.claim(table, await house.links.make(table, LEO), f"device {number}") == 1
        key = await house.links.make(table, LEO)

        assert await refused(house.links.claim(table, key, PHONE)) == "too-many-devices"
        assert (await house.links.look(table, key)).seat == 1, "it is not used up by that"
        assert await house.links.devices(table, LEO) == wire.Devices(MOST_DEVICES, MOST_DEVICES)
        assert await house.links.sign_out_others(table, LEO) == wire.Devices(1, MOST_DEVICES)
        assert await refused(house.links.claim(table, key, PHONE)) == "wrong-key"
        assert await house.links.claim(table, await house.links.make(table, LEO), PHONE) == 1

    run(database, story)


def test_signing_the_others_out_takes_their_seat_and_their_links_and_nobody_elses(database):
    async def story(house):
        table, other = await set_up(house), await set_up(house)
        for where in (table, other):
            await house.links.claim(where, await house.links.make(where, LEO), PHONE)
        by_phone, by_mia = await house.links.make(table, PHONE), await house.links.make(table, MIA)

        assert await house.links.sign_out_others(table, LEO) == wire.Devices(1, MOST_DEVICES)

        assert await held(house, table) == {MIA: 0, LEO: 1}
        assert await held(house, other) == {MIA: 0, LEO: 1, PHONE: 1}
        assert await refused(house.links.claim(table, by_phone, TABLET)) == "wrong-key"
        assert await refused(house.links.sign_out_others(table, PHONE)) == "no-seat-held"
        assert await refused(house.links.devices(table, EVE)) == "no-seat-held"
        assert (await house.links.look(table, by_mia)).seat == 0

    run(database, story)


def test_of_two_devices_that_sign_each_other_out_at_once_one_stays(database):
    async def story(here, there):
        for _ in range(8):
            table = await set_up(here)
            await here.links.claim(table, await here.links.make(table, LEO), PHONE)
            signing = here.links.sign_out_others(table, LEO), there.links.sign_out_others(table, PHONE)
            await asyncio.gather(*signing, return_exceptions=True)

            assert sorted((await held(here, table)).values()) == [0, 1]

    run(database, story, servers=2)


def test_devices_go_along_to_a_rematch_and_links_do_not(database):
    async def story(house):
        table, _ = await house.create(wire.Create(game="cat-burglars", players=2, name="Mia"), MIA)
        await house.join(table, wire.Join(name="Leo", id="1"), LEO)
        live = await house.live.find(table)
        await get_ready(house.live, live, 0, 1)
        await house.links.claim(table, await house.links.make(table, LEO), PHONE)
        key = await house.links.make(table, LEO)
        await house.do(live, 0, holder_of(MIA), wire.Resign(id="end"))
        await house.do(live, 0, holder_of(MIA), wire.Rematch(id="again"))
        again = live.table.rematch
        assert await held(house, again) == {MIA: 0}, "nobody is seated who has not asked"
        await house.do(live, 1, holder_of(PHONE), wire.Rematch(id="too"))

        assert await held(house, again) == {MIA: 0, LEO: 1, PHONE: 1}
        assert await refused(house.links.claim(again, key, TABLET)) == "wrong-key"
        assert await refused(house.links.look(again, key)) == "wrong-key"

    run(database, story)


def test_a_freed_seat_is_opened_by_no_link(database):
    async def story(house):
        table = await set_up(house)
        key = await house.links.make(table, LEO)
        await house.do(await house.live.find(table), 0, holder_of(MIA), wire.Clear(id="c", seat=1))
        await house.join(table, wire.Join(name="Eve", id="1"), EVE)

        assert await refused(house.links.look(table, key)) == "wrong-key"
        assert await refused(house.links.claim(table, key, PHONE)) == "wrong-key"
        assert await held(house, table) == {MIA: 0, EVE: 1}

    run(database, story)


# What devices notice.


@contextlib.asynccontextmanager
async def open_sides(database, servers):
    """The real application, once or several times on the same database."""
    async with contextlib.AsyncExitStack() as stack:
        sides = []
        for _ in range(servers):
            app = make_app(Settings(database, thinkers=0, limits=Limits.none()))
            await stack.enter_async_context(app.lifespan())
            sides.append(Side(app, 0))
        yield sides


async def until(holds, seconds=10.0):
    async with asyncio.timeout(seconds):
        while not holds():
            await asyncio.sleep(0.01)


def test_a_device_that_is_signed_out_sees_and_does_nothing_more_on_any_server(database):
    async def tell():
        async with open_sides(database, 2 if database.startswith("postgresql") else 1) as sides:
            here, there = sides[0], sides[-1]
            _, seated = await ask(here, "mia", "POST", "/api/tables", game="cat-burglars", players=2, name="Mia")
            path, table = f"/api/tables/{seated['table']}", seated["table"]
            await ask(here, "leo", "POST", f"{path}/join", name="Leo", id="1")
            link = (await ask(here, "leo", "POST", f"{path}/link"))[1]
            assert link["seconds"] == LINK_LIFETIME_SECONDS
            assert link["picture"].startswith("<svg")
            key = link["link"].partition("#")[2]
            assert (await ask(there, "phone", "POST", f"{path}/link/look", key=key))[1]["name"] == "Leo"
            assert (await ask(there, "phone", "POST", f"{path}/claim", key=key))[1]["seat"] == 1
            await get_ready(here.live, await here.live.find(table), 0, 1)
            sockets = {
                "phone": await there.open("phone", table),
                "leo": await here.open("leo", table),
                "mia": await there.open("mia", table),
                "": await there.open("", table),
            }
            assert (await ask(here, "leo", "GET", f"{path}/devices"))[1]["devices"] == 2
            assert (await ask(here, "mia", "GET", f"{path}/devices"))[1]["devices"] == 1
            for stranger in ("eve", ""):
                assert (await ask(here, stranger, "GET", f"{path}/devices"))[1]["code"] == "no-seat-held"
                assert (await ask(here, stranger, "POST", f"{path}/sign-out"))[1]["code"] == "no-seat-held"

            assert (await ask(here, "leo", "POST", f"{path}/sign-out"))[1]["devices"] == 1

            phone = sockets.pop("phone")
            await until(lambda: any("websocket.close" in event for event in phone.heard))
            assert "signed-out" in phone.heard[-2]
            assert "4403" in phone.heard[-1]
            heard = len(phone.heard)
            phone.say(id="1", do="resign")
            assert (await ask(there, "phone", "GET", path))[1]["seat"] is None
            assert (await ask(there, "phone", "POST", f"{path}/do", id="2", do="resign"))[1]["code"] == "no-seat-held"
            await ask(here, "leo", "POST", f"{path}/do", id="3", do="say", text="Alone at last")
            await until(lambda: all(any("Alone at last" in event for event in s.heard) for s in sockets.values()))
            assert len(phone.heard) == heard
            assert not (await there.live.find(table)).table.over
            for socket in sockets.values():
                await socket.close()
            await phone.task

    SIDE.set(0)
    asyncio.run(tell())


def test_a_move_that_waited_to_be_sent_does_not_reach_a_device_that_is_signed_out(store):
    async def tell():
        house = House(store, LiveTables(store, Thinkers(0)), Manner())
        table = await set_up(house)
        await house.links.claim(table, await house.links.make(table, LEO), PHONE)
        live = await house.live.find(table)
        phone = Device(1, never, holder=holder_of(PHONE))
        await house.live.watch(live, phone, None)
        assert phone.messages.qsize() == 1
        await house.links.sign_out_others(table, LEO)

        assert (phone.is_gone, phone.messages.qsize(), phone.messages.get_nowait()) == (True, 1, None)
        assert phone not in live.watchers
        phone.tell(b"more")
        assert phone.messages.empty()
        await house.live.close()

    asyncio.run(tell())


def test_keys_are_rationed_for_each_address(tmp_path):
    async def tell():
        app = make_app(Settings(f"sqlite:///{tmp_path / 'tables.sqlite'}", thinkers=0, limits=Limits(keys=(0.001, 5))))
        async with app.lifespan():
            side = Side(app, 0)
            _, seated = await ask(side, "mia", "POST", "/api/tables", game="meow", players=2, name="Mia")
            path = f"/api/tables/{seated['table']}"
            ways = [f"{path}/claim", f"{path}/link/look"] * 4
            codes = [(await ask(side, "eve", "POST", way, key="wrong"))[1]["code"] for way in ways]
            assert codes == ["wrong-key"] * 5 + ["too-many-requests"] * 3
            assert (await ask(side, "mia", "GET", path))[1]["seat"] == 0

    SIDE.set(0)
    asyncio.run(tell())
