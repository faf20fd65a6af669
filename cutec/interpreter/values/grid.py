"""The blocks of a grid, taken in batches, and the numbers of their threads.

Lanes are numbered block by block; within a block `x` runs fastest, as in PTX.
"""

from __future__ import annotations

from functools import cached_property
from math import prod
from typing import TypeVar

import numpy as np

from cutec.interpreter.values.lanes import Lanes
from cutec.records import dataclass
from cutec.target.arch import ARCHS, Limits

Array = np.ndarray
Dim3 = tuple[int, int, int]
_Index = TypeVar("_Index", int, np.ndarray)
WARP = 32
WARPGROUP = 4  # warps
_HOPPER = ARCHS["sm_90a"].limits


def unravel(index: _Index, dims: Dim3) -> tuple[_Index, _Index, _Index]:
    """The coordinate of a linear index, x fastest."""
    return index % dims[0], index // dims[0] % dims[1], index // (dims[0] * dims[1])


@dataclass
class Waiting:
    """The clusters of a grid that have not begun, in the order in which they run: from `next` on,
    of `clusters`.
    """

    grid: Dim3
    cluster: Dim3
    next: int = 0

    @cached_property
    def clusters(self) -> Dim3:
        """Clusters in the grid."""
        (gx, gy, gz), (cx, cy, cz) = self.grid, self.cluster
        return gx // cx, gy // cy, gz // cz

    def begin(self, most: int) -> tuple[int, int]:
        """(first, number) of the clusters that begin now, at most so many; none when all have."""
        first, number = self.next, min(most, prod(self.clusters) - self.next)
        self.next += number
        return first, number

    def cancel(self) -> Dim3 | None:
        """Take one that has not begun: the block index of its first block."""
        first, number = self.begin(1)
        if not number:
            return None
        (x, y, z), (cx, cy, cz) = unravel(first, self.clusters), self.cluster
        return x * cx, y * cy, z * cz


