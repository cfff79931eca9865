"""Laying a table in few words, and reading it.

Cards are words: "5k 300k steal". A cat that is used or in jail has that behind a colon: "calvin chelsea:used", "calvin:jailed",
"calvin:jailed-and-used". A negative card has what lies beneath it behind a colon: "vase: 5k 10k"; if it is served, it is
"vase served: 5k 10k". A is the active player, B sits at the left of A, and so on clockwise; in the texts of
moves players count from 1, so B is player 2. Lists by seat may stop after the last seat that has anything.
"""

from tests.situations import sees, texts

from .cards import ALL

A, B, C, D, E, F = range(6)


def lay(game, banks=(), cats=(), piles=(), run="", discard="", deck=None, **rest):
    """A situation with these cards on the table, A to act.

    Nobody has a cat that is not named. `deck` names its cards; else all cards that lie nowhere else are in it.
    """

    def per_seat(things, read, nothing):
        return [read(thing) for thing in [*things, *[nothing] * (game.players - len(things))]]

    position = {
        "banks": per_seat(banks, str.split, ""),
        "cats": per_seat(cats, _cats, ""),
        "piles": per_seat(piles, lambda row: [_pile(text) for text in row], ()),
        "discard": discard.split(),
        **{part: value for part, value in rest.items() if part not in ("stars", "arrested", "serving", "known")},
    }
    for part in {"stars", "arrested", "serving"} & set(rest):
        position[part] = per_seat(rest[part], int, 0)
    if "known" in rest:
        position["known"] = per_seat(rest["known"], str.split, "")
    if run:
        position |= {"run": run.split(), "awaits": rest.get("awaits", "run")}
    if deck is not None:
        position["deck"] = deck.split()
    return game.position(position)


def _cats(text):
    states = [word.partition(":") for word in text.split()]
    return {name: state.replace("-", " ") or "free" for name, _, state in states}


def _pile(text):
    top, _, beneath = text.partition(":")
    card, *served = top.split()
    return {"card": card, "beneath": beneath.split(), "served": served == ["served"]}


def ended(game, banks=(), **rest):
    """A game that ends with these banks: somebody who is not in jail picks up a laser pen as the last card."""
    in_jail = [*rest.get("arrested", ()), 0]
    return lay(game, banks, deck="laser-pen", turn=in_jail.index(0), **rest).play("pick up")


def pick_up(state, cards):
    """The situation after these cards have been picked up."""
    for card in cards.split():
        state = state.play("pick up", chance=[card])
    return state


def stay_away(state):
    """One turn of somebody of whom nothing is wanted: a 5K is banked."""
    return pick_up(state, "5k").play("stop")


def targets(state, action):
    """What follows this first word in the legal moves."""
    return [text.partition(" ")[2] for text in texts(state) if text.split()[0] == action]


def bank(state, seat):
    return " ".join(state.to_position()["banks"][seat])


def bank_sizes(state):
    return [len(cards) for cards in state.to_position()["banks"]]


def cats(state, seat):
    """The cats of a seat as `lay` reads them."""
    owned = state.to_position()["cats"][seat].items()
    return " ".join(name if cat == "free" else f"{name}:{cat.replace(' ', '-')}" for name, cat in owned)


def piles(state, seat):
    """The negative cards of a seat as `lay` reads them."""
    return [_pile_text(pile) for pile in state.to_position()["piles"][seat] if not pile.get("burnt")]


def _pile_text(pile):
    top = pile["card"] + (" served" if pile["served"] else "")
    return f"{top}: {' '.join(pile['beneath'])}" if pile["beneath"] else top


def run(state):
    return " ".join(state.to_position()["run"])


def discard(state):
    return " ".join(sees(state, None)["discard"])


def deck_size(state):
    return sees(state, None)["deck"]


def stars(state):
    return sees(state, None)["stars"]


def arrested(state):
    """The seats that are arrested."""
    return [seat for seat, is_arrested in enumerate(sees(state, None)["arrested"]) if is_arrested]


def awaits(state):
    return sees(state, None)["awaits"]


def scores(state):
    return state.outcome.scores


def sees_piles(state, seat, owner):
    """The negative cards of `owner` as `seat` sees them, each with how many cards lie beneath."""
    return [(pile["card"], pile["cards"]) for pile in sees(state, seat)["piles"][owner]]


def knows(state, seat, owner):
    """The cards that a seat (None is a spectator) remembers to be in the bank of another."""
    seen = state.view(seat).seen
    own = [0] * len(seen.seen[owner]) if seat is None else seen.known[seat][owner]
    counts = [shown + known for shown, known in zip(seen.seen[owner], own, strict=True)]
    return " ".join(card for card, count in zip(ALL, counts, strict=False) for _ in range(count))
