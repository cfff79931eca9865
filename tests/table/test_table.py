"""One live table under a virtual clock: seats, moves, clocks, leaving, taking back, and the end."""

from __future__ import annotations

import pytest

from mewseum import GAMES, Refused
from mewseum.core.ending import place_of
from mewseum.core.fairness import commitment_of, seed_of
from mewseum.core.once import copied
from mewseum.server.seeing import now_for, picture_for, place_seen, record_of, standing_seen
from mewseum.table.entries import (
    Away,
    Clock,
    Clocked,
    GivenUp,
    Here,
    Hinted,
    Played,
    Ready,
    Rematched,
    Resigned,
    Revealed,
    Rose,
    Said,
    Sat,
    StoodIn,
    Undid,
    decode_entry,
    decode_setup,
    encode_entry,
    encode_setup,
)
from mewseum.table.names import LONGEST_NAME
from mewseum.table.shares import MOST_ASKED
from mewseum.table.table import LEAST_TIME, Table
from mewseum.table.talk import LONGEST_SAYING
from mewseum.table.undo import nobody_learned
from mewseum.table.waiting import SILENCE
from tests.table.evenings import NUMBERS, PEOPLE, SECRET, Evening, begin, begin_with_clock, everything, refused

# Seats


def test_a_person_takes_the_seat_they_ask_for_or_the_first_that_is_open():
    evening = Evening(3)

    evening.do("sit", 2, "Mia")
    evening.do("sit", None, "Leo")

    assert [seat.name for seat in evening.table.seats] == ["Leo", "", "Mia"]
    assert [seat.is_person for seat in evening.table.seats] == [True, False, True]


def test_a_taken_seat_a_full_table_and_a_seat_that_does_not_exist_are_refused():
    evening = Evening(2)
    evening.do("sit", 0, "Mia")

    assert refused(evening, "sit", 0, "Leo") == "seat-taken"
    assert refused(evening, "sit", 2, "Leo") == "unknown-player"
    assert refused(evening, "sit", -1, "Leo") == "unknown-player"

    evening.do("sit", 1, "Leo")

    assert refused(evening, "sit", None, "Ida") == "table-full"


@pytest.mark.parametrize("name", ["", "   ", "\n\t", "\u202e", "x" * (LONGEST_NAME + 1)])
def test_a_name_has_to_be_seen_and_must_not_be_too_long(name):
    assert refused(Evening(), "sit", 0, name) == "bad-name"


def test_a_name_is_written_on_one_line_without_anything_invisible():
    evening = Evening()

    evening.do("sit", 0, " Mia\n\u200b von\u2028  der\x00Katz ")

    assert evening.table.seats[0].name == "Mia von der Katz"


def test_two_people_of_one_name_would_be_mistaken_for_each_other():
    evening = Evening()
    evening.do("sit", 0, "Mia")

    assert refused(evening, "sit", 1, "MIA") == "name-taken"


def test_only_the_host_seats_bots_and_frees_the_seats_of_others():
    evening = Evening(3)
    evening.do("sit", 0, "Mia")
    evening.do("sit", 1, "Leo")

    for somebody in (1, None):
        assert refused(evening, "fill", somebody, 2, "kitten") == "only-host"
        assert refused(evening, "clear", somebody, 0) == "only-host"
        assert refused(evening, "set_clock", somebody, None) == "only-host"

    evening.do("fill", 0, 2, "kitten")
    evening.do("clear", 0, 1)

    assert [seat.taken for seat in evening.table.seats] == [True, False, True]
    assert evening.table.seats[2].bot == "kitten"


def test_another_bot_takes_a_bots_place_but_never_a_persons():
    evening = Evening(3)
    evening.do("sit", 0, "Mia")
    evening.do("sit", 1, "Leo")
    evening.do("fill", 0, 2, "kitten")

    evening.do("fill", 0, 2, "master:bold")

    assert evening.table.seats[2].bot == "master:bold"
    assert refused(evening, "fill", 0, 1, "kitten") == "seat-taken"


def test_bots_do_not_play_among_themselves():
    assert refused(Evening(), "fill", 0, 1, "kitten") == "no-people"


def test_before_the_game_everybody_may_rise_but_the_host():
    evening = Evening()
    evening.do("sit", 0, "Mia")
    evening.do("sit", 1, "Leo")

    evening.do("clear", 1, 1)

    assert not evening.table.seats[1].taken
    assert refused(evening, "clear", 0, 1) == "seat-open"
    assert refused(evening, "clear", 0, 0) == "host-stays"


# The beginning


def test_the_game_begins_when_every_seat_is_taken_and_everybody_is_ready():
    evening = Evening(3)
    evening.do("sit", 0, "Mia")
    evening.commit(0)
    evening.do("sit", 2, "Ida")
    evening.commit(2)
    evening.do("fill", 0, 1, "kitten")
    evening.reveal(2)
    assert not evening.table.began

    evening.reveal(0)

    assert evening.table.began
    assert evening.table.awaited is not None
    assert evening.table.changed == evening.table.number == 7


