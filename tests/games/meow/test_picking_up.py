"""Cases 6 to 19: picking up, stopping, and what the others see of it."""

import pytest

from tests.situations import actions, refused, sees, told

from .table import (
    A,
    B,
    arrested,
    awaits,
    bank,
    cats,
    deck_size,
    lay,
    pick_up,
    piles,
    run,
    scores,
    sees_piles,
    stars,
    stay_away,
    targets,
)


def test_006_who_stops_after_one_card_banks_it(make_game):
    state = lay(make_game())

    state = pick_up(state, "25k").play("stop")

    assert bank(state, A) == "25k"
    assert run(state) == ""
    assert state.turn == B


def test_007_who_stops_after_three_cards_banks_all_three(make_game):
    state = lay(make_game())

    state = pick_up(state, "5k 10k 50k").play("stop")

    assert bank(state, A) == "5k 10k 50k"
    assert state.turn == B


def test_008_a_negative_card_buries_the_run(make_game):
    state = lay(make_game(), banks=["25k"])

    state = pick_up(state, "5k 10k paw-prints")

    assert state.turn == B
    assert piles(state, A) == ["paw-prints: 5k 10k"]
    assert stars(state) == [2, 0, 0]
    assert bank(state, A) == "25k"
    assert sees_piles(state, B, A) == [("paw-prints", 2)]


def test_010_the_bank_is_safe_when_the_run_is_lost(make_game):
    state = lay(make_game(), banks=["500k"], run="5k")

    state = pick_up(state, "camera")

    assert bank(state, A) == "500k"
    assert piles(state, A) == ["camera: 5k"]


def test_011_nobody_stops_before_picking_up(make_game):
    state = lay(make_game())

    assert actions(state) == {"pick"}
    assert refused(state, "stop", section="3.3") == "nothing-picked-up"
    assert refused(state, "pass", section="12.4") == "no-passing"


def test_012_all_see_the_run(make_game):
    state = pick_up(lay(make_game()), "10k")

    for seat in (None, A, B, 2):
        assert sees(state, seat)["run"] == ["10k"]
        assert told(state, seat) == [{"fact": "picked-up", "seat": A, "card": "10k"}]


def test_012_secret_draws_show_others_only_how_many(make_game):
    state = pick_up(lay(make_game(draws="secret")), "10k")

    assert sees(state, A)["run"] == ["10k"]
    assert told(state, A) == [{"fact": "picked-up-secretly", "seat": A, "card": "10k"}]
    for seat in (None, B, 2):
        assert sees(state, seat)["run"] == 1
        assert sees(state, seat)["run_value"] is None
        assert told(state, seat) == [{"fact": "picked-up-secretly", "seat": A}]


@pytest.mark.parametrize("draws", ["open", "secret"])
def test_013_all_see_a_negative_card_and_its_stars(make_game, draws):
    state = pick_up(lay(make_game(draws=draws)), "10k camera")

    for seat in (None, A, B, 2):
        assert {"fact": "negative", "seat": A, "card": "camera"} in told(state, seat)
        assert sees_piles(state, seat, A) == [("camera", 1)]
        assert sees(state, seat)["stars"] == [2, 0, 0]


def test_014_a_cat_lies_face_up_beside_the_first_and_is_usable_next_turn(make_game):
    state = lay(make_game(players=2), cats=["chelsea"], piles=[["vase: 5k"]])

    state = pick_up(state, "castor").play("stop")

    assert cats(state, A) == "castor chelsea"
    assert bank(state, A) == ""
    assert told(state, B)[-1] == {"fact": "cat-joined", "seat": A, "cat": "castor"}
    assert targets(stay_away(state), "castor") == ["1.1"]


def test_016_a_trick_of_the_run_cannot_be_used(make_game):
    state = lay(make_game(), banks=["", "5k"])

    state = pick_up(state, "steal")

    assert actions(state) == {"pick", "stop"}
    assert refused(state, "steal 2", section="4.2") == "awaits-run"


