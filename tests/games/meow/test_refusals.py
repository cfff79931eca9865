"""For every reason to refuse a move, a situation in which it is given with its §, in every language."""

import pytest

import mewseum
from mewseum.games.meow import refusals
from mewseum.games.meow.state import AWAITS
from tests.situations import each, no_move, play, reasons_of, refused

from .table import lay, pick_up

BEFORE = {"actions": "before draw"}
IN_JAIL = {"stars": [10], "arrested": [10]}


def at_start(make_game, **options):
    return lay(
        make_game(**options),
        banks=["steal 5k 25k", "5k 10k", ""],
        cats=["calvin castor charlton:used chelsea:jailed chester", "claus"],
        piles=[["vase"], ["camera: 25k", "randy: 50k"]],
    )


def awaiting_run(make_game):
    return pick_up(at_start(make_game), "5k")


def awaiting_distract(make_game):
    return pick_up(at_start(make_game), "randy")


def awaiting_gift(make_game, **options):
    return pick_up(at_start(make_game, **options), "catnip")


def awaiting_left(make_game):
    return awaiting_gift(make_game, catnip_to="left")


def awaiting_jail(make_game):
    cats = ["chelsea calvin:jailed castor:used", "claus"]
    return lay(make_game(substitute_used=False), banks=["75k 25k 5k steal"], cats=cats, **IN_JAIL)


def awaiting_paying(make_game):
    return awaiting_jail(make_game).play("pay 75k")


def awaiting_cheap_payment(make_game):
    return lay(make_game(), banks=["75k 50k 50k"], **IN_JAIL).play("pay 50k")


def awaiting_cash(make_game):
    return lay(make_game(pay_with="cash only"), banks=["150k 500k"], **IN_JAIL)


def awaiting_free(make_game):
    return lay(make_game(), cats=["calvin", "castor:jailed claus:jailed chester"]).play("calvin 2")


def awaiting_second_pile(make_game):
    return at_start(make_game).play("castor 2.1")


def awaiting_choice(make_game):
    return at_start(make_game, steal_choice=True).play("steal 2")


def awaiting_pick_cat(make_game):
    return make_game(pick_cats=True).deal(seed=1).play("choose claus")


def in_last_round(make_game):
    return pick_up(lay(make_game(last_round=True), banks=["", "steal"], deck="5k"), "5k")


def after_an_action(make_game):
    state = lay(
        make_game(**BEFORE), banks=["double-cross 150k", "steal 5k"], cats=["calvin chelsea:jailed", "charlton castor"]
    )
    return play(state, "double-cross 2")


def after_calvin(make_game):
    return lay(make_game(**BEFORE), banks=["150k", "5k"], cats=["calvin", "chelsea castor:jailed"]).play("calvin 2")


def with_one_action_done(make_game):
    return lay(make_game(), banks=["steal", "5k"], cats=["chelsea"], acted=True)


def rich(make_game):
    return lay(make_game(), banks=["150k", "5k"], cats=["chelsea castor:used calvin:jailed", "claus:jailed"])


