"""Cases 20 to 29: guards, evidence, catnip and the laser pen."""

import pytest

from tests.situations import play, refused, sees, texts, told

from .table import A, B, C, arrested, awaits, bank, cats, discard, lay, pick_up, piles, stars


@pytest.mark.parametrize(("guard", "number"), [("randy", 2), ("rumbold", 3), ("rufus", 4)])
def test_020_guards_have_two_three_and_four_stars(make_game, guard, number):
    state = pick_up(lay(make_game()), guard)

    assert stars(state) == [number, 0, 0]
    assert state.turn == B


@pytest.mark.parametrize("evidence", ["vase", "camera", "paw-prints"])
def test_021_vase_camera_and_paw_prints_have_two_stars(make_game, evidence):
    state = pick_up(lay(make_game()), evidence)

    assert stars(state) == [2, 0, 0]
    assert state.turn == B


def test_022_the_laser_pen_ends_the_turn_and_the_run_is_banked(make_game):
    state = lay(make_game(), run="50k", stars=[9])

    state = pick_up(state, "laser-pen")

    assert stars(state) == [9, 0, 0]
    assert bank(state, A) == "50k"
    assert piles(state, A) == ["laser-pen"]
    assert state.turn == B


def test_023_the_laser_pen_costs_the_run_if_that_was_agreed(make_game):
    state = lay(make_game(laser="loses"), run="50k")

    state = pick_up(state, "laser-pen")

    assert stars(state) == [0, 0, 0]
    assert bank(state, A) == ""
    assert piles(state, A) == ["laser-pen: 50k"]
    assert state.turn == B


def test_024_catnip_gives_a_banked_card_of_choice_to_a_player_of_choice(make_game):
    state = pick_up(lay(make_game(), banks=["5k 300k"]), "catnip")

    assert (state.turn, awaits(state)) == (A, "gift")
    assert texts(state) == ["give 5k to 2", "give 5k to 3", "give 300k to 2", "give 300k to 3"]
    state = state.play("give 5k to 3")

    assert stars(state) == [1, 0, 0]
    assert [bank(state, seat) for seat in (A, B, C)] == ["300k", "", "5k"]
    assert state.turn == B


def test_025_with_an_empty_bank_catnip_is_only_a_star(make_game):
    state = pick_up(lay(make_game()), "catnip")

    assert stars(state) == [1, 0, 0]
    assert state.turn == B
    assert [bank(state, seat) for seat in (A, B, C)] == ["", "", ""]


def test_027_an_only_card_goes_to_an_only_opponent_without_a_question(make_game):
    state = pick_up(lay(make_game(players=2), banks=["10k"]), "catnip")

    assert [bank(state, seat) for seat in (A, B)] == ["", "10k"]
    assert stars(state) == [1, 0]
    assert state.turn == B


def test_027_of_two_cards_the_card_is_asked_for_and_the_receiver_is_clear(make_game):
    state = pick_up(lay(make_game(players=2), banks=["10k 25k"]), "catnip")

    assert texts(state) == ["give 10k to 2", "give 25k to 2"]


def test_029_cats_before_a_player_are_not_given(make_game):
    state = pick_up(lay(make_game(), cats=["chelsea claus"]), "catnip")

    assert state.turn == B
    assert stars(state) == [1, 0, 0]
    assert cats(state, A) == "chelsea claus"


# What lies between the numbered cases


def test_a41_a_first_card_that_is_negative_has_nothing_beneath(make_game):
    state = pick_up(lay(make_game()), "camera")

    assert piles(state, A) == ["camera"]
    assert stars(state) == [2, 0, 0]


def test_a45_the_laser_pen_lays_the_cats_of_the_run_face_up(make_game):
    state = pick_up(lay(make_game(), run="chelsea 5k steal"), "laser-pen")

    assert cats(state, A) == "chelsea"
    assert bank(state, A) == "5k steal"


