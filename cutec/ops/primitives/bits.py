"""Single instructions on the bits of integers: saturating sums, permuted bytes, bit fields, logic
of three words (PTX ISA, "Integer Arithmetic Instructions", "Logic and Shift Instructions", "Data
Movement and Conversion Instructions: prmt").
"""

from __future__ import annotations

import re

from cutec.ir.attrs import Raw, Typed
from cutec.ir.core import Op
from cutec.ir.types import I32, I64
from cutec.ops.instruction import Instruction, example
from cutec.ops.primitives import rules
from cutec.ops.primitives.registry import Array, Context, Semantics, add, define

_INT2 = rules.same(2, "int")


def _saturating(function: str, signed: bool) -> Semantics:
    """A sum or difference, clamped to the range of its type."""

    def semantics(ctx: Context, op: Op, a: Array, b: Array) -> Array:
        np, adds = ctx.np, function == "add"
        x, y = (a, b) if signed else (ctx.unsigned(a), ctx.unsigned(b))
        limits, wrapped = np.iinfo(x.dtype), getattr(np, function)(x, y)
        if signed:
            out = ((x ^ wrapped) & ((y if adds else ~y) ^ wrapped)) < 0  # the result's sign is neither operand's
            clamped = np.where(x < 0, x.dtype.type(limits.min), x.dtype.type(limits.max))
        else:
            out, clamped = (wrapped < x, x.dtype.type(limits.max)) if adds else (y > x, x.dtype.type(0))
        return np.where(out, clamped, wrapped).view(ctx.dtype(op.result.type))

    return semantics


for _name, _function in {"add": "add", "sub": "subtract"}.items():
    for _sign in "su":
        add(f"llvm.intr.{_sign}{_name}.sat", _INT2, semantics=_saturating(_function, _sign == "s"))


PRMT_MODES = ("default", "f4e", "b4e", "rc8", "ecl", "ecr", "rc16")


def permute_mode(op: Op) -> str:
    """The keyword of `#nvvm.permute_mode<f4e>`."""
    mode = op.attrs["mode"]
    found = re.search(r"<(\w+)>$", mode.text) if isinstance(mode, Raw) else None
    return found[1] if found else ""


def _prmt(op: Op) -> str | None:
    mode = permute_mode(op)
    if mode not in PRMT_MODES:
        return f"has no mode {mode}"
    operands = 3 if mode in ("default", "f4e", "b4e") else 2
    fits = len(op.operands) == operands and all(v.type == I32 for v in [*op.operands, op.result])
    return None if fits else f"takes {operands} words of 32 bits in mode {mode}"


@define("nvvm.prmt", _prmt)
def prmt(ctx: Context, op: Op, low: Array, *rest: Array) -> Array:
    """Four bytes picked from eight; in `default` mode bit 3 of a nibble of the selector asks for
    the byte's sign, eight times.
    """
    np, mode = ctx.np, permute_mode(op)
    high, selector = rest if len(rest) == 2 else (np.zeros_like(low), rest[0])
    count = max(map(len, (low, high, selector)))
    words = np.stack([np.broadcast_to(ctx.unsigned(v), count) for v in (low, high)], axis=1)
    octets = np.ascontiguousarray(words).view("u1")
    picks = np.broadcast_to(_picks(ctx, mode, ctx.unsigned(selector)), (count, 4))
    chosen = np.take_along_axis(octets, picks & 7, axis=1)
    if mode == "default":
        chosen = np.where(picks & 8 != 0, np.where(chosen >= 128, 255, 0).astype("u1"), chosen)
    return np.ascontiguousarray(chosen).view("i4")[:, 0]


def _picks(ctx: Context, mode: str, selector: Array) -> Array:
    """(lanes, 4): index 0–7 of the source byte of each result byte; +8: its sign."""
    np, four = ctx.np, ctx.np.arange(4)
    if mode == "default":
        return ((selector[:, None] >> (four * 4).astype("u4")) & 15).astype("i8")
    n = (selector & 3).astype("i8")[:, None]
    if mode == "f4e":
        return n + four
    if mode == "b4e":
        return (n - four) % 8
    if mode == "rc8":
        return np.broadcast_to(n, (len(n), 4))
    if mode == "ecl":
        return np.maximum(four, n)
    return np.minimum(four, n) if mode == "ecr" else (n & 1) * 2 + four % 2


