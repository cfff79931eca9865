"""The house rules of Pounce."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from mewseum.core.options import Option

from .state import State

OPTIONS = (Option("hand", (3, 4, 5), "2.2"),)


def set_options(s: State, options: Mapping[str, Any]) -> None:
    """Write the options into a blank state, which has §1.2 two or three players."""
    s.dealt = options["hand"]
