"""Global memory: blocks that tell each other by flags and counters. `racy` says how to read it."""

from racy import SIZE, TILE, kernel

import cutec
from cutec import Int32, cute
from cutec.cute import arch as A
from cutec.cute.nvgpu import cpasync


def flag_of(y, number=0):
    """A word of `y` that is 0 at first."""
    return cute.recast_ptr((y.iterator + SIZE - 1 - number), dtype=Int32)


# The order of the store and of the load, and whether a fence stands before and behind them.
RELEASE, ACQUIRE = ("release", "gpu"), ("acquire", "gpu")
RELAXED, VOLATILE = ("relaxed", "gpu"), ("volatile", None)
MESSAGES = {  # mistake → (store, fence before, load, fence after)
    0: (RELAXED, "gpu", RELAXED, "gpu"),
    1: (RELAXED, None, RELAXED, "gpu"),
    2: (RELAXED, "gpu", RELAXED, None),
    3: (RELAXED, "cta", RELAXED, "gpu"),
    4: (RELEASE, None, ACQUIRE, None),
    5: (("release", "cta"), None, ACQUIRE, None),
    6: (RELAXED, None, ACQUIRE, None),
    7: (RELEASE, None, RELAXED, None),
    8: (VOLATILE, "sys", VOLATILE, "sys"),
    9: (VOLATILE, None, VOLATILE, None),
    10: (RELEASE, None, RELAXED, "gpu"),
    11: (RELAXED, "gpu", ACQUIRE, None),
}
FENCES = {"cta": A.fence_acq_rel_cta, "gpu": A.fence_acq_rel_gpu, "sys": A.fence_acq_rel_sys}


@kernel(
    *("E5044" if n in (1, 2, 3, 5, 6, 7, 9) else None for n in range(1, 12)),
    "E5044",
    "E5044",
    blocks=2,
)
def message(x, y, t, wrong):
    """A block leaves a tile for another one, and raises a flag; without a barrier before (12) or
    behind (13) for the other threads.
    """
    store, before, load, after = MESSAGES.get(wrong, MESSAGES[0])
    flag = flag_of(y)
    if t.block == 0:
        y[t.tid] = x[t.tid]  # with 1 2 3 5 6 7 9 12 13
        if cutec.const_expr(wrong != 12):
            A.sync_threads()
        if t.tid == 0:
            if cutec.const_expr(before):
                FENCES[before]()
            A.store(flag, Int32(1), sem=store[0], scope=store[1])
    else:
        if t.tid == 0:
            while A.load(flag, Int32, sem=load[0], scope=load[1]) == 0:
                pass
            if cutec.const_expr(after):
                FENCES[after]()
        if cutec.const_expr(wrong != 13):
            A.sync_threads()
        y[TILE + t.tid] = y[TILE - 1 - t.tid]  # at 1 2 3 5 6 7 9 12 13


@kernel("E5044", None, None, blocks=4)
def turns(x, y, t, wrong):
    """Blocks add to one tile in turn, as a split K does: the number of those that are done is the
    number of the next one.
    """
    done = flag_of(y)
    if t.tid == 0:
        while A.load(done, Int32, sem="acquire", scope="gpu") != t.block:
            pass
    A.sync_threads()
    y[t.tid] = y[t.tid] + x[t.block * TILE + t.tid]  # at 1, with 1
    if cutec.const_expr(wrong == 3):
        A.fence_acq_rel_gpu()  # by all threads, before they meet
    A.sync_threads()
    if t.tid == 0:
        if cutec.const_expr(wrong == 2):
            A.fence_acq_rel_sys()
        sem = "relaxed" if cutec.const_expr(wrong) else "release"
        A.atomic_add(done, Int32(1), sem=sem, scope="gpu")


@kernel("E5044", "E5044", blocks=3)
def locked(x, y, t, wrong):
    """Blocks add to one tile under a lock. Thread 0 gives it back before the others have stored
    (1), or with nothing that orders their stores before (2).
    """
    lock = flag_of(y)
    if t.tid == 0:
        while A.atomic_cas(lock, cmp=Int32(0), val=Int32(1), sem="acquire", scope="gpu") != 0:
            pass
    A.sync_threads()
    y[t.tid] = y[t.tid] + x[t.tid]  # at 1 2, with 1 2
    if cutec.const_expr(wrong != 1):
        A.sync_threads()
    if t.tid == 0:
        A.atomic_exch(lock, Int32(0), sem="relaxed" if cutec.const_expr(wrong == 2) else "release", scope="gpu")


