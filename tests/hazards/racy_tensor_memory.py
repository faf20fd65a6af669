"""Tensor memory: its allocation, accesses of warps and of the tensor core, and scales. `racy` says
how to read this.
"""

from racy import TILE, kernel

import cutec
from cutec import cute
from cutec.cute import arch as A
from cutec.target.block_scaling import ScaledMultiply

static = cutec.range_constexpr
F16 = cutec.Float16
COLUMNS, K = 32, 16
INSTRUCTION = A.tcgen05_instruction("f16", "f16", "f32", TILE, COLUMNS)
WIDE = A.tcgen05_instruction("f16", "f16", "f32", TILE, 64)
PAIRED = A.tcgen05_instruction("f16", "f16", "f32", 2 * TILE, COLUMNS, group=2)
SCALED = ScaledMultiply("mxf8f6f4", "e4m3", "e4m3", "ue8m0", 32, TILE, COLUMNS, 32).descriptor
SM100 = {"arch": "sm_100a"}


def operand(t, rows):
    """Rows of 16 numbers in shared memory, and their descriptor."""
    tensor = t.smem.allocate_tensor(F16, cute.make_layout((rows, (8, 2)), stride=(8, (1, 8 * rows))), 1024)
    return tensor, A.tcgen05_descriptor(tensor.iterator, rows * 16, 8 * 16)


@cute.jit
def columns_of(t, holder, columns: cutec.Constexpr = COLUMNS):
    """Warp 0 allocates; all meet, and barriers 0 to 3 take one arrival, 4 to 7 those of 128."""
    if t.warp == 0:
        A.tcgen05_alloc(holder, columns)
        A.tcgen05_relinquish_alloc_permit()
    if t.tid == 0:
        for i in static(8):
            A.mbarrier_init(t.bars + i, 1 if i < 4 else TILE)
        A.mbarrier_init_fence()
    A.sync_threads()
    return holder.load()


@cute.jit
def filled(sA, sB, x, tid):
    """Each thread stores its row of A, and the first ones theirs of B."""
    for k in static(K):
        sA[tid, k] = x[tid].to(F16)
        if tid < cute.size(sB, mode=[0]):
            sB[tid, k] = F16(1.0)
    A.fence_proxy("async.shared", space="cta")


@cute.jit
def freed(warp, address, columns: cutec.Constexpr):
    """All meet, and warp 0 frees."""
    A.sync_threads()
    if warp == 0:
        A.tcgen05_dealloc(address, columns)


def quarter(address, warp):
    """The part of tensor memory that a warp reaches."""
    return address + (warp % 4 << 21)


@kernel(
    "E5054", "E5057", "W5056", "E5054", "E5033", "E5032", "E5054", "E5054", "E5054", "E5052", "E5046", "E5003", **SM100
)
def sums(x, y, t, wrong):
    """A product goes to tensor memory, then to registers; 1: sums are read before they are
    complete; 2: registers before they are loaded; 3: without a fence; 4: another thread commits; 5:
    the core reads a store that no proxy fence has covered; 6: an operand is overwritten while it is
    read; 7: columns are freed while warps read them; 8: one warp waits for all; 9: the commit comes
    before the multiply; 10: each warp reads the second quarter; 11: all threads multiply; 12: the
    sums begin with what nobody has written.
    """
    (sA, a), (sB, b) = operand(t, TILE), operand(t, COLUMNS)
    holder = t.smem.allocate_array(cutec.Int32, 1)
    address = columns_of(t, holder)
    filled(sA, sB, x, t.tid)
    if cutec.const_expr(wrong == 5):
        sA[t.tid, 0] = F16(1.0)  # with 5
    A.sync_threads()
    if (t.tid == 0) | (wrong == 11):
        if cutec.const_expr(wrong == 9):
            A.tcgen05_commit(t.bars)
        A.tcgen05_mma(address, a, b, INSTRUCTION, wrong == 12)  # at 5 11 12, with 1 4 6 8 9
        if cutec.const_expr(wrong not in (4, 9)):
            A.tcgen05_commit(t.bars)
    if cutec.const_expr(wrong == 4):
        if t.tid == 32:
            A.tcgen05_commit(t.bars)
    if cutec.const_expr(wrong == 6):
        sA[t.tid, 0] = F16(0.0)  # at 6
    if cutec.const_expr(wrong == 8):
        if t.warp == 0:
            A.mbarrier_wait(t.bars, 0)
    elif cutec.const_expr(wrong != 1):
        A.mbarrier_wait(t.bars, 0)
    if cutec.const_expr(wrong != 3):
        A.tcgen05_fence("after")
    lanes = address + (1 << 21) if cutec.const_expr(wrong == 10) else quarter(address, t.warp)
    values = A.tcgen05_ld(lanes, COLUMNS)  # at 1 3 4 8 9 10, with 2 7
    if cutec.const_expr(wrong != 2):
        A.fence_view_async_tmem_load()
    y[t.tid] = values[0].bitcast(cutec.Float32)  # at 2
    if cutec.const_expr(wrong == 2):
        A.fence_view_async_tmem_load()
    if cutec.const_expr(wrong != 7):
        A.sync_threads()
    if t.warp == 0:
        A.tcgen05_dealloc(address, COLUMNS)  # at 7


