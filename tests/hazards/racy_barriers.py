"""Barriers of blocks, warps and memory order; mbarriers that threads arrive at. `racy` says how to
read this.
"""

from racy import TILE, TILES, kernel

import cutec
from cutec import cute
from cutec.cute import arch as A

static, dynamic = cutec.range_constexpr, cutec.range


@kernel("E5005", "E5005")
def neighbour(x, y, t, wrong):
    """A neighbour's element, through shared memory, in each round."""
    for i in range(TILES):
        t.sm[t.tid, 0] = x[i * TILE + t.tid]  # at 2, with 1
        if cutec.const_expr(wrong != 1):
            A.sync_threads()
        y[i * TILE + t.tid] = t.sm[(t.tid + 1) % TILE, 0]  # at 1, with 2
        if cutec.const_expr(wrong != 2):
            A.sync_threads()


@kernel("E5005")
def two_buffers(x, y, t, wrong):
    """Two buffers in turns need one barrier a round; one buffer needs two."""
    for i in range(TILES):
        buffer = i % 2 if cutec.const_expr(wrong == 0) else 0
        t.sm[t.tid, buffer] = x[i * TILE + t.tid]  # at 1
        A.sync_threads()
        y[i * TILE + t.tid] = t.sm[TILE - 1 - t.tid, buffer]  # with 1


@kernel("E5037")
def last_wait(x, y, t, wrong):
    """All threads arrive, and a warp waits for them. With the other parity it goes on at once, or,
    where it comes last, never: its own arrival does not help.
    """
    if t.tid == 0:
        A.mbarrier_init(t.bars, TILE)
    A.sync_threads()
    if t.warp == 0:
        A.mbarrier_arrive(t.bars)
        A.mbarrier_wait(t.bars, 0 if wrong == 0 else 1)  # at 1
        y[t.tid] = x[t.tid]
    else:
        A.mbarrier_arrive(t.bars)  # with 1


@kernel("E5005", None, "E5005")
def warp_sums(x, y, t, wrong):
    """Each warp's sum goes to shared memory, the first warp adds them up."""
    total = A.warp_reduction_sum(x[t.tid])
    if t.tid % 32 == 0:
        t.sm[t.warp, 0] = total  # with 1
    if cutec.const_expr(wrong == 3):
        A.sync_warp()
    elif cutec.const_expr(wrong != 1):
        A.sync_threads()
    if cutec.const_expr(wrong == 2):
        y[t.tid] = t.sm[0, 0] + t.sm[1, 0]
    elif t.warp == 0:
        part = t.sm[t.tid % 4, 0]  # at 1 3
        y[t.tid] = part


@kernel("E5005")
def tree(x, y, t, wrong):
    """A tree of additions whose last steps are left to one warp without a barrier: since Volta its
    lanes need not run in step.
    """
    t.sm[t.tid, 0] = x[t.tid]
    A.sync_threads()
    for step in static(6, -1, -1):
        half = 1 << step
        if t.tid < half:
            t.sm[t.tid, 0] = t.sm[t.tid, 0] + t.sm[t.tid + half, 0]  # at 1, with 1
        if cutec.const_expr(wrong == 0 or half > 32):
            A.sync_threads()
    if t.tid == 0:
        y[0] = t.sm[0, 0]


@kernel("E5005")
def same_place(x, y, t, wrong):
    """All threads store to one place; equal values do no harm."""
    t.sm[0, 0] = cutec.Float32(1.0) if cutec.const_expr(wrong == 0) else x[t.tid]  # at 1
    A.sync_threads()
    y[t.tid] = t.sm[0, 0]


@kernel("E5005", None)
def counted(x, y, t, wrong):
    """Threads count in shared memory: with atomics, or not."""
    count = cute.make_tensor(cute.recast_ptr(t.sm.iterator, dtype=cutec.Int32), cute.make_layout(4))
    if t.tid == 0:
        count[0] = 0
    A.sync_threads()
    if cutec.const_expr(wrong == 1):
        count[0] = count[0] + 1  # at 1
    else:
        A.atomic_add(count.iterator, 1)
    A.sync_threads()
    y[t.tid] = count[0].to(cutec.Float32)


