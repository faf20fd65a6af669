"""wgmma: accumulators, A in registers, and operands in shared memory. `racy` says how to read
this.
"""

from racy import BYTES, TILE, kernel

import cutec
from cutec import cute
from cutec.cute import arch as A
from cutec.cute.nvgpu import warpgroup

static = cutec.range_constexpr
F16 = cutec.Float16


def operands(t, a_source="SMEM", stages=1):
    """(multiply, A's and B's tiles of 64 x 64 and 64 x 64 halves in shared memory, thread's
    slice).
    """
    source = getattr(warpgroup.OperandSource, a_source)
    op = warpgroup.MmaF16BF16Op(F16, cutec.Float32, (64, 64, 16), source)
    mma = cute.make_tiled_mma(op)
    atom = warpgroup.make_smem_layout_atom(warpgroup.SmemLayoutAtomKind.K_SW128, F16)
    tile = cute.tile_to_shape(atom, (64, 64, stages), (0, 1, 2))
    a, b = [t.smem.allocate_tensor(F16, tile.outer, 1024, tile.inner) for _ in range(2)]
    return mma, a, b, mma.get_slice(t.tid)


@cute.jit
def fill(a: cute.Tensor, value, tid):
    """Elements of a tile, by all threads."""
    for i in range(tid, cute.size(a), TILE):
        a[i] = (value + i % 8).to(F16)


@kernel("E5034", "E5034", "E5034", "E5033", "E5005", None)
def product(x, y, t, wrong):
    """One multiply, its operands from shared memory that threads have filled."""
    mma, sA, sB, thr = operands(t)
    fill(sA[None, None, 0], x[0], t.tid)
    fill(sB[None, None, 0], x[1], t.tid)
    if cutec.const_expr(wrong != 4):
        A.fence_proxy("async.shared", space="cta")
    if cutec.const_expr(wrong != 5):
        A.sync_threads()
    acc = mma.make_fragment_C(mma.partition_shape_C((64, 64)))
    acc.fill(0.0)
    warpgroup.fence()
    # at 4 5, with 1 2 3
    cute.gemm(
        mma,
        acc,
        mma.make_fragment_A(thr.partition_A(sA))[None, None, None, 0],
        mma.make_fragment_B(thr.partition_B(sB))[None, None, None, 0],
        acc,
    )
    if cutec.const_expr(wrong != 2):
        warpgroup.commit_group()
    if cutec.const_expr(wrong == 3):
        warpgroup.wait_group(1)
    elif cutec.const_expr(wrong != 1):
        warpgroup.wait_group(0)
    y[t.tid] = acc[0] + acc[1]  # at 1 2 3


@kernel("E5034", "E5034", None, "E5034", None)
def from_registers(x, y, t, wrong):
    """A from registers, which may be changed once the multiply has been waited for; the same value
    again does no harm.
    """
    mma, _, sB, thr = operands(t, "RMEM")
    fill(sB[None, None, 0], x[1], t.tid)
    A.fence_proxy("async.shared", space="cta")
    A.sync_threads()
    acc = mma.make_fragment_C(mma.partition_shape_C((64, 64)))
    acc.fill(0.0)
    a = mma.make_fragment_A(mma.partition_shape_A((64, 64)))
    a.fill(1.0)
    b = mma.make_fragment_B(thr.partition_B(sB))[None, None, None, 0]
    for i in range(3):
        if cutec.const_expr(wrong != 3):
            a.fill((x[i] + x[t.tid]).to(F16))  # at 1 2 4
        warpgroup.fence()
        cute.gemm(mma, acc, a, b, acc)  # with 1 2 4
        warpgroup.commit_group()
        if cutec.const_expr(wrong == 0):
            warpgroup.wait_group(0)
        elif cutec.const_expr(wrong == 2):
            warpgroup.wait_group(1)
        elif cutec.const_expr(wrong == 5):
            warpgroup.wait_group(0)
            a.fill(2.0)
        if cutec.const_expr(wrong == 4):
            if i == 1:
                warpgroup.wait_group(0)
    warpgroup.wait_group(0)
    y[t.tid] = acc[0]


@kernel("E5034", None, "E5034")
def from_registers_of_unrolled_loops(x, y, t, wrong):
    """Iterations of a loop that is fully unrolled have registers of their own; those of a loop
    around it have not.
    """
    mma, _, sB, thr = operands(t, "RMEM")
    fill(sB[None, None, 0], x[1], t.tid)
    A.fence_proxy("async.shared", space="cta")
    A.sync_threads()
    acc = mma.make_fragment_C(mma.partition_shape_C((64, 64)))
    acc.fill(0.0)
    b = mma.make_fragment_B(thr.partition_B(sB))[None, None, None, 0]
    for j in range(2 if cutec.const_expr(wrong == 3) else 1):
        for i in cutec.range(3, unroll_full=wrong != 1):
            a = mma.make_fragment_A(mma.partition_shape_A((64, 64)))
            a.fill((x[i + j] + x[t.tid]).to(F16))  # at 1 3
            warpgroup.fence()
            cute.gemm(mma, acc, a, b, acc)  # with 1 3
            warpgroup.commit_group()
            if cutec.const_expr(wrong == 2):
                warpgroup.wait_group(0)
    warpgroup.wait_group(0)
    y[t.tid] = acc[0]


