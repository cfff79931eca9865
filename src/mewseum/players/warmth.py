"""Getting ready to think: compiled beside everything else, so that no person waits for it."""

from __future__ import annotations

import atexit
import contextlib
import os
import signal
import subprocess
import sys
import threading
from collections.abc import Callable, Sequence

from mewseum.core.game import Parts
from mewseum.core.moves import Move
from mewseum.core.situation import Glimpse
from mewseum.core.view import View
from mewseum.players.mind import are_kept, thoughts
from mewseum.players.player import Player


class Warmth:
    """Compiles a game's thoughts in a process of its own, then loads them."""

    def __init__(self, parts: Parts) -> None:
        self._parts = parts
        self._process: subprocess.Popen[bytes] | None = None
        self.ready = threading.Event()
        threading.Thread(target=self._warm, daemon=True).start()
        atexit.register(self.cool)

    def _warm(self) -> None:
        try:
            if not are_kept(self._parts):
                self._process = subprocess.Popen(
                    [sys.executable, "-m", "mewseum.players.warmth", self._parts.slug],
                    stdin=subprocess.DEVNULL,
                    stdout=subprocess.DEVNULL,
                    stderr=subprocess.DEVNULL,  # whatever stops it, the person's table stays as it is
                )
                if self._process.wait() != 0:
                    return
            thoughts(self._parts, compiled=True)
        except ImportError:
            return  # without a compiler, nobody thinks but plainly
        self.ready.set()

    def cool(self) -> None:
        """Stop what is not ready yet."""
        if self._process is not None:
            self._process.terminate()


class PatientPlayer(Player):
    """Plays by plain judgement until compiled thoughts are ready, and from then on as well as it can."""

    def __init__(self, warmth: Warmth, now: Player, later: Callable[[], Player]) -> None:
        self._warmth = warmth
        self._player = now
        self._later: Callable[[], Player] | None = later

    def choose(self, view: View) -> Move:
        if self._later is not None and self._warmth.ready.is_set():
            self._player, self._later = self._later(), None
        return self._player.choose(view)

    def complete(self, ahead: View, view: View, begun: Sequence[Move]) -> Move:
        return self._player.complete(ahead, view, begun)

    def watch(self, glimpse: Glimpse, mover: int) -> None:
        self._player.watch(glimpse, mover)


def become_idle() -> None:
    """Compute from now on only where nobody else wants to."""
    with contextlib.suppress(AttributeError, OSError):
        os.sched_setscheduler(0, os.SCHED_IDLE, os.sched_param(0))


if __name__ == "__main__":
    from mewseum.games import parts

    signal.signal(signal.SIGINT, signal.SIG_IGN)  # who began this ends it, and is the one who is interrupted
    *asked, slug = sys.argv[1:]
    if "--idle" in asked:
        become_idle()
    if "--kept" in asked:
        with contextlib.suppress(AttributeError, OSError):
            os.nice(10)  # a bot waits for this, but no person
        sys.exit(not are_kept(parts(slug)))
    thoughts(parts(slug), compiled=True)
