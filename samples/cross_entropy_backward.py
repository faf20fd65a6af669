"""The gradient of cross-entropy of rows: dx[c] = (softmax(x)[c] - (1 at the target)) · dloss.

cross_entropy_backward takes what the forward pass has kept of each row, lse = log Σ exp x, and the
gradient dloss of each row's loss. cross_entropy_with_gradient is both passes in one, for losses
whose gradient is the same for all rows (1 of a sum, 1 / m of a mean): it reads x once. A row whose
target is no column has no loss, and no gradient.

Rows are streamed as `common/stream.py` says.
"""

# A row has a tile at least, so that loops over its tiles bind what they assign.
# pyright: reportPossiblyUnboundVariable=false

from common.ahead import Ahead
from common.exponentials import LOG2_E, join, logarithm, power, rescaled
from common.pieces import total_of
from common.stream import Stream
from common.stream_forms import SINGLE, declare

import cutec
from cutec import Constexpr, cute


def difference(x, lse):
    """The softmax of x, whose digits a large lse does not take."""
    return cute.math.exp2((x - lse) * LOG2_E, fastmath=True)


@cute.jit
def write_gradients(rows, target, top, share, dloss, step):
    """Those of a tile, given that the softmax is exp(x - top) · share."""
    scale, special = cutec.Float32(0), cutec.Float32(0)
    mine, e, piece = rows.place_of(target, step)
    if rows.has(target):
        scale = dloss
    if mine:
        special = (difference(rows.slot(0, step)[e, piece].to(cutec.Float32), top) * share - 1.0) * scale
    for i in rows.pieces():
        rows.put(difference(rows.values(0, i, step), top) * (share * scale), i, step)
    if mine:
        rows.slot(0, step)[e, piece] = special.to(rows.plan.dtype)
    rows.done(step)


@cute.kernel
def backward_kernel(x, target, lse, dloss, dx, turns, plan: Constexpr):
    rows = Ahead(plan, [x], dx, 1, [target, lse, dloss], times=1)
    for turn in cutec.range(turns):
        for step in rows.steps(turn, 0):
            rows.wait(step)
            write_gradients(rows, rows.number(0, step), rows.number(1, step), 1.0, rows.number(2, step), step)
    rows.finish(turns)


@cute.jit
def top_of(rows, top, step):
    """The maximum of this thread's part of a row, and of `top`."""
    for i in rows.pieces():
        found = rows.values(0, i, step).reduce(cute.ReductionOp.MAX, top, 0)
        top = cute.where(rows.part(step).reaches(i), found, top)
    return top


@cute.kernel
def both_kernel(x, target, loss, lse, dx, dloss: cutec.Float32, turns, plan: Constexpr):
    rows = Ahead(plan, [x], dx, 2, [target], -x.element_type.inf)
    for turn in cutec.range(turns):
        top, total = -cutec.Float32.inf, cutec.Float32(0)
        for step in rows.steps(turn, 0):
            rows.wait(step)
            higher = top_of(rows, top, step)
            total = rescaled(total, top, higher)
            for i in rows.pieces():
                found = total_of(power(rows.values(0, i, step), higher))
                total += cute.where(rows.part(step).reaches(i), found, 0.0)
            top = higher
        top, total = rows.over_row([top, total], join, turn)
        rest = logarithm(total, top)
        for step in rows.steps(turn, 1):
            rows.wait_again(step)
            write_losses(rows, loss, lse, top, rest, step)
            write_gradients(rows, rows.number(0, step), top, 1.0 / total, dloss, step)
    rows.finish(turns)


@cute.jit
def write_losses(rows, loss, lse, top, rest, step):
    """What the forward pass writes: whoever has the target in this tile has the loss."""
    target, part = rows.number(0, step), rows.part(step)
    mine, e, piece = rows.place_of(target, step)
    if mine:
        loss[part.row] = top - rows.slot(0, step)[e, piece].to(cutec.Float32) + rest
    if part.piece(0) == 0 and part.row < part.rows:
        lse[part.row] = top + rest
        if not rows.has(target):
            loss[part.row] = 0.0


@cute.jit
def cross_entropy_backward(
    x: cute.Tensor, target: cute.Tensor, lse: cute.Tensor, dloss: cute.Tensor, dx: cute.Tensor, form: Constexpr
):
    plan = Stream(x, *form)
    plan.launch(backward_kernel(x, target, lse, dloss, dx, plan.turns(x), plan), x)


@cute.jit
def cross_entropy_with_gradient(
    x: cute.Tensor,
    target: cute.Tensor,
    loss: cute.Tensor,
    lse: cute.Tensor,
    dx: cute.Tensor,
    dloss: cutec.Float32,
    form: Constexpr,
):
    plan = Stream(x, *form)
    plan.launch(both_kernel(x, target, loss, lse, dx, dloss, plan.turns(x), plan), x)


def reference(x, target, lse, dloss):
    import numpy as np

    rows, columns = x.shape
    counts = (target >= 0) & (target < columns)
    gradient = np.exp(x.astype(np.float64) - lse.astype(np.float64)[:, None])
    gradient[np.arange(rows)[counts], target[counts]] -= 1
    return gradient * np.where(counts, dloss, 0).astype(np.float64)[:, None]


def both_reference(x, target, dloss):
    import numpy as np

    counts, x = (target >= 0) & (target < x.shape[1]), x.astype(np.float64)
    top = x.max(axis=1)
    lse = np.log(np.exp(x - top[:, None]).sum(axis=1)) + top
    loss = np.where(counts, lse - x[np.arange(len(x)), np.where(counts, target, 0)], 0)
    return loss, lse, reference(x, target, lse, np.full(len(x), dloss))


MATRIX, RESULT, KEPT = "in $dtype[m,n]", "out $dtype[m,n]", "in f32[m]"
declare(cross_entropy_backward, [MATRIX, "in i64[m]", KEPT, KEPT, RESULT], reference, SINGLE)
declare(
    cross_entropy_with_gradient,
    [MATRIX, "in i64[m]", "out f32[m]", "out f32[m]", RESULT, "f32"],
    both_reference,
    SINGLE,
)
