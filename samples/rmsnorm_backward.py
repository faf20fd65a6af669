"""Backward pass of RMSNorm of rows: y = x · rstd · weight, with rstd = 1 / sqrt(mean(x²) + eps).

With n columns and g = weight · dy:
    dx = rstd · (g - x · rstd² · Σ(g · x) / n)
    dweight = Σ dy · x · rstd, over rows

rstd is found once more, together with the other sum: a row is read once. In a model x has been
handed on besides (rmsnorm_residual's `total`): rmsnorm_residual_backward adds the gradient that
came back that way to dx. Rows are streamed as `common/stream.py` says.
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
    """Σ x² and Σ weight · dy · x of a row, of which threads tell each other."""
    squares, along = cutec.Float32(0), cutec.Float32(0)
    for i in rows.pieces():
        value = rows.values(1, i, step)
        squares = total_of(value * value, squares)
        along = total_of(value * (rows.values(0, i, step) * factors(i)), along)
    return rows.tell([squares, along], added, step)


@cute.kernel
def rows_kernel(dy, x, residual, weight, dx, dweight, parts, posts, eps: cutec.Float32, share, turns, plan: Constexpr):
    matrices = [dy, x] if residual is None else [dy, x, residual]
    rows = streamed(plan, matrices, [dx], 2, lagging=True, posts=posts)
    factors, of_weight = rows.of_vector(weight), Columns(rows, parts, dweight)
    before = rows.found_before(lambda rows, step: found_of(rows, factors, step), 2)
    for turn in cutec.range(turns):
        rows.wait(turn + rows.lag)
        found = found_of(rows, factors, turn + rows.lag)
        squares, along = rows.told(before if rows.lag else found, added, turn)
        rstd = cute.where(plan.row(turn) < x.shape[0], cute.math.rsqrt(squares * share + eps), 0.0)
        slope = along * share * rstd * rstd * rstd
        for i in rows.pieces():
            gradient, value = rows.values(0, i, turn) * rstd, rows.values(1, i, turn)
            of_weight.add(gradient * value, i)
            result = gradient * factors(i) - value * slope
            if cutec.const_expr(residual is not None):
                result += rows.values(2, i, turn)
            rows.put(result, i, turn)
        rows.done(turn)
        before = found
    rows.finish(turns)
    of_weight.write(turns)


@cute.jit
def sums_of(parts, weight, factors, x, tile, plan: Constexpr):
    """Σ x² and Σ weight · dy · x of this thread's part."""
    squares, along = cutec.Float32(0), cutec.Float32(0)
    for i in plan.each(x):
        value = float32(parts[1], i)
        squares = total_of(value * value, squares)
        along = total_of(value * (float32(parts[0], i) * numbers(plan, weight, tile, i, factors)), along)
    return squares, along


@cute.kernel
def few_rows_kernel(dy, x, residual, weight, dx, dweight, kept, eps: cutec.Float32, share, plan: Constexpr):
    """dx, rstd of each row in `kept`, and dweight of a single row."""
    matrices = [dy, x] if residual is None else [dy, x, residual]
    (meeting,) = plan.begin(2, rooms=len(matrices))
    squares, along, factors = cutec.Float32(0), cutec.Float32(0), early(plan, weight)
    for tile in plan.tiles(x):
        prefetch(plan, weight, tile)
        parts = load(matrices, tile, plan)
        squares, along = added([squares, along], sums_of(parts, weight, factors, x, tile, plan))
    squares, along = meeting.joined([plan.over_warp(squares, add), plan.over_warp(along, add)], added)
    rstd = cute.math.rsqrt(squares * share + eps)
    if plan.leads(x):
        kept[plan.row()] = rstd
    slope = along * share * rstd * rstd * rstd
    for tile in plan.tiles(x):
        if cutec.const_expr(not plan.whole):
            parts = load(matrices, tile, plan)
        for i in plan.each(x):
            gradient, value = float32(parts[0], i) * rstd, float32(parts[1], i)
            if x.shape[0] == 1:
                plan.write(gradient * value, dweight, tile, i)
            result = gradient * numbers(plan, weight, tile, i, factors) - value * slope
            if cutec.const_expr(residual is not None):
                result += float32(parts[2], i)
            plan.write(result, dx, tile, i)


