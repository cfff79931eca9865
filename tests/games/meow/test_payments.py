"""§9.2 Payments against all choices: exactly those of at least 100K without a superfluous card can be paid."""

import random
from itertools import combinations

import pytest

from tests.situations import texts

from .cards import ALL
from .table import bank, discard, lay

VALUES = {"5k": 5, "10k": 10, "25k": 25, "50k": 50, "75k": 75, "150k": 150, "300k": 300, "500k": 500}
NOT_CASH = {"a": {"50k", "75k", "150k", "300k"}, "b": {"50k", "75k", "150k", "300k", "500k"},
            "c": {"25k", "50k", "75k", "150k", "300k"}}  # fmt: skip
COPIES = {"5k": 16, "10k": 12, "25k": 8, "50k": 6, "75k": 4, "150k": 2, "300k": 2, "500k": 1}


def money(cards):
    return sum(VALUES[card] for card in cards)


def all_choices(cards):
    """Every set of cards that could be paid with, as sorted tuples."""
    return {choice for size in range(1, len(cards) + 1) for choice in combinations(sorted(cards, key=ALL.index), size)}


def is_fair(choice):
    """At least 100K, and less without any one card."""
    return money(choice) >= 100 and all(money(choice) - VALUES[card] < 100 for card in choice)


def payments(state):
    """Every set of cards that can really be paid, by playing all moves, each with what is left of the bank."""
    found, begun, seen = {}, [state.play(text) for text in texts(state) if text.startswith("pay ")], set()
    while begun:
        after = begun.pop()
        paid = tuple(discard(after).split())
        if paid not in seen:
            seen.add(paid)
            if any(after._s.arrested):
                begun += [after.play(move) for move in after.moves()]
            else:
                found[paid] = bank(after, 0)
    return found


def random_banks(dice, number):
    cards = [card for card, copies in COPIES.items() for _ in range(copies)]
    cheap = [card for card in cards if VALUES[card] <= 75]
    for _ in range(number):
        box = list(dice.choice([cards, cheap, cheap]))
        dice.shuffle(box)
        yield box[: dice.randint(1, 9)]


@pytest.mark.parametrize("pay_with", ["any loot", "cash only"])
@pytest.mark.parametrize("kinds", ["a", "b", "c"])
def test_exactly_the_fair_payments_can_be_made(make_game, kinds, pay_with):
    dice = random.Random(f"{kinds} {pay_with}")
    game = make_game(players=2, loot_kinds=kinds, pay_with=pay_with)

    for cards in random_banks(dice, 15):
        state = lay(game, banks=[" ".join([*cards, "steal"])], stars=[10], arrested=[10])
        usable = [card for card in cards if pay_with == "any loot" or card not in NOT_CASH[kinds]]
        fair = {choice for choice in all_choices(usable) if is_fair(choice)}
        paid = payments(state)

        assert set(paid) == fair, cards
        for choice, left in paid.items():
            assert sorted([*choice, *left.split()]) == sorted([*cards, "steal"]), "nothing else is lost, and no change"
        exact = any(money(choice) == 100 for choice in all_choices(usable))
        assert ("serve" in texts(state)) == (not exact), cards


def test_exactly_the_fair_payments_buy_a_cat_out(make_game):
    dice = random.Random("redeem")
    game = make_game(players=2)

    for cards in random_banks(dice, 15):
        state = lay(game, banks=[" ".join(cards)], cats=["chelsea:jailed"])
        fair = {choice for choice in all_choices(cards) if is_fair(choice)}

        assert ("redeem chelsea" in texts(state)) == bool(fair), cards
        if fair:
            begun, paid = [state.play("redeem chelsea")], set()
            while begun:
                after = begun.pop()
                if after.to_position()["cats"][0] == {"chelsea": "free"}:
                    paid.add(tuple(discard(after).split()))
                else:
                    begun += [after.play(move) for move in after.moves()]
            assert paid == fair, cards


def test_the_order_of_a_payment_is_forced_so_that_each_set_is_paid_in_one_way(make_game):
    state = lay(make_game(players=2), banks=["25k 25k 50k 75k"], stars=[10], arrested=[10])

    ways, begun = [], [(state, ())]
    while begun:
        after, way = begun.pop()
        if any(after._s.arrested):
            begun += [(after.play(move), (*way, str(move))) for move in after.moves()]
        else:
            ways.append(way)

    assert sorted(ways) == sorted(
        [
            ("pay 75k", "pay 50k"),
            ("pay 75k", "pay 25k"),
            ("pay 50k", "pay 25k", "pay 25k"),
        ]
    )
