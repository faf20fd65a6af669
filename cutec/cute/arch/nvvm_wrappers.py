"""The names of `cute.arch` under which kernels import some of them."""

from cutec.cute.arch.common import FULL_MASK, WARP_SIZE

__all__ = ["FULL_MASK", "WARP_SIZE"]
