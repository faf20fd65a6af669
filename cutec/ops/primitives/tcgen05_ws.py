"""`cutec.tcgen05_mma_ws`: weight-stationary multiplies of sm_100 (PTX ISA, "tcgen05.mma.ws") by one
block: M is 32, 64 or 128, and one of four collectors may keep B.

Its groups of operands: the address of D; A, a descriptor (i64) or an address (i32); B's descriptor;
the instruction descriptor (i32); `accumulate` (i1); the descriptor of columns of B that count as
zero, if any (i64); the address of the metadata (i32) where A is `sparse`.

attributes: `kind`; `collector`: what becomes of B, `b0::fill` to `b3::discard`; `sparse`.
"""

from __future__ import annotations

from cutec.ir.attrs import IntArray
from cutec.ir.core import Op
from cutec.ir.types import I1, I32, I64
from cutec.ops.instruction import Instruction, example
from cutec.ops.primitives.bulk import groups, split
from cutec.ops.primitives.registry import Array, Context, define, reads, writes
from cutec.ops.primitives.tcgen05 import TENSOR, has_tcgen05
from cutec.ops.primitives.tcgen05_mma import (
    COLLECTORS,
    ISSUED,
    _product,
    instructed,
    lacks_kind,
    left_operand,
    operand,
    read_d,
    refuse,
    write_d,
)
from cutec.ops.primitives.tcgen05_sparse import spread_rows
from cutec.target.tcgen05 import KINDS, zero_columns
from cutec.target.tensor_memory import copies_of_a, places_of_ws

WS_COLLECTORS = tuple([f"b{buffer}::{usage}" for buffer in range(4) for usage in COLLECTORS])
_LINE = 32  # columns of B that lines of 16 bytes divide, of any type


def _mma(op: Op) -> str | None:
    attrs, sizes = op.attrs, groups(op)
    if attrs.get("kind") not in KINDS or len(sizes) != 7:
        return f"has a kind of {', '.join(KINDS)}, and 7 groups of operands"
    found, metadata = [v.type for v in op.operands], int("sparse" in attrs)
    a, rest = found[1:2], [I64] * sizes[5] + [I32] * metadata
    fits = a in ([I64], [I32]) and found == [I32, *a, I64, I32, I1, *rest] and not op.results
    if not fits or sizes != [1] * 5 + [sizes[5], metadata] or sizes[5] not in (0, 1):
        return "takes i32, i64 or i32, i64, i32, i1 and no or an i64; i32 if sparse"
    if attrs.get("collector") not in (None, *WS_COLLECTORS):
        return f"has a collector of b0 to b3 with {', '.join(COLLECTORS)}"
    return None


def _lacks(op: Op, arch: str) -> str:
    return lacks_kind(op, arch) or has_tcgen05(op, arch)


@define(
    "cutec.tcgen05_mma_ws",
    _mma,
    ISSUED | reads("shared", TENSOR) | writes(TENSOR),
    lacking=_lacks,
    label="tcgen05.mma.ws",
    instruction=Instruction(
        "multiply matrices into tensor memory, with collectors for B",
        "d: i32, a: i64|i32, b: i64, instruction: i32, accumulate: i1, zero_columns*: i64, metadata*: i32 "
        "{kind: string, collector?: string, sparse?: unit}",
        example(*("i32", "i64", "i64", "i32", "i1"), kind="f16", operandSegmentSizes=IntArray((1, 1, 1, 1, 1, 0, 0))),
    ),
)
def mma_ws(ctx: Context, op: Op, *operands: Array) -> None:
    np, attrs = ctx.np, op.attrs
    (d,), (a,), (b,), (instruction,), (accumulate,), masks, metadata = split(op, operands)
    buffer, _, usage = attrs.get("collector", "b0::discard").partition("::")
    for row in ctx.issuers():
        one = [int(v[row % len(v)]) for v in (d, a, b, instruction, *metadata)]
        what, (block,) = instructed(ctx, op, one[3], ws=True), ctx.blocks_of(1)
        zero, shift = [False] * what.n, 0
        if masks:
            try:
                zero, shift = zero_columns(int(masks[0][row % len(masks[0])]), what)
            except ValueError as problem:
                refuse(ctx, str(problem))
        columns = what.n + (-(-shift // _LINE) * _LINE if what.b_mn else shift)
        right, no_right = operand(ctx, one[2], what.b, columns, what.b_mn, what.k, block, what.lines)
        ctx.tensor_memory.collectors.meet(buffer, usage, block, right)
        right, no_right = right[shift : shift + what.n], no_right[shift : shift + what.n] & ~np.array(zero)
        right = np.where(np.array(zero)[:, None], 0.0, right)
        left, no_left = left_operand(ctx, op, what, one[1], copies_of_a(what.m, ws=True), block)
        if metadata:
            left, no_left = spread_rows(ctx, what, left, no_left, one[4], block, ws=True)
        tile = ctx.tensor_memory.tile(one[0], places_of_ws(what.m, what.n), 0, block)
        adds = bool(accumulate[row % len(accumulate)])
        before = read_d(np, what.d, tile.read()) if adds else None
        product = _product(ctx, what, left, right, before, None)
        tile.write(write_d(np, what.d, product), no_left[:, None] | no_right, adds)
