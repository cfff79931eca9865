"""What a bot thinks at one table cannot be measured at another, though both share a thinker. Tested as an attacker would."""

from __future__ import annotations

import asyncio
import random

import pytest

from mewseum.players.budget import Budget
from mewseum.players.roster import make_player
from mewseum.server import place, thinkers
from mewseum.server.slots import LONGEST_SECONDS, Slots
from mewseum.server.thinkers import Thinkers
from tests.server.listening import BY_CHANCE, GAME, Told, answer_at_once, listen, moments, positions


def do_nothing():
    """In place of idle priority."""


@pytest.fixture(autouse=True)
def no_hurry(monkeypatch):
    """This machine may be busy: then who works at idle priority has no time at all."""
    monkeypatch.setattr(thinkers, "_start_process", do_nothing)
    monkeypatch.setattr(thinkers, "DEADLINE", 300.0)
    monkeypatch.setattr(thinkers, "LONGEST_WAIT", 300.0)
    monkeypatch.setattr(place, "HUNG_SECONDS", 300.0)


def attack(minds, trials):
    async def story():
        try:
            return await listen(minds, "prowler", trials, random.Random(1))
        finally:
            minds.close()

    return asyncio.run(story())


def test_at_another_table_nobody_can_tell_whether_a_bot_had_a_choice():
    """A false alarm comes once in ten thousand runs; an AUC of 0.74, as it was without slots, is found in nine of ten."""
    told = attack(Thinkers(1), 160)
    assert not told.tells, str(told)


def test_the_same_attack_catches_thinkers_that_do_not_think_where_there_is_no_choice(monkeypatch):
    monkeypatch.setattr(thinkers, "_answer", answer_at_once)
    told = attack(Thinkers(1, are_even=False), 40)
    assert told.tells, str(told)
    assert told.strength > 0.85, str(told)


def test_what_the_attack_reports_is_right():
    assert Told.by([2, 3], [0, 1]).auc == 1.0
    assert Told.by([0, 1], [2, 3]).strength == 1.0
    blind = Told.by(list(moments(200)), list(moments(201)))
    assert blind.least < 0.5 < blind.most
    assert not blind.tells


def told_from(dice, trials, shift):
    """What an attack tells where one kind takes longer by so many standard deviations."""
    half = trials // 2
    return Told.by([dice.gauss(shift, 1) for _ in range(half)], [dice.gauss(0, 1) for _ in range(half)])


def test_an_attacker_who_is_told_nothing_is_no_alarm_and_one_who_is_told_something_is():
    """The chance that is told is the chance: of a thousand blind attackers some ten are as good as one of a hundred."""
    dice = random.Random(7)
    blind = [told_from(dice, 60, 0.0).chance for _ in range(1000)]
    assert 1 <= sum(chance < 0.01 for chance in blind) <= 25
    assert min(blind) > BY_CHANCE
    leaking = [told_from(dice, 160, 0.91) for _ in range(200)]
    assert 0.73 < sum(told.auc for told in leaking) / len(leaking) < 0.75
    assert sum(told.tells for told in leaking) > 180


@pytest.mark.parametrize("bot", ["kitten", "burglar"])
def test_to_ponder_changes_nothing_that_is_played_later(bot):
    forced, free = positions(3)

    def play(*, ponders):
        player, moves = make_player(bot, GAME, "dice", Budget(seconds=1.0)), []
        for one, many in zip(forced, free, strict=True):
            if ponders:
                player.ponder(one)
            moves += [player.choose(one), player.choose(many)]
        return moves

    assert play(ponders=True) == play(ponders=False)


@pytest.mark.parametrize("bot", ["kitten", "prowler"])
def test_to_ponder_takes_as_much_work_as_any_choice(bot):
    forced, free = positions(1)
    player = make_player(bot, GAME, "dice", Budget(seconds=1.0))
    player.ponder(forced[0])
    pondered = player.simulations
    player.choose(free[0])
    assert pondered == player.simulations - pondered > 0


def test_every_question_of_a_kind_occupies_its_thinker_for_the_same_slot():
    slots, dice = Slots(), random.Random(2)
    for _ in range(100):
        slots.note("master", dice.uniform(0.1, 0.9))
    assert len({slots.occupied("master", seconds) for seconds in (0.0, 0.1, 0.5, 0.89)}) == 1
    assert slots.occupied("master", 1.5) in (2 * slots.expected("master"), 3 * slots.expected("master"))
    assert 0.9 < slots.expected("master") < 1.5
    slots.note("master", 60.0)
    assert slots.expected("master") < 1.5, "one hiccup of the machine"
    for _ in range(9):
        slots.note("master", 60.0)
    assert slots.expected("master") == LONGEST_SECONDS
