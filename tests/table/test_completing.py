"""Moves that complete each other are looked at before any of them is made, and made as one: all of them or none."""

from __future__ import annotations

import random

import pytest

from mewseum import Refused
from mewseum.core.record import Record
from mewseum.core.words import LANGUAGES
from mewseum.table.entries import Played, decode_entry, encode_entry
from mewseum.table.table import Table
from tests.table.evenings import Evening, begin, begin_with_clock, everything, refused

RED = "recruit market red"


def begin_to_infiltrate(**wish):
    """A game in which somebody can name a target: the seat, the target, and how it can be paid for."""
    evening = begin(**wish)
    move = evening.play_until("infiltrate")
    seat = evening.awaited
    ahead = evening.table.look_ahead(seat, [move], evening.table.changed)
    return evening, seat, move, [payment.text for payment in ahead.moves]


def test_a_look_shows_what_would_be_chosen_next_and_changes_nothing():
    evening, seat, target, payments = begin_to_infiltrate()
    before = everything(evening.table)
    ahead = evening.table.look_ahead(seat, [target], evening.table.changed)

    assert payments
    assert all(payment.startswith("pay ") for payment in payments)
    assert everything(evening.table) == before
    named = evening.state.play(target).view(seat)
    assert named == ahead
    assert [move.text for move in named.moves] == payments


def test_nothing_is_left_to_choose_after_a_payment_nor_after_a_draw():
    evening, seat, target, payments = begin_to_infiltrate()
    for moves in ([target, payments[0]], ["recruit deck"]):
        assert evening.table.look_ahead(seat, moves, None) is None


def test_a_target_and_its_payment_are_one_entry_with_all_facts_in_order():
    evening, seat, target, payments = begin_to_infiltrate()
    number, moves = evening.table.number, len(evening.table.record.moves)
    entry = evening.play(target, more=[payments[0]], message="one")

    assert entry.moves == [target, payments[0]]
    assert evening.table.number == evening.table.changed == number + 1
    assert [text for text, _ in evening.table.record.moves[moves:]] == [target, payments[0]]
    assert evening.table.steps[moves + 1 :] == [number + 1, number + 1]
    told = [fact.name for state in evening.table.told for fact in state.facts(None)]
    assert told[0] == "infiltrated"
    assert told.index("infiltrated") < told.index("paid" if "paid" in told else "paid-market")
    assert {"looted", "trapped"} & set(told)
    assert evening.table.shares.used("played", seat) == 2


def test_a_target_alone_is_refused_and_nobody_is_told():
    evening, seat, target, _ = begin_to_infiltrate()
    assert refused(evening, "play", seat, target, evening.table.changed) == "payment-not-named"


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_refusal_says_that_the_payment_has_to_be_named_too(language):
    evening, seat, target, _ = begin_to_infiltrate()
    with pytest.raises(Refused) as refusal:
        evening.ask("play", seat, target, evening.table.changed)
    assert refusal.value.section == "8.4"
    words = {"en": "the cards that pay", "de": "die Karten, mit denen du zahlst", "fr": "les cartes avec lesquelles"}
    words |= {"nl": "de kaarten waarmee je betaalt", "pl": "karty, którymi płacisz"}
    assert words[language] in refusal.value.say(language)


def test_a_game_of_before_in_which_a_target_was_an_entry_of_its_own_is_read_and_played_on():
    evening, seat, target, payments = begin_to_infiltrate()
    former = Evening(2)
    for entry in [*evening.entries, Played(at=1.0, seat=seat, move=target)]:
        former.table = former.table.after(decode_entry(encode_entry(entry)))
    evening.play(target, more=[payments[0]])
    former.play(payments[0])

    assert evening.state == former.state
    assert evening.table.record.to_dict() == former.table.record.to_dict()


def test_it_is_stored_read_and_replayed_as_it_was():
    evening, _, target, payments = begin_to_infiltrate()
    evening.play(target, more=[payments[0]])
    again = Table(evening.setup)
    again.replay([decode_entry(encode_entry(entry)) for entry in evening.entries])

    assert everything(again) == everything(evening.table)
    record = evening.table.record
    assert Record(record.game, record.seed, list(record.moves)).last() == evening.state


