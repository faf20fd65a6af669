"""The number types and annotations of the language, under another name of the public package."""

from typing import Any

from cutec.calling.protocols import DynamicExpression, JitArgument, get_c_pointers, get_mlir_types
from cutec.frontend.kernels import language
from cutec.frontend.kernels.language import *  # noqa: F403 - its names are the names of this module
from cutec.frontend.numbers.number_class import FloatClass as FloatMeta, IntegerClass as IntegerMeta
from cutec.vector import Vector

MLIR_DYNAMIC_INDEX = -(2**31)  # in the constant indices of an address: the next dynamic one


def cast(value: Any, kind: Any) -> Any:
    """A number as one of another class; one of that class stays as it is."""
    return value if isinstance(value, kind) else kind(value)


__all__ = [
    "MLIR_DYNAMIC_INDEX",
    "DynamicExpression",
    "FloatMeta",
    "IntegerMeta",
    "JitArgument",
    "Vector",
    "cast",
    "get_c_pointers",
    "get_mlir_types",
]
__all__ += language.__all__