CASES = [
    # key, §, situation, move
    ("awaits-action", "3.2", at_start, "distract"),
    ("awaits-action", "3.2", at_start, "pay 5k"),
    ("awaits-action", "3.2", at_start, "serve"),
    ("awaits-action", "3.2", at_start, "give 5k to 2"),
    ("awaits-action", "3.2", at_start, "choose claus"),
    ("awaits-run", "4.2", awaiting_run, "steal 2"),
    ("awaits-run", "4.2", awaiting_run, "calvin 2"),
    ("awaits-run", "4.2", awaiting_run, "redeem chelsea"),
    ("awaits-run", "4.2", awaiting_run, "pass"),
    ("awaits-distract", "6.1", awaiting_distract, "pick up"),
    ("awaits-gift", "7.2", awaiting_gift, "pick up"),
    ("awaits-jail", "9.1", awaiting_jail, "pick up"),
    ("awaits-paying", "9.2", awaiting_paying, "substitute chelsea"),
    ("awaits-free", "10.5", awaiting_free, "pick up"),
    ("awaits-second-pile", "10.6", awaiting_second_pile, "pick up"),
    ("awaits-choice", "14.18", awaiting_choice, "pick up"),
    ("awaits-pick-cat", "14.20", awaiting_pick_cat, "pick up"),
    ("deck-is-finished", "12.1", in_last_round, "pick up"),
    ("nothing-picked-up", "3.3", at_start, "stop"),
    ("nothing-picked-up", "3.3", after_an_action, "stop"),
    ("no-passing", "12.4", at_start, "pass"),
    ("no-passing", "12.4", after_an_action, "pass"),
    ("one-action", "3.2", with_one_action_done, "chelsea 2"),
    ("one-action", "3.2", with_one_action_done, "steal 2"),
    ("not-your-cat", "10.1", lambda make_game: lay(make_game(), banks=["", "5k"], cats=["", "chelsea"]), "chelsea 2"),
    ("not-your-cat", "10.1", lambda make_game: lay(make_game()), "calvin 2"),
    ("not-your-cat", "9.5", awaiting_jail, "substitute claus"),
    ("not-your-cat", "9.5", awaiting_jail, "substitute crispin"),
    ("not-your-cat", "9.7", rich, "redeem claus"),
    ("not-your-cat", "9.7", rich, "redeem crispin"),
    ("cat-in-jail", "9.5", at_start, "chelsea 2"),
    ("cat-in-jail", "9.5", awaiting_jail, "substitute calvin"),
    ("cat-already-used", "10.2", at_start, "charlton 2"),
    ("cat-already-used", "14.9", awaiting_jail, "substitute castor"),
    ("cat-fresh", "10.1", after_calvin, "chelsea 2"),
    ("pile-is-empty", "10.6", at_start, "castor 1.1"),
    ("pile-is-empty", "10.6", awaiting_second_pile, "castor 1.1"),
    ("pile-is-empty", "10.6", awaiting_second_pile, "castor 2.1"),
    ("wrong-trio", "10.10", lambda make_game: lay(make_game(), banks=["", "5k"], cats=["charlton"]), "charlton 2 3"),
    ("wrong-trio", "10.10", lambda make_game: lay(make_game(), banks=["", "5k"], cats=["charlton"]), "charlton 1"),
    ("not-yourself", "11.4", at_start, "calvin 1"),
    ("not-yourself", "11.4", at_start, "steal 1"),
    ("not-yourself", "7.2", awaiting_gift, "give 5k to 1"),
    ("bank-is-empty", "11.4", at_start, "steal 3"),
    ("bank-is-empty", "11.4", lambda make_game: lay(make_game(), banks=["", "", "5k"], cats=["chelsea"]), "chelsea 2"),
    ("not-banked", "11.1", at_start, "double-cross 2"),
    ("not-banked", "7.2", awaiting_gift, "give 300k to 2"),
    ("not-banked", "7.2", awaiting_left, "give up 300k"),
    ("not-banked", "9.2", awaiting_jail, "pay 300k"),
    ("trick-fresh", "11.1", after_an_action, "steal 2"),
    ("redeem-first", "9.7", after_calvin, "redeem castor"),
    ("not-in-jail", "9.7", rich, "redeem chelsea"),
    ("not-in-jail", "9.7", rich, "redeem castor"),
    ("not-in-jail", "10.5", awaiting_free, "free chester"),
    ("not-in-jail", "10.5", awaiting_free, "free calvin"),
    ("cannot-afford", "9.2", at_start, "redeem chelsea"),
    ("no-distraction", "6.1", awaiting_distract, "distract"),
    ("no-choice-of-receiver", "14.14", awaiting_left, "give 5k to 2"),
    ("name-receiver", "7.2", awaiting_gift, "give up 5k"),
    ("pay-in-order", "9.2", awaiting_cheap_payment, "pay 75k"),
    ("cash-only", "14.5", awaiting_cash, "pay 150k"),
    ("payment-would-fail", "9.2", awaiting_jail, "pay 25k"),
    ("payment-would-fail", "9.2", awaiting_paying, "pay 5k"),
    ("must-get-out", "9.4", awaiting_jail, "serve"),
    ("not-shown", "14.18", awaiting_choice, "take 300k"),
    ("cat-taken", "14.20", awaiting_pick_cat, "choose claus"),
    # Reasons that are given while a move is read
    ("no-such-pile", "", at_start, "castor 2.3"),
    ("no-such-pile", "", at_start, "castor 3.1"),
    ("no-such-pile", "", at_start, "castor 2.0"),
    ("unknown-player", "", at_start, "castor 4.1"),
    ("unknown-player", "", at_start, "castor 0.1"),
]  # fmt: skip


