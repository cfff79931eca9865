"""Situations in words: what is not named has its start value, what breaks a rule is refused, and words come back."""

import random
from functools import cache

import pytest

import mewseum
from mewseum.core.game import Game
from mewseum.games.meow import PARTS
from tests.conformance.places import count_cards
from tests.situations import assert_comes_back, assert_says, play, refusal_of, sees, texts

from .cards import COPIES, check_sound
from .table import A, B, ended, lay, pick_up, stay_away


@cache
def game(players=2, **options):
    return Game(PARTS, players, options)


TABLE = {
    "banks": [["5k", "steal"], ["150k"]],
    "cats": [["calvin"], {"claus": "used"}],
    "piles": [[{"card": "vase", "beneath": ["10k"]}], [{"card": "randy"}]],
    "stars": [2, 2],
}
"""A sound table, to which one thing is added that is not."""


def pile(card, *beneath, **rest):
    return {"card": card, "beneath": [*beneath], **rest}


BROKEN = {
    # More cards than there are
    "seventeen of a card in a bank": ({"banks": [["5k"] * 17, []]}, "too-many-cards", "1.1"),
    "two of an only card": ({"banks": [["500k"], ["500k"]]}, "too-many-cards", "1.1"),
    "one too many beneath": ({"banks": [["500k"], []], "piles": [[pile("vase", "500k")], []]}, "too-many-cards", "1.1"),
    "one too many in the run": ({"banks": [["500k"], []], "run": ["500k"], "awaits": "run"}, "too-many-cards", "1.1"),
    "one too many thrown away": ({"banks": [["500k"], []], "discard": ["500k"]}, "too-many-cards", "1.1"),
    "one too many in the deck": ({"banks": [["500k"], []], "deck": ["500k"]}, "too-many-cards", "1.1"),
    "a cat of two players": ({"cats": [["claus"], ["claus"]]}, "too-many-cards", "1.1"),
    "a cat before a player and in the deck": ({"deck": ["claus"]}, "too-many-cards", "1.1"),
    "a cat before a player and beneath a card": ({"piles": [[pile("vase", "claus")], []]}, "too-many-cards", "1.1"),
    "three laser pens": ({"piles": [[pile("laser-pen"), pile("laser-pen")], [pile("laser-pen")]]}, "too-many-cards", "1.1"),
    "a second Rufus": ({"piles": [[pile("rufus")], []], "awaits": "distract", "card": "rufus"}, "too-many-cards", "1.1"),
    # Cards where they cannot be
    "a cat in a bank": ({"banks": [["chester"], []]}, "card-not-there", "4.3"),
    "a negative card in a bank": ({"banks": [["vase"], []]}, "card-not-there", "4.3"),
    "a negative card in the run": ({"run": ["vase"], "awaits": "run"}, "card-not-there", "4.3"),
    "a negative card beneath another": ({"piles": [[pile("vase", "randy")], []]}, "card-not-there", "4.3"),
    "loot that came this turn": ({"fresh": ["5k"]}, "card-not-there", "11.1"),
    "a pile beneath loot": ({"piles": [[pile("5k")], []]}, "not-a-pile", "5.2"),
    "a pile beneath a cat": ({"piles": [[pile("crispin")], []]}, "not-a-pile", "5.2"),
    "a known card that is nowhere": ({"known": [["300k"], []]}, "known-but-absent", "4.4"),
    "a known card in another bank": ({"known": [["150k"], []]}, "known-but-absent", "4.4"),
    "two known cards of which one is there": ({"known": [["5k", "5k"], []]}, "known-but-absent", "4.4"),
    "a card known to one that is nowhere": ({"known_to": [[[], ["5k"]], [[], []]]}, "known-but-absent", "4.4"),
    "a card known to all and to one": (
        {"known": [[], ["150k"]], "known_to": [[[], ["150k"]], [[], []]]}, "known-but-absent", "4.4",
    ),
    # What there is not
    "an unknown card in a bank": ({"banks": [["100k"], []]}, "unknown-card-in", ""),
    "an unknown card in the run": ({"run": ["Steel"], "awaits": "run"}, "unknown-card-in", ""),
    "an unknown card in the discard pile": ({"discard": [None]}, "unknown-card-in", ""),
    "an unknown card in the deck": ({"deck": [0]}, "unknown-card-in", ""),
    "an unknown card beneath": ({"piles": [[pile("vase", "gold")], []]}, "unknown-card-in", ""),
    "an unknown negative card": ({"piles": [[pile("dog")], []]}, "unknown-card-in", ""),
    "an unknown known card": ({"known": [["gold"], []]}, "unknown-card-in", ""),
    "an unknown card known to one": ({"known_to": [[[], ["gold"]], [[], []]]}, "unknown-card-in", ""),
    "an unknown trick that came this turn": ({"fresh": ["gold"]}, "unknown-card-in", ""),
    "an unknown cat that came this turn": ({"fresh_cats": ["tom"]}, "unknown-card-in", ""),
    "no guard": ({"awaits": "distract"}, "unknown-card-in", ""),
    "an unknown guard": ({"awaits": "distract", "card": "bob"}, "unknown-card-in", ""),
    "an unknown cat to redeem": ({"awaits": "paying", "redeems": "tom", "turn": 1}, "unknown-card-in", ""),
    "an unknown least card": ({"awaits": "paying", "at_most": "100k", "turn": 1}, "unknown-card-in", ""),
    "an unknown first seat": ({"first": 2}, "no-seat", ""),
    "an unknown target": ({"awaits": "choice", "target": 2}, "no-seat", ""),
    "an unknown stage": ({"awaits": "pass"}, "unknown-choice", ""),
    "a stage that is a number": ({"awaits": 0}, "unknown-choice", ""),
    "no stage": ({"awaits": None}, "unknown-choice", ""),
    # Things of the wrong kind
    "banks for three": ({"banks": [[], [], []]}, "not-one-per-seat", ""),
    "cats for one": ({"cats": [[]]}, "not-one-per-seat", ""),
    "piles for one": ({"piles": [[]]}, "not-one-per-seat", ""),
    "stars for one": ({"stars": [0]}, "not-one-per-seat", ""),
    "arrests for three": ({"arrested": [0, 0, 0]}, "not-one-per-seat", ""),
    "turns to serve for three": ({"serving": [0, 0, 0]}, "not-one-per-seat", ""),
    "known cards for none": ({"known": []}, "not-one-per-seat", ""),
    "cards known to one for one": ({"known_to": [[[]], [[], []]]}, "not-one-per-seat", ""),
    "banks as a text": ({"banks": "ab"}, "not-one-per-seat", ""),
    "no banks": ({"banks": None}, "not-one-per-seat", ""),
    "a bank as a text": ({"banks": ["5k", []]}, "not-a-list", ""),
    "a deck by counts": ({"deck": {"5k": 3}}, "not-a-list", ""),
    "a deck as a number": ({"deck": 5}, "not-a-list", ""),
    "a run as a text": ({"run": "5k", "awaits": "run"}, "not-a-list", ""),
    "a run as a number": ({"run": 5, "awaits": "run"}, "not-a-list", ""),
    "a discard pile as a text": ({"discard": "5k"}, "not-a-list", ""),
    "piles as a number": ({"piles": [1, []]}, "not-a-list", ""),
    "cards beneath as a text": ({"piles": [[{"card": "vase", "beneath": "5k"}], []]}, "not-a-list", ""),
    "a pile as a list": ({"piles": [[["vase"]], []]}, "not-a-pile", "5.2"),
    "a pile as a text": ({"piles": [["vase"], []]}, "not-a-pile", "5.2"),
    "a pile without a card": ({"piles": [[{"beneath": ["5k"]}], []]}, "not-a-pile", "5.2"),
    "a pile with more than it has": ({"piles": [[{"card": "vase", "stars": 2}], []]}, "not-a-pile", "5.2"),
    "cats as a text": ({"cats": ["calvin", []]}, "not-cats", "10.1"),
    "cats as a number": ({"cats": [1, []]}, "not-cats", "10.1"),
    "loot among the cats": ({"cats": [["5k"], []]}, "not-cats", "10.1"),
    "a cat in an unknown state": ({"cats": [{"calvin": "asleep"}, []]}, "not-cats", "10.1"),
    "a cat elsewhere": ({"cats": [{"calvin": "elsewhere"}, []]}, "not-cats", "10.1"),
    "more stars than there are": ({"stars": [43, 0]}, "no-number", ""),
    "stars below zero": ({"stars": [-1, 0]}, "no-number", ""),
    "half a star": ({"stars": [0.5, 0]}, "no-number", ""),
    "an arrest in letters": ({"arrested": ["yes", 0]}, "no-number", ""),
    "an arrest at fourteen": ({"arrested": [14, 0]}, "no-number", ""),
    "four turns to serve": ({"serving": [4, 0]}, "no-number", ""),
    "three last turns for two": ({"last_turns": 3}, "no-number", ""),
    "pending stars in letters": ({"pending_stars": "2"}, "no-number", ""),
    "100K paid and still paying": ({"awaits": "paying", "paid": 100, "turn": 1}, "no-number", ""),
    # Stages that nobody can be in
    "a run before the first card": ({"run": ["5k"]}, "impossible-stage", "4.2"),
    "a run while a gift is asked for": ({"run": ["5k"], "awaits": "gift"}, "impossible-stage", "4.2"),
    "a vase to distract": ({"awaits": "distract", "card": "vase"}, "impossible-stage", "6.1"),
    "a gift from an empty bank": ({"banks": [[], []], "awaits": "gift"}, "impossible-stage", "9.1"),
    "a payment that cannot be paid": ({"awaits": "paying", "arrested": [10, 0]}, "impossible-stage", "9.1"),
    "a trick as the least card": ({"awaits": "paying", "at_most": "steal", "turn": 1}, "impossible-stage", "9.2"),
    "no cat to free": ({"awaits": "free"}, "impossible-stage", "9.1"),
    "no first mini-deck": ({"awaits": "second pile"}, "impossible-stage", "10.6"),
    "half a name of a mini-deck": ({"awaits": "second pile", "pile": "1"}, "impossible-stage", "10.6"),
    "a mini-deck of nobody": ({"awaits": "second pile", "pile": "3.1"}, "unknown-player", ""),
    "a mini-deck that is not there": ({"awaits": "second pile", "pile": "1.2"}, "no-such-pile", ""),
    "no second mini-deck": ({"awaits": "second pile", "pile": "1.1"}, "impossible-stage", "9.1"),
    "a choice from nothing": ({"banks": [["5k"], []], "awaits": "choice", "target": 1}, "impossible-stage", "14.18"),
}  # fmt: skip


