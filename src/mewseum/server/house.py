"""What the server can do for somebody, however they ask: over HTTP or by a socket."""

from __future__ import annotations

import functools
import secrets
from collections.abc import Sequence
from dataclasses import dataclass

import msgspec

from mewseum.core.options import GROUPS
from mewseum.core.refused import Refused
from mewseum.core.words import LANGUAGES
from mewseum.games import GAMES, make_game, parts
from mewseum.players.levels import LEVELS, TEMPERAMENTS
from mewseum.players.reasons import Advice, percent
from mewseum.server import seeing, wire
from mewseum.server.attendance import Live
from mewseum.server.disk import Disk
from mewseum.server.keys import holder_of, new_token
from mewseum.server.links import OwnLinks
from mewseum.server.live import Decide, LiveTables
from mewseum.server.putting_away import listed, put_away
from mewseum.server.rematches import Rematches
from mewseum.server.requests import check_bot, decide, decide_from_afar, digest_of
from mewseum.server.store import Store
from mewseum.table.entries import AnyEntry, Sat, Setup
from mewseum.table.table import Table, check_clock

LEVELS_OF = {"first-game": "kitten"}
"""Against whom presets are played."""


@dataclass(frozen=True)
class Manner:
    """How tables of this house are set up."""

    pace: float = 0.8
    grace: float = 60.0
    stand_in: str = "prowler"


MEANS_NO = ("nothing-to-undo", "undo-reveals", "old-number", "game-over", "bot-plays")
"""Why nothing can be taken back, to whoever only asks whether it can: also that the game has gone on meanwhile."""


