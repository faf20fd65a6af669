"""Operations of the `nvvm` dialect that kernels emit themselves beside the vocabulary's copies
(MLIR, "'nvvm' Dialect").
"""

from __future__ import annotations

import enum
from collections.abc import Callable, Sequence
from typing import Any

from cutec._mlir.dialects.llvm import class_of
from cutec._mlir.dialects.vector import value_of
from cutec.cute.arch import atomics, floats, packed
from cutec.cute.arch.common import in_kernel, require
from cutec.cute.arch.mbarrier import mbarrier_try_wait
from cutec.cute.arch.warp import warp_redux_sync
from cutec.diag import error
from cutec.experimental.primitives.barriers import exit as exit
from cutec.experimental.primitives.enums import ReductionKind
from cutec.frontend.core.context import builder
from cutec.frontend.core.guarded import guarded
from cutec.frontend.core.location import user_location
from cutec.frontend.numbers.arith_value import with_arithmetic
from cutec.frontend.numbers.number_class import integer_class
from cutec.frontend.numbers.numeric import Boolean, Float32, Int64, as_numeric
from cutec.frontend.numbers.tensor_ssa import TensorSSA
from cutec.frontend.tensors.pointers import Pointer, make_ptr
from cutec.ir.attrs import IntArray
from cutec.ir.core import Value
from cutec.ir.types import I1, I64, ptr
from cutec.loc_ip import take_loc_ip
from cutec.ops.primitives.bulk import ROWS


class TMALoadMode(enum.Enum):
    """The kind of coordinates of a tensor load."""

    TILE = "tile"
    IM2COL = "im2col"
    IM2COL_W = "im2col_w"
    IM2COL_W_128 = "im2col_w_128"
    TILE_GATHER4 = "tile_gather4"


class TMAStoreMode(enum.Enum):
    """The kind of coordinates of a tensor store."""

    TILE = "tile"
    IM2COL = "im2col"
    TILE_SCATTER4 = "tile_scatter4"


_WIDE = {TMALoadMode.IM2COL_W: "w", TMALoadMode.IM2COL_W_128: "w128"}
CpAsyncBulkTensorLoadMode = TMALoadMode  # its older name


class AtomicOpKind(enum.Enum):
    """What an atomic operation does."""

    AND = "and"
    OR = "or"
    XOR = "xor"
    CAS = "cas"
    EXCH = "exch"
    ADD = "add"
    INC = "inc"
    DEC = "dec"
    MIN = "min"
    MAX = "max"
    UMIN = "umin"
    UMAX = "umax"
    FADD = "fadd"
    SUB = "sub"


class FPRoundingMode(enum.Enum):
    """How a float is rounded."""

    NONE = None
    RN = "rn"
    RM = "rm"
    RP = "rp"
    RZ = "rz"


RoundingModeKind = FPRoundingMode  # its older name


ReduxKind = ReductionKind  # its older name
_UNSIGNED = {AtomicOpKind.UMIN: "min", AtomicOpKind.UMAX: "max"}


def atomicrmw(
    op: AtomicOpKind, ptr: Any, a: Any, *, b: Any = None, mem_order: Any = None, syncscope: Any = None
) -> Any:
    """Read, modify and write a location at once; the value is the old one. `b`: what CAS writes if
    it finds `a`.
    """
    number = _number(a)
    at = ptr if isinstance(ptr, Pointer) else make_ptr(type(number), _address(ptr))
    options = {"sem": _word(mem_order), "scope": _word(syncscope)}
    if op is AtomicOpKind.CAS:
        return atomics.atomic_cas(at.retyped(type(number)), number, _number(b), **options).ir
    if op is AtomicOpKind.SUB:
        return atomics.atomic_add(at.retyped(type(number)), -number, **options).ir
    if op in _UNSIGNED:
        number = number.bitcast(integer_class(number.width, False))
    name = "add" if op is AtomicOpKind.FADD else _UNSIGNED.get(op, op.value)
    return getattr(atomics, f"atomic_{name}")(at.retyped(type(number)), number, **options).ir