@kernel("E5004", "E5004", "E5004", "E5043")
def barrier_in_a_branch(x, y, t, wrong):
    """A barrier that not all threads reach."""
    t.sm[t.tid, 0] = x[t.tid]
    if cutec.const_expr(wrong == 1):
        if t.warp < 3:
            A.sync_threads()  # at 1
    elif cutec.const_expr(wrong == 2):
        for _ in range(t.warp + 1):
            A.sync_threads()  # at 2
    elif cutec.const_expr(wrong == 3):
        if t.warp == 0:
            A.sync_threads()  # with 3
        else:
            A.sync_threads()  # at 3
    elif cutec.const_expr(wrong == 4):
        if t.tid % 2 == 0:
            A.sync_threads()  # at 4
        else:
            A.sync_threads()
    else:
        A.sync_threads()
    y[t.tid] = t.sm[TILE - 1 - t.tid, 0]


@kernel("E5005", "E5005", "E5004", "E5005", None, "E5004")
def named(x, y, t, wrong):
    """Two warps hand over to the other two at a barrier for 128 threads: those who wait are counted
    too.
    """
    # (the compiler knows 160 to be too many)
    count = 64 if cutec.const_expr(wrong == 2) else t.block + 160 if cutec.const_expr(wrong == 3) else 128
    if t.warp < 2:
        t.sm[t.tid, 0] = x[t.tid]  # with 1 2 4
        if cutec.const_expr(wrong != 1):
            A.barrier_arrive(barrier_id=1 if wrong != 4 else 2, number_of_threads=count)  # with 6
    else:
        if cutec.const_expr(wrong == 6):
            A.barrier(barrier_id=1, number_of_threads=64)  # at 6
        elif cutec.const_expr(wrong == 4):
            A.barrier(barrier_id=1, number_of_threads=64)
        elif cutec.const_expr(wrong != 1):
            A.barrier(barrier_id=1, number_of_threads=count)  # at 3
        y[t.tid - 64] = t.sm[t.tid - 64, 0]  # at 1 2 4


