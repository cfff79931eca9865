"""What the server can do for somebody, however they ask: over HTTP or by a socket."""

from __future__ import annotations

import functools
import secrets
from collections.abc import Sequence
from dataclasses import dataclass

import msgspec

from mewseum.core.refused import Refused
from mewseum.core.words import LANGUAGES
from mewseum.games import GAMES, make_game, parts
from mewseum.players.levels import LEVELS, TEMPERAMENTS
from mewseum.players.reasons import Advice
from mewseum.server import seeing, wire
from mewseum.server.attendance import Live
from mewseum.server.keys import holder_of, key_of
from mewseum.server.live import Decide, LiveTables
from mewseum.server.requests import check_bot, decide, digest_of
from mewseum.server.statements import MOST_HOLDS
from mewseum.server.store import Store
from mewseum.table.entries import AnyEntry, Sat, Setup
from mewseum.table.table import Table, check_clock


@dataclass(frozen=True)
class Manner:
    """How tables of this house are set up."""

    pace: float = 0.8
    grace: float = 60.0
    stand_in: str = "prowler"


class House:
    """Tables for everybody who comes."""

    def __init__(self, store: Store, live: LiveTables, manner: Manner) -> None:
        self.store = store
        self.live = live
        self.manner = manner

    async def create(self, wish: wire.Create, token: str) -> tuple[str, int]:
        """A new table with its host; its name and the host's seat."""
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
            spectators=wish.spectators,
            pace=self.manner.pace,
            grace=self.manner.grace,
            stand_in=self.manner.stand_in,
        )
        bots = {seat: check_bot(bot) for seat, bot in zip(others, wish.others, strict=False) if bot is not None}
        first = self._opening(wish, bots)
        await self.live.create(setup, first, [(holder_of(token), wish.seat)])
        return setup.id, wish.seat

    def _opening(self, wish: wire.Create, bots: dict[int, str]) -> list[Decide]:
        """The host sits down, then the bots. The host's number for the deal comes after the commitment."""
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
        if wish.number is not None and live.table.seats[seat].number is None:
            mine, number = seat, wish.number
            await self.live.change(live, _ready_once(mine, number), asker=(holder, seat))
        return seat

    async def _sit(self, live: Live, wish: wire.Join, holder: str) -> int:
        name, message = live.table.setup.id, f"{holder[:16]}:{wish.id}"
        digest = digest_of(msgspec.structs.replace(wish, number=None))  # it is given after sitting down
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

    async def open_key(self, name: str, token: str | None) -> str:
        """A key with which the same person opens the seat on another device."""
        await self.live.find(name)
        if token is None:
            raise Refused("no-seat-held")
        key = key_of(token, name)
        await self._share(name, token, key, Refused("no-seat-held"))
        return key

    async def claim(self, name: str, key: str, token: str) -> int:
        """Open one's own seat on another device."""
        await self.live.find(name)
        opened = await self.store.seat_of(holder_of(key), name)
        if opened is None:
            raise Refused("wrong-key")
        held = await self.store.seat_of(holder_of(token), name)
        if held is not None and held != opened:
            raise Refused("other-seat-held", seat=held + 1)
        if held is None:
            await self._share(name, key, token, Refused("wrong-key"))
        return opened

    async def _share(self, name: str, token: str, other: str, otherwise: Refused) -> None:
        """Let another token act for the seat of one, or refuse it: there may be too many, or the one has none (any more)."""
        if await self.store.share(name, holder_of(token), holder_of(other)) is not None:
            return
        if await self.store.seat_of(holder_of(token), name) is not None:
            raise Refused("too-many-devices", most=MOST_HOLDS)
        raise otherwise

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

    async def do(self, live: Live, seat: int | None, holder: str, request: wire.AnyRequest) -> wire.Done:
        """Carry out a request of a seat."""
        if seat is None:
            raise Refused("no-seat-held")
        await self.live.attend(live, seat)
        message, digest = f"{holder[:16]}:{request.id}", digest_of(request)
        if isinstance(request, wire.Rematch):
            return wire.Done(request.id, await self._rematch(live, seat, message, digest))
        if isinstance(request, wire.Undo) and live.table.done(message, digest) is None:
            await self.live.weigh_undo(live, seat, request.after)
        number = await self.live.change(
            live, decide(request, seat, message), message, digest=digest, asker=(holder, seat)
        )
        return wire.Done(request.id, number)

    async def _rematch(self, live: Live, seat: int, message: str, digest: str) -> int:
        """Set up another table for the same people, once, however many ask for it at the same time."""
        async with live.rematching:
            done = live.table.done(message, digest)
            if done is not None:
                return done
            name, now = self.live.new_name(), self.live.now()
            await self.live.look(live, lambda table: table.ask_rematch(seat, name, now))
            table = live.table
            again = msgspec.structs.replace(
                table.setup,
                id=name,
                secret=secrets.token_hex(32),
                created=now,
                clock=table.clock,
                before=table.setup.id,
                deal="",
            )
            await self.live.create(again, _seat_again(table), await self.store.holders(table.setup.id))
            try:
                return await self.live.change(
                    live, lambda table, now: table.ask_rematch(seat, again.id, now, message), message, digest=digest
                )
            except Refused as refusal:
                if refusal.key == "rematch-exists":  # somebody asked another server at the same time
                    await self.live.remove(again.id)
                raise

    async def again(self, name: str, token: str | None) -> tuple[str, int]:
        """The deal of a finished game once more, against bots, for somebody who sat there; the new table and their seat."""
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
            lambda again, now: again.sit(own, table.seats[own].name, now),
            *(seat_bot(seat, bot) for seat, bot in bots.items()),
            lambda again, now: again.ready(own, secrets.token_hex(16), now),
        ]

    async def hint(self, live: Live, seat: int | None, language: str) -> wire.Hint:
        """What a seat might play, and why, in a language."""
        if seat is None:
            raise Refused("no-seat-held")
        advice = await self.live.advise(live, seat)
        return _say_hint(live.table, advice, language)

    async def own_tables(self, token: str | None) -> list[wire.OwnTable]:
        """The tables at which somebody has a seat."""
        if token is None:
            return []
        own = []
        for name, seat in await self.store.tables_of(holder_of(token)):
            try:
                table = await self.live.glance(name)
            except Refused as refusal:
                if refusal.key.startswith("storage-"):
                    raise
                continue  # of rules that nobody knows any more: it must not hide the others
            seats = seeing.seats_seen(table)
            own.append(wire.OwnTable(name, table.setup.game, seat, seats, table.began, table.over, table.awaited))
        return own

    def check_replay(self, table: Table, own: int | None, wanted: int | None) -> None:
        """Whether somebody may see a game again as a seat saw it: a running one only as their own did, or a spectator."""
        if not table.over and wanted not in (own, None):
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