def test_a_seat_that_was_freed_is_not_ready_any_more():
    evening = Evening()
    evening.do("sit", 0, "Mia")
    evening.do("sit", 1, "Leo")
    evening.commit(1)
    evening.do("clear", 0, 1)
    evening.do("sit", 1, "Ida")

    evening.commit(0)

    assert refused(evening, "reveal", 0, NUMBERS[0]) == "not-all-committed"


def test_nobody_is_ready_twice_nor_for_an_open_seat_nor_for_a_bot():
    evening = Evening(3)
    evening.do("sit", 0, "Mia")
    evening.do("fill", 0, 2, "kitten")
    evening.commit(0)

    assert refused(evening, "ready", 0, NUMBERS[0]) == "already-ready"
    assert refused(evening, "ready", 1, NUMBERS[1]) == "seat-open"
    assert refused(evening, "ready", 2, NUMBERS[2]) == "bot-plays"


@pytest.mark.parametrize(
    "digits", ["", "a" * 32, "a" * 63, "a" * 65, "g" * 64, "٣" * 64, " " + "a" * 63, "a" * 63 + "\n"]
)
def test_a_commitment_and_a_number_are_32_bytes_in_hexadecimal_digits(digits):
    evening = Evening(2)
    evening.do("sit", 0, "Mia")
    assert refused(evening, "ready", 0, digits) == "bad-commitment"
    evening.do("fill", 0, 1, "kitten")
    evening.commit(0)

    assert refused(evening, "reveal", 0, digits) == "bad-number"


def test_the_deal_follows_from_the_secret_and_from_what_every_seat_gave():
    evening = begin(3, bots=("kitten",))

    seed = seed_of(evening.table.terms, SECRET, [NUMBERS[0], NUMBERS[1], ""])

    assert evening.state == evening.table.game.deal(seed)
    assert evening.table.commitment == commitment_of(evening.table.terms, SECRET)


def test_once_the_cards_are_dealt_the_seats_stay_as_they_are():
    evening = begin()

    assert refused(evening, "sit", None, "Ida") == "already-begun"
    assert refused(evening, "fill", 0, 1, "kitten") == "already-begun"
    assert refused(evening, "clear", 0, 1) == "already-begun"
    assert refused(evening, "ready", 0, NUMBERS[0]) == "already-begun"


@pytest.mark.parametrize(
    ("request_", "arguments"),
    [
        ("play", (0, "recruit deck", None)), ("undo", (0,)), ("resign", (0,)), ("leave", (0,)), ("take_back", (0,)),
        ("replace", (0, 1)),
    ],
)  # fmt: skip
def test_before_the_cards_are_dealt_there_is_nothing_to_play(request_, arguments):
    evening = Evening()
    evening.do("sit", 0, "Mia")

    assert refused(evening, request_, *arguments) == "not-yet-begun"


def test_a_table_of_other_rules_is_not_opened():
    setup = Evening().setup
    other = decode_setup(encode_setup(setup).replace(f'"rules":"{setup.rules}"'.encode(), b'"rules":"0.1"'))

    with pytest.raises(Refused, match=r"version 0\.1 of the rules"):
        Table(other)


# Moves


def test_a_move_leads_on_for_whoever_is_to_act():
    evening = begin()
    mover, before = evening.awaited, evening.state

    evening.play("recruit deck")

    assert evening.state == before.play("recruit deck")
    assert evening.table.changed == evening.table.number
    assert evening.entries[-1] == Played(at=0.0, seat=mover, move="recruit deck")


def test_a_move_out_of_turn_of_an_old_moment_or_against_the_rules_is_refused():
    evening = begin()
    mover, number = evening.awaited, evening.table.changed

    assert refused(evening, "play", evening.other, "recruit deck", number) == "not-your-turn"
    assert refused(evening, "play", mover, "recruit deck", number - 1) == "old-number"
    assert refused(evening, "play", mover, "recruit deck", number + 1) == "old-number"
    assert refused(evening, "play", mover, "dance", number) == "no-move"
    assert refused(evening, "play", mover, "secure 1", number) not in ("no-move", "not-your-turn")
    assert refused(evening, "play", 2, "recruit deck", number) == "unknown-player"


def test_a_person_does_not_move_for_a_bot_nor_a_bot_for_a_person():
    evening = begin(2, bots=("kitten",))
    person, bot = 0, 1
    moves = {evening.awaited: str(evening.state.moves()[0])}
    evening.play()
    while len(moves) < 2:
        moves[evening.awaited] = str(evening.state.moves()[0])
        evening.play()

    assert refused(evening, "play", bot, moves[bot], None) == "bot-plays"
    assert refused(evening, "play", person, moves[person], None, bot=True) == "person-plays"


def test_words_do_not_make_a_move_old():
    evening = begin()
    seen = evening.table.changed

    evening.do("say", evening.other, "Hurry up!")
    evening.do("go_away", evening.other)

    evening.do("play", evening.awaited, "recruit deck", seen)


