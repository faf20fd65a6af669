"""MLIR's bindings in that build."""
