"""What the house is made of: every package is locked with its hashes, every image and action by what is in it."""

from __future__ import annotations

import json
import re
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest
import yaml
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name
from packaging.version import Version

HOUSE = Path(__file__).parents[1]
LOCKS = HOUSE / "requirements"
PROJECT = tomllib.loads((HOUSE / "pyproject.toml").read_text(encoding="utf-8"))["project"]
EXTRAS = PROJECT["optional-dependencies"]
WORKFLOW = yaml.safe_load((HOUSE / ".github" / "workflows" / "test.yml").read_text(encoding="utf-8"))
WANTED = {
    "run": PROJECT["dependencies"],
    "dev": PROJECT["dependencies"] + EXTRAS["dev"],
    "bench": PROJECT["dependencies"] + EXTRAS["bench"],
    "build": (LOCKS / "build.in").read_text(encoding="utf-8").split("\n")[:-1],
    "node": (LOCKS / "node.in").read_text(encoding="utf-8").split("\n")[:-1],
    "tools": (LOCKS / "tools.in").read_text(encoding="utf-8").split("\n")[:-1],
    "lowest": PROJECT["dependencies"] + (LOCKS / "lowest.in").read_text(encoding="utf-8").split("\n")[:-1],
}


def locked(part: str) -> list[tuple[Requirement, list[str]]]:
    """Each pin of a lock, with its hashes."""
    text = (LOCKS / f"{part}.txt").read_text(encoding="utf-8").replace("\\\n", " ")
    lines = [line for line in text.splitlines() if line and not line.lstrip().startswith("#")]
    return [(Requirement(line.split(" --hash=")[0]), re.findall(r"--hash=(\S+)", line)) for line in lines]


def test_every_lock_says_what_it_is_for():
    assert {path.stem for path in LOCKS.glob("*.txt")} == set(WANTED)
    assert set(re.findall(r"^\| `(\w+)\.txt` \|", (LOCKS / "README.md").read_text(encoding="utf-8"), re.M)) == set(
        WANTED
    )


@pytest.mark.parametrize("part", WANTED)
def test_every_package_is_pinned_to_one_version_with_hashes(part):
    pins = locked(part)

    assert pins
    for pin, hashes in pins:
        assert re.fullmatch(r"==[^=*]+", str(pin.specifier)), pin
        assert hashes, pin
        assert all(re.fullmatch(r"sha256:[0-9a-f]{64}", one) for one in hashes), pin


@pytest.mark.parametrize("part", WANTED)
def test_the_lock_has_what_is_asked_for_in_a_version_that_fits(part):
    for wanted in map(Requirement, WANTED[part]):
        pins = [pin for pin, _ in locked(part) if canonicalize_name(pin.name) == canonicalize_name(wanted.name)]
        assert pins, f"{wanted} is not locked: make lock"
        for pin in pins:
            (exact,) = pin.specifier
            assert wanted.specifier.contains(exact.version), f"{pin} does not fit {wanted}: make lock"


def test_what_the_tests_run_with_is_what_the_house_runs_with():
    tested = {(pin.name, str(pin.specifier)) for pin, _ in locked("dev")}

    assert {(pin.name, str(pin.specifier)) for pin, _ in locked("run")} <= tested


def test_the_lowest_versions_are_those_that_the_project_declares():
    pins = {canonicalize_name(pin.name): next(iter(pin.specifier)).version for pin, _ in locked("lowest")}

    for wanted in map(Requirement, PROJECT["dependencies"]):
        (floor,) = [one.version for one in wanted.specifier if one.operator == ">="]
        lowest = Version(pins[canonicalize_name(wanted.name)])
        assert lowest.release[: len(Version(floor).release)] == Version(floor).release, wanted


def test_no_lock_names_a_place_to_load_from():
    for lock in [*LOCKS.glob("*.txt"), HOUSE / "web" / "package-lock.json"]:
        text = lock.read_text(encoding="utf-8")
        assert "--index-url" not in text
        assert "--find-links" not in text
        assert '"resolved"' not in text


def test_every_package_of_the_browser_has_its_hash():
    packages = json.loads((HOUSE / "web" / "package-lock.json").read_text(encoding="utf-8"))["packages"]

    assert len(packages) > 50
    assert [name for name, package in packages.items() if name and not package.get("integrity")] == []


def test_make_and_the_image_install_by_hash_alone():
    makefile, image = ((HOUSE / name).read_text(encoding="utf-8") for name in ("Makefile", "Dockerfile"))
    installs = [line for line in (makefile + image).splitlines() if "pip install" in line or "$(PIP)" in line]

    assert len(installs) >= 6
    assert [line for line in installs if not re.search(r"--require-hashes|--no-deps|^PIP :=", line)] == []


def test_images_are_named_by_what_is_in_them():
    image = (HOUSE / "Dockerfile").read_text(encoding="utf-8")
    bases = re.findall(r"^FROM (\S+)", image, re.MULTILINE)
    services = yaml.safe_load((HOUSE / "compose.yaml").read_text(encoding="utf-8"))["services"]
    bases += [service["image"] for service in services.values() if "image" in service]

    assert len(bases) == 3
    assert [base for base in bases if not re.search(r"@sha256:[0-9a-f]{64}$", base)] == []


def test_the_workflow_tests_and_audits_by_actions_that_cannot_change():
    steps = [step for job in WORKFLOW["jobs"].values() for step in job["steps"]]
    actions = [step["uses"] for step in steps if "uses" in step]

    assert actions
    assert [action for action in actions if not re.search(r"@[0-9a-f]{40}$", action)] == []
    assert {"make test", "make audit", "make sbom"} <= {step.get("run") for step in steps}
    assert WORKFLOW["permissions"] == {"contents": "read"}


def test_every_lock_is_audited():
    """Also what only builds, checks or measures: it runs on somebody's machine, and makes what the house is.

    But for the lowest versions: they are old on purpose, and only tests run with them.
    """
    makefile = (HOUSE / "Makefile").read_text(encoding="utf-8")
    audit = makefile.partition("\naudit:")[2].partition("\n\n")[0].replace("\\\n\t", "")
    (locks,) = re.findall(r"^LOCKS := (.+)$", makefile, re.MULTILINE)

    assert set(locks.split()) == set(WANTED) - {"lowest"}
    assert "for part in $(LOCKS); do" in audit
    assert re.search(
        r"pip-audit --strict .*--require-hashes --requirement requirements/\$\$part\.txt \|\| status=1", audit
    )
    assert "done; exit $$status" in audit
    assert "$(NPM) audit" in audit


def test_the_bill_of_materials_names_every_package_of_the_house(tmp_path):
    command = Path(sys.executable).with_name("cyclonedx-py")
    bill = tmp_path / "house.json"
    subprocess.run(
        [command, "requirements", "--pyproject", HOUSE / "pyproject.toml", "--output-file", bill, LOCKS / "run.txt"],
        check=True,
        capture_output=True,
    )

    told = json.loads(bill.read_text(encoding="utf-8"))
    assert told["bomFormat"] == "CycloneDX"
    listed = {(canonicalize_name(part["name"]), part.get("version")) for part in told["components"]}
    pins = {(canonicalize_name(pin.name), str(pin.specifier).removeprefix("==")) for pin, _ in locked("run")}
    assert pins <= listed
