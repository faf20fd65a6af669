"""Cluster launch control: blocks that run take over the tiles of clusters that have not begun."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import numpy as np
import pytest

import cutec
from cutec import cute, pipeline, utils
from cutec.diag import CutecError
from cutec.driver.build.build import perform
from cutec.driver.options.options import BuildOptions, Emit
from cutec.interpreter.values.grid import Waiting
from cutec.testing import simulate

THREADS = 64  # a warp asks for tiles, the other one works


@cute.struct
class Storage:
    barriers: cute.struct.MemRange[cutec.Int64, 2]
    answer: cute.struct.Align[cute.struct.MemRange[cutec.Int32, 4], 16]


def make(cluster: tuple[int, int] = (1, 1)) -> Any:
    """A function that counts, for each tile, how often a block works on it, and in which half."""
    blocks = cluster[0] * cluster[1]

    @cute.kernel
    def kernel(counts: cute.Tensor, by: cute.Tensor, params: utils.ClcDynamicPersistentTileSchedulerParams):
        warp = cute.arch.make_warp_uniform(cute.arch.warp_idx())
        storage = utils.SmemAllocator().allocate(Storage)
        layout = cute.make_layout((1, *cluster, 1))
        fetches = pipeline.PipelineClcFetchAsync.create(
            num_stages=1,
            producer_group=pipeline.CooperativeGroup(pipeline.Agent.Thread),
            consumer_group=pipeline.CooperativeGroup(pipeline.Agent.Thread, 32 * (1 + blocks)),
            tx_count=16,
            barrier_storage=storage.barriers.data_ptr(),
            cta_layout_vmnk=layout,
        )
        tiles = utils.ClcDynamicPersistentTileScheduler.create(
            params, cute.arch.block_idx(), cute.arch.grid_dim(), storage.answer.data_ptr()
        )
        work = tiles.initial_work_tile_info()
        read = pipeline.make_pipeline_state(pipeline.PipelineUserType.Consumer, 1)
        _, _, half = cute.arch.block_idx()
        if warp == 0:
            while work.is_valid_tile:
                m, n, batch = work.tile_idx
                with cute.arch.elect_one():
                    counts[m, n, batch] = counts[m, n, batch] + 1
                    by[m, n, batch] = half
                fetches.consumer_wait(read)
                work = tiles.get_current_work()
                fetches.consumer_release(read)
                read.advance()
        if warp == 1 and cute.arch.block_idx_in_cluster() == 0:
            asked = pipeline.make_pipeline_state(pipeline.PipelineUserType.ProducerConsumer, 1)
            while work.is_valid_tile:
                fetches.producer_acquire(asked)
                tiles.advance_to_next_work(fetches.producer_get_barrier(asked))
                asked.advance()
                fetches.consumer_wait(read)
                work = tiles.get_current_work()
                fetches.consumer_release(read)
                read.advance()
            fetches.producer_tail(asked)
        if cutec.const_expr(blocks > 1):
            cute.arch.cluster_arrive()
            cute.arch.cluster_wait()

    @cute.jit
    def host(counts: cute.Tensor, by: cute.Tensor):
        params = utils.ClcDynamicPersistentTileSchedulerParams(counts.shape, (*cluster, 1))
        grid = utils.ClcDynamicPersistentTileScheduler.get_grid_shape(params)
        kernel(counts, by, params).launch(grid=grid, block=THREADS, cluster=(*cluster, 1))

    return host


every_tile = make((2, 1))
cutec.export(every_tile, ["inout i32[m{div=2},n,l]", "inout i32[m,n,l]"], arch=["sm_100a", "sm_103a"])


@pytest.mark.parametrize("cluster", [(1, 1), (2, 1), (2, 2)])
def test_every_tile_is_worked_on_once(cluster: tuple[int, int]):
    counts, by = np.zeros((4, 6, 2), np.int32), np.full((4, 6, 2), -1, np.int32)
    simulate(make(cluster), counts, by, arch="sm_100a")
    assert (counts == 1).all()
    assert (by == 0).all()  # the blocks of the first half take over the other one


def test_clusters_wait():
    waiting = Waiting((4, 2, 1), (2, 1, 1))
    assert waiting.begin(1) == (0, 1) and waiting.cancel() == (2, 0, 0) and waiting.begin(5) == (2, 2)
    assert waiting.cancel() is None and waiting.begin(5) == (4, 0)


@pytest.mark.tools
def test_it_is_built():
    product = perform(BuildOptions(str(Path(__file__)), output="out", emits=(Emit("ptx"),)))
    assert product.archs == ["sm_100a", "sm_103a"] and not product.warnings
    for stage in product.stages:
        text = stage.data.decode()
        assert "try_cancel.async.shared::cta.mbarrier::complete_tx::bytes.multicast::cluster::all.b128" in text
        assert "query_cancel.get_first_ctaid.v4.b32.b128" in text


def test_other_archs_and_orders_are_refused():
    arrays = np.zeros((4, 2, 1), np.int32), np.zeros((4, 2, 1), np.int32)
    with pytest.raises(CutecError, match="needs sm_100") as caught:
        simulate(make(), *arrays, arch="sm_90a")
    assert caught.value.code == "E0420"
    with pytest.raises(CutecError, match="in groups of 2") as caught:
        utils.ClcDynamicPersistentTileSchedulerParams((4, 4, 1), (1, 1, 1), 2)
    assert caught.value.code == "E0447"
