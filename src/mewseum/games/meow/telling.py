"""A table of MEOW in sentences, for those who read or listen line by line."""

from __future__ import annotations

from typing import Any

from mewseum.core.words import Phrase


def tell_table(table: dict[str, Any]) -> list[Phrase]:
    """The sentences for a view in words (`View.to_dict`), and nothing beyond it."""
    lines = [Phrase("table-deck", deck=table["deck"])]
    for seat in range(table["players"]):
        lines += _tell_seat(table, seat)
    run = table["run"]
    if isinstance(run, list) and run:
        lines.append(Phrase("table-run", cards=_cards(run), value=table["run_value"]))
    elif isinstance(run, int) and run:
        lines.append(Phrase("table-run-count", cards=run))
    if "shown" in table:
        lines.append(Phrase("table-shown", cards=_cards(table["shown"])))
    return lines


def _tell_seat(table: dict[str, Any], seat: int) -> list[Phrase]:
    bank, stars = table["banks"][seat], table["stars"][seat]
    player = Phrase("player-you" if seat == table["seat"] else "player", number=seat + 1)
    cats = [Phrase(f"cat-{state}", cat=Phrase(f"card-{name}")) for name, state in table["cats"][seat].items()]
    lines = [
        Phrase("table-bank-count", player=player, cards=bank, stars=stars)
        if isinstance(bank, int)
        else Phrase("table-bank", player=player, cards=_cards(bank), stars=stars),
        Phrase("table-cats", cats=cats),
    ]
    if table["arrested"][seat]:
        lines.append(Phrase("table-arrested", player=player))
    for pile in table["piles"][seat]:
        key = "table-pile-served" if pile["served"] else "table-pile"
        lines.append(Phrase(key, pile=pile["pile"], card=Phrase(f"card-{pile['card']}"), cards=pile["cards"]))
    return lines


def _cards(names: list[str]) -> list[Phrase]:
    return [Phrase(f"card-{name}") for name in names]
