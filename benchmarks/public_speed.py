"""Public kernels under cutec and under NVIDIA's compiler on a GPU: their times, side by side.

    export CUTEC_FLASH_ATTENTION=/path/to/flash-attention CUTEC_QUACK=/path/to/quack
    export CUTEC_PUBLIC_EXAMPLES=/path/to/cutlass
    python benchmarks/public_speed.py --peer PYTHON --out times.jsonl
    python benchmarks/public_speed.py --docs times.jsonl                    # the table of the page

PYTHON is an interpreter with PyTorch, nvidia-cutlass-dsl, TVM-FFI and einops. Without compilers on
the machine with the GPU, carry the cache that a rehearsal of `public_speed_side.py` fills (it says
how). quack's epilogues need both compilers as installed packages: in folders `site-packages`.
`flash_attn/__init__.py` imports FlashAttention-2. Where that is not installed, let the variable
name a folder with `flash_attn/cute` alone.

Each case runs in two processes, on the same data from the same seed; what both write must agree.
All cases are compiled first, by many processes at a time. Then one call is timed at a time: CUDA
graphs of several calls, on sets of tensors that are larger than the L2 cache, of which it holds
nothing at the start. The two take turns, in a new order in each round; the times are medians of the
rounds.
"""

from __future__ import annotations

import argparse
import contextlib
import itertools
import json
import math
import os
import queue
import random
import re
import statistics
import subprocess
import sys
import tempfile
import textwrap
import threading
import time
from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

import numpy as np

HERE = Path(__file__).resolve().parent
SIDE = HERE / "public_speed_side.py"
PAGE = HERE.parent / "docs" / "benchmarks.md"
PROJECTS = ("CUTEC_QUACK", "CUTEC_FLASH_ATTENTION")
NAME = re.compile(r'^(?:@case|    )\(\s*"(.+?)"', re.MULTILINE)
MARKED = re.compile(r"(<!-- public speed -->\n).*?(<!-- end of public speed -->)", re.DOTALL)
ROUNDS = 9
SIDES = ("cutec", "NVIDIA's")
PREPARATION, TIMING = 60.0, 10.0  # seconds that a process may take for all its cases, for a turn
TOLERANCE = 0.02  # of norms: the last bit of 16-bit results, in another order of additions


@dataclass
class Row:
    """Microseconds of a call under both compilers, and how far their results are apart; or why one
    of them has none.
    """

    case: str
    ours: float = math.nan
    peer: float = math.nan
    apart: float = math.nan
    failed: str = ""

    @property
    def ratio(self) -> float:
        """NVIDIA's time by ours."""
        return self.peer / self.ours


class Side:
    """A process of one compiler, with some of the cases. What it answers to the preparation of each
    is in `prepared`, which the thread of `prepare` fills; `ended` says how the process ended.
    """

    def __init__(self, command: Sequence[str], variables: dict[str, str], folder: Path, cases: Sequence[str]):
        self.cases = cases
        self.prepared: dict[str, dict[str, Any]] = {}
        self.ended = ""
        folder.mkdir(parents=True)
        self._log = (folder / "log.txt").open("w", encoding="utf-8")
        self._process = subprocess.Popen(
            [*command, str(SIDE), str(folder), *cases],
            env=variables,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=self._log,
            text=True,
        )
        self._answers: queue.Queue[str] = queue.Queue()
        threading.Thread(target=self._read, daemon=True).start()

    def _read(self) -> None:
        assert self._process.stdout
        for line in self._process.stdout:
            self._answers.put(line)
        self._answers.put("")

    def answer(self, limit: float) -> dict[str, Any]:
        """The next line of the process. Raises EOFError if it has ended, or takes longer than
        `limit` seconds, which ends it.
        """
        try:
            line = self._answers.get(timeout=limit)
        except queue.Empty:
            self._process.kill()
            self.ended, line = "the process took too long", ""
        if not line:
            self._answers.put("")
            self.ended = self.ended or f"the process has ended with {self._process.wait()}"
            raise EOFError
        return json.loads(line)

    def prepare(self) -> None:
        """Wait until all cases are prepared, or the process has ended or had `PREPARATION`."""
        end = time.monotonic() + PREPARATION
        with contextlib.suppress(EOFError):
            for case in self.cases:
                self.prepared[case] = self.answer(max(0.0, end - time.monotonic()))

    def microseconds(self, case: str) -> float:
        """A call. Raises EOFError or OSError where the process has ended."""
        assert self._process.stdin
        self._process.stdin.write(case + "\n")
        self._process.stdin.flush()
        return self.answer(TIMING)["us"]

    def end(self) -> None:
        """Ends the process."""
        self._process.kill()
        self._process.wait()
        self._log.close()


