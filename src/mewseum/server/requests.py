"""Requests at a table: which of the table's answers each one asks for."""

from __future__ import annotations

import hashlib

from mewseum.core.refused import Refused
from mewseum.players.levels import LEVELS
from mewseum.players.roster import check_name
from mewseum.server import wire
from mewseum.server.live import Decide
from mewseum.table.entries import AnyEntry
from mewseum.table.table import Table


def decide(request: wire.AnyRequest, seat: int, message: str) -> Decide:
    """What a seat's request asks of the table."""

    def answer(table: Table, now: float) -> AnyEntry:
        match request:
            case wire.Play():
                return table.play(seat, request.move, request.after, now, message, more=request.more)
            case wire.Undo():
                return table.undo(seat, now, message, after=request.after)
            case wire.Resign():
                return table.resign(seat, now, message)
            case wire.Leave():
                return table.leave(seat, now, message) if table.began else table.clear(seat, seat, now, message)
            case wire.Return():
                return table.take_back(seat, now, message)
            case wire.Replace():
                return table.replace(seat, request.seat, now, message)
            case wire.Fill():
                return table.fill(seat, request.seat, check_bot(request.bot), now, message)
            case wire.Clear():
                return table.clear(seat, request.seat, now, message)
            case wire.GetReady():
                return table.ready(seat, request.commitment, now, message)
            case wire.Reveal():
                return table.reveal(seat, request.number, now, message)
            case wire.SetClock():
                return table.set_clock(seat, request.clock, now, message)
            case wire.Say():
                return table.say(seat, request.text, now, message, sign=request.sign or "")
            case wire.OpenTalk():
                return table.open_talk(seat, now, message, is_open=request.is_open)
            case _:
                raise Refused("bad-message")

    return answer


def decide_from_afar(request: wire.AnyRequest, message: str) -> Decide:
    """What a spectator's request asks of the table. They can do nothing but talk."""
    if not isinstance(request, wire.Say):
        raise Refused("no-seat-held")
    return lambda table, now: table.say_from_afar(request.text, now, message, sign=request.sign or "")


def digest_of(request: wire.AnyRequest | wire.Join | wire.Introduce) -> str:
    """What a message asks for, as a short hash: nobody but its own sender could gain by another that has the same."""
    return hashlib.sha256(wire.encode(request)).hexdigest()[:16]


def check_bot(name: str) -> str:
    """The name of a bot that may sit at a live table: a level, perhaps with a temperament."""
    return check_name(name, tuple(LEVELS))
