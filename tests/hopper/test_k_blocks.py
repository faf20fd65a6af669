"""k-blocks that are multiplied one at a time share their operands' descriptors: the distance
between them is a constant that the instruction adds. A descriptor of each would take two registers
through a whole loop.
"""

from __future__ import annotations

import sys
from pathlib import Path

import numpy as np
import pytest

from cutec.driver.kernel_file.load import loaded
from cutec.frontend.kernels.trace import trace
from cutec.ir.core import Op
from cutec.lowering import lower
from cutec.testing import simulate

sys.path.insert(0, str(Path(__file__).parent))
from k_blocks import K, M, N, gemm


@pytest.mark.parametrize("stage", [0, 1])
def test_the_product(stage: int) -> None:
    rng = np.random.default_rng(0)
    a, b = (rng.integers(-3, 4, shape).astype("f2") for shape in ((M, K), (N, K)))
    d = np.full((M, N), np.nan, "f4")
    simulate(gemm, a, b, d, stage)
    assert (d == a.astype("f4") @ b.astype("f4").T).all()


def test_one_address_an_operand() -> None:
    path = Path(__file__).parent / "k_blocks.py"
    with loaded(str(path)) as kernel:
        (declared,) = kernel.exports
        container = lower(trace(declared, "sm_90a").module)
    described = [op.operands[0] for op in container.walk() if op.name == "cutec.wgmma.descriptor"]
    assert len(described) == 2 * K // 16 and len(set(map(id, described))) == 2, "of two addresses: LLVM makes each once"


def test_the_distance_is_in_the_instruction() -> None:
    with loaded(str(Path(__file__).parent / "k_blocks.py")) as kernel:
        (declared,) = kernel.exports
        container = lower(trace(declared, "sm_90a").module)
    multiplies = [op for op in container.walk() if op.name == "cutec.wgmma.mma_async"]
    for name in ("a_steps", "b_steps"):
        assert [op.attrs[name].values for op in multiplies] == [(2 * k,) for k in range(K // 16)]
    descriptors = [value for op in multiplies for value in op.operands[-3:-1]]
    assert {value.owner.name for value in descriptors if isinstance(value.owner, Op)} == {"cutec.wgmma.descriptor"}
