"""Advice: the best move, the runner-up, and the belief that mattered most."""

from __future__ import annotations

import json

import pytest

import mewseum
from mewseum.core.words import LANGUAGES, Phrase
from mewseum.players.budget import Budget
from mewseum.players.reasons import Advice, Adviser, Belief, likelihood, weight
from mewseum.players.search import Option

MOVE = mewseum.game("meow").deal(1).moves()[0]


def option(visits, chance, held, brought):
    """One hypothesis: in so many worlds it held, and brought so much there."""
    return Option(MOVE, visits, chance, [float(held), float(brought)])


def test_a_belief_matters_when_the_choice_depends_on_it():
    decisive = weight(option(100, 0.5, 50, 45), option(100, 0.5, 50, 5), 0)
    idle = weight(option(100, 0.5, 50, 25), option(100, 0.5, 50, 25), 0)

    assert decisive > 0.5
    assert idle == pytest.approx(0)


def test_what_is_nearly_sure_matters_less_and_what_was_hardly_tried_not_at_all():
    open_question = weight(option(100, 0.5, 50, 45), option(100, 0.5, 50, 5), 0)
    nearly_sure = weight(option(1000, 0.85, 980, 850), option(1000, 0.15, 980, 130), 0)
    hardly_tried = weight(option(100, 0.5, 3, 3), option(100, 0.5, 3, 0), 0)

    assert 0 <= nearly_sure < open_question
    assert hardly_tried == 0


def test_a_belief_is_as_likely_as_the_worlds_in_which_it_held():
    assert likelihood(option(300, 0.5, 200, 0), option(100, 0.5, 88, 0), 0) == pytest.approx(0.72)


def test_no_move_is_advised_without_a_reason():
    better, worse = Option(MOVE, 100, 0.62, []), Option(MOVE, 100, 0.55, [])
    belief = Belief(Phrase("belief-richer", player=Phrase("player", number=2)), 0.7)
    words = mewseum.game("meow").words("en")

    said = [
        words.value(Advice(*parts).reason)
        for parts in ((better, worse, belief), (better, worse, None), (worse, worse, None), (better, None, None))
    ]

    assert said == [
        "What decides it, 70% likely: Player 2 has more money banked than you.",
        "What decides it: of 100 games it wins 7 more than the next best.",
        "Nothing decides it: the next best is about as good.",
        "What decides it: no other move comes into question.",
    ]


@pytest.mark.parametrize("slug", mewseum.GAMES)
def test_advice_names_legal_moves_with_their_chances_and_speaks_every_language(slug):
    game = mewseum.game(slug, players=3, **({"turn_cap": 200} if slug == "catham-city" else {}))
    state = game.deal(6)
    adviser = Adviser(game, 1, Budget(simulations=1500))
    spoken = 0
    for _ in range(90):
        advice = adviser.advise(state.view(state.turn))
        assert advice.best.move in state.moves()
        assert advice.second is None or advice.second.move in state.moves()
        json.dumps(advice.to_dict())
        assert game.words("en").value(advice.reason)
        if advice.belief is not None:
            assert isinstance(advice.belief.phrase, Phrase)
            assert 0 < advice.belief.likelihood < 1
            for language in LANGUAGES:
                spoken += bool(game.words(language).value(advice.belief.phrase))
        state = state.play(advice.best.move)
        if state.turn is None:
            break
    assert spoken or not game.parts.advice


def test_advice_is_the_same_whatever_the_seat_cannot_see():
    game = mewseum.game("cat-burglars", players=3)
    state = game.deal(8)
    view = state.view(state.turn)
    other = game.imagine(view, seed=99)
    assert other != state

    said = [
        Adviser(game, 4, Budget(simulations=30), compiled=False).advise(seen.view(seen.turn)).to_dict()
        for seen in (state, other)
    ]

    assert said[0] == said[1]
