"""The table of public kernels under two compilers: what it reads, and its quotients."""

from __future__ import annotations

import sys
from pathlib import Path

BENCHMARKS = Path(__file__).parents[2] / "benchmarks"
sys.path.insert(0, str(BENCHMARKS))
import public_compile
from public_compile import Row, Run

TOLD = """
 Function a:
  REG:46 STACK:0 SHARED:1024 LOCAL:0 CONSTANT[0]:648
 Function b:
  REG:40 STACK:72 SHARED:0 LOCAL:0 CONSTANT[0]:812
"""


def test_registers_and_stack_of_the_largest() -> None:
    assert public_compile.most(TOLD) == (46, 72)


def test_names_of_the_cases() -> None:
    assert {"quack softmax", "FA-4 backward, 128"} < set(public_compile.cases())


def test_the_least_of_the_runs() -> None:
    runs = [Run(1.0, 1.5, 2.0, 1.2, (168, 72)), Run(2.0, 3.0, 1.0, 1.3, (0, 0))]
    assert Row.of(runs, peer=False) == Row(1.0, 3.5, 1.2, 168, 72)
    assert Row.of(runs, peer=True) == Row(1.0, 2.0, 1.2, 168, 72)


def test_quotients() -> None:
    found = {"x": [Row(1, 2, 3, 168, 72), Row(2, 2, 4, 160, 0)], "y": [Row(4, 1, 3, 40, 0), Row(2, 4, 1, 40, 0)]}
    lines = public_compile.table(found).splitlines()
    assert lines[0].count("|") == lines[1].count("|") == lines[2].count("|")
    assert lines[2] == "| x | 168 | 160 | 72 | 0 | 1.00 | 0.50 | 2.00 | 1.00 | 3.00 | 0.75 |"
    means = "compiling: 1.00 (largest 2.00), first: 0.50 (largest 1.00), clock: 1.50 (largest 3.00)"
    assert lines[-1] == f"Of the peer's, geometric means: {means}."


def test_without_a_peer() -> None:
    assert public_compile.table({"x": [Row(1, 2, 3, 168, 72)]}).splitlines()[2:] == [
        "| x | 168 |  | 72 |  | 1.00 |  | 2.00 |  | 3.00 |  |"
    ]
