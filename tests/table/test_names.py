"""Names at a table: whoever reads one has to know who is meant."""

import unicodedata

import pytest

from mewseum.core.refused import Refused
from mewseum.core.words import LANGUAGES, words
from mewseum.players.levels import LEVELS
from mewseum.table.names import LONGEST_NAME, are_alike, check_former_name, check_name, check_unlike, skeleton

REAL = [
    "Mia", "Zoë", "Łukasz", "Çağla", "Þórdís", "Nguyễn Ánh", "D’Artagnan", "O’Brien", "Jean-Luc", "Ty", "Player", "Ada 2",
    "Мария", "Ёлка", "Ольга", "Олексій", "Αλέξανδρος", "Ιωάννα", "שרה", "יוֹסֵף", "محمد", "فاطمة", "علی‌رضا", "આરવ", "प्रिया", "ลลิตา",
    "さくら", "タロウ", "山田花子", "李小龍", "김민준", "Արամ", "ნინო", "አበበ", "ᏣᎳᎩ", "Kim 🐈", "❤️", "Ann (Leos Schwester)", "7",
    "Mastermind", "Meister Kühn", "Müller-Meister", "Tabby2000", "Botond", "Hosta", "Guest", "Guest 2", "Katz", "Youri", "Place", "Mewseum fan",
]  # fmt: skip
"""Names of people, in many scripts."""

BLANK = [
    "\u2800", "\u3164", "\u115f\u1160", "\uffa0", "\u2800\u3164 \u2800", "\ufe0f", "\u034f", "\u0301", "\u0301\u0308\u20dd",
    "\U000e0100", "\u180b", "\u200b\u200d", "\u00ad", "\u2060", "\u202e\u202c", "\ue000", "\u17b4\u17b5",
]  # fmt: skip

PAIRS = [
    ("Mia", "Міа"),  # Cyrillic
    ("Mia", "ΜΙΑ"),  # Greek capitals
    ("Mia", "Ｍｉａ"),  # fullwidth
    ("Mia", "𝕄𝕚𝕒"),  # mathematical
    ("Mia", "M\u0456a"),  # one letter of another script
    ("Mia", "Mia\ufe0f"),
    ("Mia", "M\u034fia"),
    ("Mia", "M\U000e0101ia"),
    ("Mia", "Ⓜⓘⓐ"),
    ("Alice", "AIice"),
    ("Alice", "A1ice"),
    ("Leo", "Le0"),
    ("Leo", "LEО"),
    ("Emma", "Ernrna"),
    ("ОЛЯ", "OЛЯ"),
    ("Σοφία", "Σοφίa"),
]


def refusal(call, *arguments):
    with pytest.raises(Refused) as caught:
        call(*arguments)
    return caught.value


@pytest.mark.parametrize("name", REAL)
def test_names_of_people_are_welcome_in_every_script(name):
    tidied = check_name(name)

    assert tidied == unicodedata.normalize("NFC", name).replace("\u200c", " ")
    check_unlike(tidied, [check_name(other) for other in REAL if other != name])


@pytest.mark.parametrize("name", BLANK, ids=lambda name: " ".join(f"{ord(sign):04x}" for sign in name))
def test_a_name_that_shows_nothing_is_none(name):
    assert refusal(check_name, name).key == "bad-name"
    assert refusal(check_name, f" {name}{name} ").key == "bad-name"


def test_a_blank_sign_within_a_name_is_a_blank():
    assert check_name("\u2800Mia\u3164\u3164Katz\u2800") == "Mia Katz"


@pytest.mark.parametrize(("there", "comes"), PAIRS)
def test_a_name_that_looks_like_another_at_the_table_is_refused_and_it_is_said_whose(there, comes):
    there, comes = check_name(there), check_name(comes)

    assert are_alike(there, comes)
    assert are_alike(comes, there)
    for language in LANGUAGES:
        said = refusal(check_unlike, comes, ["Zoe", there])
        assert said.key == "name-alike"
        assert there in said.say(language)


