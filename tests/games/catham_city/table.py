"""Laying a table in few words, and reading it.

Cards are words, each with a number before it if there are more: "3 detectives mafia". A is the active player, B sits at
the left of A, and so on clockwise; in the texts of moves players count from 1, so B is player 2. The lists `hands`,
`points` and `known` may stop after the last seat that has anything.
"""

from tests.situations import sees, texts

FACTIONS = ("detectives", "scientists", "robocats", "mafia", "hackers", "police", "journalists", "officials")
FIRST_GAME = FACTIONS[:5]
A, B, C, D, E, F = range(6)


def cards(text):
    """The cards of a text, in the order of FACTIONS."""
    found, number = [], 1
    for word in text.split():
        if word.isdecimal():
            number = int(word)
        else:
            found += [word] * number
            number = 1
    return sorted(found, key=FACTIONS.index)


def lay(game, hands=(), points=(), display=None, discard="", pile=None, known=(), in_play="", factions="", **rest):
    """A situation with these cards on the table, A to act.

    In play are the factions that are named anywhere, filled up to five. `pile` names its cards, or says how many of the
    cards that lie nowhere else are in it; else all of them are. Without `display` any seven cards lie open.
    """

    def per_seat(things, nothing):
        return [*things, *[nothing] * (game.players - len(things))]

    position = {
        "hands": [cards(text) for text in per_seat(hands, "")],
        "points": per_seat(points, 0),
        "known": [cards(text) for text in per_seat(known, "")],
        "discard": cards(discard),
        **rest,
    }
    named = [position["discard"], *position["hands"], cards(in_play), cards(factions), cards(display or "")]
    named += [cards(pile)] if isinstance(pile, str) else []
    five = position["factions"] = _fill_up({card for place in named for card in place})
    position["display"] = cards(" ".join([*five, *five[:2]]) if display is None else display)
    if in_play:
        position["in_play"] = cards(in_play)
    if isinstance(pile, int):
        left = five * 15
        for card in cards_on_table(position):
            left.remove(card)
        position["pile"] = left[:pile]
    elif pile is not None:
        position["pile"] = cards(pile)
    return game.position(position)


def _fill_up(named):
    others = [faction for faction in FACTIONS if faction not in named]
    return sorted([*named, *others[: 5 - len(named)]], key=FACTIONS.index)


def cards_on_table(position):
    """All cards of a position in words but those of the pile."""
    found = [*position["display"], *position["discard"], *position.get("in_play", [])]
    for hand_of_seat in position["hands"]:
        found += hand_of_seat
    return found


def plays(state):
    """The legal moves that play cards."""
    return [text for text in texts(state) if text.startswith("play")]


def takes(state):
    """The legal moves that take cards from the display."""
    return [text for text in texts(state) if text.startswith("take")]


def hand(state, seat):
    return state.to_position()["hands"][seat]


def hand_sizes(state):
    return [len(hand_of_seat) for hand_of_seat in state.to_position()["hands"]]


def points(state):
    return sees(state, None)["points"]


def display(state):
    return sees(state, None)["display"]


def discard(state):
    return sees(state, None)["discard"]


def in_play(state):
    return state.to_position().get("in_play", [])


def pile_size(state):
    return sees(state, None)["pile"]


def awaits(state):
    return sees(state, None)["awaits"]


def knows(state, seat, owner):
    """The cards that a seat (None is a spectator) knows to be in the hand of another."""
    table = sees(state, seat)
    return sorted(table["known"][owner] + table["known_to_you"][owner], key=FACTIONS.index)
