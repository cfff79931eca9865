"""Names of people at a table: to be seen, and not to be mistaken for anybody else's.

Two names are alike if their skeletons are the same, as in Unicode's technical standard 39: each character is replaced by the one
that it looks like. They are near if that is so once blanks, signs and pictures are left out. What comes near a bot, in any of the
house's languages, or near a label of the house, is no person's name.

A name that only contains such a word is fine: Mastermind, Meister Kühn. So is one with a long number, since the house numbers seats:
Tabby2000 is welcome, and Tabby 2 is not. Ty is a first name, though Polish pages say it for “you”; Guest is what the house itself calls
whoever gives no name.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Callable, Iterable
from functools import cache, lru_cache
from pathlib import Path
from typing import NamedTuple

from mewseum.core.refused import Refused
from mewseum.core.words import LANGUAGES, words
from mewseum.players.levels import LEVELS, TEMPERAMENTS

LONGEST_NAME = 24
CONFUSABLES = Path(__file__).with_name("confusables.txt")
BLANK = str.maketrans(dict.fromkeys("\u2800\u115f\u1160\u3164\uffa0", " "))
"""Characters that count as letters or signs and show nothing: the empty Braille cell, and Hangul's fillers."""
IGNORED = re.compile("[\u034f\u17b4\u17b5\u180b-\u180d\u180f\ufe00-\ufe0f\U000e0100-\U000e01ef]")
"""Marks that show nothing by themselves: joiners without a form, and selectors of another's form."""
NUMBERED = re.compile(r"\d{1,2}$")
IN_BRACKETS = re.compile(r"\(([^()]*)\)")
HOUSE = "Mewseum"
SEPARATED = re.compile(r"(?<!\w)['’-]|['’-](?!\w)|[^\w\s'’-]")
"""What sets a part of a name off from the rest, such as brackets and commas; a hyphen within a word does not."""
NAMES_OF_PEOPLE = {"ty"}
"""Of the words by which the house tells somebody which seat is theirs, those that are first names too."""


def tidy(text: str) -> str:
    """A text on one line, without control characters and spare blanks."""
    shown = (" " if unicodedata.category(sign)[0] in "CZ" else sign for sign in unicodedata.normalize("NFC", text))
    return " ".join("".join(shown).split())


def check_name(name: str) -> str:
    """A person's name: it can be seen, is not too long, and comes near nothing that the house calls somebody."""
    name = _shown(name)
    _refuse_reserved(name, _reserved_near(name))
    return name


def check_former_name(name: str) -> str:
    """A name in a record. Games were played under names that only come near one of the house's, and can still be read."""
    name = _shown(name)
    text = "".join(unicodedata.normalize("NFKC", name).replace(":", " ").split())
    _refuse_reserved(name, _reserved().bots.find(text) or _reserved().bots.find(NUMBERED.sub("", text)))
    return name


def _shown(name: str) -> str:
    name = tidy(name.translate(BLANK))
    if not 1 <= len(name) <= LONGEST_NAME or not _can_be_seen(name):
        raise Refused("bad-name", longest=LONGEST_NAME)
    return name


def _refuse_reserved(name: str, reserved: str) -> None:
    if reserved:
        raise Refused("name-reserved", name=name, reserved=reserved)


def are_alike(name: str, other: str) -> bool:
    """Whether two names look the same: as they are written, or in small letters both, or in capitals."""
    return any(one == another for one, another in zip(_shapes(name), _shapes(other), strict=True))


def are_near(name: str, other: str) -> bool:
    """Whether they look the same, at least without blanks, signs and pictures. A name may have nothing else."""
    own, others = letters_of(name), letters_of(other)
    return are_alike(name, other) or (own != "" and others != "" and are_alike(own, others))


def check_unlike(name: str, others: Iterable[str], alike: Callable[[str, str], bool] = are_near) -> None:
    """A name that nobody else at the table has, nor one that is too much like it."""
    for other in others:
        if other.casefold() == name.casefold():
            raise Refused("name-taken", name=name)
        if alike(name, other):
            raise Refused("name-alike", name=name, other=other)


@lru_cache(1000)
def _shapes(name: str) -> tuple[str, str, str]:
    text = unicodedata.normalize("NFKC", name)
    return skeleton(text).casefold(), skeleton(text.casefold()), skeleton(text.upper())


