"""LayerNorm of rows, computed in float32: y = (x - mean) · rstd · weight + bias, with mean and
rstd = 1 / sqrt(variance + eps) of each row kept for the way back (layernorm_backward.py). The
variance is that of differences to the mean, which is found before: no digits are lost to a mean
that is large.

Rows are shared out as `common/rows.py` says, by a form for each range of lengths.
"""

# A row has a tile at least, so that loops over its tiles bind what they assign.
# pyright: reportPossiblyUnboundVariable=false

from common.ahead import Ahead
from common.columns import share_of
from common.forms import (
    AT_ONCE,
    CLUSTERS,
    HELD,
    LARGE,
    SHORT,
    WAVE,
    declare,
    few,
    few_long,
    fours,
    full_streamed,
    in_registers,
    longest_streamed,
    many,
    of_rows,
    plan_of,
    streamed,
    threes,
)
from common.pieces import add, added, float32, total_of
from common.stream import Stream
from common.weights import early, numbers, prefetch

import cutec
from cutec import Constexpr, cute


@cute.jit
def sum_of(values, x, plan: Constexpr):
    """The sum of this thread's part."""
    total = cutec.Float32(0)
    for i in plan.each(x):
        total = total_of(float32(values, i), total)
    return total


@cute.jit
def squares_of(values, x, tile, middle, plan: Constexpr):
    """The sum of squares of differences to a mean of this thread's part."""
    total = cutec.Float32(0)
    for i in plan.each(x):
        away = float32(values, i) - middle
        total = total_of(plan.only(away * away, x, tile, i), total)
    return total


@cute.jit
def moments_of(values, x, meeting, each, plan: Constexpr):
    """Mean and variance of a row: each warp finds those of its part, relative to its own mean."""
    total, count = plan.over_warp(sum_of(values, x, plan), add), x.shape[1].to(cutec.Float32)
    if cutec.const_expr(meeting.met > 1):
        count = plan.columns_of_warp(x)
    squares = squares_of(values, x, plan.rank(), mean_of(total, count), plan)
    squares = plan.over_warp(squares, add)
    if cutec.const_expr(meeting.met == 1):
        return total * each, squares * each
    return moments_of_all(meeting.told([total, squares, count]), meeting.over_lanes, each)


def moments_of_all(told, over_lanes, each):
    """Mean and variance of a row from what its warps have found: the squares are moved to the mean
    of all.
    """
    (total,) = over_lanes([sum_up([total for total, _, _ in told])], added)
    middle, moved = total * each, []
    for total, squares, count in told:
        away = mean_of(total, count) - middle
        moved.append(squares + count * away * away)
    (squares,) = over_lanes([sum_up(moved)], added)
    return middle, squares * each


def mean_of(total, count):
    """The mean of a part of a row, which may be empty."""
    return total * cute.arch.rcp_approx(cute.math.max(count, 1.0))


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
    prefetch(plan, weight, plan.rank())
    prefetch(plan, bias, plan.rank())
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


@cute.jit
def found_of(rows, inside, count, step):
    """Sum, squares of differences to the mean, and count of a warp's part of a row, of which warps
    tell each other.
    """
    total, squares = cutec.Float32(0), cutec.Float32(0)
    for i in rows.pieces():
        total = total_of(rows.values(0, i, step), total)
    total = rows.over_warp(total)
    middle = mean_of(total, count)
    for i in rows.pieces():
        away = rows.only(rows.values(0, i, step) - middle, i, inside)
        squares = total_of(away * away, squares)
    return rows.telling.tell([total, rows.over_warp(squares), count], step)


@cute.kernel
def streamed_rows(x, weight, bias, y, mean, rstd, eps: cutec.Float32, share, turns, plan: Constexpr):
    """Rows that blocks or clusters take one after the other, with the same weights."""
    rows = Ahead(plan, [x], [y], 3, lagging=True)
    factors, terms = (rows.of_vector(vector, plan.dtype.width == 32) for vector in (weight, bias))
    inside = rows.inside()
    count = rows.count(inside)
    before = rows.found_before(lambda rows, step: found_of(rows, inside, count, step), 3)
    for turn in cutec.range(turns):
        rows.wait(turn + rows.lag)
        found, part = found_of(rows, inside, count, turn + rows.lag), rows.part(turn)
        told = rows.telling.heard(before if rows.lag else found, turn)
        middle, variance = moments_of_all(told, rows.telling.over_lanes, share)
        scale = cute.math.rsqrt(variance + eps)
        if part.piece(0) == 0 and part.row < part.rows:
            mean[part.row], rstd[part.row] = middle, scale
        for i in rows.pieces():
            rows.put((rows.values(0, i, turn) - middle) * scale * factors(i) + terms(i), i, turn)
        rows.done(turn)
        before = found
    rows.finish(turns)


