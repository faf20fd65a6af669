"""Row RMSNorm: y[r, :] = x[r, :] / sqrt(mean(x[r, :]²) + eps) * weight, one block a row, computed
in float32.

Each thread reads 128-bit pieces of the row, up to 8192 elements at a time, and keeps the last tile
in registers: rows of up to 8192 elements are read once, longer ones twice.
"""

import cutec
from cutec import cute

THREADS = 256
WARPS = THREADS // 32
COLUMNS = 8192


@cute.jit
def block_sum(value, scratch: cute.Tensor):
    """The sum over the block, in every thread: by shuffles in a warp, through shared memory across
    warps.
    """
    value = cute.arch.warp_reduction_sum(value)
    tid, _, _ = cute.arch.thread_idx()
    if tid % 32 == 0:
        scratch[tid // 32] = value
    cute.arch.sync_threads()
    return cute.arch.warp_reduction_sum(scratch[tid % WARPS], threads_in_group=WARPS)


@cute.jit
def load_part(mX: cute.Tensor, tiled_copy: cute.TiledCopy, row, tile):
    """This thread's part of a tile of a row (zero outside), and which of its pieces lie inside."""
    tid, _, _ = cute.arch.thread_idx()
    thr_copy = tiled_copy.get_slice(tid)
    tXgX = thr_copy.partition_S(cute.local_tile(mX, (1, COLUMNS), (row, tile)))
    tXcX = thr_copy.partition_S(cute.local_tile(cute.make_identity_tensor(mX.shape), (1, COLUMNS), (row, tile)))
    pieces = cute.size(tXgX, mode=[2])
    tXpX = cute.make_rmem_tensor((1, 1, pieces), cutec.Boolean)
    for i in cutec.range_constexpr(pieces):
        tXpX[0, 0, i] = cute.elem_less(tXcX[0, 0, i], mX.shape)
    tXrX = cute.make_fragment_like(tXgX)
    tXrX.fill(0)
    cute.copy(tiled_copy, tXgX, tXrX, pred=tXpX)
    return tXrX, tXpX


@cute.kernel
def rmsnorm_row(mX: cute.Tensor, mW: cute.Tensor, mY: cute.Tensor, eps: cutec.Float32, tiled_copy: cute.TiledCopy):
    row, _, _ = cute.arch.block_idx()
    tid, _, _ = cute.arch.thread_idx()
    scratch = cutec.utils.SmemAllocator().allocate_tensor(cutec.Float32, cute.make_layout(WARPS))
    columns = mX.shape[1]
    tiles = cute.ceil_div(columns, COLUMNS)

    # The last tile stays in registers: for rows of one tile nothing is read again.
    tXrX, tXpX = load_part(mX, tiled_copy, row, tiles - 1)
    values = tXrX.load().to(cutec.Float32)
    total = (values * values).reduce(cute.ReductionOp.ADD, 0.0, 0)
    for tile in range(tiles - 1):
        other, _ = load_part(mX, tiled_copy, row, tile)
        squares = other.load().to(cutec.Float32)
        total += (squares * squares).reduce(cute.ReductionOp.ADD, 0.0, 0)
    scale = cute.math.rsqrt(block_sum(total, scratch) / columns.to(cutec.Float32) + eps)

    for back in range(tiles):
        tile = tiles - 1 - back
        if back > 0:
            again, inside_again = load_part(mX, tiled_copy, row, tile)
            tXrX.store(again.load())
            tXpX.store(inside_again.load())
        factor, _ = load_part(mW, tiled_copy, 0, tile)
        result = tXrX.load().to(cutec.Float32) * scale * factor.load().to(cutec.Float32)
        tXrX.store(result.to(tXrX.element_type))
        tXgY = tiled_copy.get_slice(tid).partition_D(cute.local_tile(mY, (1, COLUMNS), (row, tile)))
        cute.copy(tiled_copy, tXrX, tXgY, pred=tXpX)


@cute.jit
def rmsnorm(x: cute.Tensor, weight: cute.Tensor, y: cute.Tensor, eps: cutec.Float32):
    vector = 128 // x.element_type.width
    atom = cute.make_copy_atom(cute.nvgpu.CopyUniversalOp(), x.element_type, num_bits_per_copy=128)
    tiled_copy = cute.make_tiled_copy_tv(atom, cute.make_layout((1, THREADS)), cute.make_layout((1, vector)))
    row_of_weights = cute.make_tensor(weight.iterator, cute.make_layout((1, weight.shape[0]), stride=(0, 1)))
    rmsnorm_row(x, row_of_weights, y, eps, tiled_copy).launch(
        grid=[x.shape[0] if x.shape[1] > 0 else 0, 1, 1], block=[THREADS, 1, 1]
    )


def reference(x, weight, eps):
    import numpy as np

    x = x.astype(np.float64)
    return x / np.sqrt((x * x).mean(axis=1, keepdims=True) + eps) * weight.astype(np.float64)


cutec.export(
    rmsnorm,
    args=["in $dtype[m,n{div=8}]", "in $dtype[n]", "out $dtype[m,n]", "f32"],
    variants={"dtype": ("f32", "f16", "bf16")},
    reference=reference,
)
