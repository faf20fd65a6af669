"""b = aᵀ through shared memory: 16-byte accesses to global memory, no bank conflicts either way.

A block turns a 64×64 tile. It is read along rows of a, four elements a thread, and written along
rows of b, four elements a thread that lie in one column of the tile. The tile is swizzled:
`Swizzle(3, 2, 6)` exclusive-ors bits 8–10 of the offset (row / 4) into bits 2–4 (column / 4). Runs
of four elements stay together, so each goes in as one 16-byte store; and the 32 lanes of a warp,
which read 8 groups of rows times 4 columns at once, find them in 32 different banks.
"""

import cutec
from cutec import cute

TILE = 64
THREADS = 512
VECTOR = 4
RUNS = TILE // VECTOR
STEPS = TILE * RUNS // THREADS


@cute.kernel
def transpose_tile(mA: cute.Tensor, mB: cute.Tensor):
    tid, _, _ = cute.arch.thread_idx()
    by, bx, _ = cute.arch.block_idx()  # neighbouring blocks write neighbouring parts of the same rows of b
    m, n = mA.shape
    swizzle = cute.make_swizzle(3, 2, TILE.bit_length() - 1)
    layout = cute.make_composed_layout(swizzle, 0, cute.make_layout((TILE, TILE), stride=(TILE, 1)))
    sA = cutec.utils.SmemAllocator().allocate_tensor(mA.element_type, layout)
    # Everything in runs of four along rows: ((1, 4), (rows, columns / 4)).
    mA_runs, mB_runs, sA_runs = (cute.zipped_divide(t, (1, VECTOR)) for t in (mA, mB, sA))

    rA = cute.make_rmem_tensor((VECTOR, STEPS), mA.element_type)
    for i in cutec.range_constexpr(STEPS):
        row, run = by * TILE + i * (TILE // STEPS) + tid // RUNS, bx * RUNS + tid % RUNS
        if row < m and run * VECTOR < n:
            cute.autovec_copy(mA_runs[(0, None), (row, run)], rA[None, i])
    for i in cutec.range_constexpr(STEPS):
        cute.autovec_copy(rA[None, i], sA_runs[(0, None), (i * (TILE // STEPS) + tid // RUNS, tid % RUNS)])
    cute.arch.sync_threads()

    # A warp takes 4 columns (rows of b) times 8 groups of 4 rows.
    lane = tid % 32
    for i in cutec.range_constexpr(STEPS):
        part = tid // 32 + i * (THREADS // 32)
        column, group = part % RUNS * 4 + lane % 4, part // RUNS * 8 + lane // 4
        for k in cutec.range_constexpr(VECTOR):
            rA[k, i] = sA[group * VECTOR + k, column]
        row, run = bx * TILE + column, by * RUNS + group
        if row < n and run * VECTOR < m:
            cute.autovec_copy(rA[None, i], mB_runs[(0, None), (row, run)])


@cute.jit
def transpose(a: cute.Tensor, b: cute.Tensor):
    m, n = a.shape
    transpose_tile(a, b).launch(grid=[cute.ceil_div(m, TILE), cute.ceil_div(n, TILE), 1], block=[THREADS, 1, 1])


def reference(a):
    return a.T


cutec.export(transpose, name="transpose_f32", args=["in f32[m{div=4},n{div=4}]", "out f32[n,m]"], reference=reference)
