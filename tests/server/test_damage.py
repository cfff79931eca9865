"""Damage to what is stored is recognised, said, and set aside; whoever plays at another table notices nothing of it."""

from __future__ import annotations

import asyncio
import contextlib
import functools
import json
import logging
import random

import pytest
import sqlalchemy as sa

from mewseum.core.refused import Refused
from mewseum.core.words import LANGUAGES, words
from mewseum.server.chain import Damaged, hash_of_entry
from mewseum.server.checking import Looking
from mewseum.server.house import House, Manner
from mewseum.server.inspection import inspect
from mewseum.server.live import LiveTables
from mewseum.server.store import Store
from mewseum.server.thinkers import Thinkers
from mewseum.server.wire import Create
from tests.command import mewseum
from tests.completing import alone
from tests.server.clients import Client
from tests.server.deals import get_ready
from tests.server.hands import chain_anew, hands_in
from tests.server.houses import house
from tests.server.test_clock import forget_what_is_new


@contextlib.contextmanager
def opened(database):
    store = Store(database)
    try:
        store.open()
        yield store
    finally:
        store.close()


async def play_some(tables, moves=12):
    """Mia and Leo play for a while; the name of their table."""
    name, _ = await House(tables.store, tables, Manner()).create(
        Create(game="cat-burglars", players=2, name="Mia", others=[None]), "mia"
    )
    live, dice = await tables.find(name), random.Random(name)
    await tables.change(live, lambda table, now: table.sit(1, "Leo", now))
    await get_ready(tables, live, 0, 1)
    for _ in range(moves):
        seat, moves = live.table.awaited, [move.text for move in live.table.state.moves()]
        move = dice.choice(alone(moves))
        await tables.change(live, lambda table, now, s=seat, m=move: table.play(s, m, None, now))
    return name


def lay(database, tables=2):
    """A database with some tables; their names, the first of which is to be damaged."""

    async def play(store):
        live = LiveTables(store, Thinkers(0))
        names = [await play_some(live) for _ in range(tables)]
        await live.close()
        return names

    with opened(database) as store:
        return asyncio.run(play(store))


def body_of(do, table, number):
    return bytes(do("select body from entries where table_id = :t and number = :n", t=table, n=number).scalar())


def set_body(do, table, number, body):
    do("update entries set body = :b where table_id = :t and number = :n", b=body, t=table, n=number)


