"""Situations in words: what is not named has its start value, what breaks a rule is refused, and words come back."""

import copy
import random
from functools import cache

import pytest

import mewseum
from tests.situations import assert_comes_back, assert_says, refusal_of

from .table import ALL_CARDS, COLOURS, cards_on_table

MARKET = ["blue", "orange", "green", "red", "yellow", "purple"]


@cache
def game(players=2, **options):
    return mewseum.game("cat-burglars", players, **options)


def crew(cats, facedown=None):
    return {"cats": cats.split(), "facedown": facedown}


TABLE = {
    "hands": [["blue", "mirror"], ["red"]],
    "market": MARKET,
    "crews": [[crew("blue"), crew("red")], [crew("red", "green"), crew("blue blue")]],
}
"""A sound table, to which one thing is added that is not."""

BROKEN = {
    # More cards than there are
    "sixteen of a colour in a hand": ({"hands": [["blue"] * 16, []]}, "too-many-cards", "1.1"),
    "twenty-one mirrors": ({"hands": [["mirror"] * 21, []]}, "too-many-cards", "1.1"),
    "sixteen of a colour here and there": (
        {"hands": [["blue"] * 9, ["blue"] * 5], "discard": ["blue"], "market": ["blue"]}, "too-many-cards", "1.1",
    ),
    "one too many face down": (
        {"hands": [["blue"] * 15, []], "crews": [[crew("red", "blue")], []]}, "too-many-cards", "1.1",
    ),
    "one too many scored": (
        {"hands": [["red"] * 15, []], "scored": [["red"], []]}, "too-many-cards", "1.1",
    ),
    "one too many in the deck": ({"hands": [["red"] * 15, []], "deck": ["red"]}, "too-many-cards", "1.1"),
    "a trap too many": (
        {"hands": [["green"] * 15, []], "crews": [[], [crew("red")]], "awaits": "placement", "target": "2.1",
         "trap": "green"},
        "too-many-cards", "1.1",
    ),
    # Cards where they cannot be
    "two facedown cards": ({"crews": [[crew("blue", ["red", "red"])], []]}, "one-facedown", "6.1"),
    "one facedown card in a list": ({"crews": [[crew("blue", ["red"])], []]}, "one-facedown", "6.1"),
    "a mirror in a crew": ({"crews": [[crew("blue mirror")], []]}, "mirror-not-there", "5.5"),
    "a mirror face down": ({"crews": [[crew("blue", "mirror")], []]}, "mirror-not-there", "6.2"),
    "a mirror scored": ({"scored": [["mirror"], []]}, "mirror-not-there", "6.2"),
    "a mirror as a trap": (
        {"awaits": "placement", "crews": [[], [crew("red")]], "target": "2.1", "trap": "mirror"},
        "mirror-not-there", "6.2",
    ),
    "a market of seven": ({"market": [*MARKET, "blue"]}, "market-too-large", "3.3"),
    "a crew without a cat": ({"crews": [[crew("")], []]}, "impossible-crew", "5.3"),
    "a crew of thirteen": ({"crews": [[crew("blue " * 13)], []]}, "impossible-crew", "5.3"),
    "a known card that is nowhere": ({"known": [["green"], []]}, "known-but-absent", "1.4"),
    "two known cards of which one is there": ({"known": [["blue", "blue"], []]}, "known-but-absent", "1.4"),
    "a known card in another hand": ({"known": [["red"], []]}, "known-but-absent", "1.4"),
    "a known card under another crew": ({"known": [["green"], ["red"]]}, "known-but-absent", "1.4"),
    # What there is not
    "an unknown card in a hand": ({"hands": [["pink"], []]}, "unknown-card-in", ""),
    "an unknown card in the market": ({"market": ["Blue"]}, "unknown-card-in", ""),
    "an unknown card in the discard pile": ({"discard": [None]}, "unknown-card-in", ""),
    "an unknown card in the deck": ({"deck": [0]}, "unknown-card-in", ""),
    "an unknown card in a crew": ({"crews": [[crew("pink")], []]}, "unknown-card-in", ""),
    "an unknown card face down": ({"crews": [[crew("blue", "pink")], []]}, "unknown-card-in", ""),
    "a number face down": ({"crews": [[crew("blue", 0)], []]}, "unknown-card-in", ""),
    "an unknown card scored": ({"scored": [["ball"], []]}, "unknown-card-in", ""),
    "an unknown known card": ({"known": [["pink"], []]}, "unknown-card-in", ""),
    "an unknown trap": (
        {"awaits": "placement", "crews": [[], [crew("red")]], "target": "2.1", "trap": "pink"}, "unknown-card-in", "",
    ),
    "no trap": ({"awaits": "placement", "crews": [[], [crew("red")]], "target": "2.1"}, "unknown-card-in", ""),
    "an unknown first seat": ({"first": 2}, "no-seat", ""),
    "an unknown stage": ({"awaits": "pass"}, "unknown-choice", ""),
    "a stage that is a number": ({"awaits": 0}, "unknown-choice", ""),
    "no stage": ({"awaits": None}, "unknown-choice", ""),
    "a stage that is a list": ({"awaits": ["action"]}, "unknown-choice", ""),
    # Things of the wrong kind
    "hands for three": ({"hands": [[], [], []]}, "not-one-per-seat", ""),
    "hands for one": ({"hands": [[]]}, "not-one-per-seat", ""),
    "crews for three": ({"crews": [[], [], []]}, "not-one-per-seat", ""),
    "scored cards for one": ({"scored": [[]]}, "not-one-per-seat", ""),
    "known cards for none": ({"known": []}, "not-one-per-seat", ""),
    "hands as a text": ({"hands": "ab"}, "not-one-per-seat", ""),
    "hands by name": ({"hands": {"0": [], "1": []}}, "not-one-per-seat", ""),
    "no hands": ({"hands": None}, "not-one-per-seat", ""),
    "a hand as a text": ({"hands": ["blue", []]}, "not-a-list", ""),
    "a market as a text": ({"market": "blue"}, "not-a-list", ""),
    "a market as a number": ({"market": 6}, "not-a-list", ""),
    "a deck by counts": ({"deck": {"blue": 3}}, "not-a-list", ""),
    "crews as a number": ({"crews": [1, []]}, "not-a-list", ""),
    "cats as a text": ({"crews": [[{"cats": "blue"}], []]}, "not-a-list", ""),
    "known cards as a text": ({"known": ["blue", []]}, "not-a-list", ""),
    "a crew as a list": ({"crews": [[["blue"]], []]}, "not-a-crew", "5.1"),
    "a crew as a text": ({"crews": [["blue"], []]}, "not-a-crew", "5.1"),
    "a crew without cats": ({"crews": [[{"facedown": "blue"}], []]}, "not-a-crew", "5.1"),
    "a crew with more than it has": ({"crews": [[{"cats": ["blue"], "ball": True}], []]}, "not-a-crew", "5.1"),
    # Stages that nobody can be in
    "a payment for nothing": ({"awaits": "payment"}, "no-crew-named", ""),
    "a payment for a number": ({"awaits": "payment", "target": 2.1}, "no-crew-named", ""),
    "a payment for half a name": ({"awaits": "payment", "target": "2"}, "no-crew-named", ""),
    "a payment for letters": ({"awaits": "payment", "target": "two.one"}, "no-crew-named", ""),
    "a payment to a player who is not there": ({"awaits": "payment", "target": "3.1"}, "unknown-player", ""),
    "a payment for a crew that is not there": ({"awaits": "payment", "target": "2.9"}, "no-such-crew", ""),
    "a payment for an own crew": ({"awaits": "payment", "target": "1.1"}, "own-crew", "8.1"),
    "a payment for a crew without a facedown card": ({"awaits": "payment", "target": "2.2"}, "no-facedown", "8.1"),
    "a payment that cannot be paid": (
        {"awaits": "payment", "target": "2.1", "hands": [["blue"], []], "market": ["blue"]},
        "nobody-could-be-here", "",
    ),
    "a trap from an own crew": ({"awaits": "placement", "target": "1.1", "trap": "red"}, "own-crew", "8.1"),
    "a trap that still lies face down": (
        {"awaits": "placement", "target": "2.1", "trap": "green"}, "already-revealed", "8.1",
    ),
    "a trap from nowhere": ({"awaits": "placement", "trap": "red"}, "no-crew-named", ""),
    "more balls where no card lies face down": (
        {"awaits": "more balls", "crews": [[crew("blue")], []]}, "nobody-could-be-here", "",
    ),
    "more balls after a crew that is not there": ({"awaits": "more balls", "secured": 9}, "no-such-crew", ""),
    "a second pick from nothing": (
        {"awaits": "second pick", "market": [], "deck": []}, "nobody-could-be-here", "",
    ),
}  # fmt: skip


