"""The primitives: every operation of lowered modules, with its effects and its NumPy semantics.

*Effects* are what an operation does besides computing results: the memory spaces that it reads and
writes, whether it is a fence, blocks, or is collective. Passes and the hazard checker ask them
instead of names: only a pure operation may be removed, moved or shared. `lanes` says which lanes of
a warp must execute it together (all 32 of `.aligned`), or that a single lane must.

An *asynchronous* operation returns at once; its memory effects happen before its group completes.
It names the group (MBARRIER, BULK_GROUP, WGMMA_GROUP, CP_ASYNC), and a wait for it orders them:

    cutec.tma.load               reads("global") | writes("shared") | asynchronous(MBARRIER)
    cutec.mbarrier.wait.parity   FENCE | BLOCKING: when the phase ends, the bytes have arrived

`Forwards` is the transfer function of dataflow analyses: which operands a result takes its fact
from (undefined elements, the accumulator of a multiply in flight, the array of a pointer). COMPUTED
joins the facts of all operands, OPERANDS passes fact i on to result i.
"""

from cutec.ir.core import Op
from cutec.lazy import Sections
from cutec.ops.primitives import registry
from cutec.ops.primitives.registry import PURE, Context, Effects, Primitive

__all__ = ["PRIMITIVES", "PURE", "Context", "Effects", "Primitive", "lanes_of"]

# Common sections come first: a section is imported for a name with its prefix that no earlier
# section has.
PRIMITIVES: Sections[Primitive] = registry.PRIMITIVES.divide(
    "cutec.ops.primitives",
    ("arith. llvm.mlir.constant", "arith"),
    ("nvvm.read. nvvm.barrier nvvm.cluster", "threads"),
    ("builtin. scf. llvm.func llvm.return llvm.mlir.global nvvm.exit", "control"),
    ("llvm. ub. nvvm.memory", "llvm_memory"),
    ("vector. llvm.bitcast", "vector arith"),
    ("llvm.intr.", "floats"),
    ("llvm. cutec.f32x2", "atomics libdevice bits"),
    ("nvvm.", "warp"),
    ("cutec.tcgen05_", "tcgen05 tcgen05_mma tcgen05_scaled tcgen05_ws"),
    ("cutec.clc_", "clc"),
    (
        "cutec. nvvm.",
        (
            "bits conversions cp_async host_io inline_ptx matrix mbarrier multimem bulk ptx_memory remote sync"
            " tensormap wgmma"
        ),
    ),
)


def lanes_of(op: Op) -> str:
    """Which lanes of a warp have to execute an operation together (`Effects.lanes`). Barriers of a
    cluster say for themselves whether they are `aligned`.
    """
    effects = PRIMITIVES[op.name].effects
    return "" if effects.collective == "cluster" and "aligned" not in op.attrs else effects.lanes
