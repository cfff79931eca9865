"""The table of lines, played by scripted persons: plain sentences, numbered choices, and nothing that is hidden."""

import random
import re
import time

import pytest

import mewseum
from mewseum import Refused, record
from mewseum.core.ending import standing
from mewseum.core.words import LANGUAGES
from mewseum.players import Player
from mewseum.players.budget import Budget
from mewseum.players.reasons import Adviser
from mewseum.terminal import line as line_table
from mewseum.terminal.line import FEW, LineTable
from mewseum.terminal.replay import tell_record

MOST_QUESTIONS = 5000
SEED = 1
"""Deals the first player more moves than are listed one by one."""


class Quick(Player):
    """A player who goes straight for the balls of yarn, so that games do not last long."""

    def choose(self, view):
        table, moves = view.to_dict(), {str(move): move for move in view.moves}
        own, hand = table["crews"][view.seat], table["hands"][view.seat]
        wanted = [f"secure {number}" for number, _ in enumerate(own, 1)]
        wanted += [f"activate {number} {cat}" for number, crew in enumerate(own, 1) for cat in crew["cats"]]
        wanted += [f"form {card} new" for card in hand if hand.count(card) > 1]
        wanted += [f"recruit market {cat}" for crew in own for cat in crew["cats"]]
        wanted += [f"recruit market {card}" for card in hand if card != "mirror"]
        return next((moves[text] for text in wanted if text in moves), view.moves[0])


class KeepingTable(LineTable):
    """A table that keeps every situation of its game."""

    def _make(self, move, seat):
        self.states = [*getattr(self, "states", [self.state])]
        super()._make(move, seat)
        self.states.append(self.state)


class Person:
    """Sits at a table, hears all that is said, and answers from a script: texts, or functions of this person."""

    def __init__(self, *answers, then=None, language="en", players=2, seat=0, seed=SEED, **options):
        options.setdefault("first", seat)
        self.game = mewseum.game("cat-burglars", players, **options)
        self.words = self.game.words(language)
        self.heard = []
        self.questions = 0
        self._answers = list(answers)
        self._then = then
        others = {other: Quick() for other in range(players) if other != seat}
        self.table = KeepingTable(self.game, seed, seat, others, self.words, self._answer, self.heard.append)

    def _answer(self, prompt):
        self.questions += 1
        assert self.questions < MOST_QUESTIONS, "the game does not end"
        self.heard.append(prompt)
        if not self._answers and self._then is None:
            raise EOFError
        answer = self._answers.pop(0) if self._answers else self._then
        return answer(self) if callable(answer) else answer

    def sit(self):
        """Play until this person leaves or the game has ended, and return all that was said."""
        self.table.run()
        return self.heard

    def listed(self):
        """The numbers of the choices that were listed last."""
        numbers = []
        for line in reversed(self.heard):
            found = re.match(r"(\d+)\. ", line)
            if found:
                numbers.insert(0, int(found[1]))
            elif numbers:
                break
        return numbers

    def says(self, key, **details):
        return self.words.say(key, **details)


def any_number(seed):
    """Somebody who chooses any of the numbers that are listed, and leaves after the game."""
    dice = random.Random(seed)

    def choose(person):
        if person.table.state.turn is None:
            return ""
        return str(dice.choice(person.listed()))

    return choose


def after_the_game(*answers):
    """Somebody who comes to a table where the game is over."""
    person = Person(*answers)
    person.table.state = person.game.position({"hands": [[], []], "market": [], "deck": []})
    return person


def heard_after(*answers, **how):
    """What was said in answer to the last of these."""
    person = Person(*answers, **how)
    heard = person.sit()
    prompts = [place for place, line in enumerate(heard) if line == "> "]
    return person, heard[prompts[len(answers) - 1] + 1 : prompts[len(answers)]]


# Whole games.


