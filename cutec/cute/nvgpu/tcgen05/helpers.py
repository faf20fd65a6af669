"""Tensors in tensor memory, tiles of shared memory for multiplies into it, and their completion."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from cutec import layout as cl
from cutec.cute.arch.tcgen05 import tcgen05_commit
from cutec.cute.nvgpu.common import CtaGroup
from cutec.cute.nvgpu.tcgen05.copy import Pack, Unpack
from cutec.cute.nvgpu.warpgroup import make_smem_layout_atom
from cutec.cute.tiled_copy import TiledCopy
from cutec.diag import error
from cutec.frontend.core.location import user_location
from cutec.frontend.tensors.layouts import apply
from cutec.frontend.tensors.pointers import AddressSpace, Pointer
from cutec.frontend.tensors.tensor import Tensor
from cutec.layout import Layout, LayoutError
from cutec.layout.tiled import cotiled
from cutec.loc_ip import take_loc_ip
from cutec.target.tensor_memory import LANE_SHIFT, QUARTER, WORD

if TYPE_CHECKING:
    from cutec.cute.atoms import CopyAtom
    from cutec.cute.operands import Int

_COLUMN = (1 << LANE_SHIFT) - 1  # the bits of an address that count columns
_WARPS = 4  # that reach all lanes


def make_tmem_copy(atom: CopyAtom, tmem_tensor: Tensor) -> TiledCopy:
    """A tiled copy of 128 threads, by the accesses of four warps, each to its quarter of the lanes.
    Its tile is what they reach of a tensor in tensor memory with a static layout. Raises E0404 for
    another tensor or atom, E0434 where the tensor lacks what an access reaches.
    """
    access = getattr(atom.row, "access", None)
    if not _in_tensor_memory(tmem_tensor) or access is None:
        raise error(
            "E0404",
            f"make_tmem_copy takes an atom of tcgen05.Ld… or St… and a tensor in tensor memory, not {atom!r}",
            user_location(),
            help="cute.make_copy_atom(tcgen05.Ld32x32bOp(tcgen05.Repetition.x32), dtype)",
        )
    bits = tmem_tensor.element_type.width
    elements, quarter = access.elements(bits), QUARTER * (WORD // bits) << LANE_SHIFT
    accesses = Layout(((32, _WARPS), elements.shape), ((0, quarter), elements.stride))
    try:
        return TiledCopy(atom, *cotiled(accesses, tmem_tensor.layout))
    except LayoutError as err:
        raise error(
            "E0434", str(err), user_location(), help="slice the tensor to (rows, columns) that the accesses cover"
        ) from None


def get_tmem_copy_properties(atom: CopyAtom) -> tuple[int, int, int, Pack | Unpack]:
    """An access of tensor memory as (lanes, bits of a lane, repeats, packing): (32, 32, 16,
    Pack.NONE) of `Ld32x32bOp(Repetition.x16)`. Raises E0404 for other atoms.
    """
    access = getattr(atom.row, "access", None)
    if access is None:
        raise error(
            "E0404",
            f"get_tmem_copy_properties takes an atom of tcgen05.Ld… or St…, not {atom!r}",
            user_location(),
            help="cute.make_copy_atom(tcgen05.Ld32x32bOp(tcgen05.Repetition.x32), dtype)",
        )
    lanes, bits = access.shape.removesuffix("x2").removesuffix("b").split("x")
    if atom.row.spaces[0] == "rmem":
        return int(lanes), int(bits), access.repeats, Unpack.UNPACK_32b_IN_16b if access.packs else Unpack.NONE
    return int(lanes), int(bits), access.repeats, Pack.PACK_16b_IN_32b if access.packs else Pack.NONE


def _in_tensor_memory(tensor: Any) -> bool:
    return isinstance(tensor, Tensor) and tensor.memspace is AddressSpace.tmem


def find_tmem_tensor_col_offset(tmem_tensor: Tensor) -> int:
    """The number of columns from a tensor's first to its last: what to add for the next tensor."""
    last = cl.cosize(tmem_tensor.layout) - 1
    assert isinstance(last, int)  # layouts of tensor memory are static
    return (last * tmem_tensor.element_type.width // WORD & _COLUMN) + 1


def tile_to_mma_shape(atom: Any, mma_tile_shape: Any, order: Any = None) -> Any:
    """A layout atom repeated over ((M, K) of an instruction, M, K, stages): as `tile_to_shape` over
    (all rows, all columns, stages), taken apart by the instruction's tile. Each mode is coalesced:
    `stride[-1]` is the step from a stage to the next.
    """
    (rows, columns), many_rows, many_columns, *rest = mma_tile_shape
    whole = apply("tile_to_shape", atom, (rows * many_rows, columns * many_columns, *rest), order)
    return apply("coalesce", apply("tiled_divide", whole, (rows, columns)), mma_tile_shape)


def commit(mbar_ptr: Pointer, mask: Int | None = None, cta_group: CtaGroup = CtaGroup.ONE) -> None:
    """Arrive at a barrier when all that this thread has given the tensor core is done
    (`cute.arch.tcgen05_commit`); with a `mask` at those of the blocks of the cluster whose bits it
    has.
    """
    tcgen05_commit(mbar_ptr, mask, cta_group.value)


__all__ = [
    "commit",
    "find_tmem_tensor_col_offset",
    "get_tmem_copy_properties",
    "make_smem_layout_atom",
    "make_tmem_copy",
    "tile_to_mma_shape",
]


take_loc_ip(globals())
