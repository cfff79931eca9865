"""Things on the browser's table, and the moves that they are part of: both sides speak of the same verbs."""

from __future__ import annotations

import re
from itertools import takewhile
from pathlib import Path

import pytest

import mewseum
from mewseum.games import GAMES, parts

LIES = {
    "cat-burglars": {
        "recruit-deck": ["deck"],
        "recruit-market-card": ["market"],
        "form-card-new": ["hand", "new"],
        "form-card-crew": ["hand", "crew of mine"],
        "activate-crew-card": ["hand", "crew of mine"],
        "secure-crew": ["crew of mine"],
        "place-crew": ["crew of mine"],
        "place-new": ["new"],
        "infiltrate-crew": ["crew"],
        "pay-cards": ["cards of a payment"],
    },
    "meow": {
        "pick-up": ["deck"],
        "stop": ["doorway"],
        "give-card-to-player": ["bank", "player"],
        "give-up-card": ["bank"],
        "pay-card": ["bank"],
        "take-card": ["shown"],
        "steal-player": ["bank", "player"],
        "double-cross-player": ["bank", "player"],
        "calvin-player": ["cat", "player"],
        "chelsea-player": ["cat", "player"],
        "castor-pile": ["cat", "pile"],
        "charlton-players": ["cat"],
        "substitute-cat": ["cat"],
        "redeem-cat": ["cat"],
        "free-cat": ["cat"],
        "choose-cat": ["cat"],
    },
    "catham-city": {
        "take-card-number": ["display"],
        "play-detectives-and-card": ["hand", "hand"],
        "play-police-and-card-against-player": ["hand", "hand", "player"],
        "play-hackers-number-against-player": ["hand", "player"],
        "play-scientists": ["hand"],
        "play-mafia": ["hand"],
        "play-journalists": ["hand"],
        "play-robocats-number": ["hand"],
        "play-officials-number": ["hand"],
        "discard-card": ["hand"],
        "give-card": ["hand"],
        "give-card-and-discard-number": ["hand"],
        "match": ["hand"],
        "policemen-number": ["hand"],
    },
}
"""Where the things lie that a player clicks for each move. All other moves have nothing but their buttons."""
BUTTONS = {
    "cat-burglars": {"done"},
    "meow": {"distract", "accept", "serve", "pass"},
    "catham-city": {"decline", "return-point", "end-turn"},
}
OF_FUNCTIONS = {"own(": "crew of mine", "payment(": "cards of a payment"}
PLACE = re.compile(r"[`\"](\w+)(?::[^`\"]*)?[`\"]|(own\(|payment\()")

WEB = Path(__file__).parents[1] / "web" / "src" / "games"


def verbs_in(slug: str) -> set[str]:
    """The verbs of which `tokens.ts` knows the things."""
    text = (WEB / slug / "tokens.ts").read_text(encoding="utf-8")
    tokens = text.partition("export function tokens")[2].partition("\n}")[0]
    return set(re.findall(r'case "([a-z-]+)":', tokens))


def places_in(slug: str) -> dict[str, list[str]]:
    """For each verb where `tokens.ts` has the things lie, in order."""
    text = (WEB / slug / "tokens.ts").read_text(encoding="utf-8")
    body = text.partition("export function tokens")[2].partition("default:")[0].partition("switch (choice.verb)")[2]
    found: dict[str, list[str]] = {}
    for cases, told in re.findall(r'((?:case "[a-z-]+":\s+)+)return ([^;]+);', body):
        told_plainly = told.replace('String(view["extra"])', "")
        places = [place or OF_FUNCTIONS[function] for place, function in PLACE.findall(told_plainly)]
        found |= dict.fromkeys(re.findall(r'"([a-z-]+)"', cases), places)
    return found


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
def test_every_move_is_made_with_its_own_things(slug):
    """One real verb in the place of another would let a click on the deck end a turn, say."""
    found = places_in(slug)
    assert {verb: sorted(places) for verb, places in found.items()} == {
        verb: sorted(places) for verb, places in LIES[slug].items()
    }


@pytest.mark.parametrize("slug", GAMES)
def test_moves_without_things_are_known_by_name(slug):
    assert {verb.id for verb in parts(slug).verbs.all} == set(LIES[slug]) | BUTTONS[slug]


@pytest.mark.parametrize("slug", GAMES)
def test_whoever_points_at_a_thing_has_a_move_with_it_in_mind(slug):
    """Where the browser knows one move for a place, it is one whose things lie there."""
    text = (WEB / slug / "tokens.ts").read_text(encoding="utf-8")
    body = text.partition("export function attempt(")[2].partition("\n}")[0]
    beginnings = {
        verb.id: list(takewhile(lambda word: not word.startswith("{"), verb.template)) for verb in parts(slug).verbs.all
    }
    places = {place for found in LIES[slug].values() for place in found}
    told = re.findall(r'(?:case|place ===) "(\w+)"(?::\s+|\) )return ["`]([a-z -]+)[^;?]*;', body)
    known = [(place, move.split()) for place, move in told if place in places]
    assert known
    for place, move in known:
        assert any(
            place in LIES[slug].get(verb, []) and move[: len(words)] == words for verb, words in beginnings.items()
        ), (place, move)


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
