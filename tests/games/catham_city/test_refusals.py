"""For every reason to refuse a move, a situation in which it is given with its §, in every language."""

import pytest

import mewseum
from mewseum.games.catham_city import refusals
from mewseum.games.catham_city.state import AWAITS
from tests.situations import each, no_move, play, reasons_of, refused

from .table import A, B, awaits, lay


def awaiting_action(make_game):
    return lay(make_game(), hands=["mafia", "mafia", "2 mafia"], display="2 mafia 5 hackers", factions="robocats")


def awaiting_policemen(make_game):
    state = lay(make_game(), hands=["3 police mafia", "2 scientists"])
    return state.play("play police and mafia against 2")


def awaiting_policemen_with_enough_cards(make_game):
    state = lay(make_game(police_needs_cards=True), hands=["3 police mafia", "2 scientists"])
    return state.play("play police and mafia against 2")


def awaiting_match(make_game):
    return lay(make_game(), hands=["3 detectives mafia", "robocats"]).play("play detectives and mafia")


def awaiting_sacrifice(make_game):
    return lay(make_game(), hands=["4 mafia", "3 robocats"]).play("play mafia")


def awaiting_second_card(make_game):
    return play(awaiting_sacrifice(make_game), "discard robocats")


def awaiting_gift(make_game):
    return lay(make_game(), hands=["2 journalists", "3 robocats hackers"]).play("play journalists")


def awaiting_gifts_of_any_size(make_game):
    state = lay(make_game(journalists_each=True), hands=["2 journalists", "3 robocats hackers"])
    return state.play("play journalists")


def awaiting_excess(make_game):
    return lay(make_game(), hands=["10 robocats"], display="7 mafia").play("take mafia 1")


def with_three_robocats(make_game):
    return lay(make_game(), hands=["3 robocats"])


def with_hackers(make_game):
    return lay(make_game(), hands=["2 hackers", "mafia", "4 mafia"])


def with_many_hackers(make_game):
    return lay(make_game(), hands=["6 hackers", "6 mafia"])


def with_police(make_game):
    return lay(make_game(), hands=["2 police mafia", "scientists", ""])


def with_three_detectives(make_game):
    return lay(make_game(), hands=["3 detectives mafia"], factions="scientists")


def with_officials(make_game):
    return lay(make_game(), hands=["2 officials"])


def with_two_actions(make_game):
    return lay(make_game(two_actions=True), hands=["mafia"])


CASES = [
    # key, §, situation, move
    ("awaits-action", "3.1", awaiting_action, "match"),
    ("awaits-action", "3.1", awaiting_action, "decline"),
    ("awaits-action", "3.1", awaiting_action, "discard mafia"),
    ("awaits-action", "3.1", awaiting_action, "give mafia"),
    ("awaits-action", "3.1", awaiting_action, "policemen 1"),
    ("awaits-action", "3.1", awaiting_action, "return point"),
    ("awaits-policemen", "11.2", awaiting_policemen, "take mafia 1"),
    ("awaits-policemen", "11.2", awaiting_policemen, "play police and mafia against 2"),
    ("awaits-policemen", "11.2", awaiting_policemen, "end turn"),
    ("awaits-match", "6.2", awaiting_match, "take mafia 1"),
    ("awaits-match", "6.2", awaiting_match, "discard mafia"),
    ("awaits-match", "6.2", awaiting_match, "give robocats"),
    ("awaits-sacrifice", "9.2", awaiting_sacrifice, "decline"),
    ("awaits-sacrifice", "9.2", awaiting_sacrifice, "take mafia 1"),
    ("awaits-second-card", "9.2", awaiting_second_card, "return point"),
    ("awaits-second-card", "9.2", awaiting_second_card, "decline"),
    ("awaits-gift", "12.2", awaiting_gift, "discard robocats"),
    ("awaits-gift", "12.2", awaiting_gift, "match"),
    ("awaits-gift", "12.2", awaiting_gift, "take mafia 1"),
    ("awaits-excess", "3.3", awaiting_excess, "take mafia 1"),
    ("awaits-excess", "3.3", awaiting_excess, "end turn"),
    ("take-at-least-one", "4.1", awaiting_action, "take mafia 0"),
    ("not-in-display", "4.1", awaiting_action, "take mafia 3"),
    ("not-in-display", "4.1", awaiting_action, "take robocats 1"),
    ("not-in-display", "4.1", awaiting_action, "take officials 1"),
    ("not-enough", "6.1", awaiting_action, "play detectives and mafia"),
    ("not-enough", "7.1", awaiting_action, "play scientists"),
    ("not-enough", "8.1", awaiting_action, "play robocats 2"),
    ("not-enough", "8.2", with_three_robocats, "play robocats 4"),
    ("not-enough", "9.1", awaiting_action, "play mafia"),
    ("not-enough", "10.1", with_hackers, "play hackers 3 against 3"),
    ("not-enough", "11.1", awaiting_action, "play police and mafia against 2"),
    ("not-enough", "11.2", awaiting_policemen, "policemen 4"),
    ("not-enough", "12.1", awaiting_action, "play journalists"),
    ("not-enough", "13.1", with_officials, "play officials 3"),
    ("no-extra", "6.1", with_three_detectives, "play detectives and detectives"),
    ("no-extra", "6.1", with_three_detectives, "play detectives and scientists"),
    ("no-extra", "11.1", with_police, "play police and scientists against 2"),
    ("two-or-four-robocats", "8.1", with_three_robocats, "play robocats 3"),
    ("two-or-four-robocats", "8.1", with_three_robocats, "play robocats 0"),
    ("one-to-four-hackers", "10.1", with_many_hackers, "play hackers 5 against 2"),
    ("one-to-four-hackers", "10.1", with_many_hackers, "play hackers 0 against 2"),
    ("not-yourself", "10.1", with_hackers, "play hackers 1 against 1"),
    ("not-yourself", "11.1", with_police, "play police and mafia against 1"),
    ("target-has-too-few", "10.1", with_hackers, "play hackers 2 against 2"),
    ("target-has-too-few", "16.3", awaiting_policemen_with_enough_cards, "policemen 3"),
    ("extra-of-another-faction", "11.1", with_police, "play police and police against 2"),
    ("target-has-no-cards", "11.1", with_police, "play police and mafia against 3"),
    ("at-least-one", "11.2", awaiting_policemen, "policemen 0"),
    ("at-least-one", "13.1", with_officials, "play officials 0"),
    ("not-in-hand", "6.2", awaiting_match, "match"),
    ("not-in-hand", "9.2", awaiting_sacrifice, "discard mafia"),
    ("not-in-hand", "9.2", awaiting_second_card, "discard mafia"),
    ("not-in-hand", "12.2", awaiting_gift, "give mafia"),
    ("not-in-hand", "12.2", awaiting_gift, "give mafia and discard 1"),
    ("not-in-hand", "3.3", awaiting_excess, "discard hackers"),
    ("no-point", "9.3", awaiting_sacrifice, "return point"),
    ("discard-only-one", "12.3", awaiting_gift, "give robocats and discard 2"),
    ("not-enough-to-discard", "12.3", awaiting_gift, "give hackers and discard 1"),
    ("not-enough-to-discard", "12.3", awaiting_gifts_of_any_size, "give robocats and discard 3"),
    ("no-passing", "3.2", awaiting_action, "end turn"),
    ("no-passing", "15.2", with_two_actions, "end turn"),
]


