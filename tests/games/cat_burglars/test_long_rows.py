"""Ruling A41 (2): there is no largest number of crews, and no crew is too large."""

import pytest

from tests.situations import play, texts

from .table import COLOURS, crews, lay, scores, sizes

BALLS = [1, 2, 16, 17, 31, 32, 33, 34, 48, 60, 61, 62, 63, 64, 65, 66]
ROW = range(1, 69)
CATS = dict(enumerate(COLOURS * 15, 1))


def long_row(game):
    """A row of 68 crews of one cat each, with a ball under some of them."""
    row = [f"{CATS[number]}/{CATS[number]}" if number in BALLS else CATS[number] for number in ROW]
    return lay(game, hands=["purple", "mirror"], crews=[row], market="mirror", deck="mirror mirror")


def test_a41_2_in_a_long_row_every_crew_has_all_its_choices(make_game):
    mine = long_row(make_game(players=2))
    theirs = mine.play("form purple new")

    assert {text for text in texts(mine) if not text.startswith("recruit")} == {
        "form purple new",
        *(f"form purple {number}" for number in ROW),
        *(f"activate {number} purple" for number in ROW if number not in BALLS),
        *(f"secure {number}" for number in BALLS),
    }
    assert {text for text in texts(theirs) if not text.startswith("recruit")} == {
        f"infiltrate 1.{number}" for number in BALLS
    }


@pytest.mark.parametrize("number", BALLS)
def test_a41_2_in_a_long_row_every_ball_can_be_secured_or_infiltrated(make_game, number):
    state = long_row(make_game(players=2))

    secured = state.play(f"secure {number}")
    infiltrated = play(state, "form purple new", f"infiltrate 1.{number}", "pay mirror")

    assert texts(secured) == ["done", *(f"secure {other}" for other in BALLS if other != number)]
    assert (scores(secured), scores(infiltrated)) == ([1, 0], [0, 1])
    assert crews(secured, 0)[number - 1] == crews(infiltrated, 0)[number - 1] == CATS[number]


@pytest.mark.parametrize("number", [3, 35, 59, 67, 68])
def test_a41_2_in_a_long_row_every_crew_can_grow_and_be_activated(make_game, number):
    state = long_row(make_game(players=2))

    grown = state.play(f"form purple {number}")
    activated = state.play(f"activate {number} purple")

    assert sizes(grown, 0)[number - 1] == 2
    assert crews(activated, 0)[number - 1] == f"{CATS[number]}/purple"


def test_a41_2_all_ninety_cats_may_lead_crews_of_their_own(make_game):
    cats = list(COLOURS * 15)
    state = lay(
        make_game(players=2), hands=["purple"], crews=[cats[:44], cats[44:89]], market="mirror mirror", deck="mirror"
    )

    state = state.play("form purple new")

    assert (len(crews(state, 0)), len(crews(state, 1))) == (45, 45)
    assert crews(state, 0)[-1] == "purple"


def test_a41_2_a_crew_may_grow_to_twelve_cats(make_game):
    cats = iter(COLOURS * 15)
    stairs = [" ".join(next(cats) for _ in range(size)) for size in (11, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1)]
    state = lay(make_game(players=2), hands=["purple"], crews=[stairs], market="mirror", deck="mirror")

    state = state.play("form purple 1")

    assert sizes(state, 0) == [12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1]


def test_a41_2_every_payment_for_a_crew_of_twelve_is_offered(make_game):
    two_of_each = " ".join(COLOURS * 2)
    state = lay(make_game(players=2), hands=[two_of_each + " mirror" * 12], crews=[[], [f"{two_of_each}/red"]])

    state = state.play("infiltrate 2.1")

    from_hand = 3**6
    with_one_of_the_market = 6 * 2 * 3**5
    assert len(set(texts(state))) == len(texts(state)) == from_hand + with_one_of_the_market
