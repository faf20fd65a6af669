"""Rows that are streamed (`stream.py`), read ahead: asked for by cp.async, waited for, and written
over by results; and what the threads of a row tell each other.
"""

# A row has a tile at least, so that loops over its tiles bind what they assign.
# pyright: reportPossiblyUnboundVariable=false

from common.stream import BLOCK, WARP, Part

import cutec
from cutec import cute
from cutec.cute.nvgpu import cpasync


class Ahead:
    """Rows of matrices of one shape, read ahead, with what was `kept` of each row in vectors, and
    places where the warps of a row meet to tell each other some `numbers`. Where a row begins or
    ends within a piece, `other` is beside it; pieces beside a row are zero. A step is a tile; rows
    of several tiles have steps for each of the `times` that they are read.
    """

    def __init__(self, plan, matrices, results, numbers, kept=(), other=0, times=2):
        smem, each = cutec.utils.SmemAllocator(), plan.vector * BLOCK
        shape = (plan.vector, plan.pieces, BLOCK, len(matrices), plan.stages)
        stride = (1, each, plan.vector, each * plan.pieces, each * plan.pieces * len(matrices))
        self.plan, self.matrices, self.results, self.kept, self.other = plan, matrices, results, kept, other
        self.ring = smem.allocate_tensor(plan.dtype, cute.make_layout(shape, stride=stride), 128)
        ring = cute.make_layout((1, BLOCK, plan.stages))
        self.kept_rings = [smem.allocate_tensor(vector.element_type, ring) for vector in kept]
        # two: for even and for odd turns
        self.warps = smem.allocate_tensor(cutec.Float32, cute.make_layout((plan.warps, numbers, plan.rows, 2)))
        self.blocks = smem.allocate_tensor(cutec.Float32, cute.make_layout((plan.cluster, numbers, 2)))
        self.barriers = smem.allocate_array(cutec.Int64, 2)
        self.tiles, self.times = plan.tiles(matrices[0]), times
        self.begin()

    @cute.jit
    def begin(self):
        if cutec.const_expr(self.plan.cluster > 1):
            if cute.arch.thread_idx()[0] == 0:
                for i in cutec.range_constexpr(2):
                    cute.arch.mbarrier_init(self.barriers + i, 1)
                cute.arch.mbarrier_init_fence()
            cute.arch.cluster_arrive_relaxed()
        cute.arch.griddepcontrol_wait()  # for the kernel before
        for step in cutec.range_constexpr(self.plan.stages - 1):
            self.fetch(step)
        if cutec.const_expr(self.plan.cluster > 1):
            cute.arch.cluster_wait()  # all have barriers

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
        return self.ring[None, None, cute.arch.thread_idx()[0], k, step & (self.plan.stages - 1)]

    def place(self, ring, step):
        """Where this thread has what was kept of its row."""
        return ring[None, cute.arch.thread_idx()[0], step & (self.plan.stages - 1)]

    def number(self, k, step):
        """What vector k has of this thread's row; 0 of no row."""
        return self.place(self.kept_rings[k], step)[0]

    def fetch(self, step):
        """Ask for a part of each matrix."""
        part = self.part(step)
        inside = part.asked_for()
        op = cpasync.CopyG2SOp(cute.nvgpu.LoadCacheMode.GLOBAL)
        atom = cute.make_copy_atom(op, self.plan.dtype, num_bits_per_copy=128)
        for k, matrix in enumerate(self.matrices):
            cute.copy(atom, part.of(matrix), self.slot(k, step), pred=inside)
            cute.arch.sync_warp()  # addresses, too, fill registers
        there = cute.make_rmem_tensor(1, cutec.Boolean)
        there[0] = part.row < part.rows
        for vector, ring in zip(self.kept, self.kept_rings):
            width = vector.element_type.width
            atom = cute.make_copy_atom(cpasync.CopyG2SOp(), vector.element_type, num_bits_per_copy=width)
            number = cute.make_tensor(vector.iterator + part.row, cute.make_layout(1))
            cute.copy(atom, number, self.place(ring, step), pred=there)
        cute.arch.cp_async_commit_group()

    @cute.jit
    def wait(self, step):
        """Ask for the tile of a later step, in place of the last; then wait for this step's, and
        leave in it only what is the row's.
        """
        if cutec.const_expr(self.plan.whole):
            self.write(step - 1)
        self.fetch(step + self.plan.stages - 1)
        cute.arch.cp_async_wait_group(self.plan.stages - 1)
        part = self.part(step)
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
                for e in cutec.range(0, begin, unroll=1):
                    values[e] = self.other
                for e in cutec.range(end, self.plan.vector, unroll=1):
                    values[e] = self.other
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
        return self.slot(k, step)[None, i].load().to(cutec.Float32)

    def wait_again(self, step):
        """Wait for a tile the second time, unless it has stayed."""
        if not self.plan.whole:
            self.wait(step)

    def put(self, result, i, step):
        """Piece i of the results, for now in the place of matrix 0's."""
        self.slot(0, step)[None, i].store(result.to(self.plan.dtype))

    def done(self, step):
        """Nobody needs the tile any more. If rows have one, results are written a step later: a
        step ends without a branch, behind which all that is added to sums of columns would wait
        in registers.
        """
        if not self.plan.whole:
            self.write(step)

    def finish(self, turns):
        """Write the last results, and wait for zeros in the place of rows that there are not."""
        if self.plan.whole:
            self.write(turns - 1)
        cute.arch.cp_async_wait_group(0)

    @cute.jit
    def write(self, step):
        """Write the results of a step."""
        part = self.part(step)
        if step >= 0 and part.row < part.rows:
            for i in cutec.range_constexpr(self.plan.pieces):
                if part.column(i) >= 0 and part.column(i) + self.plan.vector <= part.columns:
                    cute.autovec_copy(self.slot(0, step)[None, i], part.of(self.results)[None, i])
            if part.columns % self.plan.vector != 0:
                for piece in part.edges():
                    self.write_edge(step, part, piece)

    @cute.jit
    def write_edge(self, step, part, piece):
        """Write the elements of a piece that are the row's."""
        mine, i = part.owns(piece)
        if mine:
            (begin, end), values = part.range_of(piece), self.slot(0, step)[None, i]
            for e in cutec.range(begin, end, unroll=1):
                self.results[part.row, piece * self.plan.vector - part.shift + e] = values[e]

    def of_vector(self, x):
        """A function of i: piece i, in float32, of a vector as long as a row."""
        # in shared memory, as registers are few
        layout = cute.make_layout(self.ring.shape[:3], stride=self.ring.stride[:3])
        stays = cutec.utils.SmemAllocator().allocate_tensor(x.element_type, layout, 128)
        stays = stays[None, None, cute.arch.thread_idx()[0]]
        cute.autovec_copy(self.part(0).of_vector(x), stays)
        return lambda i: stays[None, i].load().to(cutec.Float32)

    def sums(self, numbers, turn):
        """Sums over all threads of a row."""
        return self.over_row(numbers, lambda one, other: [a + b for a, b in zip(one, other)], turn)

    @cute.jit
    def over_row(self, numbers, join, turn):
        """`join` over what the threads of a row have found, a few numbers each: over a warp, a
        block, and a cluster.
        """
        plan, lane = self.plan, cute.arch.thread_idx()[0] % WARP
        numbers = over_lanes(numbers, join, plan.lanes)
        if cutec.const_expr(plan.warps > 1):
            place = self.warps[None, None, plan.group(), turn & 1]
            self.tell_block(numbers, place)
            numbers = over_lanes([place[lane % plan.warps, i] for i in range(len(numbers))], join, plan.warps)
        if cutec.const_expr(plan.cluster > 1):
            place = self.blocks[None, None, turn & 1]
            self.tell_cluster(numbers, place, turn)
            numbers = over_lanes([place[lane % plan.cluster, i] for i in range(len(numbers))], join, plan.cluster)
        cute.arch.sync_warp()  # so that the row is read once more, and does not fill registers
        return numbers

    @cute.jit
    def tell_block(self, numbers, place):
        """A warp's numbers to all warps of its row in the block."""
        tid = cute.arch.thread_idx()[0]
        if tid % WARP == 0:
            for i in cutec.range_constexpr(len(numbers)):
                place[tid % self.plan.threads // WARP, i] = numbers[i]
        cute.arch.barrier(barrier_id=1 + self.plan.group(), number_of_threads=self.plan.threads)

    @cute.jit
    def tell_cluster(self, numbers, place, turn):
        """A block's numbers to all blocks of its cluster."""
        tid, barrier = cute.arch.thread_idx()[0], self.barriers + (turn & 1)
        if tid == 0:
            cute.arch.mbarrier_arrive_and_expect_tx(barrier, self.plan.cluster * len(numbers) * 4)
        if tid < self.plan.cluster:
            there, counts = (cute.arch.map_dsmem_ptr(pointer, tid) for pointer in (place.iterator, barrier))
            for i in cutec.range_constexpr(len(numbers)):
                offset = cute.crd2idx((self.plan.rank(), i), place.layout)
                cute.arch.store_async_dsmem(there + offset, numbers[i], counts)
        cute.arch.mbarrier_wait(barrier, turn >> 1 & 1)


def over_lanes(numbers, join, lanes):
    """`join` over lanes of a warp."""
    for i in range(lanes.bit_length() - 1):
        numbers = join(numbers, [cute.arch.shuffle_sync_bfly(number, 1 << i) for number in numbers])
    return numbers
