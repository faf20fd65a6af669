"""A ring that TMA fills and two kinds of consumers empty: threads, and multiplies into tensor
memory (`PipelineTmaMultiConsumersAsync`). An atom that a function changes and returns, in a loop.
"""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest
from gemm_cute import operation

import cutec
from cutec import cute, pipeline, utils
from cutec.cute.nvgpu import cpasync, tcgen05
from cutec.diag import CutecError
from cutec.testing import simulate

TILE, THREADS = (128, 64, 64), 128
OP = operation(cutec.Float16)


@cute.jit
def multiply(mma: cute.TiledMma, sums: cute.Tensor, a: cute.Tensor, b: cute.Tensor):
    for step in cutec.range(cute.size(a, mode=[2]), unroll_full=True):
        cute.gemm(mma, sums, a[None, None, step], b[None, None, step], sums)
        mma.set(tcgen05.Field.ACCUMULATE, True)
    return mma


@cute.kernel
def kernel(mma: cute.TiledMma, atom: Any, mA: cute.Tensor, mC: cute.Tensor, mS: cute.Tensor, layout, warps):
    """C = A · (the first 64 rows of A)ᵀ, and S the sums of A's rows, from the same buffer."""
    tid, _, _ = cute.arch.thread_idx()
    warp = cute.arch.make_warp_uniform(cute.arch.warp_idx())
    smem = utils.SmemAllocator()
    sA = smem.allocate_tensor(cutec.Float16, layout.outer, 1024, layout.inner)
    one = pipeline.CooperativeGroup(pipeline.Agent.Thread)
    everyone = pipeline.CooperativeGroup(pipeline.Agent.Thread, THREADS)
    ring = pipeline.PipelineTmaMultiConsumersAsync.create(
        num_stages=1,
        producer_group=one,
        consumer_group_umma=pipeline.CooperativeGroup(pipeline.Agent.Thread, warps),
        consumer_group_async=everyone,
        tx_count=TILE[0] * TILE[2] * 2,
        barrier_storage=smem.allocate_array(cutec.Int64, 2),
    )
    done = pipeline.PipelineUmmaAsync.create(
        num_stages=1, producer_group=one, consumer_group=everyone, barrier_storage=smem.allocate_array(cutec.Int64, 2)
    )
    tmem = utils.TmemAllocator(smem.allocate_array(cutec.Int32, 1), pipeline.NamedBarrier(1, THREADS + 32))
    tmem.allocate(64)
    tmem.wait_for_alloc()
    tmem.relinquish_alloc_permit()
    pointer = tmem.retrieve_ptr(cutec.Float32)
    tCtC = cute.make_tensor(pointer, mma.make_fragment_C(mma.partition_shape_C(TILE[:2])).layout)
    rows = cute.local_tile(mA, (TILE[0], TILE[2]), (0, None))
    tAsA, tAgA = cpasync.tma_partition(
        atom, 0, cute.make_layout(1), cute.group_modes(sA, 0, 2), cute.group_modes(rows, 0, 2)
    )
    part = mma.get_slice(0)
    a = mma.make_fragment_A(part.partition_A(sA))
    b = mma.make_fragment_B(part.partition_B(cute.local_tile(sA, (TILE[1], TILE[2]), (0, 0, None))))
    fills = pipeline.make_pipeline_state(pipeline.PipelineUserType.Producer, 1)
    reads = pipeline.make_pipeline_state(pipeline.PipelineUserType.Consumer, 1)
    total, tiles = cutec.Float32(0), cute.size(rows, mode=[2])
    step = cutec.Int32(0)
    while step < tiles:
        if warp == 4:
            ring.producer_acquire(fills)
            cute.copy(atom, tAgA[None, step], tAsA[None, 0], tma_bar_ptr=ring.producer_get_barrier(fills))
        fills.advance()
        ring.consumer_wait(reads)
        if warp == 4:
            mma = multiply(mma, tCtC, a[None, None, None, 0], b[None, None, None, 0])
            ring.consumer_release(reads, pipeline.PipelineOp.TCGen05Mma)
        if warp < 4:
            for column in range(TILE[2]):
                total += sA[tid, column, 0].to(cutec.Float32)
            ring.consumer_release(reads)
        reads.advance()
        step += 1
    if warp == 4:
        done.producer_commit(pipeline.make_pipeline_state(pipeline.PipelineUserType.Producer, 1))
    if warp < 4:
        done.consumer_wait(pipeline.make_pipeline_state(pipeline.PipelineUserType.Consumer, 1))
        mS[tid] = total
        copy = tcgen05.make_tmem_copy(
            cute.make_copy_atom(tcgen05.Ld32x32bOp(tcgen05.Repetition.x64), cutec.Float32), tCtC[(None, None), 0, 0]
        )
        mine = copy.get_slice(tid)
        target = mine.partition_D(mC)
        values = cute.make_rmem_tensor(target.shape, cutec.Float32)
        cute.copy(copy, mine.partition_S(tCtC[(None, None), 0, 0]), values)
        cute.autovec_copy(values, target)
    cute.arch.sync_threads()
    tmem.free(pointer)


@cute.jit
def run(a: cute.Tensor, c: cute.Tensor, s: cute.Tensor, warps: cutec.Constexpr):
    layout = utils.blackwell_helpers.make_smem_layout(OP.a_major_mode, (TILE[0], TILE[2]), cutec.Float16, 1)
    load = cpasync.CopyBulkTensorTileG2SOp()
    atom, mA = cpasync.make_tiled_tma_atom(load, a, cute.slice_(layout, (None, None, 0)), (TILE[0], TILE[2]))
    kernel(cute.make_tiled_mma(OP), atom, mA, c, s, layout, warps).launch(grid=(1, 1, 1), block=(THREADS + 32, 1, 1))


def test_threads_and_multiplies_empty_a_buffer() -> None:
    a = np.random.default_rng(0).integers(-2, 3, (128, 192)).astype(np.float16)
    c, s = np.zeros((128, 64), np.float32), np.zeros(128, np.float32)
    types = {"a": "in f16[128,k{div=64}]", "c": "f32[128,64]", "s": "f32[128]"}
    simulate(run, a, c, s, 1, types=types, arch="sm_100a")
    exact = a.astype(np.float32)
    assert (c == exact @ exact[:64].T).all() and (s == exact.sum(axis=1)).all()
    with pytest.raises(CutecError, match="E5008"):  # a multiply that nobody releases
        simulate(run, a, c, s, 2, types=types, arch="sm_100a")


def test_a_block_alone_leads() -> None:
    """Programs announce bytes themselves where a block leads its pair."""
    alone, paired = (pipeline.PipelineTmaUmma(None, None, 1, None, None, None, leads) for leads in (None, "of a pair"))
    assert alone.is_leader_cta.python is True and paired.is_leader_cta == "of a pair"
