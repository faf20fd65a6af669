"""`nvvm`: operations of the lanes of a warp together (PTX ISA: shfl.sync, vote.sync, redux.sync,
match.sync, elect.sync).
"""

from __future__ import annotations

import re
from typing import Any

from cutec.ir.attrs import Raw
from cutec.ir.core import Op
from cutec.ir.types import F32, I1, I32, bit_width
from cutec.ops.primitives import rules
from cutec.ops.primitives.registry import BLOCKING, Array, Context, Forwards, collective, define
from cutec.target.arch import parse_arch

WARP = BLOCKING | collective("warp")


def kind(op: Op) -> str:
    """The keyword of an attribute like `#nvvm<shfl_kind bfly>`."""
    found = re.search(r"(\w+)\s*>$", op.attrs["kind"].text)
    return found[1] if found else ""


def mask_operand(op: Op) -> int | None:
    """The position of the operand with the mask of participating lanes; None: all lanes take part
    (matrix instructions have no mask).
    """
    if op.name == "nvvm.redux.sync":
        return 1
    return 0 if op.operands and op.name.startswith("nvvm.") else None


def _kinds(*allowed: str) -> rules.Rule:
    def rule(op: Op) -> str | None:
        if not isinstance(op.attrs.get("kind"), Raw):
            return "lacks its kind"
        return None if kind(op) in allowed else f"has no kind {kind(op)}"

    return rule


def _participants(ctx: Context, mask: Array) -> Array:
    """For each lane the active lanes in the mask, as bits (uint32)."""
    return ctx.unsigned(mask) & ctx.warp_members()


def _member_matrix(ctx: Context, mask: Array) -> Array:
    """[lane, other]: whether `other` of the lane's warp takes part with it."""
    return (_participants(ctx, mask)[:, None] >> ctx.np.arange(32, dtype="u4")) & 1 != 0


def _shuffle(op: Op) -> str | None:
    if wrong := rules.counts(4, 1)(op) or _kinds("idx", "up", "down", "bfly")(op):
        return wrong
    ty = op.operands[1].type
    return None if ty == op.result.type and bit_width(ty) == 32 else f"moves 32 bits at a time, not {ty}"


@define("nvvm.shfl.sync", _shuffle, WARP, forwards=Forwards.LANES)
def shfl_sync(ctx: Context, op: Op, mask: Array, value: Array, offset: Array, mask_and_clamp: Array) -> Array:
    np, lane = ctx.np, ctx.sreg("laneid")
    clamp, segment = mask_and_clamp & 0x1F, (mask_and_clamp >> 8) & 0x1F
    offset = offset & 0x1F
    highest = (lane & segment) | (clamp & ~segment)
    lowest = lane & segment
    match kind(op):
        case "up":
            source, inside = lane - offset, lane - offset >= highest
        case "down":
            source, inside = lane + offset, lane + offset <= highest
        case "bfly":
            source, inside = lane ^ offset, (lane ^ offset) <= highest
        case _:
            source = lowest | (offset & ~segment)
            inside = source <= highest
    source = np.where(inside, source, lane)
    if not (ctx.whole_warps() and len(mask) == 1 and mask[0] == -1):
        absent = (_participants(ctx, mask) >> source.astype("u4")) & 1 == 0
        ctx.undefined_results([absent], "the value of a lane", "takes no part in the shuffle")
    return ctx.exchange(value, source)


def _vote(op: Op) -> str | None:
    if wrong := rules.counts(2, 1)(op) or _kinds("any", "all", "uni", "ballot")(op):
        return wrong
    result = I32 if kind(op) == "ballot" else I1
    return None if op.operands[1].type == I1 and op.result.type == result else f"votes on i1 and gives {result}"


@define("nvvm.vote.sync", _vote, WARP)
def vote_sync(ctx: Context, op: Op, mask: Array, predicate: Array) -> Array:
    members = _participants(ctx, mask)
    ballot = ctx.ballot(predicate) & members
    results = {
        "any": ballot != 0,
        "all": ballot == members,
        "uni": (ballot == 0) | (ballot == members),
        "ballot": ballot.view("i4"),
    }
    return results[kind(op)]


