"""Cases 8 to 20: recruiting two cats."""

from tests.situations import actions, play, refused, texts, told_names

from .table import A_MARKET, deck_size, discard, hand, lay, market


def test_08_two_cards_from_the_deck_leave_the_market_alone(make_game):
    state = lay(make_game(), hands=["blue blue red red yellow mirror"], deck=50)

    state = play(state, "recruit deck", "recruit deck")

    assert len(hand(state, 0)) == 8
    assert deck_size(state) == 48
    assert market(state) == A_MARKET.split()


def test_09_the_market_is_refilled_at_the_end_of_the_turn(make_game):
    state = lay(make_game(), market="blue orange green red yellow purple", deck=50)

    state = state.play("recruit market blue")
    state = state.play("recruit market orange", chance=["mirror", "red"])

    assert hand(state, 0) == ["blue", "orange"]
    assert market(state) == ["green", "red", "red", "yellow", "purple", "mirror"]
    assert deck_size(state) == 48


def test_10_the_second_pick_offers_the_deck_and_the_five_cards_that_remain(make_game):
    state = lay(make_game(), hands=["blue"], market="blue orange green red yellow purple", deck=50)

    state = state.play("recruit market blue")

    assert state.turn == 0
    assert market(state) == ["orange", "green", "red", "yellow", "purple"]
    assert deck_size(state) == 50
    assert texts(state) == ["recruit deck", *(f"recruit market {card}" for card in market(state))]
    refused(state, "recruit market blue", section="4.1")


def test_12_a_mirror_may_be_recruited_from_the_market(make_game):
    state = lay(make_game(), market="blue orange green red yellow mirror")

    state = state.play("recruit market mirror")

    assert hand(state, 0) == ["mirror"]


def test_13_an_empty_deck_is_made_anew_from_the_discard_pile(make_game):
    state = lay(make_game(), deck="blue", discard="red red red red red red red red red red")

    first = state.play("recruit deck")
    second = first.play("recruit deck")

    assert hand(first, 0) == ["blue"]
    assert (deck_size(first), len(discard(first))) == (0, 10)
    assert hand(second, 0) == ["blue", "red"]
    assert (deck_size(second), discard(second)) == (9, [])
    assert "reshuffled" in told_names(second)


def test_15_with_deck_and_discard_pile_empty_the_market_stays_short(make_game):
    state = lay(make_game(), deck="", discard="", market="blue orange green red yellow purple")

    state = play(state, "recruit market blue", "recruit market orange")

    assert state.turn == 1
    assert market(state) == ["green", "red", "yellow", "purple"]


def test_16_when_one_card_is_all_there_is_one_card_is_taken(make_game):
    state = lay(make_game(), hands=["", "red"], deck="", discard="", market="blue")

    state = state.play("recruit market blue")

    assert hand(state, 0) == ["blue"]
    assert market(state) == []
    assert state.turn == 1


def test_17_without_any_card_to_be_had_recruiting_is_not_offered(make_game):
    state = lay(make_game(), hands=["blue"], deck="", discard="", market="")

    assert actions(state) == {"form"}
    refused(state, "recruit deck", section="4.5")
    refused(state, "recruit market blue", section="4.1")


def test_18_there_is_no_hand_limit(make_game):
    state = lay(make_game(), hands=["blue blue blue blue blue red red red red red " * 2])

    state = play(state, "recruit deck", "recruit deck")

    assert len(hand(state, 0)) == 22
    assert discard(state) == []
    assert state.turn == 1


def test_20_taking_only_one_card_is_refused(make_game):
    state = lay(make_game(), hands=["blue"], crews=[["orange/orange"]], deck=30)

    state = state.play("recruit deck")

    refused(state, "done", section="4.3")
    refused(state, "form blue new", section="4.3")
    refused(state, "secure 1", section="4.3")
    refused(state, "recruit market blue", section="", seat=1)
    assert state.turn == 0
