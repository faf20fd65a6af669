"""Backward pass of LayerNorm of rows: y = (x - mean) · rstd · weight + bias, from the mean and rstd
that the forward pass kept of each row.

With n columns, h = (x - mean) · rstd and g = weight · dy:
    dx = rstd · (g - Σ g / n - h · Σ(g · h) / n)
    dweight = Σ dy · h,  dbias = Σ dy, over rows

Rows are streamed as `common/stream.py` says: each is read once.
"""

# A row has a tile at least, so that loops over its tiles bind what they assign.
# pyright: reportPossiblyUnboundVariable=false

from common.columns import Columns, add_up, share_of
from common.few_rows import RESIDENT, add_columns, load
from common.loaded import streamed
from common.pieces import add, added, float32, total_of
from common.rows import Rows
from common.spread import FEW_BLOCKS, posts_of, spread_or_streamed
from common.stream_forms import FORMS, PARTS, declare, summed, with_five
from common.weights import early, numbers, prefetch

import cutec
from cutec import Constexpr, cute


@cute.jit
def found_of(rows, factors, step):
    """Σ g and Σ g · (x - mean) of a row, of which threads tell each other."""
    total, along = cutec.Float32(0), cutec.Float32(0)
    for i in rows.pieces():
        gradient = rows.values(0, i, step) * factors(i)
        total = total_of(gradient, total)
        along = total_of(gradient * (rows.values(1, i, step) - rows.number(0, step)), along)
    return rows.tell([total, along], added, step)


@cute.kernel
def rows_kernel(
    dy, x, weight, mean, rstd, dx, dweight, dbias, weight_parts, bias_parts, posts, share, turns, plan: Constexpr
):
    rows = streamed(plan, [dy, x], [dx], 2, [mean, rstd], lagging=True, posts=posts)
    factors = rows.of_vector(weight)
    of_weight, of_bias = Columns(rows, weight_parts, dweight), Columns(rows, bias_parts, dbias)
    before = rows.found_before(lambda rows, step: found_of(rows, factors, step), 2)
    for turn in cutec.range(turns):
        rows.wait(turn + rows.lag)
        found = found_of(rows, factors, turn + rows.lag)
        total, along = rows.told(before if rows.lag else found, added, turn)
        middle, scale = rows.number(0, turn), rows.number(1, turn)
        mean_of_all, slope = total * share * scale, along * share * scale * scale * scale
        for i in rows.pieces():
            gradient, away = rows.values(0, i, turn), rows.values(1, i, turn) - middle
            of_bias.add(gradient, i)
            of_weight.add(gradient * scale * away, i)
            rows.put(gradient * scale * factors(i) - (away * slope + mean_of_all), i, turn)
        rows.done(turn)
        before = found
    rows.finish(turns)
    of_weight.write(turns)
    of_bias.write(turns)


@cute.jit
def sums_of(parts, weight, factors, x, middle, tile, plan: Constexpr):
    """Σ g and Σ g · (x - mean) of this thread's part."""
    total, along = cutec.Float32(0), cutec.Float32(0)
    for i in plan.each(x):
        gradient = float32(parts[0], i) * numbers(plan, weight, tile, i, factors)
        total = total_of(gradient, total)
        along = total_of(gradient * (float32(parts[1], i) - middle), along)
    return total, along


@cute.kernel
def few_rows_kernel(dy, x, weight, mean, rstd, dx, dweight, dbias, share, plan: Constexpr):
    """dx, and sums of columns of a single row."""
    (meeting,) = plan.begin(2, rooms=2)
    row = cute.math.min(plan.row(), x.shape[0] - 1)
    total, along, factors = cutec.Float32(0), cutec.Float32(0), early(plan, weight)
    middle, scale = mean[row], rstd[row]
    for tile in plan.tiles(x):
        prefetch(plan, weight, tile)
        parts = load([dy, x], tile, plan)
        total, along = added([total, along], sums_of(parts, weight, factors, x, middle, tile, plan))
    total, along = meeting.joined([plan.over_warp(total, add), plan.over_warp(along, add)], added)
    mean_of_all, slope = total * share * scale, along * share * scale * scale * scale
    for tile in plan.tiles(x):
        if cutec.const_expr(not plan.whole):
            parts = load([dy, x], tile, plan)
        for i in plan.each(x):
            gradient, away = float32(parts[0], i), float32(parts[1], i) - middle
            if x.shape[0] == 1:
                plan.write(gradient, dbias, tile, i)
                plan.write(gradient * scale * away, dweight, tile, i)
            gradient *= scale * numbers(plan, weight, tile, i, factors)
            plan.write(gradient - (away * slope + mean_of_all), dx, tile, i)


