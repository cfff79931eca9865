"""The seats of a table, and who sits there."""

from __future__ import annotations

import re
import unicodedata
from dataclasses import dataclass

from mewseum.core.refused import Refused

LONGEST_NAME = 24
LONGEST_SAYING = 280
NUMBER = re.compile(r"[0-9a-f]{32,64}")


@dataclass
class Seat:
    """One seat: open, a person's, or a bot's."""

    name: str = ""
    bot: str = ""
    """The level of the bot that sits here for good."""
    number: str | None = None
    """What the person gave for the deal; None until they are ready."""
    stood_in: str = ""
    """Why a bot stands in for the person: `left`, `away`, `silent`, `clock`, `resigned`; empty if none does."""
    handed_over: int = -1
    """The game's last change when the bot took over."""
    away_since: float | None = None
    here_since: float = 0.0
    """When the person was last away and came back."""
    left: float = 0.0
    """Seconds on its clock."""

    @property
    def taken(self) -> bool:
        """Whether anybody sits here."""
        return bool(self.name or self.bot)

    @property
    def is_person(self) -> bool:
        """Whether the seat is a person's, even if a bot stands in."""
        return self.taken and not self.bot

    @property
    def is_ready(self) -> bool:
        """Whether the game need not wait for this seat."""
        return bool(self.bot) or (self.taken and self.number is not None)

    @property
    def resigned(self) -> bool:
        """Whether the person has given up."""
        return self.stood_in == "resigned"


def tidy(text: str) -> str:
    """A text on one line, without control characters and spare blanks."""
    shown = (" " if unicodedata.category(sign)[0] in "CZ" else sign for sign in unicodedata.normalize("NFC", text))
    return " ".join("".join(shown).split())


def check_name(name: str) -> str:
    """A person's name."""
    name = tidy(name)
    if not 1 <= len(name) <= LONGEST_NAME:
        raise Refused("bad-name", longest=LONGEST_NAME)
    return name


def check_saying(text: str) -> str:
    """Something said to the table."""
    text = tidy(text)
    if not 1 <= len(text) <= LONGEST_SAYING:
        raise Refused("bad-saying", longest=LONGEST_SAYING)
    return text


def check_number(number: str) -> str:
    """A person's number for the deal: 16 to 32 bytes in hexadecimal digits."""
    if not NUMBER.fullmatch(number.lower()):
        raise Refused("bad-number", number=number[:80])
    return number.lower()
