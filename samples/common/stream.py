"""Rows of matrices, streamed through shared memory by blocks that stay: for backward passes.

A group of threads (a few lanes, a warp, a block, or a cluster of blocks) takes every G-th row,
where G groups are at work. Each thread asks for its own pieces of the rows to come by cp.async,
some rows ahead, and reads none but its own: it waits for nobody. So registers do not bound the
bytes that are on their way; and a thread has the same columns of every row, whose sums over rows
stay in registers. At the end each cluster writes these into a row of a workspace, and a small
kernel adds up the rows, always in the same order.

A piece is 128 bits of memory, wherever a row begins: a row has the pieces that it touches. Elements
of the rows before and after are put to zero in its first and last piece. `G` is a multiple of a
piece's elements, so that all rows of a group begin at the same place within a piece.
"""

# A row has a tile at least, so that loops over its tiles bind what they assign.
# pyright: reportPossiblyUnboundVariable=false

import cutec
from cutec import cute
from cutec.cute.nvgpu import cpasync

WARP = 32
BLOCK = 512  # threads
SUMMERS = 256  # threads of a block that adds up what blocks have found of columns
AT_ONCE = 8  # numbers that each asks for before it adds them


class Stream:
    """How rows of matrices like `x` are shared out: `threads` threads of each of `cluster` blocks
    have `pieces` pieces each, together a tile. A thread has asked for the tiles of `stages` steps.
    There are `most` clusters, as many as are at work at once. Longer rows have several tiles, and
    are read twice (then `whole` is false).
    """

    def __init__(self, x, threads, pieces, cluster, stages, most, whole=True):
        self.dtype, self.threads, self.pieces, self.stages = x.element_type, threads, pieces, stages
        self.most = most
        self.cluster, self.whole = cluster, whole  # a row has one tile a block
        self.vector = 128 // self.dtype.width  # elements of a piece
        self.rows = BLOCK // threads  # that a block has at a time: one a group
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
        kernel.launch(grid=(blocks, 1, 1), block=(BLOCK, 1, 1), min_blocks_per_mp=1, use_pdl=True, **options)

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
        for i in cutec.range_constexpr(self.plan.pieces):
            column = self.column(i)
            if self.columns % self.plan.vector == 0:
                if column < self.columns:
                    start = x.iterator + cute.assume(column, divby=self.plan.vector)
                    cute.autovec_copy(cute.make_tensor(start, cute.make_layout(self.plan.vector)), values[None, i])
            else:
                for e in cutec.range_constexpr(self.plan.vector):
                    if self.has(column + e):
                        values[e, i] = x[column + e]
        return values


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
        """A function of i and a step: piece i, in float32, of a vector as long as a row."""
        if not self.plan.whole:
            return lambda i, step: self.part(step).of_vector(x)[None, i].load().to(cutec.Float32)
        # in shared memory, as registers are few
        layout = cute.make_layout(self.ring.shape[:3], stride=self.ring.stride[:3])
        stays = cutec.utils.SmemAllocator().allocate_tensor(x.element_type, layout, 128)
        stays = stays[None, None, cute.arch.thread_idx()[0]]
        cute.autovec_copy(self.part(0).of_vector(x), stays)
        return lambda i, step: stays[None, i].load().to(cutec.Float32)

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


def total_of(values):
    """The sum of a piece."""
    return values.reduce(cute.ReductionOp.ADD, 0.0, 0)


def share_of(x):
    """1 / the length of a row, on the host: a kernel would keep it in a register."""
    return 1.0 / cute.math.max(x.shape[1], 1).to(cutec.Float32)


