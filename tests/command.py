"""The command as people run it: in a process of its own, away from any terminal. Or here, where what it does is watched."""

import contextlib
import io
import os
import subprocess
import sys
from pathlib import Path
from unittest import mock

from mewseum.cli import main

ABSENT = """
import sys

class Absent:
    def find_spec(self, name, path=None, target=None):
        if name.partition(".")[0] in {names!r}:
            raise ModuleNotFoundError(f"No module named {{name!r}}", name=name)

sys.meta_path.insert(0, Absent())
"""


def run(*arguments, text="", cwd=None, without=None, **environment):
    """Run Python with these arguments; `without` is a folder and the names of packages that are not to be there."""
    variables = {name: value for name, value in os.environ.items() if not name.startswith(("LC_", "LANG", "COV_"))}
    variables |= {"PYTHONIOENCODING": "utf-8", "COLUMNS": "200", **environment}
    if without is not None:
        folder, names = without
        Path(folder, "sitecustomize.py").write_text(ABSENT.format(names=names), encoding="utf-8")
        variables["PYTHONPATH"] = os.pathsep.join(filter(None, (str(folder), variables.get("PYTHONPATH"))))
    return subprocess.run(
        [sys.executable, *map(str, arguments)],
        input=text, capture_output=True, encoding="utf-8", cwd=cwd, env=variables, timeout=300, check=False,
    )  # fmt: skip


def mewseum(*arguments, **how):
    """Run `python -m mewseum` with these arguments."""
    return run("-m", "mewseum", *arguments, **how)


def here(*arguments):
    """Run the command in this process, with the same answer."""
    out, err, code = io.StringIO(), io.StringIO(), 0
    speechless = {name: "" for name in os.environ if name.startswith(("LC_", "LANG"))}
    with (
        mock.patch.object(sys, "argv", ["mewseum", *map(str, arguments)]),
        mock.patch.dict(os.environ, speechless),
        contextlib.redirect_stdout(out),
        contextlib.redirect_stderr(err),
    ):
        try:
            main()
        except SystemExit as end:
            code = end.code or 0
    return subprocess.CompletedProcess(arguments, code, out.getvalue(), err.getvalue())


def succeed(*arguments, by=mewseum, **how):
    """What a command prints that goes well, and says nothing on the side."""
    done = by(*arguments, **how)
    assert (done.returncode, done.stderr) == (0, ""), done.stderr
    return done.stdout


def refuse(*arguments, by=mewseum, **how):
    """The one sentence with which a command is refused."""
    done = by(*arguments, **how)
    assert done.returncode == 2, done.stderr
    assert done.stdout == ""
    assert "Traceback" not in done.stderr
    assert done.stderr.startswith("mewseum: ")
    assert done.stderr.count("\n") == 1, done.stderr
    return done.stderr.removeprefix("mewseum: ").strip()


def always(choice, times=3000):
    """Somebody who gives the same answer over and over."""
    return f"{choice}\n" * times
