"""`cutlass.cutlass_dsl.cuda_jit_executor`: the launcher of NVIDIA's compiler."""

from cutec.frontend.exports.elsewhere import INSIDE, names_elsewhere

_NAMES = """
CudaDialectJitCompiledFunction CudaDialectJitModule
"""

__getattr__, __dir__ = names_elsewhere(__name__, **dict.fromkeys(_NAMES.split(), INSIDE))
