"""How many of NVIDIA's public programs cutec compiles and runs, unmodified:

    python tests/public/public_coverage.py CHECKOUT               # what is not in the results yet
    python tests/public/public_coverage.py CHECKOUT --only fmha   # paths with "fmha", anew
    python tests/public/public_coverage.py CHECKOUT --run         # on this machine's GPU
    python tests/public/public_coverage.py --docs                 # docs/public_examples.md

CHECKOUT is a checkout of NVIDIA/cutlass. Each program is a process of its own: `cutec exec`, with
--rehearse unless it runs. The results, docs/public_examples.json, are written after each program,
so that a measurement that was stopped goes on. CUTEC_CACHE_DIR names the cache: filled by a
rehearsal and copied to a machine with a GPU, it saves --run the compilations.
"""

from __future__ import annotations

import argparse
import datetime
import os
import re
import signal
import subprocess
import sys
import threading
import time
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from pathlib import Path

import public_page
from public_page import Compiled, Measured, Ran
from public_programs import BELOW, ERRORS, Program, programs

SECONDS, GIGABYTES = 600, 8  # of one program, without its tools
TARGETS = {"Blackwell": ("sm_100a", 148)}  # arch of a rehearsal, its number of SMs
OTHERS = {"geforce": ("sm_120a", 170), "sm103": ("sm_103a", 148)}  # the same, by parts of paths
HOPPER = ("sm_90a", 132)
_COMPILED = re.compile(r"^\S+  (?:sm_\w+  compiled|sm_\w+  was in the cache|loaded)$", re.MULTILINE)
_ENDED = re.compile(r"followed up to (.*), which a rehearsal does not have", re.DOTALL)
_ERROR = re.compile(r"^error\[(E\d+)\]: (.*?)(?:\n\s*-->|\n\s*=|\n\n|\Z)", re.MULTILINE | re.DOTALL)
_USAGE = re.compile(r"error: (unrecognized arguments: .*)$", re.MULTILINE)
_EXCEPTION = re.compile(r"^(\w[\w.]*(?:Error|Exception|Warning|Exit)\b.*)$", re.MULTILINE)


def main() -> None:
    options = _options()
    if options.docs:
        public_page.write()
        return
    results, lock = public_page.load(), threading.Lock()
    chosen = [p for p in programs(options.checkout) if _wanted(p, options, results.get(p.path))]

    def each(program: Program) -> None:
        before = results.get(program.path) or Measured(program)
        measured, found = measure(program, options)
        with lock:
            results[program.path] = before.renewed(measured, found)
            public_page.save(results)
        print(f"{program.path}: {found.line()}", flush=True)

    with ThreadPoolExecutor(options.jobs) as pool:
        list(pool.map(each, chosen))


def _options() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("checkout", type=Path, nargs="?", help="a checkout of NVIDIA/cutlass")
    parser.add_argument("--jobs", type=int, default=1, help="programs at once (1)")
    parser.add_argument("--only", action="append", metavar="TEXT", help="only paths with this text, measured anew")
    parser.add_argument("--run", action="store_true", help="run on the GPU, instead of a rehearsal")
    parser.add_argument("--gpus", type=int, default=1, help="with --run, how many GPUs there are (1)")
    parser.add_argument("--seconds", type=int, default=2 * SECONDS, help="of a program, then it is stopped (1200)")
    parser.add_argument("--logs", type=Path, metavar="FOLDER", help="keep there what programs print that fail")
    parser.add_argument("--docs", action="store_true", help="rewrite the page from the results")
    options = parser.parse_args()
    if not options.docs and options.checkout is None:
        parser.error("CHECKOUT is missing")
    return options


def _wanted(program: Program, options: argparse.Namespace, found: Measured | None) -> bool:
    """Whether a program is to be measured now; on a GPU, those that compile."""
    if options.only:
        return any(text in program.path for text in options.only)
    if not options.run:
        return found is None or found.compiled is None
    fits = program.arch != "Blackwell" and (program.ranks == 1 or options.gpus > 1)
    return fits and found is not None and found.ran is None and found.compiles


def measure(program: Program, options: argparse.Namespace) -> tuple[Program, Compiled | Ran]:
    """A program and what came of it: without arguments, if it refuses those that it documents."""
    found = run(program, options) if options.run else rehearse(program, options)
    if program.arguments and "unrecognized arguments" in found.cause:
        return measure(replace(program, arguments=()), options)
    return program, found


