"""The rulings on cards, turns and knowledge, where the numbered cases leave something out."""

import pytest

from tests.situations import actions, play, refused, sees, texts, told, told_names

from .table import A, B, C, awaits, bank, cats, deck_size, ended, knows, lay, pick_up, scores, stay_away

CATS = ("calvin", "castor", "charlton", "chelsea", "chester", "claus", "crispin")


# A01 Kinds of loot


@pytest.mark.parametrize(
    ("kinds", "jewels", "paintings"),
    [
        ("a", {"50k", "75k"}, {"150k", "300k"}),
        ("b", {"50k", "75k"}, {"150k", "300k", "500k"}),
        ("c", {"25k", "50k"}, {"75k", "150k", "300k"}),
    ],
)
@pytest.mark.parametrize(
    ("card", "value"),
    [("5k", 5), ("10k", 10), ("25k", 25), ("50k", 50), ("75k", 75), ("150k", 150), ("300k", 300), ("500k", 500)],
)
def test_a01_chester_doubles_jewels_and_claus_copies_paintings(make_game, kinds, jewels, paintings, card, value):
    doubled = ended(make_game(loot_kinds=kinds), banks=[card], cats=["chester"])
    copied = ended(make_game(loot_kinds=kinds), banks=[f"{card} steal"], cats=["claus"])

    assert scores(doubled)[A] == (2 * value if card in jewels else value)
    assert scores(copied)[A] == (2 * value if card in paintings else value)


# A02 The last round


def last_round(make_game, players=3, deck="5k", **table):
    game = make_game(players=players, last_round=True, **table.pop("options", {}))
    return lay(game, deck=deck, **table)


def test_a02_in_a_last_round_every_other_player_has_one_turn(make_game):
    state = pick_up(last_round(make_game, banks=["", "steal", "steal 10k"]), "5k")

    assert told_names(state)[-1] == "deck-finished"
    assert (state.turn, sorted(texts(state))) == (B, ["pass", "steal 1", "steal 3"])
    state = state.play("steal 1")
    assert (state.turn, sorted(texts(state))) == (C, ["pass", "steal 2"])
    state = state.play("pass")

    assert state.turn is None
    assert scores(state) == [0, 5, 10]
    assert told_names(state) == ["passed", "ended"]


def test_a02_in_a_last_round_nobody_picks_up(make_game):
    state = pick_up(last_round(make_game, banks=["", "steal"]), "5k")

    assert refused(state, "pick up", section="12.1") == "deck-is-finished"


@pytest.mark.parametrize("starter", [0, 1, 2, 3])
def test_a02_the_last_round_goes_once_around(make_game, starter):
    state = pick_up(last_round(make_game, players=4, turn=starter), "5k")

    turns = []
    while state.turn is not None:
        turns.append(state.turn)
        state = state.play("pass")

    assert turns == [(starter + place) % 4 for place in (1, 2, 3)]


def test_a02_a_last_card_that_is_negative_is_followed_by_the_last_round_too(make_game):
    state = pick_up(last_round(make_game, run="300k", deck="vase", banks=["", "5k"], cats=["", "castor"]), "vase")

    assert state.turn == B
    assert scores(play(state, "castor 1.1", "pass")) == [0, 305, 0]


def test_a73_10_in_the_last_round_who_is_arrested_is_skipped(make_game):
    table = {"banks": ["", "150k", "5k", "150k"], "stars": [0, 10, 0, 10], "arrested": [0, 10, 0, 10]}
    state = pick_up(last_round(make_game, players=4, **table), "5k")

    assert state.turn == C
    state = state.play("pass")

    assert state.turn is None
    assert scores(state) == [5, 150, 5, 150]


def test_a73_10_if_all_others_are_arrested_it_is_over_at_once(make_game):
    state = pick_up(last_round(make_game, players=2, banks=["", "5k"], stars=[0, 10], arrested=[0, 10]), "5k")

    assert state.turn is None


def test_a73_10_who_was_arrested_by_the_last_card_has_had_the_last_turn(make_game):
    state = pick_up(last_round(make_game, players=2, stars=[8], deck="vase"), "vase")

    assert state.turn == B
    assert state.play("pass").turn is None


