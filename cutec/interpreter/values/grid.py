"""The blocks of a grid, a batch of them at a time, and the numbers their threads have.

Lanes are numbered block by block; within a block `x` runs fastest, as in PTX.
"""

from __future__ import annotations

from functools import cached_property
from math import prod

import numpy as np

from cutec.interpreter.values.lanes import Lanes
from cutec.records import dataclass

Array = np.ndarray
Dim3 = tuple[int, int, int]
WARP = 32


def unravel(index: int, dims: Dim3) -> Dim3:
    """The coordinate, x fastest."""
    return index % dims[0], index // dims[0] % dims[1], index // (dims[0] * dims[1])


@dataclass
class Batch:
    """Blocks `first` to `first + blocks` in the order in which they run: cluster by cluster, x
    fastest in each. Shared memory in bytes a block.
    """

    grid: Dim3
    block: Dim3
    cluster: Dim3
    first: int
    blocks: int
    dynamic_shared: int = 0
    static_shared: int = 0

    @cached_property
    def threads(self) -> int:
        """Threads a block."""
        return prod(self.block)

    @cached_property
    def warps(self) -> int:
        """Warps a block, the last one possibly not full."""
        return -(-self.threads // WARP)

    @cached_property
    def everyone(self) -> Lanes:
        return Lanes(None, self.threads * self.blocks)

    @cached_property
    def block_index(self) -> Array:
        """Of each lane the number of its block within the batch."""
        return np.repeat(np.arange(self.blocks), self.threads)

    @cached_property
    def thread_index(self) -> Array:
        """Of each lane its number within the block."""
        return np.tile(np.arange(self.threads), self.blocks)

    @cached_property
    def warp_index(self) -> Array:
        """Of each lane the number of its warp within the batch."""
        return self.block_index * self.warps + self.thread_index // WARP

    @cached_property
    def warpgroup_index(self) -> Array:
        """Of each lane the number of its warpgroup (four warps) within the batch."""
        return self.block_index * -(-self.warps // 4) + self.thread_index // (4 * WARP)

    @cached_property
    def warp_position(self) -> Array:
        """Of each lane its place where every warp has 32: its own number unless the last warp of
        each block is short.
        """
        return self.warp_index * WARP + self.thread_index % WARP

    def _ctaid(self, number: Array) -> list[Array]:
        ranks, clusters = prod(self.cluster), tuple(g // c for g, c in zip(self.grid, self.cluster, strict=True))
        inside, outside = unravel(number % ranks, self.cluster), unravel(number // ranks, clusters)
        return [o * c + i for o, c, i in zip(outside, self.cluster, inside, strict=True)]

    def thread_of(self, lane: int) -> Dim3:
        """`threadIdx` of a lane."""
        return unravel(lane % self.threads, self.block)

    def block_of(self, lane: int) -> Dim3:
        """`blockIdx` of a lane."""
        return tuple(self._ctaid(self.first + lane // self.threads))

    def sreg(self, name: str) -> Array:
        """A special register for all lanes, or uniform. Raises KeyError for a name that is none."""
        base, _, axis = name.rpartition(".")
        if axis in ("x", "y", "z"):
            return self._dimensioned(base, "xyz".index(axis)).astype(np.int32)
        return self._flat(name).astype(np.int32)

    def _dimensioned(self, base: str, axis: int) -> Array:
        number = self.first + self.block_index
        ranks = prod(self.cluster)
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
                return unravel(number // ranks, tuple(g // c for g, c in zip(self.grid, self.cluster, strict=True)))[
                    axis
                ]
        raise KeyError(base)

    def _flat(self, name: str) -> Array:
        lane = self.thread_index % WARP
        masks = {"eq": 1 << lane, "lt": (1 << lane) - 1, "le": (2 << lane) - 1, "gt": -(2 << lane), "ge": -(1 << lane)}
        if name.startswith("lanemask."):
            return masks[name[len("lanemask.") :]].astype(np.uint32).view(np.int32)
        values = {
            "laneid": lane,
            "warpid": self.thread_index // WARP,
            "nwarpid": np.array([self.warps]),
            "warpsize": np.array([WARP]),
            "cluster.ctarank": (self.first + self.block_index) % prod(self.cluster),
            "cluster.nctarank": np.array([prod(self.cluster)]),
            "smid": (self.first + self.block_index),
            "nsmid": np.array([prod(self.grid)]),
            "gridid": np.zeros(1),
            "dynamic.smem.size": np.array([self.dynamic_shared]),
            "total.smem.size": np.array([self.dynamic_shared + self.static_shared]),
            "aggr.smem.size": np.array([self.dynamic_shared + self.static_shared]),
        }
        return values[name]
