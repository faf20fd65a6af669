"""Names of `cute.arch` that kernels import from here."""

from cutec.cute.arch.common import FULL_MASK, WARP_SIZE

__all__ = ["FULL_MASK", "WARP_SIZE"]
