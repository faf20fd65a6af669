"""Rows that are streamed (`stream.py`), of which a thread loads some elements into registers while
it computes the row before: short rows that begin anywhere. Lanes of a warp load what lies side by
side.
"""

from common.ahead import Ahead
from common.pieces import copy_piece, only_piece
from common.telling import Telling

import cutec
from cutec import cute

MANY = 12  # pieces of 32 bits: of two matrices and as many sums of columns, or of three, registers are full


class Loaded(Ahead):
    """As `Ahead`, with a row in registers instead of a ring of them, and results that are written
    at once.
    """

    def __init__(self, plan, matrices, results, numbers, kept=(), other=0, times=2, lagging=False, posts=None):
        smem, shape = cutec.utils.SmemAllocator(), (plan.vector, plan.pieces)
        self.plan, self.matrices, self.results, self.kept = plan, matrices, results, kept
        # where groups of a block meet at the end (`columns.py`)
        self.ring = smem.allocate_tensor(cutec.Float32, plan.block * plan.pieces * plan.vector + 64 * plan.rows)
        self.telling, self.lag = Telling(plan, smem, numbers), 0
        self.now = [cute.make_rmem_tensor(shape, cutec.Float32) for _ in matrices]
        self.next = [cute.make_rmem_tensor(shape, plan.dtype) for _ in matrices]
        self.kept_now, self.kept_next = (cute.make_rmem_tensor(max(1, len(kept)), cutec.Float32) for _ in range(2))
        self.tiles, self.times = 1, times
        self.telling.begin()
        cute.arch.griddepcontrol_wait()
        self.fetch(0)
        self.telling.ready()

    def inside(self, part):
        """Which pieces there are."""
        found = cute.make_rmem_tensor((1, self.plan.pieces), cutec.Boolean)
        for i in range(self.plan.pieces):
            found[0, i] = (part.row < part.rows) & (part.column(i) < part.columns)
        return found

    def fetch(self, step):
        """Load a row."""
        part = self.part(step)
        inside = self.inside(part)
        for matrix, values in zip(self.matrices, self.next):
            values.fill(0)
            for i in range(self.plan.pieces):
                copy_piece(only_piece(part.of(matrix), i), only_piece(values, i), only_piece(inside, i))
        for k, vector in enumerate(self.kept):
            number = vector[cute.math.min(part.row, part.rows - 1)]
            self.kept_next[k] = cute.where(part.row < part.rows, number.to(cutec.Float32), cutec.Float32(0))

    @cute.jit
    def wait(self, step):
        """Take the row that was loaded, and load the next one."""
        for now, values in zip(self.now, self.next):
            now.store(values.load().to(cutec.Float32))
        self.kept_now.store(self.kept_next.load())
        self.fetch(step + 1)

    def pieces(self):
        yield from range(self.plan.pieces)

    def values(self, k, i, step):
        return self.now[k][None, i].load()

    def number(self, k, step):
        return self.kept_now[k]

    def put(self, result, i, step):
        """Write piece i of the results."""
        part, values = self.part(step), cute.make_rmem_tensor((self.plan.vector, 1), self.plan.dtype)
        values[None, 0].store(result.to(self.plan.dtype))
        copy_piece(values, only_piece(part.of(self.results[0]), i), only_piece(self.inside(part), i))

    def done(self, step):
        """The row is not needed any more."""

    def finish(self, turns):
        """All rows are done."""

    def of_vector(self, x):
        """This thread's part of a vector: in shared memory, which is free until the end, where
        registers have no room for it.
        """
        plan = self.plan
        values = cute.make_rmem_tensor((plan.vector, plan.pieces), cutec.Float32)
        if plan.dtype.width == 32 and plan.pieces >= MANY and len(self.matrices) + len(self.kept) > 2:
            mine, places = self.ring.iterator + cute.arch.thread_idx()[0], (plan.vector, plan.pieces)
            stride = (plan.block * plan.pieces, plan.block)  # lanes beside each other
            values = cute.make_tensor(mine, cute.make_layout(places, stride=stride))
        values.store(self.part(0).of_vector(x).load().to(cutec.Float32))
        return lambda i: values[None, i].load()


def streamed(plan, *given, **options):
    """`Ahead`, or `Loaded` where pieces are smaller."""
    return (Loaded if plan.unit else Ahead)(plan, *given, **options)
