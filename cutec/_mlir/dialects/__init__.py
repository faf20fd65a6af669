"""Dialects under the names of MLIR's Python bindings, as far as kernels use them."""
