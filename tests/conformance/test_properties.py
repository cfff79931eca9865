"""What holds in every game of the house, with any number of players, any options, and any moves."""

from __future__ import annotations

import random
import re

import numpy
import pytest
from hypothesis import strategies as st

from mewseum import Refused, record
from mewseum.core.fields import load
from mewseum.core.words import LANGUAGES
from mewseum.lab.simulate import RandomGames
from tests.conformance.leaks import Attempts, everything
from tests.conformance.places import cards_of, check_all_cards
from tests.conformance.playing import Table, compiled, games, play_on, random_situations, seeds, tables
from tests.situations import read_again


def draw(data: st.DataObject, slug: str) -> tuple[Table, int]:
    """Any table of a game, and any seed."""
    return data.draw(st.sampled_from(tables(slug)), label="table"), data.draw(seeds, label="seed")


@games(20)
def test_cards_are_conserved_and_the_game_ends(slug, data):
    table, seed = draw(data, slug)
    for situation in random_situations(table.game, seed):
        check_all_cards(situation)
        cards_of(slug).check_sound(situation._s)
        if situation.turn is None:
            assert situation.moves() == []
            assert situation.outcome.reason in table.game.parts.reasons
            assert situation.outcome.winners
            assert set(situation.outcome.winners) <= set(range(table.players))
            assert len(situation.outcome.scores) == table.players
        else:
            assert situation.moves()
            assert situation.outcome is None
            assert situation.turn in range(table.players)
    assert situation.turn is None


@games(6)
def test_every_move_reads_back_and_no_two_read_alike(slug, data):
    table, seed = draw(data, slug)
    dice = random.Random(seed)
    for situation in random_situations(table.game, seed):
        moves = situation.moves()
        some = dice.sample(moves, min(20, len(moves)))
        assert [situation.find(str(move)) for move in some] == some
        assert [situation.find(str(move).upper(), seat=situation.turn) for move in some[:1]] == some[:1]
        assert len({str(move) for move in moves}) == len(moves)
        assert len({move.packed for move in moves}) == len(moves)
        assert len({move.action for move in moves}) == len(moves)
        assert all(0 <= move.action < table.game.parts.verbs.actions for move in moves)


@games(8)
def test_everything_can_be_said_in_every_language(slug, data):
    table, seed = draw(data, slug)
    folder = table.game.parts.folder / "locale"
    languages = [table.game.words(language) for language in LANGUAGES if (folder / f"{language}.ftl").exists()]
    dice = random.Random(seed)
    for situation in random_situations(table.game, seed):
        seat = dice.choice([None, *range(table.players)])
        view = situation.view(seat)
        phrases = [told.phrase for told in situation.facts(seat)]
        phrases += [move.phrase for move in dice.sample(view.moves, min(3, len(view.moves)))]
        if dice.random() < 0.1:
            phrases += table.game.parts.tell_table(view.to_dict())
        for phrase in phrases:
            assert all(words.say(phrase.key, **phrase.details) for words in languages)


@games(8)
def test_a_record_replays_to_the_same_situations(slug, data, tmp_path_factory):
    table, seed = draw(data, slug)
    situations = [table.game.deal(seed)]
    played = record.Record(table.game, seed)
    for _, move, after in play_on(situations[0], seed):
        played.add(move)
        situations.append(after)
    path = tmp_path_factory.mktemp("records") / "game.json"
    record.write(played, path)
    replayed = list(record.read(path).replay())
    assert replayed == situations
    assert [everything(s._s.facts) for s in replayed] == [everything(s._s.facts) for s in situations]


@games(8)
def test_sets_agree_with_sets_made_anew(slug, data):
    table, seed = draw(data, slug)
    rules = table.game.plain
    if not hasattr(rules, "rebuild_sets"):
        return
    for situation in random_situations(table.game, seed):
        anew = situation._s.copy()
        rules.rebuild_sets(anew)
        assert situation._s.differences(anew) == []


@games(6)
def test_illegal_moves_are_refused_and_change_nothing(slug, data):
    table, seed = draw(data, slug)
    dice = random.Random(seed)
    situations = list(random_situations(table.game, seed))
    attempts = Attempts(table.game, dice)
    for situation in situations:
        attempts.add(situation)
    for situation in dice.sample(situations, min(20, len(situations))):
        check_tried(situation, attempts.some(50))


@games(6)
def test_moves_of_another_moment_are_refused_or_mean_the_same(slug, data):
    table, seed = draw(data, slug)
    dice = random.Random(seed)
    situations = list(random_situations(table.game, seed))
    stray = [dice.choice(situation.moves()) for situation in situations[:-1]]
    for situation in dice.sample(situations, min(20, len(situations))):
        check_tried(situation, dice.sample(stray, min(30, len(stray))))


def test_a_number_of_any_length_is_refused(slug):
    situations = list(random_situations(tables(slug)[0].game, 1))
    for situation in situations[:-1:10]:
        texts = {re.sub(r"\d+", "9" * 5000, str(move)) for move in situation.moves()}
        check_tried(situation, sorted(text for text in texts if "9" in text))


