"""How a game has ended is said to each seat, and every game of the house says what its scores are made of."""

import pytest

import mewseum
from mewseum import GAMES
from mewseum.core.ending import Share, place_of, shares, standing
from mewseum.core.game import Outcome, Parts
from mewseum.core.words import Phrase
from mewseum.games import parts


def says(slug, outcome, seat, language="en"):
    return mewseum.game(slug).words(language).value(standing(outcome, seat))


@pytest.mark.parametrize("slug", GAMES)
def test_every_game_of_the_house_says_what_scores_are_made_of(slug):
    assert parts(slug).breakdown is not Parts.breakdown


def test_how_it_ended_is_said_to_each_seat():
    apart = Outcome([1], [5, 16, 15, 5], "campaign won")

    assert says("catham-city", apart, 1) == "You won by 1 point!"
    assert says("catham-city", apart, 2) == "You came second, 1 point behind Player 2."
    assert says("catham-city", apart, 0) == "You came third, 11 points behind Player 2."
    assert says("catham-city", apart, 3) == "You came third, 11 points behind Player 2."


def test_a_tie_and_what_broke_it_are_said():
    shared = Outcome([0, 2], [7, 3, 7], "all stuck")
    assert says("cat-burglars", shared, 0) == "You won, together with Player 3!"
    assert says("cat-burglars", shared, 1) == "You came third, 4 balls of yarn behind Player 1, Player 3."

    broken = Outcome([0], [7, 7], "all stuck")
    assert says("cat-burglars", broken, 0) == "You won!"
    assert says("cat-burglars", broken, 1) == "You came second."

    fewer = Outcome([1], [7, 6], "six colours")
    assert says("cat-burglars", fewer, 1) == "You won!"
    assert says("cat-burglars", fewer, 0) == "You came second."


def test_all_winners_are_first_and_whoever_has_as_many_points_shares_a_place():
    assert [place_of(Outcome([1], [5, 16, 15, 5], "campaign won"), seat) for seat in range(4)] == [3, 1, 2, 3]
    assert [place_of(Outcome([0, 2], [7, 3, 7], "all stuck"), seat) for seat in range(3)] == [1, 3, 1]
    assert [place_of(Outcome([0], [7, 7], "all stuck"), seat) for seat in range(2)] == [1, 2]


@pytest.mark.parametrize(
    ("slug", "language", "amounts"),
    [
        ("catham-city", "pl", {1: "1 punkt", 3: "3 punkty", 5: "5 punktów"}),
        ("catham-city", "de", {1: "1 Punkt", 5: "5 Punkte"}),
        ("meow", "pl", {5: "5000 £", 10: "10 000 £"}),
    ],
)
def test_each_language_has_its_own_plurals(slug, language, amounts):
    words = mewseum.game(slug).words(language)

    assert {score: words.value(Phrase("amount", score=score)) for score in amounts} == amounts


def test_parts_of_a_score_that_bring_nothing_are_left_out():
    loot, nothing, fine = Share("loot", 5), Share("bonus", 0), Share("fine", -2)

    assert shares(loot, nothing, fine) == [loot, fine]


def test_a_part_of_a_score_is_said_with_its_amount_and_never_below_zero():
    """That something is taken away, the message says itself."""
    assert Share("fine", -2, {"cats": 3}).phrase.to_dict() == {
        "say": "part-fine",
        "with": {"amount": {"say": "amount", "with": {"score": 2}}, "cats": 3},
    }