def _lop3(op: Op) -> str | None:
    lut = op.attrs.get("lut")
    if not isinstance(lut, Typed) or not 0 <= lut.value < 256:
        return "needs a lut of 8 bits"
    return None if all(v.type == I32 for v in op.operands) and len(op.operands) == 3 else "takes three words of 32 bits"


@define(
    "cutec.lop3",
    rules.all_of(rules.counts(3, 1), _lop3),
    instruction=Instruction(
        "a logic function of three words, bit by bit",
        "a: i32, b: i32, c: i32 {lut: int} -> i32",
        example("i32", "i32", "i32", results=("i32",), lut=Typed(0x96, I32)),
    ),
)
def lop3(ctx: Context, op: Op, a: Array, b: Array, c: Array) -> Array:
    """Each bit is the entry of the table `lut` at index `4a + 2b + c`."""
    lut, result = op.attrs["lut"].value, a & 0
    for index in range(8):
        if lut >> index & 1:
            term = (a if index & 4 else ~a) & (b if index & 2 else ~b) & (c if index & 1 else ~c)
            result = result | term
    return result


def _field(op: Op) -> str | None:
    *values, position, length = (v.type for v in op.operands)
    fits = values and all(t == op.result.type and t in (I32, I64) for t in values) and position == length == I32
    return None if fits else "takes integers of 32 or 64 bits, then position and length of 32"


def _octet(ctx: Context, value: Array) -> Array:
    return (ctx.unsigned(value) & 0xFF).astype("i8")


@define(
    "cutec.bfe",
    rules.all_of(rules.counts(3, 1), _field),
    instruction=Instruction(
        "a bit field of a number",
        "value: i32|i64, position: i32, length: i32 -> i32|i64",
        example("i64", "i32", "i32", results=("i64",)),
    ),
)
def bfe(ctx: Context, op: Op, a: Array, position: Array, length: Array) -> Array:
    """`length` bits from `position` on, zero- or (`signed`) sign-extended. If the field
    extends past the number, its sign is the number's top bit.
    """
    np, signed = ctx.np, "signed" in op.attrs
    top = 8 * a.dtype.itemsize - 1
    start, count = _octet(ctx, position), _octet(ctx, length)
    bits = ctx.unsigned(a)
    one, width = bits.dtype.type(1), bits.dtype.type
    last = np.minimum(start + count - 1, top)
    sign = signed & (count > 0) & ((bits >> np.maximum(last, 0).astype(bits.dtype)) & one != 0)
    moved = np.where(start > top, width(0), bits >> np.minimum(start, top).astype(bits.dtype))
    width_left = np.minimum(count, np.maximum(top + 1 - start, 0))
    mask = np.where(width_left > top, ~width(0), (one << np.minimum(width_left, top).astype(bits.dtype)) - one)
    return np.where(sign, (moved & mask) | ~mask, moved & mask).view(a.dtype)


@define(
    "cutec.bfi",
    rules.all_of(rules.counts(4, 1), _field),
    instruction=Instruction(
        "a number with a bit field inserted",
        "insert: i32|i64, base: i32|i64, position: i32, length: i32 -> i32|i64",
        example("i32", "i32", "i32", "i32", results=("i32",)),
    ),
)
def bfi(ctx: Context, op: Op, a: Array, b: Array, position: Array, length: Array) -> Array:
    """`b` with the lowest `length` bits of `a` put in from `position` on."""
    np = ctx.np
    top = 8 * a.dtype.itemsize - 1
    start, count = _octet(ctx, position), _octet(ctx, length)
    inserted, base = ctx.unsigned(a), ctx.unsigned(b)
    one, shift = base.dtype.type(1), np.minimum(start, top).astype(base.dtype)
    ones = np.where(count > top, ~base.dtype.type(0), (one << np.minimum(count, top).astype(base.dtype)) - one)
    mask = np.where(start > top, base.dtype.type(0), ones << shift)
    return ((base & ~mask) | ((inserted << shift) & mask)).view(a.dtype)
