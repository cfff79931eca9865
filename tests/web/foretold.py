"""Chance that can be foretold: in the browser's tests every deal, every bot and every page's own dice follow from the test's name.

So a test that fails fails again, and does not fail one day for a deal that nobody had thought of. Deals of all kinds are for the tests of
the rules and of the server. As a program (`python -m tests.web.foretold serve ...`) this is the `mewseum` command with such a house.
"""

from __future__ import annotations

import functools
import hashlib
import os
from pathlib import Path

import mewseum.server.house as wishes
import mewseum.server.live as tables
from mewseum.cli import main
from mewseum.server.keys import ALPHABET
from tests.server import houses

NAMED_IN = "MEWSEUM_TEST_NAMED_IN"
"""Names the file in which a house finds the test that is running."""


class Chance:
    """Numbers that follow from a test's name, one after the other."""

    def __init__(self) -> None:
        self.name, self.count = "", 0

    def digest(self) -> bytes:
        """The next 32 bytes of the test that is running now."""
        named_in = os.environ.get(NAMED_IN)
        name = Path(named_in).read_text(encoding="utf-8") if named_in else ""
        self.name, self.count = name, self.count + 1 if name == self.name else 1
        return hashlib.sha256(f"{name} {self.count}".encode()).digest()

    def token_hex(self, size: int) -> str:
        """As `secrets.token_hex`."""
        return self.digest()[:size].hex()

    def new_table(self) -> str:
        """As `keys.new_table`."""
        return "".join(ALPHABET[byte % len(ALPHABET)] for byte in self.digest()[:16])


def begin(test: str, folder: Path) -> None:
    """From now on chance follows from this name: in houses that are open or will be, and in pages."""
    named_in = folder / "test"
    os.environ[NAMED_IN] = str(named_in)
    named_in.write_text(test, encoding="utf-8")


PROGRAM = "tests.web.foretold"
House = functools.partial(houses.House, program=PROGRAM)
house = functools.partial(houses.house, program=PROGRAM)

PAGES = Chance()
DICE = """(() => {
  let visits = 0;
  try {
    visits = Number(sessionStorage.getItem("visits") ?? 0) + 1;
    sessionStorage.setItem("visits", visits);
  } catch { /* a page of nobody's keeps nothing */ }
  let state = (SEED + visits * 0x9e3779b9) >>> 0;
  Math.random = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  crypto.getRandomValues = (bytes) => {
    for (let i = 0; i < bytes.length; i++) bytes[i] = Math.floor(Math.random() * 2 ** 32);
    return bytes;
  };
})();"""
"""A page's own dice, other ones at each visit."""


def load_dice(page) -> None:
    """Whatever this page rolls follows from the test."""
    page.add_init_script(DICE.replace("SEED", str(int.from_bytes(PAGES.digest()[:4]))))


if __name__ == "__main__":
    chance = Chance()
    wishes.secrets, tables.new_table = chance, chance.new_table
    main()
