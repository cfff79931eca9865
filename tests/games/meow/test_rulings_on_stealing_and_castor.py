"""The rulings A33 to A44 on blind cards and mini-decks, where the numbered cases leave something out."""

from collections import Counter

import pytest

from tests.situations import actions, play, refused, sees, texts, told

from .table import (
    A,
    B,
    C,
    arrested,
    awaits,
    bank,
    bank_sizes,
    cats,
    discard,
    knows,
    lay,
    pick_up,
    piles,
    stars,
    stay_away,
    targets,
)

# A33 to A39 Stealing


def test_a33_a_steal_is_blind_and_every_card_as_likely(make_plain_game):
    game = make_plain_game(players=2)
    position = lay(game, banks=["steal", "5k 5k 5k 300k"]).to_position()

    stolen = Counter(bank(game.position(position, seed=seed).play("steal 2"), A) for seed in range(400))

    assert set(stolen) == {"5k", "300k"}
    assert 60 < stolen["300k"] < 140


def test_a33_a_steal_may_look_and_choose_if_that_was_agreed(make_game):
    state = lay(make_game(steal_choice=True), banks=["steal 5k", "10k 300k distraction"]).play("steal 2")

    assert (state.turn, awaits(state)) == (A, "choice")
    assert texts(state) == ["take 10k", "take 300k", "take distraction"]
    assert sees(state, A)["shown"] == ["10k", "300k", "distraction"]
    assert sees(state, C)["target"] == B
    state = state.play("take 300k")

    assert (bank(state, A), bank(state, B)) == ("5k 300k", "10k distraction")
    assert (discard(state), state.turn) == ("steal", B)


def test_a33_who_looks_has_to_take(make_game):
    state = lay(make_game(steal_choice=True), banks=["steal 5k", "10k"]).play("steal 2")

    assert refused(state, "take 5k", section="14.18") == "not-shown"
    assert refused(state, "pick up", section="14.18") == "awaits-choice"


def test_a33_others_see_neither_the_bank_nor_the_choice(make_game):
    state = lay(make_game(steal_choice=True), banks=["steal 5k", "10k 300k"]).play("steal 2")

    assert told(state, C)[-1] == {"fact": "looked", "seat": A, "target": B}
    for seat in (None, B, C):
        assert "shown" not in sees(state, seat)
    assert state.find("take 10k").open_text == "take ?"
    assert state.play("take 10k").view(C) == state.play("take 300k").view(C)


def test_a33_cats_steal_blind_even_where_a_steal_may_choose(make_game):
    state = lay(make_game(steal_choice=True), banks=["", "5k 5k 5k 5k"], cats=["charlton chelsea"])

    assert [state.play(move).turn for move in ("charlton 2", "chelsea 2")] == [B, B]


@pytest.mark.parametrize(("cards", "moved"), [("5k", 1), ("5k 5k", 2), ("5k 5k 5k", 3), ("5k 5k 5k 5k", 3)])
def test_a35_chelsea_takes_what_there_is(make_game, cards, moved):
    state = lay(make_game(), banks=["", cards], cats=["chelsea"]).play("chelsea 2")

    assert bank_sizes(state) == [moved, len(cards.split()) - moved, 0]


def test_a35_an_opponent_with_an_empty_bank_gives_charlton_nothing(make_game):
    state = lay(make_game(players=4), banks=["", "5k", "", "10k"], cats=["charlton"])

    assert targets(state, "charlton") == ["2 4"]
    assert refused(state, "charlton 2 3 4", section="10.10") == "wrong-trio"
    assert bank(state.play("charlton 2 4"), A) == "5k 10k"


def test_a36_charlton_robs_as_many_as_he_can_and_different_ones(make_game):
    state = lay(make_game(players=6), banks=["5k", "5k", "", "5k", "5k", "5k"], cats=["charlton"])

    assert targets(state, "charlton") == ["2 4 5", "2 4 6", "2 5 6", "4 5 6"]
    for trio in ("2 4", "1 2 4", "2 3 4", "2 4 5 6"):
        assert refused(state, f"charlton {trio}", section="10.10") == "wrong-trio"
    assert refused(state, "charlton 2 2 4", section="") == "no-move"