@pytest.mark.parametrize("broken", BROKEN)
def test_a_position_that_cannot_be_is_refused(broken):
    changes, key, section = BROKEN[broken]

    refusal = refusal_of(game(), {**TABLE, **changes})

    assert (refusal.key, refusal.section) == (key, section), str(refusal)


NOT_AS_THE_RULES_HAVE_IT = {
    "cats that are named as a number": {"fresh_cats": 5},
    "no list of cats that came": {"fresh_cats": None},
    "loot among the cats that came": {"fresh_cats": ["5k"]},
    "a vase among the cats that came": {"fresh_cats": ["vase"]},
    "tricks that came as a number": {"fresh": 5},
    "a trick that came and is not there": {"fresh": ["double-cross"]},
    "a run as a number, with cats to be dealt": {"cats": None, "run": 5, "awaits": "run"},
    "a deck as a number, with cats to be dealt": {"cats": None, "deck": 5},
    "a known cat in a bank": {"known": [["calvin"], []]},
    "a cat in a bank, known to one": {"known_to": [[[], ["claus"]], [[], []]]},
    "jail for who is free": {"awaits": "jail"},
    "a payment of who is free": {"awaits": "paying", "turn": 1},
    "a payment for a trick": {"awaits": "paying", "turn": 1, "redeems": "double-cross"},
    "a payment for a cat of another": {"awaits": "paying", "turn": 1, "redeems": "calvin"},
    "a payment for a cat that is not in jail": {"awaits": "paying", "turn": 1, "redeems": "claus"},
    "a choice from the own bank": {"awaits": "choice", "target": 0},
    "a choice where Steal is blind": {"awaits": "choice", "target": 1},
    "a guard who asks an empty bank": {"banks": [[], []], "awaits": "distract", "card": "randy"},
    "a first mini-deck that is empty": {"awaits": "second pile", "pile": "2.1"},
    "a cat to choose where cats are dealt": {"awaits": "pick cat"},
    "serving without an arrest": {"serving": [2, 0]},
    "an arrest at five": {"arrested": [5, 0]},
    "last turns while there is a deck": {"last_turns": 1},
    "a cat thrown away": {"discard": ["crispin"]},
    "a burnt card with cards beneath": {"piles": [[pile("vase", "10k", burnt=True)], []]},
}


