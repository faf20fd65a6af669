"""C = A Bᵀ on Blackwell by CuTe's atoms: TMA loads tiles into a ring of buffers, one warp gives
their multiplies to the tensor core, and each thread copies its row of sums from tensor memory.

A block computes one tile of C, which is float16, from A (M, K) and B (N, K). `make(…)` gives the
function for an operation (types, shape of an instruction, majors of A and B), a tile and an access
to tensor memory.
"""

from __future__ import annotations

from typing import Any

import cutec
from cutec import cute, pipeline, utils
from cutec.cute.nvgpu import cpasync, tcgen05

THREADS, STAGES = 128, 2
K, MN = tcgen05.OperandMajorMode.K, tcgen05.OperandMajorMode.MN


@cute.struct
class Storage:
    buffers: cute.struct.MemRange[cutec.Int64, STAGES * 2]
    sums: cute.struct.MemRange[cutec.Int64, 2]
    holder: cutec.Int32


def operation(kind, d=cutec.Float32, inst=(128, 64, 16), majors=(K, K)):
    """The multiply of a type of A and B."""
    how = (tcgen05.CtaGroup.ONE, tcgen05.OperandSource.SMEM, *majors)
    if kind in (cutec.Float16, cutec.BFloat16):
        return tcgen05.MmaF16BF16Op(kind, d, inst, *how)
    if kind is cutec.Float32:
        return tcgen05.MmaTF32Op(inst, *how)
    return tcgen05.MmaI8Op(kind, inst, *how) if kind.is_integer else tcgen05.MmaFP8Op(kind, d, inst, *how)


