"""Why a move is refused: the § and the reason, from what the seat to act may see."""

from __future__ import annotations

from mewseum.core.book import Book
from mewseum.core.moves import Move
from mewseum.core.refused import Refused
from mewseum.core.words import Phrase

from .state import ANIMALS, State

BOOK = Book(__file__)


def why_not(s: State, move: Move) -> Refused:
    """§3.1 Only a card of the own hand can be laid."""
    return BOOK.refuse("not-in-hand", "3.1", card=Phrase(f"animal-{ANIMALS[move.second]}"))
