"""For every reason to refuse a move, a situation in which it is given with its §, in every language."""

import pytest

import mewseum
from mewseum.core.words import LANGUAGES
from mewseum.games.cat_burglars import refusals
from mewseum.games.cat_burglars.state import AWAITS
from tests.situations import each, no_move, play, reasons_of, refused

from .table import lay


def awaiting_action(make_game):
    return lay(make_game(), hands=["blue"])


def awaiting_second_pick(make_game):
    return lay(make_game(), hands=["blue"]).play("recruit deck")


def awaiting_more_balls(make_game):
    return lay(make_game(), crews=[["blue/blue", "red/red", "green/yellow"]]).play("secure 2")


def awaiting_payment(make_game):
    return lay(make_game(), hands=["blue mirror"], crews=[[], ["blue/red"]]).play("infiltrate 2.1")


def awaiting_payment_of_two(make_game):
    state = lay(
        make_game(players=2), hands=["blue red"], crews=[[], ["blue blue/red"]], market="blue red red red red red"
    )
    return state.play("infiltrate 2.1")


def awaiting_placement(make_game):
    state = lay(make_game(), hands=["blue"], crews=[[], ["blue/red", "green", "red red"]])
    return play(state, "infiltrate 2.1", "pay blue")


def with_crews(make_game):
    return lay(
        make_game(), hands=["blue mirror"], crews=[["red/green", "green green", "blue/blue"], ["yellow/red", "red"]]
    )


def with_twins(make_game):
    return lay(make_game(), hands=["blue mirror"], crews=[["red", "green"]])


def without_cards_to_draw(make_game):
    return lay(make_game(), hands=["blue"], market="red", deck="")


CASES = [
    # key, §, situation, move
    ("awaits-action", "3.1", awaiting_action, "done"),
    ("awaits-action", "3.1", awaiting_action, "place new"),
    ("awaits-second-pick", "4.3", awaiting_second_pick, "form blue new"),
    ("awaits-second-pick", "4.3", awaiting_second_pick, "done"),
    ("awaits-more-balls", "7.2", awaiting_more_balls, "recruit deck"),
    ("awaits-payment", "8.4", awaiting_payment, "recruit deck"),
    ("awaits-payment", "8.4", awaiting_payment, "infiltrate 2.1"),
    ("awaits-placement", "8.6", awaiting_placement, "recruit deck"),
    ("awaits-placement", "8.6", awaiting_placement, "done"),
    ("deck-is-empty", "4.5", without_cards_to_draw, "recruit deck"),
    ("not-in-market", "4.1", without_cards_to_draw, "recruit market mirror"),
    ("not-in-market", "4.1", awaiting_second_pick, "recruit market mirror"),
    ("not-in-market", "11.1", awaiting_payment_of_two, "pay blue market mirror"),
    ("not-in-hand", "3.1", with_crews, "form purple new"),
    ("not-in-hand", "3.1", with_twins, "form purple 1"),
    ("not-in-hand", "3.1", with_crews, "activate 2 purple"),
    ("mirror-cannot-form", "5.5", with_crews, "form mirror new"),
    ("mirror-cannot-form", "5.5", with_twins, "form mirror 1"),
    ("no-twin", "5.3", with_crews, "form blue 2"),
    ("no-twin", "5.3", awaiting_placement, "place 3"),
    ("mirror-cannot-activate", "6.2", with_crews, "activate 2 mirror"),
    ("already-guarded", "6.1", with_crews, "activate 1 blue"),
    ("nothing-to-secure", "7.1", with_crews, "secure 2"),
    ("nothing-to-secure", "7.1", awaiting_more_balls, "secure 2"),
    ("never-a-trap", "7.5", with_crews, "secure 1"),
    ("never-a-trap", "7.5", awaiting_more_balls, "secure 3"),
    ("own-crew", "8.1", with_crews, "infiltrate 1.1"),
    ("no-facedown", "8.1", with_crews, "infiltrate 2.2"),
    ("cannot-afford", "8.2", lambda make_game: lay(make_game(), crews=[[], ["red/blue"]]), "infiltrate 2.1"),
    ("cannot-afford", "8.2", lambda make_game: lay(make_game(), hands=["mirror"], crews=[[], ["red red/blue"]]), "infiltrate 2.1"),
    ("payment-not-in-hand", "8.2", lambda make_game: lay(make_game(), hands=["mirror"], crews=[[], ["blue/red"]]).play("infiltrate 2.1"), "pay blue"),
    ("payment-not-in-hand", "8.2", awaiting_payment_of_two, "pay mirror market blue"),
    # Reasons that are given while a move is read
    ("market-does-not-pay", "11.3", awaiting_payment, "pay market blue"),
    ("one-market-card", "11.1", awaiting_payment_of_two, "pay market blue blue"),
    ("wrong-payment", "8.2", awaiting_payment, "pay blue mirror"),
    ("wrong-payment", "8.2", awaiting_payment, "pay red"),
    ("wrong-payment", "8.2", awaiting_payment_of_two, "pay blue market red"),
    ("nothing-to-pay", "8.4", with_crews, "pay blue"),
    ("nothing-to-pay", "8.4", awaiting_placement, "pay blue"),
    ("no-such-crew", "", with_crews, "secure 4"),
    ("no-such-crew", "", with_crews, "secure 0"),
    ("no-such-crew", "", with_crews, "infiltrate 3.1"),
    ("not-your-crew", "5.1", with_crews, "secure 2.1"),
    ("unknown-player", "", with_crews, "infiltrate 4.1"),
    ("unknown-player", "", with_crews, "infiltrate 0.1"),
]  # fmt: skip


@each(CASES)
def test_the_move_is_refused_for_this_reason_and_changes_nothing(make_game, key, section, situation, move):
    assert refused(situation(make_game), move, section) == key


def test_every_reason_of_the_book_has_a_case():
    lacking = {"payment-not-named"}  # said of a move that is legal by itself: see the next test

    assert reasons_of(refusals, AWAITS) - {key for key, *_ in CASES} == lacking


def test_a_target_by_itself_lacks_its_payment_and_nothing_else_lacks_anything(make_game):
    assert awaiting_action(make_game).view(0).lacks is None
    lacks = awaiting_payment(make_game).view(0).lacks

    assert (lacks.key, lacks.section) == ("payment-not-named", "8.4")
    told = {make_game().words(language).say(lacks.key, **lacks.details) for language in LANGUAGES}
    assert len(told) == len(LANGUAGES)


def test_who_has_to_place_a_trap_is_named(make_game):
    state = awaiting_placement(make_game)

    with pytest.raises(mewseum.Refused) as refusal:
        state.play("recruit deck")

    assert state.turn == 1
    assert "player 2" in str(refusal.value)


@pytest.mark.parametrize("text", ["", " ", "fly", "recruit", "form blue", "form blue x", "form pink new", "activate 1",
                                  "secure", "secure x", "infiltrate 2", "infiltrate 2.1.1", "infiltrate .", "pay",
                                  "pay pink", "pay market", "pay blue market", "place", "recruit market pink",
                                  "secure -1", "secure 1.5.2"])  # fmt: skip
def test_what_is_no_move_is_refused_with_how_moves_read(make_game, text):
    no_move(with_crews(make_game), text)


def test_a_move_of_another_situation_is_refused_for_its_reason(make_game):
    pay = awaiting_payment(make_game).moves()[0]

    with pytest.raises(mewseum.Refused) as refusal:
        awaiting_action(make_game).play(pay)

    assert (refusal.value.key, refusal.value.section) == ("nothing-to-pay", "8.4")
