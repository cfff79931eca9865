"""Every test here that takes a `slug` and chooses none runs over all games; one that takes a `table`, over all official tables.

A fourth game stands in for the next one of the house. It is there only while these tests are collected and run.
"""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from mewseum import GAMES
from tests.conformance.playing import official_tables
from tests.house import fourth_game


@pytest.fixture(scope="package", autouse=True)
def _fourth_game() -> Iterator[None]:
    with fourth_game():
        yield


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    chosen = [mark.args[0] for mark in metafunc.definition.iter_markers("parametrize")]
    with fourth_game():
        if "slug" in metafunc.fixturenames and "slug" not in chosen:
            metafunc.parametrize("slug", list(GAMES))
        if "table" in metafunc.fixturenames:
            tables = [table for slug in GAMES for table in official_tables(slug)]
            metafunc.parametrize("table", tables, ids=[f"{table.slug}-{table.players}" for table in tables])
