"""The variants and house rules of Catham City."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from mewseum.core.options import Option, Preset, SetOption

from .book import refuse
from .state import FACTIONS, FIRST_GAME, IN_PLAY, SEATS, State

OPTIONS = (
    SetOption("factions", ("random", "first game"), FACTIONS, IN_PLAY, "2.1", "start"),
    Option("two_actions", (False, True), "15.1", "variants"),
    Option("first", ("random", *range(SEATS)), "2.2", "start"),
    Option("second_optional", (False, True), "16.1", "variants"),
    Option("simultaneous_responses", (False, True), "16.2", "turn"),
    Option("police_needs_cards", (False, True), "16.3", "turn"),
    Option("turn_cap", (0, 1000, 200), "16.4", "end"),
    Option("journalists_each", (False, True), "16.5", "turn"),
)

PRESETS = (
    Preset("first-game", {"factions": "first game"}),
    Preset("by-the-book", {}),
    Preset("all-variants", {"two_actions": True, "second_optional": True}),
)
"""A first game has the factions that the book names for it."""


def set_options(s: State, options: Mapping[str, Any]) -> None:
    """Write the options into a blank state, which has §1.2 two to six players."""
    first = options["first"]
    if first != "random" and first >= s.players:
        raise refuse("first-not-at-table", "2.2", first=first, last=s.players - 1)
    if options["second_optional"] and not options["two_actions"]:
        raise refuse("no-second-action", "16.1")
    chosen = options["factions"]
    if chosen == "first game":
        chosen = [FACTIONS[faction] for faction in FIRST_GAME]
    s.factions = 0 if chosen == "random" else sum(1 << FACTIONS.index(name) for name in chosen)
    s.two_actions = int(options["two_actions"])
    s.chosen_first = 0 if first == "random" else first + 1
    s.second_optional = int(options["second_optional"])
    s.shared_responses = int(options["simultaneous_responses"])
    s.police_needs_cards = int(options["police_needs_cards"])
    s.turn_cap = options["turn_cap"]
    s.journalists_each = int(options["journalists_each"])
