"""Cases 1 to 7: setup and turns."""

from collections import Counter

import pytest

import mewseum
from tests.situations import play, refused, sees

from .table import COLOURS, cards_on_table, deck_size, discard, hand, lay, market


def test_01_four_players_get_six_cards_each_and_eighty_stay_in_the_deck(make_game):
    game = make_game(players=4)

    state = game.deal(seed=1)

    assert [len(hand(state, seat)) for seat in range(4)] == [6, 6, 6, 6]
    assert len(market(state)) == 6
    assert deck_size(state) == 80
    assert discard(state) == []
    assert len(cards_on_table(state.to_position())) + deck_size(state) == 110


@pytest.mark.parametrize(("players", "deck"), [(2, 92), (3, 86)])
def test_02_the_deck_of_two_players_is_larger_than_that_of_three(make_game, players, deck):
    state = make_game(players).deal(seed=1)

    assert deck_size(state) == deck


def test_03_a_seat_sees_its_own_cards_and_the_market_and_only_counts_beyond(make_game):
    state = make_game(players=4).deal(seed=1)

    table = sees(state, 0)

    assert table["hands"] == [hand(state, 0), 6, 6, 6]
    assert table["market"] == market(state)
    assert table["deck"] == 80


def test_03_what_a_seat_sees_does_not_depend_on_what_it_cannot_see(make_game):
    def deal(others, deck):
        hands = ["blue orange green red yellow purple", others, others, others]
        return lay(make_game(players=4), hands=hands, deck=deck)

    state = deal(others="blue blue blue mirror mirror mirror", deck="red yellow")
    other = deal(others="green green green orange orange orange", deck="purple mirror")

    assert state.view(0) == other.view(0)
    assert sees(state, 0) == sees(other, 0)


def test_04_play_goes_clockwise_from_the_starting_player(make_game):
    state = make_game(players=4, first=2).deal(seed=1)

    order = []
    for _ in range(4):
        order.append(state.turn)
        state = play(state, "recruit deck", "recruit deck")

    assert order == [2, 3, 0, 1]
    assert state.turn == 2


@pytest.mark.parametrize(
    "action",
    [
        ["recruit deck", "recruit market blue"],
        ["form red new"],
        ["form red 1"],
        ["activate 1 red"],
        ["secure 2"],
        ["infiltrate 2.1", "pay red"],
    ],
    ids=lambda action: action[0],
)
def test_05_after_one_action_the_turn_passes_and_a_second_action_is_refused(make_game, action):
    state = lay(make_game(), hands=["red red"], crews=[["blue", "orange/orange"], ["red/red"]])

    state = play(state, *action)

    assert state.turn == 1
    refused(state, "form red new", section="", seat=0)
    refused(state, "recruit deck", section="", seat=0)


@pytest.mark.parametrize(("players", "section"), [(1, ""), (5, "12.1"), (6, "12.1"), (7, "")])
def test_07a_one_five_six_or_seven_players_are_refused(make_game, players, section):
    with pytest.raises(mewseum.Refused) as refusal:
        make_game(players)

    assert refusal.value.section == section


def test_07_there_are_fifteen_cats_of_each_colour_and_twenty_mirrors(make_game):
    state = make_game(players=2).deal(seed=1)

    counts = Counter(cards_on_table(state.to_position()))
    while deck_size(state):
        state = state.play("recruit deck")
        counts.update(card for card, _ in state.drawn)

    assert counts == {**dict.fromkeys(COLOURS, 15), "mirror": 20}


def test_everybody_sees_how_many_balls_win(make_game):
    assert [sees(make_game().deal(1), seat)["goal"] for seat in (0, None)] == [8, 8]