def resident(plan):
    """Threads that a multiprocessor is to have at a time."""
    if plan.staged:
        return 1536
    if plan.shifted and plan.few:
        return 512  # the weights of a part take as many registers as three of it
    if plan.shifted or plan.unit:
        return 1024
    return 1536 if plan.threads == 512 and not plan.few else 1280


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
    plan = plan_of(x, form)
    if cutec.const_expr(isinstance(plan, Stream)):
        turns = plan.turns(x, [x])
        plan.launch(streamed_rows(x, weight, bias, y, mean, rstd, eps, share_of(x), turns, plan), x, [x])
    else:
        weight, bias = (plan.repeated(t, x) for t in (weight, bias))
        kernel = whole_rows if plan.whole else long_rows
        plan.launch(kernel(plan.matrix(x), weight, bias, plan.matrix(y), mean, rstd, eps, plan), x, resident(plan))


def reference(x, weight, bias, eps):
    import numpy as np

    x = x.astype(np.float64)
    mean, rstd = x.mean(axis=1), 1 / np.sqrt(x.var(axis=1) + eps)
    y = (x - mean[:, None]) * rstd[:, None] * weight.astype(np.float64) + bias.astype(np.float64)
    # what is left of a sum when its parts cancel is as exact as they are
    return y, (mean, np.abs(x).mean(axis=1)), rstd


# of 16 bits: (columns that rows have more than, threads, pieces, blocks of a cluster, stages,
# clusters)
ANYWHERE = [
    *((192, threads, pieces, 1, 2, 132) for threads, pieces in ((8, 5), (16, 4), (32, 3), (32, 4))),
    (1017, 64, 3, 1, 3, 132),
    *((2041, threads, pieces, 1, 3, 132) for threads, pieces in ((128, 3), (128, 4), (128, 5))),
    *((6137, threads, pieces, 1, 3, 132) for threads, pieces in ((256, 4), (512, 3), (512, 4), (512, 5))),
]


def streams(dtype):
    full = full_streamed(dtype, 3, [(2, 66), (4, 30), (8, 15)], 200) if dtype.width == 32 else []
    return [*streamed(dtype, ANYWHERE if dtype.width == 16 else []), *full, *longest_streamed(dtype, 3)]


def aligned(dtype):
    """Forms of rows that begin with pieces. Of two held blocks of a multiprocessor, registers have
    room for weights too.
    """
    if dtype.width == 32:
        filled = [(threads, 3, 1, many(LARGE), "n * 3 > 2 * {held}", HELD) for threads in (64, 128)]
        short = [SHORT[0], *filled, *fours(LARGE), *SHORT[1:4], (128, 1, 1, few(1 << 20))]
        few_rows, longer = [(512, 2, 2, few(1 << 19)), *few_long(1 << 17)], []
        kept = in_registers(256, 8, (1, 2), "n * 4 > 3 * {held}", few(1 << 25)) + in_registers(
            256, 8, (1, 2, 4, 8, 16), blocks=AT_ONCE // 2
        )
        kept += in_registers(512, 8, (16,), blocks=AT_ONCE // 4)
    else:
        short = [*threes((8, 16), LARGE, 32), (32, 3, 1, many(1 << 17), HELD)]
        short += [(128, 1, 1, few(1 << 20)), (32, 4, 1, HELD)]
        longer = [(128, 5, 1, many(LARGE), HELD), (256, 3, 1, many(LARGE), HELD)]
        few_rows = few_long(1 << 17)
        kept = in_registers(512, 4, (1, 2, 4, 8), blocks=AT_ONCE) + in_registers(512, 4, (16,), blocks=AT_ONCE // 2)
    return [
        *(*short, SHORT[4], (64, 3, 1, many(LARGE), HELD), SHORT[5]),
        *((256, 4, 1, of_rows(WAVE + 1, 4 * WAVE), HELD), (128, 3, 1, many(LARGE), HELD), SHORT[6], *longer),
        *((256, 4, 1, of_rows(1, 4 * WAVE), HELD), SHORT[7], *few_rows, *kept),
        *([] if dtype.width == 32 else [(512, 3, 1, "n * 3 > 2 * {held}", f"m > {4 * WAVE}", HELD)]),
        *((512, 4, 1), (512, 4, 2, few(1 << 23)), (512, 8, 1), (256, 8, 8, of_rows(WAVE + 1, 2 * WAVE)), CLUSTERS[0]),
        *((512, 4, 8, of_rows(33, WAVE)), CLUSTERS[1], (512, 4, 16, of_rows(9, 16)), CLUSTERS[2]),
        *((512, 8, 16), (512, 16, 16)),
    ]


declare(
    layernorm,
    ["in $dtype[m,n]", "in $dtype[n]", "in $dtype[n]", "out $dtype[m,n]", "out f32[m]", "out f32[m]", "f32"],
    reference,
    aligned,
    full=[],
    weights=True,
    streams=streams,
)
