"""The rulings on stars, arrest, payment and jail, where the numbered cases leave something out."""

import pytest

from mewseum.games.meow.rules.turn import must_miss
from tests.situations import actions, play, refused, sees, texts, told, told_names

from .table import (
    A,
    B,
    C,
    arrested,
    awaits,
    bank,
    cats,
    deck_size,
    discard,
    ended,
    lay,
    pick_up,
    piles,
    scores,
    stars,
    stay_away,
)

IN_JAIL = {"stars": [10], "arrested": [10]}


# A06 Stars after an arrest


@pytest.mark.parametrize("way", ["pay 150k", "substitute chelsea"])
def test_a06_both_ways_out_wipe_all_stars_also_those_above_ten(make_game, way):
    state = lay(make_game(), banks=["150k"], cats=["chelsea"], piles=[["rufus"]], stars=[13, 4, 5], arrested=[10])

    state = state.play(way)

    assert stars(state) == [0, 4, 5]
    assert piles(state, A) == ["rufus served"]


def test_a06_only_who_gets_out_has_served(make_game):
    state = lay(make_game(), banks=["150k"], piles=[["vase: 5k"], ["camera: 10k"]], **IN_JAIL)

    state = state.play("pay 150k")

    assert (piles(state, A), piles(state, B)) == (["vase served: 5k"], ["camera: 10k"])


def test_a06_after_jail_it_takes_ten_new_stars(make_game):
    state = lay(make_game(players=2), cats=["chelsea"], **IN_JAIL).play("substitute chelsea")

    for number, guard in enumerate(["rumbold", "rumbold", "rumbold"], 1):
        state = pick_up(stay_away(state), guard)
        state = state.play("accept") if awaits(state) == "distract" else state
        assert (stars(state)[A], arrested(state)) == (3 * number, [])
    state = pick_up(stay_away(state), "catnip")

    assert (stars(state)[A], arrested(state)) == (10, [A])


# A07 Neither


def test_a07_with_an_empty_bank_and_no_free_cat_nobody_is_asked(make_game):
    state = stay_away(lay(make_game(players=2), cats=["", "chelsea:jailed"], stars=[0, 10], arrested=[0, 10]))

    assert state.turn == A
    assert told_names(state) == ["banked", "serves"]
    assert sees(state, None)["serving"] == [0, 1]
    state = stay_away(state)
    assert (state.turn, told_names(state)) == (A, ["banked", "serves", "released"])
    assert stay_away(state).turn == B


def test_a07_with_a_single_card_the_question_comes_though_there_is_one_answer(make_game):
    state = lay(make_game(), banks=["5k"], **IN_JAIL)

    assert (state.turn, texts(state)) == (A, ["serve"])


def test_a07_tricks_do_not_pay(make_game):
    state = lay(make_game(), banks=["steal double-cross distraction"], **IN_JAIL)

    assert texts(state) == ["serve"]


def test_a07_what_arrives_meanwhile_shortens_nothing(make_game):
    state = lay(make_game(players=2), banks=["5k", "500k 10k 10k"], turn=A, **IN_JAIL).play("serve")

    state = pick_up(state, "catnip").play("give 500k to 1")

    assert bank(state, A) == "5k 500k"
    assert state.turn == B
    assert told_names(state)[-2:] == ["serves", "released"]


def test_a07_a_cat_that_arrives_meanwhile_shortens_nothing_either(make_game):
    table = {"banks": ["5k"], "cats": ["", "calvin chelsea"]}
    state = lay(make_game(players=2), **table, **IN_JAIL).play("serve").play("calvin 1")

    assert cats(state, A) == "calvin:used chelsea"
    assert (state.turn, told_names(state)[-2:]) == (B, ["serves", "released"])


def test_a07_both_players_can_be_stuck_and_the_game_goes_on(make_game):
    state = lay(make_game(players=2), banks=["5k", "5k"], stars=[10, 10], arrested=[10, 10])

    state = play(state, "serve", "serve")

    assert state.turn == A
    assert (arrested(state), stars(state)) == ([], [0, 0])
    assert texts(state) == ["pick up"]


def test_a07_all_stuck_with_nothing_pass_by_until_somebody_is_free(make_game):
    state = lay(make_game(players=3), stars=[8, 10, 10], arrested=[0, 10, 10])

    state = pick_up(state, "vase")

    served = ["serves", "released"]
    assert told_names(state)[-9:] == ["serves", "serves", "serves", *served, *served, *served]
    assert state.turn == B
    assert texts(state) == ["pick up"]


