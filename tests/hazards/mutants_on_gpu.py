"""A sample of the mutants on a GPU, to see which of them do harm there, and what compute-sanitizer
sees of them.

`python tests/hazards/mutants_on_gpu.py build FOLDER [KERNEL …]` builds them (no GPU needed),
`… run FOLDER` runs each in processes of its own, alone and under racecheck, synccheck and memcheck,
and prints a table: is the result right in all of some launches, does it hang, what is reported.
"""

from __future__ import annotations

import argparse
import json
import os
import re
import shutil
import signal
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from pathlib import Path

HERE = Path(__file__).resolve().parent
sys.path[:0] = [str(HERE), str(HERE.parents[1])]

from mutant_kernels import KERNELS, Case, Kernel
from mutations import Mutant, mutants
from observing import record
from verdicts import Excuses

from cutec.artifact.bundle import open_bundle
from cutec.diag.source import line_of
from cutec.driver.build.build import perform
from cutec.driver.build.unit import Unit
from cutec.driver.build.write import write
from cutec.driver.options.options import BuildOptions
from cutec.driver.run.inputs import make_arguments
from cutec.driver.run.reference import Check, reference_folders, reference_function
from cutec.runtime import Bundle
from cutec.runtime.on_gpu import run_on_gpu

TOOLS = ("racecheck", "synccheck", "memcheck")
ARCH = "sm_90a"
LAUNCHES = 20
LIMIT = 8  # seconds; a run takes about two
# (kernel, its extents, [(operation, what is done, part of its line's text)])
SAMPLE: list[tuple[str, str, list[tuple[str, str, str]]]] = [
    (
        "gemm_hopper_first",
        "m=512,n=512,k=2048",
        [
            ("cutec.mbarrier.wait.parity", "removed", "full + stage"),
            ("cutec.mbarrier.wait.parity", "other parity", "full + stage"),
            ("cutec.mbarrier.wait.parity", "next barrier", "full + stage"),
            ("cutec.mbarrier.wait.parity", "removed", "empty + stage"),
            ("cutec.mbarrier.arrive", "removed", ""),
            ("cutec.mbarrier.arrive.expect_tx", "half the bytes", ""),
            ("cutec.mbarrier.arrive.expect_tx", "twice the bytes", ""),
            ("cutec.mbarrier.init", "half the arrivals", ""),
            ("cutec.wgmma.wait_group", "removed", "wait_group(1)"),
            ("cutec.wgmma.wait_group", "removed", "wait_group(0)"),
            ("nvvm.wgmma.commit.group.sync.aligned", "removed", ""),
            ("nvvm.fence.proxy", "removed", ""),
            ("nvvm.barrier", "removed", "barrier_id=1"),
            ("nvvm.barrier", "removed", "sync_threads"),
            ("nvvm.fence.mbarrier.init", "removed", ""),
            ("nvvm.cp.async.bulk.wait_group", "removed", ""),
            ("cutec.tma.load", "next stage", "tma_a"),
            ("nvvm.setmaxregister", "8 registers more", "increase"),
        ],
    ),
    (
        "gemm_ampere",
        "m=192,n=192,k=1024",
        [
            ("nvvm.cp.async.wait.group", "one group more pending", ""),
            ("nvvm.barrier", "removed", ""),
            ("nvvm.cp.async.commit.group", "removed", ""),
        ],
    ),
    ("softmax", "m=64,n=2000", [("nvvm.barrier", "removed", "")]),
    ("softmax, a cluster a row", "m=200,n=16384", [("nvvm.cluster.wait", "removed", "")]),
    (
        "reduce_cluster",
        "m=3000,n=512",
        [
            ("nvvm.cluster.wait", "removed", "^"),
            ("nvvm.cluster.wait", "removed", ""),
            ("nvvm.cluster.arrive", "removed", "^"),
            ("nvvm.fence.proxy", "removed", ""),
            ("nvvm.cp.async.bulk.wait_group", "removed", ""),
            ("nvvm.barrier", "removed", ""),
            ("nvvm.elect.sync", "all lanes", ""),
        ],
    ),
    (
        "attention_hopper, full",
        "b=1,h=4,g=4,s=384,t=1024",
        [
            ("cutec.wgmma.wait_group", "one group more pending", "wait_group(1)"),
            ("nvvm.fence.proxy", "removed", ""),
            ("nvvm.barrier", "removed", "barrier_id"),
            ("nvvm.barrier.arrive", "removed", ""),
            ("cutec.mbarrier.arrive", "removed", "ring_q"),
            ("cutec.mbarrier.wait.parity", "removed", "at_v"),
        ],
    ),
]


def picked(case: Case, wanted: tuple[str, str, str]) -> Mutant:
    """The last mutant that fits and that nothing excuses: what comes first in a kernel is often of
    its prologue. A text that begins with ^ is of the first.
    """
    op, what, text = wanted
    seen = record(case)
    excuses = Excuses(case, seen)
    fits = [
        m
        for m in mutants(case, seen)
        if (m.op, m.what) == (op, what) and text.lstrip("^") in (line_of(m.loc.file, m.loc.line) or "")
    ]
    found = [m for m in fits if not excuses.reason(m.number, what)]
    return found[0 if text.startswith("^") else -1]


