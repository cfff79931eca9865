"""One source of rules runs plain and compiled; what is compiled is kept, and nothing stale is ever read back."""

import importlib
import json
import os
import sys
from pathlib import Path
from textwrap import dedent

import pytest

import mewseum as house
from mewseum.core import compiled
from mewseum.core.compiled import Twins, cache_folder, compile_rules, is_kept
from mewseum.core.fields import dtype_of, public
from tests.command import always, mewseum, run, succeed

TOY = """
from __future__ import annotations

from mewseum.core.compiled import Bag, Numbers, rule, silent
from mewseum.core.fields import Fields, public


class State(Fields):
    total: int = public(kind="i8")
    counts: Bag = public(4)


@rule(for_games=True)
def bonus(n: int) -> int:
    return n * 3


@rule
def smallest(bag: Bag) -> int:
    least = 0 + bag[0]
    for count in bag:
        least = min(least, count)
    return least


@rule(compiled=silent)
def shout(s: State, n: int) -> None:
    s.facts.append((n, ()))


@rule
def add(s: State, n: int) -> None:
    s.total += bonus(n)
    s.counts[n % 4] += 1
    shout(s, n)


@rule
def add_all(states: States, i: int, numbers: Numbers) -> int:
    for k in range(len(numbers)):
        add(states[i], numbers[k])
    return states[i].total * 100 + smallest(states[i].counts)


@rule
def is_rich(states: States, i: int) -> bool:
    return states[i].total > 50


@rule
def unused(s: State, n: int) -> int:
    return n - 1


def no_rule():
    return "not marked"
"""

HOUSE_RULE = """
from __future__ import annotations

from mewseum.core.compiled import rule


@rule
def bonus(n: int) -> int:
    return n * 5
"""

ENTRIES = ("add_all", "is_rich")
NUMBERS = [1, 2, 3, 5, 8, 13, 21]
SUM = sum(NUMBERS)


@pytest.fixture
def write_module(tmp_path, monkeypatch):
    folder = tmp_path / "toys"
    folder.mkdir()
    monkeypatch.syspath_prepend(folder)
    written = []

    def write(name, source):
        path = folder / f"{name}.py"
        path.write_text(source, encoding="utf-8")
        written.append(name)
        return importlib.import_module(name)

    yield write
    for name in written:
        sys.modules.pop(name, None)


@pytest.fixture
def cache(tmp_path, monkeypatch):
    pytest.importorskip("numba")
    folder = tmp_path / "not yet there" / "cache"
    monkeypatch.setenv("MEWSEUM_CACHE", str(folder))
    return folder


def add_all(rules, state_class, numbers, *, compiled):
    if compiled:
        import numpy

        states = numpy.zeros(2, dtype_of(state_class))
        numbers = numpy.array(numbers, numpy.int64)
    else:
        states = [state_class(), state_class()]
    return int(rules.add_all(states, 1, numbers)), bool(rules.is_rich(states, 1)), bool(rules.is_rich(states, 0))


def compiled_result(*modules):
    rules = compile_rules(dtype_of(modules[0].State), modules, ENTRIES)
    return add_all(rules, modules[0].State, NUMBERS, compiled=True)


def compile_little(toy, state_class=None):
    compile_rules(dtype_of(state_class or toy.State), (toy,), ("is_rich",))


def plain_result(*modules):
    return add_all(Twins(modules), modules[0].State, NUMBERS, compiled=False)


def test_plain_and_compiled_rules_do_the_same(write_module, cache):
    toy = write_module("toy_same", TOY)

    assert plain_result(toy) == compiled_result(toy) == (SUM * 300 + 1, True, False)


def test_a_later_module_overrides_a_rule_for_those_who_call_it(write_module, cache):
    toy = write_module("toy_overridden", TOY)
    rule = write_module("toy_house_rule", HOUSE_RULE)

    assert plain_result(toy, rule) == compiled_result(toy, rule) == (SUM * 500 + 1, True, False)
    assert plain_result(toy) == (SUM * 300 + 1, True, False), "the module itself is as it was"
    assert toy.bonus(1) == 3


def test_rules_that_were_kept_without_an_overriding_module_are_not_read_back_with_it(write_module, cache):
    toy = write_module("toy_mixed", TOY)
    rule = write_module("toy_mixed_rule", HOUSE_RULE)

    results = [compiled_result(*modules)[0] for modules in [(toy,), (toy, rule), (toy,)]]

    assert results == [SUM * 300 + 1, SUM * 500 + 1, SUM * 300 + 1]


def test_two_rules_of_one_name_are_a_mistake_of_the_program_unless_one_is_there_to_be_overridden(write_module):
    one = write_module(
        "toy_one", "from mewseum.core.compiled import rule\n@rule\ndef same(n: int) -> int:\n    return n"
    )
    two = write_module(
        "toy_two", "from mewseum.core.compiled import rule\n@rule\ndef same(n: int) -> int:\n    return 0"
    )

    with pytest.raises(TypeError, match="two rules are called 'same', in toy_one and toy_two"):
        Twins((one, two))


