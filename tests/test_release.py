"""A release is refused unless the changelog describes it; the package says of itself what is true."""

from __future__ import annotations

import importlib.metadata
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import mewseum
from tests.command import succeed

HOUSE = Path(__file__).parents[1]
CHANGELOG = (HOUSE / "CHANGELOG.md").read_text(encoding="utf-8")


@pytest.fixture
def checkout(tmp_path):
    """A small repository with the script, a version and a changelog."""
    for name in ("scripts", "src/mewseum"):
        (tmp_path / name).mkdir(parents=True)
    shutil.copy(HOUSE / "scripts" / "release.py", tmp_path / "scripts")
    (tmp_path / "src/mewseum/__init__.py").write_text('__version__ = "0.1.0"\n')
    (tmp_path / "CHANGELOG.md").write_text(
        "# Changelog\n\n## [Unreleased]\n\n## [0.2.0] - 2026-01-02\n\n### Added\n- Cats.\n\n"
        "## [0.1.0] - 2026-01-01\n\n### Added\n- A house.\n"
    )
    for arguments in (["init", "-q"], ["add", "."], ["commit", "-qm", "Begin"]):
        git(tmp_path, *arguments)
    return tmp_path


def git(folder, *arguments):
    named = ["-c", "user.name=Cat", "-c", "user.email=cat@example.org"]
    return subprocess.run(["git", *named, *arguments], cwd=folder, check=True, capture_output=True, text=True).stdout


def release(folder, *arguments):
    names = {"GIT_AUTHOR_NAME": "Cat", "GIT_AUTHOR_EMAIL": "cat@example.org"}
    names |= {name.replace("AUTHOR", "COMMITTER"): value for name, value in names.items()}
    script = [sys.executable, str(folder / "scripts" / "release.py"), *arguments]
    return subprocess.run(script, capture_output=True, text=True, env={"PATH": "/usr/bin:/bin:/usr/local/bin", **names})


def test_a_version_that_the_changelog_describes_is_committed_and_tagged_with_its_entry(checkout):
    done = release(checkout, "0.2.0")

    assert done.returncode == 0, done.stderr
    assert '__version__ = "0.2.0"' in (checkout / "src/mewseum/__init__.py").read_text()
    assert git(checkout, "log", "-1", "--format=%s").strip() == "Release 0.2.0"
    tagged = git(checkout, "tag", "--list", "-n9", "v0.2.0")
    assert "Cats." in tagged
    assert "A house." not in tagged


@pytest.mark.parametrize(
    ("version", "why"),
    [
        ("0.3.0", "CHANGELOG.md does not describe 0.3.0"),
        ("0.0.9", "lower than the present one"),
        ("2", "is no version"),
        ("", "is no version"),
    ],
)
def test_any_other_version_is_refused_with_a_sentence_and_changes_nothing(checkout, version, why):
    done = release(checkout, version)

    assert done.returncode == 1
    assert why in done.stderr
    assert git(checkout, "status", "--porcelain") == ""
    assert git(checkout, "tag") == ""


def test_a_version_is_released_once_and_only_from_a_clean_checkout(checkout):
    changelog = checkout / "CHANGELOG.md"
    changelog.write_text(changelog.read_text() + "- More.\n")
    assert "not committed" in release(checkout, "0.2.0").stderr

    git(checkout, "commit", "-qam", "Say more")
    assert release(checkout, "0.2.0").returncode == 0
    assert "released before" in release(checkout, "0.2.0").stderr


def test_the_changelog_keeps_its_form_and_describes_the_present_version():
    headings = re.findall(r"^## (.*)$", CHANGELOG, re.MULTILINE)
    kinds = set(re.findall(r"^### (.*)$", CHANGELOG, re.MULTILINE))

    assert headings[0] == "[Unreleased]"
    assert all(re.fullmatch(r"\[\d+\.\d+\.\d+\] - \d{4}-\d{2}-\d{2}", heading) for heading in headings[1:])
    assert kinds <= {"Added", "Changed", "Deprecated", "Removed", "Fixed", "Security"}
    assert any(heading.startswith(f"[{mewseum.__version__}]") for heading in headings)


def test_the_command_tells_its_version():
    assert succeed("--version") == f"mewseum {mewseum.__version__}\n"


def test_the_package_is_typed_and_says_where_it_is_from():
    told = importlib.metadata.metadata("mewseum")

    assert "Typing :: Typed" in told.get_all("Classifier")
    assert {line.split(",")[0] for line in told.get_all("Project-URL")} >= {"Source", "Issues", "Changelog"}
    assert (Path(mewseum.__file__).parent / "py.typed").is_file()


PROGRAM = """
from typing import assert_type
import mewseum

game = mewseum.game("cat-burglars", players=3, hall_of_fame=True)
assert_type(game, mewseum.Game)
state = game.deal(seed=7)
assert_type(state, mewseum.Situation)
moves = state.moves()
assert_type(moves[0], mewseum.Move)
assert_type(state.turn, int | None)
assert_type(state.play(moves[0]), mewseum.Situation)
view = state.view(0)
assert_type(view, mewseum.View)
assert_type(game.imagine(view, seed=1), mewseum.Situation)
record = mewseum.record.Record(game, seed=7)
assert_type(record.start(), mewseum.Situation)
try:
    state.play("form mirror new")
except mewseum.Refused as refusal:
    print(refusal)
"""


def test_a_strict_type_checker_accepts_the_public_interface_from_outside(tmp_path):
    (tmp_path / "program.py").write_text(PROGRAM)
    command = [sys.executable, "-m", "mypy", "--strict", "--no-error-summary", "--cache-dir", "cache", "program.py"]
    done = subprocess.run(command, cwd=tmp_path, capture_output=True, text=True, timeout=300)

    assert (done.returncode, done.stdout) == (0, ""), done.stdout + done.stderr
