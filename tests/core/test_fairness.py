"""Deals that nobody can choose: the same hashes everywhere, and whatever an attacker changes is found."""

from __future__ import annotations

import dataclasses
import hashlib
import itertools
import json
import struct
from pathlib import Path

import pytest

from mewseum import GAMES, Refused, record
from mewseum.core.account import Witness, check_account, read_account
from mewseum.core.fairness import Terms, commitment_of, fields, seat_commitment_of, seed_of
from tests.core.dealt import NUMBERS, OTHER, SECRET, TABLE, account_of, dealt, record_of, terms_of

VECTORS = json.loads((Path(__file__).parents[2] / "docs" / "fairness-vectors.json").read_text(encoding="utf-8"))[
    "vectors"
]
each_vector = pytest.mark.parametrize("vector", VECTORS, ids=[vector["name"] for vector in VECTORS])
BLANKS = [" ", "\n", "\t", "\r", "\x0b", "\x0c", "\x1c", "\u00a0", "\u2003", "_"]


def terms_in(vector):
    return Terms(*(vector[part] for part in ("table", "round", "game", "rules", "players", "options")))


# The hashes. Here they are written a second time, from the words of docs/fairness.md.


def one_after_another(*parts):
    contents = [part if isinstance(part, bytes) else part.encode() for part in parts]
    return b"".join(struct.pack(">I", len(content)) + content for content in contents)


def spelled(value):
    if isinstance(value, list):
        return b"l:" + one_after_another(*map(spelled, value))
    kind = {bool: "b", int: "i", str: "s"}[type(value)]
    return f"{kind}:{str(value).lower() if kind == 'b' else value}".encode()


def terms_by_hand(vector):
    options = b"".join(one_after_another(name, spelled(value)) for name, value in sorted(vector["options"].items()))
    plain = (vector["table"], str(vector["round"]), vector["game"], vector["rules"], str(vector["players"]))
    return one_after_another(*plain, options)


def hashed(*parts):
    return hashlib.sha256(one_after_another(*parts)).hexdigest()


@each_vector
def test_the_terms_are_encoded_as_the_page_says(vector):
    assert terms_in(vector).encoded().hex() == terms_by_hand(vector).hex() == vector["terms"]


@each_vector
def test_the_house_commits_to_its_secret_and_to_the_terms(vector):
    secret = bytes.fromhex(vector["secret"])

    assert commitment_of(terms_in(vector), vector["secret"]) == vector["commitment"]
    assert hashed("mewseum deal 2: house", terms_by_hand(vector), secret) == vector["commitment"]


@each_vector
def test_a_seat_commits_to_its_number_at_its_place(vector):
    house = bytes.fromhex(vector["commitment"])
    for seat, (number, commitment) in enumerate(zip(vector["numbers"], vector["commitments"], strict=True)):
        if not number:
            assert commitment == ""
            continue
        place = vector["table"], str(vector["round"]), str(seat)
        assert seat_commitment_of(vector["table"], vector["round"], seat, vector["commitment"], number) == commitment
        assert hashed("mewseum deal 2: seat", *place, house, bytes.fromhex(number)) == commitment


@each_vector
def test_the_seed_follows_from_terms_secret_and_numbers(vector):
    numbers = [bytes.fromhex(number) for number in vector["numbers"]]

    assert seed_of(terms_in(vector), vector["secret"], vector["numbers"]).hex() == vector["seed"]
    assert hashed("mewseum deal 2: seed", terms_by_hand(vector), bytes.fromhex(vector["secret"]), *numbers) == vector["seed"]  # fmt: skip


def test_no_two_lists_of_fields_give_the_same_bytes():
    texts = ["", "a", "b", "ab", "\x00", "\x00\x00\x00\x01a"]
    lists = [parts for length in range(4) for parts in itertools.product(texts, repeat=length)]

    assert len({fields(*parts) for parts in lists}) == len(lists)