def make(op, tile, load=None, parts=2, signs=False, described=False):
    """The function for an operation, a tile (M, N, K), an atom of loads and the parts of the tile's
    columns that a thread takes one after the other. With `signs` A is negated, and B too in blocks
    of an odd number along N. `described`: multiplies take descriptors.
    """
    load = load or tcgen05.Ld32x32bOp(tcgen05.Repetition.x16)
    held = [kind if kind.width >= 8 else cutec.Int8 for kind in op.kinds()[:2]]  # in shared memory

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
    ):
        tid, _, _ = cute.arch.thread_idx()
        warp = cute.arch.make_warp_uniform(cute.arch.warp_idx())
        block_m, block_n, _ = cute.arch.block_idx()
        place = (block_m, block_n, None)
        smem = utils.SmemAllocator()
        storage = smem.allocate(Storage)
        sA = smem.allocate_tensor(held[0], layout_a.outer, 128, layout_a.inner)
        sB = smem.allocate_tensor(held[1], layout_b.outer, 128, layout_b.inner)
        sums = mma.make_fragment_C(mma.partition_shape_C(tile[:2]))
        tmem = utils.TmemAllocator(storage.holder.ptr, pipeline.NamedBarrier(1, THREADS))
        tmem.allocate(utils.get_num_tmem_alloc_cols(sums))

        one = pipeline.CooperativeGroup(pipeline.Agent.Thread)
        everyone = pipeline.CooperativeGroup(pipeline.Agent.Thread, THREADS)
        stage = [cute.select(layout, mode=[0, 1, 2]) for layout in (layout_a, layout_b)]
        loads, reads = pipeline.PipelineTmaUmma.create(
            num_stages=STAGES,
            producer_group=one,
            consumer_group=one,
            tx_count=sum(cute.size_in_bytes(kind, layout) for kind, layout in zip(op.kinds(), stage)),  # without gaps
            barrier_storage=storage.buffers.data_ptr(),
        ).make_participants()
        multiplies, results = pipeline.PipelineUmmaAsync.create(
            num_stages=1, producer_group=one, consumer_group=everyone, barrier_storage=storage.sums.data_ptr()
        ).make_participants()

        thread = mma.get_slice(0)
        gA = thread.partition_A(cute.local_tile(mA, tile, place, proj=(1, None, 1)))
        gB = thread.partition_B(cute.local_tile(mB, tile, place, proj=(None, 1, 1)))
        gC = thread.partition_C(cute.local_tile(mC, tile, place, proj=(1, 1, None)))
        one_block = cute.make_layout(1)
        tAsA, tAgA = cpasync.tma_partition(atom_a, 0, one_block, cute.group_modes(sA, 0, 3), cute.group_modes(gA, 0, 3))
        tBsB, tBgB = cpasync.tma_partition(atom_b, 0, one_block, cute.group_modes(sB, 0, 3), cute.group_modes(gB, 0, 3))
        a, b = mma.make_fragment_A(sA), mma.make_fragment_B(sB)
        tmem.wait_for_alloc()
        pointer = tmem.retrieve_ptr(op.kinds()[2])
        sums = cute.make_tensor(pointer, sums.layout)

        if cutec.const_expr(signs):
            mma.set(tcgen05.Field.NEGATE_A, True)
            mma.set(tcgen05.Field.NEGATE_B, block_n % 2 == 1)
        if warp == 0:
            whole = multiplies.acquire_and_advance()
            for _ in cutec.range(cute.size(gA, mode=[3])):
                empty = loads.acquire_and_advance()
                cute.copy(atom_a, tAgA[None, empty.count], tAsA[None, empty.index], tma_bar_ptr=empty.barrier)
                cute.copy(atom_b, tBgB[None, empty.count], tBsB[None, empty.index], tma_bar_ptr=empty.barrier)
                full = reads.wait_and_advance()
                for step in cutec.range_constexpr(cute.size(a, mode=[2])):
                    where = (None, None, step, full.index)
                    if cutec.const_expr(described):
                        left, right = (
                            tcgen05.make_umma_smem_desc(
                                each[None, 0, step, full.index].iterator,
                                each[None, 0, step, full.index].layout,
                                "k" if major is K else "mn",
                            )
                            for each, major in ((sA, op.a_major_mode), (sB, op.b_major_mode))
                        )
                        one_of_each = cute.make_layout(1, stride=0)
                        left, right = (cute.make_tensor(each, one_of_each) for each in (left, right))
                        tile_of_sums = sums[(None, None), 0, 0]
                        cute.mma_atom_call(mma, tile_of_sums, left, right, tile_of_sums)
                    else:
                        cute.gemm(mma, sums, a[where], b[where], sums)
                    mma.set(tcgen05.Field.ACCUMULATE, True)
                full.release()
            whole.commit()
        tmem.relinquish_alloc_permit()

        epilogue = ((cute.size(sums, mode=[0, 0]), cute.size(sums, mode=[0, 1]) // parts),)
        parts_of_sums, parts_of_c = cute.zipped_divide(sums, epilogue), cute.zipped_divide(gC, epilogue)
        copy = tcgen05.make_tmem_copy(cute.make_copy_atom(load, op.kinds()[2]), parts_of_sums[None, 0])
        mine = copy.get_slice(tid)
        source, target = mine.partition_S(parts_of_sums), mine.partition_D(parts_of_c)
        values = cute.make_rmem_tensor(target[None, None, 0].shape, op.kinds()[2])
        done = results.wait_and_advance()
        for part in cutec.range(cute.size(source, mode=[2])):
            cute.copy(copy, source[None, None, part], values)
            rounded = cute.make_rmem_tensor_like(values, mC.element_type)
            rounded.store(values.load().to(mC.element_type))
            cute.autovec_copy(rounded, target[None, None, part])
        done.release()
        pipeline.sync(barrier_id=1)
        tmem.free(pointer)

    @cute.jit
    def gemm(a: cute.Tensor, b: cute.Tensor, c: cute.Tensor):
        mma = cute.make_tiled_mma(op)
        helpers = utils.blackwell_helpers
        layout_a = helpers.make_smem_layout_a(mma, tile, held[0], STAGES)
        layout_b = helpers.make_smem_layout_b(mma, tile, held[1], STAGES)
        box = cpasync.CopyBulkTensorTileG2SOp(tcgen05.CtaGroup.ONE)
        stage = [cute.select(layout, mode=[0, 1, 2]) for layout in (layout_a, layout_b)]
        atom_a, tensor_a = cute.nvgpu.make_tiled_tma_atom_A(
            box, a, stage[0], tile, mma, internal_type=held[0] if a.element_type.width < 8 else None
        )
        atom_b, tensor_b = cute.nvgpu.make_tiled_tma_atom_B(
            box, b, stage[1], tile, mma, internal_type=held[1] if b.element_type.width < 8 else None
        )
        blocks = cute.ceil_div((*c.layout.shape, 1), tile[:2])
        kernel(mma, atom_a, tensor_a, atom_b, tensor_b, c, layout_a, layout_b).launch(
            grid=blocks, block=(THREADS, 1, 1)
        )

    return gemm


gemm = make(operation(cutec.Float16), (128, 64, 64))


def reference(a, b):
    import numpy as np

    return a.astype(np.float64) @ b.astype(np.float64).T


cutec.export(
    gemm,
    ["in f16[m{div=128},k{div=64}]", "in f16[n{div=64},k]", "out f16[m,n]"],
    reference=reference,
    flops="2*m*n*k",
    arch=["sm_100a", "sm_103a"],
)
