"""Imagined worlds beside all that a seat cannot rule out, in small positions (tests/conformance/enumerating.py)."""

from __future__ import annotations

import random
from collections import Counter
from itertools import chain

import pytest

from tests.conformance.enumerating import assert_same_worlds, random_steps

COLOURS = ("blue", "orange", "green", "red", "yellow", "purple")
COPIES = {**dict.fromkeys(COLOURS, 15), "mirror": 20}


def crew(cats, facedown=None):
    return {"cats": cats.split(), "facedown": facedown}


def left_of(hands, crews, *others):
    """What is not named, so that few worlds are left wherever it is laid."""
    left = Counter(COPIES)
    left.subtract([*chain.from_iterable(hands), *chain.from_iterable(others)])
    for one in chain.from_iterable(crews):
        left.subtract([*one["cats"], *([one["facedown"]] if one["facedown"] else [])])
    return left


def lay_small(game, hands, crews, market, deck, known=None):
    """All other cards were discarded."""
    hands, market, deck = [hand.split() for hand in hands], market.split(), deck.split()
    discard = [*left_of(hands, crews, market, deck).elements()]
    known = [[] for _ in hands] if known is None else [cards.split() for cards in known]
    return game.position({"hands": hands, "known": known, "crews": crews, "market": market, "discard": discard})


def lay_last(game, hands, crews, known, turn=0):
    """Nothing is left to recruit: all other cats lie in crews of the last seat, all other mirrors are in its hand."""
    hands, known = [hand.split() for hand in hands], [cards.split() for cards in known]
    crews = [list(row) for row in crews]
    left = left_of(hands, crews)
    mirrors = ["mirror"] * left.pop("mirror")
    hands[-1] += mirrors
    known[-1] += mirrors
    cats = [*left.elements()]
    crews[-1] += [crew(" ".join(cats[start : start + 12])) for start in range(0, len(cats), 12)]
    position = {"turn": turn, "hands": hands, "known": known, "crews": crews, "market": [], "discard": []}
    return game.position(position)


@pytest.fixture
def open_game(make_plain_game):
    """Scored colours lie open: what was shown of them is seen for ever."""

    def make(players=2, **options):
        return make_plain_game(players, show_scored_colours=True, **options)

    return make


@pytest.mark.parametrize("seat", [0, 2, None])
def test_what_a_skipped_seat_has_face_down_are_traps(open_game, seat):
    crews = [[crew("red")], [crew("green red", "blue"), crew("orange", "green")], []]
    hands, known = ["green blue orange", "mirror", ""], ["", "", ""]
    state = lay_last(open_game(3), hands, crews, known)

    assert_same_worlds(state, seat, [("form blue new", [])])


@pytest.mark.parametrize("seat", [0, None])
def test_what_a_skip_has_proven_stays_proven_while_the_card_lies_there(open_game, seat):
    crews = [[crew("red")], [crew("green red", "blue"), crew("orange orange")], []]
    state = lay_last(open_game(3), ["green blue yellow", "mirror", "red green"], crews, ["", "", ""])
    steps = [("form green new", []), ("form red new", []), ("form yellow new", [])]

    assert_same_worlds(state, seat, steps)


@pytest.mark.parametrize("seat", [0, 2, None])
@pytest.mark.parametrize("steps", [1, 4])
def test_a_card_that_came_later_is_not_the_one_that_lies_face_down(open_game, seat, steps):
    crews = [[crew("red")], [crew("blue")], [crew("purple")]]
    state = lay_small(
        open_game(3),
        ["orange red", "green blue", "mirror"],
        crews,
        "blue blue green orange mirror red",
        "red blue orange",
    )
    moves = [
        ("recruit market red", []),
        ("recruit market orange", ["red", "blue"]),
        ("activate 1 green", []),
        ("recruit market blue", []),
        ("recruit market mirror", ["orange", "green"]),
        ("recruit market blue", []),
        ("recruit market green", ["purple", "yellow"]),
    ]
    assert_same_worlds(state, seat, moves[: 3 if steps == 1 else 7])


@pytest.mark.parametrize("seat", [1, 2, None])
def test_a_card_laid_out_of_a_known_hand_is_one_of_it(open_game, seat):
    crews = [[crew("red"), crew("blue")], [crew("blue")], [crew("purple")]]
    state = lay_small(
        open_game(3), ["orange red mirror", "green", "mirror"], crews, "blue blue green orange mirror red", "red blue",
        ["orange red mirror", "", ""],
    )  # fmt: skip

    assert_same_worlds(state, seat, [("activate 1 red", [])], times=300)


@pytest.mark.parametrize("seat", [0, 1, None])
@pytest.mark.parametrize("moves", [1, 2])
def test_who_has_named_a_target_can_pay_and_what_was_paid_is_gone(open_game, seat, moves):
    crews = [[crew("red"), crew("yellow")], [crew("blue orange", "green"), crew("red")]]
    state = lay_small(
        open_game(2),
        ["orange blue mirror", "green red"],
        crews,
        "blue blue green orange mirror red",
        "red blue mirror orange",
    )
    steps = [("infiltrate 2.1", []), ("pay blue orange", [])]

    assert_same_worlds(state, seat, steps[:moves])


