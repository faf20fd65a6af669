"""Rows that are streamed (`stream.py`), read ahead: asked for by cp.async, waited for, and written
over by results; and what the threads of a row tell each other.
"""

# A row has a tile at least, so that loops over its tiles bind what they assign.
# pyright: reportPossiblyUnboundVariable=false

from common.pieces import added, copy_piece, float32, only_piece
from common.spread import Posted
from common.stream import Part
from common.telling import Telling, over_lanes

import cutec
from cutec import cute
from cutec.cute.nvgpu import cpasync


class Ahead:
    """Rows of matrices of one shape, read ahead, with what was `kept` of each row in vectors, and
    places where the warps of a row meet to tell each other some `numbers`. Where a row begins or
    ends within a piece, `other` is beside it; pieces beside a row are zero. A step is a tile; rows
    of several tiles have steps for each of the `times` that they are read.

    What threads find of a row is told a row ahead (or more: `plan.lag`) if `lagging`: while they
    are told what others have found, they compute the row before.

    `posts` is of `Posted`, where a team of blocks shares each row.

    With a single stage a row has all of the shared memory: each piece of it makes room for the next
    row's as soon as its result is there, which is written at once. Rows begin with pieces then.
    """

    def __init__(self, plan, matrices, results, numbers, kept=(), other=0, times=2, lagging=False, posts=None):
        plan.shared_by(matrices[0])
        smem, each = cutec.utils.SmemAllocator(), plan.vector * plan.block
        shape = (plan.vector, plan.pieces, plan.block, len(matrices), plan.stages)
        stride = (1, each, plan.vector, each * plan.pieces, each * plan.pieces * len(matrices))
        self.plan, self.matrices, self.results, self.kept, self.other = plan, matrices, results, kept, other
        self.ring = smem.allocate_tensor(plan.dtype, cute.make_layout(shape, stride=stride), 128)
        ring = cute.make_layout((1, plan.block, plan.stages))
        self.kept_rings = [smem.allocate_tensor(vector.element_type, ring) for vector in kept]
        self.telling = Telling(plan, smem, numbers) if posts is None else Posted(plan, smem, numbers, posts)
        self.tiles, self.times = plan.tiles(matrices[0]), times
        self.lag = plan.lag if lagging and plan.whole and plan.stages > 2 else 0
        self.begin()

    @cute.jit
    def begin(self):
        self.telling.begin()
        cute.arch.griddepcontrol_wait()  # for the kernel before
        for step in cutec.range_constexpr(max(1, self.plan.stages - 1)):
            self.fetch(step)
        self.telling.ready()

    def part(self, step):
        """This thread's part of the tile of a step."""
        if self.plan.whole:
            return Part(self.plan, self.matrices[0], self.plan.row(step), self.plan.rank())
        return Part(self.plan, self.matrices[0], self.plan.row(step // (self.times * self.tiles)), step % self.tiles)

    def steps(self, turn, time):
        """The steps of a turn, the first or a later time."""
        if self.plan.whole:
            return [turn]
        first = (self.times * turn + time) * self.tiles
        return cutec.range(first, first + self.tiles)

    def slot(self, k, step):
        """Where this thread has its part of matrix k."""
        return self.ring[None, None, cute.arch.thread_idx()[0], k, step % self.plan.stages]

    def place(self, ring, step):
        """Where this thread has what was kept of its row."""
        return ring[None, cute.arch.thread_idx()[0], step % self.plan.stages]

    def number(self, k, step):
        """What vector k has of this thread's row; 0 of no row."""
        return self.place(self.kept_rings[k], step)[0]

    def fetch(self, step):
        """Ask for a part of each matrix."""
        part = self.part(step)
        inside = part.asked_for()
        for k, matrix in enumerate(self.matrices):
            cute.copy(self.atom(), part.of(matrix), self.slot(k, step), pred=inside)
            cute.arch.sync_warp()  # addresses, too, fill registers
        self.fetch_kept(part, step)
        cute.arch.cp_async_commit_group()

    def atom(self):
        op = cpasync.CopyG2SOp(cute.nvgpu.LoadCacheMode.GLOBAL)
        return cute.make_copy_atom(op, self.plan.dtype, num_bits_per_copy=128)

    def fetch_kept(self, part, step):
        """Ask for what was kept of a row."""
        there = cute.make_rmem_tensor(1, cutec.Boolean)
        there[0] = part.row < part.rows
        for vector, ring in zip(self.kept, self.kept_rings):
            width = vector.element_type.width
            atom = cute.make_copy_atom(cpasync.CopyG2SOp(), vector.element_type, num_bits_per_copy=width)
            number = cute.make_tensor(vector.iterator + part.row, cute.make_layout(1))
            cute.copy(atom, number, self.place(ring, step), pred=there)

    @cute.jit
    def wait(self, step):
        """Ask for the tile of a later step, in place of the last; then wait for this step's, and
        leave in it only what is the row's.
        """
        if cutec.const_expr(self.plan.whole and self.plan.stages > 1 and self.results):
            self.write(step - 1 - self.lag)
        if cutec.const_expr(self.lag > 0):
            self.telling.gather(step - self.lag)
        if cutec.const_expr(self.plan.stages > 1):
            self.fetch(step + self.plan.stages - 1 - self.lag)
        self.arrive(step, self.plan.stages - 1 - self.lag)

    @cute.jit
    def arrive(self, step, behind):
        """Wait for the tile of a step, so many of which come behind."""
        cute.arch.cp_async_wait_group(behind)
        part = self.part(step)
        if cutec.const_expr(self.plan.stages > 1):
            if part.columns % self.plan.vector != 0:
                for piece in part.edges():
                    self.mend(step, part, piece)

    @cute.jit
    def mend(self, step, part, piece):
        """Put to `other` the elements of a piece that are none of the row, and get what was not
        asked for.
        """
        mine, i = part.owns(piece)
        if mine:
            begin, end = part.range_of(piece)
            for k in cutec.range_constexpr(len(self.matrices)):
                values = self.slot(k, step)[None, i]
                kept = cute.make_rmem_tensor(self.plan.vector, self.plan.dtype)
                cute.autovec_copy(values, kept)
                for e in cutec.range_constexpr(self.plan.vector):
                    kept[e] = cute.where((begin <= e) & (e < end), kept[e], self.plan.dtype(self.other))
                cute.autovec_copy(kept, values)
                if part.row + 1 == part.rows:
                    column = piece * self.plan.vector - part.shift
                    for e in cutec.range(begin, end, unroll=1):
                        values[e] = self.matrices[k][part.row, column + e]

    def has(self, column):
        """Whether there is such a column."""
        return (column >= 0) & (column < self.matrices[0].shape[1])

    def place_of(self, column, step):
        """(whether a column is in this thread's part of a step, its element, its piece)"""
        part = self.part(step)
        place = cute.where(self.has(column), column, 0).to(cutec.Int32) + part.shift
        mine, i = part.owns(place // self.plan.vector)
        return mine & self.has(column), place % self.plan.vector, i

    def pieces(self):
        """The pieces of a part, one after the other: more would not fit into registers."""
        for i in range(self.plan.pieces):
            yield i
            cute.arch.sync_warp()

    def values(self, k, i, step):
        """Piece i of a part of matrix k in float32."""
        return float32(self.slot(k, step), i)

    def wait_again(self, step):
        """Wait for a tile the second time, unless it has stayed."""
        if not self.plan.whole:
            self.wait(step)

    def inside(self):
        """Which elements of this thread's pieces are of its rows, which all begin at the same place
        within a piece: a bit for each, a number for each piece.
        """
        part, found = self.part(0), []
        for i in range(self.plan.pieces):
            begin = cute.math.max(cute.math.min(-part.column(i), self.plan.vector), 0)
            end = cute.math.max(cute.math.min(part.columns - part.column(i), self.plan.vector), 0)
            found.append((1 << end) - 1 & -(1 << begin))
        return found

    def only(self, found, i, inside):
        """What was found of piece i, and zeros for elements that are not of the row."""
        kept = cute.make_rmem_tensor(self.plan.vector, cutec.Float32)
        kept.store(found)
        for e in range(self.plan.vector):
            kept[e] = cute.where(inside[i] & (1 << e) != 0, kept[e], cutec.Float32(0))
        return kept.load()

    def count(self, inside):
        """How many elements of its row this warp has."""
        count = cutec.Int32(0)
        for bits in inside:
            count += cute.arch.popc(bits)
        return self.over_warp(count.to(cutec.Float32))

    def put(self, result, i, step):
        """Piece i of the first results, for now in the place of matrix 0's."""
        if self.plan.stages > 1:
            self.slot(0, step)[None, i].store(result.to(self.plan.dtype))
        else:
            self.write_now(result, i, step, 0)
            self.replace(i, step)

    def keep(self, result, i, step):
        """Piece i of the second results, in the place of matrix 1's, where it is read again."""
        self.slot(1, step)[None, i].store(result.to(self.plan.dtype))
        if self.plan.stages == 1:
            self.write_now(result, i, step, 1)

    def write_now(self, result, i, step, k):
        """Write piece i of results."""
        part, values = self.part(step), cute.make_rmem_tensor((self.plan.vector, 1), self.plan.dtype)
        values[None, 0].store(result.to(self.plan.dtype))
        copy_piece(values, only_piece(part.of(self.results[k]), i), only_piece(part.asked_for(), i))

    def replace(self, i, step):
        """Ask for the next row's piece i, and with the first for what was kept of it."""
        following = self.part(step + 1)
        if i == 0:
            self.fetch_kept(following, step)
        wanted = following.asked_for()
        for k, matrix in enumerate(self.matrices):
            source, target = only_piece(following.of(matrix), i), only_piece(self.slot(k, step), i)
            cute.copy(self.atom(), source, target, pred=only_piece(wanted, i))

    def done(self, step):
        """Nobody needs the tile any more. If rows have one, results are written a step later: a
        step ends without a branch, behind which all that is added to sums of columns would wait
        in registers.
        """
        if self.plan.stages == 1:
            cute.arch.cp_async_commit_group()
        elif not self.plan.whole:
            self.write(step)

    def finish(self, turns):
        """Write the last results, and wait for zeros in the place of rows that there are not."""
        if self.plan.whole and self.plan.stages > 1 and self.results:
            self.write(turns - 1)
        if self.lag:
            self.telling.finish(turns)
        cute.arch.cp_async_wait_group(0)

    @cute.jit
    def write(self, step):
        """Write the results of a step."""
        part = self.part(step)
        if step >= 0 and part.row < part.rows:
            for k, results in enumerate(self.results):
                for i in cutec.range_constexpr(self.plan.pieces):
                    if part.column(i) >= 0 and part.column(i) + self.plan.vector <= part.columns:
                        cute.autovec_copy(self.slot(k, step)[None, i], part.of(results)[None, i])
            if part.columns % self.plan.vector != 0:
                for piece in part.edges():
                    self.write_edge(step, part, piece)

    @cute.jit
    def write_edge(self, step, part, piece):
        """Write the elements of a piece that are the row's."""
        mine, i = part.owns(piece)
        if mine:
            (begin, end), values = part.range_of(piece), cute.make_rmem_tensor(self.plan.vector, self.plan.dtype)
            for k, results in enumerate(self.results):
                cute.autovec_copy(self.slot(k, step)[None, i], values)
                row, column = results[part.row, None], piece * self.plan.vector - part.shift
                for e in cutec.range_constexpr(self.plan.vector):
                    if begin <= e and e < end:
                        row[column + e] = values[e]

    @cute.jit
    def of_vector(self, x, in_registers: cutec.Constexpr = False):
        """A function of i: piece i, in float32, of a vector as long as a row."""
        if in_registers:
            values = self.part(0).of_vector(x)
            return lambda i: float32(values, i)
        plan = self.plan
        threads = plan.threads if plan.same_columns else plan.block
        each = plan.vector * threads
        layout = cute.make_layout((plan.vector, plan.pieces, threads), stride=(1, each, plan.vector))
        stays = cutec.utils.SmemAllocator().allocate_tensor(x.element_type, layout, 128)
        stays = stays[None, None, cute.arch.thread_idx()[0] % threads]
        if cutec.const_expr(plan.same_columns):
            if plan.group() == 0:
                cute.autovec_copy(self.part(0).of_vector(x), stays)
            cute.arch.sync_threads()
        else:
            cute.autovec_copy(self.part(0).of_vector(x), stays)
        return lambda i: float32(stays, i)

    def over_warp(self, number):
        """A sum over the threads of a row in a warp."""
        return over_lanes([number], added, self.plan.lanes)[0]

    def tell(self, numbers, join, turn):
        """Tell the threads of a row what this one has found of it, a few numbers: `join` over this
        warp comes back.
        """
        return self.telling.tell(over_lanes(numbers, join, self.plan.lanes), turn)

    def told(self, numbers, join, turn):
        """`join` over what the threads of a row have told, given this warp's numbers."""
        numbers = self.telling.joined(self.telling.heard(numbers, turn), join)
        cute.arch.sync_warp()  # so that the row is read once more, and does not fill registers
        return numbers

    def over_row(self, numbers, join, turn):
        """`join` over what the threads of a row have found."""
        return self.told(self.tell(numbers, join, turn), join, turn)

    def found_before(self, find, count):
        """The numbers, so many, that `find` finds of the first row, where others are found a row
        ahead.
        """
        if self.lag == 0:
            return [cutec.Float32(0)] * count
        for step in range(self.lag):
            self.arrive(step, self.plan.stages - 2 - step)
            found = find(self, step)
        return found
