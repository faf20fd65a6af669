"""`utils`: helpers that kernel files import beside `cute`. Names are looked up when they are asked
for (PEP 562).
"""

from cutec.lazy import late_names

_NAMES = {
    "cutec.frontend.kernels.smem": "SmemAllocator",
    "cutec.utils.capacity": "get_smem_capacity_in_bytes",
    "cutec.utils.grouped_gemm": (
        "create_initial_search_state GroupedGemmGroupSearchState GroupedGemmTileSchedulerHelper GroupSearchResult"
        " StaticPersistentGroupTileScheduler"
    ),
    "cutec.utils.hardware_info": "HardwareInfo",
    "cutec.utils.hopper_helpers": "sm90_get_smem_layout_atom sm90_make_trivial_tiled_mma",
    "cutec.utils.latex": "print_latex print_latex_tv",
    "cutec.utils.layout_enum": "LayoutEnum",
    "cutec.utils.tensor_helpers": "create_cute_tensor_for_fp8 is_fp8_dtype",
    "cutec.utils.tensormap_manager": "TensorMapManager TensorMapUpdateMode",
    "cutec.utils.tile_scheduler": "PersistentTileSchedulerParams StaticPersistentTileScheduler WorkTileInfo",
}
__getattr__, __dir__, __all__ = late_names(
    __name__,
    globals(),
    _NAMES,
    "grouped_gemm hardware_info hopper_helpers layout_enum sm90 tensor_helpers tensormap_manager tile_scheduler",
)
