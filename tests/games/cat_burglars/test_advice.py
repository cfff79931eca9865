"""What a careful player does where a sensible person need not think long; and that the advice looks at no hidden card."""

import math

import pytest

from mewseum.core.words import LANGUAGES
from mewseum.games.cat_burglars import advice
from mewseum.players.mind import thoughts
from mewseum.players.player import CarefulPlayer
from mewseum.players.thought.judgement import NOTES
from tests.situations import assert_rated_by_what_is_seen, rating

from .table import lay

SIX = "blue orange green red yellow purple"
SEVEN = f"{SIX} blue"
NO_HELP = "green green green purple purple purple"
"""A market that pays for none of the crews below."""


def careful(state):
    """The text of the move that a careful player makes."""
    return str(CarefulPlayer(state.game, seed=1, compiled=False).choose(state.view(state.turn)))


def rules_of(game):
    return thoughts(game.parts, compiled=False)


def worst_rated(state):
    """The text of the move that looks worst."""
    rules = rules_of(state.game)
    return str(min(state.moves(), key=lambda move: rating(rules, state._s, move)))


@pytest.fixture(params=[2, 3, 6])
def game(request, make_plain_game):
    """A table of two, of three, and of six."""
    return make_plain_game(players=request.param, more_players=request.param > 4)


def test_the_eighth_ball_is_secured(game):
    assert careful(lay(game, hands=["blue red"], crews=[["blue/blue"]], scored=[SEVEN])) == "secure 1"


def test_to_win_comes_before_all_else(game):
    crews = [["blue/blue"], ["orange/orange"]]
    state = lay(game, hands=["orange orange mirror red blue"], crews=crews, scored=[SEVEN, SEVEN])

    assert careful(state) == "secure 1"


def test_naming_a_later_crew_first_is_nearly_as_good(game):
    state = lay(game, hands=["red"], crews=[["blue/blue", "red", "green/green"]], scored=[SIX])

    assert careful(state.play("secure 3")) == "secure 1"
    rules, moves = rules_of(game), {str(move): move for move in state.moves()}
    first, later = (rating(rules, state._s, moves[text]) for text in ("secure 1", "secure 3"))
    assert first - later == 1


@pytest.mark.parametrize("temper", [100, 150, 1200, 4800])
@pytest.mark.parametrize(
    "crews", [["blue/blue"], ["blue/blue", "red/red"], ["blue/blue", "red/red", "green/green", "orange/orange"]]
)
def test_securing_is_one_plan_however_many_balls_there_are_to_begin_with(game, crews, temper):
    """For whoever chooses loosely, or tries moves by how they look: the others would be chosen less and less."""
    state = lay(game, hands=["red blue"], crews=[crews])
    s, offers, rules = state.whole(), game.new_offers(), rules_of(game)
    rules.renew_offers(s, offers)
    moves, loose, careful = [0] * 400, [0] * 400, [0] * 400
    count = rules.rate_moves(s, offers, moves, careful, [0] * NOTES, 0)
    rules.rate_moves(s, offers, moves, loose, [0] * NOTES, temper)
    secures = [k for k in range(count) if state.view(0).move(moves[k]).verb == advice.SECURE]
    weight = sum(math.exp((loose[k] - careful[secures[0]]) / temper) for k in secures)

    assert len(secures) == len(crews)
    assert weight == pytest.approx(1, abs=0.04)
    assert [loose[k] for k in range(count) if k not in secures] == [
        careful[k] for k in range(count) if k not in secures
    ]


def test_two_balls_are_secured_from_the_oldest_crew_on(game):
    state = lay(game, hands=["red"], crews=[["blue/blue", "red", "green/green"]], scored=[SIX])

    assert careful(state) == "secure 1"
    assert careful(state.play("secure 1")) == "secure 3"


def test_no_ball_is_left_behind(game):
    state = lay(game, hands=["red"], crews=[["blue", "green/green", "red/red"]], awaits="more balls")

    assert careful(state) == "secure 2"


def test_balls_that_others_can_pay_for_are_secured(game):
    hands = ["purple", "mirror mirror blue blue orange"]
    state = lay(game, hands=hands, crews=[["blue/blue", "red/red"]], known=["", "mirror mirror"])

    assert careful(state) == "secure 1"


def test_who_would_win_with_a_facedown_card_is_infiltrated(game):
    state = lay(
        game, hands=["orange orange red", "green"], crews=[["blue"], ["orange/orange", "red"]], scored=["", SEVEN]
    )

    assert careful(state) == "infiltrate 2.1"


def test_the_eighth_ball_may_come_from_others(game):
    state = lay(game, hands=["orange red green"], crews=[[], ["orange/orange"]], scored=[SEVEN])

    assert careful(state) == "infiltrate 2.1"


