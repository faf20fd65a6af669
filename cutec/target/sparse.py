"""Sparse matrices A of mma.sp and wgmma.mma_async.sp: which elements are stored, and where their
metadata lies (PTX ISA, "Sparse matrix storage").

Along K, half of each chunk is stored: two of four elements of 8 or 16 bits, one of two elements of
32 bits, two of four pairs of 4-bit elements. A field of metadata is the position of a stored unit
in its chunk, low bit first:

    16 bits, chunk (0, 7, 0, 9)    stored (7, 9), fields 1 and 3: metadata 0b1101

The fields of a row are consecutive. The four lanes of quad g of a warp share the fields of rows g
and g+8. For elements of 16 and 32 bits a lane has 16 bits of row g and above them 16 bits of row
g+8; the next lane has the next columns. For narrower elements a lane has 32 bits of row g, the next
lane 32 bits of row g+8, and the other two the next columns. If fewer than four lanes of each quad
give metadata, the selector is the number of the lane, or of the pair of lanes. The 64 rows of a
warpgroup are those of its four warps.
"""

from __future__ import annotations

from cutec.records import dataclass

_QUAD = 4  # lanes


@dataclass(frozen=True, slots=True)
class Sparsity:
    """How elements of a type are stored: `kept` of each chunk of `chunk` units, of `unit` elements
    each. `patterns` are the fields of metadata, `field` bits each, by the position in the chunk.
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
    """The sparsity of elements of a size in bits."""
    return {32: Sparsity(2, 1, 1, 4, (0b0100, 0b1110)), 4: Sparsity(4, 2, 2, 2, (0, 1, 2, 3))}.get(bits, _PAIRS)


def fields_of_row(bits: int, k: int) -> int:
    """How many fields a row of `k` elements has."""
    s = sparsity(bits)
    return k // s.unit * s.kept // s.chunk


def lanes_of_quad(bits: int, k: int) -> int:
    """How many lanes of each quad give metadata, for rows of `k` elements."""
    return max(1, fields_of_row(bits, k) * sparsity(bits).field // 16)


def place(bits: int, k: int, row: int, number: int) -> tuple[int, int]:
    """(lane of the quad, counted from the selector's first; lowest bit in its word) of a field of
    one of a warp's 16 rows.
    """
    first, lower = number * sparsity(bits).field, row % 16 >= 8
    if bits >= 16:
        return first // 16, first % 16 + 16 * lower
    return first // 32 * 2 + lower, first % 32


def first_lane(bits: int, k: int, selector: int) -> int:
    """The first lane of each quad that gives metadata. Raises ValueError for a selector beyond the
    last.
    """
    count = lanes_of_quad(bits, k)
    if not 0 <= selector < _QUAD // count:
        raise ValueError(
            f"the selector {selector} of rows of {k} elements of {bits} bits, expected one below {_QUAD // count}"
        )
    return selector * count