def build(folder: Path, names: list[str]) -> None:
    """Bundles of the originals and the sample of kernels (none named: all), and `list.json` that
    says what they are.
    """
    shutil.rmtree(folder, ignore_errors=True)
    found = []
    for name, extents, wanted in SAMPLE:
        if names and name not in names:
            continue
        kernel = replace(next(k for k in KERNELS if k.name == name), arch=ARCH)
        case = Case(kernel)
        for number, each in enumerate([None, *wanted]):
            mutant = picked(case, each) if each else None
            bundle = f"{kernel.file.stem}_{number:02}"
            _bundle(kernel, mutant, folder / bundle)
            where = f"{kernel.file.stem}.py:{mutant.loc.line}" if mutant else ""
            what = f"{mutant.op.split('.', 1)[1]}: {mutant.what}" if mutant else "original"
            found.append(
                {
                    "bundle": bundle,
                    "kernel": name,
                    "entry": kernel.entry,
                    "extents": extents,
                    "what": what,
                    "where": where,
                }
            )
    (folder / "list.json").write_text(json.dumps(found, indent=1))


def _bundle(kernel: Kernel, mutant: Mutant | None, folder: Path) -> None:
    """Build a kernel whose lowered module is changed before it goes to the tools."""
    front = Unit.run_frontend

    def changed(self: Unit) -> None:
        front(self)
        if mutant is not None:
            self.device = mutant.of(self.device)
            self.mlir = self.context.text(self.device, True)

    Unit.run_frontend = changed  # type: ignore[method-assign]  # until the build is done
    try:
        product = perform(BuildOptions(cache=False, ir=False, output=str(folder), **kernel.options))
    finally:
        Unit.run_frontend = front  # type: ignore[method-assign]  # as it was
    write(folder, product)


# -- on the GPU ------------------------------------------------------------------------------------


def launched(folder: Path, entry: str, extents: str, launches: int) -> int:
    """Launch several times on the same inputs; how many results are wrong."""
    files = open_bundle(folder)
    export = files.manifest.export(entry)
    settings = dict(part.split("=") for part in extents.split(","))
    known: list[object] = []
    wrong = 0
    with Bundle(files) as bundle, reference_function(export, reference_folders(folder)) as function:

        def once(**inputs: object) -> object:
            if not known:
                known.append(function(**inputs))
            return known[0]

        for _ in range(launches):
            arguments = make_arguments(export, settings, {}, 0)
            check = Check(export, arguments, once, None)
            run_on_gpu(bundle, entry, arguments.values, 0, False)
            wrong += any(c.wrong for c in check.compare())
    return wrong


def outcome(item: dict[str, str], folder: Path, tool: str | None, sanitizer: str) -> str:
    """How a mutant ends in a process of its own, alone or under a tool of compute-sanitizer."""
    launches = 1 if tool else LAUNCHES
    line = [
        sys.executable,
        __file__,
        "launch",
        str(folder / item["bundle"]),
        item["entry"],
        item["extents"],
        str(launches),
    ]
    if tool:
        line = [sanitizer, "--tool", tool, *line]
    text = _said(line, LIMIT if tool is None else LIMIT + 4)
    if text is None:
        return "hangs" if tool is None else "no end"
    if tool is None:
        wrong = re.search(r"^wrong (\d+)$", text, re.M)
        if wrong is None:
            return "fails: " + (text.strip().splitlines() or ["without a word"])[-1][:60]
        return "right" if wrong[1] == "0" else f"wrong in {wrong[1]} of {launches}"
    said = re.search(r"(?:ERROR|RACECHECK) SUMMARY: (\d+)", text)
    if said is None:
        return "says nothing"
    if said[1] == "0":
        return "-"
    kinds = re.findall(
        r"^========= (?:Error|Warning): (.{0,60})|^========= ((?!COMPUTE|ERROR|RACECHECK|    )\S.{0,60})", text, re.M
    )
    first = next((a or b for a, b in kinds), "")
    return f"{said[1]} ({first.strip()})"


def _said(line: list[str], limit: int) -> str | None:
    """The output of a process; None if it does not end. All its children end with it."""
    with subprocess.Popen(
        line, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, errors="replace", start_new_session=True
    ) as process:
        try:
            return process.communicate(timeout=limit)[0]
        except subprocess.TimeoutExpired:
            os.killpg(process.pid, signal.SIGKILL)  # compute-sanitizer's child too
            return None


def run(folder: Path) -> None:
    """The table, in Markdown."""
    items = json.loads((folder / "list.json").read_text())
    sanitizer = shutil.which("compute-sanitizer") or next(
        (str(p) for p in Path("/usr/local").glob("cuda*/bin/compute-sanitizer")), ""
    )
    with ThreadPoolExecutor(4) as pool:
        alone = list(pool.map(lambda item: outcome(item, folder, None, sanitizer), items))
    print("| kernel | mutant | line | result |", " | ".join(TOOLS), "|", flush=True)
    print("|" + "---|" * (4 + len(TOOLS)), flush=True)
    with ThreadPoolExecutor(10) as pool:
        tasks = [[pool.submit(outcome, item, folder, tool, sanitizer) for tool in TOOLS] for item in items]
        for item, result, said in zip(items, alone, tasks):
            print(
                f"| {item['kernel']} | {item['what']} | {item['where']} | {result} |",
                " | ".join(task.result() for task in said),
                "|",
                flush=True,
            )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("action", choices=("build", "run", "launch"))
    parser.add_argument("folder", type=Path)
    parser.add_argument("rest", nargs="*")
    options = parser.parse_args()
    if options.action == "launch":
        entry, extents, launches = options.rest
        print("wrong", launched(options.folder, entry, extents, int(launches)))
        sys.stdout.flush()
    elif options.action == "build":
        build(options.folder, options.rest)
    else:
        run(options.folder)


if __name__ == "__main__":
    main()
