"""O = softmax(scale · Q Kᵀ) V, attention, forward, for any GPU from sm_80 on: mma.sync, ldmatrix,
cp.async. The matrix of scores is never in memory.

Q is (batch, rows, heads, D), K and V are (batch, columns, heads of K and V, D), with any strides
but D contiguous; as many heads of Q as there are more of them share one of K and V. O is like Q,
and L (batch, heads, rows) gets the logarithm of each row's sum of exponentials. A row sees all
columns; or, *causal*, those up to its own (the last row's is the last column). One that sees none
gets zeros, and -inf in L.

A block has a tile of Q, each of its warps 32 rows of that. Blocks of columns pass by, the last
first: scores S = Q Kᵀ stay in registers, and their exponentials P are from there the first operand
of O += P V. A maximum of the row is subtracted before exponentials are taken: that of the first
block, for as long as sums of exponentials stay small, since any maximum gives the same O if nothing
overflows. Where they do not, which is seldom, the block's scores are computed again, the maximum
grows, and O and the row's sum shrink to fit. While a block of columns is computed with, cp.async
brings the next. Two blocks share a multiprocessor: the exponentials of one are computed under
multiplies of the other.

Names follow CuTe (docs/letters.md): `tSrQ` is Q in registers, divided by the multiply that makes S.
"""

import cutec
from cutec import Constexpr, cute
from cutec.cute.nvgpu import LoadCacheMode, cpasync, warp

ROWS, WARPS = 128, 4
COLUMNS = {64: 96, 128: 48}  # of a block of K and V, by D
STAGES = 2  # blocks of K and V in shared memory
VECTOR = 8  # 16-bit elements in a copy of 16 bytes
LOG2_E = 1.4426950408889634
LN_2 = 0.6931471805599453
NOTHING = -cutec.Float32.inf
TRUSTED = 2.0**15  # as large as a thread's sum of exponentials may be: each of them is a number in f16, too


class Plan:
    """How a tile is computed: who copies and multiplies what, and what lies where in shared
    memory.
    """

    def __init__(self, dtype, depth, mask):
        assert depth in COLUMNS, f"D is one of {', '.join(map(str, COLUMNS))}, not {depth}"
        assert mask in ("full", "causal"), f"mask is full or causal, not {mask}"
        self.dtype, self.depth, self.mask, self.columns = dtype, depth, mask, COLUMNS[depth]
        op = warp.MmaF16BF16Op(dtype, cutec.Float32, (16, 8, 16))
        # A warp takes 16 columns at a time, two instructions, so that one ldmatrix serves both.
        self.tiled_mma = cute.make_tiled_mma(op, (WARPS, 1, 1), permutation_mnk=(16 * WARPS, 16, 16))
        # The way in and out: rows in pieces of 16 bytes; in asynchronously, and zeros where there
        # is no element.
        self.across = depth // VECTOR
        self.down = self.tiled_mma.size // self.across
        threads, values = (
            cute.make_layout((self.down, self.across), stride=(self.across, 1)),
            cute.make_layout((1, VECTOR)),
        )
        to_shared = cute.make_copy_atom(cpasync.CopyG2SOp(LoadCacheMode.GLOBAL), dtype, num_bits_per_copy=128)
        self.copy_in = cute.make_tiled_copy_tv(to_shared, threads, values)
        self.copy_out = cute.make_tiled_copy_tv(
            cute.make_copy_atom(cute.nvgpu.CopyUniversalOp(), dtype, num_bits_per_copy=128), threads, values
        )
        # From shared memory to registers: four 8x8 matrices at once, those of V transposed.
        self.copy_Q, self.copy_K, self.copy_V = [
            make(cute.make_copy_atom(warp.LdMatrix8x8x16bOp(transposed, 4), dtype), self.tiled_mma)
            for make, transposed in (
                (cute.make_tiled_copy_A, False),
                (cute.make_tiled_copy_B, False),
                (cute.make_tiled_copy_B, True),
            )
        ]
        # Rows of 128 bytes, 8 of them a block, in which 16-byte pieces are permuted: 8 pieces below
        # each other lie in different banks. V is seen as (D, columns) when it is multiplied.
        swizzle = cute.make_swizzle(3, 3, 3)
        rows = cute.make_composed_layout(swizzle, 0, cute.make_layout((8, 64), stride=(64, 1)))
        columns = cute.make_composed_layout(swizzle, 0, cute.make_layout((64, 8), stride=(1, 64)))
        self.sQ_layout = cute.tile_to_shape(rows, (ROWS, depth), (0, 1))
        self.sKV_layout = cute.tile_to_shape(rows, (self.columns, depth, STAGES), (0, 1, 2))
        self.sVt_layout = cute.tile_to_shape(columns, (depth, self.columns, STAGES), (1, 0, 2))


