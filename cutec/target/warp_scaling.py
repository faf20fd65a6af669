"""Multiplies of a warp on sm_120 whose factors are narrow floats, with or without scales of blocks
of elements (PTX ISA, "mma", "Block Scaling for mma.sync").

A block of 16 or 32 elements along K shares a scale. A thread holds the scales of one row in the
bytes of one register, so D = (A · scales of A) (B · scales of B)ᵀ + C needs one register for each
of A and B. Which thread of a quad holds a row's register, and which bytes of it are meant, is part
of the instruction (`selectors`).

    mxf4nvf4, ue4m3, 4 blocks      16 elements of K share a scale; K is 64, so a row has 4 scales,
                                   all bytes of the register
"""

from __future__ import annotations

from cutec.layout import Layout
from cutec.records import dataclass

TARGETS = ("sm_120a", "sm_120f", "sm_121a", "sm_121f")  # that have these multiplies

# Types of f8f6f4 and mxf8f6f4: each element has a byte of its own → bits of zeros below it there.
BYTES = {"e4m3": 0, "e5m2": 0, "e3m2": 0, "e2m3": 0, "e2m1": 2}
SCALES = {"ue8m0": "f8E8M0FNU", "ue4m3": "f8E4M3FN"}  # types of scales → their bytes in the IR


@dataclass(frozen=True, slots=True)
class Scaling:
    """A `.kind::` with scales: K of an instruction, the type of scales, and how many of them a row
    has (`.scale_vec`).
    """

    kind: str
    k: int
    scale: str
    blocks: int

    @property
    def vector(self) -> int:
        """The elements that share a scale."""
        return self.k // self.blocks

    @property
    def suffix(self) -> str:
        """The end of an atom's name."""
        return f"_{self.kind.upper()}_{self.scale.upper()}_VS{self.vector}"

    @property
    def first_bytes(self) -> tuple[int, ...]:
        """Every byte of a register at which a row's scales may begin."""
        return tuple(range(0, 4, self.blocks))

    def layout(self, operand: str) -> Layout:
        """(thread, value) to the column-major index (row, k) of the scales of `A` or `B`: a thread
        names one for each element along K. Pairs of threads of a quad have the rows r and r + 8 of
        A, all threads of a quad the same row of B.
        """
        if operand == "A":
            return Layout(((2, 2, 8), self.k), ((8, 0, 1), 16))
        return Layout(((4, 8), self.k), ((0, 1), 8))


SCALINGS = (
    Scaling("mxf8f6f4", 32, "ue8m0", 1),
    Scaling("mxf4", 64, "ue8m0", 2),
    Scaling("mxf4nvf4", 64, "ue8m0", 2),
    Scaling("mxf4nvf4", 64, "ue4m3", 4),
)
_THREADS = {"a": 2, "b": 4}  # pairs of a quad, or its threads


def wrong_selectors(scaling: Scaling, selectors: tuple[int, ...]) -> str:
    """Why an instruction does not have these selectors (first byte and thread of A, then of B); ""
    if it has. The thread of A is a pair of the quad.
    """
    if len(selectors) != 4:
        return "needs the first byte and the thread of the scales of A and of B"
    for operand, first, thread in zip("ab", selectors[::2], selectors[1::2]):
        if first not in scaling.first_bytes:
            legal = " or ".join(map(str, scaling.first_bytes))
            return f"has scales of {operand.upper()} from byte {legal} on, not {first}"
        if not 0 <= thread < _THREADS[operand]:
            return f"has scales of {operand.upper()} in thread 0 to {_THREADS[operand] - 1} of a quad, not {thread}"
    return ""


def scale_lane(operand: str, row: int, thread: int = 0) -> int:
    """The lane whose register has the scales of a row of `A` (16) or `B` (8)."""
    return 4 * (row % 8) + (row // 8 + 2 * thread if operand == "A" else thread)
