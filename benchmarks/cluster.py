"""Many variants on a Dask cluster that loses workers: what is lost, what differs, and how quick it
is. Needs the extra `dask`; with `--namespaces` (as root) each worker has a network of its own.

    python benchmarks/cluster.py project FOLDER --count 10000     # of variants of the samples
    python benchmarks/cluster.py build FOLDER --workers 8 --kill 3 --pause 1 --namespaces
    python benchmarks/cluster.py overhead --workers 1 2 4         # units that build nothing
    python benchmarks/cluster.py model --unit 0.25 --central 0.004 --units 100000 --cores 128

`build` may be repeated: what is built is in the cache (`--cache`). It compares bundles with those
of builds on this machine without any cache: all, or `--compare N` of them, chosen by `--seed`.
"""

from __future__ import annotations

import argparse
import json
import os
import random
import resource
import shutil
import signal
import socket
import subprocess
import sys
import threading
import time
from collections.abc import Iterator, Sequence
from contextlib import ExitStack, contextmanager
from functools import partial
from pathlib import Path
from typing import Any

import distributed

from cutec.driver.cluster.caller import Call, Cluster

ROOT = Path(__file__).resolve().parents[1]
ARCHS = ("sm_80", "sm_86", "sm_89", "sm_90a", "sm_100a", "sm_120")
NETWORK = "10.77.0"
_PATIENCE = 300.0  # seconds for a cluster to begin on a busy machine
COLUMNS = [64 * i for i in range(1, 41)]  # of matrices with static rows
# file -> its entry, types, and what varies besides the number of columns
ROWS: dict[str, dict[str, Any]] = {
    "elementwise_add": {
        "entry": "elementwise_add",
        "args": ["in $dtype[m,$n]", "in $dtype[m,$n]", "out $dtype[m,$n]"],
        "variants": {"dtype": ["f32", "f16", "bf16"]},
    },
    "vector_add": {"entry": "vector_add", "args": ["in f32[$n]", "in f32[$n]", "out f32[$n]"], "variants": {}},
    "transpose": {
        "entry": "transpose",
        "args": ["in f32[m,$n]", "out f32[$n,m]"],
        "constexpr": {"modes": [0, 1]},
        "variants": {},
    },
}
GEMM = {
    "entry": "gemm",
    "args": ["in $dtype[m,k{div=8}]", "in $dtype[n,k{div=8}]", "out $dtype[m,n{div=8}]"],
    "variants": {"dtype": ["f16", "bf16"], "tile": [[64, 64, 64], [64, 128, 64], [128, 128, 64], [128, 256, 32]]},
}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    commands = parser.add_subparsers(required=True)
    project = commands.add_parser("project", help="write a project")
    project.add_argument("folder", type=Path)
    project.add_argument("--count", type=int, default=200)
    project.set_defaults(run=write_project)
    build = commands.add_parser("build", help="build it on a cluster")
    build.add_argument("folder", type=Path)
    build.add_argument("--cache", type=Path)
    build.add_argument("--workers", type=int, default=2)
    build.add_argument("--kill", type=int, default=0, help="workers that are killed while it builds")
    build.add_argument("--pause", type=int, default=0, help="workers that stand still for a while")
    build.add_argument("--every", type=float, default=10, help="mean seconds between these")
    build.add_argument("--namespaces", action="store_true")
    build.add_argument("--compare", type=int, default=0, help="bundles to compare; 0: all")
    build.add_argument("--seed", type=int, default=0)
    build.set_defaults(run=run_build)
    overhead = commands.add_parser("overhead", help="time units that build nothing")
    overhead.add_argument("--workers", type=int, nargs="+", default=[1, 2])
    overhead.add_argument("--units", type=int, default=2000)
    overhead.set_defaults(run=run_overhead)
    model = commands.add_parser("model", help="how long a build takes on another cluster, by what was measured")
    model.add_argument("--unit", type=float, required=True, help="CPU seconds a unit takes, as `build` prints them")
    model.add_argument("--central", type=float, required=True, help="those of caller and scheduler (`overhead`)")
    model.add_argument("--units", type=int, default=100_000)
    model.add_argument("--cores", type=int, nargs="+", default=[8, 32, 128, 512])
    model.set_defaults(run=print_model)
    asked = parser.parse_args()
    asked.run(asked)


