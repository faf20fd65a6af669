"""Two floats in one instruction. Before sm_100 there is none for Float32, so each gets an
instruction of its own, with the same result (PTX ISA, "Floating Point Instructions": add, mul, fma
with .f32x2; "Half Precision Floating Point Instructions").
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from cutec.cute import math
from cutec.cute.arch.common import capability, choice
from cutec.diag import error
from cutec.frontend.core.context import builder
from cutec.frontend.core.location import user_location
from cutec.frontend.numbers.number_class import NumberClass
from cutec.frontend.numbers.numeric import BFloat16, Float16, Float32, Numeric, as_numeric
from cutec.frontend.numbers.tensor_ssa import TensorSSA
from cutec.ir.attrs import IntArray
from cutec.ir.core import Value
from cutec.ir.types import vector
from cutec.loc_ip import take_loc_ip

if TYPE_CHECKING:
    from cutec.cute.operands import Keyword

_ROUNDINGS = ("rn", "rz", "rm", "rp")
Pair = tuple[Numeric, Numeric]


def fma_packed_f32x2(src_a: Any, src_b: Any, src_c: Any, *, rnd: Keyword = "rn", ftz: bool = False) -> Any:
    """`src_a * src_b + src_c` of pairs of Float32, each rounded once. Pairs are tuples, or
    TensorSSAs of two elements, and so is the result.
    """
    return _packed("fma", (src_a, src_b, src_c), rnd, ftz)


def add_packed_f32x2(src_a: Any, src_b: Any, *, rnd: Keyword = "rn", ftz: bool = False) -> Any:
    """`src_a + src_b` of pairs of Float32, never fused with a multiplication."""
    return _packed("add", (src_a, src_b), rnd, ftz)


def sub_packed_f32x2(src_a: Any, src_b: Any, *, rnd: Keyword = "rn", ftz: bool = False) -> Any:
    """`src_a - src_b` of pairs of Float32, never fused with a multiplication."""
    x, y = _elements(src_b, Float32)
    negative = (-x, -y)
    return _packed("add", (src_a, negative), rnd, ftz)


def mul_packed_f32x2(src_a: Any, src_b: Any, *, rnd: Keyword = "rn", ftz: bool = False) -> Any:
    """`src_a * src_b` of pairs of Float32, never fused with an addition."""
    return _packed("mul", (src_a, src_b), rnd, ftz)


def calc_packed_f32x2_op(
    src_a: Any,
    src_b: Any,
    src_c: Any,
    calc_func: Any,
    *,
    result_type_inferred: bool = False,
    rnd: Keyword = "rn",
    ftz: bool | None = None,
) -> Any:
    """What an operation of the nvvm dialect makes of pairs, `nvvm.sub_packed_f32x2` say; `src_c`
    may be None.
    """
    vectors = [_vector(_elements(pair, Float32)) for pair in (src_a, src_b, src_c) if pair is not None]
    return _like(src_a, calc_func(*vectors, rnd=rnd, ftz=ftz), Float32)


def exp_packed_f32x2(a: Any) -> Any:
    """`e**a` of a pair of Float32, by the hardware's approximation of powers of 2."""
    first, second = _elements(a, Float32)
    return _like(a, _vector((math.exp(first, fastmath=True), math.exp(second, fastmath=True))), Float32)


def fma_packed_f16x2(a: Any, b: Any, c: Any) -> Any:
    """`a * b + c` of pairs of Float16."""
    return _half_fma(Float16, (a, b, c))


def fma_packed_bf16x2(a: Any, b: Any, c: Any) -> Any:
    """`a * b + c` of pairs of BFloat16."""
    return _half_fma(BFloat16, (a, b, c))


def fma_packed_f32x2_f16x2_f32x2_f32x2(a: Any, b: Any, c: Any, *, rnd: Keyword = "rn", ftz: bool = False) -> Any:
    """`a * b + c` of a pair of Float16 and two of Float32, rounded once to Float32."""
    return _packed("fma", (_widened(a, Float16), b, c), rnd, ftz)


def fma_packed_f32x2_bf16x2_f32x2_f32x2(a: Any, b: Any, c: Any, *, rnd: Keyword = "rn", ftz: bool = False) -> Any:
    """`a * b + c` of a pair of BFloat16 and two of Float32, rounded once to Float32."""
    return _packed("fma", (_widened(a, BFloat16), b, c), rnd, ftz)


def fma_f16(a: Any, b: Any, c: Any) -> Float16:
    """`a * b + c` of Float16, rounded once."""
    return math.fma(*(as_numeric(v, Float16).to(Float16) for v in (a, b, c)))


def fma_bf16(a: Any, b: Any, c: Any) -> BFloat16:
    """`a * b + c` of BFloat16, rounded once."""
    return math.fma(*(as_numeric(v, BFloat16).to(BFloat16) for v in (a, b, c)))


def _elements(pair: Any, kind: NumberClass) -> Pair:
    """The two numbers of a pair."""
    if isinstance(pair, TensorSSA) and pair.size == 2:
        values = [
            builder().value("vector.extract", [pair.ir], pair.dtype.mlir, {"static_position": IntArray((i,), 64)})
            for i in (0, 1)
        ]
        first, second = (pair.dtype(v).to(kind) for v in values)
        return first, second
    if isinstance(pair, (tuple, list)) and len(pair) == 2:
        first, second = (as_numeric(v, kind).to(kind) for v in pair)
        return first, second
    raise error(
        "E0404",
        f"a pair of {kind.name} is needed",
        user_location(),
        help="a tuple of two numbers, or a TensorSSA of two elements",
    )


def _widened(pair: Any, kind: NumberClass) -> Pair:
    first, second = _elements(pair, kind)
    return first.to(Float32), second.to(Float32)


def _vector(pair: Pair) -> Value:
    return builder().value("vector.from_elements", [v.ir for v in pair], vector(2, type(pair[0]).mlir))


def _like(first: Any, result: Value, kind: NumberClass) -> Any:
    """The pair in the form of the first operand."""
    packed = TensorSSA(result, 2, kind)
    return TensorSSA(result, first.shape, kind) if isinstance(first, TensorSSA) else _elements(packed, kind)


def _packed(op: str, operands: tuple[Any, ...], rnd: Any, ftz: bool) -> Any:
    given = getattr(rnd, "value", rnd)
    mode = choice("rnd", given if given is not None else "rn", _ROUNDINGS)
    pairs = [_elements(p, Float32) for p in operands]
    name = f"{op}.{mode}{'.ftz' if ftz else ''}"
    if capability() < 100:
        scalar = getattr(math, op)
        result = _vector(tuple(scalar(*column, rnd=mode, ftz=ftz) for column in zip(*pairs)))
    else:
        result = builder().value(
            "cutec.f32x2", [_vector(p) for p in pairs], vector(2, Float32.mlir), {"instruction": name}
        )
    return _like(operands[0], result, Float32)


def _half_fma(kind: NumberClass, operands: tuple[Any, ...]) -> Any:
    vectors = [_vector(_elements(p, kind)) for p in operands]
    return _like(operands[0], builder().value("math.fma", vectors, vectors[0].type), kind)


take_loc_ip(globals())
