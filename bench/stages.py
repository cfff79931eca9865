"""What a move at a live table of four costs a house, stage by stage: `python -m bench.stages` (prints JSON).

In microseconds of each game's random moves, without sockets and storage. For each stage the least of several rounds is taken: a busy
machine makes all of them longer.
"""

from __future__ import annotations

import argparse
import gc
import json
import random
import time

from mewseum.games import GAMES, make_game
from mewseum.server import seeing, wire
from mewseum.server.requests import digest_of
from mewseum.table.entries import Setup, encode_entry
from mewseum.table.table import Table

PLAYERS = 4


def new_table(slug: str, number: int) -> Table:
    """A table at which the cards have just been dealt."""
    game = make_game(slug, PLAYERS, {})
    setup = Setup(id=f"t{number}", game=slug, rules=game.parts.version, players=PLAYERS, options=game.options,
                  secret=f"{number:064x}", created=0.0, host=0)  # fmt: skip
    table = Table(setup)
    for seat in range(PLAYERS):
        table = table.after(table.sit(seat, f"p{seat}", 0.0))
    for seat in range(PLAYERS):
        table = table.after(table.ready(seat, f"{seat:032x}", 0.0))
    return table


class Watch:
    """Adds up how long each stage takes."""

    def __init__(self) -> None:
        self.seconds: dict[str, float] = {}
        self._since = 0.0

    def start(self) -> None:
        self._since = time.perf_counter()

    def stop(self, stage: str) -> None:
        """A stage has ended, and the next begins."""
        self.seconds[stage] = self.seconds.get(stage, 0.0) + time.perf_counter() - self._since
        self.start()


def play(slug: str, moves: int) -> dict[str, float]:
    """So many moves; the seconds of each stage in sum."""
    dice, watch, tables = random.Random(1), Watch(), iter(range(moves + 1))
    table = new_table(slug, next(tables))
    for _ in range(moves):
        if table.over:
            table = new_table(slug, next(tables))
        seat = table.awaited
        assert table.state is not None
        assert seat is not None
        move = dice.choice(table.state.view(seat).moves).text
        asked = wire.encode({"do": "play", "id": "1", "move": move, "after": table.changed}).decode()
        table = play_one(table, seat, move, asked, watch)
    return watch.seconds


def play_one(table: Table, seat: int, move: str, asked: str, watch: Watch) -> Table:
    """One move as a house makes it; the table after it."""
    watch.start()
    digest = digest_of(wire.decode_request(asked))
    watch.stop("read")
    entry = table.play(seat, move, table.changed, 1.0, "p:1")
    entry.digest = digest
    watch.stop("decide")
    after = table.after(entry)
    after.due()
    encode_entry(entry)
    watch.stop("apply")
    common = seeing.Encoded(after, 1.0)
    watch.stop("what all see")
    for viewer in range(PLAYERS):
        news = seeing.news_for(after, entry, viewer, 1.0, common)
        watch.stop("what the next to act sees" if viewer == after.awaited else "what the others see")
        wire.encode(news)
        watch.stop("encode")
    return after


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--moves", type=int, default=1000)
    parser.add_argument("--rounds", type=int, default=3)
    options = parser.parse_args()
    gc.disable()  # as in a house
    report = {}
    for slug in GAMES:
        rounds = [play(slug, options.moves) for _ in range(options.rounds)]
        stages = {stage: min(done[stage] for done in rounds) * 1e6 / options.moves for stage in rounds[0]}
        report[slug] = {
            **{stage: round(least, 1) for stage, least in stages.items()},
            "sum": round(sum(stages.values()), 1),
        }
    print(json.dumps(report, indent=1))


if __name__ == "__main__":
    main()
