"""Step 3, tiling and partitioning: y = max(x, 0), a tile of 16 x 64 a block, in two ways."""

import cutec
from cutec import cute

TILE = (16, 64)


@cute.kernel
def relu_strided(mX: cute.Tensor, mY: cute.Tensor):
    tid, _, _ = cute.arch.thread_idx()
    bx, by, _ = cute.arch.block_idx()
    gX = cute.local_tile(mX, TILE, (by, bx))  # (16, 64)
    gY = cute.local_tile(mY, TILE, (by, bx))
    threads = cute.make_layout((4, 32), stride=(32, 1))
    tXgX = cute.local_partition(gX, threads, tid)  # (4, 2)
    tXgY = cute.local_partition(gY, threads, tid)
    for i in cutec.range_constexpr(cute.size(tXgX)):
        tXgY[i] = cutec.max(tXgX[i], 0.0)


@cute.kernel
def relu_tv(mX: cute.Tensor, mY: cute.Tensor, tiler: cute.Shape, tv: cute.Layout):
    tid, _, _ = cute.arch.thread_idx()
    bx, by, _ = cute.arch.block_idx()
    gX = cute.zipped_divide(mX, tiler)[(None, (by, bx))]  # as local_tile
    gY = cute.zipped_divide(mY, tiler)[(None, (by, bx))]
    tXgX = cute.composition(gX, tv)[tid, None]  # (thread, value) -> this thread's values
    tXgY = cute.composition(gY, tv)[tid, None]
    tXgY.store(cute.where(tXgX.load() > 0.0, tXgX.load(), 0.0))


@cute.jit
def relu(x: cute.Tensor, y: cute.Tensor):
    m, n = x.shape
    relu_strided(x, y).launch(grid=[n // TILE[1], m // TILE[0], 1], block=[128, 1, 1])


@cute.jit
def relu_2(x: cute.Tensor, y: cute.Tensor):
    m, n = x.shape
    tiler, tv = cute.make_layout_tv(
        cute.make_layout((8, 16), stride=(16, 1)),  # threads: 8 rows of 16
        cute.make_layout((2, 4), stride=(4, 1)),  # each has 2 rows of 4 values
    )
    relu_tv(x, y, tiler, tv).launch(grid=[n // tiler[1], m // tiler[0], 1], block=[128, 1, 1])


def reference(x):
    return x.clip(min=0)


TYPES = ["in f32[m{div=16},n{div=64}]", "out f32[m,n]"]
cutec.export(relu, args=TYPES, reference=reference)
cutec.export(relu_2, args=TYPES, reference=reference)
