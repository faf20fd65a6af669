"""O = softmax(scale · Q Kᵀ) V on Hopper (sm_90a): attention, forward, without its matrix of scores
ever being in memory.

Q is (batch, rows, heads, D), K and V are (batch, columns, heads of K and V, D), with any strides
but D contiguous; as many heads of Q as there are more of them share one of K and V. Where D of Q
and K is 192, that of V is 128. O is like Q with V's D, and L (batch, heads, rows) gets the
logarithm of each row's sum of exponentials. Or sequences of several lengths are *packed* one behind
the other, (rows, heads, D), with numbers that say where each begins and the last ends. Scores may
have a *cap*: s becomes cap · tanh(s / cap).

Where few rows meet many columns, columns are split over blocks (common/attention_split.py).

A row sees all columns; or, *causal*, those up to its own (the last row's is the last column); or
those in a *window* around it. A row that sees none gets zeros, and -inf in L. What a row does not
see does not reach it, but for NaN and infinities in V: those reach all rows of a tile that computes
with their block. A warpgroup lets pass the blocks of its tile that none of its own rows sees.

A block has one warpgroup that loads and others that compute, each with 64 rows of a tile. Blocks of
columns pass by, the last first: scores S = Q Kᵀ stay in registers, and their exponentials P are
from there the first operand of O += P V. A maximum of a row is subtracted before exponentials are
taken. Any number gives the same O, if nothing overflows, but not the same error: P is rounded to 16
bits, and an exponential that outweighs all others is a power of two, so exact, only if its score
was the maximum when it was computed. When the maximum grows, O and the row's sum shrink to fit.
Here a warp does that only if one of its rows exceeds what it subtracts by a factor of 4 or more:
this is seldom, and the error remains within 1.06 of the one without this slack.

To keep the tensor cores busy meanwhile, the multiply for the next scores is started before that of
the last exponentials, and warpgroups take turns in starting them: exponentials of one are computed
under multiplies of another. Blocks stay and compute tile after tile. Q of the next one comes in
meanwhile: into a second buffer, or, where only one fits, as soon as a tile's last scores are there.
Then O leaves from registers, else through the memory of Q.

Names follow CuTe (docs/letters.md): `tSrQ` is Q in registers, divided by the multiply that makes S.
"""

from common.attention import (
    GROUP_ROWS,
    NOTHING,
    SMS,
    Form,
    Plan,
    Scaling,
    bound,
    clear_behind,
    exponentials,
    hide,
    load,
    multiply,
    raise_tops,
    round_to,
    scale_rows,
    shrink_totals,
)
from common.attention_arguments import (
    PACKED,
    by_rows,
    check_scores,
    check_starts,
    heads_that_share,
    packed_by_rows,
    window_of,
)
from common.attention_forward import Turns, finish, pass_by, send, send_from_registers
from common.attention_load import load_tiles
from common.attention_reference import (
    causal_reference,
    full_reference,
    packed_reference,
    softcap_reference,
    window_reference,
)
from common.attention_split import SLOTS, SPLIT_FORMS, launch_split
from common.attention_terms import (
    PACKED_SHAPES,
    PACKED_STARTS,
    SHAPES,
    WINDOWS,
    of_packed,
    of_shares,
    of_tiles,
    takes_shares,
)
from common.attention_tiles import PackedTiles, Posts, Sequences, Span, Tiles

import cutec
from cutec import Constexpr, cute, pipeline, utils
from cutec.cute.nvgpu import cpasync, warpgroup

# By D; the first of a D unless told otherwise. With three warpgroups, most scores are computed for
# a block of K and V that is loaded, and warpgroups find their turns by themselves; with fewer,
# tiles are small. With one, two or three blocks share a multiprocessor, and one computes while
# another is between tiles. Fewer columns compute less that a mask hides.
FORMS = {
    64: [Form(3, 128, 2, 2), Form(1, 128, 2, 2, resident=2), Form(1, 64, 2, 2, resident=3)],
    96: [Form(3, 112, 2, 2), Form(2, 128, 2, 2, turns=True), Form(1, 64, 2, 2, resident=3)],
    128: [Form(3, 80, 3, 2), Form(2, 128, 2, 2, turns=True), Form(1, 96, 2, 1, resident=2)],
    192: [Form(2, 128, 2, 1, turns=True), Form(1, 64, 2, 1, resident=2), Form(3, 80, 2, 1)],
    256: [Form(2, 64, 2, 1)],
}
# by D, where scores have a cap: tanh takes registers and time
CAPPED_FORMS = {64: Form(3, 112, 2, 2), 128: Form(2, 128, 2, 2)}


