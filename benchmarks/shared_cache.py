"""A second machine builds all samples from the shared cache: nothing is compiled there.

    python benchmarks/shared_cache.py [URL]

Builds every sample for one arch on a "machine" (folders of its own for the project, the caches and
the table of digests), then on another one, whose only common thing with the first is the shared
cache. On the second one no tool can start: the function that starts processes raises. Both leave
the same bytes. Without URL, a server of Python's own keeps the cache in memory, and counts requests
(round trips): what the first machine asks for in vain, then stores, and what the second one gets.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tempfile
import threading
import time
from collections import Counter
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
SAMPLES = ROOT / "samples"
WITHOUT_TOOLS = """
import sys
from cutec.cli.main import program
from cutec.toolchain import process
def refuse(*args):
    sys.exit("a tool was started: " + repr(args[:1]))
process.spawn = refuse
sys.exit(program())
"""


class Keeper(BaseHTTPRequestHandler):
    """GET and PUT of contents in memory."""

    protocol_version = "HTTP/1.1"
    contents: dict[str, bytes] = {}  # noqa: RUF012 - all handlers share it
    asked: Counter[str] = Counter()  # noqa: RUF012 - likewise

    def do_GET(self) -> None:
        self.asked["GET"] += 1
        content = self.contents.get(self.path)
        self._answer(404 if content is None else 200, content or b"")

    def do_PUT(self) -> None:
        self.asked["PUT"] += 1
        self.contents[self.path] = self.rfile.read(int(self.headers["Content-Length"]))
        self._answer(201, b"")

    def _answer(self, status: int, body: bytes) -> None:
        self.send_response(status)
        self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        self.wfile.write(body)

    def log_message(self, format: str, *args: object) -> None:
        """Nothing."""


class Machine:
    """A project folder with the samples, and caches of its own."""

    def __init__(self, folder: Path, url: str):
        self._project, self.out = folder / "project", folder / "out"
        shutil.copytree(SAMPLES, self._project, ignore=shutil.ignore_patterns("build", "__pycache__"))
        caches = {"CUTEC_CACHE_DIR": str(folder / "cache"), "XDG_CACHE_HOME": str(folder / "user")}
        self._environment = {**os.environ, **caches, "CUTEC_REMOTE_CACHE": url, "PYTHONPATH": str(ROOT)}

    def build(self, name: str, arch: str, *how: str) -> float:
        """Build a sample; returns the seconds. Raises CalledProcessError."""
        start = time.perf_counter()
        command = [sys.executable, *how, "build", name, "--arch", arch, "-o", str(self.out / name)]
        subprocess.run(command, cwd=self._project, env=self._environment, check=True, stdout=subprocess.DEVNULL)
        return time.perf_counter() - start


class Server(ThreadingHTTPServer):
    """Quiet about builds that end with their connections open."""

    daemon_threads = True

    def handle_error(self, request: object, client_address: object) -> None:
        """Nothing."""


def contents(folder: Path) -> dict[str, bytes]:
    """The files below a folder."""
    return {str(p.relative_to(folder)): p.read_bytes() for p in sorted(folder.rglob("*")) if p.is_file()}


def _counted() -> str:
    """GETs and PUTs since the last time."""
    counts = f"{Keeper.asked['GET']}, {Keeper.asked['PUT']}"
    Keeper.asked.clear()
    return counts


def main() -> int:
    """Build on both machines, and compare. Returns the exit status."""
    server = Server(("127.0.0.1", 0), Keeper)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    url = sys.argv[1] if len(sys.argv) > 1 else f"http://127.0.0.1:{server.server_address[1]}"
    with tempfile.TemporaryDirectory() as folder:
        first, second = Machine(Path(folder, "first"), url), Machine(Path(folder, "second"), url)
        names = sorted(p.name for p in SAMPLES.glob("*.py"))
        archs = {name: "sm_90a" if "hopper" in name or "cluster" in name else "sm_80" for name in names}
        print(f"{'sample':<26} {'first':>8} {'second':>8}  first GET, PUT  second GET, PUT")
        for name in names:
            compiled, filled = first.build(name, archs[name], "-m", "cutec"), _counted()
            taken, got = second.build(name, archs[name], "-c", WITHOUT_TOOLS), _counted()
            print(f"{name:<26} {compiled:7.2f}s {taken:7.2f}s  {filled:>14}  {got:>15}", flush=True)
        same = contents(first.out) == contents(second.out)
        print(f"{len(names)} samples; the bundles are {'the same' if same else 'DIFFERENT'}")
        return 0 if same else 1


if __name__ == "__main__":
    sys.exit(main())
