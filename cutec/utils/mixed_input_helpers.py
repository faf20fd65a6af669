"""`cutlass.utils.mixed_input_helpers`: multiplies by tcgen05 of operands of two widths (sm_100a),
which cutec does not have.
"""

from cutec.frontend.exports.elsewhere import BLACKWELL, names_elsewhere

_NAMES = """
TransformMode compute_smem_layout contiguous_group_search
create_initial_contiguous_group_search_state cvt_tensor_a epilog_gmem_copy_and_partition
epilog_smem_copy_and_partition epilog_tmem_copy_and_partition get_copy_atom_a_transform
get_divisibility get_gmem_layout_scale get_smem_layout_scale get_tma_atom_kind
get_transform_a_source is_shuffle_a is_valid_mma_tiler_and_cluster_shape
is_valid_scale_granularity is_valid_tensor_alignment make_contiguous_group_work_tile_info
scale_partition scale_tma_partition store_transformed_a transform_partition
"""

__getattr__, __dir__ = names_elsewhere(__name__, **dict.fromkeys(_NAMES.split(), BLACKWELL))
