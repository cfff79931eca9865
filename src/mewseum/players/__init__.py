"""Those who choose a move from a view. A player never receives a state."""

from __future__ import annotations

from mewseum.players.player import Player, RandomPlayer

__all__ = ["Player", "RandomPlayer"]
