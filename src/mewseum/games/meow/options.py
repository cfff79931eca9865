"""The house rules of MEOW, each with the paragraph that it changes."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from mewseum.core.options import Option, Preset

from .book import refuse
from .state import CATNIP_TO, LOOT_KINDS, SEATS, TIES, State

OPTIONS = (
    Option("first", ("random", *range(SEATS)), "2.3", "start"),
    Option("loot_kinds", tuple(LOOT_KINDS), "1.2", "start"),
    Option("last_round", (False, True), "14.1", "variants"),
    Option("actions", ("instead", "before draw"), "14.2", "variants"),
    Option("draws", ("open", "secret"), "14.3", "variants"),
    Option("laser", ("banks", "loses"), "14.4", "turn"),
    Option("pay_with", ("any loot", "cash only"), "14.5", "turn"),
    Option("jail_penalty", (False, True), "14.6", "end"),
    Option("claus_per_painting", (False, True), "14.7", "cats"),
    Option("stack_bonuses", (False, True), "14.8", "cats"),
    Option("substitute_used", (True, False), "14.9", "jail"),
    Option("crispin_loss_immediate", (False, True), "14.10", "jail"),
    Option("stars_after_jail", ("zero", "surplus"), "14.11", "jail"),
    Option("serve_time", (2, 1, 3), "14.12", "jail"),
    Option("tie", TIES, "14.13", "end"),
    Option("catnip_to", CATNIP_TO, "14.14", "turn"),
    Option("redeem_used", (False, True), "14.15", "jail"),
    Option("castor_burns", (False, True), "14.16", "cats"),
    Option("charlton_spread", (False, True), "14.17", "cats"),
    Option("steal_choice", (False, True), "14.18", "turn"),
    Option("redeem_takes_turn", (False, True), "14.19", "jail"),
    Option("pick_cats", (False, True), "14.20", "variants"),
    Option("castor_strict", (False, True), "14.21", "cats"),
)

PRESETS = (
    Preset("first-game", {}),
    Preset("by-the-book", {}),
    Preset("all-variants", {"last_round": True, "actions": "before draw", "draws": "secret", "pick_cats": True}),
)
"""The book has no variants of its own: these are the house rules that make another game of it, not those that settle a question."""


def set_options(s: State, options: Mapping[str, Any]) -> None:
    """Write the options into a blank state."""
    first = options["first"]
    if first != "random" and first >= s.players:
        raise refuse("first-not-at-table", "2.3", first=first, last=s.players - 1)
    s.chosen_first = 0 if first == "random" else first + 1
    s.loot_kind = list(LOOT_KINDS[options["loot_kinds"]])
    s.last_round = int(options["last_round"])
    s.before_draw = int(options["actions"] == "before draw")
    s.draws_open = int(options["draws"] == "open")
    s.laser_loses = int(options["laser"] == "loses")
    s.cash_only = int(options["pay_with"] == "cash only")
    s.jail_penalty = int(options["jail_penalty"])
    s.claus_per_painting = int(options["claus_per_painting"])
    s.stack_bonuses = int(options["stack_bonuses"])
    s.used_may_substitute = int(options["substitute_used"])
    s.crispin_loss_immediate = int(options["crispin_loss_immediate"])
    s.keep_surplus = int(options["stars_after_jail"] == "surplus")
    s.serve_time = options["serve_time"]
    s.tie = TIES.index(options["tie"])
    s.catnip_to = CATNIP_TO.index(options["catnip_to"])
    s.redeem_used = int(options["redeem_used"])
    s.castor_burns = int(options["castor_burns"])
    s.charlton_spread = int(options["charlton_spread"])
    s.steal_choice = int(options["steal_choice"])
    s.redeem_takes_turn = int(options["redeem_takes_turn"])
    s.pick_cats = int(options["pick_cats"])
    s.castor_strict = int(options["castor_strict"])