def test_a_card_of_the_market_pays_before_one_of_the_hand(make_plain_game):
    state = lay(
        make_plain_game(players=2),
        hands=["orange orange mirror"],
        crews=[[], ["orange/orange"]],
        awaits="payment",
        target="2.1",
    )

    assert careful(state) == "pay market orange"


def test_a_spare_cat_pays_before_a_mirror(game):
    state = lay(
        game,
        hands=["orange orange orange mirror"],
        crews=[["blue"], ["orange/orange"]],
        awaits="payment",
        target="2.1",
        market=NO_HELP,
    )

    assert careful(state) == "pay orange"


def test_with_an_empty_hand_one_recruits(game):
    assert careful(lay(game, crews=[["blue"]])).startswith("recruit")


def test_with_a_full_hand_recruiting_is_the_last_resort(game):
    crews = [["blue", "red", "green", "yellow", "purple", "orange"]]
    mirrors = "mirror mirror mirror mirror mirror mirror mirror mirror"

    state = lay(game, hands=[f"{mirrors} blue", *["red green blue"] * (game.players - 1)], crews=crews)

    assert worst_rated(state).startswith("recruit")
    assert not careful(state).startswith("recruit")


def test_under_a_dear_crew_lies_a_ball_and_no_trap(make_plain_game):
    state = lay(make_plain_game(), hands=["blue red"], crews=[["blue orange green", "red", "yellow"]], market=NO_HELP)

    assert careful(state) == "activate 1 blue"


def test_where_nobody_can_pay_lies_no_trap(game):
    crews = [["blue orange red", "green purple"]]
    state = lay(game, hands=["blue green purple red yellow red blue green orange"], crews=crews)
    verb, crew, card = careful(state).split()

    assert verb == "activate"
    assert card in crews[0][int(crew) - 1].split()


def test_the_last_round_is_no_time_to_prepare(make_plain_game):
    game = make_plain_game(equal_turns=True)
    scored = [SEVEN, f"{SEVEN} red"]

    own = lay(game, hands=["blue"], crews=[["blue/blue", "red"]], scored=scored, first=1, turn=0)
    other = lay(game, hands=["red blue"], crews=[["blue"], ["red/red"]], scored=scored, first=1, turn=0)

    assert own.view(0).to_dict()["last_round"]
    assert careful(own) == "secure 1"
    assert careful(other) == "infiltrate 2.1"


def test_in_the_hall_of_fame_the_sixth_colour_wins(make_plain_game):
    game = make_plain_game(hall_of_fame=True)
    state = lay(game, hands=["red"], crews=[["blue/blue"]], scored=["orange green red yellow purple"])

    assert careful(state) == "secure 1"


def test_in_the_hall_of_fame_a_new_colour_is_better(make_plain_game):
    game = make_plain_game(hall_of_fame=True)
    state = lay(game, hands=["blue green"], crews=[["blue green orange red", "yellow purple"]], scored=["blue orange"])

    assert careful(state) == "activate 1 green"


@pytest.mark.parametrize(
    ("players", "options"),
    [(2, {}), (3, {"hall_of_fame": True}), (4, {"equal_turns": True}), (6, {"market_pay_all_counts": True})],
)
def test_no_move_is_rated_by_what_its_seat_cannot_see(make_plain_game, players, options):
    game = make_plain_game(players=players, more_players=players > 4, **options)
    assert_rated_by_what_is_seen(game, 3)


def test_who_is_about_to_win_stands_best(game):
    state = lay(game, hands=["red"], crews=[["blue/blue"], ["red"]], scored=[SEVEN, "red"])
    rules = rules_of(game)
    standings = [rules.standing(state._s, seat) for seat in range(game.players)]

    assert standings.index(max(standings)) == 0


def test_beliefs_tell_balls_from_traps_and_who_can_pay(make_plain_game):
    game = make_plain_game()
    crews = [["blue", "green"], ["orange/orange", "red"], ["red/blue", "yellow red/red"]]
    state = lay(game, hands=["", "green", "red"], crews=crews)
    held = rules_of(game).beliefs(state._s, 0)

    assert [bool(held >> bit & 1) for bit in range(3)] == [True, False, True]
    assert [bool(held >> advice.GUESSES + own & 1) for own in range(2)] == [False, True]


@pytest.mark.parametrize("language", LANGUAGES)
def test_beliefs_are_said_in_every_language(make_plain_game, language):
    game = make_plain_game()
    state = lay(game, crews=[["blue"], ["green", "orange/orange"]])
    words = game.words(language)
    ball, payable = (advice.name_belief(state.view(0).seen, 0, bit) for bit in (0, advice.GUESSES))

    assert "2.2" in words.say(ball.key, **ball.details)
    assert "1" in words.say(payable.key, **payable.details)


def test_temperaments_stay_within_their_bounds():
    for weights in (advice.BOLD, advice.SPITEFUL):
        assert all(-100 <= weight <= 100 for weight in weights.values())
