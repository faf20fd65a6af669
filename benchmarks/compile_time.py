"""Whole-process time of `cutec build` for the samples and one arch: cold (empty cache) and warm
(nothing changed). Needs no GPU.

    # all samples, sm_90a, 15 runs
    python benchmarks/compile_time.py
    python benchmarks/compile_time.py --arch sm_100a --runs 31 vector_add softmax
    # one of a sample's exports, and its arch
    python benchmarks/compile_time.py gemm_ampere:gemm_f16_tile128x128x64@sm_80
    # vector_add and one export of each large sample
    python benchmarks/compile_time.py --large
    # other compilers and public kernels in the same rounds
    python benchmarks/compile_time.py --large --peers --triton PYTHON --public CUTLASS

Wall time from starting the process to its end, medians over rounds that go through all samples in
turn. `load` is what it takes until the kernel file runs: Python itself, imports, looking for tools.
`trace`, `lower` and `render` are cutec's own work; `tools` what is then still left to wait for;
`CPU` is what a cold build and its tools take of all cores, which other work on the machine disturbs
less (`least`: of all rounds). Python's bytecode files are there, cutec's cache is not. Processes
are counted in runs of their own, by an audit hook.

Milliseconds of two machines cannot be compared; multiples of a peer's time in the same rounds can,
more or less. The times to beat (half of what NVIDIA's DSL takes: an add 0.4 s, Ampere GEMM 0.8 s,
Hopper persistent GEMM 0.95 s, attention 1.4 s) come from a machine on which nvcc takes 0.30 s for
an add, Triton 0.62 s for an add and 1.1 to 1.3 s for a GEMM: 1.33, 2.67, 3.17 and 4.67 times nvcc's
add.
"""

from __future__ import annotations

import argparse
import json
import os
import resource
import statistics
import subprocess
import sys
import tempfile
import time
from pathlib import Path

from cutec.toolchain.find import find_toolset

ROOT = Path(__file__).resolve().parents[1]
SAMPLES = ROOT / "samples"
PEERS = ROOT / "benchmarks/compile_peers"
LARGE = (
    "vector_add@sm_90a",
    "gemm_ampere:gemm_f16_tile128x128x64@sm_80",
    "gemm_hopper:gemm_f16_tile128x256_cluster2x1@sm_90a",
    "attention_hopper:attention_window_bf16_depth128@sm_90a",
)
PUBLIC = (
    "cute/ampere/kernel/dense_gemm/tensorop_gemm.py:gemm",
    "cute/hopper/kernel/dense_gemm/dense_gemm_persistent.py:gemm",
)
LOAD = ("start-up", "look up", "find tools", "load compiler")
TOOLS = ("finish", "wait", "bundle")
COUNT = """
import sys
started = []
STARTS = ("os.posix_spawn", "os.fork", "os.exec", "subprocess.Popen")
sys.addaudithook(lambda event, args: started.append(args[0]) if event in STARTS else None)
from cutec.cli.main import main
status = main(sys.argv[1:])
print(len(started), file=sys.stderr)
sys.exit(status)
"""


class Build:
    """Builds of one kernel, in a folder of its own."""

    def __init__(self, name: str, args: list[str], folder: Path, path: str = ""):
        self.name, self._folder, self._number = name, folder / name.replace(":", "-"), 0
        self._args = ["build", *args, "-o", str(self._folder / "out"), "--timings", "--json"]
        self._environment = environment(PYTHONPATH=path) if path else environment()
        self.cold: list[dict[str, float]] = []
        self.warm: list[dict[str, float]] = []

    def round(self) -> None:
        """A cold build, then a warm one."""
        self._number += 1
        self.cold.append(self._run())
        self.warm.append(self._run())

    def processes(self) -> tuple[int, int]:
        """How many a cold and a warm build start."""
        self._number += 1
        cold, warm = (int(self._start([sys.executable, "-c", COUNT, *self._args]).stderr.split()[-1]) for _ in range(2))
        return cold, warm

    def _run(self) -> dict[str, float]:
        """Milliseconds by span; `whole` and `CPU` from outside."""
        begin, used = time.perf_counter(), processor_seconds()
        done = self._start([sys.executable, "-m", "cutec", *self._args])
        outside = {"whole": 1000 * (time.perf_counter() - begin), "CPU": 1000 * (processor_seconds() - used)}
        return {**outside, **json.loads(done.stdout)["timings"]}

    def _start(self, command: list[str]) -> subprocess.CompletedProcess[str]:
        cache = {"CUTEC_CACHE_DIR": str(self._folder / f"cache{self._number}")}
        return subprocess.run(
            command, env={**self._environment, **cache}, cwd=ROOT, capture_output=True, text=True, check=True
        )


class Peer:
    """Another compiler's cold run: a command that runs in a fresh folder, which is also where it
    keeps what it caches.
    """

    def __init__(self, name: str, command: list[str], folder: Path, cache_variable: str = "CUDA_CACHE_PATH"):
        self.name, self._command, self._folder, self._variable = name, command, folder, cache_variable
        self.milliseconds: list[float] = []

    def run(self) -> float:
        """Milliseconds of the whole process, caches empty."""
        with tempfile.TemporaryDirectory(dir=self._folder) as fresh:
            begin = time.perf_counter()
            subprocess.run(
                self._command, env=environment(**{self._variable: fresh}), cwd=fresh, capture_output=True, check=True
            )
            return 1000 * (time.perf_counter() - begin)

    def round(self) -> None:
        """Once."""
        self.milliseconds.append(self.run())


def environment(**more: str) -> dict[str, str]:
    """Ours, with Python's bytecode files, and with `more`."""
    return {**{k: v for k, v in os.environ.items() if k != "PYTHONDONTWRITEBYTECODE"}, **more}


