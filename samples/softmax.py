"""Row softmax: y[r, :] = exp(x[r, :] - max) / sum, one block a row.

Rows of up to 8192 elements are read once: each thread keeps its part in registers as float32.
Maximum and sum go up in three steps: over a thread's own elements, over its warp by shuffles, over
the warps through shared memory. Longer rows are read twice.
"""

import cutec
from cutec import cute

THREADS = 256
WARPS = THREADS // 32
COLUMNS = 8192


@cute.jit
def block_reduce(value, op, scratch: cute.Tensor):
    """`op` over the block: every thread gets the result."""
    value = cute.arch.warp_reduction(value, op)
    tid, _, _ = cute.arch.thread_idx()
    if tid % 32 == 0:
        scratch[tid // 32] = value
    cute.arch.sync_threads()
    value = cute.arch.warp_reduction(scratch[tid % WARPS], op, threads_in_group=WARPS)
    cute.arch.sync_threads()  # scratch may be written again
    return value


@cute.jit
def load_part(mX: cute.Tensor, tiled_copy: cute.TiledCopy, row, tile):
    """This thread's part of a tile of a row, which of its 128-bit pieces lie inside, and the values
    (-inf outside).
    """
    tid, _, _ = cute.arch.thread_idx()
    thr_copy = tiled_copy.get_slice(tid)
    tXgX = thr_copy.partition_S(cute.local_tile(mX, (1, COLUMNS), (row, tile)))
    tXcX = thr_copy.partition_S(cute.local_tile(cute.make_identity_tensor(mX.shape), (1, COLUMNS), (row, tile)))
    pieces = cute.size(tXgX, mode=[2])
    tXpX = cute.make_rmem_tensor((1, 1, pieces), cutec.Boolean)
    for i in cutec.range_constexpr(pieces):
        tXpX[0, 0, i] = cute.elem_less(tXcX[0, 0, i], mX.shape)
    tXrX = cute.make_fragment_like(tXgX)
    tXrX.fill(-tXrX.element_type.inf)
    cute.copy(tiled_copy, tXgX, tXrX, pred=tXpX)
    return tXgX, tXpX, tXrX


@cute.kernel
def softmax_short(mX: cute.Tensor, mY: cute.Tensor, tiled_copy: cute.TiledCopy):
    row, _, _ = cute.arch.block_idx()
    scratch = cutec.utils.SmemAllocator().allocate_tensor(cutec.Float32, cute.make_layout(WARPS))
    _, tXpX, tXrX = load_part(mX, tiled_copy, row, 0)
    tid, _, _ = cute.arch.thread_idx()
    tXgY = tiled_copy.get_slice(tid).partition_D(cute.local_tile(mY, (1, COLUMNS), (row, 0)))

    values = tXrX.load().to(cutec.Float32)
    top = block_reduce(values.reduce(cute.ReductionOp.MAX, -cutec.Float32.inf, 0), cutec.max, scratch)
    values = cute.math.exp(values - top, fastmath=True)
    total = block_reduce(values.reduce(cute.ReductionOp.ADD, 0.0, 0), lambda a, b: a + b, scratch)
    tXrX.store((values * (1.0 / total)).to(tXrX.element_type))
    cute.copy(tiled_copy, tXrX, tXgY, pred=tXpX)


@cute.kernel
def softmax_long(mX: cute.Tensor, mY: cute.Tensor, tiled_copy: cute.TiledCopy):
    row, _, _ = cute.arch.block_idx()
    tid, _, _ = cute.arch.thread_idx()
    scratch = cutec.utils.SmemAllocator().allocate_tensor(cutec.Float32, cute.make_layout(WARPS))
    tiles = cute.ceil_div(mX.shape[1], COLUMNS)

    # First pass: the maximum so far, and the sum relative to it.
    top, total = -cutec.Float32.inf, cutec.Float32(0.0)
    for tile in range(tiles):
        _, _, tXrX = load_part(mX, tiled_copy, row, tile)
        values = tXrX.load().to(cutec.Float32)
        new_top = block_reduce(values.reduce(cute.ReductionOp.MAX, top, 0), cutec.max, scratch)
        values = cute.math.exp(values - new_top, fastmath=True)
        part_sum = block_reduce(values.reduce(cute.ReductionOp.ADD, 0.0, 0), lambda a, b: a + b, scratch)
        total = total * cute.math.exp(top - new_top, fastmath=True) + part_sum
        top = new_top
    scale = 1.0 / total
    for tile in range(tiles):
        _, tXpX, tXrX = load_part(mX, tiled_copy, row, tile)
        tXgY = tiled_copy.get_slice(tid).partition_D(cute.local_tile(mY, (1, COLUMNS), (row, tile)))
        values = cute.math.exp(tXrX.load().to(cutec.Float32) - top, fastmath=True)
        tXrX.store((values * scale).to(tXrX.element_type))
        cute.copy(tiled_copy, tXrX, tXgY, pred=tXpX)


@cute.jit
def softmax(x: cute.Tensor, y: cute.Tensor):
    vector = 128 // x.element_type.width
    atom = cute.make_copy_atom(cute.nvgpu.CopyUniversalOp(), x.element_type, num_bits_per_copy=128)
    tiled_copy = cute.make_tiled_copy_tv(atom, cute.make_layout((1, THREADS)), cute.make_layout((1, vector)))
    rows, columns = x.shape
    if columns <= COLUMNS:
        softmax_short(x, y, tiled_copy).launch(grid=[rows, 1, 1], block=[THREADS, 1, 1])
    else:
        softmax_long(x, y, tiled_copy).launch(grid=[rows, 1, 1], block=[THREADS, 1, 1])


def reference(x):
    import numpy as np

    e = np.exp(x.astype(np.float64) - x.max(axis=1, keepdims=True).astype(np.float64))
    return e / e.sum(axis=1, keepdims=True)


cutec.export(
    softmax,
    args=["in $dtype[m,n{div=8}]", "out $dtype[m,n]"],
    variants={"dtype": ("f32", "f16", "bf16")},
    reference=reference,
)
