"""Helpers of the public package for kernels with MLIR operations."""