def test_a07_asking_who_must_miss_a_turn_begins_nothing(make_plain_game):
    s = lay(make_plain_game(players=2), turn=B, awaits="run", run="5k", **IN_JAIL).whole()
    before = s.copy()

    assert (must_miss(s, A), must_miss(s, B)) == (True, False)
    assert s == before


@pytest.mark.parametrize(("serve_time", "missed"), [(1, 1), (2, 2), (3, 3)])
def test_a07_serve_time_says_how_many_turns_are_missed(make_game, serve_time, missed):
    state = lay(make_game(players=2, serve_time=serve_time), banks=["5k"], **IN_JAIL).play("serve")

    turns = 1
    while arrested(state):
        assert state.turn == B
        state = stay_away(state)
        turns += 1
    while state.turn != A:
        state = stay_away(state)

    assert turns == missed
    assert (stars(state)[A], awaits(state)) == (0, "action")


@pytest.mark.parametrize("serve_time", [1, 2, 3])
def test_a07_serve_time_holds_for_empty_banks_too(make_game, serve_time):
    state = stay_away(lay(make_game(players=2, serve_time=serve_time), stars=[0, 10], arrested=[0, 10]))

    turns = 1
    while arrested(state):
        state = stay_away(state)
        turns += 1

    assert turns == serve_time


# A09 Paying


def test_a09_any_loot_pays_at_face_value(make_game):
    state = lay(make_game(), banks=["5k 10k 25k 50k 75k 150k 300k 500k"], **IN_JAIL)

    assert texts(state) == ["pay 75k", "pay 150k", "pay 300k", "pay 500k"]
    assert bank(state.play("pay 500k"), A) == "5k 10k 25k 50k 75k 150k 300k"


def test_a09_small_cards_together_pay(make_game):
    state = lay(make_game(), banks=["5k " * 16 + "10k 10k"], **IN_JAIL)

    state = play(state, "pay 10k", "pay 10k", *["pay 5k"] * 16)

    assert (bank(state, A), arrested(state)) == ("", [])


def test_a09_a_payment_above_100k_is_legal_if_no_card_is_superfluous(make_game):
    state = lay(make_game(), banks=["75k 75k"], **IN_JAIL)

    state = play(state, "pay 75k", "pay 75k")

    assert (bank(state, A), arrested(state)) == ("", [])


def test_a09_cards_are_named_from_the_dearest_down(make_game):
    state = lay(make_game(), banks=["50k 50k 75k 75k"], **IN_JAIL).play("pay 50k")

    assert texts(state) == ["pay 50k"]
    assert refused(state, "pay 75k", section="9.2") == "pay-in-order"


def test_a09_ninety_five_are_not_enough(make_game):
    state = lay(make_game(), banks=["75k 10k 10k"], cats=["chelsea"], **IN_JAIL)

    assert texts(state) == ["substitute chelsea"]
    assert refused(state, "pay 75k", section="9.2") == "payment-would-fail"


def test_a09_chester_does_not_double_what_is_paid(make_game):
    state = lay(make_game(), banks=["50k"], cats=["chester"], **IN_JAIL)

    assert texts(state) == ["substitute chester"]


def test_a09_once_begun_a_payment_is_finished(make_game):
    state = lay(make_game(), banks=["75k 25k"], cats=["chelsea"], **IN_JAIL).play("pay 75k")

    assert awaits(state) == "paying"
    assert refused(state, "substitute chelsea", section="9.2") == "awaits-paying"
    assert refused(state, "pick up", section="9.2") == "awaits-paying"
    assert sees(state, B) | {"paid": 75, "at_most": "75k", "redeems": None} == sees(state, B)


def test_a09_all_see_what_is_paid(make_game):
    state = lay(make_game(), banks=["75k 25k"], **IN_JAIL)

    first = state.play("pay 75k")
    second = first.play("pay 25k")

    for seat in (None, A, B):
        assert told(first, seat) == [{"fact": "paid", "seat": A, "card": "75k"}]
        assert told(second, seat) == [{"fact": "paid", "seat": A, "card": "25k"}, {"fact": "released", "seat": A}]


