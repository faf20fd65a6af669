"""Backward pass of LayerNorm of rows: y = (x - mean) · rstd · weight + bias, from the mean and rstd
that the forward pass kept of each row.

With n columns, h = (x - mean) · rstd and g = weight · dy:
    dx = rstd · (g - Σ g / n - h · Σ(g · h) / n)
    dweight = Σ dy · h,  dbias = Σ dy, over rows

Rows are streamed as `common/stream.py` says: each is read once.
"""

# A row has a tile at least, so that loops over its tiles bind what they assign.
# pyright: reportPossiblyUnboundVariable=false

from common.ahead import Ahead
from common.columns import Columns, add_up, share_of
from common.pieces import total_of
from common.stream import Stream
from common.stream_forms import FORMS, PARTS, declare

import cutec
from cutec import Constexpr, cute


@cute.kernel
def rows_kernel(dy, x, weight, mean, rstd, dx, dweight, dbias, weight_parts, bias_parts, share, turns, plan: Constexpr):
    rows = Ahead(plan, [dy, x], dx, 2, [mean, rstd])
    factors = rows.of_vector(weight)
    of_weight, of_bias = Columns(rows, weight_parts, dweight), Columns(rows, bias_parts, dbias)
    for turn in cutec.range(turns):
        total, along = cutec.Float32(0), cutec.Float32(0)
        for step in rows.steps(turn, 0):
            rows.wait(step)
            for i in rows.pieces():
                gradient = rows.values(0, i, step) * factors(i, step)
                total += total_of(gradient)
                along += total_of(gradient * (rows.values(1, i, step) - rows.number(0, step)))
        total, along = rows.sums([total, along], turn)
        for step in rows.steps(turn, 1):
            rows.wait_again(step)
            middle, scale = rows.number(0, step), rows.number(1, step)
            mean_of_all, slope = total * share * scale, along * share * scale * scale * scale
            for i in rows.pieces():
                gradient, away = rows.values(0, i, step), rows.values(1, i, step) - middle
                of_bias.add(gradient, i, step, turn)
                of_weight.add(gradient * scale * away, i, step, turn)
                rows.put(gradient * scale * factors(i, step) - (away * slope + mean_of_all), i, step)
            rows.done(step)
    rows.finish(turns)
    of_weight.write(turns)
    of_bias.write(turns)


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
    form: Constexpr,
):
    plan = Stream(x, *form)
    plan.launch(
        rows_kernel(
            dy,
            x,
            weight,
            mean,
            rstd,
            dx,
            dweight,
            dbias,
            weight_parts,
            bias_parts,
            share_of(x),
            plan.turns(x, [dweight, dbias]),
            plan,
        ),
        x,
        [dweight, dbias],
    )
    add_up([weight_parts, bias_parts], [dweight, dbias], x, plan)


def reference(dy, x, weight, mean, rstd):
    import numpy as np

    dy, x, mean, rstd = (t.astype(np.float64) for t in (dy, x, mean[:, None], rstd[:, None]))
    h, gradient = (x - mean) * rstd, dy * weight.astype(np.float64)
    dx = rstd * (gradient - gradient.mean(axis=1, keepdims=True) - h * (gradient * h).mean(axis=1, keepdims=True))
    return dx, (dy * h).sum(axis=0), dy.sum(axis=0)


# fewer columns of a thread where the sums of two vectors would not fit into registers
FEWER = {
    (128, 4, 1, 2, 132): (256, 2, 1, 4, 132),
    (256, 4, 1, 2, 132): (512, 2, 1, 4, 132),
    (512, 4, 1, 2, 132): (512, 2, 2, 4, 66),
}
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
    ],
    reference,
    [FEWER.get(form, form) for form in FORMS],
)
