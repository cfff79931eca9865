"""Chance is one event: a card is drawn from a bag. This is the only place that draws.

Nobody can know the order of a shuffled pile, so a pile is a bag: cards counted by kind. The generator is
ChaCha with eight rounds, seeded by 256 bits, and lives in the state (in fields that nobody sees), so that a
live table cannot be predicted and a record replays exactly. Whoever knows what chance brought (a test,
or a person who enters a game from a real table) can tell it beforehand.
"""

from __future__ import annotations

import hashlib

from mewseum.core.compiled import Bag, Numbers, rule, silent
from mewseum.core.fields import Fields

EVERYONE = -1
"""Who sees a draw is a set of seats; this one has every seat in it, and spectators."""

NOBODY = 0

UNTOLD = -1
"""A draw of which nothing was told: the generator decides."""

LOW = 0xFFFFFFFF


def key_of(seed: int | bytes) -> list[int]:
    """The eight words of a 256-bit key from 32 bytes, or from any whole number."""
    if isinstance(seed, int):
        digits = f"{seed}" if seed.bit_length() < 10_000 else f"{seed:x}"  # Python writes no longer ones in tens
        seed = hashlib.sha256(f"mewseum {digits}".encode()).digest()
    return [int.from_bytes(seed[4 * i : 4 * i + 4], "little") for i in range(8)]


@rule
def quarter(a: int, b: int, c: int, d: int) -> tuple[int, int, int, int]:
    """ChaCha's quarter round."""
    a = (a + b) & LOW
    d ^= a
    d = ((d << 16) | (d >> 16)) & LOW
    c = (c + d) & LOW
    b ^= c
    b = ((b << 12) | (b >> 20)) & LOW
    a = (a + b) & LOW
    d ^= a
    d = ((d << 8) | (d >> 24)) & LOW
    c = (c + d) & LOW
    b ^= c
    b = ((b << 7) | (b >> 25)) & LOW
    return a, b, c, d


@rule
def next_block(s: Fields, stream: int) -> None:
    """Fill the buffer with the next sixteen words of the stream."""
    k, w = s.key, s.words
    x0, x1, x2, x3 = 0x61707865, 0x3320646E, 0x79622D32, 0x6B206574
    x4, x5, x6, x7 = 0 + k[0], 0 + k[1], 0 + k[2], 0 + k[3]
    x8, x9, x10, x11 = 0 + k[4], 0 + k[5], 0 + k[6], 0 + k[7]
    x12, x13, x14, x15 = s.blocks & LOW, s.blocks >> 32, stream & LOW, stream >> 32
    for _ in range(4):
        x0, x4, x8, x12 = quarter(x0, x4, x8, x12)
        x1, x5, x9, x13 = quarter(x1, x5, x9, x13)
        x2, x6, x10, x14 = quarter(x2, x6, x10, x14)
        x3, x7, x11, x15 = quarter(x3, x7, x11, x15)
        x0, x5, x10, x15 = quarter(x0, x5, x10, x15)
        x1, x6, x11, x12 = quarter(x1, x6, x11, x12)
        x2, x7, x8, x13 = quarter(x2, x7, x8, x13)
        x3, x4, x9, x14 = quarter(x3, x4, x9, x14)
    w[0], w[1] = (x0 + 0x61707865) & LOW, (x1 + 0x3320646E) & LOW
    w[2], w[3] = (x2 + 0x79622D32) & LOW, (x3 + 0x6B206574) & LOW
    w[4], w[5], w[6], w[7] = (x4 + k[0]) & LOW, (x5 + k[1]) & LOW, (x6 + k[2]) & LOW, (x7 + k[3]) & LOW
    w[8], w[9], w[10], w[11] = (x8 + k[4]) & LOW, (x9 + k[5]) & LOW, (x10 + k[6]) & LOW, (x11 + k[7]) & LOW
    w[12], w[13] = (x12 + (s.blocks & LOW)) & LOW, (x13 + (s.blocks >> 32)) & LOW
    w[14], w[15] = (x14 + (stream & LOW)) & LOW, (x15 + (stream >> 32)) & LOW
    s.blocks += 1
    s.words_left = 16


@rule
def seed_stream(s: Fields, stream: int) -> None:
    """Turn a key into another of its 2^64 keys: game number `stream` of a simulation."""
    s.blocks = 0
    next_block(s, stream)
    for i in range(8):
        s.key[i] = s.words[i]
    s.blocks = 0
    s.words_left = 0


@rule
def next_word(s: Fields) -> int:
    """The next 32 random bits."""
    if s.words_left == 0:
        next_block(s, 0)
    s.words_left -= 1
    return 0 + s.words[15 - s.words_left]


@rule
def below(s: Fields, bound: int) -> int:
    """A whole number from 0 to below the bound, each exactly as likely as the others."""
    product = next_word(s) * bound
    if (product & LOW) < bound:
        unfair = (LOW + 1 - bound) % bound
        while (product & LOW) < unfair:
            product = next_word(s) * bound
    return product >> 32


@rule
def told(s: Fields) -> int:
    """What the next draw was told to be, or UNTOLD."""
    if s.told_next < s.told_count:
        kind = s.told[s.told_next]
        s.told_next += 1
        return 0 + kind
    return UNTOLD


@rule
def only(seat: int) -> int:
    """The audience of one seat."""
    return 1 << seat


@rule(compiled=silent)
def note_draw(s: Fields, kind: int, audience: int) -> None:
    """Remember what was drawn and who could see it (plain mode only)."""
    s.drawn.append((kind, audience))


@rule
def draw(s: Fields, bag: Bag, cards: int, audience: int) -> int:
    """Take one card from a bag of so many cards, and return its kind."""
    kind = draw_unnoted(s, bag, cards)
    note_draw(s, kind, audience)
    return kind


@rule
def draw_unnoted(s: Fields, bag: Bag, cards: int) -> int:
    """The same where who may see the card depends on the card; the caller notes the draw."""
    kind = told(s)
    if kind != UNTOLD:
        s.told_odds *= bag[kind] / cards
        if bag[kind] == 0:
            s.told_wrong = s.told_next
            kind = UNTOLD
    if kind == UNTOLD:
        place = below(s, cards)
        kind = 0
        passed = 0
        for other in range(len(bag) - 1):
            passed += bag[other]
            kind += place >= passed
    bag[kind] -= 1
    return kind


@rule
def seed_dice(dice: Numbers, seed: int) -> None:
    """Start the light generator with which random players choose; it never touches a game's own chance."""
    for i in range(4):
        seed = (seed * 1664525 + 1013904223) & LOW
        dice[i] = seed | 1
    for _ in range(16):
        roll(dice, 2)


@rule
def roll(dice: Numbers, sides: int) -> int:
    """A number from 0 to below `sides` (at most 2^31), by Marsaglia's xorshift over 128 bits."""
    t = dice[0] ^ ((dice[0] << 11) & LOW)
    dice[0], dice[1], dice[2] = dice[1], dice[2], dice[3]
    dice[3] = dice[3] ^ (dice[3] >> 19) ^ t ^ (t >> 8)
    return (dice[3] * sides) >> 32
