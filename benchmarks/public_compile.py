"""Public kernels under cutec and under NVIDIA's compiler: registers and stack of their machine
code, and CPU seconds of compiling them. Needs no GPU.

    export CUTEC_FLASH_ATTENTION=/path/to/flash-attention CUTEC_QUACK=/path/to/quack
    python benchmarks/public_compile.py --peer PYTHON                  # the table, in Markdown
    python benchmarks/public_compile.py --rounds 1 "FA-4 backward, 128"            # cutec alone

PYTHON is an interpreter with nvidia-cutlass-dsl, PyTorch, Triton and TVM-FFI; without --peer its
columns are empty. The cases are calls of public functions (`public_compile_cases.py`). Each run is
a process with empty caches, but for Python's bytecode and the rewritten functions that cutec keeps
beside it; the rounds go through all cases and compilers in shuffled order. CPU seconds, user and
system with child processes, are the least of all runs: other work on the machine adds to them.
`compile`: in all calls of `cute.compile`. `first`: with Python and the import of `cutlass.cute`
before; of the peer's without Python, PyTorch and Triton, which a rehearsal replaces. The project's
own imports are in neither. `clock`: seconds of all calls on the clock, the least too, with what
other work takes of the processors. Registers and bytes of stack are of the kernel of a case that
needs most.
"""

from __future__ import annotations

import argparse
import datetime
import json
import math
import os
import random
import re
import subprocess
import sys
import tempfile
from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path

from cutec.toolchain.find import find_toolset

HERE = Path(__file__).resolve().parent
PROGRAM = HERE / "public_compile_cases.py"
ARCH = "sm_90a"
PROJECTS = ("CUTEC_QUACK", "CUTEC_FLASH_ATTENTION")
TIMES = ("compiling", "first", "clock")
USAGE = re.compile(r"REG:(\d+) STACK:(\d+)")
NAME = re.compile(r'^    "(.+?)": ', re.MULTILINE)
HEAD = (
    "| | registers | peer's | stack, bytes | peer's | compile, s | of the peer's | first, s | of the peer's |"
    " clock, s | of the peer's |"
)


@dataclass(frozen=True)
class Compiler:
    """How a case is run: a command before the program, and variables."""

    command: tuple[str, ...]
    variables: dict[str, str]

    def run(self, case: str, keep: bool = False) -> Run:
        """One process, with empty caches. Raises RuntimeError with its last lines if it fails."""
        with tempfile.TemporaryDirectory() as folder:
            names = ("CUTEC_CACHE_DIR", "CUTE_DSL_CACHE_DIR", "CUTE_DSL_DUMP_DIR")
            variables = {**environment(), **self.variables, **dict.fromkeys(names, folder)}
            variables |= {"CUTE_DSL_KEEP": "cubin"} if keep else {}
            done = subprocess.run(
                [*self.command, str(PROGRAM), case], env=variables, cwd=folder, capture_output=True, text=True
            )
            told = [line for line in done.stdout.splitlines() if line.startswith('{"frameworks"')]
            if not told:
                raise RuntimeError(f"{case}: {done.stderr[-2000:]}")
            return Run(**json.loads(told[0]), needs=needs(Path(folder)) if keep else (0, 0))


@dataclass(frozen=True)
class Run:
    """CPU seconds of one process, seconds on the clock of compiling, and registers and bytes of
    stack where its results were kept.
    """

    frameworks: float
    imported: float
    compiling: float
    clock: float
    needs: tuple[int, int]


@dataclass(frozen=True)
class Row:
    """What a compiler took for a case: CPU seconds, seconds on the clock, registers, bytes of
    stack.
    """

    compiling: float
    first: float
    clock: float
    registers: int
    stack: int

    @classmethod
    def of(cls, runs: list[Run], peer: bool) -> Row:
        """The least of the runs; the first one has kept its results."""
        first = min(run.imported + run.compiling - peer * run.frameworks for run in runs)
        least = [min(getattr(run, what) for run in runs) for what in ("compiling", "clock")]
        return cls(least[0], first, least[1], *runs[0].needs)


