"""Adding up what thread blocks have found of one row of O from different columns
(`attention_split.py`): where this is little, the last of a unit's thread blocks does it
(`add_up_here`); else a second kernel.
"""

from common.attention import LN_2, NOTHING, subtrahend

import cutec
from cutec import Constexpr, cute, utils

WARPS = 8  # of a block
AT_ONCE = 4  # parts that a warp asks for
HERE = 8  # parts that a thread of the first kernel asks for at once
VECTOR = 4  # elements of a row that it adds up


def slot_of(before, i):
    """Where the i-th share of a unit left its part: the first one may have two of them."""
    return 2 * (before + i) + cutec.Int32(i == 0)


@cute.jit
def add_up(parts, part_logs, before, row, first, count, wide, sums: cute.Tensor):
    """(top, total) of a warp's parts of a row, `first` and every 2**`wide`-th of `count` after it;
    `sums` gets the thread's elements of their sum. Parts are asked for a few at a time.
    """
    lane = cute.arch.lane_idx()
    mine = (count - first + (1 << wide) - 1) >> wide
    top = NOTHING
    for i in range(lane, mine, 32):
        top = cute.arch.fmax(top, part_logs[slot_of(before, first + (i << wide)), row])
    for other in (16, 8, 4, 2, 1):
        top = cute.arch.fmax(top, cute.arch.shuffle_sync_bfly(top, other))
    total = cutec.Float32(0)
    for begin in range(0, mine, AT_ONCE):
        numbers = [first + (cute.math.min(begin + j, mine - 1) << wide) for j in range(AT_ONCE)]
        slots_ = [slot_of(before, number) for number in numbers]
        logs = [part_logs[slot, row] for slot in slots_]
        values = [[parts[slot, row, lane + 32 * e] for e in range(cute.size(sums))] for slot in slots_]
        for j in cutec.range_constexpr(AT_ONCE):
            weight = cute.where(begin + j < mine, cute.arch.exp2(logs[j] - subtrahend(top)), cutec.Float32(0))
            total += weight
            for e in cutec.range_constexpr(cute.size(sums)):
                sums[e] = sums[e] + weight * values[j][e]
    return top, total


def rows_at_once(plan):
    """Rows that threads of a block which compute add up at a time."""
    return 128 * plan.groups // (plan.depth_v // VECTOR)


@cute.jit
def is_last(thread, count, counter, flag: cute.Tensor, barrier: Constexpr, threads: Constexpr):
    """Whether this thread block is the last of `count` to come here, and sees what the others have
    stored.
    """
    cute.arch.barrier(barrier_id=barrier, number_of_threads=threads)
    if thread == 0:
        cute.arch.fence_acq_rel_gpu()
        # the last one finds count - 1, and leaves 0 for the next call
        flag[0] = cutec.Int32(cute.arch.atomic_inc(counter, count - 1) == count - 1)
        cute.arch.fence_acq_rel_gpu()
    cute.arch.barrier(barrier_id=barrier, number_of_threads=threads)
    return flag[0] == 1


@cute.jit
def add_up_here(plan: Constexpr, thread, units, place, before, count, mO, mL, parts, part_logs):
    """Add up `count` parts of a unit, from that of the thread block `before` on."""
    tile, head, batch = place
    lanes = plan.depth_v // VECTOR
    own, piece = thread // lanes, thread % lanes
    end = cute.where(own < rows_at_once(plan), cute.math.min(units.rows - tile * units.down, units.down), 0)
    for row in range(own, end, rows_at_once(plan)):
        sums = cute.make_rmem_tensor(VECTOR, cutec.Float32)
        sums.fill(0.0)
        top, total = NOTHING, cutec.Float32(0)
        for begin in range(0, count, HERE):
            slots_ = [slot_of(before, cute.math.min(begin + j, count - 1)) for j in range(HERE)]
            logs = [part_logs[slot, row] for slot in slots_]
            values = [cute.make_rmem_tensor(VECTOR, cutec.Float32) for _ in slots_]
            for j in cutec.range_constexpr(HERE):
                cute.autovec_copy(cute.local_tile(parts[(slots_[j], row, None)], (VECTOR,), (piece,)), values[j])
            highest = top
            for j in cutec.range_constexpr(HERE):
                highest = cute.arch.fmax(highest, logs[j])
            shrink = cute.arch.exp2(top - subtrahend(highest))
            total *= shrink
            sums.store(sums.load() * shrink)
            for j in cutec.range_constexpr(HERE):
                weight = cute.where(begin + j < count, cute.arch.exp2(logs[j] - subtrahend(highest)), cutec.Float32(0))
                total += weight
                sums.store(sums.load() + values[j].load() * weight)
            top = highest
        row_q, head_q = units.of_q(tile * units.down + row, head)
        factor = cute.where(total == 0.0, cutec.Float32(0), cute.arch.rcp_approx(total))
        rounded = cute.make_rmem_tensor(VECTOR, plan.dtype)
        rounded.store((sums.load() * factor).to(plan.dtype))
        cute.autovec_copy(rounded, cute.local_tile(mO[(row_q, None, head_q, batch)], (VECTOR,), (piece,)))
        if piece == 0:
            mL[row_q, head_q, batch] = (top + cute.math.log2(total, fastmath=True)) * LN_2


