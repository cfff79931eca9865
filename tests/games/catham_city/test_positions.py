"""Situations in words: what is not named has its start value, what breaks a rule is refused, and words come back."""

import random
from functools import cache

import pytest

import mewseum
from mewseum.core.game import Game
from mewseum.games.catham_city import PARTS
from tests import situations
from tests.conformance.places import count_cards
from tests.situations import assert_says, play, refusal_of

from .table import cards, lay


@cache
def rules():
    return Game(PARTS, 2, {}).plain


@cache
def game(players=3, **options):
    made = Game(PARTS, players, options)
    made.__dict__["plain"] = rules()
    return made


FIVE = ["detectives", "mafia", "hackers", "police", "journalists"]
TABLE = {
    "factions": FIVE,
    "hands": [["mafia", "hackers"], ["mafia", "police"], []],
    "display": ["hackers"] * 7,
}
"""A sound table, to which one thing is added that is not."""

DETECTIVES = {"in_play": ["detectives"] * 3 + ["mafia"], "extra": "mafia"}
SEARCH = {"in_play": ["police", "mafia"], "extra": "mafia"}
ELEVEN = [["mafia"] * 11, [], []]

BROKEN = {
    # More cards than there are
    "sixteen of a faction in a hand": ({"hands": [["mafia"] * 16, [], []]}, "too-many-cards", "1.1"),
    "sixteen of a faction here and there": (
        {"hands": [["mafia"] * 9, ["mafia"] * 5, []], "discard": ["mafia"], "display": ["mafia"]}, "too-many-cards", "1.1",
    ),
    "one too many in the pile": ({"hands": [["mafia"] * 15, [], []], "pile": ["mafia"]}, "too-many-cards", "1.1"),
    "one too many in play": (
        {"hands": [["mafia"] * 12, [], []], "in_play": ["mafia"] * 4, "awaits": "sacrifice"}, "too-many-cards", "1.1",
    ),
    "a faction that stays in the box": ({"hands": [["robocats"], [], []]}, "too-many-cards", "1.1"),
    "more to deal than is left": ({"hands": None, "pile": ["police"] * 15, "discard": ["mafia"] * 15 + ["detectives"] *
                                   15 + ["journalists"] * 15}, "cannot-deal", ""),
    # Cards where they cannot be
    "a display of eight": ({"display": ["hackers"] * 8}, "display-too-large", "2.4"),
    "a known card that is nowhere": ({"known": [["detectives"], [], []]}, "known-but-absent", "1.4"),
    "two known cards of which one is there": ({"known": [["mafia", "mafia"], [], []]}, "known-but-absent", "1.4"),
    "a known card in another hand": ({"known": [["police"], [], []]}, "known-but-absent", "1.4"),
    "a card that only one knows of, and that is nowhere": (
        {"known_to": [[[], ["hackers"], []], [[], [], []], [[], [], []]]}, "known-but-absent", "1.4",
    ),
    "a card that is known twice": (
        {"known": [["mafia"], [], []], "known_to": [[[], [], []], [["mafia"], [], []], [[], [], []]]},
        "known-but-absent", "1.4",
    ),
    # Factions
    "four factions": ({"factions": FIVE[:4]}, "wrong-factions", "2.1"),
    "six factions": ({"factions": [*FIVE, "robocats"]}, "wrong-factions", "2.1"),
    "no factions": ({"factions": []}, "wrong-factions", "2.1"),
    "factions as a text": ({"factions": "mafia"}, "not-a-list", ""),
    "an unknown faction": ({"factions": [*FIVE[:4], "bureaucrats"]}, "unknown-card-in", ""),
    # What there is not
    "an unknown card in a hand": ({"hands": [["cats"], [], []]}, "unknown-card-in", ""),
    "an unknown card in the display": ({"display": ["Mafia"]}, "unknown-card-in", ""),
    "an unknown card in the discard pile": ({"discard": [None]}, "unknown-card-in", ""),
    "an unknown card in the pile": ({"pile": [0]}, "unknown-card-in", ""),
    "an unknown card in play": ({"in_play": ["cats"]}, "unknown-card-in", ""),
    "an unknown known card": ({"known": [["cats"], [], []]}, "unknown-card-in", ""),
    "an unknown extra card": (
        {**DETECTIVES, "awaits": "match", "extra": "cats", "asked": 1}, "unknown-card-in", "",
    ),
    "no extra card": (
        {"awaits": "match", "in_play": ["detectives"] * 3 + ["mafia"], "asked": 1}, "unknown-card-in", "",
    ),
    "an unknown first seat": ({"first": 3}, "no-seat", ""),
    "an unknown seat that is asked": ({**DETECTIVES, "awaits": "match", "asked": 3}, "no-seat", ""),
    "an unknown seat that is searched": ({**SEARCH, "awaits": "policemen", "target": 3}, "no-seat", ""),
    "an unknown stage": ({"awaits": "pass"}, "unknown-choice", ""),
    "a stage that is a number": ({"awaits": 0}, "unknown-choice", ""),
    "no stage": ({"awaits": None}, "unknown-choice", ""),
    # Numbers
    "points below zero": ({"points": [-1, 0, 0]}, "no-number", ""),
    "more points than can be": ({"points": [100, 0, 0]}, "no-number", ""),
    "points that are true": ({"points": [True, 0, 0]}, "no-number", ""),
    "points in letters": ({"points": ["3", 0, 0]}, "no-number", ""),
    "half a point": ({"points": [0.5, 0, 0]}, "no-number", ""),
    "turns below zero": ({"turns": -1}, "no-number", ""),
    "two actions where there is one": ({"actions_left": 2}, "no-number", ""),
    "actions below zero": ({"actions_left": -1}, "no-number", ""),
    # Things of the wrong kind
    "hands for four": ({"hands": [[], [], [], []]}, "not-one-per-seat", ""),
    "hands for one": ({"hands": [[]]}, "not-one-per-seat", ""),
    "points for two": ({"points": [1, 2]}, "not-one-per-seat", ""),
    "points as a number": ({"points": 3}, "not-one-per-seat", ""),
    "known cards for none": ({"known": []}, "not-one-per-seat", ""),
    "secrets for two": ({"known_to": [[[], [], []], [[], [], []]]}, "not-one-per-seat", ""),
    "secrets about two": ({"known_to": [[[], []], [[], [], []], [[], [], []]]}, "not-one-per-seat", ""),
    "a hand as a text": ({"hands": ["mafia", [], []]}, "not-a-list", ""),
    "a display as a number": ({"display": 7}, "not-a-list", ""),
    "a pile as a number": ({"pile": 40}, "not-a-list", ""),
    "a pile by counts": ({"pile": {"mafia": 3}}, "not-a-list", ""),
    # Stages that nobody can be in
    "an action with cards in play": ({"in_play": ["mafia"]}, "impossible-stage", "5.4"),
    "an action with no action left": ({"actions_left": 0}, "impossible-stage", "3.1"),
    "excess cards with an action left": (
        {"hands": ELEVEN, "awaits": "excess", "actions_left": 1}, "impossible-stage", "3.1",
    ),
    "excess cards of a hand of ten": (
        {"hands": [["mafia"] * 10, [], []], "awaits": "excess", "actions_left": 0}, "impossible-stage", "3.3",
    ),
    "excess cards with cards in play": (
        {"hands": ELEVEN, "awaits": "excess", "actions_left": 0, "in_play": ["police"]}, "impossible-stage", "5.4",
    ),
    "a match without detectives": (
        {"awaits": "match", "in_play": ["mafia"], "extra": "mafia", "asked": 1}, "impossible-stage", "5.4",
    ),
    "a match of a card that is not in play": (
        {"awaits": "match", "in_play": ["detectives"] * 3, "extra": "mafia", "asked": 1}, "impossible-stage", "6.1",
    ),
    "a match with no action left": (
        {**DETECTIVES, "awaits": "match", "asked": 1, "actions_left": 0}, "impossible-stage", "3.1",
    ),
    "a match of nobody": ({**DETECTIVES, "awaits": "match"}, "impossible-stage", "5.3"),
    "a match of the active player": ({**DETECTIVES, "awaits": "match", "asked": 0}, "impossible-stage", "5.3"),
    "a match of who has no cards": ({**DETECTIVES, "awaits": "match", "asked": 2}, "impossible-stage", "5.3"),
    "a search without police": (
        {"awaits": "policemen", "in_play": ["mafia"], "extra": "mafia", "target": 1}, "impossible-stage", "5.4",
    ),
    "a search for a card that is not in play": (
        {"awaits": "policemen", "in_play": ["police"], "extra": "mafia", "target": 1}, "impossible-stage", "11.1",
    ),
    "a search of nobody": ({**SEARCH, "awaits": "policemen"}, "impossible-stage", "11.1"),
    "a search of who has no cards": ({**SEARCH, "awaits": "policemen", "target": 2}, "impossible-stage", "11.1"),
    "a sacrifice without mafia": ({"awaits": "sacrifice", "asked": 1}, "impossible-stage", "5.4"),
    "a sacrifice of nobody": ({"awaits": "sacrifice", "in_play": ["mafia"] * 4}, "impossible-stage", "5.3"),
    "a second card without mafia": ({"awaits": "second card", "asked": 1}, "impossible-stage", "5.4"),
    "a second card of who has none": (
        {"awaits": "second card", "in_play": ["mafia"] * 4, "asked": 2}, "impossible-stage", "5.3",
    ),
    "a gift without journalists": ({"awaits": "gift", "asked": 1}, "impossible-stage", "5.4"),
    "a gift of who has no cards": (
        {"awaits": "gift", "in_play": ["journalists"] * 2, "asked": 2}, "impossible-stage", "5.3",
    ),
}  # fmt: skip


