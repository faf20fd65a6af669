"""The primitives: every operation that lowered modules consist of, each with its effects and its semantics."""

from cutec.ops.primitives import arith, atomics, bulk, control, conversions, floats, host_io, libdevice, mbarrier, memory, threads, vector, warp, wgmma
from cutec.ops.primitives import bits, cp_async, inline_ptx, matrix, ptx_memory, sync
from cutec.ops.primitives.registry import PRIMITIVES, PURE, Context, Effects, Primitive

__all__ = [
    "PRIMITIVES", "PURE", "Context", "Effects", "Primitive", "bits", "cp_async", "inline_ptx", "matrix", "ptx_memory", "sync",
    "arith", "atomics", "bulk", "control", "conversions", "floats", "host_io", "libdevice", "mbarrier", "memory", "threads", "vector", "warp", "wgmma",
]  # fmt: skip