def flip_a_byte(do, name, _):
    body = bytearray(body_of(do, name, 6))
    body[len(body) // 2] ^= 1
    set_body(do, name, 6, bytes(body))


def flip_a_time(do, name, _):
    """What could still be read, and played by the rules."""
    set_body(do, name, 6, body_of(do, name, 6).replace(b'"at":1', b'"at":2'))


def delete_a_row(do, name, _):
    do("delete from entries where table_id = :t and number = 7", t=name)


def swap_rows(do, name, _):
    for old, new in ((5, 1000), (6, 5), (1000, 6)):
        do("update entries set number = :new where table_id = :t and number = :old", t=name, old=old, new=new)


def swap_bodies(do, name, _):
    five, six = body_of(do, name, 5), body_of(do, name, 6)
    set_body(do, name, 5, six)
    set_body(do, name, 6, five)


def double_a_number(do, name, _):
    """In a database that has lost its order: no two entries of one number could be there otherwise."""
    columns = "table_id, number, body, hash"
    do(f"create table entries_bare as select {columns} from entries")
    do("drop table entries")
    do("alter table entries_bare rename to entries")
    do(f"insert into entries select {columns} from entries where table_id = :t and number = 6", t=name)


def move_a_row_from_another_table(do, name, other):
    do("delete from entries where table_id = :t and number = 8", t=name)
    do("update entries set table_id = :t where table_id = :o and number = 8", t=name, o=other)
    do("update tables set head_number = 7 where id = :o", o=other)


def copy_a_row_from_another_table(do, name, other):
    row = do("select body, hash from entries where table_id = :o and number = 8", o=other).one()
    values = {"t": name, "b": bytes(row.body), "h": row.hash}
    do("update entries set body = :b, hash = :h where table_id = :t and number = 8", **values)


def cut_off_the_end(do, name, _):
    do("delete from entries where table_id = :t and number > 10", t=name)


def cut_off_everything(do, name, _):
    do("delete from entries where table_id = :t", t=name)


def add_to_the_end(do, name, _):
    last = do("select max(number) from entries where table_id = :t", t=name).scalar()
    before = do("select hash from entries where table_id = :t and number = :n", t=name, n=last).scalar()
    body = b'{"kind":"said","at":1.0,"seat":0,"text":"Meow"}'
    made = hash_of_entry(before, name, last + 1, body)
    values = {"t": name, "n": last + 1, "b": body, "h": made}
    do("insert into entries (table_id, number, body, hash) values (:t, :n, :b, :h)", **values)


def alter_the_setup(do, name, _):
    setup = bytes(do("select setup from tables where id = :t", t=name).scalar())
    do("update tables set setup = :s where id = :t", s=setup.replace(b'"grace":60.0', b'"grace":61.0'), t=name)


def swap_setups(do, name, other):
    setups = [bytes(do("select setup from tables where id = :t", t=table).scalar()) for table in (name, other)]
    do("update tables set setup = :s where id = :t", s=setups[1], t=name)


def alter_the_head(do, name, _):
    do("update tables set head_hash = :h where id = :t", h="0" * 64, t=name)


def forget_the_head(do, name, _):
    do("update tables set head_number = null where id = :t", t=name)


def forget_a_hash(do, name, _):
    do("update entries set hash = null where table_id = :t and number = 4", t=name)


DAMAGES = {
    flip_a_byte: {"damage-entry"},
    flip_a_time: {"damage-entry"},
    delete_a_row: {"damage-missing", "damage-entry"},
    swap_rows: {"damage-entry"},
    swap_bodies: {"damage-entry"},
    double_a_number: {"damage-twice", "damage-entry"},
    copy_a_row_from_another_table: {"damage-entry"},
    cut_off_the_end: {"damage-missing"},
    cut_off_everything: {"damage-missing"},
    add_to_the_end: {"damage-beyond"},
    alter_the_setup: {"damage-setup"},
    swap_setups: {"damage-setup"},
    alter_the_head: {"damage-head"},
    forget_the_head: {"damage-head"},
    forget_a_hash: {"damage-entry"},
}
EACH_DAMAGE = pytest.mark.parametrize("damage", DAMAGES, ids=lambda damage: damage.__name__)


@EACH_DAMAGE
def test_damage_is_recognised_said_and_left_as_it_is_and_the_other_table_goes_on(damage, database):
    async def visit(store):
        tables = LiveTables(store, Thinkers(0))
        with pytest.raises(Damaged) as refused:
            await tables.find(name)
        for language in LANGUAGES:
            assert name in refused.value.say(language)
        with pytest.raises(Damaged):
            await tables.glance(name)
        live = await tables.find(other)
        before = live.table.number
        await tables.change(live, lambda table, now: table.say(0, "Meow", now))
        assert live.table.number == before + 1
        await tables.close()
        return refused.value.flaws

    name, other = lay(database)
    with hands_in(database) as do:
        damage(do, name, other)
        stored = everything(do, name)
    with opened(database) as store:
        flaws = asyncio.run(visit(store))
    assert {flaw.key for flaw in flaws} == DAMAGES[damage]
    with hands_in(database) as do:
        assert everything(do, name) == stored, "nothing was written to it"
    report = inspect(database)
    assert list(report.damaged) == [name]
    assert {flaw.key for flaw in report.damaged[name]} == DAMAGES[damage]
    assert (report.tables, report.replayed) == (2, 1)


def test_a_row_that_was_moved_between_tables_damages_both(database):
    name, other = lay(database)
    with hands_in(database) as do:
        move_a_row_from_another_table(do, name, other)
    assert set(inspect(database).damaged) == {name, other}


def everything(do, name):
    rows = do("select * from tables where id = :t", t=name).all()
    rows += do("select number, body, hash from entries where table_id = :t order by number", t=name).all()
    return [tuple(bytes(value) if isinstance(value, memoryview) else value for value in row) for row in rows]


def test_entries_without_their_table_are_found_by_who_looks_through_everything(database):
    name, other = lay(database)
    with hands_in(database) as do:
        if database.startswith("postgresql"):
            do("set session_replication_role = replica")
        do("delete from tables where id = :t", t=name)
    report = inspect(database)
    assert [flaw.key for flaw in report.damaged[name]] == ["damage-no-table"]
    assert list(report.damaged) == [name]
    assert other not in report.damaged


def test_a_byte_that_flips_in_the_file_itself_is_noticed(tmp_path):
    file = tmp_path / "tables.sqlite"
    name, other = lay(f"sqlite:///{file}")
    with hands_in(f"sqlite:///{file}") as do:
        body = body_of(do, name, 6)
        do("select 1")
    with contextlib.closing(sa.create_engine(f"sqlite:///{file}").raw_connection()) as connection:
        connection.execute("pragma wal_checkpoint(truncate)")
    content = bytearray(file.read_bytes())
    place = content.index(body) + len(body) // 2
    content[place] ^= 1
    file.write_bytes(content)
    report = inspect(f"sqlite:///{file}")
    assert {table: [flaw.details for flaw in flaws] for table, flaws in report.damaged.items()} == {
        name: [{"entry": 6}]
    }
    assert other not in report.damaged


def test_a_move_that_no_rule_allows_is_damage_even_where_all_hashes_are_right(database):
    name, _ = lay(database)
    with hands_in(database) as do:
        body = json.loads(body_of(do, name, 9))
        body["seat"] = 1 - body["seat"]
        set_body(do, name, 9, json.dumps(body).encode())
        chain_anew(do, name)
    report = inspect(database)
    assert {table: [(flaw.key, flaw.details) for flaw in flaws] for table, flaws in report.damaged.items()} == {
        name: [("damage-rules", {"entry": 9})]
    }


@pytest.mark.parametrize("body", [b'{"kind":"sang","at":1.0,"seat":0}', b"\xff", b""])
def test_an_entry_that_nobody_can_read_is_damage(body, database):
    async def visit(store):
        tables = LiveTables(store, Thinkers(0))
        with pytest.raises(Damaged):
            await tables.find(name)
        await tables.close()

    name, _ = lay(database)
    with hands_in(database) as do:
        set_body(do, name, 9, body)
        chain_anew(do, name)
    with opened(database) as store:
        asyncio.run(visit(store))
    assert [(flaw.key, flaw.details) for flaw in inspect(database).damaged[name]] == [("damage-unread", {"entry": 9})]


# While the house is open.


def test_a_table_that_is_damaged_while_it_is_played_is_set_aside_by_the_server_that_reads_on(database):
    async def play(one, two):
        ours, theirs = LiveTables(one, Thinkers(0)), LiveTables(two, Thinkers(0))
        name = await play_some(ours)
        good = await play_some(ours)
        live = await theirs.find(name)
        await theirs.find(good)
        with hands_in(database) as do:
            alter_the_head(do, name, "")
        await theirs.read_all_on()
        assert [live.table.setup.id for live in theirs.loaded()] == [good]
        with pytest.raises(Damaged):
            await theirs.find(name)
        with pytest.raises(Refused):
            await theirs.change(live, lambda table, now: table.say(0, "Meow", now))
        await ours.close()
        await theirs.close()

    with opened(database) as one, opened(database) as two:
        asyncio.run(play(one, two))


def test_a_mended_table_can_be_opened_again_without_opening_the_house_anew(database, monkeypatch):
    async def play(store):
        tables = LiveTables(store, Thinkers(0))
        with pytest.raises(Damaged):
            await tables.find(name)
        with hands_in(database) as do:
            do("update tables set head_hash = :h where id = :t", h=right, t=name)
        with pytest.raises(Damaged):
            await tables.find(name)
        monkeypatch.setattr("mewseum.server.aside.AGAIN_SECONDS", 0.0)
        assert (await tables.find(name)).table.setup.id == name
        await tables.close()

    name, _ = lay(database)
    with hands_in(database) as do:
        right = do("select head_hash from tables where id = :t", t=name).scalar()
        alter_the_head(do, name, "")
    with opened(database) as store:
        asyncio.run(play(store))


def test_a_number_that_would_leave_a_gap_is_not_written(database):
    async def play(store):
        tables = LiveTables(store, Thinkers(0))
        name = await play_some(tables)
        live = await tables.find(name)
        store._chains._known.clear()
        with hands_in(database) as do:
            do("delete from entries where table_id = :t and number > 10", t=name)
            ended = do("select hash from entries where table_id = :t and number = 10", t=name).scalar()
            do("update tables set head_number = 10, head_hash = :h where id = :t", h=ended, t=name)
        with pytest.raises(Refused):  # as if an older backup had been put in place beneath an open house
            await tables.change(live, lambda table, now: table.say(0, "Meow", now))
        again = await tables.find(name)
        assert again.table.number == 10
        await tables.change(again, lambda table, now: table.say(0, "Meow", now))
        await tables.close()

    with opened(database) as store:
        asyncio.run(play(store))
    assert inspect(database).damaged == {}


# At the start of a house.


def test_a_house_looks_through_what_is_stored_the_latest_first_and_names_what_is_damaged(database, caplog):
    async def look(store):
        tables = LiveTables(store, Thinkers(0))
        looking = Looking(tables)
        await looking.run()
        await tables.close()
        return looking.checked, [name for name in names if name in tables._aside]

    names = lay(database, 4)
    with hands_in(database) as do:
        flip_a_byte(do, names[1], "")
        cut_off_the_end(do, names[3], "")
    with opened(database) as store, caplog.at_level(logging.ERROR):
        checked, aside = asyncio.run(look(store))
    assert (checked, aside) == (4, [names[1], names[3]])
    said = [record.getMessage() for record in caplog.records]
    assert [name for text in said for name in names if name in text] == [names[3], names[1]], "the latest first"
    assert "Entry 6 is not as it was stored" in said[1]


def test_when_its_time_is_up_the_house_stops_looking_but_still_gives_chains(database, monkeypatch):
    async def look(store):
        tables = LiveTables(store, Thinkers(0))
        looking = Looking(tables)
        await looking.run()
        await tables.close()
        return looking.checked, looking.chained

    lay(database, 3)
    monkeypatch.setattr("mewseum.server.checking.LOOK_SECONDS", 0.0)
    with opened(database) as store:
        assert asyncio.run(look(store)) == (0, 0)
    forget_what_is_new(database)
    with opened(database) as store:
        assert asyncio.run(look(store)) == (3, 3)
    assert (inspect(database).bare, inspect(database).replayed) == (0, 3)


# Databases of before.


def test_tables_of_before_open_unchanged_get_their_chain_and_are_held_from_then_on(database):
    async def play(store):
        tables = LiveTables(store, Thinkers(0))
        live = await tables.find(name)
        before = live.table.number
        await tables.change(live, lambda table, now: table.say(0, "Meow", now))
        assert live.table.number == before + 1
        assert await store.load(other) is not None
        await tables.close()

    name, other = lay(database)
    with hands_in(database) as do:
        stored = {table: [row[:2] for row in everything(do, table)[1:]] for table in (name, other)}
    forget_what_is_new(database)
    with opened(database) as store:
        assert asyncio.run(store.due_before(0.0, 1)) == []
        assert inspect(database).bare == 2
        asyncio.run(play(store))
    report = inspect(database)
    assert (report.bare, report.damaged, report.replayed) == (0, {}, 2)
    with hands_in(database) as do:
        assert [row[:2] for row in everything(do, other)[1:]] == stored[other]
        assert [row[:2] for row in everything(do, name)[1:-1]] == stored[name]
        flip_a_byte(do, name, "")
    assert list(inspect(database).damaged) == [name]


def test_two_servers_give_a_table_of_before_the_same_chain(database):
    async def play(one, two):
        await asyncio.gather(*(store.give_chain(name) for store in (one, two, one, two)))

    name, _ = lay(database)
    with hands_in(database) as do:
        stored = everything(do, name)[1:]
    forget_what_is_new(database)
    with opened(database) as one, opened(database) as two:
        asyncio.run(play(one, two))
    with hands_in(database) as do:
        assert everything(do, name)[1:] == stored


def test_a_table_of_before_whose_entries_are_not_all_there_is_damaged(database):
    name, other = lay(database)
    forget_what_is_new(database)
    with hands_in(database) as do:
        delete_a_row(do, name, other)
    with opened(database) as store:
        with pytest.raises(Damaged):
            asyncio.run(store.load(name))
        assert asyncio.run(store.load(other)) is not None


# The command, and a house as people meet it.


def test_the_command_says_what_is_wrong_and_where_in_sentences_or_as_json(database):
    name, _ = lay(database)
    well = mewseum("check", "--database", database)
    assert well.returncode == 0
    assert "Nothing is damaged. Tables: 2" in well.stdout
    with hands_in(database) as do:
        flip_a_byte(do, name, "")
        alter_the_setup(do, name, "")
    told = mewseum("check", "--database", database, "--lang", "fr")
    assert told.returncode == 1
    for line in (words("fr").say("damage-entry", entry=6), words("fr").say("damage-setup"), name):
        assert line in told.stdout
    for language in LANGUAGES:
        lines = list(inspect(database).lines(functools.partial(spoken, language)))
        assert words(language).say("damage-entry", entry=6) in lines[0]
    report = json.loads(mewseum("check", "--database", database, "--json").stdout)
    assert (report["ok"], report["tables"], report["replayed"]) == (False, 2, 1)
    [damaged] = report["damaged"]
    assert damaged["table"] == name
    assert [(flaw["code"], flaw.get("entry")) for flaw in damaged["flaws"]] == [
        ("damage-setup", None),
        ("damage-entry", 6),
    ]


def spoken(language, phrase):
    return words(language).say(phrase.key, **phrase.details)


def test_the_command_makes_no_file_and_changes_none(tmp_path):
    missing = mewseum("check", "--database", f"sqlite:///{tmp_path / 'nothing.sqlite'}")
    assert (missing.returncode, missing.stdout) == (2, "")
    assert list(tmp_path.iterdir()) == []
    file = tmp_path / "tables.sqlite"
    lay(f"sqlite:///{file}")
    forget_what_is_new(f"sqlite:///{file}")
    before = file.read_bytes()
    older = mewseum("check", "--database", f"sqlite:///{file}")
    assert older.returncode == 2
    assert "another version" in older.stderr
    assert file.read_bytes() == before


def test_people_at_a_damaged_table_are_told_so_and_the_others_play_on(tmp_path):
    async def come(url, damaged, good):
        told = await damaged_picture(url, damaged)
        assert told.status_code == 410
        assert told.json()["code"] == "table-damaged"
        assert "beschädigt" in (await damaged_picture(url, damaged, "de")).json()["sentence"]
        assert (await good.ask("GET", f"/api/tables/{good.table}")).status_code == 200
        tables = [own["table"] for own in (await good.ask("GET", "/api/tables")).json()]
        assert tables == [good.table]

    async def damaged_picture(url, client, language="en"):
        client.url = url
        return await client.ask("GET", f"/api/tables/{client.table}?lang={language}")

    async def begin(url):
        mia = Client(url, "Mia")
        await mia.create("cat-burglars", 2, others=["kitten"])
        other = Client(url, "Mia", mia.token)
        await other.create("meow", 2, others=["kitten"])
        return mia, other

    with house(tmp_path, "--thinkers", "0") as before:
        mia, other = asyncio.run(begin(before.url))
    with hands_in(f"sqlite:///{tmp_path / 'tables.sqlite'}") as do:
        alter_the_setup(do, mia.table, "")
    with house(tmp_path, "--thinkers", "0") as later:
        other.url = later.url
        asyncio.run(come(later.url, mia, other))
        assert mia.table in later.close()
