"""Copy atoms, tiled copies and the copy algorithms."""

from __future__ import annotations

from typing import Any

from cutec import layout as cl
from cutec.cute.algebra import composition, size, zipped_divide
from cutec.diag import error
from cutec.frontend.context import builder
from cutec.frontend.layouts import is_dynamic
from cutec.frontend.location import user_location
from cutec.frontend.number_class import NumberClass
from cutec.frontend.pointers import AddressSpace
from cutec.frontend.tensor import Tensor, make_fragment_like
from cutec.ir.attrs import Typed
from cutec.ir.types import I32
from cutec.layout import Layout
from cutec.ops.cute.access import runs
from cutec.ops.cute.memory import MAX_ACCESS_BITS, access_side
from cutec.records import dataclass


@dataclass(frozen=True)
class CopyUniversalOp:
    """The copy operation that every memory space has: a load and a store (PTX ISA, "ld", "st")."""


@dataclass(frozen=True)
class CopyAtom:
    """An operation with the type and number of values one thread moves at once. `num_bits` 0: as many as can be proved legal."""

    op: Any
    value_type: NumberClass
    num_bits: int = 0

    @property
    def num_values(self) -> int:
        """Values one thread moves at once."""
        return max(1, self.num_bits // self.value_type.width)


@dataclass(frozen=True)
class TiledCopy:
    """An atom spread over threads and values: `layout_tv` maps (thread, value) to a position in the tile `tiler_mn`."""

    atom: CopyAtom
    layout_tv: Layout
    tiler_mn: Any

    @property
    def size(self) -> int:
        """The number of threads that take part."""
        return cl.size(self.layout_tv, 0)

    def get_slice(self, thr_idx: Any) -> ThrCopy:
        """The part of one thread."""
        return ThrCopy(self, thr_idx)


@dataclass(frozen=True)
class ThrCopy:
    """One thread's part of a tiled copy."""

    tiled: TiledCopy
    thr_idx: Any

    def partition_S(self, tensor: Tensor) -> Tensor:
        """What this thread reads of a source: shape ((atom values, atoms), rest modes…)."""
        return self._partition(tensor)

    def partition_D(self, tensor: Tensor) -> Tensor:
        """What this thread writes of a destination; same shape as `partition_S`."""
        return self._partition(tensor)

    def retile(self, tensor: Tensor) -> Tensor:
        """A register tensor of a partition's size in the partition's shape."""
        return tensor

    def _partition(self, tensor: Tensor) -> Tensor:
        by_thread = composition(zipped_divide(tensor, self.tiled.tiler_mn), (_with_atoms(self.tiled), None))
        rest = tuple([None] * len(by_thread.shape[1])) if isinstance(by_thread.shape[1], tuple) else None
        return by_thread[((self.thr_idx, None), rest)]


def _with_atoms(tiled: TiledCopy) -> Layout:
    """The thread-value layout with its values split into (values of an atom, atoms)."""
    values = tiled.layout_tv[1]
    per_atom = min(tiled.atom.num_values, cl.size(values))
    split = cl.logical_divide(values, per_atom) if per_atom > 1 else Layout((1, values.shape), (0, values.stride))
    return Layout((tiled.layout_tv.shape[0], split.shape), (tiled.layout_tv.stride[0], split.stride))


def make_copy_atom(op: Any, copy_internal_type: NumberClass, *, num_bits_per_copy: int = 0, loc: Any = None, ip: Any = None, **kwargs: Any) -> CopyAtom:
    """An atom of `op` for values of a type. num_bits_per_copy: bits one thread moves at once; 0 leaves it to what is provable.

    Raises E0411 for an operation or a size that there is not.
    """
    if not isinstance(op, CopyUniversalOp):
        raise error("E0411", f"{type(op).__name__} is no copy operation that this version has", user_location(), help="use CopyUniversalOp()")
    bits = num_bits_per_copy
    if bits and (bits % copy_internal_type.width or bits > MAX_ACCESS_BITS or bits & (bits - 1)):
        raise error("E0411", f"num_bits_per_copy={bits} is no power of two up to {MAX_ACCESS_BITS} that holds {copy_internal_type.name}", user_location())
    return CopyAtom(op, copy_internal_type, bits)


def make_layout_tv(thr_layout: Any, val_layout: Any) -> tuple[Any, Layout]:
    """The tile shape and the thread-value layout of threads and values laid out over (M, N)."""
    return cl.make_layout_tv(thr_layout, val_layout)


def make_tiled_copy_tv(atom: CopyAtom, thr_layout: Any, val_layout: Any) -> TiledCopy:
    """A tiled copy of threads laid out as `thr_layout`, each with values laid out as `val_layout`."""
    tiler, layout_tv = cl.make_layout_tv(thr_layout, val_layout)
    return TiledCopy(atom, layout_tv, tiler)


def make_tiled_copy(atom: CopyAtom, layout_tv: Layout, tiler_mn: Any) -> TiledCopy:
    """A tiled copy of a thread-value layout over a tile."""
    return TiledCopy(atom, layout_tv, tiler_mn)


def copy(atom: Any, src: Tensor, dst: Tensor, *, pred: Tensor | None = None, loc: Any = None, ip: Any = None) -> None:
    """Copy `src` to `dst`, both of one static shape, by an atom or tiled copy.

    pred: a Boolean tensor with one entry an element, or one an atom (mode 0 of the data); what it forbids is neither read nor written.
    Raises E0401 for dynamic shapes, E0402 for sizes that differ, E0405 for types that differ, E0412 where an atom's width cannot be proved legal.
    """
    atom = atom.tiled.atom if isinstance(atom, ThrCopy) else getattr(atom, "atom", atom)
    _check(src, dst, pred)
    bits = atom.num_bits or MAX_ACCESS_BITS
    if atom.num_bits:
        _prove_width(atom.num_bits, src, dst)
    _emit(src, dst, pred, bits)


def autovec_copy(src: Tensor, dst: Tensor, *, loc: Any = None, ip: Any = None) -> None:
    """Copy in the widest accesses (up to 128 bits) that layouts, alignment and divisibility prove legal."""
    _check(src, dst, None)
    _emit(src, dst, None, MAX_ACCESS_BITS)


def basic_copy(src: Tensor, dst: Tensor, *, loc: Any = None, ip: Any = None) -> None:
    """Copy element by element."""
    _check(src, dst, None)
    _emit(src, dst, None, src.element_type.width)


def basic_copy_if(pred: Tensor, src: Tensor, dst: Tensor, *, loc: Any = None, ip: Any = None) -> None:
    """Copy the elements whose predicate holds, one by one."""
    _check(src, dst, pred)
    _emit(src, dst, pred, src.element_type.width)


def _emit(src: Tensor, dst: Tensor, pred: Tensor | None, bits: int) -> None:
    operands = [src.ir, dst.ir] + ([pred.ir] if pred is not None else [])
    builder().emit("cute.copy", operands, (), {"max_bits": Typed(max(bits, 8), I32)})


def _check(src: Tensor, dst: Tensor, pred: Tensor | None) -> None:
    for tensor, name in ((src, "source"), (dst, "destination"), (pred, "predicate")):
        if tensor is not None and not isinstance(tensor, Tensor):
            raise error("E0404", f"the {name} of a copy is a tensor, not {type(tensor).__name__}", user_location(),
                        help="dst.store(value) writes a TensorSSA; src.load() reads one")  # fmt: skip
        if tensor is not None and is_dynamic(tensor.shape):
            raise error("E0401", f"the {name} of a copy has the dynamic shape {tensor.layout}", user_location(), help="tile it first")
    if size(src) != size(dst):
        raise error("E0402", f"a copy of {size(src)} elements to {size(dst)}: from shape {src.shape} to {dst.shape}", user_location())
    if pred is not None and (size(src) % size(pred)):
        raise error("E0402", f"{size(pred)} predicates do not divide {size(src)} elements", user_location())
    if src.element_type is not dst.element_type:
        raise error(
            "E0405", f"a copy from {src.element_type.name} to {dst.element_type.name}", user_location(),
            help="load() the source, convert with .to(), and store() it",
        )


def _prove_width(bits: int, src: Tensor, dst: Tensor) -> None:
    """Refuse an atom whose width would be illegal for some element."""
    count = size(src)
    sides = [access_side(t.ir.type.payload, count) for t in (src, dst)]
    narrow = [run for run in runs(sides, count, bits) if len(run.indices) * src.element_type.width < min(bits, count * src.element_type.width)]
    if narrow:
        space = [t for t in (src, dst) if t.memspace is not AddressSpace.rmem]
        raise error(
            "E0412", f"{bits}-bit copies cannot be proved legal here ({', '.join(str(t) for t in space)})", user_location(),
            help="state alignment and divisibility in the argument types (align=, div=), or use num_bits_per_copy=0",
        )


__all__ = [
    "CopyAtom", "CopyUniversalOp", "ThrCopy", "TiledCopy", "autovec_copy", "basic_copy", "basic_copy_if", "copy", "make_copy_atom",
    "make_fragment_like", "make_layout_tv", "make_tiled_copy", "make_tiled_copy_tv",
]  # fmt: skip
