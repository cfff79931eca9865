"""A table of Cat Burglars in sentences, for those who read or listen line by line."""

from __future__ import annotations

from typing import Any

from mewseum.core.words import Phrase

from .describe import HIDDEN


def tell_table(table: dict[str, Any]) -> list[Phrase]:
    """The sentences for a view in words (`View.to_dict`), and nothing beyond it."""
    lines = [
        Phrase("table-piles", deck=table["deck"], discard=len(table["discard"])),
        Phrase("table-market", cards=_cards(table["market"])),
    ]
    for seat in range(table["players"]):
        lines += _tell_seat(table, seat)
    return lines


def _tell_seat(table: dict[str, Any], seat: int) -> list[Phrase]:
    hand, scored = table["hands"][seat], table["scored"][seat]
    player = Phrase("player-you" if seat == table["seat"] else "player", number=seat + 1)
    balls = table["scores"][seat]
    lines = [
        Phrase("table-hand-count", player=player, cards=hand, balls=balls)
        if isinstance(hand, int)
        else Phrase("table-hand", player=player, cards=_cards(hand), balls=balls)
    ]
    if isinstance(hand, int) and table["known"][seat]:
        lines.append(Phrase("table-known", cards=_cards(table["known"][seat])))
    if isinstance(scored, list) and scored:
        lines.append(Phrase("table-scored", cards=_cards(scored)))
    for number, crew in enumerate(table["crews"][seat], 1):
        lines.append(_tell_crew(f"{seat + 1}.{number}", crew))
    return lines


def _tell_crew(name: str, crew: dict[str, Any]) -> Phrase:
    cats = _cards(crew["cats"])
    if crew["facedown"] is None:
        return Phrase("table-crew", crew=name, cats=cats)
    if crew["facedown"] == HIDDEN:
        return Phrase("table-crew-guarded", crew=name, cats=cats)
    kind = "table-crew-ball" if crew["ball"] else "table-crew-trap"
    return Phrase(kind, crew=name, cats=cats, card=Phrase(f"card-{crew['facedown']}"))


def _cards(names: list[str]) -> list[Phrase]:
    return [Phrase(f"card-{name}") for name in names]
