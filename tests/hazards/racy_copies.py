"""TMA, bulk copies and `cp.async`: what says that they are complete, and that their memory may be
used again. `racy` says how to read this.
"""

from racy import BYTES, TILE, TILES, kernel

import cutec
from cutec import cute
from cutec.cute import arch as A
from cutec.cute.nvgpu import cpasync

static = cutec.range_constexpr


@kernel("E5030", "E5035", "E5008", "E5036", "E5037", "E5036", "E5030", "E5014", "E5008")
def load(x, y, t, wrong):
    """One tile by TMA."""
    if t.tid == 0:
        if cutec.const_expr(wrong != 8):
            A.mbarrier_init(t.bars, 1 if wrong != 9 else 2)  # with 4 6 9
        if cutec.const_expr(wrong != 4):
            A.mbarrier_init_fence()
        if cutec.const_expr(wrong not in (2, 3)):
            A.mbarrier_arrive_and_expect_tx(t.bars, BYTES)  # at 8
        elif cutec.const_expr(wrong == 2):
            A.mbarrier_arrive_and_expect_tx(t.bars, BYTES // 2)  # at 2
        else:
            A.mbarrier_expect_tx(t.bars, BYTES)  # with 3
        cute.copy(t.load, t.src[None, 0], t.to[None, 0], tma_bar_ptr=t.bars)  # at 4, with 1 2 5 7
    if cutec.const_expr(wrong == 6):
        A.sync_warp()
    elif cutec.const_expr(wrong != 1):
        A.sync_threads()
    if cutec.const_expr(wrong == 5):
        A.mbarrier_wait(t.bars, 1)  # at 5
    elif cutec.const_expr(wrong == 7):
        if t.warp == 0:
            A.mbarrier_wait(t.bars, 0)
    elif cutec.const_expr(wrong != 1):
        A.mbarrier_wait(t.bars, 0)  # at 3 6 9
    y[t.tid] = t.sm[t.tid, 0]  # at 1 7, with 5


@kernel("E5014", "E5014", "E5035", "E5008", "E5037", "E5030", "E5032", "E5032")
def ring(x, y, t, wrong):
    """One warp loads tiles into a ring of four stages, the others read them."""
    stages = 4
    full, empty = t.bars, t.bars + stages
    if t.tid == 0:
        for s in static(stages):
            A.mbarrier_init(full + s, 1)
            A.mbarrier_init(empty + s, 1 if wrong == 7 else 3)
        A.mbarrier_init_fence()
    A.sync_threads()
    stage, phase = cutec.Int32(0), cutec.Int32(0)
    for i in range(TILES):
        if t.warp == 0:
            if cutec.const_expr(wrong == 2):
                A.mbarrier_wait(empty + stage, 1)  # with 2
            elif cutec.const_expr(wrong != 1):
                A.mbarrier_wait(empty + stage, phase ^ 1)  # at 4
            with A.elect_one():
                A.mbarrier_arrive_and_expect_tx(full + stage, BYTES if wrong != 3 else 2 * BYTES)  # at 1 2 3
                # at 7 8, with 1 2 3 5 6
                cute.copy(t.load, t.src[None, i], t.to[None, stage], tma_bar_ptr=full + stage)
        else:
            if cutec.const_expr(wrong == 5):
                A.mbarrier_wait(full + stage, 0)  # at 5
            elif cutec.const_expr(wrong == 6):
                A.mbarrier_wait(full + (stage + 3) % 4, phase ^ 1)
            else:
                A.mbarrier_wait(full + stage, phase)  # with 4
            if cutec.const_expr(wrong == 8):
                A.sync_warp()
                with A.elect_one():
                    A.mbarrier_arrive(empty + stage)
            y[i * TILE + t.tid - 32] = t.sm[t.tid - 32, stage]  # at 6, with 7 8
            A.sync_warp()
            if cutec.const_expr(wrong != 8):
                if cutec.const_expr(wrong == 4):
                    if t.warp == 1:
                        with A.elect_one():
                            A.mbarrier_arrive(empty + stage)  # with 4
                else:
                    with A.elect_one():
                        A.mbarrier_arrive(empty + stage)
        stage += 1
        if stage == stages:
            stage, phase = cutec.Int32(0), phase ^ 1


@kernel("E5033", "E5033", "E5038", "E5038", "E5005", "E5038", "E5033", None, "E5038")
def store(x, y, t, wrong):
    """Tiles leave by TMA from one buffer of shared memory."""
    for i in range(4):
        t.sm[t.tid, 0] = x[i * TILE + t.tid] + 1.0  # at 3 6 9, with 1 2 5 7
        if cutec.const_expr(wrong in (0, 3, 4, 5, 6, 9)):
            A.fence_proxy("async.shared", space="cta")
        elif cutec.const_expr(wrong == 2):
            if t.tid == 0:  # before the barrier it does not know of the others' stores
                A.fence_proxy("async.shared", space="cta")
        elif cutec.const_expr(wrong == 7):
            if t.warp != 0:
                A.fence_proxy("async.shared", space="cta")
        if cutec.const_expr(wrong != 5):
            A.sync_threads()
        if t.warp == 0:
            # but the one who issues the store may have the fence, behind the barrier
            if cutec.const_expr(wrong == 8):
                A.fence_proxy("async.shared", space="cta")
            cute.copy(t.store, t.of[None, 0], t.dst[None, i])  # at 1 2 4 5 7, with 3 6 9
            if cutec.const_expr(wrong != 6):
                A.cp_async_bulk_commit_group()
            if cutec.const_expr(wrong not in (3, 4, 9)):
                A.cp_async_bulk_wait_group(0, read=True)
            elif cutec.const_expr(wrong == 9):
                A.cp_async_bulk_wait_group(1, read=True)
            elif cutec.const_expr(wrong == 4):
                if i < 3:
                    A.cp_async_bulk_wait_group(0, read=True)
        A.sync_threads()
    if cutec.const_expr(wrong in (3, 9)):
        if t.warp == 0:
            A.cp_async_bulk_wait_group(0, read=True)


@kernel("E5038")
def store_ring(x, y, t, wrong):
    """Two buffers in turns: one store may still be reading."""
    for i in range(TILES):
        t.sm[t.tid, i % 2] = x[i * TILE + t.tid]  # at 1
        A.fence_proxy("async.shared", space="cta")
        A.sync_threads()
        if t.warp == 0:
            cute.copy(t.store, t.of[None, i % 2], t.dst[None, i])  # with 1
            A.cp_async_bulk_commit_group()
            A.cp_async_bulk_wait_group(1 if wrong != 1 else 2, read=True)
        A.sync_threads()
    if t.warp == 0:
        A.cp_async_bulk_wait_group(0)


@kernel("E5031", "E5031", "E5031", "E5031", "E5032", "E5031")
def ahead(x, y, t, wrong):
    """cp.async, three stages ahead of their use; thread i reads what thread 127 - i has copied."""
    depth, stages = 3, 4 if wrong != 5 else 3
    atom = cute.make_copy_atom(cpasync.CopyG2SOp(), cutec.Float32, num_bits_per_copy=32)
    for i in static(depth):
        # with 1 4 6
        cute.copy(
            atom, cute.local_tile(x, (1,), (i * TILE + t.tid,)), cute.local_tile(t.sm, (1, 1), (t.tid, i))[None, 0]
        )
        A.cp_async_commit_group()
    for i in range(TILES):
        if cutec.const_expr(wrong != 1):
            A.cp_async_wait_group(depth - 1 if wrong != 2 else depth)
        if cutec.const_expr(wrong != 4):
            A.sync_threads()
        y[i * TILE + t.tid] = t.sm[TILE - 1 - t.tid, i % stages]  # at 1 2 3 4 6, with 5
        if i + depth < TILES:
            # at 5, with 3
            cute.copy(
                atom,
                cute.local_tile(x, (1,), ((i + depth) * TILE + t.tid,)),
                cute.local_tile(t.sm, (1, 1), (t.tid, (i + depth) % stages))[None, 0],
            )
            if cutec.const_expr(wrong == 3):
                A.cp_async_commit_group()
        if cutec.const_expr(wrong not in (3, 6)):  # also where there is nothing to copy: groups are counted
            A.cp_async_commit_group()


@kernel("E5031", None)
def copied(x, y, t, wrong):
    """A cp.async whose own thread reads it: no barrier, but a wait."""
    atom = cute.make_copy_atom(cpasync.CopyG2SOp(), cutec.Float32, num_bits_per_copy=32)
    # with 1
    cute.copy(atom, cute.local_tile(x, (1,), (t.tid,)), cute.local_tile(t.sm, (1, 1), (t.tid, 0))[None, 0])
    A.cp_async_commit_group()
    if cutec.const_expr(wrong != 1):
        A.cp_async_wait_group(0)
    y[t.tid] = t.sm[t.tid, 0]  # at 1
    if cutec.const_expr(wrong == 2):
        t.sm[t.tid, 0] = 0.0


@kernel("E5033", None)
def overwritten(x, y, t, wrong):
    """A buffer that threads have written is then filled by TMA: a store before an asynchronous
    write needs the fence, a load does not.
    """
    if t.tid == 0:
        A.mbarrier_init(t.bars, 1)
        A.mbarrier_init_fence()
    if cutec.const_expr(wrong == 2):
        if t.tid < 0:
            t.sm[t.tid, 0] = 0.0
    else:
        t.sm[t.tid, 0] = 0.0  # with 1
    if cutec.const_expr(wrong == 0):
        A.fence_proxy("async.shared", space="cta")
    A.sync_threads()
    if t.tid == 0:
        A.mbarrier_arrive_and_expect_tx(t.bars, BYTES)
        cute.copy(t.load, t.src[None, 0], t.to[None, 0], tma_bar_ptr=t.bars)  # at 1
    A.mbarrier_wait(t.bars, 0)
    y[t.tid] = t.sm[t.tid, 0]


@kernel("E5032", "E5005", None)
def stale(x, y, t, wrong):
    """A persistent loop: the buffer of the tile before is loaded into again while some warps still
    read it.
    """
    if t.tid == 0:
        A.mbarrier_init(t.bars, 1)
        A.mbarrier_init_fence()
    A.sync_threads()
    for i in range(4):
        if t.tid == 0:
            A.mbarrier_arrive_and_expect_tx(t.bars, BYTES)
            cute.copy(t.load, t.src[None, i], t.to[None, 0], tma_bar_ptr=t.bars)  # at 1
        A.mbarrier_wait(t.bars, i % 2)
        y[i * TILE + t.tid] = t.sm[t.tid, 0]  # with 1
        if cutec.const_expr(wrong == 2):
            A.sync_threads()
            t.sm[t.tid, 1] = y[i * TILE + t.tid]  # with 2
            A.fence_proxy("async.shared", space="cta")
            A.sync_warp()
            y[i * TILE + t.tid] = t.sm[TILE - 1 - t.tid, 1]  # at 2
        elif cutec.const_expr(wrong != 1):
            A.sync_threads()


@kernel("E5043", "E5014", None)
def elected(x, y, t, wrong):
    """elect_one is for whole warps, and gives one thread of each."""
    if t.tid == 0:
        A.mbarrier_init(t.bars, 1 if wrong != 3 else 4)
        A.mbarrier_init_fence()
    A.sync_threads()
    if cutec.const_expr(wrong == 1):
        if t.tid == 0:
            with A.elect_one():  # at 1
                A.mbarrier_arrive_and_expect_tx(t.bars, BYTES)
                cute.copy(t.load, t.src[None, 0], t.to[None, 0], tma_bar_ptr=t.bars)
    elif cutec.const_expr(wrong == 2):
        with A.elect_one():  # one of each of four warps
            A.mbarrier_arrive_and_expect_tx(t.bars, BYTES)  # at 2
            cute.copy(t.load, t.src[None, 0], t.to[None, 0], tma_bar_ptr=t.bars)
    elif cutec.const_expr(wrong == 3):
        with A.elect_one():
            A.mbarrier_arrive_and_expect_tx(t.bars, BYTES)
            cute.copy(t.load, t.src[None, t.warp], t.to[None, t.warp], tma_bar_ptr=t.bars)
    else:
        if t.warp == 0:
            with A.elect_one():
                A.mbarrier_arrive_and_expect_tx(t.bars, BYTES)
                cute.copy(t.load, t.src[None, 0], t.to[None, 0], tma_bar_ptr=t.bars)
    A.mbarrier_wait(t.bars, 0)
    y[t.tid] = t.sm[t.tid, 0]


@kernel("E5035")
def too_much(x, y, t, wrong):
    """A phase counts up to 2^20 - 1 bytes."""
    if t.tid == 0:
        A.mbarrier_init(t.bars, 1)
        A.mbarrier_init_fence()
        if cutec.const_expr(wrong == 1):
            A.mbarrier_expect_tx(t.bars, (1 << 20) - BYTES)
        A.mbarrier_arrive_and_expect_tx(t.bars, BYTES)  # at 1
        cute.copy(t.load, t.src[None, 0], t.to[None, 0], tma_bar_ptr=t.bars)
    A.sync_threads()
    A.mbarrier_wait(t.bars, 0)
    y[t.tid] = t.sm[t.tid, 0]


@kernel("E5030", None, None, "E5030")
def tried(x, y, t, wrong):
    """Trying to wait may give up: the result has to be looked at."""
    if t.tid == 0:
        A.mbarrier_init(t.bars, 1)
        A.mbarrier_init_fence()
        A.mbarrier_arrive_and_expect_tx(t.bars, BYTES)
        cute.copy(t.load, t.src[None, 0], t.to[None, 0], tma_bar_ptr=t.bars)  # with 1 4
    A.sync_threads()
    done = A.mbarrier_test_wait(t.bars, 0) if cutec.const_expr(wrong == 4) else A.mbarrier_try_wait(t.bars, 0)
    if cutec.const_expr(wrong == 0):
        while not done:
            done = A.mbarrier_try_wait(t.bars, 0)
    elif cutec.const_expr(wrong == 2):
        if not done:
            A.mbarrier_wait(t.bars, 0)
    if cutec.const_expr(wrong == 3):
        if done:
            y[t.tid] = t.sm[t.tid, 0]
        else:
            y[t.tid] = 0.0
            A.mbarrier_wait(t.bars, 0)
    else:
        y[t.tid] = t.sm[t.tid, 0]  # at 1 4


@kernel("E5038", "E5033", "E5038", arch="sm_100a", says={1: "masked bulk store"})
def masked_store(x, y, t, wrong):
    """A bulk store of chosen bytes; its source is used again."""
    t.sm[t.tid, 0] = cutec.Float32(1)  # with 2
    if cutec.const_expr(wrong != 2):
        A.fence_proxy("async.shared", space="cta")
    A.sync_threads()
    if t.tid == 0:
        A.cp_async_bulk_store_masked(y.iterator, t.sm.iterator, BYTES, 0x0F0F)  # at 2 3, with 1
        A.cp_async_bulk_commit_group()
        if cutec.const_expr(wrong not in (1, 3)):
            A.cp_async_bulk_wait_group(0, read=True)
    A.sync_threads()
    if cutec.const_expr(wrong != 3):
        t.sm[t.tid, 0] = cutec.Float32(2)  # at 1
