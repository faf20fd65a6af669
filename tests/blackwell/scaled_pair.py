"""D = A Bᵀ with scales by a pair of blocks that multiplies 128 rows: each block has 64 rows of A
and of D, and the scale factors of its rows of A and of all rows of B, whose second half goes to
other lanes. Threads store the operands in shared memory; K is one tile of 128.
"""

from __future__ import annotations

from typing import Any

import cutec
from cutec import cute, pipeline, utils
from cutec.cute.nvgpu import OperandMajorMode, tcgen05
from cutec.utils import blockscaled_layout

THREADS, K, VECTOR = 128, 128, 32
SCALES = cutec.Float8E8M0FNU
COLUMNS = 512  # of tensor memory


@cute.struct
class Storage:
    filled: cute.struct.MemRange[cutec.Int64, 2]
    sums: cute.struct.MemRange[cutec.Int64, 2]
    freed: cutec.Int64
    holder: cutec.Int32


def make(n: int) -> Any:
    """The function for D of 128 × n."""
    tile, kind = (128, n, K), cutec.Float8E4M3FN
    helpers, two = utils.blackwell_helpers, tcgen05.CtaGroup.TWO

    @cute.kernel
    def kernel(mma: cute.TiledMma, operands: Any, scales: Any, d: cute.Tensor, layouts: Any, of_scales: Any):
        tid, _, _ = cute.arch.thread_idx()
        warp = cute.arch.make_warp_uniform(cute.arch.warp_idx())
        half, _, _ = cute.arch.block_idx()
        cluster = cute.tiled_divide(cute.make_layout((2, 1, 1)), (mma.thr_id.shape,))
        smem = utils.SmemAllocator()
        storage = smem.allocate(Storage)
        sA, sB = (smem.allocate_tensor(kind, layout.outer, 1024, layout.inner) for layout in layouts)
        sSFA, sSFB = (smem.allocate_tensor(SCALES, layout, 128) for layout in of_scales)
        one = pipeline.CooperativeGroup(pipeline.Agent.Thread)
        everyone = pipeline.CooperativeGroup(pipeline.Agent.Thread, 2 * THREADS)
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
            is_two_cta=True,
            two_cta_tmem_dealloc_mbar_ptr=storage.freed.ptr,
        )
        pipeline.pipeline_init_arrive(cluster, is_relaxed=True)
        pipeline.pipeline_init_wait(cluster)
        tmem.allocate(COLUMNS)
        tmem.wait_for_alloc()
        pointer = tmem.retrieve_ptr(cutec.Float32)
        sums = cute.make_tensor(pointer, mma.make_fragment_C(mma.partition_shape_C(tile[:2])).layout)
        places = [pointer + columns for columns in (256, 272)]
        first_stage = [cute.slice_(layout, (None, None, None, 0)) for layout in of_scales]
        held = (
            blockscaled_layout.make_tmem_layout_sfa(mma, tile, VECTOR, first_stage[0]),
            blockscaled_layout.make_tmem_layout_sfb(mma, tile, VECTOR, first_stage[1]),
        )
        tSFA, tSFB = (cute.make_tensor(cute.recast_ptr(p, dtype=SCALES), h) for p, h in zip(places, held))

        thread = mma.get_slice(half)
        buffer = fills.acquire_and_advance()
        for whole, mine in zip((sA, sB), (thread.partition_A(operands[0]), thread.partition_B(operands[1]))):
            for i in cutec.range(tid, cute.size(mine), THREADS):
                whole[None, None, None, 0][i] = mine[i]
        for whole, image in zip((sSFA, sSFB), (scales[0][half, None], scales[1])):
            flat = cute.make_tensor(whole.iterator, cute.make_layout(cute.cosize(whole.layout)))
            for i in cutec.range(tid, cute.size(flat), THREADS):
                flat[i] = image[i]
        cute.arch.fence_proxy("async.shared", space="cta")
        cute.arch.tcgen05_fence("before")
        buffer.commit()
        if warp == 0 and half == 0:
            full, sums_free = filled.wait_and_advance(), multiplies.acquire_and_advance()
            cute.arch.tcgen05_fence("after")
            for op, whole, target in ((tcgen05.Cp4x32x128bOp, sSFA, tSFA), (tcgen05.Cp2x64x128b0123Op, sSFB, tSFB)):
                here, there = cute.filter_zeros(whole), cute.filter_zeros(target)
                fill = tcgen05.make_s2t_copy(cute.make_copy_atom(op(two), SCALES), there)
                chunks = tcgen05.get_s2t_smem_desc_tensor(fill, fill.partition_S(here))
                cute.copy(fill, chunks[None, None, None, None, 0], fill.partition_D(there))
            left, right = mma.make_fragment_A(sA), mma.make_fragment_B(sB)
            for k in cutec.range_constexpr(cute.size(left, mode=[2])):
                mma.set(tcgen05.Field.SFA, tSFA[None, None, k].iterator)
                mma.set(tcgen05.Field.SFB, tSFB[None, None, k].iterator)
                cute.gemm(mma, sums, left[None, None, k, 0], right[None, None, k, 0], sums)
                mma.set(tcgen05.Field.ACCUMULATE, True)
            full.release()
            sums_free.commit()
        tmem.relinquish_alloc_permit()

        major = utils.LayoutEnum.ROW_MAJOR
        part = helpers.compute_epilogue_tile_shape((64, n, K), True, major, cutec.Float32)
        load = helpers.get_tmem_load_op((64, n, K), major, cutec.Float32, cutec.Float32, part, True)
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
    def multiply(a: cute.Tensor, b: cute.Tensor, sfa: cute.Tensor, sfb: cute.Tensor, d: cute.Tensor):
        major = OperandMajorMode.K
        mma = helpers.make_blockscaled_trivial_tiled_mma(kind, major, major, SCALES, VECTOR, two, tile[:2])
        layouts = helpers.make_smem_layout_a(mma, tile, kind, 1), helpers.make_smem_layout_b(mma, tile, kind, 1)
        # a chunk for a block's 64 rows of A, of which half is used
        rows_of_a = blockscaled_layout.make_smem_layout_sfb(mma, (128, 128, K), VECTOR, 1)
        of_scales = rows_of_a, blockscaled_layout.make_smem_layout_sfb(mma, tile, VECTOR, 1)
        kernel(mma, (a, b), (sfa, sfb), d, layouts, of_scales).launch(
            grid=(2, 1, 1), block=(THREADS, 1, 1), cluster=(2, 1, 1)
        )

    return multiply


cutec.export(
    make(256),
    ["in f8E4M3FN[128,128]", "in f8E4M3FN[256,128]", "in f8E8M0FNU[2,512]", "in f8E8M0FNU[1024]", "out f32[128,256]"],
    name="scaled_pair",
    arch=["sm_100a", "sm_103a", "sm_110a"],
)
