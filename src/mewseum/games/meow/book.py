"""The game's own texts, and refusals that speak them."""

from __future__ import annotations

from mewseum.core.book import Book

BOOK = Book(__file__)
refuse = BOOK.refuse
