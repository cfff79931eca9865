"""The lessons: each plays legally to its end, teaches every move of its game, and shows a learner only what seat 0 sees."""

from itertools import pairwise
from pathlib import Path

import pytest

from mewseum import GAMES, Refused
from mewseum.core.words import LANGUAGES, Words
from mewseum.games import make_game, parts
from mewseum.lessons import LESSONS, Ask, Lesson, Say, Scene, Watch, lesson_in, moments
from mewseum.lessons.lesson import LEARNER
from mewseum.server.teaching import lesson_seen

LOCALE = Path(__file__).parents[2] / "web" / "src" / "locale"

every_lesson = pytest.mark.parametrize("slug", LESSONS)

BY_HOUSE_RULE = {
    "cat-burglars": {},
    "meow": {
        "give-up-card": "§14.14 catnip for the left neighbour or the discard pile",
        "take-card": "§14.18 a thief who may choose",
        "choose-cat": "§14.20 cats that are chosen",
        "pass": "§14.1 the last round",
    },
    "catham-city": {"end-turn": "§16.1 a second action that may be left out"},
}
"""Moves that no lesson teaches, since only a house rule brings them."""


def played(slug):
    """Every move of a script: the situation before it, its line, and the situation after it."""
    lesson = lesson_in(slug)
    for scene in lesson.scenes:
        situation = make_game(lesson.game, lesson.players, scene.options).position(scene.position)
        for line in scene.script:
            if not isinstance(line, Say):
                after = situation.play(line.move, line.chance)
                yield situation, line, after
                situation = after


def test_every_game_of_the_house_has_a_lesson():
    assert list(LESSONS) == list(GAMES)


def test_what_has_no_lesson_is_refused():
    with pytest.raises(Refused) as refusal:
        lesson_in("mahjong")

    assert refusal.value.key == "unknown-game"


def test_a_script_that_is_not_legal_is_refused():
    scene = Scene({"turn": 0}, (Ask("secure", "secure 1"),))

    with pytest.raises(Refused):
        list(moments(Lesson("cat-burglars", 2, (scene,))))


@every_lesson
def test_a_lesson_ends_with_a_win_of_the_learner(slug):
    *_, last = moments(lesson_in(slug))

    assert last.situation.outcome.winners == [LEARNER]
    assert last.text == "end"


@every_lesson
def test_the_learner_makes_every_move_of_the_own_seat_and_no_other(slug):
    for situation, line, _ in played(slug):
        assert isinstance(line, Ask) == (situation.turn == LEARNER), line


@every_lesson
def test_every_move_of_the_game_is_played(slug):
    verbs = {verb.id for verb in parts(slug).verbs.all}
    taught = {situation.find(line.move).verb.id for situation, line, _ in played(slug)}

    assert taught | set(BY_HOUSE_RULE[slug]) == verbs
    assert taught & set(BY_HOUSE_RULE[slug]) == set()


@every_lesson
def test_most_moves_are_the_learners_own(slug):
    own = [line for _, line, _ in played(slug) if isinstance(line, Ask)]

    assert 10 <= len(own) <= 25


@every_lesson
def test_the_script_says_all_that_chance_brings(slug):
    for _, line, after in played(slug):
        assert [card for card, _ in after.drawn] == list(line.chance), line


@every_lesson
def test_the_rules_are_taught_without_house_rules(slug):
    assert [scene.options for scene in lesson_in(slug).scenes if scene.options] == []


@every_lesson
def test_what_the_learner_has_done_is_seen_before_others_go_on(slug):
    seen = list(moments(lesson_in(slug)))
    for before, after in pairwise(seen):
        if before.awaited:
            assert after.is_new
            assert after.situation.view(LEARNER).to_dict() != before.situation.view(LEARNER).to_dict()


@every_lesson
def test_a_step_asks_for_a_move_that_is_offered_or_for_none(slug):
    for step in lesson_seen(lesson_in(slug)).steps:
        assert [choice.text for choice in step.choices].count(step.awaited) == (1 if step.awaited else 0)
        assert bool(step.choices) == bool(step.awaited)
        assert step.text or not step.awaited


@every_lesson
def test_a_learner_is_shown_nothing_but_the_own_view(slug):
    """In any world that looks the same from seat 0, every step is the same, byte for byte."""
    lesson = lesson_in(slug)
    steps = lesson_seen(lesson).steps
    others = 0
    for step, moment in zip(steps, moments(lesson), strict=True):
        view = moment.situation.view(LEARNER)
        for seed in range(3):
            world = view.game.imagine(view, seed)
            others += world.to_position() != moment.situation.to_position()
            assert world.view(LEARNER).to_dict() == step.view
            if moment.awaited:
                assert [move.text for move in world.view(LEARNER).moves] == [choice.text for choice in step.choices]
    assert others, "there are other worlds"


@every_lesson
def test_facts_are_those_that_were_told_to_the_learner(slug):
    lesson = lesson_in(slug)
    for step, moment in zip(lesson_seen(lesson).steps, moments(lesson), strict=True):
        told = moment.situation.facts(LEARNER) if moment.is_new else []
        assert [(fact.fact, fact.details) for fact in step.facts] == [(fact.name, fact.details) for fact in told]


def test_what_passes_before_the_eyes_has_no_text():
    scene = lesson_in("cat-burglars").scenes[0]
    silent = [line for line in scene.script if isinstance(line, Watch) and not line.text]

    assert silent
    assert sum(not moment.text for moment in moments(lesson_in("cat-burglars"))) >= len(silent)


FREE = {
    "en": ("The order is free", "so that nobody can tell it from a ball"),
    "de": ("Die Reihenfolge ist frei", "damit niemand sie von einem Wollknäuel unterscheidet"),
    "fr": ("L’ordre est libre", "personne ne le distingue ainsi d’une Pelote"),
    "nl": ("De volgorde is vrij", "zodat niemand hem van een bol kan onderscheiden"),
    "pl": ("Kolejność jest dowolna", "żeby nikt nie odróżnił jej od kłębka"),
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_balls_are_secured_in_any_order_and_the_question_for_more_tells_nothing(language):
    """§7.2, §7.3: a later crew comes first, and the learner is asked for more while only a trap is left."""
    steps = [(line, situation) for situation, line, _ in played("cat-burglars") if isinstance(line, Ask)]
    secured = [line.move for line, _ in steps if line.move.startswith("secure")]
    [asked] = [situation.moves() for line, situation in steps if line.move == "done"]
    words = Words(language, (LOCALE / "lessons" / "cat-burglars",))

    assert secured == ["secure 2", "secure 1"]
    assert [move.text for move in asked] == ["done"], "only the trap is left"
    assert FREE[language][0] in words.say("lesson-secure")
    assert FREE[language][1] in words.say("lesson-done")
