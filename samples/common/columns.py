"""Sums of columns over rows that are streamed (`stream.py`), such as gradients of weights: clusters
find their own, then a small kernel adds up what they found.
"""

import cutec
from cutec import cute

SUMMERS = 256  # threads of a block that adds up what blocks have found of columns
SHARES = 16  # of the rows of a block's columns, unless clusters are fewer
AT_ONCE = 9  # rows that each asks for before it adds one: all that 132 blocks have found


def share_of(x):
    """1 / the length of a row, on the host: a kernel would keep it in a register."""
    return 1.0 / cute.math.max(x.shape[1], 1).to(cutec.Float32)


class Columns:
    """Sums of columns over rows, in registers; at the end in this cluster's row of `parts`. One
    cluster alone has all of `sums`.
    """

    def __init__(self, rows, parts, sums):
        self.plan, self.rows, self.parts, self.sums = rows.plan, rows, parts, sums
        self.numbers = cute.make_rmem_tensor((self.plan.vector, self.plan.pieces), cutec.Float32)
        self.numbers.fill(0.0)

    def add(self, values, i):
        """Add piece i of a part."""
        self.numbers[None, i].store(self.numbers[None, i].load() + values)

    @cute.jit
    def write(self, turns):
        """Summed over the groups of a block: to the cluster's row of `parts`, or to `sums`."""
        # of the last row: of the first, what was known then would wait in registers
        plan, tid, part = self.plan, cute.arch.thread_idx()[0], self.rows.part(turns - 1)
        place, first = self.place(), plan.rank() * plan.width
        cute.arch.sync_threads()
        for i in cutec.range_constexpr(plan.pieces):
            for e in cutec.range_constexpr(plan.vector):
                place[e, i * plan.threads + tid % plan.threads, plan.group()] = self.numbers[e, i]
        cute.arch.sync_threads()
        # of a cluster's only group, the first columns may be before its tile
        first = first - part.shift if plan.cluster > 1 else first
        for column in cutec.range(first + tid, first + plan.width, plan.block, unroll=4):
            if part.has(column):
                self.write_column(column, place)

    @cute.jit
    def write_column(self, column, place):
        """Add up what the groups have of a column, and write it."""
        plan, total, x = self.plan, cutec.Float32(0), self.rows.matrices[0]
        for group in cutec.range(plan.rows, unroll=min(8, plan.rows)):
            element = column + plan.shift(plan.which() * plan.rows + group, x) - plan.rank() * plan.width
            total += place[element % plan.vector, element // plan.vector, group]
        if plan.all_rows():
            self.sums[column] = total.to(self.sums.element_type)
        else:
            self.parts[plan.which(), column] = total

    def place(self):
        """Where groups meet, in the place of rows: (element, piece, group), so that the lanes of a
        warp use different banks when they write and when they read.
        """
        plan, pointer = self.plan, cute.recast_ptr(self.rows.ring.iterator, dtype=cutec.Float32)
        pieces = plan.threads * plan.pieces
        element = pieces + 32 // plan.vector
        stride = (element, 1, plan.vector * element + plan.lanes % 32)
        return cute.make_tensor(pointer, cute.make_layout((plan.vector, pieces, plan.rows), stride=stride))


@cute.kernel
def add_up_kernel(parts, sums, clusters, shares: cutec.Constexpr):
    """The sums of the first rows of each of `parts`: a thread has a share of the rows."""
    tid, width = cute.arch.thread_idx()[0], SUMMERS // shares
    column, share = cute.arch.block_idx()[0] * width + tid % width, tid // width
    place = cutec.utils.SmemAllocator().allocate_tensor(cutec.Float32, cute.make_layout((width, shares, len(parts))))
    cute.arch.griddepcontrol_wait()
    totals = cute.make_rmem_tensor(len(parts), cutec.Float32)
    totals.fill(0.0)
    if column < sums[0].shape[0]:
        for first in cutec.range(share, clusters, shares * AT_ONCE):
            for i in cutec.range_constexpr(AT_ONCE):
                row = first + i * shares
                for k in cutec.range_constexpr(len(parts)):
                    # after the last the last again: no branch between loads
                    totals[k] += cute.where(row < clusters, parts[k][cute.math.min(row, clusters - 1), column], 0.0)
    for k in cutec.range_constexpr(len(parts)):
        place[tid % width, share, k] = totals[k]
    cute.arch.sync_threads()
    if share == 0 and column < sums[0].shape[0]:
        for k in cutec.range_constexpr(len(parts)):
            total = place[tid, 0, k]
            for i in cutec.range_constexpr(1, shares):
                total += place[tid, i, k]
            sums[k][column] = total.to(sums[k].element_type)


@cute.jit
def add_up(parts, sums, x, plan: cutec.Constexpr):
    """Add up what the clusters have found of the columns of `x`, unless one has found all."""
    shares = max(1, SHARES // plan.cluster)  # of more clusters more
    blocks = cute.ceil_div(x.shape[1], SUMMERS // shares)
    clusters = plan.clusters(x, sums)
    blocks = cute.where(clusters <= 1, 0, blocks)
    kernel = add_up_kernel(parts, sums, clusters, shares)
    kernel.launch(grid=(blocks, 1, 1), block=(SUMMERS, 1, 1), use_pdl=True)
