"""Attention of few rows to many columns, as when a model generates text: columns are split over
thread blocks, so that all of the card reads K and V.

All heads of Q that share one of K and V are rows of one tile, so that K and V are read once: of
`ratio` heads, row i of the j-th is packed row i · ratio + j. A *unit* is a head of K and V with a
tile of packed rows. All blocks of columns of all units, in a line, are cut into equal *shares*, one
for each thread block. Thread blocks thus read as much as each other, whatever the numbers of heads
and columns are. A unit in one share is done then. Of others, each share leaves its rows of O and
their logarithms in a workspace, and a second kernel adds them up (`attention_combine.py`).
"""

from typing import Any

from common.attention import (
    GROUP_ROWS,
    LN_2,
    NOTHING,
    SMS,
    Form,
    Scaling,
    bound,
    exponentials,
    hide,
    load,
    multiply,
    raise_tops,
    round_to,
    scale_rows,
    shrink_totals,
)
from common.attention_combine import HERE, WARPS, add_up_here, combine_kernel, is_last, rows_at_once

import cutec
from cutec import Constexpr, cute, pipeline, utils
from cutec.cute.nvgpu import cpasync, warpgroup

# by D: as many buffers as fit
SPLIT_FORMS = {
    64: [Form(1, 128, 3, 1, resident=2), Form(2, 128, 5, 1)],
    96: [Form(1, 96, 2, 1, resident=2), Form(2, 96, 4, 1)],
    128: [Form(1, 96, 2, 1, resident=2), Form(2, 128, 3, 1)],
    192: [Form(1, 48, 2, 1, resident=2), Form(2, 64, 4, 1)],
    256: [Form(1, 64, 3, 1), Form(2, 48, 3, 1)],
}
SLOTS = 2 * 2 * SMS  # parts that all thread blocks leave, at most


