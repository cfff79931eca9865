"""Cases 34 to 37: scientists."""

from tests.situations import refused, sees, told

from .table import A, B, C, cards, discard, hand, lay, pile_size, points


def test_034_scientists_give_two_points_and_two_cards_of_the_pile(make_game):
    state = lay(make_game(), hands=["3 scientists 2 mafia 2 hackers", "mafia"], pile=20)

    state = state.play("play scientists", chance=["robocats", "hackers"])

    assert points(state) == [2, 0, 0]
    assert hand(state, A) == cards("2 mafia 2 hackers robocats hackers")
    assert pile_size(state) == 18
    assert discard(state) == cards("3 scientists")
    assert state.turn == B


def test_035_the_drawn_cards_are_hidden_from_the_others(make_game):
    state = lay(make_game(), hands=["3 scientists 4 mafia"], pile=20)

    state = state.play("play scientists", chance=["robocats", "hackers"])
    other = lay(make_game(), hands=["3 scientists 4 mafia"], pile=20).play("play scientists", chance=["mafia"] * 2)

    assert told(state, A)[-2:] == [{"fact": "drew", "seat": A, "card": card} for card in ("robocats", "hackers")]
    for seat in (B, C, None):
        assert told(state, seat)[-2:] == [{"fact": "drew", "seat": A}] * 2
        assert sees(state, seat)["hands"][A] == 6
        assert state.view(seat) == other.view(seat)


def test_036_exactly_three_scientists_are_played(make_game):
    state = lay(make_game(), hands=["5 scientists"], pile=20)

    refused(state, "play scientists 4", section="")
    refused(state, "play scientists 5", section="")
    state = state.play("play scientists", chance=["mafia", "mafia"])

    assert hand(state, A) == cards("2 scientists 2 mafia")
    assert points(state) == [2, 0, 0]


def test_037_who_wins_with_scientists_draws_no_cards(make_game):
    state = lay(make_game(players=2), hands=["3 scientists mafia", "mafia"], points=[14], pile=20)

    state = state.play("play scientists")

    assert state.outcome.winners == [A]
    assert state.outcome.scores == [16, 0]
    assert hand(state, A) == cards("mafia")
    assert pile_size(state) == 20
