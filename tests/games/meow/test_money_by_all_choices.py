"""§13 Money at the end against all that Chester and Claus could do with a bank."""

import random
from itertools import product

import pytest

from .table import ended, scores

VALUES = {"5k": 5, "10k": 10, "25k": 25, "50k": 50, "75k": 75, "150k": 150, "300k": 300, "500k": 500}
COPIES = {"5k": 16, "10k": 12, "25k": 8, "50k": 6, "75k": 4, "150k": 2, "300k": 2, "500k": 1,
          "distraction": 4, "steal": 6, "double-cross": 6}  # fmt: skip
JEWELS = {"a": {"50k", "75k"}, "b": {"50k", "75k"}, "c": {"25k", "50k"}}
PAINTINGS = {"a": {"150k", "300k"}, "b": {"150k", "300k", "500k"}, "c": {"75k", "150k", "300k"}}


def most_money(bank, kinds, *, chester, claus, per_painting, stack):
    """The best total over every way to let cards count as paintings."""
    paintings = [place for place, card in enumerate(bank) if card in PAINTINGS[kinds] and claus]
    best = 0
    for chosen in all_ways(paintings, len(bank), most=len(paintings) if per_painting else 1):
        total = 0
        for place, card in enumerate(bank):
            raised = place in chosen
            value = VALUES[bank[chosen[place]]] if raised else VALUES.get(card, 0)
            doubled = chester and card in JEWELS[kinds] and (stack or not raised)
            total += 2 * value if doubled else value
        best = max(best, total)
    return best


def all_ways(paintings, cards, most):
    """Every choice of cards that count as a painting: each painting lends its value to at most one other card."""
    for lent in product([None, *range(cards)], repeat=len(paintings)):
        raised = [card for card in lent if card is not None]
        other = all(card != painting for painting, card in zip(paintings, lent, strict=True))
        if other and len(set(raised)) == len(raised) <= most:
            yield {card: painting for painting, card in zip(paintings, lent, strict=True) if card is not None}


def test_the_ways_of_these_tests_are_all_ways():
    assert list(all_ways([], 3, most=1)) == [{}]
    assert list(all_ways([0], 2, most=1)) == [{}, {1: 0}]
    assert len(list(all_ways([0, 1], 2, most=2))) == 4
    assert len(list(all_ways([0, 1], 2, most=1))) == 3


def random_banks(dice, number):
    cards = [card for card, copies in COPIES.items() for _ in range(copies)]
    dear = [card for card in cards if VALUES.get(card, 0) >= 25]
    few = [card for card in dear if VALUES[card] >= 50] + ["5k", "steal"]
    for _ in range(number):
        box = list(dice.choice([cards, dear, few, few]))
        dice.shuffle(box)
        yield box[: dice.randint(0, 6)]


@pytest.mark.parametrize("kinds", ["a", "b", "c"])
@pytest.mark.parametrize(("per_painting", "stack"), [(False, False), (True, False), (False, True), (True, True)])
def test_chester_and_claus_make_the_most_of_a_bank(make_plain_game, kinds, per_painting, stack):
    dice = random.Random(f"{kinds} {per_painting} {stack}")
    game = make_plain_game(players=2, loot_kinds=kinds, claus_per_painting=per_painting, stack_bonuses=stack)

    for bank in random_banks(dice, 80):
        for chester, claus in product([True, False], repeat=2):
            cats = " ".join(["chester"] * chester + ["claus"] * claus)
            expected = most_money(bank, kinds, chester=chester, claus=claus, per_painting=per_painting, stack=stack)

            assert scores(ended(game, banks=[" ".join(bank)], cats=[cats]))[0] == expected, (bank, cats)


@pytest.mark.parametrize(("per_painting", "stack"), [(False, False), (True, False), (False, True)])
def test_who_makes_the_most_of_a_bank_wins(make_game, per_painting, stack):
    dice = random.Random(f"{per_painting} {stack}")
    game = make_game(players=3, claus_per_painting=per_painting, stack_bonuses=stack)

    for cards in random_banks(dice, 100):
        banks = [cards[::3], cards[1::3], cards[2::3]]
        state = ended(game, banks=[" ".join(bank) for bank in banks], cats=["chester", "claus"])
        money = [
            most_money(bank, "a", chester=seat == 0, claus=seat == 1, per_painting=per_painting, stack=stack)
            for seat, bank in enumerate(banks)
        ]

        assert state.outcome.scores == money
        assert state.outcome.winners == [seat for seat in range(3) if money[seat] == max(money)], banks


def test_how_cats_lie_matters_only_if_they_are_in_jail(make_game):
    dice = random.Random("cats")
    game = make_game(players=2)

    for bank in random_banks(dice, 40):
        states = dice.choices(["", ":used", ":jailed", ":jailed-and-used"], k=2)
        chester, claus = ("jailed" not in state for state in states)
        cats = f"chester{states[0]} claus{states[1]}"
        expected = most_money(bank, "a", chester=chester, claus=claus, per_painting=False, stack=False)

        assert scores(ended(game, banks=[" ".join(bank)], cats=[cats]))[0] == expected, (bank, cats)
