"""All cards are open when a game is over, and not before."""

from __future__ import annotations

import asyncio
import json
import random

import pytest

from mewseum import GAMES, Refused, game
from mewseum.server.beside import TellGame, carry_out
from mewseum.server.laid_open import laid_open
from mewseum.server.seeing import replay_for
from tests.conformance.playing import random_situations
from tests.server.clients import Client
from tests.server.houses import house
from tests.table.evenings import begin


@pytest.mark.parametrize("slug", GAMES)
def test_what_any_seat_sees_lies_open_and_all_else_is_as_everybody_sees_it(slug):
    for situation in list(random_situations(game(slug, players=3), 7))[::9]:
        seen = laid_open(situation)
        spectator = situation.view(None).to_dict()
        assert (seen["seat"], seen["moves"]) == (None, [])
        assert seen.keys() == spectator.keys()
        for seat in range(3):
            own = situation.view(seat).to_dict()
            if "hands" in own:
                assert seen["hands"][seat] == own["hands"][seat]
        for name in ("turn", "outcome"):
            assert seen[name] == spectator[name]


def test_no_running_game_is_laid_open_however_it_is_asked_for():
    evening = begin()
    table = evening.table
    told = TellGame(
        "k7", "cat-burglars", 2, table.game.options, table.record.seed, (), tuple(table.steps), (), None, False, 0, True
    )

    answer = carry_out(told)
    assert isinstance(answer, Refused)
    assert answer.key == "only-own-replay"


def test_a_finished_game_is_told_open_and_a_running_one_to_nobody(tmp_path):
    async def story(url):
        mia, leo = Client(url, "Mia"), Client(url, "Leo")
        await mia.create("cat-burglars")
        await leo.join(mia.table)
        await mia.come()
        await leo.come()
        await asyncio.gather(
            *(one.play_on(random.Random(1), lambda one: one.now.get("number", 0) > 12) for one in (mia, leo))
        )
        path = f"/api/tables/{mia.table}/replay?open=true"
        for client in (mia, leo, Client(url)):
            for query in ("", f"&seat={client.seat or 0}"):
                answer = await client.ask("GET", path + query)
                assert (answer.status_code, answer.json()["code"]) == (403, "only-own-replay")
        await mia.do(do="resign")
        steps = (await Client(url).ask("GET", path)).json()["steps"]
        own = [
            (await one.ask("GET", f"/api/tables/{mia.table}/replay?seat={seat}")).json()["steps"]
            for seat, one in enumerate((mia, leo))
        ]
        record = (await mia.ask("GET", f"/api/tables/{mia.table}/record")).json()
        brought = (await mia.ask("POST", "/api/records?open=true&name=x", record)).json()["steps"]
        for one in (mia, leo):
            await one.go()
        return steps, own, brought

    with house(tmp_path, "--thinkers", "0") as opened:
        steps, own, brought = asyncio.run(story(opened.url))

    assert [step["view"]["hands"] for step in steps] == [
        [mias["view"]["hands"][0], leos["view"]["hands"][1]] for mias, leos in zip(*own, strict=True)
    ]
    assert "null" not in json.dumps([step["view"]["hands"] for step in steps])
    assert [step["view"] for step in brought] == [step["view"] for step in steps]
    assert [step["facts"] for step in brought] == [step["facts"] for step in steps]


def test_the_usual_replay_is_as_hidden_as_before():
    evening = begin()
    assert replay_for(evening.table, None).steps[0].view == evening.state.view(None).to_dict()