class House:
    """Tables for everybody who comes."""

    def __init__(self, store: Store, live: LiveTables, manner: Manner, disk: Disk | None = None) -> None:
        self.store = store
        self.disk = disk or Disk(None)
        self.live = live
        self.manner = manner
        self.links = OwnLinks(live)
        self.rematches = Rematches(live, self.disk)

    async def adopt(self, token: str | None) -> str:
        """The token that somebody shows, if it holds a seat anywhere in this house; else a new one.

        Whoever could choose another's token would hold all that the other will ever hold.
        """
        if token is not None and await self.store.is_holder(holder_of(token)):
            return token
        return new_token()

    async def create(self, wish: wire.Create, token: str) -> tuple[str, int]:
        """A new table with its host; its name and the host's seat."""
        self.disk.check_room()
        game = make_game(wish.game, wish.players, wish.options)
        if wish.seat >= wish.players:
            raise Refused("unknown-player", player=wish.seat + 1, last=wish.players)
        others = [seat for seat in range(wish.players) if seat != wish.seat]
        if len(wish.others) > len(others):
            raise Refused("too-many-bots", bots=[bot or "-" for bot in wish.others], seats=len(others))
        if wish.clock is not None:
            check_clock(wish.clock)
        setup = Setup(
            id=self.live.new_name(),
            game=wish.game,
            rules=game.parts.version,
            players=wish.players,
            options=game.options,
            secret=secrets.token_hex(32),
            created=self.live.now(),
            host=wish.seat,
            clock=wish.clock,
            hints=wish.hints,
            spectators=wish.spectators,
            spectators_talk=wish.spectators_talk,
            pace=self.manner.pace,
            grace=self.manner.grace,
            stand_in=self.manner.stand_in,
        )
        bots = {seat: check_bot(bot) for seat, bot in zip(others, wish.others, strict=False) if bot is not None}
        first = self._opening(wish, bots)
        await self.live.create(setup, first, [(holder_of(token), wish.seat)])
        return setup.id, wish.seat

    def _opening(self, wish: wire.Create, bots: dict[int, str]) -> list[Decide]:
        """The host sits down, then the bots. The host commits to a number for the deal after the house has."""
        host = wish.seat

        def seat_bot(seat: int, bot: str) -> Decide:
            return lambda table, now: table.fill(host, seat, bot, now)

        opening: list[Decide] = [lambda table, now: table.sit(host, wish.name, now)]
        return [*opening, *(seat_bot(seat, bot) for seat, bot in bots.items())]

    async def join(self, name: str, wish: wire.Join, token: str) -> int:
        """Take a seat at a table; who has one already keeps it."""
        live = await self.live.find(name)
        holder = holder_of(token)
        seat = await self.store.seat_of(holder, name)
        if seat is None:
            seat = await self._sit(live, wish, holder)
        live.attend(seat)
        if wish.commitment is not None and wish.seat == seat and not live.table.seats[seat].is_ready:
            await self.live.change(live, _ready_once(seat, wish.commitment), asker=(holder, seat))
        return seat

    async def _sit(self, live: Live, wish: wire.Join, holder: str) -> int:
        name, message = live.table.setup.id, f"{holder[:16]}:{wish.id}"
        digest = digest_of(msgspec.structs.replace(wish, commitment=None))  # it is given after sitting down
        try:
            await self.live.change(
                live,
                lambda table, now: table.sit(wish.seat, wish.name, now, message),
                message,
                holder,
                digest=digest,
            )
        except Refused:
            seat = await self.store.seat_of(holder, name)
            if seat is None:
                raise
            return seat  # they asked twice at once
        seat = await self.store.seat_of(holder, name)
        if seat is None:  # the seat that this message once led to was freed since
            raise Refused("no-seat-held")
        return seat

    async def seat(self, name: str, token: str | None) -> int | None:
        """The seat that somebody holds at a table, or None."""
        return None if token is None else await self.store.seat_of(holder_of(token), name)

    async def watched(self, name: str, token: str | None) -> tuple[Live, int | None]:
        """A table and the seat from which somebody may watch it; None for a spectator."""
        live = await self.live.find(name)
        seat = await self.seat(name, token)
        if seat is None and live.table.began and not live.table.setup.spectators:
            raise Refused("no-spectators")
        if seat is not None:
            live.attend(seat)
        return live, seat

    async def do(self, live: Live, seat: int | None, holder: str, request: wire.AnyRequest) -> wire.Done | wire.Looked:
        """Carry out a request of a seat."""
        message, digest = f"{holder[:16]}:{request.id}", digest_of(request)
        if seat is None:
            wanted = self._if_there_is_room(decide_from_afar(request, message))
            return wire.Done(request.id, await self.live.change(live, wanted, message, digest=digest))
        looked = await self._look(live, seat, request, message, digest)
        if looked is not None:
            return looked
        await self.live.attend(live, seat)
        if isinstance(request, wire.Rematch):
            return wire.Done(request.id, await self.rematches.ask(live, seat, message, digest))
        if isinstance(request, wire.Undo) and live.table.done(message, digest) is None:
            await self.live.weigh_undo(live, seat, request.after)
        wanted = decide(request, seat, message)
        if isinstance(request, wire.Say):
            wanted = self._if_there_is_room(wanted)
        number = await self.live.change(live, wanted, message, digest=digest, asker=(holder, seat))
        return wire.Done(request.id, number)

    async def introduce(self, live: Live, wish: wire.Introduce, token: str | None) -> tuple[str, str]:
        """A spectator tells under which name they talk; it, and the token by which they are known from now on.

        They keep a token that they have talked with here. Any other they could have chosen themselves, unless it holds a seat.
        """
        names = live.table.talk.names
        known = "" if token is None else names.get(holder_of(token)[:16], "")
        if known and token is not None:
            return known, token
        token = await self.adopt(token)
        message = f"{holder_of(token)[:16]}:{wish.id}"
        wanted = self._if_there_is_room(lambda table, now: table.name_spectator(wish.name, now, message))
        await self.live.change(live, wanted, message, digest=digest_of(wish))
        return live.table.talk.names[holder_of(token)[:16]], token

    def _if_there_is_room(self, wanted: Decide) -> Decide:
        """The same, unless the disk is nearly full: moves come before words."""

        def answer(table: Table, now: float) -> AnyEntry | None:
            self.disk.check_room()
            return wanted(table, now)

        return answer

    async def may_undo(self, live: Live, seat: int | None, after: int) -> wire.Undoable:
        """Whether a seat would be granted to take back its last move now. Nothing is done, and nobody else hears of it."""
        if seat is None:
            raise Refused("no-seat-held")
        try:
            await self.live.weigh_undo(live, seat, after, is_patient=True)
            live.table.undo(seat, self.live.now_at(live), after=after)
        except Refused as refusal:
            if refusal.key not in MEANS_NO:
                raise
            return wire.Undoable(may_undo=False)
        return wire.Undoable(may_undo=True)

    async def _look(
        self, live: Live, seat: int, request: wire.AnyRequest, message: str, digest: str
    ) -> wire.Looked | None:
        """What a seat asks to look at; None where it asks for something to be done. Nobody else can notice it, or that the seat was there."""
        match request:
            case wire.Look(moves=moves, after=after):
                ahead = await self.live.look(live, lambda table: table.look_ahead(seat, moves, after))
                return seeing.looked_for(request.id, ahead)
            case wire.Play(whole=True, after=after) if live.table.done(message, digest) is None:
                moves = [request.move, *request.more]
                ahead = await self.live.look(live, lambda table: table.look_ahead(seat, moves, after))
                return None if ahead is None else seeing.looked_for(request.id, ahead)
            case _:
                return None

    async def again(self, name: str, token: str | None) -> tuple[str, int]:
        """The deal of a finished game once more, against bots, for somebody who sat there; the new table and their seat."""
        self.disk.check_room()
        live = await self.live.find(name)
        seat = await self.seat(name, token)
        if token is None or seat is None:
            raise Refused("no-seat-held")
        table, seed = await self.live.look(live, _played_out)
        again = msgspec.structs.replace(
            table.setup,
            id=self.live.new_name(),
            secret=secrets.token_hex(32),
            created=self.live.now(),
            host=seat,
            clock=None,
            before="",
            deal=seed.hex(),
        )
        await self.live.create(again, self._sit_again(table, seat), [(holder_of(token), seat)])
        return again.id, seat

    def _sit_again(self, table: Table, own: int) -> list[Decide]:
        """One person at the seat they had, bots at all others, and the cards are dealt: nobody's number matters."""

        def seat_bot(seat: int, bot: str) -> Decide:
            return lambda table, now: table.fill(own, seat, bot, now)

        bots = {seat: sitting.bot or self.manner.stand_in for seat, sitting in enumerate(table.seats) if seat != own}
        return [
            lambda _, now: Sat(at=now, seat=own, name=table.seats[own].name),
            *(seat_bot(seat, bot) for seat, bot in bots.items()),
            lambda again, now: again.ready(own, "", now),
        ]

    async def hint(self, live: Live, seat: int | None, language: str, moves: Sequence[str] = ()) -> wire.Hint:
        """What a seat might play, or how it might complete what it has chosen, and why, in a language."""
        if seat is None:
            raise Refused("no-seat-held")
        advice = await self.live.advise(live, seat, moves)
        return _say_hint(live.table, advice, language)

    async def own_tables(self, token: str | None) -> list[wire.OwnTable]:
        """The tables at which somebody has a seat."""
        if token is None:
            return []
        own = []
        for name, seat, away_at in await self.store.tables_of(holder_of(token)):
            try:
                table = await self.live.glance(name)
            except Refused as refusal:
                if refusal.key.startswith("storage-"):
                    raise
                continue  # of rules that nobody knows any more: it must not hide the others
            own.append(listed(table, seat, away_at))
        return own

    async def put_away(self, name: str, token: str | None, *, away: bool) -> wire.OwnTable:
        """Put a table away from the list of somebody who has a seat there, or into it again."""
        seat = await self.seat(name, token)
        if seat is None:
            raise Refused("no-seat-held")
        return await put_away(self.store, await self.live.glance(name), seat, away=away)

    def check_replay(self, table: Table, own: int | None, wanted: int | None, *, is_open: bool = False) -> None:
        """Whether somebody may see a game again as a seat saw it: a running one only as their own did, or a spectator.

        With all cards open, only one that is over.
        """
        if not table.over and (is_open or wanted not in (own, None)):
            raise Refused("only-own-replay")
        if wanted is not None:
            table.game.check_seat(wanted)

    def record(self, table: Table) -> dict[str, object]:
        """A finished game as a record."""
        if not table.over:
            raise Refused("not-yet-over")
        return seeing.record_of(table)


