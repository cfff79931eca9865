"""Games that were dealt by the former protocol still verify, and one clear sentence says whatever does not fit."""

from __future__ import annotations

import copy
import hashlib
import json
import re
from functools import cache
from pathlib import Path

import pytest

from mewseum import GAMES, Refused, record
from mewseum.core.former_fairness import (
    PARTS,
    check_former_fairness,
    former_commitment_of,
    former_seed_of,
)
from mewseum.server.seeing import record_of
from tests.command import refuse, succeed
from tests.table.evenings import SECRET, a_former_table

VECTORS = json.loads((Path(__file__).parents[2] / "docs" / "fairness-vectors.json").read_text(encoding="utf-8"))[
    "former"
]
OTHER = "00" * 32

each_vector = pytest.mark.parametrize("vector", VECTORS, ids=[vector["name"] for vector in VECTORS])


# The numbers, which a browser computes as well


@each_vector
def test_the_commitment_is_the_hash_of_the_secret(vector):
    assert former_commitment_of(vector["secret"]) == vector["commitment"]
    assert hashlib.sha256(bytes.fromhex(vector["secret"])).hexdigest() == vector["commitment"]


@each_vector
def test_the_seed_is_the_hash_of_what_everybody_gave_line_by_line(vector):
    lines = [
        "mewseum deal",
        vector["secret"].lower(),
        vector["table"],
        *(number.lower() for number in vector["numbers"]),
    ]

    assert former_seed_of(vector["secret"], vector["table"], vector["numbers"]).hex() == vector["seed"]
    assert hashlib.sha256("\n".join(lines).encode()).hexdigest() == vector["seed"]


@each_vector
def test_what_fits_together_is_fair(vector):
    check_former_fairness({part: vector[part] for part in PARTS}, bytes.fromhex(vector["seed"]), len(vector["numbers"]))


def test_every_part_changes_the_seed():
    vector = VECTORS[0]
    secret, table, numbers = vector["secret"], vector["table"], vector["numbers"]

    seeds = {
        former_seed_of(secret, table, numbers),
        former_seed_of(OTHER, table, numbers),
        former_seed_of(secret, "another", numbers),
        former_seed_of(secret, table, [*numbers, ""]),
        former_seed_of(secret, table, numbers[::-1]),
        *(
            former_seed_of(secret, table, [*numbers[:seat], OTHER, *numbers[seat + 1 :]])
            for seat in range(len(numbers))
        ),
    }

    assert len(seeds) == 5 + len(numbers)


@pytest.mark.parametrize("fair", [{}, {"secret": SECRET}])
def test_what_is_no_account_of_a_deal_is_refused(fair):
    with pytest.raises(Refused, match="commitment, secret, table"):
        check_former_fairness(fair, bytes(32), 2)