@cute.jit
def few_rows(dy, x, residual, weight, dx, dweight, eps, kept, unless, form: Constexpr):
    plan = Rows(x, *form[:4], *form[5:])
    rows = [None if t is None else plan.matrix(t) for t in (dy, x, residual)]
    factors, sums = (plan.repeated(t, x) for t in (weight, dweight))
    kernel = few_rows_kernel(*rows, factors, plan.matrix(dx), sums, kept, eps, share_of(x), plan)
    plan.launch(kernel, x, RESIDENT, unless=unless)
    add_columns(dy, x, None, kept, dweight, None, unless, plan)


@cute.jit
def stream(dy, x, residual, weight, dx, dweight, eps, parts, posts, form: Constexpr):
    plan = spread_or_streamed(x, form)
    turns = plan.turns(x, [dweight])
    kernel = rows_kernel(dy, x, residual, weight, dx, dweight, parts, posts, eps, share_of(x), turns, plan)
    plan.launch(kernel, x, [dweight])
    add_up([parts], [dweight], x, plan)


@cute.jit
def rmsnorm_backward(
    dy: cute.Tensor,
    x: cute.Tensor,
    weight: cute.Tensor,
    dx: cute.Tensor,
    dweight: cute.Tensor,
    eps: cutec.Float32,
    parts: cute.Tensor,
    kept: cute.Tensor,
    posts: cute.Tensor,
    form: Constexpr,
):
    if cutec.const_expr(form[4] == 0):
        few_rows(dy, x, None, weight, dx, dweight, eps, kept, False, form)
    else:
        stream(dy, x, None, weight, dx, dweight, eps, parts, posts, form)
        if cutec.const_expr(form[2] == 0):
            few_rows(dy, x, None, weight, dx, dweight, eps, kept, spread_or_streamed(x, form).fits(x), FEW_BLOCKS)


@cute.jit
def rmsnorm_residual_backward(
    dy: cute.Tensor,
    x: cute.Tensor,
    residual: cute.Tensor,
    weight: cute.Tensor,
    dx: cute.Tensor,
    dweight: cute.Tensor,
    eps: cutec.Float32,
    parts: cute.Tensor,
    kept: cute.Tensor,
    form: Constexpr,
):
    if cutec.const_expr(form[4] == 0):
        few_rows(dy, x, residual, weight, dx, dweight, eps, kept, False, form)
    else:
        stream(dy, x, residual, weight, dx, dweight, eps, parts, None, form)


def reference(dy, x, weight, eps):
    import numpy as np

    dy, x = dy.astype(np.float64), x.astype(np.float64)
    rstd = 1 / np.sqrt((x * x).mean(axis=1, keepdims=True) + eps)
    gradient, h = dy * weight.astype(np.float64), x * rstd
    return rstd * (gradient - h * (gradient * h).mean(axis=1, keepdims=True)), (dy * h).sum(axis=0)


def residual_reference(dy, x, residual, weight, eps):
    import numpy as np

    dx, dweight = reference(dy, x, weight, eps)
    return dx + residual.astype(np.float64), dweight


MATRIX, VECTOR = "in $dtype[m,n]", "in $dtype[n]"
RESULTS = ["out $dtype[m,n]", "out $dtype[n]", "f32", f"workspace f32[{PARTS},n]", "workspace f32[m]"]


SHARED_FROM = 65536  # of 32 bits: in shorter rows clusters come close to a copy


def too_large(dtype):
    """Forms whose four pieces of three matrices do not fit: into shared memory beside what large
    clusters exchange, or, of 16 bits, into registers of a whole block.
    """
    return [(512, 4, 8), (512, 4, 16), *([(512, 4, 1)] if dtype.width == 16 else [])]


declare(
    rmsnorm_backward,
    [MATRIX, MATRIX, VECTOR, *RESULTS, posts_of(2)],
    reference,
    lambda dtype: summed(
        dtype, with_five(dtype), 2, alone=True, shared=(1.1, 12, SHARED_FROM) if dtype.width == 32 else None
    ),
)
declare(
    rmsnorm_residual_backward,
    [MATRIX, MATRIX, MATRIX, VECTOR, *RESULTS],
    residual_reference,
    lambda dtype: summed(dtype, [form for form in FORMS if form[:3] not in too_large(dtype)]),
)