def variables(peer: bool) -> dict[str, str]:
    """The environment of a side: the projects, without their caches."""
    path = [os.environ[name] for name in PROJECTS] + ([] if peer else [str(HERE.parent)])
    path += [part for part in os.environ.get("PYTHONPATH", "").split(os.pathsep) if part]
    return {**os.environ, "PYTHONPATH": os.pathsep.join(path), "QUACK_CACHE_ENABLED": "0", "PYTHONWARNINGS": "ignore"}


def commands(peer: str) -> tuple[list[str], list[str]]:
    """How the two sides start."""
    return [sys.executable, "-m", "cutec", "exec"], [peer]


def cases() -> list[str]:
    """The names of all cases, in order of the files."""
    files = [HERE / f"public_speed_{part}.py" for part in ("programs", "quack", "attention")]
    return [name for file in files for name in NAME.findall(file.read_text(encoding="utf-8"))]


def apart(ours: str, peer: str) -> float:
    """The largest distance of norms of what both sides wrote; NaN in the same places is equal."""
    with np.load(ours) as left, np.load(peer) as right:
        return float(np.max([distance(left[name].astype(float), right[name].astype(float)) for name in right.files]))


def distance(a: np.ndarray[Any, Any], b: np.ndarray[Any, Any]) -> float:
    """Of two tensors, relative to the second."""
    same = np.isnan(a) & np.isnan(b) | (a == b)
    norm = np.linalg.norm(np.where(np.isfinite(b), b, 0))
    return float(np.linalg.norm(np.where(same, 0, a) - np.where(same, 0, b)) / max(norm, 1e-30))


def compared(pair: Sequence[Side], case: str) -> Row:
    """A row with the distance of the results, or why there is none."""
    found = [side.prepared.get(case, {"failed": side.ended}) for side in pair]
    told = [f"{who}: {each['failed']}" for who, each in zip(SIDES, found) if "failed" in each]
    row = Row(case)
    if not told:
        row.apart = apart(*(each["written"] for each in found))
        told = [] if row.apart <= TOLERANCE else [f"results differ by {row.apart:.2e}"]
    row.failed = "; ".join(told)
    return row


def timed(pair: Sequence[Side], row: Row) -> Row:
    """A row with its times."""
    times: tuple[list[float], list[float]] = [], []
    try:
        for turn in range(ROUNDS + 1):
            for which in random.sample((0, 1), 2):
                found = pair[which].microseconds(row.case)
                if turn:  # the first round warms up
                    times[which].append(found)
    except (EOFError, OSError):
        row.failed = f"{SIDES[which]}: {pair[which].ended or 'the process has ended'}"
        return row
    row.ours, row.peer = (statistics.median(each) for each in times)
    return row


def started(names: Sequence[str], peer: str, together: int, folder: Path) -> Iterator[Callable[[], list[Side]]]:
    """Functions that start both sides of some cases and prepare these."""
    for number, first in enumerate(range(0, len(names), together)):
        cases = names[first : first + together]

        def start(cases: Sequence[str] = cases, number: int = number) -> list[Side]:
            pair = [
                Side(command, variables(which > 0), folder / f"{number}-{which}", cases)
                for which, command in enumerate(commands(peer))
            ]
            for side in pair:
                side.prepare()
            return pair

        yield start


def measured(names: Sequence[str], peer: str, processes: int, together: int, folder: Path) -> Iterator[Row]:
    """The rows of all cases, `together` in a process: prepared by several pairs of processes beside
    each other, then timed alone.
    """
    with ThreadPoolExecutor(processes) as pool:
        pairs = list(pool.map(lambda start: start(), started(names, peer, together, folder)))
    try:
        for pair in pairs:
            for row in [compared(pair, case) for case in pair[0].cases]:
                yield row if row.failed else timed(pair, row)
    finally:
        for side in itertools.chain(*pairs):
            side.end()


