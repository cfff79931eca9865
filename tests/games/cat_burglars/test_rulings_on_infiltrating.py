"""The rulings on infiltrating, paying and placing traps, where the numbered cases leave something out."""

import random
from collections import Counter
from itertools import combinations

import pytest

from tests.situations import play, refused, sees, texts, told_names

from .table import COLOURS, crews, deck_size, discard, hand, lay, market, scores, sees_crews, sizes


def test_a16_one_crew_is_infiltrated_in_one_action(make_game):
    state = lay(make_game(), hands=["blue orange"], crews=[[], ["blue/blue", "orange/orange"]])

    state = state.play("infiltrate 2.1")
    refused(state, "infiltrate 2.2", section="8.4")
    state = state.play("pay blue")

    refused(state, "infiltrate 2.2", section="", seat=0)


def test_a17_mirrors_may_pay_although_the_colour_is_in_the_hand(make_game):
    hands = ["blue blue orange mirror mirror mirror"]
    state = lay(make_game(), hands=hands, crews=[[], ["blue blue orange/red", "green", "red"]])

    state = state.play("infiltrate 2.1")

    assert set(texts(state)) == {
        "pay blue blue orange",
        "pay blue blue mirror",
        "pay blue orange mirror",
        "pay blue mirror mirror",
        "pay orange mirror mirror",
        "pay mirror mirror mirror",
    }
    assert len(texts(state)) == 6
    state = state.play("pay mirror, mirror, orange")
    assert discard(state) == ["orange", "mirror", "mirror"]
    assert hand(state, 0) == ["blue", "blue", "mirror"]


def test_a17_cards_that_are_not_in_the_hand_do_not_pay(make_game):
    state = lay(make_game(), hands=["blue mirror"], crews=[[], ["blue orange/red"]])

    state = state.play("infiltrate 2.1")

    refused(state, "pay blue orange", section="8.2")
    refused(state, "pay mirror mirror", section="8.2")


@pytest.mark.parametrize("players", [2, 3])
@pytest.mark.parametrize("seed", range(8))
def test_a17_the_payments_are_exactly_those_that_match(make_game, players, seed):
    dice = random.Random(seed)
    cats = dice.choices(COLOURS[:4], k=dice.randint(1, 4))
    hand = dice.choices([*COLOURS[:4], "mirror"], k=7)
    market = dice.choices([*COLOURS[:4], "mirror"], k=4)
    state = lay(
        make_game(players), hands=[" ".join(hand)], crews=[[], [f"{' '.join(cats)}/purple"]], market=" ".join(market)
    )

    def matches(cards):
        natural = Counter(card for card in cards if card != "mirror")
        return len(cards) == len(cats) and natural <= Counter(cats)

    expected = {(*sorted(paid), "") for paid in combinations(hand, len(cats)) if matches(paid)}
    if players == 2:
        for card in market:
            rest = combinations(hand, len(cats) - 1)
            expected |= {(*sorted(paid), card) for paid in rest if matches((*paid, card))}

    if not expected:
        refused(state, "infiltrate 2.1", section="8.2")
        return
    offered = []
    for text in texts(state.play("infiltrate 2.1")):
        paid, _, card = text.removeprefix("pay").partition("market")
        offered.append((*sorted(paid.split()), card.strip()))
    assert sorted(offered) == sorted(expected)


def test_a18_a_trap_may_go_to_a_new_crew_and_to_every_crew_that_may_grow(make_game):
    theirs = ["blue/red", "orange", "green green", "yellow yellow", "purple purple purple"]
    state = lay(make_game(), hands=["blue"], crews=[[], theirs])

    state = play(state, "infiltrate 2.1", "pay blue")

    assert texts(state) == ["place new", "place 1", "place 2", "place 3", "place 4"]
    refused(state, "place 5", section="5.3")
    refused(state, "place 6", section="")


def test_a19_the_market_is_topped_up_after_the_trap_was_placed(make_game):
    state = lay(make_game(), hands=["blue"], crews=[[], ["blue/red", "orange"]], market="red red", deck=20)

    waiting = play(state, "infiltrate 2.1", "pay blue")
    placed = waiting.play("place 1")

    assert (waiting.turn, sees(waiting, None)["active"]) == (1, 0)
    assert (market(waiting), deck_size(waiting)) == (["red", "red"], 20)
    assert (len(market(placed)), deck_size(placed)) == (6, 16)
    assert crews(placed, 1) == ["blue red", "orange"]
    assert placed.turn == 1


def test_a21a_a_mirror_of_the_market_stands_for_any_colour(make_game):
    state = lay(make_game(players=2), hands=["orange"], crews=[[], ["blue orange/blue"]], market="mirror red", deck=9)

    state = play(state, "infiltrate 2.1", "pay orange market mirror")

    assert scores(state) == [1, 0]
    assert discard(state) == ["orange", "mirror"]
    assert (len(market(state)), deck_size(state)) == (6, 4)


def test_a21b_a_mirror_of_the_market_pays_for_a_single_cat_alone(make_game):
    state = lay(make_game(players=2), crews=[[], ["blue/blue"]], market="red mirror")

    state = state.play("infiltrate 2.1")

    assert texts(state) == ["pay market mirror"]


