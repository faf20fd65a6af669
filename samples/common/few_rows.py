"""Backward passes of few rows, or of rows that no cluster of `stream.py` holds: a kernel for rows,
as `rows.py` shares them out, and one that reads them again for sums of columns.
"""

from common.pieces import float32

import cutec
from cutec import cute

RESIDENT = 512  # threads of a multiprocessor, of rows
THREADS = 256  # of a block that sums columns
AT_ONCE = 4  # rows that a thread asks for before it adds one


def load(matrices, tile, plan):
    """A part of each of some matrices."""
    parts = [plan.ask(matrix, tile, room=room) for room, matrix in enumerate(matrices)]
    plan.wait()
    for part, matrix in zip(parts, matrices):
        plan.mend(part, matrix, tile, 0)
    return parts


class Strips:
    """How columns of matrices like `x` are shared out: a block has `lanes` runs of `vector`
    columns, of which `shares` threads each take turns at rows. Of long rows blocks have more
    columns, which memory gives faster.
    """

    def __init__(self, x, shifted, long):
        self.vector = 1 if shifted else 128 // x.element_type.width
        self.lanes = 32 if shifted or long else 8
        self.shares, self.width = THREADS // self.lanes, self.lanes * self.vector

    def run(self, x, row):
        """This thread's run of a row."""
        start = cute.assume(cutec.Int64(row) * x.shape[1] + self.column(), divby=self.vector)
        return cute.make_tensor(x.iterator + start, cute.make_layout((self.vector, 1)))

    def column(self):
        """The column of its first element."""
        return (cute.arch.block_idx()[0] * self.lanes + cute.arch.thread_idx()[0] % self.lanes) * self.vector


@cute.kernel
def columns_kernel(dy, x, mean, rstd, dweight, dbias, strips: cutec.Constexpr):
    """dweight = Σ dy · (x - mean) · rstd and dbias = Σ dy over rows. `mean` and `dbias` may be
    None: then means are 0.
    """
    cute.arch.griddepcontrol_launch_dependents()
    share, sums = cute.arch.thread_idx()[0] // strips.lanes, [dweight] if dbias is None else [dweight, dbias]
    totals = cute.make_rmem_tensor((strips.vector, len(sums)), cutec.Float32)
    totals.fill(0.0)
    cute.arch.griddepcontrol_wait()
    if strips.column() < x.shape[1]:
        for first in cutec.range(share, x.shape[0], strips.shares * AT_ONCE):
            rows = [first + i * strips.shares for i in range(AT_ONCE)]
            add_rows(totals, rows, dy, x, mean, rstd, strips)
    add_up(totals, sums, strips)


@cute.jit
def add_rows(totals, rows, dy, x, mean, rstd, strips):
    """Add some rows. After the last row the last comes again, and counts nothing."""
    parts = []
    for row in rows:
        there = cute.math.min(row, x.shape[0] - 1)
        middle = mean[there] if mean is not None else 0.0
        scale = cute.where(row < x.shape[0], rstd[there], 0.0)
        runs = [cute.make_rmem_tensor((strips.vector, 1), x.element_type) for _ in range(2)]
        for run, matrix in zip(runs, (dy, x)):
            cute.autovec_copy(strips.run(matrix, there), run)
        parts.append((*runs, middle, scale, cute.where(row < x.shape[0], cutec.Float32(1), 0.0)))
    for gradient, value, middle, scale, counts in parts:
        gradient = float32(gradient, 0)
        totals[None, 0].store(totals[None, 0].load() + gradient * (float32(value, 0) - middle) * scale)
        if cutec.const_expr(mean is not None):
            totals[None, 1].store(totals[None, 1].load() + gradient * counts)


@cute.jit
def add_up(totals, sums, strips):
    """Add up what threads have found, and write it."""
    smem, tid = cutec.utils.SmemAllocator(), cute.arch.thread_idx()[0]
    # a thread stores four numbers at once; behind each four of all lanes there is a gap, so that
    # the lanes of a warp read from different banks
    four, lanes = min(4, strips.vector), strips.lanes
    shape = (four, strips.vector // four), lanes, strips.shares, len(sums)
    step = four * lanes + 16
    share = step * (strips.vector // four)
    layout = cute.make_layout(shape, stride=((1, step), four, share, share * strips.shares))
    place = smem.allocate_tensor(cutec.Float32, layout, 16)
    mine = place[None, tid % strips.lanes, tid // strips.lanes, None]
    for k in cutec.range_constexpr(len(sums)):
        cute.autovec_copy(totals[None, k], mine[None, k])
    cute.arch.sync_threads()
    column = cute.arch.block_idx()[0] * strips.width + tid
    if tid < strips.width and column < sums[0].shape[0]:
        for k in cutec.range_constexpr(len(sums)):
            total = cutec.Float32(0)
            for share in cutec.range_constexpr(strips.shares):
                total += place[tid % strips.vector, tid // strips.vector, share, k]
            sums[k][column] = total.to(sums[k].element_type)


@cute.jit
def add_columns(dy, x, mean, rstd, dweight, dbias, unless, plan: cutec.Constexpr):
    """Launch the kernel for sums of columns, unless a single row is all that there is to them, or
    `unless` is true.
    """
    strips = Strips(x, plan.shifted or plan.unit > 0, not plan.few)
    blocks = cute.where((x.shape[0] == 1) | unless, 0, cute.ceil_div(x.shape[1], strips.width))
    kernel = columns_kernel(dy, x, mean, rstd, dweight, dbias, strips)
    kernel.launch(grid=(blocks, 1, 1), block=(THREADS, 1, 1), use_pdl=True)
