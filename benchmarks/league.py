"""The league: our kernels beside their peers over whole grids of types, shapes and data, on a GPU.

    python benchmarks/league.py --list                             # parts, and their cells
    python benchmarks/league.py --build DIR --part PART            # bundles: needs no GPU
    python benchmarks/league.py --bundles DIR --part gemm-bf16 --limit 500 --out gemm.jsonl
    python benchmarks/league.py --bundles DIR --before OLD --part gemm --out change.jsonl
    python benchmarks/league.py --change change.jsonl              # what changed between two builds
    python benchmarks/league.py --collect benchmarks/results/h200.json *.jsonl
    python benchmarks/league.py --grid benchmarks/results/h200.json      # tables on the terminal
    python benchmarks/league.py --below benchmarks/results/h200.json     # cells below their bar
    python benchmarks/league.py --docs benchmarks/results/*.json         # the pages' marked parts

A run measures cells in shuffled order, appends each to --out at once, and ends after --limit
seconds; the same command goes on with what is missing. --sample takes a part of the cells in which
each value of each axis occurs; --only takes those that such a file has. With --processes 14,
fourteen processes share the cells: each first compiles what its peers compile (torch.compile's,
quack's), in at most half of the time, and then one cell at a time is measured. With --before,
functions of an earlier build's bundles take turns with those of today's.

A machine needs the bundles, cutec/, benchmarks/ and torch. Peers that are not installed (quack,
FlashAttention-4, cuDNN's frontend) are named and left out; --peers names a folder that pip
installed them into, all of which have to be importable.
"""

from __future__ import annotations

import argparse
import contextlib
import fcntl
import functools
import importlib
import os
import random
import site
import subprocess
import sys
import time
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import AbstractContextManager
from pathlib import Path
from typing import Any, Protocol

import pages
from cells import OURS, Cell, Measurement, Result, line_of, result_of, rows_of, sampled
from grids import FAMILIES

ROOT = Path(__file__).resolve().parent.parent
SEED = 17
PEERS = ("quack", "flash_attn.cute", "cudnn", "liger_kernel")  # that a folder may have
PEERS_OPTIONS = {
    "FLASH_ATTENTION_CUTE_DSL_CACHE_ENABLED": "1",  # other peers keep what they compiled anyway
    "TORCHINDUCTOR_COMPILE_THREADS": "1",  # else each process starts 16 others
}


class Device(Protocol):
    """What measures cells."""

    def environment(self) -> dict[str, str]:
        """What the numbers depend on."""
        ...

    def measured(self, cell: Cell) -> Measurement:
        """A cell. Raises whatever goes wrong in it."""
        ...

    def check(self) -> None:
        """Raises if nothing can be measured any more, because a kernel broke the context say."""
        ...

    def rehearsal(self) -> AbstractContextManager[None]:
        """Inside the block, a measurement calls everything once and times nothing."""
        ...


class Bundles:
    """The functions of samples, by name of the sample, from a folder that `build` filled."""

    def __init__(self, folder: Path):
        self.folder = folder
        self._loaded: dict[str, Any] = {}

    def __getitem__(self, sample: str) -> dict[str, Callable[..., Any]]:
        if sample not in self._loaded:
            runtime = importlib.import_module("cutec.runtime")
            self._loaded[sample] = runtime.load(self.folder / Path(sample).name / "manifest.yaml")
        return self._loaded[sample].functions


class Gpu:
    """The GPU of this machine, with the functions of a folder of bundles, and of an earlier build's
    (`before`). `shared`: other processes need its memory too.
    """

    def __init__(self, bundles: Path, shared: bool = False, before: Path | None = None):
        for name, value in PEERS_OPTIONS.items():
            os.environ.setdefault(name, value)
        self._measuring = importlib.import_module("measuring")
        self._measuring.start(shared)
        self.bundles, self.before = Bundles(bundles), before and Bundles(before)

    def environment(self) -> dict[str, str]:
        return self._measuring.environment()

    def measured(self, cell: Cell) -> Measurement:
        measured = importlib.import_module(FAMILIES[cell.family].module).measured
        before = self.before and self._measuring.taken(lambda: measured(cell, self.before))
        with self._measuring.beside(before):
            return measured(cell, self.bundles)

    def check(self) -> None:
        self._measuring.check()

    def rehearsal(self) -> AbstractContextManager[None]:
        return self._measuring.rehearsal()


def parts() -> dict[str, list[Cell]]:
    """Cells by the names of parts: a family, a type or a function of it, a type of that."""
    found: dict[str, list[Cell]] = {}
    for family in FAMILIES.values():
        for cell in family.cells:
            function = f"{cell.family}-{cell.function}"
            for name in (cell.family, f"{cell.family}-{cell.dtype}", function, f"{function}-{cell.dtype}"):
                found.setdefault(name, []).append(cell)
    return found


