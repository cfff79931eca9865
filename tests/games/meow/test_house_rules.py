"""Every option with all its values, and what options make of each other."""

import pytest

import mewseum
from mewseum.core.game import Game
from mewseum.games.meow import PARTS
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
    knows,
    lay,
    pick_up,
    piles,
    scores,
    stars,
    stay_away,
    targets,
)

YES_OR_NO = (False, True)
OPTIONS = {
    "first": ("random", 0, 1, 2, 3, 4, 5),
    "loot_kinds": ("a", "b", "c"),
    "last_round": YES_OR_NO,
    "actions": ("instead", "before draw"),
    "draws": ("open", "secret"),
    "laser": ("banks", "loses"),
    "pay_with": ("any loot", "cash only"),
    "jail_penalty": YES_OR_NO,
    "claus_per_painting": YES_OR_NO,
    "stack_bonuses": YES_OR_NO,
    "substitute_used": (True, False),
    "crispin_loss_immediate": YES_OR_NO,
    "stars_after_jail": ("zero", "surplus"),
    "serve_time": (2, 1, 3),
    "tie": ("shared", "fewer stars", "fewer cards"),
    "catnip_to": ("choice", "left", "discard"),
    "redeem_used": YES_OR_NO,
    "castor_burns": YES_OR_NO,
    "charlton_spread": YES_OR_NO,
    "steal_choice": YES_OR_NO,
    "redeem_takes_turn": YES_OR_NO,
    "pick_cats": YES_OR_NO,
    "castor_strict": YES_OR_NO,
}
"""What the rulings name, each with its ruling first."""


def test_the_options_are_those_of_the_rulings_and_the_rulings_come_first():
    assert {option.name: option.values for option in PARTS.options} == OPTIONS


@pytest.mark.parametrize(("option", "value"), [(name, value) for name, values in OPTIONS.items() for value in values])
def test_every_value_of_every_option_is_playable(make_game, option, value):
    state = make_game(players=6, **{option: value}).deal(seed=1)

    for _ in range(40):
        if state.turn is not None:
            state = state.play(state.moves()[0])

    assert deck_size(state) < 95


@pytest.mark.parametrize("option", OPTIONS)
@pytest.mark.parametrize("value", ["no such value", None, 7, 1.0])
def test_any_other_value_is_refused_with_the_section(option, value):
    with pytest.raises(mewseum.Refused) as refusal:
        Game(PARTS, 3, {option: value})

    assert refusal.value.key == "impossible-option"
    assert refusal.value.section == {known.name: known.section for known in PARTS.options}[option]


def test_an_unknown_option_is_refused():
    with pytest.raises(mewseum.Refused) as refusal:
        Game(PARTS, 3, {"lastRound": True})

    assert refusal.value.key == "unknown-option"
    assert "last_round" in str(refusal.value)


# A46 Where catnip's gift goes


@pytest.mark.parametrize("giver", [0, 1, 2])
def test_a46_the_gift_may_go_to_the_left(make_game, giver):
    banks = ["", "", ""]
    banks[giver] = "5k 300k"
    state = pick_up(lay(make_game(catnip_to="left"), banks=banks, turn=giver), "catnip")

    assert texts(state) == ["give up 5k", "give up 300k"]
    assert refused(state, "give 5k to 2", section="14.14") == "no-choice-of-receiver"
    assert refused(state, "give up 10k", section="7.2") == "not-banked"
    state = state.play("give up 300k")

    assert bank(state, (giver + 1) % 3) == "300k"
    assert stars(state)[giver] == 1


def test_a46_the_gift_to_the_left_is_as_hidden_as_any(make_game):
    state = pick_up(lay(make_game(catnip_to="left"), banks=["5k 300k"]), "catnip").play("give up 300k")

    assert told(state, B)[0] == {"fact": "gave", "giver": A, "receiver": B, "card": "300k"}
    assert told(state, C)[0] == {"fact": "gave", "giver": A, "receiver": B}


def test_a46_the_gift_may_go_to_the_discard_pile_where_all_see_it(make_game):
    state = pick_up(lay(make_game(catnip_to="discard"), banks=["5k 300k"], known=["5k 300k"]), "catnip")

    assert texts(state) == ["give up 5k", "give up 300k"]
    state = state.play("give up 5k")

    assert [bank(state, seat) for seat in (A, B, C)] == ["300k", "", ""]
    assert discard(state) == "5k"
    for seat in (None, A, B, C):
        assert told(state, seat)[0] == {"fact": "discarded", "seat": A, "card": "5k"}
    assert knows(state, C, A) == "300k"


