"""The part of MLIR's Python bindings that kernels use: types by name, inline PTX, parts of vectors
and structs.
"""
