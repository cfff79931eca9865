"""The table in sentences tells all that lies openly on it."""

import mewseum
from mewseum.core.words import Phrase
from mewseum.games.meow.telling import tell_table

from .table import A, B, lay, pick_up

NOT_ON_THE_TABLE = {"game", "players", "seat", "moves", "outcome", "remembered"}
"""What is told by a command of its own is not on the table either (`remembered`, by `seen`)."""
ASKED = {"turn", "active", "awaits", "acted", "at_most", "first", "over"}
"""Who is to act and what they may do: the question that follows the table says so, with the moves that it offers."""
SAID_WITH = {"arrested": "serving", "run_value": "run"}
"""What is said in one sentence with something else, which is told instead."""


def game(**options):
    return mewseum.game("meow", 3, first=0, **options)


def situations():
    """One of every kind in which something more lies on the table."""
    last = game(last_round=True)
    cats = ["calvin castor", "chester:jailed claus", "chelsea"]
    piles = [["vase: 5k 10k"], ["camera: 25k"], []]
    banks = ["5k 50k 75k distraction steal", "10k 300k", "5k"]
    table = {"cats": cats, "piles": piles, "banks": banks, "discard": "steal 50k", "stars": [2, 11, 0]}
    yield lay(game(), **table, run="5k 10k")
    yield pick_up(lay(game(), **table, run="5k"), "randy").play("distract")
    yield pick_up(lay(game(), **table, run="5k"), "rufus")
    yield lay(game(), **{**table, "arrested": [10]}).play("pay 75k")
    yield lay(game(), **{**table, "cats": ["chelsea:jailed"], "stars": []}).play("redeem chelsea").play("pay 75k")
    yield lay(game(), **table).play("castor 1.1")
    yield lay(game(steal_choice=True), **table).play("steal 2")
    yield lay(game(), arrested=[0, 10], serving=[0, 1])
    yield pick_up(lay(last, **{**table, "deck": "5k 10k"}, run="5k"), "10k 5k")


def other(value):
    """Something else that could stand there."""
    if isinstance(value, bool):
        return not value
    if isinstance(value, int):
        return value + 1
    if isinstance(value, str):
        return "1.9" if "." in value else "rufus" if value != "rufus" else "randy"
    return None


def sentences(table):
    words = mewseum.game("meow", 3).words("en")
    return [words.value(phrase) for phrase in tell_table(table)]


def changed(table, key, seat=None):
    """The table with one thing on it that is otherwise; None if it cannot be."""
    value = table[key] if seat is None else table[key][seat]
    if isinstance(value, (list, tuple)) and value:
        new = value[1:]
    elif isinstance(value, dict) and value:
        new = dict(list(value.items())[1:])
    else:
        new = other(value)
    if new is None:
        return None
    return {**table, key: new if seat is None else [*table[key][:seat], new, *table[key][seat + 1 :]]}


def parts_of(table):
    """Each part of the table that can be otherwise: what is of one seat, seat by seat."""
    for key, value in table.items():
        if key in NOT_ON_THE_TABLE | ASKED or any(table.get(SAID_WITH.get(key, ""), ())):
            continue
        by_seat = isinstance(value, list) and len(value) == table["players"] and key not in ("run", "discard", "shown")
        yield from ((key, seat) for seat in range(table["players"])) if by_seat else [(key, None)]


def test_whatever_lies_openly_on_the_table_is_told():
    silent, seen = set(), set()
    for state in situations():
        for seat in (None, A, B):
            table = state.view(seat).to_dict()
            for key, place in parts_of(table):
                another = changed(table, key, place)
                if another is not None:
                    seen.add(key)
                    silent |= {key} if sentences(another) == sentences(table) else set()

    assert {"discard", "pending_stars", "serving", "arrest_at", "paid", "last_turns", "card", "redeems", "pile"} <= seen
    assert silent == set()


def test_a_bank_that_is_open_to_its_owner_is_told_with_what_it_counts():
    state = lay(game(), banks=["50k 5k", "10k"], cats=["chester"])

    assert "Your bank counts £105K as it is now." in sentences(state.view(A).to_dict())
    assert not any("counts" in line for line in sentences(state.view(None).to_dict()))


def test_players_are_called_by_their_names_where_they_have_some():
    words = mewseum.game("meow", 3).words("en").naming(["Mia", "", "Kitten"])

    assert (
        words.value([Phrase("player", number=number) for number in (1, 2, 3, 4)]) == "Mia, Player 2, Kitten, Player 4"
    )
    assert words.value(Phrase("player-you", number=1)) == "Mia (you)"
    assert mewseum.game("meow", 3).words("en").value(Phrase("player", number=1)) == "Player 1"
