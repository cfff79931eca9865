"""The rulings on deck, market and hands, where the numbered cases leave something out."""

import pytest

import mewseum
from tests.situations import actions, play, refused, sees, texts, told

from .table import A_MARKET, deck_size, discard, hand, lay, market


@pytest.mark.parametrize(("card", "copies"), [("blue", 15), ("purple", 15), ("mirror", 20)])
def test_a02_there_are_no_more_copies_of_a_card_than_there_are(make_game, card, copies):
    game = make_game(players=2)

    lay(game, hands=[f"{card} " * copies], market="")
    with pytest.raises(mewseum.Refused) as refusal:
        lay(game, hands=[f"{card} " * (copies + 1)], market="")

    assert refusal.value.section == "1.1"


def test_a03_the_first_card_is_seen_before_the_second_source_is_chosen(make_game):
    state = lay(make_game())

    state = state.play("recruit deck", chance=["purple"])

    assert state.turn == 0
    assert sees(state, 0)["hands"] == [["purple"], 0, 0]
    assert sees(state, 1)["hands"] == [1, [], 0]
    assert {"recruit deck", "recruit market purple"} <= set(texts(state))


def test_a03_a_card_from_the_deck_may_be_followed_by_one_of_the_market(make_game):
    state = lay(make_game(), deck=50)

    state = play(state, "recruit deck", "recruit market blue")

    assert len(hand(state, 0)) == 2
    assert deck_size(state) == 48


def test_a04_the_place_of_a_card_taken_first_stays_empty_until_the_turn_ends(make_game):
    state = lay(make_game(), market=A_MARKET, deck=50)

    first = state.play("recruit market red")
    second = first.play("recruit deck")

    assert market(first) == ["blue", "orange", "green", "yellow", "purple"]
    assert len(market(second)) == 6
    assert deck_size(second) == 48


def test_a05_the_last_card_of_the_deck_is_recruited_alone(make_game):
    state = lay(make_game(), hands=["", "red"], deck="blue", discard="", market="")

    state = state.play("recruit deck")

    assert hand(state, 0) == ["blue"]
    assert state.turn == 1


def test_a05_two_cards_are_taken_if_deck_and_discard_pile_have_two_together(make_game):
    state = lay(make_game(), hands=["", "red"], deck="blue", discard="green", market="")

    state = state.play("recruit deck")
    assert texts(state) == ["recruit deck"]
    state = state.play("recruit deck")

    assert hand(state, 0) == ["blue", "green"]


def test_a06_a_short_market_is_topped_up_as_soon_as_cards_exist_again(make_game):
    state = lay(
        make_game(),
        hands=["yellow yellow", "blue orange mirror"],
        crews=[["blue orange green/green"]],
        market="red red red red",
        deck="",
    )

    unchanged = state.play("form yellow new")
    topped_up = play(unchanged, "infiltrate 1.1", "pay blue orange mirror")

    assert market(unchanged) == ["red"] * 4
    assert len(market(topped_up)) == 6
    assert deck_size(topped_up) == 1
    assert discard(topped_up) == []


def test_a06_the_market_is_topped_up_as_far_as_there_are_cards(make_game):
    state = lay(make_game(), hands=["blue"], crews=[[], ["blue/blue"]], market="red red red", deck="")

    state = play(state, "infiltrate 2.1", "pay blue")

    assert market(state) == ["blue", "red", "red", "red"]
    assert (deck_size(state), discard(state)) == (0, [])


@pytest.mark.parametrize("move", ["form blue new", "activate 1 blue", "secure 2"])
def test_a06_any_turn_tops_the_market_up(make_game, move):
    state = lay(make_game(), hands=["blue"], crews=[["green", "orange/orange"]], market="red red", deck=20)

    state = state.play(move)

    assert len(market(state)) == 6
    assert deck_size(state) == 16


def test_a08_passing_is_refused(make_game):
    state = lay(make_game(), hands=["blue"])

    refused(state, "pass", section="")
    refused(state, "done", section="3.1")


def test_a09_the_discard_pile_waits_until_a_card_is_needed(make_game):
    state = lay(
        make_game(), hands=["", "red", "blue"], crews=[["blue/blue"]], deck="green green", discard="yellow " * 3
    )

    emptied = play(state, "recruit deck", "recruit deck")
    formed = emptied.play("form red new")
    paid = play(formed, "infiltrate 1.1", "pay blue")
    needed = paid.play("recruit deck")

    assert (deck_size(emptied), discard(emptied)) == (0, ["yellow"] * 3)
    assert (deck_size(formed), discard(formed)) == (0, ["yellow"] * 3)
    assert (deck_size(paid), discard(paid)) == (0, ["blue", *["yellow"] * 3])
    assert (deck_size(needed), discard(needed)) == (3, [])
    assert told(needed, 1)[0] == {"fact": "reshuffled", "cards": 4}


def test_a10_the_cards_just_paid_may_be_shuffled_to_refill_the_market(make_game):
    state = lay(make_game(players=2), hands=["orange"], crews=[[], ["blue orange/blue"]], deck="", discard="")

    state = state.play("infiltrate 2.1").play("pay orange market blue", chance=["blue"])

    assert market(state) == A_MARKET.split()
    assert (deck_size(state), discard(state)) == (1, [])


def test_a30_a_mirror_may_come_from_the_deck(make_game):
    state = lay(make_game(), deck=20)

    state = state.play("recruit deck", chance=["mirror"])

    assert hand(state, 0) == ["mirror"]


def test_a38_a_hand_and_a_market_of_mirrors_are_not_dealt_again(make_game):
    state = make_game(players=2, first=0).deal(seed=1, chance=["mirror"] * 6 + [None] * 6 + ["mirror"] * 6)

    assert hand(state, 0) == ["mirror"] * 6
    assert market(state) == ["mirror"] * 6
    assert actions(state) == {"recruit"}


def test_a41_1_equal_cards_of_the_market_are_one_choice(make_game):
    state = lay(make_game(), market="blue blue blue red red mirror")

    first = state.play("recruit market blue")

    assert texts(state) == ["recruit deck", "recruit market blue", "recruit market red", "recruit market mirror"]
    assert market(first) == ["blue", "blue", "red", "red", "mirror"]


def test_a41_3_the_first_pick_commits_and_its_source_is_public(make_game):
    state = lay(make_game(), hands=["blue"])

    from_deck = state.play("recruit deck", chance=["red"])
    from_market = state.play("recruit market blue")

    assert actions(from_deck) == actions(from_market) == {"recruit"}
    assert told(from_deck, 0) == [{"fact": "recruited-deck", "seat": 0, "card": "red"}]
    assert told(from_deck, 1) == [{"fact": "recruited-deck", "seat": 0}]
    assert told(from_market, 1) == [{"fact": "recruited-market", "seat": 0, "card": "blue"}]


def test_a41_4_with_an_empty_deck_the_discard_pile_can_be_drawn_from(make_game):
    state = lay(make_game(), deck="", discard="red red red")

    assert "recruit deck" in texts(state)
    state = state.play("recruit deck")

    assert hand(state, 0) == ["red"]
    assert (deck_size(state), discard(state)) == (2, [])
