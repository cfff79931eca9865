"""Cat Burglar, the MEOW museum heist: push your luck, dodge the guards. Its rules are in RULES.md beside this file."""

from __future__ import annotations

from mewseum.core.game import Parts

from . import advice, appraisal, gains, imagine
from .book import BOOK
from .describe import breakdown, describe, describe_own, scores
from .facts import CARD
from .memory import recall
from .moves import VERBS
from .options import OPTIONS, PRESETS, set_options
from .position import read_position, settle, write_position
from .refusals import why_not
from .rules import actions, cats, jail, money, run, sights, stars, turn, whole
from .state import REASONS, State, begins_anew
from .telling import tell_table

PARTS = Parts(
    slug="meow",
    version="1",
    players=(2, 3, 4, 5, 6),
    state=State,
    rules=(sights, money, cats, stars, turn, run, actions, jail, whole, imagine),
    verbs=VERBS,
    offer_rows=40,
    cards=CARD,
    options=OPTIONS,
    presets=PRESETS,
    self_play={},
    reasons=REASONS,
    set_options=set_options,
    scores=scores,
    breakdown=breakdown,
    describe=describe,
    describe_own=describe_own,
    recall=recall,
    write_position=write_position,
    read_position=read_position,
    settle=settle,
    why_not=why_not,
    tell_table=tell_table,
    folder=BOOK.folder,
    begins_anew=begins_anew,
    advice=(appraisal, gains, advice),
)
