"""Nothing hidden leaves the server: change all that a seat cannot see, and not a byte that it is sent changes."""

from __future__ import annotations

import asyncio
import json
import random
from functools import cache

import pytest

from mewseum import GAMES, Refused
from mewseum.server import seeing
from mewseum.server.app import Settings, make_app
from mewseum.server.limits import Limits
from mewseum.table.table import Table
from tests.conformance.leaks import Leak
from tests.conformance.playing import tables
from tests.server.alike import SIDE, Side, check_pairs, make_pairs
from tests.server.deals import commit, get_ready, number_of
from tests.server.planted import PLANTS, breakdown_before_the_end


@cache
def some_pairs(slug: str, seed: int, number: int):
    dice = random.Random(f"{slug} {seed}")
    pairs = []
    while len(pairs) < number:
        pairs += make_pairs(dice.choice(tables(slug)).game, dice.getrandbits(30), 3)
    return pairs


EVENTFUL = {"meow": 6, "catham-city": 5}
"""Games in which what completes a move comes late or seldom: where to begin so that it comes."""


@pytest.mark.parametrize("slug", GAMES)
def test_nothing_hidden_is_sent_to_a_seat_or_a_spectator(slug, tmp_path):
    tally = check_pairs(some_pairs(slug, EVENTFUL.get(slug, 1), 6), tmp_path, share=0.8)

    assert tally["positions"] > 30
    for channel in (
        "the table",
        "a new socket",
        "the own replay",
        "a spectator's replay",
        "an open replay",
        "own tables",
        "putting away",
        "a long wait",
        "taking back",
        "an offer to take back",
        "a hint",
        "another's hint",
        "looking ahead",
        "moves made as one",
        "the talk",
        "talk from afar",
    ):
        assert tally[channel], f"a check of {channel} that compares nothing finds nothing"


@pytest.mark.parametrize("plant", PLANTS, ids=lambda plant: plant.__name__)
def test_a_leak_planted_in_the_server_is_caught(plant, tmp_path, caplog):
    with pytest.raises(Leak):
        check_pairs(some_pairs("cat-burglars", 2, 24), tmp_path, plant, share=0.6)
    assert [record.message for record in caplog.records] == [], "it leaks; nothing fails"


def test_a_breakdown_of_the_score_that_is_told_too_early_is_caught(tmp_path, caplog):
    """In MEOW, where a score is made of banked hands."""
    with pytest.raises(Leak):
        check_pairs(some_pairs("meow", 4, 6), tmp_path, breakdown_before_the_end, share=0.6)
    assert [record.message for record in caplog.records] == [], "it leaks; nothing fails"


# Seats that change hands.


@pytest.fixture
def open_house(tmp_path):
    """Runs a story in the real application, without a network."""

    def run(story):
        async def tell():
            app = make_app(Settings(f"sqlite:///{tmp_path / 'tables.sqlite'}", thinkers=0, limits=Limits.none()))
            async with app.lifespan():
                return await story(Side(app, 0))

        SIDE.set(0)
        return asyncio.run(tell())

    return run


def content(heard):
    """The body of an answer, and its status."""
    start, *rest = [eval(event, {}) for event in heard]
    return start["status"], json.loads(b"".join(event.get("body", b"") for event in rest))


async def ask(side, token, method, path, **body):
    return content(await side.ask(token, method, path, body or None))


async def set_up(side, **wish):
    """Mia's table with an open seat."""
    status, seated = await ask(side, "mia", "POST", "/api/tables", game="cat-burglars", players=2, name="Mia", **wish)
    assert status == 201, seated
    path = f"/api/tables/{seated['table']}"
    await get_ready(side.live, await side.live.find(seated["table"]), 0)
    return path, seated["table"]


async def introduce(side, name):
    """Somebody plays here already, at a table of their own: the house knows their token."""
    await ask(side, name, "POST", "/api/tables", game="meow", players=2, name=name, others=["kitten"])


def test_who_was_sent_from_a_seat_sees_and_does_nothing_from_it_any_more(open_house):
    async def story(side):
        path, table = await set_up(side)
        await ask(side, "leo", "POST", f"{path}/join", name="Leo", id="1")
        link = (await ask(side, "leo", "POST", f"{path}/link"))[1]["link"]
        key = link.partition("#")[2]
        socket = await side.open("leo", table)
        await ask(side, "mia", "POST", f"{path}/do", id="1", do="clear", seat=1)
        await ask(side, "ida", "POST", f"{path}/join", name="Ida", id="1")
        await get_ready(side.live, await side.live.find(table), 1)
        socket.say(id="1", do="resign")
        await side.settle(table)
        await asyncio.wait_for(asyncio.shield(socket.close()), 5)

        assert not [event for event in socket.heard if '"moves"' in event]
        assert not [event for event in socket.heard if '"done"' in event]
        for token in ("leo", key):
            status, picture = await ask(side, token, "GET", path)
            assert (status, picture["seat"], picture["now"]["over"]) == (200, None, False)
            assert (await ask(side, token, "POST", f"{path}/do", id="2", do="resign"))[1]["code"] == "no-seat-held"
            assert (await ask(side, token, "GET", f"{path}/replay?seat=1"))[0] in (403, 404)
        assert (await ask(side, "zoe", "POST", f"{path}/claim", key=key))[1]["code"] == "wrong-key"

    open_house(story)


