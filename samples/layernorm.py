"""LayerNorm of rows, forward and backward, computed in float32.

Forward: y = (x - mean) · rstd · weight + bias, one block a row, with mean and rstd = 1 /
sqrt(variance + eps) of each row kept for the way back. Sums are of differences to the row's first
element, so that one pass over it gives mean and variance without losing digits to a large mean.

Backward, with n columns and h = (x - mean) · rstd, a block a row:
    dx = rstd · (weight · dy - Σ(weight · dy) / n - h · Σ(weight · dy · h) / n)
and, stripes of columns a block, added onto what is there:
    dweight += Σ dy · h,  dbias += Σ dy

Up to 8192 columns are read at a time, into shared memory: each thread copies the pieces that it
reads itself, so that copies take no barrier, and few registers, so that the blocks of several rows
are in flight. Rows of as many columns are read once, of longer ones all but the last 8192 twice.
"""

import cutec
from cutec import Constexpr, cute
from cutec.cute.nvgpu import cpasync

THREADS = 256
WARPS = THREADS // 32
COLUMNS = 8192
AT_ONCE = 4  # pieces that a thread reads before it computes
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
def pieces_of(tensor: cute.Tensor, tiled_copy: cute.TiledCopy, row, tile):
    """What this thread has of a tile of a row, in pieces of 128 bits (the last mode)."""
    tid, _, _ = cute.arch.thread_idx()
    return tiled_copy.get_slice(tid).partition_S(cute.local_tile(tensor, (1, COLUMNS), (row, tile)))[None, 0, None]


@cute.jit
def keep(tensors, tiled_copy: cute.TiledCopy, row, tile, kept):
    """Copy this thread's pieces of tiles of tensors to `kept`, one each."""
    for tensor, into in zip(tensors, kept):
        pieces = pieces_of(tensor, tiled_copy, row, tile)
        coords = pieces_of(cute.make_identity_tensor(tensor.shape), tiled_copy, row, tile)
        inside = cute.make_rmem_tensor((1, cute.size(into, mode=[1])), cutec.Boolean)
        for i in cutec.range_constexpr(cute.size(inside)):
            inside[0, i] = cute.elem_less(coords[0, i], tensor.shape)
        cute.copy(tiled_copy, pieces, into, pred=inside)
    cute.arch.cp_async_commit_group()
    cute.arch.cp_async_wait_group(0)


@cute.jit
def room_for(count: Constexpr, dtype: Constexpr, tiled_copy: cute.TiledCopy):
    """This thread's pieces of tiles in shared memory, which no other thread reads; and what
    `block_sums` needs.
    """
    tid, _, _ = cute.arch.thread_idx()
    smem = cutec.utils.SmemAllocator()
    tiles = [smem.allocate_tensor(dtype, cute.make_layout((1, COLUMNS)), 128) for _ in range(count)]
    scratch = smem.allocate_tensor(cutec.Float32, cute.make_layout((WARPS, 2)))
    return [tiled_copy.get_slice(tid).partition_D(tile)[None, 0, None] for tile in tiles], scratch


def float32(fragment):
    return fragment.load().to(cutec.Float32)


@cute.jit
def piece(pieces: cute.Tensor, i):
    """Numbers of a piece in float32."""
    values = cute.make_fragment_like(pieces[None, 0])
    cute.autovec_copy(pieces[None, i], values)
    return float32(values)


@cute.jit
def store_piece(pieces: cute.Tensor, i, values):
    """Write numbers to a piece."""
    rounded = cute.make_fragment_like(pieces[None, 0])
    rounded.store(values.to(pieces.element_type))
    cute.autovec_copy(rounded, pieces[None, i])


def total_of(values):
    return values.reduce(cute.ReductionOp.ADD, 0.0, 0)