def skeleton(text: str) -> str:
    """What a text looks like, whatever it is written with. It is for comparing only."""
    seen = IGNORED.sub("", unicodedata.normalize("NFD", text))
    return unicodedata.normalize("NFD", seen.translate(_confusables()))


def _can_be_seen(name: str) -> bool:
    """Whether there is more than marks: they need something to stand on."""
    return any(unicodedata.category(sign)[0] in "LNPS" for sign in name)


def letters_of(text: str) -> str:
    """Only the letters and digits of a text, with the marks that belong to them."""
    seen = IGNORED.sub("", unicodedata.normalize("NFKC", text))
    return "".join(sign for sign in seen if unicodedata.category(sign) in ("Mn", "Mc") or sign.isalnum())


def _without_marks(text: str) -> str:
    return "".join(sign for sign in unicodedata.normalize("NFD", text) if not unicodedata.combining(sign))


class Index:
    """Words of the house, to be found by what looks like them."""

    def __init__(self, words_: Iterable[str]) -> None:
        self._words = {shape: word for word in sorted(words_) for shape in enumerate(_shapes(letters_of(word)))}

    def find(self, text: str) -> str:
        """The word that a text looks like; empty if there is none."""
        return next((self._words[shape] for shape in enumerate(_shapes(text)) if shape in self._words), "")


class Reserved(NamedTuple):
    """What the house calls somebody."""

    bots: Index
    """Bots, with and without their temperaments, and spectators."""
    bots_without_marks: Index
    """The same as somebody writes them who leaves accents out."""
    plain: Index
    """Words for what somebody is, and the house's own name."""
    own: Index
    """How people are told which seat is theirs."""
    numbered: Index
    """What seats are called, with a number."""


def _reserved_near(name: str) -> str:
    """The bot or the label of the house that a name comes near; empty if it comes near none."""
    reserved, text = _reserved(), unicodedata.normalize("NFKC", name)
    whole = letters_of(text)
    without_number = NUMBERED.sub("", whole)
    for part in (whole, without_number):
        bot = reserved.bots.find(part) or reserved.bots_without_marks.find(_without_marks(part))
        label = reserved.plain.find(part) or ("" if part.casefold() in NAMES_OF_PEOPLE else reserved.own.find(part))
        if bot or label:
            return bot or label
    parts = [part for part in map(letters_of, SEPARATED.split(text)) if part]
    found = [reserved.plain.find(part) or reserved.own.find(part) for part in parts[1:]]
    if without_number != whole:
        found.append(reserved.numbered.find(without_number))
    if len(parts) > 1:
        found.append(reserved.bots.find(parts[0]))
    return next(filter(None, found), "")


def prepare_names() -> None:
    """Read what names are compared with. The first name that is checked would wait for it, and everybody else with it."""
    _reserved_near("Mia")


@cache
def _reserved() -> Reserved:
    slugs = {*LEVELS, *(f"{level}:{temperament}" for level in LEVELS for temperament in TEMPERAMENTS)}
    spoken = [words(language) for language in LANGUAGES]
    bots = slugs | {said.say("spectator") for said in spoken}
    for said in spoken:
        moods = [said.say(f"temperament-{temperament}") for temperament in TEMPERAMENTS]
        for level in (said.say(f"level-{level}") for level in LEVELS):
            bots |= {level, *(f"{level}, {mood}" for mood in moods), *(f"{mood} {level}" for mood in moods)}
    plain = {word for said in spoken for word in said.say("names-of-nobody").split(", ")}
    own = {inner for said in spoken for inner in IN_BRACKETS.findall(said.say("player-you", number=1))}
    seats = {label for said in spoken for label in (said.say("player", number=1), said.say("seat-numbered", number=1))}
    numbered = {NUMBERED.sub("", label) for label in seats}
    return Reserved(Index(bots), Index(map(_without_marks, bots)), Index({*plain, HOUSE}), Index(own), Index(numbered))


@cache
def _confusables() -> dict[int, str]:
    """What each character looks like, for those that look like another."""
    _, _, lines = CONFUSABLES.read_text(encoding="utf-8").partition("\n\n")
    pairs = (line.split("\t") for line in lines.strip("\n").split("\n"))
    return {ord(sign): shape for shape, signs in pairs for sign in signs}
