"""TMA atoms for operands of a multiply, whose tiles in shared memory are laid out as the multiply's
partitions: ((M, K), tiles of M, tiles of K). Of a multiply by a pair of blocks, each block has its
part of the rows of every tile.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from cutec.cute.nvgpu.tma import make_tiled_tma_atom
from cutec.cute.nvgpu.tma_info import TmaInfo
from cutec.diag import error
from cutec.frontend.core.location import user_location
from cutec.frontend.numbers.number_class import NumberClass
from cutec.frontend.tensors.layouts import apply
from cutec.frontend.tensors.tensor import Tensor
from cutec.layout import ComposedLayout, Layout, select
from cutec.layout.modes import static_size
from cutec.loc_ip import take_loc_ip

if TYPE_CHECKING:
    from cutec.cute.operands import AnyLayout


_STAGED = 4  # modes of a layout of stages


def make_tiled_tma_atom_A(
    op: Any,
    gmem_tensor: Tensor,
    smem_layout: AnyLayout,
    mma_tiler_mnk: Any,
    tiled_mma: Any,
    cluster_shape_vmnk: Any = None,
    *,
    internal_type: NumberClass | None = None,
) -> TmaInfo:
    """(atom, tensor of coordinates) for the tiles of A that a tiled multiply reads. `smem_layout`
    is that of a partition, ((M, K), tiles of M, tiles of K), or (M, K); if `op` multicasts, blocks
    along N of the cluster share a tile. Raises E0440 as `make_tiled_tma_atom`.
    """
    return _for_operand(op, gmem_tensor, smem_layout, mma_tiler_mnk, tiled_mma, cluster_shape_vmnk, 0, internal_type)


def make_tiled_tma_atom_B(
    op: Any,
    gmem_tensor: Tensor,
    smem_layout: AnyLayout,
    mma_tiler_mnk: Any,
    tiled_mma: Any,
    cluster_shape_vmnk: Any = None,
    *,
    internal_type: NumberClass | None = None,
) -> TmaInfo:
    """The same for B, ((N, K), tiles of N, tiles of K); blocks along M of the cluster share a
    tile.
    """
    return _for_operand(op, gmem_tensor, smem_layout, mma_tiler_mnk, tiled_mma, cluster_shape_vmnk, 1, internal_type)


def _for_operand(
    op: Any,
    tensor: Tensor,
    smem_layout: Any,
    tiler: Any,
    tiled_mma: Any,
    cluster: Any,
    operand: int,
    kind: NumberClass | None,
) -> TmaInfo:
    rows, columns = (
        apply("size", tiler[mode]) if isinstance(tiler[mode], tuple) else int(tiler[mode]) for mode in (operand, 2)
    )
    mine = rows_of_block(tiled_mma, rows, "AB"[operand])
    shared = 1 if cluster is None else apply("size", tuple(cluster)[2 - operand])
    parts = shared if "Multicast" in type(op).__name__ else 1
    smem = as_tile(smem_layout, (static_size(mine), columns))
    made = make_tiled_tma_atom(op, tensor, smem, (mine, columns), parts, internal_type=kind)
    return TmaInfo(made.atom, made.tma_tensor, smem_layout)


def rows_of_block(tiled_mma: Any, rows: int, operand: str) -> Layout:
    """The rows of a tile that a block has: all, or for a pair of blocks its part of each
    instruction's. Of 512 rows of A, 256 of an instruction: (128,2):(1,256). A tile no larger than
    the part is the block's own.
    """
    row = getattr(tiled_mma, "row", None)
    if row is None or not row.kind:
        return Layout(rows)
    mine, whole = row.part(operand)[0], row.tile(operand)[0]
    if rows <= mine:
        return Layout(rows)
    return Layout((mine, rows // whole), (1, whole))


def as_tile(layout: Any, tile: tuple[int, ...]) -> Any:
    """((MN, K), tiles of MN, tiles of K), of the first stage if there are several, as ((MN, tiles),
    (K, tiles)). Raises E0440 for layouts of another size than the tile.
    """
    if isinstance(layout, ComposedLayout):
        return ComposedLayout(layout.inner, layout.offset, as_tile(layout.outer, tile))
    if isinstance(layout, Layout) and layout.rank == _STAGED:
        layout = select(layout, (0, 1, 2))
    if not isinstance(layout, Layout) or layout.size() != tile[0] * tile[1]:
        raise error(
            "E0440",
            f"the tile {tile} of an operand is laid out in shared memory by a static layout of its size, not by"
            f" {layout}",
            user_location(),
            help="leave out the mode of stages: cute.select(layout, mode=[0, 1, 2])",
        )
    shape: Any = layout.shape
    stride: Any = layout.stride
    if layout.rank != 3 or not isinstance(shape[0], tuple) or len(shape[0]) != 2:
        return layout
    (rows, columns), more_rows, more_columns = shape
    (down, across), far_down, far_across = stride
    return Layout(((rows, more_rows), (columns, more_columns)), ((down, far_down), (across, far_across)))


__all__ = ["make_tiled_tma_atom_A", "make_tiled_tma_atom_B"]


take_loc_ip(globals())
