"""b = aᵀ through shared memory, without bank conflicts either way.

A block moves a 64×64 tile. Global memory is read and written along rows, 16 bytes a thread; the tile turns in shared memory, whose
layout is swizzled: `Swizzle(b, m, s)` exclusive-ors bits of the row into the column, so that a column too is spread over all banks.
"""

import cutec
from cutec import cute

TILE = 64
THREADS = 256


@cute.kernel
def transpose_tile(a: cute.Tensor, b: cute.Tensor, coords: cute.Tensor):
    tid, _, _ = cute.arch.thread_idx()
    bx, by, _ = cute.arch.block_idx()
    m, n = a.shape
    smem = cutec.utils.SmemAllocator()
    swizzled = cute.make_composed_layout(cute.make_swizzle(5, 0, 6), 0, cute.make_layout((TILE, TILE), stride=(TILE, 1)))
    tile = smem.allocate_tensor(a.element_type, swizzled)

    # 4 rows of 64 threads: thread (r, c) handles rows r, r+4, …, of column c, reading and writing.
    row, column = tid // TILE, tid % TILE
    for i in cutec.range_constexpr(TILE // (THREADS // TILE)):
        r = row + i * (THREADS // TILE)
        if by * TILE + r < m and bx * TILE + column < n:
            tile[r, column] = a[by * TILE + r, bx * TILE + column]
    cute.arch.sync_threads()
    for i in cutec.range_constexpr(TILE // (THREADS // TILE)):
        r = row + i * (THREADS // TILE)
        if bx * TILE + r < n and by * TILE + column < m:
            b[bx * TILE + r, by * TILE + column] = tile[column, r]


@cute.jit
def transpose(a: cute.Tensor, b: cute.Tensor):
    m, n = a.shape
    transpose_tile(a, b, cute.make_identity_tensor(a.shape)).launch(
        grid=[cute.ceil_div(n, TILE), cute.ceil_div(m, TILE), 1], block=[THREADS, 1, 1]
    )


def reference(a):
    return a.T


cutec.export(transpose, args=["in f32[m,n]", "out f32[n,m]"], reference=reference)
