"""Rows streamed by many blocks at once: each block has a strip of columns, of every row that it
shares with others.

`stream.py` gives a row to a block, or to a cluster of at most 16. Clusters of 16 leave some of 132
multiprocessors idle; and where a block or a small cluster has all columns, each finds few rows, and
writes its sums of columns to memory that another kernel reads again: of 128 rows of 16 bits these
are a third of all bytes. Here a row has as many blocks as it has strips, up to the whole grid.
Blocks of a single team have complete sums of columns in registers.

What blocks find of a row they tell each other through the L2 cache: a block posts a word of 64 bits
for two numbers; one of them, each row's another, gathers the words of all and posts their total.
Readers ask for a word until it is there. No barrier, no order of memory is needed: the lowest bits
of both numbers say which of the turns that have the same place the word is of. Who posts numbers of
a turn has heard the total of a turn that is less than `DEPTH` turns before, so all words before
were read, in whose place it writes. All blocks have to be there at the same time, so the launch is
cooperative.
"""

import itertools
import math
from typing import Any

from common.pieces import added
from common.reducing import last_of
from common.stream import BLOCK, Stream
from common.telling import DEPTH, WARP, Telling, over_lanes

import cutec
from cutec import cute

MOST_ROWS = 16  # that a block has at a time: a warp each
MOST = 132  # blocks: multiprocessors of an H100 or H200
FEW_BLOCKS = (512, 2, 8, False, 0, False)  # the form of `few_rows.py` for GPUs with too few multiprocessors
PHASES = 3  # what two bits say, if a word that nobody has written is zero


def posts_of(count):
    """The workspace for so many numbers of a row."""
    return f"workspace zeroed i64[{DEPTH * MOST_ROWS * 2 * MOST * ((count + 1) // 2) + 1}] if $form[2] == 0"


