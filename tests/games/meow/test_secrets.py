"""What a third seat sees of gifts, thefts, swaps and mini-decks: worlds that it cannot tell apart look the same to it."""

import pytest

from tests.situations import play, sees, told

from .table import A, B, C, D, knows, lay, pick_up


def assert_alike(one, other, *seats):
    """These seats cannot tell the two situations apart, nor what led to them."""
    for seat in seats:
        assert one.view(seat) == other.view(seat)
        assert sees(one, seat) == sees(other, seat)
        assert told(one, seat) == told(other, seat)


def two_banks(make_game, one, other, **rest):
    """The same table, but B has other cards."""
    options = rest.pop("options", {})
    return [
        lay(make_game(players=4, **options), banks=["steal double-cross", cards, "5k", "10k"], **rest)
        for cards in (one, other)
    ]


@pytest.mark.parametrize("move", ["steal 2", "double-cross 2", "calvin 2", "chelsea 2", "charlton 2 3 4", "pick up"])
def test_of_an_action_third_seats_see_the_same_whatever_is_in_the_bank(make_game, move):
    one, other = two_banks(make_game, "300k 300k", "5k 5k", cats=["calvin chelsea charlton"])
    chance = {"charlton 2 3 4": [None, "5k", "10k"], "pick up": ["75k"]}.get(move, ())

    assert_alike(one, other, None, A, C, D)
    assert_alike(one.play(move, chance=chance), other.play(move, chance=chance), None, C, D)


def test_of_a_gift_third_seats_see_only_that_there_was_one(make_game):
    state = pick_up(lay(make_game(players=4), banks=["5k 300k"]), "catnip")

    assert state.find("give 300k to 3").open_text == "give ? to 3"
    assert_alike(state.play("give 5k to 3"), state.play("give 300k to 3"), None, B, D)
    assert state.play("give 5k to 3").view(C) != state.play("give 300k to 3").view(C)


def test_of_a_gift_to_the_left_third_seats_see_only_that_there_was_one(make_game):
    state = pick_up(lay(make_game(catnip_to="left"), banks=["5k 300k"]), "catnip")

    assert state.find("give up 300k").open_text == "give up ?"
    assert_alike(state.play("give up 5k"), state.play("give up 300k"), None, C)


def test_of_a_gift_after_an_open_turn_third_seats_know_only_what_must_be(make_game):
    game = make_game(players=4)
    state = lay(game, banks=["5k 5k 300k", "25k"], known=["5k 5k 300k"])

    state = pick_up(state, "catnip")
    assert_alike(state.play("give 5k to 3"), state.play("give 300k to 3"), None, B, D)
    given = state.play("give 300k to 3")

    assert [knows(given, seat, A) for seat in (None, B, D)] == ["5k"] * 3
    assert knows(given, C, A) == "5k 5k"
    assert knows(given, A, C) == "300k"
    assert [knows(given, seat, C) for seat in (None, B, D)] == [""] * 3


def test_of_a_look_third_seats_and_the_victim_see_only_who_looked(make_game):
    one, other = two_banks(make_game, "300k 5k", "10k 25k", options={"steal_choice": True})
    looks = one.play("steal 2"), other.play("steal 2")

    assert_alike(*looks, None, C, D)
    assert_alike(looks[0].play("take 300k"), looks[1].play("take 10k"), None, C, D)
    assert told(looks[0].play("take 300k"), B)[-1] == {"fact": "stolen", "seat": A, "target": B, "card": "300k"}


def test_who_looked_remembers_what_was_left_and_who_was_robbed_what_was_taken(make_game):
    state = play(lay(make_game(steal_choice=True), banks=["steal", "5k 10k 10k 300k"]), "steal 2", "take 10k")

    assert (knows(state, A, B), knows(state, B, A)) == ("5k 10k 300k", "10k")
    assert (knows(state, C, A), knows(state, C, B)) == ("", "")


