"""Several kinds of accesses to one buffer: loads, stores, copies and multiplies. `racy` says how to
read this.
"""

from racy import BYTES, TILE, kernel

import cutec
from cutec import cute
from cutec.cute import arch as A
from cutec.cute.nvgpu import cpasync, warp

static = cutec.range_constexpr


@kernel("E5030", "E5038", "E5038", "E5030")
def through(x, y, t, wrong):
    """Tiles come and leave by TMA: in and out of one buffer, without threads between."""
    if t.tid == 0:
        A.mbarrier_init(t.bars, 1)
        A.mbarrier_init_fence()
        for i in range(4):
            A.mbarrier_arrive_and_expect_tx(t.bars, BYTES)
            cute.copy(t.load, t.src[None, i], t.to[None, 0], tma_bar_ptr=t.bars)  # at 2 3, with 1 4
            if cutec.const_expr(wrong not in (1, 4)):
                A.mbarrier_wait(t.bars, i % 2)
            cute.copy(t.store, t.of[None, 0], t.dst[None, i])  # at 1 4, with 2 3
            if cutec.const_expr(wrong == 1):
                A.mbarrier_wait(t.bars, i % 2)
            A.cp_async_bulk_commit_group()
            if cutec.const_expr(wrong not in (2, 3)):
                A.cp_async_bulk_wait_group(0, read=True)
            elif cutec.const_expr(wrong == 3):
                A.cp_async_bulk_wait_group(1, read=True)
            if cutec.const_expr(wrong == 4):
                A.mbarrier_wait(t.bars, i % 2)
        A.cp_async_bulk_wait_group(0)


@kernel("E5036", "E5014", "E5005", None)
def made(x, y, t, wrong):
    """A barrier is made once, by one thread, and its memory is not used for something else."""
    if cutec.const_expr(wrong == 1):
        A.mbarrier_init(t.bars, TILE)  # at 1
        A.mbarrier_init_fence()
    elif t.tid == 0:
        A.mbarrier_init(t.bars, TILE)  # with 3
        A.mbarrier_init_fence()
    A.sync_threads()
    if cutec.const_expr(wrong == 3):
        if t.tid == 5:
            cute.make_tensor(t.bars, cute.make_layout(1))[0] = cutec.Int64(0)  # with 3
    A.mbarrier_arrive(t.bars)  # at 3
    A.mbarrier_wait(t.bars, 0)  # at 2
    A.sync_threads()
    if t.tid == 0:
        A.mbarrier_inval(t.bars)
    A.sync_threads()
    if cutec.const_expr(wrong == 2):
        A.mbarrier_arrive(t.bars)  # at 2
    elif cutec.const_expr(wrong == 4):
        if t.tid == 0:
            A.mbarrier_init(t.bars, TILE)
            A.mbarrier_init_fence()
        A.sync_threads()
        A.mbarrier_arrive(t.bars)
        A.mbarrier_wait(t.bars, 0)


@kernel("E5030", None, "E5030", None)
def handed_on(x, y, t, wrong):
    """One thread waits for the copy and the others for it: at a barrier, not by a shuffle."""
    if t.tid == 0:
        A.mbarrier_init(t.bars, 1)
        A.mbarrier_init_fence()
    A.sync_threads()
    if t.tid == 0:
        A.mbarrier_arrive_and_expect_tx(t.bars, BYTES)
        cute.copy(t.load, t.src[None, 0], t.to[None, 0], tma_bar_ptr=t.bars)  # with 1 3
    if t.tid == 64:
        A.mbarrier_wait(t.bars, 0)
    if cutec.const_expr(wrong == 0):
        A.sync_threads()
    elif cutec.const_expr(wrong == 1):
        A.sync_warp()
    elif cutec.const_expr(wrong == 2):
        A.barrier(barrier_id=1, number_of_threads=TILE)
    elif cutec.const_expr(wrong == 3):
        if t.warp < 2:
            A.barrier(barrier_id=1, number_of_threads=64)
        else:
            A.barrier(barrier_id=2, number_of_threads=64)
    else:
        A.mbarrier_wait(t.bars, 0)
    y[t.tid] = t.sm[t.tid, 0]  # at 1 3