def _played_out(table: Table) -> tuple[Table, bytes]:
    """A table whose game is over, and the seed of its deal."""
    if not table.over or table.record is None or not isinstance(table.record.seed, bytes):
        raise Refused("not-yet-over")
    return table, table.record.seed


def _ready_once(seat: int, commitment: str) -> Decide:
    """A person is ready, unless they are already: the same may have been asked for twice at once."""
    return lambda table, now: None if table.seats[seat].is_ready else table.ready(seat, commitment, now)


@functools.cache
def describe_house() -> wire.House:
    """What can be played here, and against whom."""
    games = [
        wire.GameSeen(
            slug,
            parts(slug).version,
            _can_play(slug, {}),
            _more_by_house_rules(slug),
            _options_of(slug),
            [
                wire.PresetSeen(some.name, dict(some.options), LEVELS_OF.get(some.name, ""))
                for some in parts(slug).presets
            ],
        )
        for slug in GAMES
    ]
    return wire.House(games, list(LEVELS), list(TEMPERAMENTS), list(LANGUAGES))


def _options_of(slug: str) -> list[wire.OptionSeen]:
    grouped = sorted(parts(slug).options, key=lambda option: GROUPS.index(option.group))
    return [wire.OptionSeen(option.name, list(option.values), option.section, option.group) for option in grouped]


