"""Rows streamed by many blocks at once: each block has a strip of columns, of every row that it
shares with others.

`stream.py` gives a row to a block, or to a cluster of at most 16. Clusters of 16 leave some of 132
multiprocessors idle; and where a block or a small cluster has all columns, each finds few rows, and
writes its sums of columns to memory that another kernel reads again: of 128 rows of 16 bits these
are a third of all bytes. Here a row has as many blocks as it has strips, up to the whole grid, whose
blocks then have complete sums of columns in registers.

What blocks find of a row they tell each other through the L2 cache: a word of 64 bits for two
numbers, which a reader asks for until it is there. No barrier, no order of memory is needed: the
lowest bits of both numbers say which of the turns that have the same place the word is of. With a
lag of one, who tells its numbers of a turn has heard those of two turns before, as all who told
those had heard those of four turns before, in whose place it writes. All blocks have to be there at
the same time, so the launch is cooperative.
"""

from common.pieces import added
from common.reducing import last_of
from common.stream import BLOCK, Stream
from common.telling import Telling, over_lanes

import cutec
from cutec import cute

MOST_ROWS, DEEPEST = 16, 4  # that a block has at a time; turns that have places of their own
MOST = 132  # blocks: multiprocessors of an H100 or H200
ROWS = 16  # of matrices that teams take, at least
FEW_BLOCKS = (512, 2, 8, False, 0, False)  # of `few_rows.py`, where multiprocessors are too few
PHASES = 3  # what two bits say, if a word that nobody has written is zero


def posts_of(count):
    """The workspace for so many numbers of a row."""
    return f"workspace zeroed i64[{DEEPEST * MOST_ROWS * MOST * ((count + 1) // 2) + 1}] if $form[2] == 0"


