"""All text for people: Fluent messages by stable ids, in five languages."""

from __future__ import annotations

import copy
import re
from collections import Counter
from collections.abc import Iterable, Sequence
from functools import lru_cache
from itertools import groupby
from pathlib import Path
from typing import Any

from mewseum.core.once import once
from mewseum.core.refused import Refused

LANGUAGES = ("en", "de", "fr", "nl", "pl")
HOUSE = Path(__file__).parents[1] / "locale"
"""The texts that belong to no single game."""
LONGEST = 2000
"""Characters of one detail; Fluent refuses much longer ones, and nobody reads them."""


class Phrase:
    """A message that stands for a value, to be put into the reader's language when it is said."""

    def __init__(self, key: str, **details: Any) -> None:
        self.key = key.replace(" ", "-")
        self.details = details

    @once
    def spelled(self) -> dict[str, Any]:
        """The details JSON-ready, phrases among them, for whoever says it elsewhere."""
        return {name: _spell(value) for name, value in self.details.items()}

    def to_dict(self) -> dict[str, Any]:
        """JSON-ready: the message's id, and its details."""
        return {"say": self.key, "with": self.spelled}


def _spell(value: Any) -> Any:
    if isinstance(value, Phrase):
        return value.to_dict()
    return [_spell(part) for part in value] if isinstance(value, (list, tuple)) else value


class Words:
    """Says messages in one language. Folders searched later stand behind those named earlier."""

    def __init__(self, language: str, folders: tuple[Path, ...]) -> None:
        from fluent.runtime import FluentBundle, FluentResource

        self.language = language
        self._names: tuple[str, ...] = ()
        self._bundle = FluentBundle([language], use_isolating=False)
        for folder in folders:
            text = (folder / f"{language}.ftl").read_text(encoding="utf-8")
            self._bundle.add_resource(FluentResource(text), allow_overrides=True)

    def has(self, key: str) -> bool:
        """Whether there is such a message."""
        return bool(self._bundle.has_message(key))

    def say(self, key: str, **details: Any) -> str:
        """A message with its details filled in."""
        message = self._bundle.get_message(key)
        if message.value is None:
            raise KeyError(key)
        text, errors = self._bundle.format_pattern(message.value, {k: self.value(v) for k, v in details.items()})
        if errors:
            raise ValueError(f"message {key} ({self.language}): {errors[0]}")
        return str(text)

    def tell(self, phrases: Iterable[Phrase]) -> list[str]:
        """What happened, in as few sentences as it takes: what is hidden is counted, and what begins alike is one list."""
        told = []
        for _, alike in groupby(phrases, key=lambda phrase: (phrase.key, repr(phrase.spelled))):
            run = list(alike)
            phrase, many = run[0], f"many-{run[0].key.removeprefix('fact-')}"
            if len(run) > 1 and "hidden" in phrase.details.values() and self.has(many):
                told.append(self.say(many, **{**phrase.details, "cards": len(run)}))
            else:
                told += [str(self.value(phrase)) for phrase in run]
        return gathered(told)

    def naming(self, names: Sequence[str]) -> Words:
        """The same words, in which players are called by their names; where one has none, by the number."""
        named = copy.copy(self)
        named._names = tuple(names)
        return named

    def value(self, value: Any) -> Any:
        """A detail in words: phrases and refusals are said, lists are joined."""
        if isinstance(value, int):
            return value
        text = self._text(value)
        return text if len(text) <= LONGEST else f"{text[:LONGEST]} …"

    def _text(self, value: Any) -> str:
        if isinstance(value, Phrase):
            return self._named(value) or self.say(value.key, **value.details)
        if isinstance(value, Refused):
            return value.say(self.language)
        if isinstance(value, Iterable) and not isinstance(value, str):
            parts = [str(self.value(part)) for part in value]
            return ", ".join(parts) if parts else self.say("nothing")
        return str(value)

    def _named(self, phrase: Phrase) -> str:
        """A player's name, if the phrase is a player who has one."""
        number = phrase.details.get("number", 0) if phrase.key in ("player", "player-you") else 0
        name = self._names[number - 1] if 1 <= number <= len(self._names) else ""
        return self.say("player-named-you", name=name) if name and phrase.key == "player-you" else name


_LISTING = re.compile(r"(.*:\s)([^:]+)\.", re.DOTALL)


def gathered(sentences: Iterable[str]) -> list[str]:
    """Sentences that follow each other and begin alike ("A pays: orange.", "A pays: blue.") are one ("A pays: orange, blue.").

    The browser does the same (`sentences.ts`).
    """
    told: list[str] = []
    for opening, alike in groupby((_listed(sentence) for sentence in sentences), key=lambda parts: parts[0]):
        things = Counter(thing for _, thing in alike)
        if "" in things:
            told += [opening] * things[""]
        else:
            listed = [f"{thing} ×{times}" if times > 1 else thing for thing, times in things.items()]
            told.append(f"{opening}{', '.join(listed)}.")
    return told


def _listed(sentence: str) -> tuple[str, str]:
    """A sentence up to the thing that it lists, and the thing; the whole of it where it lists nothing."""
    found = _LISTING.fullmatch(sentence)
    return (found[1], found[2]) if found else (sentence, "")


@lru_cache(maxsize=64)
def words(language: str, *folders: Path) -> Words:
    """The words of some folders and of the house in one language."""
    if language not in LANGUAGES:
        raise Refused("unknown-language", language=language, known=LANGUAGES)
    return Words(language, (HOUSE, *folders))