@kernel("E5005", "E5005")
def subset(x, y, t, wrong):
    """A barrier of two warps orders nothing for the other two, and not what comes after it."""
    t.sm[t.tid, 0] = x[t.tid]  # with 1
    if cutec.const_expr(wrong == 1):
        A.barrier(barrier_id=1 + t.warp // 2, number_of_threads=64)
        y[t.tid] = t.sm[TILE - 1 - t.tid, 0]  # at 1
    else:
        A.barrier(barrier_id=1 + t.warp // 2, number_of_threads=64)
        y[t.tid] = t.sm[t.tid ^ 32, 0]  # with 2
    if cutec.const_expr(wrong == 2):
        t.sm[t.tid, 0] = 0.0  # at 2


@kernel("E5005", "E5005", "E5005", "E5005")
def flag(x, y, t, wrong):
    """A flag in shared memory hands data over: released, acquired."""
    ready = cute.recast_ptr(t.sm.iterator + 256, dtype=cutec.Int32)
    if t.tid == 0:
        A.store(ready, cutec.Int32(0))
    A.sync_threads()
    if t.warp == 0:
        t.sm[t.tid, 0] = x[t.tid]  # with 1 2 4
        A.sync_warp()
        if t.tid == 0:
            if cutec.const_expr(wrong == 1):
                A.store(ready, cutec.Int32(1), sem="relaxed", scope="cta")
            elif cutec.const_expr(wrong == 3):
                A.store(ready, cutec.Int32(1))  # with 3
            else:
                A.store(ready, cutec.Int32(1), sem="release", scope="cta")
    elif t.warp == 1:
        got = cutec.Int32(0)
        while got == 0:
            if cutec.const_expr(wrong == 2):
                got = A.load(ready, cutec.Int32, sem="relaxed", scope="cta")
            else:
                got = A.load(ready, cutec.Int32, sem="acquire", scope="cta")  # at 3
        y[t.tid] = t.sm[t.tid - 32, 0]  # at 1 2
    elif cutec.const_expr(wrong == 4):
        y[t.tid] = t.sm[t.tid - 64, 0]  # at 4


@kernel("E5014", "E5036", "E5036", "E5008", "E5008", "E5014", "E5014", says={7: "32 arrivals at once"})
def handed_over(x, y, t, wrong):
    """One warp fills a ring of two buffers, another one empties it: full and empty mbarriers of 32
    arrivals each.
    """
    full, empty = t.bars, t.bars + 2
    if t.tid == 0 and cutec.const_expr(wrong != 1):
        for s in static(2):
            if cutec.const_expr(wrong != 6 or s == 0):
                A.mbarrier_init(full + s, {4: 33, 7: 31}.get(wrong, 32))  # with 3 4 7
                A.mbarrier_init(empty + s, 32 if wrong != 5 else 16)  # with 2 5
        A.mbarrier_init_fence()
    if cutec.const_expr(wrong == 3):
        A.sync_warp()
    elif cutec.const_expr(wrong != 2):
        A.sync_threads()
    stage, phase = cutec.Int32(0), cutec.Int32(0)
    for i in range(TILES):
        if t.warp == 0:
            A.mbarrier_wait(empty + stage, phase ^ 1)  # at 1 2 4 5 6
            t.sm[t.tid, stage] = x[i * TILE + t.tid]
            A.mbarrier_arrive(full + stage)  # at 7
        elif t.warp == 1:
            A.mbarrier_wait(full + stage, phase)  # at 3, with 4 5
            y[i * TILE + t.tid] = t.sm[(t.tid + 1) % 32, stage]
            A.mbarrier_arrive(empty + stage)
        stage += 1
        if stage == 2:
            stage, phase = cutec.Int32(0), phase ^ 1


@kernel("E5004", "E5045")
def one_barrier_for_two_groups(x, y, t, wrong):
    """Pairs of warps meet, each pair for itself; then one after the other at the same barrier, with
    something between that orders them.
    """
    group = t.warp // 2
    t.sm[t.tid, 0] = x[t.tid]
    own = 1 if cutec.const_expr(wrong == 1) else 1 + group
    A.barrier(barrier_id=own, number_of_threads=64)  # at 1
    y[t.tid] = t.sm[t.tid // 64 * 64 + (t.tid + 32) % 64, 0]
    if group == 0:
        A.barrier(barrier_id=3, number_of_threads=64)  # with 2
    if cutec.const_expr(wrong != 2):
        A.sync_threads()
    if group == 1:
        A.barrier(barrier_id=3, number_of_threads=64)  # at 2


@cute.struct
class Store:
    bars: cute.struct.MemRange[cutec.Int64, 2]
    first: cute.struct.Align[cute.struct.MemRange[cutec.Float32, TILE], 128]
    second: cute.struct.MemRange[cutec.Float32, TILE]


@kernel(
    "E5005",
    "E5005",
    "E5008",
    "E5008",
    says={
        1: "byte 4 of store.first",
        2: "of store.second",
        3: "barrier at store.bars + 1",
        4: "make a barrier for as many arrivals as come",
    },
)
def named_by_fields(x, y, t, wrong):
    """What lies in a struct is named after the struct's field."""
    store = t.smem.allocate(Store)
    row = cute.make_layout(TILE)
    first, second = store.first.get_tensor(row), store.second.get_tensor(row)
    if t.tid == 0:
        A.mbarrier_init(store.bars.data_ptr() + 1, TILE + 1 if wrong == 4 else TILE)
    A.sync_threads()
    first[t.tid] = x[t.tid]  # with 1
    if cutec.const_expr(wrong != 1):
        A.sync_threads()
    second[t.tid] = first[(t.tid + 1) % TILE]  # at 1, with 2
    if cutec.const_expr(wrong not in (2, 3)):
        A.mbarrier_arrive(store.bars.data_ptr() + 1)
    if cutec.const_expr(wrong != 2):
        A.mbarrier_wait(store.bars.data_ptr() + 1, 0)  # at 3 4
    y[t.tid] = second[(t.tid + 1) % TILE]  # at 2


@kernel("E5004", "E5004", "E5004", says=dict.fromkeys((1, 2, 3), "`number_of_threads` counts all threads that come"))
def part_of_the_block(x, y, t, wrong):
    """Two of four warps meet."""
    if t.warp < 2:
        if cutec.const_expr(wrong == 3):
            if t.warp == 0:
                A.barrier(barrier_id=1, number_of_threads=96)
            else:
                A.barrier(barrier_id=1, number_of_threads=64)  # at 3
        else:
            A.barrier(barrier_id=1, number_of_threads=(64, 32, 96)[wrong])  # at 1 2
    y[t.tid] = x[t.tid]
