"""Rows of a matrix, each read from memory once, by a few lanes, a warp, a block or a cluster of
blocks, whichever its length asks for.

The threads of a row take turns at its pieces of 128 bits: of T threads, thread t has pieces t, t +
T, t + 2 T, … A thread asks for all of its pieces before it uses one, so that enough bytes are on
their way. Up to two pieces wait in its registers. More wait in shared memory, where each thread
has a place of its own: a row of 64 KB takes 32 registers a thread, and several blocks fit on a
multiprocessor, of which some load while others compute. Where rows are so few that no more blocks
come, registers have room for eight pieces (`held`), and each element is converted once.

Pieces lie at multiples of 128 bits in memory. Rows whose length is no multiple of that are
*shifted*: they begin somewhere in a piece, each at another place. Of their first and last piece
only some elements belong to the row, and those are read and written one by one.

        row 0         row 1         row 2          rows of 10 elements, pieces of 4: row 1 is
    |. . . .|. . . .|. .:. .|. . . .|. . . .:      shifted by 2, and has 2 elements of its first
                                                   piece, in columns 0 and 1

Shifted rows that are short would be edges mostly. Their pieces are single elements, or pairs where
rows begin at pairs (`unit`): lanes of a warp read what lies side by side, so that whole lines of
the cache come nevertheless.
"""

from typing import Any

from common.meeting import Meeting
from common.pieces import add, added, copy_piece, only_piece

import cutec
from cutec import cute

WARP = 32
BLOCK = 128  # threads, at least: where rows have fewer, a block has several
MOST = 512  # threads of a block of several rows
# bytes that a block should read: blocks begin 1.2 ns after each other at least, which is as long as
# 2.5 KB take to be read and written
READS = 4096
IN_REGISTERS = 2  # pieces, unless they are held
ALONE = 114 << 10  # bytes of shared memory: more than half of a multiprocessor's
RESIDENT_HELD = 512  # threads that a multiprocessor is to have at a time, of held pieces


