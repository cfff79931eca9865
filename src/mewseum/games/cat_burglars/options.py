"""The variants and house rules of Cat Burglars."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from mewseum.core.options import Option, Preset

from .book import refuse
from .state import SEATS, STUCK_TIES, State

OPTIONS = (
    Option("hall_of_fame", (False, True), "10.1", "variants"),
    Option("first", ("random", *range(SEATS)), "2.4", "start"),
    Option("more_players", (False, True), "12.1", "start"),
    Option("stuck_tie", STUCK_TIES, "12.2", "end"),
    Option("market_pay_all_counts", (False, True), "12.3", "turn"),
    Option("equal_turns", (False, True), "12.4", "end"),
    Option("show_scored_colours", (False, True), "12.5", "turn"),
)

PRESETS = (
    Preset("first-game", {"show_scored_colours": True}),
    Preset("by-the-book", {}),
    Preset("all-variants", {"hall_of_fame": True}),
)
"""A first game asks nobody to remember colours."""


def set_options(s: State, options: Mapping[str, Any]) -> None:
    """Write the options into a blank state. §1.2 Two to four play, §12.1 or more if that was agreed."""
    if s.players > 4 and not options["more_players"]:
        raise refuse("too-many-players", "12.1", players=s.players)
    first = options["first"]
    if first != "random" and first >= s.players:
        raise refuse("first-not-at-table", "2.4", first=first, last=s.players - 1)
    s.hall_of_fame = int(options["hall_of_fame"])
    s.chosen_first = 0 if first == "random" else first + 1
    s.stuck_tie = STUCK_TIES.index(options["stuck_tie"])
    s.market_pays = int(s.players == 2 or options["market_pay_all_counts"])
    s.equal_turns = int(options["equal_turns"])
    s.scored_shown = int(options["hall_of_fame"] or options["show_scored_colours"])
