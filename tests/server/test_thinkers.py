"""Bots in processes of their own: they move, and they keep in mind what they have watched."""

from __future__ import annotations

import asyncio
import functools

import pytest

from mewseum import game
from mewseum.players.player import CarefulPlayer
from mewseum.players.roster import make_player
from mewseum.players.search import Searcher
from mewseum.server import place, thinkers
from mewseum.server.thinkers import Memory, Question, Watched

GAME = game("catham-city", players=2)


@pytest.fixture(autouse=True)
def nobody_in_mind():
    thinkers._minds.clear()


def question(state, memory, story="1"):
    since, watched = memory.tell()
    seen = state.view(state.turn).seen
    return Question("catham-city", 2, GAME.options, "t", state.turn, "burglar", seen, "dice", story, since, watched)


def play_on(state, memory, seat):
    """Whoever is to act plays the first move, and this seat watches, until it is to act again."""
    while True:
        mover, state = state.turn, state.play(state.moves()[0])
        glimpse = state.glimpse(seat)
        memory.watched.append(Watched(glimpse.view.seen, glimpse.drawn, mover))
        if state.turn == seat:
            return state


def in_mind():
    ((story, count, thinker),) = thinkers._minds.values()
    return story, count, thinker


def test_a_bot_is_kept_in_mind_and_told_only_what_is_new():
    state, memory = GAME.deal(3), Memory()
    seat = state.turn
    assert state.find(*thinkers._answer(question(state, memory)))
    first = in_mind()[2]

    state = play_on(state, memory, seat)
    new = len(memory.watched)
    assert state.find(*thinkers._answer(question(state, memory)))

    assert new >= 1
    assert in_mind() == ("1", new, first)
    assert memory.watched == []


@pytest.mark.parametrize("missing", ["a question that plain judgement answered", "a move that was taken back"])
def test_a_bot_that_missed_something_starts_anew(missing):
    state, memory = GAME.deal(3), Memory()
    seat = state.turn
    thinkers._answer(question(state, memory))
    first = in_mind()[2]
    state = play_on(state, memory, seat)
    if missing.startswith("a question"):
        memory.tell()
        state = play_on(state, memory, seat)

    thinkers._answer(question(state, memory, story="1" if missing.startswith("a question") else "2"))

    assert in_mind()[2] is not first


def test_a_process_answers_with_a_legal_move(monkeypatch):
    monkeypatch.setattr(thinkers, "DEADLINE", 300.0)  # it thinks at idle priority, and this machine may be busy
    monkeypatch.setattr(place, "HUNG_SECONDS", 300.0)
    monkeypatch.setattr(thinkers, "LONGEST_WAIT", 300.0)

    async def story():
        minds = thinkers.Thinkers(1)
        try:
            state = GAME.deal(5)
            thought = await minds.ask(question(state, Memory()))
            assert state.find(*thought.answer)
            assert not thought.is_plain
        finally:
            minds.close()

    asyncio.run(story())


def test_a_target_is_answered_with_its_payment_and_by_plain_judgement_too(monkeypatch):
    """One answer, so one slot and one pace."""
    cats = game("cat-burglars", players=2)
    crews = [[], [{"cats": ["blue"], "facedown": "blue"}]]
    state = cats.position({"turn": 0, "hands": [["mirror"], ["red"]], "crews": crews})
    asked = Question("cat-burglars", 2, cats.options, "t", 0, "kitten", state.view(0).seen, "dice")
    for player in (CarefulPlayer, Searcher):
        monkeypatch.setattr(player, "choose", lambda _, view: view.find("infiltrate 2.1"))
    monkeypatch.setattr(CarefulPlayer, "complete", lambda _, ahead, *__: ahead.moves[0])
    monkeypatch.setattr(thinkers, "make_player", functools.partial(make_player, compiled=False))

    for answer in (thinkers._answer(asked), thinkers.think_plainly(asked)):
        assert answer == ("infiltrate 2.1", state.play("infiltrate 2.1").view(0).moves[0].text)
