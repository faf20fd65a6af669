"""Cross-entropy of a linear layer on Hopper (sm_90a), without its logits: of x Wᵀ, x (M, K) and W
(V, K), in 16 bits.

    lse = log Σ exp(x Wᵀ),  loss = lse - (x Wᵀ)[target];  0 where the target is no row of W

| function | results |
| --- | --- |
| `linear_cross_entropy` | loss and lse of each row |
| `linear_cross_entropy_with_gradient` | these, dx and dW; each loss counts `dloss` |

Blocks multiply tile after tile (`common/hopper_tiles.py`). What leaves a tile are the largest of
each row's logits and the sum of their exponentials relative to it, and the logit of the target, if
it is there. A second kernel puts together what the tiles of a row have found.

For gradients, rows of x are taken in chunks. Of a chunk the logits do go to memory, in float16,
each relative to the largest of its row in its tile: so those that matter lose nothing. In their
place come gradients G = (softmax - (1 at the target)) · dloss, in the type of x. Two further
multiplies make of these dx = G W, and dW = Gᵀ x in float32, which is added to what is there where
that is wanted, and for all chunks but the first. Few tokens make few tiles of dx, each of which is
a sum over all of W's rows: then several blocks have pieces of that sum, which go to memory.

Names follow CuTe (docs/letters.md): `tCrA` is A in registers, divided by the multiply that makes C.
"""

from typing import Any

from common.exponentials import LOG2_E, join, logarithm, power
from common.hopper_tiles import LEAVING, Load, bring, load_atom, make_ring, multiply_slices, send, source, store_atom
from common.pieces import total_of

import cutec
from cutec import Constexpr, cute, pipeline, utils
from cutec.cute.nvgpu import cpasync
from cutec.utils import hopper_helpers as hopper

GROUP = 8  # clusters along M whose tiles follow each other: they share rows of B in the cache
SHARED = 227 * 1024  # bytes that a block may have
SMS = 132  # of an H100 or H200
REGISTERS = 40, 232  # a thread; what producers give up, consumers get
TILE, CLUSTER = (128, 256), (2, 1)
LOGITS = 1 << 29  # of a chunk, at most, where there are up to eight chunks: 1 GiB
SHARES = 8  # warps of a block that have a part of the tiles of 32 rows each


