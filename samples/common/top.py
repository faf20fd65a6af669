"""The largest elements of short rows, which a few lanes of a warp share, and what rows that are
longer have in common with them: pieces, and keys with columns behind them.
"""

from typing import Any

from common.pieces import copy_piece, only_piece
from common.sortable import keys_of, largest_of_both, number_of, sorted_list

import cutec
from cutec import Constexpr, cute


def row_piece(x, row, number, vector):
    """A piece of a row in memory."""
    place = x.iterator + cute.assume(cutec.Int64(row) * x.shape[1] + number * vector, divby=vector)
    return cute.make_tensor(place, cute.make_layout((vector, 1)))


@cute.jit
def pieces_of(x, row, numbers, vector: Constexpr):
    """Pieces of a row, (vector, pieces), asked for at once; -infinity where there are none."""
    found = cute.make_rmem_tensor((vector, len(numbers)), x.element_type)
    found.fill(-x.element_type.inf)
    inside = cute.make_rmem_tensor((1, len(numbers)), cutec.Boolean)
    for i, number in enumerate(numbers):
        inside[0, i] = (row < x.shape[0]) & (number * vector < x.shape[1])
        copy_piece(row_piece(x, row, number, vector), only_piece(found, i), only_piece(inside, i))
    return found


def with_column(key, column, dtype):
    """A key and, behind it, a column, of which a lower one is larger. Elements of 16 bits leave
    room for it where they are.
    """
    if dtype.width == 16:
        return key + cutec.Uint32(0xFFFF - column)
    return key.to(cutec.Uint64) << 32 | cutec.Uint64(0x7FFFFFFF - column)


def element_of(both, dtype):
    """(element, column)"""
    if dtype.width == 16:
        return number_of(both & cutec.Uint32(0xFFFF0000), dtype), 0xFFFF - (both & 0xFFFF).to(cutec.Int32)
    return number_of((both >> 32).to(cutec.Uint32), dtype), 0x7FFFFFFF - both.to(cutec.Int32)


def powers(most):
    """Powers of two below `most`."""
    return [1 << i for i in range(most.bit_length() - 1)]


def begin():
    """When the launch before has ended, where launches may begin before that."""
    if cutec.target_arch().capability >= 90:
        cute.arch.griddepcontrol_launch_dependents()
        cute.arch.griddepcontrol_wait()


@cute.jit
def top_of_row(x, row, lane, form: Constexpr):
    """The largest elements of a row with their columns, sorted, which each of its lanes gets. The
    form: how many, lanes of a row, pieces of a lane, elements of a piece.
    """
    most, lanes, pieces, vector = form
    found = pieces_of(x, row, [i * lanes + lane for i in range(pieces)], vector)
    top: Any = None
    for first in cutec.range_constexpr(0, pieces, most // vector):
        both = []
        for i in cutec.range_constexpr(first, first + most // vector):
            column = i * lanes * vector  # of the first lane, as all columns until lanes compare
            both += [with_column(key, column + e, x.element_type) for e, key in enumerate(keys_of(found[None, i]))]
        both = sorted_list(both)
        top = both if top is None else largest_of_both(top, both)
    top = [both - (lane * vector).to(type(both)) for both in top]
    for step in powers(lanes):
        top = largest_of_both(top, [cute.arch.shuffle_sync_bfly(both, step) for both in top])
    return top


NEAR = 512  # columns whose numbers take the place of a key's lowest bits


def column_of(near):
    """That of what `near_top` finds."""
    return (NEAR - 1 - (near & (NEAR - 1))).to(cutec.Int32)


@cute.jit
def near_top(found, lane, k, form: Constexpr):
    """(keys of the largest elements with columns, sorted; whether the first k are sure) of rows of
    32 bits and up to `NEAR` columns, whose pieces lanes have. Columns take the place of a key's
    lowest bits: where keys differ in nothing else, what is larger is not sure, unless no element
    of the row has such bits.
    """
    most, lanes, pieces, vector = form
    top: Any = None
    next_one, low = cutec.Uint32(NEAR - 1), cutec.Uint32(0)  # the largest of those that are left out
    for first in cutec.range_constexpr(0, pieces, max(most // vector, 1)):
        near = []
        for i in cutec.range_constexpr(first, first + max(most // vector, 1)):
            for e, key in enumerate(keys_of(found[None, i])):
                low = low | key
                near.append(key & -NEAR | (NEAR - 1 - i * lanes * vector - e))
        near = sorted_list(near)
        if cutec.const_expr(top is None):
            top = near
        else:
            next_one = cutec.max(next_one, largest_left_out(top, near))
            top = largest_of_both(top, near)
    # columns were those of the first lane
    top, next_one = (
        [key - (lane * vector).to(cutec.Uint32) for key in top],
        next_one - (lane * vector).to(cutec.Uint32),
    )
    for step in powers(lanes):
        theirs = [cute.arch.shuffle_sync_bfly(key, step) for key in top]
        next_one = cutec.max(next_one, cute.arch.shuffle_sync_bfly(next_one, step))
        next_one = cutec.max(next_one, largest_left_out(top, theirs))
        top, low = largest_of_both(top, theirs), low | cute.arch.shuffle_sync_bfly(low, step)
    sure = low & (NEAR - 1) == 0
    alike = cutec.Boolean(False)
    for rank, (one, other) in enumerate(zip(top, [*top[1:], next_one])):
        alike = alike | ((rank < k) & (one ^ other < NEAR))
    return top, sure | ~alike


def largest_left_out(one, other):
    """Of two sorted lists, the largest that `largest_of_both` leaves out."""
    left = [cutec.min(a, b) for a, b in zip(one, reversed(other))]
    while len(left) > 1:
        left = [cutec.max(a, b) for a, b in zip(left[::2], left[1::2])]
    return left[0]


@cute.jit
def of_lane(top, first, lane, lanes: Constexpr):
    """Number `first` + lane of a list that all lanes have."""
    mine = top[first]
    for i in cutec.range_constexpr(1, min(lanes, len(top) - first)):
        mine = cute.where(lane == i, top[first + i], mine)
    return mine