@dataclass
class Batch:
    """Blocks `first` to `first + blocks` in the order in which they run: cluster by cluster, x
    fastest within each. Shared memory is in bytes per block. `waiting`: the clusters of later
    batches, which blocks may take over (cluster launch control). Of `gpus` that run a kernel at
    once each has a grid of its own: its blocks come behind those of the one before. `limits`: of
    the arch, whose driver allocates shared memory in units and reserves some of each block.
    """

    grid: Dim3
    block: Dim3
    cluster: Dim3
    first: int
    blocks: int
    dynamic_shared: int = 0
    static_shared: int = 0
    waiting: Waiting | None = None
    gpus: int = 1
    limits: Limits = _HOPPER

    @cached_property
    def threads(self) -> int:
        """Threads per block."""
        return prod(self.block)

    @cached_property
    def ranks(self) -> int:
        """Blocks per cluster."""
        return prod(self.cluster)

    @cached_property
    def warps(self) -> int:
        """Warps per block; the last one may be partial."""
        return -(-self.threads // WARP)

    @cached_property
    def everyone(self) -> Lanes:
        return Lanes(None, self.threads * self.blocks)

    @cached_property
    def block_index(self) -> Array:
        """For each lane, the number of its block within the batch."""
        return np.repeat(np.arange(self.blocks), self.threads)

    @cached_property
    def thread_index(self) -> Array:
        """For each lane, its thread number within the block."""
        return np.tile(np.arange(self.threads), self.blocks)

    @cached_property
    def warp_index(self) -> Array:
        """For each lane, the number of its warp within the batch."""
        return self.block_index * self.warps + self.thread_index // WARP

    @cached_property
    def warpgroup_index(self) -> Array:
        """For each lane, the number of its warpgroup (four warps) within the batch."""
        return self.block_index * -(-self.warps // WARPGROUP) + self.thread_index // (WARPGROUP * WARP)

    @cached_property
    def warp_position(self) -> Array:
        """For each lane, its place if every warp had 32 lanes: its own number, unless the last
        warp of each block is partial.
        """
        return self.warp_index * WARP + self.thread_index % WARP

    @cached_property
    def _clusters(self) -> Dim3:
        """Clusters in the grid."""
        (gx, gy, gz), (cx, cy, cz) = self.grid, self.cluster
        return gx // cx, gy // cy, gz // cz

    @cached_property
    def each(self) -> int:
        """Blocks of a GPU."""
        return prod(self.grid)

    def gpu_of(self, lane: int) -> int:
        """The GPU that a lane is on."""
        return (self.first + lane // self.threads) // self.each

    def _ctaid(self, number: _Index) -> tuple[_Index, _Index, _Index]:
        """`blockIdx` of the block that is the `number`-th to run."""
        number = number % self.each
        ranks, (cx, cy, cz) = self.ranks, self.cluster
        (ix, iy, iz), (ox, oy, oz) = unravel(number % ranks, self.cluster), unravel(number // ranks, self._clusters)
        return ox * cx + ix, oy * cy + iy, oz * cz + iz

    def thread_of(self, lane: int) -> Dim3:
        """`threadIdx` of a lane."""
        return unravel(lane % self.threads, self.block)

    def block_of(self, lane: int) -> Dim3:
        """`blockIdx` of a lane."""
        return self._ctaid(self.first + lane // self.threads)

    def find(self, number: int) -> int | None:
        """The place in the batch of the block whose linear number in the grid (x fastest) this is;
        None if it is not here.
        """
        x, y, z = self._ctaid(self.first + np.arange(self.blocks))
        found = np.flatnonzero(x + self.grid[0] * (y + self.grid[1] * z) == number)
        return int(found[0]) if len(found) else None

    def sreg(self, name: str) -> Array:
        """A special register, per lane or uniform. Raises KeyError for an unknown name."""
        base, _, axis = name.rpartition(".")
        if axis in ("x", "y", "z"):
            return self._dimensioned(base, "xyz".index(axis)).astype(np.int32)
        return self._flat(name).astype(np.int32)

    def _dimensioned(self, base: str, axis: int) -> Array:
        number = (self.first + self.block_index) % self.each
        ranks = self.ranks
        match base:
            case "ntid":
                return np.array([self.block[axis]])
            case "nctaid":
                return np.array([self.grid[axis]])
            case "cluster.nctaid":
                return np.array([self.cluster[axis]])
            case "nclusterid":
                return np.array([self.grid[axis] // self.cluster[axis]])
            case "tid":
                return unravel(self.thread_index, self.block)[axis]
            case "ctaid":
                return self._ctaid(number)[axis]
            case "cluster.ctaid":
                return unravel(number % ranks, self.cluster)[axis]
            case "clusterid":
                return unravel(number // ranks, self._clusters)[axis]
        raise KeyError(base)

    def _flat(self, name: str) -> Array:
        lane = self.thread_index % WARP
        masks = {"eq": 1 << lane, "lt": (1 << lane) - 1, "le": (2 << lane) - 1, "gt": -(2 << lane), "ge": -(1 << lane)}
        if name.startswith("lanemask."):
            return masks[name[len("lanemask.") :]].astype(np.uint32).view(np.int32)
        shared, unit = self.dynamic_shared + self.static_shared, self.limits.shared_unit
        values = {
            "laneid": lane,
            "warpid": self.thread_index // WARP,
            "nwarpid": np.array([self.warps]),
            "warpsize": np.array([WARP]),
            "cluster.ctarank": (self.first + self.block_index) % self.ranks,
            "cluster.nctarank": np.array([self.ranks]),
            "smid": (self.first + self.block_index) % self.each,
            "nsmid": np.array([prod(self.grid)]),
            "gridid": np.zeros(1),
            "dynamic.smem.size": np.array([self.dynamic_shared]),
            "total.smem.size": np.array([-(-shared // unit) * unit]),
            "aggr.smem.size": np.array([shared + self.limits.shared_reserved]),
        }
        return values[name]
