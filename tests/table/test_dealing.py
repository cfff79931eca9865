"""Nobody chooses the deal: the house commits, then every seat, and only then numbers are revealed. Whoever withholds theirs is named."""

from __future__ import annotations

from pathlib import Path

import pytest

from mewseum import Refused, record
from mewseum.core.account import Witness
from mewseum.core.fairness import seat_commitment_of, seed_of
from mewseum.core.former_fairness import former_commitment_of, former_seed_of
from mewseum.server.seeing import happened_for, now_for, picture_for, record_of
from mewseum.server.wire import encode
from mewseum.table.dealing import LEAST_PATIENCE, MOST_ROUNDS, Dealing
from mewseum.table.entries import Clock, GivenUp, Ready, Revealed, Sat, decode_entry, encode_entry
from mewseum.table.table import Table
from tests.table.evenings import (
    FORMER_NUMBERS,
    NUMBERS,
    PEOPLE,
    SECRET,
    Evening,
    a_former_table,
    begin,
    everything,
    refused,
)

ROOT = Path(__file__).parents[2]
OTHER = "0f" * 32


def all_committed(players=2, **wish):
    evening = Evening(players, **wish)
    for seat in range(players):
        evening.do("sit", seat, PEOPLE[seat])
    evening.commit(*range(players))
    return evening


# In order


def test_no_number_is_taken_before_every_seat_has_committed():
    evening = Evening(3)
    for seat in (0, 1):
        evening.do("sit", seat, PEOPLE[seat])
    evening.commit(0, 1)
    assert refused(evening, "reveal", 0, NUMBERS[0]) == "not-all-committed"
    evening.do("sit", 2, PEOPLE[2])
    assert refused(evening, "reveal", 0, NUMBERS[0]) == "not-all-committed"

    evening.commit(2)
    evening.reveal(2, 0)
    assert not evening.table.began
    evening.reveal(1)
    assert evening.table.began


def test_the_last_to_reveal_has_no_choice():
    evening = all_committed()
    evening.reveal(0)

    for number in (OTHER, NUMBERS[0], NUMBERS[1][:-1] + "0"):
        assert refused(evening, "reveal", 1, number) == "other-number"
    evening.reveal(1)
    assert evening.state == evening.table.game.deal(seed_of(evening.table.terms, SECRET, NUMBERS[:2]))


def test_a_number_is_revealed_once_and_in_any_case_of_its_letters():
    evening = all_committed(3)
    evening.do("reveal", 1, NUMBERS[1].upper())

    assert refused(evening, "reveal", 1, NUMBERS[1]) == "already-revealed"
    assert evening.table.numbers[1] == NUMBERS[1]


def test_once_all_have_committed_nothing_changes_to_which_they_did():
    evening = Evening(3)
    for seat in (0, 1):
        evening.do("sit", seat, PEOPLE[seat])
    evening.do("fill", 0, 2, "kitten")
    evening.commit(0, 1)

    assert refused(evening, "fill", 0, 2, "tabby") == "dealing"
    assert refused(evening, "clear", 0, 1) == "dealing"
    assert refused(evening, "clear", 1, 1) == "dealing"
    assert refused(evening, "set_clock", 0, Clock(60)) == "dealing"
    assert refused(evening, "set_clock", 0, None) == "dealing"
    assert refused(evening, "ready", 0, evening.commitment(0, OTHER)) == "already-ready"


def test_a_bot_gives_no_number():
    evening = begin(3, bots=("kitten",))

    assert evening.table.numbers == [*NUMBERS[:2], ""]
    assert record_of(evening.table)["fair"]["commitments"][2] == ""
    fresh = Evening(2)
    fresh.do("sit", 0, "Mia")
    fresh.do("fill", 0, 1, "kitten")
    fresh.commit(0)
    assert refused(fresh, "reveal", 1, NUMBERS[1]) == "bot-plays"


# A seat that copies another's commitment


def test_who_copies_a_commitment_cannot_open_it_not_even_with_the_number():
    evening = Evening(2)
    for seat in (0, 1):
        evening.do("sit", seat, PEOPLE[seat])
    evening.commit(0)
    evening.do("ready", 1, evening.table.seats[0].commitment)
    evening.reveal(0)

    assert refused(evening, "reveal", 1, NUMBERS[0]) == "other-number"
    evening.wait(evening.table.patience_for_numbers)
    assert evening.table.dealing.past[0].names == ("Leo",)


def test_a_commitment_of_another_round_or_table_opens_nothing():
    evening = all_committed()
    replayed = evening.table.seats[1].commitment
    evening.reveal(0)
    evening.wait(evening.table.patience_for_numbers)
    evening.do("sit", 1, "Leo")
    foreign = seat_commitment_of("k8", 2, 0, evening.table.commitment, NUMBERS[0])
    evening.do("ready", 0, foreign)
    evening.do("ready", 1, replayed)

    assert refused(evening, "reveal", 0, NUMBERS[0]) == "other-number"
    assert refused(evening, "reveal", 1, NUMBERS[1]) == "other-number"