def _ready_once(seat: int, number: str) -> Decide:
    """A person is ready, unless they are already: the same may have been asked for twice at once."""
    return lambda table, now: None if table.seats[seat].number is not None else table.ready(seat, number, now)


@functools.cache
def describe_house() -> wire.House:
    """What can be played here, and against whom."""
    games = [
        wire.GameSeen(
            slug,
            parts(slug).version,
            _can_play(slug, {}),
            _more_by_house_rules(slug),
            [wire.OptionSeen(option.name, list(option.values), option.section) for option in parts(slug).options],
        )
        for slug in GAMES
    ]
    return wire.House(games, list(LEVELS), list(TEMPERAMENTS), list(LANGUAGES))


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


def _seat_again(table: Table) -> list[Decide]:
    """The same people and bots at the same seats; people have yet to be ready."""

    def seat_again(seat: int, name: str, bot: str) -> Decide:
        def answer(_: Table, now: float) -> AnyEntry:
            return Sat(at=now, seat=seat, name=name, bot=bot)

        return answer

    return [seat_again(seat, sitting.name, sitting.bot) for seat, sitting in enumerate(table.seats)]


def _say_hint(table: Table, advice: Advice, language: str) -> wire.Hint:
    words = table.game.words(language)

    best, second, belief = advice.best, advice.second, advice.belief
    chance = round(100 * best.chance)
    sentences = [words.say("hint-best", move=best.move.phrase, text=str(best.move), chance=chance)]
    if second is not None:
        chance = round(100 * second.chance)
        sentences.append(words.say("hint-second", move=second.move.phrase, text=str(second.move), chance=chance))
    if belief is not None:
        chance = round(100 * belief.likelihood)
        sentences.append(words.say("hint-belief", chance=chance, belief=belief.phrase))
    return wire.Hint(
        str(best.move),
        round(best.chance, 3),
        None if second is None else str(second.move),
        None if second is None else round(second.chance, 3),
        None if belief is None else str(words.value(belief.phrase)),
        None if belief is None else round(belief.likelihood, 3),
        sentences,
        None if belief is None else seeing.phrase_of(belief.phrase),
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
