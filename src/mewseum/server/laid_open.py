"""A finished game with all cards open: what all seats together have seen of it, laid over what everybody saw.

It is made of the views of the seats, as everything that is sent; what no seat has ever seen stays hidden. Nobody is shown it while the
game goes on: whoever asks for it is refused until then (`House.check_replay`), and it is looked at again where it is made.
"""

from __future__ import annotations

from typing import Any

from mewseum.core.situation import Situation


def laid_open(state: Situation) -> dict[str, Any]:
    """A situation in words, with what any seat sees."""
    everybody = state.view(None).to_dict()
    seats = [state.view(seat).to_dict() for seat in range(state.game.players)]
    as_spectator: dict[str, Any] = {"seat": None, "moves": []}
    return {name: _merged(part, [seen[name] for seen in seats]) for name, part in everybody.items()} | as_spectator


def _merged(common: Any, seen: list[Any]) -> Any:
    """What everybody sees, and in its place what a seat sees that sees more."""
    others = [one for one in seen if one != common]
    if not others:
        return common
    if isinstance(common, list) and all(isinstance(one, list) and len(one) == len(common) for one in others):
        return [_merged(part, [one[place] for one in others]) for place, part in enumerate(common)]
    if isinstance(common, dict) and all(isinstance(one, dict) and one.keys() == common.keys() for one in others):
        return {name: _merged(part, [one[name] for one in others]) for name, part in common.items()}
    return others[0]
