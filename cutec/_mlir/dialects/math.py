"""Operations of the `math` dialect, which are the functions of `cute.math`; of values they give
values (MLIR, "'math' Dialect").
"""

from __future__ import annotations

from collections.abc import Callable
from functools import wraps
from typing import Any

from cutec.cute import math as functions
from cutec.frontend.numbers.arith_value import arithmetic
from cutec.frontend.numbers.numeric import BFloat16, Float16, Float32, Float64
from cutec.frontend.numbers.operators import as_numeric
from cutec.frontend.numbers.tensor_ssa import TensorSSA
from cutec.ir.core import Value
from cutec.ir.types import VectorType

_CLASSES = {kind.mlir: kind for kind in (Float16, BFloat16, Float32, Float64)}


def _number(operand: Any) -> Any:
    """A value as a number, or a vector of them."""
    if not isinstance(operand, Value):
        return operand
    if isinstance(operand.type, VectorType):
        return TensorSSA(operand, operand.type.count, _CLASSES[operand.type.element])
    return as_numeric(operand)


def _of_values(function: Callable[..., Any]) -> Callable[..., Any]:
    @wraps(function)
    def call(*operands: Any, **options: Any) -> Any:
        found = function(*map(_number, operands), **options)
        return arithmetic(found.ir) if any(isinstance(operand, Value) for operand in operands) else found

    return call


for _name in functions.__all__:
    _function = getattr(functions, _name)
    globals()[_name] = _of_values(_function) if callable(_function) and not isinstance(_function, type) else _function
powf = _of_values(functions.pow)
