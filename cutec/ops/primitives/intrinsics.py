"""`llvm.nvvm.*` intrinsics on integers that have no operation of their own in MLIR: the semantics
of `llvm.call_intrinsic`, by the intrinsic's name (PTX ISA, "Integer Arithmetic Instructions",
"Logic and Shift Instructions").
"""

from __future__ import annotations

from cutec.ir.core import Op
from cutec.ir.types import I1, I32, I64, Type
from cutec.ops.primitives.registry import Array, Context, Semantics
from cutec.records import dataclass


@dataclass(frozen=True, slots=True)
class Intrinsic:
    """Operand types, result type and semantics of an intrinsic."""

    operands: tuple[Type, ...]
    result: Type
    semantics: Semantics

    def check(self, op: Op) -> str | None:
        """The error in the types of a call, or None."""
        found = tuple(v.type for v in op.operands)
        fits = found == self.operands and [v.type for v in op.results] == [self.result]
        return None if fits else f"calls {op.attrs['intrin']} with ({', '.join(map(str, found))})"


def _parts(ctx: Context, word: Array, width: int, signed: bool) -> Array:
    """(lanes, 32 / width) integers packed into 32-bit words, the lowest first, as int64."""
    np = ctx.np
    return np.ascontiguousarray(word).view(f"{'i' if signed else 'u'}{width // 8}").reshape(len(word), -1).astype("i8")


def _dot(ctx: Context, a: Array, b: Array, total: Array) -> Array:
    return (total.astype("i8") + (a * b).sum(axis=1)).astype("i4")


def _dot4(a_signed: bool, b_signed: bool) -> Semantics:
    def semantics(ctx: Context, op: Op, a: Array, b: Array, c: Array) -> Array:
        return _dot(ctx, _parts(ctx, a, 8, a_signed), _parts(ctx, b, 8, b_signed), c)

    return semantics


def _dot2(a_signed: bool, b_signed: bool) -> Semantics:
    """Two 16-bit numbers times the lower or upper two bytes."""

    def semantics(ctx: Context, op: Op, a: Array, b: Array, high: Array, c: Array) -> Array:
        octets = _parts(ctx, b, 8, b_signed)
        return _dot(ctx, _parts(ctx, a, 16, a_signed), ctx.np.where(high[:, None], octets[:, 2:], octets[:, :2]), c)

    return semantics


def _funnel_clamp(left: bool) -> Semantics:
    """Shift the 64 bits `high:low` by at most 32 and take the upper (left) or lower (right)
    word.
    """

    def semantics(ctx: Context, op: Op, high: Array, low: Array, amount: Array) -> Array:
        np = ctx.np
        both = (ctx.unsigned(high).astype("u8") << np.uint64(32)) | ctx.unsigned(low)
        n = np.minimum(ctx.unsigned(amount), np.uint32(32)).astype("u8")
        shifted = (both << n) >> np.uint64(32) if left else both >> n
        return shifted.astype("u4").view("i4")

    return semantics


def _find(signed: bool) -> Semantics:
    """Position of the highest bit that differs from the sign (bfind), or its distance from the top
    (`shiftamt`); -1 for none.
    """

    def semantics(ctx: Context, op: Op, a: Array, shift: Array) -> Array:
        np = ctx.np
        bits, top = (ctx.unsigned(np.where(a < 0, ~a, a)) if signed else ctx.unsigned(a)), 8 * a.dtype.itemsize - 1
        position = np.full(len(bits), -1, "i4")
        for n in range(top + 1):
            position = np.where((bits >> bits.dtype.type(n)) & bits.dtype.type(1) != 0, n, position)
        return np.where(shift & (position >= 0), top - position, position).astype("i4")

    return semantics


def _mask(clamp: bool) -> Semantics:
    """`width` ones from bit `start` on (bmsk)."""

    def semantics(ctx: Context, op: Op, start: Array, width: Array) -> Array:
        np = ctx.np
        a, b = (ctx.unsigned(v).astype("u8") for v in (start, width))
        a, b = (np.minimum(v, np.uint64(32)) if clamp else v & np.uint64(31) for v in (a, b))
        ones = (np.uint64(1) << b) - np.uint64(1)
        return (ones << a).astype("u4").view("i4")

    return semantics


