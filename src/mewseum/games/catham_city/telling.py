"""A table of Catham City in sentences, for those who read or listen line by line."""

from __future__ import annotations

from typing import Any

from mewseum.core.words import Phrase


def tell_table(table: dict[str, Any]) -> list[Phrase]:
    """The sentences for a view in words (`View.to_dict`), and nothing beyond it."""
    lines = [
        Phrase("table-goal", goal=table["goal"]),
        Phrase("table-piles", pile=table["pile"], discard=len(table["discard"])),
        Phrase("table-display", cards=_counted(table["display"])),
    ]
    if table.get("in_play"):
        lines.append(Phrase("table-in-play", cards=_counted(table["in_play"])))
    for seat in range(table["players"]):
        lines += _tell_seat(table, seat)
    return lines


def _tell_seat(table: dict[str, Any], seat: int) -> list[Phrase]:
    hand, points = table["hands"][seat], table["points"][seat]
    player = Phrase("player-you" if seat == table["seat"] else "player", number=seat + 1)
    if not isinstance(hand, int):
        return [Phrase("table-hand", player=player, cards=_counted(hand), points=points)]
    lines = [Phrase("table-hand-count", player=player, cards=hand, points=points)]
    if table["known"][seat]:
        lines.append(Phrase("table-known", cards=_counted(table["known"][seat])))
    if table["known_to_you"][seat]:
        lines.append(Phrase("table-known-to-you", cards=_counted(table["known_to_you"][seat])))
    return lines


def _counted(names: list[str]) -> list[Phrase]:
    return [
        Phrase("counted", number=names.count(name), faction=Phrase(f"faction-{name}")) for name in dict.fromkeys(names)
    ]
