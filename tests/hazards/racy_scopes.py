"""Whom a release reaches, and what is sent to other blocks of a cluster. `racy` says how to read
this.
"""

from racy import BYTES, TILE, kernel

import cutec
from cutec import Int32, cute
from cutec.cute import arch as A
from cutec.cute.nvgpu import cpasync


def meet():
    """A barrier of the cluster."""
    A.cluster_arrive()
    A.cluster_wait()


def peer(t, rank, stage=0):
    """A stage of another block's shared memory."""
    return cute.make_tensor(A.map_dsmem_ptr(t.sm.iterator + stage * TILE, rank), cute.make_layout(TILE))


def barrier_for(t, count, size=0):
    """Make the first mbarrier, for arrivals and bytes."""
    if t.tid == 0:
        A.mbarrier_init(t.bars, count)
        A.mbarrier_init_fence()
        if size:
            A.mbarrier_arrive_and_expect_tx(t.bars, size)


@kernel("E5048", "E5048", "E5048", None, None, blocks=2, cluster=2, says={1: 'scope="cluster"'})
def announced(x, y, t, wrong):
    """One thread announces to block 0 what its block has stored there, or in its own memory (2). An
    arrival without a scope reaches its own block only, even behind a fence (3).
    """
    rank = A.block_idx_in_cluster()
    barrier_for(t, 1)
    meet()
    if rank == 1:
        if cutec.const_expr(wrong == 2):
            t.sm[t.tid, 0] = x[t.tid]  # with 2
        else:
            peer(t, 0)[t.tid] = x[t.tid]  # with 1 3
        A.sync_threads()
        if t.tid == 5:
            if cutec.const_expr(wrong == 3):
                A.fence_acq_rel_cluster()
            if cutec.const_expr(wrong in (1, 2, 3)):
                A.mbarrier_arrive(t.bars, 0)
            else:
                A.mbarrier_arrive(t.bars, 0, scope="cluster")
    else:
        A.mbarrier_wait(t.bars, 0, scope="cluster" if cutec.const_expr(wrong != 4) else "cta")
        y[t.tid] = peer(t, 1)[t.tid] if cutec.const_expr(wrong == 2) else t.sm[t.tid, 0]  # at 1 2 3
    meet()


@kernel(None, blocks=2, cluster=2)
def emptied(x, y, t, wrong):
    """Block 0 fills the buffer of block 1 again when that has used it: an arrival of any scope."""
    rank = A.block_idx_in_cluster()
    barrier_for(t, TILE)
    meet()
    if rank == 1:
        t.sm[t.tid, 0] = x[t.tid]
        y[t.tid] = t.sm[t.tid, 0]
        A.mbarrier_arrive(t.bars, 0, scope="cta" if cutec.const_expr(wrong == 0) else "cluster")
    else:
        A.mbarrier_wait(t.bars, 0)
        peer(t, 1)[t.tid] = x[TILE + t.tid]
    meet()


@kernel("E5048", "E5005", None, None, blocks=2, cluster=2)
def flag_in_another_block(x, y, t, wrong):
    """A flag in the other block's shared memory, raised with the scope of a block (1), or without a
    release (2).
    """
    rank = A.block_idx_in_cluster()
    flag = t.smem.allocate_tensor(Int32, cute.make_layout(1), 16)
    if t.tid == 0:
        flag[0] = 0
    meet()
    if t.tid == 0:
        if rank == 1:
            peer(t, 0)[0] = x[0]  # with 1 2
            if cutec.const_expr(wrong == 3):
                A.fence_acq_rel_cluster()
            sem = "relaxed" if cutec.const_expr(wrong in (2, 3)) else "release"
            scope = {1: "cta", 4: "gpu"}.get(wrong, "cluster")
            A.atomic_exch(A.map_dsmem_ptr(flag.iterator, 0), Int32(1), sem=sem, scope=scope)
        else:
            while A.load(flag.iterator, Int32, sem="acquire", scope="cluster") == 0:
                pass
            y[0] = t.sm[0, 0]  # at 1 2
    meet()


@kernel("E5048", "E5005", blocks=2, cluster=2)
def last_of_two(x, y, t, wrong):
    """Both blocks leave a part in block 0, and the one that comes last adds them up; the counter
    has the scope of a block (1), or is relaxed (2).
    """
    rank = A.block_idx_in_cluster()
    count = t.smem.allocate_tensor(Int32, cute.make_layout(1), 16)
    if t.tid == 0:
        count[0] = 0
    meet()
    if t.tid == 0:
        parts = peer(t, 0)
        parts[rank] = x[rank]  # with 1 2
        sem = "relaxed" if cutec.const_expr(wrong == 2) else "acq_rel"
        scope = "cta" if cutec.const_expr(wrong == 1) else "cluster"
        if A.atomic_add(A.map_dsmem_ptr(count.iterator, 0), Int32(1), sem=sem, scope=scope) == 1:
            y[0] = parts[0] + parts[1]  # at 1 2
    meet()


