"""A search that sees all cards. It exists to measure how much luck allows, and plays at no table."""

from __future__ import annotations

from mewseum.core.moves import Move
from mewseum.core.situation import Situation
from mewseum.players.search import SearchPlayer


class CheatPlayer(SearchPlayer):
    """The house's search in the one true world: it knows every hand and facedown card, but not what will be drawn."""

    def peek(self, state: Situation) -> Move:
        """The move of somebody who looks at everything."""
        assert state.turn is not None
        view = state.view(state.turn)
        if len(view.moves) == 1:
            return view.moves[0]
        return self.think_knowing(view, state.whole()).options[0].move
