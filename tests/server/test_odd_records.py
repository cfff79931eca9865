"""Whatever stands in a record that somebody brings, it is shown or refused with a sentence; nothing fails."""

from __future__ import annotations

import copy
import json
import random
from functools import cache

import pytest
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st

from mewseum import GAMES, record
from mewseum.core.plain_json import DEEPEST
from mewseum.core.refused import Refused
from mewseum.core.words import LANGUAGES
from mewseum.games import make_game, parts
from mewseum.server.records import LARGEST, show_record
from mewseum.server.wire import encode

PLAYERS = 3
NAMES = ["cats", "card", "beneath", "facedown", "burnt", "served", "over", "winners", "reason", "moves", "chance"]
ODD = st.recursive(
    st.none()
    | st.booleans()
    | st.integers(-3, 9)
    | st.sampled_from([10**30, 2**31, 2**63, -(2**63), 1.5, "", "x" * 300, "1.1", "1.A", "\ud800", "free", "jailed"])
    | st.floats(),
    lambda inner: (
        st.lists(inner, max_size=4) | st.dictionaries(st.sampled_from(NAMES) | st.text(max_size=4), inner, max_size=3)
    ),
    max_leaves=8,
)


@cache
def whole_records(slug):
    """Records of a game: one with its moves, and some that begin at moments of it."""
    game = make_game(slug, PLAYERS, {})
    played, dice = record.Record(game, 5), random.Random(slug)
    state, found = played.start(), []
    while state.outcome is None and len(played.moves) < 400:
        move = dice.choice(list(state.moves()))
        played.add(move)
        state = state.play(move)
        if dice.random() < 0.1:
            found.append(record.Record(game, 5, [], (), state.to_position()).to_dict())
    found = [*found[:40], played.to_dict(), record.Record(game, 5, [], (), state.to_position()).to_dict()]
    return [
        {part: value for part, value in json.loads(json.dumps(whole)).items() if part != "check"} for whole in found
    ]


def places(value, path=()):
    """All places in some JSON."""
    yield path
    inner = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    for name, part in inner:
        yield from places(part, (*path, name))


def with_odd(whole, path, odd):
    """The same with something else in one place."""
    if not path:
        return odd
    changed = copy.copy(whole)
    changed[path[0]] = with_odd(whole[path[0]], path[1:], odd)
    return changed


def show_or_refuse(content):
    """Show it, or say why not in every language; both can be sent. Whether it was shown."""
    try:
        encode(show_record(json.dumps(content).encode(), "evening.json", None))
    except Refused as refusal:
        for language in LANGUAGES:
            encode(refusal.say(language))
        return False
    return True


@pytest.mark.parametrize("slug", GAMES)
def test_any_json_in_any_place_of_a_record_is_shown_or_refused(slug):
    @settings(max_examples=250, phases=[Phase.generate], suppress_health_check=list(HealthCheck))
    @given(st.data())
    def story(data):
        content = data.draw(st.sampled_from(whole_records(slug)))
        for _ in range(data.draw(st.integers(1, 3))):
            if isinstance(content, dict | list):
                content = with_odd(content, data.draw(st.sampled_from(list(places(content)))), data.draw(ODD))
        show_or_refuse(content)

    story()


@pytest.mark.parametrize(
    "cats", [[[[]], [], []], [[{}], [], []], [[["calvin"]], ["castor"], []], [[{"calvin": {}}], [], []]]
)
def test_cats_that_are_no_names_are_refused(cats):
    content = {**whole_records("meow")[0], "position": {"cats": cats}}

    with pytest.raises(Refused, match="cat"):
        show_record(json.dumps(content).encode(), "evening.json", None)


def test_a_cat_named_twice_is_one_too_many():
    content = {**whole_records("meow")[0], "position": {"cats": [["calvin", "calvin"], ["castor"], ["chester"]]}}

    with pytest.raises(Refused) as refused:
        show_record(json.dumps(content).encode(), "evening.json", None)
    assert refused.value.key == "too-many-cards"


@pytest.mark.parametrize("slug", GAMES)
@pytest.mark.parametrize("depth", [DEEPEST, 900, 5000])
def test_lists_within_lists_are_refused(slug, depth):
    whole = json.dumps({**whole_records(slug)[0], "position": {parts(slug).slug: 0, "turn": "@"}})
    content = whole.replace('"@"', "[" * depth + "]" * depth).encode()

    with pytest.raises(Refused) as refused:
        show_record(content, "evening.json", None)
    assert refused.value.key == "not-json"


@pytest.mark.parametrize("text", ["\ud800", "x\udfff"])
@pytest.mark.parametrize("place", ["moves", "part", "options"])
def test_half_a_character_is_refused_and_the_refusal_can_be_sent(text, place):
    content = dict(whole_records("meow")[0])
    content |= {"moves": {"moves": [text]}, "part": {"position": {text: 1}}, "options": {"options": {text: 1}}}[place]

    assert not show_or_refuse(content)


@pytest.mark.parametrize("slug", GAMES)
def test_long_lists_and_large_numbers_are_refused_soon(slug):
    for part in (*next(iter(whole_records(slug)))["position"], "deck"):
        for odd in ([0] * 20_000, ["x" * 9] * 4_000, 10**4000, "x" * 60_000, {str(i): i for i in range(4_000)}):
            content = {**whole_records(slug)[0], "position": {part: odd}}
            assert len(json.dumps(content)) < LARGEST
            show_or_refuse(content)