@pytest.mark.parametrize("broken", BROKEN)
def test_a_position_that_cannot_be_is_refused(broken):
    changes, key, section = BROKEN[broken]

    refusal = refusal_of(game(), {**TABLE, **changes})

    assert (refusal.key, refusal.section) == (key, section), str(refusal)


def test_more_cards_to_deal_than_are_left_are_refused():
    refusal = refusal_of(game(), {"deck": ALL_CARDS[:100]})

    assert (refusal.key, refusal.details) == ("cannot-deal", {"cards": 18, "left": 10})
    assert game().position({"deck": ALL_CARDS[:92]}).moves()


def test_the_table_of_these_cases_is_sound():
    assert game().position(TABLE).turn == 0


@pytest.mark.parametrize(
    ("position", "parts"),
    [
        ({"hand": []}, ["“hand”", "hands", "market", "crews"]),
        ({"market": ["pink"]}, ["'pink'", "“market”", "blue", "mirror"]),
        ({"hands": [["blue"] * 16, []]}, ["blue", "15", "“hands”", "(§1.1)"]),
        ({"crews": [[crew("blue " * 13)], []]}, ["13", "12", "(§5.3)"]),
        ({"known": [[], ["mirror"]], "hands": [[], []]}, ["Player 2", "mirror", "(§1.4)"]),
        ({"turn": 7}, ["“turn”", "7", "0 to 1"]),
    ],
)
def test_a_refused_position_says_what_is_wrong_and_what_is_possible(position, parts):
    assert_says(refusal_of(game(), position), *parts)


