"""What one person may use up at a table: never what another needs."""

from __future__ import annotations

from mewseum.server.seeing import picture_for
from mewseum.server.wire import encode
from mewseum.table.shares import (
    MOST_ASKED,
    MOST_COMINGS,
    MOST_COMINGS_TOGETHER,
    MOST_PLAYED,
    MOST_SAID,
    SAYINGS,
    Shares,
)
from mewseum.table.table import Table
from tests.table.evenings import NUMBERS, Evening, begin, refused


def come_and_go(evening, who, times, seat=1):
    for number in range(times):
        evening.do("sit", seat, "Mallory", message=f"{who}:{number}")
        evening.do("clear", seat, seat, message=f"{who}:gone-{number}")


def talk(evening, seat, who, times):
    """Say something as often as one may, at a speed at which one may."""
    for number in range(times):
        evening.now += 1 / SAYINGS[0]
        evening.do("say", seat, "Meow", message=f"{who}:{number}-said")


def test_a_stranger_who_comes_and_goes_without_end_closes_no_lobby():
    evening = Evening(3)
    evening.do("sit", 0, "Mia", message="mia:1")
    come_and_go(evening, "mallory", MOST_COMINGS)

    assert refused(evening, "sit", 1, "Mallory", message="mallory:again") == "enough-comings"
    evening.do("sit", 1, "Leo", message="leo:1")
    evening.do("sit", 2, "Ida", message="ida:1")
    evening.commit(0, 1, 2)
    evening.reveal(0, 1, 2)
    assert evening.table.began


def test_four_hundred_strangers_who_come_and_go_close_no_lobby():
    evening = Evening(3)
    evening.do("sit", 0, "Mia", message="mia:1")
    for number in range(400):
        come_and_go(evening, f"stranger{number}", 1)

    evening.do("sit", 1, "Leo", message="leo:1")


def test_even_a_lobby_has_an_end_at_which_its_host_can_still_play():
    evening = Evening(2)
    evening.do("sit", 0, "Mia", message="mia:1")
    for _ in range(MOST_COMINGS_TOGETHER - 1):
        evening.table.shares = evening.table.shares.after("came", "somebody")

    assert refused(evening, "sit", 1, "Leo", message="leo:1") == "enough-comings"
    evening.do("fill", 0, 1, "kitten", message="mia:2")
    evening.do("ready", 0, evening.commitment(0), message="mia:3")
    evening.do("reveal", 0, NUMBERS[0], message="mia:4")
    assert evening.table.began


def test_a_host_who_seats_bots_without_end_keeps_nobody_from_sitting_down():
    evening = Evening(3)
    evening.do("sit", 0, "Mia", message="mia:1")
    for number in range(MOST_ASKED // 2):
        evening.do("fill", 0, 1, "kitten", message=f"mia:fill-{number}")
        evening.do("clear", 0, 1, message=f"mia:clear-{number}")

    assert refused(evening, "fill", 0, 1, "kitten", message="mia:x") == "enough-asked"
    evening.do("sit", 1, "Leo", message="leo:1")


def test_one_seat_cannot_use_up_what_the_others_may_say():
    evening = begin(3)
    talk(evening, 0, "mia", MOST_SAID)

    evening.now += 100.0
    assert refused(evening, "say", 0, "Meow", message="mia:x") == "enough-said"
    talk(evening, 1, "leo", MOST_SAID)
    evening.do("say", 2, "At last", message="ida:1")


def test_who_changes_seats_does_not_get_another_share_of_talk():
    evening = Evening(3)
    evening.do("sit", 0, "Mia", message="mia:1")
    evening.do("sit", 1, "Mallory", message="mallory:1")
    talk(evening, 1, "mallory", MOST_SAID)
    evening.do("clear", 1, 1, message="mallory:2")
    evening.do("sit", 2, "Mallory", message="mallory:3")

    evening.now += 100.0
    assert refused(evening, "say", 2, "Meow", message="mallory:4") == "enough-said"
    evening.do("sit", 1, "Leo", message="leo:1")
    evening.do("say", 1, "Good evening", message="leo:2")


def test_another_device_of_a_seat_has_no_other_share():
    evening = Evening(2)
    evening.do("sit", 0, "Mia", message="mia:1")
    talk(evening, 0, "mia", MOST_SAID - 1)
    talk(evening, 0, "mias-phone", 1)

    evening.now += 100.0
    assert refused(evening, "say", 0, "Meow", message="mias-watch:1") == "enough-said"


def test_who_says_very_much_at_once_waits_and_nobody_else_does():
    evening = begin(2)
    for number in range(SAYINGS[1]):
        evening.do("say", 0, "Meow", message=f"mia:{number}")

    assert refused(evening, "say", 0, "Meow", message="mia:x") == "said-too-fast"
    evening.do("say", 1, "Hush", message="leo:1")
    evening.now += 1 / SAYINGS[0]
    evening.do("say", 0, "Meow", message="mia:y")
    assert refused(evening, "say", 0, "Meow", message="mia:z") == "said-too-fast"


def test_a_clock_that_was_set_back_gives_nobody_more_and_takes_nothing():
    evening = begin(2)
    for number in range(SAYINGS[1] - 1):
        evening.do("say", 0, "Meow", message=f"mia:{number}")
    evening.now -= 1000.0
    evening.do("say", 0, "Meow", message="mia:x")

    assert refused(evening, "say", 0, "Meow", message="mia:y") == "said-too-fast"


def test_a_game_without_end_ends_for_the_seat_that_makes_it_so():
    evening = begin(2)
    mover, other = evening.awaited, evening.other
    for _ in range(MOST_PLAYED - 1):
        evening.table.shares = evening.table.shares.after("played", mover)
    evening.play(message="mia:1")
    while evening.awaited != mover:
        evening.play(message=f"leo:{evening.table.number}")

    move = str(evening.state.moves()[0])
    assert refused(evening, "play", mover, move, evening.table.changed, message="mia:2") == "enough-played"
    evening.do("resign", mover, message="mia:3")
    assert evening.table.winners == [other]


def test_shares_are_the_same_after_every_start():
    evening = Evening(3)
    evening.do("sit", 0, "Mia", message="mia:1")
    come_and_go(evening, "mallory", 3)
    evening.do("sit", 1, "Leo", message="leo:1")
    evening.do("fill", 0, 2, "kitten", message="mia:2")
    for seat in (0, 1):
        evening.do("ready", seat, evening.commitment(seat), message=f"{seat}:ready")
    evening.reveal(0, 1)
    talk(evening, 1, "leo", 5)
    evening.do("leave", 1, message="leo:2")
    evening.do("take_back", 1, message="leo:3")
    again = Table(evening.setup)
    again.replay(evening.entries)

    assert again.shares == evening.table.shares
    assert again.shares.used("came", "mallory") == 3


def test_what_is_used_leaves_the_shares_before_as_they_were():
    before = Shares()
    before.after("asked", 0)
    before.after_saying("mia", 0, 1.0)

    assert before.used("asked", 0) == before.used("said", "mia") == 0
    before.check_saying("mia", 0, 1.0)


def test_no_holder_is_told_to_anybody():
    """Seats know who sat down there; nobody else does."""
    evening = Evening(2)
    evening.do("sit", 0, "Mia", message="0123456789abcdef:1")

    assert b"0123456789abcdef" not in encode(picture_for(evening.table, 0, 1.0))
