"""LayerNorm of rows, forward and backward, computed in float32.

Forward: y = (x - mean) · rstd · weight + bias, one block a row, with mean and rstd = 1 / sqrt(variance + eps) of each row kept for the way back.
Sums are of differences to the row's first element, so that one pass over it gives mean and variance without losing digits to a large mean.

Backward, with n columns and h = (x - mean) · rstd, a block a row:
    dx = rstd · (weight · dy - Σ(weight · dy) / n - h · Σ(weight · dy · h) / n)
and, stripes of columns a block, added onto what is there:
    dweight += Σ dy · h,  dbias += Σ dy

Up to 8192 columns are read at a time, the last of them stay in registers: rows of as many are read once, longer ones twice.
"""

import cutec
from cutec import cute

THREADS = 256
WARPS = THREADS // 32
COLUMNS = 8192
ROWS = 64  # that a block adds up for the gradients of weight and bias, at least
BLOCKS = 8 * 132  # about as many as keep an H100 or H200 busy


@cute.jit
def block_sums(values, scratch: cute.Tensor):
    """The sums of some numbers over the block, in every thread. `scratch`: (warps, numbers)."""
    tid, _, _ = cute.arch.thread_idx()
    for i in cutec.range_constexpr(len(values)):
        total = cute.arch.warp_reduction_sum(values[i])
        if tid % 32 == 0:
            scratch[tid // 32, i] = total
    cute.arch.sync_threads()
    return [cute.arch.warp_reduction_sum(scratch[tid % WARPS, i], threads_in_group=WARPS) for i in range(len(values))]


def row_of(vector):
    """A vector as a matrix all of whose rows it is."""
    return cute.make_tensor(vector.iterator, cute.make_layout((1, vector.shape[0]), stride=(0, 1)))


@cute.jit
def load_part(tensor: cute.Tensor, tiled_copy: cute.TiledCopy, row, tile):
    """This thread's part of a tile of a row (zero beyond its end), and which of its pieces lie inside."""
    tid, _, _ = cute.arch.thread_idx()
    thread = tiled_copy.get_slice(tid)
    part = thread.partition_S(cute.local_tile(tensor, (1, COLUMNS), (row, tile)))
    coords = thread.partition_S(cute.local_tile(cute.make_identity_tensor(tensor.shape), (1, COLUMNS), (row, tile)))
    inside = cute.make_rmem_tensor((1, 1, cute.size(part, mode=[2])), cutec.Boolean)
    for i in cutec.range_constexpr(cute.size(inside)):
        inside[0, 0, i] = cute.elem_less(coords[0, 0, i], tensor.shape)
    values = cute.make_fragment_like(part)
    values.fill(0)
    cute.copy(tiled_copy, part, values, pred=inside)
    return values, inside


@cute.jit
def store_part(tensor: cute.Tensor, tiled_copy: cute.TiledCopy, row, tile, values, inside: cute.Tensor):
    """Write a thread's part of a tile of a row."""
    tid, _, _ = cute.arch.thread_idx()
    part = tiled_copy.get_slice(tid).partition_D(cute.local_tile(tensor, (1, COLUMNS), (row, tile)))
    rounded = cute.make_fragment_like(part)
    rounded.store(values.to(tensor.element_type))
    cute.copy(tiled_copy, rounded, part, pred=inside)


@cute.jit
def away_from(origin, values: cute.Tensor, inside: cute.Tensor):
    """Differences to `origin`, zero beyond the row's end."""
    away = cute.make_fragment_like(values, cutec.Float32)
    away.store(float32(values) - origin)
    for i in cutec.range_constexpr(cute.size(inside)):
        if not inside[0, 0, i]:
            away[None, 0, i].fill(0.0)
    return away.load()


def float32(fragment):
    return fragment.load().to(cutec.Float32)


def total_of(values):
    return values.reduce(cute.ReductionOp.ADD, 0.0, 0)


@cute.kernel
def forward_kernel(x: cute.Tensor, weight: cute.Tensor, bias: cute.Tensor, y: cute.Tensor, mean: cute.Tensor, rstd: cute.Tensor,
                   eps: cutec.Float32, tiled_copy: cute.TiledCopy):  # fmt: skip
    row, _, _ = cute.arch.block_idx()
    tid, _, _ = cute.arch.thread_idx()
    scratch = cutec.utils.SmemAllocator().allocate_tensor(cutec.Float32, cute.make_layout((WARPS, 2)))
    columns = x.shape[1]
    tiles = cute.ceil_div(columns, COLUMNS)
    kept, inside = load_part(x, tiled_copy, row, tiles - 1)
    origin = x[row, 0].to(cutec.Float32)
    away = away_from(origin, kept, inside)
    total, squares = total_of(away), total_of(away * away)
    for tile in range(tiles - 1):
        other, inside_other = load_part(x, tiled_copy, row, tile)
        away = away_from(origin, other, inside_other)
        total, squares = total + total_of(away), squares + total_of(away * away)
    total, squares = block_sums([total, squares], scratch)
    n = columns.to(cutec.Float32)
    middle = total / n
    variance = cutec.max(squares / n - middle * middle, 0.0)
    scale = cute.math.rsqrt(variance + eps)
    middle += origin
    if tid == 0:
        mean[row], rstd[row] = middle, scale
    for back in range(tiles):
        tile = tiles - 1 - back
        if back > 0:
            again, inside_again = load_part(x, tiled_copy, row, tile)
            kept.store(again.load())
            inside.store(inside_again.load())
        factor, _ = load_part(weight, tiled_copy, 0, tile)
        more, _ = load_part(bias, tiled_copy, 0, tile)
        store_part(y, tiled_copy, row, tile, (float32(kept) - middle) * scale * float32(factor) + float32(more), inside)


@cute.kernel
def backward_rows(dy: cute.Tensor, x: cute.Tensor, weight: cute.Tensor, mean: cute.Tensor, rstd: cute.Tensor, dx: cute.Tensor,
                  tiled_copy: cute.TiledCopy):  # fmt: skip
    row, _, _ = cute.arch.block_idx()
    scratch = cutec.utils.SmemAllocator().allocate_tensor(cutec.Float32, cute.make_layout((WARPS, 2)))
    columns = x.shape[1]
    tiles = cute.ceil_div(columns, COLUMNS)
    middle, scale = mean[row], rstd[row]
    kept_dy, inside = load_part(dy, tiled_copy, row, tiles - 1)
    kept_x, _ = load_part(x, tiled_copy, row, tiles - 1)
    factor, _ = load_part(weight, tiled_copy, 0, tiles - 1)
    gradient = float32(kept_dy) * float32(factor)
    total, along = total_of(gradient), total_of(gradient * (float32(kept_x) - middle))
    for tile in range(tiles - 1):
        other_dy, _ = load_part(dy, tiled_copy, row, tile)
        other_x, _ = load_part(x, tiled_copy, row, tile)
        factor, _ = load_part(weight, tiled_copy, 0, tile)
        gradient = float32(other_dy) * float32(factor)
        total, along = total + total_of(gradient), along + total_of(gradient * (float32(other_x) - middle))
    total, along = block_sums([total, along], scratch)
    n = columns.to(cutec.Float32)
    total, along = total / n, along * scale * scale / n
    for back in range(tiles):
        tile = tiles - 1 - back
        if back > 0:
            again_dy, inside_again = load_part(dy, tiled_copy, row, tile)
            again_x, _ = load_part(x, tiled_copy, row, tile)
            kept_dy.store(again_dy.load())
            kept_x.store(again_x.load())
            inside.store(inside_again.load())
        factor, _ = load_part(weight, tiled_copy, 0, tile)
        result = float32(kept_dy) * float32(factor) - total - (float32(kept_x) - middle) * along
        store_part(dx, tiled_copy, row, tile, result * scale, inside)


@cute.kernel
def backward_columns(dy: cute.Tensor, x: cute.Tensor, mean: cute.Tensor, rstd: cute.Tensor, dweight: cute.Tensor, dbias: cute.Tensor, rows_each):
    tid, _, _ = cute.arch.thread_idx()
    block, stripe, _ = cute.arch.block_idx()
    vector = 128 // x.element_type.width
    width = 32 * vector
    parts = cutec.utils.SmemAllocator().allocate_tensor(cutec.Float32, cute.make_layout((width, WARPS, 2)), 16)
    sums = [cute.make_rmem_tensor(vector, cutec.Float32) for _ in range(2)]
    for each in sums:
        each.fill(0.0)
    place = stripe * 32 + tid % 32  # in units of vectors
    if place * vector < x.shape[1]:
        for row in range(block * rows_each + tid // 32, cute.math.min((block + 1) * rows_each, x.shape[0]), WARPS):
            loaded = [cute.make_rmem_tensor((1, vector), x.element_type) for _ in range(2)]
            for tensor, into in zip((dy, x), loaded):
                cute.autovec_copy(cute.local_tile(tensor, (1, vector), (row, place)), into)
            gradient, value = [float32(each).reshape(sums[0].shape) for each in loaded]
            sums[0].store(sums[0].load() + gradient * ((value - mean[row]) * rstd[row]))
            sums[1].store(sums[1].load() + gradient)
    for i in cutec.range_constexpr(2):
        cute.autovec_copy(sums[i], cute.local_tile(parts, (vector, 1, 1), (tid % 32, tid // 32, i))[None, 0, 0])
    cute.arch.sync_threads()
    column = stripe * width + tid
    if tid < width and column < x.shape[1]:
        for out, i in zip((dweight, dbias), range(2)):
            total = parts[tid, 0, i]
            for other in cutec.range_constexpr(1, WARPS):
                total += parts[tid, other, i]
            cute.arch.red(out.iterator + column, total)


def copy_of(dtype):
    """128 bits a thread and turn."""
    atom = cute.make_copy_atom(cute.nvgpu.CopyUniversalOp(), dtype, num_bits_per_copy=128)
    return cute.make_tiled_copy_tv(atom, cute.make_layout((1, THREADS)), cute.make_layout((1, 128 // dtype.width)))


@cute.jit
def layernorm(x: cute.Tensor, weight: cute.Tensor, bias: cute.Tensor, y: cute.Tensor, mean: cute.Tensor, rstd: cute.Tensor, eps: cutec.Float32):
    forward_kernel(x, row_of(weight), row_of(bias), y, mean, rstd, eps, copy_of(x.element_type)).launch(
        grid=(x.shape[0], 1, 1), block=(THREADS, 1, 1)
    )  # fmt: skip


@cute.jit
def layernorm_backward(dy: cute.Tensor, x: cute.Tensor, weight: cute.Tensor, mean: cute.Tensor, rstd: cute.Tensor, dx: cute.Tensor,
                       dweight: cute.Tensor, dbias: cute.Tensor):  # fmt: skip
    rows, columns = x.shape
    backward_rows(dy, x, row_of(weight), mean, rstd, dx, copy_of(x.element_type)).launch(grid=(rows, 1, 1), block=(THREADS, 1, 1))
    stripes = cute.ceil_div(columns, 32 * (128 // x.element_type.width))
    below = cute.math.min(cute.ceil_div(BLOCKS, stripes), cute.ceil_div(rows, ROWS))
    backward_columns(dy, x, mean, rstd, dweight, dbias, cute.ceil_div(rows, below)).launch(grid=(below, stripes, 1), block=(THREADS, 1, 1))


def reference(x, weight, bias, eps):
    import numpy as np

    x = x.astype(np.float64)
    mean, rstd = x.mean(axis=1), 1 / np.sqrt(x.var(axis=1) + eps)
    return (x - mean[:, None]) * rstd[:, None] * weight.astype(np.float64) + bias.astype(np.float64), mean, rstd


def backward_reference(dy, x, weight, mean, rstd, dweight, dbias):
    import numpy as np

    dy, x, mean, rstd = (t.astype(np.float64) for t in (dy, x, mean[:, None], rstd[:, None]))
    h, gradient = (x - mean) * rstd, dy * weight.astype(np.float64)
    dx = rstd * (gradient - gradient.mean(axis=1, keepdims=True) - h * (gradient * h).mean(axis=1, keepdims=True))
    return dx, dweight + (dy * h).sum(axis=0), dbias + dy.sum(axis=0)


DTYPES = {"dtype": ("f32", "f16", "bf16")}
cutec.export(
    layernorm,
    args=["in $dtype[m,n{div=8}]", "in $dtype[n]", "in $dtype[n]", "out $dtype[m,n]", "out f32[m]", "out f32[m]", "f32"],
    variants=DTYPES,
    reference=reference,
)
cutec.export(
    layernorm_backward,
    args=["in $dtype[m,n{div=8}]", "in $dtype[m,n]", "in $dtype[n]", "in f32[m]", "in f32[m]", "out $dtype[m,n]", "f32[n]", "f32[n]"],
    variants=DTYPES,
    reference=backward_reference,
)
