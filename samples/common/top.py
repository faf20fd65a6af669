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
        return key + (0xFFFF - column).to(cutec.Uint32)
    return key.to(cutec.Uint64) << 32 | (0x7FFFFFFF - column).to(cutec.Uint64)


def element_of(both, dtype):
    """(element, column)"""
    if dtype.width == 16:
        return number_of(both & 0xFFFF0000, dtype), 0xFFFF - (both & 0xFFFF).to(cutec.Int32)
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
            column = (i * lanes + lane) * vector
            both += [with_column(key, column + e, x.element_type) for e, key in enumerate(keys_of(found[None, i]))]
        both = sorted_list(both)
        top = both if top is None else largest_of_both(top, both)
    for step in powers(lanes):
        top = largest_of_both(top, [cute.arch.shuffle_sync_bfly(both, step) for both in top])
    return top


@cute.jit
def of_lane(top, first, lane, lanes: Constexpr):
    """Number `first` + lane of a list that all lanes have."""
    mine = top[first]
    for i in cutec.range_constexpr(1, min(lanes, len(top) - first)):
        mine = cute.where(lane == i, top[first + i], mine)
    return mine
