"""Imagined worlds beside all that a seat cannot rule out, in small positions (tests/conformance/enumerating.py)."""

from __future__ import annotations

import random
from collections import Counter
from itertools import chain

import pytest

from mewseum.games.meow.state import SIGHTS
from tests.conformance.enumerating import assert_same_worlds, random_steps

from .cards import CATS, COPIES


def lay_small(game, banks, cats, deck, known=None):
    """Everything that is not named was discarded, so that few worlds are left. Without `known`, all have seen all banks."""
    banks = [bank.split() for bank in banks]
    known = banks if known is None else [cards.split() for cards in known]
    left = Counter({card: copies for card, copies in COPIES.items() if card not in CATS})
    left.subtract([*chain.from_iterable(banks), *deck.split()])
    return game.position({"banks": banks, "known": known, "cats": cats, "discard": [*left.elements()]})


THREE = [["castor"], ["calvin"], ["chester"]]


@pytest.mark.parametrize("seat", [0, 1, 2, None])
@pytest.mark.parametrize("moves", [1, 2, 3])
def test_blind_thefts_one_after_another(make_plain_game, seat, moves):
    banks = ["steal", "steal 5k 5k 300k", "steal 10k"]
    state = lay_small(make_plain_game(), banks, THREE, "5k 75k vase 10k")
    steps = [("steal 2", ["300k"]), ("steal 1", ["300k"]), ("steal 2", ["5k"])]

    assert_same_worlds(state, seat, steps[:moves])


@pytest.mark.parametrize("seat", [0, 1, 2, None])
def test_three_cards_are_taken_at_once(make_plain_game, seat):
    state = lay_small(make_plain_game(), ["", "5k 5k 75k 300k", "10k"], [["chelsea"], ["calvin"], []], "5k vase 10k")

    assert_same_worlds(state, seat, [("chelsea 2", ["5k", "300k", "5k"])])


@pytest.mark.parametrize("seat", [0, 1, 2, None])
def test_what_is_paid_after_a_theft_tells_what_was_stolen(make_plain_game, seat):
    banks = ["steal", "75k 10k 10k", "5k"]
    state = lay_small(make_plain_game(), banks, THREE, "5k 25k vase 10k vase")
    state = state.game.position({**state.to_position(), "stars": [10, 0, 0], "arrested": [0, 0, 0]})
    steps = [("steal 2", ["75k"]), ("pick up", ["25k"]), ("stop", []), ("pick up", ["5k"])]

    assert_same_worlds(state, seat, steps)


@pytest.mark.parametrize("seat", [0, 1, 2, None])
def test_a_gift_to_somebody_of_ones_own_choice(make_plain_game, seat):
    state = lay_small(make_plain_game(), ["5k 300k", "10k", ""], THREE, "catnip vase 5k 10k")

    assert_same_worlds(state, seat, [("pick up", ["catnip"]), ("give 300k to 3", [])])


@pytest.mark.parametrize("seat", [0, 1, 2, None])
@pytest.mark.parametrize("moves", [2, 3, 4])
def test_swaps_and_thefts_in_turn(make_plain_game, seat, moves):
    banks = ["steal 5k 10k", "double-cross steal 5k 300k", "75k 10k"]
    state = lay_small(make_plain_game(), banks, THREE, "5k 25k vase 10k vase")
    steps = [("steal 2", ["300k"]), ("double-cross 3", []), ("steal 2", ["10k"]), ("pick up", ["25k"])]

    assert_same_worlds(state, seat, steps[:moves], times=1000)


@pytest.mark.parametrize("seat", [0, 1, None])
def test_banks_of_which_not_all_was_seen(make_plain_game, seat):
    state = lay_small(
        make_plain_game(2), ["steal 5k 10k", "steal 300k 10k"], THREE[:2], "5k vase 75k", ["steal", "steal"]
    )

    assert_same_worlds(state, seat, [("steal 2", ["300k"]), ("steal 1", ["5k"])])


def arrest(state, seat, **cats):
    """The same with a seat in jail, and some of its cats."""
    position = state.to_position()
    position["arrested"] = [10 * (other == seat) for other in range(state.game.players)]
    position["cats"][seat].update(cats)
    return state.game.position({**position, "stars": position["arrested"]})


@pytest.mark.parametrize("seat", [0, 2, None])
@pytest.mark.parametrize("moves", [1, 2, 3])
def test_who_begins_to_serve_could_not_pay(make_plain_game, seat, moves):
    state = lay_small(make_plain_game(), ["steal", "50k 50k 5k", "10k steal"], THREE, "5k 75k vase 10k 25k 5k 5k")
    steps = [("steal 2", ["50k"]), ("serve", []), ("steal 2", ["50k"])]

    assert_same_worlds(arrest(state, 1, calvin="jailed"), seat, steps[:moves])


@pytest.mark.parametrize("seat", [0, 2, None])
def test_a_bank_that_nobody_has_seen_could_not_pay_when_its_owner_began_to_serve(make_plain_game, seat):
    banks = ["10k", "75k 5k 10k", "steal 5k"]
    state = lay_small(make_plain_game(), banks, THREE, "25k 25k 75k 50k vase vase", ["", "", "steal"])
    state = arrest(state.game.position({**state.to_position(), "turn": 1}), 1, calvin="jailed")

    assert_same_worlds(state, seat, [("serve", [])])