class Finished:
    """A whole game that a person has played by numbers."""

    def __init__(self, language):
        self.seat = 1
        self.person = Person(then=any_number(language), language=language, players=3, seat=self.seat, seed=5)
        self.words = self.person.words
        self.heard = self.person.sit()
        self.states = self.person.table.states

    def told(self, seat):
        """What all moves told a seat, in the language of the game."""
        return [line for state in self.states for line in self.words.tell(fact.phrase for fact in state.facts(seat))]

    def hidden(self, seat):
        """What others were told and this seat was not: the cards that they drew and laid face down."""
        sentences = set()
        for state in self.states:
            for other in range(state.game.players):
                for mine, theirs in zip(state.facts(seat), state.facts(other), strict=True):
                    if set(theirs.details) - set(mine.details):
                        sentences.add(self.words.value(theirs.phrase))
        return sentences


@pytest.fixture(scope="module", params=LANGUAGES)
def finished(request):
    return Finished(request.param)


@pytest.fixture(scope="module")
def english():
    return Finished("en")


def test_a_whole_game_is_played_by_numbers_in_every_language(finished):
    state, says, heard = finished.person.table.state, finished.words.say, finished.heard
    outcome = state.outcome

    assert outcome is not None
    assert heard[0] == says("welcome", game=says("game-name"), number=finished.seat + 1, players=3)
    reason = says(f"reason-{outcome.reason}".replace(" ", "-"))
    assert says("fact-ended", reason=reason) in heard
    winners = ", ".join(says("player", number=seat + 1) for seat in outcome.winners)
    assert says("won" if len(outcome.winners) == 1 else "won-together", winners=winners, reason=reason) in heard
    for number, score in enumerate(outcome.scores, 1):
        assert says("score", player=says("player", number=number), score=score) in heard
    assert finished.words.value(standing(outcome, finished.seat)) in heard, "the end speaks to whoever sits here"
    for row in state.view(None).breakdown:
        assert not row or says("score-made-of", shares=[share.phrase for share in row]) in heard
    assert heard[-2:] == [says("after-the-game"), "> "]


def test_every_line_is_plain_text(finished):
    for line in finished.heard:
        assert "\x1b" not in line
        assert "\t" not in line
        assert not re.search(r"\{|\}|\$|\bNone\b|<.*>", line), line


def test_the_record_of_a_game_replays_to_its_situations(english):
    assert list(english.person.table.record.replay()) == english.states


def test_the_same_seed_and_the_same_answers_give_the_same_game():
    answers = ["1", "recruit deck", "1", "table", "2", "1", "1", "log"]

    assert Person(*answers).sit() == Person(*answers).sit()


def test_a_shared_win_is_said_of_all_winners():
    person = after_the_game("")

    heard = person.sit()

    both = f"{person.says('player', number=1)}, {person.says('player', number=2)}"
    assert person.says("won-together", winners=both, reason=person.says("reason-all-stuck")) in heard


# Choosing.


def test_few_moves_are_listed_one_by_one_and_many_by_kind():
    person = Person()
    person.sit()
    moves = person.table.state.moves()
    kinds = dict.fromkeys(move.verb for move in moves)

    assert len(moves) > FEW
    assert person.listed() == list(range(1, len(kinds) + 1))
    for number, verb in enumerate(kinds, 1):
        ways = [move for move in moves if move.verb == verb]
        text = person.words.value(ways[0].phrase)
        if len(ways) > 1:
            text = person.says("kind-of-move", kind=person.says(f"kind-{verb.id}"), moves=len(ways))
        assert f"{number}. {text}" in person.heard


def test_a_kind_opens_its_ways_and_an_empty_line_lists_all_again():
    person, all_again = heard_after("2", "")
    prompts = [place for place, line in enumerate(person.heard) if line == "> "]
    ways = [move for move in person.table.state.moves() if str(move).startswith("recruit market")]

    at_first = person.heard[: prompts[0]]
    opened = person.heard[prompts[0] + 1 : prompts[1]]
    assert opened[1:] == [f"{number}. {person.words.value(move.phrase)}" for number, move in enumerate(ways, 1)]
    assert opened[0] == all_again[0]
    assert all_again == at_first[-len(all_again) :]


def test_a_way_is_chosen_by_its_number():
    person = Person("2", "1", "1")
    person.sit()

    assert [text for text, _ in person.table.record.moves][:1] == [
        next(str(move) for move in person.table.record.start().moves() if str(move).startswith("recruit market"))
    ]


