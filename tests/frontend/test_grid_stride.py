"""Loops whose step is known only at run time, and not to be negative: the size of the grid."""

from __future__ import annotations

import numpy as np
import pytest
from exporting import export_of
from harness import define

from cutec.frontend.kernels.trace import trace
from cutec.render.module import module_text
from cutec.testing import simulate

LOOP = """
import cutec
from cutec import Int32, cute

@cute.kernel
def kernel(x: cute.Tensor, last: cute.Tensor, n: Int32):
    block, _, _ = cute.arch.block_idx()
    step = {step}
    i = Int32(-1)
    for i in range(block, n, step):
        x[i] = x[i] * 2 + block
    last[block] = i

@cute.jit
def host(x: cute.Tensor, last: cute.Tensor, n: Int32):
    kernel(x, last, n).launch(grid=3, block=1)
"""
GRID, SCALAR = "cute.arch.grid_dim()[0]", "n - n + 3"


@pytest.mark.parametrize("step", [GRID, SCALAR])
@pytest.mark.parametrize("n", [0, 1, 3, 11])
def test_each_block_takes_its_share(step: str, n: int) -> None:
    x, last = np.arange(12, dtype=np.int32), np.zeros(3, np.int32)
    simulate(define(LOOP.format(step=step), "host"), x, last, n)
    expected = np.arange(12, dtype=np.int32)
    for block in range(3):
        expected[block:n:3] = expected[block:n:3] * 2 + block
    assert x.tolist() == expected.tolist()
    assert last.tolist() == [[-1, *range(block, n, 3)][-1] for block in range(3)]


@pytest.mark.parametrize(("step", "divides"), [(GRID, False), (SCALAR, True)], ids=["grid", "any number"])
def test_only_a_step_of_any_sign_needs_a_division(step: str, divides: bool) -> None:
    source = LOOP.format(step=step).replace("    last[block] = i\n", "").replace("    i = Int32(-1)\n", "")
    export = export_of(define(source, "host"), args=["i32[n]", "i32[3]", "i32"])
    text = module_text(trace(export, "sm_90a").module)
    assert ("divsi" in text) == divides