@kernel("E5044", None, blocks=3)
def passed_on(x, y, t, wrong):
    """Block 0 tells block 1, and block 1 tells block 2, which relies on both; block 1 does so
    without knowing itself (1), or by an atomic operation on the flag that block 0 raised (2).
    """
    first, second = flag_of(y), flag_of(y, 0 if cutec.const_expr(wrong == 2) else 1)
    seen = 2 if cutec.const_expr(wrong == 2) else 1
    if t.tid == 0:
        if t.block == 0:
            y[0] = x[0]  # with 1
            A.atomic_exch(first, Int32(1), sem="release", scope="gpu")
        elif t.block == 1:
            sem = "relaxed" if cutec.const_expr(wrong) else "acquire"
            while A.load(first, Int32, sem=sem, scope="gpu") == 0:
                pass
            A.atomic_add(second, Int32(1), sem="release", scope="gpu")
        else:
            while A.load(second, Int32, sem="acquire", scope="gpu") < seen:
                pass
            y[1] = y[0]  # at 1


@kernel("E5044", blocks=2)
def given_back(x, y, t, wrong):
    """A buffer of one element between two blocks: the reader says that it is empty again."""
    full = flag_of(y)
    if t.tid == 0:
        for i in range(3):
            if t.block == 0:
                while A.load(full, Int32, sem="acquire", scope="gpu") != 0:
                    pass
                y[0] = x[i]  # at 1
                A.store(full, Int32(1), sem="release", scope="gpu")
            else:
                while A.load(full, Int32, sem="acquire", scope="gpu") == 0:
                    pass
                y[1 + i] = y[0]  # with 1
                A.store(full, Int32(0), sem="relaxed" if cutec.const_expr(wrong) else "release", scope="gpu")


@kernel("E5044", blocks=4)
def votes_of_blocks(x, y, t, wrong):
    """Each block counts by atomic operations; of the scope of a block, they do not count others."""
    A.atomic_add(y.iterator + t.tid % 8, x[t.tid], scope="cta" if cutec.const_expr(wrong) else "gpu")  # at 1, with 1


@kernel("E5008", "E5008", None, blocks=2, says={1: "a value that no thread will store"})
def nobody_answers(x, y, t, wrong):
    """A block waits for a flag that nobody raises (1), or for a lock that is never given back (2);
    a loop that gives up after some time is right (3).
    """
    flag, lock = flag_of(y), flag_of(y, 1)
    if t.tid == 0:
        if t.block == 1:
            if cutec.const_expr(wrong != 1 and wrong != 3):
                A.store(flag, Int32(1), sem="release", scope="gpu")
        else:
            tries = Int32(0)
            while A.load(flag, Int32, sem="acquire", scope="gpu") == 0 and tries < 500:  # at 1
                tries += 1 if cutec.const_expr(wrong == 3) else 0
        while A.atomic_cas(lock, cmp=Int32(0), val=Int32(1), sem="acquire", scope="gpu") != 0:  # at 2
            A.nanosleep(100)
        if cutec.const_expr(wrong != 2):
            A.atomic_exch(lock, Int32(0), sem="release", scope="gpu")


@kernel("E5044", "E5044", "E5044", None, "E5044", blocks=4)
def partial_sums(x, y, t, wrong):
    """Blocks leave partial sums in a workspace, as stream-K does, and count them at a flag. Block 0
    waits for all, adds them, and gives the flag back as it was. Wrong: thread 0 counts before the
    others have stored (1), or releases nothing (2); others do not wait for thread 0 (3); a plain
    store while another block may still count (5). Fences do as well (4).
    """
    done, last = flag_of(y), flag_of(y, 1)
    if t.block > 0:
        y[t.block * TILE + t.tid] = x[t.block * TILE + t.tid]  # with 1 2 3
        if cutec.const_expr(wrong != 1):
            A.sync_threads()
        if t.tid == 0:
            if cutec.const_expr(wrong == 4):
                A.fence_acq_rel_gpu()
            A.atomic_add(done, Int32(1), sem="relaxed" if wrong in (2, 4) else "release", scope="gpu")
            if cutec.const_expr(wrong == 5):
                A.atomic_add(last, Int32(1), sem="relaxed", scope="gpu")  # with 5
    else:
        if t.tid == 0:
            sem = "relaxed" if cutec.const_expr(wrong == 4) else "acquire"
            while A.load(done, Int32, sem=sem, scope="gpu") < 3:
                pass
            if cutec.const_expr(wrong == 4):
                A.fence_acq_rel_gpu()
            cute.make_tensor(done, 1)[0] = Int32(0)
            if cutec.const_expr(wrong == 5):
                cute.make_tensor(last, 1)[0] = Int32(0)  # at 5
        if cutec.const_expr(wrong != 3):
            A.sync_threads()
        y[t.tid] = y[TILE + t.tid] + y[2 * TILE + t.tid] + y[3 * TILE + t.tid]  # at 1 2 3


def tell(y, t, teller, listener):
    """A block waits for another one."""
    if t.tid == 0:
        if t.block == listener:
            while A.load(flag_of(y), Int32, sem="acquire", scope="gpu") == 0:
                pass
        if t.block == teller:
            A.store(flag_of(y), Int32(1), sem="release", scope="gpu")


@kernel(blocks=600)
def blocks_that_fit(x, y, t, wrong):
    """As many blocks as run at once may wait for later ones."""
    tell(y, t, 599, 0)