_FLOAT_REDUCTIONS = {"fmin": "minimum", "fmax": "maximum"}
# kind → (NumPy's reduction, on unsigned numbers)
_REDUCTIONS = {
    "add": ("add", False),
    "max": ("maximum", False),
    "min": ("minimum", False),
    "umax": ("maximum", True),
    "umin": ("minimum", True),
    "and": ("bitwise_and", True),
    "or": ("bitwise_or", True),
    "xor": ("bitwise_xor", True),
}


def lacks_float_redux(arch: str) -> str:
    """Why an arch does not reduce f32 over a warp; "" if it does."""
    found = parse_arch(arch)
    return "" if found.major == 10 and found.suffix else "redux of f32 needs a target of sm_100 or sm_103 with a suffix"


def _lacks_redux(op: Op, arch: str) -> str:
    return lacks_float_redux(arch) if kind(op) in _FLOAT_REDUCTIONS else ""


def _redux(op: Op) -> str | None:
    if wrong := rules.counts(2, 1)(op) or _kinds(*_REDUCTIONS, *_FLOAT_REDUCTIONS)(op):
        return wrong
    ty = F32 if kind(op) in _FLOAT_REDUCTIONS else I32
    return None if op.operands[0].type == op.result.type == ty else f"reduces {ty} with {kind(op)}"


@define("nvvm.redux.sync", _redux, WARP, lacking=_lacks_redux)
def redux_sync(ctx: Context, op: Op, value: Array, mask: Array) -> Array:
    np = ctx.np
    values, members = ctx.warp_values(value), _member_matrix(ctx, mask)
    if kind(op) in _FLOAT_REDUCTIONS:
        return _float_redux(np, op, values, members)
    name, is_unsigned = _REDUCTIONS[kind(op)]
    values = ctx.unsigned(values) if is_unsigned else values
    limits = np.iinfo(values.dtype)
    neutral = {"maximum": limits.min, "minimum": limits.max, "bitwise_and": limits.max}.get(name, 0)
    filled = np.where(members, values, values.dtype.type(neutral))
    return getattr(np, name).reduce(filled, axis=1, dtype=values.dtype).view(np.int32)


def _float_redux(np: Any, op: Op, values: Array, members: Array) -> Array:
    """`abs` takes magnitudes first; a NaN loses unless `nan` is set."""
    values = np.abs(values) if op.attrs.get("abs") else values
    name = kind(op)
    function = getattr(np, _FLOAT_REDUCTIONS[name] if op.attrs.get("nan") else name)
    return function.reduce(np.where(members, values, np.float32(np.inf if name == "fmin" else -np.inf)), axis=1)


def _match(op: Op) -> str | None:
    if wrong := rules.counts(2, 1)(op) or _kinds("any", "all")(op):
        return wrong
    result = "i32" if kind(op) == "any" else "!llvm.struct<(i32, i1)>"
    fits = op.result.type.mlir == result and op.operands[1].type.mlir in ("i32", "i64")
    return None if fits else f"compares i32 or i64 and gives {result}"


@define("nvvm.match.sync", _match, WARP)
def match_sync(ctx: Context, op: Op, mask: Array, value: Array) -> Any:
    np = ctx.np
    same = (ctx.warp_values(value) == np.broadcast_to(value, len(ctx.warp_members()))[:, None]) & _member_matrix(
        ctx, mask
    )
    bits = np.packbits(same, axis=1, bitorder="little").view("u4")[:, 0]
    if kind(op) == "any":
        return bits.view(np.int32)
    everyone = bits == _participants(ctx, mask)
    return np.where(everyone, bits, np.uint32(0)).view(np.int32), everyone


@define("nvvm.elect.sync", rules.operand_counts(0, 1, 1), WARP)
def elect_sync(ctx: Context, op: Op, mask: Array | None = None) -> Array:
    members = _participants(ctx, ctx.np.array([-1], "i4") if mask is None else mask)
    lane = ctx.sreg("laneid").astype("u4")
    return (members & ((ctx.np.uint32(1) << lane) - ctx.np.uint32(1))) == 0


@define("nvvm.bar.warp.sync", rules.counts(1, 0), WARP)
def bar_warp_sync(ctx: Context, op: Op, mask: Array) -> None:
    ctx.warp_barrier()
