"""Every option: the variants and house rules that the rulings name."""

import pytest

import mewseum
from tests.situations import play, refused, sees, texts, told

from .table import NOTHING_TO_RECRUIT, deck_size, discard, hand, lay, market, scores

SEVEN = "blue blue blue red red red red"


@pytest.mark.parametrize(("players", "deck"), [(5, 74), (6, 68)])
def test_a01_five_and_six_play_with_the_house_rule_more_players(make_game, players, deck):
    state = make_game(players, more_players=True, first=players - 1).deal(seed=1)

    assert deck_size(state) == deck
    assert [len(hand(state, seat)) for seat in range(players)] == [6] * players
    assert state.turn == players - 1
    assert play(state, "recruit deck", "recruit deck").turn == 0


@pytest.mark.parametrize("players", [1, 7])
def test_a01_one_and_seven_do_not_play_even_so(make_game, players):
    with pytest.raises(mewseum.Refused):
        make_game(players, more_players=True)


def stuck(game, scored, hands=("mirror", "mirror", "red"), crews=()):
    """All are stuck as soon as the last player has formed a crew with the last cat."""
    return lay(game, hands=hands, scored=scored, crews=crews, turn=2, **NOTHING_TO_RECRUIT).play("form red new")


@pytest.mark.parametrize(("stuck_tie", "winners"), [("shared", [0, 1]), ("fewest cards", [0]), ("most crews", [1])])
def test_a07_stuck_tie_says_who_wins_among_equals(make_game, stuck_tie, winners):
    state = stuck(
        make_game(stuck_tie=stuck_tie),
        hands=["mirror", "mirror mirror", "red"],
        scored=["blue blue", "orange orange", "green"],
        crews=[["blue"], ["orange", "orange orange"], ["green", "green green", "green green green"]],
    )

    assert state.outcome.reason == "all stuck"
    assert state.outcome.winners == winners


@pytest.mark.parametrize("stuck_tie", ["shared", "fewest cards", "most crews"])
def test_a07_stuck_tie_never_outweighs_a_ball(make_game, stuck_tie):
    state = stuck(
        make_game(stuck_tie=stuck_tie),
        hands=["mirror " * 20, "", "red"],
        scored=["blue blue", "orange", "green"],
        crews=[[], ["orange"] * 14, ["green"]],
    )

    assert state.outcome.winners == [0]


@pytest.mark.parametrize("stuck_tie", ["fewest cards", "most crews"])
def test_a07_what_is_still_equal_is_shared(make_game, stuck_tie):
    state = stuck(make_game(stuck_tie=stuck_tie), scored=["blue", "orange", ""], crews=[["blue"], ["orange"]])

    assert state.outcome.winners == [0, 1]


@pytest.mark.parametrize(("hall_of_fame", "winners"), [(True, [1]), (False, [0, 1])])
def test_a07_in_the_hall_of_fame_more_colours_break_a_tie_of_the_stuck(make_game, hall_of_fame, winners):
    state = stuck(make_game(hall_of_fame=hall_of_fame), scored=["blue blue blue", "blue orange orange", "green red"])

    assert state.outcome.winners == winners


def test_a07_in_the_hall_of_fame_balls_come_before_colours(make_game):
    state = stuck(make_game(hall_of_fame=True), scored=["blue blue blue", "blue orange", ""])

    assert state.outcome.winners == [0]


def test_a07_in_the_hall_of_fame_equal_balls_and_colours_are_shared(make_game):
    state = stuck(make_game(hall_of_fame=True), scored=["blue red", "blue orange", "green green"])

    assert state.outcome.winners == [0, 1]


def test_a21e_with_market_pay_all_counts_three_may_pay_from_the_market(make_game):
    game = make_game(players=3, market_pay_all_counts=True)
    state = lay(game, hands=["orange"], crews=[[], ["blue orange/blue"]], deck=20)

    state = state.play("infiltrate 2.1")
    assert texts(state) == ["pay orange market blue"]
    state = state.play("pay orange market blue")

    assert scores(state) == [1, 0, 0]
    assert discard(state) == ["blue", "orange"]
    assert (len(market(state)), deck_size(state)) == (6, 19)


