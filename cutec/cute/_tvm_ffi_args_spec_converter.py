"""`cutlass.cute._tvm_ffi_args_spec_converter`: how NVIDIA's compiler describes arguments to
TVM-FFI. Programs replace its function by one of theirs, which cutec does not call.
"""

from cutec.frontend.exports.elsewhere import INSIDE, elsewhere

_convert_single_arg = elsewhere("cute._tvm_ffi_args_spec_converter._convert_single_arg", INSIDE)
