"""`utils`: helpers that kernel files import beside `cute`."""

from typing import Any

from cutec.frontend.language import target_arch
from cutec.frontend.smem import SmemAllocator
from cutec.target.arch import parse_arch
from cutec.utils import hopper_helpers
from cutec.utils.hardware_info import HardwareInfo
from cutec.utils.layout_enum import LayoutEnum
from cutec.utils.tile_scheduler import PersistentTileSchedulerParams, StaticPersistentTileScheduler, WorkTileInfo

sm90 = hopper_helpers
sm90_get_smem_layout_atom = hopper_helpers.get_smem_layout_atom
sm90_make_trivial_tiled_mma = hopper_helpers.make_trivial_tiled_mma


def get_smem_capacity_in_bytes(compute_capability: str | None = None, *, loc: Any = None, ip: Any = None) -> int:
    """Shared memory that one block can use, in bytes, on an arch ("sm_90a"; by default the one being built for)."""
    arch = target_arch() if compute_capability is None else parse_arch(compute_capability)
    return arch.limits.shared_per_block


__all__ = [
    "HardwareInfo", "LayoutEnum", "PersistentTileSchedulerParams", "SmemAllocator", "StaticPersistentTileScheduler", "WorkTileInfo",
    "get_smem_capacity_in_bytes", "hopper_helpers", "sm90", "sm90_get_smem_layout_atom", "sm90_make_trivial_tiled_mma",
]  # fmt: skip
