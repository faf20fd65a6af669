"""Lowering of the `math` dialect: to LLVM intrinsics, to libdevice (precise) or to the hardware's approximations (`fastmath<afn>`).

Vectors go element by element: no PTX instruction takes more than one f32 here, and LLVM would scalarise them anyway. Half
precision is computed in f32 and rounded once.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import Any

from cutec.ir.attrs import IntArray, Raw, Symbol
from cutec.ir.core import Op, Value
from cutec.ir.types import F32, F64, Type, VectorType
from cutec.ops.cute.memory import extract, from_elements
from cutec.ops.cute.registry import COMPOSITES, CuteOp

APPROXIMATE = Raw("#arith.fastmath<afn>")
Emit = Callable[[Any, list[Value]], Value]


def libdevice(cx: Any, function: str, args: list[Value]) -> Value:
    """A call of a libdevice function (CUDA libdevice User's Guide); the callee is declared when the device module is made."""
    attrs = {"callee": Symbol(function), "operandSegmentSizes": IntArray((len(args), 0)), "op_bundle_sizes": IntArray(())}
    return cx.builder.value("llvm.call", args, args[0].type, attrs)


def intrinsic(cx: Any, name: str, args: list[Value]) -> Value:
    """A call of an LLVM intrinsic that has no operation of its own in the llvm dialect."""
    attrs = {"intrin": name, "operandSegmentSizes": IntArray((len(args), 0)), "op_bundle_sizes": IntArray(())}
    return cx.builder.value("llvm.call_intrinsic", args, args[0].type, attrs)


def _library(name: str) -> Emit:
    """`__nv_<name>f` for f32 and `__nv_<name>` for f64."""
    return lambda cx, args: libdevice(cx, f"__nv_{name}{'f' if args[0].type == F32 else ''}", args)


def _instruction(name: str) -> Emit:
    """An `llvm.intr.*` operation, exact or correctly rounded on its own."""
    return lambda cx, args: cx.builder.value(f"llvm.intr.{name}", args, args[0].type)


def _approximation(name: str, before: float = 1.0, after: float = 1.0) -> Emit:
    """`after * name(before * x)` with an `.approx` instruction of f32 (PTX ISA, "Floating Point Instructions")."""

    def emit(cx: Any, args: list[Value]) -> Value:
        (x,) = args
        if before != 1.0:
            x = cx.builder.value("arith.mulf", [x, cx.builder.constant(before, F32)], F32)
        result = intrinsic(cx, f"llvm.nvvm.{name}", [x])
        return result if after == 1.0 else cx.builder.value("arith.mulf", [result, cx.builder.constant(after, F32)], F32)

    return emit


def _fast_tanh(cx: Any, args: list[Value]) -> Value:
    """tanh.approx.f32, which LLVM selects for an approximate tanh."""
    return cx.builder.value("llvm.intr.tanh", args, F32, {"fastmathFlags": Raw("#llvm.fastmath<afn>")})


def _fast_tan(cx: Any, args: list[Value]) -> Value:
    sine, cosine = intrinsic(cx, "llvm.nvvm.sin.approx.f", args), intrinsic(cx, "llvm.nvvm.cos.approx.f", args)
    return cx.builder.value("arith.mulf", [sine, intrinsic(cx, "llvm.nvvm.rcp.approx.ftz.f", [cosine])], F32)


# Each with what it computes, precise; the approximation of f32 follows where the hardware has one.
PRECISE: dict[str, Emit] = {
    **{f"math.{name}": _library(name) for name in (
        "exp", "exp2", "expm1", "log", "log2", "log10", "log1p", "rsqrt", "cbrt", "sin", "cos", "tan", "asin", "acos", "atan", "atan2",
        "sinh", "cosh", "tanh", "asinh", "acosh", "atanh", "erf", "erfc")},
    "math.powf": _library("pow"),
    "math.round": _library("round"),
    "math.sqrt": _instruction("sqrt"),
    "math.absf": _instruction("fabs"),
    "math.floor": _instruction("floor"),
    "math.ceil": _instruction("ceil"),
    "math.trunc": _instruction("trunc"),
    "math.roundeven": _instruction("roundeven"),
    "math.copysign": _instruction("copysign"),
    "math.fma": _instruction("fma"),
}  # fmt: skip
FAST: dict[str, Emit] = {
    "math.exp2": _approximation("ex2.approx"),
    "math.exp": _approximation("ex2.approx", before=math.log2(math.e)),
    "math.log2": _approximation("lg2.approx.f"),
    "math.log": _approximation("lg2.approx.f", after=math.log(2)),
    "math.log10": _approximation("lg2.approx.f", after=math.log10(2)),
    "math.sin": _approximation("sin.approx.f"),
    "math.cos": _approximation("cos.approx.f"),
    "math.tan": _fast_tan,
    "math.tanh": _fast_tanh,
    "math.sqrt": _approximation("sqrt.approx.f"),
    "math.rsqrt": _approximation("rsqrt.approx.f"),
}


def _infer(attrs: dict[str, Any], *operands: Type) -> list[Type]:
    return [operands[0]]


def _expand(cx: Any, op: Op, *operands: Value) -> list[Value]:
    ty = operands[0].type
    if isinstance(ty, VectorType):
        lanes = [[extract(cx, v, i) for v in operands] for i in range(ty.count)]
        return [from_elements(cx, [_scalar(cx, op, lane) for lane in lanes])]
    return [_scalar(cx, op, list(operands))]


def _scalar(cx: Any, op: Op, args: list[Value]) -> Value:
    ty = args[0].type
    if ty not in (F32, F64):
        wide = [cx.builder.value("arith.extf", [a], F32) for a in args]
        return cx.builder.value("arith.truncf", [_scalar(cx, op, wide)], ty)
    if op.attrs.get("fastmath") == APPROXIMATE and ty == F32 and op.name in FAST:
        return FAST[op.name](cx, args)
    return PRECISE[op.name](cx, args)


_FORM = "values*: number|vector -> number|vector"
COMPOSITES.update({name: CuteOp(name, "a mathematical function of each element", _FORM, _infer, _expand) for name in PRECISE})
