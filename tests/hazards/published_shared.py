"""Published races in shared memory and in warps, each in a small kernel of our own: 1 is the
mistake, 0 the repair. `racy` says how to read this.
"""

from racy import BYTES, TILE, TILES, published

import cutec
from cutec import cute
from cutec.cute import arch as A
from cutec.cute.nvgpu import cpasync, warpgroup

static = cutec.range_constexpr
F16 = cutec.Float16


@cute.jit
def start_barriers(bars, counts: cutec.Constexpr, tid):
    """Make mbarriers for these numbers of arrivals."""
    if tid == 0:
        for i in static(len(counts)):
            A.mbarrier_init(bars + i, counts[i])
        A.mbarrier_init_fence()
    A.sync_threads()


@published("https://github.com/NVIDIA/cutlass/issues/3597", code="E5005")
def scratch_reused(x, y, t, wrong):
    """Warps reduce through a scratch, and begin the next reduction before all have read it."""
    total = x[t.tid]
    for _ in static(2):
        total = A.warp_reduction_sum(total)
        if t.tid % 32 == 0:
            t.sm[t.warp, 0] = total  # at 1
        A.sync_threads()
        total = t.sm[0, 0] + t.sm[1, 0] + t.sm[2, 0] + t.sm[3, 0] + x[t.tid]  # with 1
        if cutec.const_expr(wrong != 1):
            A.sync_threads()
    y[t.tid] = total


@published("https://github.com/sgl-project/sglang/pull/37287", code="E5005", threads=160)
def partial_sums_over_operands(x, y, t, wrong):
    """Partial sums go to the operands' memory while other warps still read operands there."""
    start_barriers(t.bars, (1,), t.tid)
    if t.warp == 4:
        with A.elect_one():
            A.mbarrier_arrive_and_expect_tx(t.bars, BYTES)
            cute.copy(t.load, t.src[None, 0], t.to[None, 0], tma_bar_ptr=t.bars)
    else:
        A.mbarrier_wait(t.bars, 0)
        mine = t.sm[TILE - 1 - t.tid, 0] * 2.0  # with 1
        if cutec.const_expr(wrong != 1):
            A.barrier(barrier_id=1, number_of_threads=TILE)
        t.sm[t.tid, 0] = mine  # at 1
        A.barrier(barrier_id=1, number_of_threads=TILE)
        y[t.tid] = t.sm[t.tid ^ 64, 0]


@published("https://github.com/NVIDIA/cudnn-frontend/pull/426", code="E5005")
def one_lane_arrives(x, y, t, wrong):
    """All lanes of a warp store, one of them arrives: that releases only its own stores."""
    start_barriers(t.bars, (1,), t.tid)
    if t.warp == 0:
        for i in static(4):
            t.sm[i * 32 + t.tid, 0] = x[i * 32 + t.tid]  # with 1
        A.fence_view_async_shared()
        if cutec.const_expr(wrong != 1):
            A.sync_warp()
        with A.elect_one():
            A.mbarrier_arrive(t.bars)
    else:
        A.mbarrier_wait(t.bars, 0)
        y[t.tid] = t.sm[t.tid, 0]  # at 1


@published("https://github.com/NVIDIA/cudnn-frontend/pull/993", code="E5032")
def slot_released_by_warps(x, y, t, wrong):
    """A slot counts one arrival per warp, though each lane has to have read it."""
    full, empty = t.bars, t.bars + 1
    start_barriers(t.bars, (1, 96 if cutec.const_expr(wrong != 1) else 3), t.tid)
    for i in range(4):
        if t.warp == 0:
            A.mbarrier_wait(empty, 1 - i % 2)
            with A.elect_one():
                A.mbarrier_arrive_and_expect_tx(full, BYTES)
                cute.copy(t.load, t.src[None, i], t.to[None, 0], tma_bar_ptr=full)  # at 1
        else:
            A.mbarrier_wait(full, i % 2)
            mask = t.sm[t.tid, 0]  # with 1
            if cutec.const_expr(wrong == 1):
                with A.elect_one():
                    A.mbarrier_arrive(empty)
            else:
                A.mbarrier_arrive(empty)
            y[i * TILE + t.tid] = mask


