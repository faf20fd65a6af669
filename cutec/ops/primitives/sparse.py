"""Sparse operands in the interpreter: A with its zeros, from its stored elements and the metadata
that gives their positions (`target.sparse`).
"""

from __future__ import annotations

from functools import cache
from typing import Any

from cutec.ops.primitives.registry import Array
from cutec.target.sparse import fields_of_row, first_lane, place, sparsity


@cache
def _places(bits: int, k: int, rows: int, selector: int) -> list[list[tuple[int, int]]]:
    """For each row and field of metadata: (thread that has it, its lowest bit)."""
    start, count = first_lane(bits, k, selector), fields_of_row(bits, k)

    def thread(row: int, number: int) -> tuple[int, int]:
        lane, bit = place(bits, k, row, number)
        return row // 16 * 32 + row % 8 * 4 + start + lane, bit

    return [[thread(row, number) for number in range(count)] for row in range(rows)]


def columns(np: Any, bits: int, k: int, words: Array, selector: int) -> Array:
    """For each stored element of A its column: `[..., row, K / 2]` from the words of metadata
    `[..., thread]` of a warp (16 rows) or a warpgroup (64).
    """
    s = sparsity(bits)
    places = np.array(_places(bits, k, words.shape[-1] // 2, selector))
    field = (
        np.ascontiguousarray(words).view(np.uint32)[..., places[:, :, 0]] >> places[:, :, 1].astype(np.uint32)
        & (1 << s.field) - 1
    )
    return places_of(np, bits, field)


def places_of(np: Any, bits: int, field: Array) -> Array:
    """For each stored element its column, from the fields of metadata `[..., row, field]`."""
    s = sparsity(bits)
    position = np.array([s.position(b) for b in range(1 << s.field)])[field]
    column = np.arange(field.shape[-1]) // s.kept * s.chunk + position
    each = column[..., None] * s.unit + np.arange(s.unit)
    return each.reshape(*each.shape[:-2], -1)


def expanded(np: Any, bits: int, stored: Array, words: Array, selector: int) -> Array:
    """A with its zeros, `[..., row, K]`, from its stored elements, `[..., row, K / 2]`."""
    return spread(np, stored, columns(np, bits, 2 * stored.shape[-1], words, selector))


def spread(np: Any, stored: Array, where: Array) -> Array:
    """Rows of twice the length, with the stored elements in their columns."""
    full = np.zeros((*stored.shape[:-1], 2 * stored.shape[-1]), stored.dtype)
    np.put_along_axis(full, where, stored, axis=-1)
    return full
