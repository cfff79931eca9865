"""What a careful player knows: obvious choices, honestly made from what the seat sees."""

import random

import pytest

import mewseum
from mewseum.core.fields import select
from mewseum.core.words import LANGUAGES
from mewseum.games.catham_city import advice
from mewseum.games.catham_city.appraisal import COUNTS, WORTH
from mewseum.players.mind import thoughts
from mewseum.players.player import CarefulPlayer
from mewseum.players.thought.judgement import NOTES

from .table import FACTIONS, A, B, lay


def table(players=3, **options):
    return mewseum.game("catham-city", players=players, **options)


def careful_moves(state):
    """What careful players play here: one move, unless they hold several for equally good."""
    players = [CarefulPlayer(state.game, seed, compiled=False) for seed in range(6)]
    return {str(player.choose(state.view(state.turn))) for player in players}


def careful_move(state):
    """The only move that careful players play here."""
    (move,) = careful_moves(state)
    return move


def advice_of(state):
    return thoughts(state.game.parts, compiled=False)


def rate(rules, s, move):
    """How good a move looks to the seat to act in a state."""
    notes = [0] * NOTES
    rules.open_notes(s, notes)
    return rules.rate(s, notes, move.verb, move.first, move.second)


def test_a_play_that_reaches_the_goal_is_played():
    state = lay(table(), hands=["3 scientists 4 mafia", "2 hackers"], points=[14, 15], display="7 robocats")

    assert careful_moves(state) <= {"play scientists", "play mafia"}


def test_a_sure_win_is_better_than_any_gamble():
    state = lay(table(), hands=["4 robocats 4 hackers", "2 hackers 2 mafia"], points=[13, 15], known=["", "2 hackers"])

    assert careful_move(state) == "play robocats 4"


def test_three_points_are_better_than_two():
    state = lay(table(), hands=["4 robocats 3 scientists", "2 hackers"], points=[13, 5])

    assert careful_move(state) == "play robocats 4"


def test_the_cards_that_complete_a_set_are_taken():
    state = lay(table(), hands=["2 scientists hackers", "mafia"], display="scientists detectives mafia robocats")

    assert careful_move(state) == "take scientists 1"


def test_all_the_cards_of_a_faction_are_taken():
    state = lay(table(), hands=["detectives", "mafia"], display="5 detectives hackers mafia")

    assert careful_move(state) == "take detectives 5"


def test_the_last_card_for_a_winning_play_is_taken_before_a_larger_heap():
    state = lay(
        table(), hands=["3 mafia hackers", "hackers"], points=[14, 3], display="mafia 3 robocats 2 hackers detectives"
    )

    assert careful_move(state) == "take mafia 1"


def test_the_extra_card_of_the_detectives_is_not_one_that_wins_for_a_rival():
    state = lay(
        table(),
        hands=["3 detectives hackers mafia", "2 hackers", "2 mafia"],
        points=[10, 15, 1],
        known=["", "2 hackers", "2 mafia"],
        display="robocats scientists",
    )

    assert careful_move(state) == "play detectives and mafia"


def test_the_extra_card_of_the_detectives_is_not_one_that_a_rival_is_known_to_hold():
    def detectives(theirs):
        return lay(
            table(players=2),
            hands=["3 detectives hackers mafia", theirs],
            known=["", theirs],
            points=[9, 9],
            display="robocats",
        )

    assert careful_move(detectives("2 mafia")) == "play detectives and hackers"
    assert careful_move(detectives("2 hackers")) == "play detectives and mafia"


def test_journalists_are_not_played_when_a_rival_could_win_by_answering():
    def journalists(theirs):
        return lay(table(), hands=["2 journalists", "4 mafia 4 police"], points=[8, theirs], display="officials")

    assert careful_move(journalists(9)) == "play journalists"
    assert careful_move(journalists(15)) == "take officials 1"


def test_hackers_go_to_the_rival_who_is_known_to_have_hackers():
    state = lay(
        table(),
        hands=["4 hackers", "4 mafia", "4 hackers"],
        known=["", "4 mafia", "4 hackers"],
        points=[12, 5, 5],
        display="robocats",
    )

    assert careful_move(state) == "play hackers 4 against 3"