def test_017_the_last_card_is_banked_perforce_and_ends_the_game(make_game):
    state = lay(make_game(), banks=["5k", "10k"], deck="75k")

    state = pick_up(state, "75k")

    assert state.turn is None
    assert bank(state, A) == "5k 75k"
    assert scores(state) == [80, 10, 0]
    assert state.outcome.winners == [A]
    assert state.outcome.reason == "deck finished"
    for seat in (None, A, B, 2):
        assert sees(state, seat)["outcome"] == {"winners": [A], "scores": [80, 10, 0], "reason": "deck finished"}


def test_019_after_the_last_seat_comes_the_first(make_game):
    state = lay(make_game(players=4), turn=3)

    state = pick_up(state, "vase")

    assert deck_size(state) > 0
    assert state.turn == A


# What lies between the numbered cases


def test_a02_a_negative_last_card_buries_the_run_and_ends_the_game(make_game):
    state = lay(make_game(), banks=["5k"], run="300k", deck="vase", stars=[8])

    state = pick_up(state, "vase")

    assert state.turn is None
    assert piles(state, A) == ["vase: 300k"]
    assert scores(state) == [5, 0, 0]
    assert stars(state) == [10, 0, 0]
    assert arrested(state) == [A]


def test_a02_actions_do_not_end_the_game_while_cards_are_left(make_game):
    state = lay(make_game(players=2), banks=["steal", "5k"], deck="75k")

    state = state.play("steal 2")

    assert state.turn == B
    assert deck_size(state) == 1


def test_a04_who_can_act_still_cannot_stop_or_pass(make_game):
    state = lay(make_game(), banks=["steal", "5k"])

    assert actions(state) == {"pick", "steal"}
    refused(state, "stop", section="3.3")
    refused(state, "pass", section="12.4")


@pytest.mark.parametrize("draws", ["open", "secret"])
def test_a05_of_banks_and_mini_decks_only_the_sizes_are_shown(make_game, draws):
    state = lay(make_game(draws=draws), banks=["5k 10k", "25k"], turn=B)

    state = pick_up(state, "75k vase")

    assert sees(state, None)["banks"] == [2, 1, 0]
    assert sees(state, A)["banks"] == [["5k", "10k"], 1, 0]
    assert sees(state, 2)["banks"] == [2, 1, []]
    for seat in (None, A, B, 2):
        assert sees_piles(state, seat, B) == [("vase", 1)]


def test_a05_when_the_turn_is_over_all_are_told_how_many_were_banked_or_lost(make_game):
    state = lay(make_game())

    banked = pick_up(state, "5k 10k").play("stop")
    lost = pick_up(state, "5k 10k vase")

    assert told(banked, B) == [{"fact": "banked", "seat": A, "cards": 2}]
    assert {"fact": "lost-run", "seat": A, "cards": 2, "card": "vase"} in told(lost, B)


def test_a05_when_the_game_is_over_all_is_shown(make_game):
    state = lay(make_game(), banks=["5k", "10k"], piles=[["vase: 25k"]], deck="75k")

    state = pick_up(state, "75k")

    for seat in (None, A, B, 2):
        assert sees(state, seat)["banks"] == [["5k", "75k"], ["10k"], []]


def test_a44_a_cat_in_a_lost_run_lies_beneath_and_before_nobody(make_game):
    state = lay(make_game())

    state = pick_up(state, "crispin vase")

    assert piles(state, A) == ["vase: crispin"]
    assert [cats(state, seat) for seat in range(3)] == ["", "", ""]


def test_a64_play_goes_clockwise(make_game):
    state = lay(make_game(players=4))

    turns = []
    for _ in range(6):
        turns.append(state.turn)
        state = stay_away(state)

    assert turns == [0, 1, 2, 3, 0, 1]


def test_a70_a_player_may_run_on_until_the_deck_ends(make_game):
    state = lay(make_game(players=2), deck="5k 5k 10k 25k")

    state = pick_up(state, "5k 5k 10k")
    assert awaits(state) == "run"
    state = pick_up(state, "25k")

    assert scores(state) == [45, 0]
