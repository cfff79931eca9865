"""What a planted leak is."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

import pytest

from tests.conformance.leaks import Leak


@dataclass(frozen=True)
class Plant:
    """A leak: replacements in files of the game (file, old text, new text), and a change to the kernel."""

    id: str
    texts: tuple[tuple[str, str, str], ...] = ()
    kernel: Callable[[pytest.MonkeyPatch], None] | None = None
    caught_as: type[AssertionError] = Leak
    """Not a leak, but a plain AssertionError, where a world is imagined that cannot be."""