@pytest.mark.parametrize("broken", NOT_AS_THE_RULES_HAVE_IT)
def test_a_position_that_no_rule_leads_to_is_refused(broken):
    changed = {**TABLE, **NOT_AS_THE_RULES_HAVE_IT[broken]}

    refusal_of(game(), {part: value for part, value in changed.items() if not (part == "cats" and value is None)})


def test_the_table_of_these_cases_is_sound():
    state = game().position(TABLE)

    assert texts(state) == ["pick up", "calvin 2", "steal 2"]
    assert count_cards(state) == COPIES
    check_sound(state._s)


@pytest.mark.parametrize(
    ("position", "parts"),
    [
        ({"hands": []}, ["“hands”", "banks", "cats", "piles"]),
        ({"banks": [["gold"], []]}, ["'gold'", "“banks”", "5k", "steal"]),
        ({"banks": [["5k"] * 17, []]}, ["5k", "16", "“banks”", "(§1.1)"]),
        ({"banks": [["vase"], []]}, ["vase", "“banks”", "(§4.3)"]),
        ({"known": [[], ["5k"]]}, ["Player 2", "5k", "(§4.4)"]),
        ({"turn": 7}, ["“turn”", "7", "0 to 1"]),
    ],
)
def test_a_refused_position_says_what_is_wrong_and_what_is_possible(position, parts):
    assert_says(refusal_of(game(), position), *parts)


