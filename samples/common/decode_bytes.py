"""K and V in e4m3, multiplied by heads of q in 16 bits: `attention_decode.py` with bytes.

A byte becomes a number of 16 bits (float16, exactly) in registers, on its way into a multiply. So
q and the exponentials are float16 too. bfloat16 has a larger range: rows of q are scaled by a power
of two such that their largest numbers are just below the end of float16.

Two bytes are a word for all that moves them. A lane that has four bytes of a row of K beside each
other takes them for columns (c, c + 1) and (c + 8, c + 9) of the multiply; it takes q's in the same
order. V comes transposed by words: a lane has two columns of two keys, from which it makes operands
of even and of odd columns.

Each key has a scale of K and one of V. K's multiplies scores. V's multiplies exponentials, as a
ratio to the largest one so far of the warp's keys, by which O is multiplied at the end: so what
they multiply may be of any size. Keys whose scale of V is less than 2**-14 of a sequence's largest
one lose bits, though.
"""

from common.attention import subtrahend
from common.decode_columns import shrink_columns

import cutec
from cutec import cute

HIGHEST = 14  # exponent of a row's largest number in float16
LEAST = 15  # biased exponent of the smallest number that is scaled up so far
BYTES_OF_COLUMNS = 0x3120  # (k0 c0, k0 c1, k1 c0, k1 c1) to (k0 c0, k1 c0, k0 c1, k1 c1)


def words_of(tensor):
    """Pairs of its bytes, of a type of 16 bits that multiplies take."""
    return cute.recast_tensor(tensor, cutec.Float16)


def part_of(row, step, lane):
    """A lane's four columns of 16 of a row."""
    return cute.local_tile(row, (4,), (4 * step + lane % 4,))


@cute.jit
def rounded(values, largest):
    """Numbers of a row, the magnitude of whose largest one is given, as float16."""
    if cutec.const_expr(values.dtype is cutec.BFloat16):
        exponent = cute.math.max(largest.bitcast(cutec.Int32) >> 23, LEAST)
        values = values.to(cutec.Float32) * ((2 * 127 + HIGHEST - exponent) << 23).bitcast(cutec.Float32)
    return values.to(cutec.Float16)


def inverse(largest):
    """Of the factor of such a row."""
    return ((cute.math.max(largest.bitcast(cutec.Int32) >> 23, LEAST) - HIGHEST) << 23).bitcast(cutec.Float32)


@cute.jit
def over_lanes(magnitudes, distances: cutec.Constexpr):
    """The greatest of this lane's and of those so far away that share a row."""
    largest = magnitudes.reduce(cute.ReductionOp.MAX, cutec.Float32(0))
    for other in distances:
        largest = cute.arch.fmax(largest, cute.arch.shuffle_sync_bfly(largest, other))
    return largest


