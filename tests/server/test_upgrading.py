"""A house that is opened by another version: what happens to tables whose game has other rules since."""

from __future__ import annotations

import asyncio

from tests.server.clients import Client
from tests.server.hands import chain_anew, hands_in
from tests.server.hostility import RawSocket
from tests.server.houses import house


def change_rules(file, table, old, new):
    """As if a table had been set up by a version with other rules."""
    with hands_in(f"sqlite:///{file}") as do:
        setup = bytes(do("select setup from tables where id = :t", t=table).scalar())
        changed = setup.replace(f'"rules":"{old}"'.encode(), f'"rules":"{new}"'.encode())
        assert changed != setup
        do("update tables set setup = :s where id = :t", s=changed, t=table)
        chain_anew(do, table)


async def begin(url):
    mia = Client(url, "Mia")
    await mia.create("cat-burglars", 2, others=["kitten"])
    other = Client(url, "Mia", mia.token)
    await other.create("meow", 2, others=["kitten"])
    return mia, other, (await mia.look())["rules"]


async def come_back(url, mia, other):
    """What Mia finds at her table, her other table, in her list, and at the door of a socket."""
    mia.url = other.url = url
    picture = (await mia.ask("GET", f"/api/tables/{mia.table}")).json()
    tables = [own["table"] for own in (await mia.ask("GET", "/api/tables")).json()]
    socket = RawSocket(url, mia.table, mia.token)
    await socket.open()
    said = await asyncio.wait_for(socket.read(), 5)
    socket.close()
    return picture, (await other.look())["seat"], tables, said


def test_tables_of_other_rules_say_so_hide_nothing_else_and_open_again_with_the_old_version(tmp_path):
    file = tmp_path / "tables.sqlite"
    with house(tmp_path, "--thinkers", "0") as before:
        mia, other, rules = asyncio.run(begin(before.url))
    change_rules(file, mia.table, rules, "0.0")
    with house(tmp_path, "--thinkers", "0") as later:
        picture, seat, tables, said = asyncio.run(come_back(later.url, mia, other))
        assert picture["code"] == "unknown-rules"
        assert "0.0" in picture["sentence"]
        assert seat == 0
        assert tables == [other.table]
        assert "unknown-rules" in said
    change_rules(file, mia.table, "0.0", rules)
    with house(tmp_path, "--thinkers", "0") as again:
        picture, seat, tables, said = asyncio.run(come_back(again.url, mia, other))
        assert (picture["seat"], picture["now"]["began"]) == (0, True)
        assert set(tables) == {mia.table, other.table}
        assert '"kind":"table"' in said
