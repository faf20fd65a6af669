"""Clusters: other blocks' shared memory and barriers, who has begun and who may leave. `racy` says
how to read this.
"""

from racy import BYTES, TILE, kernel

import cutec
from cutec import cute
from cutec.cute import arch as A

static = cutec.range_constexpr


def peer(t, rank, stage=0):
    """A stage of another block's shared memory."""
    return cute.make_tensor(A.map_dsmem_ptr(t.sm.iterator + stage * TILE, rank), cute.make_layout(TILE))


@kernel(
    "E5040",
    "E5005",
    "E5039",
    "E5005",
    None,
    "E5004",
    blocks=2,
    cluster=2,
    says={2: "let the cluster meet between the two", 6: "`cute.arch.cluster_arrive()` before each `cluster_wait()`"},
)
def push(x, y, t, wrong):
    """Each block stores into the other one's shared memory, then the other one reads it."""
    rank = A.block_idx_in_cluster()
    if cutec.const_expr(wrong != 1):
        A.cluster_arrive_relaxed()
        A.cluster_wait()
    there = peer(t, rank ^ 1)
    there[t.tid] = x[t.block * TILE + t.tid]  # at 1 3, with 2 4
    if cutec.const_expr(wrong == 4):
        A.cluster_arrive_relaxed()
        A.cluster_wait()
    elif cutec.const_expr(wrong == 5):
        A.fence_acq_rel_cluster()
        A.cluster_arrive_relaxed()
        A.cluster_wait()
    elif cutec.const_expr(wrong == 6):
        if rank == 0:
            A.cluster_arrive()
        A.cluster_wait()  # at 6
    elif cutec.const_expr(wrong not in (2, 3)):
        A.cluster_arrive()
        A.cluster_wait()
    if cutec.const_expr(wrong == 2):
        A.sync_threads()
    if cutec.const_expr(wrong != 3):
        y[t.block * TILE + t.tid] = t.sm[t.tid, 0]  # at 2 4
    if cutec.const_expr(wrong == 2):
        A.cluster_arrive()
        A.cluster_wait()


@kernel("E5039", "E5005", "E5039", None, blocks=2, cluster=2)
def pull(x, y, t, wrong):
    """Each block reads the other one's shared memory, and nobody leaves before that: an arrival
    that orders nothing (3) is not enough without a fence (4).
    """
    rank = A.block_idx_in_cluster()
    t.sm[t.tid, 0] = x[t.block * TILE + t.tid]  # with 2
    if cutec.const_expr(wrong == 2):
        A.cluster_arrive_relaxed()
        A.cluster_wait()
    else:
        A.cluster_arrive()
        A.cluster_wait()
    y[t.block * TILE + t.tid] = peer(t, rank ^ 1)[t.tid]  # at 1 2 3
    if cutec.const_expr(wrong == 4):
        A.fence_acq_rel_cluster()
    if cutec.const_expr(wrong in (3, 4)):
        A.cluster_arrive_relaxed()
        A.cluster_wait()
    elif cutec.const_expr(wrong != 1):
        A.cluster_arrive()
        A.cluster_wait()


@kernel("E5040", "E5039", "E5008", None, blocks=2, cluster=2)
def remote_arrival(x, y, t, wrong):
    """Block 1 tells block 0 that it is done, at a barrier of block 0."""
    rank = A.block_idx_in_cluster()
    if t.tid == 0:
        A.mbarrier_init(t.bars, 32)  # with 1
        A.mbarrier_init_fence()
    if cutec.const_expr(wrong == 1):
        A.sync_threads()
    else:
        A.cluster_arrive_relaxed()
        A.cluster_wait()
    if rank == 1:
        if t.warp == 0:
            A.mbarrier_arrive(t.bars, 0 if wrong != 3 else 1)  # at 1 2
    elif cutec.const_expr(wrong != 2):
        A.mbarrier_wait(t.bars, 0)  # at 3
    if cutec.const_expr(wrong == 4):
        A.cluster_arrive()
        A.cluster_wait()


@kernel("E5039", "E5040", "E5030", "E5035", "E5032", blocks=2, cluster=2)
def multicast(x, y, t, wrong):
    """Block 0 loads a tile for both blocks; each expects its own copy of it."""
    rank = A.block_idx_in_cluster()
    if t.tid == 0:
        A.mbarrier_init(t.bars, 1)  # with 2
        A.mbarrier_init(t.bars + 1, 2 if wrong != 5 else 1)
        A.mbarrier_init_fence()
    if cutec.const_expr(wrong == 2):
        A.sync_threads()
    else:
        A.cluster_arrive_relaxed()
        A.cluster_wait()
    for i in static(2):
        if t.warp == 0:
            with A.elect_one():
                if cutec.const_expr(wrong != 4) or rank == 0:
                    A.mbarrier_arrive_and_expect_tx(t.bars, BYTES)
                else:
                    A.mbarrier_arrive_and_expect_tx(t.bars, BYTES // 2)  # at 4
            if rank == 0:
                if cutec.const_expr(i > 0):
                    A.mbarrier_wait(t.bars + 1, 0)
                with A.elect_one():
                    to = cute.make_tensor(t.to.iterator, t.to[None, 0].layout)
                    cute.copy(t.load, t.src[None, i], to, tma_bar_ptr=t.bars, mcast_mask=3)  # at 1 2 5, with 3
        if cutec.const_expr(wrong == 1 and i == 1):
            if rank == 0:
                A.mbarrier_wait(t.bars, i)
        elif cutec.const_expr(wrong != 3):
            A.mbarrier_wait(t.bars, i)
        if cutec.const_expr(wrong != 1 or i == 0):
            y[(2 * t.block + i) * TILE + t.tid] = t.sm[t.tid, 0]  # at 3
        A.sync_threads()
        if cutec.const_expr(i == 0):
            if t.tid == 0:
                A.mbarrier_arrive(t.bars + 1, 0)
    if cutec.const_expr(wrong != 1):
        A.cluster_arrive()
        A.cluster_wait()


@kernel("W5050", blocks=2, cluster=2, counts_costs=True)
def to_all_blocks(x, y, t, wrong):
    """Lanes store to the same place of different blocks, which are no bank conflict; but places 128
    bytes apart in one block are.
    """
    A.cluster_arrive_relaxed()
    A.cluster_wait()
    rank = A.block_idx_in_cluster()
    if t.tid < 2 if wrong == 0 else t.tid < 4:
        if cutec.const_expr(wrong == 1):
            peer(t, 0, rank)[t.tid * 32] = x[t.tid]  # at 1
        else:
            peer(t, t.tid, rank)[0] = x[t.tid]
    A.cluster_arrive()
    A.cluster_wait()
    if cutec.const_expr(wrong == 0):
        y[t.block * TILE + t.tid] = t.sm[0, 0] + t.sm[0, 1]


@kernel("E5042", "E5042", None, threads=384)
def registers(x, y, t, wrong):
    """Registers move from the producer to the consumers: 40 + 2 · 232 = 504 of 3 · 168."""
    if t.warp < 4:
        if cutec.const_expr(wrong != 2):
            A.setmaxregister_decrease(40 if wrong != 3 else 24)
    elif t.warp < 8:
        A.setmaxregister_increase(232 if wrong != 1 else 240)  # at 1 2
    else:
        A.setmaxregister_increase(232 if wrong != 3 else 240)
