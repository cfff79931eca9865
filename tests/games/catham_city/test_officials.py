"""Cases 91 to 97: officials."""

from tests.situations import refused, told

from .table import A, B, cards, discard, hand, lay, pile_size, points


def test_091_three_different_factions_among_four_cards_are_three_points(make_game):
    state = lay(make_game(), hands=["4 officials mafia"], factions="scientists hackers", pile=30)

    state = state.play("play officials 4", chance=["scientists", "hackers", "officials", "scientists"])

    assert points(state) == [3, 0, 0]
    assert discard(state) == cards("5 officials 2 scientists hackers")
    assert len(discard(state)) == 8
    assert hand(state, A) == cards("mafia")
    assert state.turn == B


def test_092_one_official_is_one_point(make_game):
    from_pile = lay(make_game(), hands=["officials"], pile="mafia")
    from_discard = lay(make_game(), hands=["officials"], pile="", discard="mafia")

    assert points(from_pile.play("play officials 1")) == [1, 0, 0]
    assert points(from_discard.play("play officials 1")) == [1, 0, 0]


def test_093_six_cards_of_one_faction_are_one_point(make_game):
    state = lay(make_game(), hands=["6 officials"], pile=40)

    state = state.play("play officials 6", chance=["mafia"] * 6)

    assert points(state) == [1, 0, 0]
    assert discard(state) == cards("6 officials 6 mafia")


def test_095_when_the_pile_runs_out_the_discard_pile_is_shuffled_and_the_effect_goes_on(make_game):
    state = lay(make_game(), hands=["4 officials"], pile="2 mafia", discard="5 scientists 4 hackers")

    state = state.play("play officials 4", chance=["mafia", "mafia", "scientists", "hackers"])

    assert points(state) == [3, 0, 0]
    assert [fact["fact"] for fact in told(state, None)] == [
        "played",
        "revealed-pile",
        "revealed-pile",
        "reshuffled",
        "revealed-pile",
        "revealed-pile",
        "scored",
    ]
    assert {"fact": "reshuffled", "cards": 9} in told(state, None)
    assert pile_size(state) == 7
    assert discard(state) == cards("4 officials 2 mafia scientists hackers")


def test_097_no_official_is_not_enough(make_game):
    state = lay(make_game(), hands=["mafia"], factions="officials")

    refused(state, "play officials 0", section="13.1")
    refused(state, "play officials 1", section="13.1")
