"""The number types and annotations of the language, under another name of the public package."""

from cutec.calling.protocols import DynamicExpression, JitArgument, get_c_pointers, get_mlir_types
from cutec.frontend.kernels import language
from cutec.frontend.kernels.language import *  # noqa: F403 - its names are the names of this module
from cutec.frontend.numbers.number_class import FloatClass as FloatMeta, IntegerClass as IntegerMeta
from cutec.vector import Vector

__all__ = ["DynamicExpression", "FloatMeta", "IntegerMeta", "JitArgument", "Vector", "get_c_pointers", "get_mlir_types"]
__all__ += language.__all__
