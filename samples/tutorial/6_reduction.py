"""Step 6, a reduction: the sum of each row, one block a row."""

import cutec
from cutec import cute

THREADS = 256
WARPS = THREADS // 32


@cute.jit
def warp_sum(value):
    """The sum over the 32 lanes of a warp, in every lane."""
    for i in cutec.range_constexpr(5):
        value += cute.arch.shuffle_sync_bfly(value, offset=1 << i)
    return value


@cute.kernel
def row_sums_kernel(mX: cute.Tensor, mY: cute.Tensor):
    tid, _, _ = cute.arch.thread_idx()
    row, _, _ = cute.arch.block_idx()
    lane, warp = tid % 32, tid // 32
    sums = cutec.utils.SmemAllocator().allocate_tensor(cutec.Float32, cute.make_layout(WARPS))

    total = cutec.Float32(0.0)
    for column in range(tid, mX.shape[1], THREADS):
        total += mX[row, column]
    total = warp_sum(total)
    if lane == 0:
        sums[warp] = total
    cute.arch.sync_threads()
    if warp == 0:
        total = sums[lane] if lane < WARPS else cutec.Float32(0.0)
        total = warp_sum(total)
        if lane == 0:
            mY[row] = total


@cute.jit
def row_sums(x: cute.Tensor, y: cute.Tensor):
    row_sums_kernel(x, y).launch(grid=[x.shape[0], 1, 1], block=[THREADS, 1, 1])


def reference(x):
    return x.sum(axis=1, dtype="f8")


cutec.export(row_sums, args=["in f32[m,n]", "out f32[m]"], reference=reference)