def test_rules_that_call_each_other_in_a_circle_are_a_mistake_of_the_program(write_module):
    there, back = (
        "@rule\ndef there(n: int) -> int:\n    return back(n)",
        "@rule\ndef back(n: int) -> int:\n    return there(n)",
    )
    circle = write_module("toy_circle", f"from mewseum.core.compiled import rule\n{there}\n{back}\n")

    with pytest.raises(TypeError, match="circle: there → back → there"):
        Twins((circle,))


def test_two_sets_of_twins_live_side_by_side(write_module):
    toy = write_module("toy_beside", TOY)
    rule = write_module("toy_beside_rule", HOUSE_RULE)

    first, second = Twins((toy,)), Twins((toy, rule))

    assert (first.bonus(1), second.bonus(1)) == (3, 5)


def test_only_marked_functions_of_the_module_itself_are_rules(write_module):
    toy = write_module("toy_marked", TOY)
    rules = Twins((toy,))

    assert rules.unused(None, 3) == 2
    for name in ("no_rule", "rule", "silent", "State"):
        with pytest.raises(AttributeError, match=f"no rule is called '{name}'"):
            getattr(rules, name)


def test_what_is_silent_tells_in_plain_mode_only(write_module, cache):
    toy = write_module("toy_silent", TOY)
    s = toy.State()

    Twins((toy,)).add(s, 7)

    assert s.facts == [(7, ())]
    assert compiled_result(toy) == plain_result(toy)


def test_compiled_rules_are_kept_and_read_back_and_nothing_is_said(write_module, cache, capsys):
    toy = write_module("toy_kept", TOY)

    first = compiled_result(toy)
    (folder,) = cache.iterdir()
    files = {path: path.stat().st_mtime_ns for path in folder.rglob("*")}

    assert compiled_result(toy) == first
    assert (folder / "complete").exists()
    assert {path: path.stat().st_mtime_ns for path in folder.rglob("*")} == files
    assert [*cache.iterdir()] == [folder]
    assert capsys.readouterr().err == ""


def test_a_changed_source_is_compiled_anew_in_another_folder(write_module, cache):
    before = compiled_result(write_module("toy_changed", TOY))
    sys.modules.pop("toy_changed")
    importlib.invalidate_caches()

    after = compiled_result(write_module("toy_changed", TOY.replace("n * 3", "n * 4  # changed")))

    assert (before[0], after[0]) == (SUM * 300 + 1, SUM * 400 + 1)
    assert len([*cache.iterdir()]) == 2


def test_a_changed_file_beside_the_rules_gives_another_folder_too(write_module, cache, tmp_path):
    toy = write_module("toy_beside_changed", TOY)
    compile_little(toy)

    (tmp_path / "toys" / "constants.py").write_text("SIX = 6\n", encoding="utf-8")
    compile_little(toy)

    assert len([*cache.iterdir()]) == 2


def test_what_one_copy_of_a_source_has_kept_is_not_taken_for_kept_by_another(write_module, cache):
    toy = write_module("toy_copied", TOY)
    compile_little(toy)
    assert is_kept(dtype_of(toy.State), (toy,))

    later = Path(toy.__file__).stat().st_mtime + 60  # as a file that is checked out or installed anew
    os.utime(toy.__file__, (later, later))

    assert not is_kept(dtype_of(toy.State), (toy,)), "Numba would compile it again, and so whoever plays would wait"


def test_another_record_type_gives_another_folder(write_module, cache):
    toy = write_module("toy_other_type", TOY)
    compile_little(toy)

    class Wider(toy.State):
        more: int = public()

    compile_little(toy, Wider)

    assert len([*cache.iterdir()]) == 2


def test_bounds_are_checked_if_that_is_asked_for(write_module, cache):
    toy = write_module("toy_bounds", TOY)
    dtype = dtype_of(toy.State)
    import numpy

    rules = compile_rules(dtype, (toy,), ("is_rich",), boundscheck=True)

    with pytest.raises(IndexError):
        rules.is_rich(numpy.zeros(2, dtype), 2)


COMPILE_TWICE = """
    import sys

    sys.path.insert(0, {folder!r})
    import numpy
    import toy_one, toy_two
    from mewseum.core.compiled import compile_rules
    from mewseum.core.fields import dtype_of

    for toy in (toy_one, toy_two):
        dtype = dtype_of(toy.State)
        rules = compile_rules(dtype, (toy,), ("add_all",))
        print(rules.add_all(numpy.zeros(1, dtype), 0, numpy.array({numbers}, numpy.int64)))
"""


