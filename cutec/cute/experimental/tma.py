"""Tiles of tensors by the TMA unit (PTX ISA, "Tensor copy"), without atoms: a copy takes a tile of
a kernel's argument, and the host makes the tensor map of that argument. That of a tensor which only
the kernel knows is made there (device_maps.py).

The tile's coordinates are found by the steps that made it (`frontend.tensors.tensor.made_again`).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from cutec.cute import arch
from cutec.cute.algebra import group_modes, make_layout, rank, size
from cutec.cute.copying import copy
from cutec.cute.experimental.device_maps import map_of
from cutec.cute.experimental.operation_types import TMA_LOADS, OperationTypeEnum, wrong_operation
from cutec.cute.likes import size_in_bytes
from cutec.cute.nvgpu import cpasync
from cutec.cute.nvgpu.common import CtaGroup
from cutec.cute.nvgpu.election import emit_elected
from cutec.cute.nvgpu.tma_operands import as_tile, rows_of_block
from cutec.diag import error
from cutec.frontend.core.guarded import guarded
from cutec.frontend.core.location import user_location
from cutec.frontend.numbers.numeric import Int64
from cutec.frontend.tensors.pointers import AddressSpace, Pointer, SwizzledPointer
from cutec.frontend.tensors.tensor import Tensor, made_again, source_of
from cutec.ir.core import Value
from cutec.layout import ComposedLayout, Layout
from cutec.layout.modes import static_size
from cutec.loc_ip import take_loc_ip

if TYPE_CHECKING:
    from cutec.cute.operands import AnyLayout, Extents, Tiler
    from cutec.cute.tiled_mma import TiledMma

_OPERANDS = {"A": (0, "A"), "B": (1, "B"), "SFA": (0, "A"), "SFB": (1, "B")}


def get_cta_v_map_ab(tensor: Tensor, mnk_tiler: Extents, tiled_mma: TiledMma, operand: str) -> Tiler:
    """The elements of a tile of A (M,K), of B (N,K), or of their scale factors ("SFA", "SFB"),
    that one block loads, as a tiler of two modes: rows and columns. Of a pair of blocks each has a
    part of the rows. Raises E0421 for another operand.
    """
    if operand not in _OPERANDS:
        raise error("E0421", f"an operand {operand!r}", user_location(), help=f"one of {', '.join(_OPERANDS)}")
    mode, rows = _OPERANDS[operand]
    extents: Any = mnk_tiler
    return rows_of_block(tiled_mma, static_size(Layout(extents[mode])), rows), Layout(extents[2])


def get_cta_v_map_c(tensor: Tensor, epi_tile: Tiler) -> Tiler:
    """The elements of a tile of the epilogue, as a tiler: the tile itself."""
    return epi_tile


def tma_load(
    src: Tensor,
    dst: Tensor,
    mbar: Pointer | Value,
    *,
    cta_v_map: Tiler,
    update_expect_tx: bool = True,
    tma_operation_type: OperationTypeEnum = OperationTypeEnum.SM90_TMA_LOAD,
) -> None:
    """Load a tile of a tensor into shared memory; its bytes are counted at `mbar`, of a pair of
    blocks at the barrier of the first. With `update_expect_tx` the barrier expects them from now
    on (of a pair the bytes of both, by the first block). A whole warp executes it. Raises E0440 for
    what the TMA unit does not copy.
    """
    group = _group(tma_operation_type, multicast=False)
    barrier = _barrier(mbar)
    atom, tiles, shared = _atom(cpasync.CopyBulkTensorTileG2SOp(group), src, dst, cta_v_map)
    _expect(barrier, dst, group, update_expect_tx)
    copy(atom, *_parts(atom, tiles, shared), tma_bar_ptr=barrier, **map_of(atom, dst))


def tma_load_multicast(
    src: Tensor,
    dst: Tensor,
    mbar: Pointer | Value,
    *,
    vmnk_layout: AnyLayout,
    cta_v_map: Tiler,
    multicast_mode: int,
    update_expect_tx: bool = True,
    tma_operation_type: OperationTypeEnum = OperationTypeEnum.SM90_TMA_LOAD_MULTICAST,
) -> None:
    """As `tma_load`, of a tile that the blocks of a cluster share which differ in the mode
    `multicast_mode` of `vmnk_layout` alone: each loads a part for all of them.
    """
    group, barrier = _group(tma_operation_type, multicast=True), _barrier(mbar)
    blocks: Any = size(vmnk_layout, mode=[multicast_mode])
    here: Any = vmnk_layout
    coord = here.get_flat_coord(arch.make_warp_uniform(arch.block_idx_in_cluster()))
    mask = cpasync.create_tma_multicast_mask(vmnk_layout, coord, multicast_mode)
    op = cpasync.CopyBulkTensorTileG2SMulticastOp(group)
    atom, tiles, shared = _atom(op, src, dst, cta_v_map, blocks)
    _expect(barrier, dst, group, update_expect_tx)
    parts = _parts(atom, tiles, shared, coord[multicast_mode], blocks)
    copy(atom, *parts, tma_bar_ptr=barrier, mcast_mask=mask, **map_of(atom, dst))


def tma_store(src: Tensor, dst: Tensor, *, cta_v_map: Tiler) -> None:
    """Store a tile from shared memory, as a part of the thread's bulk group
    (`TMAStorePipeline.release_advance` commits it). A whole warp executes it. Raises E0440 for
    what the TMA unit does not copy.
    """
    atom, tiles, shared = _atom(cpasync.CopyBulkTensorTileS2GOp(), dst, src, cta_v_map)
    copy(atom, *reversed(_parts(atom, tiles, shared)), **map_of(atom, src))


def _group(kind: OperationTypeEnum, multicast: bool) -> CtaGroup:
    """The blocks whose barrier counts the bytes. Raises E0421 for another kind of operation."""
    fitting = {known: blocks for known, (blocks, several) in TMA_LOADS.items() if several is multicast}
    if kind not in fitting:
        raise wrong_operation("tma_operation_type", kind, fitting)
    return CtaGroup.TWO if fitting[kind] == 2 else CtaGroup.ONE


def _atom(op: Any, tile: Tensor, shared: Tensor, cta_v_map: Any, blocks: int = 1) -> tuple[Any, Tensor, Tensor]:
    """(the atom, the tile's coordinates, its place in shared memory)."""
    whole = source_of(tile)
    if whole.is_identity or whole.memspace is not AddressSpace.gmem:
        raise error(
            "E0440",
            f"the TMA unit copies tiles of tensors in global memory, not {tile}",
            user_location(),
            help="tile an argument of the kernel: cute.zipped_divide(mA, tiler)[(None, None), (m, k)]",
        )
    made = cpasync.make_tiled_tma_atom(op, whole, _layout_of(shared, cta_v_map), cta_v_map, blocks)
    return made.atom, made_again(tile, made.tma_tensor), shared


def _layout_of(shared: Tensor, cta_v_map: Any) -> Any:
    """The layout of a tile in shared memory by rows and columns, with its swizzle."""
    pointer, layout = shared.iterator, shared.layout
    if isinstance(pointer, SwizzledPointer):
        layout = ComposedLayout(pointer.swizzle, 0, layout)
    return as_tile(layout, tuple([static_size(Layout(m) if isinstance(m, int) else m) for m in cta_v_map]))


def _parts(atom: Any, tiles: Tensor, shared: Tensor, place: Any = 0, blocks: Any = 1) -> tuple[Tensor, Tensor]:
    """(coordinates, shared memory) of this block's part."""
    grouped = [group_modes(side, 0, rank(side)) for side in (shared, tiles)]
    held, found = cpasync.tma_partition(atom, place, make_layout(blocks), *grouped)
    return found, held


def _barrier(mbar: Pointer | Value) -> Pointer:
    """The pointer to a barrier, which may be given as the value that it is (`barrier.value`)."""
    return Pointer(mbar, Int64, AddressSpace.smem, 8) if isinstance(mbar, Value) else mbar


def _expect(mbar: Pointer, dst: Tensor, group: CtaGroup, wanted: bool) -> None:
    """Let a barrier expect the bytes that come to a tile, from all blocks."""
    if not wanted:
        return
    count = size_in_bytes(dst.element_type, dst.layout)
    if group is CtaGroup.ONE:
        emit_elected(lambda: arch.mbarrier_expect_tx(mbar, count))
        return
    with guarded((arch.make_warp_uniform(arch.block_idx_in_cluster()) % 2 == 0).ir):
        emit_elected(lambda: arch.mbarrier_expect_tx(mbar, 2 * count))


take_loc_ip(globals())
