"""dQ by a kernel of its own, for attention's backward pass with results that do not depend on the
order in which thread blocks work (`attention_backward.py`, *deterministic*).

A thread block has a tile of queries, each of its warpgroups 64 of them; blocks of keys pass by, the
last first. S and dP are computed once more; dS is from registers the first operand of dQ += dS K.
"""

from common.attention import GROUP_ROWS, SMS, Scaling, hide_row, load, multiply, round_to
from common.attention_gradients import send
from common.attention_tiles import Posts, Span, Tiles, following

import cutec
from cutec import Constexpr, cute, pipeline, utils
from cutec.cute.nvgpu import cpasync, warpgroup
from cutec.utils import hopper_helpers as hopper

GROUPS, STAGES = 2, 2  # warpgroups that compute, buffers for blocks of K and V


class QueryPlan:
    """How tiles of `rows` queries are computed, with `columns` keys at a time."""

    def __init__(self, dtype, depths, mask, capped):
        self.dtype, self.mask, self.capped, self.packed = dtype, mask, capped, False
        self.depth, self.depth_v = depths
        self.groups, self.rows, self.columns = GROUPS, GROUPS * GROUP_ROWS, 64 if capped else 96
        self.threads = 128 * GROUPS
        k, mn = warpgroup.OperandMajorMode.K, warpgroup.OperandMajorMode.MN
        below, registers = (GROUPS, 1, 1), warpgroup.OperandSource.RMEM
        self.mma_S, self.mma_P = (
            hopper.make_trivial_tiled_mma(dtype, dtype, k, k, cutec.Float32, below, (GROUP_ROWS, self.columns))
            for _ in range(2)
        )
        self.mma_Q = hopper.make_trivial_tiled_mma(
            dtype, dtype, k, mn, cutec.Float32, below, (GROUP_ROWS, self.depth), registers
        )
        by_rows, by_columns = utils.LayoutEnum.ROW_MAJOR, utils.LayoutEnum.COL_MAJOR
        self.extents = [(n, d) for n in (self.rows, self.columns) for d in (self.depth, self.depth_v)]
        self.layouts = [
            hopper.make_smem_layout_a(by_rows, (n, 0, d), dtype, 1 if n == self.rows else STAGES)
            for n, d in self.extents
        ]
        self.sKt_layout = hopper.make_smem_layout_a(by_columns, (self.depth, 0, self.columns), dtype, STAGES)
        self.staged = 8 * self.depth  # words of shared memory by which a warp's sums leave

    @property
    def bytes(self):
        """Of a tile of Q and dO, and a block of K and V."""
        sizes = [rows * across * self.dtype.width // 8 for rows, across in self.extents]
        return sizes[0] + sizes[1], sizes[2] + sizes[3]


@cute.jit
def load_queries(plan: Constexpr, tiles, posts, sequences, window, rings, atoms, tensors, shared, ratio):
    """Tell of tile after tile, and bring in Q and dO, and blocks of K and V."""
    states = [pipeline.make_pipeline_state(pipeline.PipelineUserType.Producer, ring.num_stages) for ring in rings]

    def bring(which, number, head, batch):
        """A tile of Q and dO (0), or a block of K and V (1)."""
        ring, state = rings[which], states[which]
        ring.producer_acquire(state)
        barrier = ring.producer_get_barrier(state)
        for i in range(2 * which, 2 * which + 2):
            tile = cute.local_tile(tensors[i], plan.extents[i], (number, 0, head, batch))
            into, from_ = cpasync.tma_partition(
                atoms[i], 0, cute.make_layout(1), cute.group_modes(shared[i], 0, 2), cute.group_modes(tile, 0, 2)
            )
            cute.copy(atoms[i], from_, into[None, state.index], tma_bar_ptr=barrier)
        state.advance()

    at_post = posts.state(pipeline.PipelineUserType.Producer)
    # without keys there is nothing to load but what lies outside of K and V: zeros
    beyond = cutec.Int32(sequences.columns == 0)
    tile, found, at = following(tiles, tiles.start(), sequences)
    while found:
        m, head, batch, *_ = tile
        posts.send(at_post, m, head, batch)
        span = Span(plan, window, sequences.rows, sequences.columns, m * plan.rows)
        bring(0, m, head, batch)
        for i in range(span.count):
            bring(1, span.last - i + beyond, head // ratio, batch)
        tile, found, at = following(tiles, at, sequences)
    posts.send(at_post, *[-1] * posts.length)


@cute.jit
def score_gradients(plan: Constexpr, acc_S, acc_dP, offsets, numbers, column, own, row, span, scaling):
    """dS in the place of dP. `own`: (the thread's first row, its first column in a block)."""
    logs, deltas = numbers
    at_edge = span.edge(column, row)
    for r in cutec.range_constexpr(2):
        scores, gradients = (acc[(None, r, None), 0, 0] for acc in (acc_S, acc_dP))
        place = offsets, column + own[1], span.ends(own[0] + 8 * r)
        if cutec.const_expr(plan.capped):
            bent = cute.math.tanh(scores.load() * scaling.slope, fastmath=True)
            scores.store(cute.math.exp2(bent * scaling.factor - logs[r], fastmath=True))
            if at_edge:
                hide_row(scores, *place, 0.0)
            slopes = 1.0 - bent * bent
            gradients.store(scores.load() * (gradients.load() + deltas[r]) * slopes)
        else:
            if at_edge:
                hide_row(scores, *place)
            powers = cute.math.exp2(scores.load() * scaling.factor - logs[r], fastmath=True)
            gradients.store(powers * (gradients.load() + deltas[r]))


@cute.jit
def compute_queries(
    plan: Constexpr,
    group,
    thread,
    posts,
    sequences,
    window,
    rings,
    shared,
    staged,
    scaled_logs: cute.Tensor,
    deltas: cute.Tensor,
    mdQ: cute.Tensor,
    scale,
    scaling,
):
    """Compute tile after tile with a warpgroup."""
    ring_q, ring_k = rings
    at_q, at_k = [pipeline.make_pipeline_state(pipeline.PipelineUserType.Consumer, ring.num_stages) for ring in rings]
    sQ, sdO, sK, sV = shared
    # a warpgroup multiplies as one: all its threads tell the same addresses
    of_S, of_P, of_Q = (mma.get_slice(group * 128) for mma in (plan.mma_S, plan.mma_P, plan.mma_Q))
    tSrQ = plan.mma_S.make_fragment_A(of_S.partition_A(sQ))[None, None, None, 0]
    tPrdO = plan.mma_P.make_fragment_A(of_P.partition_A(sdO))[None, None, None, 0]
    tSrK = plan.mma_S.make_fragment_B(of_S.partition_B(sK))
    tPrV = plan.mma_P.make_fragment_B(of_P.partition_B(sV))
    tQrK = plan.mma_Q.make_fragment_B(of_Q.partition_B(cute.make_tensor(sK.iterator, plan.sKt_layout.outer)))
    scores = plan.rows, plan.columns
    acc_S, acc_dP = (mma.make_fragment_C(mma.partition_shape_C(scores)) for mma in (plan.mma_S, plan.mma_P))
    tQrdS = plan.mma_Q.make_fragment_A(plan.mma_Q.partition_shape_A(scores))
    acc_dQ = plan.mma_Q.make_fragment_C(plan.mma_Q.partition_shape_C((plan.rows, plan.depth)))
    numbers = [cute.make_rmem_tensor(2, cutec.Float32) for _ in range(2)]
    offsets = cute.make_rmem_tensor((2, plan.columns // 8), cutec.Int32)
    for i in cutec.range_constexpr(plan.columns // 4):
        offsets[i] = i // 2 * 8 + i % 2
    for mma, adds in ((plan.mma_S, False), (plan.mma_P, False), (plan.mma_Q, True)):
        mma.set(warpgroup.Field.ACCUMULATE, adds)
    queries = scaled_logs.shape[3]
    at_post = posts.state(pipeline.PipelineUserType.Consumer)
    m, head, batch = posts.take(at_post)
    while m >= 0:
        span = Span(plan, window, sequences.rows, sequences.columns, m * plan.rows)
        row = m * plan.rows + group * GROUP_ROWS
        own = row + thread % 128 // 32 * 16 + thread % 32 // 4, thread % 4 * 2
        for r in cutec.range_constexpr(2):
            numbers[0][r], numbers[1][r] = cutec.Float32.inf, cutec.Float32(0)
            if own[0] + 8 * r < sequences.rows:
                place = batch, head, (own[0] + 8 * r) // queries, (own[0] + 8 * r) % queries
                numbers[0][r], numbers[1][r] = scaled_logs[place], deltas[place]
        acc_dQ.fill(0.0)
        ring_q.consumer_wait(at_q)
        for i in range(span.count):
            ring_k.consumer_wait(at_k)
            multiply(plan.mma_S, acc_S, tSrQ, tSrK[None, None, None, at_k.index])
            multiply(plan.mma_P, acc_dP, tPrdO, tPrV[None, None, None, at_k.index])
            warpgroup.wait_group(0)
            column = (span.last - i) * plan.columns
            score_gradients(plan, acc_S, acc_dP, offsets, numbers, column, own, row, span, scaling)
            round_to(tQrdS, acc_dP)
            multiply(plan.mma_Q, acc_dQ, tQrdS, tQrK[None, None, None, at_k.index])
            warpgroup.wait_group(0)
            ring_k.consumer_release(at_k)
            at_k.advance()
        ring_q.consumer_release(at_q)
        at_q.advance()
        acc_dQ.store(acc_dQ.load() * scale)
        tile = cute.domain_offset((m * plan.rows, 0), mdQ[(None, None, head, batch)])
        send(plan, plan.mma_Q, thread, acc_dQ, staged, tile, sequences.rows - m * plan.rows)
        m, head, batch = posts.take(at_post)


@cute.kernel
def queries_kernel(
    tma_Q: cpasync.TmaAtom,
    mQ: cute.Tensor,
    tma_dO: cpasync.TmaAtom,
    mdO: cute.Tensor,
    tma_K: cpasync.TmaAtom,
    mK: cute.Tensor,
    tma_V: cpasync.TmaAtom,
    mV: cute.Tensor,
    scaled_logs: cute.Tensor,
    deltas: cute.Tensor,
    mdQ: cute.Tensor,
    tiles,
    sequences,
    window,
    scale: cutec.Float32,
    cap: cutec.Float32 | None,
    ratio,
    plan: Constexpr,
):
    tid, _, _ = cute.arch.thread_idx()
    group, warp_index = (cute.arch.make_warp_uniform(tid // count) for count in (128, 32))
    smem = utils.SmemAllocator()
    shared = [smem.allocate_tensor(plan.dtype, layout.outer, 1024, layout.inner) for layout in plan.layouts]
    staged = smem.allocate_tensor(cutec.Float32, cute.make_layout(plan.staged * GROUPS * 4), 1024)
    rings = [
        pipeline.PipelineTmaAsync.create(
            num_stages=count,
            producer_group=pipeline.CooperativeGroup(pipeline.Agent.Thread),
            consumer_group=pipeline.CooperativeGroup(pipeline.Agent.Thread, GROUPS * 4),
            tx_count=size,
            barrier_storage=smem.allocate_array(cutec.Int64, 2 * count),
        )
        for count, size in zip((1, STAGES), plan.bytes)
    ]
    posts = Posts(smem, plan, plan.threads)
    cute.arch.griddepcontrol_wait()  # for the kernel before
    if group == 0:
        cute.arch.setmaxregister_decrease(24)
        if warp_index == 0:
            atoms, tensors = (tma_Q, tma_dO, tma_K, tma_V), (mQ, mdO, mK, mV)
            load_queries(plan, tiles, posts, sequences, window, rings, atoms, tensors, shared, ratio)
    else:
        cute.arch.setmaxregister_increase(240)
        scaling = Scaling(scale, cap)
        given = posts, sequences, window, rings, shared, staged, scaled_logs, deltas, mdQ
        compute_queries(plan, group - 1, tid - 128, *given, scale, scaling)


def launch_queries(mQ, mdO, mK, mV, scaled_logs, deltas, mdQ, sequences, window, scale, cap, ratio, plan, blocks):
    """Launch for tensors (rows, D, heads, batch)."""
    infos = [load(*each) for each in zip((mQ, mdO, mK, mV), plan.layouts, plan.extents)]
    heads, batches = mQ.shape[2:]
    tiles = Tiles(plan, sequences.rows, heads, batches, 4, blocks or SMS)
    operands = [part for info in infos for part in info]
    queries_kernel(*operands, scaled_logs, deltas, mdQ, tiles, sequences, window, scale, cap, ratio, plan).launch(
        grid=(cute.math.min(tiles.total, blocks or SMS), 1, 1),
        block=(128 + plan.threads, 1, 1),
        min_blocks_per_mp=1,
        use_pdl=True,
    )