@pytest.mark.parametrize("blank", [" ", "\n", "\t", "  ", "\u00a0"])
@pytest.mark.parametrize("place", [0, 2, 3, 64])
@pytest.mark.parametrize("part", ["secret", "number"])
def test_blanks_do_not_give_one_commitment_many_seeds(blank, place, part):
    """Readers of bytes pass over blanks, which were hashed with the seed: with 31 places, 2^31 seeds for one commitment."""
    vector = VECTORS[0]
    secret, numbers = vector["secret"], vector["numbers"]
    if part == "secret":
        secret = secret[:place] + blank + secret[place:]
    else:
        numbers = [numbers[0][: place // 2] + blank + numbers[0][place // 2 :], numbers[1]]
    fair = {"commitment": vector["commitment"], "secret": secret, "table": vector["table"], "numbers": numbers}
    seed = former_seed_of(secret, vector["table"], numbers)

    with pytest.raises(Refused):
        check_former_fairness(fair, seed, 2)


def test_a_line_feed_in_the_table_does_not_make_it_a_number():
    vector = VECTORS[0]
    table, (first, second) = vector["table"], vector["numbers"]
    fair = {
        "commitment": vector["commitment"],
        "secret": vector["secret"],
        "table": f"{table}\n{first}",
        "numbers": [second],
    }

    with pytest.raises(Refused):
        check_former_fairness(fair, bytes.fromhex(vector["seed"]), 1)


# The command


@cache
def played(game="cat-burglars"):
    """The record of a game that was dealt by the former protocol, as the server hands it out."""
    evening = a_former_table(game=game)
    evening.play_to_the_end()
    return json.loads(json.dumps(record_of(evening.table)))


def written(folder, content, *, checked=False):
    """A file with this record; without its check, for whoever edits it on purpose."""
    path = folder / "game.json"
    content = content if checked else {name: part for name, part in content.items() if name != "check"}
    path.write_text(json.dumps(content), encoding="utf-8")
    return path


def edited(edit, game="cat-burglars"):
    content = copy.deepcopy(played(game))
    edit(content)
    return content


@pytest.mark.parametrize("game", GAMES)
def test_a_game_from_a_live_table_is_verified(game, tmp_path):
    content = played(game)

    said = succeed("verify", written(tmp_path, content, checked=True))

    assert "by the former protocol: the commitment holds" in said
    assert "does not bind the game or its options" in said
    assert f"({len(content['moves'])})" in said


def test_it_is_said_in_the_language_one_asks_for(tmp_path):
    path = written(tmp_path, played())

    assert succeed("verify", path, "--lang", "de") != succeed("verify", path, "--lang", "en")


def test_a_game_that_was_given_up_is_verified_as_far_as_it_was_played():
    evening = a_former_table()
    evening.play("recruit deck")
    evening.do("resign", 0)

    assert record.from_dict(record_of(evening.table)).verify() == evening.state


def change_secret(content):
    content["fair"]["secret"] = OTHER


def change_secret_and_commitment(content):
    content["fair"] |= {"secret": OTHER, "commitment": former_commitment_of(OTHER)}


def change_seed(content):
    content["seed"] = OTHER


def change_seed_to_a_small_one(content):
    content["seed"] = 7


def change_a_number(content):
    content["fair"]["numbers"][1] = "ab" * 16


def swap_two_numbers(content):
    content["fair"]["numbers"].reverse()


def add_a_number(content):
    content["fair"]["numbers"].append("")


def change_the_table(content):
    content["fair"]["table"] = "k8"


def lose_the_secret(content):
    del content["fair"]["secret"]


def lose_the_numbers(content):
    del content["fair"]["numbers"]


def forget_how_to_write_the_secret(content):
    content["fair"]["secret"] = "a cat"


def give_one_number_for_all(content):
    content["fair"]["numbers"] = 3


def lose_the_whole_account(content):
    del content["fair"]


def make_a_move_that_is_not_possible(content):
    content["moves"][0] = "secure 1"


def swap_two_moves(content):
    content["moves"][0], content["moves"][-1] = content["moves"][-1], content["moves"][0]


def go_on_after_the_end(content):
    content["moves"].append(content["moves"][-1])


def tell_what_chance_brought(content):
    content["moves"][0] = {"move": content["moves"][0], "chance": ["red"]}


def tell_the_deal(content):
    content["deal"] = ["red"]


def lose_the_moves(content):
    del content["moves"]


def lose_the_seed(content):
    del content["seed"]


CHANGED = {
    change_secret: "The secret is not the one to which the server committed",
    change_secret_and_commitment: "The seed does not follow",
    change_seed: "The seed does not follow",
    change_seed_to_a_small_one: "The seed does not follow",
    change_a_number: "The seed does not follow",
    swap_two_numbers: "The seed does not follow",
    add_a_number: "The seed does not follow",
    change_the_table: "The seed does not follow",
    lose_the_secret: "cannot be read. It needs: commitment, secret, table",
    lose_the_numbers: "cannot be read. It needs: commitment, secret, table",
    forget_how_to_write_the_secret: "cannot be read. It needs: commitment, secret, table",
    give_one_number_for_all: "cannot be read. It needs: commitment, secret, table",
    lose_the_whole_account: "does not say how its seed was made",
    make_a_move_that_is_not_possible: "Move 1 of the record, “secure 1”, is refused",
    swap_two_moves: "Move 1 of the record",
    go_on_after_the_end: "The game is over",
    tell_what_chance_brought: "names cards that chance brought",
    tell_the_deal: "names cards that chance brought",
    lose_the_moves: "It lacks: moves",
    lose_the_seed: "It lacks: seed",
}


@pytest.mark.parametrize(("edit", "sentence"), CHANGED.items(), ids=[edit.__name__ for edit in CHANGED])
def test_whatever_was_changed_is_found(edit, sentence, tmp_path):
    path = written(tmp_path, edited(edit))

    with pytest.raises(Refused, match=re.escape(sentence)):
        record.read(path).verify()


@pytest.mark.parametrize(
    "edit",
    [change_secret, change_seed, change_a_number, make_a_move_that_is_not_possible, lose_the_secret, lose_the_moves],
    ids=lambda edit: edit.__name__,
)
def test_and_it_is_said_in_one_sentence(edit, tmp_path):
    path = written(tmp_path, edited(edit))

    assert CHANGED[edit] in refuse("verify", path)


def test_an_edited_file_is_told_from_the_one_that_was_written(tmp_path):
    path = written(tmp_path, edited(change_a_number), checked=True)

    assert "was changed after it was written" in refuse("verify", path)


def test_a_file_that_is_not_there_or_no_record_is_refused(tmp_path):
    assert "cannot be read" in refuse("verify", tmp_path / "nothing.json")
    (tmp_path / "half.json").write_text('{"mewseum": 1,', encoding="utf-8")
    assert "no complete record" in refuse("verify", tmp_path / "half.json")