@each(CASES)
def test_the_move_is_refused_for_this_reason_and_changes_nothing(make_game, key, section, situation, move):
    assert refused(situation(make_game), move, section) == key


def test_every_reason_of_the_book_has_a_case():
    assert reasons_of(refusals, AWAITS) - {key for key, *_ in CASES} == set()


def test_who_needs_two_mini_decks_is_told_so(make_game):
    state = lay(make_game(castor_strict=True), cats=["castor"], piles=[["vase: 5k"]])

    with pytest.raises(mewseum.Refused) as refusal:
        state.play("castor 1.1")

    assert refusal.value.section == "14.21"


def test_calvin_belongs_to_the_other_after_his_use(make_game):
    state = after_calvin(make_game)

    with pytest.raises(mewseum.Refused) as refusal:
        state.play("calvin 2")

    assert (refusal.value.key, refusal.value.section) == ("not-your-cat", "10.1")


@pytest.mark.parametrize("text", ["", " ", "fly", "pick", "pick up up", "stop now", "steal", "steal 4", "steal 0", "steal -1",
                                  "calvin", "chelsea b", "castor", "castor 2", "castor 2.1.1", "castor 2.", "charlton",
                                  "charlton 2 2", "charlton 2 9", "give 5k", "give 5k to", "give 5k to 9", "give claus to 2",
                                  "pay", "pay steal", "pay 100k", "redeem", "redeem bob", "substitute randy", "free", "take",
                                  "take claus", "choose", "double cross 2", "peek 2.1"])  # fmt: skip
def test_what_is_no_move_is_refused_with_how_moves_read(make_game, text):
    no_move(at_start(make_game), text)


def test_moves_may_be_written_in_capitals_and_with_commas(make_game):
    state = lay(make_game(players=4), banks=["", "5k", "10k", "25k"], cats=["charlton"])

    assert state.play("CHARLTON 2, 3, 4") == state.play("charlton 2 3 4")


def test_a_move_of_another_situation_is_refused_for_its_reason(make_game):
    pay = awaiting_jail(make_game).moves()[-1]

    with pytest.raises(mewseum.Refused) as refusal:
        at_start(make_game).play(pay)

    assert (refusal.value.key, refusal.value.section) == ("awaits-action", "3.2")


@pytest.mark.parametrize(("card", "key"), [("500k", "impossible-chance"), ("pink", "unknown-card")])
def test_chance_that_cannot_come_is_refused(make_game, card, key):
    state = lay(make_game(), deck="5k 10k")

    with pytest.raises(mewseum.Refused) as refusal:
        state.play("pick up", chance=[card])

    assert refusal.value.key == key


def test_chance_that_is_not_needed_is_refused(make_game):
    with pytest.raises(mewseum.Refused) as refusal:
        lay(make_game()).play("pick up", chance=["5k", "10k"])

    assert refusal.value.key == "surplus-chance"


def test_a_blind_card_that_the_victim_does_not_have_cannot_come(make_game):
    with pytest.raises(mewseum.Refused) as refusal:
        lay(make_game(), banks=["steal", "5k"]).play("steal 2", chance=["300k"])

    assert refusal.value.key == "impossible-chance"
