"""Tile scheduling of grouped GEMMs: the tiles of several matrix products of different sizes are
numbered group after group, and dealt to persistent blocks like those of one product.

The sizes (M, N, K, L) of the groups lie in global memory, one row per group. The tiles of a block
come in rising order, so the search for a tile's group continues where the previous one ended.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from cutec.cute.algebra import ceil_div
from cutec.cute.decorators import jit
from cutec.diag import error
from cutec.frontend.core.location import user_location
from cutec.frontend.numbers.numeric import Boolean, Int32
from cutec.loc_ip import take_loc_ip
from cutec.records import dataclass
from cutec.utils.tile_scheduler import PersistentTileSchedulerParams, StaticPersistentTileScheduler

if TYPE_CHECKING:
    from cutec.frontend.tensors.tensor import Tensor


@dataclass(eq=False)
class GroupedGemmGroupSearchState:
    """The state of a search: a group, the number of its first cluster tile, and the number of the
    first cluster tile after it (0: not known yet).
    """

    start_group_idx: Int32
    tile_count_prev_group: Int32
    tile_count_searched: Int32


def create_initial_search_state() -> GroupedGemmGroupSearchState:
    """A search that has not begun."""
    return GroupedGemmGroupSearchState(Int32(0), Int32(0), Int32(0))


@dataclass(eq=False)
class GroupSearchResult:
    """A block's tile: its group, the tile's coordinates there, the group's extents, and how many
    tiles of K there are.
    """

    group_idx: Int32
    cta_tile_idx_m: Int32
    cta_tile_idx_n: Int32
    problem_shape_m: Int32
    problem_shape_n: Int32
    problem_shape_k: Int32
    cta_tile_count_k: Int32


class GroupedGemmTileSchedulerHelper:
    """Finds the group that a tile belongs to. `cluster_tile_shape_mnk` is what a cluster computes
    at once. Raises E0447 for no groups.
    """

    constant_fields = ("group_count", "cluster_tile_shape_mnk")

    def __init__(
        self,
        group_count: int,
        tile_sched_params: PersistentTileSchedulerParams,
        cluster_tile_shape_mnk: tuple[int, int, int],
        search_state: GroupedGemmGroupSearchState,
    ):
        if int(group_count) < 1:
            raise error("E0447", f"{group_count} groups", user_location(), help="a grouped GEMM has at least one group")
        self.group_count = group_count
        self.params = tile_sched_params
        self.cluster_tile_shape_mnk = tuple(cluster_tile_shape_mnk)
        self.state = search_state

    def delinearize_z(self, cta_tile_coord: tuple[Any, Any, Any], problem_shape_mnkl: Tensor) -> GroupSearchResult:
        """The tile of a block at (m, n) in its cluster, whose tile has the number
        `cta_tile_coord[2]` counted over all groups. The number has to be below that of all tiles.
        """
        number = Int32(cta_tile_coord[2])
        self.state = self._search(number, problem_shape_mnkl, self.state)
        m, n, k = self._extents(problem_shape_mnkl, self.state.start_group_idx)
        tile_m, tile_n, tile_k = self.cluster_tile_shape_mnk
        rest, along_m = number - self.state.tile_count_prev_group, self.params.raster_along_m
        inner = ceil_div(m, tile_m) if along_m else ceil_div(n, tile_n)
        first, second = rest % inner, rest // inner
        cluster_m, cluster_n = (first, second) if along_m else (second, first)
        return GroupSearchResult(
            self.state.start_group_idx,
            cluster_m * self.params.cluster_m + cta_tile_coord[0],
            cluster_n * self.params.cluster_n + cta_tile_coord[1],
            m,
            n,
            k,
            ceil_div(k, tile_k),
        )

    @jit
    def _search(self, number: Any, shapes: Any, state: GroupedGemmGroupSearchState) -> GroupedGemmGroupSearchState:
        """The search state of the group that a tile belongs to."""
        group, first, end = state.start_group_idx, state.tile_count_prev_group, state.tile_count_searched
        if number < first:  # a new round
            group, first, end = Int32(0), Int32(0), Int32(0)
        if end == 0:
            end = self._tiles(shapes, group)
        while number >= end and group + 1 < self.group_count:
            group = group + 1
            first = end
            end = end + self._tiles(shapes, group)
        return GroupedGemmGroupSearchState(group, first, end)

    def _tiles(self, shapes: Any, group: Any) -> Any:
        """The number of cluster tiles of a group."""
        m, n, _ = self._extents(shapes, group)
        return ceil_div(m, self.cluster_tile_shape_mnk[0]) * ceil_div(n, self.cluster_tile_shape_mnk[1])

    @staticmethod
    def _extents(shapes: Any, group: Any) -> tuple[Any, Any, Any]:
        return shapes[group, 0], shapes[group, 1], shapes[group, 2]


class GroupedWorkTileInfo:
    """A tile: `group_search_result`, and `is_valid_tile`, false when there are no more."""

    def __init__(self, is_valid_tile: Boolean, group_search_result: GroupSearchResult):
        self.is_valid_tile = is_valid_tile
        self.group_search_result = group_search_result


class StaticPersistentGroupTileScheduler:
    """The tiles of one block over all groups."""

    def __init__(
        self,
        tile_sched: StaticPersistentTileScheduler,
        group_helper: GroupedGemmTileSchedulerHelper,
        problem_sizes_mnkl: Tensor,
    ):
        self._tiles, self._groups, self._shapes = tile_sched, group_helper, problem_sizes_mnkl

    @staticmethod
    def create(
        tile_sched_params: PersistentTileSchedulerParams,
        bid: tuple[Any, Any, Any],
        grid_dim: tuple[Any, Any, Any],
        cluster_tile_shape_mnk: tuple[int, int, int],
        initial_search_state: GroupedGemmGroupSearchState,
        group_count: int,
        problem_shape_mnkl: Tensor,
    ) -> StaticPersistentGroupTileScheduler:
        """The scheduler of a block in a grid of `get_grid_shape`; the params are of (cluster_m,
        cluster_n, tiles of clusters) tiles.
        """
        tiles = StaticPersistentTileScheduler.create(tile_sched_params, bid, grid_dim)
        groups = GroupedGemmTileSchedulerHelper(
            group_count, tile_sched_params, cluster_tile_shape_mnk, initial_search_state
        )
        return StaticPersistentGroupTileScheduler(tiles, groups, problem_shape_mnkl)

    get_grid_shape = staticmethod(StaticPersistentTileScheduler.get_grid_shape)

    def get_current_work(self) -> GroupedWorkTileInfo:
        """The next tile; if none is left, the first one, marked as not valid."""
        work = self._tiles.get_current_work()
        m, n, number = work.tile_idx
        return GroupedWorkTileInfo(
            work.is_valid_tile, self._groups.delinearize_z((m, n, number * work.is_valid_tile.to(Int32)), self._shapes)
        )

    initial_work_tile_info = get_current_work

    def advance_to_next_work(self, *, advance_count: int = 1) -> None:
        """Advance by `advance_count` tiles."""
        self._tiles.advance_to_next_work(advance_count=advance_count)

    @property
    def num_tiles_executed(self) -> Int32:
        """The number of tiles executed."""
        return self._tiles.num_tiles_executed


take_loc_ip(globals())
