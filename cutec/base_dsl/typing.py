"""The number types and annotations of the language, under the name by which some files import
them.
"""

from cutec.calling.protocols import DynamicExpression, JitArgument
from cutec.frontend.kernels.language import *  # noqa: F403
from cutec.frontend.kernels.language import __all__ as _language

__all__ = ["DynamicExpression", "JitArgument", *_language]