@pytest.mark.parametrize("broken", BROKEN)
def test_a_position_that_cannot_be_is_refused(broken):
    changes, key, section = BROKEN[broken]
    position = {
        name: value for name, value in {**TABLE, **changes}.items() if key != "cannot-deal" or value is not None
    }

    refusal = refusal_of(game(), position)

    assert (refusal.key, refusal.section) == (key, section), str(refusal)


BEYOND_THE_RULES = {
    "a sacrifice where there is no choice (§9.3)": {
        "awaits": "sacrifice", "in_play": ["mafia"] * 4, "hands": [[], ["police"], []], "asked": 1,
    },
    "a sacrifice of two cards without a point (§9.3)": {"awaits": "sacrifice", "in_play": ["mafia"] * 4, "asked": 1},
    "a sacrifice for three mafia cards (§9.1)": {
        "awaits": "sacrifice", "in_play": ["mafia"] * 3, "hands": [[], ["police"] * 3, []], "asked": 1,
    },
    "a search with a police card as the extra card (§11.1)": {
        "awaits": "policemen", "in_play": ["police", "police"], "extra": "police", "target": 1,
    },
    "a match of one card, detective and extra card at once (§6.1)": {
        "awaits": "match", "in_play": ["detectives"], "extra": "detectives", "asked": 1,
    },
    "a gift for one journalist (§12.1)": {"awaits": "gift", "in_play": ["journalists"], "asked": 1},
    "an action where there is none (§3.2)": {
        "hands": [["mafia"], [], []], "display": [], "pile": [], "discard": [],
    },
}  # fmt: skip


