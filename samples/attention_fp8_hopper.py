"""O = softmax(scale · Q Kᵀ) V on Hopper (sm_90a) for Q, K and V in e4m3, each with a scale for
every head: attention, forward.

Q is (batch, rows, heads, D), K and V are (batch, columns, heads of K and V, D), with any strides
but D contiguous; a head stands for its elements times its scale, in `scales_q` (batch, heads),
`scales_k` and `scales_v` (batch, heads of K and V). O, in bfloat16, is like Q, and L (batch, heads,
rows) gets the logarithm of each row's sum of exponentials. Rows see what they see in
attention_hopper.py, of which this has the order of work, and most of the parts.

Multiplies of bytes are twice as fast, but have both operands K-major: three warps turn blocks of V
in shared memory before they are multiplied (common/attention_turned.py). Their sums of many
products lose what is small beside them, so O is added up in two levels
(common/attention_promotion.py).

Exponentials P are rounded to e4m3, 4 bits: the largest of a row is 2^6, and one that grows beyond
what was the maximum is still below 448, the largest e4m3; those below 2^-12 of it have fewer bits,
and what is below 2^-16 is 0. A row's sum of exponentials is that of those before they were rounded.
O is 2 to 3 % off (a norm's), where that of bfloat16 is 0.2 to 0.4 %. Gradients, in bfloat16, are
0.4 to 0.7 % off, and 0.4 to 0.5 % where O and L are exact (common/attention_fp8_backward.py).

*wide*, P and V are multiplied in bfloat16, which the three warps make of V: O is 0.2 % off then, as
fast as attention of bfloat16. There may then be a scale for every 128 rows of a head (*blocks*).

Names follow CuTe (docs/letters.md): `tSrQ` is Q in registers, divided by the multiply that makes S.
"""

from common.attention import (
    GROUP_ROWS,
    LOG2_E,
    NOTHING,
    SLACK as SLACK_BF16,
    SMS,
    Form,
    Plan,
    exponentials,
    hide,
    load,
    multiply,
    raise_tops,
    round_to,
    scale_rows,
    shrink_totals,
)
from common.attention_arguments import by_rows, check_scores, heads_that_share, window_of
from common.attention_backward import CHOICES as BACKWARD_CHOICES, FORMS as BACKWARD_FORMS, workspaces
from common.attention_forward import Turns, finish, pass_by, send
from common.attention_fp8_backward import attention_fp8_backward
from common.attention_load import load_tiles
from common.attention_promotion import COLUMNS, add_kept, keep
from common.attention_reference import rounded_reference, scaled, scaled_causal_gradients, scaled_gradients
from common.attention_terms import SQUARES, of_tiles
from common.attention_tiles import Posts, Sequences, Span, Tiles
from common.attention_turned import WARPS, WarpRing, turn, widen

import cutec
from cutec import Constexpr, cute, pipeline, utils
from cutec.cute.nvgpu import cpasync, warpgroup

# By D; the first of a D unless told otherwise.
FORMS = {
    64: [Form(3, 128, 3, 2), Form(4, 64, 3, 2), Form(1, 128, 2, 2, resident=2)],
    128: [Form(3, 96, 4, 2), Form(2, 128, 2, 2, turns=True), Form(1, 96, 2, 1, resident=2)],
    256: [Form(2, 96, 2, 1, unturned=1), Form(1, 96, 2, 2)],
}
WIDE_FORMS = {
    64: [Form(3, 128, 3, 2, wide=True)],
    128: [Form(3, 80, 3, 2, wide=True)],
    256: [Form(2, 80, 2, 1, wide=True)],
}
BLOCK_FORMS = {
    64: [Form(3, 128, 3, 2, wide=True)],
    128: [Form(3, 64, 3, 2, wide=True)],
    256: [Form(2, 64, 2, 1, wide=True)],
}
BLOCK = 128  # rows of Q, K and V that have a scale
LIFT, SLACK = 6, 2.75  # to base 2: the largest P of a row, and how far others may exceed it


@cute.jit
def rounded(scores: cute.Tensor):
    """Exponentials as an operand of the second multiply, in words: those of two pairs of columns of
    a row in each.
    """
    count = cute.size(scores) // 8
    fours = cute.make_layout((2, 2, 2, count), stride=(1, 4, 2, 8))  # (columns, pairs, rows, words of a row)
    powers = cute.make_tensor(scores.iterator, fours).load().to(cutec.Float8E4M3FN)
    return powers.reshape((8 * count,)).bitcast(cutec.Int32)


