"""Every primitive is what the tools take it for: one kernel each goes through MLIR, LLVM and ptxas
to a cubin.
"""

from __future__ import annotations

import pytest
from matrix_operations import every_matrix_operation
from primitive_cases import combined, compiled

from cutec.ops.primitives import PRIMITIVES

BLACKWELL = ("f32x2.to.f6x2", "f32x2.to.f4x2", "f8x2.to.bf16x2", "f6x2.to.f16x2", "f4x2.to.f16x2")
_STOCHASTIC = ("f32x2.to.f16x2", "f32x2.to.bf16x2", "f32x4.to.f8x4", "f32x4.to.f6x4", "f32x4.to.f4x4")
STOCHASTIC = {f"nvvm.convert.{n}" for n in _STOCHASTIC}  # tests/blackwell/test_stochastic.py


def test_every_primitive_has_a_case():
    used = {op.name for whole in (combined(), every_matrix_operation()) for op in whole.walk()}
    # those of narrow floats: tests/features/test_narrow.py
    # masked bulk stores: tests/cute/test_masked_bulk_store.py
    blackwell = {"cutec.f32x2", "cutec.bulk_store_masked", *(f"nvvm.convert.{n}" for n in BLACKWELL)}
    strings = {"cutec.printf", "cutec.assert"}  # they need strings that lowering places
    tensor_cores = {name for name in PRIMITIVES if name.startswith(("cutec.tcgen05_", "cutec.clc_"))}  # tests/blackwell
    ends = {"nvvm.exit"}  # tests/experimental/test_tcgen05.py
    assert set(PRIMITIVES) - used == strings | blackwell | STOCHASTIC | tensor_cores | ends


@pytest.mark.tools
def test_every_case_compiles():
    assert compiled(combined())[:4] == b"\x7fELF"