def test_hackers_are_sent_against_the_leader():
    state = lay(table(), hands=["4 hackers", "6 mafia", "6 robocats"], points=[5, 2, 15], display="detectives")

    assert careful_move(state) == "play hackers 4 against 3"


def test_a_gamble_that_may_win_at_once_is_taken_when_a_rival_is_about_to_win():
    state = lay(table(players=2), hands=["3 hackers", "4 robocats 2 mafia"], points=[15, 13], display="5 hackers")

    assert careful_move(state) == "play hackers 3 against 2"


def test_police_search_the_leader_where_nothing_else_is_known():
    state = lay(
        table(), hands=["4 police mafia", "6 robocats", "6 robocats"], points=[5, 2, 15], display="hackers detectives"
    )

    assert careful_move(state) == "play police and mafia against 3"


def test_two_robocats_bring_new_cards_when_the_display_has_little():
    state = lay(table(), hands=["2 robocats", "mafia"], display="detectives hackers mafia scientists")

    assert careful_move(state) == "play robocats 2"


def test_police_search_for_the_faction_that_a_rival_is_known_to_hold():
    state = lay(
        table(),
        hands=["5 police mafia robocats", "5 robocats", "5 detectives"],
        known=["", "5 robocats", "5 detectives"],
        points=[11, 4, 4],
        display="hackers",
    )

    state = state.play(careful_move(state))

    assert [str(state.moves()[0]), state.to_position()["extra"], state.to_position()["target"]] == [
        "policemen 1",
        "robocats",
        B,
    ]
    assert careful_move(state) == "policemen 5"


def test_officials_win_where_one_point_is_lacking():
    state = lay(table(), hands=["officials 4 hackers", "mafia"], points=[15, 3], display="7 robocats")

    assert careful_move(state) == "play officials 1"


def test_a_matching_card_wins_where_one_point_is_lacking():
    state = lay(table(), hands=["3 detectives hackers", "hackers 2 mafia"], points=[0, 15])

    assert careful_move(state.play("play detectives and hackers")) == "match"


def test_a_loose_card_is_discarded_for_a_point():
    state = lay(table(), hands=["3 detectives hackers", "hackers 4 mafia"])

    assert careful_move(state.play("play detectives and hackers")) == "match"


def test_a_gift_that_brings_nothing_is_declined():
    state = lay(table(), hands=["2 journalists", "hackers police mafia"], points=[10, 5])

    assert careful_move(state.play("play journalists")) == "decline"


def test_a_gift_wins_where_one_point_is_lacking():
    state = lay(table(), hands=["2 journalists", "2 hackers 3 scientists"], points=[10, 15])

    answers = {"give hackers and discard 1", "give scientists and discard 1"}
    assert careful_moves(state.play("play journalists")) <= answers


def test_the_mafia_gets_two_loose_cards_rather_than_a_point():
    state = lay(table(), hands=["4 mafia", "4 robocats 3 scientists 2 mafia hackers"], points=[0, 10])

    state = state.play("play mafia")

    assert careful_moves(state) <= {"discard mafia", "discard hackers"}
    state = state.play("discard hackers")
    assert careful_move(state) == "discard mafia"


def test_the_mafia_gets_a_point_rather_than_two_good_cards():
    state = lay(table(), hands=["4 mafia", "3 scientists"], points=[0, 10])

    assert careful_move(state.play("play mafia")) == "return point"


def test_complete_sets_are_kept_when_the_hand_is_too_large():
    state = lay(table(), hands=["4 robocats 3 scientists 3 detectives", "mafia"], display="hackers").play(
        "take hackers 1"
    )

    assert careful_moves(state).isdisjoint({"discard scientists", "discard robocats"})


def test_the_second_action_is_not_left_out_when_it_brings_points():
    state = lay(table(two_actions=True, second_optional=True), hands=["3 scientists", "mafia"], actions_left=1)

    assert careful_move(state) == "play scientists"


def rating(state, text):
    """How good a move looks."""
    return rate(advice_of(state), state.whole(), state.find(text))


def test_cards_beyond_the_hand_limit_count_less():
    def take(hand):
        return rating(lay(table(), hands=[hand, "mafia"], display="5 officials"), "take officials 5")

    assert take("4 robocats 2 scientists") < take("4 robocats")


