"""Tiles that the hardware hands out (cluster launch control, sm_100): the grid has a block for each
tile, and blocks that run take the tiles of clusters that have not begun.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from cutec.cute import arch
from cutec.cute.algebra import round_up
from cutec.diag import error
from cutec.frontend.core.location import user_location
from cutec.frontend.numbers.numeric import Boolean, Int32
from cutec.frontend.tensors.pointers import Pointer
from cutec.loc_ip import take_loc_ip
from cutec.utils.tile_scheduler import WorkTileInfo

if TYPE_CHECKING:
    pass


class ClcDynamicPersistentTileSchedulerParams:
    """A problem of (M, N, L) tiles for clusters of `cluster_shape_mnk` blocks, one tile per block.
    Raises E0447 for clusters along K, and for orders other than along M, which the grid has.
    """

    constant_fields = ("cluster",)

    def __init__(
        self,
        problem_shape_ntile_mnl: tuple[Any, Any, Any],
        cluster_shape_mnk: tuple[int, ...],
        swizzle_size: int = 1,
        raster_along_m: bool = True,
    ):
        if cluster_shape_mnk[2] != 1 or swizzle_size != 1 or not raster_along_m:
            raise error(
                "E0447",
                f"tiles handed out by the hardware to clusters of {tuple(cluster_shape_mnk)}, in groups of"
                f" {swizzle_size}, along {'M' if raster_along_m else 'N'}",
                user_location(),
                help="the order is that of the grid: swizzle_size=1, raster_along_m=True",
            )
        self.cluster = tuple(cluster_shape_mnk)
        self.tiles = tuple(problem_shape_ntile_mnl)


class ClcDynamicPersistentTileScheduler:
    """The tiles of one block: its own of the grid, then those in the answers at `clc_response_ptr`,
    16 bytes of shared memory. One warp of the cluster's first block asks (`advance_to_next_work`),
    between the calls of a `PipelineClcFetchAsync`; all warps read the answer (`get_current_work`).
    """

    def __init__(
        self,
        params: ClcDynamicPersistentTileSchedulerParams,
        block_idx: tuple[Any, Any, Any],
        clc_response_ptr: Pointer,
        num_tiles_executed: Any,
    ):
        self.params = params
        self._block_idx = block_idx
        self._response = clc_response_ptr
        self._num_tiles_executed = num_tiles_executed

    @staticmethod
    def create(
        params: ClcDynamicPersistentTileSchedulerParams,
        block_idx: tuple[Any, Any, Any],
        grid_dim: tuple[Any, Any, Any],
        clc_response_ptr: Pointer,
    ) -> ClcDynamicPersistentTileScheduler:
        """The scheduler of a block in a grid of `get_grid_shape`."""
        return ClcDynamicPersistentTileScheduler(params, block_idx, clc_response_ptr, Int32(0))

    @staticmethod
    def get_grid_shape(params: ClcDynamicPersistentTileSchedulerParams) -> tuple[Any, Any, Any]:
        """The grid: a block for each tile, whole clusters."""
        (m, n, batches), (along_m, along_n, _) = params.tiles, params.cluster
        return round_up(m, along_m), round_up(n, along_n), batches

    def initial_work_tile_info(self) -> WorkTileInfo:
        """The block's own tile."""
        x, y, z = self._block_idx
        return WorkTileInfo((Int32(x), Int32(y), Int32(z)), Boolean(True))

    def advance_to_next_work(self, mbarrier_addr: Pointer) -> None:
        """Ask for the next tile; the barrier counts the answer's bytes in each block. A whole warp
        calls it.
        """
        with arch.elect_one():
            arch.issue_clc_query(mbarrier_addr, self._response)

    def get_current_work(self) -> WorkTileInfo:
        """The tile in the answer that has come: this block's part of the cluster's."""
        x, y, z, valid = arch.clc_response(self._response)
        arch.fence_view_async_shared()
        self._num_tiles_executed = self._num_tiles_executed + 1
        here = arch.block_in_cluster_idx()
        return WorkTileInfo((x + here[0], y + here[1], z + here[2]), valid != 0)

    __moves__ = frozenset({"get_current_work"})

    def __moved__(self) -> dict[str, Any]:
        """The values of the changing attributes at the next tile."""
        return {"_num_tiles_executed": self._num_tiles_executed + 1}

    @property
    def num_tiles_executed(self) -> Int32:
        """The number of tiles before the current one."""
        return self._num_tiles_executed


take_loc_ip(globals())
