"""Real proxies before a real house, set up as docs/hosting.md shows.

`python -m tests.server.proxies` sees to it that nginx and Caddy are installed, or says what to install.
"""

from __future__ import annotations

import contextlib
import os
import re
import shutil
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

NEEDED = ("nginx", "caddy")
GUIDE = (Path(__file__).parents[2] / "docs" / "hosting.md").read_text(encoding="utf-8")
INSTALL = ["apt-get", "install", "-y", "--no-install-recommends"]


def find(program: str) -> str | None:
    return shutil.which(program, path=f"{os.environ.get('PATH', '')}:/usr/sbin:/usr/local/sbin")


def missing() -> list[str]:
    return [program for program in NEEDED if find(program) is None]


def samples(language: str) -> list[str]:
    """The guide's samples in the order in which it shows them: at the root, then under a path."""
    return re.findall(rf"^```{language}\n(.*?)^```$", GUIDE, re.MULTILINE | re.DOTALL)


def commands() -> list[list[str]]:
    """The options with which the guide opens a house behind a proxy: at the root, then under a path."""
    shown = re.findall(r"^    mewseum serve (--public-url .*)$", GUIDE, re.MULTILINE)
    return [line.split() for line in shown]


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def caddy_config(path: str, port: int, house: int) -> str:
    """The guide's Caddyfile, without encryption."""
    sample = samples("caddyfile")[1 if path else 0]
    site, found = re.subn(r"^\S+ \{$", f"http://127.0.0.1:{port} {{", sample, count=1, flags=re.MULTILINE)
    assert found == 1
    head = "{\n\tadmin off\n\tauto_https off\n\tlog {\n\t\tlevel ERROR\n\t}\n}\n"
    return head + _with_house(site, house)


def nginx_config(path: str, port: int, house: int, folder: Path) -> str:
    """The guide's server block, without encryption, in the smallest configuration that holds it."""
    root, below = samples("nginx")
    server, _, rest = root.partition("# In the http block:\n")
    if path:
        lines = "".join(re.findall(r"^ +proxy_(?!pass ).*\n", server, re.MULTILINE))
        locations, found = re.subn(r"^ +# … and the same proxy_ lines\n", lines, below, flags=re.MULTILINE)
        assert found == 1
        server = server[: server.index("    location ")] + locations + "}\n"
    server, found = re.subn(r"listen 443 ssl;", f"listen 127.0.0.1:{port};", server)
    assert found == 1
    server = re.sub(r"server_name .*;", "server_name 127.0.0.1;", server)
    temporary = "".join(
        f"{kind}_temp_path {folder / kind};\n" for kind in ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
    )
    user = "user root;\n" if os.getuid() == 0 else ""
    return (
        f"daemon off;\n{user}pid {folder / 'pid'};\nerror_log stderr error;\nevents {{}}\n"
        f"http {{\naccess_log off;\n{temporary}{rest}{_with_house(server, house)}}}\n"
    )


def _with_house(sample: str, house: int) -> str:
    assert "127.0.0.1:7370" in sample
    return sample.replace("127.0.0.1:7370", f"127.0.0.1:{house}")


@contextlib.contextmanager
def proxy(program: str, path: str, house: int, folder: Path) -> Iterator[str]:
    """A running proxy before a house that listens at a port; the address that people use, with the path."""
    if find(program) is None:
        pytest.fail(f"{program} is not installed, and the server's tests want it: apt-get install {program}", False)
    port = free_port()
    if program == "caddy":
        (folder / "Caddyfile").write_text(caddy_config(path, port, house), encoding="utf-8")
        command = ["caddy", "run", "--adapter", "caddyfile", "--config", str(folder / "Caddyfile")]
    else:
        (folder / "nginx.conf").write_text(nginx_config(path, port, house, folder), encoding="utf-8")
        command = [str(find("nginx")), "-e", "stderr", "-p", str(folder), "-c", str(folder / "nginx.conf")]
    environment = {**os.environ, "HOME": str(folder), "XDG_CONFIG_HOME": str(folder), "XDG_DATA_HOME": str(folder)}
    with (folder / "said").open("wb") as said:
        process = subprocess.Popen(command, stdout=said, stderr=said, env=environment)
    try:
        _wait(port, process, folder / "said")
        yield f"http://127.0.0.1:{port}{path}"
    finally:
        process.terminate()
        process.wait(10)


def _wait(port: int, process: subprocess.Popen[bytes], said: Path) -> None:
    for _ in range(400):
        with contextlib.suppress(OSError), socket.create_connection(("127.0.0.1", port), 1):
            return
        if process.poll() is not None:
            break
        time.sleep(0.025)
    raise RuntimeError(said.read_text(encoding="utf-8"))


def install() -> int:
    """Install what is missing where that is possible without asking anybody; otherwise say what to install."""
    if missing() and shutil.which("apt-get") and os.getuid() == 0:
        quiet = {"stdout": subprocess.DEVNULL, "stderr": subprocess.DEVNULL}
        environment = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
        for command in (["apt-get", "update"], [*INSTALL, *missing()]):
            subprocess.run(command, check=False, env=environment, **quiet)
    if missing():
        print(f"The server's tests want {' and '.join(missing())}: apt-get install {' '.join(missing())}")
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(install())
