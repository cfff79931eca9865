"""What a careful player does where a sensible person need not think long; and that the advice looks at no hidden card."""

import pytest

from mewseum.games.meow import advice
from mewseum.games.meow.state import CARDS, STARS
from mewseum.players.mind import thoughts
from mewseum.players.player import CarefulPlayer
from tests.situations import assert_rated_by_what_is_seen

from .cards import COPIES
from .table import A, B, lay

NEGATIVE = [card for card in CARDS[-len(STARS) :] for _ in range(COPIES[card])]
LATE = "5k 5k 10k 10k vase camera"


def careful(state):
    """The text of the move that a careful player makes."""
    return str(CarefulPlayer(state.game, seed=1, compiled=False).choose(state.view(state.turn)))


def open_table(game, banks, **rest):
    """A table at which all remember what was banked."""
    return lay(game, banks=banks, known=banks, **rest)


def test_a_small_run_is_not_worth_stopping_for(make_plain_game):
    assert careful(lay(make_plain_game(), run="5k")) == "pick up"


def test_a_rich_run_is_banked(make_plain_game):
    assert careful(lay(make_plain_game(), run="300k 50k")) == "stop"


def test_without_negative_cards_in_the_deck_there_is_nothing_to_fear(make_plain_game):
    state = lay(make_plain_game(), run="300k 500k", piles=[(), NEGATIVE])

    assert careful(state) == "pick up"


def test_a_distraction_saves_a_rich_run(make_plain_game):
    state = lay(make_plain_game(), banks=["distraction"], run="300k", awaits="distract", card="randy")

    assert careful(state) == "distract"


def test_with_a_distraction_banked_one_more_card_is_risked(make_plain_game):
    evidence = [card for card in NEGATIVE if card not in ("randy", "rumbold", "rufus")]
    table = {"run": "500k", "piles": [(), evidence]}

    assert careful(lay(make_plain_game(), **table)) == "stop"
    assert careful(lay(make_plain_game(), banks=["distraction"], **table)) == "pick up"


def test_the_least_card_is_given_to_the_poorest(make_plain_game):
    state = open_table(make_plain_game(), ["5k 300k double-cross", "150k 50k", "10k"], awaits="gift")

    assert careful(state) == "give 5k to 3"


def test_the_least_card_is_given_up(make_plain_game):
    state = lay(make_plain_game(catnip_to="discard"), banks=["25k 10k steal double-cross"], awaits="gift")

    assert careful(state) == "give up 10k"


def test_a_used_cat_goes_to_jail_before_an_unused_one_and_before_money(make_plain_game):
    state = lay(make_plain_game(), banks=["75k 25k"], cats=["castor:used chelsea"], stars=[10], arrested=[10])

    assert careful(state) == "substitute castor"


def test_claus_with_a_painting_is_dearer_than_the_bail(make_plain_game):
    state = lay(make_plain_game(), banks=["300k 5k 75k 25k"], cats=["claus"], stars=[10], arrested=[10])

    assert careful(state) == "pay 75k"


def test_no_more_is_paid_than_necessary(make_plain_game):
    state = lay(make_plain_game(), banks=["150k 75k 50k 25k"], stars=[10], arrested=[10])

    assert careful(state) == "pay 75k"
    assert careful(state.play("pay 75k")) == "pay 25k"


def test_to_serve_one_turn_costs_less_than_to_pay_too_much(make_plain_game):
    state = lay(make_plain_game(serve_time=1), banks=["300k"], stars=[10], arrested=[10])

    assert careful(state) == "serve"


def test_the_poor_double_cross_the_rich_before_it_is_too_late(make_plain_game):
    state = open_table(make_plain_game(), ["double-cross 5k", "10k", "500k 300k"], deck=LATE)

    assert careful(state) == "double-cross 3"


def test_the_rich_do_not_swap_with_the_poor(make_plain_game):
    state = open_table(make_plain_game(players=2), ["double-cross 500k 300k", "10k"], cats=["calvin"])

    assert careful(state) == "pick up"


def test_a_double_cross_can_wait_while_the_deck_is_full(make_plain_game):
    state = open_table(make_plain_game(), ["double-cross 5k", "10k", "500k 300k"])

    assert careful(state) == "pick up"


def test_calvin_comes_for_bank_and_cats(make_plain_game):
    state = open_table(
        make_plain_game(), ["5k", "10k", "500k 300k 150k"], cats=["calvin", "crispin", "claus"], deck=LATE
    )

    assert careful(state) == "calvin 3"


def test_a_steal_goes_where_a_blind_card_is_worth_most(make_plain_game):
    state = open_table(make_plain_game(), ["steal", "5k 5k 5k 5k 10k 10k 75k 50k", "150k"], deck=LATE)

    assert careful(state) == "steal 3"


