"""Published races in tensor memory, each in a small kernel of our own: 1 is the mistake, 0 the
repair. `racy` says how to read this.
"""

from racy import TILE, published
from racy_tensor_memory import (
    COLUMNS,
    INSTRUCTION,
    PAIRED,
    SM100,
    columns_of,
    filled,
    freed,
    met,
    operand,
    quarter,
)

import cutec
from cutec import cute
from cutec.cute import arch as A

static = cutec.range_constexpr
NAN = 0x7FC00000


def holder_of(t):
    """Where an address of tensor memory goes."""
    return t.smem.allocate_array(cutec.Int32, 1)


@published("https://github.com/triton-lang/triton/pull/10352", code="E5054", **SM100)
def new_allocation_filled_in_use(x, y, t, wrong):
    """Warps fill a new allocation of tensor memory while the core still uses the old one."""
    (sA, a), (sB, b) = operand(t, TILE), operand(t, COLUMNS)
    address = columns_of(t, holder_of(t))
    lanes = quarter(address, t.warp)
    filled(sA, sB, x, t.tid)
    A.sync_threads()
    if t.tid == 0:
        A.tcgen05_mma(address, a, b, INSTRUCTION, False)  # with 1
        A.tcgen05_commit(t.bars)
    if cutec.const_expr(wrong == 1):
        if t.warp == 0:
            A.mbarrier_wait(t.bars, 0)
    else:
        A.mbarrier_wait(t.bars, 0)
    A.tcgen05_fence("after")
    A.tcgen05_st(lanes, [cutec.Int32(NAN)] * COLUMNS)  # at 1
    A.fence_view_async_tmem_store()
    (value,) = A.tcgen05_ld(lanes, 1)
    A.fence_view_async_tmem_load()
    y[t.tid] = value.bitcast(cutec.Float32)
    freed(t.warp, address, COLUMNS)


@published("https://github.com/NVIDIA/cutlass/pull/3652", code="E5054", **SM100)
def load_of_idle_lanes(x, y, t, wrong):
    """A load of sums that few lanes use is not waited for, and another warp frees the columns."""
    (sA, a), (sB, b) = operand(t, TILE), operand(t, COLUMNS)
    address = columns_of(t, holder_of(t))
    filled(sA, sB, x, t.tid)
    A.sync_threads()
    if t.tid == 0:
        A.tcgen05_mma(address, a, b, INSTRUCTION, False)
        A.tcgen05_commit(t.bars)
    A.mbarrier_wait(t.bars, 0)
    A.tcgen05_fence("after")
    values = A.tcgen05_ld(quarter(address, t.warp), COLUMNS)  # with 1
    if cutec.const_expr(wrong != 1):
        A.fence_view_async_tmem_load()
    A.mbarrier_arrive(t.bars + 4)
    if cutec.const_expr(wrong == 1):
        A.fence_view_async_tmem_load()
    if t.tid % 32 < 16:
        y[t.tid] = values[0].bitcast(cutec.Float32)
    if t.warp == 0:
        A.mbarrier_wait(t.bars + 4, 0)
        A.tcgen05_dealloc(address, COLUMNS)  # at 1


@published("https://github.com/flashinfer-ai/flashinfer/issues/5334", code="E5054", **SM100)
def stage_released_under_load(x, y, t, wrong):
    """A stage of sums is given back to the core while its loads are still in flight."""
    (sA, a), (sB, b) = operand(t, TILE), operand(t, COLUMNS)
    address = columns_of(t, holder_of(t))
    filled(sA, sB, x, t.tid)
    A.sync_threads()
    total = cutec.Float32(0.0)
    for turn in static(2):
        if t.tid == 0:
            if cutec.const_expr(turn == 1):
                A.mbarrier_wait(t.bars + 4, 0)
            A.tcgen05_fence("after")
            A.tcgen05_mma(address, a, b, INSTRUCTION, False)  # at 1
            A.tcgen05_commit(t.bars + turn)
        A.mbarrier_wait(t.bars + turn, 0)
        A.tcgen05_fence("after")
        values = A.tcgen05_ld(quarter(address, t.warp), COLUMNS)  # with 1
        if cutec.const_expr(wrong != 1):
            A.fence_view_async_tmem_load()
        A.tcgen05_fence("before")
        A.mbarrier_arrive(t.bars + 4)
        if cutec.const_expr(wrong == 1):
            A.fence_view_async_tmem_load()
        total += values[0].bitcast(cutec.Float32)
    y[t.tid] = total
    freed(t.warp, address, COLUMNS)


