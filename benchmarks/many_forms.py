"""What many forms of one kernel take to build, beside builds of each alone. Needs no GPU.

    python benchmarks/many_forms.py            # 20 forms, and all of gemm_hopper
    python benchmarks/many_forms.py --forms 8 --skip-set
    python benchmarks/many_forms.py --forms 0 --skip-set     # a second form alone

Cold builds: each has a cache of its own. CPU seconds are of a build and its tools, which other work
on the machine disturbs less than the clock; a build that shares its work among two cores takes no
less than half of them. Two forms in one process: by two commands, each of which reads the kernel
file, and by two calls of `cute.compile`. The first one starts Python and imports cutec, with and
without bytecode in Python's cache, in turns; medians of `--rounds`.
"""

from __future__ import annotations

import argparse
import itertools
import os
import resource
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import NamedTuple

from cutec.artifact import tuning

ROOT = Path(__file__).resolve().parents[1]
SAMPLE = ROOT / "samples/gemm_hopper.py"
FUNCTION = "gemm_bf16"
MOST = 20  # forms of it
USED = """
import os
from pathlib import Path
def used():
    # of this process and its children, those that have not ended too
    ticks = 0
    for task in Path("/proc/self/task").iterdir():
        for pid in (task / "children").read_text().split():
            fields = Path("/proc", pid, "stat").read_text().rpartition(") ")[2].split()
            ticks += sum(map(int, fields[11:15]))
    return sum(os.times()[:4]) + ticks / os.sysconf("SC_CLK_TCK")
"""
COMMANDS = """
import sys
from cutec.cli.main import main
before = 0
for entry in sys.argv[1:3]:
    try:
        main(["build", *sys.argv[4:], "--entry", entry, "-o", f"{sys.argv[3]}/{entry}"])
    except SystemExit as ended:
        assert not ended.code, ended
    now = used()
    print(now - before, file=sys.stderr)
    before = now
"""
CALLS = """
import ast, sys
sys.path.insert(0, sys.argv[1])
import cutec
from cutec import cute
from cutec.cute.runtime import make_fake_compact_tensor
from gemm_hopper import gemm
def tensor():
    shape = cute.sym_int(), cute.sym_int(divisibility=8)
    return make_fake_compact_tensor(cutec.BFloat16, shape, stride_order=(1, 0))
before = 0
for use in sys.argv[2:]:
    cute.compile(gemm, tensor(), tensor(), tensor(), (), **ast.literal_eval(use), options="--gpu-arch=sm_90a")
    now = used()
    print(now - before, file=sys.stderr)
    before = now
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


def cold(folder: Path, command: Sequence[str], variables: Mapping[str, str] = {}) -> subprocess.CompletedProcess[str]:
    """A process with an empty cache."""
    with tempfile.TemporaryDirectory(dir=folder) as cache:
        environment = {**os.environ, "CUTEC_CACHE_DIR": cache, **variables}
        return subprocess.run(command, env=environment, cwd=ROOT, capture_output=True, text=True, check=True)


def built(folder: Path, entries: Sequence[str], name: str) -> Took:
    """A cold build of some forms; of none named: of all that the table chooses."""
    named = [word for entry in entries for word in ("--entry", entry)]
    command = [sys.executable, "-m", "cutec", "build", str(SAMPLE), "--arch", "sm_90a", *named]
    cpu, clock = used(), time.perf_counter()
    cold(folder, [*command, "-o", str(folder / name)])
    return Took(used() - cpu, time.perf_counter() - clock)


def pairs(folder: Path, uses: Sequence[Mapping[str, str]], rounds: int) -> Iterator[str]:
    """What two forms in one process take, in words."""
    first, second = uses[0], uses[-1]
    values = [str({key: value(text) for key, text in use.items()}) for use in (first, second)]
    programs = {
        "commands": [USED + COMMANDS, entry_of(first), entry_of(second), str(folder), str(SAMPLE), "--arch", "sm_90a"],
        "calls": [USED + CALLS, str(SAMPLE.parent), *values],
    }
    bytecode = {"PYTHONPYCACHEPREFIX": str(folder / "bytecode"), "PYTHONDONTWRITEBYTECODE": ""}
    kinds = {"with bytecode": bytecode, "without bytecode": {**bytecode, "PYTHONPYCACHEPREFIX": str(folder / "none")}}
    kinds["without bytecode"]["PYTHONDONTWRITEBYTECODE"] = "1"
    took: dict[tuple[str, str], list[tuple[float, float]]] = {}
    for number in range(rounds + 1):
        for (ways, program), (kind, variables) in itertools.product(programs.items(), kinds.items()):
            lines = cold(folder, [sys.executable, "-c", *program], variables).stderr.split()
            if number:  # the first round writes bytecode
                took.setdefault((ways, kind), []).append((float(lines[-2]), float(lines[-1])))
    for (ways, kind), found in took.items():
        one, other, part = (
            statistics.median(numbers) for numbers in (*zip(*found), [second / first for first, second in found])
        )
        yield f"two {ways} {kind}: {one:.2f} CPU-s, then {other:.2f}: {part:.2f} of the first"


def entry_of(use: Mapping[str, str]) -> str:
    """The export of a form."""
    return "_".join((FUNCTION, *(f"{name}{value}" for name, value in use.items())))


def value(text: str) -> int | tuple[int, ...]:
    """A value of a form, of which a table has the text: `64x128` is (64, 128)."""
    numbers = tuple(map(int, text.split("x")))
    return numbers if len(numbers) > 1 else numbers[0]


def size(folder: Path) -> float:
    """MB of a bundle."""
    return sum(path.stat().st_size for path in folder.iterdir()) / 1e6


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--forms", type=int, default=MOST)
    parser.add_argument("--rounds", type=int, default=7)
    parser.add_argument("--skip-set", action="store_true", help="without the whole of gemm_hopper")
    asked = parser.parse_args()
    table = next(t for t in tuning.load(SAMPLE.with_suffix(".tune.yaml"))[0] if t.function == FUNCTION)
    uses = [rule.use for rule in table.rules][:MOST]
    entries = list(map(entry_of, uses))[: asked.forms]
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        for line in pairs(folder, uses, asked.rounds):
            print(line)
        if entries:
            together = built(folder, entries, "together")
            singles = [built(folder, [entry], entry) for entry in entries]
            single = Took(sum(one.cpu for one in singles), sum(one.clock for one in singles))
            part = together.cpu / single.cpu
            print(f"{len(entries)} forms together: {together}; each alone: {single}: {part:.2f} of it")
        if not asked.skip_set:
            whole = built(folder, [], "whole")
            cubins = len(list((folder / "whole").glob("*.cubin.xz")))
            print(f"all of {SAMPLE.stem}: {whole}; {size(folder / 'whole'):.2f} MB, {cubins} cubins")


if __name__ == "__main__":
    main()