@published("https://github.com/NVIDIA/cudnn-frontend/pull/784", code="E5033")
def output_without_proxy_fence(x, y, t, wrong):
    """A tile is stored, a barrier passed, and TMA takes it away: through another proxy."""
    t.sm[t.tid, 0] = x[t.tid]  # with 1
    if cutec.const_expr(wrong != 1):
        A.fence_proxy("async.shared", space="cta")
    A.barrier(barrier_id=1, number_of_threads=TILE)
    if t.warp == 0:
        cute.copy(t.store, t.of[None, 0], t.dst[None, 0])  # at 1
        A.cp_async_bulk_commit_group()
        A.cp_async_bulk_wait_group(0, read=True)


@published("https://github.com/MoonshotAI/FlashKDA/issues/24", code="E5036")
def barrier_without_fence(x, y, t, wrong):
    """An mbarrier is made and counts a TMA load's bytes, with no fence between the two."""
    if t.tid == 0:
        A.mbarrier_init(t.bars, 1)  # with 1
        if cutec.const_expr(wrong != 1):
            A.mbarrier_init_fence()
        A.mbarrier_arrive_and_expect_tx(t.bars, BYTES)
        cute.copy(t.load, t.src[None, 0], t.to[None, 0], tma_bar_ptr=t.bars)  # at 1
    A.sync_threads()
    A.mbarrier_wait(t.bars, 0)
    y[t.tid] = t.sm[t.tid, 0]


@published("https://github.com/NVIDIA/cudnn-frontend/pull/1049", code="E5038")
def staging_overwritten(x, y, t, wrong):
    """Threads wait for their own bulk reductions; others overwrite rows that are still read."""
    add = cute.make_copy_atom(cpasync.CopyReduceBulkS2GOp(), cutec.Float32)
    for i in range(3):
        t.sm[t.tid, 0] = x[i * TILE + t.tid]  # at 1
        A.fence_proxy("async.shared", space="cta")
        A.barrier(barrier_id=1, number_of_threads=TILE)
        if t.tid % 32 == 0:
            row = cute.local_tile(t.sm[None, 0], (32,), (t.warp ^ 1,))
            cute.copy(add, row, cute.local_tile(y, (32,), (t.warp ^ 1,)))  # with 1
            A.cp_async_bulk_commit_group()
            A.cp_async_bulk_wait_group(0, read=True)
        if cutec.const_expr(wrong != 1):
            A.barrier(barrier_id=1, number_of_threads=TILE)


@published("https://github.com/NVIDIA/cutlass/pull/3636", code="E5038")
def stage_of_another_tile(x, y, t, wrong):
    """Each tile begins with stage 0 of a ring of stores, whatever the tile before has used."""
    parts, stages = 2, 3
    for tile in range(3):
        first = tile * parts if cutec.const_expr(wrong != 1) else 0
        for part in range(parts):
            stage = (first + part) % stages
            if t.warp == 0:
                A.cp_async_bulk_wait_group(stages - 1, read=True)
            A.sync_threads()
            t.sm[t.tid, stage] = x[(tile * parts + part) * TILE + t.tid]  # at 1
            A.fence_proxy("async.shared", space="cta")
            A.sync_threads()
            if t.warp == 0:
                cute.copy(t.store, t.of[None, stage], t.dst[None, tile * parts + part])  # with 1
                A.cp_async_bulk_commit_group()
    if t.warp == 0:
        A.cp_async_bulk_wait_group(0, read=True)


