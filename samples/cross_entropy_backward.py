"""The gradient of cross-entropy of rows: dx[c] = (softmax(x)[c] - (1 at the target)) · dloss.

cross_entropy_backward takes what the forward pass has kept of each row, lse = log Σ exp x, and the
gradient dloss of each row's loss. cross_entropy_with_gradient is both passes in one, for losses
whose gradient is the same for all rows (1 of a sum, 1 / m of a mean): it reads x once. A row whose
target is no column has no loss, and no gradient.

cross_entropy_backward has nothing to add up: threads take runs of elements as `common/runs.py`
says. cross_entropy_with_gradient streams rows as `common/stream.py` says.
"""

# A row has a tile at least, so that loops over its tiles bind what they assign.
# pyright: reportPossiblyUnboundVariable=false

from common.ahead import Ahead
from common.exponentials import LOG2_E, join, logarithm, power, rescaled
from common.losses import write_losses
from common.pieces import total_of
from common.runs import Runs, numbers_of, runs_of
from common.stream import Stream
from common.stream_forms import SINGLE, declare, forms

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


def meaning(numbers, column, columns):
    """Of a row's target, lse and gradient of the loss: lse, the gradient, 0 where the target is no
    column, and which element of a run is the target, if the run's first element is in `column`.
    """
    target, lse, dloss = numbers
    counts = (target >= 0) & (target < columns)
    return lse, cute.where(counts, dloss, 0.0), cute.where(counts, target.to(cutec.Int32) - column, -1)


def gradients(values, here, behind, end):
    """Those of a run: of one row's elements before `end`, and of the next row's behind it."""
    for e in range(cute.size(values)):
        lse, scale, hot = here
        if behind is not None:
            lse, scale, hot = (cute.where(e < end, mine, other) for mine, other in zip(here, behind))
        values[e] = (difference(values[e], lse) - cute.where(hot == e, 1.0, 0.0)) * scale
    return values.load()


@cute.kernel
def backward_kernel(x, target, lse, dloss, dx, row_length, runs: Constexpr):
    cute.arch.griddepcontrol_launch_dependents()
    cute.arch.griddepcontrol_wait()
    (row, column), columns = runs.place(row_length), x.shape[1]
    run, here = runs.load(x), numbers_of(row, [target, lse, dloss])
    behind = numbers_of(row + 1, [target, lse, dloss]) if runs.shifted else None
    here, behind = meaning(here, column, columns), meaning(behind, column - columns, columns) if behind else None
    runs.mend(run, x)
    values = cute.make_rmem_tensor(runs.vector, cutec.Float32)
    values.store(run.load().to(cutec.Float32))
    run.store(gradients(values, here, behind, columns - column).to(x.element_type))
    runs.store(run, dx)


@cute.jit
def top_of(rows, top, step):
    """The maximum of this thread's part of a row, and of `top`."""
    for i in rows.pieces():
        found = rows.values(0, i, step).reduce(cute.ReductionOp.MAX, top, 0)
        top = cute.where(rows.part(step).reaches(i), found, top)
    return top


@cute.kernel
def both_kernel(x, target, loss, lse, dx, dloss: cutec.Float32, turns, plan: Constexpr):
    rows = Ahead(plan, [x], [dx], 2, [target], -x.element_type.inf)
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
def cross_entropy_backward(
    x: cute.Tensor, target: cute.Tensor, lse: cute.Tensor, dloss: cute.Tensor, dx: cute.Tensor, form: Constexpr
):
    runs = Runs(*form)
    kernel = backward_kernel(x, target, lse, dloss, dx, runs.row_length(x), runs)
    kernel.launch(grid=(runs.blocks(x), 1, 1), block=(runs.threads, 1, 1), use_pdl=True)


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
declare(cross_entropy_backward, [MATRIX, "in i64[m]", KEPT, KEPT, RESULT], reference, runs_of)
declare(
    cross_entropy_with_gradient,
    [MATRIX, "in i64[m]", "out f32[m]", "out f32[m]", RESULT, "f32"],
    both_reference,
    lambda dtype: forms(dtype, SINGLE),
)
