"""A table of MEOW in sentences, for those who read or listen line by line."""

from __future__ import annotations

from typing import Any

from mewseum.core.words import Phrase


def tell_table(table: dict[str, Any]) -> list[Phrase]:
    """The sentences for a view in words (`View.to_dict`), and nothing beyond it."""
    lines = [Phrase("table-deck", deck=table["deck"]), Phrase("table-discard", cards=_cards(table["discard"]))]
    if table["last_turns"]:
        lines.append(Phrase("table-last-turns", turns=table["last_turns"]))
    for seat in range(table["players"]):
        lines += _tell_seat(table, seat)
    return [*lines, *_tell_run(table), *_tell_stage(table)]


def _tell_run(table: dict[str, Any]) -> list[Phrase]:
    """The cards that were picked up this turn, and the stars that will count at its end."""
    run, lines = table["run"], []
    if isinstance(run, int) and run:
        lines.append(Phrase("table-run-count", cards=run))
    elif run:
        lines.append(Phrase("table-run", cards=_cards(run), value=table["run_value"]))
    if table["pending_stars"]:
        lines.append(Phrase("table-pending", player=_player(table, table["active"]), stars=table["pending_stars"]))
    return lines


def _tell_stage(table: dict[str, Any]) -> list[Phrase]:
    """What an unfinished move has come to: a guard, a payment, a first mini-deck, a bank that somebody looks at."""
    player, lines = _player(table, table["active"]), []
    if "card" in table:
        lines.append(Phrase("table-guard", card=Phrase(f"card-{table['card']}")))
    if "paid" in table:
        lines.append(Phrase("table-paid", player=player, paid=table["paid"]))
    if table.get("redeems"):
        lines.append(Phrase("table-redeems", cat=Phrase(f"card-{table['redeems']}")))
    if "pile" in table:
        lines.append(Phrase("table-first-pile", pile=table["pile"]))
    if "target" in table:
        lines.append(Phrase("table-looks", player=player, target=_player(table, table["target"])))
    if "shown" in table:
        lines.append(Phrase("table-shown", cards=_cards(table["shown"])))
    return lines


def _tell_seat(table: dict[str, Any], seat: int) -> list[Phrase]:
    bank, stars, arrest = table["banks"][seat], table["stars"][seat], table["arrest_at"][seat]
    player = _player(table, seat)
    cats = [Phrase(f"cat-{state}", cat=Phrase(f"card-{name}")) for name, state in table["cats"][seat].items()]
    lines = [
        Phrase("table-bank-count", player=player, cards=bank, stars=stars, arrest=arrest)
        if isinstance(bank, int)
        else Phrase("table-bank", player=player, cards=_cards(bank), stars=stars, arrest=arrest)
    ]
    if seat == table["seat"] and "worth" in table:
        lines.append(Phrase("table-worth", worth=table["worth"]))
    lines.append(Phrase("table-cats", cats=cats))
    if table["serving"][seat]:
        lines.append(Phrase("table-serving", player=player, turns=table["serving"][seat]))
    elif table["arrested"][seat]:
        lines.append(Phrase("table-arrested", player=player))
    for pile in table["piles"][seat]:
        key = "table-pile-served" if pile["served"] else "table-pile"
        lines.append(Phrase(key, pile=pile["pile"], card=Phrase(f"card-{pile['card']}"), cards=pile["cards"]))
    return lines


def _player(table: dict[str, Any], seat: int) -> Phrase:
    return Phrase("player-you" if seat == table["seat"] else "player", number=seat + 1)


def _cards(names: list[str]) -> list[Phrase]:
    return [Phrase(f"card-{name}") for name in names]