@pytest.fixture
def compile_twice(tmp_path, write_module):
    pytest.importorskip("numba")
    write_module("toy_one", TOY)
    write_module("toy_two", TOY)
    script = dedent(COMPILE_TWICE).format(folder=str(tmp_path / "toys"), numbers=NUMBERS)
    return lambda cache: run("-W", "error", "-c", script, MEWSEUM_CACHE=str(cache))


def assert_compiled_with_one_warning(done, cache):
    assert done.returncode == 0, done.stderr
    assert done.stdout.split() == [str(SUM * 300 + 1)] * 2
    assert done.stderr.count("\n") == 1, done.stderr
    assert done.stderr.startswith(f"mewseum: compiled rules cannot be kept in {cache} (")
    assert "MEWSEUM_CACHE" in done.stderr


def test_where_no_folder_can_be_made_rules_are_compiled_each_time_and_that_is_said_once(compile_twice, tmp_path):
    (tmp_path / "file").write_text("no folder", encoding="utf-8")
    cache = tmp_path / "file" / "cache"

    assert_compiled_with_one_warning(compile_twice(cache), cache)

    assert (tmp_path / "file").read_text(encoding="utf-8") == "no folder"


def test_in_a_folder_that_cannot_be_written_to_rules_are_compiled_each_time(compile_twice, tmp_path):
    cache = tmp_path / "read-only"
    cache.mkdir(mode=0o500)
    try:
        (cache / "probe").touch()
    except PermissionError:
        pass
    else:
        pytest.skip("this user may write everywhere")

    assert_compiled_with_one_warning(compile_twice(cache), cache)


@pytest.mark.parametrize("variable", ["MEWSEUM_CACHE", "XDG_CACHE_HOME", "HOME"])
def test_the_folder_is_the_one_that_was_asked_for_or_the_users_own(variable, tmp_path, monkeypatch):
    for name in ("MEWSEUM_CACHE", "XDG_CACHE_HOME"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv(variable, str(tmp_path))

    folder = cache_folder("fingerprint")

    inside = {"MEWSEUM_CACHE": "fingerprint", "XDG_CACHE_HOME": "mewseum/fingerprint"}
    assert folder == tmp_path / inside.get(variable, ".cache/mewseum/fingerprint")
    assert [*folder.iterdir()] == []


def test_that_nothing_can_be_kept_is_said_once(tmp_path, monkeypatch, capsys):
    (tmp_path / "file").touch()
    monkeypatch.setenv("MEWSEUM_CACHE", str(tmp_path / "file" / "cache"))
    monkeypatch.setattr(compiled, "_warned", False)

    assert [cache_folder("one"), cache_folder("two")] == [None, None]
    assert capsys.readouterr().err.count("MEWSEUM_CACHE") == 1


# Where Numba is missing.

NOT_INSTALLED = "mewseum: Numba is not installed, so the rules run uncompiled, about a hundred times slower.\n"


def test_without_numba_a_simulation_runs_plain_and_says_so_once(tmp_path):
    done = mewseum("simulate", "cat-burglars", "--games", 25, "--json", without=(tmp_path, ["numba", "llvmlite"]))

    assert done.returncode == 0, done.stderr
    assert done.stderr == NOT_INSTALLED
    report = json.loads(done.stdout)
    assert (report["mode"], report["games"]) == ("plain", 25)


def test_without_numba_the_benchmark_measures_the_plain_rules(tmp_path):
    done = mewseum(
        "bench", "cat-burglars", "--json", "--seconds", 0.02, "--repeats", 1, without=(tmp_path, ["numba", "numpy"])
    )

    assert done.returncode == 0, done.stderr
    assert done.stderr == NOT_INSTALLED
    assert [row["mode"] for row in json.loads(done.stdout)] == ["plain"] * 3


def test_who_asks_for_plain_rules_is_not_told_that_numba_is_missing(tmp_path):
    report = succeed(
        "simulate", "cat-burglars", "--games", 3, "--json", "--plain", without=(tmp_path, ["numba", "numpy"])
    )

    assert json.loads(report)["mode"] == "plain"


def test_without_numba_and_numpy_a_game_is_played_to_its_end(tmp_path):
    said = succeed("play", "--seed", 1, text=always(1), without=(tmp_path, ["numba", "llvmlite", "numpy"]))

    assert "The game is over" in said


@pytest.mark.parametrize("missing", ["numba", "llvmlite", "numpy"])
def test_without_a_compiler_compiled_rules_are_refused_with_what_is_missing(missing, monkeypatch):
    monkeypatch.setitem(sys.modules, missing, None)
    game = house.game("cat-burglars")

    with pytest.raises(house.Refused) as refusal:
        game.fast  # noqa: B018

    assert refusal.value.key == "no-compiler"
    assert missing in str(refusal.value)
    assert game.deal(1).moves()
