"""Clusters that a launch prefers, with a fallback: what kernels see of both, what is refused, and
shared memory of the arms of an `if`.
"""

from __future__ import annotations

import numpy as np
import pytest

import cutec
from cutec import Constexpr, cute
from cutec.diag import CutecError
from cutec.testing import simulate
from cutec.utils import SmemAllocator


@cute.kernel
def sizes(y: cute.Tensor):
    block, _, _ = cute.arch.block_idx()
    extent, _, _ = cute.arch.block_in_cluster_dim()
    y[block] = extent


@cute.jit
def host(y: cute.Tensor, cluster: Constexpr, fallback: Constexpr, blocks: Constexpr):
    sizes(y).launch(grid=(blocks, 1, 1), block=(1, 1, 1), cluster=cluster, fallback_cluster=fallback)


@pytest.mark.parametrize(("blocks", "extent"), [(8, 4), (6, 2)])
def test_a_grid_has_preferred_clusters_where_they_fit(blocks: int, extent: int) -> None:
    y = np.zeros(blocks, np.int32)
    simulate(host, y, (4, 1, 1), (2, 1, 1), blocks, arch="sm_100a")
    assert (y == extent).all()


@cute.jit
def of_run_time(y: cute.Tensor, blocks: cutec.Int32, cluster: cutec.Int32, least: Constexpr = None):
    sizes(y).launch(grid=(blocks, 1, 1), block=(1, 1, 1), cluster=(cluster, 1, 1), fallback_cluster=least)


def test_a_cluster_may_have_an_extent_of_run_time() -> None:
    for cluster in (1, 2, 4):
        y = np.zeros(8, np.int32)
        simulate(of_run_time, y, 8, cluster, arch="sm_90a")
        assert (y == cluster).all()


@pytest.mark.parametrize(
    ("least", "arch", "message"),
    [((2, 1, 1), "sm_100a", "preferred cluster extents have to be known"), (None, "sm_80", "sm_80 has no clusters")],
)
def test_extents_of_run_time_that_are_refused(least, arch: str, message: str) -> None:
    with pytest.raises(CutecError) as caught:
        simulate(of_run_time, np.zeros(8, np.int32), 8, 2, least, arch=arch)
    assert caught.value.code == "E0502" and message in caught.value.message


@pytest.mark.parametrize(
    ("cluster", "fallback", "arch"),
    [
        ((4, 1, 1), (3, 1, 1), "sm_100a"),
        (None, (2, 1, 1), "sm_100a"),
        ((2, 1, 2), (2, 1, 1), "sm_100a"),
        ((4, 1, 1), (2, 1, 1), "sm_90a"),
    ],
)
def test_fallbacks_that_are_refused(cluster, fallback, arch: str) -> None:
    with pytest.raises(CutecError) as caught:
        simulate(host, np.zeros(24, np.int32), cluster, fallback, 24, arch=arch)
    assert caught.value.code == "E0502" and "fallback_cluster" in caught.value.message


@cute.kernel
def arms(y: cute.Tensor):
    block, _, _ = cute.arch.block_idx()
    if block == 0:
        words = SmemAllocator().allocate_array(cutec.Int32, 20000)
        words[0] = 5
        y[block] = words[0]
    else:
        words = SmemAllocator().allocate_array(cutec.Int32, 10000)
        words[0] = 7
        y[block] = words[0]


@cute.jit
def shared(y: cute.Tensor, merge: Constexpr):
    arms(y).launch(grid=(2, 1, 1), block=(1, 1, 1), smem_merge_branch_allocs=merge)


def test_arms_may_share_their_memory() -> None:
    y = np.zeros(2, np.int32)
    simulate(shared, y, True, arch="sm_120a")  # 80 000 of its 101 376 bytes
    assert list(y) == [5, 7]
    with pytest.raises(CutecError) as caught:
        simulate(shared, y, False, arch="sm_120a")
    assert caught.value.code == "E0503"
