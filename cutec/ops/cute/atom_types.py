"""The types of atoms and of tiled operations: `!cute.mma_atom`, `!cute.copy_atom`,
`!cute.tiled_mma`, `!cute.tiled_copy`.

Their payloads are the compile-time facts about an atom. While code is lowered, an atom's payload
also holds the values of its fields (whether to accumulate, the metadata of a sparse multiply),
which `cute_nvgpu.atom_set_value` sets.
"""

from __future__ import annotations

from typing import Any

from cutec.ir.core import Value
from cutec.ir.types import F32, Type, bit_width
from cutec.layout import Layout, LayoutError, parse
from cutec.layout.text import tile_text
from cutec.layout.tiled import CopyTiling, MmaTiling
from cutec.lazy import LazyModule
from cutec.ops.cute.types import CuteType, cute_type
from cutec.records import dataclass, field, replace
from cutec.target.copy_atoms import COPY_ATOMS, CopyRow
from cutec.target.mma_atoms import MMA_ATOMS, MmaRow

tensor_atoms = LazyModule("cutec.target.tensor_atoms")
scaled_atoms = LazyModule("cutec.target.scaled_atoms")
tensor_copies = LazyModule("cutec.target.tensor_copies")


@dataclass(frozen=True, slots=True, eq=False)
class MmaAtom:
    """A multiply atom: its row, and the values of its fields (ints in types' payloads, IR values
    while lowered).
    """

    row: MmaRow
    fields: dict[str, Value] = field(default_factory=dict)

    @property
    def cute_type(self) -> CuteType:
        """`!cute.mma_atom`."""
        return CuteType("cute.mma_atom", self, self.row.name)

    @property
    def atom(self) -> MmaAtom:
        """Itself: a tiled multiply has an `atom` too."""
        return self


@dataclass(frozen=True, slots=True, eq=False)
class CopyAtom:
    """A copy atom: its row, the type of the values that it moves, and how many bits a thread moves
    at once where the row leaves that open (0: as many as are provably legal).
    """

    row: CopyRow
    element: Type
    bits: int
    fields: dict[str, Value] = field(default_factory=dict)

    @property
    def cute_type(self) -> CuteType:
        """`!cute.copy_atom`."""
        return CuteType("cute.copy_atom", self, self.row.name, self.element, self.bits)

    @property
    def atom(self) -> CopyAtom:
        """Itself: a tiled copy has an `atom` too."""
        return self

    @property
    def sides(self) -> tuple[Layout, Layout]:
        """(source, target): from (thread, value) to the atom's values."""
        return self.row.tv(self.row.unit if self.only_arranges else bit_width(self.element), self.bits)

    @property
    def only_arranges(self) -> bool:
        """Whether the values are wider than what the instruction stores: the atom then copies
        nothing, but says which values tiled copies give to a thread, one for each stored unit.
        """
        return self.row.stores_matrices and bit_width(self.element) > self.row.unit

    @property
    def reference(self) -> Layout:
        """The side by which values are counted: that of the registers, where there is one; of
        copies to and from tensor memory the other, where every thread names all that the warp has.
        """
        counted = "tmem" if self.row.access else "rmem"
        return self.sides[0 if self.row.spaces[0] == counted else 1]


@dataclass(frozen=True, slots=True, eq=False)
class TiledMma:
    """Multiply atoms over threads."""

    atom: MmaAtom
    atoms: Layout
    permutation: tuple[Any, Any, Any]

    @property
    def tiling(self) -> MmaTiling:
        """The layouts that follow from the arrangement."""
        row = self.atom.row
        return MmaTiling(row.shape, row.thr_id, row.tv, self.atoms, self.permutation)

    @property
    def cute_type(self) -> CuteType:
        """`!cute.tiled_mma`."""
        return CuteType("cute.tiled_mma", self, self.atom.row.name, str(self.atoms), tile_text(self.permutation))


@dataclass(frozen=True, slots=True, eq=False)
class TiledCopy:
    """Copy atoms over threads and values."""

    atom: CopyAtom
    tv: Layout
    tiler: Any

    @property
    def tiling(self) -> CopyTiling:
        """The layouts that follow from the arrangement."""
        return CopyTiling(*self.atom.sides, self.atom.reference, self.tv, self.tiler)

    @property
    def cute_type(self) -> CuteType:
        """`!cute.tiled_copy`."""
        atom = self.atom
        return CuteType(
            "cute.tiled_copy", self, atom.row.name, atom.element, atom.bits, str(self.tv), tile_text(self.tiler)
        )


def check_field(atom: Any, name: str) -> None:
    """Raise LayoutError if an atom, or a tiled operation of it, has no such field."""
    row = atom.atom.row
    known = getattr(row, "fields", ())
    if name not in known:
        raise LayoutError(
            f"the atom {row.name} has no field {name!r}",
            f"it has {', '.join(known)}" if known else "atoms of this operation have no fields to set",
        )


def with_field(atom: Any, name: str, value: Value) -> Any:
    """An atom, or a tiled operation of it, with another value of a field. Raises LayoutError if the
    atom has no such field.
    """
    if isinstance(atom, (TiledMma, TiledCopy)):
        return replace(atom, atom=with_field(atom.atom, name, value))
    check_field(atom, name)
    return replace(atom, fields={**atom.fields, name: value})


def _plain(mode: Any) -> Any:
    """The mode n:1 of a tiler as the integer n, which means the same."""
    return mode.shape if isinstance(mode, Layout) and isinstance(mode.shape, int) and mode.stride == 1 else mode