@kernel("E5032", "E5032", "E5032", "E5032", "E5032", None, None, threads=160)
def stage_read_to_registers(x, y, t, wrong):
    """Four warps load a stage to registers of A; a lane of each releases it for its warp, once the
    multiply that reads them has been waited for. Lanes that arrive for themselves need no wait.
    """
    mma, _, sB, thr = operands(t, "RMEM")
    full, empty = t.bars, t.bars + 1
    each = wrong == 7
    if t.tid == 0:
        A.mbarrier_init(full, 1)
        A.mbarrier_init(empty, 128 if cutec.const_expr(each) else 1 if cutec.const_expr(wrong == 3) else 4)
        A.mbarrier_init_fence()
    fill(sB[None, None, 0], x[1], t.tid)
    A.fence_proxy("async.shared", space="cta")
    A.sync_threads()
    acc = mma.make_fragment_C(mma.partition_shape_C((64, 64)))
    acc.fill(0.0)
    a = mma.make_fragment_A(mma.partition_shape_A((64, 64)))
    b = mma.make_fragment_B(thr.partition_B(sB))[None, None, None, 0]
    lane, other = t.tid % 32, t.tid * 0.0
    for i in range(4):
        if t.warp == 4:
            A.mbarrier_wait(empty, 1 - i % 2)
            with A.elect_one():
                A.mbarrier_arrive_and_expect_tx(full, BYTES)
                cute.copy(t.load, t.src[None, i], t.to[None, 0], tma_bar_ptr=full)  # at 1 2 3 4 5
        else:
            A.mbarrier_wait(full, i % 2)
            if cutec.const_expr(wrong == 5):
                value = t.sm[t.tid, 0] + 1.0  # with 5
                if lane == 9:
                    value = x[t.tid]
            else:
                value = t.sm[t.tid, 0]  # with 1 2 3
            if cutec.const_expr(wrong == 4):
                other = t.sm[127 - t.tid, 0]  # with 4
            if cutec.const_expr(each):
                A.mbarrier_arrive(empty)
            a.fill((value * 2.0).to(F16))
            warpgroup.fence()
            cute.gemm(mma, acc, a, b, acc)
            warpgroup.commit_group()
            if cutec.const_expr(wrong == 1):
                with A.elect_one():
                    A.mbarrier_arrive(empty)
            warpgroup.wait_group(1 if wrong == 2 else 0)
            if cutec.const_expr(wrong == 3):
                if t.tid == 0:
                    A.mbarrier_arrive(empty)
            elif cutec.const_expr(wrong == 6):
                if lane == 31:
                    A.mbarrier_arrive(empty)
            elif cutec.const_expr(wrong != 1 and not each):
                with A.elect_one():
                    A.mbarrier_arrive(empty)
            warpgroup.wait_group(0)
            y[t.tid] = acc[0] + other


@kernel("E5034", "E5034", None)
def sparse(x, y, t, wrong):
    """Words of metadata get their values while no multiply with any runs, in straight-line code
    too.
    """
    _, sA, sB, _ = operands(t)
    fill(sA[None, None, 0], x[0], t.tid)
    fill(sB[None, None, 0], x[1], t.tid)
    A.fence_proxy("async.shared", space="cta")
    A.sync_threads()
    mma = cute.make_tiled_mma(warpgroup.MmaSparseOp(F16, F16, cutec.Float32, (64, 64, 32)))
    thr = mma.get_slice(t.tid)
    acc = mma.make_fragment_C(mma.partition_shape_C((64, 64)))
    acc.fill(0.0)
    a = mma.make_fragment_A(thr.partition_A(sA))[None, None, 0, 0]
    b = mma.make_fragment_B(thr.partition_B(sB))[None, None, 0, 0]
    words = cute.make_rmem_tensor((1, 1, 1), cutec.Uint32)
    words[0] = 0x44444444
    for i in cutec.range(2, unroll_full=wrong == 2):
        if cutec.const_expr(wrong != 3):
            words[0] = 0x44444444 | cutec.Uint32(x[t.tid + i] > 0)  # at 1 2
        warpgroup.fence()
        cute.gemm(mma, acc, (a, words), b, acc)  # with 1 2
        warpgroup.commit_group()
        if cutec.const_expr(wrong == 0):
            warpgroup.wait_group(0)
    warpgroup.wait_group(0)
    y[t.tid] = acc[0]


