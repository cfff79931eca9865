"""Records keep who sat where: names of people, levels of bots. They are checked like any names, and records without them open as before."""

import json
from types import SimpleNamespace

import pytest

import mewseum
from mewseum import Refused, record
from mewseum.core.record import Sitter, checksum
from mewseum.core.words import LANGUAGES
from mewseum.server.records import show_record
from mewseum.server.seeing import record_of
from mewseum.table.seats import Seat
from mewseum.terminal.replay import tell_record

SEATS = (Sitter("Mia"), Sitter(bot="master:bold"), Sitter())


def a_record(seats=SEATS):
    game = mewseum.game("catham-city", 3, first=0)
    kept = record.Record(game, 1, seats=seats)
    kept.add(kept.start().moves()[0])
    return kept


def with_seats(seats):
    """The JSON of a record with this about its seats, and a checksum that fits."""
    content = {**a_record(()).to_dict(), "seats": seats}
    return {**content, "check": checksum(content)}


def test_a_record_keeps_names_and_levels():
    content = json.loads(json.dumps(a_record().to_dict()))

    assert content["seats"] == [{"name": "Mia"}, {"bot": "master:bold"}, {}]
    assert record.from_dict(content).seats == SEATS
    assert record.from_dict(content).to_dict() == content


def test_a_record_that_says_nothing_about_seats_is_as_it_always_was():
    old = a_record(()).to_dict()

    assert "seats" not in old
    assert record.from_dict(old).seats == ()
    assert record.from_dict(old).to_dict() == old
    assert a_record((Sitter(),) * 3).to_dict() == old


def test_the_checksum_covers_who_sat_there():
    content = a_record().to_dict()
    content["seats"][0] = {"name": "Leo"}

    with pytest.raises(Refused) as refusal:
        record.from_dict(content)
    assert refusal.value.key == "edited-record"


@pytest.mark.parametrize(
    "seats",
    ["Mia", {}, 7, [{}], [{}] * 4, ["Mia", {}, {}], [{"name": 7}, {}, {}], [{"name": "Mia", "bot": "master"}, {}, {}], [{"nickname": "M"}, {}, {}], [None] * 3],
)  # fmt: skip
def test_what_is_no_list_of_seats_is_refused(seats):
    with pytest.raises(Refused) as refusal:
        record.from_dict(with_seats(seats))
    assert refusal.value.key == "bad-seats"


@pytest.mark.parametrize(
    ("seats", "key"),
    [
        ([{"name": "x" * 25}, {}, {}], "bad-name"),
        ([{"name": "\u200b"}, {}, {}], "bad-name"),
        ([{"name": "Master"}, {}, {}], "name-reserved"),
        ([{"name": "Mia"}, {"name": "mia"}, {}], "name-taken"),
        ([{"name": "Mia"}, {"name": "M\u0456a"}, {}], "name-alike"),
        ([{"bot": "<b>"}, {}, {}], "unknown-bot"),
        ([{"bot": "master:"}, {}, {}], "unknown-bot"),
    ],
)
def test_names_in_a_record_are_checked_like_names_at_a_table(seats, key):
    with pytest.raises(Refused) as refusal:
        record.from_dict(with_seats(seats))
    assert refusal.value.key == key


def test_control_characters_in_a_name_are_taken_out():
    told = record.from_dict(with_seats([{"name": "Mi\x1b[31m\na\u202e"}, {}, {}]))

    assert told.seats[0].name == "Mi [31m a"


def test_a_record_of_a_live_table_says_who_sat_there():
    played = a_record(())
    table = SimpleNamespace(
        record=played,
        seats=[Seat("Mia"), Seat("prowler", "prowler"), Seat("kitten:wary", "kitten:wary")],
        setup=SimpleNamespace(deal="00"),
        account=dict,
    )

    assert record_of(table)["seats"] == [{"name": "Mia"}, {"bot": "prowler"}, {"bot": "kitten:wary"}]


def test_a_record_is_shown_with_who_sat_there():
    content = json.dumps(a_record().to_dict()).encode()

    assert [(sitter.name, sitter.bot) for sitter in show_record(content, "game.json", None).sitters] == [
        ("Mia", ""), ("", "master:bold"), ("", ""),
    ]  # fmt: skip
    assert show_record(json.dumps(a_record(()).to_dict()).encode(), "game.json", None).sitters == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_record_is_told_with_names(language):
    heard, words = [], mewseum.game("catham-city", 3).words(language)

    tell_record(a_record(), 0, words, heard.append)

    master, third = words.say("level-master"), words.say("player", number=3)
    assert heard[:2] == [
        words.say("sat-there", player=words.say("player", number=1), name="Mia"),
        words.say("sat-there", player=words.say("player", number=2), name=master),
    ]
    assert f"0. {words.say('fact-started', seat='Mia')}" in heard
    assert any(line.startswith(words.say("player-named-you", name="Mia")) for line in heard)
    assert any(line.startswith(master) for line in heard)
    assert any(line.startswith(third) for line in heard)
    assert not any(words.say("player", number=2) in line for line in heard[2:])


def test_namesakes_are_told_apart():
    heard = []
    tell_record(
        a_record((Sitter(bot="kitten"), Sitter(bot="kitten:bold"), Sitter(bot="random"))),
        None,
        mewseum.game("catham-city", 3).words("en"),
        heard.append,
    )

    assert heard[:3] == ["Player 1 is Kitten 1.", "Player 2 is Kitten 2.", "Player 3 is random."]