def test_what_is_said_is_one_line_that_is_not_too_long():
    evening = begin()

    assert evening.do("say", 0, "  so\n\nwhat? ").text == "so what?"
    assert refused(evening, "say", 0, "\u200b") == "bad-saying"
    assert refused(evening, "say", 0, "x" * (LONGEST_SAYING + 1)) == "bad-saying"


# The same message twice


def test_a_message_that_was_carried_out_is_known_by_its_entry():
    evening = begin()

    evening.play("recruit deck", message="mia:1")
    evening.do("say", 0, "well", message="mia:2")

    assert evening.table.done("mia:1") == evening.table.number - 1
    assert evening.table.done("mia:2") == evening.table.number
    assert evening.table.done("mia:3") is None
    assert evening.table.done("") is None, "what time brings has no message"


# Clocks


def test_without_a_clock_everybody_has_all_the_time_in_the_world():
    evening = begin()

    evening.wait(1e7)

    assert evening.table.clock is None
    assert evening.table.due() is None
    assert not evening.table.awaited_bot


def test_a_clock_runs_for_whoever_is_to_act_and_each_move_gives_some_of_it_back():
    evening = begin_with_clock(100, increment=3)
    mover = evening.awaited

    evening.wait(40)
    evening.play("recruit deck")

    assert evening.left[mover] == 63
    assert evening.left[1 - mover] == 100


def test_when_the_time_runs_out_a_bot_stands_in_and_the_game_goes_on():
    evening = begin_with_clock(100)
    mover = evening.awaited
    assert evening.table.due() == 100

    evening.wait(99.9)
    assert not evening.table.awaited_bot
    evening.wait(0.1)

    assert evening.table.seats[mover].stood_in == "clock"
    assert evening.table.awaited_bot == evening.setup.stand_in
    assert evening.table.due() == 100 + evening.setup.pace
    assert refused(evening, "play", mover, "recruit deck", None) == "bot-plays"
    evening.play("recruit deck")
    assert evening.left[mover] == 0, "a bot's moves give no time back"


def test_who_takes_the_seat_back_has_a_little_time_even_if_another_is_to_act():
    evening = begin_with_clock(100)
    mover = evening.awaited
    evening.wait(100)
    while evening.awaited == mover:
        evening.play()

    evening.do("take_back", mover)
    while evening.awaited != mover:
        evening.play()

    assert evening.left[mover] == LEAST_TIME
    assert evening.table.tick(evening.now) is None
    evening.play()


def test_going_away_and_coming_back_does_not_stop_ones_clock():
    evening = begin_with_clock(100)
    mover = evening.awaited
    evening.wait(50)

    evening.do("go_away", mover)
    evening.do("come_back", mover)
    evening.wait(10)
    evening.play("recruit deck")

    assert evening.left[mover] == 40


def test_leaving_and_coming_back_does_not_stop_ones_clock_either():
    evening = begin_with_clock(100)
    mover = evening.awaited
    evening.wait(50)

    evening.do("leave", mover)
    evening.wait(5)
    evening.do("take_back", mover)
    evening.wait(10)
    evening.play("recruit deck")

    assert evening.left[mover] == 35, "the bot had not moved yet"


def test_who_has_no_time_left_gets_the_seat_back_only_when_the_bot_has_moved():
    evening = begin_with_clock(10)
    mover = evening.awaited
    evening.wait(10)
    assert evening.table.seats[mover].stood_in == "clock"
    evening.wait(0.3)

    assert refused(evening, "take_back", mover) == "time-is-up"
    evening.play()
    evening.do("take_back", mover)

    assert evening.left[mover] == LEAST_TIME


def test_nobody_gains_time_by_leaving_and_coming_back():
    evening = begin_with_clock(10)
    mover = evening.awaited
    evening.wait(9.5)
    for _ in range(3):
        evening.do("leave", mover)
        evening.do("take_back", mover)

    assert evening.left[mover] == 0.5


def test_nobody_gains_time_by_leaving_while_the_others_think():
    evening = begin_with_clock(10)
    mover = evening.awaited
    evening.wait(8)
    while evening.awaited == mover:
        evening.play()
    evening.do("leave", mover)
    while evening.awaited != mover:
        evening.play()
    evening.do("take_back", mover)

    assert evening.left[mover] == 2


def test_seats_are_not_left_without_end_but_always_taken_back():
    evening = begin(3)
    mover, other = evening.awaited, evening.other
    for number in range(MOST_ASKED):
        evening.do("leave", mover, message=f"mia:{number}")
        evening.do("take_back", mover, message=f"mia:back-{number}")

    assert refused(evening, "leave", mover) == "enough-asked"
    evening.do("leave", other, message="leo:1")
    evening.do("take_back", other, message="leo:2")


def test_what_a_bot_played_because_time_was_up_is_not_taken_back():
    evening = begin_with_clock(10)
    mover = evening.awaited
    evening.wait(10)
    evening.play("recruit market red")
    assert evening.awaited == mover, "in the middle of the own turn"
    evening.do("take_back", mover)

    assert evening.table.may_undo(mover) is False
    assert refused(evening, "undo", mover) == "nothing-to-undo"


