"""Cases 68 to 76: police."""

from tests.situations import play, refused, told

from .table import A, B, C, awaits, cards, discard, hand, in_play, lay, plays, points


def test_068_max_searches_five_cards_for_journalists(make_game):
    state = lay(make_game(), hands=["5 police 2 journalists", "2 journalists 2 hackers 3 mafia"])

    state = state.play("play police and journalists against 2")
    revealed = ["journalists", "journalists", "hackers", "mafia", "mafia"]
    state = state.play("policemen 5", chance=revealed)

    assert points(state) == [2, 0, 0]
    assert discard(state) == cards("5 police journalists 2 journalists hackers 2 mafia")
    assert len(discard(state)) == 11
    assert hand(state, A) == cards("journalists")
    assert hand(state, B) == cards("hackers mafia")
    assert state.turn == B


def test_069_for_a_revealed_police_card_the_opponent_draws_one_secretly(make_game):
    state = lay(make_game(), hands=["2 police scientists", "police scientists mafia"], pile="3 hackers")

    state = state.play("play police and scientists against 2")
    state = state.play("policemen 2", chance=["police", "scientists", "hackers"])

    assert points(state) == [1, 0, 0]
    assert hand(state, B) == cards("mafia hackers")
    assert discard(state) == cards("3 police 2 scientists")
    assert told(state, B)[-1] == {"fact": "drew", "seat": B, "card": "hackers"}
    for seat in (A, C, None):
        assert told(state, seat)[-1] == {"fact": "drew", "seat": B}


def test_070_the_extra_card_cannot_be_a_policeman(make_game):
    state = lay(make_game(), hands=["3 police", "mafia"])

    refused(state, "play police and police against 2", section="11.1")


def test_071_police_alone_cannot_be_played(make_game):
    state = lay(make_game(), hands=["5 police", "mafia", "mafia"])

    assert plays(state) == []
    refused(state, "play police and mafia against 2", section="11.1")


def test_073_an_opponent_without_cards_cannot_be_searched(make_game):
    state = lay(make_game(), hands=["2 police mafia", "", "scientists"])

    refused(state, "play police and mafia against 2", section="11.1")

    assert plays(state) == ["play police and mafia against 3"]


def test_074_an_extra_card_alone_searches_nobody(make_game):
    state = lay(make_game(), hands=["scientists", "mafia"], factions="police")

    refused(state, "play police and scientists against 2", section="11.1")


def test_074_not_one_policeman_is_not_enough(make_game):
    state = lay(make_game(), hands=["2 police scientists", "mafia"])

    state = state.play("play police and scientists against 2")

    assert (state.turn, awaits(state)) == (A, "policemen")
    assert in_play(state) == cards("police scientists")
    refused(state, "policemen 0", section="11.2")


def test_075_three_revealed_policemen_leave_the_hand_as_large_as_before(make_game):
    state = lay(make_game(), hands=["3 police mafia", "3 police 2 scientists"], pile="hackers robocats mafia")

    state = state.play("play police and mafia against 2")
    state = state.play("policemen 3", chance=["police", "police", "police", "hackers", "robocats", "mafia"])

    assert points(state) == [0, 0, 0]
    assert hand(state, B) == cards("2 scientists hackers robocats mafia")
    assert discard(state) == cards("6 police mafia")


def test_076_two_matches_at_fifteen_points_win_with_seventeen(make_game):
    state = lay(make_game(), hands=["2 police mafia", "2 mafia"], points=[15])

    state = play(state, "play police and mafia against 2", "policemen 2")

    assert state.outcome.winners == [A]
    assert state.outcome.scores == [17, 0, 0]