# What is not named.


@pytest.mark.parametrize("players", [2, 3, 4])
def test_what_is_not_named_has_its_start_value(players):
    state = game(players).position({}, seed=1)
    position = state.to_position()

    assert [len(hand) for hand in position["hands"]] == [6] * players
    assert len(position["market"]) == 6
    assert position["crews"] == position["scored"] == position["known"] == [[]] * players
    assert position["discard"] == []
    assert "deck" not in position
    assert (position["turn"], position["first"], position["awaits"]) == (0, 0, "action")
    assert state.view(None).to_dict()["deck"] == 110 - 6 * players - 6


def test_hands_that_are_not_named_are_dealt_beside_a_named_market():
    position = game().position({"market": ["mirror"] * 6, "discard": ["blue"] * 15}).to_position()

    assert [len(hand) for hand in position["hands"]] == [6, 6]
    assert "blue" not in position["hands"][0] + position["hands"][1]


def test_a_market_that_is_not_named_is_dealt_beside_named_hands():
    position = game().position({"hands": [["mirror"] * 20, []]}).to_position()

    assert len(position["market"]) == 6
    assert "mirror" not in position["market"]


def test_a_crew_without_a_facedown_card_need_not_say_so():
    assert game().position({"crews": [[{"cats": ["blue"]}], []]}).to_position()["crews"][0] == [crew("blue")]


def test_cards_that_are_not_named_lie_in_the_deck():
    state = game().position(TABLE)
    named = cards_on_table({"discard": [], "scored": [[], []], **TABLE})

    assert state.view(0).to_dict()["deck"] == 110 - len(named)


def test_beside_a_named_deck_cards_that_are_not_named_are_set_aside():
    state = game().position({**TABLE, "deck": ["green", "green"]})

    assert state.view(0).to_dict()["deck"] == 2
    assert state.to_position()["deck"] == ["green", "green"]
    state = state.play("recruit deck").play("recruit deck")
    assert state.to_position()["hands"][0] == ["blue", "green", "green", "mirror"]
    assert state.view(1).to_dict()["deck"] == 0
    assert "recruit deck" not in [str(move) for move in state.moves()]


def test_a_named_deck_of_all_that_is_left_is_the_deck_that_would_be_there_anyway():
    left = list(ALL_CARDS)
    for card in cards_on_table({"discard": [], "scored": [[], []], **TABLE}):
        left.remove(card)

    assert game().position({**TABLE, "deck": left}) == game().position(TABLE)


def test_beside_a_named_deck_hands_are_dealt_from_what_is_left():
    state = game().position({"deck": ["mirror"] * 20})

    assert [len(hand) for hand in state.to_position()["hands"]] == [6, 6]
    assert "mirror" not in [card for hand in state.to_position()["hands"] for card in hand]
    assert state.to_position()["deck"] == ["mirror"] * 20


def test_known_cards_may_be_in_the_hand_or_face_down():
    state = game().position({**TABLE, "known": [["blue"], ["green", "red"]]})

    assert state.view(0).to_dict()["known"] == [["blue"], ["green", "red"]]


def test_a_seat_that_can_do_nothing_is_skipped_at_once():
    state = game().position({"hands": [["mirror"], ["blue"]], "market": [], "deck": []})

    assert state.turn == 1
    assert [fact.name for fact in state.facts(None)] == ["skipped"]


def test_a_goal_that_is_reached_ends_the_game_at_once():
    state = game().position({"scored": [[], ["blue"] * 8]})

    assert state.turn is None
    assert state.outcome == mewseum.Outcome([1], [0, 8], "eight balls")


