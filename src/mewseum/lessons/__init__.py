"""Lessons: a first game in each game of the house, played by script. Their texts are the browser's."""

from __future__ import annotations

from importlib import import_module
from typing import cast

from mewseum.core.refused import Refused
from mewseum.games import parts
from mewseum.lessons.lesson import Ask, Lesson, Moment, Say, Scene, Watch, moments

__all__ = ["LESSONS", "Ask", "Lesson", "Moment", "Say", "Scene", "Watch", "lesson_in", "moments"]

LESSONS = {
    "cat-burglars": "mewseum.lessons.cat_burglars",
    "meow": "mewseum.lessons.meow",
    "catham-city": "mewseum.lessons.catham_city",
}


def lesson_in(slug: str) -> Lesson:
    """The lesson in a game."""
    if parts(slug).slug not in LESSONS:
        raise Refused("not-found", path=slug)
    return cast(Lesson, import_module(LESSONS[slug]).LESSON)