def test_a46_where_the_receiver_is_to_be_chosen_he_has_to_be_named(make_game):
    state = pick_up(lay(make_game(), banks=["5k 300k"]), "catnip")

    assert refused(state, "give up 5k", section="7.2") == "name-receiver"


@pytest.mark.parametrize(
    ("catnip_to", "banks", "thrown"), [("left", ["", "10k", ""], ""), ("discard", ["", "", ""], "10k")]
)
def test_a46_an_only_card_goes_without_a_question_where_there_is_no_choice(make_game, catnip_to, banks, thrown):
    state = pick_up(lay(make_game(catnip_to=catnip_to), banks=["10k"]), "catnip")

    assert state.turn == B
    assert [bank(state, seat) for seat in (A, B, C)] == banks
    assert discard(state) == thrown


@pytest.mark.parametrize("catnip_to", ["left", "discard"])
def test_a47_an_empty_bank_gives_nothing_wherever_it_would_go(make_game, catnip_to):
    state = pick_up(lay(make_game(catnip_to=catnip_to), run="5k"), "catnip")

    assert (state.turn, stars(state), discard(state)) == (B, [1, 0, 0], "")


@pytest.mark.parametrize("catnip_to", ["left", "discard"])
def test_a49_wherever_the_gift_goes_it_comes_before_the_arrest(make_game, catnip_to):
    state = pick_up(lay(make_game(catnip_to=catnip_to), banks=["5k 10k"], stars=[9]), "catnip").play("give up 5k")

    assert told_names(state)[1:] == ["starred", "arrested"]


# Actions before picking up, with other house rules

BEFORE = {"actions": "before draw"}


def test_a03_a_look_and_a_choice_may_be_followed_by_more(make_game):
    state = lay(make_game(**BEFORE, steal_choice=True), banks=["steal steal", "5k 10k", "25k"])

    state = play(state, "steal 2", "take 10k", "steal 3", "take 25k")

    assert (state.turn, texts(state)) == (A, ["pick up"])
    assert [bank(state, seat) for seat in (A, B, C)] == ["10k 25k", "5k", ""]


def test_a39_a_chosen_trick_waits_too(make_game):
    state = lay(make_game(**BEFORE, steal_choice=True), banks=["steal", "double-cross 5k"])

    state = play(state, "steal 2", "take double-cross")

    assert refused(state, "double-cross 2", section="11.1") == "trick-fresh"


def test_a24_the_choice_of_the_freed_cat_may_be_followed_by_more(make_game):
    table = {"banks": ["steal", "steal 5k", "10k"], "cats": ["calvin", "castor:jailed claus:jailed"]}
    state = play(lay(make_game(**BEFORE), **table), "calvin 2", "free claus")

    assert (state.turn, awaits(state)) == (A, "action")
    assert refused(state, "steal 3", section="11.1") == "trick-fresh"
    assert actions(state) == {"pick"}


def test_a42_castor_may_be_followed_by_more(make_game):
    table = {"banks": ["steal", "", "10k"], "cats": ["castor"], "piles": [[], ["vase: 5k", "camera: 25k"]]}
    state = play(lay(make_game(**BEFORE), **table), "castor 2.1", "castor 2.2", "steal 3")

    assert (bank(state, A), texts(state)) == ("5k 10k 25k", ["pick up"])


def test_a14_redeeming_that_takes_the_turn_leaves_no_time_for_actions(make_game):
    state = lay(make_game(**BEFORE, redeem_takes_turn=True), banks=["150k steal", "5k"], cats=["chelsea:jailed"])

    assert play(state, "redeem chelsea", "pay 150k").turn == B


def test_a14_a_cat_may_be_redeemed_and_used_before_other_actions(make_game):
    state = lay(make_game(**BEFORE), banks=["150k steal", "5k 5k 5k 10k"], cats=["chelsea:jailed"])

    state = play(state, "redeem chelsea", "pay 150k", "chelsea 2", "steal 2")

    assert (bank(state, A), texts(state)) == ("5k 5k 5k 10k", ["pick up"])