def test_a_single_move_is_stored_as_before():
    entry = begin().play(RED)
    assert b"more" not in encode_entry(entry)
    assert decode_entry(b'{"kind":"played","at":1.0,"seat":0,"move":"recruit deck"}').moves == ["recruit deck"]
    assert isinstance(entry, Played)


@pytest.mark.parametrize("wrong", ["pay mirror mirror mirror mirror", "recruit deck", "dance", ""])
def test_all_or_nothing_is_done(wrong):
    evening, seat, target, payments = begin_to_infiltrate()
    refused(evening, "play", seat, target, evening.table.changed, more=[wrong])
    refused(evening, "play", seat, target, evening.table.changed, more=[payments[0], wrong])
    for moves in ([target, wrong], [target, payments[0], wrong]):
        with pytest.raises(Exception, match=r"\w"):
            evening.table.look_ahead(seat, moves, evening.table.changed)


def test_nobody_tries_what_a_draw_brings_by_asking_for_something_impossible_after_it():
    """Else nothing would have happened, and the card would be known."""
    evening = begin()
    seat = evening.awaited
    for second in ("recruit deck", RED, "dance"):
        assert refused(evening, "play", seat, "recruit deck", None, more=[second]) == "final-move"


def test_who_is_not_on_turn_looks_at_nothing():
    evening, seat, target, _ = begin_to_infiltrate()
    for other, key in ((1 - seat, "not-your-turn"), (7, "unknown-player"), (-1, "unknown-player")):
        with pytest.raises(Exception, match=r"\w") as refusal:
            evening.table.look_ahead(other, [target], evening.table.changed)
        assert refusal.value.key == key
    with pytest.raises(Exception, match="moved on"):
        evening.table.look_ahead(seat, [target], evening.table.changed - 1)


def test_taking_back_takes_back_the_whole_request():
    """Castor takes two mini-decks that everybody has seen."""
    evening = begin(3, game="meow")
    course = []
    while len(course) < 2:
        if course:
            evening.play("pick up")
        first = evening.play_until("castor", dice=4)
        course = complete(evening.state.view(evening.awaited), evening.state.find(first))
    seat, before, moves = evening.awaited, evening.state, list(evening.table.record.moves)
    evening.play(course[0], more=course[1:])
    assert evening.table.may_undo(seat) is None, "that has yet to be worked out"
    evening.do("undo", seat)

    assert evening.state == before
    assert evening.table.record.moves == moves
    assert len(evening.table.steps) == len(moves) + 1, "the deal, and every move that stands"
    assert not evening.table.last_moves


def test_a_request_that_showed_a_card_is_not_taken_back():
    evening, seat, target, payments = begin_to_infiltrate(players=3)
    evening.play(target, more=[payments[0]])

    assert refused(evening, "undo", seat) in ("undo-reveals", "nothing-to-undo")


def complete(view, move):
    """A move and the first of those that complete it."""
    course, ahead = [move.text], view.foresee(move)
    while ahead is not None:
        course.append(ahead.moves[0].text)
        ahead = ahead.foresee(ahead.moves[0])
    return course


def test_several_moves_take_the_time_of_one_thought_and_give_back_as_much_as_one_by_one():
    together, apart = begin_with_clock(100, 5), begin_with_clock(100, 5)
    market = together.state.view(None).to_dict()["market"]
    seat, (first, second) = together.awaited, [f"recruit market {card}" for card in market[:2]]
    together.wait(8)
    together.play(first, more=[second])
    apart.wait(8)
    apart.play(first)
    apart.play(second)

    assert together.left[seat] == apart.left[seat] == 100 - 8 + 10


@pytest.mark.parametrize("game", ["cat-burglars", "meow", "catham-city"])
def test_whole_games_of_completed_moves_are_records_like_any_other(game):
    evening, dice = begin(3, game=game), random.Random(4)
    for _ in range(400):
        if evening.table.over:
            break
        view = evening.state.view(evening.awaited)
        course = complete(view, dice.choice(view.moves))
        evening.play(course[0], more=course[1:])
    again = Table(evening.setup)
    again.replay(evening.entries)

    assert everything(again) == everything(evening.table)
    assert evening.table.record.last() == evening.state