def test_every_part_of_the_terms_changes_commitment_and_seed():
    terms = terms_of("catham-city")
    changes = [
        {"table": "k8"}, {"round": 2}, {"game": "meow"}, {"rules": "0"}, {"players": 4},
        {"options": {**terms.options, "turn_cap": 200}}, {"options": {**terms.options, "two_actions": True}},
        {"options": {**terms.options, "factions": ["police", "mafia"]}},
        {"options": {name: value for name, value in terms.options.items() if name != "first"}},
    ]  # fmt: skip
    others = [dataclasses.replace(terms, **change) for change in changes]

    assert len({commitment_of(one, SECRET) for one in (terms, *others)}) == 1 + len(changes)
    assert len({seed_of(one, SECRET, NUMBERS) for one in (terms, *others)}) == 1 + len(changes)


def test_the_order_in_which_options_are_named_changes_nothing():
    terms = terms_of("meow")
    turned = dataclasses.replace(terms, options=dict(reversed(terms.options.items())))

    assert turned.encoded() == terms.encoded()


def test_values_that_look_alike_are_told_apart():
    terms = [Terms("k7", 1, "game", "1", 2, {"first": value}) for value in (1, "1", True, "true", [1], ["1"], [])]

    assert len({one.encoded() for one in terms}) == len(terms)


# One commitment has one secret.


@pytest.mark.parametrize("blank", BLANKS)
@pytest.mark.parametrize("place", [0, 2, 63, 64])
def test_a_secret_or_number_with_anything_but_digits_is_refused(blank, place):
    odd = SECRET[:place] + blank + SECRET[place:]
    terms = terms_of("cat-burglars")
    for compute in (
        lambda: commitment_of(terms, odd),
        lambda: seed_of(terms, odd, NUMBERS),
        lambda: seed_of(terms, SECRET, [odd, *NUMBERS[1:]]),
        lambda: seat_commitment_of(TABLE, 1, 0, OTHER, odd),
    ):
        with pytest.raises(ValueError, match="64 hexadecimal digits"):
            compute()


@pytest.mark.parametrize("length", [0, 2, 32, 62, 63, 65, 66, 128])
def test_secrets_and_numbers_have_exactly_64_digits(length):
    with pytest.raises(ValueError, match="64 hexadecimal digits"):
        commitment_of(terms_of("meow"), "a" * length)


# What an attacker may write into a record. In each the seed follows from what is written, so that only the deal itself is wrong.


def verified(content, **seen):
    """What `verify` finds, with what somebody wrote down before the deal."""
    return record.from_dict(content).verify(Witness(**seen))


def found(content, **seen):
    """Why a record is refused."""
    with pytest.raises(Refused) as refusal:
        verified(content, **seen)
    assert str(refusal.value).strip()
    return refusal.value.key


def forged(account, terms):
    """The record that a dishonest house writes of this deal: everything that it can compute is computed."""
    return record_of(terms, account).to_dict()


HONEST = account_of(terms_of("cat-burglars"))
SEEN = {
    "table": TABLE,
    "commitment": HONEST.commitment,
    "seat": 0,
    "number": NUMBERS[0],
    "commitments": HONEST.commitments,
}
"""What somebody at the first seat wrote down."""


@pytest.mark.parametrize("slug", GAMES)
@pytest.mark.parametrize("round_", [1, 3])
def test_an_honest_deal_is_verified(slug, round_):
    content, account = dealt(slug, round_), account_of(terms_of(slug, round_=round_))

    assert verified(content).turn is not None
    assert verified(content, **SEEN | {"commitment": account.commitment, "commitments": account.commitments})


def test_a_house_that_grinds_its_secret_is_found_by_whoever_saw_its_commitment():
    terms = terms_of("cat-burglars")
    secrets = [bytes([number] * 32).hex() for number in range(1, 17)]
    chosen = min(secrets, key=lambda secret: seed_of(terms, secret, NUMBERS))
    content = forged(account_of(terms, chosen), terms)

    assert verified(content).turn is not None, "it fits together, and is chosen from sixteen deals"
    assert found(content, commitment=HONEST.commitment) == "other-commitment-seen"