def _can_play(slug: str, options: dict[str, bool]) -> list[int]:
    """How many may play by these options."""

    def is_possible(players: int) -> bool:
        try:
            make_game(slug, players, options)
        except Refused:
            return False
        return True

    return [players for players in parts(slug).players if is_possible(players)]


def _more_by_house_rules(slug: str) -> dict[str, list[int]]:
    usual = _can_play(slug, {})
    if len(usual) == len(parts(slug).players):
        return {}
    switches = [option.name for option in parts(slug).options if option.values == (False, True)]
    more = {name: [count for count in _can_play(slug, {name: True}) if count not in usual] for name in switches}
    return {name: counts for name, counts in more.items() if counts}


def _say_hint(table: Table, advice: Advice, language: str) -> wire.Hint:
    words = table.game.words(language)

    best, second, belief = advice.best, advice.second, advice.belief
    sentences = [words.say("hint-best", move=best.move.phrase, text=str(best.move), chance=percent(best.chance))]
    if second is not None:
        chance = percent(second.chance)
        sentences.append(words.say("hint-second", move=second.move.phrase, text=str(second.move), chance=chance))
    sentences.append(str(words.value(advice.reason)))
    return wire.Hint(
        str(best.move),
        round(best.chance, 3),
        None if second is None else str(second.move),
        None if second is None else round(second.chance, 3),
        None if belief is None else str(words.value(belief.phrase)),
        None if belief is None else round(belief.likelihood, 3),
        sentences,
        seeing.phrase_of(advice.reason),
    )


def languages_of(header: str) -> Sequence[str]:
    """The house's languages that a browser asks for, the dearest first."""
    wanted: list[tuple[float, str]] = []
    for place, part in enumerate(header[:400].split(",")):
        tag, _, quality = part.strip().partition(";q=")
        try:
            weight = float(quality) if quality else 1.0
        except ValueError:
            weight = 0.0
        wanted.append((-weight + place / 1000, tag[:2].lower()))
    return [language for _, language in sorted(wanted) if language in LANGUAGES]
