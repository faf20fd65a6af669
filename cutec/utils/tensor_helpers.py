"""`cutlass.utils.tensor_helpers`: what kernel files ask about element types; making tensors belongs to calls from Python."""

from __future__ import annotations

from cutec.frontend.host_only import HostOnly
from cutec.frontend.number_class import NumberClass

create_cute_tensor_for_fp8 = HostOnly("cutlass.utils.tensor_helpers.create_cute_tensor_for_fp8")


def is_fp8_dtype(dtype: NumberClass) -> bool:
    """Whether it is a floating-point class of 8 bits with a mantissa."""
    return dtype.is_float and dtype.width == 8 and dtype.mlir.mlir != "f8E8M0FNU"