def test_who_was_ready_is_asked_again_for_a_clock_that_gives_less_time():
    evening = Evening(2)
    for seat in range(2):
        evening.do("sit", seat, PEOPLE[seat])
    evening.commit(1)
    evening.do("set_clock", 0, Clock(600))
    evening.commit(0)
    assert not evening.table.seats[1].is_ready, "the guest was ready for a game without a clock"

    evening.commit(1)
    evening.reveal(0, 1)
    assert evening.table.began


def test_who_was_ready_stays_so_if_the_clock_is_relaxed_or_taken_away():
    evening = Evening(2, clock=Clock(60))
    for seat in range(2):
        evening.do("sit", seat, PEOPLE[seat])
    evening.commit(1)
    evening.do("set_clock", 0, Clock(90, 1))
    evening.do("set_clock", 0, None)
    evening.commit(0)
    evening.reveal(0, 1)
    assert evening.table.began


@pytest.mark.parametrize(("game", "verb"), [("cat-burglars", "activate"), ("meow", "calvin")])
def test_nobody_thinks_in_anothers_time_and_then_takes_back(game, verb):
    evening = begin_with_clock(100, game=game)
    move = evening.play_until(verb)
    mover = evening.awaited
    evening.play(move)
    while evening.awaited == mover and evening.table.may_undo(mover) is not False:
        evening.play()
    before = list(evening.left)
    evening.wait(60)
    evening.do("undo", mover)

    assert evening.left[mover] == before[mover] - 60
    assert evening.left[1 - mover] == before[1 - mover]


def test_nobody_gains_time_by_taking_moves_back():
    evening = begin_with_clock(100, increment=10)
    mover = evening.awaited

    for _ in range(5):
        evening.wait(1)
        evening.play("recruit market red")
        evening.wait(1)
        evening.do("undo", mover)

    assert evening.awaited == mover
    assert evening.left[mover] == 90


def test_a_resignation_of_another_does_not_stop_ones_clock():
    evening = begin_with_clock(100, players=3)
    mover = evening.awaited
    evening.wait(50)

    evening.do("resign", evening.other)

    assert evening.table.due() == 100
    evening.play("recruit deck")
    assert evening.left[mover] == 50


def test_the_host_sets_the_clock_as_they_like_before_the_game():
    evening = Evening()
    evening.do("sit", 0, "Mia")
    for clock in (Clock(100), Clock(30, 5), None, Clock(20)):
        evening.do("set_clock", 0, clock)
        assert evening.table.clock == clock
    evening.do("sit", 1, "Leo")
    evening.commit(0, 1)
    evening.reveal(0, 1)
    assert evening.left == [20, 20]


def test_the_host_gives_everybody_more_time_or_takes_the_clock_away_in_a_running_game():
    evening = begin_with_clock(100)
    evening.wait(60)

    evening.do("set_clock", 0, Clock(130, 5))
    assert evening.left == [130, 130]
    assert evening.table.due() == 190

    evening.do("set_clock", 0, None)
    assert evening.table.due() is None


def test_a_clock_is_neither_switched_on_nor_tightened_in_a_running_game():
    assert refused(begin(), "set_clock", 0, Clock(86400, 3600)) == "clock-tightened"
    for clock in (Clock(99, 10), Clock(1000, 4), Clock(10)):
        assert refused(begin_with_clock(100, increment=5), "set_clock", 0, clock) == "clock-tightened"
    evening = begin_with_clock(100)
    evening.do("set_clock", 0, None)
    assert refused(evening, "set_clock", 0, Clock(100)) == "clock-tightened", "once it is gone, it is gone"


def test_who_has_saved_up_time_keeps_it_when_the_clock_is_set_anew():
    evening = begin_with_clock(100, increment=30)
    mover = evening.awaited
    evening.play()
    assert evening.left[mover] == 130

    evening.do("set_clock", 0, Clock(110, 30))

    assert evening.left[mover] == 130
    assert evening.left[1 - mover] == 110


@pytest.mark.parametrize("clock", [Clock(9.9), Clock(1e6), Clock(60, -1), Clock(60, 4000), Clock(float("nan"))])
def test_a_clock_that_makes_no_sense_is_refused(clock):
    assert refused(begin(), "set_clock", 0, clock) == "bad-clock"


# Leaving and coming back


def test_when_somebody_leaves_a_bot_plays_for_them_until_they_take_the_seat_back():
    evening = begin()
    mover = evening.awaited

    evening.do("leave", mover)
    assert evening.table.awaited_bot == evening.setup.stand_in
    assert evening.table.due() == evening.now + evening.setup.pace
    assert refused(evening, "leave", mover) == "bot-plays"
    evening.play("recruit deck")

    evening.do("take_back", mover)
    assert not evening.table.awaited_bot
    assert refused(evening, "take_back", mover) == "person-plays"
    evening.play("recruit deck")
    assert [entry.bot for entry in evening.entries if isinstance(entry, Played)] == [True, False]


