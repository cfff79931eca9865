"""A moment of a game: what is asked of it, what it tells whom, and what it keeps only for a while."""

import pytest

import mewseum
from mewseum import Refused
from mewseum.core.chance import UNTOLD


def two_hands(**more):
    """Mia, who is to act, has blue and red; Leo has green."""
    game = mewseum.game("cat-burglars", 2)
    return game.position({"turn": 0, "hands": [["blue", "red"], ["green"]], **more}, seed=1)


def refusal(call, *arguments):
    with pytest.raises(Refused) as caught:
        call(*arguments)
    assert str(caught.value).strip()
    return caught.value.key


def test_a_move_is_found_in_a_view_however_it_is_written():
    view = two_hands().view(0)

    assert view.find("form red new") in view.moves
    assert view.find("  FORM  red new ") == view.find("form red new")


@pytest.mark.parametrize(
    ("text", "key"), [("form green new", "not-in-hand"), ("infiltrate 2.1", "no-such-crew"), ("fly", "no-move")]
)
def test_what_a_view_offers_not_is_refused_for_the_same_reason_as_at_the_table(text, key):
    state = two_hands()

    assert refusal(state.view(0).find, text) == key
    assert refusal(state.play, text) == key


def test_a_view_of_another_seat_finds_no_move():
    state = two_hands()

    assert state.view(1).moves == []
    assert refusal(state.view(1).find, "form red new")
    assert refusal(state.play, "form green new", (), 1) == "not-your-turn"


def test_a_move_from_a_log_is_retraced_without_asking_whether_it_is_legal():
    state = two_hands()
    move = state.retrace("form red new")

    assert move == state.find("form red new")
    assert state.play_known(move) == state.play("form red new")
    assert refusal(state.retrace, "fly") == "no-move"


def test_who_draws_is_told_more_than_the_others():
    state = two_hands().play("recruit deck")

    assert [state.is_insider(seat) for seat in (0, 1, None)] == [True, False, False]
    mine, theirs = (state.facts(seat)[0] for seat in (0, 1))
    assert "card" in mine.details
    assert "card" not in theirs.details
    assert theirs.phrase.spelled["card"] == "hidden"
    assert state.glimpse(0).drawn != (UNTOLD,)
    assert state.glimpse(1).drawn == state.glimpse(None).drawn == (UNTOLD,)
    assert state.has_drawn


def test_what_was_worked_out_for_views_is_let_go_and_looks_the_same_again():
    state = two_hands().play("recruit deck")
    before = [state.view(seat).to_dict() for seat in (0, 1, None)]
    facts = [[told.details for told in state.facts(seat)] for seat in (0, 1, None)]
    offered, view = state.offered(0), state.view(0)
    state.forget_views()

    assert state.view(0) is not view
    assert state.offered(0) is offered, "moves stay: a seat is about to choose among them"
    assert [state.view(seat).to_dict() for seat in (0, 1, None)] == before
    assert [[told.details for told in state.facts(seat)] for seat in (0, 1, None)] == facts


def test_views_of_a_game_that_is_over_are_let_go_as_well():
    state = mewseum.game("cat-burglars", 2).deal(1)
    while state.turn is not None:
        state = state.play(state.moves()[0])
    before = state.view(0).to_dict()
    state.forget_views()

    assert state.offered(0) == ()
    assert state.view(0).to_dict() == before
    assert refusal(state.play, "recruit deck") == "game-over"
