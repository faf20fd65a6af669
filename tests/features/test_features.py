"""Every kernel of `features.py` on the interpreter against its NumPy reference, three seeds each.
No tools, no GPU.
"""

import ast
from pathlib import Path

import pytest

from cutec.driver.options.options import BuildOptions
from cutec.driver.run.run import RunOptions, built, run

pytestmark = pytest.mark.slow

FILE = Path(__file__).parent / "features.py"
ENTRIES = [
    "collatz",
    "loops",
    "logic",
    "integers",
    "conversions",
    "precise_math",
    "fast_math",
    "warps",
    "shared",
    "tensor_ssa",
    "tails",
    "fast_divisors",
]


@pytest.fixture(scope="module")
def bundle():
    with built(BuildOptions(file=str(FILE), archs=("sm_90a",), images=False), print) as manifest:
        yield manifest


@pytest.mark.parametrize("entry", ENTRIES)
def test_the_interpreter_agrees_with_numpy(bundle, entry):
    for seed in (0, 1, 2):
        outcome = run(bundle, RunOptions(entry=entry, on="cpu", check=True, seed=seed, roots=(FILE.parent,)))
        assert outcome.comparisons and outcome.failure is None, (seed, outcome.comparisons)


def test_every_export_is_listed():
    exported = [
        node
        for node in ast.walk(ast.parse(FILE.read_text()))
        if isinstance(node, ast.FunctionDef) and node.name.endswith("_reference")
    ]
    assert len(exported) == len(ENTRIES) - 1  # both kinds of mathematics share a reference
