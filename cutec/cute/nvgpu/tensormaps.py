"""Tensor maps that kernels update, for tensors whose addresses and extents only they know (PTX ISA,
"tensormap.replace"). A map is a copy of an atom's; the thread that changes it, in global or shared
memory, releases it, and threads that copy with it (`cute.copy(…, tma_desc_ptr=)`) acquire it from
global memory.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from cutec.cute.arch.common import in_kernel, require
from cutec.cute.arch.registers import pointer_to
from cutec.cute.nvgpu.election import emit_elected
from cutec.cute.nvgpu.tma import TmaAtom, map_address
from cutec.cute.nvgpu.tma_made import emit_updates, updates
from cutec.cute.nvgpu.tma_recipe import in_bytes
from cutec.diag import error
from cutec.frontend.core.context import builder, current
from cutec.frontend.core.location import user_location
from cutec.frontend.numbers.numeric import Int64, Uint8, as_numeric
from cutec.frontend.tensors.tensor import Tensor
from cutec.ir.types import ptr
from cutec.layout import flatten_to_tuple
from cutec.loc_ip import take_loc_ip
from cutec.target.arch import parse_arch

if TYPE_CHECKING:
    from cutec.frontend.tensors.pointers import Pointer

_SHARED = 3
_NIBBLE = 4  # bits


def _needs(what: str) -> None:
    in_kernel(what)
    require(what, "sm_90")
    arch = parse_arch(current().arch)
    if what == "update_tma_descriptor" and not arch.suffix:
        raise error(
            "E0420",
            f"{what} needs a target with a suffix, {arch.name}a say; this is built for {arch.name}",
            user_location(),
            help=f"build with --arch {arch.name}a",
        )


def copy_tensormap(tma_atom: TmaAtom, tensormap_ptr: Pointer) -> None:
    """Copy an atom's tensor map to global or shared memory, at a multiple of 128 bytes; one thread
    of the warp does it. The map of an atom that the kernel has made is written there by each
    thread, since threads may have made atoms of different tensors (`fence_tma_desc_release` has to
    follow, or the end of the kernel).
    """
    _needs("update_tma_descriptor" if tma_atom.changes else "copy_tensormap")
    copied = [map_address(tensormap_ptr, shared=True), tma_atom.descriptor]
    if not tma_atom.changes:
        emit_elected(lambda: builder().emit("cute_nvgpu.copy_tma_desc", copied))
        return
    builder().emit("cute_nvgpu.copy_tma_desc", copied)
    emit_updates(copied[0], tma_atom.changes)


def update_tma_descriptor(tma_atom: TmaAtom, gmem_tensor: Tensor, tma_desc_ptr: Pointer) -> None:
    """Make a copy of the atom's tensor map describe another tensor of the same modes: address,
    extents and strides; one thread of the warp does it. A map of bytes describes elements of 4 bits
    too, two to a byte. `fence_tma_desc_release` has to follow, or `cp_fence_tma_desc_release` for a
    map in shared memory.
    """
    _needs("update_tma_descriptor")
    order, kind = tma_atom.order, gmem_tensor.element_type
    shape, stride = (flatten_to_tuple(part) for part in (gmem_tensor.shape, gmem_tensor.stride))
    packed = tma_atom.value_type is Uint8 and tma_atom.plain and kind.width == _NIBBLE
    same = kind is tma_atom.value_type or packed
    if max(order) >= len(shape) or not same or (tma_atom.plain and len(shape) != len(order)):
        raise error(
            "E0440",
            f"a tensor map of {tma_atom.value_type.name} with {len(order)} modes does not describe {gmem_tensor}",
            user_location(),
            help="give a tensor with the atom's modes, in the same order of strides",
        )
    if tma_atom.within is not None or tma_atom.boxes.fold or tma_atom.joined:
        raise error(
            "E0440",
            "the tensor map of an interleaved tensor, of rows longer than those of its swizzle, or of more than five"
            " modes is not changed in a kernel",
            user_location(),
            help="make an atom for each tensor in the host function",
        )
    pointer = map_address(tma_desc_ptr, shared=True)
    steps = [in_bytes(as_numeric(stride[mode], Int64).to(Int64), kind) for mode in order[1:]]
    extents = [shape[mode] for mode in order]
    if packed:
        extents[0] = extents[0] // (Uint8.width // _NIBBLE)
    changes = updates(pointer_to(gmem_tensor.iterator, "a tensor").ir, extents, steps)
    if tma_atom.merged:
        del changes[1]  # the innermost extent is static, and all of it is in a tile
    emit_elected(lambda: emit_updates(pointer, changes))


def fence_tma_desc_release() -> None:
    """Release this thread's writes to tensor maps (PTX
    `fence.proxy.tensormap::generic.release.gpu`).
    """
    _needs("fence_tma_desc_release")
    builder().emit("cute_nvgpu.tma_desc_release")


def cp_fence_tma_desc_release(tma_desc_global_ptr: Pointer, tma_desc_shared_ptr: Pointer) -> None:
    """A whole warp copies a tensor map from shared to global memory and releases it there (PTX
    `tensormap.cp_fenceproxy`).
    """
    _needs("cp_fence_tma_desc_release")
    source = map_address(tma_desc_shared_ptr, shared=True)
    if source.type != ptr(_SHARED):
        raise error(
            "E0440",
            "cp_fence_tma_desc_release needs a tensor map in shared memory",
            user_location(),
            help="a map in global memory is published by fence_tma_desc_release()",
        )
    builder().emit("cute_nvgpu.publish_tma_desc", [map_address(tma_desc_global_ptr), source])


def fence_tma_desc_acquire(tma_desc_ptr: Pointer) -> None:
    """Acquire a tensor map for this thread's copies (PTX
    `fence.proxy.tensormap::generic.acquire.gpu`).
    """
    _needs("fence_tma_desc_acquire")
    builder().emit("cute_nvgpu.tma_desc_acquire", [map_address(tma_desc_ptr)])


__all__ = [
    "copy_tensormap",
    "cp_fence_tma_desc_release",
    "fence_tma_desc_acquire",
    "fence_tma_desc_release",
    "update_tma_descriptor",
]


take_loc_ip(globals())