class Columns:
    """Sums of columns over rows: in registers, or for rows of several tiles in this cluster's row
    of `parts`. A single cluster has all of `sums`.
    """

    def __init__(self, rows, parts, sums):
        self.plan, self.rows, self.parts, self.sums = rows.plan, rows, parts, sums
        self.numbers = cute.make_rmem_tensor((self.plan.vector, self.plan.pieces), cutec.Float32)
        self.numbers.fill(0.0)

    @cute.jit
    def add(self, values, i, step, turn):
        """Add piece i of a part."""
        if cutec.const_expr(self.plan.whole):
            self.numbers[None, i].store(self.numbers[None, i].load() + values)
        else:
            part, mine = self.rows.part(step), cute.make_rmem_tensor(self.plan.vector, cutec.Float32)
            mine.store(values)
            for e in cutec.range_constexpr(self.plan.vector):
                if part.has(part.column(i) + e):
                    place = self.parts[self.plan.which(), None]
                    before = cutec.Float32(0)
                    if turn > 0:
                        before = place[part.column(i) + e]
                    place[part.column(i) + e] = before + mine[e]

    @cute.jit
    def write(self, turns):
        """Summed over the groups of a block: to the cluster's row of `parts`, or to `sums`."""
        if cutec.const_expr(self.plan.whole):
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
            for column in cutec.range(first + tid, first + plan.width, BLOCK, unroll=4):
                if part.has(column):
                    self.write_column(column, place)

    @cute.jit
    def write_column(self, column, place):
        """Add up what the groups have of a column, and write it."""
        plan, total, x = self.plan, cutec.Float32(0), self.rows.matrices[0]
        for group in cutec.range(plan.rows, unroll=min(8, plan.rows)):
            element = column + plan.shift(plan.which() * plan.rows + group, x) - plan.rank() * plan.width
            total += place[element % plan.vector, element // plan.vector, group]
        if cute.arch.grid_dim()[0] == plan.cluster:
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
    for k in cutec.range_constexpr(len(parts)):
        total = cutec.Float32(0)
        if column < sums[k].shape[0]:
            for first in cutec.range(share, clusters, shares * AT_ONCE):
                for i in cutec.range_constexpr(AT_ONCE):
                    row = first + i * shares
                    # after the last the last again: no branch between loads
                    total += cute.where(row < clusters, parts[k][cute.math.min(row, clusters - 1), column], 0.0)
        place[tid % width, share, k] = total
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
    shares = max(1, 8 // plan.cluster)  # of more clusters more
    blocks = cute.ceil_div(x.shape[1], SUMMERS // shares)
    clusters = plan.clusters(x, sums)
    if plan.whole:
        blocks = cute.where(clusters == 1, 0, blocks)
    kernel = add_up_kernel(parts, sums, clusters, shares)
    kernel.launch(grid=(blocks, 1, 1), block=(SUMMERS, 1, 1), use_pdl=True)


# (threads, pieces, blocks of a cluster, stages, clusters) by the lengths that they hold, with as
# many clusters as an H100 or H200 holds. Measured on an H200 by benchmarks/rows.py.
FORMS = [(threads, 2, 1, 4, 132) for threads in (4, 8, 16, 32, 64)]
FORMS += [(threads, 4, 1, 2, 132) for threads in (64, 128, 256, 512)]
FORMS += [(512, 4, 2, 2, 66), (512, 4, 4, 2, 30), (512, 4, 8, 2, 15), (512, 4, 16, 2, 7)]
LONG = (512, 4, 1, 2, 132, False)
# of functions that read one matrix: more of it has to be on its way
SINGLE = [(threads, 4, 1, 4, 132) for threads in (4, 8, 16, 32, 64, 128, 256, 512)]
SINGLE += [(512, 4, 2, 4, 66), (512, 4, 4, 4, 30), (512, 4, 8, 4, 15), (512, 4, 16, 4, 7)]
# rows of a workspace for sums of columns: as many as clusters, which are made a multiple of a
# piece's elements
PARTS = "$form[4] + 8"


def forms(dtype, shapes):
    """What `choose=` of `cutec.export` takes: the first form that holds rows of n elements, else
    one that holds a part of a row at a time.
    """
    vector, found = 128 // dtype.width, []
    for form in shapes:
        threads, pieces, cluster, *_ = form
        columns = threads * pieces * cluster * vector
        # a row that begins within a piece may touch one more
        guard = f"n <= {columns - vector + 1} or n % {vector} == 0 and n <= {columns}"
        found.append((guard, {"form": form}))
    return [*found, ("", {"form": LONG})]


def declare(function, args, reference, shapes=FORMS):
    """Export a function of rows in all types, with a form for each range of lengths."""
    for name, dtype in (("f32", cutec.Float32), ("f16", cutec.Float16), ("bf16", cutec.BFloat16)):
        cutec.export(
            function,
            args=[arg.replace("$dtype", name) for arg in args],
            name=f"{function.__name__}_{name}",
            choose=forms(dtype, shapes),
            arch="sm_90a",
            reference=reference,
        )
