"""Every option with every value, and the rulings that they belong to."""

import pytest

import mewseum
from mewseum.games.catham_city import PARTS
from tests.conformance.places import count_cards
from tests.situations import play, refused, sees, texts, told

from .table import FACTIONS, FIRST_GAME, A, B, C, D, awaits, cards, discard, hand, hand_sizes, knows, lay, points


def factions_of(game, seed):
    return sees(game.deal(seed=seed), None)["factions"]


# §2.1 factions


def test_a03_five_factions_by_lot_differ_from_game_to_game_and_come_all(make_game):
    game = make_game(factions="random")

    drawn = [factions_of(game, seed) for seed in range(40)]

    assert {len(set(factions)) for factions in drawn} == {5}
    assert len({tuple(factions) for factions in drawn}) > 20
    assert {faction for factions in drawn for faction in factions} == set(FACTIONS)


def test_a03_by_lot_is_how_the_game_comes(make_game):
    assert make_game().options["factions"] == "random"
    assert factions_of(make_game(), 5) == factions_of(make_game(factions="random"), 5)


def test_a03_the_factions_of_a_first_game(make_game):
    assert factions_of(make_game(factions="first game"), 5) == list(FIRST_GAME)


@pytest.mark.parametrize(
    "chosen",
    [
        ["officials", "journalists", "police", "hackers", "mafia"],
        ("mafia", "hackers", "police", "journalists", "officials"),
        "mafia,hackers,police,journalists,officials",
    ],
    ids=lambda chosen: type(chosen).__name__,
)
def test_a03_five_factions_may_be_chosen_in_any_order(make_game, chosen):
    state = make_game(factions=chosen).deal(seed=1)

    assert count_cards(state) == dict.fromkeys(FACTIONS[3:], 15)


@pytest.mark.parametrize(
    "wrong",
    [
        "last game",
        ["mafia"] * 5,
        ["mafia", "hackers", "police", "journalists"],
        ["mafia", "hackers", "police", "journalists", "bureaucrats"],
        [*FACTIONS],
        [],
        5,
        None,
    ],
    ids=str,
)
def test_a03_anything_but_five_different_factions_is_refused(make_game, wrong):
    with pytest.raises(mewseum.Refused) as refusal:
        make_game(factions=wrong)

    assert (refusal.value.key, refusal.value.section) == ("impossible-set", "2.1")


# §2.2 first


def test_a02_a_random_player_starts(make_game):
    game = make_game(players=6, first="random")

    states = [game.deal(seed=seed) for seed in range(60)]

    assert {state.turn for state in states} == set(range(6))
    assert all(told(state, None)[0] == {"fact": "started", "seat": state.turn} for state in states)


@pytest.mark.parametrize("first", range(6))
def test_a02_the_starting_player_may_be_chosen(make_game, first):
    state = make_game(players=6, first=first).deal(seed=1)

    assert state.turn == first
    assert sees(state, None)["first"] == first
    assert told(state, None)[0] == {"fact": "started", "seat": first}


def test_a02_who_does_not_sit_at_the_table_cannot_start(make_game):
    with pytest.raises(mewseum.Refused) as refusal:
        make_game(players=4, first=4)

    assert (refusal.value.key, refusal.value.section) == ("first-not-at-table", "2.2")


# §15.1 two_actions, §16.1 second_optional


@pytest.mark.parametrize(("two_actions", "next_turn"), [(False, B), (True, A)])
def test_a51_two_actions_are_a_variant(make_game, two_actions, next_turn):
    state = make_game(first=A, two_actions=two_actions).deal(seed=1)

    state = state.play(texts(state)[0])

    assert state.turn == next_turn


def test_a52_the_second_action_may_be_left_out_if_that_was_agreed(make_game):
    state = lay(make_game(two_actions=True, second_optional=True), hands=["4 robocats"])

    first = state.play("play robocats 4")
    done = first.play("end turn")

    assert "end turn" not in texts(state)
    refused(state, "end turn", section="3.2")
    assert "end turn" in texts(first)
    assert (done.turn, awaits(done)) == (B, "action")
    assert told(done, None) == [{"fact": "ended-turn", "seat": A}]


def test_a52_the_limit_counts_when_the_second_action_is_left_out(make_game):
    state = lay(make_game(two_actions=True, second_optional=True), hands=["10 robocats"], display="4 mafia 3 hackers")

    state = play(state, "take mafia 1", "end turn")
    done = state.play("discard robocats")

    assert (state.turn, awaits(state)) == (A, "excess")
    assert done.turn == B