@kernel("E5008", blocks=140, says={1: "8 of 140 blocks have not begun"})
def blocks_that_do_not_fit(x, y, t, wrong):
    """A block waits for one that begins when another one ends; or for an earlier one."""
    large = t.smem.allocate_tensor(cutec.Float32, cute.make_layout(50_000), 128)
    large[t.tid] = x[t.tid]  # one block a multiprocessor
    if cutec.const_expr(wrong):
        tell(y, t, 139, 0)
    else:
        tell(y, t, 0, 139)


@kernel("E5008", "E5008", blocks=2, says={1: "of block (1,0,0) wait here", 2: "of block (1,0,0) wait here"})
def answer_behind_a_deadlock(x, y, t, wrong):
    """A block waits for a flag of another one, which waits for something else."""
    if t.tid == 0:
        A.mbarrier_init(t.bars, TILE)
        A.mbarrier_init_fence()
    A.sync_threads()
    if t.block == 1:
        if wrong != 1 or t.warp != 2:
            A.mbarrier_arrive(t.bars)
        A.mbarrier_wait(t.bars, 0)  # with 1
        if cutec.const_expr(wrong == 2):
            if t.warp < 3:
                A.barrier(barrier_id=1, number_of_threads=TILE)  # with 2
        if t.tid == 0:
            A.store(flag_of(y), Int32(1), sem="release", scope="gpu")
    elif t.tid == 0:
        while A.load(flag_of(y), Int32, sem="acquire", scope="gpu") == 0:
            pass


@kernel("E5043", blocks=2)
def part_of_a_warp_behind_a_flag(x, y, t, wrong):
    """Lanes of a warp that come to a barrier alone, while another block spins."""
    if t.block == 1:
        if t.tid >= 16 if cutec.const_expr(wrong) else t.tid >= 0:
            A.sync_threads()  # at 1
        else:
            A.sync_threads()
        if t.tid == 32:
            A.store(flag_of(y), Int32(1), sem="release", scope="gpu")
    elif t.tid == 0:
        while A.load(flag_of(y), Int32, sem="acquire", scope="gpu") == 0:
            pass


@kernel(blocks=2)
def tries_in_turn(x, y, t, wrong):
    """A warp that looks for its barrier now and then is not starved by a block that spins."""
    if t.tid == 0:
        A.mbarrier_init(t.bars, 1)
        A.mbarrier_init_fence()
    A.sync_threads()
    if t.tid == 0:
        if t.block == 1:
            tries = Int32(0)
            while not A.mbarrier_try_wait(t.bars, 0):
                tries += 1
                if tries == 3:
                    A.mbarrier_arrive(t.bars)
            A.store(flag_of(y), Int32(1), sem="release", scope="gpu")
        else:
            while A.load(flag_of(y), Int32, sem="acquire", scope="gpu") == 0:
                pass


@kernel("E5044", "E5044", "E5044", None, blocks=2)
def tile_by_tma(x, y, t, wrong):
    """A block stores a tile by TMA for another one, and raises a flag: without waiting until it is
    stored (1), before that (2); the other one does not acquire (3); another thread raises it (4).
    """
    flag, teller = flag_of(y), 32 if cutec.const_expr(wrong == 4) else 0
    if t.block == 0:
        t.sm[t.tid, 0] = x[t.tid]
        A.fence_proxy("async.shared", space="cta")
        A.sync_threads()
        if t.warp == 0:
            cute.copy(t.store, t.of[None, 0], t.dst[None, 0])  # with 1 2 3
            A.cp_async_bulk_commit_group()
            if cutec.const_expr(wrong == 2):
                if t.tid == 0:
                    A.store(flag, Int32(1), sem="release", scope="gpu")
            A.cp_async_bulk_wait_group(0, read=cutec.const_expr(wrong == 1))
        A.sync_threads()
        if cutec.const_expr(wrong != 2):
            if t.tid == teller:
                A.store(flag, Int32(1), sem="release", scope="gpu")
    else:
        if t.tid == 0:
            while A.load(flag, Int32, sem="relaxed" if wrong == 3 else "acquire", scope="gpu") == 0:
                pass
        A.sync_threads()
        y[TILE + t.tid] = y[t.tid]  # at 1 2 3


@kernel("E5044", blocks=4)
def reductions_of_both_kinds(x, y, t, wrong):
    """Blocks add to a tile by TMA, and by atomic operations; a plain store between them races."""
    t.sm[t.tid, 0] = x[t.tid]
    A.fence_proxy("async.shared", space="cta")
    A.sync_threads()
    if t.block % 2 == 0:
        if t.warp == 0:
            add = cute.make_copy_atom(cpasync.CopyReduceBulkS2GOp("add"), cutec.Float32)
            cute.copy(add, t.sm[None, 0], cute.make_tensor(y.iterator, TILE))  # with 1
            A.cp_async_bulk_commit_group()
            A.cp_async_bulk_wait_group(0)
    elif cutec.const_expr(wrong):
        y[t.tid] = 1.0  # at 1
    else:
        A.atomic_add(y.iterator + t.tid, x[t.tid])
