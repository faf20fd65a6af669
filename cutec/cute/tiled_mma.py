"""Tiled matrix multiplies: atoms repeated over threads, and the partitions of the operands among
the threads.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from cutec import layout as cl
from cutec.cute.atoms import CopyAtom, MmaAtom, Table, emitted, make_mma_atom
from cutec.cute.tiled_copy import THREAD_HANDLER, TiledCopy, as_layouts, check_thread, sliced
from cutec.cute.tuples import pretty_str
from cutec.diag import error
from cutec.frontend.core.location import user_location
from cutec.frontend.flow.flatten import register
from cutec.frontend.numbers.number_class import NumberClass
from cutec.frontend.numbers.numeric import Float32, TFloat32
from cutec.frontend.tensors.layouts import apply, as_value, compact_layout, is_dynamic
from cutec.frontend.tensors.pointers import AddressSpace, Pointer, make_ptr
from cutec.frontend.tensors.tensor import Tensor, make_tensor
from cutec.ir.core import Value
from cutec.layout import Layout, LayoutError
from cutec.layout.inttuple import is_static
from cutec.layout.text import Tile
from cutec.layout.tiled import MmaTiling, first_values
from cutec.lazy import LazyModule
from cutec.loc_ip import take_loc_ip
from cutec.ops.cute.atom_types import make_tiled_mma as tiled_payload
from cutec.ops.cute.types import payload_of

tensor_atoms = LazyModule("cutec.target.tensor_atoms")

if TYPE_CHECKING:
    from cutec.cute.operands import Extents, Int, Tiler

_MODES = {"A": "MK", "B": "NK", "C": "MN"}  # of a matrix


class TiledMma(MmaAtom):
    """Atoms repeated over threads: `atom_layout_mnk` lays them out, `permutation_mnk` permutes the
    coordinates of each mode before they are dealt to atoms.
    """

    def __init__(self, atom: MmaAtom, atom_layout_mnk: Layout, permutation_mnk: tuple[Any, ...]):
        vars(self).update(vars(atom), _fields=dict(atom.fields), _value=None)
        try:
            self.payload = tiled_payload(atom.payload.atom, atom_layout_mnk, permutation_mnk)
        except LayoutError as err:
            raise error("E0434", str(err), user_location(), help=err.help) from None
        self.atom_layout_mnk = atom_layout_mnk
        self.permutation_mnk = as_layouts(permutation_mnk)

    @property
    def tiling(self) -> MmaTiling:
        """The layouts that follow from the arrangement."""
        return self.payload.tiling

    @property
    def size(self) -> int:
        """The number of threads that take part."""
        return self.tiling.size

    @property
    def thr_layout_vmnk(self) -> Layout:
        """(thread of the atom, M, N, K) to the thread's index."""
        return self.tiling.thread_layout

    @property
    def tv_layout_A_tiled(self) -> Layout:
        """(thread, value) to the column-major index in the tile of A."""
        return self.tiling.operand_tv("A")

    @property
    def tv_layout_B_tiled(self) -> Layout:
        """(thread, value) to the column-major index in the tile of B."""
        return self.tiling.operand_tv("B")

    @property
    def tv_layout_C_tiled(self) -> Layout:
        """(thread, value) to the column-major index in the tile of C."""
        return self.tiling.operand_tv("C")

    def get_tile_size(self, mode_idx: int) -> int:
        """The extent of M, N or K that all atoms together cover."""
        return self.tiling.tile_size(mode_idx)

    def _table(self) -> Table:
        permutation = ",".join(["_" if each is None else str(each) for each in self.permutation_mnk])
        tiled = {"Thr Layout VMNK": self.thr_layout_vmnk, "Permutation MNK": f"({permutation})"}
        return {"Tiled MMA": tiled, **super()._table()}

    def _made(self) -> Value:
        permutation = as_value(Tile(self.permutation_mnk), ("tile",))
        return emitted("cute.make_tiled_mma", [super()._made(), as_value(self.atom_layout_mnk), permutation])

    def get_slice(self, thr_idx: Int) -> ThrMma:
        """The part of one thread. Raises E0404 for anything but an index, E0434 for an index that
        no thread has.
        """
        check_thread(thr_idx, self.size, "multiply")
        return ThrMma(self, thr_idx)

    def partition_shape_A(self, shape_mk: Extents) -> Any:
        """The shape (values, M, K) of a thread's part of an A of that shape."""
        return self._partition_shape(shape_mk, "A")

    def partition_shape_B(self, shape_nk: Extents) -> Any:
        """The shape (values, N, K) of a thread's part of a B of that shape."""
        return self._partition_shape(shape_nk, "B")

    def partition_shape_C(self, shape_mn: Extents) -> Any:
        """The shape (values, M, N) of a thread's part of a C of that shape."""
        return self._partition_shape(shape_mn, "C")

    def _thrfrg_A(self, layout: Layout) -> Any:
        """The layout of an A as ((thread of the atom, threads), (value of the atom, (M, K, …)))."""
        return self.tiling.fragments(layout, "A")

    def _partition_shape(self, shape: Any, operand: str) -> Any:
        self._check_covers(shape, operand, divide=True)
        plain = TiledMma(self, self.atom_layout_mnk, (None, None, None))  # an order changes no counts
        part, _ = apply("tiled_mma_partition", compact_layout(shape), plain, 0, operand=operand)
        return part.shape

    def _check_covers(self, shape: Any, operand: str, divide: bool) -> None:
        """Refuse (E0434) known extents that exceed the tile of all atoms and are no multiples of
        it: threads would have elements beyond the edge. Of a smaller tile (`divide`: one whose
        extents divide it) each thread has all values of an atom, as in CUTLASS; which of them
        exist, a kernel has to know.
        """
        for mode, name in zip(shape if isinstance(shape, tuple) else (shape,), _MODES[operand]):
            extent, tile = cl.size(mode) if is_static(mode) else 0, self.tiling.extent(operand, "MNK".index(name))
            if extent % tile and (tile % extent if divide else extent // tile):
                raise error(
                    "E0434",
                    f"{operand} has {extent} elements along {name}, which tiles of {tile} do not cover",
                    user_location(),
                    help=(
                        f"take a multiple of {tile} and predicate what lies beyond, or another atom or arrangement of"
                        " atoms"
                    ),
                )

    def make_fragment_A(self, input: Tensor | Layout | tuple[Any, ...]) -> Tensor:
        """Registers for a thread's part of A, given as a partition, its layout or its shape
        (values, M, K, …). Of a multiply that reads A from tensor memory: columns there, from the
        first on; a layout of A in shared memory gives the shape too.
        """
        return self._fragment(input, "a")

    def make_fragment_B(self, input: Tensor | Layout | tuple[Any, ...]) -> Tensor:
        """Registers for a thread's part of B, given as a partition, its layout or its shape
        (values, N, K, …).
        """
        return self._fragment(input, "b")

    def make_fragment_C(self, input: Tensor | Layout | tuple[Any, ...]) -> Tensor:
        """Registers for a thread's part of C, given as a partition, its layout or its shape
        (values, M, N, …). Of a multiply into tensor memory: columns there, from the first on; a
        kernel puts its layout where it has allocated.
        """
        if self.row.kind:
            return self._in_tensor_memory(input if isinstance(input, tuple) else input.shape)
        return self._fragment(input, "c")

    def _in_tensor_memory(self, shape: Any) -> Tensor:
        kind: NumberClass = self.op.fragment_type("c")
        tile = tensor_atoms.accumulator_layout(self.row, kind.width)
        rest = shape[1:] if isinstance(shape, tuple) else ()
        if not rest or cl.size(shape[0]) != cl.size(tile):
            raise error(
                "E0434",
                f"{self.row.name} writes tiles of {tile.shape}, which {shape} does not have as its first mode",
                user_location(),
                help="tiled_mma.make_fragment_C(tiled_mma.partition_shape_C(shape))",
            )
        tiles = tensor_atoms.accumulator_tiles(self.row, rest, kind.width)
        pointer = make_ptr(kind, 0, AddressSpace.tmem, assumed_align=16)
        return make_tensor(pointer, Layout((tile.shape, *tiles.shape), (tile.stride, *tiles.stride)))

    def _operand_in_tensor_memory(self, shape: Any) -> Tensor:
        """A in tensor memory, from the first column on: tiles along M follow each other, then those
        along K, then stages.
        """
        kind: NumberClass = self.op.fragment_type("a")
        tile = tensor_atoms.operand_layout(self.row, kind.width)
        rest, columns = shape[1:], self.row.part("A")[1]
        tiles: Any = cl.composition(Layout(cl.size(rest), columns), Layout(rest))
        pointer = make_ptr(kind, 0, AddressSpace.tmem, assumed_align=16)
        return make_tensor(pointer, Layout((tile.shape, *tiles.shape), (tile.stride, *tiles.stride)))

    def _fragment(self, source: Any, operand: str) -> Tensor:
        if operand == "a" and self.row.from_tensor_memory:
            return self._operand_in_tensor_memory(source if isinstance(source, tuple) else source.shape)
        if operand != "c" and self.row.source and not (operand == "a" and self.row.from_registers):
            return source  # read from shared memory, where the instruction finds it by the tensor's own layout
        layout = compact_layout(source) if isinstance(source, tuple) else source
        layout = source.stored[1] if isinstance(source, Tensor) else layout
        kind: NumberClass = self.op.fragment_type(operand)
        if isinstance(source, Tensor) and source.element_type is TFloat32 and kind is Float32 and operand != "c":
            kind = TFloat32  # tf32 multiplies read either
        if apply("size", apply("get_shape", layout)[0]) != cl.size(self.row.tv["abc".index(operand)], 1):
            raise error(
                "E0434",
                f"mode 0 of {layout} does not have the values that {self.row.name} takes of {operand.upper()}",
                user_location(),
                help=(
                    f"give a partition: thr_mma.partition_{operand.upper()}(tensor), or"
                    f" tiled_mma.partition_shape_{operand.upper()}(shape)"
                ),
            )
        value = emitted(f"cute.mma_make_fragment_{operand}", [self.ir, as_value(layout)], {"element": kind.mlir})
        return Tensor(Pointer.of(emitted("cute.get_iter", [value]), kind), payload_of(value.type).layout)


class ThrMma(TiledMma):
    """One thread's part of a tiled multiply."""

    def __init__(self, tiled: TiledMma, thr_idx: Int):
        vars(self).update(vars(tiled))
        self.tiled = tiled
        self.thr_idx = thr_idx

    @property
    def ir(self) -> Value:
        return self.tiled.ir

    def partition_A(self, input_mk: Tensor) -> Tensor:
        """This thread's part of A: (values, M, K, …)."""
        return self._partition(input_mk, "A")

    def partition_B(self, input_nk: Tensor) -> Tensor:
        """This thread's part of B: (values, N, K, …)."""
        return self._partition(input_nk, "B")

    def partition_C(self, input_mn: Tensor) -> Tensor:
        """This thread's part of C: (values, M, N, …)."""
        return self._partition(input_mn, "C")

    def _partition(self, tensor: Tensor, operand: str) -> Tensor:
        """A thread's part. A tensor in shared memory that is larger than a tile has to be covered
        by whole ones, since nothing predicates accesses beyond its edge.
        """
        if not tensor.is_identity and tensor.memspace is AddressSpace.smem:
            self._check_covers(tensor.shape, operand, divide=False)
        return sliced(tensor, "tiled_mma_partition", self.tiled, self.thr_idx, operand=operand)


def make_tiled_mma(
    op_or_atom: Any,
    atom_layout_mnk: Layout | tuple[int, ...] = (1, 1, 1),
    permutation_mnk: tuple[Tiler, ...] | None = None,
) -> TiledMma:
    """Atoms laid out over (M, N, K) by a layout or shape; `permutation_mnk` has an extent, a layout
    or None for each of M, N and K.
    """
    atom = op_or_atom if isinstance(op_or_atom, MmaAtom) else make_mma_atom(op_or_atom)
    if is_dynamic(atom_layout_mnk) or is_dynamic(permutation_mnk):
        dynamic = atom_layout_mnk if is_dynamic(atom_layout_mnk) else permutation_mnk
        raise error(
            "E0302",
            f"a tiled multiply's atoms are laid out when compiling, not as {pretty_str(dynamic)}",
            user_location(),
            help="their layout says which registers a thread has: pass it as Constexpr, or make one for each case"
            " in an `if`",
        )
    layout = atom_layout_mnk if isinstance(atom_layout_mnk, Layout) else Layout(tuple(atom_layout_mnk))
    while layout.rank < 3:
        layout = cl.append(layout, Layout(1, 0))
    return TiledMma(atom, layout, tuple(permutation_mnk) if permutation_mnk is not None else (None, None, None))


def _for_operand(atom: CopyAtom, tiled_mma: TiledMma, operand: str, modes: tuple[int, int]) -> TiledCopy:
    tiling = tiled_mma.tiling
    return TiledCopy(atom, tiling.operand_tv(operand), tuple([tiling.tile_size(mode) for mode in modes]))


def make_tiled_copy_A(atom: CopyAtom, tiled_mma: TiledMma) -> TiledCopy:
    """A tiled copy in which each thread has its values of A in a tiled multiply."""
    return _for_operand(atom, tiled_mma, "A", (0, 2))


def make_tiled_copy_B(atom: CopyAtom, tiled_mma: TiledMma) -> TiledCopy:
    """A tiled copy in which each thread has its values of B in a tiled multiply."""
    return _for_operand(atom, tiled_mma, "B", (1, 2))


def make_tiled_copy_C(atom: CopyAtom, tiled_mma: TiledMma) -> TiledCopy:
    """A tiled copy in which each thread has its values of C in a tiled multiply."""
    return _for_operand(atom, tiled_mma, "C", (0, 1))


def make_tiled_copy_C_atom(atom: CopyAtom, mma: TiledMma) -> TiledCopy:
    """The smallest tiled copy in which each thread has its first values of C in a tiled multiply:
    those of one copy atom.
    """
    values = cl.size(atom.payload.atom.sides[0], 1)
    assert isinstance(values, int)
    tile = tuple([mma.tiling.tile_size(mode) for mode in (0, 1)])
    return TiledCopy(atom, *first_values(mma.tiling.operand_tv("C"), values, tile))


register(ThrMma, THREAD_HANDLER)


take_loc_ip(globals())