def test_with_the_old_commitment_beside_the_new_secret_it_does_not_even_fit_together():
    terms = terms_of("cat-burglars")
    content = forged(dataclasses.replace(account_of(terms, OTHER), commitment=HONEST.commitment), terms)

    assert found(content) == "broken-terms"


def test_the_last_seat_cannot_choose_its_number_even_together_with_the_house():
    """A host who plays knows the secret and the other number, and tries numbers until the deal suits."""
    terms = terms_of("cat-burglars")
    tried = [(NUMBERS[0], bytes([number] * 32).hex(), "") for number in range(1, 17)]
    numbers = min(tried, key=lambda numbers: seed_of(terms, SECRET, numbers))

    kept = dataclasses.replace(HONEST, numbers=list(numbers))
    assert found(forged(kept, terms)) == "broken-seat-commitment"
    renewed = account_of(terms, SECRET, numbers)
    assert verified(forged(renewed, terms)).turn is not None
    assert found(forged(renewed, terms), **SEEN) == "other-commitments-seen"


def test_another_number_at_ones_own_place_is_found():
    terms = terms_of("cat-burglars")
    content = forged(account_of(terms, SECRET, (OTHER, *NUMBERS[1:])), terms)

    assert found(content, seat=0, number=NUMBERS[0]) == "other-number-seen"
    assert verified(content, seat=1, number=NUMBERS[1]).turn is not None, "the other's own number is as it was"


def test_a_bots_place_carries_no_number():
    terms = terms_of("cat-burglars")
    content = forged(dataclasses.replace(HONEST, numbers=[*NUMBERS[:2], OTHER]), terms)
    assert found(content) == "not-fair-parts"

    committed = forged(account_of(terms, SECRET, (*NUMBERS[:2], OTHER)), terms)
    assert committed["seats"][2] == {"bot": "kitten"}
    assert found(committed) == "bot-with-number", "though all hashes fit, and by the record alone"


def test_where_a_record_does_not_say_that_it_is_a_bots_place_somebody_has_to_have_seen_it():
    terms = terms_of("cat-burglars")
    content = forged(account_of(terms, SECRET, (*NUMBERS[:2], OTHER)), terms)
    del content["seats"], content["check"]

    assert verified(content).turn is not None
    assert found(content, **SEEN) == "other-commitments-seen"


def test_a_person_without_a_number_is_found_by_whoever_has_only_the_record():
    terms = terms_of("cat-burglars")
    content = forged(account_of(terms, SECRET, (NUMBERS[0], "", "")), terms)

    assert found(content) == "person-without-number"


def test_of_seats_of_which_a_record_says_nothing_nothing_is_expected():
    assert verified({**dealt(), "seats": [{}, {"name": "Leo"}, {}]}).turn is not None


def test_a_seat_that_copies_anothers_commitment_cannot_open_it():
    terms = terms_of("cat-burglars")
    copied = dataclasses.replace(
        HONEST, commitments=[HONEST.commitments[0], HONEST.commitments[0], ""], numbers=[NUMBERS[0], NUMBERS[0], ""]
    )

    assert found(forged(copied, terms)) == "broken-seat-commitment"


def test_a_commitment_is_of_one_table_round_seat_and_commitment_of_the_house():
    here = (TABLE, 1, 0, HONEST.commitment)
    elsewhere = [("k8", 1, 0, HONEST.commitment), (TABLE, 2, 0, HONEST.commitment), (TABLE, 1, 1, HONEST.commitment), (TABLE, 1, 0, OTHER)]  # fmt: skip

    assert len({seat_commitment_of(*place, NUMBERS[0]) for place in (here, *elsewhere)}) == 5


@pytest.mark.parametrize(
    "options",
    [{"first": 1}, {"hall_of_fame": True}, {"equal_turns": True, "first": 2}],
    ids=lambda options: str(options),
)
def test_altered_options_are_refused(options):
    """The game was agreed with the usual options; the record tells others, and a game that follows from them."""
    other = terms_of("cat-burglars", **options)

    assert found(forged(HONEST, other)) == "broken-terms"
    assert found(forged(account_of(other), other), commitment=HONEST.commitment) == "other-commitment-seen"