def test_a36_the_order_in_which_players_are_named_does_not_matter(make_game):
    state = lay(make_game(players=4), banks=["", "5k", "10k", "25k"], cats=["charlton"])

    assert state.play("charlton 4 2 3") == state.play("charlton 2, 3, 4")


@pytest.mark.parametrize(
    ("banks", "left"),
    [
        (["", "5k 5k 5k 5k"], [3, 1, 0]),
        (["", "5k 5k", "10k 10k"], [3, 0, 1]),
        (["", "5k", "10k 10k 10k"], [3, 0, 1]),
        (["", "5k", "10k"], [2, 0, 0]),
        (["", "5k 5k"], [2, 0, 0]),
    ],
)
def test_a36_charlton_may_spread_three_over_those_present(make_game, banks, left):
    state = lay(make_game(charlton_spread=True), banks=banks, cats=["charlton"])

    robbed = targets(state, "charlton")
    state = state.play(f"charlton {robbed[0]}")

    assert len(robbed) == 1
    assert bank_sizes(state) == left


def test_a36_with_three_opponents_spreading_changes_nothing(make_game):
    state = lay(make_game(players=4, charlton_spread=True), banks=["", "5k 5k", "5k 5k", "5k 5k"], cats=["charlton"])

    assert bank_sizes(state.play("charlton 2 3 4")) == [3, 1, 1, 1]


def test_a37_with_a_single_target_only_that_one_is_offered(make_game):
    state = lay(make_game(players=4), banks=["steal", "", "5k"], cats=["charlton chelsea"])

    assert sorted(texts(state)) == ["charlton 3", "chelsea 3", "pick up", "steal 3"]


def test_a38_thief_and_victim_see_each_card_that_chelsea_takes(make_game):
    state = lay(make_game(), banks=["", "5k 10k 25k 50k"], cats=["chelsea"])

    state = state.play("chelsea 2", chance=["50k", "5k", "10k"])

    cards = ["50k", "5k", "10k"]
    for seat in (A, B):
        assert [fact.get("card") for fact in told(state, seat)[1:]] == cards
    for seat in (None, C):
        assert [fact.get("card") for fact in told(state, seat)[1:]] == [None] * 3


def test_a38_of_charltons_cards_each_victim_sees_its_own(make_game):
    state = lay(make_game(), banks=["", "5k", "10k"], cats=["charlton"]).play("charlton 2 3")

    seen = {seat: [fact.get("card") for fact in told(state, seat)[1:]] for seat in (None, A, B, C)}
    assert seen == {None: [None, None], A: ["5k", "10k"], B: ["5k", None], C: [None, "10k"]}


def test_a39_a_stolen_distraction_helps_from_the_next_turn_on(make_game):
    game = make_game(players=2, actions="before draw")
    state = lay(game, banks=["steal", "distraction 5k"]).play("steal 2", chance=["distraction"])

    now = pick_up(state, "randy")
    assert texts(now) == ["accept"]
    assert refused(now, "distract", section="6.1") == "no-distraction"
    later = pick_up(stay_away(pick_up(state, "10k").play("stop")), "randy")

    assert texts(later) == ["accept", "distract"]


def test_a39_a_stolen_trick_waits_where_more_actions_are_allowed(make_game):
    game = make_game(players=2, actions="before draw")
    state = lay(game, banks=["steal", "double-cross 5k"]).play("steal 2", chance=["double-cross"])

    assert actions(state) == {"pick"}
    assert refused(state, "double-cross 2", section="11.1") == "trick-fresh"


def test_a39_an_old_trick_beside_a_stolen_one_is_usable(make_game):
    game = make_game(players=2, actions="before draw")
    state = lay(game, banks=["steal steal", "steal steal 5k"]).play("steal 2", chance=["steal"])

    assert bank(state, A) == "steal steal"
    second = state.play("steal 2", chance=["steal"])

    assert bank(second, A) == "steal steal"
    assert refused(second, "steal 2", section="11.1") == "trick-fresh"


def test_a39_after_a_swap_all_tricks_are_new(make_game):
    game = make_game(players=2, actions="before draw")
    state = lay(game, banks=["double-cross steal", "steal steal double-cross 5k"]).play("double-cross 2")

    assert bank(state, A) == "5k steal steal double-cross"
    assert actions(state) == {"pick"}
    for move in ("steal 2", "double-cross 2"):
        assert refused(state, move, section="11.1") == "trick-fresh"