# Whoever does not reveal


def test_a_round_without_all_numbers_is_given_up_and_who_withheld_theirs_is_named():
    evening = all_committed(3, grace=20.0)
    evening.wait(5)
    evening.reveal(1)
    assert evening.table.due() == 20.0, "since all had committed, whoever reveals meanwhile"
    evening.wait(14)
    assert not evening.table.dealing.past
    before = evening.table.commitment

    evening.wait(1)

    table = evening.table
    assert not table.began
    assert table.due() is None
    assert [past.names for past in table.dealing.past] == [("Mia", "Ida")]
    assert table.dealing.past[0].told.missing == [0, 2]
    assert [seat.name for seat in table.seats] == ["", "Leo", ""], "whoever withheld a number has lost the seat"
    assert [seat.is_ready for seat in table.seats] == [False] * 3, "everybody is asked again"
    assert table.numbers == ["", "", ""]
    assert table.commitment != before
    assert table.dealing.secret != SECRET


def test_a_new_round_begins_with_fresh_numbers_and_the_record_tells_the_old_one():
    evening = all_committed(2, grace=20.0)
    evening.reveal(0)
    first = [seat.commitment for seat in evening.table.seats], evening.table.commitment
    evening.wait(20)
    evening.do("sit", 1, "Ida")
    evening.commit(1, 0)
    evening.reveal(0, 1)
    evening.play_to_the_end()
    told = record_of(evening.table)["fair"]

    assert told["round"] == 2
    assert told["abandoned"] == [{"round": 1, "commitment": first[1], "commitments": first[0], "missing": [1]}]
    assert NUMBERS[0] in told["numbers"]
    assert SECRET not in str(told), "what was given up is not opened"
    seen = Witness("k7", told["commitment"], 0, NUMBERS[0], told["commitments"])
    assert record.from_dict(record_of(evening.table)).verify(seen) == evening.state
    now = now_for(evening.table, None, evening.now)
    assert now.secret == evening.table.dealing.secret


def test_every_round_has_a_secret_that_nobody_can_foresee():
    evening = all_committed()
    table = evening.table
    secrets = {table.tick(1000.0).secret for _ in range(20)}

    assert len(secrets) == 20
    assert all(len(bytes.fromhex(secret)) == 32 for secret in secrets)


def test_numbers_are_waited_for_at_least_as_long_as_a_page_takes_to_load():
    evening = all_committed(grace=0.0)
    evening.wait(LEAST_PATIENCE - 0.1)
    assert not evening.table.dealing.past
    evening.wait(0.1)
    assert evening.table.dealing.past


def withhold(evening, seat=1):
    """Everybody but one seat reveals; the round is given up."""
    evening.reveal(*[other for other in range(evening.setup.players) if other != seat])
    evening.wait(evening.table.patience_for_numbers)


def test_whoever_withholds_a_number_loses_the_seat_and_the_others_go_on_with_a_bot():
    evening = all_committed()
    withhold(evening)
    assert [seat.name for seat in evening.table.seats] == ["Mia", ""]
    assert evening.table.dealing.past[0].is_freed
    evening.do("fill", 0, 1, "kitten")
    evening.commit(0)
    evening.reveal(0)

    assert evening.table.began
    assert evening.table.dealing.past[0].names == ("Leo",), "what was is not forgotten"


def test_they_go_on_with_another_person_or_with_the_same():
    for name in ("Ida", "Leo"):
        evening = all_committed()
        withhold(evening)
        evening.do("sit", None, name)
        evening.commit(0, 1)
        evening.reveal(0, 1)
        assert evening.table.began


def test_a_host_who_withholds_loses_the_seat_and_the_first_who_revealed_is_host():
    evening = all_committed(3)
    withhold(evening, seat=0)
    table = evening.table
    assert [seat.name for seat in table.seats] == ["", "Leo", "Ida"]
    assert (table.host, now_for(table, None, 0.0).host) == (1, 1)

    evening.do("sit", 0, "Mia")
    assert refused(evening, "fill", 0, 1, "kitten") == "only-host"
    assert refused(evening, "clear", 0, 2) == "only-host"
    assert refused(evening, "set_clock", 0, Clock(60)) == "only-host"
    assert refused(evening, "open_talk", 0, is_open=True) == "only-host"
    assert refused(evening, "clear", 1, 1) == "host-stays"
    evening.do("clear", 1, 2)
    evening.do("fill", 1, 2, "kitten")
    evening.do("set_clock", 1, Clock(60))