@cute.jit
def few_rows(dy, x, weight, mean, rstd, dx, dweight, dbias, unless, form: Constexpr):
    plan = Rows(x, *form[:4], *form[5:])
    rows = [plan.matrix(t) for t in (dy, x)]
    factors, *sums = (plan.repeated(t, x) for t in (weight, dweight, dbias))
    kernel = few_rows_kernel(*rows, factors, mean, rstd, plan.matrix(dx), *sums, share_of(x), plan)
    plan.launch(kernel, x, RESIDENT, unless=unless)
    add_columns(dy, x, mean, rstd, dweight, dbias, unless, plan)


@cute.jit
def stream(dy, x, weight, mean, rstd, dx, dweight, dbias, weight_parts, bias_parts, posts, form: Constexpr):
    plan, sums = spread_or_streamed(x, form), [dweight, dbias]
    given = dy, x, weight, mean, rstd, dx, *sums, weight_parts, bias_parts, posts
    plan.launch(rows_kernel(*given, share_of(x), plan.turns(x, sums), plan), x, sums)
    add_up([weight_parts, bias_parts], sums, x, plan)


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
    weight_parts: cute.Tensor,
    bias_parts: cute.Tensor,
    posts: cute.Tensor,
    form: Constexpr,
):
    if cutec.const_expr(form[4] == 0):
        few_rows(dy, x, weight, mean, rstd, dx, dweight, dbias, False, form)
    else:
        stream(dy, x, weight, mean, rstd, dx, dweight, dbias, weight_parts, bias_parts, posts, form)
        if cutec.const_expr(form[2] == 0):
            fits = spread_or_streamed(x, form).fits(x)
            few_rows(dy, x, weight, mean, rstd, dx, dweight, dbias, fits, FEW_BLOCKS)


def reference(dy, x, weight, mean, rstd):
    import numpy as np

    dy, x, mean, rstd = (t.astype(np.float64) for t in (dy, x, mean[:, None], rstd[:, None]))
    h, gradient = (x - mean) * rstd, dy * weight.astype(np.float64)
    dx = rstd * (gradient - gradient.mean(axis=1, keepdims=True) - h * (gradient * h).mean(axis=1, keepdims=True))
    return dx, (dy * h).sum(axis=0), dy.sum(axis=0)


# by the bits of an element, for `teams`: their gain, turns, and the length from which on they share
# rows; shorter ones clusters of four blocks take as fast
SHARED_FROM = {16: (1.05, 16, 20480), 32: (1.1, 16, 40960)}


def shapes(dtype):
    if dtype.width == 32:
        return with_five(dtype)
    return with_five(dtype, [*(others(dtype).get(form, form) for form in FORMS), (128, 5, 1, 2, 132)])


def others(dtype):
    """Of 16 bits, other forms: of bfloat16 the sums of two vectors would not fit into registers."""
    found = {(64, 2, 1, 2, 132): (32, 4, 1, 2, 132)}  # where a warp has a row, it waits for no other
    if dtype is cutec.BFloat16:
        found |= {(128, 4, 1, 2, 132): (256, 2, 1, 4, 132), (256, 4, 1, 2, 132): (512, 2, 1, 4, 132)}
    return found


declare(
    layernorm_backward,
    [
        "in $dtype[m,n]",
        "in $dtype[m,n]",
        "in $dtype[n]",
        "in f32[m]",
        "in f32[m]",
        "out $dtype[m,n]",
        "out $dtype[n]",
        "out $dtype[n]",
        f"workspace f32[{PARTS},n]",
        f"workspace f32[{PARTS},n]",
        posts_of(2),
    ],
    reference,
    lambda dtype: summed(dtype, shapes(dtype), 2, shared=SHARED_FROM[dtype.width]),
)
