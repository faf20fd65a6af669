"""D = A Bᵀ of one tile with A in tensor memory: each thread stores the row of A that belongs in its
lane, and all store B in shared memory. By one block, or by a pair, of which each block has half of
the rows of A, of B and of D.
"""

from __future__ import annotations

from typing import Any

import cutec
from cutec import cute, pipeline, utils
from cutec.cute.nvgpu import OperandMajorMode, tcgen05

THREADS, INSTRUCTION_K = 128, 16
K = OperandMajorMode.K
SUMS = 128  # columns kept for D; those of A are behind


@cute.struct
class Storage:
    filled: cute.struct.MemRange[cutec.Int64, 2]
    sums: cute.struct.MemRange[cutec.Int64, 2]
    freed: cutec.Int64
    holder: cutec.Int32


def make(tile: tuple[int, int, int], pair: bool = False, m: int | None = None, second_copy: bool = True) -> Any:
    """The function for a tile (M, N, K) of f16, by multiplies with `m` rows (all). Without
    `second_copy` lanes 64 to 127 stay empty, where a pair's 64 rows of A are once more.
    """
    group = tcgen05.CtaGroup.TWO if pair else tcgen05.CtaGroup.ONE
    inst = (m or tile[0], tile[1], INSTRUCTION_K)
    op = tcgen05.MmaF16BF16Op(cutec.Float16, cutec.Float32, inst, group, tcgen05.OperandSource.TMEM, K, K)
    helpers, blocks = utils.blackwell_helpers, 2 if pair else 1

    @cute.kernel
    def kernel(mma: cute.TiledMma, a: cute.Tensor, b: cute.Tensor, d: cute.Tensor, layout_b: Any):
        tid, _, _ = cute.arch.thread_idx()
        warp = cute.arch.make_warp_uniform(cute.arch.warp_idx())
        half, _, _ = cute.arch.block_idx()
        cluster = cute.tiled_divide(cute.make_layout((blocks, 1, 1)), (mma.thr_id.shape,))
        smem = utils.SmemAllocator()
        storage = smem.allocate(Storage)
        sB = smem.allocate_tensor(cutec.Float16, layout_b.outer, 1024, layout_b.inner)
        one = pipeline.CooperativeGroup(pipeline.Agent.Thread)
        everyone = pipeline.CooperativeGroup(pipeline.Agent.Thread, blocks * THREADS)
        fills, filled = pipeline.PipelineAsyncUmma.create(
            num_stages=1,
            producer_group=everyone,
            consumer_group=one,
            barrier_storage=storage.filled.data_ptr(),
            cta_layout_vmnk=cluster,
            defer_sync=True,
        ).make_participants()
        multiplies, summed = pipeline.PipelineUmmaAsync.create(
            num_stages=1,
            producer_group=one,
            consumer_group=everyone,
            barrier_storage=storage.sums.data_ptr(),
            cta_layout_vmnk=cluster,
            defer_sync=True,
        ).make_participants()
        tmem = utils.TmemAllocator(
            storage.holder.ptr,
            pipeline.NamedBarrier(1, THREADS),
            is_two_cta=pair,
            two_cta_tmem_dealloc_mbar_ptr=storage.freed.ptr,
        )
        pipeline.pipeline_init_arrive(cluster, is_relaxed=True)
        pipeline.pipeline_init_wait(cluster)
        tmem.allocate(2 * SUMS)
        tmem.wait_for_alloc()
        pointer = tmem.retrieve_ptr(cutec.Float32)
        sums = cute.make_tensor(pointer, mma.make_fragment_C(mma.partition_shape_C(tile[:2])).layout)
        left = mma.make_fragment_A(mma.partition_shape_A((tile[0], tile[2])))
        left = cute.make_tensor(cute.recast_ptr(pointer + SUMS, dtype=cutec.Float16), left.layout)

        thread = mma.get_slice(half)
        rows_a, rows_b = thread.partition_A(a), thread.partition_B(b)
        (down, across), *rest = rows_a.shape
        (step, along), *strides = rows_a.stride
        copies = cute.size(left, mode=[0, 0]) // down
        in_lanes = cute.make_layout((((down, copies), across), *rest), stride=(((step, 0), along), *strides))
        rows_a = cute.make_tensor(rows_a.iterator, in_lanes)
        buffer = fills.acquire_and_advance()
        store = tcgen05.make_tmem_copy(
            cute.make_copy_atom(
                tcgen05.St16x256bOp(tcgen05.Repetition(1))
                if down == 64 and not pair
                else tcgen05.St32x32bOp(tcgen05.Repetition(8)),
                cutec.Float16,
            ),
            left,
        )
        mine = store.get_slice(tid)
        values = cute.make_rmem_tensor(mine.partition_S(rows_a).shape, cutec.Float16)
        cute.autovec_copy(mine.partition_S(rows_a), values)
        if second_copy or warp < 2:
            cute.copy(store, values, mine.partition_D(left))
        cute.arch.fence_view_async_tmem_store()
        for i in cutec.range(tid, cute.size(rows_b), THREADS):
            sB[None, None, None, 0][i] = rows_b[i]
        cute.arch.fence_proxy("async.shared", space="cta")
        cute.arch.tcgen05_fence("before")
        buffer.commit()
        if warp == 0 and half == 0:
            full, whole = filled.wait_and_advance(), multiplies.acquire_and_advance()
            cute.arch.tcgen05_fence("after")
            right = mma.make_fragment_B(sB)
            for k in cutec.range_constexpr(cute.size(left, mode=[2])):
                cute.gemm(mma, sums, left[None, None, k], right[None, None, k, 0], sums)
                mma.set(tcgen05.Field.ACCUMULATE, True)
            full.release()
            whole.commit()
        tmem.relinquish_alloc_permit()

        part = helpers.compute_epilogue_tile_shape(
            (tile[0] // blocks, *tile[1:]), pair, utils.LayoutEnum.ROW_MAJOR, cutec.Float32
        )
        load = helpers.get_tmem_load_op(
            (tile[0] // blocks, *tile[1:]), utils.LayoutEnum.ROW_MAJOR, cutec.Float32, cutec.Float32, part, pair
        )
        parts, target = (
            cute.group_modes(cute.flat_divide(utils.gemm.sm100.transform_partitioned_tensor_layout(whole), part), 2, 4)
            for whole in (sums, thread.partition_C(d))
        )
        copy = tcgen05.make_tmem_copy(load, parts[None, None, 0])
        mine = copy.get_slice(tid)
        source, target = mine.partition_S(parts), mine.partition_D(target)
        found = cute.make_rmem_tensor(target[None, None, None, 0].shape, cutec.Float32)
        done = summed.wait_and_advance()
        cute.arch.tcgen05_fence("after")
        for i in cutec.range(cute.size(source, mode=[3])):
            cute.copy(copy, source[None, None, None, i], found)
            cute.autovec_copy(found, target[None, None, None, i])
        done.release()
        pipeline.sync(barrier_id=1)
        tmem.free(pointer)

    @cute.jit
    def multiply(a: cute.Tensor, b: cute.Tensor, d: cute.Tensor):
        mma = cute.make_tiled_mma(op)
        layout_b = helpers.make_smem_layout_b(mma, tile, cutec.Float16, 1)
        kernel(mma, a, b, d, layout_b).launch(grid=(blocks, 1, 1), block=(THREADS, 1, 1), cluster=(blocks, 1, 1))

    return multiply
