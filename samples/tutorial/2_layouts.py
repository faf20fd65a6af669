"""Step 2, tensors and layouts: a matrix is packed into tiles of 4 x 4."""

import cutec
from cutec import cute

TILE = 4
THREADS = 128


@cute.kernel
def pack_kernel(x: cute.Tensor, packed: cute.Tensor):
    thread, _, _ = cute.arch.thread_idx()
    block, _, _ = cute.arch.block_idx()
    i = block * THREADS + thread
    if i < cute.size(x):
        packed[i] = x[i]


@cute.jit
def pack(x: cute.Tensor, y: cute.Tensor):
    m, n = x.shape
    # Row i is row i % 4 of a tile, in tile row i / 4; columns likewise.
    shape = ((TILE, m // TILE), (TILE, n // TILE))
    stride = ((TILE, TILE * n), (1, TILE * TILE))
    packed = cute.make_tensor(y.iterator, cute.make_layout(shape, stride=stride))
    print("x     ", x.layout)
    print("packed", packed.layout)
    pack_kernel(x, packed).launch(grid=[cute.ceil_div(m * n, THREADS), 1, 1], block=[THREADS, 1, 1])


def reference(x):
    m, n = x.shape
    return x.reshape(m // TILE, TILE, n // TILE, TILE).swapaxes(1, 2).reshape(m, n)


cutec.export(pack, args=["in f32[m{div=4},n{div=4}]", "out f32[m,n]"], reference=reference)
