"""`cutlass.base_dsl.jit_executor`: the functions that calls of NVIDIA's compiler return."""

from typing import TYPE_CHECKING

from cutec.calling.compiled import CompiledFunction as JitCompiledFunction
from cutec.frontend.exports.elsewhere import INSIDE, names_elsewhere

_NAMES = """
CubinWithSymbol ExecutionArgs JitExecutor JitModule get_escaped_cubin_bytes load_kernels_from_ir_module
walk_module_and_get_cubin_data
"""
__all__ = ["JitCompiledFunction"]

if not TYPE_CHECKING:
    __getattr__, __dir__ = names_elsewhere(__name__, **dict.fromkeys(_NAMES.split(), INSIDE))
