"""Cases 1 to 5: the box, and what is dealt."""

import json

import pytest

import mewseum
from mewseum.core.game import Game
from mewseum.games.meow import PARTS
from tests.conformance.places import count_cards
from tests.situations import sees

from .cards import CATS, COPIES
from .table import bank_sizes, cats, deck_size, lay, pick_up, stars

STARS = {"laser-pen": 0, "catnip": 1, "vase": 2, "camera": 2, "paw-prints": 2, "randy": 2, "rumbold": 3, "rufus": 4}
LOOT = {"5k": 5, "10k": 10, "25k": 25, "50k": 50, "75k": 75, "150k": 150, "300k": 300, "500k": 500}


def cats_in_deck(state):
    return sum(state._s.deck[11:18])


def test_001_the_box_has_95_cards_with_2400k_and_42_stars(make_game):
    box = count_cards(make_game().deal(seed=1))
    negative = {card: count for card, count in box.items() if card in STARS}

    assert box == COPIES
    assert sum(box.values()) == 95
    assert sum(negative.values()) == 21
    assert sum(box[card] * value for card, value in LOOT.items()) == 2400
    assert sum(STARS[card] * count for card, count in negative.items()) == 42


@pytest.mark.parametrize("card", LOOT)
def test_001_each_loot_card_is_worth_what_its_name_says(make_game, card):
    state = lay(make_game(players=2), banks=[card], deck="")

    assert state.outcome.scores == [LOOT[card], 0]


@pytest.mark.parametrize("card", STARS)
def test_001_each_negative_card_has_its_stars(make_game, card):
    state = lay(make_game(players=2)).play("pick up", chance=[card])

    assert stars(state) == [STARS[card], 0]


def test_002_four_players_have_four_cats_and_a_deck_of_91(make_game):
    state = make_game(players=4).deal(seed=1)

    dealt = [cats(state, seat) for seat in range(4)]
    assert len(set(dealt)) == 4
    assert set(dealt) <= set(CATS)
    assert deck_size(state) == 91
    assert cats_in_deck(state) == 3
    assert bank_sizes(state) == [0, 0, 0, 0]
    assert stars(state) == [0, 0, 0, 0]


@pytest.mark.parametrize(("players", "deck", "left"), [(2, 93, 5), (3, 92, 4), (4, 91, 3), (5, 90, 2), (6, 89, 1)])
def test_003_the_more_players_the_fewer_cats_in_the_deck(make_game, players, deck, left):
    state = make_game(players=players).deal(seed=1)

    assert deck_size(state) == deck
    assert cats_in_deck(state) == left


@pytest.mark.parametrize("players", [1, 7])
def test_004_one_and_seven_do_not_play(monkeypatch, players):
    monkeypatch.setitem(mewseum.GAMES, "meow", "mewseum.games.meow")

    assert players not in PARTS.players
    with pytest.raises(mewseum.Refused) as refusal:
        mewseum.game("meow", players=players)
    assert refusal.value.key == "impossible-players"


def test_005_all_can_read_the_cats_and_nobody_the_deck(make_game):
    state = make_game(players=4).deal(seed=1, chance=["calvin", "claus", "chelsea", "crispin"])
    first = sees(state, None)["first"]

    for seat in (None, 0, 1, 2, 3):
        view = sees(state, seat)
        assert view["cats"][first] == {"calvin": "free"}
        assert view["cats"][(first + 3) % 4] == {"crispin": "free"}
        assert view["deck"] == 91
        assert sum(state.view(seat).seen.deck) == 0


def test_005_two_decks_in_another_order_look_alike(make_game):
    game = make_game(players=2, first=0)
    one, two = (game.deal(seed=seed, chance=["calvin", "claus"]) for seed in (1, 2))

    for seat in (None, 0, 1):
        assert json.dumps(sees(one, seat)) == json.dumps(sees(two, seat))
        assert one.view(seat) == two.view(seat)
    assert pick_up(one, "5k").view(1) == pick_up(two, "5k").view(1)


def test_a65_the_host_may_say_who_starts_and_else_it_is_random(make_game):
    assert [make_game(players=3, first=seat).deal(seed=1).turn for seat in range(3)] == [0, 1, 2]
    assert {make_game(players=3).deal(seed=seed).turn for seed in range(30)} == {0, 1, 2}


def test_a65_a_seat_that_is_not_at_the_table_cannot_start():
    with pytest.raises(mewseum.Refused) as refusal:
        Game(PARTS, 3, {"first": 3})

    assert refusal.value.key == "first-not-at-table"
    assert refusal.value.section == "2.3"


def test_a66_cats_are_dealt_at_random_and_all_are_told(make_game):
    game = make_game(players=2, first=1)
    states = [game.deal(seed=seed) for seed in range(40)]

    assert {cats(state, 0) for state in states} == set(CATS)
    dealt = [fact.to_dict() for fact in states[0].facts(None)]
    assert dealt == [
        {"fact": "started", "seat": 1},
        {"fact": "cat-dealt", "seat": 1, "cat": cats(states[0], 1)},
        {"fact": "cat-dealt", "seat": 0, "cat": cats(states[0], 0)},
    ]
