"""Lessons as they are sent. They never change, so each is made once."""

from __future__ import annotations

import functools

from mewseum.lessons import Lesson, Moment, lesson_in, moments
from mewseum.lessons.lesson import LEARNER
from mewseum.server import wire
from mewseum.server.pages import KINDS, Asset, pack
from mewseum.server.seeing import choices_seen, facts_seen

RIVALS = ("kitten", "tabby")
"""The levels after which the others are called; they follow the script and do not think."""


@functools.cache
def lesson_told(slug: str) -> Asset:
    """A game's lesson, ready to be sent."""
    return pack(wire.encode(lesson_seen(lesson_in(slug))), KINDS[".json"])


def lesson_seen(lesson: Lesson) -> wire.Lesson:
    """A lesson as the learner sees it."""
    seats = [_seat(bot) for bot in ("", *RIVALS)][: lesson.players]
    return wire.Lesson(lesson.game, seats, [_step(moment) for moment in moments(lesson)])


def _seat(bot: str) -> wire.SeatSeen:
    return wire.SeatSeen(name="", bot=bot, ready=True, away=False, stood_in="", left=None)


def _step(moment: Moment) -> wire.LessonStep:
    view = moment.situation.view(LEARNER)
    return wire.LessonStep(
        scene=moment.scene,
        text=moment.text and f"lesson-{moment.text}",
        facts=facts_seen(moment.situation.facts(LEARNER)) if moment.is_new else [],
        view=view.to_dict(),
        choices=choices_seen(view.moves) if moment.awaited else [],
        awaited=moment.awaited,
    )
