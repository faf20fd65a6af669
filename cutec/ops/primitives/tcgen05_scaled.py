"""`cutec.tcgen05_mma_scaled`: block-scaled multiplies of sm_100 (PTX ISA, "tcgen05.mma" with
`.block_scale`).

D = Σ (scale of A · scale of B · Σ A·B) (+ D where `accumulate`): the inner sum is over the elements
along K that share a scale, the outer one over a row's scales. Operands: the address of D (i32); A,
a descriptor (i64) or an address (i32); B's descriptor (i64); the instruction descriptor (i32); the
addresses of A's and B's scales in tensor memory (i32); `accumulate` (i1). Bits 30 and 31 of the
scales' addresses are ignored: CuTe has the byte there, the instruction takes it from its
descriptor.

attributes: `kind`, `group`; `vector`: how many elements share a scale, in one of PTX's spellings;
`collector`: what becomes of A in the collector; `sparse`: half of A's elements are stored, and the
address of their metadata (i32) is the last operand.

Of a pair each block has the scales of its rows of A, and those of all of B.
"""

from __future__ import annotations

from typing import Any

from cutec.ir.attrs import Typed
from cutec.ir.core import Op
from cutec.ir.types import I1, I32, I64
from cutec.ops.instruction import Instruction, example
from cutec.ops.primitives.registry import Array, Context, define, reads, writes
from cutec.ops.primitives.tcgen05 import TENSOR, grouped, has_tcgen05
from cutec.ops.primitives.tcgen05_mma import (
    COLLECTORS,
    ISSUED,
    PAIRS,
    from_tensor_memory,
    operand,
    read_d,
    refuse,
    write_d,
)
from cutec.ops.primitives.tcgen05_sparse import spread_rows
from cutec.ops.primitives.tensor_core import accumulate, sums_of
from cutec.target.block_scaling import SCALED, VECTORS, WORD, ScaledMultiply, places_of_scales
from cutec.target.tensor_memory import LANES, QUARTER, copies_of_a, places_of_d
from cutec.target.tensor_sums import TCGEN05

_ADDRESS = (1 << 30) - 1


def vector_of(op: Op) -> int:
    """How many elements share a scale."""
    return VECTORS[op.attrs["vector"]] if "vector" in op.attrs else next(iter(SCALED[op.attrs["kind"]].scales))


def _mma(op: Op) -> str | None:
    attrs, kind = op.attrs, SCALED.get(op.attrs.get("kind", ""))
    if kind is None:
        return f"has a kind of {', '.join(SCALED)}"
    found, metadata = [v.type for v in op.operands], [I32] if "sparse" in attrs else []
    wanted = [I32, *found[1:2], I64, I32, I32, I32, I1, *metadata]
    if found[1:2] not in ([I64], [I32]) or found != wanted or op.results:
        return "takes i32, i64 or i32, i64, i32, i32, i32, i1; i32 if sparse"
    vector, collector = attrs.get("vector"), attrs.get("collector")
    if vector not in (*kind.spelled, *([None] if kind.default else [])):
        return f"has a vector of {', '.join(kind.spelled)}"
    if collector is not None and collector not in COLLECTORS:
        return f"has a collector of {', '.join(COLLECTORS)}"
    return None


def _lacks(op: Op, arch: str) -> str:
    by_count = op.attrs.get("vector", "").startswith("scale_vec")
    if by_count and arch.endswith("f"):
        return f"{op.attrs['vector']} needs a target with suffix a; block16 and block32 do not"
    if "sparse" in op.attrs and SCALED[op.attrs["kind"]].packed and arch.endswith("f"):
        return f"a sparse A of kind::{op.attrs['kind']} needs a target with suffix a"
    return has_tcgen05(op, arch)


@define(
    "cutec.tcgen05_mma_scaled",
    grouped(_mma),
    ISSUED | reads("shared", TENSOR) | writes(TENSOR),
    lacking=_lacks,
    label="tcgen05.mma",
    instruction=Instruction(
        "multiply matrices with a scale for each few elements along K, into tensor memory",
        "d: i32, a: i64|i32, b: i64, instruction: i32, sfa: i32, sfb: i32, accumulate: i1, metadata*: i32 "
        "{kind: string, group: int, vector?: string, collector?: string, sparse?: unit}",
        example(*("i32", "i64", "i64", "i32", "i32", "i32", "i1"), kind="mxf8f6f4", group=Typed(1, I32)),
    ),
)
def mma_scaled(ctx: Context, op: Op, *operands: Array) -> None:
    np, group, vector = ctx.np, op.attrs["group"].value, vector_of(op)
    for row in ctx.issuers():
        d, a, b, descriptor, sfa, sfb, adds, *metadata = (int(v[row % len(v)]) for v in operands)
        what, blocks = _what(ctx, op, vector, descriptor, group), ctx.blocks_of(group)
        b_type, n = _held(what, what.b), what.n // group
        parts = [operand(ctx, b, b_type, n, what.b_mn, what.k, block, what.lines) for block in blocks]
        right, no_right = (np.concatenate(part) for part in zip(*parts))
        for block in blocks:
            left, no_left = _left(ctx, op, what, a, group, block)
            ctx.tensor_memory.collectors.meet("a", op.attrs.get("collector", "discard"), block, left)
            if metadata:
                left, no_left = spread_rows(ctx, what, left, no_left, metadata[0], block)
            rows, places = what.m // group, places_of_d(what.m, what.n, group)
            halves = 2 if group == 2 and rows < LANES else 1
            left_scales, no_left_scale = _scales(ctx, what, sfa, what.a_sf_id, rows, 1, block)
            right_scales, no_right_scale = _scales(ctx, what, sfb, what.b_sf_id, what.n, halves, block)
            tile = ctx.tensor_memory.tile(d, places, 0, block)
            before = read_d(np, what.d, tile.read()) if adds else None
            product = _product(ctx, what, left, right, left_scales, right_scales, before)
            missing = (no_left | no_left_scale)[:, None] | no_right | no_right_scale
            tile.write(write_d(np, what.d, product), missing, bool(adds))