class Plan:
    """How tiles of A Bᵀ are computed, and what becomes of them: whether something is found of the
    rows of logits, and D, if there is one.
    """

    def __init__(self, a, b, d, finds=False):
        m, n = TILE
        self.operand, self.finds, self.stores = a.element_type, finds, d is not None
        self.tile, self.cluster, self.consumers = (m, n, 64), CLUSTER, m // 64
        self.of_a, self.of_b = (utils.LayoutEnum.from_tensor(x) for x in (a, b))
        majors = self.of_a.mma_major_mode(), self.of_b.mma_major_mode()
        self.tiled_mma, self.mma_of_group = (
            hopper.make_trivial_tiled_mma(
                self.operand, self.operand, *majors, cutec.Float32, (warpgroups, 1, 1), (64, n)
            )
            for warpgroups in (self.consumers, 1)
        )
        taken = 1024
        if self.stores:
            self.dtype, self.of_d = d.element_type, utils.LayoutEnum.ROW_MAJOR
            self.slice = (64, 128 * 8 // self.dtype.width)  # sums that a warpgroup sends out at once
            self.sD_layout = hopper.make_smem_layout_epi(self.dtype, self.of_d, self.slice, self.consumers * LEAVING)
            taken += cute.cosize(self.sD_layout.outer) * self.dtype.width // 8
        self.slice_bytes = (m + n) * 128
        self.stages = (SHARED - taken) // self.slice_bytes
        self.sA_layout = hopper.make_smem_layout_a(self.of_a, self.tile, self.operand, self.stages)
        self.sB_layout = hopper.make_smem_layout_b(self.of_b, self.tile, self.operand, self.stages)


class Slices:
    """The slices of K, of which each of some pieces has equally many, the last one the rest."""

    def __init__(self, plan, depth, pieces):
        self.count = cutec.max(cute.ceil_div(depth, plan.tile[2]), 1)  # of a K of 0 there is one, of zeros
        self.each = cute.ceil_div(self.count, pieces)

    def of(self, piece):
        """(number of the first one, how many)"""
        return piece * self.each, cutec.max(cutec.min(self.count - piece * self.each, self.each), 1)


@cute.jit
def produce(plan: Constexpr, schedule, slices, ring, loads):
    """Bring in the slices of tile after tile. Only one warp comes here."""
    (m, n, k), (of_A, of_B) = plan.tile, loads
    state = pipeline.make_pipeline_state(pipeline.PipelineUserType.Producer, ring.num_stages)
    work = schedule.initial_work_tile_info()
    while work.is_valid_tile:
        at_m, at_n, piece = work.tile_idx
        first, count = slices.of(piece)
        A, B = (cute.domain_offset((0, first * k), load.operand) for load in (of_A, of_B))
        tiles = cute.local_tile(A, (m, k), (at_m, None)), cute.local_tile(B, (n, k), (at_n, None))
        state = bring(ring, state, count, loads, [source(load, tile) for load, tile in zip(loads, tiles)])
        schedule.advance_to_next_work()
        work = schedule.get_current_work()
    ring.producer_tail(state)


class Rows:
    """Two rows of a tile that a thread has logits of, and of all threads of four lanes: their
    numbers, whether they are there, and where their targets are: how many columns behind the
    thread's first one.
    """

    def __init__(self, plan, tid, at_m, at_n, found):
        m, n, _ = plan.tile
        self.found, self.at_n, self.first = found, at_n, at_n * n + tid % 4 * 2
        row = at_m * m + tid // 32 * 16 + tid % 32 // 4
        self.rows = [row, row + 8]
        count = found.target.shape[0]
        self.there = [each < count for each in self.rows]
        targets = [found.target[cutec.min(each, count - 1)] for each in self.rows]
        # in 64 bits a target may be any number
        self.behind = [cute.where(t < found.columns, t, -1).to(cutec.Int32) - self.first for t in targets]


class Found:
    """What is found of the logits of rows: by tiles the largest of each row, and the sum of
    exponentials relative to it; the logit of the target.
    """

    def __init__(self, kept, columns):
        self.target, self.of_target, self.tops, self.sums = kept
        self.columns = columns


@cute.jit
def find(plan: Constexpr, tid, sums, rows):
    """Of a tile's logits what is kept of them; they become relative to the largest of their row."""
    columns, found = rows.found.columns, rows.found
    _, n, _ = plan.tile
    # neighbours, rows, and pairs that are eight columns apart
    logits = cute.make_tensor(sums.iterator, cute.make_layout((2, 2, n // 8)))
    if (rows.at_n + 1) * n > columns:
        for i in cutec.range_constexpr(n // 8):
            for e in cutec.range_constexpr(2):
                for half in cutec.range_constexpr(2):
                    there = rows.first + 8 * i + e < columns
                    logits[e, half, i] = cute.where(there, logits[e, half, i], -cutec.Float32.inf)
    for half in cutec.range_constexpr(2):
        behind = rows.behind[half]
        if behind >= 0 and behind < n and behind % 8 < 2 and rows.there[half]:
            wanted = logits[0, half, 0]
            for i in cutec.range_constexpr(n // 8):
                for e in cutec.range_constexpr(2):
                    wanted = cute.where(behind == 8 * i + e, logits[e, half, i], wanted)
            found.of_target[rows.rows[half]] = wanted
        values = logits[None, half, None].load()
        top = values.reduce(cute.ReductionOp.MAX, -cutec.Float32.inf, 0)
        top = cute.arch.warp_reduction(top, cutec.max, threads_in_group=4)
        total = cute.arch.warp_reduction(total_of(power(values, top)), lambda a, b: a + b, threads_in_group=4)
        if tid % 4 == 0 and rows.there[half]:
            found.tops[rows.at_n, rows.rows[half]] = top
            found.sums[rows.at_n, rows.rows[half]] = total
        if cutec.const_expr(plan.stores):
            logits[None, half, None].store(values - top)


@cute.jit
def consume(tid, group, plan: Constexpr, schedule, slices, ring, sA, sB, sD, tma_D, adding, mD, found):
    """Multiply the slices of tile after tile, and take care of the sums."""
    thr_mma = plan.tiled_mma.get_slice(group * 128)
    tCrA = plan.tiled_mma.make_fragment_A(thr_mma.partition_A(sA))
    tCrB = plan.tiled_mma.make_fragment_B(thr_mma.partition_B(sB))
    m, n, _ = plan.tile
    sums = plan.tiled_mma.make_fragment_C(plan.tiled_mma.partition_shape_C((m, n)))
    state = pipeline.make_pipeline_state(pipeline.PipelineUserType.Consumer, ring.num_stages)
    work, turn = schedule.initial_work_tile_info(), 0
    while work.is_valid_tile:
        at_m, at_n, piece = work.tile_idx
        rows = Rows(plan, tid, at_m, at_n, found) if plan.finds else None
        state = multiply_slices(plan.tiled_mma, ring, state, slices.of(piece)[1], tCrA, tCrB, sums)
        if cutec.const_expr(plan.finds):
            find(plan, tid, sums, rows)
        if cutec.const_expr(plan.stores):
            target = cute.local_tile(mD[None, None, piece], (64, n), (at_m * plan.consumers + group, at_n))
            turn = send(tid, group, plan, tma_D, sums, turn, sD, [target], adding=adding)
        schedule.advance_to_next_work()
        work = schedule.get_current_work()
    if cutec.const_expr(plan.stores):
        cute.arch.cp_async_bulk_wait_group(0, read=True)


@cute.kernel
def multiply_kernel(tma_A, mA, tma_B, mB, tma_D, adding: tuple, mD, kept: Any, tiles, pieces, plan: Constexpr):
    tid, _, _ = cute.arch.thread_idx()
    group, warp = (cute.arch.make_warp_uniform(tid // count) for count in (128, 32))
    if warp == 0:
        for atom in (tma_A, tma_B, tma_D) if plan.stores else (tma_A, tma_B):
            cpasync.prefetch_descriptor(atom)
    smem = utils.SmemAllocator()
    sA = smem.allocate_tensor(plan.operand, plan.sA_layout.outer, 1024, plan.sA_layout.inner)
    sB = smem.allocate_tensor(plan.operand, plan.sB_layout.outer, 1024, plan.sB_layout.inner)
    sD = smem.allocate_tensor(plan.dtype, plan.sD_layout.outer, 1024, plan.sD_layout.inner) if plan.stores else None
    barriers = smem.allocate_array(cutec.Int64, 2 * plan.stages)
    across, down = plan.cluster
    blocks = cute.make_layout((1, across, down, 1))
    ring = make_ring(plan, plan.slice_bytes, barriers, blocks)
    rank = cute.arch.make_warp_uniform(cute.arch.block_idx_in_cluster())
    slices = Slices(plan, mA.shape[1], pieces)
    schedule = utils.StaticPersistentTileScheduler.create(tiles, cute.arch.block_idx(), cute.arch.grid_dim())
    cute.arch.griddepcontrol_wait()
    cute.arch.griddepcontrol_launch_dependents()
    if group == 0:
        cute.arch.setmaxregister_decrease(REGISTERS[0])
        if warp == 0:
            # Blocks next to each other along M need the same rows of B: each loads a share for all.
            at_m, at_n = rank % across, rank // across
            mask_A, mask_B = (cpasync.create_tma_multicast_mask(blocks, (0, at_m, at_n, 0), mode) for mode in (2, 1))
            loads = [Load(tma_A, mA, sA, at_n, down, mask_A), Load(tma_B, mB, sB, at_m, across, mask_B)]
            produce(plan, schedule, slices, ring, loads)
    else:
        cute.arch.setmaxregister_increase(REGISTERS[1])
        found = Found(kept, mB.shape[0]) if plan.finds else None
        consume(tid - 128, group - 1, plan, schedule, slices, ring, sA, sB, sD, tma_D, adding, mD, found)


@cute.jit
def multiplied(a, b, d, kept: Any = (), adds: Any = None):
    """Launch a multiply of A (M, K) and B (N, K); `kept`: for what is found of its tiles' rows. D
    (M, N, pieces) has what each of some pieces of K gives; `adds`: whether these are added to what
    is there, if they may be.
    """
    plan = Plan(a, b, d, finds=len(kept) > 0)
    m, n, k = plan.tile
    across, down = plan.cluster
    tma_A, mA = load_atom(a, cute.slice_(plan.sA_layout, (None, None, 0)), (m, k), down)
    tma_B, mB = load_atom(b, cute.slice_(plan.sB_layout, (None, None, 0)), (n, k), across)
    tma_D, mD = store_atom(plan, d) if plan.stores else (None, None)
    adding = () if adds is None else (store_atom(plan, d, True)[0], adds)
    pieces = d.shape[2] if plan.stores else 1
    extents = cute.ceil_div(a.shape[0], m), cute.ceil_div(b.shape[0], n), pieces
    tiles = utils.PersistentTileSchedulerParams(extents, (across, down, 1), swizzle_size=GROUP, raster_along_m=False)
    grid = utils.StaticPersistentTileScheduler.get_grid_shape(tiles, SMS // (across * down))
    multiply_kernel(tma_A, mA, tma_B, mB, tma_D, adding, mD, kept, tiles, pieces, plan).launch(
        grid=grid,
        block=(128 * (1 + plan.consumers), 1, 1),
        cluster=(across, down, 1),
        min_blocks_per_mp=1,
        use_pdl=True,
    )


@cute.kernel
def losses_kernel(target, of_target, tops, sums, loss, lse, columns):
    """Put together what tiles have found: a block has 32 rows, and each of its warps some tiles."""
    tid, _, _ = cute.arch.thread_idx()
    lane, share = tid % 32, tid // 32
    row, rows = cute.arch.block_idx()[0] * 32 + lane, loss.shape[0]
    layout = cute.make_layout((32, SHARES, 2))
    place = cutec.utils.SmemAllocator().allocate_tensor(cutec.Float32, layout)
    cute.arch.griddepcontrol_launch_dependents()
    cute.arch.griddepcontrol_wait()
    both, at = [-cutec.Float32.inf, cutec.Float32(0)], cutec.min(row, rows - 1)
    for tile in cutec.range(share, tops.shape[0], SHARES, unroll=4):
        both = join(both, [tops[tile, at], sums[tile, at]])
    place[lane, share, 0], place[lane, share, 1] = both
    cute.arch.sync_threads()
    if share == 0 and row < rows:
        for other in cutec.range_constexpr(1, SHARES):
            both = join(both, [place[lane, other, 0], place[lane, other, 1]])
        top, rest = both[0], logarithm(both[1], both[0])
        lse[row] = top + rest
        loss[row] = cutec.Float32(0)
        if target[row] >= 0 and target[row] < columns:
            loss[row] = top - of_target[row] + rest


@cute.jit
def losses_of(target, of_target, tops, sums, loss, lse, columns):
    kernel = losses_kernel(target, of_target, tops, sums, loss, lse, columns)
    kernel.launch(grid=(cute.ceil_div(loss.shape[0], 32), 1, 1), block=(32 * SHARES, 1, 1), use_pdl=True)


@cute.kernel
def gradients_kernel(logits, gradients, target, tops, lse, dloss: cutec.Float32, length):
    """Gradients in place of logits: a thread has eight of a row. `length`: of a row in eights."""
    number = cute.arch.block_idx()[0].to(cutec.Int64) * 256 + cute.arch.thread_idx()[0]
    row, eight = divmod(number, length)
    row, column = row.to(cutec.Int32), eight.to(cutec.Int32) * 8
    cute.arch.griddepcontrol_launch_dependents()
    cute.arch.griddepcontrol_wait()
    if row < logits.shape[0]:
        given, result = (cute.make_rmem_tensor(8, x.element_type) for x in (logits, gradients))
        cute.autovec_copy(cute.local_tile(logits[row, None], (8,), (eight,)), given)
        wanted = target[row]
        scale = cute.where((wanted >= 0) & (wanted < logits.shape[1]), dloss, 0.0)
        above = (tops[column // TILE[1], row] - lse[row]) * LOG2_E
        values = cute.make_rmem_tensor(8, cutec.Float32)
        values.store(cute.math.exp2(given.load().to(cutec.Float32) * LOG2_E + above, fastmath=True))
        for e in cutec.range_constexpr(8):
            values[e] = (values[e] - cute.where(wanted == column + e, 1.0, 0.0)) * scale
        result.store(values.load().to(gradients.element_type))
        cute.autovec_copy(result, cute.local_tile(gradients[row, None], (8,), (eight,)))


@cute.kernel
def add_pieces_kernel(pieces, d, length):
    """Add up the pieces of D (M, N, pieces): a thread has eight of a row. `length`: of a row in
    eights.
    """
    number = cute.arch.block_idx()[0].to(cutec.Int64) * 256 + cute.arch.thread_idx()[0]
    row, eight = divmod(number, length)
    row, eight = row.to(cutec.Int32), eight.to(cutec.Int32)
    cute.arch.griddepcontrol_launch_dependents()
    cute.arch.griddepcontrol_wait()
    if row < d.shape[0]:
        total = cute.make_rmem_tensor(8, cutec.Float32)
        total.fill(0)
        for piece in range(pieces.shape[2]):
            total.store(total.load() + cute.local_tile(pieces[row, None, piece], (8,), (eight,)).load())
        cute.local_tile(d[row, None], (8,), (eight,)).store(total.load().to(d.element_type))


def launch_by_eights(kernel, tensor, *others):
    """Launch a kernel of which a thread has eight elements of a row of a matrix."""
    rows, columns = tensor.shape
    length = cute.fast_divmod_create_divisor(cutec.max(columns // 8, 1))
    blocks = cute.ceil_div(rows.to(cutec.Int64) * (columns // 8), 256)
    kernel(*others, length).launch(grid=(blocks, 1, 1), block=(256, 1, 1), use_pdl=True)


def rows_of(tensor, first, count):
    """Some rows of a matrix, or elements of a vector."""
    return cute.make_tensor(
        tensor.iterator + first.to(cutec.Int64) * tensor.stride[0],
        cute.make_layout((count, *tensor.shape[1:]), stride=tensor.stride),
    )


def transposed(tensor):
    return cute.make_tensor(tensor.iterator, cute.select(tensor.layout, mode=[1, 0]))


def whole(tensor):
    """A matrix as its only piece."""
    return cute.make_tensor(tensor.iterator, cute.append(tensor.layout, cute.make_layout(1, stride=0)))


@cute.jit
def linear_cross_entropy(
    x: cute.Tensor,
    w: cute.Tensor,
    target: cute.Tensor,
    loss: cute.Tensor,
    lse: cute.Tensor,
    of_target: cute.Tensor,
    tops: cute.Tensor,
    sums: cute.Tensor,
):
    """`of_target`, `tops` and `sums` are workspaces."""
    multiplied(x, w, None, (target, of_target, tops, sums))
    losses_of(target, of_target, tops, sums, loss, lse, w.shape[0])


@cute.jit
def linear_cross_entropy_with_gradient(
    x: cute.Tensor,
    w: cute.Tensor,
    target: cute.Tensor,
    loss: cute.Tensor,
    lse: cute.Tensor,
    dx: cute.Tensor,
    dw: cute.Tensor,
    dloss: cutec.Float32,
    adds: cutec.Int32,
    of_target: cute.Tensor,
    tops: cute.Tensor,
    sums: cute.Tensor,
    room: cute.Tensor,
    parts: cute.Tensor,
    strips: Constexpr,
    pieces: Constexpr,
):
    """`adds`: 1 if dW is added to, 0 if it is set. `room`, a workspace, has the logits of a chunk,
    `parts` pieces of dx. `strips`: 128 for each chunk, so that a chunk has a whole number of tiles.
    `pieces`: of the sums over W's rows that are dx, where tiles of dx alone are too few.
    """
    columns, rows = w.shape[0], room.shape[0]
    for chunk in cutec.range_constexpr(strips // 128):
        first = cutec.Int32(chunk * rows)
        count = cutec.max(cutec.min(x.shape[0] - first, rows), 0)
        of_x, of_dx = rows_of(x, first, count), rows_of(dx, first, count)
        logits = cute.make_tensor(room.iterator, cute.make_layout((count, columns), stride=room.stride))
        of_target_, targets, losses, lses = (rows_of(t, first, count) for t in (of_target, target, loss, lse))
        of_tops, of_sums = (transposed(rows_of(transposed(t), first, count)) for t in (tops, sums))
        multiplied(of_x, w, whole(logits), (targets, of_target_, of_tops, of_sums))
        losses_of(targets, of_target_, of_tops, of_sums, losses, lses, columns)
        gradients = cute.make_tensor(cute.recast_ptr(logits.iterator, dtype=x.element_type), logits.layout)
        launch_by_eights(gradients_kernel, logits, logits, gradients, targets, of_tops, lses, dloss)
        if cutec.const_expr(pieces > 1):
            of_pieces = cute.select(parts.layout, mode=[1, 2, 0])
            sums_of_dx = cute.make_tensor(
                parts.iterator, cute.make_layout((count, x.shape[1], pieces), stride=of_pieces.stride)
            )
            multiplied(gradients, transposed(w), sums_of_dx)
            launch_by_eights(add_pieces_kernel, of_dx, sums_of_dx, of_dx)
        else:
            multiplied(gradients, transposed(w), whole(of_dx))
        adds_to_dw = adds != 0 if chunk == 0 else cutec.Boolean(True)
        multiplied(transposed(gradients), transposed(of_x), whole(dw), (), adds_to_dw)


def reference(x, w, target):
    import numpy as np

    logits = x.astype(np.float64) @ w.astype(np.float64).T
    top = logits.max(axis=1, initial=-np.inf)
    lse = np.log(np.exp(logits - top[:, None]).sum(axis=1)) + top
    counts = (target >= 0) & (target < len(w))
    return np.where(counts, lse - logits[np.arange(len(x)), np.where(counts, target, 0)], 0), lse


def gradient_reference(x, w, target, dw, dloss, adds):
    import numpy as np

    loss, lse = reference(x, w, target)
    x, w = x.astype(np.float64), w.astype(np.float64)
    counts = (target >= 0) & (target < len(w))
    gradients = np.exp(x @ w.T - lse[:, None])
    gradients[np.arange(len(x))[counts], target[counts]] -= 1
    gradients *= np.where(counts, dloss, 0)[:, None]
    return loss, lse, gradients @ w, (dw if adds else 0) + gradients.T @ x


OF_TILES = f"workspace f32[(v + {TILE[1] - 1}) // {TILE[1]}, m]"
FOUND = "workspace f32[m]", OF_TILES, OF_TILES
CHUNK = "(m + $strips - 1) // $strips * 128"  # rows
ROOM = f"workspace f16[{CHUNK}, v]@128", f"workspace f32[$pieces, {CHUNK}, k]@128 if $pieces > 1"
LOSSES = "in i64[m]", "out f32[m]", "out f32[m]"
CHUNKS = 1, 2, 4, 8, 16


def waves_of(pieces, chunks):
    """How often the multiprocessors get tiles of a chunk's dx, each in so many pieces."""
    (m, n), (across, down) = TILE, CLUSTER
    rows, columns = m * across * chunks, n * down
    tiles = f"((m + {rows - 1}) // {rows}) * ((k + {columns - 1}) // {columns}) * {across * down * pieces}"
    return f"(({tiles} + {SMS - 1}) // {SMS})"


def choice_of_forms():
    """As few chunks as there is room for the logits of. Tiles of dx are in pieces where that makes
    all waves together shorter, unless pieces would be too short to be worth a launch; of more than
    two chunks each has many tiles.
    """
    found = []
    for chunks in CHUNKS:
        one, two, four = (waves_of(pieces, chunks) for pieces in (1, 2, 4))
        fits = [f"m * v <= {LOGITS * chunks}"] if chunks < CHUNKS[-1] else []
        shorter = {4: [f"{four} < 2 * {two}", f"{four} < 4 * {one}"], 2: [f"{two} < 2 * {one}"]}
        for pieces in {1: (4, 2), 2: (2,)}.get(chunks, ()):
            when = " and ".join([*fits, "v >= 4096", *shorter[pieces]])
            found.append((when, {"strips": 128 * chunks, "pieces": pieces}))
        found.append((" and ".join(fits), {"strips": 128 * chunks, "pieces": 1}))
    return found


for dtype in ("bf16", "f16"):
    operands = f"in {dtype}[m,k{{div=8}}]", f"in {dtype}[v{{div=8}},k]"
    cutec.export(
        linear_cross_entropy,
        args=[*operands, *LOSSES, *FOUND],
        name=f"linear_cross_entropy_{dtype}",
        reference=reference,
        flops="2*m*v*k",
        arch="sm_90a",
    )
    cutec.export(
        linear_cross_entropy_with_gradient,
        args=[*operands, *LOSSES, f"out {dtype}[m,k]", "inout f32[v,k]", "f32", "i32", *FOUND, *ROOM],
        name=f"linear_cross_entropy_with_gradient_{dtype}",
        choose=choice_of_forms(),
        reference=gradient_reference,
        flops="6*m*v*k",
        arch="sm_90a",
    )
