"""Atoms of multiplies into tensor memory (`tcgen05.mma`): B in shared memory, A there (SS) or in
tensor memory (TS), by one block or by a pair (2SM).

There are over ten thousand, of all types, shapes and majors; each is made when it is asked for. A
block is one thread of an atom, which has all elements of its part; of a pair each has half of the
rows of A, of B and of D:

    A of 128x256x16     (1,(128,16)):(0,(1,128))     (block, (row, column)) in a tile, column-major
    A of a pair         (2,(64,16)):(64,(1,128))
"""

from __future__ import annotations

from functools import cache
from itertools import product
from typing import Any

from cutec.layout import Layout, coalesce, composition
from cutec.layout.inttuple import flatten_to_tuple
from cutec.layout.modes import static_size
from cutec.lazy_pattern import pattern
from cutec.target.mma_atoms import ELEMENTS, MmaRow, atom_name
from cutec.target.tcgen05 import KINDS, TARGETS, Multiply
from cutec.target.tensor_memory import COLUMNS, LANE_SHIFT, LANES, QUARTER, copies_of_a, places_of_d

_NAME = pattern(r"SM100(_2SM)?_(\d+)x(\d+)x\d+_([A-Z0-9]+)_([ST]S)(?:_(NN|TT|NT))?\Z")
_K_MAJOR = "TN"
_WORD = 32  # bits of a column
SIGNS = ("negate_a", "negate_b")  # fields of multiplies of floats


def tensor_layouts(row: MmaRow) -> tuple[Layout, Layout, Layout]:
    """Each block has a part of the rows."""
    a, b, c = (_part(row.threads, *row.tile(x)) for x in "ABC")
    return a, b, c


def _part(blocks: int, rows: int, columns: int) -> Layout:
    mine = rows // blocks
    return Layout((blocks, (mine, columns)), (mine if blocks > 1 else 0, (1, rows)))


def tensor_row(what: Multiply, group: int = 1, source: str = "SS") -> MmaRow | None:
    """The atom of a multiply by one block or by a pair (`group` 2); None if no instruction does
    it. `source`: A in shared memory (SS) or in tensor memory (TS).
    """
    if what.wrong(group) or (source == "TS" and what.a_mn):
        return None
    shape, types = (what.m, what.n, what.k), (what.d, what.a, what.b)
    major = ("N" if what.a_mn else "T") + ("T" if what.b_mn else "N")  # as those of warpgroups
    return MmaRow(
        atom_name(
            "SM100_2SM" if group == 2 else "SM100", shape, types, f"_{source}{'' if major == _K_MAJOR else f'_{major}'}"
        ),
        shape,
        (*types, what.d),
        group,
        "sm_100a",
        "cute_nvgpu.tcgen05_mma",
        tensor_layouts,
        fields=("accumulate", *(SIGNS if what.d != "s32" else ())),
        source=source,
        major=major,
        kind=what.kind,
        also=KINDS[what.kind].archs or TARGETS,
    )


def multiply_of(row: MmaRow) -> Multiply:
    """What an atom multiplies. Sums of integers saturate, as those of NVIDIA's compiler do."""
    (d, a, b, _), (m, n, _), major = row.types, row.shape, row.major
    return Multiply(row.kind, a, b, d, m, n, major[0] == "N", major[1] == "T", saturate=row.kind == "i8")


def accumulator_layout(row: MmaRow, bits: int) -> Layout:
    """(row, column) of a block's D of one instruction to elements of so many bits in tensor memory,
    where each has a column of its own.
    """
    word = _WORD // bits
    places = places_of_d(row.shape[0], row.shape[1], row.threads)
    return composition(Layout((LANES, COLUMNS), (word << LANE_SHIFT, word)), places)


def operand_layout(row: MmaRow, bits: int) -> Layout:
    """(lane of A, column) of a block's A of one instruction to elements of so many bits in tensor
    memory, where neighbours along K share a column. A pair's 64 rows are there twice, one copy
    behind the other, so that the first mode has 128:

        f16, 128 rows of a block      (128,16):(131072,1)
        f16, 64 rows of one block     ((16,4),16):((131072,4194304),1)
        f16, 64 rows of a pair's      (128,16):(131072,1)
    """
    columns = row.part("A")[1]
    lanes = composition(Layout(LANES, (_WORD // bits) << LANE_SHIFT), coalesce(copies_of_a(row.shape[0], row.threads)))
    return Layout((lanes.shape, columns), (lanes.stride, 1))


def accumulator_tiles(row: MmaRow, shape: Any, bits: int) -> Layout:
    """(tile, …) of D's tiles to where they begin in tensor memory, in elements of so many bits, the
    first mode fastest. D of 64 rows of one block takes half of each quarter's lanes, so that a
    second tile is in the other half (16 lanes on) and both share columns, as CUTLASS's
    `TmemAllocMode::Interleaved` has it:

        6 tiles of 64x64 f32     (2,3):(1048576,64)

    Each tile has columns of its own where an A in tensor memory has to be in the lanes of D, or
    where the first extent is odd: no layout has tiles in pairs then.
    """
    places, word, count = places_of_d(row.shape[0], row.shape[1], row.threads), _WORD // bits, static_size(shape)
    columns = len({places[1](i) // LANES for i in range(row.shape[1])}) * word
    first = next((extent for extent in flatten_to_tuple(shape) if extent > 1), 1)
    if row.shape[0] != LANES // 2 or row.from_tensor_memory or first % 2:
        return composition(Layout(count, columns), Layout(shape))
    other_half = QUARTER // 2 * (word << LANE_SHIFT)
    return composition(Layout((2, count // 2), (other_half, columns)), Layout(shape))


def tensor_named(name: str) -> MmaRow | None:
    """The atom of that name, or None."""
    match = _NAME.match(name)
    types = _types().get(match[4]) if match else None
    if match is None or types is None:
        return None
    (kind, d, a, b), major = types, match[6] or _K_MAJOR
    what = Multiply(kind, a, b, d, int(match[2]), int(match[3]), major[0] == "N", major[1] == "T")
    row = tensor_row(what, 2 if match[1] else 1, match[5])
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
