"""D = A Bᵀ of one tile with A in tensor memory: each thread stores the row of A that belongs in its
lane, and all store B in shared memory. By one block, or by a pair, of which each block has half of
the rows of A, of B and of D.
"""

from __future__ import annotations

from typing import Any

from stored_operands import THREADS, Storage, begin, finish

import cutec
from cutec import cute, utils
from cutec.cute.nvgpu import OperandMajorMode, tcgen05

INSTRUCTION_K = 16
K = OperandMajorMode.K
SUMS = 128  # columns kept for D; those of A are behind


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
        smem = utils.SmemAllocator()
        storage = smem.allocate(Storage)
        sB = smem.allocate_tensor(cutec.Float16, layout_b.outer, 1024, layout_b.inner)
        ready = begin(mma, storage, blocks, tile, 2 * SUMS)
        left = mma.make_fragment_A(mma.partition_shape_A((tile[0], tile[2])))
        left = cute.make_tensor(cute.recast_ptr(ready.pointer + SUMS, dtype=cutec.Float16), left.layout)

        thread = mma.get_slice(half)
        rows_a, rows_b = thread.partition_A(a), thread.partition_B(b)
        (down, across), *rest = rows_a.shape
        (step, along), *strides = rows_a.stride
        copies = cute.size(left, mode=[0, 0]) // down
        in_lanes = cute.make_layout((((down, copies), across), *rest), stride=(((step, 0), along), *strides))
        rows_a = cute.make_tensor(rows_a.iterator, in_lanes)
        buffer = ready.fills.acquire_and_advance()
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
            full, whole = ready.filled.wait_and_advance(), ready.multiplies.acquire_and_advance()
            cute.arch.tcgen05_fence("after")
            right = mma.make_fragment_B(sB)
            for k in cutec.range_constexpr(cute.size(left, mode=[2])):
                cute.gemm(mma, ready.sums, left[None, None, k], right[None, None, k, 0], ready.sums)
                mma.set(tcgen05.Field.ACCUMULATE, True)
            full.release()
            whole.commit()
        ready.tmem.relinquish_alloc_permit()

        finish(ready, blocks, tile, thread.partition_C(d))

    @cute.jit
    def multiply(a: cute.Tensor, b: cute.Tensor, d: cute.Tensor):
        mma = cute.make_tiled_mma(op)
        layout_b = helpers.make_smem_layout_b(mma, tile, cutec.Float16, 1)
        kernel(mma, a, b, d, layout_b).launch(grid=(blocks, 1, 1), block=(THREADS, 1, 1), cluster=(blocks, 1, 1))

    return multiply