@kernel("E5054", "E5054", "E5054", "E5032", "E5054", "E5054", None, **SM100)
def turns(x, y, t, wrong):
    """Products go to the same columns one after the other, from the same operands. 1: the core
    overwrites sums that warps still read; 2: warps say that they have read before their loads are
    complete; 3: a warp does not say so, and the barrier counts three; 4: an operand is filled
    before the commit; 5: the core waits one turn too few; 6: columns of the second sums overlap the
    first ones; 7: no turn waits for the one before, as all sums have columns of their own.
    """
    (sA, a), (sB, b) = operand(t, TILE), operand(t, COLUMNS)
    holder = t.smem.allocate_array(cutec.Int32, 1)
    address = columns_of(t, holder, 128)
    filled(sA, sB, x, t.tid)
    if t.tid == 0:
        A.mbarrier_init(t.bars + 8, 96 if cutec.const_expr(wrong == 3) else TILE)
        A.mbarrier_init_fence()
    A.sync_threads()
    total = cutec.Float32(0.0)
    for turn in static(3):
        apart = COLUMNS if cutec.const_expr(wrong == 7) else 16 if cutec.const_expr(wrong == 6) else 0
        sums = address + apart * turn
        if t.tid == 0:
            if cutec.const_expr(turn > 0 and wrong not in (1, 6, 7) and (wrong != 5 or turn == 1)):
                A.mbarrier_wait(t.bars + 8, (turn - 1) % 2)
            A.tcgen05_fence("after")
            A.tcgen05_mma(sums, a, b, INSTRUCTION, False)  # at 1 2 3 5 6, with 4
            if cutec.const_expr(wrong == 4 and turn == 2):
                sA[5, 5] = F16(0.0)  # at 4
            A.tcgen05_commit(t.bars + turn)
        A.mbarrier_wait(t.bars + turn, 0)
        A.tcgen05_fence("after")
        values = A.tcgen05_ld(quarter(sums, t.warp), COLUMNS)  # with 1 2 3 5 6
        if cutec.const_expr(wrong == 2):
            A.mbarrier_arrive(t.bars + 8)
        A.fence_view_async_tmem_load()
        A.tcgen05_fence("before")
        if cutec.const_expr(wrong == 3):
            if t.warp != 3:
                A.mbarrier_arrive(t.bars + 8)
        elif cutec.const_expr(wrong != 2):
            A.mbarrier_arrive(t.bars + 8)
        total += values[0].bitcast(cutec.Float32)
    y[t.tid] = total
    freed(t.warp, address, 128)


