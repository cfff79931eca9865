"""Cases 96 to 108: money at the end, and whole games."""

import random

import pytest

from tests.conformance.places import count_cards

from .cards import COPIES, check_sound
from .table import A, B, ended, lay, pick_up, scores


def test_096_only_banked_loot_counts(make_game):
    state = ended(make_game(), banks=["5k 10k 500k steal"], piles=[["vase: 300k"]])

    assert scores(state) == [515, 0, 0]


def test_097_chester_doubles_jewellery(make_game):
    state = ended(make_game(), banks=["50k 75k 10k"], cats=["chester"])

    assert scores(state) == [260, 0, 0]


def test_098_not_in_jail(make_game):
    state = ended(make_game(), banks=["50k 75k 10k"], cats=["chester:jailed"])

    assert scores(state) == [135, 0, 0]


def test_099_claus_lets_the_cheapest_card_count_as_a_painting(make_game):
    state = ended(make_game(), banks=["300k 5k 75k"], cats=["claus"])

    assert scores(state) == [675, 0, 0]


def test_101_claus_needs_another_card(make_game):
    state = ended(make_game(), banks=["300k"], cats=["claus"])

    assert scores(state) == [300, 0, 0]


def test_103_claus_raises_only_one_card(make_game):
    state = ended(make_game(), banks=["150k 300k 10k 5k"], cats=["claus"])

    assert scores(state) == [760, 0, 0]


def test_105_a_jewel_is_doubled_or_raised(make_game):
    state = ended(make_game(), banks=["150k 75k"], cats=["claus chester"])

    assert scores(state) == [300, 0, 0]


def test_106_a_tie_is_shared(make_game):
    state = ended(make_game(), banks=["300k 75k 25k", "150k 150k 50k 50k", "75k"])

    assert scores(state) == [400, 400, 75]
    assert state.outcome.winners == [A, B]


@pytest.mark.parametrize(("cat", "money"), [("chester", 500), ("claus", 505)])
def test_107_the_500k_is_cash(make_game, cat, money):
    state = ended(make_game(), banks=["500k" if cat == "chester" else "500k 5k"], cats=[cat])

    assert scores(state)[A] == money


def choose(dice, state):
    """A random move, any kind as likely as another; picking up less often than acting."""
    kinds = {}
    for move in state.moves():
        kinds.setdefault(move.verb, []).append(move)
    acting = [kind for kind in kinds.values() if str(kind[0]) not in ("pick up", "stop", "accept")]
    return dice.choice(dice.choice(acting if acting and dice.random() < 0.4 else list(kinds.values())))


@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_108_every_random_game_ends_with_all_cards_accounted_for(make_game, players):
    dice = random.Random(players)
    state = make_game(players=players).deal(seed=players)
    decisions = 0

    while state.turn is not None:
        assert count_cards(state) == COPIES
        check_sound(state._s)
        state = state.play(choose(dice, state))
        decisions += 1
        assert decisions < 1000

    assert count_cards(state) == COPIES
    assert state.outcome.reason == "deck finished"
    assert state.outcome.winners


# What lies between the numbered cases


def test_a57_the_raised_card_may_itself_be_a_painting(make_game):
    state = ended(make_game(), banks=["150k 300k"], cats=["claus"])

    assert scores(state)[A] == 600


@pytest.mark.parametrize(("per_painting", "money"), [(False, 760), (True, 900)])
def test_a57_claus_may_raise_one_card_for_each_painting(make_game, per_painting, money):
    state = ended(make_game(claus_per_painting=per_painting), banks=["150k 300k 10k 5k"], cats=["claus"])

    assert scores(state)[A] == money


@pytest.mark.parametrize("cards", ["300k 300k", "300k 300k 5k", "150k 150k 300k 300k 5k"])
def test_a57_no_painting_is_raised_by_itself(make_game, cards):
    money = {"300k 300k": 600, "300k 300k 5k": 900, "150k 150k 300k 300k 5k": 905 + 295 + 150}

    assert scores(ended(make_game(claus_per_painting=True), banks=[cards], cats=["claus"]))[A] == money[cards]


def test_a58_a_leftover_trick_may_be_raised(make_game):
    state = ended(make_game(), banks=["300k 5k steal"], cats=["claus"])

    assert scores(state)[A] == 605


def test_a58_no_total_is_lowered(make_game):
    state = ended(make_game(), banks=["150k 300k 500k"], cats=["claus"])

    assert scores(state)[A] == 150 + 300 + 500 + 150
    assert scores(ended(make_game(), banks=["150k 500k"], cats=["claus"]))[A] == 650


