# The names of `utils` and where each is defined.
from cutec.frontend.kernels.smem import SmemAllocator as SmemAllocator, SmemPartition as SmemPartition
from cutec.utils.blackwell_helpers import (
    compute_epilogue_tile_shape as compute_epilogue_tile_shape,
    get_smem_store_op as get_smem_store_op,
    get_tmem_load_op as get_tmem_load_op,
    make_blockscaled_trivial_tiled_mma as make_blockscaled_trivial_tiled_mma,
    make_smem_layout_a as make_smem_layout_a,
    make_smem_layout_b as make_smem_layout_b,
    make_smem_layout_epi as make_smem_layout_epi,
    make_trivial_tiled_mma as make_trivial_tiled_mma,
)
from cutec.utils.block_copies import block_copy as block_copy
from cutec.utils.blockscaled_layout import (
    make_smem_layout_sfa as make_smem_layout_sfa,
    make_smem_layout_sfb as make_smem_layout_sfb,
    make_tmem_layout_sfa as make_tmem_layout_sfa,
    make_tmem_layout_sfb as make_tmem_layout_sfb,
    tile_atom_to_shape_SF as tile_atom_to_shape_SF,
)
from cutec.utils.capacity import get_smem_capacity_in_bytes as get_smem_capacity_in_bytes
from cutec.utils.clc_scheduler import (
    ClcDynamicPersistentTileScheduler as ClcDynamicPersistentTileScheduler,
    ClcDynamicPersistentTileSchedulerParams as ClcDynamicPersistentTileSchedulerParams,
)
from cutec.utils.grouped_gemm import (
    GroupedGemmGroupSearchState as GroupedGemmGroupSearchState,
    GroupedGemmTileSchedulerHelper as GroupedGemmTileSchedulerHelper,
    GroupedWorkTileInfo as GroupedWorkTileInfo,
    GroupSearchResult as GroupSearchResult,
    StaticPersistentGroupTileScheduler as StaticPersistentGroupTileScheduler,
    create_initial_search_state as create_initial_search_state,
)
from cutec.utils.hardware_info import HardwareInfo as HardwareInfo
from cutec.utils.hopper_helpers import (
    sm90_get_smem_layout_atom as sm90_get_smem_layout_atom,
    sm90_get_smem_store_op as sm90_get_smem_store_op,
    sm90_make_trivial_tiled_mma as sm90_make_trivial_tiled_mma,
)
from cutec.utils.latex import print_latex as print_latex, print_latex_tv as print_latex_tv
from cutec.utils.layout_enum import LayoutEnum as LayoutEnum
from cutec.utils.mixed_input_helpers import (
    TransformMode as TransformMode,
    compute_smem_layout as compute_smem_layout,
    contiguous_group_search as contiguous_group_search,
    create_initial_contiguous_group_search_state as create_initial_contiguous_group_search_state,
    cvt_tensor_a as cvt_tensor_a,
    epilog_gmem_copy_and_partition as epilog_gmem_copy_and_partition,
    epilog_smem_copy_and_partition as epilog_smem_copy_and_partition,
    epilog_tmem_copy_and_partition as epilog_tmem_copy_and_partition,
    get_copy_atom_a_transform as get_copy_atom_a_transform,
    get_divisibility as get_divisibility,
    get_gmem_layout_scale as get_gmem_layout_scale,
    get_smem_layout_scale as get_smem_layout_scale,
    get_tma_atom_kind as get_tma_atom_kind,
    get_transform_a_source as get_transform_a_source,
    is_shuffle_a as is_shuffle_a,
    is_valid_mma_tiler_and_cluster_shape as is_valid_mma_tiler_and_cluster_shape,
    is_valid_scale_granularity as is_valid_scale_granularity,
    is_valid_tensor_alignment as is_valid_tensor_alignment,
    make_contiguous_group_work_tile_info as make_contiguous_group_work_tile_info,
    scale_partition as scale_partition,
    scale_tma_partition as scale_tma_partition,
    store_transformed_a as store_transformed_a,
    transform_partition as transform_partition,
)
from cutec.utils.tensor_helpers import (
    create_cute_tensor_for_fp8 as create_cute_tensor_for_fp8,
    is_fp8_dtype as is_fp8_dtype,
)
from cutec.utils.tensor_memory import (
    TmemAllocator as TmemAllocator,
    get_num_tmem_alloc_cols as get_num_tmem_alloc_cols,
)
from cutec.utils.tensormap_manager import (
    TensorMapManager as TensorMapManager,
    TensorMapUpdateMode as TensorMapUpdateMode,
)
from cutec.utils.tile_scheduler import (
    PersistentTileSchedulerParams as PersistentTileSchedulerParams,
    StaticPersistentRuntimeTileScheduler as StaticPersistentRuntimeTileScheduler,
    StaticPersistentTileScheduler as StaticPersistentTileScheduler,
    WorkTileInfo as WorkTileInfo,
)

from . import (
    blackwell_helpers as blackwell_helpers,
    blockscaled_layout as blockscaled_layout,
    distributed as distributed,
    gemm as gemm,
    grouped_gemm as grouped_gemm,
    hardware_info as hardware_info,
    hopper_helpers as hopper_helpers,
    layout_enum as layout_enum,
    mixed_input_helpers as mixed_input_helpers,
    sm90 as sm90,
    smem_allocator as smem_allocator,
    tensor_helpers as tensor_helpers,
    tensormap_manager as tensormap_manager,
    tile_scheduler as tile_scheduler,
)

sm100 = blackwell_helpers
