"""`cutlass.cute._tvm_ffi_args_spec_converter`: how NVIDIA's compiler describes arguments to
TVM-FFI. Programs replace its function by one of theirs, which cutec does not call, and enter number
classes of their own into its tables, which cutec does not read: such a class has a format.
"""

from cutec.frontend.exports.elsewhere import INSIDE, elsewhere
from cutec.frontend.numbers.number_class import all_classes

_convert_single_arg = elsewhere("cute._tvm_ffi_args_spec_converter._convert_single_arg", INSIDE)
# The dtypes of TVM-FFI have the names that NumPy has. Formats that it lacks are passed as bytes.
NumericToTVMFFIDtype = {kind: name for kind in all_classes() if (name := getattr(kind, "numpy_dtype", ""))}
AcceptableNumericTypesForScalar = [kind for kind in NumericToTVMFFIDtype if kind.width in (1, 8, 16, 32, 64)]
