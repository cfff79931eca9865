"""The long forms of what the tests do in short, one after another: `python bench/soak.py` (`make soak`), for some two hours.

Each prints JSON, and fails if it finds anything. All of them are run, whatever the others have found: what has failed is said at the end.
Floods come last, because their goals are of time, which a busy machine misses for reasons of its own. Each of their sieges is bounded in
time and in count, and there are as many as there are attacks, from one address and from eight.
"""

from __future__ import annotations

import subprocess
import sys
import time
from collections.abc import Sequence
from pathlib import Path

HERE = Path(__file__).parents[1]
LONG = (
    ("-m", "bench.crash", "--kills", "1000", "--tables", "1000"),
    ("-m", "bench.power", "--cuts", "500"),
    ("bench/hostile.py", "--messages", "1000000"),
    ("bench/leaks.py", "--positions", "10000"),
    ("bench/beliefs.py", "--positions", "300"),
    ("bench/thought_timing.py", "--trials", "600"),
    ("bench/floods.py", "--seconds", "10"),
    ("bench/floods.py", "idle", "churn", "pongs", "--seconds", "10", "--rooms", "2"),
)


def run_all(commands: Sequence[Sequence[str]]) -> list[str]:
    """Run all commands, each to its end; those that failed."""
    failed = []
    for command in commands:
        name, began = " ".join(command), time.monotonic()
        print(f"== {name}", flush=True)
        code = subprocess.run([sys.executable, *command], cwd=HERE, check=False).returncode
        print(f"== {'failed' if code else 'done'} after {time.monotonic() - began:.0f} s", flush=True)
        if code:
            failed.append(name)
    return failed


def main() -> None:
    failed = run_all(LONG)
    for name in failed:
        print(f"failed: {name}")
    sys.exit(bool(failed))


if __name__ == "__main__":
    main()
