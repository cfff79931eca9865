"""A real browser for the tests: Debian's Chromium, which `python -m tests.web.chromium` installs where it may."""

from __future__ import annotations

import contextlib
import os
import shutil
import subprocess
import sys
from collections.abc import Iterator

NEEDED = "The tests in the browser need Chromium: install the package chromium (apt-get install chromium)."
FLAGS = [
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--host-resolver-rules=MAP cats.test 127.0.0.1, MAP * ~NOTFOUND, EXCLUDE 127.0.0.1, EXCLUDE localhost",
]


def find() -> str | None:
    return shutil.which("chromium") or shutil.which("chromium-browser") or shutil.which("google-chrome")


@contextlib.contextmanager
def open_browser() -> Iterator:
    from playwright.sync_api import sync_playwright

    path = find()
    assert path is not None, NEEDED
    as_root = ["--no-sandbox"] if hasattr(os, "getuid") and os.getuid() == 0 else []
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path, args=[*FLAGS, *as_root])
        yield browser
        browser.close()


def main() -> None:
    if find() is not None:
        return
    if not hasattr(os, "getuid") or os.getuid() != 0 or shutil.which("apt-get") is None:
        print(NEEDED)
        return
    command = ["apt-get", "install", "-y", "-qq", "--no-install-recommends", "chromium", "fonts-liberation"]
    quiet = {"stdout": subprocess.DEVNULL, "stderr": subprocess.DEVNULL}
    if subprocess.run(command, **quiet).returncode != 0:
        subprocess.run(["apt-get", "update", "-qq"], **quiet)
        subprocess.run(command, **quiet)
    if find() is None:
        print(NEEDED, file=sys.stderr)


if __name__ == "__main__":
    main()
