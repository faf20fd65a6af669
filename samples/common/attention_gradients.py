"""What attention's backward pass shares: how its tiles are computed, which queries see a tile's
keys, and the kernels before and after the main one (`attention_backward.py`).

Sums of dQ are kept in float32, a block of queries after the other, in the order in which threads
have them: of 4 numbers in a row, thread 0 has the first, thread 1 the second.
"""

from typing import Any

from common.attention import GROUP_ROWS, LOG2_E, NOTHING
from common.attention_tiles import Tiles

import cutec
from cutec import Constexpr, cute, utils
from cutec.cute.nvgpu import warp, warpgroup
from cutec.records import dataclass
from cutec.utils import hopper_helpers as hopper

FAR = 1 << 30  # further than any query
PREPARING = 256  # threads of a block


@dataclass(frozen=True)
class GradientForm:
    """Queries of a block, and buffers for blocks of Q, of dO and of dS. `groups`: warpgroups that
    compute, each with 64 keys of a tile. `dS_in_registers`: dK's multiply takes dS from there.
    `whole`: a tile has all keys, and one kernel computes all.
    """

    queries: int
    tiles_of_q: int = 3
    tiles_of_do: int = 2
    tiles_of_ds: int = 2
    groups: int = 2
    dS_in_registers: bool = False
    whole: bool = False