def test_chelsea_robs_the_rich(make_plain_game):
    state = open_table(make_plain_game(), ["", "5k 10k 10k", "300k 150k 75k"], cats=["chelsea"], deck=LATE)

    assert careful(state) == "chelsea 3"


def test_charlton_leaves_the_poorest_out(make_plain_game):
    banks = ["", "300k", "5k 5k 5k", "150k", "500k"]
    state = open_table(make_plain_game(players=5), banks, cats=["charlton"], deck=LATE)

    assert careful(state) == "charlton 2 4 5"


def test_castor_takes_the_two_best_mini_decks(make_plain_game):
    piles = [["vase: 5k 5k 5k"], ["camera: 300k", "randy: 10k"], ["rufus: 150k 10k"]]
    state = lay(make_plain_game(), cats=["castor"], piles=piles, deck=LATE)
    first = careful(state)

    assert {first, careful(state.play(first))} == {"castor 2.1", "castor 3.1"}


def test_the_best_card_that_is_shown_is_taken(make_plain_game):
    game = make_plain_game(players=2, steal_choice=True)
    state = lay(game, banks=["steal", "5k 500k 75k distraction"]).play("steal 2")

    assert careful(state) == "take 500k"


def test_claus_is_bought_out_for_a_painting(make_plain_game):
    banks, cats = ["300k 300k 75k 25k"], ["claus:jailed castor:jailed"]

    assert careful(lay(make_plain_game(), banks=banks, cats=cats)) == "redeem claus"


def test_an_idle_cat_stays_in_jail(make_plain_game):
    state = lay(make_plain_game(), banks=["75k 25k"], cats=["castor:jailed"], deck=LATE)

    assert careful(state) == "pick up"


def test_in_the_last_round_the_richest_passes_and_the_poor_swap(make_plain_game):
    game = make_plain_game(players=2, last_round=True)
    table = {"deck": "", "last_turns": 1}

    assert careful(open_table(game, ["double-cross 500k", "10k"], **table)) == "pass"
    assert careful(open_table(game, ["double-cross 10k", "500k"], **table)) == "double-cross 2"


def test_who_leads_takes_the_last_card(make_plain_game):
    state = open_table(make_plain_game(players=2), ["steal 500k 300k", "5k 10k"], deck="vase")

    assert careful(state) == "pick up"


def test_before_drawing_a_ripe_action_is_taken_first(make_plain_game):
    game = make_plain_game(players=2, actions="before draw")

    assert careful(open_table(game, ["steal", "300k"], deck=LATE)) == "steal 2"


@pytest.mark.parametrize("options", [{}, {"draws": "secret", "steal_choice": True, "actions": "before draw"}])
@pytest.mark.parametrize("players", [2, 3, 6])
def test_no_move_is_rated_by_what_its_seat_cannot_see(make_plain_game, players, options):
    game = make_plain_game(players=players, **options)
    assert_rated_by_what_is_seen(game, 4)


def test_the_richer_seat_stands_better_and_more_so_late(make_plain_game):
    rules = thoughts(make_plain_game().parts, compiled=False)

    def lead(**rest):
        s = lay(make_plain_game(players=2), banks=["300k 150k", "25k"], **rest)._s
        return rules.standing(s, A) - rules.standing(s, B)

    assert 0 <= lead() < 50
    assert lead(deck="5k vase") > 100


def test_beliefs_are_what_holds_in_a_world(make_plain_game):
    game = make_plain_game()
    s = lay(game, banks=["5k", "distraction 300k", "double-cross"])._s
    rules = thoughts(game.parts, compiled=False)
    held = rules.beliefs(s, A)
    said = [game.words("en").value(advice.name_belief(s, A, bit)) for bit in range(32) if held >> bit & 1]

    assert said == [
        "Player 2 has this card banked: Distraction",
        "Player 3 has this card banked: Double cross",
        "Player 2 has more money banked than you",
        "Player 2 has a banked card worth £150K or more",
        "This card is still in the deck: Distraction",
        "This card is still in the deck: Steal",
        "This card is still in the deck: Double cross",
        "This card is still in the deck: £150K",
        "This card is still in the deck: £300K",
        "This card is still in the deck: £500K",
    ]


@pytest.mark.parametrize("language", ["en", "de", "fr", "nl", "pl"])
def test_every_belief_can_be_said(make_plain_game, language):
    game = make_plain_game(players=6)
    s = lay(game)._s

    said = {game.words(language).value(advice.name_belief(s, A, bit)) for bit in range(advice.HYPOTHESES)}

    assert len(said) == advice.HYPOTHESES


def test_all_kinds_of_moves_with_a_temper_are_moves(make_plain_game):
    verbs = set(make_plain_game().parts.verbs.all)

    for temper in (advice.BOLD, advice.SPITEFUL):
        assert set(temper) <= verbs
        assert all(-100 <= weight <= 100 for weight in temper.values())
