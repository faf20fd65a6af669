"""The primitives: every operation that lowered modules consist of, each with its effects and its
semantics.
"""

from cutec.lazy import Sections
from cutec.ops.primitives import registry
from cutec.ops.primitives.registry import PURE, Context, Effects, Primitive

__all__ = ["PRIMITIVES", "PURE", "Context", "Effects", "Primitive"]

# What most kernels use comes first: a section is imported when a name that begins so is in none
# before it.
PRIMITIVES: Sections[Primitive] = registry.PRIMITIVES.divide(
    "cutec.ops.primitives",
    ("arith. llvm.mlir.constant", "arith"),
    ("nvvm.read. nvvm.barrier nvvm.cluster", "threads"),
    ("builtin. scf. llvm.func llvm.return llvm.mlir.global", "control"),
    ("llvm. ub. nvvm.memory", "llvm_memory"),
    ("vector. llvm.bitcast", "vector arith"),
    ("llvm.intr.", "floats"),
    ("llvm. cutec.f32x2", "atomics libdevice bits"),
    ("nvvm.", "warp"),
    (
        "cutec. nvvm.",
        (
            "bits conversions cp_async host_io inline_ptx matrix mbarrier multimem bulk ptx_memory remote sync"
            " tensormap wgmma"
        ),
    ),
)