@pytest.mark.parametrize(
    ("kinds", "bank_of", "offered"),
    [
        ("a", "50k 75k 150k 25k 500k", ["pay 500k"]),
        ("b", "500k 150k 25k 25k 25k 25k", ["pay 25k"]),
        ("c", "25k 25k 25k 25k 500k", ["pay 500k"]),
    ],
)
def test_a09_cash_only_takes_what_is_cash(make_game, kinds, bank_of, offered):
    state = lay(make_game(pay_with="cash only", loot_kinds=kinds), banks=[bank_of], cats=["chelsea"], **IN_JAIL)

    assert texts(state) == ["substitute chelsea", *offered]


def test_a09_cash_only_holds_for_redeeming_too(make_game):
    jewels = lay(make_game(pay_with="cash only"), banks=["75k 75k 300k"], cats=["chelsea:jailed"])
    cash = lay(make_game(pay_with="cash only"), banks=["75k 75k 500k"], cats=["chelsea:jailed"])

    assert refused(jewels, "redeem chelsea", section="9.2") == "cannot-afford"
    assert texts(cash.play("redeem chelsea")) == ["pay 500k"]


def test_a09_who_has_only_jewels_serves_where_only_cash_pays(make_game):
    state = lay(make_game(pay_with="cash only"), banks=["75k 75k 75k"], **IN_JAIL)

    assert texts(state) == ["serve"]
    assert refused(state, "pay 75k", section="14.5") == "cash-only"


# A10 to A13 The turn in jail


def test_a10_paying_is_the_whole_turn(make_game):
    state = lay(make_game(), banks=["150k steal", "5k"], cats=["chelsea"], **IN_JAIL)

    assert [state.play(way).turn for way in ("pay 150k", "substitute chelsea")] == [B, B]


def test_a11_an_only_way_is_forced_but_still_confirmed(make_game):
    cat_only = lay(make_game(), banks=["5k"], cats=["chelsea"], **IN_JAIL)
    no_bank = lay(make_game(), cats=["chelsea"], **IN_JAIL)
    pay_only = lay(make_game(), banks=["50k 50k"], cats=["chelsea:jailed"], **IN_JAIL)

    assert texts(cat_only) == texts(no_bank) == ["substitute chelsea"]
    assert texts(pay_only) == ["pay 50k"]
    for state in (cat_only, no_bank, pay_only):
        assert (state.turn, awaits(state)) == (A, "jail")
        assert refused(state, "serve", section="9.4") == "must-get-out"


def test_a11_being_asked_shows_nothing_of_the_bank(make_game):
    rich = lay(make_game(), banks=["150k"], cats=["chelsea"], **IN_JAIL)
    poor = lay(make_game(), banks=["5k"], cats=["chelsea"], **IN_JAIL)

    for seat in (None, B, C):
        assert rich.view(seat) == poor.view(seat)


@pytest.mark.parametrize(
    ("bank_of", "ways"),
    [
        ("50k 50k", {"pay"}),
        ("75k 25k 150k", {"pay"}),
        ("75k 10k 5k 10k", {"pay"}),
        ("75k 50k", {"pay", "serve"}),
        ("150k", {"pay", "serve"}),
        ("75k 10k 10k 25k 5k 5k 5k", {"pay"}),
        ("75k 75k 10k 10k", {"pay", "serve"}),
        ("75k 10k", {"serve"}),
    ],
)
def test_a11_without_a_free_cat_one_may_serve_unless_100k_can_be_paid_exactly(make_game, bank_of, ways):
    state = lay(make_game(), banks=[bank_of], cats=["chelsea:jailed"], **IN_JAIL)

    assert actions(state) == ways


def test_a11_with_a_free_cat_nobody_serves(make_game):
    state = lay(make_game(), banks=["500k"], cats=["chelsea:used"], **IN_JAIL)

    assert actions(state) == {"pay", "substitute"}
    assert refused(state, "serve", section="9.4") == "must-get-out"


def test_a11_where_only_cash_pays_exactly_means_in_cash(make_game):
    state = lay(make_game(pay_with="cash only"), banks=["75k 25k 500k"], **IN_JAIL)

    assert texts(state) == ["pay 500k", "serve"]


def test_a12_who_is_arrested_may_be_robbed_and_swapped(make_game):
    state = lay(
        make_game(), banks=["steal double-cross", "5k"], cats=["calvin chelsea"], stars=[0, 10], arrested=[0, 10]
    )

    for move in ("steal 2", "double-cross 2", "calvin 2", "chelsea 2"):
        after = state.play(move)
        assert bank(after, A) != bank(state, A)
        assert arrested(after) == [B]


