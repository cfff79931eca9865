"""Laying a table in few words, and reading it.

Cards are words: "blue orange mirror". A crew is its visible cats, then a stroke and its facedown card, if there is one:
"blue orange/green". The lists `hands`, `crews` and `scored` may stop after the last seat that has anything.
"""

from tests.situations import sees

COLOURS = ("blue", "orange", "green", "red", "yellow", "purple")
ALL_CARDS = [*(*COLOURS, "mirror") * 15, *["mirror"] * 5]
A_MARKET = "blue orange green red yellow purple"
NOTHING_TO_RECRUIT = {"deck": "", "discard": "", "market": ""}


def lay(game, hands=(), crews=(), scored=(), market=A_MARKET, discard="", deck=None, known=(), **rest):
    """A situation with these cards on the table.

    `deck` names its cards, or says how many of the cards that lie nowhere else are in it; else all of them are.
    """

    def per_seat(things, read):
        return [read(thing) for thing in things] + [[] for _ in range(game.players - len(things))]

    position = {
        "hands": per_seat(hands, str.split),
        "crews": per_seat(crews, lambda row: [_crew(text) for text in row]),
        "scored": per_seat(scored, str.split),
        "known": per_seat(known, str.split),
        "market": market.split(),
        "discard": discard.split(),
        **rest,
    }
    if isinstance(deck, int):
        left = list(ALL_CARDS)
        for card in cards_on_table(position):
            left.remove(card)
        deck = " ".join(left[:deck])
    if deck is not None:
        position["deck"] = deck.split()
    return game.position(position)


def _crew(text):
    cats, _, facedown = text.partition("/")
    return {"cats": cats.split(), "facedown": facedown or None}


def cards_on_table(position):
    """All cards of a position in words but those of the deck."""
    cards = [*position["market"], *position["discard"], *([position["trap"]] if "trap" in position else [])]
    for cards_of_seat in [*position["hands"], *position["scored"]]:
        cards += cards_of_seat
    for crews_of_seat in position["crews"]:
        for crew in crews_of_seat:
            cards += [*crew["cats"], *([crew["facedown"]] if crew["facedown"] else [])]
    return cards


def hand(state, seat):
    return state.to_position()["hands"][seat]


def market(state):
    return state.to_position()["market"]


def discard(state):
    return state.to_position()["discard"]


def deck_size(state):
    return sees(state, None)["deck"]


def crews(state, seat):
    """The crews of a seat as `lay` reads them; cats in the order of COLOURS."""
    return [_crew_text(crew) for crew in state.to_position()["crews"][seat]]


def _crew_text(crew):
    facedown = "" if crew["facedown"] is None else f"/{crew['facedown']}"
    return " ".join(crew["cats"]) + facedown


def sizes(state, seat):
    return [len(crew["cats"]) for crew in state.to_position()["crews"][seat]]


def scores(state):
    return sees(state, None)["scores"]


def sees_crews(state, seat, owner):
    """The crews of `owner` as `seat` sees them."""
    return [_crew_text(crew) for crew in sees(state, seat)["crews"][owner]]
