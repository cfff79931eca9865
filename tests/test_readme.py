"""What the README shows works as it is shown."""

import re
import shlex
from pathlib import Path

import pytest

from tests.command import mewseum

HOUSE = Path(__file__).parents[1]
README = (HOUSE / "README.md").read_text(encoding="utf-8")
MAKEFILE = (HOUSE / "Makefile").read_text(encoding="utf-8")
EXAMPLES = re.findall(r"^```python\n(.*?)^```$", README, re.MULTILINE | re.DOTALL)
SHOWN = [line.split("#")[0].strip() for line in README.splitlines() if line.startswith("    ")]
COMMANDS = [shlex.split(line)[1:] for line in SHOWN if re.match(r"\S*mewseum ", line)]


def targets():
    return set(re.findall(r"^([a-z]+):", MAKEFILE, re.MULTILINE))


def test_the_python_examples_run_one_after_the_other(tmp_path, monkeypatch, capsys):
    monkeypatch.chdir(tmp_path)
    assert EXAMPLES, "the README shows no Python"

    names = {"__name__": "readme"}
    for number, example in enumerate(EXAMPLES, 1):
        exec(compile(example, f"README.md, example {number}", "exec"), names)

    assert capsys.readouterr().err == ""


def test_to_play_and_to_test_takes_one_command_each():
    assert "make play" in SHOWN
    assert "make test" in SHOWN


@pytest.mark.parametrize("target", sorted(set(re.findall(r"\bmake ([a-z]+)", " ".join(SHOWN)))))
def test_what_is_made_can_be_made(target):
    assert target in targets()


def test_the_targets_are_no_files():
    phony = re.search(r"^\.PHONY: (.*)$", MAKEFILE, re.MULTILINE)[1].split()

    assert targets() - {"help"} <= set(phony)


@pytest.mark.parametrize("command", COMMANDS, ids=" ".join)
def test_the_commands_that_are_shown_are_understood(command):
    known = mewseum(command[0], "--help").stdout

    assert "Usage:" in known
    assert [word for word in command if word.startswith("--") and word not in known] == []


@pytest.mark.parametrize("path", re.findall(r"^\| `([^`]+)` \|", README, re.MULTILINE))
def test_what_the_readme_says_where_to_find_is_there(path):
    assert (HOUSE / path).exists()


def test_before_anything_lands_the_test_command_of_the_readme_is_run():
    script = (HOUSE / ".ci" / "run").read_text(encoding="utf-8")

    assert "make test" in script.splitlines()
    assert (HOUSE / ".ci" / "run").stat().st_mode & 0o111, "it can be run"