class GradientPlan:
    """How tiles are computed: `rows` keys each, by `queries` queries at a time."""

    def __init__(self, dtype, depths, mask, capped, form, adds_dQ=True):
        assert mask in ("full", "causal", "window"), f"mask is full, causal or window, not {mask}"
        self.dtype, self.mask, self.capped, self.packed = dtype, mask, capped, False
        self.depth, self.depth_v = depths
        assert form.queries * self.depth % (4 * PREPARING) == 0, "all threads zero as much as each other"
        self.groups, self.queries, self.rows = form.groups, form.queries, form.groups * GROUP_ROWS
        self.tiles_of_q, self.tiles_of_do, self.tiles_of_ds = form.tiles_of_q, form.tiles_of_do, form.tiles_of_ds
        self.adds_dQ = adds_dQ
        self.dS_in_registers = form.dS_in_registers
        self.whole, self.finders = form.whole, 3 if form.whole else 0  # warps that find deltas
        # words of shared memory by which a warp's sums leave
        self.staged = max(self.queries * self.depth // (4 * form.groups), 8 * self.depth, 8 * self.depth_v)
        self.threads = 128 * form.groups
        k, mn = warpgroup.OperandMajorMode.K, warpgroup.OperandMajorMode.MN
        registers, below = warpgroup.OperandSource.RMEM, (form.groups, 1, 1)

        def multiply(majors, atoms, extents, source=warpgroup.OperandSource.SMEM):
            return hopper.make_trivial_tiled_mma(dtype, dtype, *majors, cutec.Float32, atoms, extents, source)

        self.mma_S, self.mma_P = (multiply((k, k), below, (GROUP_ROWS, self.queries)) for _ in range(2))
        self.mma_V = multiply((k, mn), below, (GROUP_ROWS, self.depth_v), registers)
        operand = ((k, mn), registers) if self.dS_in_registers else ((mn, mn), warpgroup.OperandSource.SMEM)
        self.mma_K = multiply(operand[0], below, (GROUP_ROWS, self.depth), operand[1])
        # dQᵀ = Kᵀ dSᵀ, a warpgroup has some of D or some of the queries; or dQ = dS K, some of D.
        # `part_of_dQ`: queries and D that a warp has
        self.turned = self.depth % GROUP_ROWS == 0
        if self.turned:
            down = min(self.depth // GROUP_ROWS, form.groups)
            across = form.groups // down
            self.part_of_dQ = self.queries // across, 16
            self.mma_Q = multiply((mn, k), (down, across, 1), (GROUP_ROWS, self.queries // across))
        else:
            self.part_of_dQ = 16, self.depth // form.groups
            self.mma_Q = multiply((k, mn), (1, form.groups, 1), (GROUP_ROWS, self.depth // form.groups))
        by_rows, by_columns = utils.LayoutEnum.ROW_MAJOR, utils.LayoutEnum.COL_MAJOR

        def both(rows, depth, stages, across=None):
            """A matrix, and its transpose in the same place. `across`: how much of a row an
            instruction takes, at most all.
            """
            atoms = [
                warpgroup.make_smem_layout_atom(hopper.get_smem_layout_atom(major, dtype, across or depth), dtype)
                for major in (by_rows, by_columns)
            ]
            return [
                cute.tile_to_shape(atoms[0], (rows, depth, stages), (0, 1, 2)),
                cute.tile_to_shape(atoms[1], (depth, rows, stages), (1, 0, 2)),
            ]

        across = None if self.turned else self.depth // form.groups
        self.sK_layout, self.sKt_layout = both(self.rows, self.depth, 1, across)
        self.sV_layout, _ = both(self.rows, self.depth_v, 1)
        self.sQ_layout, self.sQt_layout = both(self.queries, self.depth, form.tiles_of_q)
        self.sdO_layout, self.sdOt_layout = both(self.queries, self.depth_v, form.tiles_of_do)
        self.sdS_layout, self.sdSt_layout = both(self.queries, self.rows, form.tiles_of_ds)
        # what comes in, K, V, Q, dO and, *whole*, O: layouts, and of their rings (buffers, arrivals
        # that fill one, warps that read it)
        self.loaded, warps = [self.sK_layout, self.sV_layout, self.sQ_layout, self.sdO_layout], 4 * form.groups
        self.rings = [(1, 1, warps), (1, 1, warps)]
        self.rings += [(form.tiles_of_q, 1 + form.whole, warps), (form.tiles_of_do, 1, warps + self.finders)]
        if form.whole:
            self.loaded.append(both(self.queries, self.depth_v, 1)[0])
            self.rings.append((1, 1, self.finders))

    @property
    def shape_of_dQ(self):
        """Of what `mma_Q` gives."""
        return (self.depth, self.queries) if self.turned else (self.queries, self.depth)

    @property
    def extents(self):
        """Of a tile of K and V, of a block of Q, dO and O."""
        of_dO = self.queries, self.depth_v
        return [(self.rows, self.depth), (self.rows, self.depth_v), (self.queries, self.depth), of_dO, of_dO]

    @property
    def bytes(self):
        """Of the same; Q and dO come with a number for each query, but not *whole*."""
        numbers = 0 if self.whole else 4 * self.queries
        more = 0, 0, numbers, numbers, 0
        return [rows * across * self.dtype.width // 8 + n for (rows, across), n in zip(self.extents, more)]


class KeyTiles(Tiles):
    """Tiles of keys; of causal ones, the first ones have most work."""

    def next(self, turn, _):
        (number, head, batch, found), turn = super().next(turn, _)
        return (self.down.divisor - 1 - number, head, batch, found), turn


class QuerySpan:
    """The blocks of queries that see keys of a tile: `count` of them, from `first` on. At least
    one, even if it sees nothing; *whole*, all of them.
    """

    def __init__(self, plan, window, rows, columns, first_column):
        self.plan, self.columns, self.ahead = plan, columns, columns - rows
        self.left, self.right = (
            (None, 0) if window is None else [cute.math.min(extent, rows + columns) for extent in window]
        )
        begin, end = 0, rows
        if plan.mask != "full" and not plan.whole:
            begin = cute.math.max(first_column - self.ahead - self.right, 0)
        if plan.mask == "window" and not plan.whole:
            end = cute.math.min(end, first_column + plan.rows - self.ahead + self.left)
        self.first = cute.math.min(begin, rows) // plan.queries
        self.count = cute.math.max(cute.ceil_div(end, plan.queries) - self.first, 1)

    def edge(self, column, row):
        """Whether some of the block of queries from `row` on do not see all of a warpgroup's keys,
        from `column` on, or there are not so many keys.
        """
        found = column + GROUP_ROWS > self.columns
        if self.plan.mask != "full":
            found = found | (column + GROUP_ROWS - 1 > row + self.ahead + self.right)
        if self.plan.mask == "window":
            found = found | (column < row + self.plan.queries - 1 + self.ahead - self.left)
        return found

    def ends(self, column):
        """(first query that sees a key, first one after those that do)."""
        begin, end = -FAR, FAR
        if self.plan.mask != "full":
            begin = column - self.ahead - self.right
        if self.plan.mask == "window":
            end = column - self.ahead + self.left + 1
        begin: Any = cute.where(column < self.columns, begin, FAR)
        return begin, end


@cute.kernel
def prepare_kernel(
    mO: cute.Tensor, mdO: cute.Tensor, mL: cute.Tensor, logs: cute.Tensor, deltas: cute.Tensor, sums, plan: Constexpr
):
    """Of a block of queries: `logs`, L to base 2, infinite where a query sees nothing, so that all
    of its exponentials become zero; `deltas`, sums of O ∘ dO, negative; and zeros for sums of dQ.
    """
    tid, _, _ = cute.arch.thread_idx()
    m, head, batch = cute.arch.block_idx()
    piece = 128 // plan.dtype.width
    across = plan.depth_v // piece
    lanes = 1 << (across - 1).bit_length()  # of a row; some of them have nothing of it
    own = cute.math.min(tid % lanes, across - 1)
    down = PREPARING // lanes
    times = (plan.queries + down - 1) // down
    parts = [[cute.make_rmem_tensor((1, piece), plan.dtype) for _ in range(2)] for _ in range(times)]
    for i in cutec.range_constexpr(times):
        row = m * plan.queries + i * down + tid // lanes
        for part, tensor in zip(parts[i], (mO, mdO)):
            part.fill(0.0)
            if row < mO.shape[0]:
                tile = cute.local_tile(tensor[(None, None, head, batch)], (1, piece), (row, own))
                cute.autovec_copy(tile, part)
    if cutec.const_expr(plan.adds_dQ):
        zeros = cute.make_rmem_tensor(4, cutec.Float32)
        zeros.fill(0.0)
        if m * plan.queries < cute.math.max(mO.shape[0], 1):  # nobody adds to a block behind the last
            for i in cutec.range_constexpr(0, plan.queries * plan.depth // 4, PREPARING):
                cute.autovec_copy(zeros, cute.local_tile(sums[batch, head, m, None], (4,), (i + tid,)))
    for i in cutec.range_constexpr(times):
        place = i * down + tid // lanes
        row = m * plan.queries + place
        one, other = (part.load().to(cutec.Float32) for part in parts[i])
        total = (one * other).reduce(cute.ReductionOp.ADD, cutec.Float32(0))
        if cutec.const_expr(lanes > across):
            total = cute.where(tid % lanes < across, total, cutec.Float32(0))
        for step in cutec.range_constexpr(lanes.bit_length() - 1):
            total += cute.arch.shuffle_sync_bfly(total, 1 << step)
        if (tid % lanes == 0) & (place < plan.queries):
            log = cutec.Float32.inf
            if row < mL.shape[0]:
                log = mL[row, head, batch] * LOG2_E
                log = cute.where(log == NOTHING, cutec.Float32.inf, log)
            logs[batch, head, m, place] = log
            deltas[batch, head, m, place] = -total
    cute.arch.griddepcontrol_launch_dependents()


def transposed(tensor):
    """A tensor of shared memory by (second mode, first mode, stages)."""
    return cute.make_tensor(tensor.iterator, cute.select(tensor.layout, [1, 0, 2]))


def staged_layout(plan, depth):
    """Of a tile's rows, by which sums leave: each warp has 16 of them in its place, of
    `plan.staged` words.
    """
    kind = hopper.get_smem_layout_atom(utils.LayoutEnum.ROW_MAJOR, plan.dtype, depth)
    atom = warpgroup.make_smem_layout_atom(kind, plan.dtype)
    rows, across = atom.outer.shape
    size, stride = rows * across, plan.staged * 32 // plan.dtype.width
    shape = (rows, 16 // rows, 4 * plan.groups), (across, depth // across)
    strides = (across, size * depth // across, stride), (1, size)
    return cute.make_composed_layout(atom.inner, 0, cute.make_layout(shape, stride=strides))


def part_layout(plan):
    """Of a warp's part of dQ by (query, D), as TMA takes it: 16 of D are a row of 32 bytes."""
    kind = hopper.get_smem_layout_atom(utils.LayoutEnum.ROW_MAJOR, plan.dtype, 16)
    return cute.tile_to_shape(warpgroup.make_smem_layout_atom(kind, plan.dtype), plan.part_of_dQ, (0, 1))


def parts_layout(plan):
    """Of a block of dQ by (query, D): each warp has its part in its own `plan.staged` words."""
    part, place = part_layout(plan), plan.staged * 32 // plan.dtype.width
    down, across = (whole // own for whole, own in zip((plan.queries, plan.depth), plan.part_of_dQ))
    warps = (across, 1) if plan.turned else (1, down)
    shape = tuple(zip(part.outer.shape, (down, across)))
    strides = tuple((stride, place * number) for stride, number in zip(part.outer.stride, warps))
    return cute.make_composed_layout(part.inner, 0, cute.make_layout(shape, stride=strides))


@cute.jit
def send(plan: Constexpr, mma, thread, acc: cute.Tensor, staged: cute.Tensor, target: cute.Tensor, rows):
    """A warp's sums leave: rounded, by stmatrix into its place in shared memory, from there in
    pieces of 16 bytes. `target`: the tile in memory and what follows, of which `rows` rows exist.
    """
    # itself, but not known to be: else addresses would take up registers all the time
    thread = cute.arch.shuffle_sync(thread, thread % 32)
    cute.arch.cp_async_bulk_wait_group(0, read=True)  # for sums of dQ
    cute.arch.sync_warp()
    layout = staged_layout(plan, 2 * cute.size(acc))
    place = cute.make_tensor(cute.recast_ptr(staged.iterator, layout.inner, plan.dtype), layout.outer)
    store = cute.make_copy_atom(warp.StMatrix8x8x16bOp(False, 4), plan.dtype)
    tRs = cute.make_tiled_copy_C(store, mma).get_slice(thread).partition_D(place)
    tRr = cute.make_rmem_tensor(tRs.shape, plan.dtype)
    tRr.store(acc.load().to(plan.dtype).reshape(tRr.shape))
    cute.copy(store, tRr, tRs)
    cute.arch.sync_warp()
    piece = 128 // plan.dtype.width
    across = cute.size(place, mode=[1]) // piece  # pieces of a row
    lane = thread % 32
    for i in cutec.range_constexpr(across // 2):
        at = (thread // 32 * 16 + (lane + 32 * i) // across, (lane + 32 * i) % across)
        if at[0] < rows:
            cute.autovec_copy(cute.local_tile(place, (1, piece), at), cute.local_tile(target, (1, piece), at))
    cute.arch.sync_warp()


@cute.kernel
def finish_kernel(mdQ: cute.Tensor, sums: cute.Tensor, scale: cutec.Float32, plan: Constexpr):
    """dQ of a block of queries from its sums."""
    thread, _, _ = cute.arch.thread_idx()
    cute.arch.griddepcontrol_wait()
    m, head, batch = cute.arch.block_idx()
    acc = plan.mma_Q.make_fragment_C(plan.mma_Q.partition_shape_C(plan.shape_of_dQ))
    count = cute.size(acc) // 4
    for i in cutec.range_constexpr(count):
        part = cute.make_rmem_tensor(4, cutec.Float32)
        cute.autovec_copy(
            cute.local_tile(sums[batch, head, m, None], (4,), ((thread // 32 * count + i) * 32 + thread % 32,)), part
        )
        acc[(None, None, i), 0, 0].store((part.load() * scale).reshape((2, 2)))
    # rows of queries, 16 bytes further than they are long: in other banks
    layout = cute.make_layout((plan.queries, plan.depth, 1), stride=(plan.depth + 8, 1, 0))
    sdQ = utils.SmemAllocator().allocate_tensor(plan.dtype, layout, 128)
    store = cute.make_copy_atom(warp.StMatrix8x8x16bOp(plan.turned, 4), plan.dtype)
    place = (transposed(sdQ) if plan.turned else sdQ)[None, None, 0]
    tRsdQ = cute.make_tiled_copy_C(store, plan.mma_Q).get_slice(thread).partition_D(place)
    tRrdQ = cute.make_rmem_tensor(tRsdQ.shape, plan.dtype)
    tRrdQ.store(acc.load().to(plan.dtype).reshape(tRrdQ.shape))
    cute.copy(store, tRrdQ, tRsdQ)
    cute.arch.sync_threads()
    piece = 128 // plan.dtype.width
    across = plan.depth // piece
    for i in range(thread, plan.queries * across, plan.threads):
        row = i // across
        if m * plan.queries + row < mdQ.shape[0]:
            tile = mdQ[(None, None, head, batch)]
            cute.autovec_copy(
                cute.local_tile(sdQ[None, None, 0], (1, piece), (row, i % across)),
                cute.local_tile(tile, (1, piece), (m * plan.queries + row, i % across)),
            )
