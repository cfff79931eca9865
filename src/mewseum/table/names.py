"""Names of people at a table: to be seen, and not to be mistaken for anybody else's.

Two names are alike if their skeletons are the same, as in Unicode's technical standard 39: each character is replaced by the one
that it looks like. What looks like a bot, in any of the house's languages, or like a label of the house, is no person's name.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable
from functools import cache, lru_cache
from pathlib import Path

from mewseum.core.refused import Refused
from mewseum.core.words import LANGUAGES, words
from mewseum.players.levels import LEVELS, TEMPERAMENTS

LONGEST_NAME = 24
CONFUSABLES = Path(__file__).with_name("confusables.txt")
BLANK = str.maketrans(dict.fromkeys("\u2800\u115f\u1160\u3164\uffa0", " "))
"""Characters that count as letters or signs and show nothing: the empty Braille cell, and Hangul's fillers."""
IGNORED = re.compile("[\u034f\u17b4\u17b5\u180b-\u180d\u180f\ufe00-\ufe0f\U000e0100-\U000e01ef]")
"""Marks that show nothing by themselves: joiners without a form, and selectors of another's form."""
NUMBERED = re.compile(r"\W*\d+\W*$")
IN_BRACKETS = re.compile(r"\(([^()]*)\)")


def tidy(text: str) -> str:
    """A text on one line, without control characters and spare blanks."""
    shown = (" " if unicodedata.category(sign)[0] in "CZ" else sign for sign in unicodedata.normalize("NFC", text))
    return " ".join("".join(shown).split())


def check_name(name: str) -> str:
    """A person's name: it can be seen, is not too long, and nothing that the house calls somebody."""
    name = tidy(name.translate(BLANK))
    if not 1 <= len(name) <= LONGEST_NAME or not _can_be_seen(name):
        raise Refused("bad-name", longest=LONGEST_NAME)
    reserved = _reserved_like(name)
    if reserved:
        raise Refused("name-reserved", name=name, reserved=reserved)
    return name


def check_unlike(name: str, others: Iterable[str]) -> None:
    """A name that nobody else at the table has, nor one that looks like it."""
    for other in others:
        if other.casefold() == name.casefold():
            raise Refused("name-taken", name=name)
        if are_alike(name, other):
            raise Refused("name-alike", name=name, other=other)


def are_alike(name: str, other: str) -> bool:
    """Whether two names look the same: as they are written, or in small letters both, or in capitals."""
    return any(one == another for one, another in zip(_shapes(name), _shapes(other), strict=True))


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


def _reserved_like(name: str) -> str:
    """The bot or the label of the house that a name looks like; empty if none does."""
    reserved, numbered, own = _reserved()
    text = unicodedata.normalize("NFKC", name)
    tried = {text: reserved, NUMBERED.sub("", text): reserved}
    if NUMBERED.search(text):
        tried[NUMBERED.sub("", text)] = reserved | numbered
    for inner in IN_BRACKETS.findall(text):
        tried[inner] = tried.get(inner, frozenset()) | own
    return next((word for part, words_ in tried.items() for word in sorted(words_) if are_alike(part, word)), "")


@cache
def _reserved() -> tuple[frozenset[str], frozenset[str], frozenset[str]]:
    """What bots and spectators are called; what seats are, with a number; and how people are told which is their own."""
    slugs = {*LEVELS, *(f"{level}:{temperament}" for level in LEVELS for temperament in TEMPERAMENTS)}
    spoken = [words(language) for language in LANGUAGES]
    bots = {said.say(f"level-{level}") for said in spoken for level in LEVELS}
    watchers = {said.say("spectator") for said in spoken}
    numbered = {NUMBERED.sub("", said.say("player", number=1)) for said in spoken}
    own = {inner for said in spoken for inner in IN_BRACKETS.findall(said.say("player-you", number=1))}
    return frozenset(slugs | bots | watchers), frozenset(numbered), frozenset(own)


@cache
def _confusables() -> dict[int, str]:
    """What each character looks like, for those that look like another."""
    _, _, lines = CONFUSABLES.read_text(encoding="utf-8").partition("\n\n")
    pairs = (line.split("\t") for line in lines.strip("\n").split("\n"))
    return {ord(sign): shape for shape, signs in pairs for sign in signs}