@cute.jit
def round_scores(plan: Constexpr, powers: cute.Tensor, scores: cute.Tensor):
    """Exponentials become the first operand of the second multiply."""
    if cutec.const_expr(plan.wide):
        round_to(powers, scores)
    else:
        words = cute.recast_tensor(powers, cutec.Int32)
        cute.make_tensor(words.iterator, cute.make_layout(cute.size(words))).store(rounded(scores))


@cute.jit
def turn_tiles(
    plan: Constexpr, first, posts, sequences, window, ring_v, ring_t, sV: cute.Tensor, sT: cute.Tensor, scales
):
    """Turn or widen block after block of V. `first`: the warp's number of those that do."""
    at_post = posts.state(pipeline.PipelineUserType.Consumer)
    at_v = pipeline.make_pipeline_state(pipeline.PipelineUserType.Consumer, ring_v.num_stages)
    at_t = pipeline.make_pipeline_state(pipeline.PipelineUserType.Producer, ring_t.num_stages)
    m, head, batch = posts.take(at_post)
    while m >= 0:
        span = Span(plan, window, sequences.rows, sequences.columns, m * plan.rows)
        for i in range(span.count):
            scale = scales.of_values(head, batch, (span.last - i) * plan.columns)
            ring_v.consumer_wait(at_v)
            ring_t.producer_acquire(at_t)
            if cutec.const_expr(plan.wide):
                widen(first, sV[None, None, at_v.index], sT[None, None, at_t.index], scale)
            else:
                turn(first, plan.together, sV[None, None, at_v.index], sT[None, None, at_t.index])
            cute.arch.fence_view_async_shared()
            cute.arch.sync_warp()
            ring_v.consumer_release(at_v)
            ring_t.producer_commit(at_t)
            at_v.advance()
            at_t.advance()
        m, head, batch = posts.take(at_post)


