"""Whole-process time of `cutec build` for the samples and one arch: cold (empty cache) and warm (nothing changed). Needs no GPU.

    python benchmarks/compile_time.py                       # all samples, sm_90a, 15 runs
    python benchmarks/compile_time.py --arch sm_100a --runs 31 vector_add softmax
    python benchmarks/compile_time.py gemm_hopper:gemm_f16_tile128x256_cluster2x1      # one of a sample's exports
    python benchmarks/compile_time.py gemm_ampere:gemm_f16_tile128x128x64@sm_80        # and its arch
    python benchmarks/compile_time.py --large                                          # one export of each of the large samples, and vector_add

Wall time from starting the process to its end, medians over rounds that go through all samples in turn. `load` is what it takes until the
kernel file runs: Python itself, imports, looking for tools. `trace`, `lower` and `render` are cutec's own work; `tools` what is then still
left to wait for; `CPU` is what a cold build and its tools take of all cores, which other work on the machine disturbs less (`least`: of all
rounds). Python's bytecode files are there, cutec's cache is not. Processes are counted in runs of their own, by an audit hook.
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

SAMPLES = Path(__file__).resolve().parents[1] / "samples"
LARGE = (
    "vector_add@sm_90a",
    "gemm_ampere:gemm_f16_tile128x128x64@sm_80",
    "gemm_hopper:gemm_f16_tile128x256_cluster2x1@sm_90a",
    "attention_hopper:attention_window_bf16_depth128@sm_90a",
)
LOAD = ("start-up", "look up", "find tools", "load compiler")
TOOLS = ("settle", "wait", "bundle")
COUNT = """
import sys
started = []
sys.addaudithook(lambda event, args: started.append(args[0]) if event in ("os.posix_spawn", "os.fork", "os.exec", "subprocess.Popen") else None)
from cutec.cli.main import main
status = main(sys.argv[1:])
print(len(started), file=sys.stderr)
sys.exit(status)
"""


class Build:
    """Builds of one sample, or of its export after a colon, for the arch after an @ or else `arch`, in a folder of its own."""

    def __init__(self, sample: str, arch: str, folder: Path):
        self.sample, self._folder, self._number = sample, folder / sample.replace(":", "-"), 0
        export, _, named = sample.partition("@")
        file, _, entry = export.partition(":")
        self._args = ["build", str(SAMPLES / f"{file}.py"), "--arch", named or arch, "-o", str(self._folder / "out"), "--timings", "--json"]
        self._args += ["--entry", entry] if entry else []
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
        environment = {k: v for k, v in os.environ.items() if k != "PYTHONDONTWRITEBYTECODE"}
        environment["CUTEC_CACHE_DIR"] = str(self._folder / f"cache{self._number}")
        return subprocess.run(command, env=environment, capture_output=True, text=True, check=True)


def processor_seconds() -> float:
    """What processes started here, and those that they started, have used, as far as they have ended."""
    usage = resource.getrusage(resource.RUSAGE_CHILDREN)
    return usage.ru_utime + usage.ru_stime


def median(runs: list[dict[str, float]], *spans: str) -> float:
    """Of the sum of these spans."""
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
    """Print one table."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("samples", nargs="*", metavar="SAMPLE[:EXPORT][@ARCH]", default=sorted(p.stem for p in SAMPLES.glob("*.py")))
    parser.add_argument("--large", action="store_true", help="one export of each large sample")
    parser.add_argument("--arch", default="sm_90a")
    parser.add_argument("--runs", type=int, default=15)
    asked = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        builds = [Build(sample, asked.arch, Path(folder)) for sample in (LARGE if asked.large else asked.samples)]
        processes = {build.sample: build.processes() for build in builds}  # writes Python's bytecode files too
        for _ in range(asked.runs):
            for build in builds:
                build.round()
    print(f"{asked.arch}, {asked.runs} runs, Python {sys.version.split()[0]} ({bare_python(asked.runs):.0f} ms for `pass`), {os.cpu_count()} cores; ms\n")
    print("| sample | cold | CPU | least | load | trace | lower | render | tools | trace + render | warm | processes cold, warm |")
    print("|---|---|---|---|---|---|---|---|---|---|---|---|")
    for build in builds:
        cold = build.cold
        share = statistics.median((r["trace"] + r["render"]) / r["whole"] for r in cold)
        cells = [median(cold, "whole"), median(cold, "CPU"), min(run["CPU"] for run in cold), median(cold, *LOAD), *(median(cold, s) for s in ("trace", "lower", "render")), median(cold, *TOOLS)]
        numbers = " | ".join(f"{ms:.0f}" for ms in cells)
        started = ", ".join(map(str, processes[build.sample]))
        print(f"| {build.sample} | {numbers} | {share:.0%} | {median(build.warm, 'whole'):.0f} | {started} |")


if __name__ == "__main__":
    main()
