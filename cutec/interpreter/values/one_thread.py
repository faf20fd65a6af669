"""Operations without effects, computed for one thread on Python's numbers: host functions need
them (`lowering.host_code`).

    %2 = arith.addf %0, %1 : vector<2xbf16>      →  add((1.0, 2.0), (0.5, 256.0)) == ((1.5, 258.0),)

Numbers are as in `artifact.host_ops`; a vector is a tuple of them.
"""

from __future__ import annotations

from collections.abc import Callable
from types import SimpleNamespace
from typing import Any

import numpy as np

from cutec.interpreter.values import numeric
from cutec.ir.core import Op
from cutec.ir.types import FloatType, IntegerType, Type, VectorType, element_of
from cutec.ops.primitives import PRIMITIVES

_FAMILIES = ("arith.", "vector.", "llvm.intr.", "llvm.call", "nvvm.convert.", "cutec.f32x2", "cutec.float_to_int")


def _fault(code: str, bad: np.ndarray, message: str) -> None:
    """What these operations refuse is a division by zero. Raises ZeroDivisionError."""
    if bad.any():
        raise ZeroDivisionError(message)


_CONTEXT = SimpleNamespace(
    np=np,
    dtype=numeric.dtype,
    unsigned=numeric.unsigned,
    narrow=numeric.narrow,
    to_odd=numeric.to_odd,
    exact=True,
    fault=_fault,
)


def evaluator(op: Op) -> Callable[..., tuple[Any, ...]] | None:
    """The function from an operation's operands to its results; None where the operation does more
    than compute, or computes with something else than numbers.
    """
    primitive = PRIMITIVES[op.name] if op.name.startswith(_FAMILIES) and op.name in PRIMITIVES else None
    types = [value.type for value in op.operands], [value.type for value in op.results]
    if primitive is None or not primitive.effects.pure or primitive.check(op) is not None:
        return None
    if not all(isinstance(element_of(ty), (IntegerType, FloatType)) for side in types for ty in side):
        return None
    semantics = primitive.semantics
    assert semantics is not None

    def evaluate(*values: Any) -> tuple[Any, ...]:
        with np.errstate(all="ignore"):
            found = semantics(_CONTEXT, op, *map(_array, values, types[0]))
        results = found if isinstance(found, (tuple, list)) else (found,)
        return tuple(map(_number, results, types[1]))

    return evaluate


def _array(value: Any, ty: Type) -> np.ndarray:
    return np.asarray([value]).astype(numeric.dtype(ty))


def _number(array: np.ndarray, ty: Type) -> Any:
    convert = float if isinstance(element_of(ty), FloatType) else int
    if isinstance(ty, VectorType):
        return tuple([convert(entry) for entry in np.broadcast_to(array, (1, ty.count))[0]])
    return convert(array[0])
