"""The copy algorithms: by an atom or tiled copy, in the widest legal accesses, or element by
element.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, cast

from cutec.cute.algebra import size
from cutec.cute.atoms import CopyAtom
from cutec.cute.hinted import copy_with_hints, hints_of
from cutec.cute.nvgpu.common import UnitAtom
from cutec.diag import error
from cutec.frontend.core.context import builder, current
from cutec.frontend.core.location import user_location
from cutec.frontend.tensors.layouts import is_dynamic
from cutec.frontend.tensors.pointers import AddressSpace
from cutec.frontend.tensors.tensor import Tensor
from cutec.ir.attrs import Typed
from cutec.ir.types import I32
from cutec.loc_ip import take_loc_ip
from cutec.ops.cute.access import runs
from cutec.ops.cute.load_store import MAX_ACCESS_BITS, access_side, widest_access
from cutec.ops.cute.types import payload_of

if TYPE_CHECKING:
    from cutec.cute.nvgpu.im2col import Column
    from cutec.cute.operands import Int


def copy(
    atom: CopyAtom | UnitAtom,
    src: Tensor | Column,
    dst: Tensor | Column | tuple[Tensor, Tensor],
    *,
    pred: Tensor | None = None,
    **fields: Any,
) -> None:
    """Copy `src` to `dst`, both of one static shape, by an atom or tiled copy.

    pred: a Boolean tensor with one entry per element, or one per atom (mode 0 of the data);
    elements whose entry is false are neither read nor written. `dst` of an atom that reduces
    (`tcgen05.LdRed32x32bOp`) is (values, what they are reduced to: one for each access). Raises
    E0401 for dynamic shapes, E0402 for sizes that differ, E0404 for two targets or one where the
    atom has the other, E0405 for types that differ, E0412 where an atom's width cannot be proved
    legal.
    """
    reduces = isinstance(atom, CopyAtom) and atom.row.reduction
    if bool(reduces) != isinstance(dst, tuple):
        raise error(
            "E0404",
            f"this copy writes {'values and what they are reduced to' if reduces else 'one tensor'}",
            user_location(),
            help="cute.copy(atom, src, (values, reduced)) is the form of tcgen05.LdRed32x32bOp, and of it alone",
        )
    unit = atom if isinstance(atom, UnitAtom) else getattr(atom, "unit", None)
    if unit is not None:
        unit.copy(src, cast("Any", dst), pred=pred, **fields)
        return
    if not isinstance(atom, CopyAtom):
        raise error(
            "E0404",
            f"copy takes a copy atom first, not {type(atom).__name__}",
            user_location(),
            help="cute.make_copy_atom(op, dtype); cute.autovec_copy(src, dst) needs none",
        )
    source: Any = src
    target: Any = dst
    if reduces:
        _copy_reducing(atom, source, target, pred)
        return
    if atom.row.operation != "cute_nvgpu.copy_universal":
        _copy_by_atoms("cute.tiled_copy_call", atom, source, target, pred)
        return
    _check(source, target, pred)
    _check_spaces(atom, source, target)
    if atom.num_bits:
        _prove_width(atom.num_bits, source, target)
    bits = widest_access(atom.num_bits, current().arch, (source.memspace.name, target.memspace.name))
    _emit(source, target, pred, bits, atom.hints)


def copy_atom_call(atom: CopyAtom, src: Tensor, dst: Tensor, *, pred: Tensor | None = None) -> None:
    """One copy instruction. `src` and `dst` are this thread's values of the atom on either side."""
    _copy_by_atoms("cute.copy_atom_call", atom, src, dst, pred)


def _copy_by_atoms(name: str, atom: CopyAtom, src: Tensor, dst: Tensor, pred: Tensor | None) -> None:
    _check_tensors(src, dst, pred)
    if atom.value_type.width != src.element_type.width:
        raise error(
            "E0405",
            f"{atom.row.name} was made for {atom.value_type.name}, the source has {src.element_type.name}",
            user_location(),
            help="make the atom for the tensors' element type",
        )
    if atom.payload.atom.only_arranges:
        raise error(
            "E0411",
            f"{atom.row.name} stores units of {atom.row.unit} bits, not values of {atom.value_type.name}",
            user_location(),
            help="it lays out tiled copies of such values; copy them with an atom of cute.nvgpu.CopyUniversalOp()",
        )
    builder().emit(name, [atom.ir, src.ir, dst.ir] + ([pred.ir] if pred is not None else []))


def _copy_reducing(atom: CopyAtom, src: Tensor, targets: tuple[Tensor, Tensor], pred: Tensor | None) -> None:
    dst, reduced = targets
    _check_tensors(src, dst, None)
    _check_tensors(dst, reduced, None)
    if pred is not None:
        raise error(
            "E0404",
            f"{atom.row.name} has no predicates: all threads of a warp take part",
            user_location(),
            help="leave pred= out",
        )
    builder().emit(atom.row.operation, [atom.ir, src.ir, dst.ir, reduced.ir])


