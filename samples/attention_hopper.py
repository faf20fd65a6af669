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
with their block.

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
under multiplies of another. Blocks stay and compute tile after tile.

Names follow CuTe (docs/letters.md): `tSrQ` is Q in registers, divided by the multiply that makes S.
"""

from typing import Any

from common.attention import (
    GROUP_ROWS,
    LN_2,
    NOTHING,
    SMS,
    Form,
    Plan,
    Scaling,
    bound,
    exponentials,
    hide,
    load,
    multiply,
    raise_tops,
    round_to,
    scale_rows,
    shrink_totals,
)
from common.attention_split import SPLIT_FORMS, launch_split, slots

import cutec
from cutec import Constexpr, cute, pipeline, utils
from cutec.cute.nvgpu import cpasync, warp, warpgroup

# By D and warpgroups; the first of a D unless told otherwise. With three, most scores are computed
# for a block of K and V that is loaded, and warpgroups find their turns by themselves; with fewer,
# tiles are small. With one, two or three blocks share a multiprocessor, and one computes while
# another is between tiles.
FORMS = {
    (64, 3): Form(3, 128, 2, 2),
    (64, 1): Form(1, 64, 2, 2, resident=3),
    (96, 3): Form(3, 112, 2, 2),
    (96, 2): Form(2, 128, 2, 2, turns=True),
    (96, 1): Form(1, 64, 2, 2, resident=3),
    (128, 3): Form(3, 80, 3, 2),
    (128, 2): Form(2, 128, 2, 2, turns=True),
    (128, 1): Form(1, 96, 2, 1, resident=2),
    (192, 2): Form(2, 128, 2, 1, turns=True),
    (192, 1): Form(1, 64, 2, 1, resident=2),
    (256, 2): Form(2, 64, 2, 1),
}
# by D, where scores have a cap: tanh takes registers and time
CAPPED_FORMS = {64: Form(3, 112, 2, 2), 128: Form(2, 128, 2, 2)}


class Tiles:
    """The order of tiles: head after head, since blocks that work on one at the same time share its
    K and V in the cache. Where later rows see more, and there are more tiles than blocks, a block
    computes two tiles in a row that together are as much work as any other two: the last tile of a
    head and the first one of the next head, or the last but one and the second, and so on. The last
    one of an odd number of heads has no next one; a single head has pairs in itself. `down`: tiles
    below each other in the longest sequence.
    """

    def __init__(self, plan, down, heads, batches, blocks):
        self.count = heads * batches
        uneven = plan.mask == "causal"
        self.pairs: Any = cutec.Int32(down * self.count > blocks) if uneven else 0
        self.of_heads: Any = cute.where(self.count > 1, self.pairs, 0) if uneven else 0  # pairs of two heads
        each = cute.ceil_div(down << self.of_heads, 1 + self.pairs)  # tiles or pairs of a head, or two
        self.total = each * cute.ceil_div(self.count, 1 + self.of_heads)  # what blocks take turns in
        self.each, self.heads = [cute.fast_divmod_create_divisor(cute.math.max(n, 1)) for n in (each, heads)]
        self.down = down

    def steps(self):
        """How many tiles this block computes, or finds missing."""
        return cute.ceil_div(self.total - cute.arch.block_idx()[0], cute.arch.grid_dim()[0]) << self.pairs

    def place(self, step):
        """(which tile or pair, which of the pair, head, batch, whether there is this head)."""
        number = cute.arch.block_idx()[0] + (step >> self.pairs) * cute.arch.grid_dim()[0]
        which, part = number % self.each, step & self.pairs
        head = (number // self.each << self.of_heads) + (part & self.of_heads)
        last = cute.math.min(head, self.count - 1)
        return which, part, last % self.heads, last // self.heads, head == last

    def tile(self, plan, which, part, rows):
        """The number of the tile in a sequence of so many rows, and whether there is one."""
        assert rows <= self.down * plan.rows, "no sequence is longer than `longest`"
        opposite = cute.ceil_div(rows, plan.rows) - 1 - which
        if plan.mask != "causal":
            return opposite, opposite >= 0
        # a tile and its opposite in one head are one, or one pair
        least = cute.where(self.pairs > self.of_heads, which + part, 0)
        return cute.where(part == 1, which, opposite), opposite >= least


class Sequences:
    """Where the rows and columns of sequences lie: `rows` and `columns` of each; or of all packed
    ones, where `starts` says where those of Q and of K begin. What it says wrongly, assertions
    tell; without them it is cut to what there is, since O is stored without other bounds.
    """

    def __init__(self, rows, columns, starts):
        self.rows, self.columns, self.starts = rows, columns, starts

    def find(self, batch):
        """(row of memory at which a sequence begins, its rows; the same of its columns)."""
        if self.starts is None:
            return 0, self.rows, 0, self.columns
        found = []
        for starts, count in zip(self.starts, (self.rows, self.columns)):
            first, end = starts[batch], starts[batch + 1]
            assert first >= 0 and end <= count, "sequences lie in what is packed"
            assert end >= first, "each sequence begins where the one before it ends"
            first = cute.math.max(first, 0)
            found += [first, cute.math.max(cute.math.min(end, count), first) - first]
        return tuple(found)


class Span:
    """The blocks of columns that rows of a tile see: `count` of them, `last` and those before it.
    Row i sees columns from i + `ahead` - `left` to i + `ahead` + `right`.
    """

    def __init__(self, plan, window, rows, columns, first_row):
        self.plan, self.columns, self.ahead = plan, columns, columns - rows
        self.left, self.right = (
            (None, 0) if window is None else [cute.math.min(extent, rows + columns) for extent in window]
        )
        begin, end = 0, columns
        if plan.mask != "full":
            end = cute.math.min(end, first_row + plan.rows + self.ahead + self.right)
        if plan.mask == "window":
            begin = cute.math.max(first_row + self.ahead - self.left, 0)
        self.last = (cute.math.max(end, 1) - 1) // plan.columns
        self.count = self.last + 1 - cute.math.min(begin // plan.columns, self.last)

    def edge(self, column, row):
        """Whether some of a warpgroup's rows, from `row` on, do not see all of the block that
        begins at a column, or nothing behind it.
        """
        found = column + self.plan.columns > self.columns
        if self.plan.mask != "full":
            found = found | (column + self.plan.columns > row + self.ahead + self.right)
        if self.plan.mask == "window":
            found = found | (column < row + GROUP_ROWS - 1 + self.ahead - self.left)
        return found

    def ends(self, row):
        """(first column that a row sees or None, first one after those that it sees)."""
        if self.plan.mask == "full":
            return None, self.columns
        end = cute.math.min(self.columns, row + self.ahead + self.right + 1)
        return row + self.ahead - self.left if self.plan.mask == "window" else None, end


class Turns:
    """Warpgroups start their multiplies in turns: each waits at a barrier of its own, to which the
    one before it arrives.
    """

    def __init__(self, group, plan):
        self.group, self.plan = group, plan

    def wait(self):
        if self.plan.turns:
            cute.arch.barrier(barrier_id=1 + self.group, number_of_threads=256)

    def pass_on(self):
        if self.plan.turns:
            cute.arch.barrier_arrive(barrier_id=1 + (self.group + 1) % self.plan.groups, number_of_threads=256)


@cute.jit
def finish(top: cute.Tensor, total: cute.Tensor, shrink: cute.Tensor, logs: cute.Tensor, row, rows):
    """`shrink`: what O of two rows has to be multiplied by at the end; L of them."""
    lane = cute.arch.lane_idx()
    for r in cutec.range_constexpr(2):
        for other in (1, 2):
            total[r] = total[r] + cute.arch.shuffle_sync_bfly(total[r], other)
        shrink[r] = cute.arch.rcp_approx(total[r])
        if total[r] == 0.0:  # a row that sees nothing
            shrink[r] = cutec.Float32(0)
        if lane % 4 == 0 and row + 8 * r < rows:
            logs[row + 8 * r] = (top[r] + cute.math.log2(total[r], fastmath=True)) * LN_2


@cute.jit
def clear_columns(plan: Constexpr, thread, sV: cute.Tensor, count):
    """Zero what a block of V has after its first `count` columns: rows of another sequence, whose
    NaN would not be zero when multiplied by zero.
    """
    piece = 128 // plan.dtype.width
    zeros = cute.make_rmem_tensor((piece, 1), plan.dtype)
    zeros.fill(0.0)
    across = plan.depth_v // piece
    for i in range(count * across + thread, plan.columns * across, 128 * plan.groups):
        cute.autovec_copy(zeros, cute.local_tile(sV, (piece, 1), (i % across, i // across)))
    cute.arch.fence_view_async_shared()
    cute.arch.barrier(barrier_id=1 + plan.groups, number_of_threads=128 * plan.groups)


@cute.jit
def send(plan: Constexpr, thread, acc_O: cute.Tensor, sO: cute.Tensor, gO: cute.Tensor, rows, release: Constexpr):
    """A warp's sums leave: rounded, by stmatrix into the rows of shared memory that its Q was in,
    from there in pieces of 16 bytes. `gO`: the tile in memory and what follows, of which `rows`
    rows exist. `release` lets Q be loaded again.
    """
    # itself, but not known to be: else addresses would take up registers all the time
    thread = cute.arch.shuffle_sync(thread, thread % 32)
    store = cute.make_copy_atom(warp.StMatrix8x8x16bOp(False, 4), plan.dtype)
    tRsO = cute.make_tiled_copy_C(store, plan.tiled_mma_PV).get_slice(thread).partition_D(sO)
    tRrO = cute.make_rmem_tensor(tRsO.shape, plan.dtype)
    tRrO.store(acc_O.load().to(plan.dtype).reshape(tRrO.shape))
    cute.copy(store, tRrO, tRsO)
    cute.arch.sync_warp()
    piece = 128 // plan.dtype.width
    across = plan.depth_v // piece  # pieces of a row
    lane = thread % 32
    pieces = [cute.make_rmem_tensor((1, piece), plan.dtype) for _ in range(across // 2)]
    places = [(thread // 32 * 16 + (lane + 32 * i) // across, (lane + 32 * i) % across) for i in range(across // 2)]
    for i in cutec.range_constexpr(len(pieces)):
        cute.autovec_copy(cute.local_tile(sO, (1, piece), places[i]), pieces[i])
    cute.arch.fence_view_async_shared()
    cute.arch.sync_warp()
    release()
    for i in cutec.range_constexpr(len(pieces)):
        if places[i][0] < rows:
            cute.autovec_copy(pieces[i], cute.local_tile(gO, (1, piece), places[i]))


@cute.jit
def load_tiles(plan: Constexpr, tiles, sequences, window, rings, atoms, tensors, shared, ratio):
    """Bring in, for tile after tile, Q and blocks of K and V in the order in which they are used.
    Only one warp comes here, of which one thread acts.
    """
    states = [pipeline.make_pipeline_state(pipeline.PipelineUserType.Producer, ring.num_stages) for ring in rings]

    def bring(which, source, *place):
        """The next tile of Q (0), K (1) or V (2)."""
        ring, state = rings[which], states[which]
        into, from_ = source
        ring.producer_acquire(state)
        cute.copy(
            atoms[which], from_[(None, *place)], into[None, state.index], tma_bar_ptr=ring.producer_get_barrier(state)
        )
        state.advance()

    for step in range(tiles.steps()):
        which, part, head, batch, found = tiles.place(step)
        first_row, rows, first_column, columns = sequences.find(batch)
        m, exists = tiles.tile(plan, which, part, rows)
        if exists & found:
            span = Span(plan, window, rows, columns, m * plan.rows)
            begins = (first_row, 0, 0, 0), (first_column, 0, 0, 0), (0, first_column, 0, 0)
            where = (m, 0, head), (None, 0, head // ratio), (0, None, head // ratio)
            sources = []
            for i in cutec.range_constexpr(3):
                tensor = cute.domain_offset(begins[i], tensors[i]) if plan.packed else tensors[i]
                tile = cute.local_tile(tensor, plan.extents[i], (*where[i], 0 if plan.packed else batch))
                sources.append(
                    cpasync.tma_partition(
                        atoms[i],
                        0,
                        cute.make_layout(1),
                        cute.group_modes(shared[i], 0, 2),
                        cute.group_modes(tile, 0, 2),
                    )
                )
            # without columns there is nothing to load but what lies outside of K and V: zeros
            beyond = cutec.Int32(columns == 0)
            bring(1, sources[1], span.last + beyond)
            bring(0, sources[0])
            for i in range(1, span.count):
                bring(1, sources[1], span.last - i)
                bring(2, sources[2], span.last - i + 1)
            bring(2, sources[2], span.last + 1 - span.count + beyond)


@cute.jit
def compute_tiles(
    plan: Constexpr, group, thread, tiles, sequences, window, rings, shared, mO: cute.Tensor, mL: cute.Tensor, scaling
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
    if group == plan.groups - 1:
        turns.pass_on()  # the first one's turn
    for step in range(tiles.steps()):
        which, part, head, batch, found = tiles.place(step)
        first_row, rows, _, columns = sequences.find(batch)
        m, exists = tiles.tile(plan, which, part, rows)
        if exists & found:
            span = Span(plan, window, rows, columns, m * plan.rows)
            row = m * plan.rows + group * GROUP_ROWS  # the warpgroup's first; then the thread's
            own_row, own_column = row + thread % 128 // 32 * 16 + thread % 32 // 4, thread % 4 * 2
            column = span.last * plan.columns
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
            if cutec.const_expr(plan.packed):
                if column + plan.columns > columns:
                    ring_v.consumer_wait(at_v)
                    clear_columns(plan, thread, shared[2][None, None, at_v.index], columns - column)
            for _ in range(1, span.count):
                ring_k.consumer_wait(at_k)
                ring_v.consumer_wait(at_v)
                turns.wait()
                multiply(
                    plan.tiled_mma_QK, acc_S, tSrQ[None, None, None, at_q.index], tSrK[None, None, None, at_k.index]
                )
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
            scale_rows(acc_O, shrink)
            gO = cute.domain_offset((here, 0), mO[(None, None, *place)])
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
    if group == 0:
        turns.wait()  # whose turn it is now


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
    few, many = plan.registers
    if group == 0:
        cute.arch.setmaxregister_decrease(few)
        if warp_index == 0:
            load_tiles(plan, tiles, sequences, window, rings, atoms, tensors, shared, ratio)
    else:
        cute.arch.setmaxregister_increase(many)
        compute_tiles(plan, group - 1, tid - 128, tiles, sequences, window, rings, shared, mO, mL, Scaling(scale, cap))


def form_for(depth, groups, split=False, capped=False):
    """The form that was measured to be fastest."""
    forms = SPLIT_FORMS if split else FORMS
    if capped and depth in CAPPED_FORMS:
        return CAPPED_FORMS[depth]
    depths = dict.fromkeys(d for d, _ in forms)
    assert depth in depths, f"D is one of {', '.join(map(str, depths))}, not {depth}"
    return next(form for (d, g), form in forms.items() if d == depth and groups in (None, g))


def launch(q, k, v, out, logs, scale, cap, plan, batches, down, sequences, window, blocks):
    """Launch for tensors (rows, D, heads, batch), `down` tiles below each other in the longest
    sequence.
    """
    mV = cute.make_tensor(v.iterator, cute.select(v.layout, [1, 0, 2, 3]))
    layouts = plan.sQ_layout, plan.sK_layout, plan.sV_layout
    (tma_Q, mQ), (tma_K, mK), (tma_V, mV) = [load(*each) for each in zip((q, k, mV), layouts, plan.extents)]
    assert k.shape[2] > 0, "K and V have at least one head"
    heads, ratio = q.shape[2], q.shape[2] // k.shape[2]
    assert heads % k.shape[2] == 0, "as many heads of Q share each one of K and V"
    assert scale > 0, "scores keep their order when they are scaled"
    blocks = blocks or SMS * plan.resident
    tiles = Tiles(plan, down, heads, batches, blocks)
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
    mask: Constexpr = "full",
    groups: Constexpr = None,
    split: Constexpr = False,
    form: Constexpr = None,
    blocks: Constexpr = None,
):
    """`mask`: full, causal, or window, of as many columns `left` and `right` of a row's own.
    `scale` is positive. `cap`: of scores, which become cap · tanh(scale · score / cap). `groups`:
    warpgroups that compute. `split`: columns over blocks, whose results `parts` and `part_logs`
    get. `blocks`: how many there are at most.
    """
    batches, rows, _, depth = q.shape
    plan = Plan(
        q.element_type, (depth, v.shape[3]), mask, False, form or form_for(depth, groups, split, cap is not None)
    )
    if cap is not None:
        assert cap > 0, "a cap of scores is positive"
    if mask == "window":
        assert left is not None and right is not None, "a window has a width to the left and to the right"
        assert left >= 0 and right >= 0, (
            "a window has its own row's column, and so many to the left and to the right: none is negative"
        )
    by_rows = [cute.make_tensor(x.iterator, cute.select(x.layout, [1, 3, 2, 0])) for x in (q, k, v, out)]
    mQ, mK, mV, mO = by_rows
    mL = cute.make_tensor(logs.iterator, cute.select(logs.layout, [2, 1, 0]))
    window = (left, right) if mask == "window" else None
    sequences = Sequences(rows, k.shape[1], None)
    if cutec.const_expr(split):
        launch_split(mQ, mK, mV, mO, mL, parts, part_logs, scale, cap, plan, blocks)
    else:
        down = cute.ceil_div(rows, plan.rows)
        launch(mQ, mK, mV, mO, mL, scale, cap, plan, batches, down, sequences, window, blocks)


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
    form: Constexpr = None,
    blocks: Constexpr = None,
):
    """Sequences one behind the other: i has the rows from `starts_q[i]` to before `starts_q[i + 1]`
    of Q, at most `longest`, and of K and V those by `starts_k`. L is (heads, rows). The first rows
    of a sequence that is longer than `longest` are not computed.
    """
    plan = Plan(q.element_type, (q.shape[2], v.shape[2]), mask, True, form or form_for(q.shape[2], None))
    assert starts_q.shape[0] > 0, "the starts of no sequence are one number: where the first would begin"
    assert starts_k.shape[0] == starts_q.shape[0], "as many sequences of columns as of rows"
    by_rows = []
    for x in (q, k, v, out):
        (rows, heads, depth), (down, across, _) = x.shape, x.stride
        by_rows.append(
            cute.make_tensor(x.iterator, cute.make_layout((rows, depth, heads, 1), stride=(down, 1, across, down)))
        )
    mL = cute.make_tensor(
        logs.iterator, cute.make_layout((*reversed(logs.shape), 1), stride=(*reversed(logs.stride), 0))
    )
    sequences = Sequences(q.shape[0], k.shape[0], (starts_q, starts_k))
    mQ, mK, mV, mO = by_rows
    launch(
        mQ,
        mK,
        mV,
        mO,
        mL,
        scale,
        None,
        plan,
        starts_q.shape[0] - 1,
        cute.ceil_div(longest, plan.rows),
        sequences,
        None,
        blocks,
    )


def one_reference(q, k, v, scale, left, right, cap=None):
    """O and L in float64 for (rows, heads, D) of one sequence; None for a window without end."""
    import numpy as np

    q, k, v = (x.astype(np.float64).transpose(1, 0, 2) for x in (q, k, v))
    k, v = (np.repeat(x, q.shape[0] // x.shape[0], axis=0) for x in (k, v))
    scores = scale * q @ k.transpose(0, 2, 1)
    if cap is not None:
        scores = cap * np.tanh(scores / cap)
    rows, columns = scores.shape[1:]
    away = np.arange(columns) - np.arange(rows)[:, None] - (columns - rows)
    hidden = (away > (rows + columns if right is None else right)) | (
        away < (-rows - columns if left is None else -left)
    )
    scores = np.where(hidden, -np.inf, scores)
    top = scores.max(axis=-1, keepdims=True, initial=-np.inf)
    top = np.where(np.isneginf(top), 0, top)
    powers = np.exp(scores - top)
    total = powers.sum(axis=-1, keepdims=True)
    with np.errstate(divide="ignore"):
        logs = top + np.log(total)
    return (powers @ v / np.where(total == 0, 1, total)).transpose(1, 0, 2), logs[..., 0]


def window_reference(q, k, v, scale, left=None, right=None, cap=None):
    import numpy as np

    out, logs = np.empty((*q.shape[:3], v.shape[3])), np.empty((len(q), q.shape[2], q.shape[1]))
    for i, each in enumerate(zip(q, k, v)):
        out[i], logs[i] = one_reference(*each, scale, left, right, cap)
    return out, logs


def causal_reference(q, k, v, scale):
    return window_reference(q, k, v, scale, right=0)


def full_reference(q, k, v, scale):
    return window_reference(q, k, v, scale)


def packed_reference(q, k, v, starts_q, starts_k, longest, scale):
    """Causal. Rows of no sequence are zeros."""
    import numpy as np

    for starts, packed in ((starts_q, q), (starts_k, k)):
        if not 0 <= starts[0] <= starts[-1] <= len(packed) or (np.diff(starts) < 0).any():
            raise ValueError(
                "starts_q and starts_k rise, from 0 on, to as many rows and columns as there are: --in"
                " starts_q=FILE.npy --in starts_k=FILE.npy"
            )
    out, logs = np.zeros(q.shape), np.full(q.shape[1::-1], -np.inf)
    for i in range(len(starts_q) - 1):
        rows, columns = slice(starts_q[i], starts_q[i + 1]), slice(starts_k[i], starts_k[i + 1])
        out[rows], logs[:, rows] = one_reference(q[rows], k[columns], v[columns], scale, None, 0)
    return out, logs


def softcap_reference(q, k, v, scale, left, right, cap):
    return window_reference(q, k, v, scale, left, right, cap)


def waves(depth, groups, mask):
    """How often each block has its turn with tiles, or pairs of them."""
    rows, at_once = groups * GROUP_ROWS, SMS * FORMS[depth, groups].resident * (2 if mask == "causal" else 1)
    return f"((s + {rows - 1}) // {rows} * b * h + {at_once - 1}) // {at_once}"


def choices(depth, mask):
    """By measured times. A wave of the smaller tiles takes 3 quarters as long as one of 192 rows;
    where three blocks share a multiprocessor, 8 sevenths. With few columns small tiles also save
    work that a causal mask hides.
    """
    few_rows = [(f"s * h <= {rows} * g and t >= 256", {"groups": rows // GROUP_ROWS, "split": 1}) for rows in (64, 128)]
    *smaller, last = sorted(groups for d, groups in FORMS if d == depth)
    guards = {groups: [] for groups in smaller}
    if 1 in smaller:
        guards[1].append(f"(s + {GROUP_ROWS - 1}) // {GROUP_ROWS} * b * h <= {SMS}")
    if last == 3:
        short, long = (8, 7) if depth == 64 else (3, 4)
        guards[smaller[-1]].append(
            f"{short} * ({waves(depth, smaller[-1], mask)}) <= {long} * ({waves(depth, 3, mask)})"
        )
    if smaller and (mask == "causal" or depth == 192):
        guards[2 if depth == 128 else 1].append(f"t <= {512 if mask == 'full' else 1000 if depth == 192 else 1024}")
    chosen = [(" or ".join(when), groups) for groups, when in guards.items()] + [("", last)]
    return few_rows + [(when, {"groups": groups, "split": 0}) for when, groups in chosen]


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
    """For parts of O and L of split columns."""
    place = f"{max(map(slots, SPLIT_FORMS.values()))}, {GROUP_ROWS} * $groups"
    return [f"workspace f32[{place}, {values}] if $split > 0", f"workspace f32[{place}] if $split > 0"]


MIXED = [{"dtype": dtype, "depth": depth} for dtype, depth in (("f16", 64), ("bf16", 128), ("bf16", 256))]
for mask, reference, operations in (("full", full_reference, 4), ("causal", causal_reference, 2)):
    for depth, values in {d: 128 if d == 192 else d for d, _ in FORMS}.items():
        cutec.export(
            attention,
            args=[*tensors(values), "f32", None, None, None, *workspaces(values)],
            variants=[{"dtype": dtype, "depth": depth} for dtype in ("f16", "bf16")],
            constexpr={"mask": mask},
            choose=choices(depth, mask),
            reference=reference,
            flops=f"{operations * (depth + values) // 2}*b*h*s*t",
            arch="sm_90a",
            name=f"attention_{mask}",
        )
for name, cap, reference in (("window", None, window_reference), ("softcap", "f32", softcap_reference)):
    cutec.export(
        attention,
        args=[*tensors(), "f32", "i32", "i32", cap, None, None],
        variants=MIXED,
        constexpr={"mask": "window"},
        reference=reference,
        arch="sm_90a",
        name=f"attention_{name}",
    )
cutec.export(
    attention_packed,
    args=[
        "in $dtype[r,h,$depth]",
        "in $dtype[c,g,$depth]",
        "in $dtype[c,g,$depth]",
        "in i32[n]",
        "in i32[n]",
        "i32",
        "out $dtype[r,h,$depth]",
        "out f32[h,r]",
        "f32",
    ],
    variants=MIXED,
    constexpr={"mask": "causal"},
    reference=packed_reference,
    arch="sm_90a",
)