def chosen(names: str, sample: int, seed: int) -> list[Cell]:
    """The cells of parts in the order in which they are measured; a sample of each part, or all."""
    known, found = parts(), []
    for name in names.split(","):
        if name not in known:
            sys.exit(f"league: no part {name!r}; --list shows them")
        found += sampled(known[name], sample, seed) if sample else known[name]
    order = list(dict.fromkeys(found))
    random.Random(seed).shuffle(order)
    return order


def run(
    cells: Iterable[Cell],
    device: Device,
    out: Path,
    limit: float,
    clock: Callable[[], float] = time.monotonic,
    alone: Callable[[], AbstractContextManager[Any]] = contextlib.nullcontext,
) -> Iterator[Result]:
    """Measure what `out` does not have yet, and append it. Ends before a cell that would take it
    beyond `limit` seconds if it took as long as the longest so far. Each measurement, and whatever
    is written, happens inside an `alone()`.
    """
    begin, longest = clock(), 0.0
    with alone():
        done = done_in(out)
        if out.exists():  # a line that a kill tore goes
            out.write_bytes(out.read_bytes().rpartition(b"\n")[0] + b"\n")
        _append(out, pages.header(device.environment()))
    for cell in cells:
        with alone():
            start = clock()
            if cell in done or start + longest - begin > limit:
                continue
            found = attempted(device, cell)
            _append(out, line_of((cell, found)))
            device.check()
            longest = max(longest, clock() - start)
        yield cell, found


def _append(out: Path, line: str) -> None:
    with out.open("a", encoding="utf-8") as file:
        file.write(line + "\n")


def done_in(out: Path) -> set[Cell]:
    """The cells that a file has."""
    return {result_of(row)[0] for row in rows_of(out) if "function" in row}


def attempted(device: Device, cell: Cell) -> Measurement:
    """A measurement, or why there is none."""
    try:
        return device.measured(cell)
    except Exception as err:  # of any kernel, of any kind: the other cells go on
        return Measurement(failed=f"{type(err).__name__}: {err}".splitlines()[0][:200])


def rehearsed(cells: Iterable[Cell]) -> list[Cell]:
    """One cell for each kernel that peers compile."""
    found: dict[object, Cell] = {}
    for cell in cells:
        if axes := FAMILIES[cell.family].compiled:
            found.setdefault((cell.family, *(cell.axes[name] for name in axes)), cell)
    return list(found.values())


def rehearse(cells: Iterable[Cell], device: Device, limit: float, clock: Callable[[], float] = time.monotonic) -> None:
    """Let peers compile what they need for cells, for so many seconds."""
    end = clock() + limit
    with device.rehearsal():
        for cell in rehearsed(cells):
            if clock() >= end:
                return
            attempted(device, cell)
            device.check()


@contextlib.contextmanager
def locked(file: Path, shared: bool = False) -> Iterator[None]:
    """Hold the lock of a file, which ends with its process (flock(2)): alone, or with others that
    share it.
    """
    with file.open("w", encoding="utf-8") as lock:
        fcntl.flock(lock, fcntl.LOCK_SH if shared else fcntl.LOCK_EX)
        yield


def shared_out(words: Sequence[str], count: int) -> int:
    """Let so many processes share what a command line asks for; how many of them failed."""
    command = [sys.executable, __file__, *words]
    tasks = [subprocess.Popen([*command, "--share", f"{number}/{count}"]) for number in range(count)]
    return sum(task.wait() != 0 for task in tasks)


def told(result: Result) -> str:
    """A result in a line."""
    cell, found = result
    if found.failed:
        return f"{cell}: FAILED, {found.failed}"
    names = ", ".join(f"{name} {1000 * ms:.1f}" for name, ms in found.ms.items())
    speed = f"{found.speed():.0f} {'TFLOP/s' if found.unit == 'flop' else 'GB/s'}" if found.work else ""
    absent = "".join(f"; no {name}: {why}" for name, why in found.absent.items())
    return f"{cell}: {found.of_peer() or 0:.2f} {speed} (us: {names}; error {found.errors.get(OURS, 0):.1e}){absent}"


def asked(options: argparse.Namespace) -> list[Cell]:
    """The cells that a command line names."""
    if options.only:
        if not options.only.exists():
            sys.exit(f"league: there is no file {options.only}")
        found = sorted(done_in(options.only), key=str)
        random.Random(options.seed).shuffle(found)
        return found
    return chosen(options.part, options.sample, options.seed)


def build(folder: Path, cells: Iterable[Cell]) -> None:
    """A bundle of each sample that the families of cells need, with forms for Hopper."""
    families = sorted({cell.family for cell in cells}, key=list(FAMILIES).index)
    for sample in dict.fromkeys(sample for family in families for sample in FAMILIES[family].samples):
        command = [sys.executable, "-m", "cutec", "build", str(source(sample)), "--arch", "sm_90a"]
        subprocess.run([*command, "-o", str(folder / Path(sample).name)], check=True)


