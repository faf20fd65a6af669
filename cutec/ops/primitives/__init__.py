"""The primitives: every operation that lowered modules consist of, each with its effects and its semantics."""

from cutec.ops.primitives import arith, atomics, bulk, control, conversions, floats, host_io, libdevice, mbarrier, memory, threads, vector, warp
from cutec.ops.primitives import bits, ptx_memory, sync
from cutec.ops.primitives.registry import PRIMITIVES, PURE, Context, Effects, Primitive

__all__ = [
    "PRIMITIVES", "PURE", "Context", "Effects", "Primitive", "bits", "ptx_memory", "sync",
    "arith", "atomics", "bulk", "control", "conversions", "floats", "host_io", "libdevice", "mbarrier", "memory", "threads", "vector", "warp",
]  # fmt: skip
