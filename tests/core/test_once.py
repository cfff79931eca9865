"""Values that are worked out when they are first asked for, and kept."""

from mewseum.core import once as kept_once
from mewseum.core.once import beside, copied, keep, once


class Sum:
    """Counts how often it is worked out."""

    def __init__(self, *numbers):
        self.numbers = numbers
        self.times = 0

    @once
    def total(self):
        """All of them together."""
        self.times += 1
        return sum(self.numbers)


def test_a_value_is_worked_out_once_for_each_holder():
    three, seven = Sum(1, 2), Sum(3, 4)

    assert [three.total, three.total, seven.total, seven.total] == [3, 3, 7, 7]
    assert (three.times, seven.times) == (1, 1)


def test_what_was_kept_can_be_let_go():
    three = Sum(1, 2)
    assert three.total == 3
    three.numbers = (1, 2, 3)
    assert three.total == 3
    del three.total

    assert three.total == 6


def test_of_the_class_it_is_the_mark_with_what_it_says():
    assert isinstance(Sum.total, once)
    assert Sum.total.__doc__ == "All of them together."


def test_what_somebody_makes_of_a_holder_is_kept_beside_it():
    three, asked = Sum(1, 2), []

    def double(holder):
        asked.append(holder)
        return 2 * holder.total

    assert [beside(three, "double", double) for _ in range(3)] == [6, 6, 6]
    assert asked == [three]


def test_where_too_many_are_kept_it_begins_anew(monkeypatch):
    monkeypatch.setattr(kept_once, "MOST_KEPT", 2)
    kept = {}
    for number in range(3):
        assert keep(kept, number, -number) == -number

    assert kept == {2: -2}


def test_a_copy_shares_no_part_that_could_be_changed():
    words = {"hands": [["blue"], ("red",)], "turn": 0}
    copy = copied(words)
    copy["hands"][0].append("green")
    copy["hands"].append([])

    assert words == {"hands": [["blue"], ("red",)], "turn": 0}
    assert copy == {"hands": [["blue", "green"], ["red"], []], "turn": 0}