def _extend(signed: bool, clamp: bool) -> Semantics:
    """The lowest `width` bits, sign- or zero-extended (szext)."""

    def semantics(ctx: Context, op: Op, a: Array, width: Array) -> Array:
        np = ctx.np
        n = ctx.unsigned(width).astype("i8")
        n = np.minimum(n, 32) if clamp else n & 31
        low = ctx.unsigned(a).astype("i8") & ((np.int64(1) << n) - 1)
        negative = signed & (n > 0) & ((low >> np.maximum(n - 1, 0)) & 1 != 0)
        return np.where(negative, low - (np.int64(1) << n), low).astype("i4")

    return semantics


def _nth_bit(ctx: Context, op: Op, mask: Array, base: Array, offset: Array) -> Array:
    """The n-th set bit of a mask from `base` on, upwards for a positive n, downwards for a negative
    one; -1 for none (fns).
    """
    np = ctx.np
    count = max(map(len, (mask, base, offset)))
    rows = zip(*(np.broadcast_to(v, count).tolist() for v in (mask, base, offset)), strict=True)
    return np.array([_find_nth(m & 0xFFFFFFFF, b & 0xFFFFFFFF, n) for m, b, n in rows], "i4")


def _find_nth(mask: int, base: int, n: int) -> int:
    if n == 0:
        return base if base < 32 and mask >> base & 1 else -1
    order = range(base, 32) if n > 0 else range(base, -1, -1) if base < 32 else ()
    found = [i for i in order if mask >> i & 1]
    return found[abs(n) - 1] if abs(n) <= len(found) else -1


def _low24(signed: bool) -> Semantics:
    """The low 32 bits of the product of the low 24 bits of each (mul24.lo)."""

    def semantics(ctx: Context, op: Op, a: Array, b: Array) -> Array:
        wide = (v.astype("i8") & 0xFFFFFF for v in (a, b))
        x, y = ((v ^ 0x800000) - 0x800000 if signed else v for v in wide)
        return ((x * y) & 0xFFFFFFFF).astype("u4").view("i4")

    return semantics


def _sad(signed: bool) -> Semantics:
    """`c + |a - b|`."""

    def semantics(ctx: Context, op: Op, a: Array, b: Array, c: Array) -> Array:
        x, y = (a, b) if signed else (ctx.unsigned(a), ctx.unsigned(b))
        difference = ctx.np.where(x > y, ctx.unsigned(a) - ctx.unsigned(b), ctx.unsigned(b) - ctx.unsigned(a))
        return (ctx.unsigned(c) + difference).view(c.dtype)

    return semantics


def _table() -> dict[str, Intrinsic]:
    found: dict[str, tuple[tuple[Type, ...], Type, Semantics]] = {}
    for a in "su":
        for b in "su":
            found[f"idp4a.{a}.{b}"] = (I32, I32, I32), I32, _dot4(a == "s", b == "s")
            found[f"idp2a.{a}.{b}"] = (I32, I32, I1, I32), I32, _dot2(a == "s", b == "s")
        for ty in (I32, I64):
            found[f"flo.{a}.{ty.mlir}"] = (ty, I1), I32, _find(a == "s")
    for way in ("clamp", "wrap"):
        found[f"bmsk.{way}"] = (I32, I32), I32, _mask(way == "clamp")
        found[f"sext.{way}"] = (I32, I32), I32, _extend(True, way == "clamp")
        found[f"zext.{way}"] = (I32, I32), I32, _extend(False, way == "clamp")
    for name, left in (("fshl", True), ("fshr", False)):
        found[f"{name}.clamp.i32"] = (I32, I32, I32), I32, _funnel_clamp(left)
    found["fns"] = (I32, I32, I32), I32, _nth_bit
    for suffix, ty, signed in (("i", I32, True), ("ui", I32, False), ("ll", I64, True), ("ull", I64, False)):
        found[f"sad.{suffix}"] = (ty, ty, ty), ty, _sad(signed)
    found["mul24.i"], found["mul24.ui"] = ((I32, I32), I32, _low24(True)), ((I32, I32), I32, _low24(False))
    return {f"llvm.nvvm.{name}": Intrinsic(*row) for name, row in found.items()}


INTEGER = _table()