def test_a_device_that_reads_nothing_cannot_act_for_a_seat_that_was_freed(open_house):
    """The socket of such a device cannot be closed in good order; still it has no seat any more."""

    async def story(side):
        path, table = await set_up(side)
        await ask(side, "leo", "POST", f"{path}/join", name="Leo", id="1")
        socket = await side.open("leo", table)
        socket.flowing.clear()
        live = await side.live.find(table)
        await ask(side, "mia", "POST", f"{path}/do", id="1", do="clear", seat=1)
        await ask(side, "ida", "POST", f"{path}/join", name="Ida", id="1")
        await get_ready(side.live, await side.live.find(table), 1)
        assert live.table.began
        socket.say(id="1", do="resign")
        await asyncio.sleep(0.2)
        assert not live.table.over, "who sits there now has not resigned"
        socket.flowing.set()
        await socket.close()

    open_house(story)


def test_a_table_without_spectators_sends_away_who_watched_before_the_game(open_house):
    async def story(side):
        path, table = await set_up(side, spectators=False)
        socket = await side.open("", table)
        await ask(side, "leo", "POST", f"{path}/join", name="Leo", id="1")
        await get_ready(side.live, await side.live.find(table), 1)
        await side.settle(table)
        await asyncio.sleep(0.05)
        status, refused = await ask(side, "", "GET", path)
        await socket.close()

        assert (status, refused["code"]) == (403, "no-spectators")
        assert not [event for event in socket.heard if '"market"' in event or '"view":{' in event]

    open_house(story)


def test_a_token_opens_no_seat_at_another_table(open_house):
    async def story(side):
        path, _ = await set_up(side)
        _, seated = await ask(side, "leo", "POST", "/api/tables", game="meow", players=2, name="Leo", others=["kitten"])
        key = (await ask(side, "leo", "POST", f"/api/tables/{seated['table']}/link"))[1]["link"].partition("#")[2]

        assert (await ask(side, "leo", "GET", path))[1]["seat"] is None
        assert (await ask(side, "leo", "POST", f"{path}/do", id="1", do="resign"))[1]["code"] == "no-seat-held"
        assert (await ask(side, "leo", "POST", f"{path}/link"))[1]["code"] == "no-seat-held"
        assert (await ask(side, "leo", "POST", f"{path}/claim", key=key))[1]["code"] == "wrong-key"
        assert [own["table"] for own in (await ask(side, "leo", "GET", "/api/tables"))[1]] == [seated["table"]]

    open_house(story)


def test_who_joins_again_after_being_sent_away_is_answered_clearly(open_house):
    async def story(side):
        path, _ = await set_up(side)
        await introduce(side, "leo")
        assert (await ask(side, "leo", "POST", f"{path}/join", name="Leo", id="1"))[1]["seat"] == 1
        assert (await ask(side, "leo", "POST", f"{path}/join", name="Leo", id="1"))[1]["seat"] == 1
        assert (await ask(side, "leo", "POST", f"{path}/join", name="Leo", id="2"))[1]["seat"] == 1
        await ask(side, "mia", "POST", f"{path}/do", id="1", do="clear", seat=1)
        status, refused = await ask(side, "leo", "POST", f"{path}/join", name="Leo", id="1")
        assert (status, refused["code"]) == (403, "no-seat-held")
        assert (await ask(side, "leo", "POST", f"{path}/join", name="Leo", id="3"))[0] == 200

    open_house(story)


def test_who_joins_twice_at_once_has_one_seat(open_house):
    async def story(side):
        body = {"game": "cat-burglars", "players": 4, "name": "Mia"}
        _, seated = content(await side.ask("mia", "POST", "/api/tables", body))
        path = f"/api/tables/{seated['table']}"
        await introduce(side, "leo")
        answers = await asyncio.gather(
            *(ask(side, "leo", "POST", f"{path}/join", name=f"Leo {i}", id=f"{i}") for i in range(3))
        )
        live = await side.live.find(seated["table"])

        assert {status for status, _ in answers} == {200}, answers
        assert {answer["seat"] for _, answer in answers} == {1}
        assert sum(sitting.taken for sitting in live.table.seats) == 2

    open_house(story)


