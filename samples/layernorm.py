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

from common.forms import CLUSTERS, SHORT, declare
from common.rows import Rows, add, added, float32, total_of
from common.weights import early, numbers

import cutec
from cutec import Constexpr, cute

THREADS = 256
WARPS = THREADS // 32
AT_ONCE = 4  # rows that a thread reads before it adds them
ROWS = 64  # that a block adds up for the gradients of weight and bias, at least
BLOCKS = 8 * 132  # about as many as keep an H100 or H200 busy


@cute.jit
def sum_of(values, x, plan: Constexpr):
    """The sum of this thread's part."""
    total = cutec.Float32(0)
    for i in plan.each(x):
        total += total_of(float32(values, i))
    return total


@cute.jit
def squares_of(values, x, tile, middle, plan: Constexpr):
    """The sum of squares of differences to a mean of this thread's part."""
    total = cutec.Float32(0)
    for i in plan.each(x):
        away = float32(values, i) - middle
        total += total_of(plan.only(away * away, x, tile, i))
    return total


@cute.jit
def moments_of(values, x, meeting, each, plan: Constexpr):
    """Mean and variance of a row: each warp finds those of its part, relative to its own mean; then
    the squares are moved to the mean of all.
    """
    total, count = plan.over_warp(sum_of(values, x, plan), add), x.shape[1].to(cutec.Float32)
    if cutec.const_expr(meeting.met > 1):
        count = plan.columns_of_warp(x)
    squares = squares_of(values, x, plan.rank(), total * cute.arch.rcp_approx(count), plan)
    squares = plan.over_warp(squares, add)
    if cutec.const_expr(meeting.met == 1):
        return total * each, squares * each
    told = meeting.told([total, squares, count])
    (total,) = meeting.over_lanes([sum_up([total for total, _, _ in told])], added)
    middle, moved = total * each, []
    for total, squares, count in told:
        away = total * cute.arch.rcp_approx(count) - middle
        moved.append(squares + count * away * away)
    (squares,) = meeting.over_lanes([sum_up(moved)], added)
    return middle, squares * each


def sum_up(numbers):
    total = numbers[0]
    for number in numbers[1:]:
        total += number
    return total


@cute.jit
def write(values, tile, weight, bias, factors, terms, y, middle, scale, plan: Constexpr):
    """(x - mean) · rstd · weight + bias of a part."""
    for i in plan.each(y):
        result = (float32(values, i) - middle) * scale * numbers(plan, weight, tile, i, factors)
        plan.write(result + numbers(plan, bias, tile, i, terms), y, tile, i)


@cute.kernel
def whole_rows(
    x: cute.Tensor,
    weight: cute.Tensor,
    bias: cute.Tensor,
    y: cute.Tensor,
    mean: cute.Tensor,
    rstd: cute.Tensor,
    eps: cutec.Float32,
    plan: Constexpr,
):
    """Rows of one tile a block, which stay in registers."""
    (meeting,) = plan.begin(3)
    values, factors, terms = plan.ask(x, plan.rank()), early(plan, weight), early(plan, bias)
    each = cute.arch.rcp_approx(x.shape[1].to(cutec.Float32))
    plan.wait()
    plan.mend(values, x, plan.rank(), 0)
    middle, variance = moments_of(values, x, meeting, each, plan)
    scale = cute.math.rsqrt(variance + eps)
    if plan.leads(x):
        mean[plan.row()], rstd[plan.row()] = middle, scale
    write(values, plan.rank(), weight, bias, factors, terms, y, middle, scale, plan)


@cute.kernel
def long_rows(
    x: cute.Tensor,
    weight: cute.Tensor,
    bias: cute.Tensor,
    y: cute.Tensor,
    mean: cute.Tensor,
    rstd: cute.Tensor,
    eps: cutec.Float32,
    plan: Constexpr,
):
    """Rows of more tiles, which are read three times."""
    meetings = plan.begin(1, 1)
    total, squares = cutec.Float32(0), cutec.Float32(0)
    each = cute.arch.rcp_approx(x.shape[1].to(cutec.Float32))
    for tile in plan.tiles(x):
        total += sum_of(plan.load(x, tile), x, plan)
    middle = plan.sum_over_row(total, meetings[0]) * each
    for tile in plan.tiles(x):
        squares += squares_of(plan.load(x, tile), x, tile, middle, plan)
    scale = cute.math.rsqrt(plan.sum_over_row(squares, meetings[1]) * each + eps)
    if plan.leads(x):
        mean[plan.row()], rstd[plan.row()] = middle, scale
    for tile in plan.tiles(x):
        write(plan.load(x, tile), tile, weight, bias, None, None, y, middle, scale, plan)


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
    (meeting,) = plan.begin(2, rooms=2)
    middle, scale = cutec.Float32(0), cutec.Float32(0)
    if plan.row() < x.shape[0]:
        middle, scale = mean[plan.row()], rstd[plan.row()]
    total, along = cutec.Float32(0), cutec.Float32(0)
    for tile in plan.tiles(x):
        gradients, values = plan.ask(dy, tile), plan.ask(x, tile, room=1)
        plan.wait()
        plan.mend(gradients, dy, tile, 0)
        plan.mend(values, x, tile, 0)
        for i in plan.each(x):
            gradient = float32(gradients, i) * numbers(plan, weight, tile, i)
            total += total_of(gradient)
            along += total_of(gradient * (float32(values, i) - middle))
    total, along = meeting.joined([plan.over_warp(sum_, add) for sum_ in (total, along)], added)
    n = x.shape[1].to(cutec.Float32)
    total, along = total / n, along * scale * scale / n
    for tile in plan.tiles(x):
        if cutec.const_expr(not plan.whole):
            gradients, values = plan.ask(dy, tile), plan.ask(x, tile, room=1)
        plan.wait()
        plan.mend(gradients, dy, tile, 0)
        plan.mend(values, x, tile, 0)
        for i in plan.each(x):
            gradient = float32(gradients, i) * numbers(plan, weight, tile, i)
            result = (gradient - total - (float32(values, i) - middle) * along) * scale
            plan.write(result, dx, tile, i)


def together(plan):
    """Columns of a row that a thread adds up."""
    return 1 if plan.shifted else plan.vector


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
    vector = together(plan)
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


def resident(plan):
    """Threads that a multiprocessor is to have at a time."""
    if plan.staged:
        return 1536
    return 1024 if plan.shifted else 1280


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
    kernel = whole_rows if plan.whole else long_rows
    plan.launch(kernel(plan.matrix(x), weight, bias, plan.matrix(y), mean, rstd, eps, plan), x, resident(plan))


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
    plan.launch(backward_rows(dy, x, plan.repeated(weight, x), mean, rstd, dx, plan), x, 640 if plan.shifted else 1024)
    rows, columns = x.shape
    stripes = cute.ceil_div(columns, 32 * together(plan))
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
    [*SHORT[:-1], (256, 4, 1), (512, 4, 1), (512, 4, 2), *CLUSTERS],
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
    [*SHORT, (1024, 2, 1)],
    [(8, 2, 1), (64, 2, 1), (512, 2, 1)],
)
