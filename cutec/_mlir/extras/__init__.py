"""Parts of MLIR's Python bindings of this name that kernels use."""
