"""Which tiles of attention's rows there are, in which order blocks compute them, and which columns
their rows see.
"""

from typing import Any

from common.attention import GROUP_ROWS

import cutec
from cutec import cute, pipeline


class Section:
    """Tiles of `heads` heads, `down` of each, in the order in which `blocks` blocks take them in
    turns: those with most work first, and in every second turn the last block first. So all blocks
    get about as much work.
    """

    def __init__(self, down, heads, blocks, divisor):
        self.size, self.heads, self.blocks = down * heads, divisor(cute.math.max(heads, 1)), blocks
        self.turns = cute.math.max(cute.ceil_div(self.size, blocks), 1)

    def place(self, turn, block):
        """(number of a tile, counted from a head's last, its head, whether there is one)."""
        number = turn * self.blocks + cute.where(turn % 2 == 0, block, self.blocks - 1 - block)
        return number // self.heads, number % self.heads, number < self.size


class Sections:
    """`heads` heads with `down` tiles each, in sections: of so few heads that blocks that work at
    the same time share K and V, or find them in the cache, but so many that a block has several
    turns with them. The first block of a section is the one behind the last of the section before.
    `together`: heads that may be in one, if they have tiles for two turns. `divisor`: makes
    divisors of numbers that divide often.
    """

    def __init__(self, down, heads, together, blocks, divisor=lambda number: number):
        together = cute.math.max(together, 2 * blocks // cute.math.max(down, 1))
        count = cute.math.max(down * heads // (6 * blocks), cute.ceil_div(heads, cute.math.max(together, 1)))
        each = cute.math.max(cute.ceil_div(heads, cute.math.max(count, 1)), 1)
        self.count, self.down, self.together = cute.ceil_div(heads, each), down, each
        self.each = Section(down, each, blocks, divisor)
        self.last = Section(down, heads - (self.count - 1) * each, blocks, divisor)
        self.blocks, self.turns_of_each = divisor(blocks), divisor(self.each.turns)
        self.turns = self.count * self.each.turns

    def place(self, turn, begin):
        """As of a section. `begin`: the first section's first block."""
        section, turn = turn // self.turns_of_each, turn % self.turns_of_each
        begin += section * (self.each.size % self.blocks)
        block = (cute.arch.block_idx()[0] + self.each.blocks - begin % self.blocks) % self.blocks
        places = [one.place(turn, block) for one in (self.each, self.last)]
        is_last = section + 1 == self.count
        down, head, found = [cute.where(is_last, b, a) for a, b in zip(*places)]
        return down, section * self.together + head, found & (section < self.count)


class Tiles:
    """Which tiles a block computes, in which order. Where all rows see as many columns, tiles come
    head after head.
    """

    def __init__(self, plan, rows, heads, batches, together, blocks):
        divisor = cute.fast_divmod_create_divisor
        down, self.even = cute.ceil_div(rows, plan.rows), plan.mask == "full"
        self.total = down * heads * batches
        shape = (1, self.total, self.total) if self.even else (down, heads * batches, together)
        self.sections = Sections(*shape, blocks, divisor)
        self.down, self.heads = [divisor(cute.math.max(number, 1)) for number in (down, heads)]

    def start(self):
        """What `next` goes on from."""
        return cutec.Int32(0)

    def remain(self, turn):
        return turn < self.sections.turns

    def next(self, turn, _):
        """(number of a tile in its sequence, its head, its batch, whether there is one), and what
        to go on from.
        """
        down, head, found = self.sections.place(turn, 0)
        if self.even:
            down, head = head % self.down, head // self.down
        return (self.down.divisor - 1 - down, head % self.heads, head // self.heads, found), turn + 1


class PackedTiles:
    """The same for packed sequences, 32 of which are looked at at a time, each by a thread of a
    warp. Of those tiles come first that have the highest numbers in their sequences. `rows`: of
    all; `longest`: of the longest one.
    """

    def __init__(self, plan, rows, longest, heads, count, together, blocks):
        self.plan, self.heads, self.count, self.together, self.blocks = plan, heads, count, together, blocks
        self.down = cute.ceil_div(longest, plan.rows)
        self.total = cute.where(count > 0, (rows // plan.rows + count) * heads, 0)  # at most

    def start(self):
        """(turn with these sequences, the first of them, tiles of those before)."""
        return cutec.Int32(0), cutec.Int32(0), cutec.Int32(0)

    def remain(self, at):
        return at[1] < self.count

    def tiles_of(self, sequences, first):
        """How many tiles of a head this thread's sequence has, and all of them."""
        batch = first + cute.arch.lane_idx()
        rows = sequences.find(cute.math.min(batch, self.count - 1))[1]
        tiles = cute.ceil_div(rows, self.plan.rows)
        assert tiles <= self.down, "no sequence is longer than `longest`"
        tiles: Any = cute.where(batch < self.count, cute.math.min(tiles, self.down), 0)
        return tiles, Sections(above(tiles, 0), self.heads, self.together, self.blocks)

    @cute.jit
    def next(self, at, sequences):
        turn, first, before = at
        tiles, sections = self.tiles_of(sequences, first)
        while (turn >= sections.turns) & (first + 32 < self.count):
            turn -= sections.turns
            before += sections.down * self.heads
            first += 32
            tiles, sections = self.tiles_of(sequences, first)
        number, head, found = sections.place(turn, before)
        low, high = cutec.Int32(0), self.down
        while high - low > 1:
            middle = (low + high) // 2
            if above(tiles, middle) > number:
                low = middle
            else:
                high = middle
        found = found & (turn < sections.turns)
        which = number - above(tiles, low + 1)
        batch = first + cute.arch.fns(cute.arch.vote_ballot_sync(tiles > low), 0, which + 1)
        first = cute.where(turn < sections.turns, first, self.count)
        return (low, head, cute.where(found, batch, 0), found), (turn + 1, first, before)


@cute.jit
def following(tiles, at, sequences):
    """(number of the next tile in its sequence, its head, its batch, first row, rows, first column
    and columns of the sequence), whether there is one, and what to go on from.
    """
    m, head, batch, found = cutec.Int32(0), cutec.Int32(0), cutec.Int32(0), cutec.Boolean(False)
    while tiles.remain(at) & (not found):
        (m, head, batch, found), at = tiles.next(at, sequences)
    return (m, head, batch, *sequences.find(batch)), found, at


class Posts:
    """Tells `readers` threads, those that compute, which tile comes next: its number in its
    sequence, head and batch; of packed sequences also where it is. The warp that loads finds them
    out, some tiles ahead. After the last tile comes a negative number.
    """

    STAGES = 2

    def __init__(self, smem, plan, readers):
        self.length = 6 if plan.packed else 3
        agent = pipeline.Agent.Thread
        self.ring = pipeline.PipelineAsync.create(
            num_stages=self.STAGES,
            producer_group=pipeline.CooperativeGroup(agent, 32),
            consumer_group=pipeline.CooperativeGroup(agent, readers),
            barrier_storage=smem.allocate_array(cutec.Int64, 2 * self.STAGES),
        )
        self.told = smem.allocate_tensor(cutec.Int32, cute.make_layout((self.length, self.STAGES)))

    def state(self, user):
        return pipeline.make_pipeline_state(user, self.STAGES)

    @cute.jit
    def send(self, at, *values):
        self.ring.producer_acquire(at)
        if cute.arch.lane_idx() == 0:
            for i in cutec.range_constexpr(self.length):
                self.told[i, at.index] = values[i]
        self.ring.producer_commit(at)
        at.advance()

    def take(self, at):
        self.ring.consumer_wait(at)
        found = tuple(cute.arch.make_warp_uniform(self.told[i, at.index]) for i in range(self.length))
        self.ring.consumer_release(at)
        at.advance()
        return found


def above(tiles, number):
    """How many tiles of a head have at least this number in their sequences."""
    return cute.arch.warp_redux_sync(cute.math.max(tiles - number, 0), "add")


class Sequences:
    """Where the rows and columns of sequences lie: `rows` and `columns` of each; or of all packed
    ones, where `starts` says where those of Q and of K begin. What it says wrongly, assertions
    tell; without them it is cut to what there is, since O is stored without other bounds.
    """

    def __init__(self, rows, columns, starts):
        self.rows, self.columns, self.starts = rows, columns, starts

    def of_post(self, where):
        """(row of memory at which the sequence of a tile begins, its rows, its columns): what
        `Posts` tells of packed ones.
        """
        return (0, self.rows, self.columns) if self.starts is None else where

    def find(self, batch):
        """(row of memory at which a sequence begins, its rows; the same of its columns)."""
        if self.starts is None:
            return 0, self.rows, 0, self.columns
        found = []
        for starts, count in zip(self.starts, (self.rows, self.columns)):
            first, end = starts[batch], starts[batch + 1]
            assert first >= 0 and end <= count, "sequences lie in what is packed"
            assert end >= first, "each sequence begins where the one before it ends"
            first = cute.math.max(first, 0)
            found += [first, cute.math.max(cute.math.min(end, count), first) - first]
        return tuple(found)


class Span:
    """The blocks of columns that rows of a tile see: `count` of them, `last` and those before it.
    Row i sees columns from i + `ahead` - `left` to i + `ahead` + `right`.
    """

    def __init__(self, plan, window, rows, columns, first_row):
        self.plan, self.columns, self.ahead = plan, columns, columns - rows
        self.left, self.right = (
            (None, 0) if window is None else [cute.math.min(extent, rows + columns) for extent in window]
        )
        begin, end = 0, columns
        if plan.mask != "full":
            end = cute.math.min(end, first_row + plan.rows + self.ahead + self.right)
        if plan.mask == "window":
            begin = cute.math.max(first_row + self.ahead - self.left, 0)
        self.last = (cute.math.max(end, 1) - 1) // plan.columns
        self.count = self.last + 1 - cute.math.min(begin // plan.columns, self.last)

    def of_group(self, row):
        """Of a warpgroup's rows, from `row` on: (blocks at the end that they do not see, how many
        they compute, blocks at the beginning that they do not see).
        """
        first = self.last + 1 - self.count
        begin, last = first, self.last
        if self.plan.mask != "full":
            end = cute.math.max(row + GROUP_ROWS + self.ahead + self.right, 1)
            last = cute.math.max(cute.math.min((end - 1) // self.plan.columns, last), first)
        if self.plan.mask == "window":
            begin = cute.math.max(row + self.ahead - self.left, 0) // self.plan.columns
            begin = cute.math.max(cute.math.min(begin, last), first)
        return self.last - last, last + 1 - begin, begin - first

    def edge(self, column, row):
        """Whether some of a warpgroup's rows, from `row` on, do not see all of the block that
        begins at a column, or nothing behind it.
        """
        found = column + self.plan.columns > self.columns
        if self.plan.mask != "full":
            found = found | (column + self.plan.columns > row + self.ahead + self.right)
        if self.plan.mask == "window":
            found = found | (column < row + GROUP_ROWS - 1 + self.ahead - self.left)
        return found

    def ends(self, row):
        """(first column that a row sees or None, first one after those that it sees)."""
        if self.plan.mask == "full":
            return None, self.columns
        end = cute.math.min(self.columns, row + self.ahead + self.right + 1)
        return row + self.ahead - self.left if self.plan.mask == "window" else None, end
