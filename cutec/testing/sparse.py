"""Sparse matrices for mma.sp and wgmma.mma_async.sp: pruning, and the compressed form with metadata
in the order in which the instructions read it.

`op` is the multiply's operation (`cute.nvgpu.warp.MmaSparseOp`,
`cute.nvgpu.warpgroup.MmaSparseOp`): it determines which elements of a row are stored together, and
to which threads tiles of metadata belong (PTX ISA, "Sparse matrix storage"; the layouts are those
of `cutec.target.sparse`).
"""

from __future__ import annotations

from typing import Any

import numpy as np

from cutec.ops.primitives.sparse import expanded
from cutec.target.mma_atoms import ELEMENTS, MmaRow
from cutec.target.sparse import fields_of_row, lanes_of_quad, place, sparsity

Array = np.ndarray


def _row_of(op: Any) -> tuple[MmaRow, int]:
    """(its row in the table of atoms, bits of an element of A). Raises ValueError for a dense
    multiply.
    """
    row: MmaRow = op.mma_row()
    if not row.sparse:
        raise ValueError(f"{row.name} multiplies dense matrices")
    return row, ELEMENTS[row.types[1]][1]


def _units(matrix: Array, bits: int) -> Array:
    """[row, chunk, position, element of a unit]. Raises ValueError where chunks do not divide the
    rows.
    """
    s = sparsity(bits)
    if matrix.ndim != 2 or matrix.shape[1] % (s.chunk * s.unit):
        raise ValueError(
            f"a matrix of shape {matrix.shape}, expected rows of a multiple of {s.chunk * s.unit} elements"
        )
    return matrix.reshape(len(matrix), -1, s.chunk, s.unit)


def prune(matrix: Array, op: Any) -> Array:
    """A copy of a matrix (M, K) in which all but the largest elements of each chunk are zero, as
    `compress` needs it.
    """
    _, bits = _row_of(op)
    units = _units(matrix, bits).copy()
    weight = np.abs(units.astype(np.float64)).sum(axis=3)
    lost = np.argsort(-weight, axis=2, kind="stable")[:, :, sparsity(bits).kept :]
    np.put_along_axis(units, lost[..., None], np.zeros((), matrix.dtype), axis=2)
    return units.reshape(matrix.shape)


def compress(matrix: Array, op: Any) -> tuple[Array, Array]:
    """(what is stored of a matrix (M, K): (M, K / 2); its metadata as uint32 words (M / m, K / k,
    threads), m, k and threads those of the atom).

    A thread's word of each tile is what the atom takes as its metadata; lanes that a selector does
    not choose repeat the chosen ones', so that every selector is right. Raises ValueError where
    more elements of a chunk are not zero than are stored, or tiles do not divide the matrix.
    """
    row, bits = _row_of(op)
    (m, _, k), s = row.shape, sparsity(bits)
    if matrix.ndim != 2 or len(matrix) % m or matrix.shape[1] % k:
        raise ValueError(
            f"a matrix of shape {matrix.shape}, expected multiples of {m} rows and {k} columns for {row.name}"
        )
    units = _units(matrix, bits)
    used = (units.astype(np.float64) != 0).any(axis=3)
    if (used.sum(axis=2) > s.kept).any():
        line, chunk = map(int, np.argwhere(used.sum(axis=2) > s.kept)[0])
        first = chunk * s.chunk * s.unit
        raise ValueError(
            f"row {line} has more than {s.kept} of {s.chunk} elements that are not zero from column {first} on: prune"
            " it first"
        )
    position = np.sort(np.argsort(~used, axis=2, kind="stable")[:, :, : s.kept], axis=2)
    stored = np.take_along_axis(units, position[..., None], axis=2).reshape(len(matrix), -1)
    return stored, _words(np.array(s.patterns, np.uint32)[position].reshape(len(matrix), -1), row, bits)


def _words(fields: Array, row: MmaRow, bits: int) -> Array:
    """The words of metadata from the fields of each row."""
    m, _, k = row.shape
    # [M tile, K tile, row, field]
    each = fields.reshape(len(fields) // m, m, -1, fields_of_row(bits, k)).swapaxes(1, 2)
    words = np.zeros((*each.shape[:2], row.threads), np.uint32)
    lanes = lanes_of_quad(bits, k)
    for line in range(m):
        for number in range(each.shape[3]):
            lane, bit = place(bits, k, line, number)
            first = line // 16 * 32 + line % 8 * 4
            words[:, :, first + lane : first + 4 : lanes] |= (each[:, :, line, number] << np.uint32(bit))[..., None]
    return words


def decompress(stored: Array, metadata: Array, op: Any) -> Array:
    """The matrix (M, K) of which `compress` made `stored` and `metadata`, read as the instructions
    do.
    """
    row, bits = _row_of(op)
    m, _, k = row.shape
    tiles = stored.reshape(len(stored) // m, m, -1, k // 2).swapaxes(1, 2)
    whole = expanded(np, bits, tiles, metadata, 0)
    return whole.swapaxes(1, 2).reshape(len(stored), -1)


__all__ = ["compress", "decompress", "prune"]