def test_another_game_round_or_table_is_refused():
    for other in (terms_of("meow"), terms_of("cat-burglars", round_=2), terms_of("cat-burglars", table="k8")):
        before = account_of(other).abandoned
        account = dataclasses.replace(HONEST, table=other.table, round=other.round, abandoned=before)
        assert found(forged(account, other)) == "broken-terms"
    foreign = terms_of("cat-burglars", table="k8")
    assert found(forged(account_of(foreign), foreign), table=TABLE) == "other-table-seen"


def test_another_seed_is_refused():
    assert found({**dealt(), "seed": OTHER}) == "other-seed"
    assert found({**dealt(), "seed": 7}) == "other-seed"


def test_a_round_that_is_not_told_is_missed():
    content = dealt(round_=3)
    content["fair"]["abandoned"].pop()
    assert found(content) == "not-fair-parts"


def test_a_new_deal_cannot_pass_for_one_of_the_former_protocol():
    """In that one a house may show the commitment of seats as it likes: there are none."""
    content = dealt()
    former = {part: content["fair"][part] for part in ("commitment", "secret", "table", "numbers")}

    assert found({**content, "fair": former}) == "broken-commitment"
    assert found({**content, "fair": {**content["fair"], "version": 3}}) == "unknown-protocol"
    assert found({**content, "fair": {**content["fair"], "version": True}}) == "unknown-protocol"


@pytest.mark.parametrize("part", ["table", "round", "commitment", "secret", "commitments", "numbers", "abandoned"])
@pytest.mark.parametrize("odd", [None, 3, 10**30, "a cat", [], ["x"], {"a": 1}, [{"round": 1}], SECRET + " "])
def test_an_account_that_cannot_be_is_refused(part, odd):
    content = dealt(round_=2)
    content["fair"][part] = odd

    assert found(content) in ("not-fair-parts", "broken-terms")
    del content["fair"][part]
    assert found(content) == "not-fair-parts"


@pytest.mark.parametrize("blank", [" ", "\n"])
def test_spaces_in_a_records_secret_or_number_are_refused(blank):
    for part, change in (("secret", lambda fair: fair["secret"]), ("numbers", lambda fair: fair["numbers"][0])):
        content = dealt()
        odd = change(content["fair"])[:10] + blank + change(content["fair"])[10:]
        content["fair"][part] = odd if part == "secret" else [odd, *content["fair"]["numbers"][1:]]
        assert found(content) == "not-fair-parts"


@pytest.mark.parametrize("fair", [None, [], "fair", 3, {}])
def test_what_is_no_account_of_a_deal_is_refused(fair):
    with pytest.raises(Refused, match="It needs"):
        check_account(fair, lambda table, round_: terms_of("meow", table, round_), bytes(32), 3)


@pytest.mark.parametrize(
    ("seen", "key"),
    [
        ({"seat": 3, "number": NUMBERS[0]}, "unknown-player"),
        ({"seat": -1, "number": NUMBERS[0]}, "unknown-player"),
        ({"number": NUMBERS[0]}, "unknown-player"),
        ({"seat": 0, "number": NUMBERS[0] + " "}, "bad-number"),
        ({"commitment": "12"}, "bad-number"),
        ({"commitments": ["x", "", ""]}, "bad-number"),
    ],
)
def test_what_nobody_can_have_written_down_is_said_to_be_so(seen, key):
    assert found(dealt(), **seen) == key


def test_an_option_that_cannot_be_hashed_is_an_error_and_no_deal():
    """Nothing may be passed over that is to be bound."""
    terms = dataclasses.replace(terms_of("cat-burglars"), options={"first": 1.5})

    with pytest.raises(TypeError, match="no option has such a value"):
        commitment_of(terms, SECRET)


def test_capital_digits_are_the_same_number():
    content = dealt()
    fair = content["fair"]
    for part in ("secret", "commitment"):
        fair[part] = fair[part].upper()
    for part in ("numbers", "commitments"):
        fair[part] = [one.upper() for one in fair[part]]

    assert verified(content, **SEEN).turn is not None
    assert read_account(fair, 3).round == 1
