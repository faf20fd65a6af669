"""What many forms of one kernel take to build, beside builds of each alone. Needs no GPU.

    python benchmarks/many_forms.py            # 20 forms, and all of gemm_hopper
    python benchmarks/many_forms.py --forms 8 --skip-set

Cold builds: each has a cache of its own. CPU seconds are of a build and its tools, which other work
on the machine disturbs less than the clock; a build that shares its work among two cores takes no
less than half of them. The second variant is built in the process that built the first.
"""

from __future__ import annotations

import argparse
import os
import resource
import subprocess
import sys
import tempfile
import time
from collections.abc import Sequence
from pathlib import Path
from typing import NamedTuple

from cutec.artifact import tuning

ROOT = Path(__file__).resolve().parents[1]
SAMPLE = ROOT / "samples/gemm_hopper.py"
FUNCTION = "gemm_bf16"
TWICE = """
import os, resource, sys, time
from cutec.cli.main import main
def used():
    both = (resource.getrusage(who) for who in (resource.RUSAGE_SELF, resource.RUSAGE_CHILDREN))
    return sum(one.ru_utime + one.ru_stime for one in both)
first, second, out = sys.argv[1:4]
for entry in (first, second):
    cpu, clock = used(), time.perf_counter()
    try:
        main(["build", *sys.argv[4:], "--entry", entry, "-o", f"{out}/{entry}"])
    except SystemExit as ended:
        assert not ended.code, ended
    print(used() - cpu, time.perf_counter() - clock, file=sys.stderr)
"""


class Took(NamedTuple):
    """Seconds of all processors, and of the clock."""

    cpu: float
    clock: float

    def __str__(self) -> str:
        return f"{self.cpu:.1f} CPU-s, {self.clock:.1f} s by the clock"


def used() -> float:
    """CPU seconds of processes started here that have ended, and of theirs."""
    usage = resource.getrusage(resource.RUSAGE_CHILDREN)
    return usage.ru_utime + usage.ru_stime


def cold(folder: Path, command: Sequence[str]) -> subprocess.CompletedProcess[str]:
    """A process with an empty cache."""
    with tempfile.TemporaryDirectory(dir=folder) as cache:
        environment = {**os.environ, "CUTEC_CACHE_DIR": cache}
        return subprocess.run(command, env=environment, cwd=ROOT, capture_output=True, text=True, check=True)


def built(folder: Path, entries: Sequence[str], name: str) -> Took:
    """A cold build of some forms; of none named: of all that the table chooses."""
    named = [word for entry in entries for word in ("--entry", entry)]
    command = [sys.executable, "-m", "cutec", "build", str(SAMPLE), "--arch", "sm_90a", *named]
    cpu, clock = used(), time.perf_counter()
    cold(folder, [*command, "-o", str(folder / name)])
    return Took(used() - cpu, time.perf_counter() - clock)


def in_one_process(folder: Path, first: str, second: str) -> list[Took]:
    """Two forms after each other in one process, whose cache is empty."""
    options = [str(SAMPLE), "--arch", "sm_90a"]
    done = cold(folder, [sys.executable, "-c", TWICE, first, second, str(folder), *options])
    lines = [line.split() for line in done.stderr.splitlines()]
    return [Took(float(line[0]), float(line[1])) for line in lines[-2:]]


def size(folder: Path) -> float:
    """MB of a bundle."""
    return sum(path.stat().st_size for path in folder.iterdir()) / 1e6


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--forms", type=int, default=20)
    parser.add_argument("--skip-set", action="store_true", help="without the whole of gemm_hopper")
    asked = parser.parse_args()
    table = next(t for t in tuning.load(SAMPLE.with_suffix(".tune.yaml"))[0] if t.function == FUNCTION)
    uses = [rule.use for rule in table.rules][: asked.forms]
    entries = ["_".join((FUNCTION, *(f"{name}{value}" for name, value in use.items()))) for use in uses]
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        first, second = in_one_process(folder, entries[0], entries[-1])
        print(f"first form: {first}; a second one in the same process: {second}: {second.cpu / first.cpu:.2f} of it")
        together = built(folder, entries, "together")
        singles = [built(folder, [entry], entry) for entry in entries]
        single = Took(sum(one.cpu for one in singles), sum(one.clock for one in singles))
        print(f"{len(entries)} forms together: {together}; each alone: {single}: {together.cpu / single.cpu:.2f} of it")
        if not asked.skip_set:
            whole = built(folder, [], "whole")
            cubins = len(list((folder / "whole").glob("*.cubin.xz")))
            print(f"all of {SAMPLE.stem}: {whole}; {size(folder / 'whole'):.2f} MB, {cubins} cubins")


if __name__ == "__main__":
    main()
