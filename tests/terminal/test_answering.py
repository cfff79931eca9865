"""Answering somebody else's card is not called one's turn; and what several hidden cards do is said once, with their number."""

import pytest

import mewseum
from mewseum.core.record import Sitter
from mewseum.core.words import LANGUAGES
from mewseum.terminal.line import LineTable
from tests.games.meow.table import lay as lay_meow

POSITIONS = {
    "cat-burglars": {
        "turn": 0,
        "hands": [["blue"], ["red", "green"]],
        "crews": [[{"cats": ["red"]}], [{"cats": ["blue"]}, {"cats": ["green"]}]],
        "awaits": "placement",
        "target": "2.1",
        "trap": "green",
    },
    "catham-city": {
        "turn": 0,
        "hands": [["mafia"] * 5, ["hackers"] * 4],
        "display": [],
        "factions": ["detectives", "scientists", "robocats", "mafia", "hackers"],
    },
}


def heard_by(seat, state, language="en"):
    """What somebody hears who sits down in this situation, and leaves at once."""
    heard = []

    def leave(_):
        raise EOFError

    table = LineTable(state.game, 1, seat, {}, state.game.words(language), leave, heard.append)
    table.state = state
    heard.clear()
    table.run()
    return heard


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("slug", POSITIONS)
def test_answering_another_is_not_called_ones_turn(slug, language):
    game = mewseum.game(slug, 2)
    state = game.position(POSITIONS[slug])
    if slug == "catham-city":
        state = state.play("play mafia")
    words = game.words(language)
    two, one = words.say("player", number=2), words.say("player", number=1)

    heard = heard_by(1, state, language)

    assert state.turn == 1
    assert words.say("choose-answer", player=two, active=one) in heard
    assert words.say("choose", player=two) not in heard


def test_ones_own_turn_is_called_so():
    state = mewseum.game("catham-city", 2).position(POSITIONS["catham-city"])

    assert "Your turn, Player 1. Choose a number or type a move:" in heard_by(0, state)


@pytest.mark.parametrize("language", LANGUAGES)
def test_cards_that_others_draw_unseen_are_counted(language):
    game = mewseum.game("catham-city", 2)
    state = game.position({**POSITIONS["catham-city"], "hands": [["robocats"] * 2, ["hackers"]]}).play(
        "play robocats 2"
    )
    words = game.words(language)

    seen_by_other = words.tell(told.phrase for told in state.facts(1))
    seen_by_all = words.tell(told.phrase for told in state.facts(None))
    seen_by_self = words.tell(told.phrase for told in state.facts(0))

    assert seen_by_other == seen_by_all
    assert words.say("many-drew", seat=words.say("player", number=1), cards=5) in seen_by_other
    assert len(seen_by_self) == len(seen_by_other), "who draws hears each card, in one sentence"
    [drawn] = words.tell(fact.phrase for fact in state.facts(0) if fact.to_dict()["fact"] == "drew")
    assert drawn in seen_by_self
    assert "Player 1 draws 5 cards from the pile." in game.words("en").tell(told.phrase for told in state.facts(1))


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_move_that_has_been_begun_says_what_it_still_wants(language):
    game = mewseum.game("cat-burglars", 2)
    state = game.position(
        {"turn": 0, "hands": [["blue", "blue"], []], "crews": [[], [{"cats": ["blue"], "facedown": "red"}]]}
    )
    answers, heard = iter(["infiltrate 2.1", "back"]), []

    def answer(_):
        try:
            return next(answers)
        except StopIteration:
            raise EOFError from None

    words = game.words(language)
    table = LineTable(game, 1, 0, {}, words, answer, heard.append)
    table.state = state
    table.run()
    asked = [line for line in heard if line == words.say("awaits-payment")]

    assert len(asked) == 1, "when the target is chosen, and not after it was left again"
    assert heard.index(asked[0]) < next(
        place for place, line in enumerate(heard) if line.startswith("1. ") and place > heard.index(asked[0])
    )


@pytest.mark.parametrize("language", LANGUAGES)
def test_opponents_are_called_as_everywhere_in_the_house(language):
    game = mewseum.game("meow", 4)
    words, heard = game.words(language), []

    def leave(_):
        raise EOFError

    table = LineTable(game, 1, 0, {}, words, leave, heard.append)
    table.record.seats = (Sitter(), Sitter(bot="master:bold"), Sitter(bot="kitten"), Sitter(bot="master"))
    table.run()

    names = [f"{words.say('level-master')} 2", words.say("level-kitten"), f"{words.say('level-master')} 4"]
    said = [
        words.say("sat-there", player=words.say("player", number=place), name=name)
        for place, name in enumerate(names, 2)
    ]
    assert heard[1:4] == said


ANY_ORDER = {
    "en": "in any order",
    "de": "in beliebiger Reihenfolge",
    "fr": "dans l’ordre de votre choix",
    "nl": "in willekeurige volgorde",
    "pl": "w dowolnej kolejności",
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_who_secures_is_told_that_the_order_is_free_and_that_a_trap_is_asked_for_as_well(language):
    said = mewseum.game("cat-burglars", 2).words(language).say("awaits-more-balls")
    trap = {"en": "trap", "de": "Falle", "fr": "piège", "nl": "valstrik", "pl": "pułapka"}

    assert ANY_ORDER[language] in said
    assert trap[language] in said


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_table_is_told_as_it_will_be_after_what_is_chosen(language):
    """The amount that was paid is no old one, and what was put back was never paid."""
    game = mewseum.game("meow", 2)
    state = lay_meow(game, banks=["75k 50k 25k 25k"], arrested=[10], turn=0, awaits="jail")
    words, heard = game.words(language), []
    answers = iter(["pay 50k", "table", "pay 25k", "table", "seen", "back", "table", "back", "table"])

    def answer(prompt):
        heard.append(prompt)
        try:
            return next(answers)
        except StopIteration:
            raise EOFError from None

    table = LineTable(game, 1, 0, {}, words, answer, heard.append)
    table.state = state
    table.run()
    you = words.say("player-you", number=1)
    paid = [words.say("table-paid", player=you, paid=paid) for paid in (50, 75)]

    assert [line for line in heard if line in paid] == [paid[0], paid[1], paid[0]]
    told = [words.value(phrase) for phrase in game.parts.tell_table(state.view(0).to_dict())]
    bank = next(line for line in told if "75" in line)
    assert heard.count(bank) == 2, "at the beginning, and after all was put back"
    assert table.state is state
