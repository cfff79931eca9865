"""Cat Burglars: crews, golden balls of yarn, and traps. Its rules are in RULES.md beside this file."""

from __future__ import annotations

from mewseum.core.game import Parts

from . import advice, chances, imagine, imagine_facedowns, imagine_payment, ratings
from .book import BOOK
from .describe import breakdown, describe, describe_own, scores
from .facts import CARD
from .memory import recall
from .moves import VERBS
from .options import OPTIONS, PRESETS, set_options
from .position import read_position, settle, write_position
from .refusals import lacks, why_not
from .rules import actions, cards, crews, ending, infiltrate, known, payment, turn, whole
from .state import REASONS, State, begins_anew
from .telling import tell_table

PARTS = Parts(
    slug="cat-burglars",
    version="2",
    players=(2, 3, 4, 5, 6),
    state=State,
    rules=(
        *(known, cards, crews, payment, ending, turn, actions, infiltrate, whole),
        *(imagine_facedowns, imagine_payment, imagine),
    ),
    verbs=VERBS,
    offer_rows=480,
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
    lacks=lacks,
    advice=(chances, ratings, advice),
)
