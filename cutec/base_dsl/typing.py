"""The number types and annotations of the language, under another name of the public package."""

from cutec.calling.protocols import DynamicExpression, JitArgument
from cutec.frontend.kernels import language
from cutec.frontend.kernels.language import *  # noqa: F403 - its names are the names of this module

__all__ = ["DynamicExpression", "JitArgument"]
__all__ += language.__all__