@pytest.mark.parametrize("beyond", BEYOND_THE_RULES)
def test_a_stage_that_the_rules_cannot_bring_about_is_refused(beyond):
    refusal = refusal_of(game(), {**TABLE, **BEYOND_THE_RULES[beyond]})

    assert refusal.section


def test_factions_other_than_those_that_were_chosen_are_refused():
    refusal = refusal_of(game(factions="first game"), TABLE)

    assert (refusal.key, refusal.section) == ("wrong-factions", "2.1")


def test_a_faction_named_twice_is_refused():
    refusal = refusal_of(game(), {**TABLE, "factions": [*FIVE[:4], "mafia"]})

    assert (refusal.key, refusal.section) == ("wrong-factions", "2.1")


def test_the_table_of_these_cases_is_sound():
    assert game().position(TABLE).turn == 0


@pytest.mark.parametrize(
    ("position", "parts"),
    [
        ({"hand": []}, ["“hand”", "hands", "display", "points"]),
        ({"display": ["cats"]}, ["'cats'", "“display”", "detectives", "officials"]),
        ({**TABLE, "hands": [["mafia"] * 16, [], []]}, ["mafia", "15", "“hands”"]),
        ({**TABLE, "known": [[], ["hackers"], []]}, ["Player 2", "hackers", "(§1.4)"]),
        ({"turn": 7}, ["“turn”", "7", "0 to 2"]),
        ({"factions": ["mafia"]}, ["mafia", "5", "(§2.1)"]),
    ],
)
def test_a_refused_position_says_what_is_wrong_and_what_is_possible(position, parts):
    assert_says(refusal_of(game(), position), *parts)