# A40 to A44 Castor


def test_a40_castor_burns_the_negative_cards_with_their_stars_if_that_was_agreed(make_game):
    state = lay(
        make_game(castor_burns=True),
        cats=["castor"],
        piles=[["camera: 75k"], ["vase: 5k", "rufus: 10k"], ["randy: 25k"]],
        stars=[2, 6, 2],
    )

    state = play(state, "castor 1.1", "castor 2.2")

    assert stars(state) == [0, 2, 2]
    assert [piles(state, seat) for seat in (A, B, C)] == [[], ["vase: 5k"], ["randy: 25k"]]
    assert discard(state) == "camera rufus"
    assert bank(state, A) == "10k 75k"


def test_a40_after_a_fire_the_other_mini_decks_keep_their_names(make_game):
    game = make_game(players=2, castor_burns=True, redeem_used=True)
    state = lay(
        game, banks=["150k"], cats=["castor"], piles=[[], ["vase: 5k", "rufus: 10k", "randy: 25k", "camera: 50k"]]
    )

    state = stay_away(play(state, "castor 2.1", "castor 2.3"))
    state = play(state, "redeem castor", "pay 150k")

    assert targets(state, "castor") == ["2.2", "2.4"]
    assert [pile["pile"] for pile in sees(state, A)["piles"][B]] == ["2.2", "2.4"]
    assert refused(state, "castor 2.1", section="10.6") == "pile-is-empty"
    assert bank(play(state, "castor 2.4", "castor 2.2"), A) == "5k 10k 25k 50k"


def test_a73_13_served_cards_burn_without_stars(make_game):
    state = lay(
        make_game(castor_burns=True), cats=["castor"], piles=[[], ["vase served: 5k", "rufus: 10k"]], stars=[0, 7]
    )

    state = play(state, "castor 2.1", "castor 2.2")

    assert stars(state) == [0, 3, 0]


def test_a73_13_an_arrest_already_made_stands(make_game):
    table = {"cats": ["castor", "claus"], "piles": [[], ["rufus: 5k"]], "stars": [0, 10], "arrested": [0, 10]}
    state = lay(make_game(castor_burns=True), **table)

    state = state.play("castor 2.1")

    assert (stars(state), arrested(state)) == ([0, 6, 0], [B])
    assert (state.turn, awaits(state)) == (B, "jail")


def test_a73_13_burning_never_leaves_less_than_no_star(make_game):
    state = lay(make_game(castor_burns=True), cats=["castor"], piles=[[], ["rufus: 5k"]], stars=[0, 1])

    assert stars(state.play("castor 2.1")) == [0, 0, 0]


@pytest.mark.parametrize("castor_strict", [False, True])
def test_a41_empty_mini_decks_cannot_be_chosen(make_game, castor_strict):
    state = lay(
        make_game(castor_strict=castor_strict),
        cats=["castor"],
        piles=[["vase: 5k", "randy"], ["rufus"], ["camera: 10k"]],
    )

    assert targets(state, "castor") == ["1.1", "3.1"]
    assert targets(state.play("castor 3.1"), "castor") == ["1.1"]


@pytest.mark.parametrize(("castor_strict", "offered"), [(False, ["2.1"]), (True, [])])
def test_a42_castor_may_need_two_mini_decks(make_game, castor_strict, offered):
    state = lay(make_game(castor_strict=castor_strict), cats=["castor"], piles=[["randy"], ["vase: 5k"]])

    assert targets(state, "castor") == offered


def test_a42_with_two_or_more_exactly_two_are_taken(make_game):
    state = lay(make_game(), cats=["castor"], piles=[["vase: 5k"], ["camera: 10k", "rufus: 25k"]])

    state = play(state, "castor 2.2", "castor 1.1")

    assert bank(state, A) == "5k 25k"
    assert piles(state, B) == ["camera: 10k", "rufus"]


def test_a43_castor_takes_own_mini_decks_too(make_game):
    state = lay(make_game(), cats=["castor"], piles=[["vase: 5k", "camera: 10k 300k"]])

    state = play(state, "castor 1.1", "castor 1.2")

    assert bank(state, A) == "5k 10k 300k"
    assert piles(state, A) == ["vase", "camera"]