def write_project(asked: argparse.Namespace) -> None:
    """Write kernel files, specs and `cutec.yaml` for about `--count` units."""
    folder: Path = asked.folder
    (folder / "specs").mkdir(parents=True)
    shutil.copytree(ROOT / "samples" / "common", folder / "common", ignore=shutil.ignore_patterns("__pycache__"))
    members, left = [], asked.count
    for number, (name, spec) in enumerate(_specs()):
        units = _points(spec["variants"]) * len(ARCHS)
        if left <= 0:
            break
        left -= units
        shutil.copy(ROOT / "samples" / f"{name}.py", folder)
        path = folder / "specs" / f"{name}_{number}.yaml"
        path.write_text(json.dumps({"exports": [spec]}, indent=1))  # JSON is YAML
        members.append({"file": f"{name}.py", "spec": f"specs/{path.name}", "output": path.stem})
    (folder / "cutec.yaml").write_text(json.dumps({"archs": ARCHS, "kernels": members}, indent=1))
    print(f"{asked.count - left} units of {len(members)} bundles")


def _specs() -> Iterator[tuple[str, dict[str, Any]]]:
    """Sample and export, one kind after the other; without end, with other numbers of columns."""
    number = 0
    while True:
        columns = [n + 64 * len(COLUMNS) * (number // len(COLUMNS)) for n in COLUMNS[number % len(COLUMNS) :][:1]]
        for name, spec in ROWS.items():
            yield name, spec | {"variants": spec["variants"] | {"n": columns}}
        if number < len(GEMM["variants"]["tile"]):
            tile = GEMM["variants"]["tile"][number]
            yield "gemm_ampere", GEMM | {"variants": GEMM["variants"] | {"tile": [tile]}}
        number += 1


def _points(variants: dict[str, list[Any]]) -> int:
    total = 1
    for values in variants.values():
        total *= len(values)
    return total


def run_build(asked: argparse.Namespace) -> None:
    """Build on a cluster while workers die and stand still, then compare."""
    cache = (asked.cache or asked.folder.resolve().with_name(f"{asked.folder.name}-cache")).resolve()
    environment = {**os.environ, "CUTEC_CACHE_DIR": str(cache), "CUTEC_CACHE_SIZE": "50G"}
    chance = random.Random(asked.seed)
    with ExitStack() as stack:
        cluster = stack.enter_context(Machines(asked.workers, asked.namespaces, environment))
        begin, used = time.monotonic(), _used()
        far = ["-m", "cutec", "build", "-o", "far", "--on", f"dask:{cluster.address}", "--json"]
        with subprocess.Popen(
            [sys.executable, *far], cwd=asked.folder, env=environment, stdout=subprocess.PIPE, text=True
        ) as running:
            harm = threading.Thread(target=_harm, args=(cluster, asked, chance, running), daemon=True)
            harm.start()
            said, _ = running.communicate()
        seconds = time.monotonic() - begin
    used = _used() - used  # of scheduler, workers, their tools and the caller: they have ended
    told = json.loads(said)
    bundles = told["bundles"]
    units = sum(len(bundle["exports"]) * len(bundle["archs"]) for bundle in bundles)
    print(
        f"{units} units of {len(bundles)} bundles in {seconds:.1f} s with {asked.workers} workers:"
        f" {units / seconds:.1f} units a second, {used / units:.3f} CPU seconds a unit;"
        f" status {running.returncode}; {cluster.told()}"
    )
    if running.returncode:
        sys.exit(json.dumps(told["errors"][:3], indent=1))
    chosen = chance.sample(bundles, min(asked.compare or len(bundles), len(bundles)))
    different = [bundle["manifest"] for bundle in chosen if not _same(asked.folder, bundle)]
    print(f"compared {len(chosen)} bundles with builds without a cache: {len(different)} differ {different[:3]}")
    sys.exit(bool(different))


def _used() -> float:
    """CPU seconds of processes that were started here and have ended."""
    usage = resource.getrusage(resource.RUSAGE_CHILDREN)
    return usage.ru_utime + usage.ru_stime


def _harm(cluster: Machines, asked: argparse.Namespace, chance: random.Random, running: Any) -> None:
    """Kill and pause workers at random times, as long as the build runs."""
    deeds = [cluster.kill] * asked.kill + [cluster.pause] * asked.pause
    chance.shuffle(deeds)
    for deed in deeds:
        time.sleep(chance.uniform(0.5, 1.5) * asked.every)
        if running.poll() is not None:
            return
        deed(chance)


def _same(folder: Path, bundle: dict[str, Any]) -> bool:
    """Whether a bundle of the cluster is that of a build on this machine without a cache."""
    far = (folder / bundle["manifest"]).parent
    member = next(m for m in json.loads((folder / "cutec.yaml").read_text())["kernels"] if m["output"] == far.name)
    near = folder / "near" / far.name
    command = ["build", member["file"], "--spec", member["spec"], "-o", str(near.relative_to(folder)), "--no-cache"]
    archs = [word for arch in ARCHS for word in ("--arch", arch)]
    subprocess.run([sys.executable, "-m", "cutec", *command, *archs], cwd=folder, check=True, stdout=subprocess.DEVNULL)
    return _contents(far) == _contents(near)


def _contents(folder: Path) -> dict[str, bytes]:
    return {path.name: path.read_bytes() for path in folder.iterdir()}


class Machines:
    """A scheduler and workers on this machine, each worker perhaps in a network of its own."""

    def __init__(self, count: int, namespaces: bool, environment: dict[str, str]):
        self._count, self._namespaces = count, namespaces
        self._environment = environment | {
            "DASK_DISTRIBUTED__SCHEDULER__WORKER_TTL": "20s",
            "DASK_DISTRIBUTED__SCHEDULER__ALLOWED_FAILURES": "10",
        }
        host = f"{NETWORK}.1" if namespaces else "127.0.0.1"
        self._host, self._port = host, _free_port()
        self.address = f"tcp://{host}:{self._port}"
        self._workers: list[subprocess.Popen[bytes]] = []
        self._deeds: list[str] = []
        self._stack = ExitStack()

    def __enter__(self) -> Machines:  # noqa: PYI034  # Python 3.10 has no Self
        if self._namespaces:
            self._stack.enter_context(_bridge(self._count))
        self._start(["scheduler", "--host", self._host, "--port", str(self._port), "--no-dashboard"])
        for number in range(self._count):
            inside = ["ip", "netns", "exec", f"cutec{number}"] if self._namespaces else []
            options = ["--nthreads", "1", "--no-dashboard", "--memory-limit", "0", "--no-nanny"]
            self._workers.append(self._start(["worker", self.address, *options], inside))
        try:
            with distributed.Client(self.address, timeout=_PATIENCE, set_as_default=False) as client:
                client.wait_for_workers(self._count, timeout=_PATIENCE)
        except BaseException:
            self._stack.close()
            raise
        return self

    def __exit__(self, *failure: object) -> None:
        self._stack.close()

    def _start(self, words: Sequence[str], before: Sequence[str] = ()) -> subprocess.Popen[bytes]:
        command = [*before, sys.executable, "-m", "distributed.cli.dask_" + words[0], *words[1:]]
        started = subprocess.Popen(
            command, env=self._environment, start_new_session=True, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL
        )
        self._stack.callback(_end, started)
        return started

    def kill(self, chance: random.Random) -> None:
        """Kill a worker for good."""
        victim = chance.choice(self._running())
        os.killpg(victim.pid, signal.SIGKILL)
        victim.wait()
        self._deeds.append("killed")

    def pause(self, chance: random.Random) -> None:
        """Let a worker stand still until the scheduler has given it up, then go on."""
        victim = chance.choice(self._running())
        os.killpg(victim.pid, signal.SIGSTOP)
        time.sleep(40)
        os.killpg(victim.pid, signal.SIGCONT)
        self._deeds.append("paused for 40 s")

    def told(self) -> str:
        """What was done to workers, in words."""
        counts = {deed: self._deeds.count(deed) for deed in dict.fromkeys(self._deeds)}
        return ", ".join(f"{count} {deed}" for deed, count in counts.items()) or "no worker was hurt"

    def _running(self) -> list[subprocess.Popen[bytes]]:
        return [worker for worker in self._workers if worker.poll() is None]


def _free_port() -> int:
    """A port that nobody listens on, so that no scheduler of an earlier run answers."""
    with socket.socket() as found:
        found.bind(("", 0))
        return int(found.getsockname()[1])


def _end(process: subprocess.Popen[bytes]) -> None:
    if process.poll() is None:
        os.killpg(process.pid, signal.SIGKILL)
        process.wait()


@contextmanager
def _bridge(count: int) -> Iterator[None]:
    """Network namespaces cutec0, cutec1, … that reach each other and this one over a bridge."""
    ip = partial(subprocess.run, check=True)
    try:
        ip(["ip", "link", "add", "cutecbr", "type", "bridge"])
        ip(["ip", "addr", "add", f"{NETWORK}.1/24", "dev", "cutecbr"])
        ip(["ip", "link", "set", "cutecbr", "up"])
        for number in range(count):
            space, ours, theirs = f"cutec{number}", f"cutecv{number}", f"cutecw{number}"
            ip(["ip", "netns", "add", space])
            ip(["ip", "link", "add", ours, "type", "veth", "peer", "name", theirs])
            ip(["ip", "link", "set", theirs, "netns", space])
            ip(["ip", "link", "set", ours, "master", "cutecbr", "up"])
            ip(["ip", "-n", space, "addr", "add", f"{NETWORK}.{number + 10}/24", "dev", theirs])
            ip(["ip", "-n", space, "link", "set", theirs, "up"])
            ip(["ip", "-n", space, "link", "set", "lo", "up"])
        yield
    finally:
        quiet = partial(subprocess.run, stderr=subprocess.DEVNULL)
        for number in range(count):
            quiet(["ip", "netns", "del", f"cutec{number}"])
            quiet(["ip", "link", "del", f"cutecv{number}"])
        quiet(["ip", "link", "del", "cutecbr"])


def run_overhead(asked: argparse.Namespace) -> None:
    """Print how long a call of nothing takes, by the number of workers. Caller and scheduler are
    this process: on a cluster they are two, and workers have cores of their own.
    """
    print("workers  units a second  ms a unit  CPU ms a unit of caller and scheduler")
    for count in asked.workers:
        with Cluster(f"dask:local={count}", count) as cluster:
            begin, used = time.monotonic(), time.process_time()
            for number in range(asked.units):
                cluster.submit(Call(f"empty {number}", os.getpid, ()))
            done = sum(1 for _ in cluster.results())
            seconds, used = time.monotonic() - begin, time.process_time() - used
        print(f"{count:7}  {done / seconds:14.0f}  {1000 * seconds / done:9.2f}  {1000 * used / done:38.2f}")


def print_model(asked: argparse.Namespace) -> None:
    """Print minutes by cores: workers share the units' work, caller and scheduler see each unit,
    one after the other. The slower of the two decides.
    """
    print(f"{asked.units} units; caller and scheduler: at most {1 / asked.central:.0f} units a second")
    print("cores  minutes  of workers  of caller and scheduler")
    central = asked.units * asked.central / 60
    for cores in asked.cores:
        shared = asked.units * asked.unit / cores / 60
        print(f"{cores:5}  {max(shared, central):7.1f}  {shared:10.1f}  {central:23.1f}")


if __name__ == "__main__":
    main()