def room_for(smem, depth):
    """Shared memory for what the warps of a thread block have of rows: sums, totals, tops."""
    sums = smem.allocate_tensor(cutec.Float32, cute.make_layout((WARPS, depth), stride=(depth, 1)))
    return sums, *[smem.allocate_tensor(cutec.Float32, cute.make_layout(WARPS)) for _ in range(2)]


@cute.jit
def tell(room, warp, top, total, sums: cute.Tensor):
    """Store what a warp has of a row, for all of the block."""
    all_sums, all_totals, all_tops = room
    lane = cute.arch.lane_idx()
    for e in cutec.range_constexpr(cute.size(sums)):
        all_sums[warp, lane + 32 * e] = sums[e]
    if lane == 0:
        all_totals[warp], all_tops[warp] = total, top
    cute.arch.sync_threads()


@cute.jit
def over_warps(room, warp, wide, top, total, sums: cute.Tensor):
    """(top, total) of a row over the 2**`wide` warps that share it, of which `warp` is the first;
    `sums` becomes theirs.
    """
    all_sums, all_totals, all_tops = room
    lane, highest = cute.arch.lane_idx(), top
    for i in range(1, 1 << wide):
        highest = cute.arch.fmax(highest, all_tops[warp + i])
    weight = cute.arch.exp2(top - subtrahend(highest))
    total = total * weight
    for e in cutec.range_constexpr(cute.size(sums)):
        sums[e] = sums[e] * weight
    for i in range(1, 1 << wide):
        weight = cute.arch.exp2(all_tops[warp + i] - subtrahend(highest))
        total += weight * all_totals[warp + i]
        for e in cutec.range_constexpr(cute.size(sums)):
            sums[e] = sums[e] + weight * all_sums[warp + i, lane + 32 * e]
    return highest, total


@cute.jit
def store(row: cute.Tensor, sums: cute.Tensor, total):
    """A row of O."""
    factor = cute.where(total == 0.0, cutec.Float32(0), cute.arch.rcp_approx(total))
    for e in cutec.range_constexpr(cute.size(sums)):
        row[cute.arch.lane_idx() + 32 * e] = (sums[e] * factor).to(row.element_type)


@cute.kernel
def combine_kernel(
    mO: cute.Tensor,
    mL: cute.Tensor,
    parts: cute.Tensor,
    part_logs: cute.Tensor,
    units,
    shares,
    wide,
):
    """Add up the parts of a unit, each row by 2**`wide` warps. Thread blocks are as many as units;
    or as shares, if there are fewer: of the unit in which one ends and no one before it does.
    """
    tid, _, _ = cute.arch.thread_idx()
    number, down, _ = cute.arch.block_idx()
    lane, warp = tid % 32, tid // 32
    smem = utils.SmemAllocator()
    depth = mO.shape[1]
    room = room_for(smem, depth)
    by_units = cute.arch.grid_dim()[0] == units.count
    unit = cute.where(by_units, number, shares.begin(number + 1) // shares.steps)
    start = unit * shares.steps
    before = cute.where(by_units, shares.owner(start), number)
    ends = shares.begin(before + 1)
    if (ends > start) & (ends < start + shares.steps) & (shares.begin(before) <= start):
        tile, head, batch = units.place(unit)
        count = shares.owner(start + shares.steps - 1) - before + 1
        worker = down * WARPS + warp
        row, first = worker >> wide, worker & ((1 << wide) - 1)
        packed = tile * units.down + row
        exists = (row < units.down) & (packed < units.rows)
        sums = cute.make_rmem_tensor(depth // 32, cutec.Float32)
        sums.fill(0.0)
        total, top = cutec.Float32(0), NOTHING
        cute.arch.griddepcontrol_wait()
        if exists:
            top, total = add_up(parts, part_logs, before, row, first, count, wide, sums)
        tell(room, warp, top, total, sums)
        if exists & (first == 0):
            top, total = over_warps(room, warp, wide, top, total, sums)
            row_q, head_q = units.of_q(packed, head)
            store(mO[(row_q, None, head_q, batch)], sums, total)
            if lane == 0:
                mL[row_q, head_q, batch] = (top + cute.math.log2(total, fastmath=True)) * LN_2
