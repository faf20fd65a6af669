"""O = softmax(scale · Q Kᵀ) V on Hopper (sm_90a): attention, forward, without its matrix of scores ever being in memory.

Q is (batch, rows, heads, D), K and V are (batch, columns, heads of K and V, D), with any strides but D contiguous; several heads of Q may
share one of K and V. O is like Q, and L (batch, heads, rows) gets the logarithm of each row's sum of exponentials. Row i may see all
columns; or, *causal*, those up to i (the last row sees the last column); or those in a *window* around i. What a row sees none of is zero,
its L is -inf.

A block has one warpgroup that loads and others that compute, each with 64 rows of a tile. Blocks of columns pass by: scores S = Q Kᵀ in
registers, their exponentials P become the first operand of O += P V from registers. A row's maximum so far is subtracted before exponentials
are taken, and when it grows, O and the row's sum shrink to fit. To keep the tensor cores busy meanwhile, the multiply for the next
scores is started before that of the last exponentials, and warpgroups take turns in starting them: one's exponentials are computed under the
other's multiplies. Blocks stay and compute tile after tile, those with most columns first.
"""

import cutec
from cutec import Constexpr, cute, pipeline, utils
from cutec.utils import hopper_helpers as hopper
from cutec.cute.nvgpu import cpasync, warp, warpgroup

GROUP_ROWS = 64  # of a warpgroup
REGISTERS = {2: (24, 240), 3: (32, 160)}  # a thread, by warpgroups that compute: what loading ones keep, what these get
SMS = 132  # of an H100 or H200; each has one block
LOG2_E = 1.4426950408889634
LN_2 = 0.6931471805599453


class Plan:
    """How tiles are computed: their size, the multiplies, and what lies where in shared memory."""

    def __init__(self, dtype, depth, groups, columns, stages, tiles_of_q, mask, turns):
        self.turns = turns
        self.dtype, self.depth, self.groups, self.mask = dtype, depth, groups, mask
        self.rows, self.columns = groups * GROUP_ROWS, columns
        self.stages, self.tiles_of_q = stages, tiles_of_q
        k, mn = warpgroup.OperandMajorMode.K, warpgroup.OperandMajorMode.MN
        across = (groups, 1, 1)
        self.scores = hopper.make_trivial_tiled_mma(dtype, dtype, k, k, cutec.Float32, across, (GROUP_ROWS, columns))
        self.output = hopper.make_trivial_tiled_mma(
            dtype, dtype, k, mn, cutec.Float32, across, (GROUP_ROWS, depth), warpgroup.OperandSource.RMEM
        )  # fmt: skip
        rows_first, columns_first = utils.LayoutEnum.ROW_MAJOR, utils.LayoutEnum.COL_MAJOR
        self.shared_q = hopper.make_smem_layout_a(rows_first, (self.rows, columns, depth), dtype, tiles_of_q)
        self.shared_k = hopper.make_smem_layout_b(rows_first, (self.rows, columns, depth), dtype, stages)
        self.shared_v = hopper.make_smem_layout_b(columns_first, (self.rows, depth, columns), dtype, stages)

    def bytes(self, rows):
        """Of that many rows of Q, K or V."""
        return rows * self.depth * self.dtype.width // 8


class Tiles:
    """Which tile is the how-manieth: all heads' last rows first, which are the ones with most columns where the mask is causal.

    Tiles are dealt to blocks in turn, every other round backwards: who got the longest of one round gets the shortest of the next.
    """

    def __init__(self, down, heads, batches):
        self.down, self.heads, self.batches = down, heads, batches

    @property
    def total(self):
        return self.down * self.heads * self.batches

    def place(self, number, blocks):
        """(tile of rows, head, batch) of what the block that counts up to `number` in steps of `blocks` computes."""
        turn = number // blocks
        backwards = (turn % 2 == 1) & ((turn + 1) * blocks <= self.total)
        index = cutec.Int32(number)
        if backwards:
            index = (2 * turn + 1) * blocks - 1 - number
        pair = index % (self.heads * self.batches)
        return self.down - 1 - index // (self.heads * self.batches), pair % self.heads, pair // self.heads


class Span:
    """The blocks of columns that a tile of rows sees: `count` of them, `last` and those before it."""

    def __init__(self, plan, rows, columns, first_row):
        self.columns = columns
        self.ahead = columns - rows  # row i sees columns up to i + ahead
        end = cutec.Int32(columns)
        if cutec.const_expr(plan.mask == "causal"):
            end = cute.math.min(end, first_row + plan.rows + self.ahead)
        self.count = cute.math.max(cute.ceil_div(end, plan.columns), 1)
        self.last = self.count - 1


