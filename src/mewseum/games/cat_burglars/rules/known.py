"""§1.4 What all know of the cards in hands and face down, beyond those that they have seen.

A seat's cards, in hand and face down, are one bag of which at least `seen` is known. More is known of when they were laid: a cat that
came to the hand after a card was laid face down is not that card. So for each of the last facedown cards what came `since` is counted as
well: it is in the hand, or was laid even later.
"""

from __future__ import annotations

from mewseum.core.bags import cards_in
from mewseum.core.compiled import rule
from mewseum.core.mixing import show_young
from mewseum.core.sets import BLOCK, bit, how_many, lowest

from ..state import CARDS, COLOURS, DOUBTS, LANE, MIRROR, NOTED, OLD, State

ALL_COLOURS = (1 << len(COLOURS)) - 1


@rule
def come_before_all_eyes(s: State, seat: int, card: int) -> None:
    """§1.4 All see a card come to a hand."""
    s.seen[seat][card] += 1
    if card < MIRROR and not s.unwatched:
        number = 0
        while number < NOTED and s.laid[number] > 0:
            s.since[number][card] += s.owner[s.laid[number] - 1] == seat
            number += 1


@rule
def leave_before_all_eyes(s: State, seat: int, card: int, laid: int, old: int) -> None:
    """§1.4 All see a card leave a hand (`laid` is NOTED then), or one that was laid face down as number `laid`, perhaps an `old` one."""
    if s.seen[seat][card] > still_there(s, seat, card, laid):
        s.seen[seat][card] -= 1
    elif s.young[seat] > 0 and not old and not s.unwatched:
        show_perhaps_young(s, seat, card)


@rule
def still_there(s: State, seat: int, card: int, laid: int) -> int:
    """Of what came since the earlier ones were laid, one card has left; how many a seat still has, since they came even later."""
    copies = 0
    if card < MIRROR and not s.unwatched:
        for back in range(NOTED):
            number = NOTED - 1 - back
            if s.laid[number] > 0 and s.owner[s.laid[number] - 1] == seat:
                s.since[number][card] -= number < laid and s.since[number][card] > copies
                copies = max(copies, s.since[number][card])
    return copies


@rule
def show_perhaps_young(s: State, seat: int, card: int) -> None:
    """A card that not all knew leaves a seat that has some from the mixed deck: it is one of these, or not, or nobody can tell."""
    free, doubted = DOUBTS, False
    for number in range(DOUBTS):
        if s.doubts[DOUBTS - 1 - number] == 0:
            free = DOUBTS - 1 - number
        elif doubted_seat(s, DOUBTS - 1 - number) == seat:
            doubted = True
    if s.young[seat] == unknown_cards(s, seat) and not doubted:
        show_young(s, seat, card, True)
    elif s.mixed[card] > 0 and free < DOUBTS:
        s.doubts[free] = seat * len(CARDS) + card + 1
    elif s.mixed[card] > 0:
        show_young(s, seat, card, False)


@rule
def doubted_seat(s: State, number: int) -> int:
    """Whose card it was that may have come from the mixed deck."""
    return (s.doubts[number] - 1) // len(CARDS)


@rule
def facedowns(s: State, seat: int) -> int:
    """How many facedown cards lie under a seat's crews."""
    cards = 0
    for block in range(s.crews // BLOCK + 1):
        cards += how_many(s.guarded[block] & s.owned[seat][block])
    return cards


@rule
def unknown_cards(s: State, seat: int) -> int:
    """How many cards of a seat, with the one that leaves now, not all know."""
    return s.hand_size[seat] + 1 + facedowns(s, seat) - cards_in(s.seen[seat])


@rule
def note_laid(s: State, seat: int, crew: int) -> None:
    """§6.1 A card was laid face down; if all know the whole hand from which it came, its colour is one of that hand."""
    if s.unwatched:
        return
    s.barred[crew] = 0
    if s.laid[NOTED - 1] > 0:
        forget_laid(s, 0)
    last = 0
    while s.laid[last] > 0:
        last += 1
    s.laid[last] = crew + 1
    cards = s.hand_size[seat] + 1
    if cards_in(s.seen[seat]) < cards:
        return
    for back in range(last):
        number = last - 1 - back
        if s.owner[s.laid[number] - 1] == seat:
            if cards_in(s.since[number]) + s.seen[seat][MIRROR] == cards:
                bar_all_but(s, crew, colours_since(s, number))
            cards += 1
    if cards_in(s.seen[seat]) == s.hand_size[seat] + 1 + facedowns(s, seat):
        bar_all_but(s, crew, colours_seen(s, seat))


@rule
def bar_all_but(s: State, crew: int, colours: int) -> None:
    """A facedown card has one of these colours."""
    s.barred[crew] |= ALL_COLOURS & ~colours


@rule
def colours_since(s: State, number: int) -> int:
    """The colours of what came since a card was laid."""
    colours = 0
    for colour in range(len(COLOURS)):
        if s.since[number][colour] > 0:
            colours |= 1 << colour
    return colours


@rule
def colours_seen(s: State, seat: int) -> int:
    """The colours that a seat is known to have."""
    colours = 0
    for colour in range(len(COLOURS)):
        if s.seen[seat][colour] > 0:
            colours |= 1 << colour
    return colours


@rule
def number_of(s: State, crew: int) -> int:
    """Where a facedown card is noted; NOTED if it is not any more."""
    for number in range(NOTED):
        if s.laid[number] == crew + 1:
            return number
    return NOTED


@rule
def first_noted(s: State, seat: int) -> int:
    """The first of a seat's noted facedown cards, before which all that are not noted were laid; NOTED if there is none."""
    for number in range(NOTED):
        if s.laid[number] > 0 and s.owner[s.laid[number] - 1] == seat:
            return number
    return NOTED


@rule
def note_turned_up(s: State, crew: int, colour: int) -> None:
    """§7.4 §8.6 All see what lay face down; what was laid before it knows of it too."""
    number = NOTED if s.unwatched else number_of(s, crew)
    leave_before_all_eyes(s, s.owner[crew] + 0, colour, 0 if number == NOTED else number, s.barred[crew] & OLD)
    if number < NOTED:
        forget_laid(s, number)
    s.barred[crew] = 0


@rule
def forget_laid(s: State, first: int) -> None:
    """A facedown card is noted no more."""
    number = first + 0
    while number < NOTED and s.laid[number] > 0:
        last = number == NOTED - 1
        s.laid[number] = 0 if last else s.laid[number + 1]
        for colour in range(len(COLOURS)):
            s.since[number][colour] = 0 if last else s.since[number + 1][colour]
        number += 1


@rule
def note_skipped(s: State, seat: int) -> None:
    """§3.4 A skipped hand holds nothing but mirrors, and what the seat has face down are traps: no visible cat has their colours."""
    s.seen[seat][MIRROR] = s.hand_size[seat]
    if s.unwatched:
        return
    for block in range(s.crews // BLOCK + 1):
        rest = s.guarded[block] & s.owned[seat][block]
        while rest != 0:
            crew = block * BLOCK + lowest(rest)
            for colour in range(len(COLOURS)):
                s.barred[crew] |= ((s.cats[crew] >> (LANE * colour)) & 0xFF != 0) << colour
            rest &= rest - 1


@rule
def age_facedowns(s: State) -> None:
    """§4.4 The deck is mixed anew: what lies face down by now is of no card that is in it."""
    if s.unwatched:
        return
    for number in range(DOUBTS):
        s.doubts[number] = 0
    for crew in range(s.crews):
        if s.guarded[crew // BLOCK] & bit(crew):
            s.barred[crew] |= OLD
