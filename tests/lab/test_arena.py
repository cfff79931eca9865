"""Contests: the same deals from every seat, the deal as the unit, the same results from the same seed."""

from __future__ import annotations

import json
import xml.etree.ElementTree as ElementTree

import pytest

import mewseum
from mewseum.lab import arena
from mewseum.lab.arena import Contest, Effort, play_game
from mewseum.lab.cheat import CheatPlayer
from mewseum.lab.ladder import draw_ladder
from mewseum.players.budget import Budget
from mewseum.players.player import Player
from mewseum.players.roster import make_player
from tests.command import mewseum as run_command


def contest(**changes):
    settings = {"slug": "catham-city", "players": 2, "options": {"turn_cap": 200}, "bots": ("careful", "random"),
                "deals": 2, "budget": "4"}  # fmt: skip
    return Contest(**{**settings, **changes})


@pytest.mark.parametrize(
    ("players", "bots", "lineups"),
    [
        (2, ("a", "b"), [(0, 1)]),
        (4, ("a", "b"), [(0, 1, 1, 1)]),
        (3, ("a", "b", "c"), [(0, 1, 2)]),
        (2, ("a", "b", "c"), [(0, 1), (0, 2), (1, 2)]),
    ],
)
def test_the_last_bot_fills_the_table_and_many_bots_meet_in_every_choice(players, bots, lineups):
    assert contest(players=players, bots=bots).lineups() == lineups


def test_every_bot_sits_on_every_seat_of_every_deal():
    played = list(arena.play_deals(contest(), range(2)))

    assert [done.deal for done in played] == [0, 1]
    for done in played:
        assert [seats for seats, _ in done.games] == [(0, 1), (1, 0)]
        assert all(sum(shares) == pytest.approx(1) for _, shares in done.games)
        assert all(effort.decisions > 0 for effort in done.efforts.values())


def test_the_same_seed_gives_the_same_results_whoever_does_the_work():
    game = contest(bots=("search", "ismcts"), deals=2)
    reports = [arena.run(game, lambda _: None, workers) for workers in (1, 2)]

    shares = [[row["win_share"] for row in report["results"]] for report in reports]
    work = [[row["decisions"] for row in report["results"]] for report in reports]
    assert shares[0] == shares[1]
    assert work[0] == work[1]
    json.dumps(reports)


def test_times_in_a_contest_are_the_bots_own(monkeypatch):
    budgets = []

    def note_the_budget(name, game, seed, budget, **how):
        budgets.append(budget)
        return make_player("random", game, seed, budget, **how)

    monkeypatch.setattr(arena, "make_bot", note_the_budget)
    list(arena.play_deals(contest(budget="100ms"), range(1)))

    assert set(budgets) == {Budget(seconds=0.1).of_its_own()}


class Spy(Player):
    """Remembers what it is given."""

    def __init__(self):
        self.views, self.glimpses = [], []

    def choose(self, view):
        self.views.append(view)
        return view.moves[0]

    def watch(self, glimpse, mover):
        self.glimpses.append((glimpse, mover))


def test_a_player_sees_views_of_its_own_seat_only():
    game = mewseum.game("catham-city", players=2, turn_cap=200)
    spies = [Spy(), Spy()]
    play_game(game, "7", spies, [Effort(), Effort()])

    for seat, spy in enumerate(spies):
        assert {view.seat for view in spy.views} == {seat}
        assert {glimpse.view.seat for glimpse, _ in spy.glimpses} == {seat}
        assert {mover for _, mover in spy.glimpses} == {0, 1}
        assert all(not any(glimpse.view.seen.key) for glimpse, _ in spy.glimpses)


def test_a_glimpse_shows_drawn_cards_to_those_alone_who_saw_them():
    game = mewseum.game("cat-burglars", players=2)
    state = game.deal(1)
    seat = state.turn
    after = state.play("recruit deck")

    assert after.glimpse(seat).drawn[0] >= 0
    assert after.glimpse(1 - seat).drawn == (-1,)


def test_the_cheat_knows_all_cards_and_uses_them():
    """It infiltrates where it sees a ball, and leaves the trap alone."""
    game = mewseum.game("cat-burglars", players=2)
    state = game.position(
        {
            "turn": 0,
            "hands": [["green", "red"], ["yellow"]],
            "market": ["mirror"] * 6,
            "crews": [[], [{"cats": ["green"], "facedown": "purple"}, {"cats": ["red"], "facedown": "red"}]],
            "scored": [["orange"] * 7, ["yellow"] * 7],
        }
    )
    cheat = CheatPlayer(game, 1, Budget(simulations=300), compiled=False)
    move = cheat.peek(state)

    assert state.play(move).moves()[0].verb.id == "pay-cards" or str(move).startswith("infiltrate")
    assert "2" in str(move)


@pytest.mark.parametrize(
    ("changes", "sentence"),
    [
        ({"bots": ("careful",)}, "at least two bots"),
        ({"bots": ("careful", "carefull")}, "There is no bot “carefull”. Did you mean: careful"),
        ({"bots": ("master:sleepy", "random")}, "bold, wary, spiteful"),
        ({"budget": "soon"}, "Write a time such as 50ms"),
        ({"deals": 0}, "at least 1"),
        ({"players": 9}, "number of players: 9"),
    ],
)
def test_what_cannot_be_played_is_refused_before_anything_is(changes, sentence):
    with pytest.raises(mewseum.Refused, match=sentence):
        arena.check(contest(**changes))


def test_the_ladder_is_a_picture_that_names_every_player():
    def row(name, mean):
        return {"bot": name, "elo": {"mean": mean, "low": mean - 30, "high": mean + 30}}

    report = {"slug": "meow", "players": 2, "deals": 10, "budget": "50ms",
              "results": [row("a<b", -50.0), row("strong", 120.0)]}  # fmt: skip
    picture = ElementTree.fromstring(draw_ladder(report))
    texts = ["".join(text.itertext()) for text in picture.iter("{http://www.w3.org/2000/svg}text")]

    assert texts.index("strong") < texts.index("a<b")
    assert "+120 Elo" in texts


def test_the_command_reports_in_json_and_draws_the_ladder(tmp_path):
    picture = tmp_path / "ladder.svg"
    done = run_command("arena", "catham-city", "--bots", "careful,random", "--deals", "2", "--workers", "1", "--json",
                       "--svg", str(picture))  # fmt: skip

    assert done.returncode == 0, done.stderr
    report = json.loads(done.stdout)
    assert report["games"] == 4
    assert [row["bot"] for row in report["results"]] == ["careful", "random"]
    ElementTree.parse(picture)


def test_a_picture_that_cannot_be_written_is_said_in_a_sentence(tmp_path):
    done = run_command("arena", "catham-city", "--bots", "random,random", "--deals", "1", "--workers", "1",
                       "--svg", str(tmp_path))  # fmt: skip

    assert done.returncode == 2
    assert "cannot be written" in done.stderr
    assert "Traceback" not in done.stderr
