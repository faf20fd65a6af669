"""Operations of a whole warp: shuffles, votes, matches and reductions (PTX ISA, "Parallel
Synchronization and Communication Instructions": shfl.sync, vote.sync, match.sync, redux.sync,
activemask).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from cutec.cute.arch.common import FULL_MASK, WARP_SIZE, choice, in_kernel, int32, require, scalar, unsupported
from cutec.diag import error
from cutec.frontend.core.context import builder
from cutec.frontend.core.location import user_location
from cutec.frontend.numbers import numeric
from cutec.frontend.numbers.number_class import integer_class
from cutec.frontend.numbers.numeric import Boolean, Float32, Int32, Numeric, Uint32, as_numeric
from cutec.frontend.numbers.tensor_ssa import TensorSSA
from cutec.ir.attrs import IntArray, Raw
from cutec.ir.types import I1, I32, OpaqueType
from cutec.loc_ip import take_loc_ip

if TYPE_CHECKING:
    from collections.abc import Callable

    from cutec.cute.operands import ElementsT, Int, Keyword, Number


def make_warp_uniform(value: Int) -> Int32:
    """The first lane's value in all lanes: the compiler then knows that the value is uniform in the
    warp.
    """
    return shuffle_sync(as_numeric(value, Int32).to(Int32), 0)


def _shuffle(kind: str, value: Any, offset: Any, mask: Any, mask_and_clamp: int) -> Any:
    """PTX `shfl.sync` moves 32-bit registers: one for a narrower value, two for a wider one."""
    if isinstance(value, TensorSSA):
        raise error("E0404", "a shuffle moves scalars, not a TensorSSA", user_location(), help="shuffle its elements")
    value = as_numeric(value)
    width = type(value).width
    if width == 64:
        return _shuffle_halves(kind, value, offset, mask, mask_and_clamp)
    if width < 32:
        carrier = numeric.Uint16 if width == 16 else numeric.Uint8
        bits = value.bitcast(carrier) if width > 1 else value.to(Uint32)
        moved = _shuffle(kind, bits.to(Uint32), offset, mask, mask_and_clamp)
        return moved.to(carrier).bitcast(type(value)) if width > 1 else moved.to(Boolean)
    operands = [int32(mask), value.ir, int32(offset), int32(mask_and_clamp)]
    return type(value)(
        builder().value("nvvm.shfl.sync", operands, value.ir.type, {"kind": Raw(f"#nvvm<shfl_kind {kind}>")})
    )


def _shuffle_halves(kind: str, value: Numeric, offset: Any, mask: Any, mask_and_clamp: int) -> Numeric:
    bits = value.bitcast(numeric.Uint64)
    low, high = bits.to(Uint32), (bits >> 32).to(Uint32)
    low, high = (_shuffle(kind, half, offset, mask, mask_and_clamp) for half in (low, high))
    return ((high.to(numeric.Uint64) << 32) | low.to(numeric.Uint64)).bitcast(type(value))


def shuffle_sync(value: ElementsT, offset: Int, mask: Int = FULL_MASK, mask_and_clamp: int = 31) -> ElementsT:
    """The value of lane `offset`."""
    return _shuffle("idx", value, offset, mask, mask_and_clamp)


def shuffle_sync_up(value: ElementsT, offset: Int, mask: Int = FULL_MASK, mask_and_clamp: int = 0) -> ElementsT:
    """The value of the lane `offset` lower; lanes without one keep their own."""
    return _shuffle("up", value, offset, mask, mask_and_clamp)


def shuffle_sync_down(value: ElementsT, offset: Int, mask: Int = FULL_MASK, mask_and_clamp: int = 31) -> ElementsT:
    """The value of the lane `offset` higher; lanes without one keep their own."""
    return _shuffle("down", value, offset, mask, mask_and_clamp)


def shuffle_sync_bfly(value: ElementsT, offset: Int, mask: Int = FULL_MASK, mask_and_clamp: int = 31) -> ElementsT:
    """The value of the lane whose index differs in the bits of `offset`."""
    return _shuffle("bfly", value, offset, mask, mask_and_clamp)


def _vote(kind: str, predicate: Any, mask: Any, result: Any) -> Any:
    attrs = {"kind": Raw(f"#nvvm<vote_sync_kind {kind}>")}
    return builder().value("nvvm.vote.sync", [int32(mask), as_numeric(predicate).to(Boolean).ir], result, attrs)


def vote_ballot_sync(pred: Number, mask: Int = FULL_MASK) -> Int32:
    """A bit for each lane: its predicate."""
    return Int32(_vote("ballot", pred, mask, I32))


def vote_any_sync(pred: Number, mask: Int = FULL_MASK) -> Boolean:
    """Whether the predicate holds in any lane."""
    return Boolean(_vote("any", pred, mask, I1))


def vote_all_sync(pred: Number, mask: Int = FULL_MASK) -> Boolean:
    """Whether the predicate holds in all lanes."""
    return Boolean(_vote("all", pred, mask, I1))


def vote_uni_sync(pred: Number, mask: Int = FULL_MASK) -> Boolean:
    """Whether the predicate is the same in all lanes."""
    return Boolean(_vote("uni", pred, mask, I1))


def warp_reduction(
    val: ElementsT, op: Callable[[ElementsT, ElementsT], ElementsT], *, threads_in_group: int = WARP_SIZE
) -> ElementsT:
    """`op(a, b)` over groups of `threads_in_group` consecutive lanes (a power of two), by butterfly
    shuffles: all lanes get the result.
    """
    offset = threads_in_group // 2
    while offset:
        val = op(val, shuffle_sync_bfly(val, offset))
        offset //= 2
    return val


def _add(a: Any, b: Any) -> Any:
    return a + b


def warp_reduction_sum(value: ElementsT, *, threads_in_group: int = WARP_SIZE) -> ElementsT:
    """The sum over groups of lanes, in all of them."""
    return warp_reduction(value, _add, threads_in_group=threads_in_group)


def warp_reduction_max(value: ElementsT, *, threads_in_group: int = WARP_SIZE) -> ElementsT:
    """The maximum over groups of lanes, in all of them."""
    return warp_reduction(value, numeric.maximum, threads_in_group=threads_in_group)


def shuffle_sync_op(
    value: ElementsT, offset: Int, mask: Int = FULL_MASK, mask_and_clamp: int = 31, kind: Keyword = "idx"
) -> ElementsT:
    """PTX `shfl.sync` of a kind (`idx`, `up`, `down`, `bfly`). `mask_and_clamp` is its third
    operand: the bound of the lanes in the lowest five bits, and from bit 8 on the bits of the lane
    index that are kept (so 0x1c1f shuffles within groups of 4).
    """
    return _shuffle(choice("kind", kind, ("idx", "up", "down", "bfly")), value, offset, mask, mask_and_clamp)


def match_sync(mask: Int, value: Number, kind: Keyword = "any") -> Any:
    """`any`: the mask of the lanes whose value (32 or 64 bits) equals this lane's, an Int32. `all`:
    (`mask` if all its lanes have the same value, else 0; whether they do).
    """
    in_kernel("match_sync")
    which, number = choice("kind", kind, ("any", "all")), scalar(value, "match_sync")
    width = type(number).width
    if width not in (32, 64):
        raise unsupported("match", type(number), "types of 32 or 64 bits")
    bits = number.bitcast(integer_class(width, False))
    attrs = {"kind": Raw(f"#nvvm<match_sync_kind {which}>")}
    operands = [int32(mask), bits.ir]
    if which == "any":
        return Int32(builder().value("nvvm.match.sync", operands, I32, attrs))
    pair = builder().value("nvvm.match.sync", operands, OpaqueType("!llvm.struct<(i32, i1)>"), attrs)
    found = [
        builder().value("llvm.extractvalue", [pair], ty, {"position": IntArray((i,), 64)})
        for i, ty in enumerate((I32, I1))
    ]
    return Int32(found[0]), Boolean(found[1])


def activemask() -> Uint32:
    """The mask of the lanes that execute this together; diverged lanes may or may not be among
    them.
    """
    in_kernel("activemask")
    return Uint32(builder().value("cutec.activemask", (), I32))


_INTEGER_KINDS = ("add", "and", "or", "xor", "min", "max")
_FLOAT_KINDS = ("fmin", "fmax")


def warp_redux_sync(
    value: Number, kind: Keyword, mask_and_clamp: Int = FULL_MASK, *, abs: bool = False, nan: bool = False
) -> Any:
    """The reduction over the lanes of a mask, in all of them (PTX `redux.sync`): add, and, or, xor,
    min, max of 32-bit integers (sm_80); fmin and fmax of Float32 (sm_100a), of magnitudes with
    `abs`, NaN if any is with `nan`.
    """
    in_kernel("warp_redux_sync")
    number = scalar(value, "warp_redux_sync")
    cls = type(number)
    name = choice("kind", kind, (*_INTEGER_KINDS, "umin", "umax", *_FLOAT_KINDS))
    if cls is Float32:
        name = name if name in _FLOAT_KINDS else f"f{name}"
        if name not in _FLOAT_KINDS:
            raise unsupported(f"redux {kind}", cls, "fmin and fmax")
        require("redux of Float32", "sm_100f")
        attrs: dict[str, Any] = {"kind": Raw(f"#nvvm<redux_kind {name}>"), "abs": bool(abs), "nan": bool(nan)}
        return Float32(builder().value("nvvm.redux.sync", [number.ir, int32(mask_and_clamp)], number.ir.type, attrs))
    if cls not in (Int32, Uint32) or name in _FLOAT_KINDS:
        raise unsupported(f"redux {kind}", cls, "Int32 and Uint32; fmin and fmax of Float32")
    require("redux", "sm_80")
    name = f"u{name}" if cls is Uint32 and name in ("min", "max") else name
    return cls(
        builder().value(
            "nvvm.redux.sync", [number.ir, int32(mask_and_clamp)], I32, {"kind": Raw(f"#nvvm<redux_kind {name}>")}
        )
    )


take_loc_ip(globals())