@kernel("E5054", "W5056", "E5054", "E5054", "E5003", **SM100)
def left_in_tensor_memory(x, y, t, wrong):
    """A lies in tensor memory, where warps have stored it. 1: its stores are not waited for; 2: no
    fence before the barrier; 3: no barrier; 4: warps store the next A while this one is read; 5:
    one half of it is stored.
    """
    sB, b = operand(t, COLUMNS)
    holder = t.smem.allocate_array(cutec.Int32, 1)
    address = columns_of(t, holder, 64)
    if t.tid < COLUMNS:
        for k in static(K):
            sB[t.tid, k] = F16(1.0)
    A.fence_proxy("async.shared", space="cta")
    row = x[t.tid].bitcast(cutec.Int32)
    place = quarter(address, t.warp) + COLUMNS
    A.tcgen05_st(place, [row] * (4 if cutec.const_expr(wrong == 5) else 8))  # with 1 3
    if cutec.const_expr(wrong != 1):
        A.fence_view_async_tmem_store()
    if cutec.const_expr(wrong != 2):
        A.tcgen05_fence("before")
    if cutec.const_expr(wrong == 3):
        A.sync_warp()
    else:
        A.sync_threads()
    if t.tid == 0:
        A.tcgen05_fence("after")
        A.tcgen05_mma(address, address + COLUMNS, b, INSTRUCTION, False)  # at 1 2 3 5, with 4
        A.tcgen05_commit(t.bars)
    if cutec.const_expr(wrong == 4):
        A.tcgen05_st(place, [row] * 8)  # at 4
        A.fence_view_async_tmem_store()
    A.mbarrier_wait(t.bars, 0)
    A.tcgen05_fence("after")
    values = A.tcgen05_ld(quarter(address, t.warp), COLUMNS)
    A.fence_view_async_tmem_load()
    y[t.tid] = values[0].bitcast(cutec.Float32)
    freed(t.warp, address, 64)


@kernel("E5033", "E5032", "E5054", "E5054", "E5055", "E5054", **SM100)
def scales(x, y, t, wrong):
    """Scales go from shared to tensor memory, twice; a multiply takes them. 1: no proxy fence
    before the copy; 2: the next scales are stored in shared memory before the copy has read the
    first ones; 3: another thread copies, and nothing orders it before the multiply; 4: warps store
    other scales while the core reads them; 5: they reach one quarter only; 6: another thread copies
    the next ones while the core multiplies.
    """
    (sA, a), (sB, b) = operand(t, TILE), operand(t, COLUMNS)
    words = t.smem.allocate_tensor(cutec.Int32, cute.make_layout(TILE), 1024)
    source = A.tcgen05_descriptor(words.iterator, 16, 8 * 16)
    holder = t.smem.allocate_array(cutec.Int32, 1)
    address = columns_of(t, holder, 64)
    filled(sA, sB, x, t.tid)
    of_a, of_b = address + 32, address + 40
    words[t.tid] = cutec.Int32(0x7F7F7F7F)  # with 1
    if cutec.const_expr(wrong != 1):
        A.fence_proxy("async.shared", space="cta")
    if cutec.const_expr(wrong == 5):
        A.tcgen05_st(quarter(of_a, t.warp), [0x7E7E7E7E + t.warp] * 4)
        A.fence_view_async_tmem_store()
        A.tcgen05_fence("before")
    A.sync_threads()
    if t.tid == (64 if cutec.const_expr(wrong == 3) else 0):
        A.tcgen05_fence("after")
        if cutec.const_expr(wrong != 5):
            A.tcgen05_cp(of_a, source, "32x128b", "warpx4")  # at 1, with 3
        A.tcgen05_cp(of_b, source, "32x128b", "warpx4")  # with 2
    if cutec.const_expr(wrong == 2):
        words[t.tid] = cutec.Int32(0x7E7E7E7E)  # at 2
    A.sync_threads()
    if t.tid == 0:
        A.tcgen05_mma_scaled(address, a, b, SCALED, of_a, of_b, False)  # at 3 5, with 4 6
        A.tcgen05_commit(t.bars)
    if cutec.const_expr(wrong == 4):
        A.tcgen05_st(quarter(of_b, t.warp), [0x7E7E7E7E] * 4)  # at 4
        A.fence_view_async_tmem_store()
    if cutec.const_expr(wrong == 6):
        if t.tid == 96:
            A.tcgen05_cp(of_a, source, "32x128b", "warpx4")  # at 6
            A.tcgen05_commit(t.bars + 1)
        A.mbarrier_wait(t.bars + 1, 0)
    A.mbarrier_wait(t.bars, 0)
    A.tcgen05_fence("after")
    values = A.tcgen05_ld(quarter(address, t.warp), COLUMNS)
    A.fence_view_async_tmem_load()
    y[t.tid] = values[0].bitcast(cutec.Float32)
    freed(t.warp, address, 64)


