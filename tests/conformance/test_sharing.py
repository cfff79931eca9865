"""What everybody sees is put together once for all seats; nobody's view differs from one that was made for them alone."""

from __future__ import annotations

import contextlib
import itertools
import json

import pytest
from hypothesis import strategies as st

from mewseum.core.facts import _tell_of, kept_from
from mewseum.core.fields import select
from mewseum.core.moves import each, make_move, put_into_words
from mewseum.core.once import MOST_KEPT, keep
from mewseum.core.refused import Refused
from mewseum.core.situation import Situation
from mewseum.core.view import SPECTATOR, View
from tests.conformance.playing import games, random_situations, seeds, tables


def some_situations(slug, data, most):
    """A table of a game, and situations of one random game there."""
    table = data.draw(st.sampled_from(tables(slug)), label="table")
    return table, itertools.islice(random_situations(table.game, data.draw(seeds, label="seed")), most)


@games(6)
def test_a_view_beside_the_others_is_the_view_by_itself(slug, data):
    table, situations = some_situations(slug, data, 60)
    game = table.game
    for situation in situations:
        for seat in (SPECTATOR, *range(table.players)):
            shared = situation.view(None if seat == SPECTATOR else seat)
            alone = View(game, situation._s, seat)
            assert shared.seen == alone.seen == select(situation._s, seat)
            assert shared.to_dict() == alone.to_dict() == View.of(game, shared.seen, seat).to_dict()


@games(6)
def test_facts_told_beside_the_others_are_the_facts_told_to_a_seat_alone(slug, data):
    table, situations = some_situations(slug, data, 60)
    for situation in situations:
        for seat in range(table.players):
            seen = select(situation._s, seat)
            alone = [_tell_of(seen, kind, values, kept_from(kind, seat, values)) for kind, values in situation._s.facts]
            shared = situation.facts(seat)
            assert shared == alone
            assert [fact.phrase.to_dict() for fact in shared] == [fact.phrase.to_dict() for fact in alone]


@games(6)
def test_moves_that_were_kept_read_like_moves_put_into_words_here(slug, data):
    _, situations = some_situations(slug, data, 60)
    for situation in situations:
        if situation.turn is not None:
            seen = select(situation._s, situation.turn)
            kept = situation.view(situation.turn).moves
            afresh = [put_into_words(seen, move.verb, move.first, move.second) for move in kept]
            assert [reads(move) for move in kept] == [reads(move) for move in afresh]
            # People are shown the moves in an order of their own.
            assert sorted(map(repr, map(reads, situation.moves()))) == sorted(map(repr, map(reads, afresh)))
            alone = View.of(situation.game, seen, situation.turn)  # as a bot in another process has it
            assert [reads(alone.move(move.packed)) for move in kept] == [reads(move) for move in afresh]


@games(4)
def test_moves_are_called_by_what_everybody_sees_whoever_asks(slug, data):
    """Their words are kept for all tables, so nothing that one seat alone sees may be at hand when they are made."""
    _, situations = some_situations(slug, data, 10)
    called_by = []

    def note(verbs, s, packed):
        called_by.append(s)
        return make_move(verbs, s, packed)

    with pytest.MonkeyPatch.context() as patch:
        for module in ("view", "game"):
            patch.setattr(f"mewseum.core.{module}.make_move", note)
        for situation in situations:
            if situation.turn is not None:
                view = View.of(situation.game, select(situation._s, situation.turn), situation.turn)
                assert [view.move(move.packed) for move in view.moves] == situation.moves()
                assert called_by
                assert all(s == select(situation._s, SPECTATOR) for s in called_by)
                called_by.clear()


def reads(move):
    """All words of a move."""
    return move.text, move.open_text, move.phrase.to_dict()


@games(4)
def test_whatever_is_done_to_the_words_of_a_view_or_a_position_others_read_what_they_read(slug, data):
    """Cards and crews are put into words once for all tables, so whoever is given words gets a copy."""
    table, situations = some_situations(slug, data, 10)
    for situation in situations:
        seats = (None, *range(table.players))
        before = [json.dumps(situation.view(seat).to_dict()) for seat in seats], json.dumps(situation.to_position())
        for seat in seats:
            _scribble(situation.view(seat).to_dict())
        _scribble(situation.to_position())
        again = Situation(table.game, situation._s)
        assert [json.dumps(again.view(seat).to_dict()) for seat in seats] == before[0]
        assert json.dumps(again.to_position()) == before[1]


def test_only_so_many_words_are_kept():
    kept = {}
    for number in range(MOST_KEPT + 5):
        assert keep(kept, number, str(number)) == kept[number] == str(number)
    assert len(kept) <= MOST_KEPT


@games(4)
def test_looking_changes_nothing(slug, data):
    """What is looked at shares its lists with the whole state, so nobody who looks may write there."""
    table, situations = some_situations(slug, data, 40)
    game = table.game
    for situation in situations:
        before = situation.whole()
        for seat in (None, *range(table.players)):
            view = situation.view(seat)
            view.to_dict()
            situation.glimpse(seat)
            game.parts.tell_table(view.to_dict())
            game.imagine(view, seed=1)
        if situation.turn is not None:
            for text in SOMETHING_ELSE:
                with contextlib.suppress(Refused):
                    situation.find(text)
            situation.play(situation.moves()[0])
        situation.to_position()
        assert situation.whole() == before


SOMETHING_ELSE = ("recruit deck", "form blue new", "infiltrate 2.1", "draw", "stop", "play hackers", "pass", "dance")
"""Moves of one game or another, most of them not possible at most times: why not, has to be looked up."""


@games(4)
def test_whatever_a_seat_does_to_what_it_sees_the_game_stays_as_it_is(slug, data):
    table, situations = some_situations(slug, data, 10)
    for situation in situations:
        before = situation.whole()
        for seat in (None, *range(table.players)):
            seen = situation.view(seat).seen
            for field in seen.layout:
                _scribble(getattr(seen, field.name))
        assert situation.whole() == before


def _scribble(value: object) -> None:
    if isinstance(value, (list, dict)):
        for place, part in list(value.items() if isinstance(value, dict) else enumerate(value)):
            if isinstance(part, (list, dict)):
                _scribble(part)
            else:
                value[place] = 99


@games(6)
def test_all_offers_are_listed_as_they_are_picked_one_by_one(slug, data):
    table, situations = some_situations(slug, data, 60)
    game = table.game
    for situation in situations:
        offers = game.new_offers()
        moves = game.plain.renew_offers(situation._s, offers) if situation.turn is not None else 0
        assert each(offers) == [game.plain.pick(offers, k) for k in range(moves)]
