"""Softmax, log-softmax and cross-entropy of rows.

    softmax:        y = exp(x - max) / sum,  with sum = Σ exp(x - max)
    log_softmax:    y = x - max - log(sum)
    cross_entropy:  lse = max + log(sum), loss = lse - x[target]; 0 where the target is no column

Rows are shared out as `common/rows.py` says, by a form for each range of lengths. A row is read
once and computed in float32. Maximum and sum are found together: each warp sums exponentials
relative to its own maximum, and pairs of (maximum, sum) are joined. Exponentials are powers of two.
"""

from common.rows import ALIGNED, FEW, Rows, add, declare, float32, total_of

import cutec
from cutec import Constexpr, cute

LOG2_E, LN_2 = 1.4426950408889634, 0.6931471805599453


def scaled(top):
    """A maximum in units of log2 e, or 0 where all is -inf: what is subtracted before powers of two
    are taken.
    """
    return cute.where(top == -cutec.Float32.inf, cutec.Float32(0), top * LOG2_E)


def power(x, top):
    """e to what x is above a maximum: a multiply-add and an instruction more."""
    return cute.math.exp2(cute.math.fma(x, cutec.Float32(LOG2_E), -scaled(top)), fastmath=True)


def rescaled(total, top, higher):
    """A sum relative to `top` as one relative to a higher maximum."""
    return total * cute.math.exp2(scaled(top) - scaled(higher), fastmath=True)


def join(one, other):
    """(maximum, sum relative to it) of two parts of a row."""
    top = cutec.max(one[0], other[0])
    return [top, rescaled(one[1], one[0], top) + rescaled(other[1], other[0], top)]


def logarithm(total, top):
    """That of a sum relative to a maximum, whose rounded product with log2 e powers had instead."""
    lost = cute.math.fma(top, cutec.Float32(LOG2_E), -scaled(top))
    return (cute.math.log2(total, fastmath=True) - lost) * LN_2


@cute.jit
def top_of(values, top, plan: Constexpr):
    """The maximum of this thread's part, and of `top`."""
    for i in cutec.range_constexpr(plan.pieces):
        top = float32(values, i).reduce(cute.ReductionOp.MAX, top, 0)
    return top


@cute.jit
def of_warp(values, plan: Constexpr, powers):
    """(maximum, sum relative to it) of this warp's part of a row. `powers` gets exponentials."""
    top, total = plan.over_warp(top_of(values, -cutec.Float32.inf, plan), cutec.max), cutec.Float32(0)
    for i in cutec.range_constexpr(plan.pieces):
        found = power(float32(values, i), top)
        total += total_of(found)
        if cutec.const_expr(powers is not None):
            powers[None, i].store(found)
    return [top, plan.over_warp(total, add)]


@cute.jit
def of_tiles(x, plan: Constexpr):
    """(maximum, sum relative to it) of this warp's parts of a row of several tiles."""
    top, total = -cutec.Float32.inf, cutec.Float32(0)
    for tile in plan.tiles(x):
        values = plan.load(x, tile, -plan.dtype.inf)
        higher = top_of(values, top, plan)
        total = rescaled(total, top, higher)
        for i in cutec.range_constexpr(plan.pieces):
            total += total_of(power(float32(values, i), higher))
        top = higher
    highest = plan.over_warp(top, cutec.max)
    return [highest, plan.over_warp(rescaled(total, top, highest), add)]


@cute.kernel
def whole_rows(x: cute.Tensor, y: cute.Tensor, plan: Constexpr, log: Constexpr):
    """Rows of one tile a block, which stay in registers."""
    (meeting,) = plan.begin(2)
    values = plan.load(x, plan.rank(), -plan.dtype.inf)
    powers = cute.make_rmem_tensor(values.layout, cutec.Float32)
    own, total = of_warp(values, plan, None if log else powers)
    top, total = plan.over_warps([own, total], join, meeting)
    if cutec.const_expr(log):
        write_logarithms(values, top, total, y, plan.rank(), plan)
    else:
        scale = rescaled(1.0 / total, own, top)
        for i in cutec.range_constexpr(plan.pieces):
            values[None, i].store((powers[None, i].load() * scale).to(plan.dtype))
        plan.store(values, y, plan.rank())


