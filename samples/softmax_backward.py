"""Backward passes of softmax, log-softmax and cross-entropy, of rows.

    softmax:        dx = y · (dy - Σ y · dy)
    log_softmax:    dx = dy - exp(y) · Σ dy

Rows are streamed as `common/stream.py` says, by a form for each range of lengths.
"""

from common.ahead import Ahead
from common.pieces import total_of
from common.stream import Stream
from common.stream_forms import declare

import cutec
from cutec import Constexpr, cute

LOG2_E = 1.4426950408889634


@cute.kernel
def softmax_kernel(y: cute.Tensor, dy: cute.Tensor, dx: cute.Tensor, turns, plan: Constexpr, log: Constexpr):
    rows = Ahead(plan, [y, dy], dx, 1)
    for turn in cutec.range(turns):
        total = cutec.Float32(0)
        for step in rows.steps(turn, 0):
            rows.wait(step)
            for i in rows.pieces():
                gradient = rows.values(1, i, step)
                total += total_of(gradient if log else gradient * rows.values(0, i, step))
        (total,) = rows.sums([total], turn)
        for step in rows.steps(turn, 1):
            rows.wait_again(step)
            for i in rows.pieces():
                result, gradient = rows.values(0, i, step), rows.values(1, i, step)
                if cutec.const_expr(log):
                    rows.put(gradient - cute.math.exp2(result * LOG2_E, fastmath=True) * total, i, step)
                else:
                    rows.put(result * (gradient - total), i, step)
            rows.done(step)
    rows.finish(turns)


@cute.jit
def softmax_backward(y: cute.Tensor, dy: cute.Tensor, dx: cute.Tensor, form: Constexpr):
    plan = Stream(y, *form)
    plan.launch(softmax_kernel(y, dy, dx, plan.turns(y), plan, False), y)


@cute.jit
def log_softmax_backward(y: cute.Tensor, dy: cute.Tensor, dx: cute.Tensor, form: Constexpr):
    plan = Stream(y, *form)
    plan.launch(softmax_kernel(y, dy, dx, plan.turns(y), plan, True), y)


def reference(y, dy):
    import numpy as np

    y, dy = y.astype(np.float64), dy.astype(np.float64)
    return y * (dy - (y * dy).sum(axis=1, keepdims=True))


def log_reference(y, dy):
    import numpy as np

    y, dy = y.astype(np.float64), dy.astype(np.float64)
    return dy - np.exp(y) * dy.sum(axis=1, keepdims=True)


declare(softmax_backward, ["in $dtype[m,n]", "in $dtype[m,n]", "out $dtype[m,n]"], reference)
declare(log_softmax_backward, ["in $dtype[m,n]", "in $dtype[m,n]", "out $dtype[m,n]"], log_reference)