@pytest.mark.parametrize("number", ["99", "17", "00", "123456789", "9" * 5000])
def test_a_number_that_is_not_listed_is_said_to_be_none(number):
    person, said = heard_after(number)

    last = person.listed()[-1]
    assert len(said) == 1
    assert str(last) in said[0]
    assert person.table.record.moves == []


def test_a_number_that_is_not_listed_is_named():
    person, said = heard_after("99")

    assert said == [person.says("no-such-number", number=99, last=person.listed()[-1])]


@pytest.mark.parametrize("text", ["recruit deck", "RECRUIT DECK", "  recruit   deck  ", "recruit, deck"])
def test_a_move_may_be_typed(text):
    person = Person(text)
    person.sit()

    assert person.table.record.moves == [("recruit deck", ())]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_typed_move_that_is_illegal_is_refused_with_its_section(language):
    person, said = heard_after("done", language=language)

    with pytest.raises(Refused) as refusal:
        person.table.state.find("done")
    assert said == [person.says("refused", text="done", reason=refusal.value)]
    assert "§3.1" in said[0]
    assert person.table.record.moves == []


@pytest.mark.parametrize(
    ("text", "section"), [("secure 1", ""), ("pay red", "8.4"), ("form mirror new", "5.5"), ("place new", "3.1")]
)
def test_each_refusal_names_the_rule_that_refuses(text, section):
    _, said = heard_after(text)

    assert len(said) == 1
    assert ("§" in said[0]) == bool(section)
    assert f"(§{section})" in said[0] or not section


@pytest.mark.parametrize(
    "text", ["fly", "form", "form pink new", "-1", "1.5", "¿", "²", "x" * 4000, "secure " + "9" * 4500]
)
def test_what_is_no_move_is_refused_and_the_question_stays(text):
    person, said = heard_after(text)

    assert len(said) == 1
    assert person.table.record.moves == []
    assert person.table.state == person.table.record.start()


# Commands.


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("command", ["?", "help"])
def test_help_shows_how_moves_read(language, command):
    person, said = heard_after(command, language=language)

    assert said == [person.says("help", forms=person.game.move_forms())]
    assert "form {card} new" in said[0]


def test_why_before_any_refusal_says_that_there_was_none():
    person, said = heard_after("why")

    assert said == [person.says("nothing-refused")]


@pytest.mark.parametrize("language", LANGUAGES)
def test_why_after_a_refusal_says_the_reason_again_and_where_the_rule_is(language):
    person, said = heard_after("done", "why", language=language)

    with pytest.raises(Refused) as refusal:
        person.table.state.find("done")
    assert said == [refusal.value.say(language), person.says("see-rules", section="3.1", game="cat-burglars")]


def test_why_after_a_refusal_without_a_rule_says_only_the_reason():
    person, said = heard_after("fly", "why")

    with pytest.raises(Refused) as refusal:
        person.table.state.find("fly")
    assert said == [str(refusal.value)]


def test_why_speaks_of_the_last_refusal():
    _, said = heard_after("done", "form mirror new", "why")

    assert "(§5.5)" in said[0]


def test_log_says_all_facts_again_in_order():
    person, said = heard_after("recruit deck", "recruit deck", "log")

    replayed = person.table.record.replay()
    told = [line for state in replayed for line in person.words.tell(fact.phrase for fact in state.facts(0))]
    assert said == told
    assert "Player 1 starts." in said


def test_table_says_what_lies_on_the_table():
    person, said = heard_after("table")

    told = person.game.parts.tell_table(person.table.state.view(0).to_dict())
    assert said == ["", *(person.words.value(phrase) for phrase in told)]


