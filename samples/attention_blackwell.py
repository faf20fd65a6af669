"""O = softmax(scale · Q Kᵀ) V on Blackwell (sm_100a): attention, forward, with scores, their
exponentials and sums in tensor memory.

Q is (batch, rows, heads, D), K and V are (batch, columns, heads of K and V, D), with any strides
but D contiguous; as many heads of Q as there are more of them share one of K and V. O is like Q,
and L (batch, heads, rows) gets the logarithm of each row's sum of exponentials. Scores may have a
*cap*: s becomes cap · tanh(s / cap).

A row sees all columns; or, *causal*, those up to its own (the last row's is the last column); or
those in a *window* around it. A row that sees none gets zeros, and -inf in L. What a row does not
see does not reach it, but for NaN and infinities in V: those reach all rows of a tile that computes
with their block. Sequences may be packed, one behind the other.

A block computes tiles of 256 rows, one after the other: two halves of 128, each with scores S and
sums O in tensor memory, a row in each lane. Blocks of 128 columns pass by, the last first. Warps
have different tasks:

    warp 13        loads Q, K and V by TMA
    warp 12        gives the tensor core its multiplies: S = Q Kᵀ and O += P V
    warps 0-3      softmax of the first half, a row for each thread: maxima, exponentials P, sums
    warps 4-7      the same of the second half
    warps 8-11     correction: shrink O when a maximum has grown; at the end divide it and store it

P takes the place of S, rounded to 16 bits. The tensor core goes back and forth between the halves:
while it multiplies for one, the other's exponentials are computed.

    tensor core    S0  S1  ·  O0 S0  O1 S1  O0 S0  O1 S1  ·  O0  O1
    softmax 0         P0      ·    P0          P0
    softmax 1             P1           P1          P1

A maximum of a row is subtracted before exponentials are taken. When it grows by a factor of 4 or
more, O has to shrink to fit (common/attention.py, SLACK); the correction warps wait for the factors
and leave alone what no row of theirs changes.

    cutec run attention_blackwell.py --entry attention_window_bf16_depth128 --arch sm_100a \\
        --on cpu --check --set b=1 --set s=300 --set t=300 --set h=2 --set g=1 --set left=100
"""

from typing import Any

from common.attention import LN_2, NOTHING, SLACK, Scaling, bound, clear_behind, hide_row, load, subtrahend
from common.attention_arguments import (
    PACKED,
    by_rows,
    check_scores,
    check_starts,
    heads_that_share,
    packed_by_rows,
    window_of,
)
from common.attention_correction import correct_tiles
from common.attention_halves import (
    COLUMNS,
    CORRECTION,
    HALF,
    LOADS,
    MULTIPLIES,
    PART,
    SOFTMAX,
    Meetings,
    TensorMemory,
    accessing,
)
from common.attention_load import load_tiles
from common.attention_reference import (
    causal_reference,
    full_reference,
    packed_reference,
    softcap_reference,
    window_reference,
)
from common.attention_tiles import PackedTiles, Posts, Sequences, Span, Tiles

import cutec
from cutec import Constexpr, cute, pipeline, utils
from cutec.cute.nvgpu import cpasync, tcgen05

SMS = 148  # of a B200
REGISTERS = {"softmax": 192, "correction": 88, "other": 40}
OF_PACKED = {"softmax": 192, "correction": 80, "other": 48}  # the warp that multiplies clears columns too