@kernel("E5031", "E5031", None)
def twice(x, y, t, wrong):
    """Two copies into one place; a store over a copy."""
    atom = cute.make_copy_atom(cpasync.CopyG2SOp(), cutec.Float32, num_bits_per_copy=32)
    place = cute.local_tile(t.sm, (1, 1), (t.tid, 0))[None, 0]
    cute.copy(atom, cute.local_tile(x, (1,), (t.tid,)), place)  # with 1
    A.cp_async_commit_group()
    if cutec.const_expr(wrong != 1):
        A.cp_async_wait_group(0)
    if cutec.const_expr(wrong == 2):
        t.sm[t.tid ^ 1, 0] = 0.0  # at 2
    elif cutec.const_expr(wrong == 3):
        cute.copy(atom, cute.local_tile(x, (1,), (t.tid + 1,)), place)
        A.cp_async_commit_group()
        A.cp_async_wait_group(0)
    else:
        t.sm[t.tid, 0] = 0.0  # at 1
    A.sync_threads()
    y[t.tid] = t.sm[TILE - 1 - t.tid, 0]


@kernel("E5037", "E5037", None)
def tiles_and_steps(x, y, t, wrong):
    """A persistent loop over tiles, and one over steps in it: phases go on from tile to tile, they
    do not begin anew.
    """
    if t.tid == 0:
        A.mbarrier_init(t.bars, 1)
        A.mbarrier_init_fence()
    A.sync_threads()
    phase = cutec.Int32(0)
    for tile in range(2):
        if cutec.const_expr(wrong == 1):
            phase = cutec.Int32(0)
        for step in range(3):
            if t.tid == 0:
                A.mbarrier_arrive_and_expect_tx(t.bars, BYTES)
                cute.copy(t.load, t.src[None, 3 * tile + step], t.to[None, 0], tma_bar_ptr=t.bars)  # with 1 2
            A.mbarrier_wait(t.bars, phase if wrong != 2 else step % 2)  # at 1 2
            phase ^= 1
            y[(3 * tile + step) * TILE + t.tid] = t.sm[t.tid, 0]
            A.sync_threads()


@kernel("E5005", "E5005", None)
def with_atomics(x, y, t, wrong):
    """Atomics in shared memory do not race with each other, but with ordinary accesses."""
    count = cute.make_tensor(cute.recast_ptr(t.sm.iterator, dtype=cutec.Int32), cute.make_layout(4))
    if t.tid == 0:
        count[0] = 0  # with 1
    if cutec.const_expr(wrong != 1):
        A.sync_threads()
    A.atomic_add(count.iterator, 1)  # at 1, with 2
    if cutec.const_expr(wrong != 2):
        A.sync_threads()
    y[t.tid] = count[0].to(cutec.Float32)  # at 2


@kernel("E5042", None, threads=256)
def budgets(x, y, t, wrong):
    """All warps of a warpgroup ask for the same number of registers; what is given up covers what
    is asked for.
    """
    if cutec.const_expr(wrong == 1):
        if t.warp < 2:
            A.setmaxregister_decrease(64)
        elif t.warp >= 4:
            A.setmaxregister_increase(256 - 16)
    elif t.warp < 4:
        A.setmaxregister_decrease(24)
    else:
        A.setmaxregister_increase(240)
    y[t.tid] = x[t.tid]


@kernel("E5005", "E5004", None, blocks=2, cluster=2)
def split_barrier(x, y, t, wrong):
    """Between arriving at the cluster's barrier and waiting for it nothing is ordered yet."""
    rank = A.block_idx_in_cluster()
    t.sm[t.tid, 0] = x[t.block * TILE + t.tid]  # with 1
    there = cute.make_tensor(A.map_dsmem_ptr(t.sm.iterator, rank ^ 1), cute.make_layout(TILE))
    A.cluster_arrive()
    if cutec.const_expr(wrong == 1):
        y[t.block * TILE + t.tid] = there[t.tid]  # at 1
    if cutec.const_expr(wrong == 2):
        A.cluster_arrive()  # at 2
    A.cluster_wait()
    y[t.block * TILE + t.tid] = there[t.tid]
    A.cluster_arrive()
    A.cluster_wait()


