"""Attention of single tokens where more than 16 heads of q share one of K and V
(`attention_decode.py`): up to 64 of them are the rows of a warpgroup's multiply, and K and V are
read once for one or two warpgroups.

One warpgroup brings blocks of keys by cp.async into a ring in shared memory, from which `wgmma`
takes K and V. Each of the others has all keys and all columns of O of its rows: so nothing is added
up at the end of a unit. The scores of a block are multiplied while V of the block before it is.
"""

from typing import Any

from common.attention import (
    GROUP_ROWS,
    LN_2,
    LOG2_E,
    NOTHING,
    SMS,
    exponentials,
    multiply,
    raise_tops,
    round_to,
    scale_rows,
    shrink_totals,
    subtrahend,
)
from common.attention_split import store_row
from common.decode import pieces_of, record
from common.decode_group_bytes import change_rows, raise_largest, scale_powers, scale_scores, widen
from common.decode_load import VECTOR, bring, look_up
from common.line import cursor_at, moved_on, shared_out

import cutec
from cutec import Constexpr, cute, pipeline, utils
from cutec.cute.nvgpu import LoadCacheMode, cpasync, warpgroup
from cutec.utils import hopper_helpers as hopper

BLOCK = 32 << 10  # bytes of K and V of a block of keys
ROOM = 226 << 10  # bytes of shared memory of a multiprocessor for q and such blocks
LOADING = 128  # threads that load
MANY = 8  # times what a thread block leaves of a unit is much to read
MEETING = 1  # the barrier of those that multiply


