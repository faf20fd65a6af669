"""Adding up what thread blocks have found of one row of O from different columns
(`attention_split.py`).
"""

from common.attention import LN_2, NOTHING, subtrahend

import cutec
from cutec import cute, utils

WARPS = 8  # of a block
AT_ONCE = 4  # parts that a warp asks for


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
    own = depth // 32  # elements of a thread
    all_sums = smem.allocate_tensor(cutec.Float32, cute.make_layout((WARPS, depth), stride=(depth, 1)))
    all_totals, all_tops = [smem.allocate_tensor(cutec.Float32, cute.make_layout(WARPS)) for _ in range(2)]
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
        sums = cute.make_rmem_tensor(own, cutec.Float32)
        sums.fill(0.0)
        total, top = cutec.Float32(0), NOTHING
        cute.arch.griddepcontrol_wait()
        if exists:
            top, total = add_up(parts, part_logs, before, row, first, count, wide, sums)
        for e in cutec.range_constexpr(own):
            all_sums[warp, lane + 32 * e] = sums[e]
        if lane == 0:
            all_totals[warp], all_tops[warp] = total, top
        cute.arch.sync_threads()
        if exists & (first == 0):
            highest = top
            for i in range(1, 1 << wide):
                highest = cute.arch.fmax(highest, all_tops[warp + i])
            weight = cute.arch.exp2(top - subtrahend(highest))
            total = total * weight
            for e in cutec.range_constexpr(own):
                sums[e] = sums[e] * weight
            for i in range(1, 1 << wide):
                weight = cute.arch.exp2(all_tops[warp + i] - subtrahend(highest))
                total += weight * all_totals[warp + i]
                for e in cutec.range_constexpr(own):
                    sums[e] = sums[e] + weight * all_sums[warp + i, lane + 32 * e]
            row_q, head_q = units.of_q(packed, head)
            factor = cute.where(total == 0.0, cutec.Float32(0), cute.arch.rcp_approx(total))
            for e in cutec.range_constexpr(own):
                mO[row_q, lane + 32 * e, head_q, batch] = (sums[e] * factor).to(mO.element_type)
            if lane == 0:
                mL[row_q, head_q, batch] = (highest + cute.math.log2(total, fastmath=True)) * LN_2