@published("https://github.com/ashalliants/ninfer-3090/pull/43", code="E5031")
def converted_after_own_wait(x, y, t, wrong):
    """Each thread waits for its own cp.async, then converts what other threads have copied."""
    atom = cute.make_copy_atom(cpasync.CopyG2SOp(), cutec.Float32, num_bits_per_copy=32)
    for i in range(TILES):
        # with 1
        cute.copy(
            atom, cute.local_tile(x, (1,), (i * TILE + t.tid,)), cute.local_tile(t.sm, (1, 1), (t.tid, 0))[None, 0]
        )
        A.cp_async_commit_group()
        A.cp_async_wait_group(0)
        if cutec.const_expr(wrong != 1):
            A.sync_threads()
        y[i * TILE + t.tid] = t.sm[t.tid // 4 + t.tid % 4 * 32, 0] * 0.5  # at 1
        A.sync_threads()


@published("https://github.com/triton-lang/triton/issues/11047", code="E5032", threads=256)
def multiplies_of_two_warpgroups(x, y, t, wrong):
    """Two warpgroups multiply with one B; each waits for itself, and one of them fills B anew."""
    op = warpgroup.MmaF16BF16Op(F16, cutec.Float32, (64, 64, 16), warpgroup.OperandSource.SMEM)
    mma = cute.make_tiled_mma(op, (2, 1, 1))
    atom = warpgroup.make_smem_layout_atom(warpgroup.SmemLayoutAtomKind.K_SW128, F16)
    of_a, of_b = (cute.tile_to_shape(atom, (m, 64), (0, 1)) for m in (128, 64))
    sA, sB = (t.smem.allocate_tensor(F16, f.outer, 1024, f.inner) for f in (of_a, of_b))
    for i in range(t.tid, 128 * 64, 256):
        sA[i] = F16(1)
    acc = mma.make_fragment_C(mma.partition_shape_C((128, 64)))
    acc.fill(0.0)
    thr = mma.get_slice(t.tid)
    rA, rB = mma.make_fragment_A(thr.partition_A(sA)), mma.make_fragment_B(thr.partition_B(sB))
    for k in range(2):
        if t.tid < 128:
            for i in range(t.tid, 64 * 64, 128):
                sB[i] = (x[k] + i % 8).to(F16)  # at 1
        A.fence_proxy("async.shared", space="cta")
        A.sync_threads()
        warpgroup.fence()
        cute.gemm(mma, acc, rA, rB, acc)  # with 1
        warpgroup.commit_group()
        warpgroup.wait_group(0)
        if cutec.const_expr(wrong != 1):
            A.sync_threads()
    y[t.tid] = acc[0]


@published(
    "https://github.com/triton-lang/triton/pull/11731",
    "https://github.com/sgl-project/sglang/pull/32954",
    code="E5039",
    blocks=2,
    cluster=2,
)
def block_leaves_its_cluster(x, y, t, wrong):
    """A block ends while the other one of its cluster may still read its shared memory."""
    rank = A.block_idx_in_cluster()
    t.sm[t.tid, 0] = x[t.block * TILE + t.tid]
    A.cluster_arrive()
    A.cluster_wait()
    if rank == 1:
        there = cute.make_tensor(A.map_dsmem_ptr(t.sm.iterator, 0), cute.make_layout(TILE))
        y[t.tid] = there[t.tid]  # at 1
    if cutec.const_expr(wrong != 1):
        A.cluster_arrive()
        A.cluster_wait()


@published("https://github.com/NVIDIA/cutlass/issues/3643", code="E5030", blocks=2, cluster=2)
def peers_copy_not_waited_for(x, y, t, wrong):
    """Each block loads its half; the leader reads both, and has waited for its own barrier only."""
    rank = A.block_idx_in_cluster()
    full, told = t.bars, t.bars + 1
    start_barriers(t.bars, (1, 1), t.tid)
    A.cluster_arrive()
    A.cluster_wait()
    if t.tid == 0:
        A.mbarrier_arrive_and_expect_tx(full, BYTES)
        cute.copy(t.load, t.src[None, rank], t.to[None, 0], tma_bar_ptr=full, mcast_mask=1 << rank)  # with 1
    if rank == 0:
        A.mbarrier_wait(full, 0)
        if cutec.const_expr(wrong != 1):
            A.mbarrier_wait(told, 0, scope="cluster")
        there = cute.make_tensor(A.map_dsmem_ptr(t.sm.iterator, 1), cute.make_layout(TILE))
        y[t.tid] = t.sm[t.tid, 0] + there[t.tid]  # at 1
    else:
        A.mbarrier_wait(full, 0)
        if t.tid == 0:
            A.mbarrier_arrive(told, 0, scope="cluster")
    A.cluster_arrive()
    A.cluster_wait()


@published(
    "https://github.com/NVIDIA/cutlass/issues/3643",
    "https://github.com/Dao-AILab/quack/issues/63",
    "https://github.com/NVIDIA/cutlass/issues/3324",
    code="E5048",
    blocks=2,
    cluster=2,
)
def relayed_in_its_own_block(x, y, t, wrong):
    """A warp relays the end of its block's cp.async to another block, by a release of scope cta."""
    rank = A.block_idx_in_cluster()
    copied, all_copied = t.bars, t.bars + 1
    start_barriers(t.bars, (64, 2), t.tid)
    A.cluster_arrive()
    A.cluster_wait()
    if t.warp < 2:
        atom = cute.make_copy_atom(cpasync.CopyG2SOp(), cutec.Float32, num_bits_per_copy=64)
        row = cute.local_tile(x, (2,), (rank * 64 + t.tid,))
        cute.copy(atom, row, cute.local_tile(t.sm[None, 0], (2,), (t.tid,)))  # with 1
        A.cp_async_mbarrier_arrive_noinc_shared(copied)
    elif t.warp == 2:
        A.mbarrier_wait(copied, 0)
        with A.elect_one():
            A.mbarrier_arrive(all_copied, 0, scope="cta" if cutec.const_expr(wrong == 1) else "cluster")
    elif rank == 0:
        A.mbarrier_wait(all_copied, 0, scope="cluster")
        there = cute.make_tensor(A.map_dsmem_ptr(t.sm.iterator, 1), cute.make_layout(TILE))
        y[t.tid] = t.sm[t.tid, 0] + there[t.tid]  # at 1
    A.cluster_arrive()
    A.cluster_wait()


@published("https://github.com/pytorch/helion/pull/3342", code="E5005", threads=96)
def last_statistic_in_the_same_slot(x, y, t, wrong):
    """The multiplies order the reuse of a slot for statistics, but not that by the last row sum."""
    scores, scaled, read = t.bars, t.bars + 1, t.bars + 2
    start_barriers(t.bars, (1, 32, 32), t.tid)
    lane = t.tid % 32
    for i in range(3):
        if t.warp == 0:  # softmax
            A.mbarrier_wait(scores, i % 2)
            t.sm[lane, 0] = x[i * 32 + lane]
            A.barrier_arrive(barrier_id=1, number_of_threads=64)
        elif t.warp == 1:  # correction
            A.barrier(barrier_id=1, number_of_threads=64)
            y[i * 32 + lane] = t.sm[lane ^ 1, 0]  # with 1
            A.mbarrier_arrive(scaled)
        else:  # multiplies: the next scores
            if i > 0:
                A.mbarrier_wait(scaled, (i - 1) % 2)
            with A.elect_one():
                A.mbarrier_arrive(scores)
    if t.warp == 0:
        if cutec.const_expr(wrong != 1):
            A.mbarrier_wait(read, 0)
        t.sm[lane, 0] = x[lane] * 2.0  # at 1
        A.barrier_arrive(barrier_id=1, number_of_threads=64)
    elif t.warp == 1:
        A.mbarrier_arrive(read)
        A.barrier(barrier_id=1, number_of_threads=64)
        y[96 + lane] = t.sm[lane ^ 1, 0]
    else:
        A.mbarrier_wait(scaled, 0)


@published("https://github.com/triton-lang/triton/pull/10352", code="E5005")
def filled_while_in_use(x, y, t, wrong):
    """Warps fill a new allocation with NaN while others still use the old one, in its place."""
    t.sm[t.tid, 0] = x[t.tid]
    A.sync_threads()
    total = t.sm[t.tid ^ 32, 0] + t.sm[t.tid ^ 64, 0]  # with 1
    words = cute.make_tensor(cute.recast_ptr(t.sm.iterator, dtype=cutec.Int32), cute.make_layout(TILE))
    if cutec.const_expr(wrong != 1):
        A.sync_threads()
    words[t.tid] = 0x7FC00000  # at 1
    A.sync_threads()
    t.sm[t.tid ^ 96, 0] = total
    A.sync_threads()
    y[t.tid] = t.sm[t.tid, 0]


@published("https://github.com/Dao-AILab/quack/pull/146", code="E5004", threads=160)
def barrier_for_one_loading_warp(x, y, t, wrong):
    """A named barrier counts one loading warp and the epilogue's; four loading warps arrive."""
    loaders = 4 if cutec.const_expr(wrong != 1) else 1
    if t.warp < 4:
        t.sm[t.tid, 0] = x[t.tid]
        A.barrier_arrive(barrier_id=1, number_of_threads=32 * (loaders + 1))  # at 1
    else:
        A.barrier(barrier_id=1, number_of_threads=32 * (loaders + 1))
        for i in static(4):
            y[i * 32 + t.tid % 32] = t.sm[i * 32 + t.tid % 32, 0]


@published("https://github.com/arrayfire/arrayfire/pull/3576", code="E5043")
def lanes_outside_the_mask(x, y, t, wrong):
    """Threads come to a shuffle whose mask does not name them."""
    value = x[t.tid]
    if cutec.const_expr(wrong == 1):
        value = value + A.shuffle_sync_down(value, 8, mask=0xFFFF)  # at 1
    elif t.tid % 32 < 16:
        value = value + A.shuffle_sync_down(value, 8, mask=0xFFFF, mask_and_clamp=15)
    y[t.tid] = value
