"""What a move at a live table of four costs a house, stage by stage: `python -m bench.stages` (prints JSON).

In microseconds of each game's random moves, without sockets and storage. For each stage the least of several rounds is taken: a busy
machine makes all of them longer. With --tables so many are played at the same time, a move here and a move there, as in a large house:
what belongs to a table has then to come from afar each time.
"""

from __future__ import annotations

import argparse
import gc
import itertools
import json
import random
import time

from mewseum.core.fairness import seat_commitment_of
from mewseum.games import GAMES, make_game
from mewseum.server import seeing, wire
from mewseum.server.chain import hash_of_entry
from mewseum.server.requests import digest_of
from mewseum.table.entries import Setup, encode_entry
from mewseum.table.table import Table

PLAYERS = 4
CHAIN = "chain what is stored"
"""What it costs that damage is recognised; `chained` in the report is the sum beside that of a house without it, in the same run."""


def new_table(slug: str, number: int) -> Table:
    """A table at which the cards have just been dealt."""
    game = make_game(slug, PLAYERS, {})
    setup = Setup(id=f"t{number}", game=slug, rules=game.parts.version, players=PLAYERS, options=game.options,
                  secret=f"{number:064x}", created=0.0, host=0)  # fmt: skip
    table = Table(setup)
    for seat in range(PLAYERS):
        table = table.after(table.sit(seat, f"p{seat}", 0.0))
    numbers = [f"{seat:064x}" for seat in range(PLAYERS)]
    for seat, given in enumerate(numbers):
        commitment = seat_commitment_of(setup.id, 1, seat, table.commitment, given)
        table = table.after(table.ready(seat, commitment, 0.0))
    for seat, given in enumerate(numbers):
        table = table.after(table.reveal(seat, given, 0.0))
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


def play(slug: str, moves: int, at_once: int) -> dict[str, float]:
    """So many moves at so many tables; the seconds of each stage in sum."""
    dice, watch, numbers = random.Random(1), Watch(), itertools.count()
    links = ["0" * 64] * at_once
    tables = [new_table(slug, next(numbers)) for _ in range(at_once)]
    for _ in range(moves):
        which = dice.randrange(at_once)
        play_one(tables, links, which, dice, watch)
        if tables[which].over:
            tables[which] = new_table(slug, next(numbers))
    return watch.seconds


def play_one(tables: list[Table], links: list[str], which: int, dice: random.Random, watch: Watch) -> None:
    """One move as a house makes it."""
    table = tables[which]
    seat = table.awaited
    assert seat is not None
    assert table.state is not None
    view = table.state.view(seat)
    first = dice.choice(table.state.offered(seat))
    ahead = view.unfinished(first)
    move, more = first.text, [] if ahead is None else [ahead.moves[0].text]
    asked = wire.encode({"do": "play", "id": "1", "move": move, "more": more, "after": table.changed}).decode()
    watch.start()
    digest = digest_of(wire.decode_request(asked))
    watch.stop("read")
    entry = table.play(seat, move, table.changed, 1.0, f"p:{table.number}", more=more)
    entry.digest = digest
    watch.stop("decide")
    after = table.after(entry)
    after.due()
    body = encode_entry(entry)
    watch.stop("apply")
    links[which] = hash_of_entry(links[which], after.setup.id, after.number, body)
    watch.stop(CHAIN)
    tables[which] = after
    del table
    watch.stop("let go of the table before")
    common = seeing.Encoded(after, 1.0)
    watch.stop("what all see")
    for viewer in range(PLAYERS):
        news = seeing.news_for(after, entry, viewer, 1.0, common)
        watch.stop("what the next to act sees" if viewer == after.awaited else "what the others see")
        wire.encode(news)
        watch.stop("encode")
    del news, common
    assert after.state is not None
    after.state.forget_views()
    watch.stop("let go of what they see")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--moves", type=int, default=1000)
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--tables", type=int, default=1, help="so many are played at the same time")
    options = parser.parse_args()
    gc.disable()  # as in a house
    report = {}
    for slug in GAMES:
        rounds = [play(slug, options.moves, options.tables) for _ in range(options.rounds)]
        stages = {stage: min(done[stage] for done in rounds) * 1e6 / options.moves for stage in rounds[0]}
        report[slug] = {
            **{stage: round(least, 1) for stage, least in stages.items()},
            "sum": round(sum(stages.values()), 1),
            "chained": round(sum(stages.values()) / (sum(stages.values()) - stages[CHAIN]), 4),
        }
    print(json.dumps(report, indent=1))


if __name__ == "__main__":
    main()