class Plan:
    """How tiles are computed: their size, the multiplies, and what lies where in shared memory."""

    def __init__(self, dtype, depth, mask, packed=False):
        assert mask in ("full", "causal", "window"), f"mask is full, causal or window, not {mask}"
        assert depth in (64, 128), f"D is 64 or 128, not {depth}"
        self.dtype, self.depth, self.mask, self.packed = dtype, depth, mask, packed
        self.registers = OF_PACKED if packed else REGISTERS
        self.rows, self.columns = 2 * HALF, COLUMNS
        self.stages = 256 // depth
        self.helpers = utils.blackwell_helpers
        k, mn = tcgen05.OperandMajorMode.K, tcgen05.OperandMajorMode.MN
        one, tensor_memory = tcgen05.CtaGroup.ONE, tcgen05.OperandSource.TMEM
        make = self.helpers.make_trivial_tiled_mma
        self.tiled_mma_QK = make(dtype, dtype, k, k, cutec.Float32, one, (HALF, COLUMNS))
        self.tiled_mma_PV = make(dtype, dtype, k, mn, cutec.Float32, one, (HALF, depth), tensor_memory)
        self.extents = (self.rows, depth), (COLUMNS, depth), (depth, COLUMNS)
        majors, stages = (k, k, mn), (1, self.stages, self.stages)
        self.layouts = [self.helpers.make_smem_layout(m, e, dtype, s) for m, e, s in zip(majors, self.extents, stages)]
        self.sO_layout = self.helpers.make_smem_layout(k, (HALF, depth), dtype, 1)

    @property
    def bytes(self):
        """Of a tile of Q, a block of K, a block of V."""
        return [rows * across * self.dtype.width // 8 for rows, across in self.extents]


@cute.jit
def multiply(tiled_mma: cute.TiledMma, sums: cute.Tensor, a: cute.Tensor, b: cute.Tensor, adds):
    """Give the tensor core a multiply that begins sums, or `adds` to them."""
    for step in cutec.range_constexpr(cute.size(b, mode=[2])):
        tiled_mma.set(tcgen05.Field.ACCUMULATE, adds if step == 0 else True)
        cute.gemm(tiled_mma, sums, a[None, None, step], b[None, None, step], sums)


@cute.jit
def multiply_tiles(plan: Constexpr, posts, sequences, window, rings, shared, meet, memory):
    """Give the tensor core the multiplies of tile after tile. Only one warp comes here."""
    ring_q, ring_k, ring_v = rings
    at_q, at_k, at_v = [
        pipeline.make_pipeline_state(pipeline.PipelineUserType.Consumer, ring.num_stages) for ring in rings
    ]
    qk, pv = plan.tiled_mma_QK, plan.tiled_mma_PV
    halves = [cute.local_tile(shared[0][None, None, 0], (HALF, plan.depth), (half, 0)) for half in range(2)]
    tSrQ = [qk.make_fragment_A(qk.get_slice(0).partition_A(half)) for half in halves]
    tSrK = qk.make_fragment_B(qk.get_slice(0).partition_B(shared[1]))
    tOrV = pv.make_fragment_B(pv.get_slice(0).partition_B(shared[2]))
    at_post = posts.state(pipeline.PipelineUserType.Consumer)
    phase = cutec.Int32(0)

    def take_v(span, is_last):
        """Wait for a block of V. Behind the last of a packed sequence lie rows of another one,
        whose NaN would not be zero when multiplied by zero.
        """
        ring_v.consumer_wait(at_v)
        if cutec.const_expr(plan.packed):
            beyond = span.columns - span.last * COLUMNS
            if is_last & (beyond < COLUMNS):
                clear_behind(shared[2][None, None, at_v.index], beyond, cute.arch.lane_idx(), 32)
                cute.arch.sync_warp()

    m, _, _, *where = posts.take(at_post)
    while m >= 0:
        _, rows, columns = sequences.of_post(where)
        span = Span(plan, window, rows, columns, m * plan.rows)
        ring_q.consumer_wait(at_q)
        ring_k.consumer_wait(at_k)
        for half in cutec.range_constexpr(2):
            multiply(qk, memory.tStS[half], tSrQ[half], tSrK[None, None, None, at_k.index], False)
            meet.scores.commit(half)
        ring_k.consumer_release(at_k)
        at_k.advance()
        adds = cutec.Boolean(False)
        for _ in range(1, span.count):
            ring_k.consumer_wait(at_k)
            take_v(span, adds == 0)
            for half in cutec.range_constexpr(2):
                meet.operands.wait(half, phase)
                multiply(pv, memory.tOtO[half], memory.tOrP[half], tOrV[None, None, None, at_v.index], adds)
                multiply(qk, memory.tStS[half], tSrQ[half], tSrK[None, None, None, at_k.index], False)
                meet.scores.commit(half)
            ring_k.consumer_release(at_k)
            ring_v.consumer_release(at_v)
            at_k.advance()
            at_v.advance()
            phase ^= 1
            adds = cutec.Boolean(True)
        ring_q.consumer_release(at_q)
        at_q.advance()
        take_v(span, adds == 0)
        for half in cutec.range_constexpr(2):
            meet.operands.wait(half, phase)
            multiply(pv, memory.tOtO[half], memory.tOrP[half], tOrV[None, None, None, at_v.index], adds)
            meet.sums.commit(half)
        ring_v.consumer_release(at_v)
        at_v.advance()
        phase ^= 1
        m, _, _, *where = posts.take(at_post)


@cute.jit
def softmax_tiles(
    plan: Constexpr, half: Constexpr, thread, posts, sequences, window, meet, memory, mL: cute.Tensor, scaling
):
    """Exponentials of a half's scores, tile after tile. A thread has a row."""
    load_S, tS = accessing(tcgen05.Ld32x32bOp, memory.scores(half), thread)
    store_P, tP = accessing(tcgen05.St32x32bOp, memory.powers(half), thread)
    row_S, row_P = cute.make_rmem_tensor(COLUMNS, cutec.Float32), cute.make_rmem_tensor(COLUMNS, plan.dtype)
    offsets = cute.make_rmem_tensor(COLUMNS, cutec.Int32)
    for i in cutec.range_constexpr(COLUMNS):
        offsets[i] = i
    rS = cute.make_tensor(row_S.iterator, cute.make_layout(((PART, 1), 1, COLUMNS // PART)))
    rP = cute.make_tensor(
        cute.recast_tensor(row_P, cutec.Float32).iterator, cute.make_layout(((PART, 1), 1, COLUMNS // 2 // PART))
    )
    factor = scaling.factor
    at_post = posts.state(pipeline.PipelineUserType.Consumer)
    phase = cutec.Int32(0)
    m, head, batch, *where = posts.take(at_post)
    while m >= 0:
        first_row, rows, columns = sequences.of_post(where)
        span = Span(plan, window, rows, columns, m * plan.rows)
        row, column = m * plan.rows + half * HALF + thread, span.last * COLUMNS
        begin, end = span.ends(row)
        row_of_L: Any = cute.where(row < rows, first_row + row, -1)
        top, total = cutec.Float32(NOTHING), cutec.Float32(0)
        for i in range(span.count):
            meet.scores.wait(half, phase)
            phase ^= 1
            cute.copy(load_S, tS, rS)
            bound(row_S, scaling)
            beyond = column + COLUMNS > end
            if cutec.const_expr(begin is not None):
                beyond = beyond | (column < begin)
            if cute.arch.vote_any_sync(beyond):
                hide_row(row_S, offsets, column, (begin, end))
            peak = row_S.load().reduce(cute.ReductionOp.MAX, NOTHING) * factor
            before = top
            if peak > top + SLACK:
                top = peak
            shrink = cute.arch.exp2(before - subtrahend(top))
            if i > 0:
                meet.factors[thread, half] = shrink
                meet.grown.arrive(half)
            powers = cute.math.exp2(row_S.load() * factor - subtrahend(top), fastmath=True)
            row_P.store(powers.to(plan.dtype))
            cute.copy(store_P, rP, tP)
            cute.arch.fence_view_async_tmem_store()
            meet.operands.arrive(half)
            total = total * shrink + powers.reduce(cute.ReductionOp.ADD, cutec.Float32(0))
            column -= COLUMNS
        meet.taken.wait(half, at_post.index)  # of two stages, the one of the next tile
        meet.inverses[thread, half] = cute.where(total == 0.0, cutec.Float32(0), cute.arch.rcp_approx(total))
        meet.summed.arrive(half)
        if row_of_L >= 0:
            mL[row_of_L, head, 0 if plan.packed else batch] = (top + cute.math.log2(total, fastmath=True)) * LN_2
        m, head, batch, *where = posts.take(at_post)


@cute.kernel
def attention_kernel(
    tma_Q: cpasync.TmaAtom,
    mQ: cute.Tensor,
    tma_K: cpasync.TmaAtom,
    mK: cute.Tensor,
    tma_V: cpasync.TmaAtom,
    mV: cute.Tensor,
    tma_O: cpasync.TmaAtom | None,
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
    warp_index = cute.arch.make_warp_uniform(tid // 32)
    atoms, tensors = (tma_Q, tma_K, tma_V), (mQ, mK, mV)
    if warp_index == LOADS:
        for atom in atoms if tma_O is None else (*atoms, tma_O):
            cpasync.prefetch_descriptor(atom)
    smem = utils.SmemAllocator()
    shared = [smem.allocate_tensor(plan.dtype, layout.outer, 1024, layout.inner) for layout in plan.layouts]
    sO = smem.allocate_tensor(plan.dtype, plan.sO_layout.outer, 1024, plan.sO_layout.inner)
    one = pipeline.CooperativeGroup(pipeline.Agent.Thread)
    meet = Meetings(smem)
    if warp_index == MULTIPLIES:
        with cute.arch.elect_one():
            meet.begin()
    rings = [
        pipeline.PipelineTmaUmma.create(
            num_stages=stages,
            producer_group=one,
            consumer_group=one,
            tx_count=count,
            barrier_storage=smem.allocate_array(cutec.Int64, 2 * stages),
        )
        for stages, count in zip((1, plan.stages, plan.stages), plan.bytes)
    ]
    posts = Posts(smem, plan, 32 * LOADS)
    tmem = utils.TmemAllocator(
        smem.allocate_array(cutec.Int32, 1), pipeline.NamedBarrier(1, 32 * LOADS), allocator_warp_id=MULTIPLIES
    )
    scaling = Scaling(scale, cap)
    # tasks begin where registers are shared out: so ptxas knows how many each has
    if warp_index >= MULTIPLIES:
        cute.arch.setmaxregister_decrease(plan.registers["other"])
        if warp_index == LOADS:
            load_tiles(plan, tiles, posts, sequences, window, rings, atoms, tensors, shared, ratio)
        if warp_index == MULTIPLIES:
            tmem.allocate(512)
            memory = TensorMemory(plan, tmem)
            multiply_tiles(plan, posts, sequences, window, rings, shared, meet, memory)
            memory.leave()
            tmem.relinquish_alloc_permit()
            tmem.free(memory.pointer)
    elif warp_index >= CORRECTION:
        cute.arch.setmaxregister_decrease(plan.registers["correction"])
        memory = TensorMemory(plan, tmem)
        correct_tiles(plan, tid % HALF, posts, sequences, window, meet, memory, sO[None, None, 0], tma_O, mO)
        memory.leave()
    elif warp_index < SOFTMAX + 4:
        cute.arch.setmaxregister_increase(plan.registers["softmax"])
        memory = TensorMemory(plan, tmem)
        softmax_tiles(plan, 0, tid % HALF, posts, sequences, window, meet, memory, mL, scaling)
        memory.leave()
    else:
        cute.arch.setmaxregister_increase(plan.registers["softmax"])
        memory = TensorMemory(plan, tmem)
        softmax_tiles(plan, 1, tid % HALF, posts, sequences, window, meet, memory, mL, scaling)
        memory.leave()


def launch(q, k, v, out, logs, scale, cap, plan, tiles, sequences, window, blocks):
    """Launch for tensors (rows, D, heads, batch)."""
    v = cute.make_tensor(v.iterator, cute.select(v.layout, [1, 0, 2, 3]))
    (tma_Q, mQ), (tma_K, mK), (tma_V, mV) = [load(*each) for each in zip((q, k, v), plan.layouts, plan.extents)]
    tma_O, mO = None, out
    if not plan.packed:
        layout_O, save = cute.slice_(plan.sO_layout, (None, None, 0)), cpasync.CopyBulkTensorTileS2GOp()
        tma_O, mO = cpasync.make_tiled_tma_atom(save, out, layout_O, (HALF, plan.depth))
    ratio = heads_that_share(q.shape[2], k.shape[2])
    attention_kernel(
        tma_Q, mQ, tma_K, mK, tma_V, mV, tma_O, mO, logs, tiles, sequences, window, scale, cap, ratio, plan
    ).launch(grid=(cute.math.min(tiles.total, blocks), 1, 1), block=(512, 1, 1), min_blocks_per_mp=1)


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
    mask: Constexpr = "full",
    blocks: Constexpr = None,
):
    """`mask`: full, causal, or window, of as many columns `left` and `right` of a row's own.
    `scale` is positive. `cap`: of scores, which become cap · tanh(scale · score / cap). `blocks`:
    how many thread blocks there are at most, by default one for each multiprocessor of a B200.
    """
    plan = Plan(q.element_type, q.shape[3], mask)
    check_scores(scale, cap)
    window = window_of(mask, left, right)
    batches, rows, heads, _ = q.shape
    blocks = blocks or SMS
    tiles = Tiles(plan, rows, heads, batches, heads_that_share(heads, k.shape[2]), blocks)
    sequences = Sequences(rows, k.shape[1], None)
    q, k, v, out, logs = by_rows(q, k, v, out, logs)
    launch(q, k, v, out, logs, scale, cap, plan, tiles, sequences, window, blocks)


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
    blocks: Constexpr = None,
):
    """Sequences one behind the other: i has the rows from `starts_q[i]` to before `starts_q[i + 1]`
    of Q, at most `longest`, and of K and V those by `starts_k`. L is (heads, rows). What a sequence
    has behind its first `longest` rows is not computed. `mask`: full or causal.
    """
    assert mask != "window", "mask is full or causal of packed sequences, not window"
    plan = Plan(q.element_type, q.shape[2], mask, True)
    check_scores(scale, None)
    check_starts(starts_q, starts_k)
    (rows, heads, _), blocks = q.shape, blocks or SMS
    together, count = heads_that_share(heads, k.shape[1]), starts_q.shape[0] - 1
    tiles = PackedTiles(plan, rows, longest, heads, count, together, blocks)
    sequences = Sequences(rows, k.shape[0], (starts_q, starts_k))
    q, k, v, out, logs = packed_by_rows(q, k, v, out, logs)
    launch(q, k, v, out, logs, scale, None, plan, tiles, sequences, None, blocks)


STRIDES = ":(?{div=8},?{div=8},?{div=8},1)"
OF_K = f"in $dtype[b,t,g,$depth]{STRIDES}"
TENSORS = [f"in $dtype[b,s,h,$depth]{STRIDES}", OF_K, OF_K, f"out $dtype[b,s,h,$depth]{STRIDES}", "out f32[b,h,s]"]
MIXED = [{"dtype": "f16", "depth": 64}, {"dtype": "bf16", "depth": 128}]
ARCHS = ["sm_100a", "sm_103a"]
for mask, reference, operations in (("full", full_reference, 4), ("causal", causal_reference, 2)):
    for depth in (64, 128):
        cutec.export(
            attention,
            args=[*TENSORS, "f32", None, None, None],
            variants=[{"dtype": dtype, "depth": depth} for dtype in ("f16", "bf16")],
            constexpr={"mask": mask},
            reference=reference,
            flops=f"{operations * depth}*b*h*s*t",
            arch=ARCHS,
            name=f"attention_{mask}",
        )
for kind in MIXED:
    cutec.export(
        attention_packed,
        args=PACKED,
        variants=[kind],
        constexpr={"mask": "causal"},
        reference=packed_reference,
        arch=ARCHS,
    )
for name, cap, reference in (("window", None, window_reference), ("softcap", "f32", softcap_reference)):
    cutec.export(
        attention,
        args=[*TENSORS, "f32", "i32", "i32", cap],
        variants=MIXED,
        constexpr={"mask": "window"},
        reference=reference,
        arch=ARCHS,
        name=f"attention_{name}",
    )
