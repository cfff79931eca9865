"""The arena: who is the stronger player, on the same deals from every seat."""

from __future__ import annotations

import itertools
import multiprocessing
import time
from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from dataclasses import asdict, dataclass, field
from typing import Any

from mewseum.core.game import Game
from mewseum.core.refused import Refused
from mewseum.games import make_game
from mewseum.lab.cheat import CheatPlayer
from mewseum.lab.rating import Interval, mean_interval, rate_players
from mewseum.players.budget import Budget, read_budget
from mewseum.players.mind import thoughts
from mewseum.players.player import Player
from mewseum.players.roster import make_player

Progress = Callable[[int], None]
INSTANT = 1e-9
"""Nothing takes less time, so that speeds can be divided."""


@dataclass(frozen=True)
class Contest:
    """Some bots at a game, so many deals, each deal played from every seat."""

    slug: str
    players: int
    options: dict[str, Any]
    bots: tuple[str, ...]
    deals: int
    budget: str
    seed: int = 0

    def game(self) -> Game:
        """The game that they play."""
        return make_game(self.slug, self.players, self.options)

    def lineups(self) -> list[tuple[int, ...]]:
        """Who sits together: all the bots, the last one filling the table; or every choice of so many."""
        numbers = range(len(self.bots))
        if len(self.bots) > self.players:
            return list(itertools.combinations(numbers, self.players))
        return [(*numbers, *[numbers[-1]] * (self.players - len(self.bots)))]


@dataclass
class Effort:
    """How much a bot has done."""

    decisions: int = 0
    simulations: int = 0
    simulated: int = 0
    seconds: float = 0.0

    def add(self, other: Effort) -> None:
        """Together with another."""
        self.decisions += other.decisions
        self.simulations += other.simulations
        self.simulated += other.simulated
        self.seconds += other.seconds


@dataclass
class Played:
    """One deal: what each game of it gave to whom."""

    deal: int
    games: list[tuple[tuple[int, ...], tuple[float, ...]]] = field(default_factory=list)
    """For each game the bots by seat, and their shares of the win."""
    efforts: dict[int, Effort] = field(default_factory=dict)


def run(contest: Contest, progress: Progress, workers: int = 1) -> dict[str, Any]:
    """Play a contest and report it, JSON-ready. `progress` hears how many deals are done."""
    check(contest)
    start = time.perf_counter()
    played: list[Played] = []
    for done in _all_deals(contest, workers):
        played.append(done)
        progress(len(played))
    played.sort(key=lambda done: done.deal)
    return report(contest, played, time.perf_counter() - start)


def check(contest: Contest) -> None:
    """Refuse what cannot be played, before anything is."""
    read_budget(contest.budget)
    if len(contest.bots) < 2:
        raise Refused("too-few-bots", bots=list(contest.bots))
    if contest.deals < 1:
        raise Refused("too-few-games", games=contest.deals)
    game = contest.game()
    for name in contest.bots:
        make_bot(name, game, 0, Budget(simulations=1), compiled=False)


def _all_deals(contest: Contest, workers: int) -> Iterator[Played]:
    """The deals as they are finished, by one process or several."""
    thoughts(contest.game().parts, compiled=True)  # compiled once, for all processes to read
    if workers <= 1:
        yield from play_deals(contest, range(contest.deals))
        return
    context = multiprocessing.get_context("spawn")
    with ProcessPoolExecutor(workers, mp_context=context) as pool:
        jobs = [pool.submit(_play_some, contest, [deal]) for deal in range(contest.deals)]
        for job in as_completed(jobs):
            yield from job.result()


def _play_some(contest: Contest, deals: Sequence[int]) -> list[Played]:
    return list(play_deals(contest, deals))


def play_deals(contest: Contest, deals: Iterable[int]) -> Iterator[Played]:
    """Play some of the deals, with every line-up and from every seat."""
    game = contest.game()
    budget = read_budget(contest.budget).of_its_own()
    for deal in deals:
        done = Played(deal, efforts={number: Effort() for number in range(len(contest.bots))})
        for lineup in contest.lineups():
            for turned in range(contest.players):
                seats = tuple(lineup[(seat + turned) % contest.players] for seat in range(contest.players))
                bots = [
                    make_bot(contest.bots[bot], game, f"{contest.seed} {deal} {seats} {seat}", budget, compiled=True)
                    for seat, bot in enumerate(seats)
                ]
                shares = play_game(game, f"{contest.seed} {deal}", bots, [done.efforts[bot] for bot in seats])
                done.games.append((seats, shares))
        yield done


def make_bot(name: str, game: Game, seed: int | str, budget: Budget, *, compiled: bool) -> Player:
    """A player of the house, or the cheat, who exists here only."""
    if name == "cheat":
        return CheatPlayer(game, seed, budget, compiled=compiled)
    return make_player(name, game, seed, budget, compiled=compiled)


def play_game(game: Game, seed: str, bots: Sequence[Player], efforts: Sequence[Effort]) -> tuple[float, ...]:
    """One game; each seat's share of the win."""
    state = game.deal(int.from_bytes(seed.encode()))
    while state.turn is not None:
        bot, effort = bots[state.turn], efforts[state.turn]
        start = time.thread_time()
        before = bot.simulations, bot.decisions
        move = bot.peek(state) if isinstance(bot, CheatPlayer) else bot.choose(state.view(state.turn))
        effort.add(Effort(1, bot.simulations - before[0], bot.decisions - before[1], time.thread_time() - start))
        mover, state = state.turn, state.play(move)
        for seat, other in enumerate(bots):
            start = time.thread_time()
            other.watch(state.glimpse(seat), mover)
            efforts[seat].seconds += time.thread_time() - start
    outcome = state.outcome
    assert outcome is not None
    return tuple((seat in outcome.winners) / len(outcome.winners) for seat in range(game.players))


def report(contest: Contest, played: list[Played], seconds: float) -> dict[str, Any]:
    """What came out, JSON-ready: the deal is the unit of all intervals."""
    ratings = rate_players(len(contest.bots), [done.games for done in played])
    rows = []
    for number, name in enumerate(contest.bots):
        shares = [_share(done, number) for done in played]
        effort = Effort()
        for done in played:
            effort.add(done.efforts[number])
        spent = max(effort.seconds, INSTANT)
        rows.append(
            {
                "bot": name,
                "win_share": _rounded(mean_interval([share for share in shares if share is not None])),
                "elo": _rounded(ratings[number], 0),
                "decisions": effort.decisions,
                "ms_per_decision": round(1000 * spent / max(1, effort.decisions), 3),
                "decisions_per_s": round(effort.decisions / spent),
                "simulations_per_s": round(effort.simulations / spent),
                "simulated_decisions_per_s": round(effort.simulated / spent),
            }
        )
    return {
        **asdict(contest),
        "bots": list(contest.bots),
        "games": sum(len(done.games) for done in played),
        "fair_share": round(1 / contest.players, 4),
        "seconds": round(seconds, 1),
        "results": rows,
    }


def _share(done: Played, bot: int) -> float | None:
    """A bot's mean share of the win in one deal, over all seats where it sat."""
    shares = [share for seats, given in done.games for who, share in zip(seats, given, strict=True) if who == bot]
    return sum(shares) / len(shares) if shares else None


def _rounded(interval: Interval, digits: int = 4) -> dict[str, float]:
    return {name: round(value, digits) for name, value in asdict(interval).items()}
