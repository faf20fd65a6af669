"""`utils.sm90`: the Hopper helpers under their short name."""

from cutec.utils.hopper_helpers import (
    compute_tile_shape_or_override,
    get_smem_layout_atom,
    get_smem_store_op,
    make_smem_layout_a,
    make_smem_layout_b,
    make_smem_layout_epi,
    make_trivial_tiled_mma,
    sm90_get_smem_store_op,
)

__all__ = [
    "compute_tile_shape_or_override",
    "get_smem_layout_atom",
    "get_smem_store_op",
    "make_smem_layout_a",
    "make_smem_layout_b",
    "make_smem_layout_epi",
    "make_trivial_tiled_mma",
    "sm90_get_smem_store_op",
]
