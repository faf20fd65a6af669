"""RMSNorm of rows: y = x / sqrt(mean(x²) + eps) · weight, computed in float32.

rmsnorm_residual adds a residual first, and also writes the sum, rounded as x is: a layer of a model
hands it on as its residual.

Rows are shared out as `common/rows.py` says, by a form for each range of lengths.
"""

# A row has a tile at least, so that loops over its tiles bind what they assign.
# pyright: reportPossiblyUnboundVariable=false

from common.ahead import Ahead
from common.columns import share_of
from common.forms import (
    CLUSTERS,
    FILLED,
    FULL,
    HELD,
    LARGE,
    SHORT,
    SPREAD,
    WAVE,
    WAVE_OF_FOUR,
    declare,
    few_long,
    fours,
    full_streamed,
    half_filled,
    in_registers,
    longest_streamed,
    of_rows,
    plan_of,
    spread,
    streamed,
    threes,
)
from common.pieces import added, float32, total_of
from common.stream import Stream
from common.weights import early, numbers, prefetch

import cutec
from cutec import Constexpr, cute


@cute.jit
def squares_of(values, x, plan: Constexpr):
    """The sum of squares of this thread's part."""
    total = cutec.Float32(0)
    for i in plan.each(x):
        total = total_of(float32(values, i) * float32(values, i), total)
    return total


@cute.jit
def load(x, residual, whole, weight, tile, plan: Constexpr):
    """A part of x, or of x + residual, which `whole` gets; and `weight` soon."""
    values = plan.ask(x, tile)
    more = plan.ask(residual, tile, room=1) if residual is not None else None
    prefetch(plan, weight, tile)
    factors = early(plan, weight, spare=residual is None)
    plan.wait()
    plan.mend(values, x, tile, 0)
    if cutec.const_expr(more is not None):
        plan.mend(more, residual, tile, 0)
        for i in plan.each(x):
            values[None, i].store((float32(values, i) + float32(more, i)).to(plan.dtype))
            if cutec.const_expr(whole is not None):
                plan.write(float32(values, i), whole, tile, i)
    return values, factors


@cute.kernel
def rmsnorm_kernel(
    x: cute.Tensor, residual, weight: cute.Tensor, y: cute.Tensor, whole, eps: cutec.Float32, plan: Constexpr
):
    (meeting,) = plan.begin(1, rooms=1 if residual is None else 2)
    squares, each = cutec.Float32(0), cute.arch.rcp_approx(x.shape[1].to(cutec.Float32))
    for tile in plan.tiles(x):
        values, factors = load(x, residual, whole, weight, tile, plan)
        squares += squares_of(values, x, plan)
    scale = cute.math.rsqrt(plan.sum_over_row(squares, meeting) * each + eps)
    for tile in plan.tiles(x):
        if cutec.const_expr(not plan.whole):
            values, factors = load(x, residual, None, weight, tile, plan)
        for i in plan.each(x):
            plan.write(float32(values, i) * scale * numbers(plan, weight, tile, i, factors), y, tile, i)


@cute.jit
def found_of(rows, step):
    """The sum of squares of a row, of which threads tell each other; of x + residual if there are
    two matrices, which then stays in the place of the residual.
    """
    squares = cutec.Float32(0)
    for i in rows.pieces():
        if cutec.const_expr(len(rows.matrices) > 1):
            rows.keep(rows.values(0, i, step) + rows.values(1, i, step), i, step)
        values = rows.values(len(rows.matrices) - 1, i, step)
        squares = total_of(values * values, squares)
    return rows.tell([squares], added, step)


@cute.kernel
def streamed_rows(x, residual, weight, y, whole, eps: cutec.Float32, share, turns, plan: Constexpr):
    """Rows that blocks or clusters take one after the other, with the same weights."""
    if cutec.const_expr(residual is None):
        rows = Ahead(plan, [x], [y], 1, lagging=True)
    else:
        rows = Ahead(plan, [x, residual], [y, whole], 1, lagging=True)
    factors, before = rows.of_vector(weight, plan.dtype.width == 32), rows.found_before(found_of, 1)
    for turn in cutec.range(turns):
        rows.wait(turn + rows.lag)
        found = found_of(rows, turn + rows.lag)
        (squares,) = rows.told(before if rows.lag else found, added, turn)
        scale = cute.math.rsqrt(squares * share + eps)
        for i in rows.pieces():
            values = rows.values(len(rows.matrices) - 1, i, turn)
            rows.put(values * scale * factors(i), i, turn)
        rows.done(turn)
        before = found
    rows.finish(turns)