def test_a52_after_two_actions_there_is_nothing_to_leave_out(make_game):
    state = lay(make_game(two_actions=True, second_optional=True), hands=["8 robocats"])

    state = play(state, "play robocats 4", "play robocats 4")

    assert state.turn == B
    assert "end turn" not in texts(state)


def test_a52_without_two_actions_there_is_no_second_to_leave_out(make_game):
    with pytest.raises(mewseum.Refused) as refusal:
        make_game(second_optional=True)

    assert (refusal.value.key, refusal.value.section) == ("no-second-action", "16.1")


# §16.2 simultaneous_responses


def matches(make_game, *answers, points=(0, 12, 12, 12), **options):
    """A has played detectives and a mafia card; then these answers were given."""
    hands = ["3 detectives mafia", "mafia robocats", "mafia robocats", "mafia robocats"]
    state = lay(make_game(players=4, **options), hands=hands, points=points)
    return play(state, "play detectives and mafia", *answers)


def test_a18_with_simultaneous_responses_all_who_reach_the_goal_share_the_win(make_game):
    state = matches(make_game, "match", "decline", "match", simultaneous_responses=True)

    assert state.outcome.winners == [B, D]
    assert state.outcome.scores == [3, 13, 12, 13]
    assert state.outcome.reason == "campaign won"


def test_a18_with_simultaneous_responses_the_others_are_still_asked(make_game):
    state = matches(make_game, "match", simultaneous_responses=True)

    assert (state.turn, awaits(state)) == (C, "match")
    assert state.outcome is None
    assert points(state) == [3, 13, 12, 12]


def test_a18_with_simultaneous_responses_a_single_one_may_win(make_game):
    state = matches(make_game, "decline", "match", "decline", simultaneous_responses=True)

    assert state.outcome.winners == [C]


def test_a18_with_simultaneous_responses_nobody_may_win(make_game):
    state = matches(make_game, "match", "match", "match", points=(0, 1, 2, 3), simultaneous_responses=True)

    assert points(state) == [3, 2, 3, 4]
    assert (state.turn, awaits(state)) == (B, "action")


def test_a18_with_simultaneous_responses_the_active_player_still_comes_first(make_game):
    state = matches(make_game, points=(10, 12, 12, 12), simultaneous_responses=True)

    assert state.outcome.winners == [A]


def test_a18_with_simultaneous_responses_gifts_count_together_too(make_game):
    hands = ["2 journalists", "2 scientists", "2 hackers", "mafia"]
    state = lay(make_game(players=4, simultaneous_responses=True), hands=hands, points=[0, 12, 12])

    state = play(state, "play journalists", "give scientists and discard 1", "give hackers and discard 1", "give mafia")

    assert state.outcome.winners == [B, C]
    assert hand(state, A) == cards("scientists mafia hackers")


def test_a18_without_simultaneous_responses_the_first_wins(make_game):
    state = matches(make_game, "match", simultaneous_responses=False)

    assert state.outcome.winners == [B]


# §16.3 police_needs_cards


@pytest.mark.parametrize(("police_needs_cards", "most"), [(False, 4), (True, 2)])
def test_a38_more_policemen_than_cards_are_a_house_rule(make_game, police_needs_cards, most):
    state = lay(make_game(police_needs_cards=police_needs_cards), hands=["4 police mafia", "mafia scientists"])

    state = state.play("play police and mafia against 2")

    assert texts(state) == [f"policemen {number}" for number in range(1, most + 1)]


def test_a38_with_police_needs_cards_too_many_policemen_are_refused(make_game):
    state = lay(make_game(police_needs_cards=True), hands=["4 police mafia", "mafia scientists"])

    state = state.play("play police and mafia against 2")

    refused(state, "policemen 3", section="16.3")
    refused(state, "policemen 5", section="11.2")
    assert points(state.play("policemen 2")) == [1, 0, 0]


# §16.4 turn_cap


@pytest.mark.parametrize("turn_cap", [200, 1000])
def test_a35_after_the_last_turn_the_most_points_win(make_game, turn_cap):
    state = lay(make_game(turn_cap=turn_cap), points=[3, 5, 4], turns=turn_cap - 2)

    last_but_one = state.play(texts(state)[0])
    last = last_but_one.play(texts(last_but_one)[0])

    assert last_but_one.turn == B
    assert last.outcome.winners == [B]
    assert last.outcome.scores == [3, 5, 4]
    assert last.outcome.reason == "turn cap"


def test_a35_a_tie_after_the_last_turn_is_shared(make_game):
    state = lay(make_game(turn_cap=200), points=[5, 4, 5], turns=199)

    state = state.play(texts(state)[0])

    assert state.outcome.winners == [A, C]


