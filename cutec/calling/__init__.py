"""Calling from Python: `@cute.jit` functions on tensors, and `cute.compile`."""
