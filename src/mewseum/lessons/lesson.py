"""What a lesson is: scenes from a game, played by script, with a sentence at every moment that matters.

The learner sits at seat 0 and makes every move of that seat; the others follow the script.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any

from mewseum.core.situation import Situation
from mewseum.games import make_game

LEARNER = 0


@dataclass(frozen=True)
class Say:
    """A sentence about what lies on the table; then it goes on."""

    text: str
    """The message's id, without the beginning that all of them share."""


@dataclass(frozen=True)
class Ask:
    """A sentence that asks the learner for a move, and what chance brings with it."""

    text: str
    move: str
    chance: tuple[str, ...] = ()


@dataclass(frozen=True)
class Watch:
    """A move of somebody else, and a sentence about it; without one it just passes before the eyes."""

    move: str
    chance: tuple[str, ...] = ()
    text: str = ""


Line = Say | Ask | Watch


@dataclass(frozen=True)
class Scene:
    """A position, and what is played and said from there on."""

    position: Mapping[str, Any]
    script: tuple[Line, ...]
    options: Mapping[str, Any] = field(default_factory=dict)


@dataclass(frozen=True)
class Lesson:
    """A whole lesson in one game."""

    game: str
    players: int
    scenes: tuple[Scene, ...]


@dataclass(frozen=True)
class Moment:
    """What a learner is shown at a time."""

    scene: int
    text: str
    """Empty where something just passes before the eyes."""
    situation: Situation
    is_new: bool
    """Whether a move has just been made."""
    awaited: str = ""
    """The move that the learner is asked for."""


def moments(lesson: Lesson) -> Iterator[Moment]:
    """The lesson from its beginning to its end; a script that is not legal is refused."""
    for number, scene in enumerate(lesson.scenes):
        yield from _moments_of(lesson, number, scene)


def _moments_of(lesson: Lesson, number: int, scene: Scene) -> Iterator[Moment]:
    situation = make_game(lesson.game, lesson.players, scene.options).position(scene.position)
    is_new = False
    for line in scene.script:
        if isinstance(line, Watch):
            if is_new:  # what the learner has done is seen before the others go on
                yield Moment(number, "", situation, is_new)
            situation = situation.play(line.move, line.chance)
            yield Moment(number, line.text, situation, is_new=True)
            is_new = False
        else:
            awaited = line.move if isinstance(line, Ask) else ""
            yield Moment(number, line.text, situation, is_new, awaited)
            is_new = isinstance(line, Ask)
            if isinstance(line, Ask):
                situation = situation.play(line.move, line.chance, seat=LEARNER)