def test_a_link_asked_for_while_a_seat_is_freed_opens_nothing(open_house):
    async def story(side):
        path, _ = await set_up(side)
        await ask(side, "leo", "POST", f"{path}/join", name="Leo", id="1")
        links = [asyncio.create_task(ask(side, "leo", "POST", f"{path}/link")) for _ in range(20)]
        freed = asyncio.create_task(ask(side, "mia", "POST", f"{path}/do", id="1", do="clear", seat=1))
        links += [asyncio.create_task(ask(side, "leo", "POST", f"{path}/link")) for _ in range(20)]
        answers = [answer for status, answer in await asyncio.gather(*links) if status == 200]
        await freed
        for answer in answers:
            key = answer["link"].partition("#")[2]
            assert (await ask(side, key, "GET", path))[1]["seat"] is None

    open_house(story)


def test_who_connects_while_a_seat_is_freed_does_not_watch_from_it(open_house):
    async def story(side):
        path, table = await set_up(side)
        await ask(side, "leo", "POST", f"{path}/join", name="Leo", id="1")
        live = await side.live.find(table)
        opening = [asyncio.create_task(side.open("leo", table)) for _ in range(10)]
        freed = asyncio.create_task(ask(side, "mia", "POST", f"{path}/do", id="1", do="clear", seat=1))
        opening += [asyncio.create_task(side.open("leo", table)) for _ in range(10)]
        sockets = await asyncio.gather(*opening)
        await freed
        await ask(side, "ida", "POST", f"{path}/join", name="Ida", id="1")
        await get_ready(side.live, await side.live.find(table), 1)
        await asyncio.sleep(0.1)
        assert live.table.began
        for socket in sockets:
            assert not [event for event in socket.heard if '"view":{' in event and '"seat":1,"turn"' in event]
            await socket.close()

    open_house(story)


# Numbers for the deal, before the cards are dealt.


def numbers_of_seats(table):
    return [seat.number or "" for seat in table.seats]


def number_beside_the_commitment(patch):
    """Whoever has revealed is told with what."""
    seen = seeing.dealing_seen

    def dealing_seen(table):
        dealing = seen(table)
        if dealing is not None:
            dealing.commitments = [*dealing.commitments, *numbers_of_seats(table)]
        return dealing

    patch.setattr(seeing, "dealing_seen", dealing_seen)


def numbers_too_early(patch):
    """The numbers that are shown at the end are shown as soon as they are there."""
    common = seeing.Common.__init__

    def __init__(self, table, now):  # noqa: N807
        common(self, table, now)
        self.now.numbers = numbers_of_seats(table)

    patch.setattr(seeing.Common, "__init__", __init__)


def number_in_a_refusal(patch):
    """Who reveals twice is told what is known already."""
    reveal = Table.reveal

    def outspoken(table, seat, number, *more):
        if table.seats[0].number is not None:
            raise Refused("bad-number", number=table.seats[0].number)
        return reveal(table, seat, number, *more)

    patch.setattr(Table, "reveal", outspoken)


async def heard_before_the_deal(side):
    """All that others are told after Mia's device has revealed her number, and Leo's not yet; and after the round was given up."""
    path, table = await set_up(side)
    await ask(side, "leo", "POST", f"{path}/join", name="Leo", id="1")
    live = await side.live.find(table)
    await commit(side.live, live, 1)
    sockets = [await side.open(name, table) for name in ("leo", "")]
    for seat, name in ((0, "mia"), (1, "leo"), (0, "leo")):
        wish = {"do": "reveal", "number": number_of(table, 0), "id": f"{seat}{name}"}
        answer = await side.ask(name, "POST", f"{path}/do", wish)
        if name == "leo":
            sockets[0].heard += answer
    told = [await side.ask(name, "GET", path) for name in ("leo", "", "mia")]
    await side.live.change(live, lambda table, now: table.tick(now + table.patience_for_numbers))
    told += [await side.ask(name, "GET", path) for name in ("leo", "", "mia")]
    await side.settle(table)
    assert live.table.dealing.past
    for socket in sockets:
        await socket.close()
    return number_of(table, 0), "".join(repr(heard) for heard in [*told, *(socket.heard for socket in sockets)])


def test_no_number_is_told_before_the_cards_are_dealt(open_house):
    number, heard = open_house(heard_before_the_deal)

    assert '"revealed":[true,false]' in heard
    assert "Mia" not in heard.rpartition('"past":')[2][:40], "whoever revealed is not named"
    assert number not in heard


@pytest.mark.parametrize(
    "plant", [number_beside_the_commitment, numbers_too_early, number_in_a_refusal], ids=lambda plant: plant.__name__
)
def test_a_number_that_leaks_is_heard(open_house, monkeypatch, plant):
    plant(monkeypatch)
    number, heard = open_house(heard_before_the_deal)

    assert number in heard
