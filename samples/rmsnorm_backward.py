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

from common.ahead import Ahead
from common.columns import Columns, add_up, share_of
from common.pieces import total_of
from common.stream import Stream
from common.stream_forms import PARTS, declare

import cutec
from cutec import Constexpr, cute


@cute.kernel
def rows_kernel(dy, x, residual, weight, dx, dweight, parts, eps: cutec.Float32, share, turns, plan: Constexpr):
    rows = Ahead(plan, [dy, x] if residual is None else [dy, x, residual], dx, 2)
    factors, of_weight = rows.of_vector(weight), Columns(rows, parts, dweight)
    for turn in cutec.range(turns):
        squares, along = cutec.Float32(0), cutec.Float32(0)
        for step in rows.steps(turn, 0):
            rows.wait(step)
            for i in rows.pieces():
                value = rows.values(1, i, step)
                squares += total_of(value * value)
                along += total_of(value * (rows.values(0, i, step) * factors(i, step)))
        squares, along = rows.sums([squares, along], turn)
        rstd = cute.where(plan.row(turn) < x.shape[0], cute.math.rsqrt(squares * share + eps), 0.0)
        slope = along * share * rstd * rstd * rstd
        for step in rows.steps(turn, 1):
            rows.wait_again(step)
            for i in rows.pieces():
                gradient, value = rows.values(0, i, step) * rstd, rows.values(1, i, step)
                of_weight.add(gradient * value, i, step, turn)
                result = gradient * factors(i, step) - value * slope
                if cutec.const_expr(residual is not None):
                    result += rows.values(2, i, step)
                rows.put(result, i, step)
            rows.done(step)
    rows.finish(turns)
    of_weight.write(turns)


@cute.jit
def rmsnorm_backward(
    dy: cute.Tensor,
    x: cute.Tensor,
    weight: cute.Tensor,
    dx: cute.Tensor,
    dweight: cute.Tensor,
    eps: cutec.Float32,
    parts: cute.Tensor,
    form: Constexpr,
):
    plan = Stream(x, *form)
    plan.launch(
        rows_kernel(dy, x, None, weight, dx, dweight, parts, eps, share_of(x), plan.turns(x, [dweight]), plan),
        x,
        [dweight],
    )
    add_up([parts], [dweight], x, plan)


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
    form: Constexpr,
):
    plan = Stream(x, *form)
    plan.launch(
        rows_kernel(dy, x, residual, weight, dx, dweight, parts, eps, share_of(x), plan.turns(x, [dweight]), plan),
        x,
        [dweight],
    )
    add_up([parts], [dweight], x, plan)


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
RESULTS = ["out $dtype[m,n]", "out $dtype[n]", "f32", f"workspace f32[{PARTS},n]"]
declare(rmsnorm_backward, [MATRIX, MATRIX, VECTOR, *RESULTS], reference)
declare(rmsnorm_residual_backward, [MATRIX, MATRIX, MATRIX, VECTOR, *RESULTS], residual_reference)
