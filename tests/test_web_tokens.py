"""Things on the browser's table, and the moves that they are part of: both sides speak of the same verbs."""

from __future__ import annotations

import re
from itertools import takewhile
from pathlib import Path

import pytest

import mewseum
from mewseum.games import GAMES, parts

WEB = Path(__file__).parents[1] / "web" / "src" / "games"


def verbs_in(slug: str) -> set[str]:
    """The verbs of which `tokens.ts` knows the things."""
    text = (WEB / slug / "tokens.ts").read_text(encoding="utf-8")
    tokens = text.partition("export function tokens")[2].partition("\n}")[0]
    return set(re.findall(r'case "([a-z-]+)":', tokens))


def attempts_in(slug: str) -> list[tuple[str, str]]:
    """The verbs of which `tokens.ts` has a move in mind where none is possible, each with how the move's text begins."""
    text = (WEB / slug / "tokens.ts").read_text(encoding="utf-8").partition("export function attempts")[2]
    named = re.findall(r'"?([a-z-]+)"?: ["`]([a-z -]+)', text) + re.findall(r'\["([a-z-]+)", ["`]([a-z -]+)', text)
    return [(verb, text.strip()) for verb, text in named]


@pytest.mark.parametrize("slug", GAMES)
def test_every_verb_that_the_browser_knows_is_one_of_the_game(slug):
    known = {verb.id for verb in parts(slug).verbs.all}

    assert verbs_in(slug)
    assert verbs_in(slug) <= known


@pytest.mark.parametrize("slug", GAMES)
def test_every_move_with_something_to_choose_can_be_made_on_the_table(slug):
    choosing = {verb.id for verb in parts(slug).verbs.all if verb.choices}

    assert choosing <= verbs_in(slug)


@pytest.mark.parametrize("slug", GAMES)
def test_every_move_that_somebody_may_have_in_mind_begins_as_its_verb_does(slug):
    templates = {verb.id: verb.template for verb in parts(slug).verbs.all}

    assert attempts_in(slug)
    for verb, text in attempts_in(slug):
        words = list(takewhile(lambda word: not word.startswith("{"), templates[verb]))
        assert text.split()[: len(words)] == words


def sets_in_catham_city() -> dict[str, int]:
    """How many cards of a faction the browser picks for a play."""
    text = (WEB / "catham-city" / "tokens.ts").read_text(encoding="utf-8")
    return {
        name: int(number)
        for name, number in re.findall(r"(\w+): (\d)", text.partition("const SETS = {")[2].partition("}")[0])
    }


@pytest.mark.parametrize("faction", ["detectives", "scientists", "mafia", "journalists"])
def test_as_many_cards_are_picked_for_a_play_as_it_takes(faction):
    factions = ["detectives", "scientists", "mafia", "journalists", "police"]
    game = mewseum.game("catham-city", players=2, factions=factions)
    state = game.position({"turn": 0, "hands": [[faction] * 5 + ["police"], ["police"]]}, seed=1)
    after = state.play(f"play {faction}" + (" and police" if faction == "detectives" else ""))

    assert 5 - list(after.view(0).to_dict()["hands"][0]).count(faction) == sets_in_catham_city()[faction]
