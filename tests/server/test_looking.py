"""Looking at what follows one's own moves, and making several as one: by socket and over HTTP alike."""

from __future__ import annotations

import asyncio

from tests.server.clients import Client
from tests.server.houses import house


async def two_at_a_table(url):
    mia, leo = Client(url, "Mia"), Client(url, "Leo")
    await mia.create("cat-burglars", 2, hints=True)
    await leo.join(mia.table)
    for client in (mia, leo):
        await client.come()
        await reach(client, 1)
    mover, other = (mia, leo) if mia.now["view"]["turn"] == mia.seat else (leo, mia)
    return mover, other


async def reach(client, number):
    """Until a client has seen so many entries."""
    while client.now.get("number", 0) < number:
        client.moved.clear()
        await asyncio.wait_for(client.moved.wait(), 30)


def run(tmp_path, story):
    """A story of who is on turn and who is not."""

    async def tell(url):
        clients = await two_at_a_table(url)
        try:
            await story(*clients)
        finally:
            for client in clients:
                await client.go()

    with house(tmp_path, "--thinkers", "0") as opened:
        asyncio.run(tell(opened.url))
        assert opened.close() == ""


def test_a_look_is_answered_to_who_asks_and_tells_nobody_anything(tmp_path):
    async def story(mover, other):
        first = f"recruit market {mover.now['view']['market'][0]}"
        heard = len(other.received)
        by_socket = await mover.send(do="look", moves=[first], after=mover.now["changed"])
        over_http = (await mover.do(do="look", moves=[first], after=mover.now["changed"])).json()
        whole = (await mover.do(do="play", move=first, whole=True, after=mover.now["changed"])).json()

        for answer in (by_socket, over_http, whole):
            assert answer["kind"] == "looked"
            assert {choice["verb"] for choice in answer["choices"]} == {"recruit-deck", "recruit-market-card"}
            assert answer["view"]["awaits"] == "second pick"
            assert len(answer["view"]["hands"][mover.seat]) == 7
        assert (await mover.look())["now"]["number"] == mover.now["number"]
        assert len(other.received) == heard

    run(tmp_path, story)


def test_moves_that_complete_each_other_are_one_request_and_one_piece_of_news(tmp_path):
    async def story(mover, other):
        number = mover.now["number"]
        moves = [f"recruit market {card}" for card in mover.now["view"]["market"][:2]]
        request = {"do": "play", "move": moves[0], "more": moves[1:], "whole": True, "after": mover.now["changed"]}
        done = await mover.send(id="both", **request)
        again = await mover.send(id="both", **request)
        await reach(other, number + 1)

        assert done == again == {"kind": "done", "id": "both", "number": number + 1}
        news = [message for message in other.received if message["kind"] == "news"][-1]
        assert news["happened"] == {"what": "played", "seat": mover.seat, "move": moves[0], "more": moves[1:]}
        assert [fact["fact"] for fact in news["facts"]][:2] == ["recruited-market", "recruited-market"]
        steps = (await other.ask("GET", f"/api/tables/{other.table}/replay")).json()["steps"]
        assert [step["move"] for step in steps] == ["", *moves]
        assert [step["number"] for step in steps[1:]] == [number + 1, number + 1]

    run(tmp_path, story)


def test_what_is_refused_of_several_moves_is_refused_of_all(tmp_path):
    async def story(mover, _):
        number, after = mover.now["number"], mover.now["changed"]
        first = f"recruit market {mover.now['view']['market'][0]}"
        for do, more, code in (
            ("play", ["form mirror new"], None),
            ("play", ["recruit deck", "recruit deck"], "final-move"),
            ("play", ["dance"] * 33, "bad-message"),
        ):
            answer = (await mover.do(do=do, move=first, more=more, after=after)).json()
            assert answer["kind"] == "refused"
            assert code in (None, answer["code"])
        draw = (await mover.do(do="play", move="recruit deck", more=[first], after=after)).json()
        assert draw["code"] == "final-move"
        assert (await mover.do(do="look", moves=[], after=after)).status_code == 400
        assert (await mover.look())["now"]["number"] == number

    run(tmp_path, story)


def test_a_hint_says_how_to_complete_what_is_chosen(tmp_path):
    async def story(mover, other):
        path, first = f"/api/tables/{mover.table}/hint", f"recruit market {mover.now['view']['market'][0]}"
        number = mover.now["number"]
        hint = {}
        for _ in range(10):  # where the machine has much to do, nobody may have time to think
            hint = (await mover.ask("GET", f"{path}?moves={first.replace(' ', '%20')}")).json()
            if hint.get("code") != "too-many-requests":
                break

        assert "move" in hint, hint
        assert hint["move"].startswith("recruit")
        assert (await mover.ask("GET", f"{path}?moves=dance")).json()["code"] == "no-move"
        assert (await mover.ask("GET", f"{path}?moves=recruit%20deck")).json()["code"] == "no-hint"
        assert (await other.ask("GET", f"{path}?moves=dance")).json()["code"] == "no-hint"
        assert (await mover.look())["now"]["number"] == number + 1, "all are told, once, that a hint was taken"

    run(tmp_path, story)