def test_a18_who_is_arrested_by_the_loss_of_crispin_still_picks_up(make_game):
    options = {**BEFORE, "crispin_loss_immediate": True}
    state = lay(make_game(players=2, **options), cats=["calvin crispin", "claus"], stars=[11]).play("calvin 2")

    assert (arrested(state), state.turn, awaits(state)) == ([A], A, "action")
    state = pick_up(state, "300k").play("stop")
    assert bank(state, A) == "300k"
    state = stay_away(state)

    assert (state.turn, awaits(state)) == (A, "jail")


def test_a18_who_is_arrested_by_the_loss_of_crispin_stays_so_in_a_position(make_game):
    options = {**BEFORE, "crispin_loss_immediate": True}
    state = lay(make_game(players=2, **options), cats=["calvin crispin", "claus"], stars=[11]).play("calvin 2")

    again = state.game.position(state.to_position())

    assert texts(again) == texts(state) == ["pick up"]
    assert again.to_position() == state.to_position()


def test_a52_a_second_arrest_adds_nothing(make_game):
    options = {**BEFORE, "crispin_loss_immediate": True, "stars_after_jail": "surplus"}
    state = lay(make_game(players=2, **options), cats=["calvin crispin", "claus"], stars=[12]).play("calvin 2")

    state = stay_away(pick_up(state, "rufus")).play("substitute claus")

    assert (stars(state), arrested(state)) == ([6, 0], [])


def test_a18_who_loses_crispin_in_jail_is_not_arrested_again(make_game):
    """The threshold of the arrest stays thirteen, and so does what is subtracted."""
    options = {"crispin_loss_immediate": True, "stars_after_jail": "surplus"}
    table = {"cats": ["calvin", "crispin"], "stars": [0, 15], "arrested": [0, 13]}
    state = lay(make_game(players=2, **options), **table).play("calvin 2")

    assert "arrested" not in told_names(state)
    assert stars(state.play("substitute calvin")) == [0, 2]


def test_a53_distractions_that_came_this_turn_do_not_help_after_a_swap(make_game):
    state = lay(make_game(**BEFORE), banks=["double-cross", "distraction 5k"]).play("double-cross 2")

    assert texts(pick_up(state, "randy")) == ["accept"]


def test_a51_an_old_distraction_helps_beside_a_new_one(make_game):
    state = lay(make_game(**BEFORE), banks=["distraction steal", "distraction"]).play("steal 2")

    state = pick_up(pick_up(state, "randy").play("distract"), "randy")

    assert bank(state, A) == "distraction"
    assert texts(state) == ["accept"]


# The last round, with other house rules


def test_a02_in_the_last_round_one_may_look_and_choose(make_game):
    state = pick_up(
        lay(make_game(players=2, last_round=True, steal_choice=True), banks=["5k", "steal"], deck="300k"), "300k"
    )

    state = play(state, "steal 1", "take 300k")

    assert scores(state) == [5, 300]


def test_a18_who_is_arrested_in_the_last_round_has_no_turn_in_it(make_game):
    options = {"last_round": True, "crispin_loss_immediate": True}
    table = {"cats": ["", "calvin", "crispin"], "stars": [0, 0, 11], "deck": "5k"}
    state = pick_up(lay(make_game(**options), **table), "5k").play("calvin 3")

    assert state.turn is None
    assert arrested(state) == [C]


def test_a20_the_penalty_holds_for_who_is_arrested_in_the_last_round(make_game):
    options = {"last_round": True, "crispin_loss_immediate": True, "jail_penalty": True}
    table = {"banks": ["", "", "150k"], "cats": ["", "calvin", "crispin"], "stars": [0, 0, 11], "deck": "5k"}
    state = pick_up(lay(make_game(**options), **table), "5k").play("calvin 3")

    assert scores(state) == [5, 150, -100]


def test_a02_a_game_that_ended_after_a_last_round_comes_back_as_ended(make_game):
    state = pick_up(lay(make_game(players=2, last_round=True), banks=["5k", "10k"], deck="25k"), "25k").play("pass")

    again = state.game.position(state.to_position())

    assert state.turn is None
    assert again.turn is None
    assert again.outcome == state.outcome


# Secret draws, with other house rules


@pytest.mark.parametrize("laser", ["banks", "loses"])
def test_a45_the_laser_pen_with_secret_draws(make_game, laser):
    state = pick_up(lay(make_game(draws="secret", laser=laser)), "300k laser-pen")

    assert bank(state, A) == ("300k" if laser == "banks" else "")
    assert piles(state, A) == ["laser-pen" if laser == "banks" else "laser-pen: 300k"]
    assert knows(state, B, A) == ""


