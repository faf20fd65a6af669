"""`cutlass.utils.blackwell_helpers`: arrangements of tcgen05 multiplies and their tiles (sm_100a,
sm_120a), which cutec does not have; and `make_smem_layout`, whose tiles Hopper has too.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from cutec.cute.nvgpu.common import OperandMajorMode
from cutec.frontend.exports.elsewhere import BLACKWELL, names_elsewhere
from cutec.frontend.numbers.number_class import NumberClass
from cutec.utils.hopper_helpers import staged_layout
from cutec.utils.layout_enum import LayoutEnum

if TYPE_CHECKING:
    from cutec.layout import ComposedLayout

_NAMES = """
check_gemm_tma_alignment cluster_shape_to_tma_atom_A cluster_shape_to_tma_atom_B
cluster_shape_to_tma_atom_SFB compute_epilogue_tile_shape compute_epilogue_tile_size
get_layoutSFA_TV get_layoutSFB_TV get_permutation_mnk get_smem_layout_atom_ab get_smem_store_op
get_tmem_copy_properties get_tmem_load_op make_blockscaled_trivial_tiled_mma make_smem_layout_a
make_smem_layout_atom make_smem_layout_b make_smem_layout_epi make_trivial_tiled_mma
partition_fragment_SFA partition_fragment_SFB sm120_get_smem_store_op tile_to_mma_shape
"""

__getattr__, __dir__ = names_elsewhere(__name__, **dict.fromkeys(_NAMES.split(), BLACKWELL))


def make_smem_layout(
    leading_mode: OperandMajorMode, smem_tile_shape: tuple[int, int], a_dtype: NumberClass, num_stages: int
) -> ComposedLayout:
    """Shared memory for tiles: (rows, columns, stages), swizzled, contiguous along columns (K) or
    rows (MN). Raises E0445 for no stage.
    """
    layout = LayoutEnum.ROW_MAJOR if leading_mode is OperandMajorMode.K else LayoutEnum.COL_MAJOR
    return staged_layout(layout, smem_tile_shape, a_dtype, num_stages)
