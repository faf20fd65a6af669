"""O = softmax(scale · q Kᵀ) V for one token of each of many sequences on Hopper (sm_90a), where all
heads share one K of 576 numbers a key, of which the first 512 are V: multi-head latent attention
(MLA) with absorbed projections, what a model that compresses its keys does for each token.

q is (sequences, heads, 576). The cache is (pages, keys of a page, 576), with any strides but those
of the last mode; `table` (sequences, pages of the longest one) says which pages a sequence has,
`lengths` how many keys. O is (sequences, heads, 512), L (sequences, heads) gets the logarithm of
each row's sum of exponentials. A sequence without keys gets zeros, and -inf in L.

A tile is up to 64 heads of a sequence: the rows of a warpgroup's multiply. The keys of all
sequences are shared out to thread blocks (`common/line.py`), those of each tile of heads in the
same way, so that thread blocks of several tiles read the same keys at about the same time. Of a
tile that is in several shares, each leaves a part in a workspace, and a second kernel adds these up
(`common/decode.py`).

Keys come in blocks of 32, into a ring in shared memory from which they are multiplied as K and as
V. One warpgroup brings them by cp.async, row by row, so that a page may have any number of keys.
Two others have 256 columns of O each, in registers. They take turns with blocks:

* The one whose block it is computes the scores S = q Kᵀ, their maxima and exponentials P. It keeps
  P in registers, and stores it for the other one, with what O of each row has to shrink by.
* Both add P V to their columns of O: first of the other's block, under whose multiply the own
  block's exponentials are computed, then of the own one.

Names follow CuTe (docs/letters.md): `tSrQ` is q as an operand of the multiply that makes S.
"""

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
    subtrahend,
)
from common.attention_split import store_row
from common.decode import Heads, Pages, check_lengths, launch_combine, lines_of, permuted, pieces_of, record
from common.line import cursor_at, moved_on, shared_out

import cutec
from cutec import Constexpr, cute, pipeline, utils
from cutec.cute.nvgpu import LoadCacheMode, cpasync, warp, warpgroup
from cutec.utils import hopper_helpers as hopper

DEPTH, VALUES = 576, 512  # numbers of a key, of which so many are V
KEYS, STAGES = 32, 4  # of a block; blocks in shared memory
LEAST = 4  # blocks of a share: parts of fewer take longer to add up
GROUPS = 2  # warpgroups that compute
COLUMNS = VALUES // GROUPS  # of O that each has
VECTOR = 8  # 16-bit elements in a copy of 16 bytes
LANES = 8  # threads that bring a row, 128 bytes at a time
REGISTERS = 56, 224  # of threads that load, that compute
TELLING, MEETING = 1, 3  # barriers: one of each warpgroup, one of both


