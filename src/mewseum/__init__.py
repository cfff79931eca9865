"""Mewseum: a house for cat card games.

import mewseum
game = mewseum.game("cat-burglars", players=3)
state = game.deal(seed=7)
state = state.play(state.moves()[0])
"""

from __future__ import annotations

from mewseum import record
from mewseum.core.game import Game, Outcome
from mewseum.core.moves import Move
from mewseum.core.refused import Refused
from mewseum.core.situation import Situation
from mewseum.core.view import View
from mewseum.games import GAMES, game

__version__ = "0.1.0"
__all__ = ["GAMES", "Game", "Move", "Outcome", "Refused", "Situation", "View", "game", "record"]
