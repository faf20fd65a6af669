"""Shared memory of the transpose: what each warp accesses at once lies in different banks, both
ways.
"""

from __future__ import annotations

import numpy as np
import pytest
from sample_kit import call, exports, extents_of, inputs

from cutec import layout
from cutec.frontend.exports.entry import entry_of
from cutec.interpreter.memory.shared_memory import SharedMemory

BANKS, WORD, WARP = 32, 4, 32  # CUDA C++ Programming Guide, "Shared Memory": 32 banks of 4-byte words
PHASE = 128  # bytes that a warp moves at once: 16-byte accesses go 8 lanes at a time


def conflicts(addresses: np.ndarray, size: int) -> int:
    """How many times the worst phase of one warp's access of `size` bytes a lane has to be
    repeated; 1 is conflict-free.
    """
    worst = 0
    for lanes in addresses.reshape(-1, PHASE // max(size, WORD)):
        words = {int(a) // WORD + k for a in lanes for k in range(max(1, size // WORD))}
        worst = max(worst, int(np.bincount([w % BANKS for w in words]).max()))
    return worst


@pytest.fixture
def accesses(monkeypatch: pytest.MonkeyPatch) -> dict[str, list[tuple[int, np.ndarray]]]:
    """ "load" and "store" -> (bytes, addresses) of every access to shared memory that the
    interpreter executes.
    """
    seen: dict[str, list[tuple[int, np.ndarray]]] = {"load": [], "store": []}
    for verb, found in seen.items():
        original = getattr(SharedMemory, verb)

        def recorded(self, position, a, *rest, _original=original, _found=found):
            _found.append((a.size, np.array(position)))
            return _original(self, position, a, *rest)

        monkeypatch.setattr(SharedMemory, verb, recorded)
    return seen


def test_the_transpose_has_no_bank_conflicts(accesses) -> None:
    extents = extents_of("transpose", "transpose_f32", 64, 64)
    call("transpose", "transpose_f32", extents, inputs("transpose", "transpose_f32", extents, 0))
    assert {size for size, _ in accesses["store"]} == {16} and {size for size, _ in accesses["load"]} == {4}
    for verb, found in accesses.items():
        moved = sum(size * len(position) for size, position in found)
        assert moved == 64 * 64 * 4, f"one tile is {verb}ed once"
        for size, position in found:
            warps = position.reshape(-1, WARP)
            assert [conflicts(warp, size) for warp in warps] == [1] * len(warps), verb


def test_the_layout_alone_says_so() -> None:
    """8 groups of 4 rows times 4 columns, element k of each group: what a warp reads; and 16-byte
    runs along a row: what it writes.
    """
    sample = entry_of(exports("transpose")["transpose_f32"].function).python.__globals__
    tile, vector = sample["TILE"], sample["VECTOR"]
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