class Plan:
    """The multiplies, and what lies where in shared memory."""

    def __init__(self, dtype):
        self.dtype = dtype
        k, mn = warpgroup.OperandMajorMode.K, warpgroup.OperandMajorMode.MN
        shared, registers = warpgroup.OperandSource.SMEM, warpgroup.OperandSource.RMEM
        one = (1, 1, 1)
        self.tiled_mma_QK = hopper.make_trivial_tiled_mma(dtype, dtype, k, k, cutec.Float32, one, (GROUP_ROWS, KEYS))
        # P of the own block, of the other warpgroup's
        self.own_PV, self.other_PV = [
            hopper.make_trivial_tiled_mma(dtype, dtype, k, mn, cutec.Float32, one, (GROUP_ROWS, COLUMNS), source)
            for source in (registers, shared)
        ]
        by_rows = utils.LayoutEnum.ROW_MAJOR
        self.sQ_layout = hopper.make_smem_layout_a(by_rows, (GROUP_ROWS, KEYS, DEPTH), dtype, 1)
        self.sK_layout = hopper.make_smem_layout_b(by_rows, (GROUP_ROWS, KEYS, DEPTH), dtype, STAGES)
        self.sP_layout = hopper.make_smem_layout_a(by_rows, (GROUP_ROWS, COLUMNS, KEYS), dtype, 1)
        # the same blocks as V: 64 columns of 8 keys beside each other, all keys, all columns
        self.sV_layout = cute.make_layout(
            ((64, VALUES // 64), (8, KEYS // 8), STAGES), stride=((1, 64 * KEYS), (64, 64 * 8), DEPTH * KEYS)
        )
        self.to_shared = cute.make_copy_atom(cpasync.CopyG2SOp(LoadCacheMode.GLOBAL), dtype, num_bits_per_copy=128)


class Told:
    """What the warpgroup of a block tells the other one, by the block's number mod 2: of each row
    the maximum, and what O shrinks by. At the end of a tile, by warpgroups and tiles in turns, each
    row's sum of exponentials.
    """

    def __init__(self, smem):
        rows = cute.make_layout((GROUP_ROWS, 2))
        self.tops, self.shrinks = [smem.allocate_tensor(cutec.Float32, rows) for _ in range(2)]
        self.totals = smem.allocate_tensor(cutec.Float32, cute.make_layout((GROUP_ROWS, GROUPS, 2)))


@cute.jit
def bring_rows(plan: Constexpr, source_of: Constexpr, target: cute.Tensor, count: Constexpr, thread):
    """Start to copy rows, as `pieces_of` sees them. `source_of` says, for the number of a thread's
    row, where it is and whether it exists; else it becomes zero.
    """
    inside = cute.make_rmem_tensor((1,), cutec.Boolean)
    first, piece = thread // LANES, thread % LANES
    mine = target[None, permuted(piece, first, LANES), None, None]
    for i in cutec.range_constexpr(count * LANES // 128):
        row, inside[0] = source_of(i)
        for j in cutec.range_constexpr(DEPTH // 64):
            from_ = cute.local_tile(row, (VECTOR,), (piece + j * LANES,))
            cute.copy(plan.to_shared, from_, mine[None, j, first + i * (128 // LANES)], pred=inside)


@cute.jit
def look_up(pages, at, places: cute.Tensor, thread):
    """The pages of the keys that a thread brings of a block, and their places in them."""
    for i in cutec.range_constexpr(places.shape[1]):
        key = at.step * KEYS + thread // LANES + i * (128 // LANES)
        if key < at.length:
            places[0, i], places[1, i] = pages.place(at.sequence, key)


@cute.jit
def load_share(plan: Constexpr, thread, line, shares, block, tile, heads, pages, rings, shared, mQ, mC, cuts):
    """Bring in the rows of q and the blocks of keys of a share. A warpgroup comes here."""
    ring_q, ring_k = rings
    of_heads, of_keys = [
        pieces_of(tensor, LANES, (rows, DEPTH, stages))
        for tensor, rows, stages in zip(shared, (GROUP_ROWS, KEYS), (1, STAGES))
    ]
    at_q, at_k = [pipeline.make_pipeline_state(pipeline.PipelineUserType.Producer, r.num_stages) for r in rings]
    begin, end = shares.begin(block), shares.begin(block + 1)
    if begin < end:
        places = cute.make_rmem_tensor((2, KEYS * LANES // 128), cutec.Int32)
        places.fill(0)
        here = cursor_at(line, begin)
        look_up(pages, here, places, thread)
        first = begin  # step of the unit's first block here
        for step in range(begin, end):

            def key(i):
                exists = here.step * KEYS + thread // LANES + i * (128 // LANES) < here.length
                page, place = [cute.where(exists, places[which, i], 0) for which in range(2)]
                return mC[page, place, None], exists

            def head(i):
                row = thread // LANES + i * (128 // LANES)
                exists = heads.exists(tile, row)
                return mQ[here.sequence, heads.of_q(tile, cute.where(exists, row, 0)), None], exists

            ring_k.producer_acquire(at_k)
            bring_rows(plan, key, of_keys[None, None, None, None, at_k.index], KEYS, thread)
            ring_k.producer_commit(at_k)
            at_k.advance()
            last = (here.step + 1 == line.steps(here.length)) | (step + 1 == end)
            # q's rows leave with the last scores of the unit before: blocks come first
            if (step == first + 1) | ((step == first) & last):
                ring_q.producer_acquire(at_q)
                bring_rows(plan, head, of_heads[None, None, None, None, 0], GROUP_ROWS, thread)
                ring_q.producer_commit(at_q)
                at_q.advance()
            first = step + 1 if last else first
            here = moved_on(line, here)
            look_up(pages, here, places, thread)
        cute.arch.cp_async_wait_group(0)
    if thread < 32:
        record(cuts, line, heads)


@cute.jit
def compute_share(
    plan: Constexpr, group, thread, line, shares, block, tile, heads, rings, shared, told, outputs, factor
):
    """Compute a share with one of two warpgroups."""
    ring_q, ring_k = rings
    sQ, sK, sV, sP = shared
    mO, mL, parts, part_logs = outputs
    at_q, at, free = [
        pipeline.make_pipeline_state(pipeline.PipelineUserType.Consumer, r.num_stages) for r in (ring_q, ring_k, ring_k)
    ]
    qk, own_PV, other_PV = plan.tiled_mma_QK, plan.own_PV, plan.other_PV
    # a warpgroup multiplies as one: all its threads tell the same addresses
    tSrQ = qk.make_fragment_A(qk.get_slice(0).partition_A(sQ))
    tSrK = qk.make_fragment_B(qk.get_slice(0).partition_B(sK))
    values = cute.local_tile(sV, (COLUMNS, KEYS, STAGES), (group, 0, 0))
    tOrV = own_PV.make_fragment_B(own_PV.get_slice(0).partition_B(values))
    tOrP_other = other_PV.make_fragment_A(other_PV.get_slice(0).partition_A(sP))[None, None, None, 0]
    acc_S = qk.make_fragment_C(qk.partition_shape_C((GROUP_ROWS, KEYS)))
    tOrP = own_PV.make_fragment_A(own_PV.partition_shape_A((GROUP_ROWS, KEYS)))
    acc_O = own_PV.make_fragment_C(own_PV.partition_shape_C((GROUP_ROWS, COLUMNS)))
    store = cute.make_copy_atom(warp.StMatrix8x8x16bOp(False, 4), plan.dtype)
    tRsP = cute.make_tiled_copy_C(store, qk).get_slice(thread).partition_D(sP[None, None, 0])
    top, total, sums, shrink = [cute.make_rmem_tensor(2, cutec.Float32) for _ in range(4)]
    qk.set(warpgroup.Field.ACCUMULATE, False)
    own_PV.set(warpgroup.Field.ACCUMULATE, True)
    other_PV.set(warpgroup.Field.ACCUMULATE, True)
    lane = thread % 32
    own_row = thread // 32 * 16 + lane // 4  # and 8 below

    def release(ring, state):
        if lane == 0:
            ring.consumer_release(state)
        state.advance()

    def multiply_keys():
        ring_k.consumer_wait(at)
        cute.arch.fence_view_async_shared()
        multiply(qk, acc_S, tSrQ[None, None, None, 0], tSrK[None, None, None, at.index])
        warpgroup.wait_group(0)

    def tell(number, length):
        """The own block's scores become P, for the other warpgroup too."""
        key = number * KEYS + lane % 4 * 2
        if (number + 1) * KEYS > length:
            for i in cutec.range_constexpr(cute.size(acc_S)):
                if key + i // 4 * 8 + i % 2 >= length:
                    acc_S[i] = NOTHING
        raised = raise_tops(acc_S, top, shrink, factor)
        for r in cutec.range_constexpr(2):
            shrink[r] = cute.where(raised, cute.arch.exp2(shrink[r] - subtrahend(top[r])), cutec.Float32(1))
            if lane % 4 == 0:
                told.tops[own_row + 8 * r, group] = top[r]
                told.shrinks[own_row + 8 * r, group] = shrink[r]
        exponentials(acc_S, top, sums, factor)
        total.store(total.load() * shrink.load() + sums.load())
        round_to(tOrP, acc_S)
        return raised

    def publish():
        """Behind the multiply of the other's block: what it had in shared memory has been read."""
        rounded = cute.make_rmem_tensor(tRsP.shape, plan.dtype)
        rounded.store(cute.make_tensor(tOrP.iterator, cute.make_layout(cute.size(tOrP))).load().reshape(tRsP.shape))
        cute.copy(store, rounded, tRsP)
        cute.arch.fence_view_async_shared()
        cute.arch.barrier_arrive(barrier_id=TELLING + group, number_of_threads=256)

    def add_own(raised):
        if raised:
            scale_rows(acc_O, shrink)
        multiply(own_PV, acc_O, tOrP, tOrV[None, None, None, at.index])
        at.advance()
        warpgroup.wait_group(0)
        release(ring_k, free)

    def hear():
        """What the other warpgroup tells of its block."""
        cute.arch.barrier(barrier_id=TELLING + 1 - group, number_of_threads=256)
        for r in cutec.range_constexpr(2):
            top[r] = told.tops[own_row + 8 * r, 1 - group]
            shrink[r] = told.shrinks[own_row + 8 * r, 1 - group]
        total.store(total.load() * shrink.load())

    def add_other(index):
        if cute.arch.vote_any_sync((shrink[0] != 1.0) | (shrink[1] != 1.0)):
            scale_rows(acc_O, shrink)
        multiply(other_PV, acc_O, tOrP_other, tOrV[None, None, None, index])

    begin, end = shares.begin(block), shares.begin(block + 1)
    turn = cutec.Int32(0)  # of tiles
    if begin < end:
        here = cursor_at(line, begin)
        step = begin
        while step < end:
            first = here.step
            steps = line.steps(here.length)
            count = cute.math.min(steps - first, end - step)  # blocks of this unit in the share
            top.fill(NOTHING)
            total.fill(0.0)
            acc_O.fill(0.0)
            ring_q.consumer_wait(at_q)
            if group == 0:
                multiply_keys()
                raised = tell(first, here.length)
                publish()
                add_own(raised)
            number = 2 - group
            for number in range(2 - group, count, 2):
                other = at.index
                at.advance()
                multiply_keys()
                hear()
                add_other(other)
                raised = tell(first + number, here.length)
                warpgroup.wait_group(0)
                release(ring_k, free)
                publish()
                add_own(raised)
            release(ring_q, at_q)
            if (count - 1) % 2 != group:  # the last block is the other's
                hear()
                add_other(at.index)
                at.advance()
                warpgroup.wait_group(0)
                release(ring_k, free)
            for r in cutec.range_constexpr(2):
                for shared_by in (1, 2):
                    total[r] = total[r] + cute.arch.shuffle_sync_bfly(total[r], shared_by)
                if lane % 4 == 0:
                    told.totals[own_row + 8 * r, group, turn] = total[r]
            cute.arch.barrier(barrier_id=MEETING, number_of_threads=256)
            for r in cutec.range_constexpr(2):
                total[r] = told.totals[own_row + 8 * r, 0, turn] + told.totals[own_row + 8 * r, 1, turn]
                shrink[r] = cute.where(total[r] == 0.0, cutec.Float32(0), cute.arch.rcp_approx(total[r]))
            turn ^= 1
            scale_rows(acc_O, shrink)
            whole = count == steps
            slot = 2 * heads.share(line) + cutec.Int32(first == 0)
            for r in cutec.range_constexpr(2):
                row = own_row + 8 * r
                log = top[r] + cute.math.log2(total[r], fastmath=True)
                if heads.exists(tile, row):
                    mine = acc_O[(None, r, None), 0, 0]
                    if whole:
                        head = heads.of_q(tile, row)
                        store_row(
                            mine, cute.local_tile(mO[here.sequence, head, None], (COLUMNS,), (group,)), plan.dtype
                        )
                        if (lane % 4 == 0) & (group == 0):
                            mL[here.sequence, head] = log * LN_2
                    else:
                        store_row(mine, cute.local_tile(parts[slot, row, None], (COLUMNS,), (group,)), cutec.Float32)
                        if (lane % 4 == 0) & (group == 0):
                            part_logs[slot, row] = log
            step += count
            here = moved_on(line, last_of(here, count))


def last_of(at, count):
    """The place of the last of so many blocks from a place on."""
    return type(at)(at.sequence, at.length, at.unit, at.step + count - 1)


@cute.kernel
def mla_kernel(
    mQ: cute.Tensor,
    mC: cute.Tensor,
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
    """A share of the line, of a tile of heads."""
    thread, _, _ = cute.arch.thread_idx()
    block, tile, _ = cute.arch.block_idx()
    group = cute.arch.make_warp_uniform(thread // 128)
    smem = utils.SmemAllocator()
    sQ, sK, sP = [
        smem.allocate_tensor(plan.dtype, layout.outer, 1024, layout.inner)
        for layout in (plan.sQ_layout, plan.sK_layout, plan.sP_layout)
    ]
    sV = cute.make_tensor(sK.iterator, plan.sV_layout)
    told = Told(smem)
    loading, warps = [pipeline.CooperativeGroup(pipeline.Agent.Thread, count) for count in (128, 4 * GROUPS)]
    rings = [
        pipeline.PipelineCpAsync.create(
            num_stages=stages,
            producer_group=loading,
            consumer_group=warps,
            barrier_storage=smem.allocate_array(cutec.Int64, 2 * stages),
        )
        for stages in (1, STAGES)
    ]
    shares = shared_out(line)
    few, many = REGISTERS
    if group == 0:
        cute.arch.setmaxregister_decrease(few)
        load_share(plan, thread, line, shares, block, tile, heads, pages, rings, (sQ, sK), mQ, mC, cuts)
    else:
        cute.arch.setmaxregister_increase(many)
        compute_share(
            plan,
            group - 1,
            thread % 128,
            line,
            shares,
            block,
            tile,
            heads,
            rings,
            (sQ, sK, sV, sP),
            told,
            (mO, mL, parts, part_logs),
            scale * LOG2_E,
        )
    cute.arch.griddepcontrol_launch_dependents()


@cute.jit
def attention_mla(
    q: cute.Tensor,
    cache: cute.Tensor,
    table: cute.Tensor,
    lengths: cute.Tensor,
    out: cute.Tensor,
    logs: cute.Tensor,
    scale: cutec.Float32,
    parts: cute.Tensor,
    part_logs: cute.Tensor,
    cuts: cute.Tensor,
    most: Constexpr = None,
):
    """`scale` is positive. `most`: thread blocks, instead of as many as the card has at a time."""
    assert scale > 0, "scores keep their order when they are scaled"
    plan, heads, pages = Plan(q.element_type), Heads(q.shape[1], 1, GROUP_ROWS), Pages(table, cache)
    assert heads.tiles <= SMS, "each tile of 64 heads has a multiprocessor"
    line, grid = lines_of(heads, lengths, table.shape[1] * cache.shape[1], KEYS, most or SMS, LEAST)
    mla_kernel(q, cache, out, logs, parts, part_logs, cuts, line, heads, pages, scale, plan).launch(
        grid=grid, block=(128 * (1 + GROUPS), 1, 1), min_blocks_per_mp=1
    )
    launch_combine(out, logs, parts, part_logs, cuts, heads, line)


def reference(q, cache, table, lengths, scale):
    """O and L in float64."""
    import numpy as np

    q, cache = q.astype(np.float64), cache.astype(np.float64)
    check_lengths(lengths, table, cache.shape[1])
    out, logs = np.zeros((*q.shape[:2], VALUES)), np.full(q.shape[:2], -np.inf)
    for i, length in enumerate(lengths):
        if length:
            keys = np.concatenate(cache[table[i]])[:length]
            scores = scale * q[i] @ keys.T
            top = scores.max(axis=1, keepdims=True)
            powers = np.exp(scores - top)
            total = powers.sum(axis=1, keepdims=True)
            out[i] = powers / total @ keys[:, :VALUES]
            logs[i] = (top + np.log(total))[:, 0]
    return out, logs


SLOTS = 2 * SMS  # parts that all thread blocks leave, at most
cutec.export(
    attention_mla,
    args=[
        f"in $dtype[b,h,{DEPTH}]:(?{{div=8}},?{{div=8}},1)",
        f"in $dtype[p,t,{DEPTH}]:(?{{div=8}},?{{div=8}},1)",
        "in i32[b,s]",
        "in i32[b]",
        f"out $dtype[b,h,{VALUES}]:(?{{div=8}},?{{div=8}},1)",
        "out f32[b,h]",
        "f32",
        f"workspace f32[{SLOTS}, {GROUP_ROWS}, {VALUES}]",
        f"workspace f32[{SLOTS}, {GROUP_ROWS}]",
        f"workspace i32[{SLOTS // 2}, 3]",
    ],
    variants=[{"dtype": dtype} for dtype in ("f16", "bf16")],
    reference=reference,
    arch="sm_90a",
)