def test_a12_who_is_arrested_cannot_redeem(make_game):
    state = lay(make_game(), banks=["150k 150k"], cats=["chelsea:jailed claus"], **IN_JAIL)

    assert refused(state, "redeem chelsea", section="9.1") == "awaits-jail"


def test_a13_any_own_free_cat_may_go_and_no_other(make_game):
    state = lay(make_game(), cats=["calvin castor:used charlton:jailed chester:jailed-and-used", "claus"], **IN_JAIL)

    assert texts(state) == ["substitute calvin", "substitute castor"]
    assert refused(state, "substitute charlton", section="9.5") == "cat-in-jail"
    assert refused(state, "substitute claus", section="9.5") == "not-your-cat"
    assert refused(state, "substitute crispin", section="9.5") == "not-your-cat"


def test_a13_substitute_used_may_be_forbidden(make_game):
    state = lay(make_game(substitute_used=False), cats=["calvin castor:used"], **IN_JAIL)

    assert texts(state) == ["substitute calvin"]
    assert refused(state, "substitute castor", section="14.9") == "cat-already-used"


def test_a13_where_used_cats_cannot_go_who_has_only_such_may_serve(make_game):
    overpay = lay(make_game(substitute_used=False), banks=["500k"], cats=["castor:used"], **IN_JAIL)
    poor = lay(make_game(substitute_used=False), banks=["5k"], cats=["castor:used"], **IN_JAIL)
    empty = stay_away(
        lay(make_game(players=2, substitute_used=False), cats=["", "castor:used"], stars=[0, 10], arrested=[0, 10])
    )

    assert texts(overpay) == ["pay 500k", "serve"]
    assert texts(poor) == ["serve"]
    assert told_names(empty)[-1] == "serves"


# A14, A15 Redeeming


def test_a14_any_number_of_cats_each_for_its_own_payment(make_game):
    state = lay(make_game(), banks=["150k 300k"], cats=["chelsea:jailed claus:jailed-and-used"])

    state = play(state, "redeem claus", "pay 150k", "redeem chelsea", "pay 300k")

    assert cats(state, A) == "chelsea claus"
    assert (bank(state, A), state.turn) == ("", A)
    assert texts(state) == ["pick up"]


def test_a14_not_after_picking_up(make_game):
    state = pick_up(lay(make_game(), banks=["150k"], cats=["chelsea:jailed"]), "5k")

    assert refused(state, "redeem chelsea", section="4.2") == "awaits-run"


def test_a14_not_after_acting_where_more_may_be_done(make_game):
    state = lay(make_game(actions="before draw"), banks=["150k steal", "5k"], cats=["chelsea:jailed"]).play("steal 2")

    assert refused(state, "redeem chelsea", section="9.7") == "redeem-first"


def test_a14_it_is_listed_only_among_the_own_moves(make_game):
    rich = lay(make_game(), banks=["150k"], cats=["chelsea:jailed"])
    poor = lay(make_game(), banks=["5k"], cats=["chelsea:jailed"])

    assert texts(rich) == ["pick up", "redeem chelsea"]
    assert texts(poor) == ["pick up"]
    assert refused(poor, "redeem chelsea", section="9.2") == "cannot-afford"
    for seat in (None, B, C):
        assert rich.view(seat) == poor.view(seat)


def test_a14_redeeming_takes_the_turn_if_that_was_agreed(make_game):
    state = lay(make_game(redeem_takes_turn=True), banks=["150k"], cats=["chelsea:jailed"])

    state = play(state, "redeem chelsea", "pay 150k")

    assert (cats(state, A), state.turn) == ("chelsea", B)


def test_a14_in_mid_payment_nothing_else_can_be_done(make_game):
    state = lay(make_game(), banks=["75k 25k"], cats=["chelsea:jailed claus:jailed"]).play("redeem chelsea")

    assert texts(state) == ["pay 75k"]
    assert sees(state, B)["redeems"] == "chelsea"
    assert refused(state, "redeem claus", section="9.2") == "awaits-paying"
    assert refused(state, "pick up", section="9.2") == "awaits-paying"


def test_a15_a_cat_that_was_used_before_jail_comes_out_unused(make_game):
    state = lay(make_game(), banks=["150k", "5k"], cats=["chelsea:jailed-and-used"])

    state = play(state, "redeem chelsea", "pay 150k")

    assert cats(state, A) == "chelsea"
    assert "chelsea 2" in texts(state)


