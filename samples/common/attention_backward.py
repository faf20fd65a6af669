"""Kernels of attention's backward pass on Hopper (`attention_hopper_backward.py`).

Three kernels. The first sums up O ∘ dO, and zeroes the sums of dQ. In the second, a thread block
has a tile of keys; blocks of queries that see them pass by. The third rounds the sums of dQ.

A warpgroup loads, others compute, each with 64 keys. They compute Sᵀ and dPᵀ, queries in columns,
because so P is in registers what the multiply for dV takes as its first operand. dS goes to shared
memory, where the warpgroups' parts meet: dQ is a sum over all keys. What a thread block adds to dQ
is sent to sums in memory by `cp.reduce.async.bulk`, in the order in which threads have it. These
sums are taken in no fixed order; *deterministic*, another kernel finds dQ
(common/attention_query_gradients.py).

Each multiply has something to be computed below it. Of block i of queries:

    dP(i), dV(i)         P(i) is rounded, dS(i) is a product as soon as dP(i) is there
    S(i+1)               dS(i) is rounded, and put where warpgroups meet
    dQ(i-1), dK(i)       exponentials of S(i+1); dQ(i-1) is put into shared memory

dQ is a block late, so that no warpgroup waits for another's dS: one computes exponentials when the
other multiplies. It leaves another block later, behind the fence that dS needs, too: fences wait
until all stores are done, which takes long when multiplies read shared memory.

Where a tile has all keys of a sequence, the second kernel needs no others (*whole*): what a thread
block adds to dQ is all of it, and leaves scaled and rounded, by TMA. Warps that load nothing sum up
O ∘ dO ahead of those that compute, from O in shared memory. dQ has the same bits in each call.

Names follow CuTe (docs/letters.md): `tSrQ` is Q in registers, divided by the multiply that makes S.
"""

from common.attention import GROUP_ROWS, NOTHING, SMS, Scaling, load, multiply, round_to
from common.attention_arguments import check_scores, heads_that_share, window_of
from common.attention_gradient_operands import (
    Exchange,
    Numbers,
    Operands,
    RowsOfDQ,
    SumsOfDQ,
    Walk,
    find_deltas,
    load_tiles,
)
from common.attention_gradients import (
    PREPARING,
    GradientForm,
    GradientPlan,
    KeyTiles,
    QuerySpan,
    finish_kernel,
    part_layout,
    prepare_kernel,
    send,
)
from common.attention_query_gradients import QueryPlan, launch_queries
from common.attention_tiles import Posts, Sequences

import cutec
from cutec import Constexpr, cute, pipeline, utils
from cutec.cute.nvgpu import cpasync, warpgroup
from cutec.records import replace

FORMS = {64: GradientForm(96), 96: GradientForm(64), 128: GradientForm(64)}
# where scores have a cap: tanh takes registers and time
CAPPED_FORMS = {64: GradientForm(64), 128: GradientForm(48)}


@cute.jit
def exponentials(plan: Constexpr, work, logs, column, row, span, scaling):
    """P of a block of queries, from `row` on, in the place of its scores."""
    if cutec.const_expr(not plan.capped):
        work.hide(work.acc_S, column, row, span, NOTHING)
    for r in cutec.range_constexpr(2):
        work.exponentials(r, logs, scaling)
    if cutec.const_expr(plan.capped):
        work.hide(work.acc_P, column, row, span, 0.0)