def test_a73_10_in_the_last_round_one_may_redeem_then_act_or_pass(make_game):
    table = {"banks": ["", "150k 5k", ""], "cats": ["", "chelsea:jailed"]}
    state = pick_up(last_round(make_game, deck="25k", **table), "25k")

    assert sorted(texts(state)) == ["pass", "redeem chelsea"]
    state = play(state, "redeem chelsea", "pay 150k")
    assert sorted(texts(state)) == ["chelsea 1", "pass"]

    assert state.play("pass").turn == C
    assert bank(state.play("chelsea 1"), B) == "5k 25k"


def test_a73_10_redeeming_may_take_the_last_turn(make_game):
    table = {"banks": ["", "150k 5k"], "cats": ["", "chelsea:jailed"], "options": {"redeem_takes_turn": True}}
    state = pick_up(last_round(make_game, players=2, deck="25k", **table), "25k")

    state = play(state, "redeem chelsea", "pay 150k")

    assert state.turn is None


def test_a73_10_where_several_actions_are_allowed_the_last_turn_has_them_too(make_game):
    table = {"banks": ["", "steal steal", "10k 10k"], "options": {"actions": "before draw"}}
    state = pick_up(last_round(make_game, **table), "5k")

    state = play(state, "steal 3", "steal 3")
    assert (state.turn, texts(state)) == (B, ["pass"])

    assert scores(play(state, "pass", "pass")) == [5, 20, 0]


# A03 Actions


@pytest.mark.parametrize("action", ["steal 2", "double-cross 2", "chelsea 2"])
def test_a03_an_action_is_the_whole_turn(make_game, action):
    state = lay(make_game(), banks=["steal double-cross", "5k"], cats=["chelsea"])

    assert state.play(action).turn == B


def test_a03_any_number_of_actions_before_picking_up_if_that_was_agreed(make_game):
    state = lay(
        make_game(actions="before draw"), banks=["steal steal double-cross", "5k 5k 5k 5k", "10k"], cats=["chelsea"]
    )

    state = play(state, "steal 2", "chelsea 2", "steal 3", "double-cross 3")

    assert (state.turn, texts(state)) == (A, ["pick up"])
    assert [bank(state, seat) for seat in (A, B, C)] == ["", "", "5k 5k 5k 5k 10k"]


def test_a73_11_picking_up_is_compulsory_even_then(make_game):
    state = lay(make_game(actions="before draw"), banks=["steal", "5k"]).play("steal 2")

    assert refused(state, "stop", section="3.3") == "nothing-picked-up"
    assert refused(state, "pass", section="12.4") == "no-passing"


def test_a03_where_actions_come_first_none_comes_after_picking_up(make_game):
    state = pick_up(lay(make_game(actions="before draw"), banks=["steal", "5k"], cats=["chelsea"]), "10k")

    for move in ("steal 2", "chelsea 2"):
        assert refused(state, move, section="4.2") == "awaits-run"


def test_a03_a_cat_that_came_by_calvin_waits(make_game):
    state = lay(make_game(actions="before draw"), banks=["", "5k"], cats=["calvin", "chelsea"]).play("calvin 2")

    assert cats(state, A) == "chelsea"
    assert refused(state, "chelsea 2", section="10.1") == "cat-fresh"


# A05 What is known


def test_a05_all_remember_what_was_banked_openly(make_game):
    state = pick_up(lay(make_game()), "5k 300k claus").play("stop")

    assert [knows(state, seat, A) for seat in (None, B, C)] == ["5k 300k"] * 3


def test_a05_nobody_knows_what_was_banked_secretly(make_game):
    state = pick_up(lay(make_game(draws="secret")), "5k 300k claus").play("stop")

    assert [knows(state, seat, A) for seat in (None, B, C)] == [""] * 3
    assert cats(state, A) == "claus"


def test_a05_secret_mini_decks_are_remembered_by_who_lost_them(make_game):
    state = pick_up(lay(make_game(draws="secret")), "5k 300k vase")

    assert sum(state.view(A).seen.beneath[0]) == 2
    assert sum(state.view(B).seen.beneath[0]) == sum(state.view(None).seen.beneath[0]) == 0


@pytest.mark.parametrize("draws", ["open", "secret"])
def test_a05_the_last_card_of_a_secret_run_is_banked_secretly(make_game, draws):
    state = pick_up(lay(make_game(draws=draws, last_round=True), deck="75k", run="5k"), "75k")

    assert (state.turn, bank(state, A)) == (B, "5k 75k")
    assert knows(state, B, A) == ("5k 75k" if draws == "open" else "")