@cute.jit
def stream(x, residual, weight, y, whole, eps, plan: Constexpr):
    kernel = streamed_rows(x, residual, weight, y, whole, eps, share_of(x), plan.turns(x, [x]), plan)
    plan.launch(kernel, x, [x])


def resident(plan, residual):
    """Threads that a multiprocessor is to have at a time."""
    if plan.unit:
        return 1024 if residual else 1536
    return 1536 if plan.staged else 1280


@cute.jit
def rmsnorm(
    x: cute.Tensor,
    weight: cute.Tensor,
    y: cute.Tensor,
    eps: cutec.Float32,
    form: Constexpr,
):
    plan = plan_of(x, form)
    if cutec.const_expr(isinstance(plan, Stream)):
        stream(x, None, weight, y, None, eps, plan)
    else:
        x = plan.matrix(x)
        factors = plan.repeated(weight, x)
        plan.launch(rmsnorm_kernel(x, None, factors, plan.matrix(y), x, eps, plan), x, resident(plan, False))


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
    plan = plan_of(x, form)
    if cutec.const_expr(isinstance(plan, Stream)):
        stream(x, residual, weight, y, total, eps, plan)
    else:
        x, residual, y, total = (plan.matrix(t) for t in (x, residual, y, total))
        factors = plan.repeated(weight, x)
        plan.launch(rmsnorm_kernel(x, residual, factors, y, total, eps, plan), x, resident(plan, True))


def reference(x, weight, eps):
    import numpy as np

    x = x.astype(np.float64)
    return x / np.sqrt((x * x).mean(axis=1, keepdims=True) + eps) * weight.astype(np.float64)


def residual_reference(x, residual, weight, eps):
    import numpy as np

    total = (x.astype(np.float64) + residual.astype(np.float64)).astype(x.dtype)
    return reference(total, weight, eps), total


# of 16 bits: (columns that rows have more than, threads, pieces, blocks of a cluster, stages,
# clusters)
ANYWHERE = [
    *((761, 32, 4, 1, 2, 132), (1017, 64, 3, 1, 2, 132)),
    *((2041, threads, pieces, 1, 2, 132) for threads, pieces in ((128, 3), (128, 4), (128, 5), (256, 3))),
]
WITH_RESIDUAL = [
    (761, 32, 4, 1, 2, 132),
    (1017, 64, 3, 1, 2, 132),
    (1529, 128, 3, 1, 2, 132),
    (5113, 256, 3, 1, 2, 132),
]


def streams(dtype):
    full = full_streamed(dtype, 3, [(16, 7)], 17 if dtype.width == 32 else WAVE + 1)
    return [*streamed(dtype, ANYWHERE if dtype.width == 16 else []), *full, *longest_streamed(dtype, 3)]


def streams_with_residual(dtype):
    if dtype.width == 16:
        return streamed(dtype, WITH_RESIDUAL)
    return longest_streamed(dtype, 1)


SPREAD_OUT = half_filled(256, 4, (2, 4, 8, 16), "m <= 8")
IN_BLOCKS = in_registers(256, 4, (1, 2, 4, 8))


def in_one_wave():
    """Forms of four pieces for short rows of 16 bits that fill them, in matrices that registers
    hold as a whole: 132 multiprocessors have 4 million elements on their way, or 2.7 to 3.2 million
    in forms of two pieces.
    """
    at_once = f"m * {{held}} > {3 << 20} and m * {{held}} <= {1 << 22}"
    return [(threads, 4, 1, at_once, "n * 4 > 3 * {held}", HELD) for threads in (4, 8, 16, 32, 64, 128)]