@kernel("E5043", None)
def warp_wide(x, y, t, wrong):
    """A shuffle or a vote of a warp of which a part has gone another way."""
    value = x[t.tid]
    if cutec.const_expr(wrong == 1):
        if t.tid % 32 < 20:
            value = A.warp_reduction_sum(value)  # at 1
        else:
            value = value + 1.0
        A.sync_threads()
    else:
        value = A.warp_reduction_sum(value)
    if t.tid % 32 == 0:
        y[t.warp] = value


@kernel("E5008", "E5043")
def one_waits(x, y, t, wrong):
    """One lane waits for the warp, which it meets in the next round; or for what its own warp would
    have to do.
    """
    if t.tid == 0:
        A.mbarrier_init(t.bars, 1)  # with 1
        A.mbarrier_init(t.bars + 1, 1)
        A.mbarrier_init_fence()
    A.sync_threads()
    if t.warp == 0:
        for i in range(4):
            A.sync_warp()  # at 2, with 2
            if t.tid == 0:
                A.mbarrier_wait(t.bars, i % 2)  # at 1
                A.mbarrier_arrive(t.bars + 1)
            if cutec.const_expr(wrong == 2):
                if i == 1 and t.tid == 3:
                    A.sync_warp()  # at 2, with 2
                    y[3] = 0.0
    elif t.tid == 32:
        for i in range(4 if wrong != 1 else 3):
            A.mbarrier_arrive(t.bars)
            A.mbarrier_wait(t.bars + 1, i % 2)  # else it may be two phases ahead


@kernel("E5043", "E5003", says={1: "mma.sync by 8 of the 32 threads", 2: "give them values first: `t.fill(0)`"})
def sums_of_rounds(x, y, t, wrong):
    """A multiply of whole warps in each round: under a condition that part of a warp fails, though
    it is at a barrier that the rest waits; and sums that begin with nothing.
    """
    mma = cute.make_tiled_mma(warp.MmaTF32Op((16, 8, 8)))
    a, b = mma.make_fragment_A((4, 1, 1)), mma.make_fragment_B((2, 1, 1))
    sums = mma.make_fragment_C((4, 1, 1))  # at 2
    a.fill(1.0)
    b.fill(1.0)
    if cutec.const_expr(wrong != 2):
        sums.fill(0.0)
    for _ in range(4):
        A.sync_threads()  # with 1
        if t.tid < (40 if cutec.const_expr(wrong == 1) else 64):
            cute.gemm(mma, sums, a, b, sums)  # at 1
    y[t.tid] = sums[0]  # with 2


@kernel("E5031")
def halves(x, y, t, wrong):
    """Two threads copy 4 bytes each by cp.async, one after the other, which are then read at
    once.
    """
    words = t.smem.allocate_tensor(cutec.Int64, cute.make_layout(64), 16)
    floats = cute.make_tensor(cute.recast_ptr(words.iterator, dtype=cutec.Float32), cute.make_layout(TILE))
    atom = cute.make_copy_atom(cpasync.CopyG2SOp(), cutec.Float32, num_bits_per_copy=32)
    if t.tid == 0:
        A.mbarrier_init(t.bars, TILE)
        A.mbarrier_init_fence()
    A.sync_threads()
    for odd in range(2):
        if t.tid % 2 == odd:
            # with 1
            cute.copy(atom, cute.local_tile(x, (1,), (t.tid,)), cute.local_tile(floats, (1,), (t.tid,)))
    A.cp_async_mbarrier_arrive_noinc_shared(t.bars)
    if cutec.const_expr(wrong != 1):
        A.mbarrier_wait(t.bars, 0)
    if t.tid < 64:
        to = cute.make_tensor(cute.recast_ptr(y.iterator, dtype=cutec.Int64), cute.make_layout(64))
        to[t.tid] = words[63 - t.tid]  # at 1