@cute.kernel
def long_rows(x: cute.Tensor, y: cute.Tensor, plan: Constexpr, log: Constexpr):
    """Rows of more tiles, which are read twice."""
    (meeting,) = plan.begin(2)
    top, total = plan.over_warps(of_tiles(x, plan), join, meeting)
    for tile in plan.tiles(x):
        values = plan.load(x, tile, -plan.dtype.inf)
        if cutec.const_expr(log):
            write_logarithms(values, top, total, y, tile, plan)
        else:
            for i in cutec.range_constexpr(plan.pieces):
                values[None, i].store((power(float32(values, i), top) * (1.0 / total)).to(plan.dtype))
            plan.store(values, y, tile)


@cute.jit
def write_logarithms(values, top, total, y, tile, plan: Constexpr):
    """x - max - log(sum) of a part."""
    rest = logarithm(total, top)
    for i in cutec.range_constexpr(plan.pieces):
        values[None, i].store((float32(values, i) - top - rest).to(plan.dtype))
    plan.store(values, y, tile)


@cute.kernel
def cross_entropy_kernel(x: cute.Tensor, target: cute.Tensor, loss: cute.Tensor, lse: cute.Tensor, plan: Constexpr):
    (meeting,) = plan.begin(2)
    row, wanted, counts = plan.row(), cutec.Float32(0), cutec.Boolean(False)
    if plan.leads(x):
        counts = target[row] >= 0 and target[row] < x.shape[1]
        if counts:
            wanted = x[row, target[row]].to(cutec.Float32)
    if cutec.const_expr(plan.whole):
        found = of_warp(plan.load(x, plan.rank(), -plan.dtype.inf), plan, None)
    else:
        found = of_tiles(x, plan)
    top, total = plan.over_warps(found, join, meeting)
    rest = logarithm(total, top)
    if plan.leads(x):
        lse[row] = top + rest
        loss[row] = cute.where(counts, top - wanted + rest, cutec.Float32(0))


@cute.jit
def softmax(x: cute.Tensor, y: cute.Tensor, form: Constexpr):
    plan = Rows(x, *form)
    kernel = whole_rows if plan.whole else long_rows
    plan.launch(kernel(plan.matrix(x), plan.matrix(y), plan, False), x)


@cute.jit
def log_softmax(x: cute.Tensor, y: cute.Tensor, form: Constexpr):
    plan = Rows(x, *form)
    kernel = whole_rows if plan.whole else long_rows
    plan.launch(kernel(plan.matrix(x), plan.matrix(y), plan, True), x)


@cute.jit
def cross_entropy(x: cute.Tensor, target: cute.Tensor, loss: cute.Tensor, lse: cute.Tensor, form: Constexpr):
    plan = Rows(x, *form)
    plan.launch(cross_entropy_kernel(plan.matrix(x), target, loss, lse, plan), x)


def lse_of(x):
    import numpy as np

    x = x.astype(np.float64)
    top = x.max(axis=1, keepdims=True)
    top = np.where(np.isfinite(top), top, 0)
    return x, np.log(np.exp(x - top).sum(axis=1, keepdims=True)) + top


def reference(x):
    import numpy as np

    x, lse = lse_of(x)
    return np.exp(x - lse)


def log_reference(x):
    x, lse = lse_of(x)
    return x - lse


def cross_entropy_reference(x, target):
    import numpy as np

    rows, columns = x.shape
    counts = (target >= 0) & (target < columns)
    x, lse = lse_of(x)
    lse = lse[:, 0]
    return np.where(counts, lse - x[np.arange(rows), np.where(counts, target, 0)], 0), lse


declare(softmax, ["in $dtype[m,n]", "out $dtype[m,n]"], reference, aligned=[*ALIGNED, (256, 8, 16)])
declare(log_softmax, ["in $dtype[m,n]", "out $dtype[m,n]"], log_reference, **FEW)
# Rows that are only read need not stay anywhere: a block streams long ones.
declare(
    cross_entropy,
    ["in $dtype[m,n]", "in i64[m]", "out f32[m]", "out f32[m]"],
    cross_entropy_reference,
    aligned=[(4, 2, 1), (8, 2, 1), *((threads, 4, 1) for threads in (8, 16, 32, 64, 128, 256))],
    others=[(32, 8, 1), (32, 32, 1)],
    long=(256, 2, 1),
    long_others=(256, 8, 1),
)
