"""RMSNorm of rows: y = x / sqrt(mean(x²) + eps) · weight, computed in float32.

rmsnorm_residual adds a residual first, and also writes the sum, rounded as x is: a layer of a model
hands it on as its residual.

Rows are shared out as `common/rows.py` says, by a form for each range of lengths.
"""

# A row has a tile at least, so that loops over its tiles bind what they assign.
# pyright: reportPossiblyUnboundVariable=false

from common.rows import FEW, Rows, declare, float32, total_of

import cutec
from cutec import Constexpr, cute


@cute.jit
def squares_of(values, plan: Constexpr):
    """The sum of squares of this thread's part."""
    total = cutec.Float32(0)
    for i in cutec.range_constexpr(plan.pieces):
        total += total_of(float32(values, i) * float32(values, i))
    return total


@cute.jit
def load(x, residual, whole, tile, plan: Constexpr):
    """A part of x, or of x + residual, which is written to `whole`."""
    values = plan.load(x, tile)
    if cutec.const_expr(residual is not None):
        more = plan.load(residual, tile)
        for i in cutec.range_constexpr(plan.pieces):
            values[None, i].store((float32(values, i) + float32(more, i)).to(plan.dtype))
        plan.store(values, whole, tile)
    return values


@cute.kernel
def rmsnorm_kernel(
    x: cute.Tensor, residual, weight: cute.Tensor, y: cute.Tensor, whole, eps: cutec.Float32, plan: Constexpr
):
    (meeting,) = plan.begin(1)
    squares = cutec.Float32(0)
    for tile in plan.tiles(x):
        values = load(x, residual, whole, tile, plan)
        squares += squares_of(values, plan)
    squares = plan.sum_over_row(squares, meeting)
    scale = cute.math.rsqrt(squares / x.shape[1].to(cutec.Float32) + eps)
    for tile in plan.tiles(x):
        if cutec.const_expr(not plan.whole):
            values = plan.load(whole, tile)
        for i in cutec.range_constexpr(plan.pieces):
            values[None, i].store((float32(values, i) * scale * plan.numbers(weight, tile, i)).to(plan.dtype))
        plan.store(values, y, tile)


@cute.jit
def rmsnorm(
    x: cute.Tensor,
    weight: cute.Tensor,
    y: cute.Tensor,
    eps: cutec.Float32,
    form: Constexpr,
):
    plan = Rows(x, *form)
    x = plan.matrix(x)
    plan.launch(rmsnorm_kernel(x, None, plan.repeated(weight, x), plan.matrix(y), x, eps, plan), x)


@cute.jit
def rmsnorm_residual(
    x: cute.Tensor,
    residual: cute.Tensor,
    weight: cute.Tensor,
    y: cute.Tensor,
    total: cute.Tensor,
    eps: cutec.Float32,
    form: Constexpr,
):
    plan = Rows(x, *form)
    x, residual, y, total = (plan.matrix(t) for t in (x, residual, y, total))
    plan.launch(rmsnorm_kernel(x, residual, plan.repeated(weight, x), y, total, eps, plan), x)


def reference(x, weight, eps):
    import numpy as np

    x = x.astype(np.float64)
    return x / np.sqrt((x * x).mean(axis=1, keepdims=True) + eps) * weight.astype(np.float64)


def residual_reference(x, residual, weight, eps):
    import numpy as np

    total = (x.astype(np.float64) + residual.astype(np.float64)).astype(x.dtype)
    return reference(total, weight, eps), total


declare(rmsnorm, ["in $dtype[m,n]", "in $dtype[n]", "out $dtype[m,n]", "f32"], reference)
declare(
    rmsnorm_residual,
    ["in $dtype[m,n]", "in $dtype[m,n]", "in $dtype[n]", "out $dtype[m,n]", "out $dtype[m,n]", "f32"],
    residual_reference,
    **FEW,
)