@pytest.mark.parametrize(("options", "shown"), [({}, False), ({"show_scored_colours": True}, True)])
def test_a25_show_scored_colours_turns_scored_cards_cat_side_up(make_game, options, shown):
    state = lay(make_game(**options), crews=[["red/red"]])

    state = state.play("secure 1")

    for seat in (0, 1, 2, None):
        assert sees(state, seat)["scored"] == ([["red"], [], []] if shown else [1, 0, 0])
        assert sees(state, seat)["scores"] == [1, 0, 0]


def test_a25_in_the_hall_of_fame_scored_colours_are_shown_whatever_was_agreed(make_game):
    state = lay(make_game(hall_of_fame=True, show_scored_colours=False), scored=["red"])

    assert sees(state, 1)["scored"] == [["red"], [], []]


def test_a28_the_starting_player_is_random(make_game):
    game = make_game(players=3)

    starting = {game.deal(seed).turn for seed in range(20)}

    assert starting == {0, 1, 2}


@pytest.mark.parametrize("first", [0, 1, 2])
def test_a28_the_starting_player_may_be_chosen(make_game, first):
    state = make_game(players=3, first=first).deal(seed=1)

    assert state.turn == first
    assert told(state, None)[-1] == {"fact": "started", "seat": first}


def test_a28_who_does_not_sit_at_the_table_cannot_start(make_game):
    with pytest.raises(mewseum.Refused) as refusal:
        make_game(players=3, first=3)

    assert refusal.value.section == "2.4"


def test_a29_with_equal_turns_the_round_is_finished_first(make_game):
    game = make_game(equal_turns=True, first=1)
    state = lay(game, scored=["", SEVEN, ""], crews=[[], ["orange/orange"], []], turn=1)

    reached = state.play("secure 1")
    after_next = play(reached, "recruit deck", "recruit deck")
    finished = play(after_next, "recruit deck", "recruit deck")

    assert reached.turn == 2
    assert {"fact": "last-round", "seat": 1} in told(reached, None)
    assert after_next.turn == 0
    assert finished.turn is None
    assert finished.outcome.winners == [1]
    assert finished.outcome.reason == "round finished"


def test_a29_with_equal_turns_the_last_of_a_round_ends_the_game(make_game):
    state = lay(make_game(equal_turns=True), scored=["", "", SEVEN], crews=[[], [], ["orange/orange"]], turn=2)

    state = state.play("secure 1")

    assert state.turn is None
    assert state.outcome.winners == [2]


def test_a29_with_equal_turns_seven_balls_and_three_more_are_ten(make_game):
    row = ["blue/blue", "orange/orange", "green/green"]
    state = lay(make_game(equal_turns=True), scored=["", "", SEVEN], crews=[[], [], row], turn=2)

    state = play(state, "secure 1", "secure 2", "secure 3")

    assert state.outcome.winners == [2]
    assert state.outcome.scores == [0, 0, 10]


def test_a29_with_equal_turns_a_later_player_may_still_draw_level_or_ahead(make_game):
    orange_row = ["orange/orange", "orange/orange"]
    state = lay(
        make_game(players=2, equal_turns=True),
        scored=[SEVEN, "green green green green yellow yellow yellow"],
        crews=[["purple/purple"], orange_row],
    )

    reached = state.play("secure 1")
    level = play(reached, "secure 1", "done")
    ahead = play(reached, "secure 1", "secure 2")

    assert level.outcome.winners == [0, 1]
    assert level.outcome.scores == [8, 8]
    assert ahead.outcome.winners == [1]
    assert ahead.outcome.scores == [8, 9]


def test_a29_without_equal_turns_nobody_draws_level(make_game):
    state = lay(
        make_game(players=2),
        scored=[SEVEN, "green green green green yellow yellow yellow"],
        crews=[["purple/purple"], ["orange/orange"]],
    )

    state = state.play("secure 1")

    assert state.outcome.winners == [0]
    refused(state, "secure 1", section="", seat=1)


@pytest.mark.parametrize(
    "wrong",
    [{"stuck_tie": "youngest"}, {"hall_of_fame": 1}, {"first": "me"}, {"equal_turns": "yes"}, {"more_cats": True}],
    ids=str,
)
def test_an_option_that_nobody_knows_is_refused(make_game, wrong):
    with pytest.raises(mewseum.Refused) as refusal:
        make_game(**wrong)

    assert next(iter(wrong)) in str(refusal.value)
