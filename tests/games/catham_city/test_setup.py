"""Cases 1 to 9: setup."""

import pytest

import mewseum
from tests.conformance.places import count_cards
from tests.situations import sees

from .table import FACTIONS, FIRST_GAME, discard, display, hand_sizes, pile_size, points


def test_001_the_box_holds_fifteen_cards_of_each_of_eight_factions(make_game):
    box = {}

    for factions in (FACTIONS[:5], FACTIONS[3:]):
        box |= count_cards(make_game(factions=list(factions)).deal(seed=1))

    assert box == dict.fromkeys(FACTIONS, 15)
    assert sum(box.values()) == 120


def test_002_four_players_get_six_six_seven_and_seven_cards(make_game):
    state = make_game(players=4, first=0).deal(seed=1)

    assert hand_sizes(state) == [6, 6, 7, 7]
    assert len(display(state)) == 7
    assert pile_size(state) == 42
    assert points(state) == [0, 0, 0, 0]
    assert discard(state) == []


def test_003_six_players_leave_twenty_six_cards_in_the_pile(make_game):
    state = make_game(players=6, first=0).deal(seed=1)

    assert hand_sizes(state) == [6, 6, 7, 7, 8, 8]
    assert pile_size(state) == 26


@pytest.mark.parametrize(("players", "pile"), [(2, 56), (3, 49), (5, 34)])
def test_004_the_pile_of_fewer_players_is_larger(make_game, players, pile):
    state = make_game(players).deal(seed=1)

    assert pile_size(state) == pile
    assert sum(hand_sizes(state)) + 7 + pile == 75


@pytest.mark.parametrize("number", [4, 6])
def test_005_four_or_six_factions_are_refused(make_game, number):
    with pytest.raises(mewseum.Refused) as refusal:
        make_game(factions=list(FACTIONS[:number]))

    assert refusal.value.section == "2.1"


@pytest.mark.parametrize("seed", [1, 2, 3])
def test_006_the_first_game_has_its_own_five_factions(make_game, seed):
    state = make_game(factions="first game").deal(seed=seed)

    assert count_cards(state) == dict.fromkeys(FIRST_GAME, 15)
    assert sees(state, None)["factions"] == list(FIRST_GAME)


def test_007_hands_are_dealt_by_the_place_in_the_turn_order(make_game):
    third_seat = 2

    state = make_game(players=4, first=third_seat).deal(seed=1)

    assert hand_sizes(state) == [7, 7, 6, 6]
    assert state.turn == third_seat


@pytest.mark.parametrize(("players", "goal"), [(2, 16), (3, 16), (4, 13), (5, 13), (6, 13)])
def test_008_the_goal_is_sixteen_with_two_or_three_players_and_thirteen_with_more(make_game, players, goal):
    state = make_game(players).deal(seed=1)

    assert sees(state, None)["goal"] == goal


@pytest.mark.parametrize("players", [1, 7])
def test_009_one_or_seven_players_are_refused(monkeypatch, players):
    monkeypatch.setitem(mewseum.GAMES, "catham-city", "mewseum.games.catham_city")

    with pytest.raises(mewseum.Refused) as refusal:
        mewseum.game("catham-city", players=players)

    assert refusal.value.key == "impossible-players"


def test_the_deal_names_no_faction_that_stays_in_the_box(make_game):
    state = make_game(factions=["police", "mafia", "officials", "hackers", "robocats"]).deal(seed=1)

    assert count_cards(state) == dict.fromkeys(["robocats", "mafia", "hackers", "police", "officials"], 15)