def test_who_has_left_comes_back_by_asking_not_by_opening_the_page():
    evening = begin()
    evening.do("go_away", 0)
    evening.do("leave", 0)

    assert evening.ask("come_back", 0) is None
    assert evening.ask("go_away", 0) is None
    evening.do("take_back", 0)


def test_without_a_clock_nobodys_move_is_played_by_a_bot_unless_somebody_asks_for_it():
    evening = begin(grace=60)
    mover, other = evening.awaited, evening.other
    evening.do("go_away", mover)
    evening.wait(1e7)
    assert evening.table.due() is None
    assert not evening.table.awaited_bot

    asked = evening.do("replace", other, mover)

    assert evening.table.awaited_bot == evening.setup.stand_in
    assert (asked.seat, asked.why, asked.asker) == (mover, "away", other)
    assert evening.table.noted[-1].entry is asked, "it belongs to the story"


def test_others_may_ask_for_a_bot_in_the_place_of_somebody_away_when_the_grace_period_is_over():
    evening = begin(grace=60)
    mover, other = evening.awaited, evening.other
    evening.wait(10)
    evening.do("go_away", mover)
    assert evening.table.replaceable_from == 70

    evening.wait(59)
    assert refused(evening, "replace", other, mover) == "not-silent"
    evening.wait(1)
    assert refused(evening, "replace", mover, mover) == "not-awaited", "nobody asks for themselves"
    evening.do("replace", other, mover)

    assert evening.table.seats[mover].stood_in == "away"
    assert evening.table.replaceable_from is None
    assert refused(evening, "replace", other, mover) == "bot-plays"


def test_the_grace_period_begins_when_it_is_ones_turn():
    evening = begin(grace=60)
    away, other = evening.other, evening.awaited
    evening.do("go_away", away)
    evening.wait(1000)
    assert refused(evening, "replace", other, away) == "not-awaited"

    while evening.awaited == other:
        evening.play()

    assert evening.table.replaceable_from == 1060


def test_with_a_clock_the_clock_decides_for_who_is_away():
    evening = begin_with_clock(300, grace=60)
    mover, other = evening.awaited, evening.other
    evening.do("go_away", mover)
    assert evening.table.due() == 300

    evening.wait(299)
    assert not evening.table.awaited_bot
    assert refused(evening, "replace", other, mover) == "not-silent"
    evening.wait(1)

    assert evening.table.seats[mover].stood_in == "clock"


def test_who_comes_back_within_the_grace_period_has_missed_nothing():
    evening = begin(grace=60)
    mover = evening.awaited
    evening.do("go_away", mover)
    assert evening.ask("go_away", mover) is None, "one is away only once"
    evening.wait(59)

    evening.do("come_back", mover)
    evening.wait(500)

    assert evening.ask("come_back", mover) is None
    assert refused(evening, "replace", evening.other, mover) == "not-silent"
    assert evening.table.noted == (), "nobody had played for them"


def test_a_bot_that_stood_in_for_somebody_away_makes_room_when_they_are_back():
    evening = begin(grace=60)
    mover = evening.awaited
    evening.do("go_away", mover)
    evening.wait(60)
    evening.do("replace", evening.other, mover)
    evening.play("recruit deck")
    played = evening.table.number

    back = evening.do("come_back", mover)

    assert evening.table.seats[mover].stood_in == ""
    assert evening.table.by_stand_ins == (played,), "they can be told what was played for them"
    assert (evening.table.noted[-1].entry, evening.table.noted[-1].ended) == (back, "away")
    evening.play("recruit deck")
    assert evening.table.by_stand_ins == (played,)


def test_a_bot_that_has_a_seat_of_its_own_stands_in_for_nobody():
    evening = begin(2, bots=("kitten",))
    evening.play_to_the_end()
    assert evening.table.by_stand_ins == ()


def test_who_plays_alone_against_bots_is_waited_for_forever():
    evening = begin(3, bots=("kitten", "tabby"), grace=60)
    while evening.awaited != 0:
        evening.play()
    evening.do("go_away", 0)

    evening.wait(1e7)

    assert evening.table.due() is None
    assert not evening.table.awaited_bot
    assert evening.table.replaceable_from is None
    assert refused(evening, "replace", 1, 0) == "not-awaited"


def test_nobody_is_hurried_while_all_the_others_are_away_too():
    evening = begin(grace=60)
    mover, other = evening.awaited, evening.other
    evening.do("go_away", 0)
    evening.do("go_away", 1)
    evening.wait(1e7)
    assert evening.table.replaceable_from is None

    evening.do("come_back", other)
    assert evening.table.replaceable_from == evening.now + 60, "the grace period counts while others wait"
    evening.wait(60)
    evening.do("replace", other, mover)


def test_somebody_else_who_comes_back_later_does_not_begin_the_grace_period_anew():
    evening = begin(3, grace=60)
    mover, first, second = evening.awaited, evening.other, (evening.other + 1) % 3
    for seat in (mover, first, second):
        evening.do("go_away", seat)
    evening.wait(1000)
    evening.do("come_back", first)
    evening.wait(50)
    evening.do("come_back", second)
    evening.wait(10)
    evening.do("replace", second, mover)