def test_where_nobody_can_do_anything_the_game_is_over():
    state = game().position({"hands": [[], []], "market": [], "deck": [], "scored": [["red"], []]})

    assert state.outcome == mewseum.Outcome([0], [1, 0], "all stuck")


def test_a_crew_may_have_twelve_cats_and_a_table_ninety_crews():
    twelve = " ".join(colour for colour in COLOURS for _ in range(2))
    assert game().position({"crews": [[crew(twelve)], []]}).to_position()["crews"][0] == [crew(twelve)]

    rows = [[crew(colour) for colour in COLOURS for _ in range(count)] for count in (8, 7)]
    state = game().position({"crews": rows, "hands": [["mirror"], ["mirror"]], "market": ["mirror"] * 6})
    assert state.to_position()["crews"] == rows
    assert state.moves()


# Words come back.


STAGES = {
    "action": TABLE,
    "second pick": {**TABLE, "awaits": "second pick"},
    "more balls": {**TABLE, "crews": [[crew("blue"), crew("red", "red")], []], "awaits": "more balls"},
    "payment": {**TABLE, "hands": [["mirror"], []], "awaits": "payment", "target": "2.1"},
    "placement": {**TABLE, "crews": [[], [crew("red"), crew("blue")]], "awaits": "placement", "target": "2.1",
                  "trap": "green"},
}  # fmt: skip


@pytest.mark.parametrize("stage", STAGES)
@pytest.mark.parametrize("turn", [0, 1])
def test_every_stage_comes_back(stage, turn):
    position = copy.deepcopy(STAGES[stage])
    if turn:
        position = {name: value[::-1] if name in ("hands", "crews") else value for name, value in position.items()}
        position["turn"] = 1
        if "target" in position:
            position["target"] = "1" + position["target"][1:]

    state = game().position(position)

    assert state.to_position()["awaits"] == stage
    assert state.to_position().items() >= {k: v for k, v in position.items() if k not in ("hands", "crews")}.items()
    assert state.turn == (1 - turn if stage == "placement" else turn)
    assert_comes_back(state)


@pytest.mark.parametrize(
    ("players", "options"),
    [(2, {}), (3, {"hall_of_fame": True}), (4, {"equal_turns": True, "show_scored_colours": True})],
)
def test_the_situations_of_a_random_game_come_back(players, options):
    dice = random.Random(players)
    state = game(players, **options).deal(players)
    stages = set()
    while state.turn is not None and len(stages) < 5:
        stage = state.to_position()["awaits"]
        if stage not in stages or dice.random() < 0.1:
            assert_comes_back(state)
        stages.add(stage)
        texts = {str(move).split()[0]: move for move in dice.sample(state.moves(), len(state.moves()))}
        eager = [move for verb, move in texts.items() if verb in ("secure", "infiltrate", "activate", "pay", "place")]
        state = state.play(dice.choice(eager or list(texts.values())))

    assert stages == {"action", "second pick", "more balls", "payment", "placement"}


SEVEN = ["blue"] * 7


@pytest.mark.parametrize(
    ("options", "scored", "reason"),
    [
        ({}, SEVEN, "eight balls"),
        ({"hall_of_fame": True}, ["orange", "green", "red", "yellow", "purple"], "six colours"),
        (
            {"hall_of_fame": True},
            ["orange", "green", "red", "yellow", "purple", "red", "red"],
            "eight balls and six colours",
        ),
        ({"equal_turns": True}, SEVEN, "round finished"),
    ],
    ids=["eight balls", "six colours", "both", "round finished"],
)
def test_every_end_comes_back(options, scored, reason):
    position = {"scored": [[], scored], "crews": [[], [crew("blue", "blue")]], "turn": 1, "first": 0}
    state = game(**options).position(position).play("secure 1")

    assert state.outcome.reason == reason
    assert_comes_back(state)


def test_the_last_round_comes_back():
    position = {"scored": [SEVEN, []], "crews": [[crew("blue", "blue")], []], "turn": 0, "first": 0}
    state = game(equal_turns=True).position(position).play("secure 1")

    assert state.view(None).to_dict()["last_round"] is True
    assert_comes_back(state)


def test_being_stuck_comes_back():
    state = game().position({"hands": [["blue"], ["mirror"]], "market": [], "deck": []})
    state = state.play("form blue new")

    assert state.outcome.reason == "all stuck"
    assert_comes_back(state)


def test_a_position_with_cards_set_aside_comes_back():
    state = game().position({**TABLE, "deck": ["green", "green", "red"]})
    for _ in range(4):
        assert_comes_back(state)
        state = state.play(state.moves()[0])
