"""Sequences of very different lengths, computed by thread blocks that get as much work each.

A *unit* is a sequence with a tile of heads; it has a *step* for each block of keys, at least one.
The steps of all units lie in a line, sequence after sequence. The line is cut into equal *shares*,
one for each thread block, wherever units end: nobody but the GPU has to know the lengths.
"""

import cutec
from cutec import cute

AT_ONCE = 8  # lengths that a thread asks for


class Line:
    """Of sequences with `units` units each, whose blocks have `keys` keys, for `blocks` thread
    blocks.
    """

    def __init__(self, lengths, units, keys, blocks):
        self.lengths, self.units, self.keys, self.blocks = lengths, units, keys, blocks

    @property
    def sequences(self):
        return cute.size(self.lengths)

    def steps(self, length):
        """Of a unit."""
        return cute.math.max(cute.ceil_div(length, self.keys), 1)


class Shares:
    """A line of `total` steps in as many shares as there are thread blocks: the first ones have one
    step more if it does not divide evenly.
    """

    def __init__(self, total, blocks):
        self.total, self.blocks = total, blocks
        self.least, self.longer = total // blocks, total % blocks

    def begin(self, block):
        return block * self.least + cute.math.min(block, self.longer)

    def owner(self, step):
        """Whose share a step is in."""
        longer = self.longer * (self.least + 1)
        behind = self.longer + (step - longer) // cute.math.max(self.least, 1)
        return cute.where(step < longer, step // (self.least + 1), behind)


@cute.jit
def steps_of_lane(line, count):
    """Steps of a lane's `count` sequences: 32 lanes have all sequences, one behind the other."""
    lane, total = cute.arch.lane_idx(), cutec.Int32(0)
    for first in range(0, count, AT_ONCE):
        for i in cutec.range_constexpr(AT_ONCE):
            number = lane * count + first + i
            if (first + i < count) & (number < line.sequences):
                total += line.steps(line.lengths[number]) * line.units
    return total


@cute.jit
def added_up(mine):
    """The sum of a number of this lane and of those below it."""
    lane, total = cute.arch.lane_idx(), mine
    for distance in (1, 2, 4, 8, 16):
        lower = cute.arch.shuffle_sync_up(total, distance, mask_and_clamp=0)
        total += cute.where(lane >= distance, lower, 0)
    return total


@cute.jit
def lowest(holds):
    """(whether something holds for a lane at all, the lowest such lane)"""
    lanes = cute.arch.vote_ballot_sync(holds)
    return lanes != 0, cute.arch.popc((lanes & -lanes) - 1)


@cute.jit
def shared_out(line):
    """The shares of a line. A warp adds up its steps."""
    total = steps_of_lane(line, cute.ceil_div(line.sequences, 32))
    for other in (16, 8, 4, 2, 1):
        total += cute.arch.shuffle_sync_bfly(total, other)
    return Shares(total, line.blocks)


@cute.jit
def found(line, step):
    """(sequence that a step of the line is in, that one's first step). Found by a warp: which
    lane's sequences have it; then, if these are several, which of them.
    """
    count = cute.ceil_div(line.sequences, 32)
    mine = steps_of_lane(line, count)
    up_to = added_up(mine)
    _, own = lowest(up_to > step)
    sequence, start = own * count, cute.arch.shuffle_sync(up_to - mine, own)
    if count > 1:
        sequence, start = found_from(line, step, sequence, count, start)
    return sequence, start


@cute.jit
def found_from(line, step, begin, count, before):
    """The same among `count` sequences from `begin` on, whose first step is `before`."""
    lane = cute.arch.lane_idx()
    sequence, start = cutec.Int32(0), cutec.Int32(-1)
    for first in range(begin, begin + count, 32):
        number, mine = first + lane, cutec.Int32(0)
        if (start < 0) & (number < line.sequences):
            mine = line.steps(line.lengths[number]) * line.units
        up_to = added_up(mine)
        is_here, own = lowest((start < 0) & (before + up_to > step))
        if is_here:
            sequence = first + own
            start = before + cute.arch.shuffle_sync(up_to - mine, own)
        before += cute.arch.shuffle_sync(up_to, 31)
    return sequence, start


@cute.native_struct
class Cursor:
    """A place in the line: a sequence and its length, a unit of it, a step of that."""

    sequence: cutec.Int32
    length: cutec.Int32
    unit: cutec.Int32
    step: cutec.Int32


@cute.jit
def cursor_at(line, step):
    """The place of a step that the line has."""
    sequence, start = found(line, step)
    length = line.lengths[sequence]
    steps = line.steps(length)
    return Cursor(sequence, length, (step - start) // steps, (step - start) % steps)


@cute.jit
def moved_on(line, at):
    """The next place; behind the last sequence, that one again."""
    step, unit, sequence, length = at.step + 1, at.unit, at.sequence, at.length
    if step == line.steps(length):
        step, unit = cutec.Int32(0), unit + 1
        if unit == line.units:
            unit, sequence = cutec.Int32(0), cute.math.min(sequence + 1, line.sequences - 1)
            length = line.lengths[sequence]
    return Cursor(sequence, length, unit, step)
