"""The rules for people say of every sentence whether it is printed or the house's ruling, alike in all languages."""

from __future__ import annotations

import re

import pytest

from mewseum import GAMES
from mewseum.core.words import LANGUAGES
from mewseum.games import RULING_SIGN as SIGN
from mewseum.games import rules_text
from tests.command import succeed
from tests.rulings import ALSO, HOUSE_RULES, LAST_RULING, NO_RULES, RULINGS

PARAGRAPH = re.compile(r"^\*\*§([\d.]+)\*\* (.*)$", re.MULTILINE)
BETWEEN_SENTENCES = re.compile(rf"(?<=[.!?{SIGN}])\s+")

every_language = pytest.mark.parametrize("language", LANGUAGES)
every_game = pytest.mark.parametrize("slug", GAMES)


def sentences(slug, language):
    """The sentences of each paragraph, by its §."""
    return {section: BETWEEN_SENTENCES.split(text) for section, text in PARAGRAPH.findall(rules_text(slug, language))}


def marked(slug, language):
    """The numbers of the sentences with the sign, by their paragraph."""
    numbered = {
        section: {number for number, sentence in enumerate(texts, start=1) if sentence.endswith(SIGN)}
        for section, texts in sentences(slug, language).items()
    }
    return {section: numbers for section, numbers in numbered.items() if numbers}


@every_language
@every_game
def test_exactly_the_houses_rulings_carry_the_sign(slug, language):
    assert marked(slug, language) == {section: set(numbers) for section, numbers in RULINGS[slug].items()}


@every_language
@every_game
def test_a_paragraph_has_as_many_sentences_in_every_language(slug, language):
    english, other = sentences(slug, "en"), sentences(slug, language)

    assert {section for section in english if len(other[section]) != len(english[section])} == set()


@every_language
@every_game
def test_the_sign_stands_only_at_the_end_of_a_sentence_and_at_the_house_rules(slug, language):
    text = rules_text(slug, language)
    headings = re.findall(rf"^## (\d+) .*{SIGN}$", text, re.MULTILINE)
    at_sentences = sum(len(numbers) for numbers in RULINGS[slug].values())

    assert headings == [HOUSE_RULES[slug]]
    assert text.count(SIGN) == at_sentences + len(headings) + 1  # and once where it is explained


@every_language
@every_game
def test_the_sign_is_explained_before_the_first_chapter(slug, language):
    introduction, _, _ = rules_text(slug, language).partition("\n## ")

    assert introduction.count(SIGN) == 1


KNOWN = {
    ("cat-burglars", "A14"): {"7.2", "7.3"},
    ("cat-burglars", "A41"): {"1.5", "4.1", "8.4", "8.7", "11.3"},
    ("cat-burglars", "A07"): {"3.4", "9.3", "10.2"},
    ("cat-burglars", "A29"): {"9.2", "10.1"},
    ("catham-city", "A01"): {"3.1"},
    ("catham-city", "A19"): {"5.3"},
    ("catham-city", "A28"): {"9.3"},
    ("catham-city", "A11"): {"3.4", "5.4"},
    ("meow", "A12"): {"9.1"},
    ("meow", "A65"): {"2.3"},
    ("meow", "A73"): {"6.3", "7.3", "8.1"},
}
"""Some rulings that players ask about, and where they stand."""


@pytest.mark.parametrize(("slug", "ruling"), KNOWN)
def test_a_known_ruling_stands_where_it_is_looked_for(slug, ruling):
    assert {section for section, numbers in RULINGS[slug].items() if ruling in numbers.values()} == KNOWN[slug, ruling]


@every_game
def test_every_ruling_is_told_or_is_no_rule_of_the_game(slug):
    told = {ruling for numbers in RULINGS[slug].values() for ruling in numbers.values()}
    rest = told & {*ALSO[slug], *NO_RULES[slug]}

    assert told | {*ALSO[slug], *NO_RULES[slug]} == {f"A{number:02}" for number in range(1, LAST_RULING[slug] + 1)}
    assert rest == set()
    assert set(ALSO[slug].values()) <= set(sentences(slug, "en"))


# What single paragraphs have to say.