# What is not named.


@pytest.mark.parametrize(("players", "sizes"), [(2, [6, 6]), (4, [6, 6, 7, 7]), (6, [6, 6, 7, 7, 8, 8])])
def test_what_is_not_named_has_its_start_value(players, sizes):
    state = game(players).position({}, seed=1)
    position = state.to_position()

    assert [len(hand) for hand in position["hands"]] == sizes
    assert len(position["display"]) == 7
    assert len(position["factions"]) == 5
    assert position["points"] == [0] * players
    assert position["known"] == [[]] * players
    assert position["discard"] == []
    assert "pile" not in position
    assert "in_play" not in position
    assert (position["turn"], position["first"], position["awaits"]) == (0, 0, "action")
    assert (position["turns"], position["actions_left"]) == (0, 1)
    assert sum(count_cards(state).values()) == 75


def test_who_is_first_gets_the_hand_of_the_first():
    hands = game(5).position({"first": 3}).to_position()["hands"]

    assert [len(hand) for hand in hands] == [7, 7, 8, 6, 6]


def test_the_factions_that_were_chosen_need_not_be_named():
    assert game(factions="first game").position({}).to_position()["factions"] == cards(
        "detectives scientists robocats mafia hackers"
    )


def test_in_the_variant_both_actions_are_left():
    assert game(two_actions=True).position({}).to_position()["actions_left"] == 2
    assert game(two_actions=True).position({"actions_left": 1}).to_position()["actions_left"] == 1


def test_cards_that_are_not_named_lie_in_the_pile():
    state = game().position(TABLE)

    assert state.view(0).to_dict()["pile"] == 75 - 4 - 7


def test_beside_a_named_pile_cards_that_are_not_named_are_set_aside():
    state = game().position({**TABLE, "pile": ["mafia"]})

    assert state.view(0).to_dict()["pile"] == 1
    assert state.to_position()["pile"] == ["mafia"]
    state = state.play("take hackers 3")
    assert state.view(0).to_dict()["display"] == cards("4 hackers mafia")
    assert state.view(0).to_dict()["pile"] == 0


def test_a_goal_that_is_reached_ends_the_game_at_once():
    state = game().position({"points": [0, 16, 3]})

    assert state.turn is None
    assert state.outcome == mewseum.Outcome([1], [0, 16, 3], "campaign won")


def test_known_cards_may_be_known_to_all_or_to_one():
    known_to = [[[], ["police"], []], [[], [], []], [[], [], []]]
    state = game().position({**TABLE, "known": [["hackers"], ["mafia"], []], "known_to": known_to})

    assert state.view(0).to_dict()["known_to_you"] == [[], ["police"], []]
    assert state.view(2).to_dict()["known_to_you"] == [[], [], []]
    for seat in (0, 1, 2, None):
        assert state.view(seat).to_dict()["known"] == [["hackers"], ["mafia"], []]


# Words come back.


def assert_comes_back(state):
    situations.assert_comes_back(state)
    assert situations.read_again(state).moves() == state.moves(), "here even in their order"


STAGES = {
    "action": TABLE,
    "policemen": {**TABLE, **SEARCH, "awaits": "policemen", "target": 1},
    "match": {**TABLE, **DETECTIVES, "awaits": "match", "asked": 1},
    "sacrifice": {**TABLE, "in_play": ["mafia"] * 4, "points": [0, 1, 0], "awaits": "sacrifice", "asked": 1},
    "second card": {**TABLE, "in_play": ["mafia"] * 4, "awaits": "second card", "asked": 1},
    "gift": {**TABLE, "in_play": ["journalists"] * 2, "awaits": "gift", "asked": 1},
    "excess": {**TABLE, "hands": ELEVEN, "awaits": "excess", "actions_left": 0},
}


