"""Softmax, log-softmax and cross-entropy of rows.

    softmax:        y = exp(x - max) / sum,  with sum = Σ exp(x - max)
    log_softmax:    y = x - max - log(sum)
    cross_entropy:  lse = max + log(sum), loss = lse - x[target]; 0 where the target is no column

Rows are shared out as `common/rows.py` says, by a form for each range of lengths. A row is read
once and computed in float32. Maximum and sum are found together: each warp sums exponentials
relative to its own maximum, and pairs of (maximum, sum) are joined. Exponentials are powers of two.
"""

from typing import Any

from common.ahead import Ahead
from common.exponentials import join, logarithm, power, rescaled
from common.forms import (
    AT_ONCE,
    CLUSTERS,
    FILLED,
    HELD,
    LARGE,
    SHORT,
    SPREAD,
    WAVE,
    WAVES,
    declare,
    few,
    few_long,
    in_registers,
    many,
    of_rows,
    plan_of,
    streamed,
)
from common.losses import write_losses
from common.pieces import add, float32, total_of
from common.rows import Rows
from common.stream import Stream

import cutec
from cutec import Constexpr, cute


@cute.jit
def top_of(values, x, top, plan: Constexpr):
    """The maximum of this thread's part, and of `top`."""
    for i in plan.each(x):
        top = float32(values, i).reduce(cute.ReductionOp.MAX, top, 0)
    return top


@cute.jit
def sum_of_powers(values, x, top, plan: Constexpr, powers: Any = None):
    """The sum of this thread's exponentials, which `powers` gets."""
    total = cutec.Float32(0)
    for i in plan.each(x):
        found = power(float32(values, i), top)
        total += total_of(found)
        if cutec.const_expr(powers is not None):
            powers[None, i].store(found)
    return total


@cute.jit
def of_warp(values, x, plan: Constexpr, powers: Any = None):
    """(maximum, sum relative to it) of this warp's part of a row."""
    top = plan.over_warp(top_of(values, x, -cutec.Float32.inf, plan), cutec.max)
    plan.again()
    return [top, plan.over_warp(sum_of_powers(values, x, top, plan, powers), add)]


@cute.jit
def of_tiles(x, plan: Constexpr):
    """(maximum, sum relative to it) of this warp's parts of a row of several tiles."""
    top, total = -cutec.Float32.inf, cutec.Float32(0)
    for tile in plan.tiles(x):
        values = plan.load(x, tile, -plan.dtype.inf)
        higher = top_of(values, x, top, plan)
        total = rescaled(total, top, higher) + sum_of_powers(values, x, higher, plan)
        top = higher
    highest = plan.over_warp(top, cutec.max)
    return [highest, plan.over_warp(rescaled(total, top, highest), add)]


@cute.kernel
def whole_rows(x: cute.Tensor, y: cute.Tensor, plan: Constexpr, log: Constexpr):
    """Rows of one tile a block. Exponentials are kept if registers hold the row."""
    (meeting,) = plan.begin(2)
    values = plan.load(x, plan.rank(), -plan.dtype.inf)
    powers: Any = None if log or plan.staged else cute.make_rmem_tensor(values.layout, cutec.Float32)
    own, total = of_warp(values, x, plan, powers)
    top, total = meeting.joined([own, total], join)
    if cutec.const_expr(powers is None):
        write(values, top, total, y, plan.rank(), plan, log)
    else:
        scale = rescaled(cute.arch.rcp_approx(total), own, top)
        for i in plan.each(x):
            plan.write(powers[None, i].load() * scale, y, plan.rank(), i)


@cute.kernel
def long_rows(x: cute.Tensor, y: cute.Tensor, plan: Constexpr, log: Constexpr):
    """Rows of more tiles, which are read twice."""
    (meeting,) = plan.begin(2)
    top, total = meeting.joined(of_tiles(x, plan), join)
    for tile in plan.tiles(x):
        write(plan.load(x, tile, -plan.dtype.inf), top, total, y, tile, plan, log)


@cute.jit
def write(values, top, total, y, tile, plan: Constexpr, log: Constexpr):
    """exp(x - max) / sum of a part, or x - max - log(sum)."""
    scale, rest = cute.arch.rcp_approx(total), logarithm(total, top)
    for i in plan.each(y):
        if cutec.const_expr(log):
            plan.write(float32(values, i) - top - rest, y, tile, i)
        else:
            plan.write(power(float32(values, i), top) * scale, y, tile, i)