def test_a43_castor_takes_from_who_is_arrested(make_game):
    state = lay(make_game(), cats=["castor"], piles=[[], ["vase: 5k"]], stars=[0, 10], arrested=[0, 10])

    assert bank(state.play("castor 2.1"), A) == "5k"


def test_a44_a_cat_from_a_mini_deck_lies_face_up_and_is_usable_next_turn(make_game):
    state = lay(make_game(players=2), banks=["", "10k"], cats=["castor"], piles=[[], ["vase: chelsea 5k"]])

    state = state.play("castor 2.1")

    assert (cats(state, A), bank(state, A)) == ("castor:used chelsea", "5k")
    assert told(state, B)[-1] == {"fact": "cat-joined", "seat": A, "cat": "chelsea"}
    assert "chelsea 2" in texts(stay_away(state))


def test_a44_a_cat_from_a_mini_deck_waits_where_more_actions_are_allowed(make_game):
    game = make_game(players=2, actions="before draw")
    state = lay(game, banks=["", "10k"], cats=["castor"], piles=[[], ["vase: chelsea"]]).play("castor 2.1")

    assert actions(state) == {"pick"}
    assert refused(state, "chelsea 2", section="10.1") == "cat-fresh"


def test_a73_2_tricks_from_a_mini_deck_are_banked_and_wait(make_game):
    table = {"banks": ["", "10k"], "cats": ["castor"], "piles": [[], ["vase: steal distraction"]]}
    state = lay(make_game(players=2), **table).play("castor 2.1")
    more = lay(make_game(players=2, actions="before draw"), **table).play("castor 2.1")

    assert bank(state, A) == "distraction steal"
    assert "steal 2" in texts(stay_away(state))
    assert refused(more, "steal 2", section="11.1") == "trick-fresh"
    assert texts(pick_up(more, "randy")) == ["accept"]


@pytest.mark.parametrize("draws", ["open", "secret"])
def test_a73_2_only_the_taker_is_told_the_contents_and_cats_are_public(make_game, draws):
    state = lay(make_game(draws=draws), cats=["castor"], piles=[[], ["vase: 300k claus"]]).play("castor 2.1")

    took = [
        {"fact": "used-cat", "seat": A, "cat": "castor"},
        {"fact": "took-pile", "seat": A, "pile": "2.1", "cards": 2},
        {"fact": "found", "seat": A},
        {"fact": "cat-joined", "seat": A, "cat": "claus"},
    ]
    assert told(state, A) == [*took[:2], took[2] | {"card": "300k"}, took[3]]
    for seat in (None, B, C):
        assert told(state, seat) == took
        assert sees(state, seat)["banks"][A] == 1


def test_a73_2_who_saw_the_run_remembers_what_castor_took(make_game):
    opened = pick_up(lay(make_game(players=3), cats=["", "castor"]), "300k 5k vase").play("castor 1.1")
    hidden = pick_up(lay(make_game(players=3, draws="secret"), cats=["", "castor"]), "300k 5k vase").play("castor 1.1")

    assert [knows(opened, seat, B) for seat in (None, A, C)] == ["5k 300k"] * 3
    assert [knows(hidden, seat, B) for seat in (None, A, C)] == ["", "5k 300k", ""]


def test_a73_12_chelseas_cards_are_drawn_without_replacement(make_plain_game):
    game = make_plain_game(players=2)
    position = lay(game, banks=["", "5k 10k 25k 50k"], cats=["chelsea"]).to_position()

    taken = {bank(game.position(position, seed=seed).play("chelsea 2"), A) for seed in range(60)}

    assert taken == {"5k 10k 25k", "5k 10k 50k", "5k 25k 50k", "10k 25k 50k"}


def test_a73_14_each_negative_card_is_its_own_pile(make_game):
    state = lay(make_game(players=2), cats=["", "castor"])

    state = pick_up(state, "5k vase")
    state = pick_up(stay_away(state), "10k vase")

    assert piles(state, A) == ["vase: 5k", "vase: 10k"]
    assert targets(state, "castor") == ["1.1", "1.2"]


def test_a73_14_stars_are_a_counter_and_not_a_sum_over_cards(make_game):
    state = lay(make_game(), piles=[["rufus"]], stars=[1])

    assert stars(pick_up(state, "catnip")) == [2, 0, 0]