class Plan:
    """The multiplies of `groups` warpgroups, and what lies where in shared memory. Of `bytes`, a
    ring has them, and a block becomes numbers of 16 bits behind it.
    """

    def __init__(self, dtype, depth, groups, bytes):
        assert groups == 1 or not bytes, "one warpgroup multiplies bytes"
        self.dtype, self.depth, self.groups, self.loading = dtype, depth, groups, LOADING
        self.bytes, self.numbers = bytes, cutec.Float16 if bytes else dtype
        self.rows = GROUP_ROWS * groups
        self.workers, self.together = 128 * groups, 1
        self.keys = BLOCK // (4 * depth)
        if bytes:
            self.keys = min(self.keys, 64)
        of_q = 2 * self.rows * depth
        self.resident = 2 if groups == 1 and depth < 256 else 1
        self.wide = depth // 2 if bytes else depth  # words of 16 bits of a key
        # bytes of a step, and that a thread block leaves of a unit
        self.of_step, self.of_part = 4 * self.wide * self.keys, 2 * of_q
        self.least = -(-self.of_part // self.of_step)  # steps of a share, which has as many bytes
        of_ring, of_numbers = self.of_step, 0
        if bytes:  # and scales; twice as many of a block's numbers
            of_ring, of_numbers = self.of_step + 8 * self.keys, 2 * self.of_step
        self.stages = (ROOM // self.resident - of_q - of_numbers) // of_ring
        # of threads that load, that multiply
        self.registers = {(1, 2): (80, 176) if bytes else (88, 168), (2, 1): (104, 200)}.get((groups, self.resident))
        self.beside = [number for number in (8, 4, 2) if SMS * self.resident % number == 0]
        self.across, self.across_q = self.wide // VECTOR, depth // VECTOR  # pieces of a row
        self.lanes = min(self.across, 8)  # that bring a row, 128 bytes at a time if it has as many
        k, mn = warpgroup.OperandMajorMode.K, warpgroup.OperandMajorMode.MN
        one_group = groups, 1, 1
        self.tiled_mma_QK = hopper.make_trivial_tiled_mma(
            self.numbers, self.numbers, k, k, cutec.Float32, one_group, (GROUP_ROWS, self.keys)
        )
        self.tiled_mma_PV = hopper.make_trivial_tiled_mma(
            *(self.numbers, self.numbers, k, mn, cutec.Float32, one_group, (GROUP_ROWS, depth)),
            warpgroup.OperandSource.RMEM,
        )
        by_rows, tiler = utils.LayoutEnum.ROW_MAJOR, (self.rows, self.keys, depth)
        self.sQ_layout = hopper.make_smem_layout_a(by_rows, tiler, dtype, 1)
        # K and V of a block lie behind each other.
        blocks = 1 if bytes else self.stages  # of numbers
        self.sKV_layout = hopper.make_smem_layout_b(by_rows, tiler, self.numbers, 2 * blocks)
        # as V: 64 columns of 8 keys beside each other, all keys, all columns
        self.sV_layout = cute.make_layout(
            ((64, depth // 64), (8, self.keys // 8), 2 * blocks),
            stride=((1, 64 * self.keys), (64, 64 * 8), depth * self.keys),
        )
        cached = cpasync.CopyG2SOp(LoadCacheMode.GLOBAL)
        self.to_shared, self.q_to_shared = [
            cute.make_copy_atom(cached, each, num_bits_per_copy=128) for each in (self.numbers, dtype)
        ]
        self.scale_to_shared = cute.make_copy_atom(cpasync.CopyG2SOp(), cutec.Float32, num_bits_per_copy=32)

    def blocks_of(self, steps):
        """How many thread blocks share out so many steps, at most: one for each multiprocessor if
        more of them read less than `MANY` times what they leave in parts.
        """
        most = SMS * self.resident
        enough = MANY * self.of_part * most // self.of_step
        return cute.where(steps < enough, SMS, most)


@cute.jit
def bring_rows(plan: Constexpr, heads, at, mQ: cute.Tensor, sQ: cute.Tensor, thread):
    """Start to copy a unit's rows of q. What does not exist becomes zero."""
    inside = cute.make_rmem_tensor((1,), cutec.Boolean)
    down, piece, unit = LOADING // plan.across_q, thread % plan.across_q, heads.here(at.unit)
    for i in cutec.range(plan.rows // down, unroll=1):
        row = thread // plan.across_q + i * down
        inside[0] = heads.exists(unit, row)
        head = heads.of_q(unit, cute.where(inside[0], row, 0))
        from_ = cute.local_tile(mQ[at.sequence, head, None], (VECTOR,), (piece,))
        cute.copy(plan.q_to_shared, from_, cute.local_tile(sQ, (1, VECTOR), (row, piece))[0, None], pred=inside)


@cute.jit
def load_share(plan: Constexpr, line, shares, heads, pages, rings, mQ: cute.Tensor, tensors, scales, shared, thread):
    """Bring in a share's blocks of K and V, and the rows of q of each unit."""
    ring_q, ring = rings
    sQ, pieces, s_scales = shared
    block = cute.arch.block_idx()[0]
    warp, lane = cute.arch.make_warp_uniform(thread // 32), thread % 32
    begin, end = shares.begin(block), shares.begin(block + 1)
    if begin < end:
        at_q, state = [pipeline.make_pipeline_state(pipeline.PipelineUserType.Producer, r.num_stages) for r in rings]
        places = cute.make_rmem_tensor((2, cute.ceil_div(plan.keys // (plan.loading // 32), 32)), cutec.Int32)
        places.fill(0)

        def bring_q(here):
            ring_q.producer_acquire(at_q)
            bring_rows(plan, heads, here, mQ, sQ, thread)
            ring_q.producer_commit(at_q)
            at_q.advance()

        here, first = cursor_at(line, begin), begin  # the step of a unit's first block
        bring_q(here)
        look_up(plan, pages, here, places, warp, lane)
        for step in range(begin, end):
            ring.producer_acquire(state)
            of_scales = s_scales[None, None, None, state.index] if plan.bytes else None
            into = pieces[(*[None] * 5, state.index)], of_scales
            bring(plan, plan.to_shared, heads, here, tensors, scales, into, places, warp, lane)
            ring.producer_commit(state)
            state.advance()
            last = (here.step + 1 == line.steps(here.length)) | (step + 1 == end)
            # rows of q leave with the last scores of the unit before: blocks come first
            if (first > begin) & ((step == first + 1) | ((step == first) & last)):
                bring_q(here)
            first = step + 1 if last else first
            here = moved_on(line, here)
            look_up(plan, pages, here, places, warp, lane)
        cute.arch.cp_async_wait_group(0)


@cute.jit
def inverses(total: cute.Tensor, found: cute.Tensor):
    """A thread's sums of its two rows become those of the four threads that share them; `found`:
    their inverses.
    """
    for r in cutec.range_constexpr(2):
        for other in (1, 2):
            total[r] = total[r] + cute.arch.shuffle_sync_bfly(total[r], other)
        found[r] = cute.where(total[r] == 0.0, cutec.Float32(0), cute.arch.rcp_approx(total[r]))


@cute.jit
def store_unit(plan: Constexpr, acc_O: cute.Tensor, top, total, at, heads, line, outputs, own_row):
    """Store O and L of a unit, or a part of them. `at`: its place, its first block here, how many
    blocks, how many of the unit.
    """
    mO, mL, parts, part_logs = outputs
    here, first, count, steps = at
    lane = cute.arch.lane_idx()
    slot, unit = 2 * heads.share(line) + cutec.Int32(first == 0), heads.here(here.unit)
    for r in cutec.range_constexpr(2):
        row = own_row + 8 * r
        log = top[r] + cute.math.log2(total[r], fastmath=True)
        if heads.exists(unit, row):
            mine = acc_O[(None, r, None), 0, 0]
            if count == steps:
                head = heads.of_q(unit, row)
                store_row(mine, mO[here.sequence, head, None], plan.dtype)
                if lane % 4 == 0:
                    mL[here.sequence, head] = log * LN_2
            else:
                store_row(mine, parts[slot, row, None], cutec.Float32)
                if lane % 4 == 0:
                    part_logs[slot, row] = log


def behind(at, count):
    """The place of the last of so many blocks from a place on."""
    return type(at)(at.sequence, at.length, at.unit, at.step + count - 1)


@cute.jit
def hide(plan: Constexpr, acc_S: cute.Tensor, number, length):
    """Scores of a block's keys that do not exist."""
    key = number * plan.keys + cute.arch.lane_idx() % 4 * 2
    if (number + 1) * plan.keys > length:
        for i in cutec.range_constexpr(cute.size(acc_S)):
            if key + i // 4 * 8 + i % 2 >= length:
                acc_S[i] = NOTHING


@cute.jit
def compute_share(plan: Constexpr, line, shares, heads, rings, shared, outputs, factor, thread):
    """Multiply a share's blocks with a warpgroup."""
    ring_q, ring = rings
    sQ, sK, sV = shared
    at_q, at_k, at_v = [
        pipeline.make_pipeline_state(pipeline.PipelineUserType.Consumer, r.num_stages) for r in (ring_q, ring, ring)
    ]
    qk, pv = plan.tiled_mma_QK, plan.tiled_mma_PV
    group = cute.arch.make_warp_uniform(thread // 128)
    # a warpgroup multiplies as one: all its threads tell the same addresses
    tSrQ = qk.make_fragment_A(qk.get_slice(group * 128).partition_A(sQ))
    tSrK = qk.make_fragment_B(qk.get_slice(group * 128).partition_B(sK))
    tOrV = pv.make_fragment_B(pv.get_slice(group * 128).partition_B(sV))
    acc_S = qk.make_fragment_C(qk.partition_shape_C((plan.rows, plan.keys)))
    tOrP = pv.make_fragment_A(pv.partition_shape_A((plan.rows, plan.keys)))
    acc_O = pv.make_fragment_C(pv.partition_shape_C((plan.rows, plan.depth)))
    top, total, sums, shrink = [cute.make_rmem_tensor(2, cutec.Float32) for _ in range(4)]
    qk.set(warpgroup.Field.ACCUMULATE, False)
    pv.set(warpgroup.Field.ACCUMULATE, True)
    block, lane = cute.arch.block_idx()[0], thread % 32
    own_row = thread // 32 * 16 + lane // 4  # and 8 below

    def release(of, state):
        if lane == 0:
            of.consumer_release(state)
        state.advance()

    def multiply_keys():
        ring.consumer_wait(at_k)
        cute.arch.fence_view_async_shared()
        multiply(qk, acc_S, tSrQ[None, None, None, 0], tSrK[None, None, None, 2 * at_k.index])
        at_k.advance()

    def multiply_values():
        multiply(pv, acc_O, tOrP, tOrV[None, None, None, 2 * at_v.index + 1])

    begin, end = shares.begin(block), shares.begin(block + 1)
    if begin < end:
        here, step = cursor_at(line, begin), begin
        while step < end:
            first, steps = here.step, line.steps(here.length)
            count = cute.math.min(steps - first, end - step)  # blocks of this unit in the share
            top.fill(NOTHING)
            acc_O.fill(0.0)
            ring_q.consumer_wait(at_q)
            multiply_keys()
            warpgroup.wait_group(0)
            hide(plan, acc_S, first, here.length)
            raise_tops(acc_S, top, shrink, factor)
            exponentials(acc_S, top, total, factor)
            round_to(tOrP, acc_S)
            for number in range(1, count):
                multiply_keys()
                multiply_values()
                warpgroup.wait_group(1)
                hide(plan, acc_S, first + number, here.length)
                raised = raise_tops(acc_S, top, shrink, factor)
                exponentials(acc_S, top, sums, factor)
                shrink_totals(raised, sums, top, total, shrink)
                warpgroup.wait_group(0)
                if raised:
                    scale_rows(acc_O, shrink)
                release(ring, at_v)
                total.store(total.load() + sums.load())
                round_to(tOrP, acc_S)
            release(ring_q, at_q)
            multiply_values()
            inverses(total, shrink)
            warpgroup.wait_group(0)
            release(ring, at_v)
            scale_rows(acc_O, shrink)
            at_unit = here, first, count, steps
            store_unit(plan, acc_O, top, total, at_unit, heads, line, outputs, own_row)
            step += count
            here = moved_on(line, behind(here, count))


@cute.jit
def compute_bytes(plan: Constexpr, line, shares, heads, rings, shared, outputs, factor, thread):
    """Multiply a share's blocks of bytes with a warpgroup. V becomes numbers while the scores are
    multiplied.
    """
    ring_q, ring = rings
    sQ, sK, sV, pieces, s_scales = shared
    at_q, at = [pipeline.make_pipeline_state(pipeline.PipelineUserType.Consumer, r.num_stages) for r in rings]
    qk, pv = plan.tiled_mma_QK, plan.tiled_mma_PV
    numbers_of_q = cute.recast_ptr(sQ.iterator, plan.sQ_layout.inner, dtype=plan.numbers)
    of_q = cute.make_tensor(numbers_of_q, plan.sQ_layout.outer)
    tSrQ = qk.make_fragment_A(qk.get_slice(0).partition_A(of_q))[None, None, None, 0]
    tSrK = qk.make_fragment_B(qk.get_slice(0).partition_B(sK))[None, None, None, 0]
    tOrV = pv.make_fragment_B(pv.get_slice(0).partition_B(sV))[None, None, None, 1]
    acc_S = qk.make_fragment_C(qk.partition_shape_C((plan.rows, plan.keys)))
    tOrP = pv.make_fragment_A(pv.partition_shape_A((plan.rows, plan.keys)))
    acc_O = pv.make_fragment_C(pv.partition_shape_C((plan.rows, plan.depth)))
    top, total, sums, shrink, factors = [cute.make_rmem_tensor(2, cutec.Float32) for _ in range(5)]
    largest = cute.make_rmem_tensor(1, cutec.Float32)  # of V's scales
    qk.set(warpgroup.Field.ACCUMULATE, False)
    pv.set(warpgroup.Field.ACCUMULATE, True)
    block, lane = cute.arch.block_idx()[0], thread % 32
    own_row = thread // 32 * 16 + lane // 4  # and 8 below
    wide = pieces_of(sK, 8, (plan.keys, plan.depth, 2))

    def release(of, state):
        if lane == 0:
            of.consumer_release(state)
        state.advance()

    def become_numbers(which):
        widen(plan, pieces[(*[None] * 4, which, at.index)], wide[(*[None] * 4, which)], thread)

    def meet():
        """All have stored what is multiplied next, and multiplied what was there before."""
        cute.arch.fence_view_async_shared()
        cute.arch.barrier(barrier_id=MEETING, number_of_threads=plan.workers)

    begin, end = shares.begin(block), shares.begin(block + 1)
    if begin < end:
        here, step = cursor_at(line, begin), begin
        while step < end:
            first, steps = here.step, line.steps(here.length)
            count = cute.math.min(steps - first, end - step)  # blocks of this unit in the share
            top.fill(NOTHING)
            total.fill(0.0)
            largest.fill(0.0)
            acc_O.fill(0.0)
            ring_q.consumer_wait(at_q)
            change_rows(plan, sQ[None, None, 0], factors, factor, thread)
            for number in range(count):
                ring.consumer_wait(at)
                become_numbers(0)
                by_scales = raise_largest(plan, s_scales[None, 0, 1, at.index], largest, lane)
                meet()
                multiply(qk, acc_S, tSrQ, tSrK)
                become_numbers(1)
                warpgroup.wait_group(0)
                scale_scores(plan, acc_S, s_scales[None, 0, 0, at.index], factors, lane)
                hide(plan, acc_S, first + number, here.length)
                raised = raise_tops(acc_S, top, shrink, cutec.Float32(1))
                for r in cutec.range_constexpr(2):
                    shrink[r] = cute.where(raised, cute.arch.exp2(shrink[r] - subtrahend(top[r])), cutec.Float32(1))
                exponentials(acc_S, top, sums, cutec.Float32(1))
                total.store(total.load() * shrink.load() + sums.load())
                scale_powers(plan, acc_S, s_scales[None, 0, 1, at.index], largest, lane)
                round_to(tOrP, acc_S)
                cute.arch.sync_warp()
                release(ring, at)
                meet()
                if raised | (by_scales != 1.0):
                    shrink.store(shrink.load() * by_scales)
                    scale_rows(acc_O, shrink)
                multiply(pv, acc_O, tOrP, tOrV)
                warpgroup.wait_group(0)
            release(ring_q, at_q)
            inverses(total, shrink)
            shrink.store(shrink.load() * largest[0])
            scale_rows(acc_O, shrink)
            at_unit = here, first, count, steps
            store_unit(plan, acc_O, top, total, at_unit, heads, line, outputs, own_row)
            step += count
            here = moved_on(line, behind(here, count))


@cute.kernel
def groups_kernel(
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
    sQ, sK = [
        smem.allocate_tensor(numbers, layout.outer, 1024, layout.inner)
        for numbers, layout in ((plan.dtype, plan.sQ_layout), (plan.numbers, plan.sKV_layout))
    ]
    sV = cute.make_tensor(sK.iterator, plan.sV_layout)
    ring_shape, s_scales = (plan.keys, plan.wide, 2, plan.stages), None
    ring_tensor = sK
    if cutec.const_expr(plan.bytes):
        ring_tensor = smem.allocate_tensor(plan.numbers, cute.make_layout(ring_shape), 128)
        s_scales = smem.allocate_tensor(cutec.Float32, cute.make_layout((plan.keys, 1, 2, plan.stages)))
    pieces = pieces_of(ring_tensor, plan.lanes, ring_shape)
    loading, warps = [pipeline.CooperativeGroup(pipeline.Agent.Thread, n) for n in (LOADING, 4 * plan.groups)]
    rings = [
        pipeline.PipelineCpAsync.create(
            num_stages=stages,
            producer_group=loading,
            consumer_group=warps,
            barrier_storage=smem.allocate_array(cutec.Int64, 2 * stages),
        )
        for stages in (1, plan.stages)
    ]
    shares = shared_out(line)
    if cute.arch.make_warp_uniform(thread // LOADING) == 0:
        if cutec.const_expr(plan.registers):
            cute.arch.setmaxregister_decrease(plan.registers[0])
        of_ring = sQ[None, None, 0], pieces, s_scales
        load_share(plan, line, shares, heads, pages, rings, mQ, (mK, mV), scales, of_ring, thread)
        if thread < 32:
            record(cuts, line, heads)
    else:
        if cutec.const_expr(plan.registers):
            cute.arch.setmaxregister_increase(plan.registers[1])
        outputs = mO, mL, parts, part_logs
        own, factor = thread - LOADING, scale * LOG2_E
        if cutec.const_expr(plan.bytes):
            shared: Any = sQ, sK, sV, pieces, s_scales
            compute_bytes(plan, line, shares, heads, rings, shared, outputs, factor, own)
        else:
            compute_share(plan, line, shares, heads, rings, (sQ, sK, sV), outputs, factor, own)
    cute.arch.griddepcontrol_launch_dependents()