class Spread(Stream):
    """How rows of matrices like `x`, which begin with pieces, are shared out: a block has `threads`
    threads of `pieces` pieces for its strip of a row, and as many rows at a time as it has room
    for. Blocks of all strips are a team, of which there are `most` at most. What is told is heard
    `lag` turns later.
    """

    def __init__(self, x, threads, pieces, cluster, stages, most, lag):
        super().__init__(x, threads, pieces, 1, stages, most)
        assert cluster == 0 and threads >= WARP and 0 < lag < min(stages - 1, DEPTH - 1)
        self.lag, self.same_columns = lag, True

    def strips(self, x):
        """Of a row: blocks of a team."""
        return cute.ceil_div(x.shape[1], self.width)

    def clusters(self, x, sums=()):
        """Teams that work on `x`: none if a GPU has fewer multiprocessors than a row has strips."""
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
    """What `Telling` does, among the blocks of a team: `posts`, zero before and after, has a
    counter of blocks that have ended, then words by turn, row, two numbers, and block, with a total
    behind those of all blocks. All numbers are parts of sums.
    """

    def __init__(self, plan, smem, count, posts):
        self.plan, self.count, self.posts, self.words = plan, count, posts, (count + 1) // 2
        self.near = Telling(plan, smem, count)  # the warps of a strip
        self.flag = smem.allocate_tensor(cutec.Int32, cute.make_layout(1))

    def begin(self):
        self.near.begin()

    def ready(self):
        self.near.ready()

    def word(self, turn, number, block):
        """Where a block tells two of its numbers; that of `MOST` is a team's total."""
        row = turn % DEPTH * self.plan.rows + self.plan.group()
        places = (row * self.words + number) * (2 * MOST)
        return self.posts.iterator + (1 + places + block)

    def total(self, turn, number):
        return self.word(turn, number, MOST + self.plan.which())

    def phase(self, turn):
        return cutec.Uint32(turn // DEPTH % PHASES + 1)

    def leads(self):
        """Whether this thread's warp speaks for its row, in this block."""
        return cute.arch.thread_idx()[0] % self.plan.threads < WARP

    @cute.jit
    def tell(self, numbers, turn):
        """This strip's numbers, of which its warps have parts, to the team."""
        self.near.tell(numbers, turn)
        if self.leads():
            found = numbers
            if cutec.const_expr(self.near.met > 1):
                found = sums_of(self.near.heard(numbers, turn), self.near.over_lanes)
            if cute.arch.thread_idx()[0] % WARP == 0:
                self.post(found, turn, lambda k: self.word(turn, k, cute.arch.block_idx()[0]))
        return numbers

    def post(self, numbers, turn, place):
        """Numbers of a row where others find them."""
        phase = self.phase(turn)
        for k in range(self.words):
            two = cute.make_rmem_tensor(2, cutec.Float32)
            two[0] = numbers[2 * k]
            two[1] = numbers[2 * k + 1] if 2 * k + 1 < self.count else cutec.Float32(0)
            bits = cute.recast_tensor(two, cutec.Uint32)
            for i in range(2):
                bits[i] = (bits[i] & cutec.Uint32(0xFFFFFFFE)) | (phase >> i & 1)
            word = cute.recast_tensor(two, cutec.Int64)[0]
            cute.arch.store(place(k), word, sem="relaxed", scope="gpu")

    @cute.jit
    def gather(self, turn):
        """Of one row of the team's: the numbers of all blocks, and post their total."""
        plan = self.plan
        if self.leads() and (turn * plan.rows + plan.group()) % plan.team == plan.rank():
            first, lane = plan.which() * plan.team, cute.arch.thread_idx()[0] % WARP
            ranks = [lane + i * WARP for i in range(-(-MOST // WARP))]
            blocks = [first + cute.math.min(rank, plan.team - 1) for rank in ranks]
            found = self.found([self.word(turn, k, block) for block in blocks for k in range(self.words)], turn)
            heard = []
            for i, rank in enumerate(ranks):
                numbers = found[2 * self.words * i : 2 * self.words * i + self.count]
                heard.append([cute.where(rank < plan.team, number, cutec.Float32(0)) for number in numbers])
            numbers = sums_of(heard, lambda numbers, join: over_lanes(numbers, join, WARP))
            if lane == 0:
                self.post(numbers, turn, lambda k: self.total(turn, k))

    @cute.jit
    def heard(self, numbers, turn):
        """The numbers of the whole row."""
        self.near.wait(turn)  # so the first warp has read what was told the turn before
        return [self.found([self.total(turn, k) for k in range(self.words)], turn)[: self.count]]

    @cute.jit
    def found(self, places, turn):
        """The numbers that are posted in some places for a turn."""
        words = cute.make_rmem_tensor(max(2, len(places)), cutec.Int64)
        late = self.ask(places, words, turn)
        while late:
            late = self.ask(places, words, turn)
        bits, numbers = (
            cute.recast_tensor(words, cutec.Uint32),
            cute.make_rmem_tensor(max(4, 2 * len(places)), cutec.Float32),
        )
        into = cute.recast_tensor(numbers, cutec.Uint32)
        for k in range(2 * len(places)):
            into[k] = bits[k] & cutec.Uint32(0xFFFFFFFE)
        return [numbers[k] for k in range(2 * len(places))]

    def ask(self, places, words, turn):
        """Load all words, at once; whether one of them is not there yet."""
        for i, place in enumerate(places):
            words[i] = cute.arch.load(place, sem="relaxed", scope="gpu")
        late, bits, phase = cutec.Boolean(False), cute.recast_tensor(words, cutec.Uint32), self.phase(turn)
        for i in range(len(places)):
            late = late | ((bits[2 * i] & 1 | (bits[2 * i + 1] & 1) << 1) != phase)
        return late

    def joined(self, heard, join):
        """What was heard is of the whole row."""
        return heard[0]

    def over_lanes(self, numbers, join):
        return numbers

    @cute.jit
    def finish(self, turn):
        """The last block that ends leaves all words zero: others have read, and written, theirs."""
        counter = cute.recast_ptr(self.posts.iterator, dtype=cutec.Uint32)
        if last_of(cute.arch.grid_dim()[0], counter, self.flag):
            count = DEPTH * self.plan.rows * self.words * 2 * MOST
            for i in cutec.range(cute.arch.thread_idx()[0], count, BLOCK):
                self.posts[1 + i] = cutec.Int64(0)


def sums_of(heard, over):
    """Sums of what lanes have heard."""
    numbers = heard[0]
    for more in heard[1:]:
        numbers = added(numbers, more)
    return over(numbers, added)


def spread_or_streamed(x, form) -> Any:
    """How a form shares out rows: among the blocks of a team if it has no clusters."""
    return Stream(x, *form) if form[2] else Spread(x, *form)


def teams(dtype, shapes, others, gain, turns, least):
    """(guard, form) for rows that begin with pieces, have more than `least` columns, and of which
    teams have `gain` times as many bytes on their way as those of `others` (forms of `stream.py`,
    by length) that hold them: these have fewer of the multiprocessors, or rows that leave more of a
    block empty. `shapes`: threads of a strip, pieces, stages; the first is taken that has so many.
    Each team has `turns` at least, as all of its blocks wait for the first rows, which takes
    longer than in a cluster.
    """
    vector, found = 128 // dtype.width, []
    lengths = [math.prod(form[:3]) * vector for form in others]
    strips = {shape: math.prod(shape[:2]) * vector for shape in shapes}
    ends = {MOST // count * strip for strip in strips.values() for count in range(1, MOST + 1)}
    for above, upto in itertools.pairwise(sorted({least, *(end for end in (*lengths, *ends) if end > least)})):
        other = next((form for form, length in zip(others, lengths) if upto <= length), None)
        if other is None:
            break
        for shape, strip in strips.items():
            count, per_block = MOST // -(-upto // strip), math.prod(other[:2]) * vector
            if count * per_block >= gain * other[4] * strip:
                rows = turns * count * (BLOCK // shape[0])
                if found and found[-1][0] == (shape, rows) and found[-1][2] == above:
                    above = found.pop()[1]
                found.append(((shape, rows), above, upto))
                break
    guards = {shape: [] for shape in shapes}
    for (shape, rows), above, upto in found:
        guards[shape].append(f"n > {above} and n <= {upto} and m >= {rows}")
    return [
        (f"n % {vector} == 0 and ({' or '.join(ranges)})", {"form": (*shape[:2], 0, shape[2], MOST // 2, 1)})
        for shape, ranges in guards.items()
        if ranges
    ]
