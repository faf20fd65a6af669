"""Signals and copies between the GPUs of one host, each of which reaches the others' memory.

Each GPU has `flags`, Int32 in memory that all reach: first how many launches it has ended, how many
blocks have ended the present one, and how many launches the other GPUs have ended; from `HEAD` on a
flag for each message. A flag tells that its message of launch number e is there by the number e + 1:
nobody sets flags back, and messages that a shape has more or fewer of than the one before do no
harm. All GPUs launch the same kernels in the same order.

A message goes from one GPU's memory to another's by a warp that does nothing else (a courier): its
stores may wait for the link, while other warps of the block multiply.
"""

from typing import NamedTuple

import cutec
from cutec import Constexpr, cute
from cutec.utils import distributed

HEAD = 32  # flags before those of messages: a line of the cache
LAUNCHES, ENDED, OTHERS = 0, 1, 2  # the first of them
WIDE = 8  # numbers of 16 bits that a thread copies at a time
DEPTH = 8  # as many, on their way at a time


class Peer(NamedTuple):
    """Memory of another GPU: where messages for it go, its flags, and its result."""

    box: cute.Tensor
    flags: cute.Tensor
    d: cute.Tensor


@cute.jit
def wait_for(flag, number, scope: Constexpr):
    """Wait until a flag has a number, or a later one."""
    found = cute.arch.load(flag, sem="acquire", scope=scope)
    while found - number < 0:
        found = cute.arch.load(flag, sem="acquire", scope=scope)


def tell(flag, number, scope):
    """Set a flag: what this thread knows of is there."""
    cute.arch.store(flag, cutec.Int32(number), sem="release", scope=scope)


@cute.jit
def copy_lines(lane, source, target, count):
    """A warp copies `count` numbers of 16 bits, a multiple of `WIDE`."""
    step = 32 * WIDE
    whole = count // (step * DEPTH)
    for turn in range(whole):
        found = []
        for i in cutec.range_constexpr(DEPTH):
            at = (turn * DEPTH + i) * step + lane * WIDE
            found.append(cute.arch.load(source + at, count=WIDE))
        for i in cutec.range_constexpr(DEPTH):
            at = (turn * DEPTH + i) * step + lane * WIDE
            cute.arch.store(target + at, found[i])
    for at in range(whole * DEPTH * step + lane * WIDE, count, step):
        cute.arch.store(target + at, cute.arch.load(source + at, count=WIDE))


@cute.jit
def copy_box(lane, source, target, rows, columns, width: Constexpr):
    """A warp copies the first rows and columns of a matrix of `width` columns at most, to one with
    the same strides. Columns are a multiple of `WIDE`.
    """
    across = width // WIDE
    for line in cutec.range(lane, rows * across, 32, unroll=4):
        row, column = line // across, line % across * WIDE
        if column < columns:
            at = cute.crd2idx((row, column), source.layout)
            cute.arch.store(target.iterator + at, cute.arch.load(source.iterator + at, count=WIDE))


@cute.jit
def leave(tid, blocks, flags, launches, peers: tuple, meet: Constexpr):
    """A block ends. The last one tells the other GPUs that this one has read all messages, and all
    of its own are there; if they `meet`, it waits until they say so too.
    """
    cute.arch.sync_threads()
    if tid == 0:
        if cute.arch.atomic_add(flags.iterator + ENDED, cutec.Int32(1), sem="acq_rel", scope="gpu") == blocks - 1:
            flags[ENDED] = 0
            flags[LAUNCHES] = launches + 1
            for peer in peers:
                distributed.red_add1(peer.flags.iterator + OTHERS, order="release", scope="sys")
            if cutec.const_expr(meet):
                wait_for(flags.iterator + OTHERS, (launches + 1) * len(peers), "sys")