@kernel(
    "E5043", "E5043", "E5053", "E5053", "E5053", "E5005", "E5052", "E5053", "E5053", "E5053", "W5062", "E5053", **SM100
)
def allocation(x, y, t, wrong):
    """Columns are allocated, stored to, loaded from and freed. 1: half a warp allocates; 2: half a
    warp frees; 3: two warps free the same; 4: each warp allocates; 5: nobody frees; 6: the address
    is read before it is there; 7: columns are used after they have been freed; 8: fewer are freed
    than allocated; 9: 100 columns; 10: another allocation after the permit is given up; 11: the
    permit is kept; 12: two allocations of more than there is.
    """
    holder = t.smem.allocate_array(cutec.Int32, 1)
    if t.warp == 0 or wrong == 4:
        if cutec.const_expr(wrong == 1):
            if t.tid < 16:
                A.tcgen05_alloc(holder, COLUMNS)  # at 1
        elif cutec.const_expr(wrong == 9):
            A.tcgen05_alloc(holder, x[100].to(cutec.Int32))  # at 9
        else:
            A.tcgen05_alloc(holder, COLUMNS)  # at 4 5 11, with 6 8
        if cutec.const_expr(wrong == 12):
            A.tcgen05_alloc(holder, 512)  # at 12
        if cutec.const_expr(wrong != 11):
            A.tcgen05_relinquish_alloc_permit()  # with 10
        if cutec.const_expr(wrong == 10):
            A.tcgen05_alloc(holder, COLUMNS)  # at 10
    if cutec.const_expr(wrong != 6):
        A.sync_threads()
    address = holder.load()  # at 6
    if cutec.const_expr(wrong == 6):
        A.sync_threads()
    lanes = quarter(address, t.warp)
    A.tcgen05_st(lanes, [x[t.tid].bitcast(cutec.Int32)])
    A.fence_view_async_tmem_store()
    if cutec.const_expr(wrong == 7):
        A.sync_threads()
        if t.warp == 0:
            A.tcgen05_dealloc(address, COLUMNS)  # with 7
        A.sync_threads()
    (value,) = A.tcgen05_ld(lanes, 1)  # at 7
    A.fence_view_async_tmem_load()
    y[t.tid] = value.bitcast(cutec.Float32)
    A.sync_threads()
    if cutec.const_expr(wrong == 2):
        if t.tid < 16:
            A.tcgen05_dealloc(address, COLUMNS)  # at 2
    elif cutec.const_expr(wrong == 3):
        if t.warp < 2:
            A.tcgen05_dealloc(address, COLUMNS)  # at 3, with 3
    elif cutec.const_expr(wrong == 8):
        if t.warp == 0:
            A.tcgen05_dealloc(address, 64)  # at 8
    elif cutec.const_expr(wrong not in (5, 7)):
        if t.warp == 0:
            A.tcgen05_dealloc(address, COLUMNS)


@kernel("E5055", "E5055", "E5055", "E5001", "E5003", **SM100)
def descriptors(x, y, t, wrong):
    """The numbers that say what the core multiplies are computed. 1: the instruction's is of
    another kind; 2: it is one that no instruction takes; 3: A's lacks its version; 4: B's begins
    behind what is there; 5: the instruction says 64 rows of B, of which 32 are stored.
    """
    (sA, a), (sB, b) = operand(t, TILE), operand(t, 2 * COLUMNS)
    holder = t.smem.allocate_array(cutec.Int32, 1)
    address = columns_of(t, holder, 64)
    filled(sA, cute.local_tile(sB, (COLUMNS, K), (0, 0)), x, t.tid)
    instruction = INSTRUCTION
    if cutec.const_expr(wrong == 1):
        instruction = A.tcgen05_instruction("tf32", "tf32", "f32", TILE, COLUMNS)
    elif cutec.const_expr(wrong == 2):
        instruction = INSTRUCTION ^ 3 << 4
    elif cutec.const_expr(wrong == 5):
        instruction = WIDE
    a = a ^ (1 << 46) if cutec.const_expr(wrong == 3) else a
    b = b + 64 if cutec.const_expr(wrong == 4) else b
    A.sync_threads()
    if t.tid == 0:
        A.tcgen05_mma(address, a, b, instruction, False)  # at 1 2 3 4 5
        A.tcgen05_commit(t.bars)
    A.mbarrier_wait(t.bars, 0)
    A.tcgen05_fence("after")
    values = A.tcgen05_ld(quarter(address, t.warp), 64 if cutec.const_expr(wrong == 5) else COLUMNS)
    A.fence_view_async_tmem_load()
    y[t.tid] = values[-1].bitcast(cutec.Float32)
    freed(t.warp, address, 64)


