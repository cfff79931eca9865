"""Cases 30 to 38: a guard, and a Distraction."""

import pytest

from tests.situations import actions, play, refused, sees, texts, told, told_names

from .table import (
    A,
    B,
    arrested,
    awaits,
    bank,
    cats,
    discard,
    lay,
    pick_up,
    piles,
    run,
    scores,
    sees_piles,
    stars,
    targets,
)


def test_030_a_distraction_saves_the_run_and_the_stars_come_at_the_end(make_game):
    state = lay(make_game(), banks=["distraction"], run="50k")

    state = pick_up(state, "randy").play("distract")
    assert stars(state) == [0, 0, 0]
    state = pick_up(state, "10k").play("stop")

    assert bank(state, A) == "10k 50k"
    assert stars(state) == [2, 0, 0]
    assert discard(state) == "distraction"
    assert piles(state, A) == ["randy"]


def test_031_a_distraction_may_be_kept(make_game):
    state = lay(make_game(), banks=["distraction"], run="50k")

    state = pick_up(state, "randy").play("accept")

    assert piles(state, A) == ["randy: 50k"]
    assert stars(state) == [2, 0, 0]
    assert bank(state, A) == "distraction"
    assert state.turn == B


@pytest.mark.parametrize("evidence", ["vase", "camera", "paw-prints", "laser-pen"])
def test_032_evidence_cannot_be_distracted(make_game, evidence):
    state = lay(make_game(laser="loses"), banks=["distraction"], run="50k")

    state = pick_up(state, evidence)

    assert state.turn == B
    assert piles(state, A) == [f"{evidence}: 50k"]
    assert bank(state, A) == "distraction"
    assert refused(state, "distract", section="3.2") == "awaits-action"


def test_033_a_distraction_of_the_run_is_lost_with_it(make_game):
    state = lay(make_game(), run="distraction")

    state = pick_up(state, "rumbold")

    assert state.turn == B
    assert piles(state, A) == ["rumbold: distraction"]


def test_033_a_distraction_of_the_run_is_not_offered_to_a_bank_without_one(make_game):
    state = pick_up(lay(make_game(), banks=["5k"], run="distraction"), "rumbold")

    assert texts(state) == ["accept"]
    assert refused(state, "distract", section="6.1") == "no-distraction"


def test_035_two_guards_take_two_distractions(make_game):
    state = lay(make_game(), banks=["distraction distraction"], run="50k")

    state = pick_up(state, "randy").play("distract")
    state = play(pick_up(state, "rumbold"), "distract", "stop")

    assert bank(state, A) == "50k"
    assert stars(state) == [5, 0, 0]
    assert discard(state) == "distraction distraction"
    assert piles(state, A) == ["randy", "rumbold"]


def test_037_after_a_distraction_one_may_stop_at_once(make_game):
    state = lay(make_game(), banks=["distraction"], run="50k")

    state = play(pick_up(state, "randy"), "distract", "stop")

    assert bank(state, A) == "50k"
    assert stars(state) == [2, 0, 0]
    assert state.turn == B


def test_038_castor_finds_nothing_beneath_a_distracted_guard(make_game):
    state = lay(
        make_game(players=2), banks=["distraction"], cats=["", "castor"], piles=[[], ["vase: 5k", "camera: 10k"]]
    )

    state = play(pick_up(state, "25k randy"), "distract", "stop")

    assert sees_piles(state, B, A) == [("randy", 0)]
    assert targets(state, "castor") == ["2.1", "2.2"]
    assert refused(state, "castor 1.1", section="10.6") == "pile-is-empty"


# What lies between the numbered cases


@pytest.mark.parametrize("guard", ["randy", "rumbold", "rufus"])
def test_a50_every_guard_can_be_distracted(make_game, guard):
    state = pick_up(lay(make_game(), banks=["distraction"]), guard)

    assert awaits(state) == "distract"
    assert sees(state, B)["card"] == guard
    assert texts(state) == ["accept", "distract"]


def test_a50_catnip_cannot_be_distracted_but_the_distraction_can_be_given(make_game):
    state = pick_up(lay(make_game(players=2), banks=["distraction"], run="50k"), "catnip")

    assert (bank(state, A), bank(state, B)) == ("", "distraction")
    assert piles(state, A) == ["catnip: 50k"]


def test_a51_a_distraction_in_the_run_does_not_help_beside_a_banked_one(make_game):
    state = lay(make_game(), banks=["distraction"], run="distraction")

    state = pick_up(pick_up(state, "randy").play("distract"), "rumbold")

    assert state.turn == B
    assert piles(state, A) == ["randy", "rumbold: distraction"]
    assert stars(state) == [5, 0, 0]


def test_a52_nobody_is_arrested_in_mid_run(make_game):
    state = lay(make_game(), banks=["distraction"], stars=[8])

    state = pick_up(state, "randy").play("distract")
    assert arrested(state) == []
    assert sees(state, B)["pending_stars"] == 2
    state = pick_up(state, "300k").play("stop")

    assert bank(state, A) == "300k"
    assert stars(state) == [10, 0, 0]
    assert arrested(state) == [A]