@published("https://github.com/NVIDIA/cudnn-frontend/issues/652", code="E5054", **SM100)
def stage_released_before_load(x, y, t, wrong):
    """A part of the sums that the next tile's overlap is given back before its load is issued."""
    (sA, a), (sB, b) = operand(t, TILE), operand(t, COLUMNS)
    address = columns_of(t, holder_of(t), 64)
    filled(sA, sB, x, t.tid)
    A.sync_threads()
    total = cutec.Float32(0.0)
    for turn in static(2):
        sums = address + 16 * turn
        if t.tid == 0:
            if cutec.const_expr(turn == 1):
                A.mbarrier_wait(t.bars + 4, 0)
            A.tcgen05_fence("after")
            A.tcgen05_mma(sums, a, b, INSTRUCTION, False)  # at 1
            A.tcgen05_commit(t.bars + turn)
        A.mbarrier_wait(t.bars + turn, 0)
        A.tcgen05_fence("after")
        for part in static(2):
            if cutec.const_expr(part == 1):  # the first part has been read
                A.tcgen05_fence("before")
                A.mbarrier_arrive(t.bars + 4)
            first = part if cutec.const_expr(wrong == 1) else 1 - part
            values = A.tcgen05_ld(quarter(sums + 16 * first, t.warp), 16)  # with 1
            A.fence_view_async_tmem_load()
            total += values[0].bitcast(cutec.Float32)
    y[t.tid] = total
    freed(t.warp, address, 64)


@published("https://github.com/Dao-AILab/flash-attention/pull/2033", code="E5054", **SM100)
def one_warp_speaks_for_four(x, y, t, wrong):
    """A warp tells the core that A is stored, when its own lanes have met, for the warpgroup."""
    sB, b = operand(t, COLUMNS)
    address = columns_of(t, holder_of(t), 64)
    if t.tid < COLUMNS:
        for k in static(16):
            sB[t.tid, k] = cutec.Float16(1.0)
    A.fence_proxy("async.shared", space="cta")
    A.sync_threads()
    A.tcgen05_st(quarter(address, t.warp) + COLUMNS, [x[t.tid].bitcast(cutec.Int32)] * 8)  # with 1
    A.fence_view_async_tmem_store()
    A.tcgen05_fence("before")
    if cutec.const_expr(wrong == 1):
        A.sync_warp()
    else:
        A.barrier(barrier_id=1, number_of_threads=TILE)
    if t.tid == 64:
        A.mbarrier_arrive(t.bars)
    if t.tid == 0:
        A.mbarrier_wait(t.bars, 0)
        A.tcgen05_fence("after")
        A.tcgen05_mma(address, address + COLUMNS, b, INSTRUCTION, False)  # at 1
        A.tcgen05_commit(t.bars + 1)
    A.mbarrier_wait(t.bars + 1, 0)
    A.tcgen05_fence("after")
    values = A.tcgen05_ld(quarter(address, t.warp), COLUMNS)
    A.fence_view_async_tmem_load()
    y[t.tid] = values[0].bitcast(cutec.Float32)
    freed(t.warp, address, 64)


@published("https://github.com/NVIDIA/cutlass/pull/2835", code="E5005", **SM100)
def address_without_a_tile(x, y, t, wrong):
    """Who frees learns the address of tensor memory by the barriers of tiles, and has no tile."""
    holder = holder_of(t)
    tiles = cutec.Int32(0) if cutec.const_expr(wrong == 1) else cutec.Int32(1)
    if t.tid == 0:
        A.mbarrier_init(t.bars, 32)
        A.mbarrier_init_fence()
    A.sync_threads()
    if t.warp == 0:
        A.tcgen05_alloc(holder, COLUMNS)  # with 1
        A.tcgen05_relinquish_alloc_permit()
        for _ in range(tiles):
            A.mbarrier_arrive(t.bars)
    if t.warp == 1:
        for _ in range(tiles):
            A.mbarrier_wait(t.bars, 0)
        A.tcgen05_dealloc(holder.load(), COLUMNS)  # at 1
    y[t.tid] = x[t.tid]


