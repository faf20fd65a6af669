"""Run one operation on arrays of operands, one element (or vector) per thread."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np
from kernel_kit import Kernel

from cutec.interpreter.values import numeric
from cutec.ir.types import Type, VectorType, ptr


def kernel_of(
    name: str, operands: Sequence[Type], results: Sequence[Type], kernel: str = "kernel", **attrs: Any
) -> Kernel:
    """A kernel that loads the operands of `name` from as many arrays and stores its results to as
    many more.
    """
    k = Kernel(*[ptr(1)] * (len(operands) + len(results)), name=kernel)
    i = k.global_index()
    values = [k.load(_place(k, k.args[n], i, ty), ty) for n, ty in enumerate(operands)]
    op = k.emit(name, values, results, **attrs)
    for n, (value, ty) in enumerate(zip(op.results, results, strict=True)):
        k.store(value, _place(k, k.args[len(operands) + n], i, ty))
    return k


def apply(
    name: str, operands: list[tuple[Any, Type]], results: list[Type], block: int = 32, **attrs: Any
) -> list[np.ndarray]:
    """The results of `name` for arrays of operands: (values, type); i1 is stored as a byte."""
    arrays = [np.ascontiguousarray(np.asarray(v).astype(numeric.dtype(t))) for v, t in operands]
    count = len(arrays[0])
    out = outputs(count, results)
    assert count % block == 0
    kernel_of(name, [t for _, t in operands], results, **attrs).run(*arrays, *out, grid=count // block, block=block)
    return out


def outputs(count: int, results: Sequence[Type]) -> list[np.ndarray]:
    """Arrays for the results of `count` threads."""
    return [np.zeros((count, ty.count) if isinstance(ty, VectorType) else count, numeric.dtype(ty)) for ty in results]


def _place(k: Kernel, pointer: Any, index: Any, ty: Type) -> Any:
    if isinstance(ty, VectorType):
        return k.at(pointer, k.binary("muli", index, ty.count), ty.element)
    return k.at(pointer, index, ty)


def bits(array: np.ndarray) -> list:
    """The bit patterns, so that -0 and NaN compare."""
    return np.ascontiguousarray(array).view(f"u{array.dtype.itemsize}").tolist()