def rehearse(program: Program, options: argparse.Namespace) -> Compiled:
    """What a rehearsal of a program compiles, and how it ended."""
    other = next((target for part, target in OTHERS.items() if part in program.path), None)
    arch, count = other or TARGETS.get(program.arch, HOPPER)
    words = ["--rehearse", "--arch", arch, "--device-facts", f"sm_count={count}"]
    words += ["--time-limit", str(SECONDS), "--memory-limit", str(GIGABYTES)]
    ranks = {"RANK": "0", "LOCAL_RANK": "0", "WORLD_SIZE": str(program.ranks)} if program.ranks > 1 else {}
    status, out, errors, seconds = _execute(_command(program, options, words), program, options, ranks)
    functions, cause = len(_COMPILED.findall(out)), ""
    if status == 0 and (ended := _ENDED.search(" ".join(errors.split()))):
        cause = _short(f"ends at {ended[1]}", options).replace(f"{program.path}:", "line ")
    elif status:
        cause = _cause(errors, status, options)
    return Compiled(arch, functions, status == 0, cause, seconds)


def run(program: Program, options: argparse.Namespace) -> Ran:
    """Whether a program runs to its end on this GPU, its own checks included."""
    command = _command(program, options, [])
    if program.ranks > 1:
        count = min(program.ranks, options.gpus)
        command = [
            sys.executable,
            "-m",
            "torch.distributed.run",
            "--nproc-per-node",
            str(count),
            "--no-python",
            *command,
        ]
    status, _, errors, seconds = _execute(command, program, options, {})
    today, wanted = datetime.date.today().isoformat(), ERRORS.get(program.path)
    passed = f"error[{wanted}]" in errors if wanted else status == 0
    return Ran(_gpu(), today, passed, "" if passed else _cause(errors, status, options), seconds)


def _command(program: Program, options: argparse.Namespace, words: list[str]) -> list[str]:
    file = options.checkout.resolve() / BELOW / program.path
    return [sys.executable, "-m", "cutec", "exec", *words, str(file), *program.arguments]


def _execute(
    command: list[str], program: Program, options: argparse.Namespace, more: dict[str, str]
) -> tuple[int, str, str, float]:
    """(status, output, errors, seconds) of a command in the program's folder; it and its tools are
    killed after the time that a program may take.
    """
    root = options.checkout.resolve() / BELOW
    path = os.pathsep.join([str(root), *filter(None, [os.environ.get("PYTHONPATH")])])
    environment = {**os.environ, **more, "PYTHONPATH": path, "COLUMNS": "200"}
    begin = time.monotonic()
    with subprocess.Popen(
        command,
        cwd=(root / program.path).parent,
        env=environment,
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        errors="replace",
        start_new_session=True,
    ) as process:
        try:
            out, errors = process.communicate(timeout=options.seconds)
        except subprocess.TimeoutExpired:
            os.killpg(process.pid, signal.SIGKILL)
            out, errors = process.communicate()
            errors += f"\nTimeoutError: stopped after {options.seconds} s\n"
    if options.logs and process.returncode:
        _keep(options.logs / f"{program.path.replace('/', '.')}.txt", out + errors)
    return process.returncode, out, errors, round(time.monotonic() - begin, 1)


def _keep(file: Path, text: str) -> None:
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(text, encoding="utf-8")


def _cause(errors: str, status: int, options: argparse.Namespace) -> str:
    """Why a program failed: the diagnostic, else the last exception, else the last line."""
    if usage := _USAGE.search(errors):
        return usage[1]
    if found := _ERROR.search(errors):
        return _short(f"{found[1]}: {found[2]}", options)
    if exceptions := _EXCEPTION.findall(errors):
        return _short(exceptions[-1], options)
    return _short(next(reversed(errors.split("\n\n")[-1].strip().splitlines()), f"exit status {status}"), options)


def _short(text: str, options: argparse.Namespace) -> str:
    """A cause without the folders of this machine, for a cell of a table."""
    text = text.replace(f"{options.checkout.resolve() / BELOW}/", "")
    text = re.sub(r"(?<![^\s'])/\S*/(?=[\w.-]+)", "", " ".join(text.split())).replace("cutec._mlir", "cutlass._mlir")
    return text if len(text) <= 96 else text[:93].rstrip() + "…"


def _gpu() -> str:
    """The name of the first GPU, as the driver tells it; "" without one."""
    words = ["nvidia-smi", "--query-gpu=name", "--format=csv,noheader"]
    found = subprocess.run(words, capture_output=True, text=True).stdout.splitlines()
    return found[0].strip() if found else ""


if __name__ == "__main__":
    main()