@published(
    "https://github.com/PaddlePaddle/flash-attention/pull/138",
    "https://github.com/Dao-AILab/flash-attention/pull/2312",
    code="E5054",
    **SM100,
)
def freed_by_the_multiplying_warp(x, y, t, wrong):
    """The warp that multiplies frees tensor memory while another one reads its last sums there."""
    (sA, a), (sB, b) = operand(t, TILE), operand(t, COLUMNS)
    address = columns_of(t, holder_of(t))
    filled(sA, sB, x, t.tid)
    A.sync_threads()
    if t.warp == 0:
        with A.elect_one():
            A.tcgen05_mma(address, a, b, INSTRUCTION, False)
            A.tcgen05_commit(t.bars)
        A.mbarrier_wait(t.bars, 0)
    else:
        A.mbarrier_wait(t.bars, 0)
        A.tcgen05_fence("after")
        values = A.tcgen05_ld(quarter(address, t.warp), COLUMNS)  # with 1
        A.fence_view_async_tmem_load()
        y[t.tid] = values[0].bitcast(cutec.Float32)
    if cutec.const_expr(wrong != 1):
        A.sync_threads()
    if t.warp == 0:
        A.tcgen05_dealloc(address, COLUMNS)  # at 1


@published("https://github.com/triton-lang/triton/pull/10043", code="E5054", threads=256, **SM100)
def stored_by_another_partition(x, y, t, wrong):
    """Warps store to tensor memory, and others load it there without meeting them first."""
    address = columns_of(t, holder_of(t))
    other = t.warp % 4
    if t.warp < 4:
        A.tcgen05_st(quarter(address, other), [x[t.tid].bitcast(cutec.Int32)])  # with 1
        A.fence_view_async_tmem_store()
        A.tcgen05_fence("before")
    if cutec.const_expr(wrong != 1):
        A.sync_threads()
    if t.warp >= 4:
        A.tcgen05_fence("after")
        (value,) = A.tcgen05_ld(quarter(address, other), 1)  # at 1
        A.fence_view_async_tmem_load()
        y[t.tid - TILE] = value.bitcast(cutec.Float32)
    freed(t.warp, address, COLUMNS)


@published(
    "https://github.com/NVIDIA/cutlass/pull/3316",
    "https://github.com/triton-lang/triton/pull/10735",
    code="E5040",
    blocks=2,
    cluster=2,
    **SM100,
)
def allocated_before_the_other_begins(x, y, t, wrong):
    """A block allocates tensor memory for a pair, whose other block may not have begun."""
    holder = holder_of(t)
    if cutec.const_expr(wrong != 1):
        met()
    if t.warp == 0:
        A.tcgen05_alloc(holder, COLUMNS, 2)  # at 1
        A.tcgen05_relinquish_alloc_permit(2)
    A.sync_threads()
    address = holder.load()
    y[t.block * TILE + t.tid] = x[t.tid]
    met()
    if t.warp == 0:
        A.tcgen05_dealloc(address, COLUMNS, 2)


@published("https://github.com/NVIDIA/cutlass/issues/3435", code="E5053", blocks=2, cluster=2, **SM100)
def freed_before_the_other_has_it(x, y, t, wrong):
    """A block frees tensor memory of a pair before the other one's allocation is complete."""
    holder = holder_of(t)
    met()
    if t.warp == 0:
        A.tcgen05_alloc(holder, COLUMNS, 2)  # with 1
        A.tcgen05_relinquish_alloc_permit(2)
    A.sync_threads()
    address = holder.load()
    y[t.block * TILE + t.tid] = x[t.tid]
    if cutec.const_expr(wrong != 1):
        met()
    if t.warp == 0:
        A.tcgen05_dealloc(address, COLUMNS, 2)  # at 1


