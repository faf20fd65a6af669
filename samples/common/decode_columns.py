"""O of `attention_decode.py`, multiplied as Oᵀ += Vᵀ Pᵀ: its columns are rows of the multiply, and
heads are columns, eight or 16.

S, of which heads are rows, is the second operand as it lies in registers. With up to eight heads,
half of the rows of S are nothing, but of O nothing is multiplied in vain, nor kept.
"""

import functools

import cutec
from cutec import Constexpr, cute


def operand_of_columns(plan, powers):
    """Exponentials as they lie in registers, as a second operand, of eight heads each."""
    layout = cute.make_layout(((2, 2), plan.tile // 8, plan.own // 16), stride=((1, 4), 2, 8))
    return cute.make_tensor(powers.iterator, layout)


def sums_by_columns(plan):
    """Registers for O: of 16 columns each, of eight heads each."""
    return plan.eight_columns.make_fragment_C(plan.eight_columns.partition_shape_C((plan.columns, plan.tile)))


@cute.jit
def sums_of_words(plan: Constexpr, acc_O: cute.Tensor, tOrP: cute.Tensor, tOrV: cute.Tensor, load: Constexpr):
    """Add Vᵀ Pᵀ. `load` brings in 16 keys of V, as a second operand would have them."""
    count, steps = plan.columns // 16, plan.own // 16
    # (keys 2k and 2k + 1, 8 columns further, 8 keys further)
    by_columns = cute.make_layout(((2, 2, 2), count, steps), stride=((1, 4, 2), 8, 8 * count))
    a = cute.make_tensor(tOrV.iterator, by_columns)
    for step in cutec.range_constexpr(steps):
        load(step)
        cute.gemm(plan.eight_columns, acc_O, a[None, None, step], tOrP[None, None, step], acc_O)


@cute.jit
def shrink_columns(acc_O: cute.Tensor, shrink: cute.Tensor, lane):
    """Multiply O by factors of heads: four lanes each know one, others have two heads' columns."""
    for r in cutec.range_constexpr(cute.size(acc_O, mode=[2])):
        for which in cutec.range_constexpr(2):
            mine = acc_O[(which, None), None, r]
            mine.store(mine.load() * cute.arch.shuffle_sync(shrink[r], lane % 4 * 8 + which * 4))


@cute.jit
def hand_over_columns(sums: cute.Tensor, piece_of: Constexpr, store: Constexpr, first_row, first, lane):
    """Store a lane's part of O: of each 16 columns two, of two heads of eight, as `store` does.
    `piece_of` says where eight columns of a row lie; `first`: the 16 columns that the warp's begin
    with.
    """
    for r in cutec.range_constexpr(cute.size(sums, mode=[2])):
        for which in cutec.range_constexpr(2):
            row = first_row + 8 * r + lane % 4 * 2 + which
            for i in cutec.range_constexpr(cute.size(sums, mode=[1])):
                store(sums[(which, None), i, r], functools.partial(piece_of, row), 2 * (first + i))


def store_words(lane, two, piece, number):
    """Two columns that are eight apart."""
    for half in range(2):
        piece(number + half)[lane // 4] = two[half]
