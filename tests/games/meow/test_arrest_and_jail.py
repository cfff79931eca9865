"""Cases 39 to 60: stars, arrest, the ways out of jail, and cats in jail."""

import pytest

from tests.situations import actions, play, refused, sees, texts, told, told_names

from .table import A, B, arrested, awaits, bank, cats, discard, lay, pick_up, piles, scores, stars, stay_away, targets

IN_JAIL = {"stars": [10], "arrested": [10]}
TRICKS = "steal double-cross distraction"


def test_039_ten_stars_arrest(make_game):
    state = pick_up(lay(make_game(), stars=[8]), "vase")

    assert stars(state) == [10, 0, 0]
    assert arrested(state) == [A]
    assert told(state, B)[-2:] == [
        {"fact": "starred", "seat": A, "stars": 2, "total": 10},
        {"fact": "arrested", "seat": A},
    ]


def test_040_nine_stars_do_not(make_game):
    state = pick_up(lay(make_game(), stars=[7]), "vase")

    assert stars(state) == [9, 0, 0]
    assert arrested(state) == []


def test_041_more_than_ten_stars_arrest_too(make_game):
    state = pick_up(lay(make_game(), stars=[9]), "rufus")

    assert stars(state) == [13, 0, 0]
    assert arrested(state) == [A]


def test_043_with_crispin_thirteen_stars_arrest(make_game):
    state = pick_up(lay(make_game(), cats=["crispin"], stars=[12]), "catnip")

    assert stars(state) == [13, 0, 0]
    assert arrested(state) == [A]


def test_043_everybody_sees_with_how_many_stars_each_is_arrested(make_game):
    state = lay(make_game(), cats=["crispin", "calvin"])
    jailed = lay(make_game(), cats=["crispin:jailed", "calvin"])

    assert [sees(state, seat)["arrest_at"] for seat in (A, B, None)] == [[13, 10, 10]] * 3
    assert sees(jailed, B)["arrest_at"] == [10, 10, 10]


def test_044_who_pays_exactly_is_free_and_plays_on_the_next_turn(make_game):
    state = lay(make_game(players=2), banks=["75k 25k 10k"], **IN_JAIL)

    assert awaits(state) == "jail"
    state = play(state, "pay 75k", "pay 25k")

    assert arrested(state) == []
    assert stars(state) == [0, 0]
    assert bank(state, A) == "10k"
    assert discard(state) == "25k 75k"
    assert state.turn == B
    state = stay_away(state)
    assert (state.turn, texts(state)) == (A, ["pick up"])


def test_045_there_is_no_change(make_game):
    state = lay(make_game(), banks=["150k"], **IN_JAIL)

    state = state.play("pay 150k")

    assert bank(state, A) == ""
    assert discard(state) == "150k"
    assert arrested(state) == []


def test_047_who_can_pay_or_send_a_cat_chooses_between_the_two(make_game):
    state = lay(make_game(), banks=["150k"], cats=["chelsea"], **IN_JAIL)

    assert sorted(texts(state)) == ["pay 150k", "substitute chelsea"]


def test_048_a_cat_goes_to_jail_instead(make_game):
    state = lay(make_game(), banks=["150k"], cats=["chelsea"], **IN_JAIL)

    state = state.play("substitute chelsea")

    assert cats(state, A) == "chelsea:jailed"
    assert arrested(state) == []
    assert stars(state) == [0, 0, 0]
    assert bank(state, A) == "150k"
    assert state.turn == B
    assert told_names(state) == ["substituted", "released"]


def test_049_a_cat_in_jail_cannot_be_used(make_game):
    state = lay(make_game(), banks=["", "5k 10k"], cats=["chelsea:jailed"])

    assert actions(state) == {"pick"}
    assert refused(state, "chelsea 2", section="9.5") == "cat-in-jail"


def test_050_who_can_do_nothing_misses_two_turns(make_game):
    state = lay(make_game(players=2), banks=["50k"], cats=["chelsea:jailed"], **IN_JAIL)

    assert texts(state) == ["serve"]
    first = state.play("serve")
    assert (first.turn, arrested(first), stars(first)) == (B, [A], [10, 0])
    second = stay_away(first)

    assert second.turn == B
    assert arrested(second) == []
    assert stars(second) == [0, 0]
    assert told_names(second)[-2:] == ["serves", "released"]
    assert bank(second, A) == "50k"
    assert stay_away(second).turn == A


