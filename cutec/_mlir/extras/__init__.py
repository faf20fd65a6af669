"""Parts of MLIR's Python bindings of this name that kernels use."""

from cutec.lazy import late_names

__getattr__, __dir__ = late_names(__name__, globals())
