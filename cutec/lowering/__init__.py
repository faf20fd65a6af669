"""Lowering: from CuTe IR to upstream IR (`arith`, `scf`, `llvm`, `nvvm`).

`lower` runs these passes over each kernel:

1. Expansion (`expand`): every composite operation is replaced by the operations that its definition
   emits. Layouts and tensors are compile-time objects, as in partial evaluation; only their dynamic
   leaves are SSA values. The builder numbers values: a pure operation with the operands and
   attributes of one that dominates it is not emitted again.
2. Fences (`fences`): a forward dataflow analysis inserts `wgmma.fence` where it is needed.
3. Loop hints (`loops`): which loops LLVM must unroll, so that register tensors have static indices.
4. Promotion (`promote`, known as mem2reg or SROA): register tensors become SSA values. `registers`
   cuts allocas into units, `liveness`, a backward analysis, says which units a region carries.
5. Loads (`tensor_loads`): the registers of loads from tensor memory go through their wait.
6. Dead code (`dead_code`): pure operations without uses go.

`device` and `host` split the result into the module for the tools and the manifest's host program.
`inputs` checks over both that kernels leave tensors alone that are declared as inputs.
"""

from cutec.lowering.device import device_module
from cutec.lowering.expand import LowerOptions
from cutec.lowering.host import host_program
from cutec.lowering.inputs import check_inputs
from cutec.lowering.lower import lower

__all__ = ["LowerOptions", "check_inputs", "device_module", "host_program", "lower"]
