"""K and V in e4m3 for `decode_groups.py`: bytes of a block become float16 in shared memory, from
which `wgmma` takes them, and its scales multiply scores and exponentials as in `decode_bytes.py`.
"""

from common.decode import permuted
from common.decode_bytes import inverse, of_bytes, over_lanes, rounded
from common.decode_load import VECTOR

import cutec
from cutec import Constexpr, cute


@cute.jit
def widen(plan: Constexpr, of_bytes_: cute.Tensor, of_numbers: cute.Tensor, thread):
    """Bytes of K or V of a block become float16. Both are seen as `pieces_of` them. A thread takes
    16 bytes at a time, those beside it the rows below.
    """
    for i in range(plan.keys * plan.across // plan.workers):
        number = i * plan.workers + thread
        row, piece = number % plan.keys, number // plan.keys
        words = cute.make_rmem_tensor(VECTOR, plan.numbers)
        place = permuted(piece % plan.lanes, row, plan.lanes)
        cute.autovec_copy(of_bytes_[None, place, piece // plan.lanes, row], words)
        numbers = of_bytes(words)
        for half in cutec.range_constexpr(2):
            wide = 2 * piece + half
            into = of_numbers[None, permuted(wide % 8, row, 8), wide // 8, row]
            cute.autovec_copy(cute.local_tile(numbers, (VECTOR,), (half,)), into)


@cute.jit
def change_rows(plan: Constexpr, sQ: cute.Tensor, factors: cute.Tensor, factor, thread):
    """A warp's 16 rows of q become float16 where they are, and `factors` those of a thread's two
    rows' scores.
    """
    factors.fill(factor)
    if cutec.const_expr(sQ.element_type is cutec.BFloat16):
        lane, count = thread % 32, plan.depth // 32
        for r in cutec.range_constexpr(2):
            for i in range(8):
                place = cute.local_tile(sQ[thread // 32 * 16 + 8 * r + i, None], (count,), (lane,))
                mine = cute.make_rmem_tensor(count, sQ.element_type)
                cute.autovec_copy(place, mine)
                largest = over_lanes(cute.math.absf(mine.load().to(cutec.Float32)), (1, 2, 4, 8, 16))
                numbers = cute.make_rmem_tensor(count, cutec.Float16)
                numbers.store(rounded(mine.load(), largest))
                cute.autovec_copy(numbers, cute.recast_tensor(place, cutec.Float16))
                factors[r] = cute.where(lane // 4 == i, factor * inverse(largest), factors[r])


@cute.jit
def scale_scores(plan: Constexpr, scores: cute.Tensor, scales: cute.Tensor, factors: cute.Tensor, lane):
    """Multiply a thread's scores by its keys' scales and its rows' factors."""
    for i in cutec.range_constexpr(plan.keys // 8):
        mine = cute.make_rmem_tensor(2, cutec.Float32)
        cute.autovec_copy(cute.local_tile(scales, (2,), (4 * i + lane % 4,)), mine)
        for r in cutec.range_constexpr(2):
            part = scores[(None, r, i), 0, 0]
            part.store(part.load() * (mine.load() * factors[r]))


@cute.jit
def raise_largest(plan: Constexpr, scales: cute.Tensor, largest: cute.Tensor, lane):
    """`largest` of V's scales so far. Returns what O shrinks by."""
    before, peak = largest[0], largest[0]
    for i in cutec.range_constexpr(plan.keys // 8):
        mine = cute.make_rmem_tensor(2, cutec.Float32)
        cute.autovec_copy(cute.local_tile(scales, (2,), (4 * i + lane % 4,)), mine)
        peak = cute.math.absf(mine.load()).reduce(cute.ReductionOp.MAX, peak)
    for other in (1, 2):
        peak = cute.arch.fmax(peak, cute.arch.shuffle_sync_bfly(peak, other))
    largest[0] = peak
    return cute.where(peak == before, cutec.Float32(1), before * over(peak))


def over(largest):
    """Its inverse, if it is not zero."""
    return cute.where(largest > 0.0, cute.arch.rcp_approx(largest), cutec.Float32(0))


@cute.jit
def scale_powers(plan: Constexpr, powers: cute.Tensor, scales: cute.Tensor, largest: cute.Tensor, lane):
    """Multiply exponentials by V's scales, relative to the largest so far."""
    of_largest = over(largest[0])
    for i in cutec.range_constexpr(plan.keys // 8):
        mine = cute.make_rmem_tensor(2, cutec.Float32)
        cute.autovec_copy(cute.local_tile(scales, (2,), (4 * i + lane % 4,)), mine)
        for r in cutec.range_constexpr(2):
            part = powers[(None, r, i), 0, 0]
            part.store(part.load() * (mine.load() * of_largest))