@cute.jit
def clear_columns(plan: Constexpr, thread, sV: cute.Tensor, count):
    """Zero what a block of V has after its first `count` columns: rows of another sequence, whose
    NaN would not be zero when multiplied by zero.
    """
    clear_behind(sV, count, thread, 128 * plan.groups)
    cute.arch.barrier(barrier_id=1 + plan.groups, number_of_threads=128 * plan.groups)


@cute.jit
def compute_tiles(
    plan: Constexpr, group, thread, posts, sequences, window, rings, shared, mO: cute.Tensor, mL: cute.Tensor, scaling
):
    """Compute tile after tile with a warpgroup."""
    ring_q, ring_k, ring_v = rings
    at_q, at_k, at_v = [
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
    top, total, parts, shrink = [cute.make_rmem_tensor(2, cutec.Float32) for _ in range(4)]
    offsets = cute.make_rmem_tensor((2, plan.columns // 8), cutec.Int32)
    for i in cutec.range_constexpr(plan.columns // 4):
        offsets[i] = i // 2 * 8 + i % 2
    plan.tiled_mma_QK.set(warpgroup.Field.ACCUMULATE, False)
    plan.tiled_mma_PV.set(warpgroup.Field.ACCUMULATE, True)
    turns = Turns(group, plan)
    turns.begin()
    at_post = posts.state(pipeline.PipelineUserType.Consumer)
    m, head, batch, *where = posts.take(at_post)
    while m >= 0:
        first_row, rows, columns = sequences.of_post(where)
        span = Span(plan, window, rows, columns, m * plan.rows)
        row = m * plan.rows + group * GROUP_ROWS  # the warpgroup's first; then the thread's
        own_row, own_column = row + thread % 128 // 32 * 16 + thread % 32 // 4, thread % 4 * 2
        column = span.last * plan.columns
        before, count, behind = span.of_group(row)

        def clear():
            if cutec.const_expr(plan.packed):
                if column + plan.columns > columns:
                    ring_v.consumer_wait(at_v)
                    clear_columns(plan, thread, shared[2][None, None, at_v.index], columns - column)

        if cutec.const_expr(plan.mask != "full" and plan.groups > 1):
            for _ in range(before):
                pass_by(turns, ring_k, at_k, ring_v, at_v, clear)
                column -= plan.columns
        top.fill(NOTHING)
        acc_O.fill(0.0)
        ring_q.consumer_wait(at_q)
        ring_k.consumer_wait(at_k)
        multiply(plan.tiled_mma_QK, acc_S, tSrQ[None, None, None, at_q.index], tSrK[None, None, None, at_k.index])
        warpgroup.wait_group(0)
        ring_k.consumer_release(at_k)
        at_k.advance()
        bound(acc_S, scaling)
        if span.edge(column, row):
            hide(acc_S, offsets, column + own_column, own_row, span)
        raise_tops(acc_S, top, shrink, scaling.factor)
        exponentials(acc_S, top, total, scaling.factor)
        round_to(tOrP, acc_S)
        clear()
        for _ in range(1, count):
            ring_k.consumer_wait(at_k)
            ring_v.consumer_wait(at_v)
            turns.wait()
            multiply(plan.tiled_mma_QK, acc_S, tSrQ[None, None, None, at_q.index], tSrK[None, None, None, at_k.index])
            multiply(plan.tiled_mma_PV, acc_O, tOrP, tOrV[None, None, None, at_v.index])
            warpgroup.wait_group(1)
            turns.pass_on()
            column -= plan.columns
            ring_k.consumer_release(at_k)
            at_k.advance()
            bound(acc_S, scaling)
            if cutec.const_expr(plan.mask != "full"):
                if span.edge(column, row):
                    hide(acc_S, offsets, column + own_column, own_row, span)
            raised = raise_tops(acc_S, top, shrink, scaling.factor)
            exponentials(acc_S, top, parts, scaling.factor)
            shrink_totals(raised, parts, top, total, shrink)
            warpgroup.wait_group(0)  # one instruction for all warps of a warpgroup
            if raised:
                scale_rows(acc_O, shrink)
            ring_v.consumer_release(at_v)
            at_v.advance()
            total.store(total.load() + parts.load())
            round_to(tOrP, acc_S)
        if cutec.const_expr(plan.tiles_of_q == 1):
            ring_q.consumer_release(at_q)  # the next tile's is loaded meanwhile
        ring_v.consumer_wait(at_v)
        multiply(plan.tiled_mma_PV, acc_O, tOrP, tOrV[None, None, None, at_v.index])
        here = first_row + m * plan.rows
        place = head, 0 if plan.packed else batch
        finish(
            top,
            total,
            shrink,
            cute.domain_offset((first_row,), mL[(None, *place)]),
            own_row,
            rows,
        )
        warpgroup.wait_group(0)
        ring_v.consumer_release(at_v)
        at_v.advance()
        if cutec.const_expr(plan.mask == "window" and plan.groups > 1):
            for _ in range(behind):
                pass_by(turns, ring_k, at_k, ring_v, at_v, lambda: None)
        scale_rows(acc_O, shrink)
        gO = cute.domain_offset((here, 0), mO[(None, None, *place)])
        if cutec.const_expr(plan.tiles_of_q == 1):
            send_from_registers(plan, thread, acc_O, gO, rows - m * plan.rows)
        else:
            send(
                plan,
                thread,
                acc_O,
                cute.local_tile(shared[0][None, None, at_q.index], (plan.rows, plan.depth_v), (0, 0)),
                gO,
                rows - m * plan.rows,
                lambda: ring_q.consumer_release(at_q),
            )
        at_q.advance()
        m, head, batch, *where = posts.take(at_post)
    turns.end()


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
    scale: cutec.Float32,
    cap: cutec.Float32 | None,
    ratio,
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
    layouts = plan.sQ_layout, plan.sK_layout, plan.sV_layout
    shared = [smem.allocate_tensor(plan.dtype, layout.outer, 1024, layout.inner) for layout in layouts]
    producer = pipeline.CooperativeGroup(pipeline.Agent.Thread)
    warps = pipeline.CooperativeGroup(pipeline.Agent.Thread, plan.groups * 4)
    rings = [
        pipeline.PipelineTmaAsync.create(
            num_stages=stages,
            producer_group=producer,
            consumer_group=warps,
            tx_count=count,
            barrier_storage=smem.allocate_array(cutec.Int64, 2 * stages),
        )
        for stages, count in zip((plan.tiles_of_q, plan.stages, plan.stages), plan.bytes)
    ]
    posts = Posts(smem, plan, 128 * plan.groups)
    few, many = plan.registers
    if group == 0:
        cute.arch.setmaxregister_decrease(few)
        if warp_index == 0:
            load_tiles(plan, tiles, posts, sequences, window, rings, atoms, tensors, shared, ratio)
    else:
        cute.arch.setmaxregister_increase(many)
        compute_tiles(plan, group - 1, tid - 128, posts, sequences, window, rings, shared, mO, mL, Scaling(scale, cap))


def form_for(depth, groups, columns=None, split=False, capped=False):
    """The first form of a D with so many warpgroups and columns of a block, if they are given."""
    forms = SPLIT_FORMS if split else FORMS
    assert depth in forms, f"D is one of {', '.join(map(str, forms))}, not {depth}"
    if capped and depth in CAPPED_FORMS:
        return CAPPED_FORMS[depth]
    return next(form for form in forms[depth] if groups in (None, form.groups) and columns in (None, form.columns))


def launch(q, k, v, out, logs, scale, cap, plan, batches, longest, sequences, window, blocks):
    """Launch for tensors (rows, D, heads, batch). `longest`: rows of the longest sequence."""
    mV = cute.make_tensor(v.iterator, cute.select(v.layout, [1, 0, 2, 3]))
    layouts = plan.sQ_layout, plan.sK_layout, plan.sV_layout
    (tma_Q, mQ), (tma_K, mK), (tma_V, mV) = [load(*each) for each in zip((q, k, mV), layouts, plan.extents)]
    heads, ratio = q.shape[2], heads_that_share(q.shape[2], k.shape[2])
    blocks = blocks or SMS * plan.resident
    sharing = ratio * batches if plan.packed else ratio  # heads of Q, of all sequences, on average
    fitting = plan.cached // cute.math.max(k.shape[0] // cute.math.max(sharing, 1), 1)
    together = cute.math.max(fitting, 32 * SMS // plan.depth)  # or few columns of K and V are shared
    if plan.packed:
        tiles = PackedTiles(plan, sequences.rows, longest, heads, batches, together, blocks)
    else:
        tiles = Tiles(plan, longest, heads, batches, together, blocks)
    attention_kernel(
        tma_Q, mQ, tma_K, mK, tma_V, mV, out, logs, tiles, sequences, window, scale, cap, ratio, plan
    ).launch(
        grid=(cute.math.min(tiles.total, blocks), 1, 1),
        block=(128 * (1 + plan.groups), 1, 1),
        min_blocks_per_mp=plan.resident,
    )


@cute.jit
def attention(
    q: cute.Tensor,
    k: cute.Tensor,
    v: cute.Tensor,
    out: cute.Tensor,
    logs: cute.Tensor,
    scale: cutec.Float32,
    left: cutec.Int32 | None = None,
    right: cutec.Int32 | None = None,
    cap: cutec.Float32 | None = None,
    parts: cute.Tensor | None = None,
    part_logs: cute.Tensor | None = None,
    counters: cute.Tensor | None = None,
    mask: Constexpr = "full",
    groups: Constexpr = None,
    columns: Constexpr = None,
    split: Constexpr = False,
    form: Constexpr = None,
    blocks: Constexpr = None,
):
    """`mask`: full, causal, or window, of as many columns `left` and `right` of a row's own.
    `scale` is positive. `cap`: of scores, which become cap · tanh(scale · score / cap). `groups`:
    warpgroups that compute. `columns`: of a block of K and V. `split`: columns over blocks, whose
    results `parts` and `part_logs` get, and `counters` those that are done. `blocks`: how many
    there are at most.
    """
    batches, rows, _, depth = q.shape
    form = form or form_for(depth, groups, columns, split, cap is not None)
    plan = Plan(q.element_type, (depth, v.shape[3]), mask, False, form)
    check_scores(scale, cap)
    window = window_of(mask, left, right)
    mQ, mK, mV, mO, mL = by_rows(q, k, v, out, logs)
    sequences = Sequences(rows, k.shape[1], None)
    if cutec.const_expr(split):
        launch_split(mQ, mK, mV, mO, mL, parts, part_logs, counters, scale, cap, plan, blocks)
    else:
        launch(mQ, mK, mV, mO, mL, scale, cap, plan, batches, rows, sequences, window, blocks)


@cute.jit
def attention_packed(
    q: cute.Tensor,
    k: cute.Tensor,
    v: cute.Tensor,
    starts_q: cute.Tensor,
    starts_k: cute.Tensor,
    longest: cutec.Int32,
    out: cute.Tensor,
    logs: cute.Tensor,
    scale: cutec.Float32,
    mask: Constexpr = "full",
    groups: Constexpr = None,
    columns: Constexpr = None,
    form: Constexpr = None,
    blocks: Constexpr = None,
):
    """Sequences one behind the other: i has the rows from `starts_q[i]` to before `starts_q[i + 1]`
    of Q, at most `longest`, and of K and V those by `starts_k`. L is (heads, rows). What a sequence
    has behind its first `longest` rows is not computed.
    """
    plan = Plan(q.element_type, (q.shape[2], v.shape[2]), mask, True, form or form_for(q.shape[2], groups, columns))
    check_scores(scale, None)
    check_starts(starts_q, starts_k)
    sequences = Sequences(q.shape[0], k.shape[0], (starts_q, starts_k))
    q, k, v, out, logs = packed_by_rows(q, k, v, out, logs)
    launch(q, k, v, out, logs, scale, None, plan, starts_q.shape[0] - 1, longest, sequences, None, blocks)


def choices(depth, mask):
    """The forms of a D, each with the terms of its time."""
    whole = [{"groups": form.groups, "columns": form.columns} for form in FORMS[depth]]
    if len(FORMS[depth]) == 1 and mask == "window":
        return [("", whole[0])]
    if mask == "window":
        return cutec.tuned(whole, WINDOWS, card="H200", terms=lambda **use: of_tiles(form_for(depth, **use), mask))
    shared = [
        (takes_shares(form), {"groups": form.groups, "columns": form.columns, "split": 1})
        for form in SPLIT_FORMS[depth]
    ]

    def terms(groups, columns, split):
        form = form_for(depth, groups, columns, split)
        return of_shares(form) if split else of_tiles(form, mask)

    candidates = [*({**use, "split": 0} for use in whole), *shared]
    return cutec.tuned(candidates, SHAPES, card="H200", terms=terms, alike=["dtype"])


def packed_choices(depth):
    """The forms of a D for packed sequences: small tiles compute less of short ones."""
    whole = [{"groups": form.groups, "columns": form.columns} for form in FORMS[depth]]
    if len(whole) == 1:
        return [("", whole[0])]

    def terms(**use):
        return of_packed(form_for(depth, **use))

    return cutec.tuned(whole, PACKED_SHAPES, card="H200", terms=terms, contents=PACKED_STARTS)


def tensors(values: int | str = "$depth"):
    """Q, K, V, O and L. `values`: V's D."""
    strides = ":(?{div=8},?{div=8},?{div=8},1)"
    return [
        f"in $dtype[b,s,h,$depth]{strides}",
        f"in $dtype[b,t,g,$depth]{strides}",
        f"in $dtype[b,t,g,{values}]{strides}",
        f"out $dtype[b,s,h,{values}]{strides}",
        "out f32[b,h,s]",
    ]


def workspaces(values):
    """For parts of O and L of split columns, and counters of them."""
    place = f"{SLOTS}, {GROUP_ROWS} * $groups"
    kinds = f"f32[{place}, {values}]", f"f32[{place}]", f"zeroed u32[{SLOTS // 2}]"
    return [f"workspace {kind} if $split > 0" for kind in kinds]


WITH_GRADIENTS = (64, 96, 128)  # D of which attention_hopper_backward.py has gradients
MIXED = [{"dtype": dtype, "depth": depth} for dtype, depth in (("f16", 64), ("bf16", 128), ("bf16", 256))]
for mask, reference, operations in (("full", full_reference, 4), ("causal", causal_reference, 2)):
    for depth, values in {d: 128 if d == 192 else d for d in FORMS}.items():
        cutec.export(
            attention,
            args=[*tensors(values), "f32", None, None, None, *workspaces(values)],
            variants=[{"dtype": dtype, "depth": depth} for dtype in ("f16", "bf16")],
            constexpr={"mask": mask},
            choose=choices(depth, mask),
            reference=reference,
            flops=f"{operations * (depth + values) // 2}*b*h*s*t",
            backward=f"attention_backward_{mask}" if depth in WITH_GRADIENTS else "",
            arch="sm_90a",
            name=f"attention_{mask}",
        )
for kind in MIXED:
    cutec.export(
        attention,
        args=[*tensors(), "f32", "i32", "i32", None, None, None, None],
        variants=[kind],
        constexpr={"mask": "window"},
        choose=choices(kind["depth"], "window"),
        reference=window_reference,
        arch="sm_90a",
        name="attention_window",
        backward="attention_backward_window" if kind["depth"] in WITH_GRADIENTS else "",
    )
    cutec.export(
        attention_packed,
        args=PACKED,
        variants=[kind],
        constexpr={"mask": "causal"},
        choose=packed_choices(kind["depth"]),
        reference=packed_reference,
        arch="sm_90a",
    )
for kind in MIXED:
    cutec.export(
        attention,
        args=[*tensors(), "f32", "i32", "i32", "f32", None, None, None],
        variants=[kind],
        constexpr={"mask": "window"},
        reference=softcap_reference,
        arch="sm_90a",
        name="attention_softcap",
        backward="attention_backward_softcap" if kind["depth"] in WITH_GRADIENTS else "",
    )

# The gradients' functions, declared behind those whose gradients they compute.
import attention_hopper_backward  # noqa: E402, F401  # its declarations are what is imported