@cute.jit
def compute_tiles(
    plan: Constexpr, group, thread, posts, sequences, window, rings, shared, mO: cute.Tensor, mL: cute.Tensor, scales
):
    """Compute tile after tile with a warpgroup."""
    ring_q, ring_k, ring_t = rings
    at_q, at_k, at_t = [
        pipeline.make_pipeline_state(pipeline.PipelineUserType.Consumer, ring.num_stages) for ring in rings
    ]
    # a warpgroup multiplies as one: all its threads tell the same addresses
    first = plan.tiled_mma_QK.get_slice(group * 128)
    tSrQ = plan.tiled_mma_QK.make_fragment_A(first.partition_A(shared[0]))
    tSrK = plan.tiled_mma_QK.make_fragment_B(first.partition_B(shared[1]))
    tOrV = plan.tiled_mma_PV.make_fragment_B(plan.tiled_mma_PV.get_slice(group * 128).partition_B(shared[2]))
    acc_S = plan.tiled_mma_QK.make_fragment_C(plan.tiled_mma_QK.partition_shape_C((plan.rows, plan.columns)))
    tOrP = plan.tiled_mma_PV.make_fragment_A(plan.tiled_mma_PV.partition_shape_A((plan.rows, plan.columns)))
    acc_O = plan.tiled_mma_PV.make_fragment_C(plan.tiled_mma_PV.partition_shape_C((plan.rows, plan.depth_v)))
    top, total, parts, shrink, factors = [cute.make_rmem_tensor(2, cutec.Float32) for _ in range(5)]
    kept = None if plan.wide else shared[3][None, thread, None]
    factors.fill(1.0)
    lift, slack = (0, SLACK_BF16) if plan.wide else (LIFT, SLACK)
    offsets = cute.make_rmem_tensor((2, plan.columns // 8), cutec.Int32)
    for i in cutec.range_constexpr(plan.columns // 4):
        offsets[i] = i // 2 * 8 + i % 2
    plan.tiled_mma_QK.set(warpgroup.Field.ACCUMULATE, False)
    plan.tiled_mma_PV.set(warpgroup.Field.ACCUMULATE, True)
    turns = Turns(group, plan)
    turns.begin()
    at_post = posts.state(pipeline.PipelineUserType.Consumer)
    m, head, batch = posts.take(at_post)
    while m >= 0:
        span = Span(plan, window, sequences.rows, sequences.columns, m * plan.rows)
        row = m * plan.rows + group * GROUP_ROWS  # the warpgroup's first; then the thread's
        own_row, own_column = row + thread % 128 // 32 * 16 + thread % 32 // 4, thread % 4 * 2
        column = span.last * plan.columns
        before, count, behind = span.of_group(row)
        of_scores, of_sums = scales.of_tile(head, batch, row)
        if cutec.const_expr(plan.mask != "full" and plan.groups > 1):
            for _ in range(before):
                pass_by(turns, ring_k, at_k, ring_t, at_t, lambda: None)
                column -= plan.columns
        factor = of_scores.of_columns(column)
        top.fill(NOTHING)
        acc_O.fill(0.0)
        since, promoted = 1, False
        ring_q.consumer_wait(at_q)
        ring_k.consumer_wait(at_k)
        multiply(plan.tiled_mma_QK, acc_S, tSrQ[None, None, None, at_q.index], tSrK[None, None, None, at_k.index])
        warpgroup.wait_group(0)
        ring_k.consumer_release(at_k)
        at_k.advance()
        if span.edge(column, row):
            hide(acc_S, offsets, column + own_column, own_row, span)
        raise_tops(acc_S, top, shrink, factor, slack, lift)
        exponentials(acc_S, top, total, factor)
        round_scores(plan, tOrP, acc_S)
        for _ in range(1, count):
            ring_k.consumer_wait(at_k)
            ring_t.consumer_wait(at_t)
            turns.wait()
            multiply(plan.tiled_mma_QK, acc_S, tSrQ[None, None, None, at_q.index], tSrK[None, None, None, at_k.index])
            multiply(plan.tiled_mma_PV, acc_O, tOrP, tOrV[None, None, None, at_t.index])
            warpgroup.wait_group(1)
            turns.pass_on()
            column -= plan.columns
            factor = of_scores.of_columns(column)
            ring_k.consumer_release(at_k)
            at_k.advance()
            if cutec.const_expr(plan.mask != "full"):
                if span.edge(column, row):
                    hide(acc_S, offsets, column + own_column, own_row, span)
            raised = raise_tops(acc_S, top, shrink, factor, slack, lift)
            exponentials(acc_S, top, parts, factor)
            shrink_totals(raised, parts, top, total, shrink)
            warpgroup.wait_group(0)  # one instruction for all warps of a warpgroup
            if raised:
                scale_rows(acc_O, shrink)
                factors.store(factors.load() * shrink.load())
            if cutec.const_expr(not plan.wide):
                if since == COLUMNS // plan.columns:
                    if promoted:
                        add_kept(acc_O, kept, factors)
                    keep(acc_O, kept)
                    factors.fill(1.0)
                    since, promoted = 0, True
                since += 1
            ring_t.consumer_release(at_t)
            at_t.advance()
            total.store(total.load() + parts.load())
            round_scores(plan, tOrP, acc_S)
        ring_t.consumer_wait(at_t)
        multiply(plan.tiled_mma_PV, acc_O, tOrP, tOrV[None, None, None, at_t.index])
        finish(top, total, shrink, mL[None, head, batch], own_row, sequences.rows)
        if cutec.const_expr(of_sums is not None):
            shrink.store(shrink.load() * of_sums)
        warpgroup.wait_group(0)
        ring_t.consumer_release(at_t)
        at_t.advance()
        if cutec.const_expr(plan.mask == "window" and plan.groups > 1):
            for _ in range(behind):
                pass_by(turns, ring_k, at_k, ring_t, at_t, lambda: None)
        if cutec.const_expr(not plan.wide):
            if promoted:
                add_kept(acc_O, kept, factors)
        scale_rows(acc_O, shrink)
        send(
            plan,
            thread,
            acc_O,
            cute.recast_tensor(shared[0][None, None, at_q.index], plan.of_o),
            cute.domain_offset((m * plan.rows, 0), mO[None, None, head, batch]),
            sequences.rows - m * plan.rows,
            lambda: ring_q.consumer_release(at_q),
        )
        at_q.advance()
        m, head, batch = posts.take(at_post)
    turns.end()


class Scales:
    """`scale` and the tensors (batch, heads) of Q's, K's and V's."""

    def __init__(self, scale, of_q, of_k, of_v, ratio):
        self.scale, self.of_q, self.of_k, self.of_v, self.ratio = scale * LOG2_E, of_q, of_k, of_v, ratio

    def of_tile(self, head, batch, row):
        """(what has the factors of scores of a head of Q, and what its sums are multiplied by)."""
        shared = head // self.ratio
        of_scores = self.of_q[batch, head] * self.of_k[batch, shared]
        assert of_scores > 0, "scores keep their order when they are scaled"
        return Factor(self.scale * of_scores), self.of_v[batch, shared]

    def of_values(self, head, batch, column):
        """Nothing that V would be multiplied by before it is multiplied by P."""


class Factor:
    """What scores are multiplied by, to base 2: the same everywhere."""

    def __init__(self, number):
        self.number = number

    def of_columns(self, column):
        return self.number


class BlockScales:
    """`scale` and the tensors (batch, heads, blocks of 128 rows) of Q's, K's and V's."""

    def __init__(self, scale, of_q, of_k, of_v, ratio):
        self.scale, self.of_q, self.of_k, self.of_v, self.ratio = scale * LOG2_E, of_q, of_k, of_v, ratio

    def of_tile(self, head, batch, row):
        factor = self.scale * number_at(self.of_q, batch, head, row)
        return BlockFactors(factor, self.of_k, batch, head // self.ratio), None

    def of_values(self, head, batch, column):
        return number_at(self.of_v, batch, head // self.ratio, column)


class BlockFactors:
    """What scores of some rows are multiplied by: by blocks of columns."""

    def __init__(self, of_rows, of_k, batch, head):
        self.of_rows, self.of_k, self.batch, self.head = of_rows, of_k, batch, head

    def of_columns(self, column):
        factor = self.of_rows * number_at(self.of_k, self.batch, self.head, column)
        assert factor > 0, "scores keep their order when they are scaled"
        return factor


@cute.jit
def number_at(scales: cute.Tensor, batch, head, row):
    """The scale of the block that a row is in; 1 of none."""
    found = cutec.Float32(1)
    if row // BLOCK < scales.shape[2]:
        found = scales[batch, head, row // BLOCK]
    return found


@cute.kernel
def attention_kernel(
    tma_Q: cpasync.TmaAtom,
    mQ: cute.Tensor,
    tma_K: cpasync.TmaAtom,
    mK: cute.Tensor,
    tma_V: cpasync.TmaAtom,
    mV: cute.Tensor,
    mO: cute.Tensor,
    mL: cute.Tensor,
    tiles,
    sequences,
    window,
    scales,
    plan: Constexpr,
):
    tid, _, _ = cute.arch.thread_idx()
    group = cute.arch.make_warp_uniform(tid // 128)
    warp_index = cute.arch.make_warp_uniform(tid // 32)
    atoms, tensors = (tma_Q, tma_K, tma_V), (mQ, mK, mV)
    if warp_index == 0:
        for atom in atoms:
            cpasync.prefetch_descriptor(atom)
    smem = utils.SmemAllocator()
    layouts = plan.sQ_layout, plan.sK_layout, plan.sV_layout, plan.sT_layout
    types = [plan.dtype] * 3 + [plan.of_p]
    sQ, sK, sV, sT = [smem.allocate_tensor(t, layout.outer, 1024, layout.inner) for t, layout in zip(types, layouts)]
    # sums that are promoted: eight of a thread lie together
    of_thread = cute.make_layout((8, 128 * plan.groups, plan.depth_v // 16))
    s_kept = None if plan.wide else smem.allocate_tensor(cutec.BFloat16, of_thread, 128)
    one, warps, turning = [pipeline.CooperativeGroup(pipeline.Agent.Thread, n) for n in (1, 4 * plan.groups, WARPS)]
    ring_q, ring_k, ring_v = [
        pipeline.PipelineTmaAsync.create(
            num_stages=stages,
            producer_group=one,
            consumer_group=consumers,
            tx_count=count,
            barrier_storage=smem.allocate_array(cutec.Int64, 2 * stages),
        )
        for stages, consumers, count in zip(
            (plan.tiles_of_q, plan.stages, plan.stages_of_v), (warps, warps, turning), plan.bytes
        )
    ]
    ring_t = WarpRing.create(
        num_stages=plan.stages,
        producer_group=turning,
        consumer_group=warps,
        barrier_storage=smem.allocate_array(cutec.Int64, 2 * plan.stages),
    )
    posts = Posts(smem, plan, 128 * plan.groups + 32 * WARPS)
    few, many = plan.registers
    if group == 0:
        cute.arch.setmaxregister_decrease(few)
        if warp_index == 0:
            load_tiles(
                plan,
                tiles,
                posts,
                sequences,
                window,
                (ring_q, ring_k, ring_v),
                atoms,
                tensors,
                (sQ, sK, sV),
                scales.ratio,
            )
        else:
            turn_tiles(plan, warp_index - 1, posts, sequences, window, ring_v, ring_t, sV, sT, scales)
    else:
        cute.arch.setmaxregister_increase(many)
        rings = ring_q, ring_k, ring_t
        shared = sQ, sK, sT, s_kept
        compute_tiles(plan, group - 1, tid - 128, posts, sequences, window, rings, shared, mO, mL, scales)


def form_for(depth, groups, forms):
    """The first form of a D with so many warpgroups, if they are given."""
    assert depth in forms, f"D is one of {', '.join(map(str, forms))}, not {depth}"
    return next(form for form in forms[depth] if groups in (None, form.groups))


@cute.jit
def attention(
    q: cute.Tensor,
    k: cute.Tensor,
    v: cute.Tensor,
    scales_q: cute.Tensor,
    scales_k: cute.Tensor,
    scales_v: cute.Tensor,
    out: cute.Tensor,
    logs: cute.Tensor,
    scale: cutec.Float32,
    left: cutec.Int32 | None = None,
    right: cutec.Int32 | None = None,
    mask: Constexpr = "full",
    groups: Constexpr = None,
    wide: Constexpr = False,
    by_blocks: Constexpr = False,
    form: Constexpr = None,
    blocks: Constexpr = None,
):
    """`mask`: full, causal, or window, of as many columns `left` and `right` of a row's own.
    `scale`, and the scales of Q and K, are positive. `groups`: warpgroups that compute.
    `wide`: P and V are multiplied in bfloat16; and `by_blocks`: scales are (batch, heads, blocks of
    128 rows). `blocks`: how many there are at most.
    """
    batches, rows, heads, depth = q.shape
    assert wide or not by_blocks, "P and V that have scales by blocks are multiplied in bfloat16"
    form = form or form_for(depth, groups, BLOCK_FORMS if by_blocks else WIDE_FORMS if wide else FORMS)
    assert not by_blocks or BLOCK % form.columns == 0, "a block of columns has one scale"
    plan = Plan(q.element_type, (depth, depth), mask, False, form)
    check_scores(scale, None)
    window = window_of(mask, left, right)
    mQ, mK, mV, mO, mL = by_rows(q, k, v, out, logs)
    ratio = heads_that_share(heads, k.shape[2])
    of_columns = cute.make_tensor(mV.iterator, cute.select(mV.layout, [1, 0, 2, 3]))
    layouts = plan.sQ_layout, plan.sK_layout, plan.sV_layout
    (tma_Q, mQ), (tma_K, mK), (tma_V, mV) = [load(*each) for each in zip((mQ, mK, of_columns), layouts, plan.extents)]
    blocks = blocks or SMS * plan.resident
    fitting = plan.cached // cute.math.max(k.shape[1] // cute.math.max(ratio, 1), 1)
    together = cute.math.max(fitting, 32 * SMS // depth)  # or few columns of K and V are shared
    tiles = Tiles(plan, rows, heads, batches, together, blocks)
    scales = (BlockScales if by_blocks else Scales)(scale, scales_q, scales_k, scales_v, ratio)
    sequences = Sequences(rows, k.shape[1], None)
    attention_kernel(tma_Q, mQ, tma_K, mK, tma_V, mV, mO, mL, tiles, sequences, window, scales, plan).launch(
        grid=(cute.math.min(tiles.total, blocks), 1, 1),
        block=(128 * (1 + plan.groups), 1, 1),
        min_blocks_per_mp=plan.resident,
    )


def full_reference(q, k, v, scales_q, scales_k, scales_v, scale, right=None):
    """O and L in float64, and what their errors are relative to."""
    if (scales_q <= 0).any() or (scales_k <= 0).any():
        raise ValueError("scales are positive: --in scales_q=FILE.npy --in scales_k=FILE.npy")
    q, k, v = (scaled(x, scales) for x, scales in zip((q, k, v), (scales_q, scales_k, scales_v)))
    return rounded_reference(q, k, v, scale, right=right)


def causal_reference(q, k, v, scales_q, scales_k, scales_v, scale):
    return full_reference(q, k, v, scales_q, scales_k, scales_v, scale, right=0)


def choices(depth, mask):
    """The forms of a D, each with the terms of its time."""
    forms = [{"groups": form.groups} for form in FORMS[depth]]
    return cutec.tuned(
        forms,
        {"b, h, g, s, t": SQUARES},
        card="H200",
        terms=lambda groups: of_tiles(form_for(depth, groups, FORMS), mask),
    )


# scales are positive, and L is about as large as scores: `--in scales_q=FILE.npy` gives others
CONTENTS = {f"scales_{name}": "1 + i % 2" for name in "qkv"}
OF_GRADIENTS = {"scales_q": "1", "scales_k": "1", "scales_v": "1 + i % 2", "logs": "40"}
WITH_GRADIENTS = (64, 128)  # D of which there are
BYTES, HALVES = (f":(?{{div={div}}},?{{div={div}}},?{{div={div}}},1)" for div in (16, 8))
QUERIES, KEYS = "b,s,h,$depth", "b,t,g,$depth"
TENSORS = [f"in f8E4M3FN[{extents}]{BYTES}" for extents in (QUERIES, KEYS, KEYS)]
OPERANDS = [*TENSORS, "in f32[b,h]", "in f32[b,g]", "in f32[b,g]"]
for mask, references, operations in (
    ("full", (full_reference, scaled_gradients), 4),
    ("causal", (causal_reference, scaled_causal_gradients), 2),
):
    for depth in FORMS:
        cutec.export(
            attention,
            args=[*OPERANDS, f"out bf16[{QUERIES}]{HALVES}", "out f32[b,h,s]", "f32", None, None],
            variants=[{"depth": depth}],
            constexpr={"mask": mask},
            choose=choices(depth, mask),
            contents=CONTENTS,
            reference=references[0],
            flops=f"{operations * depth}*b*h*s*t",
            backward=f"attention_fp8_backward_{mask}" if depth in WITH_GRADIENTS else "",
            arch="sm_90a",
            name=f"attention_fp8_{mask}",
        )
    for depth in WIDE_FORMS:
        cutec.export(
            attention,
            args=[*OPERANDS, f"out bf16[{QUERIES}]{HALVES}", "out f32[b,h,s]", "f32", None, None],
            variants=[{"depth": depth}],
            constexpr={"mask": mask, "wide": True},
            contents=CONTENTS,
            reference=references[0],
            flops=f"{operations * depth}*b*h*s*t",
            backward=f"attention_fp8_backward_{mask}" if depth in WITH_GRADIENTS else "",
            arch="sm_90a",
            name=f"attention_fp8_wide_{mask}",
        )
    for depth in BLOCK_FORMS:
        cutec.export(
            attention,
            args=[
                *TENSORS,
                *("in f32[b,h,sb]", "in f32[b,g,tb]", "in f32[b,g,tb]"),
                f"out bf16[{QUERIES}]{HALVES}",
                *("out f32[b,h,s]", "f32", None, None),
            ],
            variants=[{"depth": depth}],
            constexpr={"mask": mask, "wide": True},
            choose=[
                (f"sb == (s + {BLOCK - 1}) // {BLOCK} and tb == (t + {BLOCK - 1}) // {BLOCK}", {"by_blocks": True})
            ],
            contents=CONTENTS,
            reference=references[0],
            flops=f"{operations * depth}*b*h*s*t",
            arch="sm_90a",
            name=f"attention_fp8_blocks_{mask}",
        )
    for depth in WITH_GRADIENTS:
        cutec.export(
            attention_fp8_backward,
            args=[
                f"in bf16[{QUERIES}]{HALVES}",
                *OPERANDS,
                f"in bf16[{QUERIES}]{HALVES}",
                "in f32[b,h,s]",
                *(f"out bf16[{extents}]{HALVES}" for extents in (QUERIES, KEYS, KEYS)),
                "f32",
                *(f"workspace bf16[{extents}]" for extents in (QUERIES, KEYS, KEYS)),
                *workspaces(depth, BACKWARD_FORMS[depth].queries),
            ],
            variants=[{"depth": depth}],
            constexpr={"mask": mask},
            choose=BACKWARD_CHOICES,
            contents=OF_GRADIENTS,
            reference=references[1],
            flops=f"{5 * operations * depth // 2}*b*h*s*t",
            arch="sm_90a",
            name=f"attention_fp8_backward_{mask}",
        )