# What is not named


@pytest.mark.parametrize("players", [2, 4, 6])
def test_what_is_not_named_has_its_start_value(players):
    state = game(players).position({}, seed=1)
    position = state.to_position()

    assert [len(cats) for cats in position["cats"]] == [1] * players
    assert position["banks"] == position["piles"] == position["known"] == [[]] * players
    assert position["stars"] == position["arrested"] == position["serving"] == [0] * players
    assert (position["discard"], position["run"]) == ([], [])
    assert "deck" not in position
    assert (position["turn"], position["first"], position["awaits"]) == (0, 0, "action")
    assert sees(state, None)["deck"] == 95 - players


@pytest.mark.parametrize("part", ["run", "deck", "piles"])
def test_cats_that_lie_elsewhere_are_not_dealt(part):
    named = ["calvin", "castor", "charlton", "chelsea", "chester"]
    positions = {
        "run": {"run": named, "awaits": "run"},
        "deck": {"deck": named},
        "piles": {"piles": [[pile("vase", *named)], []]},
    }

    for seed in range(5):
        cats = game().position(positions[part], seed=seed).to_position()["cats"]
        assert sorted(name for row in cats for name in row) == ["claus", "crispin"]


def test_more_cats_to_deal_than_are_left_are_refused():
    named = ["calvin", "castor", "charlton", "chelsea", "chester", "claus"]
    refusal = refusal_of(game(), {"run": named, "awaits": "run"})

    assert refusal.key == "cannot-deal"