def environment() -> dict[str, str]:
    """Ours, with the projects, their arch, Python's bytecode files, and no cache of quack's."""
    kept = {k: v for k, v in os.environ.items() if k != "PYTHONDONTWRITEBYTECODE"}
    path = os.pathsep.join(os.environ[name] for name in PROJECTS)
    number = ARCH.strip("sm_a")
    archs = {"CUTE_DSL_ARCH": ARCH, "QUACK_ARCH": number, "FLASH_ATTENTION_ARCH": number}
    return {**kept, **archs, "PYTHONPATH": path, "QUACK_CACHE_ENABLED": "0"}


def ours() -> Compiler:
    """cutec: a rehearsal."""
    path = os.pathsep.join([str(HERE.parent), environment()["PYTHONPATH"]])
    words = ("-m", "cutec", "exec", "--rehearse", "--arch", ARCH, "--device-facts", "sm_count=132")
    return Compiler((sys.executable, *words), {"PYTHONPATH": path})


def needs(folder: Path) -> tuple[int, int]:
    """The most registers and bytes of stack of the cubins in a folder."""
    cubins = [file for file in folder.glob("*.cubin") if file.is_file()]
    tool = find_toolset().tool("cuobjdump").command
    texts = [
        subprocess.run([tool, "--dump-resource-usage", str(file)], capture_output=True, text=True, check=True).stdout
        for file in cubins
    ]
    return most("\n".join(texts))


def most(text: str) -> tuple[int, int]:
    """The most registers and bytes of stack that cuobjdump tells."""
    found = [(int(registers), int(stack)) for registers, stack in USAGE.findall(text)]
    return max(registers for registers, _ in found), max(stack for _, stack in found)


def cases() -> list[str]:
    """The names of all cases, in order."""
    return NAME.findall(PROGRAM.read_text(encoding="utf-8"))


def measured(names: Iterable[str], compilers: list[Compiler], rounds: int) -> dict[str, list[Row]]:
    """Rows of each case, one for each compiler."""
    runs = {(name, i): [compiler.run(name, keep=True)] for name in names for i, compiler in enumerate(compilers)}
    for _ in range(rounds):
        for name, i in random.sample(list(runs), len(runs)):
            runs[name, i].append(compilers[i].run(name))
    return {name: [Row.of(runs[name, i], i > 0) for i in range(len(compilers))] for name, _ in runs}


def line(name: str, row: Row, peer: Row | None) -> str:
    """A line of the table."""
    needs = [(str(getattr(row, what)), str(getattr(peer, what)) if peer else "") for what in ("registers", "stack")]
    times = [(f"{getattr(row, what):.2f}", f"{quotient(row, peer, what):.2f}" if peer else "") for what in TIMES]
    return f"| {name} | {' | '.join(cell for pair in (*needs, *times) for cell in pair)} |"


def quotient(row: Row, peer: Row, what: str) -> float:
    """Ours, as a part of the peer's."""
    return getattr(row, what) / getattr(peer, what)


def summary(rows: Iterable[tuple[Row, Row]]) -> str:
    """Geometric means and the largest of the quotients."""
    pairs = list(rows)
    told = []
    for what in TIMES:
        quotients = [quotient(row, peer, what) for row, peer in pairs]
        told.append(f"{what}: {math.prod(quotients) ** (1 / len(pairs)):.2f} (largest {max(quotients):.2f})")
    return f"Of the peer's, geometric means: {', '.join(told)}."


def table(found: dict[str, list[Row]]) -> str:
    """The table, and the means where there is a peer."""
    lines = [HEAD, "|---" * HEAD.count(" | ") + "|---|"]
    lines += [line(name, rows[0], rows[1] if len(rows) > 1 else None) for name, rows in found.items()]
    pairs = [(rows[0], rows[1]) for rows in found.values() if len(rows) > 1]
    return "\n".join([*lines, *(["", summary(pairs)] if pairs else [])])


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("cases", nargs="*", help="only these (all)")
    parser.add_argument("--peer", metavar="PYTHON", help="an interpreter with nvidia-cutlass-dsl")
    parser.add_argument("--rounds", type=int, default=3)
    asked = parser.parse_args()
    if missing := [name for name in PROJECTS if not os.environ.get(name)]:
        parser.error(f"{' and '.join(missing)} must name a checkout")
    compilers = [ours(), *([Compiler((asked.peer,), {})] if asked.peer else [])]
    print(f"{datetime.date.today()}, {ARCH}, {asked.rounds} rounds\n")
    print(table(measured(asked.cases or cases(), compilers, asked.rounds)))


if __name__ == "__main__":
    main()