def test_a21c_one_card_of_the_market_is_all_that_may_be_paid(make_game):
    state = lay(make_game(players=2), hands=["blue mirror"], crews=[[], ["blue orange/blue"]], market="blue orange")

    state = state.play("infiltrate 2.1")

    assert set(texts(state)) == {
        "pay blue mirror",
        "pay blue market orange",
        "pay mirror market blue",
        "pay mirror market orange",
    }
    refused(state, "pay market blue orange", section="11.1")
    refused(state, "pay blue mirror market orange", section="8.2")
    refused(state, "pay blue market blue", section="8.2")
    refused(state, "pay blue market green", section="8.2")


def test_a21d_the_market_is_refilled_before_the_trap_is_placed(make_game):
    game = make_game(players=2)
    state = lay(game, hands=["red"], crews=[[], ["blue/red", "orange"]], market="blue green", deck=20)

    state = play(state, "infiltrate 2.1", "pay market blue")

    assert sees(state, None)["awaits"] == "placement"
    assert (len(market(state)), deck_size(state)) == (6, 15)
    assert told_names(state) == ["paid-market", *["refilled"] * 5, "trapped"]


def test_a21d_without_a_card_of_the_market_the_refill_waits_for_the_end_of_the_turn(make_game):
    game = make_game(players=2)
    state = lay(game, hands=["blue"], crews=[[], ["blue/red", "orange"]], market="blue green", deck=20)

    state = play(state, "infiltrate 2.1", "pay blue")

    assert (len(market(state)), deck_size(state)) == (2, 20)


def test_a22_a_ball_may_be_secured_or_infiltrated_in_any_later_turn(make_game):
    state = lay(make_game(players=2), hands=["blue", "blue red"], crews=[["blue"]])

    state = state.play("activate 1 blue")

    assert "infiltrate 1.1" in texts(state)
    assert "secure 1" in texts(state.play("form red new"))
    assert sizes(state, 0) == [1]


def test_a36_only_crews_of_opponents_are_offered(make_game):
    state = lay(make_game(), hands=["blue blue blue"], crews=[["blue/red"], ["blue/red"], ["blue/blue"]])

    assert [text for text in texts(state) if text.startswith("infiltrate")] == ["infiltrate 2.1", "infiltrate 3.1"]


def test_a37_a_trap_may_be_infiltrated_knowingly(make_game):
    state = lay(make_game(), hands=["blue"], crews=[[], ["blue/red"]], known=["", "red"])
    assert sees(state, 0)["hands"][1] == 0  # so the red cat that was taken openly can only lie under the crew

    state = play(state, "infiltrate 2.1", "pay blue")

    assert crews(state, 1) == ["blue", "red"]
    assert sees(state, 0)["known"][1] == []


def test_a41_5_only_targets_that_can_be_paid_are_offered(make_game):
    theirs = ["blue/red", "orange/red", "blue green/red", "blue blue/red", "green"]
    state = lay(make_game(), hands=["blue mirror"], crews=[[], theirs, ["blue orange green/red"]])

    offered = [text for text in texts(state) if text.startswith("infiltrate")]

    assert offered == ["infiltrate 2.1", "infiltrate 2.2", "infiltrate 2.3", "infiltrate 2.4"]
    refused(state, "infiltrate 3.1", section="8.2")


def test_a41_5_nothing_is_paid_or_revealed_before_the_cards_are_named(make_game):
    state = lay(make_game(), hands=["blue mirror"], crews=[[], ["blue/red"]])

    state = state.play("infiltrate 2.1")

    assert hand(state, 0) == ["blue", "mirror"]
    assert discard(state) == []
    assert sees_crews(state, 0, 1) == ["blue/hidden"]
    assert sees(state, 0)["moves"] == ["pay blue", "pay mirror"], "what needs no mirror comes first"


def test_a41_5_a_payment_without_mirrors_is_listed_first_from_the_market_too(make_game):
    state = lay(
        make_game(2),
        hands=["orange mirror mirror"],
        market="blue green green green green green",
        crews=[[], ["blue orange/red"]],
    )

    moves = sees(state.play("infiltrate 2.1"), 0)["moves"]

    assert moves[0] == "pay orange market blue"
    assert [move.split().count("mirror") for move in moves] == sorted(move.split().count("mirror") for move in moves)


def test_a41_5_what_a_target_costs_can_be_looked_at_before_it_is_named(make_game):
    state = lay(make_game(), hands=["blue mirror"], crews=[[], ["blue/red"]])
    view = state.view(0)

    ahead = view.foresee(state.find("infiltrate 2.1"))

    assert [move.text for move in ahead.moves] == ["pay blue", "pay mirror"]
    assert view.moves == state.view(0).moves, "nothing has happened"
    assert ahead.foresee(ahead.moves[0]) is None, "it shows what lies under the crew"


def test_a41_6_without_a_crew_that_may_grow_the_trap_starts_a_crew_without_a_question(make_game):
    state = lay(make_game(), hands=["blue"], crews=[["green"], [], ["blue/red", "orange orange"]])

    state = play(state, "infiltrate 3.1", "pay blue")

    assert crews(state, 2) == ["blue", "orange orange", "red"]
    assert state.turn == 1


@pytest.mark.parametrize(("players", "market_pays"), [(2, True), (3, False), (4, False)])
def test_a41_8_the_number_of_seats_decides_whether_the_market_pays(make_game, players, market_pays):
    state = lay(make_game(players), crews=[[], ["blue/blue"]])

    assert ("infiltrate 2.1" in texts(state)) is market_pays
