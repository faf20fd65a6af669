"""D = A Bᵀ with scales by a pair of blocks that multiplies 128 rows: each block has 64 rows of A
and of D, and the scale factors of its rows of A and of all rows of B, whose second half goes to
other lanes. Threads store the operands in shared memory; K is one tile of 128.
"""

from __future__ import annotations

from typing import Any

from stored_operands import THREADS, Storage, begin, finish

import cutec
from cutec import cute, utils
from cutec.cute.nvgpu import OperandMajorMode, tcgen05
from cutec.utils import blockscaled_layout

K, VECTOR = 128, 32
SCALES = cutec.Float8E8M0FNU
COLUMNS = 512  # of tensor memory


def make(n: int) -> Any:
    """The function for D of 128 × n."""
    tile, kind = (128, n, K), cutec.Float8E4M3FN
    helpers, two = utils.blackwell_helpers, tcgen05.CtaGroup.TWO

    @cute.kernel
    def kernel(mma: cute.TiledMma, operands: Any, scales: Any, d: cute.Tensor, layouts: Any, of_scales: Any):
        tid, _, _ = cute.arch.thread_idx()
        warp = cute.arch.make_warp_uniform(cute.arch.warp_idx())
        half, _, _ = cute.arch.block_idx()
        smem = utils.SmemAllocator()
        storage = smem.allocate(Storage)
        sA, sB = (smem.allocate_tensor(kind, layout.outer, 1024, layout.inner) for layout in layouts)
        sSFA, sSFB = (smem.allocate_tensor(SCALES, layout, 128) for layout in of_scales)
        ready = begin(mma, storage, 2, tile, COLUMNS)
        places = [ready.pointer + columns for columns in (256, 272)]
        first_stage = [cute.slice_(layout, (None, None, None, 0)) for layout in of_scales]
        held = (
            blockscaled_layout.make_tmem_layout_sfa(mma, tile, VECTOR, first_stage[0]),
            blockscaled_layout.make_tmem_layout_sfb(mma, tile, VECTOR, first_stage[1]),
        )
        tSFA, tSFB = (cute.make_tensor(cute.recast_ptr(p, dtype=SCALES), h) for p, h in zip(places, held))

        thread = mma.get_slice(half)
        buffer = ready.fills.acquire_and_advance()
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
            full, sums_free = ready.filled.wait_and_advance(), ready.multiplies.acquire_and_advance()
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
                cute.gemm(mma, ready.sums, left[None, None, k, 0], right[None, None, k, 0], ready.sums)
                mma.set(tcgen05.Field.ACCUMULATE, True)
            full.release()
            sums_free.commit()
        ready.tmem.relinquish_alloc_permit()

        finish(ready, 2, tile, thread.partition_C(d))

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
