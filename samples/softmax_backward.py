"""Backward passes of softmax and log-softmax of rows.

    softmax:        dx = y · (dy - Σ y · dy)
    log_softmax:    dx = dy - exp(y) · Σ dy

Rows are shared out as `common/rows.py` says, by a form for each range of lengths.
"""

# A row has a tile at least, so that loops over its tiles bind what they assign.
# pyright: reportPossiblyUnboundVariable=false

from common.forms import CLUSTERS, FULL, SHORT, declare, few
from common.pieces import float32, total_of
from common.rows import Rows

import cutec
from cutec import Constexpr, cute

LOG2_E = 1.4426950408889634


@cute.jit
def load(y, dy, tile, plan: Constexpr):
    """A part of the results, and of their gradients."""
    results, gradients = plan.ask(y, tile), plan.ask(dy, tile, room=1)
    plan.wait()
    plan.mend(results, y, tile, 0)
    plan.mend(gradients, dy, tile, 0)
    return results, gradients


@cute.jit
def sum_of(results, gradients, y, plan: Constexpr, log: Constexpr):
    """The sum over this thread's part."""
    total = cutec.Float32(0)
    for i in plan.each(y):
        gradient = float32(gradients, i)
        total += total_of(gradient if log else gradient * float32(results, i))
    return total


@cute.kernel
def softmax_kernel(y: cute.Tensor, dy: cute.Tensor, dx: cute.Tensor, plan: Constexpr, log: Constexpr):
    (meeting,) = plan.begin(1, rooms=2)
    total = cutec.Float32(0)
    for tile in plan.tiles(y):
        results, gradients = load(y, dy, tile, plan)
        total += sum_of(results, gradients, y, plan, log)
    total = plan.sum_over_row(total, meeting)
    for tile in plan.tiles(y):
        if cutec.const_expr(not plan.whole):
            results, gradients = load(y, dy, tile, plan)
        for i in plan.each(y):
            result, gradient = float32(results, i), float32(gradients, i)
            if cutec.const_expr(log):
                plan.write(gradient - cute.math.exp2(result * LOG2_E, fastmath=True) * total, dx, tile, i)
            else:
                plan.write(result * (gradient - total), dx, tile, i)


def resident(plan):
    """Threads that a multiprocessor is to have at a time."""
    if plan.unit:
        return 1024
    return 1536 if plan.staged else 1280


@cute.jit
def softmax_backward(y: cute.Tensor, dy: cute.Tensor, dx: cute.Tensor, form: Constexpr):
    plan = Rows(y, *form)
    y, dy, dx = (plan.matrix(t) for t in (y, dy, dx))
    plan.launch(softmax_kernel(y, dy, dx, plan, False), y, resident(plan))


@cute.jit
def log_softmax_backward(y: cute.Tensor, dy: cute.Tensor, dx: cute.Tensor, form: Constexpr):
    plan = Rows(y, *form)
    y, dy, dx = (plan.matrix(t) for t in (y, dy, dx))
    plan.launch(softmax_kernel(y, dy, dx, plan, True), y, resident(plan))


def reference(y, dy):
    import numpy as np

    y, dy = y.astype(np.float64), dy.astype(np.float64)
    return y * (dy - (y * dy).sum(axis=1, keepdims=True))


def log_reference(y, dy):
    import numpy as np

    y, dy = y.astype(np.float64), dy.astype(np.float64)
    return dy - np.exp(y) * dy.sum(axis=1, keepdims=True)


FORMS = [
    *((8, 1, 1), *SHORT[1:-1], *((512, 2, cluster, few(1 << 21)) for cluster in (1, 4, 8))),
    *((256, 4, 1), (512, 4, 1), (512, 4, 2), (512, 4, 4), *CLUSTERS[1:], (512, 8, 16)),
]
SHIFTED = [(128, 1, 1), (128, 5, 1), (256, 5, 1), (256, 6, 2), (512, 6, 2), *CLUSTERS]
MATRIX, RESULT = "in $dtype[m,n]", "out $dtype[m,n]"
declare(softmax_backward, [MATRIX, MATRIX, RESULT], reference, FORMS, SHIFTED, full=FULL[1:])
declare(log_softmax_backward, [MATRIX, MATRIX, RESULT], log_reference, FORMS, SHIFTED, full=FULL[1:])