@pytest.mark.parametrize(
    ("one", "other"), [("Mia", "Mina"), ("Zoe", "Zoë"), ("Ali", "All"), ("Lia", "Ila"), ("Jan", "Jana"), ("Оля", "Оле")]
)
def test_names_that_can_be_told_apart_are_not_alike(one, other):
    assert not are_alike(one, other)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("level", LEVELS)
def test_nobody_is_called_like_a_bot_in_any_language(language, level):
    name = words(language).say(f"level-{level}")

    temperament = words(language).say("temperament-wary")
    near = [
        f"{name}.",
        f"·{name}·",
        f"{name}🐈",
        f"🐈 {name}",
        f"{name[0]}-{name[1:]}",
        f"{name[:2]} {name[2:]}",
        f"{name}2",
        f"_{name}_",
    ]
    moods = [
        f"{name} ({temperament})",
        f"{name}, {temperament}",
        f"{name} {temperament}",
        f"{temperament} {name}",
        f"{name}: so, la",
    ]
    for tried in (
        name,
        name.upper(),
        f"{name} 2",
        f"{name} (3)",
        f"  {name}\u2800",
        level,
        f"{level}:bold",
        *near,
        *moods,
    ):
        said = refusal(check_name, tried)
        assert said.key == "name-reserved"
        assert said.say(language)


@pytest.mark.parametrize(
    "name",
    [
        "Кittеn",  # К and е are Cyrillic
        "Ｍａｓｔｅｒ ２",
        "Тabby",
        "Me\u0131ster",
        "A spectator",
        "Zuschauer",
        "Player 2",
        "Spieler 1",
        "Рlayer １",
        "Gracz 3",
        "Leo (you)",
        "Leo （du）",
        "Mia (уоu)",
        "Master (bold)",
        "Meister, kühn",
        "MASTER [wary]",
        "bold master",
        "Maitre",
        "K\u0332i\u0332t\u0332t\u0332e\u0332n\u0332",
        "Bot",
        "b.o.t",
        "Bot 3",
        "Mia (bot)",
        "Host",
        "Gastgeberin",
        "Gospodarz",
        "Leo, host",
        "Mewseum",
        "★Mewseum★",
        "You",
        "Y-o-u",
        "du",
        "vous",
        "jij",
        "Spectator",
        "Zuschauerin",
        "Widz.",
        "Seat 2",
        "Platz #3",
    ],
)
def test_nobody_is_called_like_a_label_of_the_house(name):
    assert refusal(check_name, name).key == "name-reserved"


@pytest.mark.parametrize("comes", ["Mia.", "·Mia·", "Mia🐈", "M-i-a", "M ia", "(Mia)", "Міа!", "Mia 🦊", "mia_"])
def test_signs_and_pictures_do_not_tell_two_people_apart(comes):
    there = check_name("Mia")

    assert refusal(check_unlike, check_name(comes), ["Zoe", there]).key == "name-alike"
    assert refusal(check_unlike, there, [check_name(comes)]).key == "name-alike"


def test_names_of_pictures_alone_are_told_apart_by_them():
    check_unlike(check_name("🐈"), [check_name("❤️"), check_name("Mia")])
    assert refusal(check_unlike, "🐈", ["🐈"]).key == "name-taken"


@pytest.mark.parametrize("name", ["Kitten.", "Bot", "You", "Master (bold)", "Mia🐈"])
def test_a_record_of_somebody_who_was_called_so_before_can_still_be_read(name):
    """Its people are told apart as they were then."""
    assert check_former_name(name) == name
    check_unlike(name, ["Mia"], are_alike)


def test_what_a_bot_is_called_nobody_was_called_in_any_record():
    for name in ("Kitten", "Кittеn 2", "Chat tigré", "A spectator", "master:bold"):
        assert refusal(check_former_name, name).key == "name-reserved"


def test_the_refusals_are_said_in_every_language():
    for language in LANGUAGES:
        assert str(LONGEST_NAME) in refusal(check_name, "\u2800").say(language)
        assert words(language).say("level-master") in refusal(check_name, words(language).say("level-master")).say(
            language
        )


def test_a_skeleton_is_one_of_itself():
    for name in (*REAL, *(other for pair in PAIRS for other in pair)):
        assert skeleton(skeleton(name)) == skeleton(name)
