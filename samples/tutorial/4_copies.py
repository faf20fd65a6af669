"""Step 4, vectorised copies: y = max(x, 0), 128 bits at a time."""

import cutec
from cutec import cute

TILE = (32, 128)
VECTOR = 8  # elements of 16 bits in 128 bits


@cute.kernel
def relu_kernel(mX: cute.Tensor, mY: cute.Tensor, idX: cute.Tensor, tiled_copy: cute.TiledCopy):
    tid, _, _ = cute.arch.thread_idx()
    bx, by, _ = cute.arch.block_idx()
    gX, gY, cX = (cute.local_tile(t, TILE, (by, bx)) for t in (mX, mY, idX))

    thr_copy = tiled_copy.get_slice(tid)
    tXgX = thr_copy.partition_S(gX)  # ((VECTOR, 1), 4, 1): values of a copy, copies down, across
    tXgY = thr_copy.partition_D(gY)
    tXcX = thr_copy.partition_S(cX)  # coordinates, partitioned as the data is
    tXrX = cute.make_fragment_like(tXgX)

    # A vector is in as a whole or out as a whole: n is a multiple of VECTOR.
    copies = cute.size(tXgX, mode=[1])
    tXpX = cute.make_rmem_tensor((1, copies, 1), cutec.Boolean)
    for i in cutec.range_constexpr(copies):
        tXpX[0, i, 0] = cute.elem_less(tXcX[(0, 0), i, 0], mX.shape)

    tXrX.fill(0)
    cute.copy(tiled_copy, tXgX, tXrX, pred=tXpX)
    values = tXrX.load()
    tXrX.store(cute.where(values > 0.0, values, cute.zeros_like(values)))
    cute.copy(tiled_copy, tXrX, tXgY, pred=tXpX)


@cute.jit
def relu(x: cute.Tensor, y: cute.Tensor):
    atom = cute.make_copy_atom(cute.nvgpu.CopyUniversalOp(), x.element_type, num_bits_per_copy=128)
    threads = cute.make_layout((8, 16), stride=(16, 1))
    values = cute.make_layout((1, VECTOR))
    tiled_copy = cute.make_tiled_copy_tv(atom, threads, values)  # 8 x 128 elements at a time
    m, n = x.shape
    grid = [cute.ceil_div(n, TILE[1]), cute.ceil_div(m, TILE[0]), 1]
    relu_kernel(x, y, cute.make_identity_tensor(x.shape), tiled_copy).launch(grid=grid, block=[tiled_copy.size, 1, 1])


def reference(x):
    return x.clip(min=0)


cutec.export(relu, args=["in f16[m,n{div=8}]", "out f16[m,n]"], reference=reference)
