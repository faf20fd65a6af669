"""C = A Bᵀ on Blackwell by pairs of blocks: each block of a pair loads half of the rows of A and of
B, and the first one has the tensor core multiply for both. Blocks of a cluster share what they load
by multicast.

A pair computes one tile of C, which is float16, from A (M, K) and B (N, K), of float16 too. `make`
gives the function for a tile and a cluster.
"""

from __future__ import annotations

from typing import Any

import cutec
from cutec import cute, pipeline, utils
from cutec.cute.nvgpu import cpasync, tcgen05

THREADS, STAGES = 128, 2


@cute.struct
class Storage:
    buffers: cute.struct.MemRange[cutec.Int64, STAGES * 2]
    sums: cute.struct.MemRange[cutec.Int64, 2]
    freed: cutec.Int64
    holder: cutec.Int32


def make(tile, cluster=(2, 1)):
    """The function for a pair's tile (M, N, K) and a cluster of blocks along M and N."""
    helpers = utils.blackwell_helpers

    @cute.kernel
    def kernel(
        mma: cute.TiledMma,
        atom_a: Any,
        mA: cute.Tensor,
        atom_b: Any,
        mB: cute.Tensor,
        mC: cute.Tensor,
        layout_a: cute.ComposedLayout,
        layout_b: cute.ComposedLayout,
        blocks: cute.Layout,
    ):
        tid, _, _ = cute.arch.thread_idx()
        warp = cute.arch.make_warp_uniform(cute.arch.warp_idx())
        block_m, block_n, _ = cute.arch.block_idx()
        half, place = block_m % 2, (block_m // 2, block_n, None)
        leads = half == 0
        here = blocks.get_flat_coord(cute.arch.make_warp_uniform(cute.arch.block_idx_in_cluster()))
        smem = utils.SmemAllocator()
        storage = smem.allocate(Storage)
        sA = smem.allocate_tensor(cutec.Float16, layout_a.outer, 128, layout_a.inner)
        sB = smem.allocate_tensor(cutec.Float16, layout_b.outer, 128, layout_b.inner)
        sums = mma.make_fragment_C(mma.partition_shape_C(tile[:2]))

        one = pipeline.CooperativeGroup(pipeline.Agent.Thread)
        everyone = pipeline.CooperativeGroup(pipeline.Agent.Thread, 2 * THREADS)
        stage = [cute.select(layout, mode=[0, 1, 2]) for layout in (layout_a, layout_b)]
        loads, reads = pipeline.PipelineTmaUmma.create(
            num_stages=STAGES,
            producer_group=one,
            consumer_group=one,
            tx_count=2 * sum(cute.size_in_bytes(cutec.Float16, layout) for layout in stage),
            barrier_storage=storage.buffers.data_ptr(),
            cta_layout_vmnk=blocks,
            defer_sync=True,
            enable_multicast_signaling=True,
        ).make_participants()
        multiplies, results = pipeline.PipelineUmmaAsync.create(
            num_stages=1,
            producer_group=one,
            consumer_group=everyone,
            barrier_storage=storage.sums.data_ptr(),
            cta_layout_vmnk=blocks,
            defer_sync=True,
        ).make_participants()
        tmem = utils.TmemAllocator(
            storage.holder.ptr,
            pipeline.NamedBarrier(1, THREADS),
            is_two_cta=True,
            two_cta_tmem_dealloc_mbar_ptr=storage.freed.ptr,
        )
        pipeline.pipeline_init_arrive(blocks, is_relaxed=True)
        pipeline.pipeline_init_wait(blocks)
        tmem.allocate(utils.get_num_tmem_alloc_cols(sums))

        thread = mma.get_slice(half)
        gA = thread.partition_A(cute.local_tile(mA, tile, place, proj=(1, None, 1)))
        gB = thread.partition_B(cute.local_tile(mB, tile, place, proj=(None, 1, 1)))
        gC = thread.partition_C(cute.local_tile(mC, tile, place, proj=(1, 1, None)))
        along_n, along_m = (cute.make_layout(cute.size(blocks, mode=[mode])) for mode in (2, 1))
        tiles_a = cute.group_modes(sA, 0, 3), cute.group_modes(gA, 0, 3)
        tiles_b = cute.group_modes(sB, 0, 3), cute.group_modes(gB, 0, 3)
        tAsA, tAgA = cpasync.tma_partition(atom_a, here[2], along_n, *tiles_a)
        tBsB, tBgB = cpasync.tma_partition(atom_b, here[1], along_m, *tiles_b)
        mask_a, mask_b = (cpasync.create_tma_multicast_mask(blocks, here, mode) for mode in (2, 1))
        a, b = mma.make_fragment_A(sA), mma.make_fragment_B(sB)
        tmem.wait_for_alloc()
        pointer = tmem.retrieve_ptr(cutec.Float32)
        sums = cute.make_tensor(pointer, sums.layout)

        if warp == 0:
            for _ in cutec.range(cute.size(gA, mode=[3])):
                empty = loads.acquire_and_advance()
                k, at, full = empty.count, empty.index, empty.barrier
                cute.copy(atom_a, tAgA[None, k], tAsA[None, at], tma_bar_ptr=full, mcast_mask=mask_a)
                cute.copy(atom_b, tBgB[None, k], tBsB[None, at], tma_bar_ptr=full, mcast_mask=mask_b)
            loads.tail()
        if warp == 1 and leads:
            whole = multiplies.acquire_and_advance()
            for _ in cutec.range(cute.size(gA, mode=[3])):
                full = reads.wait_and_advance()
                for step in cutec.range_constexpr(cute.size(a, mode=[2])):
                    where = (None, None, step, full.index)
                    cute.gemm(mma, sums, a[where], b[where], sums)
                    mma.set(tcgen05.Field.ACCUMULATE, True)
                full.release()
            whole.commit()
        tmem.relinquish_alloc_permit()

        part = helpers.compute_epilogue_tile_shape(
            (tile[0] // 2, *tile[1:]), True, utils.LayoutEnum.COL_MAJOR, mC.element_type
        )
        load = helpers.get_tmem_load_op(
            (tile[0] // 2, *tile[1:]), utils.LayoutEnum.COL_MAJOR, mC.element_type, cutec.Float32, part, True
        )
        parts = utils.gemm.sm100.transform_partitioned_tensor_layout(sums)
        parts = cute.group_modes(cute.flat_divide(parts, part), 2, 4)
        target = utils.gemm.sm100.transform_partitioned_tensor_layout(gC)
        target = cute.group_modes(cute.flat_divide(target, part), 2, 4)
        copy = tcgen05.make_tmem_copy(load, parts[None, None, 0])
        mine = copy.get_slice(tid)
        source, target = mine.partition_S(parts), mine.partition_D(target)
        values = cute.make_rmem_tensor(target[None, None, None, 0].shape, cutec.Float32)
        done = results.wait_and_advance()
        for index in cutec.range(cute.size(source, mode=[3])):
            cute.copy(copy, source[None, None, None, index], values)
            rounded = cute.make_rmem_tensor_like(values, mC.element_type)
            rounded.store(values.load().to(mC.element_type))
            cute.autovec_copy(rounded, target[None, None, None, index])
        done.release()
        pipeline.sync(barrier_id=1)
        tmem.free(pointer)

    @cute.jit
    def gemm(a: cute.Tensor, b: cute.Tensor, c: cute.Tensor):
        major = tcgen05.OperandMajorMode.K
        mma = helpers.make_trivial_tiled_mma(
            cutec.Float16, major, major, cutec.Float32, tcgen05.CtaGroup.TWO, (min(tile[0], 256), tile[1])
        )
        layout_a = helpers.make_smem_layout_a(mma, tile, a.element_type, STAGES)
        layout_b = helpers.make_smem_layout_b(mma, tile, b.element_type, STAGES)
        blocks = cute.tiled_divide(cute.make_layout((*cluster, 1)), (mma.thr_id.shape,))
        box_a = helpers.cluster_shape_to_tma_atom_A(cluster, mma.thr_id)
        box_b = helpers.cluster_shape_to_tma_atom_B(cluster, mma.thr_id)
        atom_a, tensor_a = cute.nvgpu.make_tiled_tma_atom_A(box_a, a, layout_a, tile, mma, blocks.shape)
        atom_b, tensor_b = cute.nvgpu.make_tiled_tma_atom_B(box_b, b, layout_b, tile, mma, blocks.shape)
        m, n = c.layout.shape
        kernel(mma, atom_a, tensor_a, atom_b, tensor_b, c, layout_a, layout_b, blocks).launch(
            grid=(m // (tile[0] // 2), n // tile[1], 1), block=(THREADS, 1, 1), cluster=(*cluster, 1)
        )

    return gemm


gemm = make((256, 64, 64))


def reference(a, b):
    import numpy as np

    return a.astype(np.float64) @ b.astype(np.float64).T


cutec.export(
    gemm,
    ["in f16[m{div=256},k{div=64}]", "in f16[n{div=64},k]", "out f16[m,n]"],
    reference=reference,
    flops="2*m*n*k",
    arch=["sm_100a", "sm_103a"],
)
