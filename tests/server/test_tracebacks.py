"""Tracebacks that repeat do not fill the log."""

from __future__ import annotations

import logging
import time

import pytest
from litestar.testing import TestClient

from mewseum.server import app as server
from mewseum.server.app import Settings, make_app
from mewseum.server.limits import Limits
from mewseum.server.tracebacks import MOST_PLACES, few_tracebacks

LOG = logging.getLogger("mewseum")


def fail_here():
    raise KeyError("here")


def fail_there():
    raise KeyError("there")


def note(fail):
    try:
        fail()
    except KeyError as error:
        LOG.error("failed", exc_info=error)


def lines(caplog):
    return [record.getMessage() for record in caplog.records]


def test_the_first_from_each_place_is_told_in_full_and_the_others_are_counted(caplog):
    with few_tracebacks():
        for _ in range(50):
            note(fail_here)
        for _ in range(3):
            note(fail_there)
        assert [bool(record.exc_info) for record in caplog.records] == [True, True]
    told = lines(caplog)
    assert len(told) == 4
    assert any("49 times more: KeyError at" in line for line in told)
    assert any("2 times more: KeyError at" in line for line in told)


def test_a_summary_comes_by_itself_and_the_count_begins_anew(caplog):
    with few_tracebacks(seconds=0.2):
        for _ in range(5):
            note(fail_here)
        until = time.monotonic() + 20
        while len(lines(caplog)) < 2 and time.monotonic() < until:
            time.sleep(0.02)
        note(fail_here)
    assert [line.partition(" at ")[0] for line in lines(caplog)[1:]] == [
        "failed 4 times more: KeyError", "failed 1 times more: KeyError",
    ]  # fmt: skip


def test_lines_without_a_traceback_are_all_told(caplog):
    with few_tracebacks():
        for _ in range(5):
            LOG.error("something is wrong")
    assert len(lines(caplog)) == 5


def test_even_endless_places_are_bounded(caplog):
    with few_tracebacks():
        for number in range(3 * MOST_PLACES):
            scope = {}
            exec("\n" * number + "def fail(): raise KeyError", scope)
            note(scope["fail"])
    assert len(caplog.records) <= MOST_PLACES + 2


def test_whoever_makes_the_house_fail_gets_one_traceback_into_the_log(tmp_path, monkeypatch, caplog):
    def fail(*_):
        raise KeyError("a bug")

    monkeypatch.setattr(server, "rules_text", fail)
    settings = Settings(f"sqlite:///{tmp_path}/t.sqlite", thinkers=0, limits=Limits.none())
    with TestClient(make_app(settings), base_url="http://127.0.0.1", raise_server_exceptions=False) as client:
        codes = {client.get("/api/games/meow/rules").status_code for _ in range(20)}
        assert client.get("/metrics").text.partition("mewseum_failures_total ")[2].split()[0] == "20"
        assert len([record for record in caplog.records if record.exc_info]) == 1
    assert codes == {500}
    assert len([line for line in lines(caplog) if "19 times more" in line]) == 1


@pytest.fixture(autouse=True)
def at_every_level(caplog):
    caplog.set_level(logging.DEBUG, logger="mewseum")