def test_cards_beyond_the_hand_limit_count_in_full_while_an_action_is_left():
    def take(actions_left):
        game = table(two_actions=True)
        state = lay(game, hands=["4 robocats 3 scientists", "mafia"], display="5 officials", actions_left=actions_left)
        return rating(state, "take officials 5")

    assert take(actions_left=1) < take(actions_left=2)


def test_journalists_are_worth_more_among_many():
    def take(players):
        return rating(lay(table(players), display="2 journalists"), "take journalists 2")

    assert take(players=6) > take(players=2)


def random_situations(players, seed, **options):
    """Situations of a random game, one after the other."""
    dice = random.Random(seed)
    state = table(players, **options).deal(seed=seed)
    for _ in range(120):
        if state.turn is not None:
            yield state
            state = state.play(dice.choice(state.moves()))


@pytest.mark.parametrize("players", [2, 3, 6])
@pytest.mark.parametrize("seed", range(3))
def test_what_a_seat_does_not_see_does_not_change_its_ratings(players, seed):
    for state in random_situations(players, seed, simultaneous_responses=bool(seed), journalists_each=bool(seed)):
        whole, rules = state.whole(), advice_of(state)
        seen = select(whole, whole.turn)
        for move in state.moves():
            assert rate(rules, whole, move) == rate(rules, seen, move), str(move)


def test_every_rating_is_within_bounds_that_a_softmax_can_bear():
    for state in random_situations(4, seed=9):
        for move in state.moves():
            assert abs(rate(advice_of(state), state.whole(), move)) < 20_000


def test_more_points_better_cards_and_the_turn_make_a_better_standing():
    def stands(hands, points, seat=A):
        state = lay(table(), hands=hands, points=points)
        return advice_of(state).standing(state.whole(), seat)

    cards = ["3 scientists", "3 scientists"]
    assert stands(cards, [5, 5]) > stands(cards, [4, 5])
    assert stands(cards, [5, 5]) > stands(["2 scientists hackers", "3 scientists"], [5, 5])
    assert stands(cards, [5, 5]) > stands(cards, [5, 5], seat=B)
    assert stands(cards, [14, 5]) > 200 + stands(cards, [13, 5])


def test_beliefs_are_what_the_other_hands_can_do():
    state = lay(
        table(), hands=["mafia", "3 detectives hackers", "police"], points=[0, 13, 15], factions="mafia robocats"
    )
    said = beliefs_in_words(state, A, "en")

    assert said == {
        "Player 2 has the cards to play detectives",
        "Player 2 has the cards to play hackers",
        "Player 2 has the cards to win with a single play",
    }


def test_detectives_and_police_without_an_extra_card_cannot_be_played():
    state = lay(table(), hands=["mafia", "3 detectives", "2 police"])

    assert beliefs_in_words(state, A, "en") == set()


def beliefs_in_words(state, seat, language):
    """The hypotheses that hold, from a seat's side."""
    found = advice_of(state).beliefs(state.whole(), seat)
    names = [advice.name_belief(state.whole(), seat, bit) for bit in range(32) if found >> bit & 1]
    return {state.game.words(language).value(name) for name in names}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_belief_can_be_said_in_every_language(language):
    state = table(players=6, factions=list(FACTIONS[3:])).deal(seed=1)
    words = state.game.words(language)

    said = [words.value(advice.name_belief(state.whole(), 4, bit)) for bit in range(30)]

    assert len(set(said)) == 30
    assert not any("Player 5" in text for text in said)
    assert words.say("faction-officials") in said[4]


def test_temperaments_name_moves_and_keep_to_their_scale():
    for liking in (advice.BOLD, advice.SPITEFUL):
        assert all(-100 <= weight <= 100 for weight in liking.values())
    assert advice.SPITEFUL[advice.moves.PLAY_MAFIA] > 0 > advice.SPITEFUL[advice.moves.GIVE]


def test_more_cards_of_a_faction_are_never_worth_less():
    """What the next player misses is worked out for its best take alone, which is right only if this holds."""
    rows = [WORTH[COUNTS * card : COUNTS * (card + 1)] for card in range(len(WORTH) // COUNTS)]

    assert all(list(row) == sorted(row) for row in rows)
