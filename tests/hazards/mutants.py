"""The proof by mutants: how many of those that are wrong are reported, and at the right line.

    # All mutants of all kernels, and the kernels themselves in 50 random orders: JSON files.
    python tests/hazards/mutants.py run FOLDER
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
from concurrent.futures import ProcessPoolExecutor
from contextlib import redirect_stdout
from functools import cache
from io import StringIO
from pathlib import Path

from mutant_kernels import KERNELS, PUBLIC, Case, Kernel
from mutations import mutants
from observing import Record, record
from verdicts import NOT_REACHED, Excuses, Verdict, judge

from cutec.diag.source import line_of

SEEDS = (None, 1, 2, 3)  # in which a mutant is run until it is reported


def file_of(kernel: Kernel, folder: Path) -> Path:
    """Where a kernel's verdicts are."""
    return folder / (re.sub(r"\W+", "_", kernel.name) + ".json")


@cache
def case_of(kernel: Kernel, folder: Path) -> Case:
    """The kernel's case; its bundle is kept in the folder. What its file prints is not shown."""
    with redirect_stdout(StringIO()):
        return Case(kernel, file_of(kernel, folder).with_suffix(""))


def _begun(task: tuple[Kernel, Path]) -> tuple[Record, tuple[bytes, ...]]:
    """What a run of the original does, and its results."""
    case = case_of(*task)
    return record(case), case.run(case.module()).results


def _judged(task: tuple[Kernel, Path, Record, tuple[bytes, ...], int]) -> Verdict:
    """The verdict on a mutant by its number among the kernel's."""
    kernel, folder, seen, wanted, number = task
    case = case_of(kernel, folder)
    mutant = list(mutants(case, seen))[number]
    return judge(case, mutant, wanted, SEEDS if mutant.number in seen.warps else (None,))


def _reports(task: tuple[Kernel, Path, int | None]) -> bool:
    """Whether the original is reported in the order of a seed."""
    kernel, folder, seed = task
    case = case_of(kernel, folder)
    return bool(case.run(case.module(), seed).findings)


def run(kernels: list[Kernel], folder: Path, schedules: int, processes: int) -> None:
    """Judge all mutants of each kernel, and run it in random orders."""
    for kernel in kernels:
        case_of(kernel, folder)  # built here, once
    orders = (None, *range(schedules))
    with ProcessPoolExecutor(processes) as pool:
        begun = list(pool.map(_begun, [(k, folder) for k in kernels]))
        work = []
        for kernel, (seen, wanted) in zip(kernels, begun):
            count = len(list(mutants(case_of(kernel, folder), seen)))
            judged = pool.map(_judged, [(kernel, folder, seen, wanted, n) for n in range(count)])
            work.append((judged, pool.map(_reports, [(kernel, folder, seed) for seed in orders])))
        for kernel, (judged, reported) in zip(kernels, work):
            verdicts = list(judged)
            false = [seed for seed, found in zip(orders, reported) if found]
            module = hashlib.sha256(case_of(kernel, folder).data).hexdigest()
            found = {
                "kernel": kernel.name,
                "module": module,
                "mutants": [v.data() for v in verdicts],
                "orders": len(orders),
                "false": false,
            }
            file_of(kernel, folder).write_text(json.dumps(found))
            silent = sum(not v.codes for v in verdicts)
            print(
                f"{kernel.name}: {len(verdicts)} mutants, {silent} not reported; the original in {len(orders)} orders,"
                f" reports in {false}",
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
    found = json.loads(file_of(kernel, folder).read_text())
    case = case_of(kernel, folder)
    if hashlib.sha256(case.data).hexdigest() != found["module"]:
        details.append(f"{kernel.name}: has changed since it was run")
        return Counter()
    excuses = Excuses(case, record(case))
    count: Counter[str] = Counter({"orders": found["orders"], "false": len(found["false"])})
    for m in found["mutants"]:
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
    run(kernels, options.folder, options.schedules, options.processes)


if __name__ == "__main__":
    main()