def test_a40_castors_fire_and_secret_draws(make_game):
    state = pick_up(lay(make_game(players=2, draws="secret", castor_burns=True), cats=["", "castor"]), "300k vase")

    state = state.play("castor 1.1")

    assert (bank(state, B), knows(state, A, B)) == ("300k", "300k")
    assert (discard(state), stars(state)) == ("vase", [0, 0])


def test_a33_who_looks_learns_the_bank_even_if_it_was_drawn_secretly(make_game):
    game = make_game(draws="secret", steal_choice=True)
    state = play(lay(game, banks=["steal", "5k 10k 300k"]), "steal 2", "take 300k")

    assert (knows(state, A, B), knows(state, B, A), knows(state, C, B)) == ("5k 10k", "300k", "")


# Other pairs


def test_a36_charlton_spreads_over_those_who_have_cards(make_game):
    state = lay(make_game(players=4, charlton_spread=True), banks=["", "5k 5k 5k", "", "10k"], cats=["charlton"])

    assert targets(state, "charlton") == ["2 4"]
    assert [bank(state.play("charlton 2 4"), seat) for seat in range(4)] == ["5k 5k 10k", "5k", "", ""]


@pytest.mark.parametrize("castor_burns", YES_OR_NO)
def test_a42_a_strict_castor_needs_two_whether_he_burns_or_not(make_game, castor_burns):
    game = make_game(castor_strict=True, castor_burns=castor_burns)

    assert "castor" not in actions(lay(game, cats=["castor"], piles=[["vase: 5k"], ["camera"]]))
    assert targets(lay(game, cats=["castor"], piles=[["vase: 5k"], ["camera: 5k"]]), "castor") == ["1.1", "2.1"]


def test_a13_a_used_cat_that_is_redeemed_may_go_to_jail_again(make_game):
    game = make_game(players=2, substitute_used=False, redeem_used=True)
    state = lay(game, banks=["150k"], cats=["chelsea:used"], stars=[8])

    state = play(state, "redeem chelsea", "pay 150k")
    state = stay_away(pick_up(state, "vase"))

    assert texts(state) == ["substitute chelsea"]


@pytest.mark.parametrize(("tie", "winners"), [("shared", [A, B]), ("fewer stars", [B]), ("fewer cards", [A])])
def test_a62_a_tie_that_comes_from_a_penalty(make_game, tie, winners):
    state = ended(
        make_game(players=2, tie=tie, jail_penalty=True), banks=["150k", "25k 25k"], stars=[10, 3], arrested=[10]
    )

    assert scores(state) == [50, 50]
    assert state.outcome.winners == winners


@pytest.mark.parametrize(("kinds", "money"), [("a", 505), ("b", 1000), ("c", 505)])
def test_a01_where_the_500k_is_a_painting_claus_copies_it(make_game, kinds, money):
    assert scores(ended(make_game(loot_kinds=kinds), banks=["500k 5k"], cats=["claus"]))[A] == money


@pytest.mark.parametrize(("kinds", "money"), [("a", 450), ("b", 450), ("c", 375)])
def test_a60_what_is_a_jewel_is_a_matter_of_the_table_of_kinds(make_game, kinds, money):
    """By a and b the 75K is doubled and the 25K raised; by c the 75K is a painting and the 25K is raised, not doubled."""
    state = ended(make_game(loot_kinds=kinds), banks=["150k 75k 25k"], cats=["claus chester"])

    assert scores(state)[A] == money


@pytest.mark.parametrize("first", [0, 2])
def test_a66_choosing_cats_begins_with_the_chosen_starter(make_game, first):
    state = make_game(pick_cats=True, first=first).deal(seed=3)

    turns = []
    while awaits(state) == "pick cat":
        turns.append(state.turn)
        state = state.play(state.moves()[0])

    assert turns == [(first + place) % 3 for place in range(3)]
    assert state.turn == first
    assert [len(sees(state, None)["cats"][seat]) for seat in range(3)] == [1, 1, 1]


def test_a66_a_cat_that_was_chosen_is_usable_on_the_first_turn(make_game):
    state = play(make_game(players=2, pick_cats=True, first=0).deal(seed=3), "choose calvin", "choose claus")

    assert texts(state) == ["pick up", "calvin 2"]
    assert cats(state.play("calvin 2"), A) == "claus"
