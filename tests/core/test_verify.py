"""`mewseum verify`: what it has checked, with what it compared, and what no record can show."""

from __future__ import annotations

import json

import pytest

from mewseum.core.words import LANGUAGES
from mewseum.server.seeing import record_of
from tests import command
from tests.command import here
from tests.core.dealt import NUMBERS, OTHER, TABLE, account_of, dealt, terms_of
from tests.table.evenings import a_former_table

COMMITMENT = account_of(terms_of("cat-burglars")).commitment
COMMITMENTS = ",".join(account_of(terms_of("cat-burglars")).commitments)
ALL = (
    "--table", TABLE, "--commitment", COMMITMENT, "--seat", "2", "--number", NUMBERS[1], "--commitments", COMMITMENTS,
)  # fmt: skip


def succeed(*arguments):
    return command.succeed(*arguments, by=here)


def refuse(*arguments):
    return command.refuse(*arguments, by=here)


@pytest.fixture
def file(tmp_path):
    path = tmp_path / "game.json"
    path.write_text(json.dumps(dealt()), encoding="utf-8")
    return path


def test_without_anything_to_compare_with_it_says_that_a_record_alone_shows_little(file):
    said = succeed("verify", file)

    assert "Computed again" in said
    assert "(12)" in said
    assert "Not compared" in said
    for wish in ("--table", "--commitment)", "--seat --number", "--commitments"):
        assert wish in said
    assert "No record can show" in said
    assert "As you wrote it down" not in said


def test_with_all_that_somebody_wrote_down_it_says_what_it_compared(file):
    said = succeed("verify", file, *ALL)

    assert "Not compared" not in said
    assert "As you wrote it down: the table" in said
    assert "No record can show" in said


def test_with_some_of_it_it_says_both(file):
    said = succeed("verify", file, "--commitment", COMMITMENT)

    compared, missing = said.partition("As you wrote it down")[2].split("Not compared")
    assert "--commitment)" in compared
    assert "--commitment)" not in missing
    assert "--commitments)" in missing


@pytest.mark.parametrize(
    ("wish", "sentence"),
    [
        (("--table", "k8"), "you sat at k8"),
        (("--commitment", OTHER), "not what the house committed to"),
        (("--commitment", COMMITMENT[:-1]), "exactly 64 hexadecimal digits"),
        (("--seat", "1", "--number", NUMBERS[1]), "For seat 1 the record has the number"),
        (("--seat", "3", "--number", NUMBERS[1]), "For seat 3 the record has the number -"),
        (("--seat", "4", "--number", NUMBERS[1]), "4"),
        (("--seat", "1"), "belong together"),
        (("--number", NUMBERS[0]), "belong together"),
        (("--commitments", COMMITMENTS.replace("a", "b")), "are not those that you wrote down"),
        (("--commitments", COMMITMENTS + ","), "are not those that you wrote down"),
    ],
)
def test_whatever_is_not_as_it_was_written_down_is_said_in_one_sentence(file, wish, sentence):
    assert sentence in refuse("verify", file, *wish)


def test_altered_options_are_refused(file):
    content = dealt()
    content["options"]["hall_of_fame"] = True
    file.write_text(json.dumps(content), encoding="utf-8")

    assert "options were others" in refuse("verify", file)


def test_rounds_that_were_given_up_are_told(file):
    file.write_text(json.dumps(dealt(round_=3)), encoding="utf-8")

    assert "Rounds that were given up before this deal: 2. Seats that did not reveal their number: 2." in succeed(
        "verify", file
    )


def test_a_number_at_the_place_of_a_bot_is_refused(file):
    content = dealt()
    content["seats"][1] = {"bot": "kitten"}
    file.write_text(json.dumps(content), encoding="utf-8")

    assert "a bot sat at seat 2, but a number was given there" in refuse("verify", file)


@pytest.mark.parametrize("part", ["commitment", "secret", "table", "numbers"])
def test_an_account_of_the_former_protocol_that_lacks_a_part_is_refused(file, part):
    content = dealt()
    fair = {name: content["fair"][name] for name in ("commitment", "secret", "table", "numbers") if name != part}
    file.write_text(json.dumps({**content, "fair": fair}), encoding="utf-8")

    assert "It needs: commitment, secret, table, numbers" in refuse("verify", file)


def test_where_the_record_does_not_say_who_sat_where_that_is_said_unless_it_was_compared(file):
    assert "who sat where" not in succeed("verify", file)
    content = dealt()
    del content["seats"]
    file.write_text(json.dumps(content), encoding="utf-8")

    assert "does not say who sat where" in succeed("verify", file)
    assert "who sat where" not in succeed("verify", file, "--commitments", COMMITMENTS)


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_is_said_in_every_language(file, language):
    assert len(succeed("verify", file, "--lang", language).splitlines()) == 3
    assert len(succeed("verify", file, *ALL, "--lang", language).splitlines()) == 3


def test_run_as_people_run_it_it_says_the_same(file):
    assert command.succeed("verify", file, *ALL) == succeed("verify", file, *ALL)
    assert command.refuse("verify", file, "--table", "k8") == refuse("verify", file, "--table", "k8")


def test_a_game_of_the_former_protocol_is_called_so(tmp_path):
    """Seats did not commit then, so nothing is said of that."""
    evening = a_former_table()
    evening.play_to_the_end()
    path = tmp_path / "former.json"
    path.write_text(json.dumps(record_of(evening.table)), encoding="utf-8")

    said = succeed("verify", path)
    assert "by the former protocol" in said
    assert "Not compared" in said
    assert "--commitments" not in said
    assert "who sat where" not in said
