from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.house import fourth_game


@pytest.fixture(scope="package", autouse=True)
def _fourth_game() -> Iterator[None]:
    with fourth_game():
        yield