def autovec_copy(src: Tensor, dst: Tensor, **hints: Any) -> None:
    """Copy in the widest accesses (up to 128 bits) that layouts, alignment and divisibility prove
    legal. Takes the hints of `make_copy_atom`.
    """
    _check(src, dst, None)
    _emit(src, dst, None, MAX_ACCESS_BITS, hints_of(hints))


def prefetch(atom: CopyAtom | UnitAtom, src: Tensor | Column, *, cache_policy: Int | None = None) -> None:
    """Prefetch into L2 the source of a TMA load or a bulk load (PTX `cp.async.bulk.prefetch`).
    Raises E0404 for other atoms, E0440 for tensors that these atoms cannot load.
    """
    if not isinstance(atom, UnitAtom):
        raise error(
            "E0404",
            f"prefetch takes a TMA atom or a bulk copy, not {type(atom).__name__}",
            user_location(),
            help="cute.arch.prefetch(pointer) asks for a cache line",
        )
    atom.prefetch(src, cache_policy)


def basic_copy(src: Tensor, dst: Tensor) -> None:
    """Copy element by element."""
    _check(src, dst, None)
    _emit(src, dst, None, src.element_type.width)


def basic_copy_if(pred: Tensor, src: Tensor, dst: Tensor) -> None:
    """Copy the elements whose predicate holds, one by one."""
    _check(src, dst, pred)
    _emit(src, dst, pred, src.element_type.width)


def _check_spaces(atom: CopyAtom, src: Tensor, dst: Tensor) -> None:
    wanted, found = atom.row.spaces, (src.memspace.name, dst.memspace.name)
    if any(want and want != have for want, have in zip(wanted, found)):
        raise error(
            "E0411",
            f"{type(atom.op).__name__} copies from {wanted[0]} to {wanted[1]}, not from {found[0]} to {found[1]}",
            user_location(),
            help="CopyUniversalOp copies between any two spaces",
        )


def _emit(src: Tensor, dst: Tensor, pred: Tensor | None, bits: int, hints: dict[str, Any] | None = None) -> None:
    if hints:
        copy_with_hints(hints, src, dst, pred, bits)
        return
    operands = [src.ir, dst.ir] + ([pred.ir] if pred is not None else [])
    builder().emit("cute.copy", operands, (), {"max_bits": Typed(max(bits, 8), I32)})


def _check_tensors(src: Tensor, dst: Tensor, pred: Tensor | None) -> None:
    for tensor, name in ((src, "source"), (dst, "destination"), (pred, "predicate")):
        if tensor is not None and not isinstance(tensor, Tensor):
            raise error(
                "E0404",
                f"the {name} of a copy is a tensor, not {type(tensor).__name__}",
                user_location(),
                help="dst.store(value) writes a TensorSSA; src.load() reads one",
            )
        if tensor is not None and is_dynamic(tensor.shape):
            raise error(
                "E0401",
                f"the {name} of a copy has the dynamic shape {tensor.layout}",
                user_location(),
                help="tile it first",
            )
    if src.element_type is not dst.element_type:
        raise error(
            "E0405",
            f"a copy from {src.element_type.name} to {dst.element_type.name}",
            user_location(),
            help="load() the source, convert with .to(), and store() it",
        )


def _check(src: Tensor, dst: Tensor, pred: Tensor | None) -> None:
    _check_tensors(src, dst, pred)
    if size(src) != size(dst):
        raise error(
            "E0402",
            f"a copy of {size(src)} elements to {size(dst)}: from shape {src.shape} to {dst.shape}",
            user_location(),
            help="give both sides the same number of elements, by the same tiler or layout",
        )
    if pred is not None and (size(src) % size(pred)):
        raise error(
            "E0402",
            f"{size(pred)} predicates do not divide {size(src)} elements",
            user_location(),
            help="one predicate for each element, or for each run of equal length",
        )


def _prove_width(bits: int, src: Tensor, dst: Tensor) -> None:
    """Refuse an atom whose width is not provably legal for all elements (E0412)."""
    count = size(src)
    sides = [access_side(payload_of(t.ir.type), count) for t in (src, dst)]
    narrow = [
        run
        for run in runs(sides, count, bits)
        if len(run.indices) * src.element_type.width < min(bits, count * src.element_type.width)
    ]
    if narrow:
        space = [t for t in (src, dst) if t.memspace is not AddressSpace.rmem]
        raise error(
            "E0412",
            f"{bits}-bit copies cannot be proved legal here ({', '.join(str(t) for t in space)})",
            user_location(),
            help="state alignment and divisibility in the argument types (align=, div=), or use num_bits_per_copy=0",
        )


__all__ = ["autovec_copy", "basic_copy", "basic_copy_if", "copy", "copy_atom_call", "prefetch"]


take_loc_ip(globals())