def test_a53_a_guard_as_last_card_banks_the_run_if_distracted(make_game):
    state = lay(make_game(), banks=["distraction"], run="50k", deck="rufus")

    state = pick_up(state, "rufus").play("distract")

    assert state.turn is None
    assert scores(state) == [50, 0, 0]
    assert stars(state) == [4, 0, 0]


def test_a53_a_guard_as_last_card_buries_the_run_if_not(make_game):
    state = lay(make_game(), banks=["distraction"], run="50k", deck="rufus")

    state = pick_up(state, "rufus").play("accept")

    assert state.turn is None
    assert scores(state) == [0, 0, 0]
    assert piles(state, A) == ["rufus: 50k"]


def test_a54_one_distraction_for_each_guard_as_many_as_are_banked(make_game):
    state = lay(make_game(), banks=["distraction distraction distraction distraction 5k"])

    for guard in ("randy", "randy", "rumbold", "rufus"):
        state = pick_up(state, guard).play("distract")
    state = pick_up(state, "rumbold")
    assert texts(state) == ["accept"]
    state = state.play("accept")

    assert stars(state) == [14, 0, 0]
    assert discard(state) == "distraction " * 3 + "distraction"


def test_a54_a_bank_emptied_by_distractions_is_not_asked_again(make_game):
    state = pick_up(lay(make_game(), banks=["distraction"], run="50k"), "randy").play("distract")

    state = pick_up(state, "randy")

    assert state.turn == B
    assert piles(state, A) == ["randy", "randy: 50k"]


@pytest.mark.parametrize(("later", "sum_of_stars"), [("vase", 4), ("catnip", 3), ("rumbold", 5)])
def test_a55_a_later_negative_card_takes_the_whole_run_and_all_stars_count(make_game, later, sum_of_stars):
    state = lay(make_game(), banks=["distraction"], run="50k")

    state = pick_up(pick_up(state, "randy").play("distract"), f"75k {later}")

    assert piles(state, A) == ["randy", f"{later}: 50k 75k"]
    assert stars(state) == [sum_of_stars, 0, 0]
    assert bank(state, A) == ""


def test_a56_being_asked_shows_nothing(make_game):
    with_one = pick_up(lay(make_game(), banks=["distraction"], run="50k"), "randy")
    without = pick_up(lay(make_game(), banks=["5k"], run="50k"), "randy")

    assert texts(with_one) == ["accept", "distract"]
    assert texts(without) == ["accept"]
    for seat in (None, B, 2):
        assert with_one.view(seat) == without.view(seat)
        assert told(with_one, seat) == told(without, seat)


def test_a56_an_empty_bank_is_not_asked(make_game):
    state = pick_up(lay(make_game(), cats=["chelsea"], run="50k"), "randy")

    assert state.turn == B
    assert told_names(state) == ["negative", "lost-run", "starred"]


def test_a56_while_the_guard_waits_nothing_else_can_be_done(make_game):
    state = pick_up(lay(make_game(), banks=["distraction steal", "5k"]), "randy")

    assert {refused(state, text, section="6.1") for text in ("pick up", "stop", "steal 2")} == {"awaits-distract"}


def test_a73_4_a_distracted_guard_as_first_card_lets_one_stop_with_nothing(make_game):
    state = play(pick_up(lay(make_game(), banks=["distraction"]), "randy"), "distract")

    assert (run(state), actions(state)) == ("", {"pick", "stop"})
    state = state.play("stop")

    assert bank(state, A) == ""
    assert stars(state) == [2, 0, 0]


def test_a73_5_crispin_is_banked_before_the_stars_are_counted(make_game):
    state = lay(make_game(), banks=["distraction"], run="crispin", stars=[8])

    state = play(pick_up(state, "rufus"), "distract", "stop")

    assert cats(state, A) == "crispin"
    assert stars(state) == [12, 0, 0]
    assert arrested(state) == []


def test_a73_5_also_by_a_laser_pen(make_game):
    state = lay(make_game(), banks=["distraction"], run="crispin", stars=[8])

    state = pick_up(pick_up(state, "rufus").play("distract"), "laser-pen")

    assert (cats(state, A), stars(state), arrested(state)) == ("crispin", [12, 0, 0], [])


def test_a73_5_a_crispin_who_is_lost_with_the_run_does_not_help(make_game):
    state = lay(make_game(), banks=["distraction"], run="crispin", stars=[6])

    state = pick_up(pick_up(state, "randy").play("distract"), "vase")

    assert (stars(state), arrested(state)) == ([10, 0, 0], [A])


def test_a73_6_after_a_distracted_guard_catnip_counts_both(make_game):
    state = lay(make_game(), banks=["distraction 5k 10k"], stars=[7])

    state = pick_up(pick_up(state, "randy").play("distract"), "catnip")
    assert awaits(state) == "gift"
    state = state.play("give 5k to 2")

    assert stars(state) == [10, 0, 0]
    assert arrested(state) == [A]


def test_a73_7_catnip_as_the_last_card_is_a_gift_an_arrest_and_the_end(make_game):
    state = lay(make_game(), banks=["5k 10k"], stars=[9], deck="catnip")

    state = pick_up(state, "catnip")
    assert awaits(state) == "gift"
    state = state.play("give 10k to 2")

    assert state.turn is None
    assert scores(state) == [5, 10, 0]
    assert arrested(state) == [A]
    assert told_names(state)[:3] == ["gave", "starred", "arrested"]
