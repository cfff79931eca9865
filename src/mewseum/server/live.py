"""The tables that are being played: each change is decided, stored, and only then told to those who watch.

    asked -> decide (nothing changes) -> store -> the table after it -> told to every watcher

A table's changes are made one at a time. On a conflict with another server the table reads on and decides again.
"""

from __future__ import annotations

import asyncio
import contextlib
import hmac
import logging
import math
import time
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import replace
from typing import TypeVar

from mewseum.core.refused import Refused
from mewseum.players.reasons import Advice
from mewseum.server import seeing
from mewseum.server.aside import Aside
from mewseum.server.attendance import Live, Watcher
from mewseum.server.beside import Beside, TakeBack
from mewseum.server.chain import Damaged
from mewseum.server.keys import new_table
from mewseum.server.limits import Bucket
from mewseum.server.reading import Stored
from mewseum.server.rebuilding import Rebuilding
from mewseum.server.rooms import Room
from mewseum.server.store import Conflict, Notes, Store
from mewseum.server.tasks import Tasks
from mewseum.server.thinkers import HINT, Memory, Question, Thinkers, Thought, Watched, remembers
from mewseum.server.tidying import Tidying
from mewseum.server.whose import WHOSE
from mewseum.server.wire import encode
from mewseum.table.dealing import LEAST_PATIENCE
from mewseum.table.entries import AnyEntry, Away, Played, Setup, Undid, freed_by
from mewseum.table.pace import pace_of, shown_after
from mewseum.table.table import Table

T = TypeVar("T")
Decide = Callable[[Table, float], AnyEntry | None]
log = logging.getLogger("mewseum")

ATTEMPTS = 8
PATIENCE = 3.0
"""Seconds that other servers leave to the one that wrote last before they take up what is due at a table."""
SWEEP = 2.0
"""Seconds between two looks for tables at which something is overdue."""
AT_ONCE = 20
"""So many tables are looked at before those who play have their turn again."""
BLINK = 5.0
"""Seconds after its last device went silent until a seat counts as away: a page may be loading anew."""
LONG_BLINK = 60.0
"""The same for a seat that has come and gone very often: each time is kept, and told to everybody."""
ALONE = 5.0
"""So many times the table's pace bots wait before each move where nobody is."""
ALONE_TOGETHER = (10.0, 20)
"""So many moves a second, and at once, bots make at all tables together where nobody is: nobody waits for them."""
IDLE = 120.0
"""Seconds after which a table that nobody watches leaves the memory."""
MOST = 2000
"""So many tables stay in memory for as long as that; of more, those leave first that nobody has used for longest."""
GLANCES = 200
"""So many tables of other rooms are remembered, for whoever looks at the list of their own."""
UNUSED = 10.0
"""Seconds after which a table may have to: whoever has just asked for one may be about to watch it."""
FORGETTING = 3600.0
"""Seconds between two looks for tables that are to be forgotten."""