@cute.kernel
def forward_kernel(
    x: cute.Tensor,
    weight: cute.Tensor,
    bias: cute.Tensor,
    y: cute.Tensor,
    mean: cute.Tensor,
    rstd: cute.Tensor,
    eps: cutec.Float32,
    tiled_copy: cute.TiledCopy,
):
    row, _, _ = cute.arch.block_idx()
    tid, _, _ = cute.arch.thread_idx()
    (kept,), scratch = room_for(1, x.element_type, tiled_copy)
    places, shape = cute.make_identity_tensor(x.shape), x.shape
    tiles = cute.ceil_div(shape[1], COLUMNS)
    origin = x[row, 0].to(cutec.Float32)
    total, squares = cutec.Float32(0), cutec.Float32(0)
    for tile in range(tiles):
        keep([x], tiled_copy, row, tile, [kept])
        coords = pieces_of(places, tiled_copy, row, tile)
        for i in cutec.range(cute.size(kept, mode=[1]), unroll=AT_ONCE):
            if cute.elem_less(coords[0, i], shape):
                away = piece(kept, i) - origin
                total, squares = total + total_of(away), squares + total_of(away * away)
    total, squares = block_sums([total, squares], scratch)
    n = shape[1].to(cutec.Float32)
    middle = total / n
    variance = cutec.max(squares / n - middle * middle, 0.0)
    scale = cute.math.rsqrt(variance + eps)
    middle += origin
    if tid == 0:
        mean[row], rstd[row] = middle, scale
    for back in range(tiles):
        tile = tiles - 1 - back
        if back > 0:
            keep([x], tiled_copy, row, tile, [kept])
        coords, out = [pieces_of(t, tiled_copy, row, tile) for t in (places, y)]
        factors, terms = [pieces_of(t, tiled_copy, 0, tile) for t in (weight, bias)]
        for i in cutec.range(cute.size(kept, mode=[1]), unroll=AT_ONCE):
            if cute.elem_less(coords[0, i], shape):
                store_piece(out, i, (piece(kept, i) - middle) * scale * piece(factors, i) + piece(terms, i))


@cute.kernel
def backward_rows(
    dy: cute.Tensor,
    x: cute.Tensor,
    weight: cute.Tensor,
    mean: cute.Tensor,
    rstd: cute.Tensor,
    dx: cute.Tensor,
    tiled_copy: cute.TiledCopy,
):
    row, _, _ = cute.arch.block_idx()
    (kept_dy, kept_x), scratch = room_for(2, x.element_type, tiled_copy)
    places, shape = cute.make_identity_tensor(x.shape), x.shape
    tiles = cute.ceil_div(shape[1], COLUMNS)
    middle, scale = mean[row], rstd[row]
    total, along = cutec.Float32(0), cutec.Float32(0)
    for tile in range(tiles):
        keep([dy, x], tiled_copy, row, tile, [kept_dy, kept_x])
        coords, factors = pieces_of(places, tiled_copy, row, tile), pieces_of(weight, tiled_copy, 0, tile)
        for i in cutec.range(cute.size(kept_x, mode=[1]), unroll=AT_ONCE):
            if cute.elem_less(coords[0, i], shape):
                gradient = piece(kept_dy, i) * piece(factors, i)
                total, along = total + total_of(gradient), along + total_of(gradient * (piece(kept_x, i) - middle))
    total, along = block_sums([total, along], scratch)
    n = shape[1].to(cutec.Float32)
    total, along = total / n, along * scale * scale / n
    for back in range(tiles):
        tile = tiles - 1 - back
        if back > 0:
            keep([dy, x], tiled_copy, row, tile, [kept_dy, kept_x])
        coords, out = [pieces_of(t, tiled_copy, row, tile) for t in (places, dx)]
        factors = pieces_of(weight, tiled_copy, 0, tile)
        for i in cutec.range(cute.size(kept_x, mode=[1]), unroll=AT_ONCE):
            if cute.elem_less(coords[0, i], shape):
                result = piece(kept_dy, i) * piece(factors, i) - total - (piece(kept_x, i) - middle) * along
                store_piece(out, i, result * scale)