def test_where_nobody_has_revealed_nobody_can_have_learned_anything_and_all_keep_their_seats():
    for bots in ((), ("kitten",)):
        evening = Evening(3)
        people = 3 - len(bots)
        for seat in range(people):
            evening.do("sit", seat, PEOPLE[seat])
        for seat, bot in enumerate(bots, people):
            evening.do("fill", 0, seat, bot)
        evening.commit(*range(people))
        evening.wait(evening.table.patience_for_numbers)

        assert evening.table.dealing.past[0].names == tuple(PEOPLE[:people])
        assert not evening.table.dealing.past[0].is_freed
        assert all(seat.taken for seat in evening.table.seats)
        assert evening.table.host == 0


def test_after_a_round_everybody_who_is_left_commits_afresh():
    evening = all_committed(3)
    old = [seat.commitment for seat in evening.table.seats]
    withhold(evening, seat=2)
    evening.do("sit", 2, "Ida")
    evening.commit(2)
    assert [bool(seat.commitment) for seat in evening.table.seats] == [False, False, True]
    assert refused(evening, "reveal", 2, NUMBERS[2]) == "not-all-committed"
    evening.commit(0, 1)

    assert not set(old) & {seat.commitment for seat in evening.table.seats}


def test_after_few_rounds_a_table_deals_no_more_and_says_so():
    evening = all_committed()
    for _ in range(MOST_ROUNDS - 1):
        evening.wait(evening.table.patience_for_numbers)
        evening.commit(0, 1)
    withhold(evening)

    assert len(evening.table.dealing.past) == MOST_ROUNDS
    assert refused(evening, "ready", 0, evening.commitment(0)) == "too-many-rounds"
    assert refused(evening, "sit", 1, "Leo") == "too-many-rounds"
    assert refused(evening, "fill", 0, 1, "kitten") == "too-many-rounds"
    evening.do("say", 0, "That was that.")


def test_a_house_with_one_seat_that_withholds_chooses_among_so_many_deals_and_everybody_is_told_of_each():
    """The worst that is left: Leo knows the house's secret, and the deal before his own number comes. He dislikes every deal."""
    evening, foreseen = all_committed(), []
    while not evening.table.dealing.has_ended:
        evening.reveal(0)
        table = evening.table
        foreseen.append(seed_of(table.terms, table.dealing.secret, NUMBERS[:2]))
        evening.wait(table.patience_for_numbers)
        assert [past.names for past in now_for(evening.table, 0, 0.0).dealing.past] == [["Leo"]] * len(foreseen)
        if not evening.table.dealing.has_ended:
            evening.do("sit", 1, "Leo")
            evening.commit(0, 1)

    assert len(set(foreseen)) == MOST_ROUNDS == 3
    assert not evening.table.began


def test_the_device_goes_along_with_as_many_rounds_as_the_house():
    """A house that runs other code, and begins more of them, gets no number from it."""
    assert f"MOST_ROUNDS = {MOST_ROUNDS};" in (ROOT / "web/src/lib/fair.ts").read_text(encoding="utf-8")


# A device that is away


def test_numbers_are_waited_for_when_every_device_is_there():
    """A host shares the link on a phone, and the guest is faster: nobody loses a seat for that."""
    evening = Evening(2, grace=20.0)
    evening.do("sit", 0, "Mia")
    evening.commit(0)
    evening.do("go_away", 0)
    evening.do("sit", 1, "Leo")
    evening.commit(1)
    assert evening.table.due() is None
    assert refused(evening, "reveal", 1, NUMBERS[1]) == "not-all-committed"
    evening.wait(300)
    assert not evening.table.dealing.past

    evening.do("come_back", 0)
    assert evening.table.due() == 320.0
    evening.reveal(1, 0)
    assert evening.table.began


def test_who_goes_and_comes_once_all_have_committed_gains_no_time():
    evening = all_committed(grace=20.0)
    evening.wait(15)
    evening.do("go_away", 0)
    evening.do("come_back", 0)
    assert evening.table.due() == 20.0


# What is told


def test_no_number_is_told_before_the_cards_are_dealt_and_none_of_a_round_that_was_given_up():
    evening = all_committed(3, grace=20.0)
    evening.reveal(1)
    for seat in (None, 0, 1, 2):
        seen = encode(picture_for(evening.table, seat, 0.0)).decode()
        assert not any(number in seen for number in (*NUMBERS, SECRET))
    dealing = now_for(evening.table, None, 0.0).dealing
    assert dealing.revealed == [False, True, False]
    assert dealing.closed
    assert "number" not in encode(happened_for(evening.table, evening.entries[-1], 0)).decode()
    evening.wait(20)
    seen = encode(picture_for(evening.table, 0, 0.0)).decode()
    assert not any(number in seen for number in (*NUMBERS, SECRET, evening.table.dealing.secret))
    dealing = now_for(evening.table, None, 0.0).dealing
    assert (dealing.round, dealing.closed, dealing.commitments) == (2, False, ["", "", ""])
    assert [past.names for past in dealing.past] == [["Mia", "Ida"]]