class Rows:
    """How rows of matrices like `x` are shared out: `threads` threads of each of `cluster` blocks
    have `pieces` pieces each, together a tile. Longer rows have several tiles, which blocks take
    turns at (then `whole` is false). On archs without clusters of up to 16 blocks a row has one
    block. Pieces may have `unit` elements; then every row has `sure` elements.
    `alone`: a multiprocessor has one block only, so that few blocks spread over all of them.
    """

    def __init__(
        self,
        x,
        threads,
        pieces,
        cluster,
        shifted,
        whole=True,
        few=False,
        unit=0,
        sure=0,
        alone=False,
        unrolled=False,
        reads=READS,
    ):
        capability = cutec.target_arch().capability
        self.dtype, self.threads, self.pieces, self.shifted = x.element_type, threads, pieces, shifted
        self.cluster = cluster if 90 <= capability < 120 else 1
        self.whole = whole and self.cluster == cluster  # a row has one tile a block
        self.overlaps = capability >= 90  # a launch may begin before the launch before it has ended
        self.held = few and pieces > IN_REGISTERS and not unit  # many pieces, in registers
        # parts of rows wait in shared memory
        self.staged = pieces > IN_REGISTERS and not unit and not few
        self.few = few  # so few rows that a multiprocessor has only some of its threads
        self.unrolled = unrolled and not shifted and self.whole  # loops over pieces
        self.unit, self.sure = unit, sure
        self.alone = alone and 90 <= capability < 120  # on its multiprocessor
        self.vector = unit or 128 // self.dtype.width  # elements of a piece
        self.tile = threads * pieces * self.vector  # elements
        self.rows = max(1, BLOCK // threads)  # of a block
        while not few and self.rows * self.tile * self.dtype.width // 8 < reads and self.rows * threads < MOST:
            self.rows *= 2
        # from a thread's piece to its next one: blocks of a cluster take turns too
        self.every = threads * (self.cluster if self.whole else 1)  # pieces
        self.step = self.every * self.vector  # elements
        self.lanes = min(threads, WARP)  # of a warp that share a row
        self.warps = threads // self.lanes  # of a block that share a row

    # -- on the host

    def matrix(self, x):
        """`x`, whose rows begin at multiples of a piece unless they are shifted."""
        step = x.stride[0] if self.shifted else cute.assume(x.stride[0], divby=self.vector)
        return cute.make_tensor(x.iterator, cute.make_layout(x.shape, stride=(step, 1)))

    def repeated(self, vector, x):
        """A vector as a matrix like `x`, each of whose rows it is."""
        return cute.make_tensor(vector.iterator, cute.make_layout(x.shape, stride=(0, 1)))

    def launch(self, kernel, x, resident, held=RESIDENT_HELD, unless: Any = False):
        """Launch a kernel with a block, or a cluster of blocks, for each few rows of `x`. A
        multiprocessor is to have `resident` threads at a time, or `held` where they hold pieces:
        2048 have 32 registers each. Nothing is launched if `unless` is true.
        """
        cluster = (self.cluster, 1, 1) if self.cluster > 1 else None
        blocks, threads = cute.ceil_div(x.shape[0], self.rows) * self.cluster, self.rows * self.threads
        blocks = cute.where(unless, 0, blocks)
        kernel.launch(
            grid=(blocks, 1, 1),
            block=(threads, 1, 1),
            cluster=cluster,
            min_blocks_per_mp=max(1, (held if self.held else resident) // threads),
            use_pdl=self.overlaps,
        )

    # -- in a kernel: who has what

    @cute.jit
    def begin(self, *counts, rooms=1):
        """Where the warps of a row will meet, once for each count of numbers that they tell each
        other; `rooms` places in shared memory for parts of rows. Waits until the launch before has
        ended, before which nothing may be read.
        """
        smem = cutec.utils.SmemAllocator()
        if cutec.const_expr(self.staged):
            places = (self.vector, self.rows * self.threads, self.pieces, rooms)
            self.rooms = smem.allocate_tensor(self.dtype, cute.make_layout(places), 16)
        if cutec.const_expr(self.alone):
            smem.allocate_array(cutec.Int8, ALONE)
        meetings = Meeting.places(self, smem, counts)
        if cutec.const_expr(self.overlaps):
            cute.arch.griddepcontrol_launch_dependents()
            cute.arch.griddepcontrol_wait()
        return meetings

    def rank(self):
        """Which of its rows' blocks this one is."""
        return cute.arch.block_idx_in_cluster() if self.cluster > 1 else 0

    def row(self):
        """This thread's row."""
        tid, _, _ = cute.arch.thread_idx()
        return cute.arch.block_idx()[0] // self.cluster * self.rows + tid // self.threads

    @cute.jit
    def leads(self, x):
        """Whether this thread speaks for its row of `x`."""
        tid, _, _ = cute.arch.thread_idx()
        return self.rank() == 0 and tid % self.threads == 0 and self.row() < x.shape[0]

    def tiles(self, x):
        """The tiles of a row of `x` that this block takes: one where rows are whole."""
        if self.whole:
            return [self.rank()]
        return cutec.range(self.rank(), cute.ceil_div(x.shape[1] + self.vector - 1, self.tile), self.cluster)

    def each(self, x):
        """The pieces of a thread: those in registers unrolled, of those in shared memory as many as
        a row of `x` has.
        """
        if not self.staged or self.unrolled:
            return list(range(self.pieces))
        held = cute.ceil_div(x.shape[1] + self.vector - 1, self.step)
        return cutec.range(0, cute.math.min(held, self.pieces), unroll=1 if self.shifted else 2)

    def shift(self, x):
        """How many elements of this row's first piece are of the row before."""
        return self.row() * (x.shape[1] % self.vector) % self.vector if self.shifted else 0

    def first(self, x, tile):
        """The column of the first element of this thread's first piece."""
        return self.first_piece(tile) * self.vector - self.shift(x)

    def first_piece(self, tile):
        """Which of its row's pieces this thread's first one is."""
        tid, _, _ = cute.arch.thread_idx()
        return tile * self.threads * (1 if self.whole else self.pieces) + tid % self.threads

    def column(self, x, tile, i):
        """The column of the first element of this thread's piece i."""
        return self.first(x, tile) + i * self.step

    def columns_of_warp(self, x):
        """How many elements of its whole row this warp has."""
        tid, _, _ = cute.arch.thread_idx()
        first, count = tid % self.threads // WARP * WARP, 0
        for i in range(self.pieces):
            begin = (self.rank() * self.threads + first) * self.vector + i * self.step - self.shift(x)
            ends = [cute.math.max(cute.math.min(c, x.shape[1]), 0) for c in (begin, begin + WARP * self.vector)]
            count += ends[1] - ends[0]
        return cutec.Float32(count)

    def there(self, x):
        """Whether this thread has a row."""
        return self.row() < x.shape[0] if self.rows > 1 else True

    def entire(self, x, tile, i):
        """Whether all of piece i is of this thread's row."""
        if (i + 1) * self.step <= self.sure:
            return self.there(x)
        column = self.column(x, tile, i)
        if not self.shifted:
            return self.there(x) & (column < x.shape[1])
        return self.there(x) & (column >= 0) & (column + self.vector <= x.shape[1])

    def partly(self, x, tile, i):
        """Whether some of piece i, but not all, is of this thread's row."""
        column = self.column(x, tile, i)
        begins, ends = column < 0, (column < x.shape[1]) & (column + self.vector > x.shape[1])
        return self.there(x) & (begins | ends)

    def readable(self, x, tile, i):
        """Whether piece i can be read as a whole: some of it is of this thread's row, and none
        beyond the matrix.
        """
        if not self.shifted:
            return self.entire(x, tile, i)
        column = self.column(x, tile, i)
        last = (self.row() == x.shape[0] - 1) & (column + self.vector > x.shape[1])
        return self.there(x) & (column < x.shape[1]) & cutec.not_(last)

    def belongs(self, x, tile, i):
        """Which elements of piece i are of its row, where it is shifted."""
        columns = [self.column(x, tile, i) + e for e in range(self.vector)]
        return [(column >= 0) & (column < x.shape[1]) for column in columns]

    def only(self, found, x, tile, i):
        """What was found of piece i, and zeros for elements that are not of its row."""
        if not self.shifted:
            return cute.where(self.column(x, tile, i) < x.shape[1], found, cutec.Float32(0))
        kept = cute.make_rmem_tensor(self.vector, cutec.Float32)
        kept.store(found)
        for e, belongs in enumerate(self.belongs(x, tile, i)):
            kept[e] = cute.where(belongs, kept[e], cutec.Float32(0))
        return kept.load()

    # -- in a kernel: reading and writing

    def piece(self, x, tile, i):
        """This thread's piece i in memory."""
        place = x[self.row(), None].iterator + self.first(x, tile) + i * self.step
        return cute.make_tensor(place.align(self.vector * self.dtype.width // 8), cute.make_layout((self.vector, 1)))

    def load(self, x, tile, other=0, room=0):
        """This thread's part of a tile: (elements of a piece, pieces), with `other` where there is
        nothing. In registers, or in a room of shared memory.
        """
        values = self.ask(x, tile, other, room)
        self.wait()
        self.mend(values, x, tile, other)
        return values

    def ask(self, x, tile, other=0, room=0):
        """`load`, but what comes to shared memory is there after `wait`, and pieces that are partly
        of other rows have to be mended.
        """
        return self.staged_part(x, tile, other, room) if self.staged else self.part(x, tile, other)

    def part(self, x, tile, other=0):
        """A part in registers."""
        values = cute.make_rmem_tensor((self.vector, self.pieces), self.dtype)
        values.fill(other)
        inside = cute.make_rmem_tensor((1, self.pieces), cutec.Boolean)
        for i in range(self.pieces):
            inside[0, i] = self.readable(x, tile, i)
            copy_piece(self.piece(x, tile, i), only_piece(values, i), only_piece(inside, i))
        return values

    @cute.jit
    def staged_part(self, x, tile, other, room):
        """A part in a room of shared memory."""
        values = self.rooms[None, cute.arch.thread_idx()[0], None, room]
        op = cute.nvgpu.cpasync.CopyG2SOp(cache_mode=cute.nvgpu.LoadCacheMode.GLOBAL)  # not in L1
        atom = cute.make_copy_atom(op, self.dtype, num_bits_per_copy=128)
        for i in self.each(x):
            if self.readable(x, tile, i):
                cute.copy(atom, self.piece(x, tile, i), only_piece(values, i))
            else:
                values[None, i].fill(other)
        cute.arch.cp_async_commit_group()
        return values

    def wait(self):
        """Until all parts that were asked for are there."""
        if self.staged:
            cute.arch.cp_async_wait_group(0)

    def again(self):
        """Before a part is read once more: so that registers do not hold it from the first time."""
        if self.staged and self.unrolled:
            cute.arch.sync_warp()

    @cute.jit
    def mend(self, values, x, tile, other):
        """In a part of a shifted row, `other` instead of elements of other rows: they are in its
        first and last piece.
        """
        if cutec.const_expr(self.shifted and self.staged):
            for number in (0, (x.shape[1] + self.shift(x)) // self.vector):
                here = number - self.first_piece(tile)
                if here >= 0 and here % self.every == 0 and here < self.pieces * self.every:
                    self.mend_staged(values, x, tile, here // self.every, other)
        elif cutec.const_expr(self.shifted):
            for i in range(self.pieces):
                self.mend_piece(values, x, tile, i, other)

    @cute.jit
    def mend_staged(self, values, x, tile, i, other):
        """Of piece i, in shared memory, element by element."""
        if self.partly(x, tile, i):
            column = self.column(x, tile, i)
            begin, end = cute.math.max(-column, 0), cute.math.min(x.shape[1] - column, self.vector)
            for e in cutec.range(0, begin, unroll=1):
                values[e, i] = other
            for e in cutec.range(end, self.vector, unroll=1):
                values[e, i] = other
            if cutec.not_(self.readable(x, tile, i)):  # at the end of the matrix
                for e in cutec.range(begin, end, unroll=1):
                    values[e, i] = self.piece(x, tile, i)[e, 0]

    @cute.jit
    def mend_piece(self, values, x, tile, i, other):
        """Of piece i, in registers."""
        if self.partly(x, tile, i):
            if self.readable(x, tile, i):
                for e, belongs in enumerate(self.belongs(x, tile, i)):
                    values[e, i] = cute.where(belongs, values[e, i], self.dtype(other))
            else:  # at the end of the matrix
                for e, belongs in enumerate(self.belongs(x, tile, i)):
                    if belongs:
                        values[e, i] = self.piece(x, tile, i)[e, 0]

    @cute.jit
    def write(self, numbers, x, tile, i):
        """Write piece i, rounded."""
        values, piece = cute.make_rmem_tensor((self.vector, 1), self.dtype), self.piece(x, tile, i)
        values[None, 0].store(numbers.to(self.dtype))
        if cutec.const_expr(not self.shifted):
            inside = cute.make_rmem_tensor((1, 1), cutec.Boolean)
            inside[0, 0] = self.entire(x, tile, i)
            copy_piece(values, piece, inside)
        elif self.entire(x, tile, i):
            cute.autovec_copy(values, piece)
        elif self.partly(x, tile, i):
            for e, belongs in enumerate(self.belongs(x, tile, i)):
                if belongs:
                    piece[e, 0] = values[e, 0]

    # -- in a kernel: what threads find out about their parts

    def over_warp(self, value, op):
        """`op` over this warp's threads of a row."""
        return cute.arch.warp_reduction(value, op, threads_in_group=self.lanes)

    def sum_over_row(self, value, meeting):
        """A sum over all threads of a row."""
        (total,) = meeting.joined([self.over_warp(value, add)], added)
        return total
