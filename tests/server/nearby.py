"""Work that a house does beside the event loop, done in the test's own process: what a test has changed holds there too."""

from __future__ import annotations

import pickle
from typing import Any

import pytest

from mewseum.core.refused import Refused
from mewseum.server.beside import Beside, carry_out


async def _ask_here(_: Beside, _place: Any, work: Any, _longest_wait: float, **_more: bool) -> Any:
    done = pickle.loads(pickle.dumps(carry_out(pickle.loads(pickle.dumps(work)))))
    if isinstance(done, Refused):
        raise done
    return done


def work_nearby(patch: pytest.MonkeyPatch) -> None:
    """From now on, work in this process."""
    patch.setattr(Beside, "_ask", _ask_here)