@cute.jit
def copy_rows(plan: Constexpr, source: cute.Tensor, target: cute.Tensor, rows):
    """Bring a thread's pieces of a tile; zeros in place of rows from `rows` on, counted from the
    thread's first one. None: all are there.
    """
    for i in cutec.range_constexpr(cute.size(source, mode=[1])):
        if cutec.const_expr(rows is None):
            cute.copy(plan.copy_in, source[None, i, 0], target[None, i, 0])
        else:
            inside = cute.make_rmem_tensor((1,), cutec.Boolean)
            inside[0] = i * plan.down < rows
            cute.copy(plan.copy_in, source[None, i, 0], target[None, i, 0], pred=inside)


@cute.jit
def multiply(plan: Constexpr, sums: cute.Tensor, a: cute.Tensor, b: cute.Tensor, load_a: Constexpr, load_b: Constexpr):
    """Add the product of two operands."""
    for step in cutec.range_constexpr(cute.size(a, mode=[2])):
        load_a(step)
        load_b(step)
        cute.gemm(plan.tiled_mma, sums, a[None, None, step], b[None, None, step], sums)


@cute.jit
def hide(plan: Constexpr, scores: cute.Tensor, offsets: cute.Tensor, columns, own):
    """-inf for scores that a thread's rows do not see. After the thread's first score there are
    `columns` columns, its first row sees `own` of them; `offsets` says how much further the others
    of a row are.
    """
    for m in cutec.range_constexpr(cute.size(scores, mode=[1])):
        for r in cutec.range_constexpr(2):
            end = columns if cutec.const_expr(plan.mask == "full") else cutec.min(columns, own + m * 16 * WARPS + r * 8)
            row = scores[(None, r), m, None]
            row.store(cute.where(offsets.load() >= end, NOTHING, row.load()))


@cute.jit
def scale_rows(sums: cute.Tensor, factors: cute.Tensor):
    """Multiply a thread's rows by a factor each."""
    for m in cutec.range_constexpr(cute.size(sums, mode=[1])):
        for r in cutec.range_constexpr(2):
            row = sums[(None, r), m, None]
            row.store(row.load() * factors[r, m])


@cute.jit
def raise_tops(scores: cute.Tensor, top: cute.Tensor, shrink: cute.Tensor, scale):
    """`top`: the maximum so far of scaled scores of a thread's rows; `shrink`: by what earlier sums
    have to be multiplied.
    """
    for m in cutec.range_constexpr(cute.size(scores, mode=[1])):
        for r in cutec.range_constexpr(2):
            peak = scores[(None, r), m, None].load().reduce(cute.ReductionOp.MAX, NOTHING)
            for lane in (1, 2):  # the four threads that share a row
                peak = cute.arch.fmax(peak, cute.arch.shuffle_sync_bfly(peak, lane))
            before = top[r, m]
            top[r, m] = cute.arch.fmax(before, peak * scale)
            shrink[r, m] = cute.arch.exp2(before - subtrahend(top[r, m]))


@cute.jit
def subtrahend(top):
    """What is subtracted from the scaled scores of a row: of one that sees nothing yet, nothing,
    and all exponentials are zero.
    """
    return cute.where(top > NOTHING, top, cutec.Float32(0))


@cute.jit
def exponentials(scores: cute.Tensor, top: cute.Tensor, parts: cute.Tensor, scale):
    """Scores become 2**(scale · score - top of the row), `parts` the thread's sums of them. Whether
    they are right: neither too large nor of a row that has no maximum yet.
    """
    fine = cutec.Boolean(True)
    for m in cutec.range_constexpr(cute.size(scores, mode=[1])):
        for r in cutec.range_constexpr(2):
            row = scores[(None, r), m, None]
            powers = cute.math.exp2(row.load() * scale - subtrahend(top[r, m]), fastmath=True)
            # Pairs are added where they are computed, and then each other: registers are full.
            parts[r, m] = powers.reduce(cute.ReductionOp.ADD, 0.0, (1, None)).reduce(cute.ReductionOp.ADD)
            fine = fine & (parts[r, m] <= TRUSTED) & (top[r, m] > NOTHING)
            row.store(powers)
    return fine