@pytest.mark.parametrize("redeem_used", [False, True])
def test_a15_a_cat_that_is_free_and_unused_is_never_redeemed(make_game, redeem_used):
    state = lay(make_game(redeem_used=redeem_used), banks=["150k"], cats=["chelsea", "claus:jailed"])

    assert refused(state, "redeem chelsea", section="9.7") == "not-in-jail"
    assert refused(state, "redeem claus", section="9.7") == "not-your-cat"


def test_a15_used_and_jailed_cats_are_redeemed_where_that_was_agreed(make_game):
    state = lay(make_game(redeem_used=True), banks=["150k"], cats=["castor:used chelsea:jailed claus:jailed-and-used"])

    assert texts(state) == ["pick up", "redeem castor", "redeem chelsea", "redeem claus"]


# A16 to A20 Crispin, thresholds, the end


@pytest.mark.parametrize("state_of_cat", ["jailed", "jailed-and-used"])
def test_a16_passive_cats_do_not_work_in_jail(make_game, state_of_cat):
    money = ended(make_game(), banks=["50k", "300k 5k"], cats=[f"chester:{state_of_cat}", f"claus:{state_of_cat}", ""])
    stars_of = pick_up(lay(make_game(), cats=[f"crispin:{state_of_cat}"], stars=[8]), "vase")

    assert scores(money) == [50, 305, 0]
    assert arrested(stars_of) == [A]


def test_a17_at_or_above_the_threshold(make_game):
    for before, expected in ((5, []), (6, [A]), (7, [A])):
        assert arrested(pick_up(lay(make_game(), stars=[before]), "rufus")) == expected


@pytest.mark.parametrize(("before", "expected"), [(8, []), (10, []), (11, [A]), (12, [A])])
def test_a17_with_crispin_the_threshold_is_thirteen(make_game, before, expected):
    state = pick_up(lay(make_game(), cats=["crispin"], stars=[before]), "vase")

    assert arrested(state) == expected


def test_a17_crispin_works_used_or_not_and_only_for_his_owner(make_game):
    used = pick_up(lay(make_game(), cats=["crispin:used"], stars=[8]), "vase")
    others = pick_up(lay(make_game(), cats=["", "crispin"], stars=[8]), "vase")

    assert (arrested(used), arrested(others)) == ([], [A])


def test_a17_stars_are_needed_to_be_arrested(make_game):
    state = pick_up(lay(make_game(), stars=[11]), "laser-pen")

    assert arrested(state) == []


def test_a18_losing_crispin_arrests_only_with_the_next_star(make_game):
    state = lay(make_game(players=2), cats=["calvin", "crispin"], stars=[0, 11]).play("calvin 2")

    assert (arrested(state), state.turn) == ([], B)
    with_laser = pick_up(state, "laser-pen")
    with_star = pick_up(state, "catnip")

    assert arrested(with_laser) == []
    assert arrested(with_star) == [B]


def test_a18_losing_crispin_arrests_at_once_if_that_was_agreed(make_game):
    for stars_of, expected in ((9, []), (10, [B]), (12, [B])):
        state = lay(make_game(crispin_loss_immediate=True), cats=["calvin", "crispin"], stars=[0, stars_of])
        assert arrested(state.play("calvin 2")) == expected


def test_a18_who_gives_crispin_away_himself_is_arrested_at_once_too(make_game):
    state = lay(make_game(crispin_loss_immediate=True), cats=["calvin crispin", "claus"], stars=[12, 12])

    assert arrested(state.play("calvin 2")) == [A]


def test_a18_who_never_had_crispin_is_not_arrested_by_a_swap(make_game):
    """Stars above ten can be left over from an earlier arrest."""
    options = {"crispin_loss_immediate": True, "stars_after_jail": "surplus"}
    state = lay(make_game(**options), cats=["calvin", "claus", "crispin"], stars=[0, 11])

    assert arrested(state.play("calvin 2")) == []


def test_a18_sending_another_cat_than_crispin_to_jail_is_no_loss_of_crispin(make_game):
    options = {"crispin_loss_immediate": True, "stars_after_jail": "surplus"}
    state = lay(make_game(**options), cats=["chelsea"], stars=[21], arrested=[10])

    state = state.play("substitute chelsea")

    assert (stars(state)[A], arrested(state)) == (11, [])


