"""What is said at a table is kept with it; spectators talk where they may, under one name each, and use up nobody else's share."""

from __future__ import annotations

import pytest

from mewseum.table.entries import NO_SEAT, Said, decode_entry, decode_setup, encode_entry, encode_setup
from mewseum.table.shares import MOST_NAMED, MOST_SAID_BY_SPECTATOR, MOST_SAID_BY_SPECTATORS, SAYINGS_OF_SPECTATOR
from mewseum.table.table import Table
from mewseum.table.talk import SIGNS
from tests.table.evenings import Evening, begin, refused


@pytest.fixture
def evening():
    """A game of two, at a table at which spectators may talk."""
    return begin(spectators_talk=True)


def told(table):
    return [(one.seat, one.name, one.text, one.sign) for one in table.talk.sayings]


def talk_from_afar(evening, who, times):
    for number in range(times):
        evening.now += 1 / SAYINGS_OF_SPECTATOR[0]
        evening.do("say_from_afar", "Meow", message=f"{who}:{number}")


def test_everything_that_was_said_is_there_when_the_table_is_made_anew_of_its_entries(evening):
    evening.do("say", 0, "Good evening", message="mia:1")
    evening.do("say", 1, "", message="leo:1", sign="hello")
    evening.do("name_spectator", "Zoe", message="zoe:1")
    evening.do("say_from_afar", "Oh!", message="zoe:2")
    again = Table(decode_setup(encode_setup(evening.setup)))
    again.replay(decode_entry(encode_entry(entry)) for entry in evening.entries)

    said = [(0, "Mia", "Good evening", ""), (1, "Leo", "", "hello"), (None, "Zoe", "Oh!", "")]
    assert told(evening.table) == told(again) == said
    assert [one.number for one in again.talk.sayings] == [again.number - 3, again.number - 2, again.number]


def test_words_that_were_stored_before_there_were_signs_are_read():
    entry = decode_entry(b'{"kind":"said","at":1.0,"seat":0,"text":"Meow"}')

    assert isinstance(entry, Said)
    assert (entry.text, entry.sign) == ("Meow", "")


def test_what_somebody_has_said_stays_theirs_when_somebody_else_takes_their_seat():
    evening = Evening(3)
    evening.do("sit", 0, "Mia", message="mia:1")
    evening.do("sit", 1, "Leo", message="leo:1")
    evening.do("say", 1, "I have to go", message="leo:2")
    evening.do("clear", 1, 1, message="leo:3")
    evening.do("sit", 1, "Ida", message="ida:1")

    assert told(evening.table) == [(1, "Leo", "I have to go", "")]


def test_a_sign_needs_no_words_and_nothing_at_all_is_refused(evening):
    for sign in SIGNS:
        assert evening.do("say", 0, "", sign=sign).sign == sign

    assert refused(evening, "say", 0, "") == "bad-saying"


def test_spectators_are_silent_unless_the_host_lets_them_talk():
    evening = begin()
    assert refused(evening, "name_spectator", "Zoe", message="zoe:1") == "spectators-are-silent"
    assert refused(evening, "open_talk", 1, is_open=True) == "only-host"

    evening.do("open_talk", 0, is_open=True)
    evening.do("name_spectator", "Zoe", message="zoe:1")
    assert evening.do("say_from_afar", "Oh!", message="zoe:2").seat == NO_SEAT

    evening.do("open_talk", 0, is_open=False)
    assert refused(evening, "say_from_afar", "Oh!", message="zoe:3") == "spectators-are-silent"
    assert told(evening.table)[-1] == (None, "Zoe", "Oh!", "")


def test_a_spectator_talks_under_one_name_that_is_nobody_elses(evening):
    assert refused(evening, "say_from_afar", "Oh!", message="zoe:1") == "no-name-told"
    assert refused(evening, "name_spectator", "Mia", message="zoe:1") == "name-taken"
    assert refused(evening, "name_spectator", "Мia", message="zoe:1") == "name-alike"
    assert refused(evening, "name_spectator", "Prowler", message="zoe:1") == "name-reserved"
    evening.do("name_spectator", "Zoe", message="zoe:1")

    assert refused(evening, "name_spectator", "Eva", message="zoe:2") == "named-already"
    assert refused(evening, "name_spectator", "zoe", message="eva:1") == "name-taken"
    assert refused(evening, "say_from_afar", "Oh!", message="eva:2") == "no-name-told"


def test_a_spectator_who_talks_without_end_uses_up_no_seats_share_nor_another_spectators(evening):
    for who in ("zoe", "eva"):
        evening.do("name_spectator", who, message=f"{who}:name")
    talk_from_afar(evening, "zoe", MOST_SAID_BY_SPECTATOR)

    assert refused(evening, "say_from_afar", "Oh!", message="zoe:x") == "enough-said-watching"
    evening.do("say_from_afar", "At last", message="eva:1")
    for seat in (0, 1):
        evening.do("say", seat, "Hush", message=f"{seat}:hush")


def test_all_spectators_together_have_an_end_at_which_seats_still_talk(evening):
    evening.do("name_spectator", "Zoe", message="zoe:name")
    shares = evening.table.shares
    evening.table.shares = shares.after("said-from-afar", "all the others", MOST_SAID_BY_SPECTATORS)
    assert refused(evening, "say_from_afar", "Oh!", message="zoe:1") == "enough-said-watching"
    evening.table.shares = shares.after("named", "all the others", MOST_NAMED)
    assert refused(evening, "name_spectator", "Eva", message="eva:1") == "enough-names"

    evening.do("say", 0, "Well")


def test_a_spectator_pauses_where_a_seat_need_not(evening):
    evening.do("name_spectator", "Zoe", message="zoe:name")
    for number in range(SAYINGS_OF_SPECTATOR[1]):
        evening.do("say_from_afar", "Meow", message=f"zoe:{number}")

    assert refused(evening, "say_from_afar", "Meow", message="zoe:x") == "said-too-fast"
    evening.do("say", 0, "Hush")
    evening.now += 1 / SAYINGS_OF_SPECTATOR[0]
    evening.do("say_from_afar", "Meow", message="zoe:y")
