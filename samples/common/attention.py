"""Parts that attention kernels share: scores in registers of a warpgroup become exponentials, their
maxima and sums, and the operand of the second multiply.

On Hopper a thread has parts of two rows, whose other parts three threads beside it have:
`scores[(None, r, None), 0, 0]` is row r of it.
"""

import cutec
from cutec import Constexpr, cute, utils
from cutec.cute.nvgpu import cpasync, warpgroup
from cutec.records import dataclass
from cutec.utils import hopper_helpers as hopper

GROUP_ROWS = 64  # of a warpgroup
SMS = 132  # of an H100 or H200
REGISTERS = 65536  # of a multiprocessor
CACHE = 24 << 20  # bytes of the second-level cache that are K's and V's for sure
LOG2_E = 1.4426950408889634
LN_2 = 0.6931471805599453
NOTHING = -cutec.Float32.inf
SLACK = 2.0  # to base 2: so much may a score exceed what is subtracted from it


@dataclass(frozen=True)
class Form:
    """Warpgroups that compute, columns of a block, buffers for K and for V, buffers for Q, whether
    warpgroups take turns, thread blocks that share a multiprocessor; of e4m3, buffers for V before
    it is turned, and whether P and V are multiplied in bfloat16 instead, which V becomes.
    """

    groups: int
    columns: int
    stages: int
    tiles_of_q: int
    turns: bool = False
    resident: int = 1
    unturned: int = 2
    wide: bool = False

    @property
    def rows(self):
        return self.groups * GROUP_ROWS

    @property
    def blocks(self):
        """Thread blocks that the card has at a time."""
        return SMS * self.resident

    def registers(self, few):
        """(what threads that load keep, at least so many, what those that compute get of the
        others').
        """
        groups = 1 + self.groups
        each = REGISTERS // (128 * groups * self.resident) // 8 * 8
        few = few if self.groups < 3 else 32
        return few, min((groups * each - few) // self.groups // 8 * 8, 240)


class Plan:
    """How tiles are computed: their size, the multiplies, and what lies where in shared memory."""

    def __init__(self, dtype, depths, mask, packed, form):
        assert mask in ("full", "causal", "window"), f"mask is full, causal or window, not {mask}"
        self.dtype, self.mask, self.packed = dtype, mask, packed
        self.depth, self.depth_v = depths
        self.groups, self.columns, self.turns = form.groups, form.columns, form.turns
        self.stages, self.tiles_of_q = form.stages, form.tiles_of_q
        self.rows = form.rows
        self.resident, self.registers = form.resident, form.registers(40 if dtype.width == 8 else 24)
        k, mn = warpgroup.OperandMajorMode.K, warpgroup.OperandMajorMode.MN
        below = (form.groups, 1, 1)
        registers = warpgroup.OperandSource.RMEM
        self.tiled_mma_QK = hopper.make_trivial_tiled_mma(
            dtype, dtype, k, k, cutec.Float32, below, (GROUP_ROWS, form.columns)
        )
        # multiplies of bytes have both operands K-major: of V, whose K are columns, what is turned
        self.wide, self.of_p = form.wide, cutec.BFloat16 if form.wide else dtype
        of_v = k if self.of_p.width == 8 else mn
        self.tiled_mma_PV = hopper.make_trivial_tiled_mma(
            self.of_p, self.of_p, k, of_v, cutec.Float32, below, (GROUP_ROWS, self.depth_v), registers
        )
        # O leaves through the memory of Q
        self.of_o = cutec.BFloat16 if dtype.width == 8 else dtype
        self.parts_of_o = self.of_o.width // dtype.width
        self.tiled_mma_O = hopper.make_trivial_tiled_mma(
            self.of_p,
            self.of_p,
            k,
            of_v,
            cutec.Float32,
            below,
            (GROUP_ROWS, self.depth_v // self.parts_of_o),
            registers,
        )
        by_rows, by_columns = utils.LayoutEnum.ROW_MAJOR, utils.LayoutEnum.COL_MAJOR
        of_scores = (self.rows, form.columns, self.depth)
        self.sQ_layout = hopper.make_smem_layout_a(by_rows, of_scores, dtype, form.tiles_of_q)
        self.sK_layout = hopper.make_smem_layout_b(by_rows, of_scores, dtype, form.stages)
        of_sums = (self.rows, self.depth_v, form.columns)
        turns = dtype.width == 8
        self.stages_of_v = form.unturned if turns else form.stages
        self.sV_layout = hopper.make_smem_layout_b(by_columns, of_sums, dtype, self.stages_of_v)
        self.together = 3 if form.columns % 96 == 0 else 2 if form.groups == 3 else 4
        if turns:  # V, turned or widened
            major = by_columns if form.wide else by_rows
            self.sT_layout = hopper.make_smem_layout_b(major, of_sums, self.of_p, form.stages)
        self.extents = (self.rows, self.depth), (form.columns, self.depth), (self.depth_v, form.columns)

    @property
    def cached(self):
        """Columns of K and V that the cache holds for sure."""
        return CACHE // ((self.depth + self.depth_v) * self.dtype.width // 8)

    @property
    def bytes(self):
        """Of a tile of Q, a block of K, a block of V."""
        return [rows * across * self.dtype.width // 8 for rows, across in self.extents]


class Scaling:
    """What is taken for scores s = Q Kᵀ: scale · s, or, below a cap, cap · tanh(scale · s / cap)
    as a factor of tanh(slope · s).
    """

    def __init__(self, scale, cap):
        self.slope = None if cap is None else scale / cap
        self.factor = LOG2_E * (scale if cap is None else cap)  # to base 2


@cute.jit
def multiply(tiled_mma: cute.TiledMma, acc: cute.Tensor, a: cute.Tensor, b: cute.Tensor):
    """Start to multiply, as one group."""
    warpgroup.fence()
    cute.gemm(tiled_mma, acc, a, b, acc)
    warpgroup.commit_group()


@cute.jit
def bound(scores: cute.Tensor, scaling):
    """Scores of a thread, below a cap; the hardware's tanh has a relative error of 2**-11."""
    if cutec.const_expr(scaling.slope is not None):
        scores.store(cute.math.tanh(scores.load() * scaling.slope, fastmath=True))


@cute.jit
def hide(scores: cute.Tensor, offsets: cute.Tensor, column, row, span):
    """-inf for scores that a thread's rows `row` and `row` + 8 do not see. `column` is that of the
    thread's first score, `offsets` says how much further the others of a row are.
    """
    for r in cutec.range_constexpr(2):
        hide_row(scores[(None, r, None), 0, 0], offsets, column, span.ends(row + 8 * r))


@cute.jit
def hide_row(scores: cute.Tensor, offsets: cute.Tensor, column, ends, instead=NOTHING):
    """-inf for scores of a row outside of `ends`, as `Span.ends` says them; or another number."""
    begin, end = ends
    hidden = offsets.load() >= end - column
    if cutec.const_expr(begin is not None):
        hidden = hidden | (offsets.load() < begin - column)
    scores.store(cute.where(hidden, instead, scores.load()))


def extreme(choose, words):
    """The largest or smallest of 32-bit integers, three at a time: one instruction on Hopper."""
    left = [words[i] for i in range(cute.size(words))]
    while len(left) > 1:
        left = [choose(*left[i : i + 3]) if left[i + 1 : i + 3] else left[i] for i in range(0, len(left), 3)]
    return left[0]


@cute.jit
def maxima(scores: cute.Tensor):
    """Those of a thread's two rows, found with half as many instructions as floats take. Floats
    that are not all negative have the maximum of their bits as signed integers; negative ones have
    the minimum of theirs as unsigned integers, which is asked for if a row of a warp has no others.
    """
    found = cute.make_rmem_tensor(2, cutec.Int32)
    for r in cutec.range_constexpr(2):
        found[r] = extreme(cutec.max, cute.recast_tensor(scores, cutec.Int32)[(None, r, None), 0, 0])
    if cute.arch.vote_any_sync((found[0] | found[1]) < 0):
        for r in cutec.range_constexpr(2):
            least = extreme(cutec.min, cute.recast_tensor(scores, cutec.Uint32)[(None, r, None), 0, 0])
            found[r] = cute.where(found[r] < 0, least.to(cutec.Int32), found[r])
    return [found[r].bitcast(cutec.Float32) for r in range(2)]


@cute.jit
def raise_tops(
    scores: cute.Tensor, top: cute.Tensor, before: cute.Tensor, factor, slack: Constexpr = SLACK, below: Constexpr = 0
):
    """`top`: of a thread's two rows, the maximum of scaled scores so far, or what was it before it
    grew by less than `slack`; less `below`. If one row of a warp exceeds this, all get their
    maxima, `before` what they had, and the result is true.
    """
    peaks = [peak * factor - below if below else peak * factor for peak in maxima(scores)]
    raised = cute.arch.vote_any_sync((peaks[0] > top[0] + slack) | (peaks[1] > top[1] + slack))
    if raised:
        for r in cutec.range_constexpr(2):
            peak = peaks[r]
            for lane in (1, 2):  # the four threads that share a row
                peak = cute.arch.fmax(peak, cute.arch.shuffle_sync_bfly(peak, lane))
            before[r] = top[r]
            top[r] = cute.arch.fmax(before[r], peak)
    return raised


@cute.jit
def subtrahend(top):
    """What is subtracted from the scaled scores of a row: of one that sees nothing yet, nothing,
    and all exponentials are zero.
    """
    return cute.where(top > NOTHING, top, cutec.Float32(0))


@cute.jit
def exponentials(scores: cute.Tensor, top: cute.Tensor, parts: cute.Tensor, factor):
    """Scores become 2**(factor · score - top of the row), `parts` the thread's sums of them."""
    for r in cutec.range_constexpr(2):
        row = scores[(None, r, None), 0, 0]
        powers = cute.math.exp2(row.load() * factor - subtrahend(top[r]), fastmath=True)
        parts[r] = powers.reduce(cute.ReductionOp.ADD, cutec.Float32(0))
        row.store(powers)


@cute.jit
def shrink_totals(raised, parts: cute.Tensor, top: cute.Tensor, total: cute.Tensor, shrink: cute.Tensor):
    """Where tops were raised from what `shrink` has, it becomes what earlier sums have to be
    multiplied by, and `total` is. The condition reads `parts`, which are never that large, and
    `sync_warp` keeps the branch one: so exponentials are not put off until the wait behind it.
    """
    if cute.arch.vote_any_sync(raised | (parts[0] + parts[1] > 2.0**20)):
        cute.arch.sync_warp()
        for r in cutec.range_constexpr(2):
            shrink[r] = cute.arch.exp2(shrink[r] - subtrahend(top[r]))
            total[r] = total[r] * shrink[r]


@cute.jit
def round_to(powers: cute.Tensor, scores: cute.Tensor):
    """Exponentials become an operand of the second multiply: the same elements in the same order,
    pairs of them a register.
    """
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
def clear_behind(sV: cute.Tensor, count, thread, threads: Constexpr):
    """Zero a block of V, (D, columns), from column `count` on, for what reads it asynchronously."""
    piece = 128 // sV.element_type.width
    zeros = cute.make_rmem_tensor((piece, 1), sV.element_type)
    zeros.fill(0.0)
    across, columns = cute.size(sV, mode=[0]) // piece, cute.size(sV, mode=[1])
    for i in cutec.range(count * across + thread, columns * across, threads, unroll=1):
        cute.autovec_copy(zeros, cute.local_tile(sV, (piece, 1), (i % across, i // across)))
    cute.arch.fence_view_async_shared()


def load(tensor, layout, extent):
    """A TMA load of tiles of an operand."""
    return cpasync.make_tiled_tma_atom(
        cpasync.CopyBulkTensorTileG2SOp(), tensor, cute.slice_(layout, (None, None, 0)), extent
    )
