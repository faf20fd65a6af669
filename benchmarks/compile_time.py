"""How long `cutec build` takes, as a whole process: cold (empty cache) and warm (nothing changed), and where the time of a cold build goes.

    python benchmarks/compile_time.py [--runs 11] [--arch sm_90a] [samples/vector_add.py ...]

Python's own byte code is warm in both. "front" is tracing, lowering, verifying and rendering. Warm builds are checked to start no process.
"""

from __future__ import annotations

import argparse
import json
import os
import statistics
import subprocess
import sys
import tempfile
import time
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
FRONT = ("trace", "lower", "verify_lowered", "host_program", "module_text")
# Runs a build with the front end's functions timed, and prints seconds by function, and of the whole process since it was started.
TIMED = """
import sys, time, json
begin = float(sys.argv.pop(1))
spent = {}
from cutec.cli.main import main
import cutec.driver.unit as unit
def timed(name):
    inner = getattr(unit, name)
    def call(*args, **kwargs):
        start = time.perf_counter()
        try:
            return inner(*args, **kwargs)
        finally:
            spent[name] = spent.get(name, 0.0) + time.perf_counter() - start
    setattr(unit, name, call)
for name in %r:
    timed(name)
main(sys.argv[1:])
print(json.dumps({"whole": time.time() - begin, **spent}), file=sys.stderr)
""" % (FRONT,)
# Runs a build that may not start any process.
ALONE = """
import os, sys
def refuse(*args, **kwargs):
    raise SystemExit("a warm build started a process")
os.posix_spawn = os.fork = os.execv = refuse
from cutec.cli.main import main
sys.exit(main(sys.argv[1:]))
"""


def environment(cache: str) -> dict[str, str]:
    """The environment of a build: its own cache, byte code kept."""
    kept = {k: v for k, v in os.environ.items() if k != "PYTHONDONTWRITEBYTECODE"}
    return {**kept, "CUTEC_CACHE_DIR": cache, "PYTHONPYCACHEPREFIX": os.path.join(tempfile.gettempdir(), "cutec-bench-bytecode")}


def seconds(command: list[str], cache: str) -> float:
    """Wall time of a process that has to succeed."""
    start = time.perf_counter()
    subprocess.run(command, check=True, capture_output=True, cwd=ROOT, env=environment(cache), timeout=300)
    return time.perf_counter() - start


def measure(sample: str, arch: str, runs: int) -> tuple[float, float, float]:
    """Median seconds of cold and warm builds of a sample, and the front end's share of a cold one."""
    with tempfile.TemporaryDirectory() as folder:
        out = os.path.join(folder, "out")
        args = ["build", sample, "--arch", arch, "-o", out]
        command = [sys.executable, "-m", "cutec", *args]
        cold = [seconds(command, os.path.join(folder, f"cache{i}")) for i in range(runs + 1)][1:]
        warm = [seconds(command, os.path.join(folder, "cache1")) for _ in range(runs)]
        subprocess.run([sys.executable, "-c", ALONE, *args], check=True, capture_output=True, cwd=ROOT, env=environment(os.path.join(folder, "cache1")), timeout=60)
        shares = []
        for i in range(max(runs // 3, 1)):
            timed = [sys.executable, "-c", TIMED, str(time.time()), *args]
            done = subprocess.run(timed, check=True, capture_output=True, text=True, cwd=ROOT, env=environment(os.path.join(folder, f"timed{i}")), timeout=60)
            spent = json.loads(done.stderr.splitlines()[-1])
            shares.append(sum(spent.get(name, 0.0) for name in FRONT) / spent["whole"])
    return statistics.median(cold), statistics.median(warm), statistics.median(shares)


def main() -> None:
    """Print a table."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("samples", nargs="*", default=["samples/minimal.py", "samples/vector_add.py", "samples/elementwise_add.py", "samples/transpose.py"])
    parser.add_argument("--arch", default="sm_90a")
    parser.add_argument("--runs", type=int, default=11)
    given = parser.parse_args()
    print(f"| sample ({given.arch}) | cold, s | warm, s | front end's share of a cold build |\n|---|---|---|---|")
    for sample in given.samples:
        cold, warm, share = measure(sample, given.arch, given.runs)
        print(f"| {Path(sample).name} | {cold:.2f} | {warm:.2f} | {share:.0%} |", flush=True)
    load = os.getloadavg()[0] / (os.cpu_count() or 1)
    print(f"\n{os.cpu_count()} CPUs, load {load:.2f} a CPU, Python {sys.version.split()[0]}, {time.strftime('%Y-%m-%d')}")


if __name__ == "__main__":
    main()
