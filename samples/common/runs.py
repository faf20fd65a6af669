"""A matrix as runs of elements, 128 bits of memory each, wherever rows begin: for functions of an
element and of what is known of its row. A thread takes one run; many threads hide the wait for it.

Rows whose length is no multiple of a run's are *shifted*: a run may end in the next row.
"""

import cutec
from cutec import cute


class Runs:
    """Threads take a run of `vector` elements each, `threads` of them in a block. Where `shifted`,
    rows have at least as many. Where `huge`, elements are counted in 64 bits.
    """

    def __init__(self, threads, vector, shifted, huge=False):
        self.threads, self.vector, self.shifted, self.huge = threads, vector, shifted, huge

    # -- on the host

    def blocks(self, x):
        return cute.ceil_div(cutec.Int64(x.shape[0]) * x.shape[1], self.threads * self.vector)

    def row_length(self, x):
        """How many elements a row has, or runs where it has whole ones: as a divisor."""
        length = x.shape[1] if self.shifted else x.shape[1] // self.vector
        if self.huge:
            return length
        return cute.fast_divmod_create_divisor(cute.math.max(length, 1).to(cutec.Uint32))

    # -- in a kernel

    def number(self):
        """Which run this thread takes."""
        block = cute.arch.block_idx()[0]
        return (cutec.Int64(block) if self.huge else block) * self.threads + cute.arch.thread_idx()[0]

    def place(self, row_length):
        """Row and column of its first element."""
        number = self.number() if self.huge else self.number().to(cutec.Uint32)
        row, column = divmod(number * self.vector if self.shifted else number, row_length)
        return row.to(cutec.Int32), column.to(cutec.Int32) * (1 if self.shifted else self.vector)

    def of(self, x, number):
        """A run in memory."""
        start = x.iterator + cute.assume(cutec.Int64(number) * self.vector, divby=self.vector)
        return cute.make_tensor(start, cute.make_layout(self.vector))

    def whole(self, x):
        """How many whole runs the matrix has."""
        count = cutec.Int64(x.shape[0]) * x.shape[1] // self.vector
        return count if self.huge else count.to(cutec.Int32)

    def rest(self, x):
        """How many elements the run behind those has."""
        return (cutec.Int64(x.shape[0]) * x.shape[1] % self.vector).to(cutec.Int32)

    def load(self, x):
        """This thread's run, in registers. Behind the whole runs the last of them comes again: no
        branch that later loads would wait at.
        """
        run = cute.make_rmem_tensor(self.vector, x.element_type)
        copy(self.of(x, cute.math.min(self.number(), self.whole(x) - 1)), run)
        return run

    @cute.jit
    def mend(self, run, x):
        """Load what there is behind the whole runs."""
        if cutec.const_expr(self.shifted):
            if self.number() == self.whole(x):
                for e in cutec.range_constexpr(self.vector):
                    if e < self.rest(x):
                        run[e] = self.of(x, self.number())[e]

    @cute.jit
    def store(self, run, x):
        number = self.number()
        if number < self.whole(x):
            copy(run, self.of(x, number))
        elif cutec.const_expr(self.shifted):
            if number == self.whole(x):
                for e in cutec.range_constexpr(self.vector):
                    if e < self.rest(x):
                        self.of(x, number)[e] = run[e]


def copy(source, target):
    """At once: not put together from elements."""
    if cute.size(source) > 1:
        source, target = (cute.recast_tensor(t, cutec.Uint32) for t in (source, target))
    cute.autovec_copy(source, target)


def numbers_of(row, vectors):
    """What vectors have of a row; behind the last row, the last one's."""
    return [vector[cute.math.min(row, vector.shape[0] - 1)] for vector in vectors]


def runs_of(dtype):
    """Forms, as `choose=` of `cutec.export` takes them. Rows of fewer elements than a run has, and
    matrices that are too large to count in 32 bits, are taken element by element.
    """
    vector = 128 // dtype.width
    return [
        (f"n % {vector} == 0 and m * n < {vector << 31}", {"form": (256, vector, False)}),
        (f"n >= {vector} and m * n < {1 << 32}", {"form": (256, vector, True)}),
        (f"m * n < {1 << 31}", {"form": (256, 1, False)}),
        ("", {"form": (256, 1, False, True)}),
    ]
