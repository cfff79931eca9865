"""The game's own texts, and refusals that speak them."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from mewseum.core.refused import Refused

FOLDER = Path(__file__).parent
BOOK = FOLDER / "locale"


def refuse(key: str, section: str = "", **details: Any) -> Refused:
    """A refusal in the words of this game, with the § that refuses."""
    return Refused(key, section=section, book=BOOK, **details)
