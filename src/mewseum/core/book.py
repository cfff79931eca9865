"""A game's own folder of texts, and refusals that speak them."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from mewseum.core.refused import Refused


class Book:
    """The folder of a game: its RULES.md, and its words in `locale`."""

    def __init__(self, file: str) -> None:
        self.folder = Path(file).parent
        self.locale = self.folder / "locale"

    def refuse(self, key: str, section: str = "", **details: Any) -> Refused:
        """A refusal in the words of this game, with the § that refuses."""
        return Refused(key, section=section, book=self.locale, **details)
