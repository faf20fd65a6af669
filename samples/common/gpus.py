"""Signals and copies between the GPUs of one host, each of which reaches the others' memory.

Each GPU has `flags`, Int64 in memory that all reach: first how far it has come, and how far each of
the others has, which blocks count when they end, `TURN` in each launch; from `HEAD` on a flag for
each message. A flag tells that its message of launch number e is there by the number e + 1: nobody
sets flags back, none ever wraps around, and messages that a shape has more or fewer of than the one
before do no harm. All GPUs launch the same kernels in the same order.

Others have numbers: the GPU after this one is number 0, the one before it the last. For the GPU
with number n this one has the number G - 2 - n.

A message goes from one GPU's memory to another's by a warp that does nothing else (a courier): its
stores may wait for the link, while other warps of the block multiply. But what a multiprocessor
asks of its own memory waits behind stores to others that the link has not taken yet: couriers have
few lines on their way at a time (`depth`), no more than keep the link busy.
"""

from typing import NamedTuple

import cutec
from cutec import Constexpr, cute

HEAD = 32  # flags before those of messages: a line of the cache
OWN, OTHERS = 0, 1  # the first of them: of this GPU, of the others by their numbers
TURN = 1 << 10  # more than a grid has blocks
WIDE = 8  # numbers of 16 bits that a thread copies at a time: a warp a line


class Peer(NamedTuple):
    """Memory of another GPU: where messages for it go, its flags, and its result."""

    box: cute.Tensor
    flags: cute.Tensor
    d: cute.Tensor


@cute.jit
def wait_for(flag, number, scope: Constexpr):
    """Wait until a flag has a number, or a greater one."""
    found = cute.arch.load(flag, sem="acquire", scope=scope)
    while found < number:
        found = cute.arch.load(flag, sem="acquire", scope=scope)


def launches_of(flags):
    """How many launches this GPU has ended."""
    return cute.arch.load(flags.iterator + OWN, sem="relaxed", scope="gpu") // TURN


def wait_for_others(flags, launches, others):
    """Wait until each of the other GPUs has ended so many launches."""
    for number in range(others):
        wait_for(flags.iterator + (OTHERS + number), launches * TURN, "sys")


@cute.jit
def tell_all(flags, number):
    """Set flags of other GPUs, by one thread."""
    cute.arch.fence_acq_rel_sys()
    for flag in flags:
        cute.arch.store(flag, cutec.Int64(number), sem="relaxed", scope="sys")


def tell(flag, number, scope):
    """Set a flag: what this thread knows of is there."""
    cute.arch.store(flag, cutec.Int64(number), sem="release", scope=scope)


@cute.jit
def copy_lines(lane, source, target, count, depth: Constexpr):
    """A warp copies `count` numbers of 16 bits, a multiple of `WIDE`."""
    step = 32 * WIDE
    whole = count // (step * depth)
    for turn in range(whole):
        found = []
        for i in cutec.range_constexpr(depth):
            at = (turn * depth + i) * step + lane * WIDE
            found.append(cute.arch.load(source + at, count=WIDE))
        for i in cutec.range_constexpr(depth):
            at = (turn * depth + i) * step + lane * WIDE
            cute.arch.store(target + at, found[i])
    for at in range(whole * depth * step + lane * WIDE, count, step):
        cute.arch.store(target + at, cute.arch.load(source + at, count=WIDE))


@cute.jit
def copy_box(lane, source, target, rows, columns, width: Constexpr, depth: Constexpr):
    """A warp copies the first rows and columns of a matrix of `width` columns at most, to one with
    the same strides. Columns are a multiple of `WIDE`.
    """
    across = width // WIDE
    assert 32 % across == 0, "rows of a box are part of what a warp copies at a time"
    step, column = 32 // across, lane % across * WIDE
    if column < columns:
        for first in range(lane // across, rows, step * depth):
            places = [cutec.min(first + i * step, rows - 1) for i in range(depth)]
            offsets = [cute.crd2idx((row, column), source.layout) for row in places]
            found = [cute.arch.load(source.iterator + offset, count=WIDE) for offset in offsets]
            for i in cutec.range_constexpr(depth):
                if first + i * step < rows:
                    cute.arch.store(target.iterator + offsets[i], found[i])


@cute.jit
def leave(tid, block, blocks, flags, peers: tuple, meet: Constexpr):
    """A block ends: it has read all messages to it, and its own are there. If GPUs `meet`, one
    block waits until those of the others have ended too.
    """
    cute.arch.sync_threads()
    if tid == 0:
        launches = launches_of(flags)
        count = cutec.Int64(1)
        if block == 0:
            count = cutec.Int64(TURN + 1 - blocks)
        cute.arch.fence_acq_rel_sys()
        for number, peer in enumerate(peers):
            own = OTHERS + len(peers) - 1 - number  # as that GPU counts
            cute.arch.red(peer.flags.iterator + own, count, sem="relaxed", scope="sys")
        cute.arch.red(flags.iterator + OWN, count, sem="relaxed", scope="gpu")
        if cutec.const_expr(meet):
            if block == 0:
                wait_for_others(flags, launches + 1, len(peers))
