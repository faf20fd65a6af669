"""The proof by mutants: how many of those that are wrong are reported, and at the right line.

    # All mutants of all kernels, and the kernels themselves in 50 random orders. Each verdict is
    # written as it comes, so that a run that was ended goes on where it was.
    python tests/hazards/mutants.py run FOLDER
    # When the interpreter has changed: those mutants again that were not reported, and the orders.
    python tests/hazards/mutants.py run FOLDER --again
    # The table of docs/hazards.md from them; --unreported lists unreported mutants, and why.
    python tests/hazards/mutants.py report FOLDER

`--kernel NAME` chooses kernels (part of their names), `--schedules N` in how many orders originals
run. All of it takes about an hour of one core. Public kernels are taken from the checkout of
NVIDIA/cutlass that CUTEC_PUBLIC_EXAMPLES names. Tests take a part of it.
"""

from __future__ import annotations

import argparse
import hashlib
import json
import os
import re
from collections import Counter
from concurrent.futures import Future, ProcessPoolExecutor, as_completed
from contextlib import redirect_stdout
from functools import cache
from io import StringIO
from multiprocessing import get_context
from pathlib import Path
from typing import Any

from mutant_kernels import KERNELS, PUBLIC, Case, Kernel
from mutations import mutants
from observing import record
from verdicts import NOT_REACHED, Excuses, Verdict, judge

from cutec.diag.source import line_of

SEEDS = (None, 1, 2, 3)  # orders in which a wrong mutant is run until it is reported


def file_of(kernel: Kernel, folder: Path) -> Path:
    """Where a kernel's sheet is."""
    return folder / (re.sub(r"\W+", "_", kernel.name) + ".jsonl")


@cache
def case_of(kernel: Kernel, folder: Path) -> Case:
    """The kernel's case; its bundle is kept in the folder. What its file prints is not shown."""
    with redirect_stdout(StringIO()):
        return Case(kernel, file_of(kernel, folder).with_suffix(""))


class Sheet:
    """What has been judged of a kernel: `mutants`, verdicts by the operation's number and what is
    done to it, and `orders`, whether the original is reported there: in the order of a seed, or
    with other extents. Its file has a line of JSON for each, below a head that names the lowered
    module; it is `stale` if that has changed since.
    """

    def __init__(self, kernel: Kernel, folder: Path):
        self.kernel, self._file = kernel, file_of(kernel, folder)
        self.mutants: dict[tuple[int, str], dict[str, Any]] = {}
        self.orders: dict[int | str | None, bool] = {}
        self._head = {"kernel": kernel.name, "module": hashlib.sha256(case_of(kernel, folder).data).hexdigest()}
        lines = self._file.read_text().splitlines(True) if self._file.exists() else []
        head, *judged = [json.loads(line) for line in lines if line.endswith("\n")] or [self._head]
        self.stale = head != self._head
        for line in judged:
            self._add(line)

    def begin(self, again: bool) -> None:
        """Go on below what is there, or anew where it is stale. `again`: without mutants that were
        not reported, and without orders.
        """
        mutants = [] if self.stale else [m for m in self.mutants.values() if m["codes"] or not again]
        orders = {} if self.stale or again else self.orders
        self.mutants, self.orders, self.stale = {}, {}, False
        self._file.write_text(json.dumps(self._head) + "\n")
        for verdict in mutants:
            self.judged(verdict)
        for order, reported in orders.items():
            self.ordered(order, reported)

    def judged(self, verdict: dict[str, Any]) -> None:
        """The verdict on a mutant has come."""
        self._write({"mutant": verdict})

    def ordered(self, order: int | str | None, reported: bool) -> None:
        """The original has run in an order."""
        self._write({"order": order, "reported": reported})

    @property
    def false(self) -> list[int | str | None]:
        """The orders in which the original is reported."""
        return [order for order, reported in self.orders.items() if reported]

    def _write(self, line: dict[str, Any]) -> None:
        with self._file.open("a") as file:
            file.write(json.dumps(line) + "\n")
        self._add(line)

    def _add(self, line: dict[str, Any]) -> None:
        if "mutant" in line:
            verdict = line["mutant"]
            self.mutants[verdict["number"], verdict["what"]] = verdict
        else:
            self.orders[line["order"]] = line["reported"]


class _Begun:
    """A kernel whose mutants are judged: what a run of the original does, and its results."""

    def __init__(self, kernel: Kernel, folder: Path):
        self.case = case = case_of(kernel, folder)
        seen, self.wanted = record(case), case.run(case.module()).results
        self.mutants = list(mutants(case, seen))
        self.excuses = Excuses(case, seen, [record(case, extents) for extents in kernel.others])


begun = cache(_Begun)


def _named(kernel: Kernel, folder: Path) -> list[tuple[int, str]]:
    """The mutants of a kernel: numbers of operations, and what is done to them."""
    return [(mutant.number, mutant.what) for mutant in begun(kernel, folder).mutants]


def _judged(kernel: Kernel, folder: Path, number: int) -> Verdict:
    """The verdict on a mutant by its number among the kernel's. One that does no harm is run in the
    usual order only.
    """
    of = begun(kernel, folder)
    case, wanted, mutant = of.case, of.wanted, of.mutants[number]
    if of.excuses.reason(mutant.number, mutant.what):
        return judge(case, mutant, wanted, SEEDS[:1])
    return judge(case, mutant, wanted, SEEDS[:2] if kernel.others else SEEDS, kernel.others)