def test_a45_stars_of_a_guard_distracted_before_a_laser_pen_count(make_game):
    state = lay(make_game(), banks=["distraction"], run="50k", stars=[8])

    state = pick_up(pick_up(state, "randy").play("distract"), "10k laser-pen")

    assert bank(state, A) == "10k 50k"
    assert piles(state, A) == ["randy", "laser-pen"]
    assert stars(state) == [10, 0, 0]
    assert arrested(state) == [A]


@pytest.mark.parametrize("laser", ["banks", "loses"])
def test_a45_a_laser_pen_as_the_first_card_just_ends_the_turn(make_game, laser):
    state = pick_up(lay(make_game(laser=laser)), "laser-pen")

    assert piles(state, A) == ["laser-pen"]
    assert (stars(state), state.turn) == ([0, 0, 0], B)


def test_a46_any_opponent_can_get_the_gift_and_no_other(make_game):
    state = pick_up(lay(make_game(players=4), banks=["", "25k steal"], turn=B), "catnip")

    assert texts(state) == [f"give {card} to {player}" for card in ("25k", "steal") for player in (1, 3, 4)]
    assert refused(state, "give 25k to 2", section="7.2") == "not-yourself"
    assert refused(state, "give 5k to 1", section="7.2") == "not-banked"


def test_a46_with_an_only_card_the_receiver_is_still_asked_for(make_game):
    state = pick_up(lay(make_game(), banks=["10k"]), "catnip")

    assert texts(state) == ["give 10k to 2", "give 10k to 3"]


def test_a48_no_card_of_the_run_can_be_given(make_game):
    state = pick_up(lay(make_game(), banks=["5k 25k"], run="300k"), "catnip")

    assert piles(state, A) == ["catnip: 300k"]
    assert {text.split()[1] for text in texts(state)} == {"5k", "25k"}
    refused(state, "give 300k to 2", section="7.2")


def test_a48_with_only_a_run_nothing_is_given(make_game):
    state = pick_up(lay(make_game(), run="300k"), "catnip")

    assert piles(state, A) == ["catnip: 300k"]
    assert state.turn == B


def test_a49_the_gift_comes_before_the_arrest(make_game):
    state = pick_up(lay(make_game(), banks=["5k 25k"], stars=[9]), "catnip")

    assert arrested(state) == []
    state = state.play("give 25k to 2")

    assert bank(state, B) == "25k"
    assert stars(state) == [10, 0, 0]
    assert [fact["fact"] for fact in told(state, C)] == ["gave", "starred", "arrested"]


def test_a49_nothing_else_can_be_done_before_the_gift(make_game):
    state = pick_up(lay(make_game(), banks=["5k steal", "10k"]), "catnip")

    assert {refused(state, text, section="7.2") for text in ("pick up", "stop", "steal 2", "pass")} == {"awaits-gift"}


def test_a73_8_giver_and_receiver_see_the_gift_and_nobody_else(make_game):
    state = pick_up(lay(make_game(players=4), banks=["5k 300k"]), "catnip")

    state = state.play("give 300k to 3")

    gift = {"fact": "gave", "giver": A, "receiver": C}
    for seat in (A, C):
        assert told(state, seat)[0] == gift | {"card": "300k"}
    for seat in (None, B, 3):
        assert told(state, seat)[0] == gift
        assert sees(state, seat)["banks"][A] == 1
    assert sees(state, C)["banks"][C] == ["300k"]


def test_a08_spent_and_paid_cards_lie_openly_on_the_discard_pile(make_game):
    state = lay(make_game(), banks=["steal distraction", "50k"])

    stolen = state.play("steal 2")
    distracted = pick_up(state, "randy").play("distract")
    paid = play(lay(make_game(), banks=["75k 25k"], stars=[10], arrested=[10]), "pay 75k", "pay 25k")

    assert (discard(stolen), discard(distracted), discard(paid)) == ("steal", "distraction", "25k 75k")
    for seat in (None, A, B, C):
        assert sees(paid, seat)["discard"] == ["25k", "75k"]
