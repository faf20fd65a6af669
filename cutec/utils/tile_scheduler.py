"""Persistent tile scheduling: tiles are dealt to clusters one by one, in an order that keeps
operands in the L2 cache.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from cutec.cute.algebra import ceil_div, make_layout
from cutec.diag import error
from cutec.frontend.core.location import user_location
from cutec.frontend.numbers.numeric import Boolean, Int32, maximum, minimum
from cutec.frontend.numbers.operators import select
from cutec.frontend.tensors.fast_divisor import FastDivmodDivisor
from cutec.loc_ip import take_loc_ip

if TYPE_CHECKING:
    from cutec.cute.operands import Int


class PersistentTileSchedulerParams:
    """A problem of (M, N, L) tiles for clusters of `cluster_shape_mnk` blocks, one tile per block.

    Clusters follow each other along M in groups of `swizzle_size` clusters along N
    (`raster_along_m`; else the other way round): the tiles of a group share their part of B. Raises
    E0447 for a size that is not positive.
    """

    constant_fields = ("cluster_m", "cluster_n", "swizzle_size", "raster_along_m")

    def __init__(
        self,
        problem_shape_ntile_mnl: tuple[Any, Any, Any],
        cluster_shape_mnk: tuple[int, ...],
        swizzle_size: int = 1,
        raster_along_m: bool = True,
    ):
        if cluster_shape_mnk[2] != 1 or min(*cluster_shape_mnk, swizzle_size) < 1:
            raise error(
                "E0447",
                f"clusters of {tuple(cluster_shape_mnk)} blocks in groups of {swizzle_size}",
                user_location(),
                help="clusters have blocks along M and N; groups have at least one cluster",
            )
        self.cluster_m, self.cluster_n, _ = cluster_shape_mnk
        self.swizzle_size = swizzle_size
        self.raster_along_m = raster_along_m
        tiles_m, tiles_n, batches = problem_shape_ntile_mnl
        self.clusters_m = _counted(ceil_div(tiles_m, self.cluster_m))
        self.clusters_n = _counted(ceil_div(tiles_n, self.cluster_n))
        self.batches = _counted(batches)
        along, across = (self.clusters_m, self.clusters_n) if raster_along_m else (self.clusters_n, self.clusters_m)
        # Every tile divides to find its place: the divisors are prepared at launch.
        self._in_batch = _divisor(along * across)
        self._in_group = _divisor(along * swizzle_size)
        self._last_width = _divisor((across + swizzle_size - 1) % swizzle_size + 1)

    @property
    def total(self) -> Any:
        """The number of cluster tiles."""
        return self.clusters_m * self.clusters_n * self.batches

    @property
    def problem_layout_ncluster_mnl(self) -> Any:
        """(m, n, batch) of a cluster tile to its number, groups of clusters along the mode that the
        order crosses.
        """
        m, n, group = self.clusters_m, self.clusters_n, self.swizzle_size
        if group == 1:
            shape, stride = (m, n, self.batches), (1, m, m * n)
        elif self.raster_along_m:
            groups = ceil_div(n, group)
            shape, stride = (m, (group, groups), self.batches), (group, (1, group * m), m * group * groups)
        else:
            groups = ceil_div(m, group)
            shape, stride = ((group, groups), n, self.batches), ((1, group * n), group, group * groups * n)
        return make_layout(shape, stride=stride)

    def place(self, number: Int) -> tuple[Any, Any, Any]:
        """(m, n, batch) of the cluster tile with a number, which is not negative."""
        batch, rest = 0, Int32(Int32(number).ir, nonneg=True)
        if not (isinstance(self.batches, int) and self.batches == 1):
            batch, rest = rest // self._in_batch, rest % self._in_batch
        group, rest = rest // self._in_group, rest % self._in_group
        first, second = self._in_one_group(group, rest)
        return (first, second, batch) if self.raster_along_m else (second, first, batch)

    def _in_one_group(self, group: Any, rest: Any) -> tuple[Any, Any]:
        """(along, across) of the cluster with number `rest` in its group; the last group may be
        narrower.
        """
        if self.swizzle_size == 1:
            return rest, group
        start = group * self.swizzle_size
        whole = start + self.swizzle_size <= (self.clusters_n if self.raster_along_m else self.clusters_m)
        first = select(whole, rest // self.swizzle_size, rest // self._last_width)
        return first, start + select(whole, rest % self.swizzle_size, rest % self._last_width)


def _counted(number: Any) -> Any:
    """A number of tiles: of 32 bits, even if extents have 64."""
    return number if isinstance(number, int) else Int32(number)


def _divisor(number: Any) -> FastDivmodDivisor:
    """The divisor for coordinates, in 32 bits, since tiles are counted in 32 bits even if extents
    have 64. It is not used if there are no tiles.
    """
    return FastDivmodDivisor(maximum(Int32(number), 1))


class WorkTileInfo:
    """A tile: `tile_idx` (m, n, batch), and `is_valid_tile`, false when there are no more."""

    __moves__: frozenset[str] = frozenset()

    def __init__(self, tile_idx: tuple[Any, Any, Any], is_valid_tile: Boolean):
        self._tile_idx = tile_idx
        self._is_valid_tile = is_valid_tile

    @property
    def tile_idx(self) -> tuple[Any, Any, Any]:
        """(m, n, batch)."""
        return self._tile_idx

    @property
    def is_valid_tile(self) -> Boolean:
        """Whether there is such a tile."""
        return self._is_valid_tile

    def __moved__(self) -> dict[str, Any]:
        """No effect: the next tile is another object."""
        return {}


class _DealtTile(WorkTileInfo):
    """A tile by its number in the order. Its place is computed on demand, so that a loop over tiles
    carries only the number.
    """

    def __init__(self, params: PersistentTileSchedulerParams, number: Int, within: tuple[Any, Any]):
        self._params, self._number, self._within = params, number, within

    @property
    def tile_idx(self) -> tuple[Any, Any, Any]:
        m, n, batch = self._params.place(self._number)
        return (m * self._params.cluster_m + self._within[0], n * self._params.cluster_n + self._within[1], batch)

    @property
    def is_valid_tile(self) -> Boolean:
        return self._number < self._params.total


class StaticPersistentTileScheduler:
    """The tiles of one block: its cluster takes every n-th tile of the order; n is the number of
    clusters in the grid.
    """

    def __init__(
        self,
        params: PersistentTileSchedulerParams,
        step: Any,
        number: Int,
        within: Any,
        num_tiles_executed: Any,
    ):
        self.params = params
        self._step = step
        self._number = number
        self._within = within
        self._num_tiles_executed = num_tiles_executed

    @staticmethod
    def create(
        params: PersistentTileSchedulerParams, block_idx: tuple[Any, Any, Any], grid_dim: tuple[Any, Any, Any]
    ) -> StaticPersistentTileScheduler:
        """The scheduler of a block in a grid of `get_grid_shape`."""
        x, y, z = block_idx
        return StaticPersistentTileScheduler(
            params, grid_dim[2], z, (x % params.cluster_m, y % params.cluster_n), Int32(0)
        )

    @staticmethod
    def get_grid_shape(params: PersistentTileSchedulerParams, max_active_clusters: Int) -> tuple[Any, Any, Any]:
        """The grid: as many clusters as can be resident, at most one per tile."""
        total = params.total
        clusters = (
            min(total, max_active_clusters)
            if isinstance(total, int) and isinstance(max_active_clusters, int)
            else minimum(Int32(total), Int32(max_active_clusters))
        )
        return params.cluster_m, params.cluster_n, clusters

    def get_current_work(self) -> WorkTileInfo:
        """The next tile."""
        return _DealtTile(self.params, self._number, self._within)

    initial_work_tile_info = get_current_work

    def advance_to_next_work(self, *, advance_count: int = 1) -> None:
        """Advance by `advance_count` tiles."""
        for name, value in self.__moved__(advance_count).items():
            setattr(self, name, value)

    __moves__ = frozenset({"advance_to_next_work"})

    def __moved__(self, count: int = 1) -> dict[str, Any]:
        """The values of the changing attributes `count` tiles later."""
        return {"_number": self._number + self._step * count, "_num_tiles_executed": self._num_tiles_executed + 1}

    @property
    def num_tiles_executed(self) -> Int32:
        """The number of tiles executed."""
        return self._num_tiles_executed


class _ClusterTile(_DealtTile):
    """A cluster's tile by its number, in an order without an end. `within`: the mode that is
    counted first.
    """

    @property
    def tile_idx(self) -> tuple[Any, Any, Any]:
        inner = self._params.clusters_n if self._within else self._params.clusters_m
        along, across = self._number % inner, self._number // inner
        return (across, along, 0) if self._within else (along, across, 0)

    @property
    def is_valid_tile(self) -> Boolean:
        return Boolean(True)


class StaticPersistentRuntimeTileScheduler(StaticPersistentTileScheduler):
    """The tiles of one cluster, where only running finds how many there are: `tile_idx` is the
    cluster's place (m, n, 0) in tiles of clusters. Along `inner_mode` (0: M, 1: N) there are as
    many as the params say; along the other mode they go on, all valid, until the kernel stops.
    """

    @staticmethod
    def create(
        params: PersistentTileSchedulerParams,
        block_idx: tuple[Any, Any, Any],
        grid_dim: tuple[Any, Any, Any],
        inner_mode: int = 1,
    ) -> StaticPersistentRuntimeTileScheduler:
        """The scheduler of a block in a grid of (cluster, cluster, number of clusters). Raises
        E0447 for another inner mode than M or N.
        """
        if inner_mode not in (0, 1):
            raise error(
                "E0447", f"inner_mode={inner_mode}", user_location(), help="0 counts tiles along M first, 1 along N"
            )
        return StaticPersistentRuntimeTileScheduler(params, grid_dim[2], block_idx[2], inner_mode, Int32(0))

    def get_current_work(self) -> WorkTileInfo:
        """The next tile."""
        return _ClusterTile(self.params, self._number, self._within)

    initial_work_tile_info = get_current_work


take_loc_ip(globals())
