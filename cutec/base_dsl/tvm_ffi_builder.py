"""`cutlass.base_dsl.tvm_ffi_builder`: how NVIDIA's compiler makes TVM-FFI functions."""

from cutec.frontend.exports.elsewhere import INSIDE, names_elsewhere

_NAMES = """
spec
"""

__getattr__, __dir__ = names_elsewhere(__name__, **dict.fromkeys(_NAMES.split(), INSIDE))