@cute.jit
def finish(top: cute.Tensor, total: cute.Tensor, inverse: cute.Tensor, logs: cute.Tensor, row, rows):
    """`inverse`: what O of the thread's rows has to be multiplied by at the end; L of them is
    stored. `row` is the first.
    """
    for m in cutec.range_constexpr(cute.size(total, mode=[1])):
        for r in cutec.range_constexpr(2):
            for lane in (1, 2):
                total[r, m] = total[r, m] + cute.arch.shuffle_sync_bfly(total[r, m], lane)
            inverse[r, m] = cute.arch.rcp_approx(total[r, m])
            if total[r, m] == 0.0:  # a row that sees nothing
                inverse[r, m] = cutec.Float32(0)
            here = row + m * 16 * WARPS + r * 8
            if cute.arch.lane_idx() % 4 == 0 and here < rows:
                logs[here] = (top[r, m] + cute.math.log2(total[r, m], fastmath=True)) * LN_2


@cute.kernel
def attention_kernel(
    mQ: cute.Tensor,
    mK: cute.Tensor,
    mV: cute.Tensor,
    mO: cute.Tensor,
    mL: cute.Tensor,
    scale: cutec.Float32,
    plan: Constexpr,
):
    """Of tensors (rows, D, heads, batch), and L (rows, heads, batch)."""
    tid, _, _ = cute.arch.thread_idx()
    number, head, batch = cute.arch.block_idx()
    rows, columns = mQ.shape[0], mK.shape[0]
    # Tiles that see the most columns come first: what is left at the end is short.
    first_row = (cute.ceil_div(rows, ROWS) - 1 - number) * ROWS
    head_kv = head // (mQ.shape[2] // mK.shape[2])
    gQ = cute.local_tile(mQ[None, None, head, batch], (ROWS, plan.depth), (first_row // ROWS, 0))
    gO = cute.local_tile(mO[None, None, head, batch], (ROWS, plan.depth), (first_row // ROWS, 0))
    gK, gV = [cute.local_tile(x[None, None, head_kv, batch], (plan.columns, plan.depth), (None, 0)) for x in (mK, mV)]

    # The columns that rows of the tile see, in blocks. Row i sees those up to i + ahead.
    ahead = columns - rows
    end = columns
    if cutec.const_expr(plan.mask == "causal"):
        end = cutec.min(columns, first_row + ROWS + ahead)
    block = (cutec.max(end, 1) - 1) // plan.columns

    smem = cutec.utils.SmemAllocator()
    sQ = smem.allocate_tensor(plan.dtype, plan.sQ_layout, 128)
    sK = smem.allocate_tensor(plan.dtype, plan.sKV_layout, 128)
    sV = smem.allocate_tensor(plan.dtype, plan.sKV_layout, 128)
    sVt = cute.make_tensor(sV.iterator, plan.sVt_layout)

    thr_copy = plan.copy_in.get_slice(tid)
    tKgK, tKsK = thr_copy.partition_S(gK), thr_copy.partition_D(sK)
    tVgV, tVsV = thr_copy.partition_S(gV), thr_copy.partition_D(sV)
    # Only the last block may lack columns: it comes in first.
    own = tid // plan.across
    copy_rows(plan, thr_copy.partition_S(gQ), thr_copy.partition_D(sQ), rows - first_row - own)
    copy_rows(plan, tKgK[None, None, None, block], tKsK[None, None, None, 0], columns - block * plan.columns - own)
    copy_rows(plan, tVgV[None, None, None, block], tVsV[None, None, None, 0], columns - block * plan.columns - own)
    cute.arch.cp_async_commit_group()

    thr_mma = plan.tiled_mma.get_slice(tid)
    tSrQ = plan.tiled_mma.make_fragment_A(thr_mma.partition_A(sQ))
    tSrK = plan.tiled_mma.make_fragment_B(thr_mma.partition_B(sK)[None, None, None, 0])
    tOrV = plan.tiled_mma.make_fragment_B(thr_mma.partition_B(sVt)[None, None, None, 0])
    thr_copy_Q, thr_copy_K, thr_copy_V = (
        plan.copy_Q.get_slice(tid),
        plan.copy_K.get_slice(tid),
        plan.copy_V.get_slice(tid),
    )
    tXsQ, tXrQ = thr_copy_Q.partition_S(sQ), thr_copy_Q.retile(tSrQ)
    tXsK, tXrK = thr_copy_K.partition_S(sK), thr_copy_K.retile(tSrK)
    tXsV, tXrV = thr_copy_V.partition_S(sVt), thr_copy_V.retile(tOrV)
    acc_O = plan.tiled_mma.make_fragment_C(plan.tiled_mma.partition_shape_C((ROWS, plan.depth)))
    acc_S = plan.tiled_mma.make_fragment_C(plan.tiled_mma.partition_shape_C((ROWS, plan.columns)))
    # Exponentials, rounded, as the first operand: what two instructions have computed side by side
    # is what one takes.
    rP = cute.make_fragment_like(acc_S, plan.dtype)
    down, across = ROWS // 16 // WARPS, plan.columns // 8
    tOrP = cute.make_tensor(
        rP.iterator, cute.make_layout(((2, 2, 2), down, across // 2), stride=((1, 2, 4 * down), 4, 8 * down))
    )

    lane, warp_index = tid % 32, tid // 32
    row, column = first_row + warp_index * 16 + lane // 4, lane % 4 * 2  # the thread's first
    top, total, parts, shrink = [cute.make_rmem_tensor((2, down), cutec.Float32) for _ in range(4)]
    offsets = cute.make_rmem_tensor((2, across), cutec.Int32)
    for i in cutec.range_constexpr(2 * across):
        offsets[i] = i // 2 * 8 + i % 2
    top.fill(NOTHING)
    total.fill(0.0)
    acc_O.fill(0.0)
    stage = cutec.Int32(0)
    for i in range(block + 1):
        here = block - i
        cute.arch.cp_async_wait_group(0)
        cute.arch.sync_threads()
        if here > 0:
            copy_rows(plan, tKgK[None, None, None, here - 1], tKsK[None, None, None, 1 - stage], None)
        acc_S.fill(0.0)
        multiply(
            plan,
            acc_S,
            tSrQ,
            tSrK,
            lambda step: cute.copy(plan.copy_Q, tXsQ[None, None, step], tXrQ[None, None, step]),
            lambda step: cute.copy(plan.copy_K, tXsK[None, None, step, stage], tXrK[None, None, step]),
        )
        if here > 0:
            copy_rows(plan, tVgV[None, None, None, here - 1], tVsV[None, None, None, 1 - stage], None)
        cute.arch.cp_async_commit_group()
        # by all rows of the tile
        seen = columns if cutec.const_expr(plan.mask == "full") else cutec.min(columns, first_row + ahead + 1)
        if (here + 1) * plan.columns > seen:
            first = here * plan.columns + column
            hide(plan, acc_S, offsets, columns - first, row + ahead + 1 - first)
        # rows may see their first columns
        begins = i == 0 if cutec.const_expr(plan.mask == "full") else (here + 1) * plan.columns >= seen
        if begins:
            raise_tops(acc_S, top, shrink, scale * LOG2_E)
            if cutec.const_expr(plan.mask == "causal"):
                scale_rows(acc_O, shrink)
                total.store(total.load() * shrink.load())
        fine = exponentials(acc_S, top, parts, scale * LOG2_E)
        if cutec.const_expr(plan.mask == "causal"):
            fine = fine | begins
        if cute.arch.vote_any_sync(not fine):  # once more, with greater maxima
            acc_S.fill(0.0)
            multiply(
                plan,
                acc_S,
                tSrQ,
                tSrK,
                lambda step: cute.copy(plan.copy_Q, tXsQ[None, None, step], tXrQ[None, None, step]),
                lambda step: cute.copy(plan.copy_K, tXsK[None, None, step, stage], tXrK[None, None, step]),
            )
            if (here + 1) * plan.columns > seen:
                first = here * plan.columns + column
                hide(plan, acc_S, offsets, columns - first, row + ahead + 1 - first)
            raise_tops(acc_S, top, shrink, scale * LOG2_E)
            exponentials(acc_S, top, parts, scale * LOG2_E)
            scale_rows(acc_O, shrink)
            total.store(total.load() * shrink.load())
        total.store(total.load() + parts.load())
        rP.store(acc_S.load().to(plan.dtype))
        multiply(
            plan,
            acc_O,
            tOrP,
            tOrV,
            lambda step: None,
            lambda step: cute.copy(plan.copy_V, tXsV[None, None, step, stage], tXrV[None, None, step]),
        )
        stage = 1 - stage

    # itself, but not known to be: else what follows from it would take up registers in the loop
    tid = cute.arch.shuffle_sync(tid, tid % 32)
    row = first_row + tid // 32 * 16 + tid % 32 // 4
    finish(top, total, shrink, mL[None, head, batch], row, rows)
    scale_rows(acc_O, shrink)
    # Through the shared memory of Q, so that rows of O are stored in pieces of 16 bytes.
    cute.arch.sync_threads()
    rO = cute.make_fragment_like(acc_O, plan.dtype)
    rO.store(acc_O.load().to(plan.dtype))
    cute.autovec_copy(rO, thr_mma.partition_C(sQ))
    cute.arch.sync_threads()
    thr_out = plan.copy_out.get_slice(tid)
    tXsO, tXgO = thr_out.partition_S(sQ), thr_out.partition_D(gO)
    for i in cutec.range_constexpr(cute.size(tXgO, mode=[1])):
        if first_row + own + i * plan.down < rows:
            cute.autovec_copy(tXsO[None, i, 0], tXgO[None, i, 0])


@cute.jit
def attention(
    q: cute.Tensor,
    k: cute.Tensor,
    v: cute.Tensor,
    out: cute.Tensor,
    logs: cute.Tensor,
    scale: cutec.Float32,
    mask: Constexpr = "full",
):
    """`mask`: full or causal. `scale` is positive."""
    batches, rows, heads, depth = q.shape
    plan = Plan(q.element_type, depth, mask)
    assert k.shape[2] > 0, "K and V have at least one head"
    assert heads % k.shape[2] == 0, "as many heads of Q share each one of K and V"
    assert scale > 0, "scores keep their order when they are scaled"
    by_rows = [cute.make_tensor(x.iterator, cute.select(x.layout, [1, 3, 2, 0])) for x in (q, k, v, out)]
    of_logs = cute.make_tensor(logs.iterator, cute.select(logs.layout, [2, 1, 0]))
    attention_kernel(*by_rows, of_logs, scale, plan).launch(
        grid=(cute.ceil_div(rows, ROWS), heads, batches), block=(plan.tiled_mma.size, 1, 1)
    )


def full_reference(q, k, v, scale, right=None):
    """O and L in float64; rows see `right` columns after their own, or all."""
    import numpy as np

    q, k, v = (x.astype(np.float64).transpose(0, 2, 1, 3) for x in (q, k, v))
    k, v = (np.repeat(x, q.shape[1] // x.shape[1], axis=1) for x in (k, v))
    scores = scale * q @ k.swapaxes(2, 3)
    rows, columns = scores.shape[2:]
    if right is not None:
        ends = np.arange(rows)[:, None] + columns - rows + right
        scores = np.where(np.arange(columns) > ends, -np.inf, scores)
    top = scores.max(axis=-1, keepdims=True, initial=-np.inf)
    top = np.where(np.isneginf(top), 0, top)
    powers = np.exp(scores - top)
    total = powers.sum(axis=-1, keepdims=True)
    with np.errstate(divide="ignore"):
        logs = top + np.log(total)
    return (powers @ v / np.where(total == 0, 1, total)).transpose(0, 2, 1, 3), logs[..., 0]


def causal_reference(q, k, v, scale):
    return full_reference(q, k, v, scale, right=0)


ANY = ":(?{div=8},?{div=8},?{div=8},1)"
OF_K = f"in $dtype[b,t,g,$depth]{ANY}"
TENSORS = [f"in $dtype[b,s,h,$depth]{ANY}", OF_K, OF_K, f"out $dtype[b,s,h,$depth]{ANY}", "out f32[b,h,s]"]
for mask, reference in (("full", full_reference), ("causal", causal_reference)):
    for depth in COLUMNS:
        cutec.export(
            attention,
            args=[*TENSORS, "f32"],
            variants=[{"dtype": dtype, "depth": depth} for dtype in ("f16", "bf16")],
            constexpr={"mask": mask},
            reference=reference,
            flops=f"{4 * depth if mask == 'full' else 2 * depth}*b*h*s*t",
            name=f"attention_{mask}",
        )