def test_cats_in_a_list_are_free():
    position = game().position({"cats": [["calvin", "claus"], []]}).to_position()

    assert position["cats"] == [{"calvin": "free", "claus": "free"}, {}]


def test_an_arrest_may_be_just_said():
    state = game().position({**TABLE, "arrested": [True, False], "stars": [10, 0]})

    assert state.to_position()["arrested"] == [10, 0]
    assert texts(state) == ["substitute calvin"]


def test_cards_that_are_not_named_lie_in_the_deck_or_aside():
    state = game().position(TABLE)
    with_deck = game().position({**TABLE, "deck": ["5k", "10k"]})

    assert sees(state, None)["deck"] == 95 - 8
    assert sees(with_deck, None)["deck"] == 2
    assert with_deck.to_position()["deck"] == ["5k", "10k"]
    assert count_cards(state) == count_cards(with_deck) == COPIES


def test_who_can_do_nothing_in_jail_misses_the_turn_at_once():
    state = game().position({"cats": [{}, {}], "arrested": [10, 0], "stars": [10, 0]})

    assert state.turn == B
    assert [fact.name for fact in state.facts(None)] == ["serves"]


def test_a_finished_deck_ends_the_game_at_once():
    state = game().position({**TABLE, "deck": []})

    assert state.turn is None
    assert state.outcome == mewseum.Outcome([B], [5, 150], "deck finished")


# Words come back


def run_of(players=3, **options):
    return pick_up(lay(game(players, **options), banks=["5k"], cats=["chelsea"]), "10k claus")


