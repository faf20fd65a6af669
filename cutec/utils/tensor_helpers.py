"""`cutlass.utils.tensor_helpers`: properties of element types, and tensors of 8-bit floats for
calls from Python.
"""

from __future__ import annotations

from typing import Any

from cutec.cute import testing
from cutec.frontend.exports.host_only import refuse_in_build
from cutec.frontend.numbers.number_class import NumberClass
from cutec.lazy import LazyModule
from cutec.loc_ip import take_loc_ip

tensors = LazyModule("cutec.calling.tensors")

_ALIGN = 16


def is_fp8_dtype(dtype: NumberClass) -> bool:
    """Whether it is a floating-point class of 8 bits with a mantissa."""
    return dtype.is_float and dtype.width == 8 and dtype.mlir.mlir != "f8E8M0FNU"


def create_cute_tensor_for_fp8(
    storage_tensor: Any, dtype: NumberClass, leading_dim: int, source_f32_tensor: Any = None
) -> Any:
    """A framework's tensor as an argument of calls: elements of `dtype`, layout dynamic but for the
    leading dimension, aligned to 16 bytes.

    `storage_tensor` holds bytes where `dtype` is an 8-bit float; the numbers in `source_f32_tensor`
    (32-bit floats on the GPU) are then written to it, rounded. Refused in a build (E0506).
    """
    refuse_in_build("cutlass.utils.create_cute_tensor_for_fp8")
    made = tensors.from_dlpack(storage_tensor, assumed_align=_ALIGN)
    if is_fp8_dtype(dtype):
        made.element_type = dtype
    made.mark_layout_dynamic(leading_dim)
    if is_fp8_dtype(dtype) and source_f32_tensor is not None:
        testing.convert(source_f32_tensor, made)
    return made


take_loc_ip(globals())
