"""At the table of lines a target's payments are looked at and left again, and a target and its payment are typed as one."""

from __future__ import annotations

import pytest

import mewseum
from mewseum import Refused
from mewseum.core.words import LANGUAGES
from mewseum.terminal.line import LineTable, read_moves
from tests.games.cat_burglars.table import lay


class Sitting:
    """Somebody who can infiltrate crew 2.1, and answers from a script."""

    def __init__(self, *answers, language="en"):
        self.game = mewseum.game("cat-burglars", 2, first=0)
        self.heard = []
        self._answers = list(answers)
        self.words = self.game.words(language)
        self.table = LineTable(self.game, 1, 0, {}, self.words, self._answer, self.heard.append)
        self.table.state = lay(
            self.game,
            hands=["blue mirror"],
            crews=[[], ["blue/red", "orange/orange"]],
            market="green green green green green green",
        )
        self.moves = []
        self.table.record.add = lambda move, chance=(): self.moves.append(str(move))

    def _answer(self, prompt):
        self.heard.append(prompt)
        if not self._answers:
            raise EOFError
        answer = self._answers.pop(0)
        return answer(self) if callable(answer) else answer

    def sit(self):
        """What was heard, until there are no more answers."""
        self.table.players[1] = self
        self.table.run()
        return "\n".join(self.heard)

    def choose_whole(self, view):
        raise KeyboardInterrupt

    def watch(self, glimpse, mover):
        pass

    def unchanged(self):
        """In the middle of a choice: nothing has been done."""
        assert self.moves == []
        assert not any("infiltrates" in line for line in self.heard)
        return "table"


@pytest.mark.parametrize("language", LANGUAGES)
def test_after_a_target_its_payments_are_listed_and_back_leaves_it(language):
    sitting = Sitting("infiltrate 2.1", Sitting.unchanged, "back", Sitting.unchanged, language=language)
    target, payment = sitting.table.state.view(0), sitting.table.state.play("infiltrate 2.1").view(0)
    heard = sitting.sit()

    chosen = sitting.words.say("chosen-so-far", moves=[target.find("infiltrate 2.1").phrase])
    assert chosen in heard
    first, second = [sitting.words.value(move.phrase) for move in payment.moves]
    assert f"1. {first}\n2. {second}" in heard.partition(chosen)[2]
    assert [move.text for move in payment.moves] == ["pay blue", "pay mirror"], "what needs no mirror comes first"
    assert sitting.moves == []


def test_the_payment_carries_out_both():
    heard = Sitting("infiltrate 2.1", "1", "quit")
    heard.sit()
    assert heard.moves == ["infiltrate 2.1", "pay blue"]


@pytest.mark.parametrize(
    "line",
    [
        "infiltrate 2.1 pay mirror",
        "infiltrate 2.1, pay mirror",
        "infiltrate 2.1; pay mirror",
        "Infiltrate 2.1 Pay Mirror",
    ],
)
def test_a_target_and_its_payment_in_one_line_are_carried_out_at_once(line):
    sitting = Sitting(line)
    heard = sitting.sit()
    assert sitting.moves == ["infiltrate 2.1", "pay mirror"]
    assert "nobody else knows it yet" not in heard


def test_another_target_is_named_after_going_back():
    sitting = Sitting("infiltrate 2.1", "back", "infiltrate 2.2", "pay mirror")
    sitting.sit()
    assert sitting.moves == ["infiltrate 2.2", "pay mirror"]


@pytest.mark.parametrize(
    ("line", "key"),
    [
        ("infiltrate 2.1 pay green", "wrong-payment"),
        ("infiltrate 2.1 dance", "no-move"),
        ("recruit deck recruit deck", "final-move"),
    ],
)
def test_what_is_refused_of_a_line_is_refused_of_all(line, key):
    sitting = Sitting(line, "back")
    with pytest.raises(Refused) as refusal:
        read_moves(sitting.table.state.view(0), line)
    heard = sitting.sit()

    assert refusal.value.key.endswith(key)
    assert str(refusal.value) in heard
    assert sitting.moves == []


def test_back_without_a_choice_lists_what_can_be_done():
    sitting = Sitting("back", "back", "infiltrate 2.1", "back", "back", "recruit deck")
    sitting.sit()
    assert sitting.moves == ["recruit deck"]
