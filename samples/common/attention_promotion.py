"""Sums of attention that do not grow for long. Multiply units of Hopper cut what they add to sums
of bytes 13 bits below the largest: a sum of thousands of products of one sign loses more and more
of each, a quarter of all over 16384 columns. So sums are promoted after some blocks: threads add
them up in shared memory, where each has a place of its own, and the units begin anew.
"""

import cutec
from cutec import cute

COLUMNS = 1536  # after how many sums are promoted


@cute.jit
def add_kept(sums: cute.Tensor, kept: cute.Tensor, factors: cute.Tensor):
    """Add a thread's kept sums, which are multiplied by a factor for each of its two rows."""
    count = cute.size(kept, mode=[1])
    fours = cute.make_tensor(sums.iterator, cute.make_layout((2, 2, 2, count)))  # (columns, rows, …)
    for i in cutec.range_constexpr(count):
        piece = cute.make_rmem_tensor((2, 2, 2), kept.element_type)
        cute.autovec_copy(kept[None, i], cute.make_tensor(piece.iterator, cute.make_layout(8)))
        for r in cutec.range_constexpr(2):
            part = fours[None, r, None, i]
            part.store(part.load() + piece[None, r, None].load().to(cutec.Float32) * factors[r])


@cute.jit
def keep(sums: cute.Tensor, kept: cute.Tensor):
    """Put a thread's sums by, rounded, and begin anew."""
    count = cute.size(kept, mode=[1])
    eights = cute.make_tensor(sums.iterator, cute.make_layout((8, count)))
    for i in cutec.range_constexpr(count):
        piece = cute.make_rmem_tensor(8, kept.element_type)
        piece.store(eights[None, i].load().to(kept.element_type))
        cute.autovec_copy(piece, kept[None, i])
    sums.fill(0.0)
