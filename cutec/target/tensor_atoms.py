"""Atoms of multiplies into tensor memory (`tcgen05.mma`), by one block, A and B in shared memory.

There are over ten thousand, of all types, shapes and majors; each is made when it is asked for.
One thread gives a multiply to the tensor core, so that all elements are values of that thread:

    A of 128x256x16     (1,(128,16)):(0,(1,128))     (thread, (row, column)) in a tile, column-major
"""

from __future__ import annotations

from functools import cache
from itertools import product

from cutec.layout import Layout, composition
from cutec.lazy_pattern import pattern
from cutec.target.mma_atoms import ELEMENTS, MmaRow, atom_name
from cutec.target.tcgen05 import KINDS, TARGETS, Multiply
from cutec.target.tensor_memory import LANE_SHIFT, LANES, rows_of_d

_NAME = pattern(r"SM100_(\d+)x(\d+)x\d+_([A-Z0-9]+)_SS(?:_(NN|TT|NT))?\Z")
_K_MAJOR = "TN"
_WORD = 32  # bits of a column


def _layouts(row: MmaRow) -> tuple[Layout, Layout, Layout]:
    """One thread has the whole tiles."""
    a, b, c = (Layout((1, row.tile(x)), (0, (1, row.tile(x)[0]))) for x in "ABC")
    return a, b, c


def tensor_row(what: Multiply) -> MmaRow | None:
    """The atom of a multiply; None if no instruction does it."""
    if what.wrong():
        return None
    shape, types = (what.m, what.n, what.k), (what.d, what.a, what.b)
    major = ("N" if what.a_mn else "T") + ("T" if what.b_mn else "N")  # as those of warpgroups
    return MmaRow(
        atom_name("SM100", shape, types, "_SS" if major == _K_MAJOR else f"_SS_{major}"),
        shape,
        (*types, what.d),
        1,
        "sm_100a",
        "cute_nvgpu.tcgen05_mma",
        _layouts,
        fields=("accumulate",),
        source="SS",
        major=major,
        kind=what.kind,
        also=KINDS[what.kind].archs or TARGETS,
    )


def multiply_of(row: MmaRow) -> Multiply:
    """What an atom multiplies."""
    (d, a, b, _), (m, n, _), major = row.types, row.shape, row.major
    return Multiply(row.kind, a, b, d, m, n, major[0] == "N", major[1] == "T")


def accumulator_layout(row: MmaRow, bits: int) -> Layout:
    """(row, column) of D of one instruction to elements of so many bits in tensor memory, where
    each has a column of its own.
    """
    word = _WORD // bits
    lanes = rows_of_d(row.shape[0])
    stride = composition(Layout(LANES, word << LANE_SHIFT), lanes)
    return Layout((lanes.shape, row.shape[1]), (stride.stride, word))


def tensor_named(name: str) -> MmaRow | None:
    """The atom of that name, or None."""
    match = _NAME.match(name)
    types = _types().get(match[3]) if match else None
    if match is None or types is None:
        return None
    (kind, d, a, b), major = types, match[4] or _K_MAJOR
    row = tensor_row(Multiply(kind, a, b, d, int(match[1]), int(match[2]), major[0] == "N", major[1] == "T"))
    return row if row is not None and row.name == name else None


@cache
def _types() -> dict[str, tuple[str, str, str, str]]:
    """The types in names → kind, and types of D, A and B."""
    return {
        atom_name("", (), (d, a, b), "")[2:]: (name, d, a, b)
        for name, kind in KINDS.items()
        for a, b in product([x for x in kind.formats if x in ELEMENTS], repeat=2)
        for d in kind.accumulators
    }
