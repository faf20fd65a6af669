"""Sparse matrices A of mma.sp and wgmma.mma_async.sp: which elements are stored, and where the
metadata says which they are.

Along K, of each chunk a half is stored (PTX ISA, "Sparse matrix storage"): two of four elements of
8 and 16 bits, one of two of 32 bits, two of four pairs of 4-bit elements. A field of metadata gives
the position in its chunk of what is stored; its low bit comes first. The fields of a row lie one
after the other, and the lanes of each quad of a warp share the fields of two rows, g and g+8 (g is
the quad): of elements of 16 and 32 bits a lane has 16 bits of row g and above them 16 of row g+8,
the next lane those of the next columns; of narrower ones a lane has 32 bits of row g, the next lane
32 of row g+8, the two after them those of the next columns. Where a warp needs less than four lanes
of each quad, the selector says which: the one, or the pair, of that number. The 64 rows of a
warpgroup are those of its four warps.
"""

from __future__ import annotations

from cutec.records import dataclass

_QUAD = 4  # lanes


@dataclass(frozen=True, slots=True)
class Sparsity:
    """Of elements of a type: chunks of `chunk` units of `unit` elements each, of which `kept` are
    stored; `patterns` are the fields of metadata, `field` bits each, by the position in the chunk
    that they stand for.
    """

    chunk: int
    kept: int
    unit: int
    field: int
    patterns: tuple[int, ...]

    def position(self, bits: int) -> int:
        """The position in its chunk that a field stands for."""
        return bits if self.chunk == 4 else bits >> 1 & 1


_PAIRS = Sparsity(4, 2, 1, 2, (0, 1, 2, 3))


def sparsity(bits: int) -> Sparsity:
    """That of elements of a size in bits."""
    return {32: Sparsity(2, 1, 1, 4, (0b0100, 0b1110)), 4: Sparsity(4, 2, 2, 2, (0, 1, 2, 3))}.get(bits, _PAIRS)


def fields_of_row(bits: int, k: int) -> int:
    """How many fields a row of `k` elements has."""
    s = sparsity(bits)
    return k // s.unit * s.kept // s.chunk


def lanes_of_quad(bits: int, k: int) -> int:
    """How many lanes of each quad give metadata, for rows of `k` elements."""
    return max(1, fields_of_row(bits, k) * sparsity(bits).field // 16)


def place(bits: int, k: int, row: int, number: int) -> tuple[int, int]:
    """(lane of the quad, counted from the first that the selector chooses; lowest bit in its word)
    of a field of a row of a warp's 16.
    """
    first, lower = number * sparsity(bits).field, row % 16 >= 8
    if bits >= 16:
        return first // 16, first % 16 + 16 * lower
    return first // 32 * 2 + lower, first % 32


def first_lane(bits: int, k: int, selector: int) -> int:
    """The first lane of each quad that gives metadata. Raises ValueError for a selector that there
    is not.
    """
    count = lanes_of_quad(bits, k)
    if not 0 <= selector < _QUAD // count:
        raise ValueError(
            f"the selector {selector} of rows of {k} elements of {bits} bits, expected one below {_QUAD // count}"
        )
    return selector * count