def test_a59_claus_without_a_painting_or_in_jail_changes_nothing(make_game):
    assert scores(ended(make_game(), banks=["75k 500k 5k"], cats=["claus"]))[A] == 580
    assert scores(ended(make_game(), banks=["300k 5k"], cats=["claus:jailed"]))[A] == 305
    assert scores(ended(make_game(), banks=["300k 5k"], cats=["", "claus"]))[A] == 305


def test_a59_mini_decks_and_runs_hold_no_painting_for_claus(make_game):
    state = ended(make_game(), banks=["5k"], cats=["claus"], piles=[["vase: 300k"]])

    assert scores(state)[A] == 5


def test_a60_the_better_total_is_taken(make_game):
    two_jewels = ended(make_game(), banks=["300k 75k 50k"], cats=["claus chester"])
    with_cash = ended(make_game(), banks=["300k 75k 10k"], cats=["claus chester"])

    assert scores(two_jewels)[A] == 300 + 150 + 300
    assert scores(with_cash)[A] == 300 + 150 + 300


@pytest.mark.parametrize(("stack", "money"), [(False, 300), (True, 450)])
def test_a60_a_raised_jewel_may_be_doubled_too_if_that_was_agreed(make_game, stack, money):
    state = ended(make_game(stack_bonuses=stack), banks=["150k 75k"], cats=["claus chester"])

    assert scores(state)[A] == money


def test_a60_with_stacked_bonuses_a_jewel_is_raised_rather_than_cash(make_game):
    state = ended(make_game(stack_bonuses=True), banks=["300k 75k 5k"], cats=["claus chester"])

    assert scores(state)[A] == 300 + 600 + 5


def test_a60_with_one_card_for_each_painting_too(make_game):
    state = ended(make_game(stack_bonuses=True, claus_per_painting=True), banks=["300k 75k 5k"], cats=["claus chester"])

    assert scores(state)[A] == 300 + 600 + 5


def test_a61_claus_is_for_paintings_and_chester_for_jewellery(make_game):
    chester = ended(make_game(), banks=["150k 50k"], cats=["chester"])
    claus = ended(make_game(), banks=["150k 50k"], cats=["claus"])

    assert (scores(chester)[A], scores(claus)[A]) == (250, 300)


@pytest.mark.parametrize("cats", ["chester:used", "chester"])
def test_a16_a_used_cat_still_works_at_the_end(make_game, cats):
    assert scores(ended(make_game(), banks=["50k"], cats=[cats]))[A] == 100


@pytest.mark.parametrize(
    ("tie", "winners"),
    [("shared", [0, 1, 2]), ("fewer stars", [1, 2]), ("fewer cards", [0, 2])],
)
def test_a62_a_tie_may_go_to_fewer_stars_or_fewer_cards(make_game, tie, winners):
    state = ended(make_game(tie=tie), banks=["10k", "5k 5k", "10k"], stars=[3, 0, 0])

    assert scores(state) == [10, 10, 10]
    assert state.outcome.winners == winners


@pytest.mark.parametrize("tie", ["fewer stars", "fewer cards"])
def test_a62_money_comes_before_stars_and_cards(make_game, tie):
    state = ended(make_game(tie=tie), banks=["5k 5k 5k", "10k"], stars=[9])

    assert state.outcome.winners == [A]


@pytest.mark.parametrize("tie", ["fewer stars", "fewer cards"])
def test_a62_who_is_equal_in_all_shares(make_game, tie):
    state = ended(make_game(tie=tie), banks=["10k steal", "10k steal", "10k steal steal"], stars=[1, 1, 2])

    assert state.outcome.winners == [A, B]


def test_a62_cards_are_those_of_the_bank_tricks_too(make_game):
    state = ended(make_game(tie="fewer cards"), banks=["10k", "10k steal"], cats=["claus chester crispin"])

    assert state.outcome.winners == [A]


def test_a62_nobody_with_anything_is_a_tie_of_all(make_game):
    assert ended(make_game()).outcome.winners == [0, 1, 2]


def test_a63_tricks_and_cats_count_nothing(make_game):
    state = ended(make_game(), banks=["steal distraction double-cross"], cats=["calvin castor"])

    assert scores(state) == [0, 0, 0]


def test_a63_cats_taken_with_the_last_card_work_at_once(make_game):
    state = lay(make_game(), banks=["50k"], deck="chester")

    assert scores(pick_up(state, "chester"))[A] == 100


def test_a72_a_cat_is_redeemed_only_as_long_as_the_money_lasts(make_game):
    state = lay(make_game(redeem_used=True), banks=["500k 300k 150k"], cats=["castor:used chelsea:used claus:used"])

    for cat in ("castor", "chelsea", "claus"):
        state = state.play(f"redeem {cat}")
        state = state.play(state.moves()[-1])

    assert [str(move) for move in state.moves()] == ["pick up"]