@pytest.mark.parametrize("stage", STAGES)
@pytest.mark.parametrize("turn", [0, 1, 2])
def test_every_stage_comes_back(stage, turn):
    position = {
        name: value[-turn:] + value[:-turn] if turn and name in ("hands", "points") else value
        for name, value in STAGES[stage].items()
    }
    position["turn"] = turn
    for part in {"asked", "target"} & set(position):
        position[part] = (position[part] + turn) % 3

    state = game().position(position)

    assert state.to_position()["awaits"] == stage
    assert state.to_position().items() >= {k: v for k, v in position.items() if k not in ("hands", "in_play")}.items()
    assert state.turn == position.get("asked", turn)
    assert state.moves()
    assert_comes_back(state)


@pytest.mark.parametrize(
    "options",
    [{}, {"two_actions": True}, {"two_actions": True, "second_optional": True}, {"journalists_each": True}],
    ids=str,
)
def test_every_situation_of_a_random_game_comes_back(options):
    dice = random.Random(f"{options}")
    stages = set()
    for players in (2, 3, 4, 5, 6):
        factions = ["detectives", "robocats", "mafia", "police", "journalists"]
        state = game(players, factions=tuple(factions), **options).deal(dice.randrange(1000))
        while state.turn is not None:
            stage = state.to_position()["awaits"]
            if stage not in stages or dice.random() < 0.1:
                assert_comes_back(state)
            stages.add(stage)
            kinds = {}
            for move in state.moves():
                kinds.setdefault(move.verb, []).append(move)
            state = state.play(dice.choice(dice.choice(list(kinds.values()))))

    assert stages == set(STAGES)


def test_what_is_known_comes_back():
    state = lay(game(), hands=["2 journalists", "scientists mafia", "hackers"], known=["", "mafia"])

    state = play(state, "play journalists", "give scientists")

    assert state.to_position()["known_to"][1][0] == ["scientists"]
    assert state.to_position()["known_to"][0][1] == ["mafia"]
    assert_comes_back(state)


ENDS = {
    "robocats": ({}, {"hands": ["4 robocats"], "points": [13]}, ["play robocats 4"]),
    "detectives": ({}, {"hands": ["3 detectives mafia", "mafia"], "points": [13]}, ["play detectives and mafia"]),
    "a match": (
        {}, {"hands": ["3 detectives mafia", "mafia"], "points": [0, 15]}, ["play detectives and mafia", "match"],
    ),
    "hackers": ({}, {"hands": ["2 hackers", "2 hackers"], "points": [15]}, ["play hackers 1 against 2"]),
    "police": (
        {}, {"hands": ["police mafia", "mafia"], "points": [15]}, ["play police and mafia against 2", "policemen 1"],
    ),
    "the last turn": ({"turn_cap": 200}, {"points": [3, 5, 5], "turns": 199}, ["take mafia 1"]),
    "a shared win": (
        {"simultaneous_responses": True},
        {"hands": ["3 detectives mafia", "mafia", "mafia"], "points": [0, 15, 15]},
        ["play detectives and mafia", "match", "match"],
    ),
}  # fmt: skip


@pytest.mark.parametrize("end", ENDS)
def test_every_end_comes_back(end):
    options, table, moves = ENDS[end]
    state = play(lay(game(**options), **table), *moves)

    assert state.turn is None
    assert_comes_back(state)


def test_a_point_that_reaches_the_goal_but_does_not_yet_win_comes_back():
    table = {"hands": ["3 detectives mafia", "mafia", "mafia"], "points": [0, 15, 15]}
    state = play(lay(game(simultaneous_responses=True), **table), "play detectives and mafia", "match")

    assert state.turn == 2
    assert_comes_back(state)


def test_a_position_with_cards_set_aside_comes_back():
    state = game().position({**TABLE, "pile": ["mafia", "mafia", "police"]})
    for _ in range(4):
        assert_comes_back(state)
        state = state.play(state.moves()[0])