STAGES = {
    "action": lambda: game(4).deal(seed=1),
    "action with all kinds of things": lambda: lay(
        game(3), banks=["5k steal", "10k 150k", ""], known=["5k", "10k"], cats=["calvin castor:used", "claus:jailed", ""],
        piles=[["vase served: 5k", "randy"], [], ["rufus: 300k crispin"]], stars=[0, 3, 4], discard="steal 5k",
    ),
    "run": run_of,
    "run of secret cards": lambda: run_of(draws="secret"),
    "run after a distracted guard": lambda: play(
        pick_up(lay(game(3), banks=["distraction 5k"], run="10k"), "randy"), "distract"
    ),
    "distract": lambda: pick_up(lay(game(3), banks=["distraction 5k"], run="10k"), "rumbold"),
    "distract after a distracted guard": lambda: pick_up(
        pick_up(lay(game(3), banks=["distraction distraction 5k"], run="10k"), "rumbold").play("distract"), "rufus"
    ),
    "gift": lambda: pick_up(lay(game(3), banks=["5k 10k"], run="25k"), "catnip"),
    "gift to the left": lambda: pick_up(lay(game(3, catnip_to="left"), banks=["5k 10k"]), "catnip"),
    "jail": lambda: lay(game(3), banks=["150k 5k"], cats=["chelsea"], stars=[11], arrested=[10]),
    "jail of who had Crispin": lambda: lay(game(3), banks=["150k 5k"], cats=["crispin"], stars=[14], arrested=[13]),
    "jail, while another is serving": lambda: lay(
        game(3), banks=["150k", "5k"], stars=[10, 10], arrested=[10, 10], serving=[0, 1]
    ),
    "paying": lambda: lay(game(3), banks=["75k 25k 25k"], cats=["chelsea"], stars=[11], arrested=[10]).play("pay 75k"),
    "paying for a cat": lambda: play(
        lay(game(3), banks=["75k 25k 25k"], cats=["chelsea:jailed-and-used"]), "redeem chelsea", "pay 75k"
    ),
    "free": lambda: lay(
        game(3), banks=["5k", "10k"], cats=["calvin crispin:jailed", "castor:jailed claus:jailed-and-used"]
    ).play("calvin 2"),
    "second pile": lambda: lay(
        game(3), cats=["castor"], piles=[["vase: 5k"], ["camera: 10k", "rufus: 25k"], ["randy"]]
    ).play("castor 2.2"),
    "choice": lambda: lay(game(3, steal_choice=True), banks=["steal 5k", "10k 300k"]).play("steal 2"),
    "pick cat": lambda: game(3, pick_cats=True, first=1).deal(seed=1),
    "pick cat after another": lambda: game(3, pick_cats=True, first=1).deal(seed=1).play("choose claus"),
    "action after actions": lambda: play(
        lay(game(3, actions="before draw"), banks=["double-cross", "steal 5k", "10k"], cats=["calvin", "chelsea"]),
        "double-cross 2", "calvin 3",
    ),
    "action after a cat came by Calvin": lambda: lay(
        game(3, actions="before draw"), banks=["steal", "steal 5k"], cats=["calvin", "chelsea"]
    ).play("calvin 2"),
    "action after a fire": lambda: play(
        lay(game(2, castor_burns=True), cats=["castor"], piles=[["vase: 5k"], ["camera: 10k", "rufus: 25k"]], stars=[2, 6]),
        "castor 2.1", "castor 1.1",
    ),
    "action in the last round": lambda: pick_up(
        lay(game(3, last_round=True), banks=["", "steal"], deck="5k"), "5k"
    ),
    "action with known cards": lambda: play(
        lay(game(3), banks=["double-cross 5k", "steal 10k", "25k"], known=["5k"]), "double-cross 2", "pick up"
    ),
    "action with a named deck": lambda: stay_away(lay(game(2), banks=["5k"], deck="5k 5k 10k")),
    "action with secret mini-decks": lambda: pick_up(lay(game(3, draws="secret")), "300k 5k vase"),
    "the end": lambda: ended(game(3), banks=["5k", "10k"]),
    "the end of a tie that went to fewer stars": lambda: ended(game(2, tie="fewer stars"), banks=["5k", "5k"], stars=[1, 0]),
    "the end of a last round": lambda: pick_up(lay(game(2, last_round=True), banks=["5k"], deck="5k"), "5k").play("pass"),
    "the end with somebody in jail": lambda: ended(
        game(2, jail_penalty=True), banks=["300k", "5k"], stars=[10], arrested=[10]
    ),
}  # fmt: skip


@pytest.mark.parametrize("stage", STAGES)
def test_every_stage_comes_back(stage):
    state = STAGES[stage]()

    check_sound(state._s)
    assert_comes_back(state)


def test_the_stages_of_these_cases_are_all_stages():
    met = {sees(situation(), None).get("awaits") for situation in STAGES.values()}

    assert met - {None} == {
        "action", "run", "distract", "gift", "jail", "paying", "free", "second pile", "choice", "pick cat",
    }  # fmt: skip


@pytest.mark.parametrize("number", range(16))
def test_every_situation_of_a_random_game_comes_back(number):
    dice = random.Random(number)
    options = {option.name: dice.choice(option.values) for option in PARTS.options if option.name != "first"}
    state = game(dice.randint(2, 5), **(options if number else {})).deal(number)

    while state.turn is not None:
        if dice.random() < 0.15:
            assert_comes_back(state)
        kinds = {}
        for move in state.moves():
            kinds.setdefault(move.verb, []).append(move)
        state = state.play(dice.choice(dice.choice(list(kinds.values()))))
    assert_comes_back(state)


def test_the_names_of_mini_decks_survive_a_position():
    state = game(castor_burns=True).position(
        {"cats": [["castor"], []], "piles": [[pile("vase", "5k")], [pile("camera", "10k"), pile("rufus", "25k")]]}
    )
    state = play(state, "castor 1.1", "castor 2.1")

    again = state.game.position(state.to_position())

    assert [row["pile"] for row in sees(again, A)["piles"][B]] == ["2.2"]