class Spread(Stream):
    """How rows of matrices like `x`, which begin with pieces, are shared out: a block has `threads`
    threads of `pieces` pieces for its strip of a row, and as many rows at a time as it has room
    for. Blocks of all strips are a team, of which there are `most` at most. What is told is heard
    `lag` turns later.
    """

    def __init__(self, x, threads, pieces, cluster, stages, most, lag):
        super().__init__(x, threads, pieces, 1, stages, most)
        assert cluster == 0 and self.rows <= MOST_ROWS and 0 < lag < stages - 1
        self.lag, self.same_columns = lag, True

    def strips(self, x):
        """Of a row: blocks of a team."""
        return cute.ceil_div(x.shape[1], self.width)

    def clusters(self, x, sums=()):
        """Teams that work on `x`: none on a GPU with fewer multiprocessors than a row has strips."""
        most = cute.math.min(cutec.utils.HardwareInfo().get_device_multiprocessor_count(), MOST)
        fit = cute.math.min(most // cute.math.max(self.strips(x), 1), self.most)
        return cute.math.min(fit, cute.ceil_div(x.shape[0], self.rows))

    def fits(self, x):
        """On the host: whether the GPU has a multiprocessor for each strip of a row."""
        return self.clusters(x) > 0

    def launch(self, kernel, x, sums=()):
        blocks = self.clusters(x) * self.strips(x)
        kernel.launch(grid=(blocks, 1, 1), block=(self.block, 1, 1), min_blocks_per_mp=1, cooperative=True)

    def shared_by(self, x):
        """In a kernel: know how many blocks share a row of `x`."""
        self.team = self.strips(x)

    def which(self):
        return cute.arch.block_idx()[0] // self.team

    def rank(self):
        return cute.arch.block_idx()[0] % self.team

    def at_a_time(self):
        return cute.arch.grid_dim()[0] // self.team * self.rows

    def all_rows(self):
        return cute.arch.grid_dim()[0] == self.team


class Posted:
    """What `Telling` does, among the blocks of a team: `posts`, zero before and after, has a counter
    of blocks that have ended, then words by turn, row, two numbers, and block. All numbers are parts
    of sums.
    """

    def __init__(self, plan, smem, count, posts):
        self.plan, self.count, self.posts, self.words = plan, count, posts, (count + 1) // 2
        self.near = Telling(plan, smem, count)  # the warps of a strip
        self.depth = 2 * plan.lag + 2
        assert self.depth <= DEEPEST
        self.flag = smem.allocate_tensor(cutec.Int32, cute.make_layout(1))
        self.each = -(-MOST // plan.lanes)  # blocks that a lane hears

    def begin(self):
        self.near.begin()

    def ready(self):
        self.near.ready()

    def word(self, turn, number, block):
        """Where a block tells two of its numbers."""
        row = turn % self.depth * self.plan.rows + self.plan.group()
        return self.posts.iterator + (1 + (row * self.words + number) * MOST + block)

    def phase(self, turn):
        return cutec.Uint32(turn // self.depth % PHASES + 1)

    @cute.jit
    def tell(self, numbers, turn):
        """This strip's numbers, of which its warps have parts, to all blocks of the team."""
        self.near.tell(numbers, turn)
        thread = cute.arch.thread_idx()[0] % self.plan.threads
        if thread < self.plan.lanes:
            found = self.near.joined(self.near.heard(numbers, turn), added)
            if thread == 0:
                self.post(found, turn)
        return numbers

    def post(self, numbers, turn):
        """Numbers of a row where all blocks find them."""
        phase, block = self.phase(turn), cute.arch.block_idx()[0]
        for k in range(self.words):
            two = cute.make_rmem_tensor(2, cutec.Float32)
            two[0] = numbers[2 * k]
            two[1] = numbers[2 * k + 1] if 2 * k + 1 < self.count else cutec.Float32(0)
            bits = cute.recast_tensor(two, cutec.Uint32)
            for i in range(2):
                bits[i] = (bits[i] & cutec.Uint32(0xFFFFFFFE)) | (phase >> i & 1)
            word = cute.recast_tensor(two, cutec.Int64)[0]
            cute.arch.store(self.word(turn, k, block), word, sem="relaxed", scope="gpu")

    @cute.jit
    def heard(self, numbers, turn):
        """The numbers of all blocks: each lane has those of several, and zeros."""
        self.near.wait(turn)  # so the first warp has read what was told the turn before
        found, phase = cute.make_rmem_tensor(self.words * self.each, cutec.Int64), self.phase(turn)
        late = self.ask(found, turn, phase)
        while late:
            late = self.ask(found, turn, phase)
        return [self.numbers_of(found, i) for i in range(self.each)]

    def block_of(self, i):
        """(the i-th block of its team that this lane hears, whether there is one)"""
        plan = self.plan
        rank = cute.arch.thread_idx()[0] % plan.lanes + i * plan.lanes
        return plan.which() * plan.team + cute.math.min(rank, plan.team - 1), rank < plan.team

    def ask(self, found, turn, phase):
        """Load all words of a turn, at once; whether one of them is not there yet."""
        for i in range(self.each):
            for k in range(self.words):
                word = self.word(turn, k, self.block_of(i)[0])
                found[i * self.words + k] = cute.arch.load(word, sem="relaxed", scope="gpu")
        late, bits = cutec.Boolean(False), cute.recast_tensor(found, cutec.Uint32)
        for i in range(self.words * self.each):
            late = late | ((bits[2 * i] & 1 | (bits[2 * i + 1] & 1) << 1) != phase)
        return late

    def numbers_of(self, found, i):
        bits, numbers = cute.recast_tensor(found, cutec.Uint32), cute.make_rmem_tensor(2 * self.words, cutec.Float32)
        into, (_, there) = cute.recast_tensor(numbers, cutec.Uint32), self.block_of(i)
        for k in range(2 * self.words):
            into[k] = bits[2 * i * self.words + k] & cutec.Uint32(0xFFFFFFFE)
        return [cute.where(there, numbers[k], cutec.Float32(0)) for k in range(self.count)]

    def joined(self, heard, join):
        """`join` over what lanes have heard."""
        numbers = heard[0]
        for more in heard[1:]:
            numbers = join(numbers, more)
        return self.over_lanes(numbers, join)

    def over_lanes(self, numbers, join):
        return over_lanes(numbers, join, self.plan.lanes)

    @cute.jit
    def finish(self, turn):
        """The last block that ends leaves all words zero: others have read, and written, theirs."""
        counter = cute.recast_ptr(self.posts.iterator, dtype=cutec.Uint32)
        if last_of(cute.arch.grid_dim()[0], counter, self.flag):
            for i in cutec.range(cute.arch.thread_idx()[0], self.depth * self.plan.rows * self.words * MOST, BLOCK):
                self.posts[1 + i] = cutec.Int64(0)


def spread_or_streamed(x, form):
    """How a form shares out rows: among the blocks of a team if it has no clusters."""
    return Stream(x, *form) if form[2] else Spread(x, *form)


def teams(dtype, shapes, least):
    """(guard, form) for rows that begin with pieces, are longer than `least`, and not very few: of
    shapes (threads of a strip, pieces, stages) the first with strips for most of a grid's blocks.
    """
    vector, found = 128 // dtype.width, []
    for threads, pieces, stages in shapes:
        width, form = threads * pieces * vector, (threads, pieces, 0, stages, 1, 1)
        if MOST * width > least:
            guard = f"n % {vector} == 0 and n > {max(least, MOST * 2 // 3 * width)} and n <= {MOST * width}"
            found.append((f"{guard} and m >= {ROWS}", {"form": form}))
    return found
