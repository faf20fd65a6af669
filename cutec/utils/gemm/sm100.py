"""`cutlass.utils.gemm.sm100`: epilogues of tcgen05 multiplies, which cutec does not have."""

from cutec.frontend.exports.elsewhere import BLACKWELL, names_elsewhere

_NAMES = """
epilogue epilogue_smem_copy_and_partition epilogue_tma_store epilogue_tmem_copy_and_partition
transform_partitioned_tensor_layout
"""

__getattr__, __dir__ = names_elsewhere(__name__, **dict.fromkeys(_NAMES.split(), BLACKWELL))