@pytest.mark.parametrize("seat", [0, 1, None])
@pytest.mark.parametrize("moves", [2, 4])
def test_cards_of_a_deck_that_was_mixed_are_of_what_lay_discarded(open_game, seat, moves):
    crews = [[crew("red")], [crew("blue")]]
    state = lay_small(
        open_game(2), ["orange blue", "mirror green"], crews, "blue blue green orange mirror red", "red mirror"
    )
    steps = [
        ("recruit deck", ["red"]),
        ("recruit deck", ["mirror"]),
        ("recruit deck", ["blue"]),
        ("recruit market red", ["green"]),
    ]

    assert_same_worlds(state, seat, steps[:moves])


def test_a_card_that_came_later_stays_known_when_one_like_it_is_turned_up(open_game):
    crews = [[crew("yellow"), crew("blue")], [crew("orange")]]
    state = lay_small(
        open_game(2),
        ["yellow red", "blue blue blue blue"],
        crews,
        "yellow purple orange mirror red red",
        "mirror mirror green orange",
    )
    steps = [
        ("activate 1 yellow", []),
        ("form blue new", []),
        ("activate 2 red", []),
        ("form blue new", []),
        ("recruit market yellow", []),
        ("recruit market mirror", ["mirror", "mirror"]),
        ("form blue new", []),
        ("secure 1", []),
    ]
    assert_same_worlds(state, 1, steps)


def test_who_is_about_to_pay_has_not_laid_what_it_pays_with_nor_pays_with_what_it_has_laid(open_game):
    crews = [[crew("red"), crew("blue"), crew("yellow")], [crew("red", "blue")], [crew("orange")]]
    state = lay_small(
        open_game(3),
        ["green", "blue blue blue blue blue", "yellow yellow yellow yellow yellow"],
        crews,
        "red red red purple blue mirror",
        "mirror blue blue green",
        ["", "", "yellow yellow yellow yellow yellow"],
    )
    others = [("form blue new", []), ("form yellow new", [])]
    steps = [
        *[("activate 1 green", []), *others],
        *[("recruit market red", []), ("recruit market red", ["mirror", "blue"]), *others],
        *[("activate 2 red", []), *others],
        *[("activate 3 red", []), *others],
        *[("recruit market red", []), ("recruit market purple", ["blue", "green"]), *others],
        ("infiltrate 2.1", []),
    ]
    assert_same_worlds(state, 1, steps)


@pytest.mark.parametrize("number", [None, *range(4)])
def test_where_chance_seldom_does_it_cards_are_dealt_by_need_and_just_as_many_worlds_can_be(
    open_game, monkeypatch, number
):
    game = open_game(2)
    monkeypatch.setitem(game.plain.imagine.__globals__, "FAIR", 0)
    if number is not None:
        assert_same_worlds(*lay_at_random(open_game, number), exact=False)
        return
    crews = [[crew("red"), crew("yellow")], [crew("blue orange", "green"), crew("red")]]
    state = lay_small(
        game, ["orange blue mirror", "green red"], crews, "blue blue green orange mirror red", "red blue mirror orange"
    )
    assert_same_worlds(state, 1, [("infiltrate 2.1", [])], exact=False)


def hides_or_shows(move):
    """Whether a move hides a card or shows one."""
    return move.text.startswith(("activate", "infiltrate", "pay"))


def lay_at_random(make_game, number):
    """A small position, a seat, and what happens there."""
    dice = random.Random(number)
    game = make_game(dice.choice([2, 2, 3]))
    pool = [card for card in (*COLOURS[:3], "mirror") for _ in range(dice.randint(2, 3))] + ["red", "red"]
    dice.shuffle(pool)
    hands, crews, known = [], [], []
    for _ in range(game.players):
        hands.append(" ".join(pool[:2]))
        facedown = pool[2] if pool[2] != "mirror" and dice.random() < 0.4 else None
        crews.append([crew(dice.choice(COLOURS), facedown), crew(dice.choice(COLOURS))])
        known.append("" if facedown else " ".join(pool[: dice.randint(0, 2)]))
        pool = pool[3:]
    if number % 3 == 0:
        state = lay_last(game, hands, crews, known)
    else:
        market = " ".join(dice.choices([*COLOURS[:3], "mirror"], k=6))
        state = lay_small(game, hands, crews, market, " ".join(pool[:2]), known)
    steps = [*random_steps(dice, state, 4, hides_or_shows, 0.5)] if state.turn is not None else []
    return state, dice.choice([None, *range(game.players)]), steps


@pytest.mark.parametrize("number", range(12))
def test_whatever_happens_just_the_worlds_that_could_be_are_imagined(open_game, number):
    assert_same_worlds(*lay_at_random(open_game, number))
