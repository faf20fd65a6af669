"""Shared memory of the transpose: what each warp accesses at once lies in different banks, both
ways.
"""

from __future__ import annotations

import numpy as np
import pytest
from bank_conflicts import WARP, WORD, conflicts
from sample_kit import call, extents_of, inputs

from cutec import layout
from cutec.artifact.signature import DTYPE_BITS


@pytest.mark.slow
@pytest.mark.parametrize(
    ("dtype", "side", "wide"),
    [("u8", 128, 16), ("u8", 136, 8), ("u8", 132, 4), ("f16", 64, 16), ("f32", 64, 16), ("f64", 64, 16)],
)
def test_the_transpose_has_no_bank_conflicts(dtype: str, side: int, wide: int, accesses) -> None:
    extents = extents_of("transpose", f"swap_{dtype}", 1, side, 1, side, 1)
    call("transpose", f"swap_{dtype}", extents, inputs("transpose", f"swap_{dtype}", extents, 0))
    element = DTYPE_BITS[dtype] // 8
    assert {size for size, _ in accesses["store"]} == {wide} and {size for size, _ in accesses["load"]} == {element}
    for verb, found in accesses.items():
        moved = sum(size * len(position) for size, position in found)
        assert wide < 16 or moved == side * side * element, f"every element of whole tiles is {verb}ed once"
        for size, position in found:
            warps = position.reshape(-1, WARP)
            assert [conflicts(warp, size) for warp in warps] == [1] * len(warps), verb


def test_the_layout_alone_says_so() -> None:
    """8 groups of 4 rows times 4 columns, element k of each group: what a warp reads; and 16-byte
    runs along a row: what it writes.
    """
    tile, vector = 64, 4
    plain = layout.make_layout((tile, tile), stride=(tile, 1))
    swizzled = layout.make_composed_layout(layout.make_swizzle(3, 2, tile.bit_length() - 1), 0, plain)
    reads = {name: [] for name in ("plain", "swizzled")}
    for k in range(vector):
        for column in range(0, tile, 4):
            for name, of in (("plain", plain), ("swizzled", swizzled)):
                lanes = [of((4 * (lane // 4) + k, column + lane % 4)) for lane in range(WARP)]
                reads[name].append(conflicts(WORD * np.array(lanes), WORD))
    assert set(reads["swizzled"]) == {1} and set(reads["plain"]) == {8}
    for row in range(tile):
        runs = np.array([swizzled((row, vector * run)) for run in range(tile // vector)])
        assert (runs % vector == 0).all() and conflicts(WORD * runs, 16) == 1


@pytest.mark.parametrize(
    ("stride", "size", "expected"),
    [(4, 4, 1), (8, 4, 2), (128, 4, 32), (132, 4, 1), (16, 16, 1), (256, 16, 8), (0, 4, 1), (2, 2, 1)],
)
def test_counting_conflicts(stride: int, size: int, expected: int) -> None:
    assert conflicts(np.arange(WARP) * stride, size) == expected
