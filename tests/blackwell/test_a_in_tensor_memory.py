"""A in tensor memory, by one block and by pairs: layouts, products on the interpreter against
NumPy, mistakes.
"""

from __future__ import annotations

import numpy as np
import pytest
from a_in_tensor_memory import K, make

import cutec
from cutec import cute
from cutec.cute.nvgpu import tcgen05
from cutec.diag import CutecError
from cutec.target.tcgen05 import Multiply
from cutec.target.tensor_atoms import operand_layout, tensor_row
from cutec.testing import simulate

# (rows, blocks, type) → what NVIDIA's package gives
LAYOUTS = {
    (64, 1, "f16"): "((16,4),16):((131072,4194304),1)",
    (128, 1, "f16"): "(128,16):(131072,1)",
    (128, 2, "f16"): "(128,16):(131072,1)",
    (256, 2, "f16"): "(128,16):(131072,1)",
    (128, 2, "e4m3"): "(128,32):(262144,1)",
    (128, 2, "tf32"): "(128,8):(65536,1)",
}
BITS = {"f16": 16, "e4m3": 8, "tf32": 32}
KINDS = {"f16": "f16", "e4m3": "f8f6f4", "tf32": "tf32"}
CASES = {
    "128 rows": ((128, 64, 32), False, None),
    "128 rows twice": ((256, 64, 32), False, 128),
    "64 rows": ((64, 64, 32), False, None),
    "a pair, 128 rows of each block": ((256, 64, 32), True, None),
    "a pair, 64 rows of each block": ((128, 64, 48), True, None),
    "a pair, 64 rows of each block twice": ((256, 32, 32), True, 128),
}


@pytest.mark.parametrize(("m", "blocks", "ty"), LAYOUTS)
def test_layouts(m: int, blocks: int, ty: str):
    row = tensor_row(Multiply(KINDS[ty], ty, ty, "f32", m, 64), blocks, "TS")
    assert row is not None and str(operand_layout(row, BITS[ty])) == LAYOUTS[m, blocks, ty]


def test_tiles():
    """Those along M follow each other, then those along K, then stages."""
    found = []

    @cute.kernel
    def kernel():
        for pair, m in ((tcgen05.CtaGroup.ONE, 128), (tcgen05.CtaGroup.TWO, 128)):
            source = tcgen05.OperandSource.TMEM
            mma = cute.make_tiled_mma(
                tcgen05.MmaF16BF16Op(cutec.Float16, cutec.Float32, (m, 64, 16), pair, source, K, K)
            )
            found.append(str(mma.make_fragment_A((*mma.partition_shape_A((2 * m, 64)), 3)).layout))

    @cute.jit
    def host():
        kernel().launch(grid=1, block=1)

    simulate(host, arch="sm_100a")
    assert found == ["((128,16),2,4,3):((131072,1),16,32,128)"] * 2


def computed(tile: tuple[int, int, int], pair: bool, m: int | None, second_copy: bool = True) -> bool:
    rng = np.random.default_rng(0)
    a, b = (rng.integers(-2, 3, (rows, tile[2])).astype(np.float16) for rows in tile[:2])
    d = np.full(tile[:2], np.nan, np.float32)
    types = {name: f"{'f32' if x is d else 'f16'}{list(x.shape)}" for name, x in zip("abd", (a, b, d))}
    simulate(make(tile, pair, m, second_copy), a, b, d, arch="sm_100a", types=types)
    return bool((d == a.astype(np.float32) @ b.astype(np.float32).T).all())


@pytest.mark.slow
@pytest.mark.parametrize("name", CASES)
def test_products(name: str):
    assert computed(*CASES[name])


@pytest.mark.slow
def test_a_pair_needs_both_copies():
    """D's second half of columns is computed from the lanes of the second copy."""
    with pytest.raises(CutecError) as caught:
        computed((128, 64, 32), True, None, second_copy=False)
    assert caught.value.code == "E5003"
