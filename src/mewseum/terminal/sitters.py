"""What those are called who sat at a recorded table: people by their names, bots by their levels, namesakes with their numbers."""

from __future__ import annotations

from collections.abc import Sequence

from mewseum.core.record import Sitter
from mewseum.core.words import Words


def names_of(sitters: Sequence[Sitter], words: Words) -> list[str]:
    """A name for each seat, in a language; empty where the record does not say."""
    names = [_name_of(sitter, words) for sitter in sitters]
    return [f"{name} {place}" if name and names.count(name) > 1 else name for place, name in enumerate(names, 1)]


def _name_of(sitter: Sitter, words: Words) -> str:
    level = sitter.bot.partition(":")[0]
    said = f"level-{level}"
    return sitter.name or (words.say(said) if words.has(said) else level)