@published(
    "https://github.com/NVIDIA/cutlass/issues/3643",
    "https://github.com/NVIDIA/cutlass/pull/3647",
    code="E5030",
    blocks=2,
    cluster=2,
    **SM100,
)
def scales_of_the_other_block(x, y, t, wrong):
    """Each block of a pair loads scales; the first one copies both, having waited for its own."""
    holder = holder_of(t)
    rank = A.make_warp_uniform(A.block_idx_in_cluster())
    source = A.tcgen05_descriptor(t.sm.iterator, 16, 8 * 16)
    if t.tid == 0:
        A.mbarrier_init(t.bars, 1)
        A.mbarrier_init(t.bars + 1, 1)
        A.mbarrier_init(t.bars + 2, 2)
        A.mbarrier_init_fence()
    met()
    if t.warp == 0:
        A.tcgen05_alloc(holder, COLUMNS, 2)
        A.tcgen05_relinquish_alloc_permit(2)
    A.sync_threads()
    address = holder.load()
    if t.tid == 0:
        A.mbarrier_arrive_and_expect_tx(t.bars, 4 * TILE)
        cute.copy(t.load, t.src[None, rank], t.to[None, 0], tma_bar_ptr=t.bars, mcast_mask=1 << rank)  # with 1
        if cutec.const_expr(wrong != 1):
            A.mbarrier_wait(t.bars, 0)
            A.mbarrier_arrive(t.bars + 2, 0, scope="cluster")
        if rank == 0:
            A.mbarrier_wait(t.bars, 0)
            if cutec.const_expr(wrong != 1):
                A.mbarrier_wait(t.bars + 2, 0, scope="cluster")
            A.tcgen05_cp(address, source, "32x128b", "warpx4", group=2)  # at 1
            A.tcgen05_commit(t.bars + 1, 3, 2)
    A.mbarrier_wait(t.bars + 1, 0, scope="cluster")
    A.tcgen05_fence("after")
    (value,) = A.tcgen05_ld(quarter(address, t.warp), 1)
    A.fence_view_async_tmem_load()
    y[t.block * TILE + t.tid] = value.bitcast(cutec.Float32)
    met()
    if t.warp == 0:
        A.tcgen05_dealloc(address, COLUMNS, 2)


@published(
    "https://github.com/NVIDIA/cutlass/issues/3643",
    "https://github.com/NVIDIA/cutlass/pull/3647",
    code="E5048",
    blocks=2,
    cluster=2,
    **SM100,
)
def operands_released_to_their_block(x, y, t, wrong):
    """A block arrives for its operands, at the barrier of who multiplies, by a cta release."""
    (sA, a), (sB, b) = operand(t, TILE), operand(t, COLUMNS // 2)
    holder = holder_of(t)
    rank = A.make_warp_uniform(A.block_idx_in_cluster())
    if t.tid == 0:
        A.mbarrier_init(t.bars, 2 * TILE)
        A.mbarrier_init(t.bars + 1, 1)
        A.mbarrier_init_fence()
    met()
    if t.warp == 0:
        A.tcgen05_alloc(holder, COLUMNS, 2)
        A.tcgen05_relinquish_alloc_permit(2)
    filled(sA, sB, x, t.tid)
    A.mbarrier_arrive(t.bars, 0, scope="cta" if cutec.const_expr(wrong == 1) else "cluster")
    A.sync_threads()
    address = holder.load()
    if (rank == 0) & (t.tid == 0):
        A.mbarrier_wait(t.bars, 0, scope="cluster")
        A.tcgen05_mma(address, a, b, PAIRED, False, group=2)  # at 1
        A.tcgen05_commit(t.bars + 1, 3, 2)
    A.mbarrier_wait(t.bars + 1, 0, scope="cluster")
    A.tcgen05_fence("after")
    values = A.tcgen05_ld(quarter(address, t.warp), COLUMNS)
    A.fence_view_async_tmem_load()
    y[t.block * TILE + t.tid] = values[0].bitcast(cutec.Float32)
    met()
    if t.warp == 0:
        A.tcgen05_dealloc(address, COLUMNS, 2)