def test_a35_who_reaches_the_goal_in_the_last_turn_wins_by_the_campaign(make_game):
    state = lay(make_game(turn_cap=200), hands=["4 robocats"], points=[13, 15], turns=199)

    state = state.play("play robocats 4")

    assert state.outcome.winners == [A]
    assert state.outcome.reason == "campaign won"


def test_a35_points_of_the_last_turn_count(make_game):
    state = lay(make_game(turn_cap=200), hands=["4 robocats"], points=[1, 3], turns=199)

    state = state.play("play robocats 4")

    assert state.outcome.winners == [A]
    assert state.outcome.scores == [4, 3, 0]


def test_a35_without_a_cap_the_game_goes_on(make_game):
    state = lay(make_game(turn_cap=0), turns=1_000_000)

    assert state.play(texts(state)[0]).turn == B


def test_a63_7_the_cap_counts_turns_and_not_actions(make_game):
    state = lay(make_game(turn_cap=200, two_actions=True), turns=199)

    first = state.play(texts(state)[0])
    second = first.play(texts(first)[0])

    assert first.turn == A
    assert second.outcome.reason == "turn cap"


def test_a63_7_a_turn_ends_only_after_discarding_down(make_game):
    state = lay(make_game(turn_cap=200), hands=["10 robocats"], display="4 mafia 3 hackers", turns=199)

    taken = state.play("take mafia 1")

    assert taken.turn == A
    assert taken.play("discard mafia").outcome.reason == "turn cap"


def test_a63_7_only_games_of_machines_are_capped_unless_asked(make_game):
    assert make_game().options["turn_cap"] == 0
    assert PARTS.self_play == {"turn_cap": 1000}


# §16.5 journalists_each


def test_a42_one_card_is_discarded_with_a_gift(make_game):
    state = lay(make_game(journalists_each=False), hands=["2 journalists", "5 scientists"]).play("play journalists")

    assert texts(state) == ["decline", "give scientists", "give scientists and discard 1"]
    refused(state, "give scientists and discard 2", section="12.3")


@pytest.mark.parametrize("number", [1, 2, 4])
def test_a42_with_journalists_each_any_number_is_discarded_for_a_point_each(make_game, number):
    game = make_game(journalists_each=True)
    state = lay(game, hands=["2 journalists", "5 scientists hackers"]).play("play journalists")

    given = state.play(f"give scientists and discard {number}")

    assert texts(state) == [
        "decline",
        "give scientists",
        "give hackers",
        *(f"give scientists and discard {more}" for more in (1, 2, 3, 4)),
    ]
    assert points(given) == [2, number, 0]
    assert hand(given, A) == cards("scientists")
    assert hand_sizes(given)[B] == 5 - number
    assert discard(given) == cards(f"2 journalists {number} scientists")
    assert knows(given, C, A) == cards("scientists")


def test_a42_with_journalists_each_all_the_points_are_one_award(make_game):
    game = make_game(players=4, journalists_each=True)
    state = lay(game, hands=["2 journalists", "5 scientists"], points=[0, 11]).play("play journalists")

    state = state.play("give scientists and discard 4")

    assert state.outcome.winners == [B]
    assert state.outcome.scores == [2, 15, 0, 0]


def test_a42_with_journalists_each_the_gift_itself_is_not_discarded(make_game):
    state = lay(make_game(journalists_each=True), hands=["2 journalists", "3 scientists"]).play("play journalists")

    refused(state, "give scientists and discard 3", section="12.3")


# All of them


@pytest.mark.parametrize("option", PARTS.options, ids=lambda option: option.name)
def test_every_value_of_every_option_is_played(make_game, option):
    needed = {"second_optional": {"two_actions": True}}.get(option.name, {})

    for value in option.values:
        game = make_game(6, **needed, **{option.name: value})
        state = game.deal(seed=1)
        assert game.options[option.name] == value
        assert state.play(texts(state)[0]).outcome is None


@pytest.mark.parametrize(
    "wrong",
    [
        {"two_actions": 1},
        {"first": 6},
        {"first": "me"},
        {"first": True},
        {"turn_cap": 500},
        {"turn_cap": False},
        {"journalists_each": "yes"},
        {"police_need_cards": True},
    ],
    ids=str,
)
def test_an_option_that_nobody_knows_is_refused(make_game, wrong):
    with pytest.raises(mewseum.Refused) as refusal:
        make_game(**wrong)

    assert next(iter(wrong)) in str(refusal.value)
