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
        self.mma = cute.make_tiled_mma(op, (WARPS, 1, 1), permutation_mnk=(16 * WARPS, 16, 16))
        # The way in and out: rows in pieces of 16 bytes; in asynchronously, and zeros where there
        # is no element.
        self.across = depth // VECTOR
        self.down = self.mma.size // self.across
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
        self.load_q, self.load_k, self.load_v = [
            make(cute.make_copy_atom(warp.LdMatrix8x8x16bOp(transposed, 4), dtype), self.mma)
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
        self.shared_q = cute.tile_to_shape(rows, (ROWS, depth), (0, 1))
        self.shared_kv = cute.tile_to_shape(rows, (self.columns, depth, STAGES), (0, 1, 2))
        self.shared_vt = cute.tile_to_shape(columns, (depth, self.columns, STAGES), (1, 0, 2))


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
        cute.gemm(plan.mma, sums, a[None, None, step], b[None, None, step], sums)


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
            parts[r, m] = powers.reduce(cute.ReductionOp.ADD, cutec.Float32(0))
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
    q: cute.Tensor,
    k: cute.Tensor,
    v: cute.Tensor,
    out: cute.Tensor,
    logs: cute.Tensor,
    scale: cutec.Float32,
    plan: Constexpr,
):
    """Of tensors (rows, D, heads, batch), and L (rows, heads, batch)."""
    tid, _, _ = cute.arch.thread_idx()
    number, head, batch = cute.arch.block_idx()
    rows, columns = q.shape[0], k.shape[0]
    # Tiles that see the most columns come first: what is left at the end is short.
    first_row = (cute.ceil_div(rows, ROWS) - 1 - number) * ROWS
    head_kv = head // (q.shape[2] // k.shape[2])
    tile_q = cute.local_tile(q[None, None, head, batch], (ROWS, plan.depth), (first_row // ROWS, 0))
    tile_o = cute.local_tile(out[None, None, head, batch], (ROWS, plan.depth), (first_row // ROWS, 0))
    tiles_k, tiles_v = [
        cute.local_tile(x[None, None, head_kv, batch], (plan.columns, plan.depth), (None, 0)) for x in (k, v)
    ]

    # The columns that rows of the tile see, in blocks. Row i sees those up to i + ahead.
    ahead = columns - rows
    end = columns
    if cutec.const_expr(plan.mask == "causal"):
        end = cutec.min(columns, first_row + ROWS + ahead)
    block = (cutec.max(end, 1) - 1) // plan.columns

    smem = cutec.utils.SmemAllocator()
    shared_q = smem.allocate_tensor(plan.dtype, plan.shared_q, 128)
    shared_k = smem.allocate_tensor(plan.dtype, plan.shared_kv, 128)
    shared_v = smem.allocate_tensor(plan.dtype, plan.shared_kv, 128)
    shared_vt = cute.make_tensor(shared_v.iterator, plan.shared_vt)

    copy_in = plan.copy_in.get_slice(tid)
    from_k, to_k = copy_in.partition_S(tiles_k), copy_in.partition_D(shared_k)
    from_v, to_v = copy_in.partition_S(tiles_v), copy_in.partition_D(shared_v)
    # Only the last block may lack columns: it comes in first.
    own = tid // plan.across
    copy_rows(plan, copy_in.partition_S(tile_q), copy_in.partition_D(shared_q), rows - first_row - own)
    copy_rows(plan, from_k[None, None, None, block], to_k[None, None, None, 0], columns - block * plan.columns - own)
    copy_rows(plan, from_v[None, None, None, block], to_v[None, None, None, 0], columns - block * plan.columns - own)
    cute.arch.cp_async_commit_group()

    thread = plan.mma.get_slice(tid)
    frag_q = plan.mma.make_fragment_A(thread.partition_A(shared_q))
    frag_k = plan.mma.make_fragment_B(thread.partition_B(shared_k)[None, None, None, 0])
    frag_v = plan.mma.make_fragment_B(thread.partition_B(shared_vt)[None, None, None, 0])
    load_q, load_k, load_v = plan.load_q.get_slice(tid), plan.load_k.get_slice(tid), plan.load_v.get_slice(tid)
    slice_q, into_q = load_q.partition_S(shared_q), load_q.retile(frag_q)
    slice_k, into_k = load_k.partition_S(shared_k), load_k.retile(frag_k)
    slice_v, into_v = load_v.partition_S(shared_vt), load_v.retile(frag_v)
    sums = plan.mma.make_fragment_C(plan.mma.partition_shape_C((ROWS, plan.depth)))
    scores = plan.mma.make_fragment_C(plan.mma.partition_shape_C((ROWS, plan.columns)))
    # Exponentials, rounded, as the first operand: what two instructions have computed side by side
    # is what one takes.
    rounded = cute.make_fragment_like(scores, plan.dtype)
    down, across = ROWS // 16 // WARPS, plan.columns // 8
    powers = cute.make_tensor(
        rounded.iterator, cute.make_layout(((2, 2, 2), down, across // 2), stride=((1, 2, 4 * down), 4, 8 * down))
    )

    lane, warp_index = tid % 32, tid // 32
    row, column = first_row + warp_index * 16 + lane // 4, lane % 4 * 2  # the thread's first
    top, total, parts, shrink = [cute.make_rmem_tensor((2, down), cutec.Float32) for _ in range(4)]
    offsets = cute.make_rmem_tensor((2, across), cutec.Int32)
    for i in cutec.range_constexpr(2 * across):
        offsets[i] = i // 2 * 8 + i % 2
    top.fill(NOTHING)
    total.fill(0.0)
    sums.fill(0.0)
    stage = cutec.Int32(0)
    for i in range(block + 1):
        here = block - i
        cute.arch.cp_async_wait_group(0)
        cute.arch.sync_threads()
        if here > 0:
            copy_rows(plan, from_k[None, None, None, here - 1], to_k[None, None, None, 1 - stage], None)
        scores.fill(0.0)
        multiply(
            plan,
            scores,
            frag_q,
            frag_k,
            lambda step: cute.copy(plan.load_q, slice_q[None, None, step], into_q[None, None, step]),
            lambda step: cute.copy(plan.load_k, slice_k[None, None, step, stage], into_k[None, None, step]),
        )
        if here > 0:
            copy_rows(plan, from_v[None, None, None, here - 1], to_v[None, None, None, 1 - stage], None)
        cute.arch.cp_async_commit_group()
        # by all rows of the tile
        seen = columns if cutec.const_expr(plan.mask == "full") else cutec.min(columns, first_row + ahead + 1)
        if (here + 1) * plan.columns > seen:
            first = here * plan.columns + column
            hide(plan, scores, offsets, columns - first, row + ahead + 1 - first)
        # rows may see their first columns
        begins = i == 0 if cutec.const_expr(plan.mask == "full") else (here + 1) * plan.columns >= seen
        if begins:
            raise_tops(scores, top, shrink, scale * LOG2_E)
            if cutec.const_expr(plan.mask == "causal"):
                scale_rows(sums, shrink)
                total.store(total.load() * shrink.load())
        fine = exponentials(scores, top, parts, scale * LOG2_E)
        if cutec.const_expr(plan.mask == "causal"):
            fine = fine | begins
        if cute.arch.vote_any_sync(not fine):  # once more, with greater maxima
            scores.fill(0.0)
            multiply(
                plan,
                scores,
                frag_q,
                frag_k,
                lambda step: cute.copy(plan.load_q, slice_q[None, None, step], into_q[None, None, step]),
                lambda step: cute.copy(plan.load_k, slice_k[None, None, step, stage], into_k[None, None, step]),
            )
            if (here + 1) * plan.columns > seen:
                first = here * plan.columns + column
                hide(plan, scores, offsets, columns - first, row + ahead + 1 - first)
            raise_tops(scores, top, shrink, scale * LOG2_E)
            exponentials(scores, top, parts, scale * LOG2_E)
            scale_rows(sums, shrink)
            total.store(total.load() * shrink.load())
        total.store(total.load() + parts.load())
        rounded.store(scores.load().to(plan.dtype))
        multiply(
            plan,
            sums,
            powers,
            frag_v,
            lambda step: None,
            lambda step: cute.copy(plan.load_v, slice_v[None, None, step, stage], into_v[None, None, step]),
        )
        stage = 1 - stage

    # itself, but not known to be: else what follows from it would take up registers in the loop
    tid = cute.arch.shuffle_sync(tid, tid % 32)
    row = first_row + tid // 32 * 16 + tid % 32 // 4
    finish(top, total, shrink, logs[None, head, batch], row, rows)
    scale_rows(sums, shrink)
    # Through the shared memory of Q, so that rows of O are stored in pieces of 16 bytes.
    cute.arch.sync_threads()
    result = cute.make_fragment_like(sums, plan.dtype)
    result.store(sums.load().to(plan.dtype))
    cute.autovec_copy(result, thread.partition_C(shared_q))
    cute.arch.sync_threads()
    copy_out = plan.copy_out.get_slice(tid)
    from_o, to_o = copy_out.partition_S(shared_q), copy_out.partition_D(tile_o)
    for i in cutec.range_constexpr(cute.size(to_o, mode=[1])):
        if first_row + own + i * plan.down < rows:
            cute.autovec_copy(from_o[None, i, 0], to_o[None, i, 0])


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
        grid=(cute.ceil_div(rows, ROWS), heads, batches), block=(plan.mma.size, 1, 1)
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
