"""Multiplies of tiles whose operands have a scale for every 128 elements along K, on Hopper.

The multiply units add up the products of one block of K, and threads add that sum, times both
scales, to another in float32 (promotion). Scales of an operand are *vectors*, one for each row,
which come into shared memory with the operand's slices, or *squares*, one for 128 rows, which are
read from memory.
"""

from math import gcd
from typing import Any, NamedTuple

import cutec
from cutec import Constexpr, cute
from cutec.cute.nvgpu import warpgroup

BLOCK = 128  # elements along K, or rows, that share a scale: also a slice's extent along K


class Scales(NamedTuple):
    """Scales of one operand: vectors (rows of a tile, stages), or squares (rows / 128, K / 128);
    and the row in them where the tile begins.
    """

    tensor: cute.Tensor
    vectors: Constexpr
    begin: Any


def squares(scales, extent, k):
    """The scales of a tile's rows at a block of K: two, if the tile may have rows of two squares. A
    tile of a cluster may lie outside.
    """
    last = scales.tensor.shape[0] - 1
    first = cutec.min(scales.begin // BLOCK, last)
    if BLOCK % extent == 0:
        return [scales.tensor[first, k]]
    return [scales.tensor[first, k], scales.tensor[cutec.min(first + 1, last), k]]


@cute.jit
def first_squares(scales, extent: Constexpr, begin, end):
    """Those of the first block of K; of none, anything."""
    found = [cutec.Float32(0)] * (1 if BLOCK % extent == 0 else 2)
    if begin < end:
        found = squares(scales, extent, begin)
    return found


@cute.jit
def of_columns(tid, stage, plan: Constexpr, scales, found):
    """A thread's scales of the columns (2, N / 8) of its sums, from vectors in shared memory."""
    count = plan.tile[1] // 8
    pairs = cute.make_tensor(scales.tensor[None, stage].iterator, cute.make_layout((2, 4 * count)))
    for i in cutec.range_constexpr(count):
        cute.autovec_copy(pairs[None, tid % 4 + 4 * i], found[None, i])


@cute.jit
def promote(plan: Constexpr, sums, acc, of_rows, columns, of_squares, begin):
    """Add what was multiplied, (2, 2, N / 8) of a thread, times the scales of its two rows and of
    its columns: their own, or those of squares.
    """
    count = plan.tile[1] // 8
    sums, acc = (cute.make_tensor(x.iterator, cute.make_layout((2, 2, count))) for x in (sums, acc))
    for row in cutec.range_constexpr(2):
        if cutec.const_expr(of_squares is None):
            part = (None, row, None)
            factors = (
                columns[part].load() if cutec.const_expr(cute.rank(columns) == 3) else columns.load() * of_rows[row]
            )
            sums[part].store(sums[part].load() + acc[part].load() * factors)
        else:
            grain = gcd(plan.tile[1], BLOCK)  # columns that share a square, wherever the tile begins
            for i in cutec.range_constexpr(plan.tile[1] // grain):
                scale = of_squares[0]
                if cutec.const_expr(len(of_squares) > 1 and i > 0):
                    scale = cute.where(begin % BLOCK + i * grain < BLOCK, of_squares[0], of_squares[1])
                mine, new = (cute.local_tile(x, (2, 1, grain // 8), (0, row, i)) for x in (sums, acc))
                mine.store(mine.load() + new.load() * (scale * of_rows[row]))


@cute.jit
def multiply_scaled(tid, group, plan: Constexpr, ring, state, blocks_of_k, tCrA, tCrB, acc, sums, of_A, of_B):
    """Sums of a tile over a range of blocks of K, whose slices come through the ring; returns the
    ring's state. A warpgroup that has 128 rows multiplies 64 of them at a time.
    """
    begin, end = blocks_of_k
    halves = plan.tile[0] // plan.rows
    own = halves == 1  # then there is room for a factor for each sum
    count = plan.tile[1] // 8
    columns = cute.make_rmem_tensor((2, count), cutec.Float32) if of_B.vectors else None
    factors = cute.make_rmem_tensor((2, 2, count), cutec.Float32) if of_B.vectors and own else columns
    row = group * 64 + tid % 128 // 32 * 16 + tid % 32 // 4  # and 8 below, and `plan.rows` below
    sums.fill(0.0)
    square_A = None if of_A.vectors else first_squares(of_A, plan.tile[0], begin, end)
    square_B = None if of_B.vectors else first_squares(of_B, plan.tile[1], begin, end)
    previous = state.clone()
    for k in range(begin, end):
        # A warpgroup's second half of the rows gets no further than its first half's sums: the
        # compiler would move these behind a branch, and keep both halves.
        if cutec.const_expr(halves > 1):
            if k > begin:
                ring.consumer_release(previous)
            previous = state.clone()
        ring.consumer_wait(state)
        for half in cutec.range_constexpr(halves):
            plan.tiled_mma.set(warpgroup.Field.ACCUMULATE, False)
            at = (None, None, None, state.index)
            rows = tCrA[at]
            if cutec.const_expr(halves > 1):
                rows = cute.local_tile(rows, (cute.size(rows, mode=[0]), 1, cute.size(rows, mode=[2])), (0, half, 0))
            warpgroup.fence()
            cute.gemm(plan.tiled_mma, acc, rows, tCrB[at], acc)
            warpgroup.commit_group()
            if cutec.const_expr(of_A.vectors):
                of_rows = [of_A.tensor[of_A.begin + row + half * plan.rows + 8 * i, state.index] for i in range(2)]
            else:
                of_rows = [square_A[0], square_A[0]]
            if cutec.const_expr(of_B.vectors and half == 0):
                of_columns(tid, state.index, plan, of_B, columns)
                if cutec.const_expr(own):
                    for i in cutec.range_constexpr(2):
                        factors[None, i, None].store(columns.load() * of_rows[i])
            warpgroup.wait_group(0)
            cute.arch.sync_warp()  # all lanes have their scales
            if cutec.const_expr(halves == 1):
                ring.consumer_release(state)
            promote(plan, sums[None, half, 0], acc[None, 0, 0], of_rows, factors, square_B, of_B.begin)
        after = cutec.min(k + 1, end - 1)
        if cutec.const_expr(not of_A.vectors):
            square_A = squares(of_A, plan.tile[0], after)
        if cutec.const_expr(not of_B.vectors):
            square_B = squares(of_B, plan.tile[1], after)
        state.advance()
    if cutec.const_expr(halves > 1):
        if end > begin:
            ring.consumer_release(previous)
    return state