@cute.kernel
def backward_columns(
    dy: cute.Tensor,
    x: cute.Tensor,
    mean: cute.Tensor,
    rstd: cute.Tensor,
    dweight: cute.Tensor,
    dbias: cute.Tensor,
    rows_each,
):
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
        last = cute.math.min((block + 1) * rows_each, x.shape[0])
        for first in cutec.range(block * rows_each + tid // 32, last, WARPS * AT_ONCE):
            # after the last the last again: no branch between loads
            rows = [cute.math.min(first + i * WARPS, last - 1) for i in range(AT_ONCE)]
            loaded = [[cute.make_rmem_tensor((1, vector), x.element_type) for _ in range(2)] for _ in rows]
            for row, pair in zip(rows, loaded):
                for tensor, into in zip((dy, x), pair):
                    cute.autovec_copy(cute.local_tile(tensor, (1, vector), (row, place)), into)
            for i in cutec.range_constexpr(AT_ONCE):
                gradient, value = [float32(each).reshape(sums[0].shape) for each in loaded[i]]
                gradient = cute.where(first + i * WARPS < last, gradient, 0.0)
                sums[0].store(sums[0].load() + gradient * ((value - mean[rows[i]]) * rstd[rows[i]]))
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
    load = cpasync.CopyG2SOp(cache_mode=cpasync.LoadCacheMode.GLOBAL)
    atom = cute.make_copy_atom(load, dtype, num_bits_per_copy=128)
    return cute.make_tiled_copy_tv(atom, cute.make_layout((1, THREADS)), cute.make_layout((1, 128 // dtype.width)))


def rows_of(x: cute.Tensor):
    """How many rows there are to work on: those without elements have no mean."""
    return x.shape[0] if x.shape[1] > 0 else 0


@cute.jit
def layernorm(
    x: cute.Tensor,
    weight: cute.Tensor,
    bias: cute.Tensor,
    y: cute.Tensor,
    mean: cute.Tensor,
    rstd: cute.Tensor,
    eps: cutec.Float32,
):
    forward_kernel(x, row_of(weight), row_of(bias), y, mean, rstd, eps, copy_of(x.element_type)).launch(
        grid=(rows_of(x), 1, 1), block=(THREADS, 1, 1), min_blocks_per_mp=5
    )


@cute.jit
def layernorm_backward(
    dy: cute.Tensor,
    x: cute.Tensor,
    weight: cute.Tensor,
    mean: cute.Tensor,
    rstd: cute.Tensor,
    dx: cute.Tensor,
    dweight: cute.Tensor,
    dbias: cute.Tensor,
):
    rows, columns = x.shape
    backward_rows(dy, x, row_of(weight), mean, rstd, dx, copy_of(x.element_type)).launch(
        grid=(rows_of(x), 1, 1), block=(THREADS, 1, 1), min_blocks_per_mp=3
    )
    stripes = cute.ceil_div(columns, 32 * (128 // x.element_type.width))
    below = cute.math.min(cute.ceil_div(BLOCKS, cute.math.max(stripes, 1)), cute.ceil_div(cute.math.max(rows, 1), ROWS))
    backward_columns(dy, x, mean, rstd, dweight, dbias, cute.ceil_div(rows, below)).launch(
        grid=(below, stripes, 1), block=(THREADS, 1, 1)
    )


def reference(x, weight, bias, eps):
    import numpy as np

    x = x.astype(np.float64)
    mean, rstd = x.mean(axis=1), 1 / np.sqrt(x.var(axis=1) + eps)
    y = (x - mean[:, None]) * rstd[:, None] * weight.astype(np.float64) + bias.astype(np.float64)
    # what is left of a sum when its parts cancel is as exact as they are
    return y, (mean, np.abs(x).mean(axis=1)), rstd


def backward_reference(dy, x, weight, mean, rstd, dweight, dbias):
    import numpy as np

    dy, x, mean, rstd = (t.astype(np.float64) for t in (dy, x, mean[:, None], rstd[:, None]))
    h, gradient = (x - mean) * rstd, dy * weight.astype(np.float64)
    dx = rstd * (gradient - gradient.mean(axis=1, keepdims=True) - h * (gradient * h).mean(axis=1, keepdims=True))
    return dx, dweight + (dy * h).sum(axis=0), dbias + dy.sum(axis=0)


DTYPES = {"dtype": ("f32", "f16", "bf16")}
cutec.export(
    layernorm,
    args=[
        "in $dtype[m,n{div=8}]",
        "in $dtype[n]",
        "in $dtype[n]",
        "out $dtype[m,n]",
        "out f32[m]",
        "out f32[m]",
        "f32",
    ],
    variants=DTYPES,
    reference=reference,
)
cutec.export(
    layernorm_backward,
    args=[
        "in $dtype[m,n{div=8}]",
        "in $dtype[m,n]",
        "in $dtype[n]",
        "in f32[m]",
        "in f32[m]",
        "out $dtype[m,n]",
        "f32[n]",
        "f32[n]",
    ],
    variants=DTYPES,
    reference=backward_reference,
)
