"""Operands with a swizzle that begin at a multiple of 128 bytes, not of the pattern's 1024: TMA,
multiplies and threads permute bits of addresses, so that they agree wherever an operand begins.
"""

import re
from pathlib import Path
from typing import Any

import ml_dtypes
import numpy as np
import pytest

import cutec
from cutec import cute
from cutec.testing import simulate

HERE = Path(__file__).resolve().parents[1]
ALLOCATION = re.compile(r"smem\.allocate_tensor\(([^,]+), (\w+)\.outer, \d+, \w+\.inner\)")


def behind_128_bytes(smem: Any, kind: Any, layout: Any) -> cute.Tensor:
    """An operand in a struct, 128 bytes behind its start."""

    @cute.struct
    class Operand:
        first: cutec.Int64
        values: cute.struct.Align[cute.struct.MemRange[kind, cute.cosize(layout.outer)], 128]

    field = smem.allocate(Operand, 1024).values
    assert field.data_ptr().alignment == 128
    return field.get_tensor(layout.outer, swizzle=layout.inner)


def moved(path: Path, folder: Path) -> dict[str, Any]:
    """A kernel file whose operands all are behind other bytes."""
    source, count = ALLOCATION.subn(r"behind_128_bytes(smem, \1, \2)", path.read_text())
    assert count >= 2
    (folder / path.name).write_text(source)
    names: dict[str, Any] = {"__name__": "moved", "behind_128_bytes": behind_128_bytes}
    exec(compile(source, str(folder / path.name), "exec"), names)
    return names


@pytest.mark.slow
def test_warpgroups(tmp_path: Path):
    """TMA loads, wgmma, matrices that threads store, TMA stores."""
    gemm = moved(HERE.parent / "samples/gemm_hopper_first.py", tmp_path)["gemm"]
    rng = np.random.default_rng(0)
    a, b = (rng.integers(-2, 3, (128, 192)).astype(ml_dtypes.bfloat16) for _ in range(2))
    c = np.zeros((128, 128), ml_dtypes.bfloat16)
    simulate(gemm, a, b, c, arch="sm_90a")
    assert (c == (a.astype(np.float32) @ b.astype(np.float32).T).astype(c.dtype)).all()


@pytest.mark.slow
def test_a_pair_of_blocks(tmp_path: Path):
    gemm = moved(HERE / "blackwell/gemm_pair.py", tmp_path)["make"]((256, 64, 64))
    rng = np.random.default_rng(0)
    a, b = (rng.integers(-2, 3, (rows, 192)).astype(np.float16) for rows in (256, 64))
    c = np.zeros((256, 64), np.float16)
    simulate(gemm, a, b, c, arch="sm_100a")
    assert (c == a.astype(np.float32) @ b.astype(np.float32).T).all()
