"""Nobody chooses the deal: the house commits, then every seat, and only then numbers are revealed. Whoever withholds theirs is named."""

from __future__ import annotations

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
    assert [seat.is_ready for seat in table.seats] == [False] * 3, "everybody is asked again"
    assert table.numbers == ["", "", ""]
    assert table.commitment != before
    assert table.dealing.secret != SECRET


def test_a_new_round_begins_with_fresh_numbers_and_the_record_tells_the_old_one():
    evening = all_committed(2, grace=20.0)
    evening.reveal(0)
    first = [seat.commitment for seat in evening.table.seats], evening.table.commitment
    evening.wait(20)
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


def test_a_table_is_not_kept_from_its_game_without_end():
    evening = all_committed()
    for _ in range(MOST_ROUNDS - 1):
        evening.wait(evening.table.patience_for_numbers)
        evening.commit(0, 1)
    evening.wait(evening.table.patience_for_numbers)

    assert len(evening.table.dealing.past) == MOST_ROUNDS
    assert refused(evening, "ready", 0, evening.commitment(0)) == "too-many-rounds"


def test_a_person_who_withheld_can_be_sent_away():
    evening = all_committed()
    evening.reveal(0)
    evening.wait(evening.table.patience_for_numbers)
    evening.do("clear", 0, 1)
    evening.do("fill", 0, 1, "kitten")
    evening.commit(0)
    evening.reveal(0)

    assert evening.table.began
    assert evening.table.dealing.past[0].names == ("Leo",), "what was is not forgotten"


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
