"""The part of MLIR's Python bindings that kernels use: types by name, inline PTX, parts of vectors
and structs.
"""

from cutec.lazy import late_names

__getattr__, __dir__ = late_names(__name__, globals())
