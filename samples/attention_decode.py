"""O = softmax(scale · q Kᵀ) V for one token of each of many sequences, whose keys and values lie in
pages: what a model does for each token that it generates.

q is (sequences, heads, D). K and V are (pages, keys of a page, heads of K and V, D), with any
strides but D contiguous; `table` (sequences, pages of the longest one) says which pages a sequence
has, `lengths` how many keys. As many heads of q as there are more of them share one of K and V. O
is like q, L (sequences, heads) gets the logarithm of each row's sum of exponentials. A sequence
without keys gets zeros, and -inf in L.

K and V are read once, and all of the card has to read them, however long sequences are:
`common/line.py` gives each thread block an equal share of all blocks of keys. 16 heads that share
a head of K and V, or as many as there are, are the rows of a multiply; each of four warps
multiplies them with a quarter of a block's keys, and has a maximum, a sum and an O of its own (of
256 columns, two warps have half of them each). At the end of a unit the warps add up what they
have. Of a unit that is in several shares, each leaves a part in a workspace, and a second kernel
adds these up (`common/attention_combine.py`).

More than 16 heads that share a head of K and V are rows of a warpgroup's multiply, up to 64 for
each (`common/decode_groups.py`): K and V are read once then, too.

Memory is read the faster, the longer rows are. If the number of heads of K and V is a multiple of
two or four, a thread block takes so many, up to 256 bytes of a key, whose rows it brings beside
each other. With up to eight heads of q for each one of K and V, a unit has eight, which are the
columns of the multiply that makes O (`common/decode_columns.py`).

cp.async brings blocks of keys, piece by piece of 16 bytes: so a page may have any number of keys.
The rows' places are looked up a block ahead. Loads go on over the ends of units and sequences.

Names follow CuTe (docs/letters.md): `tSrQ` is q in registers, divided by the multiply that makes S.
"""

import functools
from typing import Any

from common.attention import GROUP_ROWS, LN_2, LOG2_E, NOTHING, SMS, subtrahend
from common.decode import Heads, Pages, check_lengths, launch_combine, lines_of, pieces_of, record
from common.decode_bytes import (
    change_rows,
    scale_scores,
    scores_of_bytes,
    store_bytes,
    sums_of_bytes,
    take_rows,
    weigh_bytes,
    words_of,
)
from common.decode_columns import (
    hand_over_columns,
    operand_of_columns,
    shrink_columns,
    store_words,
    sums_by_columns,
    sums_of_words,
)
from common.decode_groups import Plan as GroupsPlan, groups_kernel
from common.decode_load import VECTOR, bring, bring_rows, look_up
from common.line import cursor_at, moved_on, shared_out

import cutec
from cutec import Constexpr, cute, pipeline, utils
from cutec.cute.nvgpu import L2PrefetchSize, LoadCacheMode, cpasync, warp

ROWS = 16  # heads of q that a multiply takes
BLOCK = 32 << 10  # bytes of K in the blocks that a multiprocessor multiplies at a time
WARPS = 8  # of a multiprocessor that multiply
LONGEST = 256  # bytes of a key's rows that come together
STAGES = 3  # blocks of keys in shared memory
RESIDENT = {64: 2, 128: 2, 256: 1}  # thread blocks of a multiprocessor, by D
LOADING = 128  # threads that load, twice as many for heads together
REGISTERS = {64: (72, 184), 128: (72, 184), 256: (88, 208)}  # of those, of those that multiply
MANY = 16  # blocks of keys of a share that are worth fetching whole lines
ENOUGH = 4  # blocks of keys of a multiprocessor that are worth taking heads together
MEETING = 1  # the barrier of those that multiply


