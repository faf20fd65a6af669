"""`cutlass.cutlass_dsl.tvm_ffi_provider`: TVM-FFI functions of NVIDIA's compiler."""

from cutec.frontend.exports.elsewhere import INSIDE, names_elsewhere

_NAMES = """
TVMFFIJitCompiledFunction TVMFFIJitCompiledFunctionBase
"""

__getattr__, __dir__ = names_elsewhere(__name__, **dict.fromkeys(_NAMES.split(), INSIDE))