@pytest.mark.parametrize("seat", [0, 2, None])
@pytest.mark.parametrize("moves", [1, 2])
def test_who_has_begun_to_pay_can_pay(make_plain_game, seat, moves):
    banks = ["10k", "50k 25k 25k", "25k"]
    state = lay_small(make_plain_game(), banks, THREE, "5k 75k 10k 50k vase", ["", "", "25k"])
    state = arrest(state.game.position({**state.to_position(), "turn": 1}), 1)

    assert_same_worlds(state, seat, [("pay 50k", []), ("pay 25k", [])][:moves])


@pytest.mark.parametrize("seat", [0, 2, None])
def test_who_buys_a_cat_out_can_pay(make_plain_game, seat):
    state = lay_small(make_plain_game(), ["10k", "75k 25k 5k", "25k"], THREE, "5k 75k 10k vase", ["", "5k", ""])
    position = state.to_position()
    position["cats"][1] = {"calvin": "jailed"}
    state = state.game.position({**position, "turn": 1})

    assert_same_worlds(state, seat, [("redeem calvin", [])])


@pytest.mark.parametrize("name", ["paying", "serving"])
def test_where_chance_seldom_does_it_banks_are_dealt_by_need_and_just_as_many_worlds_can_be(
    make_plain_game, monkeypatch, name
):
    game = make_plain_game()
    monkeypatch.setitem(game.plain.believe_banks.__globals__, "FAIR", 0)
    bank, step, cats = {
        "paying": ("50k 25k 25k", "pay 50k", {}),
        "serving": ("75k 5k 10k", "serve", {"calvin": "jailed"}),
    }[name]
    state = lay_small(game, ["10k", bank, "25k"], THREE, "5k 25k 75k 10k 50k vase", ["", "", "25k"])
    state = arrest(state.game.position({**state.to_position(), "turn": 1}), 1, **cats)

    assert_same_worlds(state, 2, [(step, [])], exact=False)


SECRET = [("pick up", ["5k"]), ("pick up", ["10k"]), ("stop", []), ("pick up", ["75k"]), ("pick up", ["vase"])]


@pytest.mark.parametrize("seat", [0, 1, None])
@pytest.mark.parametrize("moves", [1, 3, 4, 5])
def test_runs_and_mini_decks_that_nobody_else_saw(make_plain_game, seat, moves):
    game = make_plain_game(2, draws="secret")
    state = lay_small(game, ["steal", "10k"], THREE[:2], "5k 10k 75k vase vase", ["steal", ""])

    assert_same_worlds(state, seat, SECRET[:moves])


def passes_cards(move):
    """Whether cards change hands by a move."""
    return not move.text.startswith(("pick up", "stop", "accept"))


def lay_at_random(make_game, number):
    """A small position, a seat, and what happens there."""
    dice = random.Random(number)
    options = {"draws": "secret"} if number % 4 == 1 else {"steal_choice": number % 4 == 0}
    game = make_game(dice.choice([2, 3, 3]), **options)
    pool = [card for card in ("5k", "10k", "75k", "300k", "distraction") for _ in range(dice.randint(1, 2))]
    if number % 4 == 2:
        pool = [card for card in ("25k", "50k", "75k") for _ in range(dice.randint(2, 3))]
    dice.shuffle(pool)
    cats = [[cat] for cat in dice.sample(["chelsea", "charlton", "calvin", "castor", "chester"], game.players)]
    banks, known = [], []
    for seat in range(game.players):
        bank = ["steal"] * dice.randint(0, 1) + ["double-cross"] * dice.randint(0, 1) + pool[2 * seat : 2 * seat + 2]
        banks.append(" ".join(bank))
        known.append(" ".join(bank[: dice.choice([len(bank), dice.randint(0, len(bank))])]))
    state = lay_small(game, banks, cats, "5k 10k catnip vase vase", known)
    if number % 4 == 2:
        jailed = dice.choice([{}, {cats[1][0]: "jailed"}])
        state = arrest(state, 1, **jailed)
    return state, dice.choice([None, *range(game.players)]), [*random_steps(dice, state, 5, passes_cards, 0.7)]


@pytest.mark.parametrize("number", range(16))
def test_whatever_happens_just_the_worlds_that_could_be_are_imagined(make_plain_game, number):
    assert_same_worlds(*lay_at_random(make_plain_game, number))


@pytest.mark.parametrize("looks", range(SIGHTS + 1))
def test_a_hand_that_was_seen_is_not_taken_for_another_when_the_older_one_is_forgotten(make_plain_game, looks):
    game = make_plain_game()
    state = lay_small(game, ["steal", "steal 5k 5k 300k", "steal 10k"], THREE, "5k 75k vase 10k", ["", "", ""])
    s = state._s.copy()
    gave, got = list(s.hand[0]), list(s.hand[1])
    game.plain.note_swap(s, 0, 1)
    for _ in range(looks):
        game.plain.note_look(s, 2, 1)
    newer, older = (game.plain.find_sight(s, 0, 0, number) for number in (0, 1))
    assert older < 0 or list(s.sight[older]) == gave
    assert newer < 0 or list(s.sight[newer]) == got
    assert (older < 0, newer < 0) == (looks > SIGHTS - 4, looks > SIGHTS - 3)