def test_a18_sending_crispin_to_jail_is_harmless_since_stars_are_wiped(make_game):
    state = lay(make_game(crispin_loss_immediate=True), cats=["crispin"], stars=[14], arrested=[13])

    state = state.play("substitute crispin")

    assert (stars(state)[A], arrested(state)) == (0, [])


def test_a18_sending_crispin_to_jail_with_a_surplus_of_ten_arrests_again(make_game):
    options = {"crispin_loss_immediate": True, "stars_after_jail": "surplus"}
    state = lay(make_game(**options), cats=["crispin"], stars=[23], arrested=[13])

    state = state.play("substitute crispin")

    assert (stars(state)[A], arrested(state)) == (10, [A])


def test_a19_who_gets_crispin_while_arrested_stays_arrested(make_game):
    state = lay(make_game(players=2), cats=["crispin calvin", "claus"], stars=[0, 11], arrested=[0, 10])

    state = state.play("calvin 2")

    assert cats(state, B) == "calvin:used crispin"
    assert (arrested(state), awaits(state), state.turn) == ([B], "jail", B)


@pytest.mark.parametrize(("jail_penalty", "money"), [(False, 300), (True, 200)])
def test_a20_a_penalty_for_jail_may_be_agreed_on(make_game, jail_penalty, money):
    state = lay(make_game(jail_penalty=jail_penalty), banks=["300k", "5k"], stars=[8], deck="vase")

    assert scores(pick_up(state, "vase")) == [money, 5, 0]


def test_a20_a_penalty_may_go_below_zero_and_is_for_persons_not_for_cats(make_game):
    state = ended(make_game(jail_penalty=True), banks=["5k", "5k"], cats=["", "chelsea:jailed"], arrested=[10])

    assert scores(state) == [-95, 5, 0]
    assert state.outcome.winners == [B]


def test_a20_who_is_serving_at_the_end_is_in_jail(make_game):
    state = lay(make_game(players=2, jail_penalty=True), banks=["50k", "5k"], deck="5k", **IN_JAIL).play("serve")

    assert scores(pick_up(state, "5k")) == [-50, 10]


def test_a06_surplus_keeps_what_is_above_the_threshold(make_game):
    state = lay(make_game(stars_after_jail="surplus"), banks=["150k"], cats=["chelsea"], stars=[13], arrested=[10])

    assert stars(state.play("pay 150k"))[A] == 3
    assert stars(state.play("substitute chelsea"))[A] == 3


def test_a06_surplus_after_serving(make_game):
    state = lay(make_game(players=2, stars_after_jail="surplus"), banks=["5k"], stars=[12], arrested=[10])

    assert stars(stay_away(state.play("serve")))[A] == 2


def test_a73_9_surplus_subtracts_the_threshold_of_the_arrest(make_game):
    game = make_game(players=2, stars_after_jail="surplus")
    caught = pick_up(lay(game, banks=["", "5k"], cats=["crispin", "calvin"], stars=[11]), "rufus")
    assert (stars(caught), arrested(caught)) == ([15, 0], [A])

    kept = stay_away(caught).play("substitute crispin")
    lost = play(caught, "calvin 1")
    freed = lost.play("substitute calvin")

    assert stars(kept)[A] == 2
    assert cats(lost, A) == "calvin:used"
    assert stars(freed)[A] == 2


def test_a73_9_crispin_got_after_the_arrest_changes_no_surplus(make_game):
    game = make_game(players=2, stars_after_jail="surplus")
    state = lay(game, cats=["crispin calvin", "claus"], stars=[0, 11], arrested=[0, 10]).play("calvin 2")

    assert stars(state.play("substitute crispin"))[B] == 1


def test_a73_9_a_surplus_is_never_below_zero(make_game):
    """Castor's fire may have taken stars away meanwhile; the arrest stands."""
    game = make_game(players=2, stars_after_jail="surplus", castor_burns=True)
    state = lay(game, cats=["castor", "claus"], piles=[[], ["rufus: 5k"]], stars=[0, 11], arrested=[0, 10])

    burnt = state.play("castor 2.1")
    assert (stars(burnt)[B], arrested(burnt)) == (7, [B])
    freed = burnt.play("substitute claus")

    assert stars(freed)[B] == 0


def test_a08_paid_cards_never_come_back(make_game):
    state = lay(make_game(), banks=["75k 25k"], **IN_JAIL)
    before = deck_size(state)

    state = play(state, "pay 75k", "pay 25k")

    assert (discard(state), deck_size(state)) == ("25k 75k", before)