@cute.jit
def compute_block(
    plan: Constexpr, work, rings, states, exchange, numbers, leaving, target, column, row, span, scaling, number, last
):
    """Compute with a block of queries whose P is there, and what the block before it adds to dQ;
    that of the block before that is sent to `target`. Of all but the last block, scores and P of
    the next one are computed, too, which is from `row` on. `number`: of the block, None of the
    first.
    """
    ring_q, ring_do = rings
    at_next, at_q, at_do, at_put, at_take = states
    takes = target is not None
    ring_do.consumer_wait(at_do)
    work.start_dP(numbers.deltas(at_do))
    multiply(plan.mma_P, work.acc_dP, work.tPrV, work.tPrdO[None, None, None, at_do.index])
    round_to(work.tVrP, work.acc_P)
    if cutec.const_expr(plan.capped):
        work.acc_S.store(work.acc_S.load() * work.acc_P.load())
    multiply(plan.mma_V, work.acc_dV, work.tVrP, work.tVrdO[None, None, None, at_do.index])
    warpgroup.wait_group(1)  # for dP, and dK of the block before
    if cutec.const_expr(number is not None):
        ring_q.consumer_release(at_q)
        at_q.advance()
    work.acc_dP.store(work.acc_S.load() * work.acc_dP.load())
    # of the last block, its own scores again: multiplies in flight bear no branch
    if not last:
        at_next.advance()
        ring_q.consumer_wait(at_next)
    multiply(plan.mma_S, work.acc_S, work.tSrK, work.tSrQ[None, None, None, at_next.index])
    warpgroup.wait_group(1)  # for dV
    if cutec.const_expr(plan.adds_dQ):
        exchange.ring.producer_acquire(at_put)
    work.put_dS(at_put.index)
    cute.arch.fence_view_async_shared()
    if cutec.const_expr(plan.adds_dQ):
        exchange.tell(at_put)
    if cutec.const_expr(takes):
        if number > 1:
            leaving.send(target)
    cute.arch.barrier(barrier_id=1 + work.group, number_of_threads=128)
    ring_do.consumer_release(at_do)
    at_do.advance()
    logs = numbers.logs(at_next)
    if cutec.const_expr(takes):
        exchange.ring.consumer_wait(at_take)
        work.multiply_dQ(at_take.index)
    multiply(plan.mma_K, work.acc_dK, work.dS_of(at_put.index), work.tKrQ[None, None, None, at_q.index])
    at_put.advance()
    warpgroup.wait_group(2 if takes else 1)  # for S
    exponentials(plan, work, logs, column, row, span, scaling)
    if cutec.const_expr(takes):
        warpgroup.wait_group(1)  # for dQ
        exchange.leave(at_take)
        leaving.stage(work.acc_dQ)


@cute.jit
def compute_tiles(
    plan: Constexpr,
    group,
    thread,
    posts,
    sequences,
    window,
    rings,
    shared,
    numbers,
    exchange,
    leaving,
    staged,
    mdK: cute.Tensor,
    mdV: cute.Tensor,
    scale,
    scaling,
    ratio,
):
    """Compute tile after tile with a warpgroup."""
    ring_k, ring_v, ring_q, ring_do = rings
    at_k, at_v, at_next, at_do = [
        pipeline.make_pipeline_state(pipeline.PipelineUserType.Consumer, ring.num_stages) for ring in rings
    ]
    at_q = pipeline.make_pipeline_state(pipeline.PipelineUserType.Consumer, ring_q.num_stages)
    work = Operands(plan, group, thread, shared)
    at_put, at_take = exchange.states()
    for mma, adds in (
        (plan.mma_S, False),
        (plan.mma_Q, False),
        (plan.mma_P, True),
        (plan.mma_K, True),
        (plan.mma_V, True),
    ):
        mma.set(warpgroup.Field.ACCUMULATE, adds)
    at_post = posts.state(pipeline.PipelineUserType.Consumer)
    n, head, batch = posts.take(at_post)
    while n >= 0:
        span = QuerySpan(plan, window, sequences.rows, sequences.columns, n * plan.rows)
        column = n * plan.rows + group * GROUP_ROWS
        work.acc_dK.fill(0.0)
        work.acc_dV.fill(0.0)
        ring_k.consumer_wait(at_k)
        ring_q.consumer_wait(at_next)
        multiply(plan.mma_S, work.acc_S, work.tSrK, work.tSrQ[None, None, None, at_next.index])
        ring_v.consumer_wait(at_v)
        warpgroup.wait_group(0)
        count = ratio * span.count
        given = (ring_q, ring_do), (at_next, at_q, at_do, at_put, at_take), exchange, numbers, leaving
        # of the block whose P comes next, and of the one whose part of dQ leaves next
        ahead, behind = (Walk(plan, span, head * ratio) for _ in range(2))
        logs = numbers.logs(at_next)
        exponentials(plan, work, logs, column, ahead.row, span, scaling)
        ahead.advance()
        compute_block(plan, work, *given, None, column, ahead.row, span, scaling, None, count == 1)
        for i in range(1, count):
            ahead.advance()
            target = leaving.target(behind, batch) if plan.adds_dQ else None
            compute_block(plan, work, *given, target, column, ahead.row, span, scaling, i, i + 1 == count)
            if i > 1:
                behind.advance()
        at_next.advance()
        if cutec.const_expr(plan.adds_dQ):
            exchange.ring.consumer_wait(at_take)
            work.multiply_dQ(at_take.index)
        cute.arch.fence_view_async_shared()
        cute.arch.sync_warp()
        if cutec.const_expr(plan.adds_dQ):
            if count > 1:
                leaving.send(leaving.target(behind, batch))
                behind.advance()
        warpgroup.wait_group(0)
        if cutec.const_expr(plan.adds_dQ):
            exchange.leave(at_take)
            leaving.stage(work.acc_dQ)
            cute.arch.fence_view_async_shared()
            cute.arch.sync_warp()
            leaving.send(leaving.target(behind, batch))
        ring_q.consumer_release(at_q)
        at_q.advance()
        for ring, at in ((ring_k, at_k), (ring_v, at_v)):
            ring.consumer_release(at)
            at.advance()
        work.acc_dK.store(work.acc_dK.load() * scale)
        rows = sequences.columns - n * plan.rows
        for mma, acc, target in ((plan.mma_V, work.acc_dV, mdV), (plan.mma_K, work.acc_dK, mdK)):
            tile = cute.domain_offset((n * plan.rows, 0), target[(None, None, head, batch)])
            send(plan, mma, thread, acc, staged, tile, rows)
        n, head, batch = posts.take(at_post)
    cute.arch.cp_async_bulk_wait_group(0)  # dQ is read from shared memory