def source(sample: str) -> Path:
    """The file of a sample."""
    return ROOT / ("" if "/" in sample else "samples") / f"{sample}.py"


def arguments(words: Sequence[str]) -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    what = parser.add_mutually_exclusive_group(required=True)
    what.add_argument("--list", action="store_true", help="parts")
    what.add_argument("--build", type=Path, metavar="DIR", help="build bundles")
    what.add_argument("--bundles", type=Path, metavar="DIR", help="measure with these bundles")
    what.add_argument("--change", action="store_true", help="print how builds compare, from lines of runs")
    what.add_argument("--collect", type=Path, metavar="JSON", help="one file of the lines of several runs")
    what.add_argument("--grid", action="store_true", help="print tables")
    what.add_argument("--below", action="store_true", help="print cells below their bar")
    what.add_argument("--docs", action="store_true", help="rewrite the marked parts of the pages")
    parser.add_argument("files", nargs="*", type=Path, help="results")
    parser.add_argument("--part", default=",".join(FAMILIES), help="parts to build or measure, separated by commas")
    parser.add_argument("--only", type=Path, metavar="JSONL", help="measure the cells of such lines, of any shape")
    parser.add_argument("--sample", type=int, default=0, metavar="N", help="about N cells of each part")
    parser.add_argument("--seed", type=int, default=SEED, help="of the sample and of the order")
    parser.add_argument("--limit", type=float, default=500, help="seconds")
    parser.add_argument("--before", type=Path, metavar="DIR", help="bundles of an earlier build")
    parser.add_argument("--peers", type=Path, metavar="DIR", help="a folder with packages of peers")
    parser.add_argument("--processes", type=int, default=1, metavar="N", help="that share the cells")
    parser.add_argument("--share", metavar="I/N", help=argparse.SUPPRESS)
    parser.add_argument("--out", type=Path, default=Path("league.jsonl"), help="lines are appended to it")
    return parser.parse_args(words)


def take_peers(folder: Path) -> None:
    """Let peers be imported from a folder."""
    sys.path.insert(0, str(folder))
    site.addsitedir(str(folder))


def try_peers(folder: Path) -> None:
    """Import the peers of a folder. One that cannot be imported ends the program: it would be left
    out of every cell.
    """
    there = [name for name in PEERS if (folder / name.partition(".")[0]).is_dir()]
    if not there:
        sys.exit(f"league: {folder} has none of {', '.join(PEERS)}")
    for name in there:
        try:
            importlib.import_module(name)
        except Exception as err:  # of other people's code, of any kind
            sys.exit(f"league: {name} of {folder} cannot be imported: {type(err).__name__}: {err}")


def measure(words: Sequence[str], options: argparse.Namespace) -> None:
    """Run what a command line asks for: all of it, or one process's share."""
    if options.peers:
        take_peers(options.peers)
        if not options.share:
            try_peers(options.peers)
    for path in filter(None, (options.bundles, options.before)):
        if not path.is_dir():
            sys.exit(f"league: there is no folder {path}; --build makes one")
    begin, order = time.monotonic(), asked(options)
    if options.processes > 1 and not options.share:
        if failed := shared_out(words, options.processes):
            print(f"league: {failed} of {options.processes} processes failed", file=sys.stderr)
    else:
        number, count = map(int, (options.share or "0/1").split("/"))
        mine, device = order[number::count], Gpu(options.bundles, count > 1, options.before)
        alone: Callable[[], AbstractContextManager[Any]] = contextlib.nullcontext
        if count > 1:
            # none measures while others compile, which takes the GPU too
            lock = options.out.with_suffix(".lock")
            alone, done = functools.partial(locked, lock), done_in(options.out)
            with locked(lock, shared=True):
                rehearse([cell for cell in mine if cell not in done], device, options.limit / 2)
        for result in run(mine, device, options.out, options.limit - (time.monotonic() - begin), alone=alone):
            print(f"{time.monotonic() - begin:4.0f} s: {told(result)}", flush=True)
    if not options.share:
        print(f"{len(done_in(options.out) & {*order})} of {len(order)} are measured")


def main(words: Sequence[str]) -> int:
    options = arguments(words)
    if options.list:
        print("\n".join(f"{name:32} {len(cells):5} cells" for name, cells in parts().items()))
    elif options.build:
        build(options.build, asked(options))
    elif options.bundles:
        measure(words, options)
    elif options.collect:
        pages.collect(options.collect, options.files)
    elif options.change:
        print(pages.changes([result_of(row) for file in options.files for row in rows_of(file) if "function" in row]))
    else:
        tables = [pages.load(file) for file in options.files]
        if options.docs:
            pages.write(tables)
        else:
            print("\n\n".join((pages.below if options.below else pages.grids)(table) for table in tables))
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
