"""Published bugs of pairs of blocks, each in a small kernel of our own: `wrong` 1 and up are the
mistakes, 0 is the repair.

`operands`: each block of a pair stores its half of A (256, 16) and B (32, 16) in shared memory, and
one thread of the first block multiplies. `allocation`: both allocate tensor memory and free it.
"""

import cutec
from cutec import cute

THREADS, ROWS, COLUMNS, K = 128, 128, 32, 16
INSTRUCTION = cute.arch.tcgen05_instruction("f16", "f16", "f32", 2 * ROWS, COLUMNS, group=2)


@cute.jit
def meet():
    cute.arch.cluster_arrive()
    cute.arch.cluster_wait()


@cute.kernel
def operands_kernel(mA: cute.Tensor, mB: cute.Tensor, mD: cute.Tensor, wrong: cutec.Constexpr):
    """1: the arrival at the first block's barrier releases what was stored to its own block alone.
    2: nothing tells the first block that the other one has stored B. 3: the other block ends before
    its operands have been read.
    """
    tid, _, _ = cute.arch.thread_idx()
    warp = cute.arch.make_warp_uniform(tid // 32)
    rank = cute.arch.make_warp_uniform(cute.arch.block_idx_in_cluster())
    smem = cutec.utils.SmemAllocator()
    sA = smem.allocate_tensor(cutec.Float16, cute.make_layout((ROWS, (8, 2)), stride=(8, (1, 8 * ROWS))), 1024)
    half = COLUMNS // 2
    sB = smem.allocate_tensor(cutec.Float16, cute.make_layout((half, (8, 2)), stride=(8, (1, 8 * half))), 1024)
    stored = smem.allocate_array(cutec.Int64, 1)
    done = smem.allocate_array(cutec.Int64, 1)
    holder = smem.allocate_array(cutec.Int32, 1)
    if tid == 0:
        cute.arch.mbarrier_init(stored, 4 if cutec.const_expr(wrong == 2) else 8)
        cute.arch.mbarrier_init(done, 1)
        cute.arch.mbarrier_init_fence()
    meet()
    if warp == 0:
        cute.arch.tcgen05_alloc(holder, COLUMNS, 2)
    cute.autovec_copy(mA[rank * ROWS + tid, None], sA[tid, None])
    if tid < half:
        cute.autovec_copy(mB[rank * half + tid, None], sB[tid, None])
    cute.arch.fence_proxy("async.shared", space="cta")
    cute.arch.sync_warp()
    if (tid % 32 == 0) & ((rank == 0) | (wrong != 2)):
        cute.arch.mbarrier_arrive(stored, 0, scope="cta" if cutec.const_expr(wrong == 1) else "cluster")
    cute.arch.sync_threads()
    sums = holder.load()
    if (rank == 0) & (tid == 0):
        cute.arch.mbarrier_wait(stored, 0, scope="cluster")
        cute.arch.fence_proxy("async.shared", space="cta")
        a = cute.arch.tcgen05_descriptor(sA.iterator, ROWS * 16, 8 * 16)
        b = cute.arch.tcgen05_descriptor(sB.iterator, half * 16, 8 * 16)
        cute.arch.tcgen05_mma(sums, a, b, INSTRUCTION, False, group=2)
        cute.arch.tcgen05_commit(done, 3, 2)
    if cutec.const_expr(wrong != 3) or rank == 0:
        cute.arch.mbarrier_wait(done, 0, scope="cluster")
        cute.arch.tcgen05_fence("after")
        values = cute.arch.tcgen05_ld(sums + (warp << 21), COLUMNS)
        cute.arch.fence_view_async_tmem_load()
        for column in cutec.range_constexpr(COLUMNS):
            mD[rank * ROWS + tid, column] = values[column].bitcast(cutec.Float32)
    if cutec.const_expr(wrong != 3):
        meet()
    if warp == 0:
        cute.arch.tcgen05_relinquish_alloc_permit(2)
        cute.arch.tcgen05_dealloc(sums, COLUMNS, 2)


@cute.jit
def operands(a: cute.Tensor, b: cute.Tensor, d: cute.Tensor, wrong: cutec.Constexpr):
    operands_kernel(a, b, d, wrong).launch(grid=(2, 1, 1), block=(THREADS, 1, 1), cluster=(2, 1, 1))


@cute.kernel
def allocation_kernel(d: cute.Tensor, wrong: cutec.Constexpr):
    """1: a block allocates for the pair before it knows that the other one has begun. 2: a block
    frees the columns before it knows that the other one has them. 3: the commit is for one block.
    """
    rank = cute.arch.make_warp_uniform(cute.arch.block_idx_in_cluster())
    holder = cutec.utils.SmemAllocator().allocate_array(cutec.Int32, 1)
    if cutec.const_expr(wrong != 1):
        meet()
    cute.arch.tcgen05_alloc(holder, COLUMNS, 2)
    cute.arch.tcgen05_relinquish_alloc_permit(1 if cutec.const_expr(wrong == 3) else 2)
    cute.arch.sync_warp()
    d[rank] = holder.load()
    if cutec.const_expr(wrong != 2):
        meet()
    cute.arch.tcgen05_dealloc(holder.load(), COLUMNS, 2)


@cute.jit
def allocation(d: cute.Tensor, wrong: cutec.Constexpr):
    allocation_kernel(d, wrong).launch(grid=(2, 1, 1), block=(32, 1, 1), cluster=(2, 1, 1))


for wrong in range(4):
    cutec.export(
        operands,
        ["in f16[256,16]", "in f16[32,16]", "out f32[256,32]"],
        name=f"operands_{wrong}",
        constexpr={"wrong": wrong},
        arch="sm_100a",
    )
for wrong in range(4):
    cutec.export(allocation, ["out i32[2]"], name=f"allocation_{wrong}", constexpr={"wrong": wrong}, arch="sm_100a")