@kernel("E5005", None)
def two_flags(x, y, t, wrong):
    """Two warps raise a flag each; a third one finds both. One fence behind both loads is enough,
    one before the second (1) is not; two fences (2).
    """
    flags = t.smem.allocate_tensor(Int32, cute.make_layout(2), 16)
    if t.tid < 2:
        flags[t.tid] = 0
    A.sync_threads()
    if t.warp < 2:
        t.sm[t.tid, 0] = x[t.tid]  # with 1
        A.sync_warp()
        if t.tid % 32 == 0:
            A.fence_acq_rel_cta()
            A.store(flags.iterator + t.warp, Int32(1), sem="relaxed", scope="cta")
    elif t.warp == 2:
        while A.load(flags.iterator, Int32, sem="relaxed", scope="cta") == 0:
            pass
        if cutec.const_expr(wrong != 0):
            A.fence_acq_rel_cta()
        while A.load(flags.iterator + 1, Int32, sem="relaxed", scope="cta") == 0:
            pass
        if cutec.const_expr(wrong != 1):
            A.fence_acq_rel_cta()
        y[t.tid] = t.sm[t.tid - 64, 0] + t.sm[t.tid - 32, 0]  # at 1


@kernel("E5005", "E5039", None, blocks=2, cluster=2)
def sent_by_threads(x, y, t, wrong):
    """st.async into the other block, which reads (1) or exits (2) without a wait for the bytes."""
    rank = A.block_idx_in_cluster()
    barrier_for(t, 1, BYTES)
    meet()
    to = A.map_dsmem_ptr(t.sm.iterator, rank ^ 1)
    A.store_async_dsmem(to + t.tid, x[t.tid], A.map_dsmem_ptr(t.bars, rank ^ 1))  # at 2, with 1
    if cutec.const_expr(wrong in (0, 3)):
        A.mbarrier_wait(t.bars, 0)
    if cutec.const_expr(wrong != 2):
        y[t.block * TILE + t.tid] = t.sm[t.tid, 0]  # at 1
    if cutec.const_expr(wrong == 3):
        meet()


SENT_TEXT = """{
    .reg .v2 .f32 pair;
    mov.f32 pair.x, $1;
    mov.f32 pair.y, $1;
    @$3 st.async.shared::cluster.mbarrier::complete_tx::bytes.v2.f32 [$0], pair, [$2];
}"""


@kernel("E5005", "E5039", None, blocks=2, cluster=2)
def sent_by_text(x, y, t, wrong):
    """The same by inline PTX, two numbers of every second thread, with addresses in registers."""
    rank = A.block_idx_in_cluster()
    barrier_for(t, 1, BYTES)
    meet()
    to, bar = [A.map_dsmem_ptr(p, rank ^ 1).toint().to(Int32) for p in (t.sm.iterator + t.tid, t.bars)]
    A.inline_ptx(SENT_TEXT, [to, x[t.tid], bar, t.tid % 2 == 0])  # at 2, with 1
    if cutec.const_expr(wrong in (0, 3)):
        A.mbarrier_wait(t.bars, 0)
    if cutec.const_expr(wrong != 2):
        y[t.block * TILE + t.tid] = t.sm[t.tid, 0]  # at 1
    if cutec.const_expr(wrong == 3):
        meet()


@kernel("E5032", blocks=2, cluster=2)
def sent_from_a_buffer(x, y, t, wrong):
    """A bulk copy sends a tile to the other block; its buffer is filled anew when that has it."""
    rank = A.block_idx_in_cluster()
    barrier_for(t, 1, BYTES)
    t.sm[t.tid, 0] = x[t.block * TILE + t.tid]
    A.fence_proxy("async.shared", space="cta")
    meet()
    if t.tid == 0:
        send = cute.make_copy_atom(cpasync.CopyBulkS2SOp(), cutec.Float32)
        mine, full = cute.make_tensor(t.sm.iterator, cute.make_layout(TILE)), A.map_dsmem_ptr(t.bars, rank ^ 1)
        cute.copy(send, mine, peer(t, rank ^ 1, 1), mbar_ptr=full)  # with 1
    if cutec.const_expr(wrong == 0):
        A.mbarrier_wait(t.bars, 0)
        meet()
    t.sm[t.tid, 0] = 1.0  # at 1
    if cutec.const_expr(wrong == 1):
        A.mbarrier_wait(t.bars, 0)
        meet()
    y[t.block * TILE + t.tid] = t.sm[t.tid, 1]