@pytest.mark.parametrize("language", LANGUAGES)
def test_seen_says_the_discard_pile_and_what_everybody_has_seen(language):
    position = {
        "hands": [["blue", "mirror"], ["red", "red", "green"]],
        "market": ["blue"],
        "discard": ["red", "mirror", "red"],
    }
    person = Person("seen", language=language)
    person.table.state = person.game.position(position | {"known": [[], ["red"]]})
    said = person.sit()

    red = person.says("remembered-kind", card=person.says("card-red"), cards=2)
    mirror = person.says("remembered-kind", card=person.says("card-mirror"), cards=1)
    assert person.says("remembered-discard", cards=3, discard=f"{red}, {mirror}") in said
    place, one_red = (
        person.says("place-hand-or-facedown"),
        person.says("remembered-kind", card=person.says("card-red"), cards=1),
    )
    you, other = person.says("player-you", number=1), person.says("player", number=2)
    assert person.says("remembered-nothing", player=you, place=place, cards=2) in said
    assert person.says("remembered-kept", player=other, place=place, cards=3, known=one_red) in said
    assert any(person.says("remembered-kind", card=person.says("card-blue"), cards=14) in line for line in said)


def test_after_the_game_nothing_is_left_to_remember():
    person = after_the_game("seen")

    assert person.says("remembered-all") in person.sit()


@pytest.mark.parametrize("command", ["quit", "exit"])
def test_a_person_may_leave(command):
    person = Person("recruit deck", command)
    heard = person.sit()

    assert heard[-1] == person.says("left")
    assert person.table.state.turn is not None


@pytest.mark.parametrize("end", [EOFError, KeyboardInterrupt])
def test_the_end_of_the_input_is_leaving(end):
    def leave(_):
        raise end

    person = Person("recruit deck", leave)

    assert person.sit()[-1] == person.says("left")


# Saving.


def test_a_game_is_saved_and_read_back(tmp_path):
    path = tmp_path / "my game.json"
    person, said = heard_after("recruit deck", "recruit deck", f"save {path}")

    assert said == [person.says("saved", file=str(path), moves=len(person.table.record.moves))]
    assert record.read(path).last() == person.table.state


def test_who_names_no_file_is_asked_for_one():
    person, said = heard_after("save")

    assert said == [person.says("save-where")]


def test_a_file_that_cannot_be_written_is_said_and_the_game_goes_on(tmp_path):
    person, said = heard_after(f"save {tmp_path / 'missing' / 'game.json'}")

    assert len(said) == 1
    assert "game.json" in said[0]
    assert person.table.state.turn is not None