def table(rows: Sequence[Row]) -> str:
    """The mean, and a row for each kernel; below them those that were not timed."""
    good = [row for row in rows if not row.failed]
    least = min(good, key=lambda row: row.ratio)
    mean = math.exp(statistics.fmean(math.log(row.ratio) for row in good))
    lines = [f"{len(good)} kernels: geometric mean {mean:.3f}, least {least.ratio:.2f} ({least.case}).", ""]
    lines += ["| kernel | cutec, µs | NVIDIA's, µs | NVIDIA's / cutec |", "|---|---|---|---|"]
    lines += [f"| {row.case} | {row.ours:.1f} | {row.peer:.1f} | {row.ratio:.2f} |" for row in good]
    return "\n".join([*lines, *([""] if len(good) < len(rows) else []), *(failure(row) for row in rows if row.failed)])


def failure(row: Row) -> str:
    """A line for a case that was not timed."""
    return f"* {row.case}: {row.failed}"[:100]


def load(files: Iterable[Path]) -> tuple[dict[str, str], list[Row]]:
    """What the numbers of some runs depend on, and their rows in the order of the cases; the last
    measurement of a case counts.
    """
    lines = [json.loads(line) for file in files for line in file.read_text(encoding="utf-8").splitlines()]
    rows = {line["case"]: Row(**line) for line in lines if "case" in line}
    depends = {name: value for line in lines if "case" not in line for name, value in line.items()}
    return depends, [rows[case] for case in cases() if case in rows]


def page(text: str, depends: dict[str, str], rows: Sequence[Row]) -> str:
    """The page with its marked part made of these results."""
    told = ", ".join(f"{name} {value}" for name, value in depends.items() if name not in ("card", "date"))
    said = "\n".join(textwrap.wrap(f"{depends['card']}, {depends['date']}: {told}.", 100))
    return MARKED.sub(lambda found: f"{found[1]}\n{said}\n\n{table(rows)}\n\n{found[2]}", text)


def header(peer: str) -> str:
    """A line that says what the numbers depend on."""
    command = [*commands(peer)[1], str(SIDE), "--versions"]
    done = subprocess.run(command, env=variables(True), check=True, stdout=subprocess.PIPE, text=True)
    return done.stdout.splitlines()[-1]


def measure(names: list[str], asked: argparse.Namespace) -> list[Row]:
    """Measure cases, and write each row when it is there."""
    rows: list[Row] = []
    with contextlib.ExitStack() as stack:
        folder = asked.logs or Path(stack.enter_context(tempfile.TemporaryDirectory()))
        out = stack.enter_context((asked.out or Path(os.devnull)).open("a", encoding="utf-8", buffering=1))
        first = stack.enter_context(ThreadPoolExecutor(1)).submit(header, asked.peer)
        for row in measured(names, asked.peer, asked.processes, asked.together, folder):
            if not rows:
                out.write(first.result() + "\n")
            rows.append(row)
            out.write(json.dumps(asdict(row)) + "\n")
    return rows


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("cases", nargs="*", help="patterns of names (all)")
    parser.add_argument("--peer", metavar="PYTHON", help="an interpreter with nvidia-cutlass-dsl")
    parser.add_argument("--processes", type=int, default=7, help="of each compiler, while all is compiled")
    parser.add_argument("--together", type=int, default=4, help="cases in a process")
    parser.add_argument("--logs", type=Path, help="a new folder for what the processes print and write")
    parser.add_argument("--out", type=Path, help="lines of JSON, added to this file")
    parser.add_argument("--docs", type=Path, nargs="+", help="write the table into the page, from files of --out")
    asked = parser.parse_args()
    if asked.docs:
        PAGE.write_text(page(PAGE.read_text(encoding="utf-8"), *load(asked.docs)), encoding="utf-8")
        return
    if missing := [name for name in (*PROJECTS, "CUTEC_PUBLIC_EXAMPLES") if not os.environ.get(name)]:
        parser.error(f"{' and '.join(missing)} must name a checkout")
    if not asked.peer:
        parser.error("--peer or --docs is needed")
    names = [name for name in cases() if not asked.cases or any(re.search(pattern, name) for pattern in asked.cases)]
    print(table(measure(names, asked)))


if __name__ == "__main__":
    main()