def redux_sync(
    val: Any,
    kind: ReductionKind,
    mask_and_clamp: Any,
    *,
    abs: bool | None = None,
    nan: bool | None = None,
    res: Any = None,
) -> Any:
    """The reduction over the lanes of a mask, in all of them (`cute.arch.warp_redux_sync`). `res`:
    the type of the result, which is that of `val`.
    """
    return warp_redux_sync(_number(val), kind.value, _number(mask_and_clamp), abs=bool(abs), nan=bool(nan)).ir


def _of_pairs(function: Callable[..., Any]) -> Callable[..., Value]:
    """An operation on vectors of two floats, as a function of `cute.arch` does it."""

    def operation(*vectors: Any, rnd: Any = None, ftz: bool | None = None, res: Any = None) -> Value:
        pairs = [TensorSSA(value_of(vector), 2, Float32) for vector in vectors]
        return function(*pairs, rnd=rnd, ftz=bool(ftz)).ir

    return operation


add_packed_f32x2 = _of_pairs(packed.add_packed_f32x2)
sub_packed_f32x2 = _of_pairs(packed.sub_packed_f32x2)
mul_packed_f32x2 = _of_pairs(packed.mul_packed_f32x2)
fma_packed_f32x2 = _of_pairs(packed.fma_packed_f32x2)


def _address(pointer: Any) -> Int64:
    """The address of a pointer's value."""
    return Int64(builder().value("llvm.ptrtoint", [value_of(pointer)], I64))


def fmax(a: Any, b: Any, **options: Any) -> Any:
    """The larger of two numbers, or of three with `c=`, with the options of `cute.arch.fmax`."""
    return floats.fmax(_number(a), _number(b), **_given(options)).ir


def fmin(a: Any, b: Any, **options: Any) -> Any:
    """The smaller of two numbers, or of three with `c=`, with the options of `cute.arch.fmin`."""
    return floats.fmin(_number(a), _number(b), **_given(options)).ir


def _given(options: dict[str, Any]) -> dict[str, Any]:
    return {name: _number(value) if name == "c" else value for name, value in options.items() if value is not None}


def rcp_approx_ftz_f(arg: Any) -> Any:
    """1 / x of a 32-bit float (`cute.arch.rcp_approx`)."""
    return floats.rcp_approx(_number(arg)).ir


def _word(kind: Any) -> Any:
    """The name of an order or a scope."""
    return kind if kind is None or isinstance(kind, str) else str(kind.value).lower()


def _number(value: Any) -> Any:
    """A value as a number: an integer is a signed one."""
    return class_of(value.type)(value) if isinstance(value, Value) else as_numeric(value)


def elect_sync(*, membermask: Any = None) -> Value:
    """Whether this thread is the elected one of its warp (PTX `elect.sync`). All threads of the
    warp have to execute it.
    """
    in_kernel("elect_sync")
    require("elect.sync", "sm_90")
    return builder().value("nvvm.elect.sync", (), I1)


def mbarrier_try_wait_parity_timelimit(addr: Any, phase: Any, time_limit: Any) -> Boolean:
    """Wait for a while for the end of the phase of a parity; whether it has ended (PTX
    `mbarrier.try_wait.parity`). `time_limit`, in nanoseconds, is a hint.
    """
    return mbarrier_try_wait(addr, phase)