def _what(ctx: Context, op: Op, vector: int, descriptor: int, group: int) -> ScaledMultiply:
    """What an instruction descriptor says, which has to fit the operation."""
    bits, sparse = descriptor & 0xFFFFFFFF, "sparse" in op.attrs
    try:
        what = ScaledMultiply.of(op.attrs["kind"], vector, bits)
    except ValueError as problem:
        refuse(ctx, str(problem))
        raise AssertionError("a fault has raised") from problem
    wrong = what.wrong(group)
    if what.sparse != sparse:
        wrong = f"it is one of a {'sparse' if what.sparse else 'dense'} multiply, this one is not"
    if wrong:
        refuse(ctx, f"the instruction descriptor {bits:#010x}: {wrong}")
    return what


def _held(what: ScaledMultiply, ty: str) -> str:
    """The type of an operand as shared memory holds it."""
    return PAIRS if SCALED[what.kind].packed else ty


def _left(ctx: Context, op: Op, what: ScaledMultiply, a: int, group: int, block: int) -> tuple[Array, Array]:
    """What is stored of a block's part of A, as `[row, k]`, and which of its rows have elements
    that nothing has written.
    """
    ty, part = _held(what, what.a), 2 if what.sparse else 1
    k, lines = what.k // part, what.lines // part
    if op.operands[1].type == I64:
        return operand(ctx, a, ty, what.m // group, what.a_mn, k, block, lines)
    if what.a_mn:
        refuse(ctx, "A in tensor memory is K-major")
    return from_tensor_memory(ctx, a, ty, copies_of_a(what.m, group), block, lines)


def _scales(
    ctx: Context, what: ScaledMultiply, address: int, first: int, rows: int, halves: int, block: int
) -> tuple[Array, Array]:
    """The scales of a block's rows, `[row, scale]`, and which rows have some that nothing has
    written. All copies have to be equal, since each quarter of the lanes is scaled by its own.
    """
    np = ctx.np
    words = -(-(first + what.scales) // WORD)
    layout = places_of_scales(rows, words, halves)
    tile = ctx.tensor_memory.tile(address & _ADDRESS, layout, 0, block)
    copies = LANES // QUARTER // halves
    each = -(-rows // halves)
    padded = -(-each // QUARTER) * QUARTER
    mine = np.arange(rows) // each * padded + np.arange(rows) % each
    held = tile.read().reshape(copies, halves * padded, words)[:, mine]
    missing = tile.undefined.reshape(copies, halves * padded, words)[:, mine].any(axis=(0, 2))
    bytes_ = np.ascontiguousarray(held).view(np.uint8)[:, :, first : first + what.scales]
    unlike = (bytes_ != bytes_[:1]).any(axis=(0, 2)) & ~missing
    if unlike.any():
        row = int(np.argmax(unlike))
        refuse(ctx, f"the scales of row {row} differ between the quarters of the lanes, each of which has a copy")
    return _decoded(np, what.sf, bytes_[0]), missing


def _decoded(np: Any, sf: str, bytes_: Array) -> Array:
    """Scales as float64: ue8m0 is 2 to the power of x - 127, 255 is NaN; ue4m3 is e4m3 without a
    sign.
    """
    if sf == "ue8m0":
        return np.where(bytes_ == 255, np.nan, np.ldexp(1.0, bytes_.astype(np.int64) - 127))
    exponent, mantissa = (bytes_ >> 3 & 15).astype(np.int64), (bytes_ & 7).astype(np.float64)
    value = np.where(exponent == 0, np.ldexp(mantissa, -9), np.ldexp(mantissa + 8, exponent - 10))
    return np.where(bytes_ & 127 == 127, np.nan, value)


def _product(
    ctx: Context,
    what: ScaledMultiply,
    left: Array,
    right: Array,
    left_scales: Array,
    right_scales: Array,
    before: Array | None,
) -> Array:
    """The scaled product with its sign, added to D's values before, in float64."""
    np, sign = ctx.np, -1.0 if what.negate_a != what.negate_b else 1.0
    types = what.d, what.a, what.b
    how = None if what.sparse else sums_of(ctx, TCGEN05, types, what.k, what.kind, what.sf)
    if how is not None:
        return accumulate(np, how, sign * left, right, 0.0 if before is None else before, (left_scales, right_scales))
    with np.errstate(invalid="ignore", over="ignore"):
        scaled = [np.repeat(scales, what.k // what.scales, axis=1) for scales in (left_scales, right_scales)]
        product = sign * ((left * scaled[0]) @ (right * scaled[1]).T)
        return product if before is None else product + before
