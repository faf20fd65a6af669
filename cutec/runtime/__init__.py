"""Loads bundles and launches their kernels. Needs cuda-bindings, `cutec.artifact` and `cutec.diag`,
and nothing of the compiler.

A launch has a fast and a slow path. The fast path is a Python function that is generated for the
signature and host program of an export (`specialise`, `accept`), in the manner of a tracing JIT: a
guard on the arguments, straight-line code, and a deoptimisation to the slow path (`check`), which
explains what is wrong, or accepts. A call whose tensors only have other addresses than those of an
earlier one takes a still shorter path (`alike`). The memory that the driver reads (`block`) is
written by one `struct.pack_into` per launch. A choice among exports (`dispatcher`) is one more such
function.
"""

from cutec.runtime.load import Bundle, load

__all__ = ["Bundle", "load"]