def test_the_seed_is_computed_only_when_all_numbers_are_there(monkeypatch):
    """Whatever depends on a number, such as the cards, does not exist before everybody is bound."""
    computed = []
    monkeypatch.setattr("mewseum.table.table.seed_of", lambda *parts: computed.append(parts) or seed_of(*parts))
    evening = all_committed()
    evening.reveal(0)
    assert computed == []
    evening.reveal(1)
    assert len(computed) == 1


def test_one_person_and_bots_go_the_same_way():
    evening = begin(3, bots=("kitten", "tabby"))

    assert [type(entry) for entry in evening.entries[-2:]] == [Ready, Revealed]
    evening.play_to_the_end()
    assert record.from_dict(record_of(evening.table)).verify() == evening.state


def test_a_repeated_deal_has_no_commitment_and_no_number():
    evening = Evening(2, deal="7a" * 32)
    evening.do("sit", 0, "Mia")
    evening.do("fill", 0, 1, "kitten")
    evening.do("ready", 0, "")

    assert evening.table.began
    assert evening.table.commitment == ""
    assert evening.state == evening.table.game.deal(bytes.fromhex("7a" * 32))
    assert "fair" not in record_of(evening.table)


# Tables of before


def test_a_table_that_was_dealt_before_replays_to_the_same_seed_and_verifies_by_its_own_words():
    evening = a_former_table()
    seed = former_seed_of(SECRET, "k7", FORMER_NUMBERS)
    assert evening.table.record.seed == seed
    assert evening.table.commitment == former_commitment_of(SECRET)
    assert picture_for(evening.table, 0, 0.0).protocol == 1
    evening.play_to_the_end()
    told = record_of(evening.table)

    assert set(told["fair"]) == {"commitment", "secret", "table", "numbers"}
    assert record.from_dict(told).verify(Witness("k7", former_commitment_of(SECRET), 1, FORMER_NUMBERS[1])) is not None
    with pytest.raises(Refused) as refusal:
        record.from_dict(told).verify(Witness(commitments=[OTHER, OTHER]))
    assert refusal.value.key == "former-commitments"


def test_a_table_that_waited_then_goes_on_by_the_new_protocol():
    evening = a_former_table(ready=1)
    assert evening.table.seats[0].is_ready
    evening.commit(1)
    assert not evening.table.seats[0].is_ready, "whoever gave a number without a commitment is asked again"
    assert not evening.table.began
    evening.commit(0)
    evening.reveal(1, 0)

    assert evening.table.began
    assert record_of(evening.table)["fair"]["version"] == 2
    assert picture_for(evening.table, 0, 0.0).protocol == 2


def test_a_table_at_which_rounds_were_given_up_before_reads_as_it_did():
    """Then nobody lost a seat, and there were many more rounds."""
    evening = all_committed()
    for _ in range(5):
        evening.reveal(0)
        line = b'{"kind":"givenup","at":0.0,"seat":1,"missing":[1],"secret":"%s"}' % (b"5e" * 32)
        evening.entries.append(decode_entry(line))
        evening.table = evening.table.after(evening.entries[-1])
        for seat in (0, 1):
            evening.entries.append(Ready(at=0.0, seat=seat, commitment=evening.commitment(seat)))
            evening.table = evening.table.after(evening.entries[-1])
    evening.reveal(1, 0)

    assert [seat.name for seat in evening.table.seats] == ["Mia", "Leo"]
    assert evening.table.host == 0
    assert not evening.table.dealing.past[0].is_freed
    evening.play_to_the_end()
    told = record_of(evening.table)
    assert len(told["fair"]["abandoned"]) == 5
    assert record.from_dict(told).verify() == evening.state


def test_nobody_can_ask_for_the_former_protocol():
    """The only way to it is an entry that this house does not make any more."""
    evening = Evening(2)
    for seat in (0, 1):
        evening.do("sit", seat, PEOPLE[seat])
    assert refused(evening, "ready", 0, "") == "bad-commitment"
    assert refused(evening, "ready", 0, FORMER_NUMBERS[0]) == "bad-commitment"


def test_the_new_entries_are_stored_and_read():
    evening = all_committed(2, grace=20.0)
    evening.reveal(0)
    evening.wait(20)
    again = Table(evening.setup)
    again.replay(decode_entry(encode_entry(entry)) for entry in evening.entries)

    assert everything(again) == everything(evening.table)
    assert isinstance(again.dealing, Dealing)
    assert isinstance(evening.entries[-1], GivenUp)
    assert isinstance(evening.entries[0], Sat)
