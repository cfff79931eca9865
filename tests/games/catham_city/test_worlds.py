"""Imagined worlds beside all that a seat cannot rule out, in small positions (tests/conformance/enumerating.py)."""

from __future__ import annotations

import random
from collections import Counter

import pytest

from tests.conformance.enumerating import assert_same_worlds, random_steps

from .table import A, B, C, cards

FIVE = ("detectives", "scientists", "mafia", "hackers", "journalists")


def lay_small(game, hands, display, pile, known=(), factions=FIVE, **rest):
    """Everything that is not named was discarded, so that few worlds are left."""
    per_seat = [*map(cards, hands), *[[]] * (game.players - len(hands))]
    left = Counter(factions * 15)
    for place in (*per_seat, cards(display), cards(pile)):
        left.subtract(place)
    known = [*map(cards, known), *[[]] * (game.players - len(known))]
    position = {"hands": per_seat, "known": known, "display": cards(display), "discard": [*left.elements()]}
    return game.position({"factions": [*factions], **position, **rest})


GIFTS = [
    (["play journalists", "give scientists"], "a gift out of two known cards"),
    (["play journalists", "give scientists", "decline", "play hackers 1 against 1"], "and a card is seen afterwards"),
    (["play journalists", "give scientists", "decline", "take mafia 1"], "and another card comes"),
]


@pytest.mark.parametrize("seat", [A, B, C, None])
@pytest.mark.parametrize(("moves", "story"), GIFTS)
def test_a_gift_out_of_known_cards_is_one_of_them(make_plain_game, seat, moves, story):
    hands = ["2 journalists mafia", "scientists hackers", "detectives"]
    state = lay_small(
        make_plain_game(), hands, "4 mafia 3 scientists", "2 hackers detectives scientists", ["", hands[1]]
    )
    chance = {"play hackers 1 against 1": ["mafia"], "take mafia 1": ["hackers"]}

    assert_same_worlds(state, seat, [(move, chance.get(move, [])) for move in moves], times=600)


MIXED = [
    ("play scientists", ["mafia", "hackers"]),
    ("play scientists", ["hackers", "mafia"]),
    ("take mafia 1", ["detectives"]),
    ("take hackers 1", ["mafia"]),
]


@pytest.mark.parametrize("seat", [A, C, None])
@pytest.mark.parametrize("steps", [2, 3, 4])
def test_cards_of_a_pile_that_was_mixed_are_of_what_lay_discarded(make_plain_game, seat, steps):
    hands = ["3 scientists mafia", "3 scientists hackers", "detectives mafia"]
    known = ["3 scientists", "3 scientists", ""]
    state = lay_small(make_plain_game(), hands, "4 mafia 3 hackers", "mafia hackers", known)

    assert len(assert_same_worlds(state, seat, MIXED[:steps]).weights) > 1


@pytest.mark.parametrize("seat", [A, B])
def test_with_two_players_all_of_the_other_hand_is_known_once_the_pile_is_mixed(make_plain_game, seat):
    hands, steps = ["3 scientists mafia", "detectives hackers"], [MIXED[0], ("take mafia 1", ["detectives"])]
    state = lay_small(make_plain_game(2), hands, "4 mafia 3 scientists", "mafia hackers")

    assert len(assert_same_worlds(state, seat, steps).weights) == 1


ANSWERS = {
    "detectives": [("play detectives and mafia", []), ("match", []), ("decline", [])],
    "mafia": [("play mafia", []), ("discard hackers", []), ("discard mafia", [])],
    "police": [("play police and mafia against 2", []), ("policemen 2", ["mafia", "hackers"])],
    "hackers": [("play hackers 2 against 2", ["mafia", "hackers"])],
}
WITH_POLICE = ("detectives", "police", "mafia", "hackers", "journalists")


@pytest.mark.parametrize("seat", [A, C, None])
@pytest.mark.parametrize("faction", ANSWERS)
def test_what_is_answered_and_revealed_is_gone(make_plain_game, seat, faction):
    own = {"detectives": "3 detectives mafia", "mafia": "4 mafia", "police": "2 police mafia", "hackers": "2 hackers"}
    hands = [own[faction], "mafia hackers detectives", "hackers detectives mafia"]
    state = lay_small(
        make_plain_game(), hands, "4 mafia 3 journalists", "police mafia", [own[faction]], factions=WITH_POLICE
    )
    for number in range(1, len(ANSWERS[faction]) + 1):
        assert_same_worlds(state, seat, ANSWERS[faction][:number], times=800)


def reveals(move):
    """Whether a move gives, answers or reveals cards."""
    return not move.text.startswith(("take", "decline"))


def lay_at_random(make_game, number):
    """A small position, a seat, and what happens there."""
    dice = random.Random(number)
    factions = dice.choice([FIVE, ("detectives", "scientists", "mafia", "police", "journalists")])
    game = make_game(dice.choice([2, 3]), two_actions=dice.random() < 0.3)
    pool = [faction for faction in factions for _ in range(dice.randint(1, 3))]
    dice.shuffle(pool)
    pool = dice.choice([["journalists"] * 2, ["police"] * 2 if "police" in factions else ["hackers"], []]) + pool
    hands = [" ".join(pool[3 * seat : 3 * seat + dice.randint(1, 3)]) for seat in range(game.players)]
    known = [" ".join(hand.split()[: dice.randint(0, 3)]) for hand in hands]
    display = " ".join(dice.choices(factions, k=7))
    state = lay_small(game, hands, display, " ".join(pool[-4:]), known, factions=factions)
    return state, dice.choice([None, *range(game.players)]), [*random_steps(dice, state, 5, reveals, 0.6)]


@pytest.mark.parametrize("number", range(12))
def test_whatever_happens_just_the_worlds_that_could_be_are_imagined(make_plain_game, number):
    assert_same_worlds(*lay_at_random(make_plain_game, number))
