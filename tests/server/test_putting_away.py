"""The list of one's own tables: what is dead can be put away, and comes back when it is not."""

from __future__ import annotations

import json

import pytest
import sqlalchemy as sa
from alembic import command
from alembic.config import Config

from mewseum.server import wire
from mewseum.server.database import make_engine, migrate
from mewseum.server.keys import holder_of
from tests.server.test_links import EVE, LEO, MIA, PHONE, refused, run, set_up


async def listed(house, token):
    return {own.table: own.put_away for own in await house.own_tables(token)}


def saying(text):
    return wire.decode_request(json.dumps({"do": "say", "id": text, "text": text}))


def test_a_table_stays_put_away_on_all_devices_of_the_seat_and_on_no_other(database):
    async def story(house):
        table, other = await set_up(house), await set_up(house)
        await house.links.claim(table, await house.links.make(table, LEO), PHONE)

        assert (await house.put_away(table, LEO, away=True)).put_away
        assert await listed(house, LEO) == {table: True, other: False}
        assert await listed(house, PHONE) == {table: True}
        assert await listed(house, MIA) == {table: False, other: False}

        assert not (await house.put_away(table, PHONE, away=False)).put_away
        assert await listed(house, LEO) == {table: False, other: False}

    run(database, story)


def test_nobody_puts_away_a_table_at_which_they_have_no_seat(database):
    async def story(house):
        table = await set_up(house)
        for token in (EVE, None):
            assert await refused(house.put_away(table, token, away=True)) == "no-seat-held"
        assert await listed(house, MIA) == {table: False}

    run(database, story)


def test_putting_away_touches_neither_the_game_nor_the_seat(database):
    async def story(house):
        table = await set_up(house)
        before = await house.live.glance(table)
        await house.put_away(table, MIA, away=True)

        assert (await house.live.glance(table)).number == before.number
        assert await house.seat(table, MIA) == 0

    run(database, story)


def test_a_table_that_was_put_away_comes_back_when_somebody_asks_for_something_there(database):
    async def story(house):
        table = await set_up(house)
        await house.put_away(table, MIA, away=True)
        live = await house.live.find(table)
        await house.live.change(live, lambda now_there, now: now_there.fill(0, 2, "kitten", now))
        assert await listed(house, MIA) == {table: True}, "what happens by itself is no news"

        await house.do(live, 1, holder_of(LEO), saying("Are you there?"))
        assert await listed(house, MIA) == {table: False}
        await house.put_away(table, MIA, away=True)
        assert await listed(house, MIA) == {table: True}, "once more"

    run(database, story)


def test_a_database_from_before_has_nothing_put_away(database):
    engine = make_engine(database)
    with engine.begin() as connection:
        config = Config()
        config.set_main_option("script_location", "mewseum.server:migrations")
        config.attributes["connection"] = connection
        command.upgrade(config, "0004")
        columns = {column["name"] for column in sa.inspect(connection).get_columns("holds")}
        assert "put_away" not in columns
        connection.execute(sa.text("insert into tables (id, setup, created, touched, over) values ('t', '', 1, 1, 0)"))
        connection.execute(sa.text("insert into holds (holder, table_id, seat) values ('h', 't', 2)"))
    migrate(engine)
    with engine.connect() as connection:
        assert connection.execute(sa.text("select seat, put_away from holds")).one() == (2, None)
    engine.dispose()


@pytest.mark.parametrize("away", [True, False])
def test_putting_away_is_asked_for_over_http(tmp_path, away):
    import asyncio

    from tests.server.clients import Client
    from tests.server.houses import house

    async def story(url):
        mia = Client(url, "Mia")
        await mia.create("cat-burglars", 2, others=[None])
        path = f"/api/tables/{mia.table}/put-away"
        answer = await mia.ask("POST", path, {"away": True})
        assert (answer.status_code, answer.json()["put_away"]) == (200, True)
        answer = await mia.ask("POST", path, {"away": away})
        [own] = (await mia.ask("GET", "/api/tables")).json()
        assert own == answer.json()
        assert own["put_away"] is away
        assert (await Client(url, "Eve").ask("POST", path, {"away": True})).json()["code"] == "no-seat-held"

    with house(tmp_path, "--thinkers", "0") as open_house:
        asyncio.run(story(open_house.url))