class LiveTables:
    """All tables that this server has in memory."""

    def __init__(
        self,
        store: Store,
        thinkers: Thinkers,
        now: Callable[[], float] | None = None,
        room: Room | None = None,
        beside: Beside | None = None,
    ) -> None:
        self.store = store
        self.thinkers = thinkers
        self.now = now or store.clock.now
        self.room = room or Room()
        self._live: dict[str, Live] = {}
        self._loading: dict[str, asyncio.Task[Live]] = {}
        self._aside = Aside()
        self._elsewhere: dict[str, Table] = {}
        """Tables of other rooms as they were when somebody last glanced at them."""
        self._tasks = Tasks()
        self._tidying = Tidying()
        self._moves_alone = Bucket(*ALONE_TOGETHER)
        self._rebuilding = Rebuilding()
        self.beside = beside or Beside()
        self.changes = 0
        self.conflicts = 0
        self.thoughts = 0
        self.plain_thoughts = 0
        """Moves that bots have thought of, and that plain judgement made. They are counted when they are shown: the count is public."""
        store.on_late = self._hear_late

    # Finding tables.

    async def find(self, table: str) -> Live:
        """A table of this room, from memory or from the store."""
        live = self._live.get(table)
        if live is None:
            if not self.room.has(table):
                raise Refused("no-table", table=table[:40])
            self._aside.check(table)
            task = self._loading.get(table)
            if task is None:
                task = self._loading[table] = asyncio.create_task(self._load(table))
                task.add_done_callback(lambda _: self._loading.pop(table, None))
            live = await asyncio.shield(task)
        live.used = time.monotonic()
        return live

    async def _load(self, table: str) -> Live:
        with self._setting_aside():
            live = Live(await self._rebuilding.rebuild(await self._stored(table)))
        self._aside.remove(table)
        self._live[table] = live
        self._learn_time(live)
        self._schedule(live, mine=not self.store.is_shared)
        return live

    async def _stored(self, table: str) -> Stored:
        stored = await self.store.load(table)
        if stored is None:
            raise Refused("no-table", table=table[:40])
        return stored

    async def glance(self, name: str) -> Table:
        """How a table stands, for whoever wants to know no more than that. It may be in another room."""
        if self.room.has(name):
            return (await self.find(name)).table
        self._aside.check(name)
        table = self._elsewhere.pop(name, None)
        with self._setting_aside():
            if table is None:
                table = await self._rebuilding.rebuild(await self._stored(name))
            else:
                for entry in await self.store.entries_after(name, table.number):
                    table = table.after(entry)
        self._elsewhere[name] = table
        while len(self._elsewhere) > GLANCES:
            del self._elsewhere[next(iter(self._elsewhere))]
        return table

    def new_name(self) -> str:
        """A name for a new table of this room."""
        return next(name for name in iter(new_table, None) if self.room.has(name))

    async def create(self, setup: Setup, first: Iterable[Decide], held: list[tuple[str, int]]) -> Live:
        """A new table, with what happens there at once."""
        table, entries = Table(setup), []
        for decide in first:
            entry = decide(table, setup.created)
            if entry is not None:
                entries.append(entry)
                table = table.after(entry)
        await self.store.create(setup, entries, held, table.due())
        live = self._live[setup.id] = Live(table)
        self._schedule(live, mine=True)
        return live

    async def remove(self, table: str) -> None:
        """Remove a table that nobody has come to yet."""
        await self.store.remove(table)
        if table in self._live:
            self._drop(self._live[table])

    def set_aside(self, damaged: Damaged) -> None:
        """Let nobody play at a damaged table, and write nothing to it."""
        self._aside.add(damaged)
        live = self._live.get(str(damaged.details["table"]))
        if live is not None:
            self._drop(live)

    @contextlib.contextmanager
    def _setting_aside(self) -> Iterator[None]:
        """A table that is found damaged here is set aside."""
        try:
            yield
        except Damaged as damaged:
            self.set_aside(damaged)
            raise

    def loaded(self) -> list[Live]:
        """All tables in memory."""
        return list(self._live.values())

    def now_at(self, live: Live) -> float:
        """The time at a table: the house's, but never before what was stored of it."""
        return max(live.clock.now(self.now, self.store.clock.monotonic), live.table.at)

    def _learn_time(self, live: Live) -> None:
        live.clock.learn(live.table.at, self.now, self.store.clock.monotonic)

    # Changing tables.

    async def change(
        self,
        live: Live,
        decide: Decide,
        message: str = "",
        holder: str = "",
        *,
        digest: str = "",
        asker: tuple[str, int] | None = None,
    ) -> int:
        """Decide, store, tell; the number of the entry. A message that was carried out before is not again.

        `digest` stands for what the message asks for: with something else it is refused. `holder` is who will hold the seat, `asker`
        who holds one and asks: until the cards are dealt, somebody else may sit there by the time it is their turn.
        """
        is_up_to_date = not self.store.is_shared
        async with live.lock:
            self._aside.refuse(live.table.setup.id)
            for _ in range(ATTEMPTS):
                done = live.table.done(message, digest)
                if done is not None:
                    return done
                if asker is not None and not live.table.began:
                    await self._check_seat(live, *asker)
                try:
                    entry = decide(live.table, self.now_at(live))
                except Refused:
                    if is_up_to_date or not await self._read_on(live):
                        raise
                    is_up_to_date = True
                    continue
                if entry is None:
                    return live.table.number
                entry.digest = digest
                after = live.table.after(entry)
                try:
                    notes = live.new_notes(Notes(entry.at, after.due(), after.over))
                    await self.store.append(after.setup.id, after.number, entry, notes, holder)
                    live.notes = notes or live.notes
                except Conflict:
                    self.conflicts += 1
                    await self._read_on(live)
                    if live.table.number < after.number:  # nobody was quicker: there is nothing to write to
                        await self._check_kept(live)
                    continue
                self._go_on(live, after, entry, mine=True)
                return after.number
        raise Refused("storage-busy")

    async def weigh_undo(self, live: Live, seat: int, after: int, *, is_patient: bool = False) -> None:
        """Work out whether a move may be taken back, beside the event loop: every table would wait for it."""
        steps = await self.look(live, lambda table: table.steps_to_undo(seat, after))
        setup = live.table.setup
        async with live.weighing:
            for step in steps:
                if not step.is_weighed:
                    work = TakeBack(setup.game, setup.players, setup.options, step.before.whole(), step.move.text)
                    step.note(told_nothing=await self.beside.may_take_back(work, is_patient=is_patient))
                if not step.told_nothing:
                    return

    async def look(self, live: Live, see: Callable[[Table], T]) -> T:
        """What is to be seen of a table. A server that others write beside may be behind, and looks again before it refuses."""
        try:
            return see(live.table)
        except Refused:
            if not self.store.is_shared:
                raise
        await self._catch_up(live)
        return see(live.table)

    async def read_on(self, table: str, number: int) -> None:
        """Another server has written: take in what is new, if the table is in memory here."""
        if table not in self._live and table not in self._loading:
            return
        with contextlib.suppress(Damaged):  # it is set aside, and the others go on
            await self._catch_up(await self.find(table), number)

    async def check_holders(self, table: str) -> None:
        """Send away the devices that do not hold the seat any more from which they watch a table."""
        live = self._live.get(table)
        if live is None or not live.seats_watched():
            return
        held = set(await self.store.holders(table))
        for watcher in [one for one in live.watchers if one.seat is not None and (one.holder, one.seat) not in held]:
            watcher.sign_out()
            self.unwatch(live, watcher)

    def _hear_late(self, table: str) -> None:
        """Something was stored after all for which nobody waited any more."""
        if table in self._live:
            self._tasks.spawn(self._read_late(self._live[table]))

    async def _read_late(self, live: Live) -> None:
        with contextlib.suppress(Refused):
            await self._catch_up(live)

    async def read_all_on(self) -> None:
        """After a time of deafness: take in whatever is new at any table."""
        for live in self.loaded():
            with contextlib.suppress(Damaged):
                await self._catch_up(live)
            await self.check_holders(live.table.setup.id)

    async def _catch_up(self, live: Live, number: float = math.inf) -> None:
        async with live.lock:
            if live.table.number >= number:
                return
            try:
                await self._read_on(live)
            except Refused:
                raise
            except Exception:  # written by a later version, say: one such table must not make this server deaf
                log.exception("A table cannot be read on.")
                self._drop(live)

    def _drop(self, live: Live) -> None:
        self._live.pop(live.table.setup.id, None)
        if live.wake is not None:
            live.wake.cancel()
        for watcher in live.watchers:
            watcher.end()

    async def _read_on(self, live: Live) -> bool:
        """Take in what is stored and not yet known here; whether there was anything."""
        live.notes = None
        with self._setting_aside():
            entries = await self.store.entries_after(live.table.setup.id, live.table.number)
        for entry in entries:
            self._go_on(live, live.table.after(entry), entry, mine=False)
        return bool(entries)

    async def _check_seat(self, live: Live, holder: str, seat: int) -> None:
        if await self.store.seat_of(holder, live.table.setup.id) != seat:
            raise Refused("no-seat-held")

    async def _check_kept(self, live: Live) -> None:
        """Let go of a table that another server has forgotten, or of which less is stored than was."""
        name = live.table.setup.id
        with self._setting_aside():
            stored = await self.store.load(name)
        if stored is None:
            self._drop(live)
            raise Refused("no-table", table=name)
        if len(stored.entries) < live.table.number:
            self._drop(live)
            raise Refused("storage-busy")

    def _go_on(self, live: Live, table: Table, entry: AnyEntry, *, mine: bool) -> None:
        live.table = table
        if not mine:
            self._learn_time(live)
        live.used = time.monotonic()
        self.changes += 1
        self._remember(live, entry)
        self._tell(live, entry)
        for state in {id(state): state for state in (*table.told, table.state) if state is not None}.values():
            state.forget_views()  # now, and not at the next move: what is at hand is quickly let go, and used again
        freed = freed_by(entry)
        for watcher in [watcher for watcher in live.watchers if watcher.seat in freed]:
            watcher.end()  # whoever sits here next is somebody else
            live.watchers.discard(watcher)
        if isinstance(entry, Away) and entry.seat in live.seats_watched():
            self._tasks.spawn(self._come_back(live, entry.seat))  # gone from another server only
        moved, live.moved = live.moved, asyncio.Event()
        moved.set()
        self._schedule(live, mine=mine)

    def _tell(self, live: Live, entry: AnyEntry) -> None:
        """Tell every watcher, each what its seat may know."""
        if not live.watchers:
            return
        now = self.now_at(live)
        common = seeing.Encoded(live.table, now)
        messages: dict[int | None, bytes] = {}
        for watcher in live.watchers:
            if watcher.seat not in messages:
                messages[watcher.seat] = encode(seeing.news_for(live.table, entry, watcher.seat, now, common))
            watcher.tell(messages[watcher.seat])

    # Watching tables.

    async def watch(self, live: Live, watcher: Watcher, since: int | None) -> None:
        """Let a device watch, from a fresh picture on unless it has missed nothing."""
        if since != live.table.number:
            watcher.tell(encode(seeing.picture_for(live.table, watcher.seat, self.now_at(live))))
        live.watchers.add(watcher)
        live.came.set()
        if watcher.seat is not None:
            live.asked.pop(watcher.seat, None)  # from now on it is seen whether they are there
            await self._come_back(live, watcher.seat)

    async def attend(self, live: Live, seat: int) -> None:
        """Somebody does something from a seat: whoever does is there."""
        live.attend(seat)
        if live.table.seats[seat].away_since is not None:
            await self._come_back(live, seat)

    async def _come_back(self, live: Live, seat: int) -> None:
        with contextlib.suppress(Refused):
            await self.change(live, lambda table, now: table.come_back(seat, now))

    def unwatch(self, live: Live, watcher: Watcher) -> None:
        """A device watches no more."""
        if watcher not in live.watchers:
            return  # it was sent away before, from a seat that is not its own any more
        live.watchers.discard(watcher)
        live.used = time.monotonic()
        if watcher.seat is not None and watcher.seat not in live.seats_watched():
            live.asked.pop(watcher.seat, None)
            self._tasks.spawn(self._notice_absence(live, watcher.seat))

    async def _notice_absence(self, live: Live, seat: int) -> None:
        await asyncio.sleep(LONG_BLINK if live.table.shares.is_often_away(seat) else BLINK)
        is_still_played_here = self._live.get(live.table.setup.id) is live
        if is_still_played_here and seat not in live.seats_watched() and seat not in live.asked:
            with contextlib.suppress(Refused):
                await self.change(live, lambda table, now: table.go_away(seat, now))

    async def _notice_silence(self) -> None:
        """Whose server has died, nobody saw go: who is silent counts as away, or the others would wait without end."""
        for number, live in enumerate(self.loaded()):
            if number % AT_ONCE == 0:
                await asyncio.sleep(0)
            if self._live.get(live.table.setup.id) is not live:
                continue
            for seat in self._seats_in_doubt(live):
                live.doubted = live.table.changed
                await self.change(live, lambda table, now, seat=seat: table.go_away(seat, now))  # type: ignore[misc]

    def _seats_in_doubt(self, live: Live) -> list[int]:
        """Seats in a game of which nothing is seen or heard, though nobody has noted that they are away.

        Where others serve the same tables, somebody may be there. So only when a move is waited for here, and for long, is it
        said that they are away, once: the server at which they are answers that they are not.
        """
        table, now, grace = live.table, self.now_at(live), live.table.setup.grace
        if not table.began or table.over:
            return []
        silent = live.silent_seats(grace if self.store.is_shared else BLINK)
        if self.store.is_shared:
            is_late = live.watchers and live.doubted != table.changed and now >= table.changed_at + grace
            silent &= {table.awaited} if is_late else set()
        return [seat for seat in sorted(silent) if table.go_away(seat, now) is not None]

    # What time brings.

    def _schedule(self, live: Live, *, mine: bool) -> None:
        """See to what is due at a table by itself."""
        due = live.table.due()
        awaits = live.table.changed, due, live.table.awaited_bot
        if live.wake is not None:
            if live.awaits == awaits and not live.wake.done():
                return  # something was said, say: that is no reason to think again
            live.wake.cancel()
        live.awaits = awaits
        live.wake = None if due is None else self._tasks.spawn(self._wake(live, due, mine=mine))

    async def _wake(self, live: Live, due: float, *, mine: bool) -> None:
        table, clock = live.table, asyncio.get_running_loop().time
        if not mine:
            await asyncio.sleep(max(0.0, due + PATIENCE - self.now_at(live)))
        with contextlib.suppress(Refused):
            if table.awaited_bot:
                await self._take_time_alone(live)
                asked, pace = clock(), pace_of(table.awaited_bot, table.setup.pace)
                thought = await self._think(live)
                assert isinstance(thought.answer, tuple)
                move, *more = thought.answer
                await asyncio.sleep(asked + shown_after(clock() - asked, pace) - clock())
                self.thoughts += not thought.is_plain
                self.plain_thoughts += thought.is_plain
                seat, after = table.awaited, table.changed
                assert seat is not None
                self._detach(live)
                await self.change(live, lambda table, now: table.play(seat, move, after, now, bot=True, more=more))
            else:
                if not table.began:  # the house may just have been opened
                    due = max(due, self.now_at(live) + live.since + LEAST_PATIENCE - clock())
                while (rest := due - self.now_at(live)) > 0:
                    await asyncio.sleep(rest)
                self._detach(live)
                await self.change(live, lambda table, now: table.tick(now))

    def _detach(self, live: Live) -> None:
        """From here on the wake-up carries its change through; what it schedules next must not cancel it."""
        if live.wake is asyncio.current_task():
            live.wake = None

    async def _take_time_alone(self, live: Live) -> None:
        """Where nobody is, nobody is in a hurry: bots leave the thinkers to others for a while, or until somebody comes."""
        if live.is_attended():
            return
        live.came.clear()
        wait = ALONE * live.table.setup.pace
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(wait):
                await live.came.wait()
        while wait and not live.came.is_set() and not self._moves_alone.take():
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(wait):
                    await live.came.wait()

    async def _think(self, live: Live) -> Thought:
        table = live.table
        assert table.awaited is not None
        told = live.memories.get(table.awaited, Memory()).tell()
        question = self._question(table, table.awaited, table.awaited_bot, live.story, *told)
        return await self.thinkers.ask(question, live.whose())

    async def advise(self, live: Live, seat: int, moves: Sequence[str] = ()) -> Advice:
        """What a seat might play now, or after moves that it has chosen and not made; and why.

        Where several people play, all are told that a hint was taken, and before it is thought of: how long that takes is nobody's business.
        """
        table = await self.look(live, lambda table: _hinting(table, seat))
        question = self._question(table, seat, HINT, " ".join([live.story, f"{table.number}", *moves]))
        if moves:
            ahead = table.look_ahead(seat, moves, None)
            if ahead is None:
                raise Refused("no-hint")
            question = replace(question, seen=ahead.seen)
        await self.change(live, lambda table, now: table.take_hint(seat, now))
        thought = await self.thinkers.ask(question, WHOSE.get() or live.whose(seat))
        assert isinstance(thought.answer, Advice)
        return thought.answer

    def _question(
        self, table: Table, seat: int, bot: str, story: str, since: int = 0, watched: Sequence[Watched] = ()
    ) -> Question:
        assert table.state is not None
        setup = table.setup
        return Question(
            setup.game,
            setup.players,
            setup.options,
            setup.id,
            seat,
            bot,
            table.state.view(seat).seen,
            dice_of(setup, seat, bot),
            story,
            since,
            list(watched),
        )

    def _remember(self, live: Live, entry: AnyEntry) -> None:
        """Keep what a move let those bots see whose play depends on it."""
        table = live.table
        if isinstance(entry, Undid):
            live.story, live.memories = f"{table.number}", {}
        elif isinstance(entry, Played):
            for seat in [seat for seat, sitting in enumerate(table.seats) if sitting.bot and remembers(sitting.bot)]:
                memory = live.memories.setdefault(seat, Memory())
                for glimpse in [state.glimpse(seat) for state in table.told]:
                    memory.watched.append(Watched(glimpse.view.seen, glimpse.drawn, entry.seat))

    async def sweep(self) -> None:
        """Again and again: take up what is overdue at any table, and let go of tables that nobody uses."""
        while True:
            changes = self.changes
            await asyncio.sleep(SWEEP)
            try:
                most = 50 * self.room.rooms + len(self._aside)
                for table in await self.store.due_before(self.now() - PATIENCE, most):
                    if self.room.has(table) and table not in self._aside:
                        await self._take_up(table)
                await self._notice_silence()
            except Refused:
                pass  # the storage is in trouble: next time, then
            except Exception:  # whatever it was, it must not be the last time that anybody looks
                log.exception("What is overdue could not be taken up.")
            self._let_go()
            self._tidying.tidy(is_quiet=self.changes == changes)

    async def forget(self, after: float) -> None:
        """Again and again: forget tables that nobody has touched for so many seconds."""
        while True:
            try:
                while names := await self.store.forget(self.now() - after, 100):
                    for live in [self._live[name] for name in names if name in self._live]:
                        self._drop(live)
            except Refused:
                pass  # the storage is in trouble: next time, then
            except Exception:  # the same as above
                log.exception("Old tables could not be forgotten.")
            await asyncio.sleep(FORGETTING)

    async def _take_up(self, table: str) -> None:
        try:
            live = await self.find(table)
        except Damaged:
            return  # nothing is written there, not even when it is due
        except Exception as error:  # of rules that nobody knows any more, say: it must not stop the others
            if isinstance(error, Refused) and error.key.startswith("storage-"):
                raise
            log.error("A table cannot be taken up.", exc_info=error)
            await self.store.postpone(table, None)
            return
        if live.wake is None or live.wake.done():
            with contextlib.suppress(Damaged):
                await self._catch_up(live)  # what is overdue may have been stored too late for this server
            if table in self._aside:
                return
            self._schedule(live, mine=True)
            if live.table.due() is None:
                live.notes = None
                await self.store.postpone(table, None)

    def _let_go(self) -> None:
        """Let go of tables that nobody uses: for long, or for a while where there are too many."""
        now, spare = time.monotonic(), len(self._live) - MOST
        idle = [live for live in self.loaded() if not live.watchers and not live.lock.locked()]
        for live in sorted(idle, key=lambda live: live.used):
            if live.used > now - (IDLE if spare <= 0 else UNUSED):
                return
            if live.wake is not None:
                if live.table.awaited_bot:
                    continue
                live.wake.cancel()
            self._live.pop(live.table.setup.id, None)
            spare -= 1

    def dismiss(self) -> None:
        """Let nobody wait any more for what is worked out beside: the house closes, and would wait for them."""
        self.beside.dismiss()
        self.thinkers.dismiss()

    async def close(self) -> None:
        """Let everybody go."""
        for live in self.loaded():
            for watcher in live.watchers:
                watcher.end()
        tasks = [*self._tasks, *(live.wake for live in self.loaded() if live.wake is not None)]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        self._rebuilding.close()
        self.beside.close()


def dice_of(setup: Setup, seat: int, bot: str) -> str:
    """The seed of a bot's own dice: of a public one, anybody could try what the bot would play with which cards.

    It says nothing about the deal, which is made of another hash of the secret.
    """
    return hmac.new(bytes.fromhex(setup.secret), f"dice {seat} {bot}".encode(), "sha256").hexdigest()


def _hinting(table: Table, seat: int) -> Table:
    table.check_hint(seat)
    return table