def aligned(dtype):
    """Forms of rows that begin with pieces. Registers have room for eight pieces and for weights.
    Many rows of 16 bits that large clusters share wait in shared memory.
    """
    if dtype.width == 32:
        return [
            *(SHORT[0], *fours(LARGE), *SHORT[1:7], (256, 4, 1, of_rows(1, WAVE), HELD), SHORT[7], *few_long(1 << 17)),
            *(*in_registers(256, 8, (1, 2, 4, 8, 16)), (512, 8, 16, of_rows(1, 8), HELD)),
            *((512, 8, 16), (512, 16, 16)),
        ]
    return [
        *(*in_one_wave(), *threes((8, 16, 32, 64, 128), LARGE, 256), *SPREAD_OUT),
        *half_filled(256, 8, (4,), of_rows(9, WAVE), "n > 2048 * {vector}"),
        *half_filled(256, 8, (8,), of_rows(9, 16), "n > 4096 * {vector}"),
        *in_registers(256, 8, (4, 8), of_rows(9, WAVE), "n > 4096 * {vector}"),
        *(*IN_BLOCKS[:3], (256, 8, 4, f"m > {4 * WAVE}", "n * 8 <= 7 * {held}"), IN_BLOCKS[3]),
        *in_registers(256, 4, (16,), of_rows(1, 8)),
        *(*in_registers(256, 8, (8,), "n * 5 > 4 * {held}"), CLUSTERS[1], *in_registers(256, 8, (16,), of_rows(1, 33))),
        *(CLUSTERS[2], (512, 8, 16), (512, 16, 16)),
    ]


def aligned_with_residual(dtype):
    """Forms of rows that begin with pieces, of two matrices. Those of 16 bits leave registers room
    for eight pieces of both.
    """
    if dtype.width == 32:
        return [
            *(*SHORT[:7], (512, 2, 1, of_rows(1, 4 * WAVE)), SHORT[7], *few_long(1 << 17)),
            *in_registers(512, 4, (1,), FILLED),
            *in_registers(512, 4, (2,), FILLED, f"m > {WAVE}"),
            *in_registers(512, 4, (4,), "n > 4096 * {vector} and m > 32"),
            *in_registers(512, 4, (8,), "n > 8192 * {vector} and m > 32"),
            *spread(1 << 21),
            *((512, 4, 1), (512, 4, 2), *CLUSTERS[:2], *in_registers(512, 4, (16,)), *in_registers(512, 8, (16,))),
        ]
    return [
        *(*SHORT[:7], *SPREAD_OUT, *half_filled(256, 4, (2, 4, 8, 16), of_rows(9, 16))),
        *half_filled(512, 4, (2,), of_rows(17, WAVE), "n * 4 > {held}"),
        *half_filled(512, 4, (4,), of_rows(17, WAVE_OF_FOUR), "n * 4 > {held}"),
        *(
            (512, 2, 1, of_rows(WAVE + 1, 4 * WAVE)),
            *in_registers(512, 4, (1,), of_rows(17, 2 * WAVE), "n * 2 > {held}"),
        ),
        *(*IN_BLOCKS, *in_registers(256, 4, (16,)), *in_registers(256, 8, (16,)), (1024, 4, 16)),
    ]


declare(
    rmsnorm,
    ["in $dtype[m,n]", "in $dtype[n]", "out $dtype[m,n]", "f32"],
    reference,
    aligned,
    full=[],
    alone=True,
    shifted_first=[(256, 4, 1, FILLED, f"m > {2 * WAVE}", HELD)],
    streams=streams,
)
declare(
    rmsnorm_residual,
    ["in $dtype[m,n]", "in $dtype[m,n]", "in $dtype[n]", "out $dtype[m,n]", "out $dtype[m,n]", "f32"],
    residual_reference,
    aligned_with_residual,
    # two matrices wait in shared memory
    [*SPREAD, (128, 8, 1), (512, 4, 1), (256, 8, 2), (256, 8, 4), (256, 8, 8), (256, 8, 16)],
    weights=True,
    alone=True,
    full=FULL[1:],  # 64 threads would spill
    streams=streams_with_residual,
)