def test_051a_without_a_free_cat_one_may_overpay_or_serve(make_game):
    state = lay(make_game(), banks=["500k"], cats=["chelsea:jailed"], **IN_JAIL)

    assert sorted(texts(state)) == ["pay 500k", "serve"]
    assert bank(state.play("pay 500k"), A) == ""
    assert bank(state.play("serve"), A) == "500k"


def test_052_no_superfluous_card_can_be_paid(make_game):
    state = lay(make_game(), banks=["75k 25k 5k"], **IN_JAIL)

    paid = play(state, "pay 75k", "pay 25k")
    assert (paid.turn, bank(paid, A)) == (B, "5k")
    assert refused(state, "pay 5k", section="9.2") == "payment-would-fail"
    seventy_five = state.play("pay 75k")
    assert texts(seventy_five) == ["pay 25k"]
    assert refused(seventy_five, "pay 5k", section="9.2") == "payment-would-fail"


@pytest.mark.parametrize("move", ["steal 2", "double-cross 2", "calvin 2", "chelsea 2", "pick up", "stop", "pass"])
def test_053_who_is_arrested_can_neither_act_nor_pick_up(make_game, move):
    state = lay(make_game(), banks=[f"{TRICKS} 150k", "5k"], cats=["calvin chelsea"], **IN_JAIL)

    assert actions(state) == {"pay", "substitute"}
    assert refused(state, move, section="9.1") == "awaits-jail"


def test_054_a_used_cat_may_go_to_jail(make_game):
    state = lay(make_game(), cats=["chelsea:used"], **IN_JAIL)

    assert texts(state) == ["substitute chelsea"]
    state = state.play("substitute chelsea")

    assert cats(state, A) == "chelsea:jailed-and-used"
    assert arrested(state) == []


def test_055_a_redeemed_cat_is_usable_and_the_turn_goes_on(make_game):
    state = lay(make_game(), banks=["150k 5k", "5k"], cats=["chelsea:jailed"])

    state = play(state, "redeem chelsea", "pay 150k")

    assert cats(state, A) == "chelsea"
    assert bank(state, A) == "5k"
    assert state.turn == A
    assert sorted(texts(state)) == ["chelsea 2", "pick up"]
    assert bank(pick_up(state, "10k").play("stop"), A) == "5k 10k"
    assert bank(state.play("chelsea 2"), A) == "5k 5k"


def test_056_a_used_cat_is_not_redeemed_unless_that_was_agreed(make_game):
    table = {"banks": ["150k", "5k"], "cats": ["chelsea:used"]}

    assert refused(lay(make_game(), **table), "redeem chelsea", section="9.7") == "not-in-jail"
    state = play(lay(make_game(redeem_used=True), **table), "redeem chelsea", "pay 150k")

    assert cats(state, A) == "chelsea"
    assert "chelsea 2" in texts(state)


def test_058_out_of_jail_stars_are_gone_and_mini_decks_stay(make_game):
    before = ["vase: 5k", "rufus: 10k 25k", "randy: 300k"]
    state = lay(make_game(players=2), banks=["150k"], cats=["", "castor"], piles=[before], **IN_JAIL)

    state = state.play("pay 150k")

    assert stars(state) == [0, 0]
    assert piles(state, A) == ["vase served: 5k", "rufus served: 10k 25k", "randy served: 300k"]
    assert targets(state, "castor") == ["1.1", "1.2", "1.3"]
    assert bank(play(state, "castor 1.1", "castor 1.3"), B) == "5k 300k"


def test_060_who_is_arrested_at_the_end_loses_no_money(make_game):
    state = lay(make_game(), banks=["300k"], stars=[8], deck="vase")

    state = pick_up(state, "vase")

    assert arrested(state) == [A]
    assert scores(state) == [300, 0, 0]
    assert state.outcome.winners == [A]
