"""When a bot's move is shown: by its level and the table's pace, and by nothing that its seat alone sees.

Where there is one legal move there is nothing to think about, and if that move came sooner, everybody would know. So every
move is shown the same time after its bot was asked, which is longer than its level usually thinks. What takes longer, or has to wait
for a thinker, is shown after twice that time, or three times: how much longer, nobody sees.
"""

from __future__ import annotations

import math

PACES = {"master": 2}
"""How many of the table's paces a level takes; the others take one."""


def pace_of(bot: str, pace: float) -> float:
    """Seconds after which a bot's move is shown, at a table of this pace."""
    return PACES.get(bot.partition(":")[0], 1) * pace


def shown_after(thought: float, pace: float) -> float:
    """Seconds after which a move is shown that took some to think of; at no pace at all (0) it is shown at once."""
    return pace * max(1, math.ceil(thought / pace)) if pace > 0 else thought
