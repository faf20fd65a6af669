"""LayerNorm of rows, forward and backward, computed in float32.

Forward: y = (x - mean) · rstd · weight + bias, with mean and rstd = 1 / sqrt(variance + eps) of
each row kept for the way back. The variance is that of differences to the mean, which is found
before: no digits are lost to a mean that is large.

Backward, with n columns and h = (x - mean) · rstd:
    dx = rstd · (weight · dy - Σ(weight · dy) / n - h · Σ(weight · dy · h) / n)
and, stripes of columns a block, added onto what is there:
    dweight += Σ dy · h,  dbias += Σ dy

Rows are shared out as `common/rows.py` says, by a form for each range of lengths.
"""

# A row has a tile at least, so that loops over its tiles bind what they assign.
# pyright: reportPossiblyUnboundVariable=false

from common.rows import ALIGNED, FEW, Rows, add, declare, float32, total_of

import cutec
from cutec import Constexpr, cute

THREADS = 256
WARPS = THREADS // 32
AT_ONCE = 4  # rows that a thread reads before it adds them
ROWS = 64  # that a block adds up for the gradients of weight and bias, at least
BLOCKS = 8 * 132  # about as many as keep an H100 or H200 busy


def added(one, other):
    return [a + b for a, b in zip(one, other)]


@cute.jit
def squares_of(values, inside, middle, plan: Constexpr):
    """The sum of this thread's squared differences to the mean."""
    total = cutec.Float32(0)
    for i in cutec.range_constexpr(plan.pieces):
        away = float32(values, i) - middle
        total += cute.where(inside[0, i], total_of(away * away), cutec.Float32(0))
    return total


@cute.kernel
def forward_kernel(
    x: cute.Tensor,
    weight: cute.Tensor,
    bias: cute.Tensor,
    y: cute.Tensor,
    mean: cute.Tensor,
    rstd: cute.Tensor,
    eps: cutec.Float32,
    plan: Constexpr,
):
    meetings = plan.begin(1, 1)
    total, squares, n = cutec.Float32(0), cutec.Float32(0), x.shape[1].to(cutec.Float32)
    for tile in plan.tiles(x):
        values = plan.load(x, tile)
        for i in cutec.range_constexpr(plan.pieces):
            total += total_of(float32(values, i))
    middle = plan.sum_over_row(total, meetings[0]) / n
    for tile in plan.tiles(x):
        if cutec.const_expr(not plan.whole):
            values = plan.load(x, tile)
        squares += squares_of(values, plan.inside(x, tile), middle, plan)
    scale = cute.math.rsqrt(plan.sum_over_row(squares, meetings[1]) / n + eps)
    if plan.leads(x):
        mean[plan.row()], rstd[plan.row()] = middle, scale
    for tile in plan.tiles(x):
        if cutec.const_expr(not plan.whole):
            values = plan.load(x, tile)
        for i in cutec.range_constexpr(plan.pieces):
            result = (float32(values, i) - middle) * scale * plan.numbers(weight, tile, i)
            values[None, i].store((result + plan.numbers(bias, tile, i)).to(plan.dtype))
        plan.store(values, y, tile)


@cute.kernel
def backward_rows(
    dy: cute.Tensor,
    x: cute.Tensor,
    weight: cute.Tensor,
    mean: cute.Tensor,
    rstd: cute.Tensor,
    dx: cute.Tensor,
    plan: Constexpr,
):
    (meeting,) = plan.begin(2)
    middle, scale = cutec.Float32(0), cutec.Float32(0)
    if plan.row() < x.shape[0]:
        middle, scale = mean[plan.row()], rstd[plan.row()]
    total, along = cutec.Float32(0), cutec.Float32(0)
    for tile in plan.tiles(x):
        gradients, values, factors = plan.load(dy, tile), plan.load(x, tile), plan.load(weight, tile)
        for i in cutec.range_constexpr(plan.pieces):
            gradient = float32(gradients, i) * float32(factors, i)
            total += total_of(gradient)
            along += total_of(gradient * (float32(values, i) - middle))
    total, along = plan.over_warps([plan.over_warp(sum_, add) for sum_ in (total, along)], added, meeting)
    n = x.shape[1].to(cutec.Float32)
    total, along = total / n, along * scale * scale / n
    for tile in plan.tiles(x):
        if cutec.const_expr(not plan.whole):
            gradients, values, factors = plan.load(dy, tile), plan.load(x, tile), plan.load(weight, tile)
        for i in cutec.range_constexpr(plan.pieces):
            gradient = float32(gradients, i) * float32(factors, i)
            result = (gradient - total - (float32(values, i) - middle) * along) * scale
            values[None, i].store(result.to(plan.dtype))
        plan.store(values, dx, tile)


@cute.kernel
def backward_columns(
    dy: cute.Tensor,
    x: cute.Tensor,
    mean: cute.Tensor,
    rstd: cute.Tensor,
    dweight: cute.Tensor,
    dbias: cute.Tensor,
    rows_each,
    plan: Constexpr,
):
    tid, _, _ = cute.arch.thread_idx()
    block, stripe, _ = cute.arch.block_idx()
    vector = plan.vector
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
                gradient, value = [each.load().to(cutec.Float32).reshape(sums[0].shape) for each in loaded[i]]
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


@cute.jit
def layernorm(
    x: cute.Tensor,
    weight: cute.Tensor,
    bias: cute.Tensor,
    y: cute.Tensor,
    mean: cute.Tensor,
    rstd: cute.Tensor,
    eps: cutec.Float32,
    form: Constexpr,
):
    plan = Rows(x, *form)
    weight, bias = (plan.repeated(t, x) for t in (weight, bias))
    plan.launch(forward_kernel(plan.matrix(x), weight, bias, plan.matrix(y), mean, rstd, eps, plan), x)


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
    form: Constexpr,
):
    plan = Rows(x, *form)
    dy, x, dx = (plan.matrix(t) for t in (dy, x, dx))
    plan.launch(backward_rows(dy, x, plan.repeated(weight, x), mean, rstd, dx, plan), x)
    rows, columns = x.shape
    stripes = cute.ceil_div(columns, 32 * plan.vector)
    below = cute.math.min(cute.ceil_div(BLOCKS, cute.math.max(stripes, 1)), cute.ceil_div(cute.math.max(rows, 1), ROWS))
    backward_columns(dy, x, mean, rstd, dweight, dbias, cute.ceil_div(rows, below), plan).launch(
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


declare(
    layernorm,
    ["in $dtype[m,n]", "in $dtype[n]", "in $dtype[n]", "out $dtype[m,n]", "out f32[m]", "out f32[m]", "f32"],
    reference,
    aligned=[(256, 4, 2) if shape == (512, 4, 1) else shape for shape in ALIGNED],  # fewer registers
)
declare(
    layernorm_backward,
    [
        "in $dtype[m,n]",
        "in $dtype[m,n]",
        "in $dtype[n]",
        "in f32[m]",
        "in f32[m]",
        "out $dtype[m,n]",
        "f32[n]",
        "f32[n]",
    ],
    backward_reference,
    **FEW,
)
