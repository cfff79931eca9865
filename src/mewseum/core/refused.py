"""The one error for anything refused."""

from __future__ import annotations

from pathlib import Path
from typing import Any


class Refused(ValueError):
    """A request that was refused, and has changed nothing. Its text says what, why, and what is possible instead.

    `section` is the paragraph of the game's RULES.md where a rule refuses, else empty.
    """

    def __init__(self, key: str, *, section: str = "", book: Path | None = None, **details: Any) -> None:
        super().__init__(key)
        self.key = key
        self.section = section
        self.details = details
        self._book = book

    def say(self, language: str = "en") -> str:
        """The sentence in one of the house's languages."""
        from mewseum.core.words import words

        books = () if self._book is None else (self._book,)
        text = words(language, *books).say(self.key, **self.details)
        return f"{text} (§{self.section})" if self.section else text

    def __reduce__(self) -> tuple[Any, ...]:
        """How it comes from another process."""
        return _again, (self.key, self.section, self._book, self.details)

    def __str__(self) -> str:
        return self.say()


def _again(key: str, section: str, book: Path | None, details: dict[str, Any]) -> Refused:
    """The same refusal in another process."""
    return Refused(key, section=section, book=book, **details)
