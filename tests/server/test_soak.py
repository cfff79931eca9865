"""The long forms are run one after another, and none is left out because another has failed."""

from __future__ import annotations

import re
import subprocess
import sys

from bench import soak
from bench.soak import HERE, LONG, run_all


def test_what_fails_is_told_at_the_end_and_all_others_are_run(capfd):
    failed = run_all([("-c", "print('first'); exit(3)"), ("-c", "print('second')"), ("-c", "print('third'); exit(1)")])
    said = capfd.readouterr().out
    assert failed == ["-c print('first'); exit(3)", "-c print('third'); exit(1)"]
    assert [said.index(name) for name in ("\nfirst", "\nsecond", "\nthird")] == sorted(
        said.index(name) for name in ("\nfirst", "\nsecond", "\nthird")
    )


def test_a_soak_in_which_anything_failed_fails(monkeypatch):
    codes = []
    monkeypatch.setattr(sys, "exit", codes.append)
    for commands in ([("-c", "exit(1)"), ("-c", "")], [("-c", "")]):
        monkeypatch.setattr(soak, "LONG", commands)
        soak.main()
    assert codes == [True, False]


def test_every_long_form_is_there_and_knows_what_it_is_asked():
    for command in LONG:
        names = [part for part in command if part.startswith("--")]
        script = command[1:2] if command[0] == "-m" else command[:1]
        start = ("-m", *script) if command[0] == "-m" else script
        said = subprocess.run([sys.executable, *start, "--help"], cwd=HERE, capture_output=True, text=True, check=True)
        assert all(re.search(rf"{name}\b", said.stdout) for name in names), command


def test_floods_come_last_and_are_bounded_in_time():
    floods = [command for command in LONG if "floods" in command[0]]
    assert floods
    assert LONG[-len(floods) :] == tuple(floods)
    assert all("--seconds" in command for command in floods)