@cute.kernel
def gradients_kernel(
    tma_K: cpasync.TmaAtom,
    mK: cute.Tensor,
    tma_V: cpasync.TmaAtom,
    mV: cute.Tensor,
    tma_Q: cpasync.TmaAtom,
    mQ: cute.Tensor,
    tma_dO: cpasync.TmaAtom,
    mdO: cute.Tensor,
    tma_O: cpasync.TmaAtom | None,
    mO: cute.Tensor | None,
    logs: cute.Tensor,
    deltas: cute.Tensor | None,
    sums: cute.Tensor | None,
    tma_dQ: cpasync.TmaAtom | None,
    mdQ: cute.Tensor | None,
    mdK: cute.Tensor,
    mdV: cute.Tensor,
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
    atoms, tensors = (tma_K, tma_V, tma_Q, tma_dO, tma_O)[: len(plan.loaded)], (mK, mV, mQ, mdO, mO)
    if warp_index == 0:
        for atom in atoms:
            cpasync.prefetch_descriptor(atom)
    smem = utils.SmemAllocator()
    *shared, sdS = [
        smem.allocate_tensor(plan.dtype, layout.outer, 1024, layout.inner) for layout in (*plan.loaded, plan.sdS_layout)
    ]
    numbers = Numbers(smem, plan)
    exchange = Exchange(smem, plan)
    staged = smem.allocate_tensor(cutec.Float32, cute.make_layout(plan.staged * plan.groups * 4), 1024)
    rings = [
        pipeline.PipelineTmaAsync.create(
            num_stages=count,
            producer_group=pipeline.CooperativeGroup(pipeline.Agent.Thread, arrivals),
            consumer_group=pipeline.CooperativeGroup(pipeline.Agent.Thread, warps),
            tx_count=size,
            barrier_storage=smem.allocate_array(cutec.Int64, 2 * count),
        )
        for (count, arrivals, warps), size in zip(plan.rings, plan.bytes)
    ]
    posts = Posts(smem, plan, plan.threads + 32 * plan.finders)
    cute.arch.griddepcontrol_wait()  # for the kernel before
    if cutec.const_expr(plan.whole):
        cute.arch.griddepcontrol_launch_dependents()
    if group == 0:
        cute.arch.setmaxregister_decrease(24)
        if warp_index == 0:
            load_tiles(
                plan,
                tiles,
                posts,
                sequences,
                window,
                rings,
                atoms,
                tensors,
                shared,
                (logs, deltas),
                numbers.shared,
                ratio,
            )
        elif plan.whole:
            find_deltas(plan, warp_index - 1, posts, sequences, window, rings[3:], shared[3:], numbers, ratio)
    else:
        cute.arch.setmaxregister_increase(240)
        own, leaving = (group - 1, tid - 128), None
        if cutec.const_expr(plan.whole):
            leaving = RowsOfDQ(plan, own[1], staged, tma_dQ, mdQ, scale)
        elif plan.adds_dQ:
            leaving = SumsOfDQ(plan, own[1], staged, sums)
        compute_tiles(
            plan,
            *own,
            posts,
            sequences,
            window,
            rings[:4],
            (*shared[:4], sdS),
            numbers,
            exchange,
            leaving,
            staged,
            mdK,
            mdV,
            scale,
            Scaling(scale, cap),
            ratio,
        )


def form_for(depth, capped=False, whole=False):
    forms = CAPPED_FORMS if capped else FORMS
    assert depth in forms, f"D is one of {', '.join(map(str, forms))}, not {depth}"
    form = forms[depth]
    return replace(form, queries=min(form.queries, 64), whole=True) if whole else form


@cute.jit
def attention_backward(
    dout: cute.Tensor,
    q: cute.Tensor,
    k: cute.Tensor,
    v: cute.Tensor,
    out: cute.Tensor,
    logs: cute.Tensor,
    dq: cute.Tensor,
    dk: cute.Tensor,
    dv: cute.Tensor,
    scale: cutec.Float32,
    left: cutec.Int32 | None = None,
    right: cutec.Int32 | None = None,
    cap: cutec.Float32 | None = None,
    sums: cute.Tensor | None = None,
    scaled_logs: cute.Tensor | None = None,
    deltas: cute.Tensor | None = None,
    mask: Constexpr = "full",
    deterministic: Constexpr = False,
    whole: Constexpr = False,
    form: Constexpr = None,
    blocks: Constexpr = None,
):
    """`mask`: full, causal, or window, of as many columns `left` and `right` of a row's own.
    `scale` is positive. `cap`: of scores. `deterministic`: dQ has the same bits in each call.
    `whole`: one kernel computes all, where there are keys, at most a tile of them, and queries.
    `blocks`: how many there are at most. `sums`, `scaled_logs` and `deltas` are workspaces: of sums
    of dQ, and of numbers of each query. *Whole*, there are none.
    """
    batches, rows, heads, depth = q.shape
    form = form or form_for(depth, cap is not None, whole)
    # one for each kernel that multiplies: fields of multiplies are set in kernels
    plan, plan_of_sums = (
        GradientPlan(q.element_type, (depth, v.shape[3]), mask, cap is not None, form, whole or not deterministic)
        for _ in range(2)
    )
    check_scores(scale, cap)
    window = window_of(mask, left, right)
    ratio = heads_that_share(heads, k.shape[2])
    mdO, mQ, mK, mV, mO, mdQ, mdK, mdV = (
        cute.make_tensor(x.iterator, cute.select(x.layout, [1, 3, 2, 0])) for x in (dout, q, k, v, out, dq, dk, dv)
    )
    mL = cute.make_tensor(logs.iterator, cute.select(logs.layout, [2, 1, 0]))
    if cutec.const_expr(not whole):
        below = rows // plan.queries + 1  # blocks of queries, one more where they are full
        prepare_kernel(mO, mdO, mL, scaled_logs, deltas, sums, plan).launch(
            grid=(below, heads, batches), block=(PREPARING, 1, 1)
        )
    infos = [load(*each) for each in zip((mK, mV, mQ, mdO, mO), plan.loaded, plan.extents)]
    operands = [part for info in infos for part in info]
    if cutec.const_expr(whole):
        assert rows > 0 and 0 < k.shape[1] <= plan.rows, "a tile has all keys"
        save, part = cpasync.CopyBulkTensorTileS2GOp(), part_layout(plan)
        operands += [mL, None, None, *cpasync.make_tiled_tma_atom(save, mdQ, part, plan.part_of_dQ)]
    else:
        operands += [None, None, scaled_logs, deltas, sums, None, None]
    sequences = Sequences(rows, k.shape[1], None)
    blocks = blocks or SMS
    tiles = KeyTiles(plan, sequences.columns, k.shape[2], batches, 4, blocks)
    gradients_kernel(*operands, mdK, mdV, tiles, sequences, window, scale, cap, ratio, plan).launch(
        grid=(cute.math.min(tiles.total, blocks), 1, 1),
        block=(128 + plan.threads, 1, 1),
        min_blocks_per_mp=1,
        use_pdl=True,
    )
    if cutec.const_expr(deterministic and not whole):
        plan_of_queries = QueryPlan(q.element_type, (depth, v.shape[3]), mask, cap is not None)
        given = mQ, mdO, mK, mV, scaled_logs, deltas, mdQ, sequences, window, scale, cap, ratio
        launch_queries(*given, plan_of_queries, blocks)
    elif not whole:
        finish_kernel(mdQ, sums, scale, plan_of_sums).launch(
            grid=(cute.ceil_div(rows, plan.queries), heads, batches), block=(plan.threads, 1, 1), use_pdl=True
        )


# which calls take one kernel: those whose keys are in a tile, and few queries
CHOICES = [("0 < t <= 128 and 0 < s <= 512", {"whole": 1}), ("", {"whole": 0})]


def workspaces(depth, queries, when=" if $whole == 0"):
    """For sums of dQ, and two numbers of each query. `when`: which forms have them."""
    return [
        f"workspace f32[b, h, s // {queries} + 1, {extent}]{when}" for extent in (queries * depth, queries, queries)
    ]