def test_others_may_ask_for_a_bot_in_the_place_of_somebody_who_is_there_and_does_nothing_for_very_long():
    evening = begin(3, grace=60)
    mover, other = evening.awaited, evening.other
    evening.wait(SILENCE * 60 - 1)
    assert refused(evening, "replace", other, mover) == "not-silent"

    evening.wait(1)
    assert refused(evening, "replace", mover, mover) == "not-awaited"
    assert refused(evening, "replace", mover, other) == "not-awaited", "nobody waits for them"
    asked = evening.do("replace", other, mover)

    assert evening.table.seats[mover].stood_in == "silent"
    assert asked.asker == other
    assert refused(evening, "replace", other, mover) == "bot-plays"


def test_who_was_silent_and_takes_the_seat_back_is_not_replaced_at_once():
    evening = begin(grace=60)
    mover, other = evening.awaited, evening.other
    evening.wait(SILENCE * 60)
    evening.do("replace", other, mover)
    evening.wait(30)

    evening.do("take_back", mover)
    evening.wait(SILENCE * 60 - 1)

    assert refused(evening, "replace", other, mover) == "not-silent"


def test_a_bot_that_stood_in_by_itself_in_a_game_of_before_is_read_as_it_was_stored():
    evening = begin(grace=60)
    mover = evening.awaited
    evening.do("go_away", mover)
    stored = f'{{"kind":"stoodin","at":60.0,"seat":{mover},"why":"away"}}'
    entry = decode_entry(stored.encode())
    evening.table = evening.table.after(entry)
    evening.now = 60.0

    assert entry.asker is None
    assert evening.table.awaited_bot == evening.setup.stand_in
    evening.play("recruit deck")
    evening.do("come_back", mover)
    assert evening.table.seats[mover].stood_in == ""
    assert evening.table.shares.used("asked", 1 - mover) == 0


# Taking back


@pytest.mark.parametrize(
    ("game", "verb"),
    [
        ("cat-burglars", "recruit market"), ("cat-burglars", "activate"),
        ("meow", "stop"), ("meow", "calvin"), ("catham-city", "give"),
    ],
)  # fmt: skip
def test_a_move_by_which_nobody_learned_anything_can_be_taken_back(game, verb):
    evening = begin(game=game)
    move = evening.play_until(verb, dice=11)
    mover, before, moves = evening.awaited, evening.state, len(evening.table.record.moves)
    evening.play(move)
    assert evening.table.may_undo(mover) is None, "that has yet to be worked out"

    evening.do("undo", mover)

    assert evening.state == before
    assert evening.table.awaited == mover
    assert len(evening.table.record.moves) == moves
    assert len(evening.table.steps) == moves + 1, "the deal, and every move that stands"
    assert evening.table.changed == evening.table.number, "whoever saw the move has to look again"


@pytest.mark.parametrize(
    ("game", "players", "verb"),
    [
        ("cat-burglars", 2, "form"), ("cat-burglars", 2, "secure"), ("cat-burglars", 3, "infiltrate"), ("meow", 3, "double-cross"),
        ("catham-city", 2, "play"), ("catham-city", 2, "discard"),
    ],
)  # fmt: skip
def test_a_move_by_which_somebody_saw_a_card_is_not_taken_back(game, players, verb):
    evening = begin(players, game=game, secret="02" * 32)
    move = evening.play_until(verb)
    mover = evening.awaited
    evening.play(move)

    assert refused(evening, "undo", mover) == "undo-reveals"


def test_a_look_into_anothers_hand_is_not_taken_back_though_only_the_mover_had_it():
    evening = begin(3, game="meow")
    move = evening.play_until("double-cross")
    mover = evening.awaited
    evening.play(move)

    assert evening.table.may_undo(mover) is None, "it drew no card"
    assert refused(evening, "undo", mover) == "undo-reveals"


def test_a_draw_is_not_taken_back():
    evening = begin()
    mover = evening.awaited

    evening.play("recruit deck")

    assert evening.awaited == mover
    assert evening.table.may_undo(mover) is False
    assert refused(evening, "undo", mover) == "nothing-to-undo"


