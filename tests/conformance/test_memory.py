"""What everybody has seen, against a log that somebody without a seat keeps of all that is told aloud.

Each game has `tests/games/<folder>/witness.py` with `Witness`, which hears the facts of a spectator one by one and writes down which
cards must lie where, and with `lying(s, seat, kept)`: the names of the places (of `cards.places`) that are meant.
"""

from __future__ import annotations

from collections import Counter

from hypothesis import strategies as st

from mewseum import Situation
from mewseum.core.game import Parts
from mewseum.games import parts
from tests.conformance.places import EVERYONE, cards_of, from_tests, places
from tests.conformance.playing import games, play_on, seeds, tables


def memory(situation: Situation, seat: int | None = None):
    return situation.view(seat).to_dict()["remembered"]


def all_kept(situation: Situation):
    return [(seat, kept) for seat, row in enumerate(memory(situation)["kept"]) for kept in row]


def without_empty(kept):
    return {where: cards for where, cards in kept.items() if cards}


def a_game(slug: str, data: st.DataObject):
    """The steps of a random game at any table, until it is over."""
    start = data.draw(st.sampled_from(tables(slug)), label="table").game.deal(data.draw(seeds, label="deal"))
    steps = play_on(start, data.draw(seeds, label="moves"))
    return start, ((move, after) for _, move, after in steps if after.turn is not None)


@games(6)
def test_it_says_what_a_witness_has_written_down(slug, data):
    start, steps = a_game(slug, data)
    witness = from_tests(slug, "witness").Witness(start.game.players)
    witness.hear_all(start)
    for move, after in steps:
        witness.hear_all(after)
        said = {(seat, kept["place"], kept.get("pile", "")): Counter(kept["known"]) for seat, kept in all_kept(after)}
        heard = {where: +cards for where, cards in witness.kept.items()}
        assert without_empty(said) == without_empty(heard), f"after {move}"


@games(6)
def test_every_card_is_where_it_says_and_all_others_are_counted(slug, data):
    lying = from_tests(slug, "witness").lying
    for move, after in a_game(slug, data)[1]:
        everywhere, hidden, known = places(after), set(), Counter()
        for seat, kept in all_kept(after):
            names = lying(after._s, seat, kept)
            there = sum((Counter(everywhere[name].cards) for name in names), Counter())
            assert there.total() == kept["cards"], f"{kept} after {move}"
            assert Counter(kept["known"]) <= there, f"{kept} after {move}"
            hidden |= {*names}
            known += Counter(kept["known"])
        left = Counter(cards_of(slug).all_cards(after._s)) - known
        for name, place in everywhere.items():
            if place.audience == EVERYONE and name not in hidden:
                left -= Counter(place.cards)
        unseen = memory(after)["unseen"]
        assert min(unseen.values()) >= 0
        assert +Counter(unseen) == left, f"after {move}"


@games(2)
def test_all_are_told_the_same(slug, data):
    for _, after in a_game(slug, data)[1]:
        for seat in range(after.game.players):
            alone = Situation(after.game, after._s)  # where nobody has looked before
            assert memory(alone, seat) == memory(after)


def test_what_is_foreseen_carries_the_memory_as_it_will_be(slug):
    compared = 0
    for table in tables(slug)[:6]:
        for before, move, after in play_on(table.game.deal(5), 5):
            ahead = before.view(before.turn).foresee(move)
            if ahead is not None:
                assert ahead.to_dict()["remembered"] == memory(after)
                compared += 1
    has_moves_in_parts = parts(slug).begins_anew is not Parts.begins_anew
    assert compared or not has_moves_in_parts


def test_a_game_that_is_over_has_shown_everything(slug):
    *_, (_, _, last) = play_on(tables(slug)[0].game.deal(1), 1)

    assert "remembered" not in last.view(None).to_dict()
