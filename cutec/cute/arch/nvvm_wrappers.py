"""Names of `cute.arch` that kernels import from here: all of them, and `prefetch` with more."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cutec.cute.arch import load_store
from cutec.cute.arch.common import FULL_MASK, WARP_SIZE, in_kernel, require
from cutec.cute.arch.registers import pointer_to
from cutec.frontend.core.context import builder
from cutec.frontend.tensors.pointers import AddressSpace
from cutec.lazy import late_names
from cutec.loc_ip import take_loc_ip

if TYPE_CHECKING:
    from cutec.cute.operands import Keyword
    from cutec.frontend.tensors.pointers import Pointer


def prefetch(addr: Pointer, *, tensormap: bool = False, level: Keyword = "L2") -> None:
    """The line of an address in global memory into a cache (`cute.arch.prefetch`); `tensormap`: the
    tensor map there into the cache for them (PTX `prefetch.tensormap`).
    """
    if not tensormap:
        load_store.prefetch(addr, level)
        return
    in_kernel("prefetch")
    require("a prefetch of a tensor map", "sm_90")
    pointer = pointer_to(addr, "prefetch").tospace(AddressSpace.generic)
    builder().emit("cute_nvgpu.tma_prefetch_descriptor", [pointer.ir])


__getattr__, __dir__ = late_names("cutec.cute.arch", globals())
__all__ = ["FULL_MASK", "WARP_SIZE", "prefetch"]


take_loc_ip(globals())