def _reports(kernel: Kernel, folder: Path, order: int | str | None) -> bool:
    """Whether the original is reported in the order of a seed, or with other extents."""
    case = case_of(kernel, folder)
    seed, extents = (None, order) if isinstance(order, str) else (order, "")
    return bool(case.run(case.module(), seed, extents=extents).findings)


def run(kernels: list[Kernel], folder: Path, schedules: int, processes: int, again: bool) -> None:
    """Judge all mutants of each kernel that its sheet lacks, and run it in random orders."""
    # Kernels are built and observed here, once; processes begin with what is known then.
    named = [(Sheet(kernel, folder), _named(kernel, folder)) for kernel in kernels]
    with ProcessPoolExecutor(processes, get_context("fork")) as pool:
        work: list[tuple[Sheet, list[Future[Verdict]], dict[Future[bool], int | str | None]]] = []
        for sheet, names in named:
            sheet.begin(again)
            task = sheet.kernel, folder
            missing = [n for n, name in enumerate(names) if name not in sheet.mutants]
            orders = [order for order in (None, *range(schedules), *sheet.kernel.others) if order not in sheet.orders]
            judged = [pool.submit(_judged, *task, n) for n in missing]
            work.append((sheet, judged, {pool.submit(_reports, *task, order): order for order in orders}))
        for sheet, judged, orders in work:
            for verdict in as_completed(judged):
                sheet.judged(verdict.result().data())
            for reported in as_completed(orders):
                sheet.ordered(orders[reported], reported.result())
            silent = sum(not m["codes"] for m in sheet.mutants.values())
            print(
                f"{sheet.kernel.name}: {len(sheet.mutants)} mutants, {silent} not reported; the original in"
                f" {len(sheet.orders)} orders, reports in {sheet.false}",
                flush=True,
            )


HEAD = (
    "| kernel | mutants | harmless | not reached | wrong | reported | at the right line | original: orders with a"
    " report |"
)


def report(kernels: list[Kernel], folder: Path, unreported: bool) -> None:
    """The table, and what stands behind it."""
    print(HEAD)
    print("|" + "---|" * HEAD.count(" | ") + "---|")
    total: Counter[str] = Counter()
    details: list[str] = []
    for kernel in kernels:
        if not file_of(kernel, folder).exists():
            details.append(f"{kernel.name}: not run")
            continue
        count = counted(kernel, folder, details)
        print(_row(kernel.name, count))
        total += count
    print(_row("all", total))
    if unreported:
        print("\n".join(details))


def _row(name: str, c: Counter[str]) -> str:
    columns = ("mutants", "harmless", "not reached", "wrong", "reported", "line")
    return f"| {name} | " + " | ".join(str(c[column]) for column in columns) + f" | {c['false']} of {c['orders']} |"


def counted(kernel: Kernel, folder: Path, details: list[str]) -> Counter[str]:
    """The numbers of a kernel; what a reader should look at goes to `details`."""
    sheet = Sheet(kernel, folder)
    if sheet.stale:
        details.append(f"{kernel.name}: has changed since it was run")
        return Counter()
    excuses = begun(kernel, folder).excuses
    missing = {*_named(kernel, folder)} - sheet.mutants.keys()
    if missing:
        details.append(f"{kernel.name}: {len(missing)} mutants are not yet judged")
    count: Counter[str] = Counter({"orders": len(sheet.orders), "false": len(sheet.false)})
    for m in sheet.mutants.values():
        why = excuses.reason(m["number"], m["what"])
        kind = "" if not why else "not reached" if why == NOT_REACHED else "harmless"
        where = f"{kernel.name} | {m['op']} {m['number']} | {m['what']} | {Path(m['file']).name}:{m['at']}"
        count["mutants"] += 1
        count[kind or "wrong"] += 1
        if not kind:
            count["reported"] += bool(m["codes"])
            count["line"] += bool(m["codes"]) and m["line"]
        if m["crash"]:
            details.append(f"{where}: the interpreter failed: {m['crash']}")
        elif kind and m["codes"]:
            details.append(f"{where}: reported {' '.join(m['codes'])}, though {why}")
        elif kind and not m["same"]:
            details.append(f"{where}: results differ, though {why}")
        elif kind == "harmless":
            details.append(f"{where}: harmless, {why}")
        elif not kind and not m["codes"]:
            details.append(
                f"{where}: NOT REPORTED, results {'the same' if m['same'] else 'DIFFER'}:"
                f" {(line_of(m['file'], m['at']) or '').strip()}"
            )
        elif not kind and not m["line"]:
            details.append(f"{where}: reported {' '.join(m['codes'])} at ANOTHER LINE")
    return count


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("action", choices=("run", "report"))
    parser.add_argument("folder", type=Path)
    parser.add_argument("--kernel", action="append", help="only kernels whose names contain this")
    parser.add_argument("--schedules", type=int, default=50, help="of the originals")
    parser.add_argument("--processes", type=int, default=os.cpu_count())
    parser.add_argument("--again", action="store_true", help="what was not reported, and the orders, once more")
    parser.add_argument(
        "--unreported",
        action="store_true",
        help="also list harmless mutants with the reason, and all that is not as it should be",
    )
    options = parser.parse_args()
    kernels = [
        k
        for k in KERNELS
        if (PUBLIC or not k.name.startswith("public"))
        and (not options.kernel or any(n in k.name for n in options.kernel))
    ]
    if options.action == "report":
        report(kernels, options.folder, options.unreported)
        return
    options.folder.mkdir(parents=True, exist_ok=True)
    run(kernels, options.folder, options.schedules, options.processes, options.again)


if __name__ == "__main__":
    main()