class Plan:
    """How a block of keys is computed: who copies and multiplies what, and what lies where in
    shared memory. `together`: heads of K and V that a thread block takes. `tile`: heads of q that
    share each of these in a unit, 8 or 16.
    """

    def __init__(self, dtype, depth, bytes, together, tile):
        assert depth in RESIDENT, f"D is one of {', '.join(map(str, RESIDENT))}, not {depth}"
        row = together * depth * (1 if bytes else 2)
        assert together == 1 or row <= LONGEST, "only short rows come together"
        assert tile in (8, ROWS), "heads are columns of eight"
        self.dtype, self.depth, self.bytes, self.together, self.tile = dtype, depth, bytes, together, tile
        self.resident, self.rows, self.least = max(RESIDENT[depth] // together, 1), tile * together, 1
        self.loading = LOADING * min(together, 2)
        # what K and V are moved as, two bytes as a word; and how many of them a key has
        self.words, self.wide = cutec.Float16 if bytes else dtype, row // 2
        self.keys = BLOCK // self.resident // (2 * self.wide)
        self.columns = depth if bytes and tile == 8 else min(depth, 128)  # of O that a warp has
        warps = WARPS // self.resident
        self.parts = warps // together // (depth // self.columns)  # of a block of keys, each a warp's
        self.own, self.workers = self.keys // self.parts, 32 * warps  # threads that multiply
        self.registers = REGISTERS[depth]
        # of one warp
        numbers = cutec.Float16 if bytes else dtype
        op = warp.MmaF16BF16Op(numbers, cutec.Float32, (16, 8, 16))
        self.tiled_mma = cute.make_tiled_mma(op, (1, 1, 1), permutation_mnk=(16, 16, 16))
        self.eight_columns = cute.make_tiled_mma(op, (1, 1, 1))
        self.rows_of_q = tile if bytes else ROWS  # of each head of K and V, in shared memory
        self.across, self.across_q = self.wide // VECTOR, depth // VECTOR  # pieces of a row
        self.lanes = min(self.across, 8)  # that bring a row, 128 bytes at a time if it has as many
        # units that are computed at the same time; the card's thread blocks are a multiple
        self.beside = [number for number in (8, 4, 2) if SMS * self.resident % number == 0]
        self.q_stays = depth < (256 if tile == 8 else 128)  # in registers, of bytes
        cached = cpasync.CopyG2SOp(LoadCacheMode.GLOBAL)
        self.q_to_shared, self.to_shared = [
            cute.make_copy_atom(cached, each, num_bits_per_copy=128) for each in (dtype, self.words)
        ]
        # Rows of 64 bytes: L2 fetches a line of 128, of which another thread block needs the rest.
        self.halves = self.wide < 64
        self.whole_lines = cute.make_copy_atom(
            cached, self.words, num_bits_per_copy=128, l2_prefetch_size=L2PrefetchSize.SIZE_128B
        )
        self.scale_to_shared = cute.make_copy_atom(cpasync.CopyG2SOp(), cutec.Float32, num_bits_per_copy=32)
        self.copy_Q, self.copy_K, self.copy_V = [
            make(cute.make_copy_atom(warp.LdMatrix8x8x16bOp(transposed, 4), each), self.tiled_mma)
            for make, transposed, each in (
                (cute.make_tiled_copy_A, False, dtype),
                (cute.make_tiled_copy_B, False, self.words),
                (cute.make_tiled_copy_B, True, self.words),
            )
        ]
        # Rows of 128 bytes, in which 16-byte pieces are permuted: 8 pieces below each other lie in
        # different banks. V is seen as (D, keys) when it is multiplied.
        # Rows of 64 bytes: two of them.
        across = min(self.wide, 64)
        swizzle = cute.make_swizzle(across.bit_length() - 4, 3, 3)
        of_q = cute.make_composed_layout(cute.make_swizzle(3, 3, 3), 0, cute.make_layout((8, 64), stride=(64, 1)))
        rows = cute.make_composed_layout(swizzle, 0, cute.make_layout((8, across), stride=(across, 1)))
        columns = cute.make_composed_layout(swizzle, 0, cute.make_layout((across, 8), stride=(1, across)))
        self.sQ_layout = cute.tile_to_shape(of_q, (ROWS * together, depth, STAGES), (0, 1, 2))
        if bytes:  # read four columns at a time, at one address and what is added to it; then a factor
            shape = self.rows, depth + VECTOR, STAGES
            self.sQ_layout = cute.make_ordered_layout(shape, order=(1, 0, 2))
        # K and V of a block lie behind each other.
        self.sKV_layout = cute.tile_to_shape(rows, (self.keys, self.wide, 2, STAGES), (0, 1, 2, 3))
        self.sVt_layout = cute.tile_to_shape(columns, (self.wide, self.keys, 2, STAGES), (1, 0, 2, 3))


@cute.jit
def load_share(plan: Constexpr, line, shares, heads, pages, ring, mQ: cute.Tensor, tensors, scales, slots, thread):
    """Bring in a share's blocks of K and V, and with the first one of each unit its rows of q.
    `slots`: shared memory of q and of a block by the numbers of buffers.
    """
    block = cute.arch.block_idx()[0]
    warp, lane = cute.arch.make_warp_uniform(thread // 32), thread % 32
    begin, end = shares.begin(block), shares.begin(block + 1)
    if begin < end:
        state = pipeline.make_pipeline_state(pipeline.PipelineUserType.Producer, STAGES)
        places = cute.make_rmem_tensor((2, cute.ceil_div(plan.keys // (plan.loading // 32), 32)), cutec.Int32)
        places.fill(0)
        here, tile = cursor_at(line, begin), cutec.Int32(0)
        look_up(plan, pages, here, places, warp, lane)
        for step in range(begin, end):
            ring.producer_acquire(state)
            sQ, *shared = slots(tile, state.index)
            if plan.halves and end - begin >= MANY:
                bring(plan, plan.whole_lines, heads, here, tensors, scales, shared, places, warp, lane)
            else:
                bring(plan, plan.to_shared, heads, here, tensors, scales, shared, places, warp, lane)
            if (here.step == 0) | (step == begin):
                bring_rows(plan, heads, here, mQ, sQ, thread)
            ring.producer_commit(state)
            state.advance()
            here = moved_on(line, here)
            tile = after(tile) if here.step == 0 else tile
            look_up(plan, pages, here, places, warp, lane)
        cute.arch.cp_async_wait_group(0)


def after(buffer: cutec.Int32) -> cutec.Int32:
    """The next buffer of a ring."""
    return cute.where(buffer + 1 == STAGES, 0, buffer + 1)


@cute.jit
def scores_of_words(plan: Constexpr, acc_S: cute.Tensor, tSrQ: cute.Tensor, tSrK: cute.Tensor, load: Constexpr):
    """Add q Kᵀ. `load` brings in 16 columns of both."""
    for step in cutec.range_constexpr(cute.size(tSrQ, mode=[2])):
        load(step)
        cute.gemm(plan.tiled_mma, acc_S, tSrQ[None, None, step], tSrK[None, None, step], acc_S)


@cute.jit
def weigh(plan: Constexpr, scores: cute.Tensor, top: cute.Tensor, total: cute.Tensor, sums: cute.Tensor, factor, lane):
    """Scores of a lane's rows become exponentials relative to the maximum so far. Where it grows,
    the row's sum and O shrink.
    """
    shrink, grown = cute.make_rmem_tensor(plan.tile // 8, cutec.Float32), cutec.Boolean(False)
    for r in cutec.range_constexpr(plan.tile // 8):
        row = scores[(None, r), 0, None]
        peak = row.load().reduce(cute.ReductionOp.MAX, NOTHING)
        for other in (1, 2):  # the four lanes that share a row
            peak = cute.arch.fmax(peak, cute.arch.shuffle_sync_bfly(peak, other))
        before = top[r]
        top[r] = cute.arch.fmax(before, peak * factor)
        shrink[r] = cute.arch.exp2(before - subtrahend(top[r]))
        powers = cute.math.exp2(row.load() * factor - subtrahend(top[r]), fastmath=True)
        total[r] = total[r] * shrink[r] + powers.reduce(cute.ReductionOp.ADD, cutec.Float32(0))
        row.store(powers)
        grown |= shrink[r] != 1.0
    if cute.arch.vote_any_sync(grown):
        shrink_columns(sums, shrink, lane)


def piece_of(plan, handed, part, row, number):
    """Eight of a row's sums that the warp of a part of keys hands over. Pieces of a row are
    permuted, so that what a warp stores at a time lies in different banks: parts of eight rows, or
    of bytes, of every other row.
    """
    return cute.local_tile(handed[part, row, None], (8,), (number ^ row // 2 % 8,))


@cute.jit
def hand_over(plan: Constexpr, sums: cute.Tensor, top: cute.Tensor, total: cute.Tensor, largest, room, at, lane):
    """Store what a warp has of a unit: sums, maxima and totals of its rows. `at`: its part of
    keys, its half of columns, its head of those together.
    """
    handed, tops, totals = room
    part, half, neighbour = at
    for r in cutec.range_constexpr(plan.tile // 8):
        row = plan.tile * neighbour + lane // 4 + 8 * r
        for other in (1, 2):
            total[r] = total[r] + cute.arch.shuffle_sync_bfly(total[r], other)
        if (lane % 4 == 0) & (half == 0):
            tops[part, row], totals[part, row] = top[r], total[r]
    into = functools.partial(piece_of, plan, handed, part)
    first = half * cute.size(sums, mode=[1])
    store = functools.partial(store_words, lane)
    if cutec.const_expr(plan.bytes):
        store = functools.partial(store_bytes, lane, largest)
    hand_over_columns(sums, into, store, plan.tile * neighbour, first, lane)


@cute.jit
def merge(plan: Constexpr, room, row, number):
    """(eight of a row's sums over all warps, piece `number`; the base 2 logarithm of the sum of the
    row's exponentials).
    """
    handed, tops, totals = room
    highest, total = NOTHING, cutec.Float32(0)
    for i in cutec.range_constexpr(plan.parts):
        highest = cute.arch.fmax(highest, tops[i, row])
    weights = [cute.arch.exp2(tops[i, row] - subtrahend(highest)) for i in range(plan.parts)]
    for i in cutec.range_constexpr(plan.parts):
        total += weights[i] * totals[i, row]
    factor = cute.where(total == 0.0, cutec.Float32(0), cute.arch.rcp_approx(total))
    piece = cute.make_rmem_tensor(8, cutec.Float32)
    piece.fill(0.0)
    for i in cutec.range_constexpr(plan.parts):
        part = cute.make_rmem_tensor(8, cutec.Float32)
        cute.autovec_copy(piece_of(plan, handed, i, row, number), part)
        piece.store(piece.load() + part.load() * (weights[i] * factor))
    return piece, highest + cute.math.log2(total, fastmath=True)


@cute.jit
def put(piece: cute.Tensor, row: cute.Tensor, number):
    """Round eight sums of a row, and store them."""
    rounded = cute.make_rmem_tensor(8, row.element_type)
    rounded.store(piece.load().to(row.element_type))
    cute.autovec_copy(rounded, cute.local_tile(row, (8,), (number,)))


def meet(plan):
    """All threads that multiply."""
    cute.arch.barrier(barrier_id=MEETING, number_of_threads=plan.workers)


@cute.jit
def compute_share(plan: Constexpr, line, shares, heads, ring, sQ, sKV, s_scales: Any, further, outputs, scale, thread):
    """Multiply a share's blocks. `further`: shared memory for maxima and totals of warps."""
    mO, mL, parts, part_logs = outputs
    block = cute.arch.block_idx()[0]
    lane, own = thread % 32, cute.arch.make_warp_uniform(thread // 32)
    part, side = own % plan.parts, own // plan.parts
    half, neighbour = (0, side) if plan.together > 1 else (side, 0)
    sK = sKV[None, None, 0, None]
    sVt = cute.make_tensor(sKV.iterator, plan.sVt_layout)[None, None, 1, None]
    # What warps hand over of a unit lies where the keys were that they have multiplied last.
    of_warps = cute.make_layout(
        (plan.parts, plan.rows, plan.depth, STAGES),
        stride=(plan.rows * plan.depth, plan.depth, 1, plan.keys * plan.wide),
    )
    handed = cute.make_tensor(cute.recast_ptr(sKV.iterator, dtype=cutec.Float32), of_warps)
    begin, end = shares.begin(block), shares.begin(block + 1)
    if begin < end:
        thr_mma = plan.tiled_mma.get_slice(lane)
        own_rows = sQ if plan.bytes else cute.local_tile(sQ, (ROWS, plan.depth, STAGES), (neighbour, 0, 0))
        own_keys = cute.local_tile(sK, (plan.own, plan.wide // plan.together, STAGES), (part, neighbour, 0))
        columns = plan.columns // 2 if plan.bytes else plan.columns
        own_values = cute.local_tile(sVt, (columns, plan.own, STAGES), (side, part, 0))
        if cutec.const_expr(plan.bytes):
            tSrQ = plan.tiled_mma.make_fragment_A(plan.tiled_mma.partition_shape_A((ROWS, plan.depth)))
        else:
            tSrQ = plan.tiled_mma.make_fragment_A(thr_mma.partition_A(own_rows)[None, None, None, 0])
        tSrK = plan.tiled_mma.make_fragment_B(thr_mma.partition_B(own_keys)[None, None, None, 0])
        tOrV = plan.tiled_mma.make_fragment_B(thr_mma.partition_B(own_values)[None, None, None, 0])
        (tXsQ, tXrQ), (tXsK, tXrK), (tXsV, tXrV) = [
            (copy.get_slice(lane).partition_S(of), copy.get_slice(lane).retile(registers))
            for copy, of, registers in (
                (plan.copy_Q, own_rows, tSrQ),
                (plan.copy_K, own_keys, tSrK),
                (plan.copy_V, own_values, tOrV),
            )
        ]
        acc_S = plan.tiled_mma.make_fragment_C(plan.tiled_mma.partition_shape_C((ROWS, plan.own)))
        rP = cute.make_fragment_like(acc_S, tSrQ.element_type)
        tOrP, acc_O = operand_of_columns(plan, rP), sums_by_columns(plan)
        top, total, factors = [cute.make_rmem_tensor(2, cutec.Float32) for _ in range(3)]
        largest = cute.make_rmem_tensor(1, cutec.Float32)  # of V's scales
        top.fill(NOTHING)
        total.fill(0.0)
        factors.fill(scale * LOG2_E)  # of rows' scores
        largest.fill(0.0)
        acc_O.fill(0.0)

        here, tile = cursor_at(line, begin), cutec.Int32(0)
        first = here.step  # of a unit in this share
        state = pipeline.make_pipeline_state(pipeline.PipelineUserType.Consumer, STAGES)
        for step in range(begin, end):
            ring.consumer_wait(state)
            stage = state.index
            acc_S.fill(0.0)

            def keys(k):
                cute.copy(plan.copy_K, tXsK[None, None, k, stage], tXrK[None, None, k])
                return tSrK[None, None, k]

            def queries_and_keys(k):
                cute.copy(plan.copy_Q, tXsQ[None, None, k, tile], tXrQ[None, None, k])
                keys(k)

            def values(k):
                cute.copy(plan.copy_V, tXsV[None, None, k, stage], tXrV[None, None, k])

            def some_values(k, i):
                cute.copy(plan.copy_V, tXsV[None, i, k, stage], tXrV[None, i, k])
                return cute.local_tile(tOrV, (4, 2, 1), (0, i, k))

            own_scales: Any = None  # of K and of V
            if cutec.const_expr(plan.bytes):
                rows = cute.local_tile(sQ[None, None, tile], (plan.tile, plan.depth + VECTOR), (neighbour, 0))
                if here.step == first:
                    if cutec.const_expr(plan.q_stays):
                        take_rows(plan, tSrQ, rows, factors, scale * LOG2_E, lane)
                    else:
                        change_rows(plan, meet, sQ[None, None, tile], rows, factors, scale * LOG2_E, own, lane)
                scores_of_bytes(plan, acc_S, tSrQ, rows, keys, lane)
                own_scales = cute.local_tile(s_scales[None, neighbour, None, stage], (plan.own, 2), (part, 0))
                scale_scores(plan, acc_S, own_scales[None, 0], lane)
            else:
                scores_of_words(plan, acc_S, tSrQ, tSrK, queries_and_keys)
            key = here.step * plan.keys + part * plan.own + lane % 4 * 2
            if (here.step + 1) * plan.keys > here.length:
                for i in cutec.range_constexpr(cute.size(acc_S)):
                    if key + i // 4 * 8 + i % 2 >= here.length:
                        acc_S[i] = NOTHING
            if cutec.const_expr(plan.bytes):
                weigh_bytes(plan, acc_S, top, total, acc_O, factors, own_scales[None, 1], largest, lane)
                rP.store(acc_S.load().to(rP.element_type))
                sums_of_bytes(plan, acc_O, tOrP, some_values)
            else:
                weigh(plan, acc_S, top, total, acc_O, scale * LOG2_E, lane)
                rP.store(acc_S.load().to(rP.element_type))
                sums_of_words(plan, acc_O, tOrP, tOrV, values)
            ends = here.step + 1 == line.steps(here.length)
            if ends | (step + 1 == end):
                meet(plan)  # all have multiplied
                room = handed[None, None, None, stage], *further
                hand_over(plan, acc_O, top, total, largest, room, (part, half, neighbour), lane)
                meet(plan)
                whole = (first == 0) & ends
                slot = 2 * heads.share(line) + cutec.Int32(first == 0)
                unit = heads.here(here.unit)
                for i in cutec.range_constexpr(cute.ceil_div(plan.rows * plan.across_q, plan.workers)):
                    row, number = divmod(i * plan.workers + thread, plan.across_q)
                    if (row < plan.rows) & heads.exists(unit, row):
                        piece, log = merge(plan, room, row, number)
                        if whole:
                            head = heads.of_q(unit, row)
                            put(piece, mO[here.sequence, head, None], number)
                            if number == 0:
                                mL[here.sequence, head] = log * LN_2
                        else:
                            put(piece, parts[slot, row, None], number)
                            if number == 0:
                                part_logs[slot, row] = log
                first = cutec.Int32(0)
                top.fill(NOTHING)
                total.fill(0.0)
                largest.fill(0.0)
                acc_O.fill(0.0)
            cute.arch.sync_warp()
            if lane == 0:
                ring.consumer_release(state)
            state.advance()
            here = moved_on(line, here)
            tile = after(tile) if here.step == 0 else tile


@cute.kernel
def decode_kernel(
    mQ: cute.Tensor,
    mK: cute.Tensor,
    mV: cute.Tensor,
    scales,
    mO: cute.Tensor,
    mL: cute.Tensor,
    parts: cute.Tensor,
    part_logs: cute.Tensor,
    cuts: cute.Tensor,
    line,
    heads,
    pages,
    scale: cutec.Float32,
    plan: Constexpr,
):
    """A share of the line."""
    thread, _, _ = cute.arch.thread_idx()
    smem = utils.SmemAllocator()
    sQ = smem.allocate_tensor(plan.dtype, plan.sQ_layout, 128)
    sKV = smem.allocate_tensor(plan.words, plan.sKV_layout, 128)
    pieces = pieces_of(sKV, plan.lanes, (plan.keys, plan.wide, 2, STAGES))
    tops, totals = [smem.allocate_tensor(cutec.Float32, cute.make_layout((plan.parts, plan.rows))) for _ in range(2)]
    s_scales: Any = None
    if cutec.const_expr(plan.bytes):  # of K and of V
        s_scales = smem.allocate_tensor(cutec.Float32, cute.make_layout((plan.keys, plan.together, 2, STAGES)))
    ring = pipeline.PipelineCpAsync.create(
        num_stages=STAGES,
        producer_group=pipeline.CooperativeGroup(pipeline.Agent.Thread, plan.loading),
        consumer_group=pipeline.CooperativeGroup(pipeline.Agent.Thread, plan.workers // 32),
        barrier_storage=smem.allocate_array(cutec.Int64, 2 * STAGES),
    )

    def slots(of_q, of_keys):
        of_scales = s_scales[None, None, None, of_keys] if plan.bytes else None
        return sQ[None, None, of_q], pieces[(*[None] * 5, of_keys)], of_scales

    shares = shared_out(line)
    few, many = plan.registers
    if cute.arch.make_warp_uniform(thread // plan.loading) == 0:
        cute.arch.setmaxregister_decrease(few)
        load_share(plan, line, shares, heads, pages, ring, mQ, (mK, mV), scales, slots, thread)
    else:
        cute.arch.setmaxregister_increase(many)
        if cute.arch.make_warp_uniform(thread // 32) == plan.loading // 32:  # while the first block comes
            record(cuts, line, heads)
        room = tops, totals
        outputs = mO, mL, parts, part_logs
        compute_share(plan, line, shares, heads, ring, sQ, sKV, s_scales, room, outputs, scale, thread - plan.loading)
    cute.arch.griddepcontrol_launch_dependents()


@cute.jit
def attention_decode(
    q: cute.Tensor,
    k: cute.Tensor,
    v: cute.Tensor,
    table: cute.Tensor,
    lengths: cute.Tensor,
    out: cute.Tensor,
    logs: cute.Tensor,
    scale: cutec.Float32,
    k_scales: cute.Tensor | None,
    v_scales: cute.Tensor | None,
    parts: cute.Tensor,
    part_logs: cute.Tensor,
    cuts: cute.Tensor,
    most=None,
    together: Constexpr = 1,
    tile: Constexpr = ROWS,
):
    """`scale` is positive. `k_scales` and `v_scales`: of K and V in bytes, (pages, heads). `most`:
    thread blocks, instead of as many as the card has at a time. `together`: heads of K and V that a
    thread block takes, of a multiple of as many. `tile`: heads of q that share one of K and V in a
    unit: 8, 16, 64, or 128 of K and V that are not in bytes.
    """
    _, heads_q, depth = q.shape
    if cutec.const_expr(tile >= GROUP_ROWS):
        assert together == 1, "warpgroups multiply a head of K and V alone"
        plan: Any = GroupsPlan(q.element_type, depth, tile // GROUP_ROWS, k_scales is not None)
    else:
        plan = Plan(q.element_type, depth, k_scales is not None, together, tile)
    assert k.shape[2] > 0, "K and V have at least one head"
    assert heads_q % k.shape[2] == 0, "as many heads of q share each one of K and V"
    assert scale > 0, "scores keep their order when they are scaled"
    heads, pages = Heads(heads_q, k.shape[2], tile, plan.beside, together), Pages(table, k)
    longest = table.shape[1] * k.shape[1]
    at_once: Any = SMS * plan.resident
    if cutec.const_expr(tile >= GROUP_ROWS):
        steps = cute.size(lengths) * heads.units * cute.ceil_div(longest, plan.keys)
        at_once = plan.blocks_of(steps)
    line, grid = lines_of(heads, lengths, longest, plan.keys, at_once if most is None else most, plan.least)
    threads = {"block": (plan.loading + plan.workers, 1, 1), "min_blocks_per_mp": plan.resident}
    scales = None
    if cutec.const_expr(plan.bytes):
        k, v, scales = words_of(k), words_of(v), (k_scales, v_scales)
    if cutec.const_expr(together > 1):
        assert k.shape[2] % together == 0, "K and V have a multiple of as many heads as come together"
    if cutec.const_expr(tile >= GROUP_ROWS):
        groups_kernel(q, k, v, scales, out, logs, parts, part_logs, cuts, line, heads, pages, scale, plan).launch(
            grid=grid, **threads
        )
    else:
        decode_kernel(q, k, v, scales, out, logs, parts, part_logs, cuts, line, heads, pages, scale, plan).launch(
            grid=grid, **threads
        )
    launch_combine(out, logs, parts, part_logs, cuts, heads, line)


def reference(q, k, v, table, lengths, scale, k_scales=None, v_scales=None):
    """O and L in float64."""
    import numpy as np

    q, k, v = (x.astype(np.float64) for x in (q, k, v))
    if k_scales is not None and v_scales is not None:
        k, v = k * k_scales[:, None, :, None], v * v_scales[:, None, :, None]
    check_lengths(lengths, table, k.shape[1])
    out, logs = np.zeros(q.shape), np.full(q.shape[:2], -np.inf)
    ratio = q.shape[1] // k.shape[2]
    for i, length in enumerate(lengths):
        if length:
            keys, values = (np.repeat(np.concatenate(x[table[i]])[:length], ratio, axis=1) for x in (k, v))
            scores = scale * np.einsum("hd,thd->ht", q[i], keys)
            top = scores.max(axis=1, keepdims=True)
            powers = np.exp(scores - top)
            total = powers.sum(axis=1, keepdims=True)
            out[i] = np.einsum("ht,thd->hd", powers / total, values)
            logs[i] = (top + np.log(total))[:, 0]
    return out, logs


def arguments(cache, scales, depth):
    """Those of K and V in a type, with scales or none."""
    slots = 2 * SMS * RESIDENT[depth]
    aligned = "?{div=8}" if cache == "$dtype" else "?{div=16}"
    pages = f"in {cache}[p,t,g,$depth]:({aligned},{aligned},{aligned},1)"
    return [
        "in $dtype[b,h,$depth]:(?{div=8},?{div=8},1)",
        *(pages, pages, "in i32[b,s]", "in i32[b]"),
        "out $dtype[b,h,$depth]:(?{div=8},?{div=8},1)",
        "out f32[b,h]",
        "f32",
        *(scales, scales),
        f"workspace f32[{slots}, $tile * $together, $depth]",
        f"workspace f32[{slots}, $tile * $together]",
        f"workspace i32[{slots // 2}, 3]",
    ]


def forms(depth, bytes):
    """(guard, form), the first one whose guard holds: as few rows of heads of q a unit as are
    enough (of bytes, two units of 16 are faster than one of 64); as many heads of K and V together
    as may be, if each multiprocessor has `ENOUGH` blocks of keys then. Those of more heads in all
    do not have the room.
    """
    tiles = [(8, "h <= 8 * g"), (ROWS, f"h <= {2 * ROWS if bytes else ROWS} * g")]
    if not bytes:
        tiles.append((2 * GROUP_ROWS, f"h > {GROUP_ROWS} * g and h <= {2 * GROUP_ROWS} * g"))
    for tile, fits in [*tiles, (GROUP_ROWS, "")]:
        for together in (4, 2, 1):
            row = together * depth * (1 if bytes else 2)
            if together == 1 or (row <= LONGEST and together * tile <= 2 * ROWS):
                guards = [fits] if fits else []
                if together > 1:
                    keys = BLOCK // (depth * (1 if bytes else 2))
                    guards += [f"g % {together} == 0", f"b * s * t * g >= {ENOUGH * SMS * keys}"]
                yield " and ".join(guards), {"tile": tile, "together": together}


for depth in RESIDENT:
    variants = [{"dtype": dtype, "depth": depth} for dtype in ("f16", "bf16")]
    common = {"variants": variants, "reference": reference, "arch": "sm_90a"}
    of_words = list(forms(depth, bytes=False))
    choose = of_words if len(of_words) > 1 else ()
    cutec.export(attention_decode, args=arguments("$dtype", None, depth), choose=choose, **common)
    cutec.export(
        attention_decode,
        args=arguments("f8E4M3FN", "in f32[p,g]:(?,?)", depth),
        name="attention_decode_fp8",
        choose=list(forms(depth, bytes=True)),
        **common,
    )