class Turns:
    """Warpgroups start their multiplies in turns: each waits at a barrier of its own, to which the one before it arrives."""

    def __init__(self, group, groups, on):
        self.group, self.groups, self.on = group, groups, on

    def wait(self):
        if not self.on: return
        cute.arch.barrier(barrier_id=1 + self.group, number_of_threads=256)

    def pass_on(self):
        if not self.on: return
        cute.arch.barrier_arrive(barrier_id=1 + (self.group + 1) % self.groups, number_of_threads=256)


@cute.jit
def multiply(mma: cute.TiledMma, sums: cute.Tensor, a: cute.Tensor, b: cute.Tensor):
    """Start to multiply, as one group."""
    warpgroup.fence()
    cute.gemm(mma, sums, a, b, sums)
    warpgroup.commit_group()


@cute.jit
def hide(scores: cute.Tensor, first_column, row, span, plan: Constexpr):
    """-inf for scores of columns that a thread's rows `row` and `row` + 8 do not see; `first_column` is that of the thread's first score."""
    for r in cutec.range_constexpr(2):
        end = span.columns - first_column
        if cutec.const_expr(plan.mask == "causal"):
            end = cute.math.min(end, row + 8 * r + span.ahead + 1 - first_column)
        for i in cutec.range_constexpr(cute.size(scores) // 4):
            for c in cutec.range_constexpr(2):
                if 8 * i + c >= end:
                    scores[(c, r, i), 0, 0] = -cutec.Float32.inf


@cute.jit
def quad_max(value):
    """The largest in the four threads that share a row."""
    value = cute.arch.fmax(value, cute.arch.shuffle_sync_bfly(value, 1))
    return cute.arch.fmax(value, cute.arch.shuffle_sync_bfly(value, 2))


@cute.jit
def exponentials(scores: cute.Tensor, top: cute.Tensor, total: cute.Tensor, shrink: cute.Tensor, scale):
    """Scores become 2**(scale · (score - the row's maximum so far)). `top` and `total`: maximum and sum of the thread's part of two rows;
    `shrink`: by what earlier sums have to be multiplied."""
    for r in cutec.range_constexpr(2):
        row = scores[(None, r, None), 0, 0]
        values = row.load()
        peak = quad_max(values.reduce(cute.ReductionOp.MAX, top[r]))
        shift = peak * scale
        if peak == -cutec.Float32.inf:  # nothing seen yet: all exponentials are zero
            shift = cutec.Float32(0)
        shrink[r] = cute.arch.exp2(top[r] * scale - shift)
        powers = cute.math.exp2(values * scale - shift, fastmath=True)
        total[r] = total[r] * shrink[r] + powers.reduce(cute.ReductionOp.ADD, cutec.Float32(0))
        top[r] = peak
        row.store(powers)


@cute.jit
def round_to(powers: cute.Tensor, scores: cute.Tensor):
    """Exponentials become an operand of the second multiply: the same elements in the same order, pairs of them a register."""
    pairs = cute.recast_tensor(powers, cutec.Int32)
    rounded = scores.load().to(powers.element_type).reshape((cute.size(scores),))
    pairs.store(rounded.bitcast(cutec.Int32).reshape(pairs.shape))


@cute.jit
def scale_rows(sums: cute.Tensor, factors: cute.Tensor):
    """Multiply a thread's two rows by a factor each."""
    for r in cutec.range_constexpr(2):
        row = sums[(None, r, None), 0, 0]
        row.store(row.load() * factors[r])


@cute.jit
def load_tiles(plan: Constexpr, tiles, rings, atoms, tensors, shared, rows, columns, ratio):
    """Bring in, for tile after tile, Q and blocks of K and V in the order in which they are used. Only one warp comes here, of which one
    thread acts."""
    ring_q, ring_k, ring_v = rings
    producer = pipeline.PipelineUserType.Producer
    at_q, at_k, at_v = [pipeline.make_pipeline_state(producer, ring.num_stages) for ring in rings]
    block, blocks = cute.arch.block_idx()[0], cute.arch.grid_dim()[0]
    for number in range(block, tiles.total, blocks):
        m, head, batch = tiles.place(number, blocks)
        span = Span(plan, rows, columns, m * plan.rows)
        heads = head, head // ratio, head // ratio
        extents = (plan.rows, plan.depth), (plan.columns, plan.depth), (plan.depth, plan.columns)
        sources = (m, 0), (None, 0), (0, None)
        parts = []
        for atom, tensor, into, extent, source, h in zip(atoms, tensors, shared, extents, sources, heads):
            tile = cute.local_tile(tensor, (*extent,), (*source, h, batch))
            parts.append(cpasync.tma_partition(atom, 0, cute.make_layout(1), cute.group_modes(into, 0, 2), cute.group_modes(tile, 0, 2)))
        (to_q, from_q), (to_k, from_k), (to_v, from_v) = parts
        ring_k.producer_acquire(at_k)
        cute.copy(atoms[1], from_k[None, span.last], to_k[None, at_k.index], tma_bar_ptr=ring_k.producer_get_barrier(at_k))
        at_k.advance()
        ring_q.producer_acquire(at_q)
        cute.copy(atoms[0], from_q[None], to_q[None, at_q.index], tma_bar_ptr=ring_q.producer_get_barrier(at_q))
        at_q.advance()
        for i in range(span.count):
            if i + 1 < span.count:
                ring_k.producer_acquire(at_k)
                cute.copy(atoms[1], from_k[None, span.last - i - 1], to_k[None, at_k.index], tma_bar_ptr=ring_k.producer_get_barrier(at_k))
                at_k.advance()
            ring_v.producer_acquire(at_v)
            cute.copy(atoms[2], from_v[None, span.last - i], to_v[None, at_v.index], tma_bar_ptr=ring_v.producer_get_barrier(at_v))
            at_v.advance()


@cute.jit
def send(plan: Constexpr, thread, sums: cute.Tensor, shared: cute.Tensor, out: cute.Tensor, first_row, rows):
    """A warp's sums leave: rounded, by stmatrix into the rows of shared memory that its Q was in, from there in pieces of 16 bytes."""
    store = cute.make_copy_atom(warp.StMatrix8x8x16bOp(False, 4), plan.dtype)
    part = cute.make_tiled_copy_C(store, plan.output).get_slice(thread)
    into = part.partition_D(shared)
    rounded = cute.make_rmem_tensor(into.shape, plan.dtype)
    rounded.store(sums.load().to(plan.dtype).reshape(rounded.shape))
    cute.copy(store, rounded, into)
    cute.arch.sync_warp()
    piece = 128 // plan.dtype.width
    across = plan.depth // piece
    lane = thread % 32
    for i in cutec.range_constexpr(16 * across // 32):
        row = thread // 32 * 16 + (i * 32 + lane) // across
        column = (i * 32 + lane) % across * piece
        if first_row + row < rows:
            from_ = cute.local_tile(shared, (1, piece), (row, column // piece))
            to = cute.local_tile(out, (1, piece), (first_row + row, column // piece))
            cute.autovec_copy(from_, to)


@cute.jit
def compute_tiles(plan: Constexpr, group, thread, tiles, rings, shared, out: cute.Tensor, logs: cute.Tensor, rows, columns, scale):
    """Compute tile after tile with a warpgroup."""
    ring_q, ring_k, ring_v = rings
    consumer = pipeline.PipelineUserType.Consumer
    at_q, at_k, at_v = [pipeline.make_pipeline_state(consumer, ring.num_stages) for ring in rings]
    first = plan.scores.get_slice(group * 128)  # a warpgroup multiplies as one: all its threads tell the same addresses
    part_q = plan.scores.make_fragment_A(first.partition_A(shared[0]))
    part_k = plan.scores.make_fragment_B(first.partition_B(shared[1]))
    part_v = plan.output.make_fragment_B(plan.output.get_slice(group * 128).partition_B(shared[2]))
    scores = plan.scores.make_fragment_C(plan.scores.partition_shape_C((plan.rows, plan.columns)))
    sums = plan.output.make_fragment_C(plan.output.partition_shape_C((plan.rows, plan.depth)))
    powers = plan.output.make_fragment_A(plan.output.partition_shape_A((plan.rows, plan.columns)))
    top, total, shrink = [cute.make_rmem_tensor(2, cutec.Float32) for _ in range(3)]
    row_in_group = thread % 128 // 32 * 16 + thread % 32 // 4
    plan.scores.set(warpgroup.Field.ACCUMULATE, False)
    plan.output.set(warpgroup.Field.ACCUMULATE, True)
    turns = Turns(group, plan.groups, plan.turns)
    if group == plan.groups - 1:
        turns.pass_on()  # the first one's turn
    block, blocks = cute.arch.block_idx()[0], cute.arch.grid_dim()[0]
    for number in range(block, tiles.total, blocks):
        m, head, batch = tiles.place(number, blocks)
        span = Span(plan, rows, columns, m * plan.rows)
        group_row = m * plan.rows + group * GROUP_ROWS
        row = group_row + row_in_group
        column = span.last * plan.columns + thread % 4 * 2
        top.fill(-cutec.Float32.inf)
        total.fill(0.0)
        sums.fill(0.0)
        ring_q.consumer_wait(at_q)
        ring_k.consumer_wait(at_k)
        multiply(plan.scores, scores, part_q[None, None, None, at_q.index], part_k[None, None, None, at_k.index])
        warpgroup.wait_group(0)
        ring_k.consumer_release(at_k)
        at_k.advance()
        hide(scores, column, row, span, plan)
        exponentials(scores, top, total, shrink, scale)
        round_to(powers, scores)
        ring_v.consumer_wait(at_v)
        for _ in range(1, span.count):
            ring_k.consumer_wait(at_k)
            turns.wait()
            multiply(plan.scores, scores, part_q[None, None, None, at_q.index], part_k[None, None, None, at_k.index])
            multiply(plan.output, sums, powers, part_v[None, None, None, at_v.index])
            turns.pass_on()
            warpgroup.wait_group(1)
            ring_k.consumer_release(at_k)
            at_k.advance()
            column -= plan.columns
            if cutec.const_expr(plan.mask == "causal"):
                if column + plan.columns > group_row + span.ahead:
                    hide(scores, column, row, span, plan)
            exponentials(scores, top, total, shrink, scale)
            used = at_v.clone()
            at_v.advance()
            ring_v.consumer_wait(at_v)  # here, since ptxas would wait for the multiply before the exponentials were it not for this loop
            warpgroup.wait_group(0)
            ring_v.consumer_release(used)
            round_to(powers, scores)
            scale_rows(sums, shrink)
        multiply(plan.output, sums, powers, part_v[None, None, None, at_v.index])
        for r in cutec.range_constexpr(2):
            for lane in (1, 2):
                total[r] = total[r] + cute.arch.shuffle_sync_bfly(total[r], lane)
            shrink[r] = 1.0 / total[r]
            if total[r] == 0.0:  # a row that sees nothing
                shrink[r] = cutec.Float32(0)
            if thread % 4 == 0 and row + 8 * r < rows:
                logs[row + 8 * r, head, batch] = top[r] * scale * LN_2 + cute.math.log2(total[r], fastmath=True) * LN_2
        warpgroup.wait_group(0)
        ring_v.consumer_release(at_v)
        at_v.advance()
        scale_rows(sums, shrink)
        send(plan, thread, sums, shared[0][None, None, at_q.index], out[None, None, head, batch], m * plan.rows, rows)
        cute.arch.fence_view_async_shared()
        cute.arch.sync_warp()
        ring_q.consumer_release(at_q)
        at_q.advance()
    if group == 0:
        turns.wait()  # whose turn it is now


@cute.kernel
def attention_kernel(tma_q: cpasync.TmaAtom, q: cute.Tensor, tma_k: cpasync.TmaAtom, k: cute.Tensor, tma_v: cpasync.TmaAtom, v: cute.Tensor,
                     out: cute.Tensor, logs: cute.Tensor, tiles, scale: cutec.Float32, ratio, plan: Constexpr):  # fmt: skip
    tid, _, _ = cute.arch.thread_idx()
    group = cute.arch.make_warp_uniform(tid // 128)
    warp_index = cute.arch.make_warp_uniform(tid // 32)
    if warp_index == 0:
        for atom in (tma_q, tma_k, tma_v):
            cpasync.prefetch_descriptor(atom)
    smem = utils.SmemAllocator()
    layouts = plan.shared_q, plan.shared_k, plan.shared_v
    shared = [smem.allocate_tensor(plan.dtype, layout.outer, 1024, layout.inner) for layout in layouts]
    producer = pipeline.CooperativeGroup(pipeline.Agent.Thread)
    warps = pipeline.CooperativeGroup(pipeline.Agent.Thread, plan.groups * 4)
    rings = [
        pipeline.PipelineTmaAsync.create(
            num_stages=stages, producer_group=producer, consumer_group=warps, tx_count=plan.bytes(rows),
            barrier_storage=smem.allocate_array(cutec.Int64, 2 * stages),
        )
        for stages, rows in ((plan.tiles_of_q, plan.rows), (plan.stages, plan.columns), (plan.stages, plan.columns))
    ]  # fmt: skip
    rows, columns = q.shape[0], k.shape[0]
    few, many = REGISTERS[plan.groups]
    if group == 0:
        cute.arch.setmaxregister_decrease(few)
        if warp_index == 0:
            load_tiles(plan, tiles, rings, (tma_q, tma_k, tma_v), (q, k, v), shared, rows, columns, ratio)
    else:
        cute.arch.setmaxregister_increase(many)
        compute_tiles(plan, group - 1, tid - 128, tiles, rings, shared, out, logs, rows, columns, scale * LOG2_E)


def by_rows(tensor):
    """(batch, rows, heads, D) as (rows, D, heads, batch)."""
    return cute.make_tensor(tensor.iterator, cute.select(tensor.layout, [1, 3, 2, 0]))


def load(tensor, layout, extent):
    """A TMA load of tiles of an operand."""
    return cpasync.make_tiled_tma_atom(cpasync.CopyBulkTensorTileG2SOp(), tensor, cute.slice_(layout, (None, None, 0)), extent)


@cute.jit
def attention(q: cute.Tensor, k: cute.Tensor, v: cute.Tensor, out: cute.Tensor, logs: cute.Tensor, scale: cutec.Float32,
              mask: Constexpr = "full", groups: Constexpr = 2, columns: Constexpr = 128, stages: Constexpr = 2,
              tiles_of_q: Constexpr = 1, turns: Constexpr = True, blocks: Constexpr = SMS):  # fmt: skip
    """`blocks`: how many there are at most."""
    batches, rows, heads, depth = q.shape
    plan = Plan(q.element_type, depth, groups, columns, stages, tiles_of_q, mask, turns)
    of_q, of_k, of_v = [by_rows(tensor) for tensor in (q, k, v)]
    of_v = cute.make_tensor(of_v.iterator, cute.select(of_v.layout, [1, 0, 2, 3]))
    tma_q, of_q = load(of_q, plan.shared_q, (plan.rows, depth))
    tma_k, of_k = load(of_k, plan.shared_k, (columns, depth))
    tma_v, of_v = load(of_v, plan.shared_v, (depth, columns))
    logs = cute.make_tensor(logs.iterator, cute.select(logs.layout, [2, 1, 0]))
    tiles = Tiles(cute.ceil_div(rows, plan.rows), heads, batches)
    attention_kernel(tma_q, of_q, tma_k, of_k, tma_v, of_v, by_rows(out), logs, tiles, scale, heads // k.shape[2], plan).launch(
        grid=(cute.math.min(tiles.total, blocks), 1, 1), block=(128 * (1 + groups), 1, 1)
    )  # fmt: skip


def reference(q, k, v, scale, causal):
    """O and L in float64."""
    import numpy as np

    q, k, v = (x.astype(np.float64).transpose(0, 2, 1, 3) for x in (q, k, v))
    k, v = (np.repeat(x, q.shape[1] // x.shape[1], axis=1) for x in (k, v))
    scores = scale * q @ k.transpose(0, 1, 3, 2)
    rows, columns = scores.shape[2:]
    if causal:
        scores = np.where(np.arange(columns) > np.arange(rows)[:, None] + columns - rows, -np.inf, scores)
    top = scores.max(axis=-1, keepdims=True)
    powers = np.exp(scores - np.where(np.isneginf(top), 0, top))
    total = powers.sum(axis=-1, keepdims=True)
    with np.errstate(divide="ignore"):
        logs = np.where(np.isneginf(top), 0, top) + np.log(total)
    out = powers @ v / np.where(total == 0, 1, total)
    return out.transpose(0, 2, 1, 3), logs[..., 0]


def full_reference(q, k, v, scale):
    return reference(q, k, v, scale, False)


def causal_reference(q, k, v, scale):
    return reference(q, k, v, scale, True)


FORMS = [{"columns": 128, "tiles_of_q": 1}, {"columns": 128, "tiles_of_q": 2}, {"columns": 128, "tiles_of_q": 2, "turns": False}]
for name, check, flops in (("full", full_reference, "4*b*h*s*t*"), ("causal", causal_reference, "2*b*h*s*t*")):
    cutec.export(
        attention,
        args=["in $dtype[b,s,h,$depth]", "in $dtype[b,t,g,$depth]", "in $dtype[b,t,g,$depth]", "out $dtype[b,s,h,$depth]", "out f32[b,h,s]", "f32"],
        variants=[{"dtype": dtype, "depth": 128, **form} for dtype in ("bf16",) for form in FORMS],
        constexpr={"mask": name},
        reference=check,
        flops=flops + "128",
        arch="sm_90a",
        name=f"attention_{name}",
    )