@cute.kernel
def cross_entropy_kernel(x: cute.Tensor, target: cute.Tensor, loss: cute.Tensor, lse: cute.Tensor, plan: Constexpr):
    (meeting,) = plan.begin(2)
    values = plan.ask(x, plan.rank(), -plan.dtype.inf) if plan.whole else None
    row, wanted, counts = plan.row(), cutec.Float32(0), cutec.Boolean(False)
    if plan.leads(x):
        counts = target[row] >= 0 and target[row] < x.shape[1]
        if counts:
            wanted = x[row, target[row]].to(cutec.Float32)
    if cutec.const_expr(plan.whole):
        plan.wait()
        plan.mend(values, x, plan.rank(), -plan.dtype.inf)
    top, total = meeting.joined(of_warp(values, x, plan) if plan.whole else of_tiles(x, plan), join)
    rest = logarithm(total, top)
    if plan.leads(x):
        lse[row] = top + rest
        loss[row] = cute.where(counts, top - wanted + rest, cutec.Float32(0))


@cute.jit
def found_of(rows, inside, step):
    """(maximum, sum relative to it) of a warp's part of a row, of which warps tell each other."""
    top, total = -cutec.Float32.inf, cutec.Float32(0)
    for i in rows.pieces():
        higher = rows.values(0, i, step).reduce(cute.ReductionOp.MAX, top, 0)
        top = cute.where(inside[i] != 0, higher, top)
    top = cute.arch.warp_reduction(top, cutec.max, threads_in_group=rows.plan.lanes)
    for i in rows.pieces():
        more = total_of(power(rows.values(0, i, step), top), total)
        total = cute.where(inside[i] != 0, more, total)
    return rows.telling.tell([top, rows.over_warp(total)], step)


@cute.kernel
def streamed_rows(x, target, loss, lse, turns, plan: Constexpr):
    """Cross-entropy of rows that blocks or clusters take one after the other."""
    rows = Ahead(plan, [x], [], 2, [target], -x.element_type.inf, lagging=True)
    inside = rows.inside()
    before = rows.found_before(lambda rows, step: found_of(rows, inside, step), 2)
    for turn in cutec.range(turns):
        rows.wait(turn + rows.lag)
        found = found_of(rows, inside, turn + rows.lag)
        top, total = rows.told(before if rows.lag else found, join, turn)
        write_losses(rows, loss, lse, top, logarithm(total, top), turn)
        before = found
    rows.finish(turns)


def resident(plan):
    """Threads that a multiprocessor is to have at a time."""
    return 1536 if plan.unit or plan.shifted else 2048


def resident_held(plan):
    """The same of log-softmax, where pieces stay in registers: of three, five blocks have room."""
    return 1280 if plan.pieces == 3 else 512


@cute.jit
def softmax(x: cute.Tensor, y: cute.Tensor, form: Constexpr):
    plan = Rows(x, *form)
    kernel = whole_rows if plan.whole else long_rows
    plan.launch(kernel(plan.matrix(x), plan.matrix(y), plan, False), x, resident(plan))


@cute.jit
def log_softmax(x: cute.Tensor, y: cute.Tensor, form: Constexpr):
    plan = Rows(x, *form)
    kernel = whole_rows if plan.whole else long_rows
    plan.launch(kernel(plan.matrix(x), plan.matrix(y), plan, True), x, resident(plan), resident_held(plan))


@cute.jit
def cross_entropy(x: cute.Tensor, target: cute.Tensor, loss: cute.Tensor, lse: cute.Tensor, form: Constexpr):
    plan = plan_of(x, form, unrolled=True, reads=8192)
    if cutec.const_expr(isinstance(plan, Stream)):
        plan.launch(streamed_rows(x, target, loss, lse, plan.turns(x, [x]), plan), x, [x])
    else:
        kernel = cross_entropy_kernel(plan.matrix(x), target, loss, lse, plan)
        plan.launch(kernel, x, 1536 if plan.shifted else 2048)


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


LONGEST = (512, 8, 16, "m * {vector} <= 56", HELD)  # 7 large clusters, or twice 7, are there at once
THREES = [(threads, 3, 1, many(LARGE), HELD) for threads in (16, 32, 64)]  # rows that fill 3/4 of the next