def CpAsyncBulkTensorGlobalToSharedClusterOp(
    dstMem: Any,
    tmaDescriptor: Any,
    coordinates: Sequence[Any],
    mbar: Any,
    im2colOffsets: Sequence[Any] = (),
    *,
    multicastMask: Any = None,
    l2CacheHint: Any = None,
    predicate: Any = None,
    mode: Any = None,
    loadMode: Any = None,
    isCTAOnly: bool = False,
) -> None:
    """Copy a box of a tensor to shared memory, by each thread for which `predicate` holds (PTX
    `cp.async.bulk.tensor`). In mode TILE_GATHER4 (sm_100) four rows of a matrix, at the coordinates
    (column, row, row, row, row), by a map whose boxes are of one row. In modes IM2COL_W and
    IM2COL_W_128 (sm_100) pixels along the width; the offsets are the number of pixels behind them
    that are loaded too, and the position in the filter. Raises E0440 if there are offsets without
    an IM2COL mode or the mode without offsets, or other coordinates of rows.
    """
    in_kernel("CpAsyncBulkTensorGlobalToSharedClusterOp")
    require("a TMA copy", "sm_90")
    mode = mode or loadMode or TMALoadMode.TILE
    columns = mode is TMALoadMode.IM2COL or mode in _WIDE
    if columns != bool(im2colOffsets) or (mode in _WIDE and len(im2colOffsets) != 2):
        raise error(
            "E0440",
            f"{len(im2colOffsets)} im2col offsets in mode {mode.name}",
            user_location(),
            help=(
                "offsets belong to TMALoadMode.IM2COL: one for each dimension but channels and images; of IM2COL_W a"
                " number of pixels and one offset"
            ),
        )
    one = [[value_of(x)] if x is not None else [] for x in (multicastMask, l2CacheHint)]
    groups = [
        [value_of(dstMem)],
        [_generic(tmaDescriptor)],
        [value_of(mbar)],
        [*map(value_of, coordinates)],
        [*map(value_of, im2colOffsets)],
        *one,
    ]
    attrs = _rows(mode is TMALoadMode.TILE_GATHER4, coordinates)
    _emit_copy("cutec.tma.load", groups, predicate, attrs | ({"wide": _WIDE[mode]} if mode in _WIDE else {}))


def CpAsyncBulkTensorSharedCTAToGlobalOp(
    tmaDescriptor: Any,
    srcMem: Any,
    coordinates: Sequence[Any],
    *,
    l2CacheHint: Any = None,
    predicate: Any = None,
    mode: Any = None,
) -> None:
    """Copy shared memory to a box of a tensor, in the thread's next group of bulk stores, by each
    thread for which `predicate` holds (PTX `cp.async.bulk.tensor`). In mode TILE_SCATTER4 (sm_100a
    and its like) to four rows of a matrix, at the coordinates (column, row, row, row, row), by a
    map whose boxes are of one row. Raises E0440 for other coordinates.
    """
    in_kernel("CpAsyncBulkTensorSharedCTAToGlobalOp")
    require("a TMA copy", "sm_90")
    hint = [] if l2CacheHint is None else [value_of(l2CacheHint)]
    groups = [[_generic(tmaDescriptor)], [value_of(srcMem)], [*map(value_of, coordinates)], hint]
    attrs = _rows(mode is TMAStoreMode.TILE_SCATTER4, coordinates)
    _emit_copy("cutec.tma.store", groups, predicate, attrs | ({"im2col": None} if mode is TMAStoreMode.IM2COL else {}))


def _rows(asked: bool, coordinates: Sequence[Any]) -> dict[str, Any]:
    """The attributes of a gather or scatter of rows, or none."""
    if not asked:
        return {}
    require("a TMA copy of rows", "sm_100")
    if len(coordinates) != 1 + ROWS:
        raise error(
            "E0440",
            f"{len(coordinates)} coordinates of {ROWS} rows",
            user_location(),
            help=f"give the column, and the numbers of the {ROWS} rows",
        )
    return {"rows": None}


def _emit_copy(name: str, groups: list[list[Value]], predicate: Any, attrs: dict[str, Any]) -> None:
    operands = [v for group in groups for v in group]
    attrs = {"operandSegmentSizes": IntArray(tuple(map(len, groups))), **attrs}
    if predicate is None:
        builder().emit(name, operands, (), attrs)
        return
    with guarded(value_of(predicate)):
        builder().emit(name, operands, (), attrs)


def _generic(descriptor: Any) -> Value:
    address = value_of(descriptor)
    return address if address.type == ptr(0) else builder().value("llvm.addrspacecast", [address], ptr(0))


with_arithmetic(globals())
take_loc_ip(globals())
