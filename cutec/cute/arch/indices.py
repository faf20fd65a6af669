"""Indices of threads and blocks, sizes and clocks: special registers (PTX ISA, "Special
Registers").
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from cutec.cute.arch.common import WARP_SIZE, capability, in_kernel, require
from cutec.frontend.core.context import builder, current
from cutec.frontend.core.facts import INDEX, Bound
from cutec.frontend.numbers.numeric import Int32, Int64, Uint32, Uint64
from cutec.ir.types import I32, I64
from cutec.loc_ip import take_loc_ip

WARPS_PER_WARPGROUP = 4
THREADS_PER_WARPGROUP = 128
# Largest values ("Compute Capabilities" of the CUDA Programming Guide); other registers are only
# known to be indices.
_LIMITS = {
    "tid": (1023, 1023, 63),
    "ntid": (1024, 1024, 64),
    "cluster.ctaid": (15, 15, 15),
    "cluster.nctaid": (16, 16, 16),
    "laneid": 31,
    "warpsize": 32,
    "warpid": 63,
    "cluster.ctarank": 15,
    "cluster.nctarank": 16,
}
_BOUNDS = {
    name + axis: Bound(limit, INDEX)
    for name, limits in _LIMITS.items()
    for axis, limit in (zip((".x", ".y", ".z"), limits) if isinstance(limits, tuple) else (("", limits),))
}


def _register(name: str) -> Int32:
    in_kernel(name)
    return Int32(builder().value(f"nvvm.read.ptx.sreg.{name}", (), I32), nonneg=True, bound=_BOUNDS.get(name))


def _mask(name: str) -> Uint32:
    in_kernel(name)
    return Uint32(builder().value(f"nvvm.read.ptx.sreg.{name}", (), I32))


def _xyz(name: str) -> tuple[Int32, Int32, Int32]:
    return _register(f"{name}.x"), _register(f"{name}.y"), _register(f"{name}.z")


def thread_idx() -> tuple[Int32, Int32, Int32]:
    """Index of the thread in its block (x, y, z)."""
    return _xyz("tid")


def block_idx() -> tuple[Int32, Int32, Int32]:
    """Index of the block in the grid (x, y, z)."""
    return _xyz("ctaid")


def block_dim() -> tuple[Any, Any, Any]:
    """Threads in a block (x, y, z); known when compiling if the launch's extents are."""
    state = current().kernel
    if state is not None and state.block is not None:
        return tuple([Int32(n) for n in state.block])
    return _xyz("ntid")


def grid_dim() -> tuple[Int32, Int32, Int32]:
    """Blocks in the grid (x, y, z)."""
    return _xyz("nctaid")


def lane_idx() -> Int32:
    """Index of the thread in its warp."""
    return _register("laneid")


def warp_idx() -> Int32:
    """Index of the warp in its block, from the linear thread index."""
    x, y, z = thread_idx()
    nx, ny, _ = block_dim()
    return (x + (y + z * ny) * nx) // WARP_SIZE


def physical_warp_id() -> Int32:
    """The warp's slot on its multiprocessor (`%warpid`): for profiling, it may change while a
    kernel runs.
    """
    return _register("warpid")


def _cluster(name: str, alone: Callable[[], Any]) -> Any:
    """A register of clusters; before sm_90 its value for clusters of one block."""
    in_kernel(name)
    if capability() < 90:
        return alone()
    return _register(name) if name.endswith("rank") else _xyz(name)


def cluster_idx() -> tuple[Int32, Int32, Int32]:
    """Index of the cluster in the grid (x, y, z)."""
    return _cluster("clusterid", block_idx)


def cluster_dim() -> tuple[Int32, Int32, Int32]:
    """Clusters in the grid (x, y, z)."""
    return _cluster("nclusterid", grid_dim)


def cluster_size() -> Int32:
    """Blocks in a cluster."""
    return _cluster("cluster.nctarank", lambda: Int32(1))


def block_idx_in_cluster() -> Int32:
    """Rank of the block in its cluster."""
    return _cluster("cluster.ctarank", lambda: Int32(0))


def block_in_cluster_idx() -> tuple[Int32, Int32, Int32]:
    """Index of the block in its cluster (x, y, z)."""
    return _cluster("cluster.ctaid", lambda: (Int32(0), Int32(0), Int32(0)))


def block_in_cluster_dim() -> tuple[Int32, Int32, Int32]:
    """Blocks in a cluster along x, y and z."""
    return _cluster("cluster.nctaid", lambda: (Int32(1), Int32(1), Int32(1)))


def smid() -> Int32:
    """The multiprocessor that the thread runs on."""
    return _register("smid")


def nsmid() -> Int32:
    """An upper bound of `smid`, not always the number of multiprocessors."""
    return _register("nsmid")


def nwarpid() -> Int32:
    """An upper bound of `physical_warp_id`."""
    return _register("nwarpid")


def warpsize() -> Int32:
    """Threads in a warp: 32."""
    return _register("warpsize")


def gridid() -> Int32:
    """A number of this launch."""
    return _register("gridid")


def lanemask_eq() -> Uint32:
    """The bit of this lane."""
    return _mask("lanemask.eq")


def lanemask_lt() -> Uint32:
    """The bits of the lanes below this one."""
    return _mask("lanemask.lt")


def lanemask_le() -> Uint32:
    """The bits of this lane and those below."""
    return _mask("lanemask.le")


def lanemask_gt() -> Uint32:
    """The bits of the lanes above this one."""
    return _mask("lanemask.gt")


def lanemask_ge() -> Uint32:
    """The bits of this lane and those above."""
    return _mask("lanemask.ge")


def clock() -> Uint32:
    """The multiprocessor's cycle counter, low 32 bits."""
    return _mask("clock")


def clock64() -> Int64:
    """The multiprocessor's cycle counter."""
    in_kernel("clock64")
    return Int64(builder().value("nvvm.read.ptx.sreg.clock64", (), I64))


def globaltimer() -> Uint64:
    """Nanoseconds on a clock that all multiprocessors share; its resolution is that of the driver's
    timer.
    """
    in_kernel("globaltimer")
    return Uint64(builder().value("nvvm.read.ptx.sreg.globaltimer", (), I64))


def globaltimer_lo() -> Uint32:
    """The low 32 bits of `globaltimer`."""
    return _mask("globaltimer.lo")


def dynamic_smem_size() -> Int32:
    """Bytes of dynamic shared memory that the launch gave each block."""
    return _register("dynamic.smem.size")


get_dyn_smem_size = dynamic_smem_size


def total_smem_size() -> Int32:
    """Bytes of shared memory of each block, static and dynamic, without the driver's reserve: whole
    units of allocation (PTX ISA, "%total_smem_size"; of 128 bytes from sm_80 on).
    """
    return _register("total.smem.size")


def aggr_smem_size() -> Int32:
    """Bytes of shared memory of each block with the driver's reserve, not in whole units (sm_90 and
    newer).
    """
    in_kernel("aggr_smem_size")
    require("the aggregate size of shared memory", "sm_90")
    return _register("aggr.smem.size")


take_loc_ip(globals())
