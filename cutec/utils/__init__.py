"""`utils`: helpers that kernel files import beside `cute`."""

from cutec.frontend.smem import SmemAllocator
from cutec.target import arch as _arch


def get_smem_capacity_in_bytes(compute_capability: str | None = None) -> int:
    """Shared memory that one block can use on an arch ("sm_90a"), in bytes."""
    return _arch.parse_arch(compute_capability).limits.smem_per_block


__all__ = ["SmemAllocator", "get_smem_capacity_in_bytes"]