@kernel("E5032", "E5032", None)
def refilled(x, y, t, wrong):
    """Two stages in turns, filled by the threads themselves while the multiply before may still
    run.
    """
    mma, sA, sB, thr = operands(t, stages=2)
    acc = mma.make_fragment_C(mma.partition_shape_C((64, 64)))
    acc.fill(0.0)
    rA, rB = mma.make_fragment_A(thr.partition_A(sA)), mma.make_fragment_B(thr.partition_B(sB))
    for i in range(4):
        stage = i % 2 if cutec.const_expr(wrong != 2) else 0
        for k in range(t.tid, 64 * 64, TILE):
            sA[k % 64, k // 64, stage] = (x[i] + k % 8).to(F16)  # at 1 2
            sB[k % 64, k // 64, stage] = (x[i] + k % 8).to(F16)
        A.fence_proxy("async.shared", space="cta")
        A.sync_threads()
        warpgroup.fence()
        cute.gemm(mma, acc, rA[None, None, None, stage], rB[None, None, None, stage], acc)  # with 1 2
        warpgroup.commit_group()
        warpgroup.wait_group(0 if wrong in (0, 3) else 2 if wrong == 1 else 1)
        if cutec.const_expr(wrong != 3):
            A.sync_threads()
        else:
            A.barrier(barrier_id=1, number_of_threads=TILE)
    warpgroup.wait_group(0)
    y[t.tid] = acc[0]


@kernel("E5043", "E5043", threads=256)
def part_of_a_warpgroup(x, y, t, wrong):
    """wgmma is for four warps together."""
    mma, sA, sB, thr = operands(t)
    for i in range(t.tid, 64 * 64, 256):
        sA[i % 64, i // 64, 0] = F16(1.0)
        sB[i % 64, i // 64, 0] = F16(1.0)
    A.fence_proxy("async.shared", space="cta")
    A.sync_threads()
    acc = mma.make_fragment_C(mma.partition_shape_C((64, 64)))
    acc.fill(0.0)
    if t.tid < 128 if wrong == 0 else t.tid % 2 == 0 if wrong == 1 else t.warp < 3:
        warpgroup.fence()
        # at 1 2
        cute.gemm(
            mma,
            acc,
            mma.make_fragment_A(thr.partition_A(sA))[None, None, None, 0],
            mma.make_fragment_B(thr.partition_B(sB))[None, None, None, 0],
            acc,
        )
        warpgroup.commit_group()
        warpgroup.wait_group(0)
        y[t.tid] = acc[0]


@kernel("E5049", "E5049", "E5049", "E5049", None, None, "E5049", "E5049", None)
def different_instructions(x, y, t, wrong):
    """The four warps of a warpgroup execute the same instructions; here the second half of them
    finds a condition false.
    """
    mma, sA, sB, thr = operands(t)
    fill(sA[None, None, 0], x[0], t.tid)
    fill(sB[None, None, 0], x[1], t.tid)
    A.fence_proxy("async.shared", space="cta")
    A.sync_threads()
    acc = mma.make_fragment_C(mma.partition_shape_C((64, 64)))
    acc.fill(0.0)
    warpgroup.fence()
    a, b = mma.make_fragment_A(thr.partition_A(sA)), mma.make_fragment_B(thr.partition_B(sB))
    cute.gemm(mma, acc, a[None, None, None, 0], b[None, None, None, 0], acc)
    first = A.vote_any_sync(x[t.tid] < 64.0)
    if cutec.const_expr(wrong == 2):
        if first:
            warpgroup.commit_group()  # with 2
            warpgroup.wait_group(0)
        else:
            warpgroup.commit_group()  # at 2
    else:
        warpgroup.commit_group()
    if cutec.const_expr(wrong == 1):
        if first:
            warpgroup.wait_group(0)  # with 1
            acc.store(acc.load() * 2.0)
        else:
            warpgroup.wait_group(0)  # at 1
    elif cutec.const_expr(wrong == 3):
        if first:
            warpgroup.wait_group(0)  # at 3
    elif cutec.const_expr(wrong == 4):
        for _ in range(2 if first else 1):
            warpgroup.wait_group(0)  # at 4
    elif cutec.const_expr(wrong == 5):
        if x[0] < 64.0:
            warpgroup.wait_group(0)
        else:
            warpgroup.wait_group(0)
    elif cutec.const_expr(wrong == 6):
        for _ in range(2):
            warpgroup.wait_group(0)
        A.setmaxregister_increase(64)
    warpgroup.wait_group(0)  # with 3 4
    if first:
        acc.store(acc.load() * 2.0)
    y[t.tid] = acc[0]
    if cutec.const_expr(wrong == 7):
        if first:
            warpgroup.commit_group()  # at 7
    elif cutec.const_expr(wrong == 8):
        if first:
            A.setmaxregister_increase(64)  # with 8
        else:
            A.setmaxregister_increase(72)  # at 8
    elif cutec.const_expr(wrong == 9):
        if first:
            A.setmaxregister_increase(64)
        else:
            A.setmaxregister_increase(64)
