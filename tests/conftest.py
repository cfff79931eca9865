"""Every run of the tests plays the same games, with rules that were compiled once for all workers."""

from __future__ import annotations

import pytest
from hypothesis import settings

from tests.warm import warm_all

settings.register_profile("mewseum", deadline=None, derandomize=True)
settings.load_profile("mewseum")


def pytest_configure(config: pytest.Config) -> None:
    """Before workers are started, fill the cache of compiled rules: else each of them would compile all games."""
    if config.getoption("numprocesses", None) and not hasattr(config, "workerinput"):
        warm_all()
