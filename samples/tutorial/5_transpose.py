"""Step 5, shared memory and swizzles: y = xᵀ by tiles of 32 x 32."""

import cutec
from cutec import cute

TILE = 32
ROWS = 8  # of a tile that the threads of a block take at a time


@cute.kernel
def transpose_kernel(mX: cute.Tensor, mY: cute.Tensor, layout: cute.ComposedLayout):
    tid, _, _ = cute.arch.thread_idx()
    bx, by, _ = cute.arch.block_idx()
    gX = cute.local_tile(mX, (TILE, TILE), (by, bx))
    gY = cute.local_tile(mY, (TILE, TILE), (bx, by))
    sX = cutec.utils.SmemAllocator().allocate_tensor(mX.element_type, layout)

    row, column = tid // TILE, tid % TILE
    for i in cutec.range_constexpr(0, TILE, ROWS):
        sX[row + i, column] = gX[row + i, column]  # a warp: one row of sX
    cute.arch.sync_threads()
    for i in cutec.range_constexpr(0, TILE, ROWS):
        gY[row + i, column] = sX[column, row + i]  # a warp: one column of sX


@cute.jit
def transpose(x: cute.Tensor, y: cute.Tensor):
    m, n = x.shape
    rows = cute.make_layout((TILE, TILE), stride=(TILE, 1))
    layout = cute.make_composed_layout(cute.make_swizzle(5, 0, 5), 0, rows)
    transpose_kernel(x, y, layout).launch(grid=[n // TILE, m // TILE, 1], block=[TILE * ROWS, 1, 1])


def reference(x):
    return x.T


cutec.export(transpose, args=["in f32[m{div=32},n{div=32}]", "out f32[n,m]"], reference=reference)