# A23, A30 Cats and swaps


def test_a23_a_banked_cat_never_lies_in_the_hand(make_game):
    state = pick_up(lay(make_game(players=2)), "calvin castor crispin 5k").play("stop")

    assert (cats(state, A), bank(state, A)) == ("calvin castor crispin", "5k")
    assert sees(state, B)["banks"][A] == 1


@pytest.mark.parametrize("move", ["calvin 2", "double-cross 2"])
def test_a30_both_know_what_they_gave_and_third_seats_nothing(make_game, move):
    state = lay(make_game(), banks=["double-cross 5k 10k", "300k steal"], cats=["calvin"]).play(move)
    kept = "" if move == "double-cross 2" else " double-cross"

    assert knows(state, A, B) == f"5k 10k{kept}"
    assert knows(state, B, A) == "300k steal"
    assert [knows(state, seat, owner) for seat in (None, C) for owner in (A, B)] == [""] * 4


def test_a30_what_all_saw_goes_along_with_the_hand(make_game):
    state = lay(make_game(), banks=["double-cross 5k 10k", "300k 25k"], known=["5k double-cross", "300k"])

    state = state.play("double-cross 2")

    assert [knows(state, C, A), knows(state, C, B)] == ["300k", "5k"]
    assert [knows(state, B, A), knows(state, A, B)] == ["25k 300k", "5k 10k"]


# A66 to A72


def test_a66_players_may_choose_their_cats_in_turn_order(make_game):
    state = make_game(pick_cats=True, first=1).deal(seed=1)

    assert (state.turn, awaits(state)) == (1, "pick cat")
    assert texts(state) == [f"choose {cat}" for cat in CATS]
    assert refused(state, "pick up", section="14.20") == "awaits-pick-cat"
    state = state.play("choose crispin")
    assert state.turn == 2
    assert refused(state, "choose crispin", section="14.20") == "cat-taken"
    state = play(state, "choose claus", "choose calvin")

    assert [cats(state, seat) for seat in range(3)] == ["calvin", "crispin", "claus"]
    assert (state.turn, awaits(state), deck_size(state)) == (1, "action", 92)
    assert told(state, 2) == [{"fact": "cat-dealt", "seat": 0, "cat": "calvin"}]


@pytest.mark.parametrize("players", [2, 6])
def test_a66_cats_that_nobody_chose_are_shuffled_into_the_deck(make_game, players):
    state = make_game(players=players, pick_cats=True).deal(seed=1)

    for cat in CATS[:players]:
        state = state.play(f"choose {cat}")

    assert deck_size(state) == 95 - players
    assert sum(state._s.deck[11:18]) == 7 - players
    assert cats(pick_up(state, "crispin").play("stop"), state.turn) != ""


def test_a68_two_players_have_no_rule_of_their_own(make_game):
    state = lay(make_game(players=2), banks=["", "5k 5k 5k 5k"], cats=["charlton chelsea"])

    assert bank(state.play("chelsea 2"), A) == "5k 5k 5k"
    assert bank(state.play("charlton 2"), A) == "5k"


def test_a69_all_remember_who_a_used_cat_is(make_game):
    state = lay(make_game(), banks=["", "5k"], cats=["chelsea"]).play("chelsea 2")

    for seat in (None, A, B, C):
        assert sees(state, seat)["cats"][A] == {"chelsea": "used"}


def test_a71_on_the_very_first_turn_one_may_act_where_there_is_a_target(make_game):
    state = make_game(players=2, first=0).deal(seed=1, chance=["calvin", "chelsea"])

    assert texts(state) == ["pick up", "calvin 2"]
    state = state.play("calvin 2")

    assert (cats(state, A), cats(state, B)) == ("chelsea", "calvin:used")


def test_a71_without_a_target_one_has_to_pick_up(make_game):
    state = make_game(players=2, first=0).deal(seed=1, chance=["chelsea", "castor"])

    assert texts(state) == ["pick up"]


def test_a67_there_is_no_drafting(make_game):
    state = make_game(players=2).deal(seed=1)

    assert actions(state) <= {"pick", "calvin"}
    assert actions(stay_away(state)) <= {"pick", "calvin", "chelsea", "charlton"}
