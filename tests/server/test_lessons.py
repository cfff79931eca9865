"""Lessons over HTTP: the same for everybody, packed, and refused with a sentence where there is none."""

from __future__ import annotations

import httpx
import msgspec
import pytest

from mewseum.lessons import LESSONS, lesson_in
from mewseum.server import wire
from mewseum.server.teaching import lesson_seen
from tests.server.houses import house


@pytest.fixture(scope="module")
def url(tmp_path_factory):
    with house(tmp_path_factory.mktemp("house"), "--thinkers", "0") as opened:
        yield opened.url


@pytest.mark.parametrize("game", LESSONS)
def test_a_lesson_is_sent_as_it_is_seen(url, game):
    answer = httpx.get(f"{url}/api/lessons/{game}", headers={"accept-encoding": "gzip"})

    assert answer.headers["content-type"].startswith("application/json")
    assert answer.headers["content-encoding"] == "gzip"
    assert answer.content == wire.encode(lesson_seen(lesson_in(game)))
    lesson = msgspec.json.decode(answer.content, type=wire.Lesson)
    assert [seat.bot for seat in lesson.seats] == ["", "kitten"]


def test_a_lesson_can_be_had_unpacked(url):
    packed = httpx.get(f"{url}/api/lessons/meow", headers={"accept-encoding": "gzip"})
    plain = httpx.get(f"{url}/api/lessons/meow", headers={"accept-encoding": "identity"})

    assert "content-encoding" not in plain.headers
    assert plain.content == packed.content


def test_a_game_that_is_not_in_the_house_is_refused_in_the_askers_language(url):
    answer = httpx.get(f"{url}/api/lessons/catham?lang=de")

    assert answer.status_code == 422
    assert answer.json()["code"] == "unknown-game"
    assert "catham-city" in answer.json()["sentence"]


def test_every_lesson_has_a_page(url):
    for game in LESSONS:
        page = httpx.get(f"{url}/learn/{game}")
        assert page.status_code == 200
        assert '<base href="/">' in page.text
