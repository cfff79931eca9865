"""A table of Pounce in sentences, for those who read or listen line by line."""

from __future__ import annotations

from typing import Any

from mewseum.core.words import Phrase


def tell_table(table: dict[str, Any]) -> list[Phrase]:
    """The sentences for a view in words (`View.to_dict`), and nothing beyond it."""
    lines = [Phrase("table-trail", trail=_cards(table["trail"]), top=_cards([table["top"]]), pile=table["pile"])]
    for seat in range(table["players"]):
        player = Phrase("player-you" if seat == table["seat"] else "player", number=seat + 1)
        hand, den = _cards(table["hands"][seat]), _cards(table["dens"][seat])
        lines.append(Phrase("table-seat", player=player, points=table["points"][seat], hand=hand, den=den))
    return lines


def _cards(cards: list[str] | int) -> list[Phrase] | int:
    """Cards by name, or how many there are."""
    return cards if isinstance(cards, int) else [Phrase(f"animal-{card}") for card in cards]