def test_of_castors_cards_others_are_told_nothing_but_how_many(make_game):
    game = make_game(players=4, draws="secret")
    one, other = (lay(game, cats=["castor"], piles=[[], [f"vase: {cards}"]]) for cards in ("300k steal", "5k 10k"))

    assert_alike(one, other, None, A, C, D)
    assert_alike(one.play("castor 2.1"), other.play("castor 2.1"), None, C, D)
    assert one.view(B) != other.view(B), "who lost the run remembers it"


def test_castors_second_mini_deck_is_chosen_before_the_first_is_seen(make_game):
    game = make_game(players=4, draws="secret")
    one, other = (
        lay(game, cats=["castor"], piles=[[], [f"vase: {cards}"], ["camera: 5k"]]).play("castor 2.1")
        for cards in ("300k", "10k")
    )

    assert_alike(one, other, None, A, C, D)


def test_a_secret_run_looks_alike_until_it_is_banked_or_lost(make_game):
    game = make_game(draws="secret")
    one, other = (pick_up(lay(game), cards) for cards in ("300k steal", "5k 10k"))

    assert_alike(one, other, None, B, C)
    assert_alike(one.play("stop"), other.play("stop"), None, B, C)
    assert_alike(pick_up(one, "vase"), pick_up(other, "vase"), None, B, C)


def test_a_cat_in_a_secret_run_is_seen_when_it_is_banked(make_game):
    state = pick_up(lay(make_game(draws="secret")), "claus")

    assert sees(state, B)["run"] == 1
    assert sees(state.play("stop"), B)["cats"][A] == {"claus": "free"}


@pytest.mark.parametrize("bank_of", ["5k", "distraction", "500k"])
def test_after_a_guard_all_banks_are_asked_alike(make_game, bank_of):
    one, other = (pick_up(lay(make_game(), banks=[cards], run="25k"), "rufus") for cards in (bank_of, "steal"))

    assert_alike(one, other, None, B, C)
    assert_alike(one.play("accept"), other.play("accept"), None, B, C)


@pytest.mark.parametrize("bank_of", ["5k", "50k 50k", "500k", "75k 75k"])
def test_in_jail_all_banks_of_one_size_are_asked_alike(make_game, bank_of):
    """Nobody is sent on at once because the bank is too small: that would tell its worth."""
    size = len(bank_of.split())
    other = " ".join(["steal"] * size)
    for cats in ("", "chelsea"):
        table = {"cats": [cats], "stars": [10], "arrested": [10]}
        assert_alike(lay(make_game(), banks=[bank_of], **table), lay(make_game(), banks=[other], **table), None, B, C)


def test_serving_looks_alike_whether_one_could_have_overpaid_or_not(make_game):
    rich, poor = (lay(make_game(), banks=[cards], stars=[10], arrested=[10]).play("serve") for cards in ("500k", "5k"))

    assert_alike(rich, poor, None, B, C)


def test_what_came_this_turn_is_the_active_players_own_knowledge(make_game):
    game = make_game(players=4, actions="before draw")
    one, other = (lay(game, banks=["steal", cards]).play("steal 2") for cards in ("distraction", "5k"))

    assert_alike(one, other, None, C, D)
    assert_alike(pick_up(one, "randy"), pick_up(other, "randy"), None, C, D)


def test_the_drawn_cards_of_a_theft_are_noted_for_thief_and_victim(make_plain_game):
    state = lay(make_plain_game(players=4), banks=["", "", "5k 300k"], cats=["", "", "", "chelsea"], turn=D)

    drawn = state.play("chelsea 3", chance=["300k", "5k"]).drawn

    assert [card for card, _ in drawn] == ["300k", "5k"]


def test_an_imagined_world_is_believable_to_its_seat(make_plain_game):
    state = lay(make_plain_game(players=4), banks=["steal", "5k 10k", "300k", ""], known=["", "5k"], turn=A)
    state = state.play("steal 2", chance=["10k"])

    for seat in (None, A, B, C, D):
        for seed in range(20):
            world = state.game.imagine(state.view(seat), seed)
            assert world.view(seat) == state.view(seat)
            if seat == B:
                assert "10k" in world.to_position()["banks"][A]