@cute.jit
def take_rows(plan: cutec.Constexpr, tSrQ: cute.Tensor, sQ: cute.Tensor, factors: cute.Tensor, factor, lane):
    """A lane's parts of its rows of q, in the order of K's columns; `factors` of their scores."""
    steps = cute.size(tSrQ, mode=[2])
    if cutec.const_expr(plan.tile < 16):
        tSrQ.fill(0.0)
    for r in cutec.range_constexpr(plan.tile // 8):
        row = sQ[lane // 4 + 8 * r, None]
        found = cute.make_rmem_tensor((4, steps), sQ.element_type)
        for i in cutec.range_constexpr(steps):
            cute.autovec_copy(part_of(row, i, lane), found[None, i])
        largest = cutec.Float32(0)
        if cutec.const_expr(sQ.element_type is cutec.BFloat16):
            largest = over_lanes(cute.math.absf(found.load().to(cutec.Float32)), (1, 2))
            factors[r] = factor * inverse(largest)
        numbers = cute.make_rmem_tensor((2, 2, steps), cutec.Float16)
        numbers.store(rounded(found.load(), largest).reshape(numbers.shape))
        cute.autovec_copy(numbers, tSrQ[(None, r, None), 0, None])


@cute.jit
def change_rows(
    plan: cutec.Constexpr,
    meet: cutec.Constexpr,
    sQ: cute.Tensor,
    own_rows: cute.Tensor,
    factors: cute.Tensor,
    factor,
    warp,
    lane,
):
    """The same where registers do not hold rows all the time: they stay in shared memory, as
    float16, each with the inverse of its factor behind it. Each warp changes some of all, and needs
    `own_rows`. All threads that multiply come here, and `meet`.
    """
    if cutec.const_expr(sQ.element_type is cutec.BFloat16):
        count, each = plan.depth // 32, plan.rows * 32 // plan.workers
        for i in cutec.range_constexpr(each):
            row = sQ[warp * each + i, None]
            place, mine = cute.local_tile(row, (count,), (lane,)), cute.make_rmem_tensor(count, sQ.element_type)
            cute.autovec_copy(place, mine)
            largest = over_lanes(cute.math.absf(mine.load().to(cutec.Float32)), (1, 2, 4, 8, 16))
            numbers = cute.make_rmem_tensor(count, cutec.Float16)
            numbers.store(rounded(mine.load(), largest))
            cute.autovec_copy(numbers, cute.recast_tensor(place, cutec.Float16))
            if lane == 0:
                behind(row, plan)[0] = inverse(largest)
        meet(plan)
        for r in cutec.range_constexpr(plan.tile // 8):
            factors[r] = factor * behind(own_rows[lane // 4 + 8 * r, None], plan)[0]


def behind(row, plan):
    """The number in float32 behind a row of q in shared memory."""
    return cute.recast_tensor(cute.local_tile(row, (2,), (plan.depth // 2,)), cutec.Float32)


def of_bytes(registers):
    """Words of K as numbers of 16 bits, in the same order."""
    numbers = cute.recast_tensor(registers, cutec.Float8E4M3FN)
    found = cute.make_rmem_tensor(cute.size(numbers), cutec.Float16)
    found.store(numbers.load().to(cutec.Float16).reshape(found.shape))
    return found


def of_columns(registers):
    """The same for V: each two words, of two keys, become pairs of them, of two columns."""
    pairs = cute.recast_tensor(registers, cutec.Int32)
    turned = cute.make_rmem_tensor(cute.size(pairs), cutec.Int32)
    for i in range(cute.size(pairs)):
        turned[i] = cute.arch.prmt(pairs[i], pairs[i], BYTES_OF_COLUMNS)
    return of_bytes(turned)


@cute.jit
def scores_of_bytes(
    plan: cutec.Constexpr, acc_S: cute.Tensor, tSrQ: cute.Tensor, sQ: cute.Tensor, load: cutec.Constexpr, lane
):
    """Add q Kᵀ. `load` brings in the words of 32 columns: of 8 keys, two a lane for each 16."""
    for step in cutec.range_constexpr(cute.size(tSrQ, mode=[2]) // 2):
        numbers = of_bytes(load(step))
        layout = cute.make_layout(((2, 2), plan.own // 8, 2), stride=((1, 2), 8, 4))
        b = cute.make_tensor(numbers.iterator, layout)
        for half in cutec.range_constexpr(2):
            rows = tSrQ[None, None, 2 * step + half]
            if cutec.const_expr(not plan.q_stays):
                rows = cute.make_fragment_like(rows, cutec.Float16)
                rows.fill(0.0)
                for r in cutec.range_constexpr(plan.tile // 8):
                    four = cute.make_rmem_tensor((2, 2), cutec.Float16)
                    row = cute.recast_tensor(sQ, cutec.Float16)[lane // 4 + 8 * r, None]
                    part = part_of(row, 2 * step + half, lane)
                    cute.autovec_copy(part, four)
                    rows[(None, r, None), 0].store(four.load())
            cute.gemm(plan.tiled_mma, acc_S, rows, b[None, None, half], acc_S)


@cute.jit
def sums_of_bytes(plan: cutec.Constexpr, acc_O: cute.Tensor, tOrP: cute.Tensor, load: cutec.Constexpr):
    """Add Vᵀ Pᵀ. `load` brings in the words of 16 keys and 32 columns."""
    # (keys 2k and 2k + 1, even and odd columns, 8 keys further; 16 columns of both)
    layout = cute.make_layout(((2, 2, 2), 2), stride=((1, 2, 4), 8))
    for step in cutec.range_constexpr(cute.size(tOrP, mode=[2])):
        for i in cutec.range_constexpr(plan.columns // 32):
            a = cute.make_tensor(of_columns(load(step, i)).iterator, layout)
            mine = cute.local_tile(acc_O, (cute.size(acc_O, mode=[0]), 2, plan.tile // 8), (0, i, 0))
            cute.gemm(plan.eight_columns, mine, a, tOrP[None, None, step], mine)


@cute.jit
def scale_scores(plan: cutec.Constexpr, scores: cute.Tensor, scales: cute.Tensor, lane):
    """Multiply scores of a lane's keys by K's scales."""
    for i in cutec.range_constexpr(cute.size(scores, mode=[2])):
        mine = cute.make_rmem_tensor(2, cutec.Float32)
        cute.autovec_copy(cute.local_tile(scales, (2,), (4 * i + lane % 4,)), mine)
        for r in cutec.range_constexpr(plan.tile // 8):
            part = scores[(None, r), 0, i]
            part.store(part.load() * mine.load())


@cute.jit
def scale_powers(plan: cutec.Constexpr, powers: cute.Tensor, scales: cute.Tensor, largest: cute.Tensor, lane):
    """Multiply exponentials by V's scales, relative to the largest so far. Returns what O shrinks
    by if that has grown.
    """
    count = cute.size(powers, mode=[2])
    mine = cute.make_rmem_tensor((2, count), cutec.Float32)
    for i in cutec.range_constexpr(count):
        cute.autovec_copy(cute.local_tile(scales, (2,), (4 * i + lane % 4,)), mine[None, i])
    before, peak = largest[0], cute.math.absf(mine.load()).reduce(cute.ReductionOp.MAX, largest[0])
    for other in (1, 2):
        peak = cute.arch.fmax(peak, cute.arch.shuffle_sync_bfly(peak, other))
    inverse = cute.where(peak > 0.0, cute.arch.rcp_approx(peak), cutec.Float32(0))
    largest[0] = peak
    for i in cutec.range_constexpr(count):
        for r in cutec.range_constexpr(plan.tile // 8):
            part = powers[(None, r), 0, i]
            part.store(part.load() * (mine[None, i].load() * inverse))
    return before * inverse


@cute.jit
def weigh_bytes(
    plan: cutec.Constexpr,
    scores: cute.Tensor,
    top: cute.Tensor,
    total: cute.Tensor,
    sums: cute.Tensor,
    factors,
    scales,
    largest,
    lane,
):
    """Scores of a lane's rows become exponentials relative to the maximum so far, times V's
    scales relative to the largest so far. Where these grow, what was summed up shrinks.
    """
    shrink, grown = cute.make_rmem_tensor(plan.tile // 8, cutec.Float32), cutec.Boolean(False)
    for r in cutec.range_constexpr(plan.tile // 8):
        row = scores[(None, r), 0, None]
        peak = row.load().reduce(cute.ReductionOp.MAX, -cutec.Float32.inf)
        for other in (1, 2):  # the four lanes that share a row
            peak = cute.arch.fmax(peak, cute.arch.shuffle_sync_bfly(peak, other))
        before = top[r]
        top[r] = cute.arch.fmax(before, peak * factors[r])
        shrink[r] = cute.arch.exp2(before - subtrahend(top[r]))
        powers = cute.math.exp2(row.load() * factors[r] - subtrahend(top[r]), fastmath=True)
        total[r] = total[r] * shrink[r] + powers.reduce(cute.ReductionOp.ADD, cutec.Float32(0))
        row.store(powers)
    by_scales = scale_powers(plan, scores, scales, largest, lane)
    for r in cutec.range_constexpr(plan.tile // 8):
        shrink[r] = shrink[r] * by_scales
        grown |= shrink[r] != 1.0
    if cute.arch.vote_any_sync(grown):
        shrink_columns(sums, shrink, lane)


def store_bytes(lane, largest, two, piece, number):
    """Two columns beside each other, of V's largest scale."""
    scaled = cute.make_rmem_tensor(2, cutec.Float32)
    scaled.store(two.load() * largest[0])
    cute.autovec_copy(scaled, cute.local_tile(piece(number + lane // 16), (2,), (lane // 4 % 4,)))
