"""Dialects under the names of MLIR's Python bindings, as far as kernels use them. Those that build
control flow and functions are there to be imported; what they have refuses to be used.
"""

from cutec.lazy import late_names

__getattr__, __dir__ = late_names(__name__, globals())
