"""How much shared memory a block can use."""

from __future__ import annotations

from cutec.frontend.kernels.language import target_arch
from cutec.loc_ip import take_loc_ip
from cutec.target.arch import parse_arch


def get_smem_capacity_in_bytes(compute_capability: str | None = None) -> int:
    """Shared memory that one block can use, in bytes, on an arch ("sm_90a"; by default the one
    being built for).
    """
    arch = target_arch() if compute_capability is None else parse_arch(compute_capability)
    return arch.limits.shared_per_block


take_loc_ip(globals())