def of_sample(text: str, arch: str, folder: Path) -> Build:
    """The build of SAMPLE[:EXPORT][@ARCH], for `arch` if it names none."""
    export, _, named = text.partition("@")
    file, _, entry = export.partition(":")
    return Build(
        text, [str(SAMPLES / f"{file}.py"), "--arch", named or arch, *(["--entry", entry] if entry else [])], folder
    )


def of_public(text: str, checkout: Path, folder: Path) -> Build:
    """The build of one export of a public example, by its spec in tests/public."""
    examples = checkout / "examples/python/CuTeDSL"
    file, _, entry = text.partition(":")
    stem = Path(file).stem
    args = [str(examples / file), "--spec", str(ROOT / f"tests/public/{stem}.yaml"), "--entry", entry]
    return Build(f"{stem}:{entry}", args, folder, path=str(examples))


def find_peers(triton: str | None, folder: Path) -> list[Peer]:
    """nvcc where it is beside ptxas, and Triton in the interpreter that was named."""
    peers = []
    ptxas = find_toolset().find("ptxas")
    if ptxas and (nvcc := ptxas.path.with_name("nvcc")).exists():
        peers.append(
            Peer(
                "nvcc, an add", [str(nvcc), "-arch=sm_90a", "-cubin", str(PEERS / "add.cu"), "-o", "add.cubin"], folder
            )
        )
    for kernel, capability in (("add", "90"), ("gemm", "80"), ("gemm", "90")) if triton else ():
        command = [str(triton), str(PEERS / "triton_kernels.py"), kernel, capability]
        peers.append(Peer(f"Triton, {kernel} for sm_{capability}", command, folder, "TRITON_CACHE_DIR"))
    return peers


def processor_seconds() -> float:
    """CPU seconds of processes started here and of their children, as far as they have ended."""
    usage = resource.getrusage(resource.RUSAGE_CHILDREN)
    return usage.ru_utime + usage.ru_stime


def median(runs: list[dict[str, float]], *spans: str) -> float:
    """Median of the sum of these spans."""
    return statistics.median(sum(run.get(span, 0.0) for span in spans) for run in runs)


def bare_python(runs: int) -> float:
    """Milliseconds of `python -c pass`."""
    found = []
    for _ in range(runs):
        begin = time.perf_counter()
        subprocess.run([sys.executable, "-c", "pass"], check=True)
        found.append(1000 * (time.perf_counter() - begin))
    return statistics.median(found)


def main() -> None:
    """Print one table, and one of peers."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument(
        "samples", nargs="*", metavar="SAMPLE[:EXPORT][@ARCH]", default=sorted(p.stem for p in SAMPLES.glob("*.py"))
    )
    parser.add_argument("--large", action="store_true", help="one export of each large sample")
    parser.add_argument(
        "--public", type=Path, metavar="CHECKOUT", help="public GEMMs of a checkout of NVIDIA/cutlass too"
    )
    parser.add_argument(
        "--peers", action="store_true", help="nvcc in the same rounds, and cold builds as multiples of its time"
    )
    parser.add_argument("--triton", metavar="PYTHON", help="with --peers: an interpreter that has Triton")
    parser.add_argument("--arch", default="sm_90a")
    parser.add_argument("--runs", type=int, default=15)
    asked = parser.parse_args()
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        builds = [of_sample(sample, asked.arch, folder) for sample in (LARGE if asked.large else asked.samples)]
        builds += [of_public(text, asked.public.resolve(), folder) for text in (PUBLIC if asked.public else ())]
        peers = find_peers(asked.triton, folder) if asked.peers else []
        processes = {build.name: build.processes() for build in builds}  # writes Python's bytecode files too
        for peer in peers:
            peer.run()
        for _ in range(asked.runs):
            for job in (*builds, *peers):
                job.round()
    print(
        f"{asked.arch}, {asked.runs} runs, Python {sys.version.split()[0]} ({bare_python(asked.runs):.0f} ms for"
        f" `pass`), {os.cpu_count()} cores; ms\n"
    )
    print_builds(builds, processes)
    if peers:
        print_peers(peers, builds)


def print_builds(builds: list[Build], processes: dict[str, tuple[int, int]]) -> None:
    """The table of builds."""
    print(
        "| sample | cold | CPU | least | load | trace | lower | render | tools | trace + render | warm | processes"
        " cold, warm |"
    )
    print("|---|---|---|---|---|---|---|---|---|---|---|---|")
    for build in builds:
        cold = build.cold
        share = statistics.median((r["trace"] + r["render"]) / r["whole"] for r in cold)
        cells = [
            median(cold, "whole"),
            median(cold, "CPU"),
            min(run["CPU"] for run in cold),
            median(cold, *LOAD),
            *(median(cold, s) for s in ("trace", "lower", "render")),
            median(cold, *TOOLS),
        ]
        numbers = " | ".join(f"{ms:.0f}" for ms in cells)
        started = ", ".join(map(str, processes[build.name]))
        print(f"| {build.name} | {numbers} | {share:.0%} | {median(build.warm, 'whole'):.0f} | {started} |")


def print_peers(peers: list[Peer], builds: list[Build]) -> None:
    """Peers' times, and our cold builds as multiples of each: medians of the quotients of the same
    round, which the machine's speed moves less.
    """
    print(f"\n| | ms | {' | '.join(build.name for build in builds)} |")
    print("|---|---|" + "---|" * len(builds))
    for peer in peers:
        times = peer.milliseconds
        shares = [statistics.median(run["whole"] / ms for run, ms in zip(build.cold, times)) for build in builds]
        print(f"| {peer.name} | {statistics.median(times):.0f} | {' | '.join(f'{share:.2f}' for share in shares)} |")


if __name__ == "__main__":
    main()