def test_nobody_is_offered_to_take_back_who_has_asked_for_as_much_as_one_may():
    evening = begin()
    mover = evening.awaited
    evening.play("recruit market red")
    assert evening.table.may_undo(mover) is not False
    for number in range(MOST_ASKED // 2):
        evening.do("leave", mover, message=f"mia:{number}")
        evening.do("take_back", mover, message=f"mia:back-{number}")
    while evening.table.shares.may_ask(mover):
        evening.do("leave", mover, message="mia:last")
        evening.do("take_back", mover, message="mia:back-last")

    assert refused(evening, "undo", mover) == "enough-asked"
    assert evening.table.may_undo(mover) is False


def test_nothing_is_taken_back_across_a_draw():
    evening = begin()
    mover = evening.awaited
    evening.play("recruit market red")

    evening.play("recruit deck")

    assert refused(evening, "undo", mover) == "nothing-to-undo"


def test_nothing_is_taken_back_across_anothers_move_nor_by_another():
    evening = begin()
    move = evening.play_until("activate", dice=2)
    mover = evening.awaited
    evening.play(move)
    other = evening.awaited
    assert other != mover
    assert refused(evening, "undo", other) == "nothing-to-undo"

    evening.play("recruit market red")

    assert refused(evening, "undo", mover) == "nothing-to-undo"
    evening.do("undo", other)
    assert refused(evening, "undo", mover) == "nothing-to-undo", "the other has moved, even if they took it back"


def test_before_the_first_move_there_is_nothing_to_take_back():
    assert refused(begin(), "undo", 0) == "nothing-to-undo"


def test_one_takes_back_ones_own_moves_not_those_of_a_bot_that_plays_on():
    evening = begin(3)
    mover = evening.awaited
    evening.do("resign", mover)
    evening.play("recruit market red")

    assert refused(evening, "undo", mover) == "bot-plays"


@pytest.mark.parametrize(
    ("game", "verb"), [("cat-burglars", "infiltrate"), ("meow", "double-cross"), ("catham-city", "match")]
)
def test_whether_a_move_can_be_taken_back_tells_its_mover_nothing_about_hidden_cards(game, verb):
    evening = begin(3, game=game)
    move = evening.play_until(verb)
    before, mover = evening.state, evening.awaited
    answer = nobody_learned(before, before.find(move), before.play(move))

    worlds = [before.game.imagine(before.view(mover), seed) for seed in range(12)]
    alike = [world for world in worlds if world.play(move).glimpse(mover) == before.play(move).glimpse(mover)]

    assert {nobody_learned(world, world.find(move), world.play(move)) for world in alike} <= {answer}


# Giving up, and the end


def test_of_two_the_other_has_won_when_one_gives_up():
    evening = begin()

    evening.do("resign", 0)

    assert evening.table.over
    assert evening.table.winners == [1]
    assert evening.table.due() is None
    assert evening.table.awaited is None


def test_at_a_larger_table_a_bot_plays_on_for_whoever_gave_up():
    evening = begin(3)
    mover = evening.awaited

    evening.do("resign", mover)

    assert not evening.table.over
    assert evening.table.awaited_bot == evening.setup.stand_in
    assert refused(evening, "resign", mover) == "has-resigned"
    assert refused(evening, "take_back", mover) == "has-resigned"
    evening.play("recruit deck")
    evening.do("play", evening.awaited, "recruit deck", evening.table.changed, bot=True)


def test_who_gave_up_is_told_that_they_did_and_the_others_how_they_did():
    evening = begin()
    evening.do("resign", 0)
    ends = [standing_seen(evening.table, seat) for seat in (0, 1, None)]
    assert [end and end.say for end in ends] == ["you-resigned", "you-won", None]
    assert [place_seen(evening.table, seat) for seat in (0, 1, None)] == [None, 1, None]

    evening = begin(3)
    evening.do("resign", 0)
    evening.play_to_the_end()
    assert standing_seen(evening.table, 0).say == "you-resigned"
    assert [place_seen(evening.table, seat) for seat in range(3)] == [
        None,
        *(place_of(evening.state.outcome, seat) for seat in (1, 2)),
    ]


def test_who_gave_up_stays_so_even_when_they_come_back():
    evening = begin(3)
    evening.do("go_away", 0)
    evening.do("resign", 0)

    evening.do("come_back", 0)

    assert evening.table.seats[0].resigned


@pytest.mark.parametrize("game", GAMES)
def test_a_game_is_played_to_its_end_and_then_only_words_and_a_rematch_are_left(game):
    evening = begin(3, bots=("kitten",), game=game)

    evening.play_to_the_end()

    assert evening.table.winners == evening.state.outcome.winners
    assert evening.table.due() is None
    assert refused(evening, "play", 0, "pass", None) == "game-over"
    for request in ("undo", "resign", "leave", "take_back"):
        assert refused(evening, request, 0) == "game-over"
    assert refused(evening, "replace", 0, 1) == "game-over"
    assert refused(evening, "set_clock", 0, None) == "game-over"
    assert evening.ask("go_away", 0) is None
    evening.do("say", 0, "Again?")
    evening.do("ask_rematch", 1, "k8")
    assert evening.table.rematch == "k8"


def test_a_rematch_is_asked_for_after_the_game_and_only_once():
    evening = begin()
    assert refused(evening, "ask_rematch", 0, "k8") == "not-yet-over"
    evening.do("resign", 0)

    evening.do("ask_rematch", 0, "k8")

    assert refused(evening, "ask_rematch", 1, "k9") == "rematch-exists"
    assert refused(evening, "ask_rematch", 0, "k8") == "rematch-exists"
    evening.do("ask_rematch", 1, "k8")
    assert (evening.table.rematch, evening.table.again) == ("k8", [0, 1])


def test_spectators_see_what_everybody_sees_and_no_hand():
    evening = begin()

    seen = now_for(evening.table, None, evening.now)

    assert copied(seen.view) == evening.state.view(None).to_dict()
    assert seen.view["seat"] is None
    assert seen.view["moves"] == []
    assert seen.may_undo is False


def test_the_secret_and_the_numbers_are_shown_at_the_end_and_not_before():
    evening = begin()
    for seat in (0, 1, None):
        picture = picture_for(evening.table, seat, evening.now)
        assert SECRET.encode() not in encode_entry(picture)
        assert picture.commitment == commitment_of(evening.table.terms, SECRET)
        assert (picture.now.secret, picture.now.numbers) == (None, None)

    evening.play_to_the_end()

    for seat in (0, 1, None):
        now = now_for(evening.table, seat, evening.now)
        assert (now.secret, now.numbers) == (SECRET, NUMBERS[:2])
    assert record_of(evening.table)["fair"]["secret"] == SECRET


# Entries


# Hints


def test_alone_against_bots_hints_are_free_and_told_to_nobody():
    evening = begin(2, bots=("kitten",))
    while evening.awaited != 0:
        evening.play()
    assert evening.ask("take_hint", 0) is None


def test_where_two_people_play_hints_are_off_unless_the_table_allows_them():
    evening = begin(3, bots=("kitten",))
    while evening.table.awaited_bot:
        evening.play()
    assert refused(evening, "take_hint", evening.awaited) == "hints-off"
    assert not decode_setup(
        b'{"id":"k7","game":"meow","rules":"1","players":2,"options":{},"secret":"","created":0}'
    ).hints


def test_where_they_are_allowed_a_hint_is_told_once_for_each_moment():
    evening = begin(hints=True)
    mover = evening.awaited
    assert refused(evening, "take_hint", evening.other) == "no-hint"

    taken = evening.do("take_hint", mover)
    assert evening.ask("take_hint", mover) is None, "all know it already"
    evening.play("recruit deck")

    assert evening.table.noted[-1].entry is taken, "it belongs to the story"
    if evening.awaited == mover:
        evening.do("take_hint", mover)


def a_long_evening() -> Evening:
    """An evening at which everything happens that can happen."""
    evening = Evening(3, clock=Clock(100, 2), hints=True)
    evening.do("sit", 0, "Mia", message="m:1")
    evening.do("sit", 1, "Ida")
    evening.do("clear", 0, 1)
    evening.do("sit", 1, "Leo", message="l:1")
    evening.do("fill", 0, 2, "kitten")
    evening.commit(0, 1)
    evening.wait(evening.table.patience_for_numbers)
    evening.commit(1, 0)
    evening.reveal(1, 0)
    evening.do("say", 1, "Good luck – viel Glück!")
    while evening.awaited == 2:
        evening.play()
    evening.wait(3)
    mover = evening.awaited
    evening.do("take_hint", mover)
    evening.play("recruit market red", message="x:2")
    evening.do("undo", mover, message="x:3")
    evening.play("recruit deck")
    evening.do("go_away", 0)
    evening.do("come_back", 0)
    evening.do("leave", 1)
    evening.play_until("infiltrate")
    evening.do("set_clock", 0, Clock(500, 2))
    evening.do("set_clock", 0, None)
    evening.do("take_back", 1)
    evening.do("resign", 1)
    evening.play_to_the_end()
    evening.do("ask_rematch", 0, "k8")
    return evening


EVENING = a_long_evening()


def test_the_same_entries_give_the_same_table():
    again = Table(EVENING.setup)

    again.replay(EVENING.entries)

    assert everything(again) == everything(EVENING.table)


def test_what_was_stored_comes_back_as_it_was():
    kinds = {type(entry) for entry in EVENING.entries}
    assert kinds == {
        Sat,
        Ready,
        Revealed,
        GivenUp,
        Rose,
        Played,
        Undid,
        Resigned,
        Away,
        Here,
        Hinted,
        StoodIn,
        Clocked,
        Said,
        Rematched,
    }

    assert [decode_entry(encode_entry(entry)) for entry in EVENING.entries] == EVENING.entries
    assert decode_setup(encode_setup(EVENING.setup)) == EVENING.setup
    stored = Table(decode_setup(encode_setup(EVENING.setup)))
    stored.replay(decode_entry(encode_entry(entry)) for entry in EVENING.entries)
    assert everything(stored) == everything(EVENING.table)


def test_what_comes_after_leaves_the_table_before_as_it_was():
    table = Table(EVENING.setup)

    for number, entry in enumerate(EVENING.entries, 1):
        before = everything(table)
        after = table.after(entry)
        assert everything(table) == before
        assert after.number == number
        table = after


def test_what_is_kept_of_a_table_has_an_end_however_often_somebody_changes_their_mind():
    evening = begin()
    for number in range(MOST_ASKED):
        evening.do("set_clock", 0, None, message=f"mia:{number}")

    for request in (("set_clock", 0, None), ("leave", 0), ("undo", 0)):
        assert refused(evening, *request) == "enough-asked"
    assert refused(evening, "undo", 1) == "nothing-to-undo", "the others have not asked for much"
    evening.play()
    evening.do("say", 0, "And yet we play")
    evening.do("resign", 1)
    assert evening.table.over