def make_mma(name: str) -> MmaAtom:
    """The multiply atom of that name. Raises LayoutError for one that is not in the table."""
    tensor = name.startswith(("SM100_", "SM103_"))
    row = tensor_atoms.tensor_named(name) or scaled_atoms.scaled_named(name) if tensor else MMA_ATOMS.get(name)
    if row is None:
        raise LayoutError(f"there is no multiply atom {name!r}")
    return MmaAtom(row)


def make_copy(name: str, element: Type, bits: int) -> CopyAtom:
    """The copy atom of that name for values of a type. Raises LayoutError for one that is not in
    the table, and for widths it cannot move.
    """
    row = tensor_copies.tensor_copy(name) if name.startswith("SM100_TMEM_") else COPY_ATOMS.get(name)
    width = bit_width(element)
    if row is None:
        raise LayoutError(f"there is no copy atom {name!r}")
    if row.access:
        if bits or row.unit % width:
            raise LayoutError(f"{name} moves words of {row.unit} bits: not values of {element}")
        if row.reduction and element != F32:
            raise LayoutError(f"{name} reduces f32: not values of {element}")
        return CopyAtom(row, element, 0)
    if row.matrices:
        if bits not in (0, 128) or (row.unit % width and not (row.stores_matrices and width % row.unit == 0)):
            raise LayoutError(
                f"{name} moves units of {row.unit} bits: not values of"
                f" {element}{f' ({bits} bits per thread)' if bits else ''}"
            )
        return CopyAtom(row, element, 0)
    if bits and (bits % width or bits not in row.widths):
        raise LayoutError(f"{name} moves {', '.join(map(str, row.widths))} bits, not {bits} of {element}")
    return CopyAtom(row, element, bits)


def make_tiled_mma(atom: MmaAtom, atoms: Layout, permutation: Any) -> TiledMma:
    """Atoms laid out over (M, N, K). Raises LayoutError for layouts that do not count threads, or
    permutations of other than 3 modes.
    """
    if atoms.rank != 3 or atoms.size() != atoms.cosize():
        raise LayoutError(f"atoms are laid out over (M,N,K) by a layout that counts them, not by {atoms}", _ATOMS)
    if not isinstance(permutation, tuple) or len(permutation) != 3:
        raise LayoutError(f"a permutation has an entry for each of M, N and K, not {permutation}", _PERMUTATION)
    tiled = TiledMma(atom, atoms, tuple(map(_plain, permutation)))
    if atom.row.threads > 1 and tiled.tiling.thread_layout.cosize() != tiled.tiling.size:
        raise LayoutError(
            f"a warp makes {len(atom.row.holders) // atom.row.threads} multiplies {atom.row.name} at once, laid out"
            f" over (M,N,K), not {atoms}",
            _ATOMS,
        )
    for mode, letter in enumerate("MNK"):
        covered = atom.row.shape[mode] * atoms[mode].size()
        if tiled.tiling.tile_size(mode) % covered:
            raise LayoutError(
                f"atoms that cover {covered} along {letter} do not divide the permutation's"
                f" {tiled.tiling.tile_size(mode)}",
                _PERMUTATION,
            )
    return tiled


# Help that several raises share.
SAME_EXTENTS = (
    "both sides of M, N and K agree: partition A, B and C by one tiled multiply, and slice as many k-blocks of A as of"
    " B"
)
ONE_WORD = "metadata has one 32-bit word for each tile of M and k-block"
_ATOMS = "atom_layout_mnk has an extent for each of M, N and K: (2, 2, 1)"
_PERMUTATION = "permutation_mnk has an extent or layout, or None, for each of M, N and K"


def make_tiled_copy(atom: CopyAtom, tv: Layout, tiler: Any) -> TiledCopy:
    """Atoms over threads and values. Raises LayoutError where they do not cover the thread-value
    layout.
    """
    tiled = TiledCopy(atom, tv, tuple(map(_plain, tiler)) if isinstance(tiler, tuple) else _plain(tiler))
    tiled.tiling.side_tv(atom.reference)
    return tiled


@cute_type(
    "cute.mma_atom", "a matrix-multiply instruction", "name: string", '!cute.mma_atom<"SM80_16x8x16_F32F16F16F32_TN">'
)
def _read_mma(name: str) -> CuteType:
    return make_mma(name).cute_type


@cute_type(
    "cute.copy_atom",
    "a copy instruction: its name, the type of the values, bits per thread and instruction (0: not stated)",
    "name: string, element: number, bits: int",
    '!cute.copy_atom<"SM75_U32x4_LDSM_N", f16, 0>',
)
def _read_copy(name: str, element: Type, bits: int) -> CuteType:
    return make_copy(name, element, bits).cute_type


@cute_type(
    "cute.tiled_mma",
    "multiply atoms over threads: the atom, their layout over (M,N,K), the order of each mode of the tile",
    "atom: string, atoms: string, permutation: string",
    '!cute.tiled_mma<"SM80_16x8x16_F32F16F16F32_TN", "(2,2,1):(1,2,0)", "[32:1;32:1;16:1]">',
)
def _read_tiled_mma(name: str, atoms: str, permutation: str) -> CuteType:
    return make_tiled_mma(make_mma(name), parse(atoms), parse(permutation)).cute_type


@cute_type(
    "cute.tiled_copy",
    "copy atoms over threads and values: the atom (name, type, bits), the thread-value layout, the tile that it covers",
    "name: string, element: number, bits: int, layout_tv: string, tiler: string",
    '!cute.tiled_copy<"universal", f16, 128, "((8,16),8):((128,1),16)", "[16:1;64:1]">',
)
def _read_tiled_copy(name: str, element: Type, bits: int, tv: str, tiler: str) -> CuteType:
    return make_tiled_copy(make_copy(name, element, bits), parse(tv), parse(tiler)).cute_type
