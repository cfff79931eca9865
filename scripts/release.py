"""Prepare a release: `make release VERSION=0.2.0`.

It refuses a version that the changelog does not describe, one that is not newer, and a checkout with changes. Then it
writes the version, commits it and tags it. Nothing is pushed or uploaded.
"""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

HOME = Path(__file__).parents[1]
PACKAGE = HOME / "src" / "mewseum" / "__init__.py"
CHANGELOG = HOME / "CHANGELOG.md"
VERSION = re.compile(r'^__version__ = "(\d+\.\d+\.\d+)"$', re.MULTILINE)


def numbers(version: str) -> tuple[int, ...]:
    """A version as numbers, which can be compared."""
    return tuple(int(part) for part in version.split("."))


def entry_of(changelog: str, version: str) -> str:
    """What the changelog says of a version, without its heading; nothing, if it has no dated heading."""
    heading = rf"^## \[{re.escape(version)}\] - \d{{4}}-\d{{2}}-\d{{2}}$"
    found = re.search(rf"{heading}\n(.*?)(?=^## \[|\Z)", changelog, re.MULTILINE | re.DOTALL)
    return found[1].strip() if found else ""


def objection(version: str, package: str, changelog: str, changed_files: str, tags: str) -> str | None:
    """Why this version cannot be released now; None if it can."""
    if not re.fullmatch(r"\d+\.\d+\.\d+", version):
        return f"'{version}' is no version. Name three numbers, such as 0.2.0: make release VERSION=0.2.0"
    if changed_files.strip():
        return "There are changes that are not committed. Commit them or put them away first."
    if f"v{version}" in tags.split():
        return f"Version {version} was released before. Choose a higher one."
    current = VERSION.search(package)
    if current is not None and numbers(version) < numbers(current[1]):
        return f"Version {version} is lower than the present one, {current[1]}. Choose a higher one."
    if not entry_of(changelog, version):
        return f"CHANGELOG.md does not describe {version}. Add '## [{version}] - YYYY-MM-DD' with what has changed."
    return None


def git(*arguments: str) -> str:
    """What git prints."""
    return subprocess.run(["git", *arguments], cwd=HOME, check=True, capture_output=True, text=True).stdout


def main() -> None:
    """Release the version that was named."""
    version = sys.argv[1] if len(sys.argv) > 1 else ""
    package, changelog = PACKAGE.read_text(encoding="utf-8"), CHANGELOG.read_text(encoding="utf-8")
    refusal = objection(version, package, changelog, git("status", "--porcelain"), git("tag"))
    if refusal is not None:
        sys.exit(refusal)
    PACKAGE.write_text(VERSION.sub(f'__version__ = "{version}"', package), encoding="utf-8")
    if git("status", "--porcelain"):
        git("commit", "--all", "--message", f"Release {version}")
    git("tag", "--annotate", f"v{version}", "--message", entry_of(changelog, version))
    print(f"Version {version} is committed and tagged. Push it with: git push --follow-tags")


if __name__ == "__main__":
    main()
