"""Pounce, a toy: the smallest game that has all a game of the house needs. Copy this folder to begin another one."""

from __future__ import annotations

from mewseum.core.game import Parts

from . import imagine, rules
from .describe import describe, describe_own, recall, scores
from .facts import CARD
from .moves import VERBS
from .options import OPTIONS, set_options
from .position import read_position, settle, write_position
from .refusals import BOOK, why_not
from .state import REASONS, State
from .telling import tell_table

PARTS = Parts(
    slug="pounce",
    version="1",
    players=(2, 3),
    state=State,
    rules=(rules, imagine),
    verbs=VERBS,
    offer_rows=2,
    cards=CARD,
    options=OPTIONS,
    self_play={},
    reasons=REASONS,
    set_options=set_options,
    scores=scores,
    describe=describe,
    describe_own=describe_own,
    recall=recall,
    write_position=write_position,
    read_position=read_position,
    settle=settle,
    why_not=why_not,
    tell_table=tell_table,
    folder=BOOK.folder,
)