class Shares:
    """A line of units' blocks of columns, `steps` of each unit, cut into shares for `blocks` thread
    blocks, at most `most`. A *piece* of the line is cut on its own into `each` shares, of which the
    first ones have one step more if it does not divide evenly. Where so many thread blocks, or
    nearly as many, are a multiple of the units, each unit is a piece, so that shares do not reach
    into two; else, all is one.
    """

    def __init__(self, units, steps, most):
        total, one = units * steps, cute.math.max(units, 1)
        of_unit = cute.math.min(most // one, steps)
        alone = (of_unit * units * 10 >= most * 9) | (of_unit == steps)
        in_turn = one // cute.ceil_div(one, most)  # thread blocks that compute whole units
        evenly = (one % in_turn == 0) & (in_turn * 10 >= most * 9)
        of_all = cute.where(evenly, in_turn, cute.math.min(total, most))
        self.steps, self.piece = steps, cute.where(alone, steps, total)
        self.blocks = cute.where(alone, of_unit * units, of_all)
        self.each = cute.fast_divmod_create_divisor(cute.math.max(cute.where(alone, of_unit, of_all), 1))
        self.least, self.longer = self.piece // self.each, self.piece % self.each
        self.whole = (self.longer == 0) & (self.least % steps == 0)  # no unit is in two shares

    def begin(self, block):
        piece, share = block // self.each, block % self.each
        return piece * self.piece + share * self.least + cute.math.min(share, self.longer)

    def owner(self, step):
        """Whose share a step is in."""
        piece, step = step // self.piece, step % self.piece
        longer = self.longer * (self.least + 1)
        return piece * self.each.divisor + cute.where(
            step < longer, step // (self.least + 1), self.longer + (step - longer) // cute.math.max(self.least, 1)
        )


class Units:
    """`tiles` below each other of each of `heads` heads of K and V, and their batches. `rows`: of
    all packed ones of a head.
    """

    def __init__(self, plan, q, k):
        self.down, self.across, self.mask = plan.rows, plan.columns, plan.mask  # of a tile, a block
        self.heads, self.batches = k.shape[2], q.shape[3]
        self.ratio = cute.fast_divmod_create_divisor(cute.math.max(q.shape[2] // k.shape[2], 1))
        self.rows, self.columns = q.shape[0] * self.ratio.divisor, k.shape[0]
        self.ahead = self.columns - q.shape[0]
        self.tiles = cute.ceil_div(self.rows, self.down)

    @property
    def count(self):
        return self.tiles * self.heads * self.batches

    def place(self, unit):
        """(tile, head of K and V, batch)."""
        return unit % self.tiles, unit // self.tiles % self.heads, unit // self.tiles // self.heads

    def of_q(self, packed, head):
        """(row, head) of Q that a packed row is."""
        return packed // self.ratio, head * self.ratio.divisor + packed % self.ratio

    def edge(self, column):
        """Whether some row does not see all of the block that begins at a column."""
        seen = self.columns if self.mask == "full" else cute.math.min(self.columns, self.ahead + 1)
        return column + self.across > seen

    def ends(self, packed):
        """(first column that a packed row sees or None, first one after those that it sees)."""
        if self.mask == "full":
            return None, self.columns
        return None, cute.math.min(self.columns, packed // self.ratio + self.ahead + 1)


@cute.jit
def load_share(plan: Constexpr, units, shares, rings, atoms, tensors, shared):
    """Bring in the blocks of K and V of a share. One thread acts."""
    states = [pipeline.make_pipeline_state(pipeline.PipelineUserType.Producer, plan.stages) for _ in rings]
    block = cute.arch.block_idx()[0]
    # without columns there is nothing to load but what lies outside of K and V: zeros
    beyond = cutec.Int32(units.columns == 0)
    for step in range(shares.begin(block), shares.begin(block + 1)):
        _, head, batch = units.place(step // shares.steps)
        column = step % shares.steps + beyond
        for i in cutec.range_constexpr(2):
            rings[i].producer_acquire(states[i])
            place = (column, 0, head, batch) if i == 0 else (0, column, head, batch)
            tile = cute.local_tile(tensors[i], plan.extents[1 + i], place)
            into, from_ = cpasync.tma_partition(
                atoms[i], 0, cute.make_layout(1), cute.group_modes(shared[i], 0, 2), cute.group_modes(tile, 0, 2)
            )
            barrier = rings[i].producer_get_barrier(states[i])
            cute.copy(atoms[i], from_, into[None, states[i].index], tma_bar_ptr=barrier)
            states[i].advance()


@cute.jit
def load_rows(plan: Constexpr, units, place, group, thread, mQ: cute.Tensor, sQ: cute.Tensor):
    """Put a warpgroup's packed rows into shared memory, zeros for those that are not there."""
    tile, head, batch = place
    piece = 128 // plan.dtype.width
    across = plan.depth // piece
    count = GROUP_ROWS * across // 128
    pieces = [cute.make_rmem_tensor((1, piece), plan.dtype) for _ in range(count)]
    places = [((thread % 128 + 128 * i) // across, (thread % 128 + 128 * i) % across) for i in range(count)]
    rows = [tile * plan.rows + group * GROUP_ROWS + row for row, _ in places]
    for i in cutec.range_constexpr(count):  # all are asked for before one is used
        row_q, head_q = units.of_q(cute.math.min(rows[i], units.rows - 1), head)
        source = mQ[(None, None, head_q, batch)]
        cute.autovec_copy(cute.local_tile(source, (1, piece), (row_q, places[i][1])), pieces[i])
    # all have multiplied what was there
    cute.arch.barrier(barrier_id=1 + group, number_of_threads=128)
    for i in cutec.range_constexpr(count):
        place_s = (group * GROUP_ROWS + places[i][0], places[i][1])
        if rows[i] >= units.rows:
            pieces[i].fill(0.0)
        cute.autovec_copy(pieces[i], cute.local_tile(sQ, (1, piece), place_s))
    cute.arch.fence_view_async_shared()
    cute.arch.barrier(barrier_id=1 + group, number_of_threads=128)


@cute.jit
def store_row(sums: cute.Tensor, row: cute.Tensor, dtype: Constexpr):
    """Round a thread's part of a row, and store it: of every 8 elements two."""
    pairs = cute.make_rmem_tensor((2, cute.size(sums) // 2), dtype)
    pairs.store(sums.load().to(dtype).reshape(pairs.shape))
    for i in cutec.range_constexpr(pairs.shape[1]):
        place = 4 * i + cute.arch.lane_idx() % 4
        cute.autovec_copy(pairs[(None, i)], cute.local_tile(row, (2,), (place,)))


@cute.jit
def compute_share(
    plan: Constexpr,
    group,
    thread,
    units,
    shares,
    rings,
    shared,
    mQ,
    mO,
    mL,
    parts,
    part_logs,
    counters,
    flag,
    here,
    scaling,
):
    """Compute a share with a warpgroup: O and L of units in it, parts of those that reach out, and
    what is added up `here`.
    """
    ring_k, ring_v = rings
    sQ, sK, sV = shared
    at_k, at_v = [pipeline.make_pipeline_state(pipeline.PipelineUserType.Consumer, plan.stages) for _ in rings]
    # a warpgroup multiplies as one: all its threads tell the same addresses
    first_mma = plan.tiled_mma_QK.get_slice(group * 128)
    tSrQ = plan.tiled_mma_QK.make_fragment_A(first_mma.partition_A(sQ))
    tSrK = plan.tiled_mma_QK.make_fragment_B(first_mma.partition_B(sK))
    tOrV = plan.tiled_mma_PV.make_fragment_B(plan.tiled_mma_PV.get_slice(group * 128).partition_B(sV))
    acc_S = plan.tiled_mma_QK.make_fragment_C(plan.tiled_mma_QK.partition_shape_C((plan.rows, plan.columns)))
    tOrP = plan.tiled_mma_PV.make_fragment_A(plan.tiled_mma_PV.partition_shape_A((plan.rows, plan.columns)))
    acc_O = plan.tiled_mma_PV.make_fragment_C(plan.tiled_mma_PV.partition_shape_C((plan.rows, plan.depth_v)))
    top, total, sums, shrink = [cute.make_rmem_tensor(2, cutec.Float32) for _ in range(4)]
    offsets = cute.make_rmem_tensor((2, plan.columns // 8), cutec.Int32)
    for i in cutec.range_constexpr(plan.columns // 4):
        offsets[i] = i // 2 * 8 + i % 2
    plan.tiled_mma_QK.set(warpgroup.Field.ACCUMULATE, False)
    plan.tiled_mma_PV.set(warpgroup.Field.ACCUMULATE, True)
    lane = cute.arch.lane_idx()
    own_row, own_column = group * GROUP_ROWS + thread % 128 // 32 * 16 + lane // 4, lane % 4 * 2
    block = cute.arch.block_idx()[0]
    begin, end = shares.begin(block), shares.begin(block + 1)
    for unit in range(begin // shares.steps, cute.ceil_div(end, shares.steps)):
        place = units.place(unit)
        tile, head, batch = place
        first = cute.math.max(begin - unit * shares.steps, 0)
        last = cute.math.min(end - unit * shares.steps, shares.steps)
        load_rows(plan, units, place, group, thread, mQ, sQ[None, None, 0])
        top.fill(NOTHING)
        acc_O.fill(0.0)
        column, row = first * plan.columns, tile * plan.rows + own_row
        ring_k.consumer_wait(at_k)
        multiply(plan.tiled_mma_QK, acc_S, tSrQ[None, None, None, 0], tSrK[None, None, None, at_k.index])
        warpgroup.wait_group(0)
        ring_k.consumer_release(at_k)
        at_k.advance()
        bound(acc_S, scaling)
        if units.edge(column):
            hide(acc_S, offsets, column + own_column, row, units)
        raise_tops(acc_S, top, shrink, scaling.factor)
        exponentials(acc_S, top, total, scaling.factor)
        round_to(tOrP, acc_S)
        for _ in range(first + 1, last):
            column += plan.columns
            ring_k.consumer_wait(at_k)
            ring_v.consumer_wait(at_v)
            multiply(plan.tiled_mma_QK, acc_S, tSrQ[None, None, None, 0], tSrK[None, None, None, at_k.index])
            multiply(plan.tiled_mma_PV, acc_O, tOrP, tOrV[None, None, None, at_v.index])
            warpgroup.wait_group(1)
            ring_k.consumer_release(at_k)
            at_k.advance()
            bound(acc_S, scaling)
            if units.edge(column):
                hide(acc_S, offsets, column + own_column, row, units)
            raised = raise_tops(acc_S, top, shrink, scaling.factor)
            exponentials(acc_S, top, sums, scaling.factor)
            shrink_totals(raised, sums, top, total, shrink)
            warpgroup.wait_group(0)
            if raised:
                scale_rows(acc_O, shrink)
            ring_v.consumer_release(at_v)
            at_v.advance()
            total.store(total.load() + sums.load())
            round_to(tOrP, acc_S)
        ring_v.consumer_wait(at_v)
        multiply(plan.tiled_mma_PV, acc_O, tOrP, tOrV[None, None, None, at_v.index])
        for r in cutec.range_constexpr(2):
            for other in (1, 2):
                total[r] = total[r] + cute.arch.shuffle_sync_bfly(total[r], other)
            shrink[r] = cute.where(total[r] == 0.0, cutec.Float32(0), cute.arch.rcp_approx(total[r]))
        warpgroup.wait_group(0)
        ring_v.consumer_release(at_v)
        at_v.advance()
        scale_rows(acc_O, shrink)
        for r in cutec.range_constexpr(2):
            row = own_row + 8 * r
            packed = tile * plan.rows + row
            log = top[r] + cute.math.log2(total[r], fastmath=True)
            if packed < units.rows:
                mine = acc_O[(None, r, None), 0, 0]
                if (first == 0) & (last == shares.steps):
                    row_q, head_q = units.of_q(packed, head)
                    store_row(mine, mO[(row_q, None, head_q, batch)], plan.dtype)
                    if lane % 4 == 0:
                        mL[row_q, head_q, batch] = log * LN_2
                else:
                    slot = 2 * block + cutec.Int32(first == 0)
                    store_row(mine, parts[(slot, row, None)], cutec.Float32)
                    if lane % 4 == 0:
                        part_logs[slot, row] = log
        if here & ((first != 0) | (last != shares.steps)):
            before = shares.owner(unit * shares.steps)
            count = shares.owner((unit + 1) * shares.steps - 1) - before + 1
            if is_last(thread, count, counters.iterator + before, flag, 1 + plan.groups, 128 * plan.groups):
                add_up_here(plan, thread, units, place, before, count, mO, mL, parts, part_logs)


@cute.kernel
def split_kernel(
    tma_K: cpasync.TmaAtom,
    mK: cute.Tensor,
    tma_V: cpasync.TmaAtom,
    mV: cute.Tensor,
    mQ: cute.Tensor,
    mO: cute.Tensor,
    mL: cute.Tensor,
    parts: cute.Tensor,
    part_logs: cute.Tensor,
    counters: cute.Tensor,
    units,
    shares,
    here,
    scale: cutec.Float32,
    cap: cutec.Float32 | None,
    plan: Constexpr,
):
    """Warpgroups that compute their share, and a warp that loads it."""
    tid, _, _ = cute.arch.thread_idx()
    group = cute.arch.make_warp_uniform(tid // 128)
    warp_index = cute.arch.make_warp_uniform(tid // 32)
    if warp_index == 0:
        for atom in (tma_K, tma_V):
            cpasync.prefetch_descriptor(atom)
    smem = utils.SmemAllocator()
    layouts = plan.sQ_layout, plan.sK_layout, plan.sV_layout
    shared = [smem.allocate_tensor(plan.dtype, layout.outer, 1024, layout.inner) for layout in layouts]
    rings = [
        pipeline.PipelineTmaAsync.create(
            num_stages=plan.stages,
            producer_group=pipeline.CooperativeGroup(pipeline.Agent.Thread),
            consumer_group=pipeline.CooperativeGroup(pipeline.Agent.Thread, plan.groups * 4),
            tx_count=count,
            barrier_storage=smem.allocate_array(cutec.Int64, 2 * plan.stages),
        )
        for count in plan.bytes[1:]
    ]
    flag = smem.allocate_tensor(cutec.Int32, cute.make_layout(1))
    few, many = plan.registers
    if group == 0:
        cute.arch.setmaxregister_decrease(few)
        if warp_index == 0:
            load_share(plan, units, shares, rings, (tma_K, tma_V), (mK, mV), shared[1:])
            cute.arch.griddepcontrol_launch_dependents()
    else:
        cute.arch.setmaxregister_increase(many)
        compute_share(
            plan,
            group - 1,
            tid - 128,
            units,
            shares,
            rings,
            shared,
            mQ,
            mO,
            mL,
            parts,
            part_logs,
            counters,
            flag,
            here,
            Scaling(scale, cap),
        )


def launch_split(q, k, v, out, logs, parts, part_logs, counters, scale, cap, plan, blocks):
    """Launch for tensors (rows, D, heads, batch)."""
    assert plan.mask in ("full", "causal"), "with split columns, mask is full or causal"
    mV = cute.make_tensor(v.iterator, cute.select(v.layout, [1, 0, 2, 3]))
    layouts = plan.sK_layout, plan.sV_layout
    (tma_K, mK), (tma_V, mV) = [load(*each) for each in zip((k, mV), layouts, plan.extents[1:])]
    units = Units(plan, q, k)
    steps = cute.math.max(cute.ceil_div(k.shape[0], plan.columns), 1)
    shares = Shares(units.count, steps, blocks or SMS * plan.resident)
    rows = cute.math.min(units.rows, plan.rows)
    # of a unit's parts that a thread adds up one after the other
    rounds = cute.ceil_div(rows, rows_at_once(plan)) * cute.ceil_div(steps // cute.math.max(shares.least, 1) + 2, HERE)
    here = rounds <= 4
    split_kernel(
        tma_K, mK, tma_V, mV, q, out, logs, parts, part_logs, counters, units, shares, here, scale, cap, plan
    ).launch(
        grid=(shares.blocks, 1, 1),
        block=(128 * (1 + plan.groups), 1, 1),
        min_blocks_per_mp=plan.resident,
    )
    wide: Any = cute.where(units.count * WARPS <= shares.blocks, WARPS.bit_length() - 1, 0)
    at_once = cute.math.min(units.count, cute.math.max(shares.blocks - 1, 0))
    combine_kernel(out, logs, parts, part_logs, units, shares, wide).launch(
        grid=(cute.where(shares.whole | here, 0, at_once), cute.ceil_div(rows << wide, WARPS), 1),
        block=(32 * WARPS, 1, 1),
        use_pdl=True,
    )
