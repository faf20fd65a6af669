"""Atoms of copies and matrix multiplies by name, as they are drawn: the tile of each operand, and
which thread holds which of its elements.
"""

from __future__ import annotations

from cutec.layout import Layout, LayoutError
from cutec.records import NamedTuple
from cutec.target.copy_atoms import COPY_ATOMS
from cutec.target.mma_atoms import MMA_ATOMS


class Fragment(NamedTuple):
    """An operand: its tile, and the layout from (thread, value) to the tile's column-major
    index.
    """

    tile: tuple[int, int]
    tv: Layout


class Atom(NamedTuple):
    """The operands of an atom by name: A (M,K), B (N,K) and C (M,N) of a multiply, `src` and `dst`
    of a copy.
    """

    threads: int
    operands: dict[str, Fragment]


def names() -> list[str]:
    """Every name that `atom` knows."""
    return [
        "universal",
        *(f"universal_copy_{count}" for count in (1, 2, 4, 8)),
        *MMA_ATOMS,
        *(n for n in COPY_ATOMS if COPY_ATOMS[n].matrices),
    ]


def atom(name: str) -> Atom:
    """The atom of that name, in upper or lower case. Raises LayoutError, which suggests similar
    names.

    >>> atom("SM80_16x8x16_F32F16F16F32_TN").operands["C"].tile
    (16, 8)
    """
    known = {n.lower(): n for n in names()}
    if name.lower() not in known:
        near = [n for lower, n in known.items() if name.lower() in lower][:4] or names()[:6]
        raise LayoutError(f"there is no atom {name!r}; there are {', '.join(near)}, ...")
    return _drawn(known[name.lower()])


def _drawn(name: str) -> Atom:
    if name.startswith("universal_copy_"):
        count = int(name.rpartition("_")[2])
        run = Fragment((1, count), Layout((1, count)))
        return Atom(1, {"src": run, "dst": run})
    if name in COPY_ATOMS and COPY_ATOMS[name].matrices:
        row = COPY_ATOMS[name]
        bits = 8 if row.bytes else 16
        source, target = row.tv(bits, 0)
        elements = source.cosize()
        assert isinstance(elements, int)  # rows are static
        tile = (128 // bits, elements * bits // 128)  # a row of a matrix has 128 bits
        return Atom(row.threads, {"src": Fragment(tile, source), "dst": Fragment(tile, target)})
    row = MMA_ATOMS["universal_f32" if name == "universal" else name]
    operands = {letter: Fragment(row.tile(letter), tv) for letter, tv in zip("ABC", (*row.tv[:2], row.addend))}
    if row.addend != row.tv[2]:
        operands["D"] = Fragment(row.tile("C"), row.tv[2])
    return Atom(row.threads, operands)
