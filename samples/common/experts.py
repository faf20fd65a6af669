"""Tokens of a mixture of experts that several GPUs have: which rows they are of those sorted by
expert, and warps that bring them.
"""

from typing import Any, NamedTuple

from common.counting import running_sums
from common.gpus import HEAD, WIDE, launches_of, tell_all, wait_for

import cutec
from cutec import cute

DEPTH = 4  # pieces of 16 bytes that a thread has on their way
PART = 32 * WIDE * DEPTH  # columns that a warp moves at a time
EXPERTS = 512  # of all GPUs, at most
OF_TOKENS = ["bf16[m,h{div=8}]", "i32[m,k]", "i32[m,k]", "f32[m,k]", "i32[e]", "i64[f]"]  # of a Source


class Source(NamedTuple):
    """What a GPU has of its tokens."""

    x: cute.Tensor
    experts: cute.Tensor
    order: cute.Tensor
    weights: cute.Tensor
    ends: cute.Tensor
    flags: cute.Tensor


def dispatched(gpus, *more):
    """The arguments of exports that dispatch: the number of this GPU, its tokens and those of the
    others (`more`: what each of them has besides), and rows of experts with their places.
    """
    of_gpu = [*OF_TOKENS, *more]
    theirs = ([each] * (gpus - 1) for each in of_gpu)
    return ["i32", *of_gpu, *theirs, "bf16[r,h]", "out i32[l]", f"out i32[{gpus},m,k]", f"out f32[{gpus},m,k]"]


def parts_of_rows(m, h, warps):
    """Where there are fewer rows than warps, several share a row."""
    if isinstance(m, int):
        return max(1, min(warps // max(m, 1), -(-h // PART)))
    return cutec.max(cutec.min(warps // cutec.max(m, 1), cute.ceil_div(h, PART)), 1)


class Items:
    """The tokens of a GPU, or parts of them, that a warp with a number among `warps` takes: some at
    once, of whose experts each lane knows one.
    """

    def __init__(self, m, h, k, most, number, warps, parts):
        self.m, self.k, self.most, self.parts = m, k, most, parts
        self.lane = cute.arch.lane_idx()
        self.pieces = cute.ceil_div(h, PART)
        # as many at once as lanes are enough for, or fewer, so that all warps have as many turns
        turns = cutec.max(cute.ceil_div(m * parts, warps * (32 // most)), 1)
        self.at_once = cutec.max(cute.ceil_div(m * parts, warps * turns), 1)
        self.turns = cutec.range(number, cute.ceil_div(m, self.at_once) * parts, warps)

    def of(self, turn):
        """(first token, which part)"""
        return turn // self.parts * self.at_once, turn % self.parts

    def own(self, first):
        """(token, slot, whether there is one) of this lane."""
        token, slot = first + self.lane // self.most, self.lane % self.most
        return token, slot, (self.lane // self.most < self.at_once) & (token < self.m) & (slot < self.k)

    def tokens(self, first):
        """How many there are."""
        return cutec.min(self.m - first, self.at_once)

    def bits(self, ballot, token):
        """A token's bits of a ballot, at their lanes."""
        return ballot & (((1 << self.most) - 1) << (token * self.most))

    def columns(self, part):
        """Where the pieces of a part begin."""
        return cutec.range(part * PART, self.pieces * PART, self.parts * PART)


def first_lane(bits):
    return cute.arch.popc((bits & -bits) - 1)


def places_of(row, column, lane):
    """The columns of a lane's pieces of a row, and whether they are there."""
    columns = [column + (i * 32 + lane) * WIDE for i in range(DEPTH)]
    return [(at, at < row.shape[0]) for at in columns]


@cute.jit
def load_row(row, column, lane, wanted=True):
    """A lane's pieces of a row from a column on, if it is wanted; zeros behind its end."""
    found = cute.make_rmem_tensor((WIDE, DEPTH), row.element_type)
    found.fill(0)
    for i, (at, there) in enumerate(places_of(row, column, lane)):
        if there & wanted:
            found[None, i].store(cute.arch.load(row.iterator + at, count=WIDE))
    return found


@cute.jit
def store_row(pieces, row, column, lane):
    for i, (at, there) in enumerate(places_of(row, column, lane)):
        if there:
            cute.arch.store(row.iterator + at, pieces[None, i].load().to(row.element_type))


@cute.jit
def first_rows(rank, sources: tuple, first, total, room, row_ends, begins: Any = None):
    """For each GPU and expert of this GPU: in which row those of its tokens begin, less the order
    that they have there. Writes where experts end. `first` (G, L) and `total` (L): in shared
    memory.
    """
    tid, gpus = cute.arch.thread_idx()[0], len(sources)
    mine, experts = row_ends.shape[0], sources[0].ends.shape[0]
    expert = rank * mine + tid
    there = (tid < mine) & (expert < experts)
    place = cute.where(there, expert, 0)
    # asked for at once: each takes long
    ends = [source.ends[place] for source in sources]
    before = [source.ends[cutec.max(place - 1, 0)] for source in sources]
    starts = [cute.where(place > 0, end, 0) for end in before]
    counts = [cute.where(there, end - start, 0) for end, start in zip(ends, starts)]
    if tid < mine:
        count = cutec.Int32(0)
        for number in cutec.range_constexpr(gpus):
            count += counts[number]
        total[tid] = count
    cute.arch.sync_threads()
    running_sums(total, mine)
    if tid < mine:
        begin = cutec.Int32(0)
        if tid > 0:
            begin = total[tid - 1]
        for number in cutec.range_constexpr(gpus):
            row = begin - starts[number]
            for other in cutec.range_constexpr(gpus):  # GPUs in their order
                before = (rank + 1 + other) % gpus < (rank + 1 + number) % gpus
                row += cute.where(before, counts[other], 0)
            first[number, tid] = row
            if cutec.const_expr(begins is not None):
                begins[number, tid] = row + starts[number]
        if cute.arch.block_idx()[0] == 0:
            assert total[tid] <= room, "more rows for the experts of a GPU than there is room for"
            row_ends[tid] = cutec.min(total[tid], room)
    cute.arch.sync_threads()


@cute.jit
def place_of(source, rank, first, rows, mine, token, slot, there):
    """The row for a token's slot here, and its weight: -1 if the expert is another GPU's, -2 if
    there is no room. `first`: rows of that GPU's tokens, by expert.
    """
    place, weight = cutec.Int32(-1), cutec.Float32(0)
    if there:
        expert, weight = source.experts[token, slot], source.weights[token, slot]
        order, local = source.order[token, slot], expert - rank * mine
        if (local >= 0) & (local < mine) & (expert < source.ends.shape[0]):
            place = first[local] + order
            assert order >= 0, "a token of an expert without an order: routing has made neither"
            place = cute.where((order >= 0) & (place < rows), place, cutec.Int32(-2))
    return place, weight


@cute.jit
def come(tid, block, flags, others: tuple):
    """Wait until all GPUs have come to this launch."""
    launches = launches_of(flags)
    if block == 0 and tid == 0:
        own = [other.flags.iterator + (HEAD + len(others) - 1 - number) for number, other in enumerate(others)]
        tell_all(own, launches + 1)
    if tid < len(others):
        wait_for(flags.iterator + (HEAD + tid), launches + 1, "sys")
    cute.arch.sync_threads()