SAID = {
    ("meow", "2.3"): {
        "en": "the last to stroke a cat",
        "de": "zuletzt eine Katze gestreichelt",
        "fr": "le dernier joueur à avoir caressé un chat",
        "nl": "het laatst een kat heeft geaaid",
        "pl": "ostatnio pogłaskał kota",
    },
    ("meow", "6.3"): {
        "en": "the run is banked before they count",
        "de": "die laufende Beute gesichert, bevor sie zählen",
        "fr": "mis à l’abri avant qu’elles comptent",
        "nl": "veiliggesteld voordat ze tellen",
        "pl": "zabezpieczony, zanim się policzą",
    },
    ("meow", "8.1"): {
        "en": "a run that you save is banked before",
        "de": "wird vorher gesichert",
        "fr": "est mis à l’abri avant",
        "nl": "wordt eerst veiliggesteld",
        "pl": "zostaje zabezpieczony wcześniej",
    },
    ("meow", "9.1"): {
        "en": "Others may still rob you",
        "de": "dürfen dich weiterhin bestehlen",
        "fr": "peuvent toujours vous voler",
        "nl": "mogen je nog wel bestelen",
        "pl": "nadal mogą cię okraść",
    },
    ("catham-city", "2.2"): {
        "en": "the darkest past",
        "de": "die dunkelste Vergangenheit",
        "fr": "au passé le plus sombre",
        "nl": "het meest duistere verleden",
        "pl": "o najmroczniejszej przeszłości",
    },
    ("catham-city", "5.4"): {
        "en": "as soon as they are revealed",
        "de": "beim Aufdecken sofort",
        "fr": "dès qu’ils sont révélés",
        "nl": "zodra ze worden getoond",
        "pl": "po odkryciu od razu",
    },
    ("catham-city", "9.3"): {
        "en": "Only those with a choice are asked",
        "de": "Gefragt wird nur, wer eine Wahl hat",
        "fr": "qu’à ceux qui ont le choix",
        "nl": "Alleen wie een keuze heeft",
        "pl": "Pytani są tylko ci, którzy mają wybór",
    },
    ("cat-burglars", "3.3"): dict.fromkeys(LANGUAGES, "§11.2"),
    ("cat-burglars", "3.4"): {
        "en": "each of your face-down cards is a trap",
        "de": "jede deiner verdeckten Karten eine Falle ist",
        "fr": "chacune de vos cartes face cachée est un piège",
        "nl": "elk van je gedekte kaarten een valstrik is",
        "pl": "każda twoja zakryta karta jest pułapką",
    },
    ("cat-burglars", "7.2"): {
        "en": "in any order",
        "de": "in beliebiger Reihenfolge",
        "fr": "dans l’ordre de votre choix",
        "nl": "in willekeurige volgorde",
        "pl": "w dowolnej kolejności",
    },
    ("cat-burglars", "10.1"): {
        "en": "One ball that reaches both goals is one win",
        "de": "Erreicht ein einziges Wollknäuel beide Ziele, ist das ein Sieg",
        "fr": "Une seule Pelote qui atteint les deux objectifs donne une seule victoire",
        "nl": "Eén bol wol die beide doelen haalt, is één overwinning",
        "pl": "Jeden kłębek, który osiąga oba cele, daje jedno zwycięstwo",
    },
    ("cat-burglars", "8.4"): {
        "en": "nobody is told before both are named",
        "de": "Niemand erfährt etwas, bevor Bande und Karten genannt sind",
        "fr": "personne n’en sait rien avant que la Bande et les cartes soient désignées",
        "nl": "niemand hoort iets voordat de bende en de kaarten allebei genoemd zijn",
        "pl": "nikt się o niczym nie dowiaduje, zanim nie wskażesz szajki i kart",
    },
    ("cat-burglars", "7.3"): {
        "en": "under any of your crews",
        "de": "unter irgendeiner deiner Banden",
        "fr": "l’une quelconque de vos Bandes",
        "nl": "onder een van je bendes",
        "pl": "pod którąkolwiek z twoich szajek",
    },
}


@every_language
@pytest.mark.parametrize(("slug", "section"), SAID)
def test_a_paragraph_says_what_players_look_for(slug, section, language):
    assert SAID[slug, section][language] in " ".join(sentences(slug, language)[section])


# What the command prints.


@every_language
def test_a_single_paragraph_with_the_sign_comes_with_its_explanation(language):
    told = succeed("rules", "meow", "--lang", language, "--section", "3.1")
    explanation = told.splitlines()[-1]

    assert f"**§3.1** {sentences('meow', language)['3.1'][0]}" in told
    assert explanation in rules_text("meow", language).partition("\n## ")[0]
    assert SIGN in explanation


def test_a_printed_paragraph_comes_alone():
    assert succeed("rules", "meow", "--section", "4.2").splitlines() == [
        "**§4.2** After each positive card you stop or pick up another."
    ]


def test_a_house_rule_comes_below_its_marked_heading():
    told = succeed("rules", "cat-burglars", "--section", "12.1").splitlines()

    assert told[0] == f"## 12 House rules {SIGN}"
    assert told[2].startswith("**§12.1** ")
    assert SIGN in told[-1]
