"""The compressor for sparse multiplies: metadata as the PTX ISA's fragment figures and formulas
have it, and back.
"""

from __future__ import annotations

import itertools

import ml_dtypes
import numpy as np
import pytest

import cutec
from cutec.cute.nvgpu import warp, warpgroup
from cutec.testing import sparse

F16, F32, S8, S4 = cutec.Float16, cutec.Float32, cutec.Int8, cutec.Int4
E4M3 = cutec.Float8E4M3FN
OPS = {
    "f16 k16": (warp.MmaSparseOp(F16, F16, F32, (16, 8, 16)), np.float16),
    "f16 k32": (warp.MmaSparseOp(F16, F16, F32, (16, 8, 32)), np.float16),
    "tf32 k8": (warp.MmaSparseOp(F32, F32, F32, (16, 8, 8)), np.float32),
    "tf32 k16": (warp.MmaSparseOp(F32, F32, F32, (16, 8, 16)), np.float32),
    "s8 k32": (warp.MmaSparseOp(S8, S8, cutec.Int32, (16, 8, 32)), np.int8),
    "s8 k64": (warp.MmaSparseOp(S8, S8, cutec.Int32, (16, 8, 64)), np.int8),
    "e4m3 k64": (warp.MmaSparseOp(E4M3, E4M3, F32, (16, 8, 64)), ml_dtypes.float8_e4m3fn),
    "s4 k64": (warp.MmaSparseOp(S4, S4, cutec.Int32, (16, 8, 64)), ml_dtypes.int4),
    "s4 k128": (warp.MmaSparseOp(S4, S4, cutec.Int32, (16, 8, 128)), ml_dtypes.int4),
    "f16 m64": (warpgroup.MmaSparseOp(F16, F16, F32, (64, 8, 32)), np.float16),
    "tf32 m64": (warpgroup.MmaSparseOp(F32, F32, F32, (64, 8, 16)), np.float32),
    "s8 m64": (warpgroup.MmaSparseOp(S8, S8, cutec.Int32, (64, 8, 64)), np.int8),
    "e4m3 m64": (warpgroup.MmaSparseOp(E4M3, E4M3, F32, (64, 8, 64)), ml_dtypes.float8_e4m3fn),
}


def random_matrix(op, dtype, tiles=(2, 3)) -> np.ndarray:
    """A sparse matrix with chunks of all kinds, empty ones among them."""
    rng = np.random.default_rng(7)
    shape = [extent * times for extent, times in zip((op.shape()[0], op.shape()[2]), tiles)]
    dense = np.where(rng.random(shape) < 0.4, 0, rng.integers(1, 7, shape))
    return sparse.prune(dense, op).astype(dtype)


def chunk_of_word(kind: str, k: int, lane: int, bit: int) -> tuple[int, int]:
    """(row of 16, number of the field in it) that bits from `bit` on of a lane's word stand for:
    the PTX ISA's figures "Sparse MMA metadata layout", shape by shape, for the lanes that selector
    0 chooses.
    """
    group, quad, bits = lane // 4, lane % 4, {"f16": 2, "tf32": 4}.get(kind, 2)
    match kind, k:
        case ("f16", 16) | ("tf32", 8):  # T0: [15:0] row g, columns 0..; [31:16] row g+8
            assert quad == 0
            return group + 8 * (bit >= 16), bit % 16 // bits
        case ("f16", 32) | ("tf32", 16):  # T0 the first half of both rows' columns, T1 the second
            assert quad < 2
            return group + 8 * (bit >= 16), bit % 16 // bits + quad * (16 // bits)
        case ("s8", 32) | ("s4", 64):  # T0 row g, T1 row g+8
            assert quad < 2
            return group + 8 * quad, bit // bits
        case ("s8", 64) | ("e4m3", 64) | ("s4", 128):  # T0, T1 the first half of rows g and g+8, T2, T3 the second
            return group + 8 * (quad % 2), bit // bits + quad // 2 * (32 // bits)
    raise AssertionError((kind, k))


@pytest.mark.parametrize("name", OPS)
def test_words_are_what_the_manual_says(name: str):
    """Each field is the index of a stored element (of 4-bit ones: pair) in its chunk; of tf32
    0b0100 for the first, 0b1110 for the second.
    """
    op, dtype = OPS[name]
    kind, k, m = name.split()[0], op.shape()[2], op.shape()[0]
    matrix = random_matrix(op, dtype, (1, 1)).astype(np.float64)
    stored, words = sparse.compress(matrix, op)
    assert stored.shape == (m, k // 2) and words.shape == (1, 1, m * 2)
    unit, chunk, bits = {"tf32": (1, 2, 4), "s4": (2, 4, 2)}.get(kind, (1, 4, 2))
    chosen = {16: 1, 32: 2, 64: 4}[k // unit // 2 * bits]
    rebuilt = np.zeros_like(matrix)
    for thread in range(2 * m):
        if thread % 4 >= chosen:
            assert words[0, 0, thread] == words[0, 0, thread - chosen]
            continue
        for bit in range(0, 32, bits):
            row, number = chunk_of_word(kind, k, thread % 32, bit)
            value = int(words[0, 0, thread]) >> bit & (1 << bits) - 1
            position = {0b0100: 0, 0b1110: 1}[value] if kind == "tf32" else value
            first = (number * chunk if kind == "tf32" else number // 2 * chunk) * unit + position * unit
            row += thread // 32 * 16
            rebuilt[row, first : first + unit] = stored[row, number * unit : (number + 1) * unit]
    assert (rebuilt == matrix).all()


@pytest.mark.parametrize("name", OPS)
def test_decompressing_gives_the_matrix_back(name: str):
    op, dtype = OPS[name]
    matrix = random_matrix(op, dtype)
    stored, words = sparse.compress(matrix, op)
    assert stored.dtype == matrix.dtype and stored.shape == (matrix.shape[0], matrix.shape[1] // 2)
    assert (sparse.decompress(stored, words, op).astype(np.float64) == matrix.astype(np.float64)).all()


def test_indices_of_a_chunk_rise():
    op, _ = OPS["f16 k16"]
    for pair in itertools.combinations(range(4), 2):
        matrix = np.zeros((16, 16), np.float16)
        matrix[0, list(pair)] = 1
        assert int(sparse.compress(matrix, op)[1][0, 0, 0]) & 0xF == pair[0] | pair[1] << 2


def test_pruning_keeps_the_largest():
    op, _ = OPS["f16 k16"]
    row = np.array([3, -5, 1, 4] * 4, np.float32)
    assert (sparse.prune(np.tile(row, (16, 1)), op)[0] == np.array([0, -5, 0, 4] * 4)).all()
    op, _ = OPS["s4 k64"]
    row = np.array([1, 0, 0, 7, 2, 2, 0, 0] * 8)
    assert (sparse.prune(np.tile(row, (16, 1)), op)[0] == np.array([0, 0, 0, 7, 2, 2, 0, 0] * 8)).all()


def test_what_cannot_be_compressed():
    op, _ = OPS["f16 k16"]
    with pytest.raises(ValueError, match="row 3 has more than 2 of 4 elements that are not zero from column 8 on"):
        matrix = np.zeros((16, 16))
        matrix[3, 8:11] = 1
        sparse.compress(matrix, op)
    with pytest.raises(ValueError, match="multiples of 16 rows and 16 columns"):
        sparse.compress(np.zeros((8, 16)), op)
    with pytest.raises(ValueError, match="multiplies dense matrices"):
        sparse.prune(np.zeros((16, 16)), warp.MmaTF32Op((16, 8, 8)))
