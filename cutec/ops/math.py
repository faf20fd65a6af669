"""Lowering of the `math` dialect: to LLVM intrinsics, to libdevice (precise) or to the hardware's
approximations (`fastmath<afn>`), and of arithmetic with a PTX instruction's modifiers
(`cutec.instruction`).

Functions that one instruction computes exactly are emitted on whole vectors, which LLVM splits into
the widest that the target has; all others are emitted element by element. Half precision is
computed in f32 and rounded once, unless it has an instruction of its own.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable, Sequence
from typing import TYPE_CHECKING, Any

from cutec.ir.attrs import IntArray, Raw, Symbol, Typed
from cutec.ir.core import Op, Value
from cutec.ir.types import BF16, F16, F32, F64, I1, I64, Type, VectorType, element_of, like
from cutec.ops.cute.load_store import extract, from_elements
from cutec.ops.cute.registry import COMPOSITES, CuteOp, composite, example
from cutec.ops.functions import BY_OPERATION, FUNCTIONS
from cutec.target.arch import parse_arch

if TYPE_CHECKING:
    from cutec.ops.cute.expander import Expander

APPROXIMATE = Raw("#arith.fastmath<afn>")
Emit = Callable[["Expander", list[Value]], Value]


def libdevice(cx: Expander, function: str, args: list[Value]) -> Value:
    """A call of a libdevice function (CUDA libdevice User's Guide); the callee is declared when the
    device module is made.
    """
    attrs = {
        "callee": Symbol(function),
        "operandSegmentSizes": IntArray((len(args), 0)),
        "op_bundle_sizes": IntArray(()),
    }
    return cx.builder.value("llvm.call", args, args[0].type, attrs)


def intrinsic(cx: Expander, name: str, args: list[Value]) -> Value:
    """A call of an LLVM intrinsic that has no operation of its own in the llvm dialect."""
    attrs = {"intrin": name, "operandSegmentSizes": IntArray((len(args), 0)), "op_bundle_sizes": IntArray(())}
    return cx.builder.value("llvm.call_intrinsic", args, args[0].type, attrs)


def _library(name: str) -> Emit:
    """`__nv_<name>f` for f32 and `__nv_<name>` for f64."""
    return lambda cx, args: libdevice(cx, f"__nv_{name}{'f' if args[0].type == F32 else ''}", args)


def _instruction(name: str) -> Emit:
    """An `llvm.intr.*` operation, exact or correctly rounded on its own, on scalars or vectors."""
    return lambda cx, args: cx.builder.value(f"llvm.intr.{name}", args, args[0].type)


def _approximation(name: str, before: float = 1.0, after: float = 1.0) -> Emit:
    """`after * name(before * x)` with an `.approx.ftz` instruction of f32 (PTX ISA, "Floating Point
    Instructions").
    """

    def emit(cx: Expander, args: list[Value]) -> Value:
        (x,) = args
        if before != 1.0:
            x = cx.builder.value("arith.mulf", [x, cx.builder.constant(before, F32)], F32)
        result = intrinsic(cx, f"llvm.nvvm.{name}", [x])
        return (
            result if after == 1.0 else cx.builder.value("arith.mulf", [result, cx.builder.constant(after, F32)], F32)
        )

    return emit


def _fast_tanh(cx: Expander, args: list[Value]) -> Value:
    """tanh.approx.f32, which LLVM selects for an approximate tanh."""
    return cx.builder.value("llvm.intr.tanh", args, F32, {"fastmathFlags": Raw("#llvm.fastmath<afn>")})


def _fast_tan(cx: Expander, args: list[Value]) -> Value:
    sine, cosine = FAST["math.sin"](cx, args), FAST["math.cos"](cx, args)
    return cx.builder.value("arith.mulf", [sine, intrinsic(cx, "llvm.nvvm.rcp.approx.ftz.f", [cosine])], F32)


def _fast_pow(cx: Expander, args: list[Value]) -> Value:
    """2 ** (exponent * log2(base)), for bases that are not negative."""
    base, exponent = args
    power = cx.builder.value("arith.mulf", [exponent, FAST["math.log2"](cx, [base])], F32)
    return FAST["math.exp2"](cx, [power])


def _power_of_float64(cx: Expander, args: list[Value]) -> Value:
    """A float to an integer power, through float64, which holds every exponent: repeated
    multiplication would lose a bit with every doubling of the exponent.
    """
    base, exponent = args
    wide = base if base.type == F64 else cx.builder.value("arith.extf", [base], F64)
    power = libdevice(cx, "__nv_pow", [wide, cx.builder.value("arith.sitofp", [exponent], F64)])
    return power if base.type == F64 else cx.builder.value("arith.truncf", [power], base.type)


# Exact, or rounded once, in every type.
EXACT: dict[str, str] = {op: row.exact for op, row in BY_OPERATION.items() if row.exact} | {"math.fma": "fma"}
# The precise version of each function. FAST has the approximations of f32 that the hardware offers.
# `arith.remf` goes to libdevice: LLVM's `frem` is inexact on NVPTX.
PRECISE: dict[str, Emit] = {
    **{op: _library(row.name) for op, row in BY_OPERATION.items() if not row.exact},
    "math.fpowi": _power_of_float64,
    "math.sqrt": _instruction("sqrt"),
}
FAST: dict[str, Emit] = {
    "math.exp2": _approximation("ex2.approx.ftz"),
    "math.exp": _approximation("ex2.approx.ftz", before=math.log2(math.e)),
    "math.log2": _approximation("lg2.approx.ftz.f"),
    "math.log": _approximation("lg2.approx.ftz.f", after=math.log(2)),
    "math.log10": _approximation("lg2.approx.ftz.f", after=math.log10(2)),
    "math.sin": _approximation("sin.approx.ftz.f"),
    "math.cos": _approximation("cos.approx.ftz.f"),
    "math.tan": _fast_tan,
    "math.tanh": _fast_tanh,
    "math.sqrt": _approximation("sqrt.approx.ftz.f"),
    "math.rsqrt": _approximation("rsqrt.approx.ftz.f"),
    "math.powf": _fast_pow,
    "math.fpowi": _library("powi"),
}
_CLASSES = ("math.isnan", "math.isinf", "math.isfinite", "math.isnormal")


def _infer(attrs: dict[str, Any], *operands: Type) -> list[Type]:
    return [operands[0]]


def _infer_class(attrs: dict[str, Any], operand: Type) -> list[Type]:
    return [like(operand, I1)]


def _expand(cx: Expander, op: Op, *operands: Value) -> list[Value]:
    fast = op.attrs.get("fastmath") == APPROXIMATE
    if fast and op.name == "math.exp2" and (packed := _packed_exp2(cx, element_of(operands[0].type))):
        return [_by_pairs(cx, packed, operands[0])]
    emit = FAST.get(op.name, PRECISE[op.name]) if fast and element_of(operands[0].type) != F64 else PRECISE[op.name]
    return [_by_elements(cx, lambda lane: _in_f32(cx, emit, lane), operands)]


def _packed_exp2(cx: Expander, ty: Type) -> str:
    """The intrinsic of a narrow float and of two packed ones; "" where there is none (PTX ISA, ex2:
    bf16 from sm_90 on).
    """
    if ty == F16:
        return "llvm.nvvm.ex2.approx"
    arch = cx.options.arch
    return "llvm.nvvm.ex2.approx.ftz" if ty == BF16 and arch and parse_arch(arch).capability >= 90 else ""


def _expand_exact(cx: Expander, op: Op, *operands: Value) -> list[Value]:
    return [_instruction(EXACT[op.name])(cx, list(operands))]


def _by_elements(cx: Expander, emit: Callable[[list[Value]], Value], operands: Sequence[Value]) -> Value:
    """`emit` on the elements of vectors, or on scalars."""
    ty = operands[0].type
    if not isinstance(ty, VectorType):
        return emit(list(operands))
    lanes = [[extract(cx, v, i) for v in operands] for i in range(ty.count)]
    return from_elements(cx, [emit(lane) for lane in lanes])


def _in_f32(cx: Expander, emit: Emit, args: list[Value]) -> Value:
    """A function of f32 and f64 on any scalars: narrower floats are widened, and the result
    rounded.
    """
    ty = args[0].type
    if ty in (F32, F64):
        return emit(cx, args)
    wide = [cx.builder.value("arith.extf", [a], F32) if a.type == ty else a for a in args]
    return cx.builder.value("arith.truncf", [emit(cx, wide)], ty)


def _by_pairs(cx: Expander, name: str, value: Value) -> Value:
    """An intrinsic of a number and of two packed ones, on all elements."""
    if not isinstance(value.type, VectorType):
        return intrinsic(cx, name, [value])
    lanes = [extract(cx, value, i) for i in range(value.type.count)]
    results: list[Value] = []
    for i in range(0, len(lanes) - 1, 2):
        pair = intrinsic(cx, name, [from_elements(cx, lanes[i : i + 2])])
        results += [extract(cx, pair, 0), extract(cx, pair, 1)]
    if len(lanes) % 2:
        results.append(intrinsic(cx, name, lanes[-1:]))
    return from_elements(cx, results)


def _expand_class(cx: Expander, op: Op, value: Value) -> list[Value]:
    """Comparisons with infinity and the smallest normal number, which NaN fails."""
    if op.name == "math.isnan":
        return [_compare(cx, _UNORDERED, value, value)]
    size = cx.builder.value("llvm.intr.fabs", [value], value.type)
    infinity = cx.builder.constant(math.inf, value.type)
    if op.name == "math.isinf":
        return [_compare(cx, _EQUAL, size, infinity)]
    finite = _compare(cx, _LESS, size, infinity)
    if op.name == "math.isfinite":
        return [finite]
    smallest = cx.builder.constant(2.0 ** _SMALLEST_NORMAL[element_of(value.type).mlir], value.type)
    return [cx.builder.value("arith.andi", [finite, _compare(cx, _AT_LEAST, size, smallest)], finite.type)]


_EQUAL, _AT_LEAST, _LESS, _UNORDERED = 1, 3, 4, 14  # ordered predicates and `uno` of arith.cmpf
_SMALLEST_NORMAL = {"f16": -14, "bf16": -126, "f32": -126, "f64": -1022}


def _compare(cx: Expander, predicate: int, a: Value, b: Value) -> Value:
    return cx.builder.value("arith.cmpf", [a, b], like(a.type, I1), {"predicate": Typed(predicate, I64)})


@composite(
    "cutec.instruction",
    "arithmetic by a PTX instruction of f32 or f64, named with its modifiers (`fma.rz`, `rcp.approx.ftz`)",
    "values*: number|vector {name: string} -> number|vector",
    _infer,
    example=example("f32", "f32", "f32", name="fma.rz"),
    lowering="`llvm.call_intrinsic` of the NVVM intrinsic of that name, element by element.",
)
def _named_instruction(cx: Expander, op: Op, *operands: Value) -> list[Value]:
    suffix = "d" if element_of(operands[0].type) == F64 else "f"
    if op.attrs["name"].startswith("ex2."):  # LLVM names it by the whole type
        suffix = "f32"
    name = f"llvm.nvvm.{op.attrs['name']}.{suffix}"
    return [_by_elements(cx, lambda lane: intrinsic(cx, name, lane), operands)]


@composite(
    "cutec.function",
    "a function of libdevice that the `math` dialect lacks, of each element (`exp10`, `sinpi`)",
    "values*: number|vector {name: string} -> number|vector",
    _infer,
    example=example("f32", name="exp10"),
    lowering="`llvm.call` of the function, element by element; half precision in f32.",
)
def _named_function(cx: Expander, op: Op, *operands: Value) -> list[Value]:
    emit = _library(FUNCTIONS[op.attrs["name"]].name)
    return [_by_elements(cx, lambda lane: _in_f32(cx, emit, lane), operands)]


_FORM = "values*: number|vector -> number|vector"


def _register(
    names: Iterable[str], summary: str, infer: Callable[..., list[Type]], expand: Callable[..., list[Value]]
) -> None:
    for name in names:
        COMPOSITES.add(name, CuteOp(name, summary, _FORM, infer, expand))


_register(PRECISE, "a mathematical function of each element", _infer, _expand)
_register(EXACT, "an exact function of each element", _infer, _expand_exact)
_register(_CLASSES, "whether each element is a number of a kind", _infer_class, _expand_class)