@pytest.mark.parametrize("path", [".", "..", "/", "a\0b"])
def test_what_is_no_name_of_a_file_is_said_and_the_game_goes_on(path, tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    _, said = heard_after(f"save {path}")

    assert len(said) == 1
    assert [*tmp_path.iterdir()] == []


def test_a_game_may_be_saved_after_its_end(tmp_path):
    path = tmp_path / "game.json"
    person = Person("secure 1", "log", "save", "table", f"save {path}", "")
    last_turn = {"scored": [["blue"] * 7, []], "crews": [[{"cats": ["blue"], "facedown": "blue"}], []]}
    person.table.record = record.Record(person.game, SEED, position=last_turn)
    person.table.state = person.table.record.start()

    heard = person.sit()

    assert person.says("save-where") in heard
    assert heard[-2] == person.says("saved", file=str(path), moves=1)
    assert record.read(path).last() == person.table.state
    assert person.table.state.outcome.winners == [0]


@pytest.mark.parametrize("answer", ["", "quit", "exit"])
def test_after_the_game_a_person_leaves_at_once(answer):
    person = after_the_game(answer, "table")

    assert person.sit()[-2:] == [person.says("after-the-game"), "> "]


def test_after_the_game_the_end_of_the_input_is_leaving():
    person = after_the_game()

    assert person.sit()[-2:] == [person.says("after-the-game"), "> "]


def test_after_the_game_a_mistyped_command_loses_nothing(tmp_path):
    path = tmp_path / "game.json"

    after_the_game(f"svae {path}", f"save {path}", "").sit()

    assert path.exists()


# What is hidden.


def test_nobody_hears_the_cards_that_others_draw_or_lay_face_down(finished):
    hidden = finished.hidden(finished.seat)

    assert len(hidden) > 5
    assert hidden & set(finished.heard) == set()


def test_what_happens_is_said_exactly_as_it_was_told_to_the_person(finished):
    told = finished.told(finished.seat)

    listening = iter(finished.heard)
    assert all(any(line == fact for line in listening) for fact in told)
    facts_of_all = set().union(*(finished.told(seat) for seat in (None, 0, 1, 2)))
    assert [line for line in finished.heard if line in facts_of_all] == told


def test_until_the_end_the_table_names_no_card_of_another_hand(english):
    heard = english.heard
    before_the_end = heard[: next(place for place, line in enumerate(heard) if line.startswith("The game is over"))]
    hands = [line for line in before_the_end if "Balls of yarn" in line]
    assert {line.split(".")[0] for line in hands if " Hand: " in line} == {"Player 2 (you)"}
    assert {line.split(".")[0] for line in hands if " Cards in hand: " in line} == {"Player 1", "Player 3"}
    guarded = [line for line in before_the_end if re.match(r"Crew [13]\.\d+", line) and "face" in line]
    assert guarded
    assert all(line.endswith("; a face-down card.") for line in guarded)
    assert any(re.match(r"Crew 2\.\d+: .*; face down \w+, a (trap|Golden)", line) for line in before_the_end)


@pytest.mark.parametrize("theirs", [["yellow", "orange", "purple"], ["mirror", "mirror", "mirror"]])
def test_two_tables_that_differ_only_in_what_is_hidden_sound_the_same(theirs):
    def sit(hand, facedown):
        person = Person("table", "log", "infiltrate 2.1", "done", "why", "table")
        person.table.state = person.game.position(
            {
                "hands": [["blue"] * 3, hand],
                "market": ["red"] * 6,
                "crews": [[{"cats": ["green"]}], [{"cats": ["blue"], "facedown": facedown}]],
            }
        )
        return person.sit()

    heard = sit(["green", "mirror", "red"], "blue")

    assert sum("a face-down card" in line for line in heard) == 3
    assert sit(theirs, "orange") == heard


# Telling a record again.


def without_number(line):
    return re.sub(r"^\d+\. ", "", line)


def tell(played, seat):
    said = []
    tell_record(played, seat, played.game.words("en"), said.append)
    return said


def test_a_game_is_told_again_as_the_person_heard_it(english):
    said = [without_number(line) for line in tell(english.person.table.record, english.seat)]

    told = english.told(english.seat)
    assert said[: len(told)] == told
    assert said[-1] in english.heard


def test_a_spectator_hears_no_card_that_was_drawn_or_laid_face_down(english):
    spectator = {without_number(line) for line in tell(english.person.table.record, None)}

    hidden = english.hidden(None)
    assert len(hidden) > len(english.hidden(english.seat))
    assert hidden & spectator == set()


def test_each_line_of_a_record_has_the_number_of_its_move():
    played = record.Record(mewseum.game("cat-burglars", 2, first=0), 3)
    played.add("recruit deck")

    said = tell(played, 0)

    assert [line for line in said if "starts" in line] == ["0. Player 1 starts."]
    assert [line for line in said if re.fullmatch(r"1\. Player 1 recruits from the draw deck: \w+\.", line)]
    assert said[-1] == "The record ends after 1 move; the game is not over."


class Slow(Quick):
    """Thinks longer than the table's patience."""

    def choose(self, view):
        time.sleep(0.05)
        return super().choose(view)


def test_the_table_says_that_somebody_is_thinking(monkeypatch):
    monkeypatch.setattr(line_table, "PATIENCE", 0.01)
    person = Person("1", "1", "quit")
    person.table.players[1] = Slow()

    assert "Player 2 is thinking …" in person.sit()


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_hint_names_the_best_move_the_next_best_and_their_chances(language):
    person = Person("hint", "quit", language=language)
    person.table._adviser = Adviser(person.game, 1, Budget(simulations=40), compiled=False)
    heard = person.sit()
    advice = Adviser(person.game, 1, Budget(simulations=40), compiled=False).advise(person.table.state.view(0))
    say = person.words.say

    for key, option in (("hint-best", advice.best), ("hint-second", advice.second)):
        chance = round(100 * option.chance)
        assert say(key, move=option.move.phrase, text=str(option.move), chance=chance) in heard
    assert person.words.value(advice.reason) in heard, "a move is never advised without a reason"


def test_without_an_adviser_a_hint_is_declined_with_a_sentence():
    assert "Hints are given when it is your turn." in Person("hint", "quit").sit()