@cute.jit
def met():
    """All threads of the cluster meet."""
    A.cluster_arrive()
    A.cluster_wait()


@kernel(
    *("E5040", "E5053", "E5053", "E5008", "E5053", "E5005", "E5048", "E5039", "E5008", "E5054", "E5054", "E5039"),
    "E5040",
    blocks=2,
    cluster=2,
    says={4: "for the other block of the pair to allocate"},
    **SM100,
)
def pair(x, y, t, wrong):
    """Each block of a pair stores its half of the operands; the first one multiplies. 1: nobody
    knows that the other block has begun when it allocates; 2: a block frees before the other one
    has its columns; 3: they allocate different numbers; 4: one allocates; 5: one frees; 6: the
    other block's operands are not waited for; 7: its arrival releases them to its own block alone;
    8: it ends while they are read; 9: the commit is for one block; 10: the other one does not wait
    for it; 11: both blocks multiply; 12: the other one may end before a last commit arrives there;
    13: a block arrives at a barrier of the other one that may not have begun.
    """
    (sA, a), (sB, b) = operand(t, TILE), operand(t, COLUMNS // 2)
    holder = t.smem.allocate_array(cutec.Int32, 1)
    rank = A.make_warp_uniform(A.block_idx_in_cluster())
    if t.tid == 0:
        A.mbarrier_init(t.bars, 2 * TILE if cutec.const_expr(wrong != 6) else TILE)
        A.mbarrier_init(t.bars + 1, 2 if cutec.const_expr(wrong == 11) else 1)
        A.mbarrier_init(t.bars + 2, 1)
        A.mbarrier_init_fence()
    if cutec.const_expr(wrong == 13):
        A.sync_threads()
    elif cutec.const_expr(wrong != 1):
        met()
    filled(sA, sB, x, t.tid)
    if cutec.const_expr(wrong != 6):
        A.mbarrier_arrive(t.bars, 0, scope="cta" if cutec.const_expr(wrong == 7) else "cluster")  # at 13
    elif rank == 0:
        A.mbarrier_arrive(t.bars)
    if t.warp == 0:
        if cutec.const_expr(wrong == 3):
            A.tcgen05_alloc(holder, COLUMNS * (rank + 1), 2)  # at 3
        elif cutec.const_expr(wrong != 4) or rank == 0:
            A.tcgen05_alloc(holder, COLUMNS, 2)  # at 1 5, with 4
            A.tcgen05_relinquish_alloc_permit(2)
    A.sync_threads()
    address = holder.load()
    if cutec.const_expr(wrong == 2):
        if t.warp == 0:
            A.tcgen05_dealloc(address, COLUMNS, 2)  # at 2
    else:
        if ((rank == 0) | (wrong == 11)) & (t.tid == 0):
            if rank == 0:
                A.mbarrier_wait(t.bars, 0, scope="cluster")
            A.tcgen05_mma(address, a, b, PAIRED, False, group=2)  # at 6 7 8 11, with 10
            A.tcgen05_commit(t.bars + 1, 1 if cutec.const_expr(wrong == 9) else 3, 2)
        if cutec.const_expr(wrong != 8) or rank == 0:
            if cutec.const_expr(wrong != 10) or rank == 0:
                A.mbarrier_wait(t.bars + 1, 0, scope="cluster")  # at 9
            A.tcgen05_fence("after")
            values = A.tcgen05_ld(quarter(address, t.warp), COLUMNS)  # at 10
            A.fence_view_async_tmem_load()
            y[t.block * TILE + t.tid] = values[0].bitcast(cutec.Float32)
        if cutec.const_expr(wrong != 8):
            met()
        if cutec.const_expr(wrong == 12):
            if (rank == 0) & (t.tid == 0):
                A.tcgen05_commit(t.bars + 2, 2, 2)  # at 12
        if t.warp == 0:
            if cutec.const_expr(wrong != 5) or rank == 0:
                A.tcgen05_dealloc(address, COLUMNS, 2)


@kernel("W5064", "W5062", counts_costs=True, blocks=4, **SM100)
def neighbours(x, y, t, wrong):
    """Four blocks fit on an SM. 1: each has all of its tensor memory; 2: each keeps its permit."""
    holder = t.smem.allocate_array(cutec.Int32, 1)
    columns = 512 if cutec.const_expr(wrong == 1) else 128
    if t.warp == 0:
        A.tcgen05_alloc(holder, columns)  # at 1 2
        if cutec.const_expr(wrong != 2):
            A.tcgen05_relinquish_alloc_permit()
    A.sync_threads()
    address = holder.load()
    y[t.block * TILE + t.tid] = x[t.block * TILE + t.tid]
    A.sync_threads()
    if t.warp == 0:
        A.tcgen05_dealloc(address, columns)


@kernel("E5054", "E5054", "E5054", "E5054", "E5057", None, None, **SM100)
def in_order(x, y, t, wrong):
    """What a warp stores, it loads; a copy overwrites it; two multiplies add up. 1: the load does
    not wait for the store; 2: the store overwrites what is being loaded; 3: the copy overwrites it;
    4: another thread gives the second multiply, and nothing orders the two; 5: a warp waits for its
    loads behind their use, having waited in a branch; 6: one warp waits for the core, and all meet;
    7: a lane of each warp waits for the core, and its lanes meet.
    """
    (sA, a), (sB, b) = operand(t, TILE), operand(t, COLUMNS)
    holder = t.smem.allocate_array(cutec.Int32, 1)
    address = columns_of(t, holder, 64)
    lanes, source = quarter(address, t.warp), A.tcgen05_descriptor(t.sm.iterator, 16, 8 * 16)
    t.sm[t.tid, 0] = x[t.tid]
    filled(sA, sB, x, t.tid)
    word = x[t.tid].bitcast(cutec.Int32)
    A.tcgen05_st(lanes, [word] * 4)  # with 1
    if cutec.const_expr(wrong != 1):
        A.fence_view_async_tmem_store()
    values = A.tcgen05_ld(lanes, 4)  # at 1, with 2 3 5
    if cutec.const_expr(wrong == 5):
        if t.warp < 0:
            A.fence_view_async_tmem_load()
    elif cutec.const_expr(wrong not in (2, 3)):
        A.fence_view_async_tmem_load()
    if cutec.const_expr(wrong == 5):
        y[t.tid] = values[0].bitcast(cutec.Float32)  # at 5
    if cutec.const_expr(wrong == 2):
        A.tcgen05_st(lanes, [word] * 4)  # at 2
        A.fence_view_async_tmem_store()
    A.tcgen05_fence("before")
    A.sync_threads()
    if t.tid == 0:
        A.tcgen05_fence("after")
        A.tcgen05_cp(address, source, "32x128b", "warpx4")  # at 3
        A.tcgen05_mma(address + 32, a, b, INSTRUCTION, False)  # with 4
        if cutec.const_expr(wrong != 4):
            A.tcgen05_mma(address + 32, a, b, INSTRUCTION, True)
        A.tcgen05_commit(t.bars)
    if cutec.const_expr(wrong == 4):
        if t.tid == 1:
            A.tcgen05_mma(address + 32, a, b, INSTRUCTION, True)  # at 4
            A.tcgen05_commit(t.bars + 1)
        A.mbarrier_wait(t.bars + 1, 0)
    if cutec.const_expr(wrong in (2, 3)):
        A.fence_view_async_tmem_load()
    if cutec.const_expr(wrong == 6):
        if t.warp == 0:
            A.mbarrier_wait(t.bars, 0)
        A.sync_threads()
    elif cutec.const_expr(wrong == 7):
        if t.tid % 32 == 0:
            A.mbarrier_wait(t.bars, 0)
        A.sync_warp()
    else:
        A.mbarrier_wait(t.bars, 0)
    A.tcgen05_fence("after")
    sums = A.tcgen05_ld(lanes + 32, COLUMNS)
    A.fence_view_async_tmem_load()
    y[t.tid] = sums[0].bitcast(cutec.Float32) + values[0].bitcast(cutec.Float32)
    freed(t.warp, address, 64)
