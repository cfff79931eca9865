"""Looking and going back, kind by kind: nothing is told before all is chosen, and all of it goes as one entry."""

from __future__ import annotations

from typing import Any, NamedTuple

import pytest

from mewseum import Situation
from mewseum.table.entries import decode_entry, encode_entry
from tests.games.cat_burglars.table import lay as lay_cats
from tests.games.catham_city.table import lay as lay_city
from tests.games.meow.table import lay as lay_meow
from tests.games.meow.table import pick_up
from tests.table.evenings import Evening, begin, everything, refused


class Kind(NamedTuple):
    """Something that is chosen in several steps: in which game and position, which steps, and what a first step could be instead."""

    game: str
    lay: Any
    steps: tuple[str, ...]
    instead: str
    facts: tuple[str, ...]
    """Of what is told, these come in this order."""


KINDS = {
    "an infiltration": Kind(
        "cat-burglars",
        lambda game: lay_cats(game, hands=["blue mirror green"], crews=[[], ["blue/red", "green/green"]]),
        ("infiltrate 2.1", "pay mirror"),
        "infiltrate 2.2",
        ("infiltrated", "paid"),
    ),
    "balls": Kind(
        "cat-burglars",
        lambda game: lay_cats(game, hands=["red"], crews=[["blue/blue", "green/green"]]),
        ("secure 2", "done"),
        "secure 1",
        ("secured",),
    ),
    "a payment out of jail": Kind(
        "meow",
        lambda game: lay_meow(game, banks=["75k 50k 25k 25k"], arrested=[10], turn=0, awaits="jail"),
        ("pay 50k", "pay 25k", "pay 25k"),
        "pay 75k",
        ("paid", "paid", "paid", "released"),
    ),
    "a cat that is bought out": Kind(
        "meow",
        lambda game: lay_meow(game, banks=["75k 50k 25k 25k"], cats=["chelsea:jailed castor:jailed"]),
        ("redeem castor", "pay 75k", "pay 25k"),
        "redeem chelsea",
        ("paid", "paid", "redeemed"),
    ),
    "two mini-decks": Kind(
        "meow",
        lambda game: lay_meow(
            game, cats=["castor"], piles=[[], ["vase:5k", "camera:10k 25k"], ["catnip:50k"]][: game.players]
        ),
        ("castor 2.1", "castor 2.2"),
        "castor 2.2",
        (),
    ),
    "policemen": Kind(
        "catham-city",
        lambda game: lay_city(game, hands=["3 police mafia hackers", "4 mafia"]),
        ("play police and mafia against 2", "policemen 2"),
        "play police and hackers against 2",
        ("played",),
    ),
    "a sacrifice to the mafia": Kind(
        "catham-city",
        lambda game: lay_city(game, hands=["4 mafia", "2 hackers police"], points=[0, 1], display="7 hackers").play(
            "play mafia"
        ),
        ("discard hackers", "discard police"),
        "discard police",
        ("discarded", "discarded"),
    ),
    "excess cards": Kind(
        "catham-city",
        lambda game: lay_city(game, hands=["6 mafia 5 hackers"], display="2 police 5 robocats").play("take police 2"),
        ("discard mafia", "discard hackers", "discard mafia"),
        "discard police",
        ("discarded",),
    ),
}


def sit_down(kind: Kind) -> Evening:
    """An evening in which somebody has this to choose."""
    evening = begin(2, game=kind.game)
    assert evening.table.game.players == 2
    state = kind.lay(evening.table.game)
    evening.table.state = Situation(state.game, state._s)
    return evening


def look(evening, moves):
    return evening.table.look_ahead(evening.awaited, moves, evening.table.changed)


@pytest.mark.parametrize("kind", KINDS)
def test_each_step_is_looked_at_and_left_again_and_nothing_happens(kind):
    kind, evening = KINDS[kind], sit_down(KINDS[kind])
    before, seat = everything(evening.table), evening.awaited
    chosen: list[str] = []
    for step in kind.steps[:-1]:
        chosen.append(step)
        ahead = look(evening, chosen)
        assert ahead is not None, f"{step} can be looked at"
        assert ahead.turn == seat
        assert kind.steps[len(chosen)] in [move.text for move in ahead.moves]
    assert look(evening, list(kind.steps)) is None, "then nothing is left to choose"
    other = look(evening, [kind.instead])
    assert other != look(evening, [kind.steps[0]]), "and another first step may be chosen instead"

    assert everything(evening.table) == before


@pytest.mark.parametrize("kind", KINDS)
def test_all_steps_go_as_one_entry_that_is_told_as_one(kind):
    kind, evening = KINDS[kind], sit_down(KINDS[kind])
    state, number, seat = evening.state, evening.table.number, evening.awaited
    entry = evening.play(kind.steps[0], more=list(kind.steps[1:]), message="mia:1")
    for step in kind.steps:
        state = state.play(step)

    assert evening.table.number == number + 1
    assert entry.moves == list(kind.steps)
    assert decode_entry(encode_entry(entry)).moves == entry.moves
    assert [text for text, _ in evening.table.record.moves[-len(kind.steps) :]] == list(kind.steps)
    assert evening.table.shares.used("played", seat) == len(kind.steps)
    told = iter([fact.name for told in evening.table.told for fact in told.facts(None)])
    assert all(name in told for name in kind.facts)


@pytest.mark.parametrize("kind", KINDS)
def test_what_is_impossible_at_the_end_undoes_all_of_it(kind):
    kind, evening = KINDS[kind], sit_down(KINDS[kind])
    assert refused(evening, "play", evening.awaited, kind.steps[0], None, more=[*kind.steps[1:-1], "dance"])


@pytest.mark.parametrize(
    ("game", "lay", "gift"),
    [
        ("meow", lambda game: pick_up(lay_meow(game, banks=["5k 300k"]), "catnip"), "give 5k to 2"),
        (
            "catham-city",
            lambda game: lay_city(game, hands=["2 journalists", "mafia police"]).play("play journalists"),
            "give mafia",
        ),
    ],
)
def test_a_gift_is_one_move_so_there_is_nothing_to_be_looked_at_before_it(game, lay, gift):
    evening = sit_down(Kind(game, lay, (), "", ()))
    gift = next(move.text for move in evening.state.moves() if move.text.startswith(gift.partition(" to ")[0]))
    before = everything(evening.table)
    assert look(evening, [gift]) is None
    assert everything(evening.table) == before
    assert evening.play(gift).moves == [gift]
