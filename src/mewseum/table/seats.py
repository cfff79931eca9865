"""The seats of a table, and who sits there."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass
class Seat:
    """One seat: open, a person's, or a bot's."""

    name: str = ""
    bot: str = ""
    """The level of the bot that sits here for good."""
    holder: str = ""
    """Who sat down here, as their messages say; empty for bots, and where nobody had to ask."""
    commitment: str = ""
    """To which number for the deal the person has committed; empty until they are ready."""
    number: str | None = None
    """The number, once it is revealed. Tables of the former protocol were told it at once, without a commitment."""
    stood_in: str = ""
    """Why a bot stands in for the person: `left`, `away`, `silent`, `clock`, `resigned`; empty if none does."""
    handed_over: int = -1
    """The game's last change when the bot took over."""
    hinted: int = -1
    """The game's last change after which it was told that the seat took a hint."""
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
        return bool(self.bot) or (self.taken and (bool(self.commitment) or self.number is not None))

    @property
    def is_of_former_protocol(self) -> bool:
        """Whether the person gave a number without having committed to it."""
        return self.number is not None and not self.commitment

    def is_asked_again(self) -> None:
        """The person has to say anew that they are ready, with another number."""
        self.commitment, self.number = "", None

    @property
    def resigned(self) -> bool:
        """Whether the person has given up."""
        return self.stood_in == "resigned"
