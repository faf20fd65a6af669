"""Rows of matrices, streamed through shared memory by blocks that stay: for backward passes, and
for rows that begin anywhere.

A group of threads (a few lanes, a warp, a block, or a cluster of blocks) takes every G-th row,
where G groups are at work. Each thread asks for its own pieces of the rows to come by cp.async,
some rows ahead, and reads none but its own: it waits for nobody. So registers do not bound the
bytes that are on their way; and a thread has the same columns of every row, whose sums over rows
stay in registers. At the end each cluster writes these into a row of a workspace, and a small
kernel adds up the rows, always in the same order.

A piece is 128 bits of memory, wherever a row begins: a row has the pieces that it touches. Elements
of the rows before and after are put to zero in its first and last piece. `G` is a multiple of a
piece's elements, so that all rows of a group begin at the same place within a piece.

Here is who has what. `ahead.py` reads it, `columns.py` adds up over rows, and `stream_forms.py` has
the forms for ranges of lengths.
"""

from common.pieces import copy_piece, only_piece
from common.weights import shifted

import cutec
from cutec import cute

WARP = 32
BLOCK = 512  # threads


class Stream:
    """How rows of matrices like `x` are shared out: `threads` threads of each of `cluster` blocks
    have `pieces` pieces each, together a tile. A thread has asked for the tiles of `stages` steps.
    There are `most` clusters, as many as are at work at once, of which a multiprocessor has
    `resident` blocks. Longer rows have several tiles, and are read twice (then `whole` is false).
    """

    def __init__(self, x, threads, pieces, cluster, stages, most, whole=True, unit=0, resident=1):
        self.dtype, self.threads, self.pieces, self.stages = x.element_type, threads, pieces, stages
        self.most = most
        self.cluster, self.whole = cluster, whole  # a row has one tile a block
        self.unit, self.vector = unit, unit or 128 // self.dtype.width  # elements of a piece
        self.block = BLOCK // resident  # threads
        self.resident = 1 if stages == 1 else resident  # blocks of a multiprocessor
        self.rows = self.block // threads  # that a block has at a time: one a group
        self.lag = 1  # turns from where numbers are told to where they are heard, at most
        self.same_columns = False  # whether all groups of a block have the same
        self.width = threads * pieces * self.vector  # columns of a tile
        self.lanes = min(threads, WARP)  # of a warp that share a row
        self.warps = threads // self.lanes  # of a block that share a row

    def clusters(self, x, sums=()):
        """How many clusters work on `x`. For sums of columns the rows that they have at a time are
        a multiple of a piece's elements, if rows begin within pieces.
        """
        few = max(1, self.vector // self.rows) if sums else 1
        even = max(few, self.most // few * few)
        most = even + (x.shape[1] % self.vector == 0).to(cutec.Int32) * (self.most - even)
        return cute.math.min(most, cute.ceil_div(x.shape[0], self.rows))

    def turns(self, x, sums=()):
        """How often each cluster takes rows, the last time perhaps none."""
        return cute.ceil_div(x.shape[0], cute.math.max(self.clusters(x, sums), 1) * self.rows)

    def launch(self, kernel, x, sums=()):
        options = {"cluster": (self.cluster, 1, 1)} if self.cluster > 1 else {}
        blocks = self.clusters(x, sums) * self.cluster
        kernel.launch(
            grid=(blocks, 1, 1), block=(self.block, 1, 1), min_blocks_per_mp=self.resident, use_pdl=True, **options
        )

    def shared_by(self, x):
        """In a kernel, before it asks who has what."""

    def which(self):
        """This cluster's number."""
        return cute.arch.block_idx()[0] // self.cluster

    def rank(self):
        """Which of its cluster's blocks this is."""
        return cute.arch.block_idx_in_cluster() if self.cluster > 1 else cutec.Int32(0)

    def group(self):
        """Which of the block's groups this thread is in."""
        return cute.arch.thread_idx()[0] // self.threads

    def at_a_time(self):
        """The rows that all clusters have at a turn."""
        return cute.arch.grid_dim()[0] // self.cluster * self.rows

    def tiles(self, x):
        """How many tiles a row has, of which parts may belong to its neighbours."""
        return 1 if self.whole else cute.ceil_div(x.shape[1] + self.vector - 1, self.width)

    def row(self, turn):
        """This thread's row at a turn."""
        return self.which() * self.rows + turn * self.at_a_time() + self.group()

    def all_rows(self):
        """Whether one cluster has all rows."""
        return cute.arch.grid_dim()[0] == self.cluster

    def shift(self, row, x):
        """How many elements of a row's first piece belong to the row before."""
        return (row % self.vector) * (x.shape[1] % self.vector) % self.vector


class Part:
    """A thread's part of a tile of a row of matrices like `x`."""

    def __init__(self, plan, x, row, tile):
        self.plan, self.row = plan, row
        self.rows, self.columns = x.shape
        self.tile = tile
        self.shift = plan.shift(row, x)

    def piece(self, i):
        """Which of the row's pieces this thread's piece i is."""
        tid = cute.arch.thread_idx()[0] % self.plan.threads
        return (self.tile * self.plan.pieces + i) * self.plan.threads + tid

    def column(self, i):
        """The column of the first element of piece i; less than 0 where that is no element of the
        row.
        """
        return self.piece(i) * self.plan.vector - self.shift

    def has(self, column):
        return column >= 0 and column < self.columns

    @cute.jit
    def owns(self, piece):
        """(whether a piece of the row is this thread's, and the row there at all; which it is)"""
        i = piece // self.plan.threads - self.tile * self.plan.pieces
        return (self.row < self.rows) & (i >= 0) & (i < self.plan.pieces) & (self.piece(i) == piece), i

    def edges(self):
        """The first and the last piece, of which elements may belong to other rows."""
        return [0, (self.columns + self.shift) // self.plan.vector]

    def range_of(self, piece):
        """Which elements of a piece are the row's: from, to before."""
        first = piece * self.plan.vector
        end = cute.math.min(self.columns + self.shift - first, self.plan.vector)
        return cute.math.max(self.shift - first, 0), end

    def reaches(self, i):
        """Whether piece i has elements of the row."""
        return self.column(i) < self.columns

    def of(self, x):
        """The part in global memory: (elements of a piece, pieces)."""
        vector = self.plan.vector
        start = cute.assume(cutec.Int64(self.row) * self.columns - self.shift, divby=vector)
        layout = cute.make_layout((vector, self.plan.pieces), stride=(1, self.plan.threads * vector))
        return cute.make_tensor(x.iterator + (start + self.piece(0) * vector), layout)

    def asked_for(self):
        """Which pieces to read: not one that goes on behind the last row. (`&`: no branches.)"""
        inside = cute.make_rmem_tensor((1, self.plan.pieces), cutec.Boolean)
        for i in range(self.plan.pieces):
            behind = (self.row + 1 == self.rows) & (self.column(i) + self.plan.vector > self.columns)
            inside[0, i] = (self.row < self.rows) & (self.column(i) < self.columns) & ~behind
        return inside

    @cute.jit
    def of_vector(self, x):
        """The part of a vector as long as a row; 0 where there is nothing."""
        values = cute.make_rmem_tensor((self.plan.vector, self.plan.pieces), x.element_type)
        values.fill(0)
        if cutec.const_expr(self.plan.unit > 0):
            for i in cutec.range_constexpr(self.plan.pieces):
                for e in cutec.range_constexpr(self.plan.vector):
                    if self.has(self.column(i) + e):
                        values[e, i] = x[self.column(i) + e]
        elif self.columns % self.plan.vector == 0:
            for i in cutec.range_constexpr(self.plan.pieces):
                copy_piece_of(x, self.piece(i), self.columns // self.plan.vector, only_piece(values, i))
        else:
            self.between(x, values)
        return values

    @cute.jit
    def between(self, x, values):
        """`of_vector` of what lies across the vector's own pieces, behind which a rest follows."""
        vector = self.plan.vector
        whole, late = self.columns // vector, (vector - self.shift) % vector
        rest = cute.make_rmem_tensor(vector, x.element_type)
        for e in cutec.range_constexpr(vector):
            found = x[cute.math.min(whole * vector + e, self.columns - 1)]
            rest[e] = cute.where(whole * vector + e < self.columns, found, x.element_type(0))
        rest = cute.recast_tensor(rest, cutec.Uint32)
        for i in cutec.range_constexpr(self.plan.pieces):
            halves = cute.make_rmem_tensor((vector, 2), x.element_type)
            halves.fill(0)
            words = cute.recast_tensor(halves, cutec.Uint32)
            for half in cutec.range_constexpr(2):
                number = self.piece(i) - (late > 0).to(cutec.Int32) + half
                copy_piece_of(x, number, whole, only_piece(halves, half))
                for w in cutec.range_constexpr(4):
                    words[w, half] = cute.where(number == whole, rest[w], words[w, half])
            found = shifted([words[w % 4, w // 4] for w in range(8)], late, x.element_type)
            values[None, i].store(found.load())


def copy_piece_of(x, number, count, target):
    """Copy a piece of a vector, if there is one of this number: no branch to wait at."""
    vector, inside = cute.size(target), cute.make_rmem_tensor((1, 1), cutec.Boolean)
    inside[0, 0] = (number >= 0) & (number < count)
    start = x.iterator + cute.assume(number * vector, divby=vector)
    copy_piece(cute.make_tensor(start, cute.make_layout((vector, 1))), target, inside)
