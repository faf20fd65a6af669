"""Calls of libdevice functions (`llvm.call @__nv_*`) and of NVVM intrinsics
(`llvm.call_intrinsic`). `ops.functions` has the functions, this module the intrinsics.

libdevice's functions are within an ulp or two of the true value; here they are computed in float64
and rounded once. The approximations of the hardware (`ex2.approx`, …) err by a few units in 2**-22;
here they are computed in the same way, and flush subnormal numbers to zero where their name says
so. Comparisons with a GPU have to allow for the difference.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from cutec.ir.attrs import Symbol
from cutec.ir.core import Op
from cutec.ir.types import F32, element_of, vector
from cutec.ops.functions import FUNCTIONS, Evaluate
from cutec.ops.instruction import Instruction, example
from cutec.ops.primitives.floats import fused, in_double
from cutec.ops.primitives.intrinsics import INTEGER
from cutec.ops.primitives.registry import Array, Context, Semantics, define
from cutec.ops.primitives.rounding import DIRECTED, MODES, directed
from cutec.target.arch import parse_arch

PREFIX = "__nv_"


def math_function(symbol: str) -> tuple[Evaluate, bool] | None:
    """The function of a libdevice name, and whether it is of float32 (`__nv_expf`); None for one
    that the table lacks.
    """
    name = symbol.removeprefix(PREFIX).removeprefix("fast_")
    if not symbol.startswith(PREFIX):
        return None
    if name in FUNCTIONS:
        return FUNCTIONS[name].evaluate, False
    return (FUNCTIONS[name[:-1]].evaluate, True) if name.endswith("f") and name[:-1] in FUNCTIONS else None


def _call(op: Op) -> str | None:
    callee = op.attrs.get("callee")
    if not isinstance(callee, Symbol) or (found := math_function(callee.name)) is None:
        return f"calls {callee.name if isinstance(callee, Symbol) else 'nothing'}, which has no semantics"
    floats, types = "f32" if found[1] else "f64", [element_of(v.type).mlir for v in op.operands + op.results]
    wanted = [floats, "i32", floats] if callee.name.removeprefix(PREFIX).startswith("powi") else [floats] * len(types)
    return None if types == wanted and len(op.results) == 1 else f"calls {callee.name} with {types}"


@define("llvm.call", _call)
def call(ctx: Context, op: Op, *operands: Array) -> Array:
    found = math_function(op.attrs["callee"].name)
    assert found is not None  # `_call` has checked it
    return in_double(found[0])(ctx, op, *operands)


def _flush(ctx: Context, a: Array) -> Array:
    """Subnormal numbers of float32 and bfloat16 to zero of their sign; `ftz` does not
    apply to float64.
    """
    if a.dtype.name not in ("float32", "bfloat16"):
        return a
    smallest = a.dtype.type(2.0**-126)
    return ctx.np.where(ctx.np.abs(a) < smallest, ctx.np.copysign(a.dtype.type(0), a), a)


def _saturated(np: Any, a: Array) -> Array:
    return np.where(a > 0, np.minimum(a, 1.0), 0.0)


def _larger(np: Any, a: Array, b: Array) -> Array:
    """The larger one; of zeros the positive one, of a number and NaN the number."""
    return np.where(a == b, np.where(np.signbit(a), b, a), np.fmax(a, b))


def _with_nan(np: Any, found: Array, *numbers: Array) -> Array:
    """NaN where one of the numbers is."""
    return np.where(np.any([np.isnan(n) for n in numbers], axis=0), np.nan, found)


# Name without `llvm.nvvm.`, its qualifiers and the type's letter → the function in float64
INTRINSICS: dict[str, Evaluate] = {
    "ex2": FUNCTIONS["exp2"].evaluate,
    "lg2": FUNCTIONS["log2"].evaluate,
    **{name: FUNCTIONS[name].evaluate for name in ("sin", "cos", "tanh", "sqrt", "rsqrt", "fabs")},
    "rcp": lambda np, a: 1.0 / a,
    "div": lambda np, a, b: a / b,
    "saturate": _saturated,
    "add": lambda np, a, b: a + b,
    "mul": lambda np, a, b: a * b,
    "fmax": _larger,
    "fmin": lambda np, a, b: -_larger(np, -a, -b),
    "fmax.nan": lambda np, a, b: _with_nan(np, _larger(np, a, b), a, b),
    "fmin.nan": lambda np, a, b: _with_nan(np, -_larger(np, -a, -b), a, b),
}
_QUALIFIERS = {"approx", "rn", "ftz", "f", "d", "f16", "f32", "f64", "bf16", "full"}


def intrinsic(name: str) -> tuple[Semantics, bool] | None:
    """The semantics of an intrinsic `llvm.nvvm.<function>.<qualifiers>`, and whether it flushes
    subnormals; None if unknown.
    """
    dialect, _, rest = name.partition("llvm.nvvm.")
    function, *qualifiers = rest.split(".")
    if dialect or not qualifiers:
        return None
    flushes = "ftz" in qualifiers
    if "nan" in qualifiers:
        qualifiers.remove("nan")
        function += ".nan"
    modes = [q for q in qualifiers if q in MODES]
    if modes and function in DIRECTED and set(qualifiers) <= _QUALIFIERS | set(MODES):
        return (lambda ctx, op, *a: directed(ctx.np, function, modes[0], *a)), flushes
    if not set(qualifiers) <= _QUALIFIERS:
        return None
    if function == "fma":
        return fused, flushes
    return (in_double(INTRINSICS[function]), flushes) if function in INTRINSICS else None


def _call_intrinsic(op: Op) -> str | None:
    name = op.attrs.get("intrin")
    if name in INTEGER:
        return INTEGER[name].check(op)
    if not isinstance(name, str) or intrinsic(name) is None:
        return f"calls the intrinsic {name}, which has no semantics"
    types = {v.type for v in op.operands + op.results}
    return None if len(types) == 1 and len(op.results) == 1 else f"calls {name} with types that differ"


@define("llvm.call_intrinsic", _call_intrinsic)
def call_intrinsic(ctx: Context, op: Op, *operands: Array) -> Array:
    name = op.attrs["intrin"]
    return INTEGER[name].semantics(ctx, op, *operands) if name in INTEGER else evaluate(ctx, op, name, operands)


def evaluate(ctx: Context, op: Op, name: str, operands: Sequence[Array]) -> Array:
    """The intrinsic `name` on floats, rounded to `op`'s result type."""
    found = intrinsic(name)
    assert found is not None  # the operation's rule has checked it
    semantics, flushes = found
    if not flushes:
        return semantics(ctx, op, *operands)
    return _flush(ctx, semantics(ctx, op, *(_flush(ctx, a) for a in operands)))


PAIRS_OF_F32 = 100  # the least capability with instructions on two f32 at once


def _packed(op: Op) -> str | None:
    name = op.attrs.get("instruction")
    if not isinstance(name, str) or intrinsic(f"llvm.nvvm.{name}.f") is None:
        return f"has no operation {name}"
    return None if {v.type for v in op.operands + op.results} == {vector(2, F32)} else "takes pairs of f32"


def lacks_pairs(op: Op | None, arch: str) -> str:
    """Why an arch has no instruction on two f32 at once; "" if it has them."""
    return "" if parse_arch(arch).capability >= PAIRS_OF_F32 else f"two f32 at once need sm_{PAIRS_OF_F32}"


@define(
    "cutec.f32x2",
    _packed,
    lacking=lacks_pairs,
    instruction=Instruction(
        "an instruction on two f32 at once",
        "values*: vector {instruction: string} -> vector",
        example("vector<2xf32>", "vector<2xf32>", results=("vector<2xf32>",), instruction="add.rz"),
    ),
)
def f32x2(ctx: Context, op: Op, *operands: Array) -> Array:
    """The named instruction on two floats at once."""
    return evaluate(ctx, op, f"llvm.nvvm.{op.attrs['instruction']}.f", operands)
