"""Atoms of copies and matrix multiplies by name: which thread holds which value of each operand.

A row of `ATOMS` is all that is needed for an atom to be drawn. Each operand has the tile that the atom covers and a layout from (thread,
value) to its column-major index. The fragments are those of the PTX ISA: "Matrix Fragments for mma.m16n8k16" and "Register Fragments for
wgmma.mma_async.m64nNk16"; operands that wgmma reads from shared memory belong to all threads alike.
"""

from __future__ import annotations

from typing import NamedTuple

from cutec.layout.errors import LayoutError
from cutec.layout.layout import Layout


class Fragment(NamedTuple):
    """An operand: its tile, and the layout from (thread, value) to the tile's column-major index."""

    tile: tuple[int, int]
    tv: Layout


class Atom(NamedTuple):
    """The operands of an atom by name: A (M,K), B (N,K) and C (M,N) of a multiply, `src` and `dst` of a copy."""

    threads: int
    operands: dict[str, Fragment]


def _universal_multiply() -> Atom:
    one = Fragment((1, 1), Layout((1, 1)))
    return Atom(1, {"A": one, "B": one, "C": one})


def _universal_copy(count: int) -> Atom:
    """One thread copies `count` elements that lie one after the other."""
    run = Fragment((1, count), Layout((1, count)))
    return Atom(1, {"src": run, "dst": run})


def _warp_multiply_16x8x16() -> Atom:
    """mma.sync.m16n8k16 of 16-bit elements."""
    return Atom(
        32,
        {
            "A": Fragment((16, 16), Layout(((4, 8), (2, 2, 2)), ((32, 1), (16, 8, 128)))),
            "B": Fragment((8, 16), Layout(((4, 8), (2, 2)), ((16, 1), (8, 64)))),
            "C": Fragment((16, 8), Layout(((4, 8), (2, 2)), ((32, 1), (16, 8)))),
        },
    )


def _warpgroup_multiply_64xnx16(n: int) -> Atom:
    """wgmma.mma_async.m64nNk16 of 16-bit elements, A and B in shared memory."""
    return Atom(
        128,
        {
            "A": Fragment((64, 16), Layout((128, (64, 16)), (0, (1, 64)))),
            "B": Fragment((n, 16), Layout((128, (n, 16)), (0, (1, n)))),
            "C": Fragment((64, n), Layout(((4, 8, 4), (2, 2, n // 8)), ((128, 1, 16), (64, 8, 512)))),
        },
    )


ATOMS: dict[str, Atom] = {
    "universal": _universal_multiply(),
    **{f"universal_copy_{count}": _universal_copy(count) for count in (1, 2, 4, 8)},
    "SM80_16x8x16_F32F16F16F32_TN": _warp_multiply_16x8x16(),
    **{f"SM90_64x{n}x16_F32F16F16_SS": _warpgroup_multiply_64xnx16(n) for n in range(8, 257, 8)},
}


def atom(name: str) -> Atom:
    """The atom of that name, upper and lower case alike. Raises LayoutError that names those like it.

    >>> atom("SM80_16x8x16_F32F16F16F32_TN").operands["C"].tile
    (16, 8)
    """
    folded = {known.lower(): known for known in ATOMS}
    if name.lower() not in folded:
        near = [known for lower, known in folded.items() if name.lower() in lower][:4] or list(ATOMS)[:6]
        raise LayoutError(f"there is no atom {name!r}; there are {', '.join(near)}, ...")
    return ATOMS[folded[name.lower()]]
