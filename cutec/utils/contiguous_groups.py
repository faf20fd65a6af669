"""Groups that follow each other along one mode of a matrix: those of a grouped multiply whose B or
A is one matrix. A tensor has where they begin, and the end: (groups + 1) numbers, rising.

The tiles of a block come in rising order, so the search for a tile's group goes on where the
previous one ended.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from cutec.cute.algebra import ceil_div
from cutec.cute.decorators import jit
from cutec.frontend.numbers.numeric import Boolean, Int32
from cutec.loc_ip import take_loc_ip
from cutec.records import dataclass

if TYPE_CHECKING:
    from cutec.frontend.tensors.tensor import Tensor


@dataclass(eq=False)
class ContiguousGGSearchState:
    """A tile's group: the tiles before it, the end of the group along the mode, the tiles up to its
    end, the group's number counted from 1, and where the group and the tile begin. The number is
    beyond that of the groups for a tile that none has.
    """

    last_tile_count: Int32
    cur_boundary: Int32
    cur_tile_count: Int32
    cur_group_idx: Int32
    cur_offset: Int32
    cur_start: Int32


def create_initial_contiguous_group_search_state() -> ContiguousGGSearchState:
    """A search that has not begun."""
    return ContiguousGGSearchState(Int32(0), Int32(0), Int32(0), Int32(0), Int32(0), Int32(0))


@jit
def contiguous_group_search(
    cluster_tile_shape_mnk: tuple[int, int, int],
    group_count: Any,
    linear_idx: Any,
    search_state: ContiguousGGSearchState,
    cumsum: Tensor,
    search_mode: int,
) -> ContiguousGGSearchState:
    """The group of the cluster tile with a number along the mode (0: M, 1: N), counted over all
    groups; each group begins with a new tile. The number is not below that of the last search.
    """
    tile = cluster_tile_shape_mnk[search_mode]
    before, end, through = search_state.last_tile_count, search_state.cur_boundary, search_state.cur_tile_count
    group, begin = search_state.cur_group_idx, search_state.cur_offset
    while linear_idx >= through and group <= group_count:
        before = through
        group = group + 1
        if group <= group_count:
            begin = Int32(cumsum[group - 1])
            end = Int32(cumsum[group])
            through = through + ceil_div(end - begin, tile)
    return ContiguousGGSearchState(before, end, through, group, begin, begin + (linear_idx - before) * tile)


class ContiguousGroupWorkTileInfo:
    """A block's tile: the number of its tile along M, where it begins along N, its group, and how
    many elements along N are left in the group; `is_valid_tile` is false when there are no more.
    """

    def __init__(self, group_count: Any, cta_coord_m: Any, coord_n: Any, group_idx: Any, distance_to_boundary: Any):
        self.group_count = group_count
        self.cta_coord_m = cta_coord_m
        self.coord_n = coord_n
        self.group_idx = group_idx
        self.distance_to_boundary = distance_to_boundary

    @property
    def is_valid_tile(self) -> Boolean:
        """Whether there is such a group."""
        return self.group_idx < self.group_count


def make_contiguous_group_work_tile_info(group_count: Any, sTile_info: Tensor) -> ContiguousGroupWorkTileInfo:
    """The tile that four numbers in shared memory describe."""
    return ContiguousGroupWorkTileInfo(group_count, *[sTile_info[i] for i in range(4)])


take_loc_ip(globals())