def aligned(dtype, log=False):
    """Forms of rows that begin with pieces. Softmax, which keeps exponentials, holds long rows of
    32 bits in registers, of any number; and more rows of 16 bits where they fill the form.
    """
    held = in_registers(256, 8, (1, 2, 4, 8, 16), blocks=AT_ONCE)
    if dtype.width == 32 and not log:
        held = in_registers(256, 8, (1, 2, 4, 8)) + held[4:]
    filled = in_registers(256, 8, (1, 2, 4, 8, 16), "n * 8 > 7 * {held}", blocks=5 * AT_ONCE // 2)
    return [
        *(*SHORT[:3], THREES[0], SHORT[3], THREES[1], SHORT[4], THREES[2], SHORT[5], (128, 3, 1, HELD), SHORT[6]),
        *((256, 3, 1, many(LARGE), HELD), (256, 4, 1, few(WAVES), HELD), SHORT[7], *few_long(1 << 17)),
        *(*held, LONGEST, *([] if log else filled)),
        *((1024, 2, 1, few(1 << 22)), (512, 4, 2, few(1 << 22)), (256, 8, 8, of_rows(WAVE + 1, 2 * WAVE))),
        *((256, 8, 1), (256, 8, 2), CLUSTERS[0], (256, 8, 16, of_rows(33, WAVE)), CLUSTERS[1]),
        *((512, 8, 16, of_rows(9, 16)), CLUSTERS[2], (512, 8, 16), (512, 16, 16)),
    ]


SHIFTED_FIRST = [
    (256, 4, 1, FILLED, HELD),
    *((*form, FILLED) for form in SPREAD),
    *in_registers(256, 8, (1, 2, 4, 8, 16), FILLED, blocks=AT_ONCE),
]
declare(
    softmax, ["in $dtype[m,n]", "out $dtype[m,n]"], reference, aligned, by_elements=2048, shifted_first=SHIFTED_FIRST
)
declare(
    log_softmax,
    ["in $dtype[m,n]", "out $dtype[m,n]"],
    log_reference,
    lambda dtype: aligned(dtype, log=True),
    by_elements=2048,
    shifted_first=SHIFTED_FIRST,
)
STAGED_WAVES = 3 << 23  # elements of 16 bits: shared memory holds 15 million of them at a time
# of 16 bits: (columns that rows have more than, threads, pieces, blocks of a cluster, stages,
# clusters)
ANYWHERE = [
    *((96, threads, pieces, 1, 3, 132) for threads, pieces in ((4, 5), (8, 5), (8, 8), (16, 6))),
    *((761, threads, pieces, 1, 2, 132) for threads, pieces in ((16, 8), (32, 6))),
]


def read_only(dtype):
    """Forms of rows that begin with pieces. Rows are only read, so a thread asks for more. Forms
    are close to each other, as loops over pieces are unrolled: what a row leaves empty is computed
    too.
    """
    short, few_rows, many_rows = SHORT[:5], [], f"m > {3 * WAVE}"
    less = (5, 6) if dtype.width == 32 else (5, 6, 7)  # pieces, where eight take longer than a copy
    if dtype.width == 32:
        short = [SHORT[0], (4, 4, 1, many(1 << 22), HELD), SHORT[1], (8, 4, 1, HELD)]
        short += [(8, 8, 1, many(WAVES), HELD), (16, 4, 1, HELD), (16, 8, 1, many(WAVES), HELD), (32, 4, 1, HELD)]
        short += [*((threads, 8, 1, many(WAVES), HELD) for threads in (32, 64))]
        short += [(128, 2, 1, few(LARGE), f"m > {4 * WAVE}"), (64, 8, 1, "n * 4 > 3 * {held}", many(LARGE), HELD)]
    elif dtype is cutec.Float16:
        short = [SHORT[0], *((threads, 4, 1, many(1 << 22), HELD) for threads in (4, 8)), *SHORT[1:3]]
        short += [(32, 2, 1, few(LARGE)), (16, 4, 1, HELD), (64, 2, 1, few(1 << 20)), (32, 4, 1, HELD)]
        short += [(128, 2, 1, few(LARGE)), (32, 8, 1, many(STAGED_WAVES)), (64, 4, 1, HELD)]
        short += [(128, 4, 1, many(WAVES)), (128, 4, 1, HELD)]
        few_rows = [(256, 4, 1, few(1 << 18), HELD)]
    return [
        *(*short, *few_rows),
        *((64, pieces, 1) for pieces in (3, 4, 5, 6, 7)),
        *((128, pieces, 1) for pieces in (4, 5, 6, 7)),
        *((256, 4, 1), *few_long(1 << 17)),
        *(*in_registers(256, 8, (2, 4, 8, 16), "n > 2048 * {vector}", blocks=AT_ONCE), LONGEST),
        *((256, pieces, 1) for pieces in (5, 6, 7, 8)),
        *((512, pieces, 1) for pieces in (5, 6, 7, 8)),
        *((256, pieces, 4, many_rows) for pieces in less),
        *((512, 4, 4, of_rows(WAVE + 1, 2 * WAVE)), (256, 8, 4, few(1 << 21)), (512, 8, 2)),
        *((256, pieces, 8, many_rows) for pieces in less),
        *((512, 4, 8, of_rows(33, WAVE)), (256, 8, 8)),
        *((*shape, f"m > {WAVE}") for shape in ((512, 5, 8), (512, 6, 8), (256, 7, 16))[: len(less)]),
        *((256, 8, 16, of_rows(1, 2 * WAVE)), (512, 8, 8), (512, 8, 16, of_rows(1, 16))),
    ]


declare(
    cross_entropy,
    ["in $dtype[m,n]", "in i64[m]", "out f32[m]", "out f32[m]"],
    cross_entropy_reference,
    read_only,
    full=[],
    by_elements=2048,
    streams=lambda dtype: streamed(dtype, ANYWHERE if dtype.width == 16 else []),
)
