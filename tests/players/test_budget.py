"""How long a player may think."""

from __future__ import annotations

import time

import pytest

import mewseum
from mewseum.players.budget import Budget, read_budget


@pytest.mark.parametrize(
    ("text", "budget"),
    [
        ("50ms", Budget(seconds=0.05)),
        ("2s", Budget(seconds=2)),
        ("1.5s", Budget(seconds=1.5)),
        ("400", Budget(simulations=400)),
    ],
)
def test_a_budget_is_a_time_or_a_number_of_simulations(text, budget):
    assert read_budget(text) == budget
    assert read_budget(str(budget)) == budget


@pytest.mark.parametrize("text", ["", "0", "0ms", "-5", "fast", "5 minutes", "1e3", "٤٠٠ms "])
def test_anything_else_is_refused_with_what_to_write(text):
    with pytest.raises(mewseum.Refused, match="Write a time such as 50ms"):
        read_budget(text)


def test_simulations_are_dealt_out_exactly():
    batches = Budget(simulations=150).batches()
    sizes = []
    while size := batches.next():
        sizes.append(size)

    assert sum(sizes) == 150 == batches.done


def test_a_time_ends_with_at_least_one_batch():
    batches = Budget(seconds=0.000001).batches()

    assert batches.next() > 0
    time.sleep(0.001)
    assert batches.next() == 0


def test_a_time_of_its_own_does_not_pass_while_others_work():
    batches = Budget(seconds=0.05).of_its_own().batches()

    assert batches.next() > 0
    time.sleep(0.06)
    assert batches.next() > 0


def test_a_time_of_its_own_passes_with_the_work_of_its_thread():
    batches = Budget(seconds=0.001).of_its_own().batches()

    assert batches.next() > 0
    start = time.thread_time()
    while time.thread_time() - start < 0.002:
        pass
    assert batches.next() == 0