def check_tried(situation, attempts) -> None:
    """Each is refused, with a reason in every language, or one of the legal moves; and nothing has changed."""
    legal, before = situation.moves(), everything(situation._s)
    for attempt in attempts:
        try:
            answer = situation.find(attempt, seat=situation.turn)
        except Refused as refused:
            answer = refused
        if isinstance(answer, Refused):
            assert str(attempt) not in map(str, legal)
            assert all(answer.say(language) for language in LANGUAGES)
            with pytest.raises(Refused):
                situation.play(attempt)
        else:
            assert answer in legal
            assert str(answer) in map(str, legal)
            if not isinstance(attempt, str):
                assert str(answer) == str(attempt)
    assert everything(situation._s) == before


@games(5)
def test_who_is_not_to_act_cannot(slug, data):
    table, seed = draw(data, slug)
    for situation in random_situations(table.game, seed):
        for seat in range(table.players):
            if seat != situation.turn:
                move = situation.moves()[0] if situation.moves() else "anything"
                with pytest.raises(Refused) as refusal:
                    situation.play(move, seat=seat)
                if situation.turn is None:
                    assert refusal.value.key == "game-over"
                else:
                    assert refusal.value.key == "not-your-turn"
                    assert f"Player {seat + 1}" in str(refusal.value)
                    assert f"Player {situation.turn + 1}" in str(refusal.value)
                    assert situation.play(move, seat=situation.turn)
                assert situation.view(seat).moves == []


def test_a_seat_that_is_not_at_the_table_is_refused(slug):
    state = tables(slug)[0].game.deal(1)
    move = state.moves()[0]
    for seat in (-1, state.game.players, True, "0", 0.0):
        for ask in (lambda seat: state.play(move, seat=seat), state.view, state.facts):
            with pytest.raises(Refused) as refusal:
                ask(seat)
            assert refusal.value.key == "unknown-seat"


def test_after_the_end_every_move_is_refused(slug):
    *situations, last = random_situations(tables(slug)[0].game, 1)
    assert last.moves() == []
    for move in ("fly", *map(str, situations[0].moves())):
        with pytest.raises(Refused) as refusal:
            last.play(move)
        assert refusal.value.key == "game-over"


@games(8)
def test_a_position_is_the_same_situation(slug, data):
    table, seed = draw(data, slug)
    dice = random.Random(seed)
    for situation in random_situations(table.game, seed):
        if dice.random() < 0.2 and situation.turn is not None:
            read_again(situation)


@games(25)
def test_a_position_of_a_game_that_is_over_is_over(slug, data):
    table, seed = draw(data, slug)
    *_, last = random_situations(table.game, seed)
    read_again(last)


@games(8)
def test_named_chance_makes_the_same_game_from_another_seed(slug, data):
    table, seed = draw(data, slug)
    first = table.game.deal(seed)
    other = deal_again(first, seed)
    for _, move, after in play_on(first, seed):
        other = other.play(str(move), chance=[card for card, _ in after.drawn])
        assert other.drawn == after.drawn
        assert other.to_position() == after.to_position()
        for seat in [None, *range(table.players)]:
            assert other.facts(seat) == after.facts(seat)
            assert other.view(seat) == after.view(seat)


def deal_again(first, seed):
    """The same deal by its named cards; chance that has no name, such as who starts, is left to luck."""
    cards = [card for card, _ in first.drawn]
    for other in range(seed + 1, seed + 5000):
        try:
            again = first.game.deal(other, chance=cards)
        except Refused as refused:
            if refused.key != "impossible-chance":
                raise
        else:
            assert [card for card, _ in again.drawn] == cards
            if again.to_position() == first.to_position():
                return again
    raise AssertionError("no other deal is the same")


@games(15)
def test_plain_and_compiled_agree_state_by_state(slug, data):
    table, seed = draw(data, slug)
    plain, fast, dice = table.game.plain, compiled(slug), random.Random(seed)
    state = table.game.blank(seed)
    states, offers = table.game.records(state), table.game.new_offers()
    buffer = numpy.zeros(len(offers), numpy.int64)
    plain.deal(state)
    moves = fast.deal_at(states, 0, buffer)
    while True:
        assert load(type(state), states, 0).differences(state) == []
        assert moves == plain.renew_offers(state, offers)
        rows = 2 + 4 * offers[1]
        assert buffer[:rows].tolist() == offers[:rows]
        if moves == 0:
            break
        k = dice.randrange(moves)
        plain.play_packed(state, plain.pick(offers, k))
        moves = fast.step(states, 0, buffer, k)
    assert state.over
    check_compiled_situations(table, seed)


def check_compiled_situations(table: Table, seed: int) -> None:
    """The same through the interface that people use, for the first moves."""
    game = table.game
    game.__dict__["fast"] = compiled(table.slug)
    other = game.in_mode(compiled=True).deal(seed)
    for number, (before, move, after) in enumerate(play_on(game.deal(seed), seed)):
        if number == 10:
            break
        assert other == before
        assert other.moves() == before.moves()
        other = other.play(move)
        assert other.drawn == after.drawn


def test_random_games_stay_within_bounds_when_compiled(slug):
    dice = random.Random(slug)
    for table in dice.sample(tables(slug), 25):
        game = table.game
        seed = dice.getrandbits(30)
        game.__dict__["fast"] = compiled(slug, boundscheck=True)
        checked = RandomGames(game, seed, compiled=True).play(20)
        assert checked[:1] == RandomGames(game, seed, compiled=False).play(1)
        assert all(winners > 0 and decisions > 0 for winners, _, decisions in checked)