@each(CASES)
def test_the_move_is_refused_for_this_reason_and_changes_nothing(make_game, key, section, situation, move):
    assert refused(situation(make_game), move, section) == key


def test_every_reason_of_the_book_has_a_case():
    assert reasons_of(refusals, AWAITS) - {key for key, *_ in CASES} == set()


@pytest.mark.parametrize(
    ("situation", "stage"),
    [
        (awaiting_action, "action"),
        (awaiting_policemen, "policemen"),
        (awaiting_match, "match"),
        (awaiting_sacrifice, "sacrifice"),
        (awaiting_second_card, "second card"),
        (awaiting_gift, "gift"),
        (awaiting_excess, "excess"),
    ],
)
def test_the_situations_are_what_they_are_called(make_game, situation, stage):
    assert awaits(situation(make_game)) == stage


@pytest.mark.parametrize("situation", [awaiting_match, awaiting_sacrifice, awaiting_second_card, awaiting_gift])
def test_who_has_to_answer_first_is_named(make_game, situation):
    state = situation(make_game)

    with pytest.raises(mewseum.Refused) as refusal:
        state.play("take mafia 1")

    assert state.turn == B
    assert "Player 2" in str(refusal.value)


def test_a_gift_without_a_discard_is_not_called_a_discard_of_none(make_game):
    with pytest.raises(mewseum.Refused) as refusal:
        awaiting_gift(make_game).play("give robocats and discard 0")

    assert refusal.value.section in ("12.2", "12.3")
    assert refusal.value.key != "not-enough-to-discard", "there are enough cards for a discard of none"


def test_the_active_player_cannot_go_on_while_others_are_asked(make_game):
    for situation in (awaiting_match, awaiting_sacrifice, awaiting_gift):
        state = situation(make_game)
        with pytest.raises(mewseum.Refused) as refusal:
            state.play("take mafia 1", seat=A)
        assert refusal.value.key == "not-your-turn"


@pytest.mark.parametrize(
    "text",
    [
        "",
        " ",
        "fly",
        "pass",
        "take",
        "take mafia",
        "take mafia x",
        "take mafia -1",
        "take mafia 99",
        "take cats 1",
        "play",
        "play cats",
        "play detectives",
        "play detectives and cats",
        "play robocats",
        "play robocats two",
        "play hackers 1",
        "play hackers 1 against",
        "play hackers 1 against 0",
        "play hackers 1 against 4",
        "play police and mafia",
        "play officials",
        "policemen",
        "discard",
        "give",
        "give cats",
        "give mafia and",
        "return",
    ],
)
def test_what_is_no_move_is_refused_with_how_moves_read(make_game, text):
    no_move(awaiting_action(make_game), text)


def test_a_move_of_another_situation_is_refused_for_its_reason(make_game):
    give = awaiting_gift(make_game).find("give robocats")

    with pytest.raises(mewseum.Refused) as refusal:
        awaiting_action(make_game).play(give)

    assert (refusal.value.key, refusal.value.section) == ("awaits-action", "3.1")
