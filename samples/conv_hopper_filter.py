"""The gradient of a convolution's filter on Hopper (sm_90a): sums over pixels.

X is (images, height, width, C), the gradient dY of Y (images, p, q, K), that of the filter dF
(K, rows, columns, C):

    dF[k, position, c] = Σ over pixels of Y: dY[pixel, k] X[pixel + position, c]

Both operands have the pixels, which are summed up, as rows: so in shared memory both have the other
major mode than those of conv_hopper.py. A *unit* is 64 (or 32) channels of X at one position in the
filter, loaded in im2col mode; a tile of dF has 64 to 256 channels of Y and a few units, which share
dY: two or three warpgroups share it, below or beside each other. Blocks of a cluster have the same
units of other channels of Y, and load each a part of them for both. Mostly there are few tiles and
very many pixels: as many blocks as there are share the tiles (`split`), and add up a piece of the
pixels each; a second kernel adds up what they leave in a workspace. Or the blocks of a cluster
share a tile (`shared`), and send each other their sums of the part that each finishes. Or both: of
a piece that a cluster adds up, one sum goes through the workspace instead of one of each block.
Whole sums leave by TMA.

Names follow CuTe (docs/letters.md): `tCrA` is A in registers, divided by the multiply that makes C.
"""

from common.conv import SHARED, SMS, Work, exchanged, launch_adding, leave, make_exchange
from common.conv_terms import DRAWN_SMALL, filter_guard, filter_terms, shapes_of
from common.filters import FILTERS, GRADIENTS
from common.hopper_tiles import LEAVING, multiply_slices, send, store_atom
from common.tile_terms import places

import cutec
from cutec import Constexpr, cute, pipeline, utils
from cutec.cute.nvgpu import cpasync, warpgroup
from cutec.utils import hopper_helpers as hopper

REGISTERS = {2: (40, 232), 3: (40, 152)}  # of the warp that loads, of those that multiply, by warpgroups
# unless a form says otherwise
FORM = {"groups": (2, 1), "channels": 64, "waves": 1, "high": 1, "cluster": 1, "shared": 1}


class Plan:
    """How tiles are computed: their size, the multiply, and what lies where in shared memory."""

    def __init__(self, filter, units, groups, channels, split, high, cluster, shared, x):
        self.filter, self.units, self.channels, self.split = filter, units, channels, split
        self.high, self.cluster, self.shared = high, cluster, shared
        self.dtype, self.of_d = x.element_type, utils.LayoutEnum.ROW_MAJOR
        self.groups, self.consumers = groups, groups[0] * groups[1]
        self.rows, self.units_of_group = 64 * groups[0] * high, units // groups[1]
        self.tiled_mma = self.multiply(groups, self.units_of_group * channels)
        self.mma_of_group = self.multiply((1, 1), channels)  # of a unit
        # sums leave by units of a warpgroup, or parts of one that blocks of a cluster finish
        self.parts = max(shared // self.units_of_group, 1)
        assert shared == 1 or (high == 1 and self.parts * self.units_of_group == shared)
        self.slice = (64, channels // self.parts)
        self.mma_of_slice = self.multiply((1, 1), self.slice[1])
        self.sD_layout = hopper.make_smem_layout_epi(self.dtype, self.of_d, self.slice, self.consumers * LEAVING)
        room = SHARED if split else SHARED - cute.cosize(self.sD_layout.outer) * self.dtype.width // 8
        of_pixel = (self.rows + units * channels) * self.dtype.width // 8
        self.pixels = 64 if room >= 3 * 64 * of_pixel else 32
        self.tile, self.slice_bytes = (self.rows, units * channels, self.pixels), of_pixel * self.pixels
        self.loaded = (self.pixels // cluster, channels)  # of a unit, by each block of a cluster
        # sums that come from the blocks of a cluster, in fours for each thread
        threads, sums = 128 * self.consumers, self.units_of_group * channels // 2
        self.received = cute.make_layout((4, threads, sums // (4 * shared), shared))
        room -= cute.cosize(self.received) * 4 if shared > 1 else 0
        self.stages = room // self.slice_bytes
        self.sA_layout = hopper.make_smem_layout_a(utils.LayoutEnum.COL_MAJOR, self.tile, self.dtype, self.stages)
        # The same memory twice: units of pixels and channels as they are loaded, and as B.
        kinds = warpgroup.SmemLayoutAtomKind
        as_loaded, as_b = {64: (kinds.K_SW128, kinds.MN_SW128), 32: (kinds.K_SW64, kinds.MN_SW64)}[channels]
        loaded = warpgroup.make_smem_layout_atom(as_loaded, self.dtype)
        self.sX_layout = cute.tile_to_shape(loaded, (self.pixels, channels, units, self.stages), (0, 1, 2, 3))
        self.loaded_layout = cute.tile_to_shape(loaded, self.loaded, (0, 1))
        multiplied = warpgroup.make_smem_layout_atom(as_b, self.dtype)
        self.sB_layout = cute.tile_to_shape(multiplied, (units * channels, self.pixels, self.stages), (1, 0, 2))

    def of(self, tile):
        """(tile along K, tile along units, piece of the pixels) of a block: those of a cluster that
        share a tile are behind each other along units, and each has a part of a piece.
        """
        at_m, at_n, piece = tile.tile_idx
        shared = self.shared
        return (at_m, at_n // shared, piece * shared + at_n % shared) if shared > 1 else (at_m, at_n, piece)

    def multiply(self, groups, columns):
        """Warpgroups below and beside each other, each with 64 rows and so many columns."""
        mn, shape = warpgroup.OperandMajorMode.MN, (64, columns)
        return hopper.make_trivial_tiled_mma(self.dtype, self.dtype, mn, mn, cutec.Float32, (*groups, 1), shape)


@cute.jit
def load_units(plan: Constexpr, tma, at_n, k, output, chunks, sX, full, rank):
    """Start to load the units of a tile for slice k of the pixels. Those that the filter does not
    have come from its last position, not as zeros, which take longer; nobody stores their sums.
    Each block of a cluster loads some of the pixels for all of them.
    """
    filter = plan.filter
    mask = (1 << plan.cluster) - 1 if plan.cluster > 1 else None
    for i in cutec.range_constexpr(plan.units):
        position, chunk = divmod(at_n * plan.units + i, chunks)
        position = cute.math.min(position, filter.positions - 1)
        row, column = position // filter.columns, position % filter.columns
        moved = column * filter.dilation, row * filter.dilation
        at = tma.column((k * plan.cluster + rank) * plan.loaded[0], output, moved, chunk * plan.channels)
        part = cute.local_tile(sX[None, None, i], plan.loaded, (rank, 0))
        cute.copy(tma, at, part, tma_bar_ptr=full, mcast_mask=mask)


@cute.jit
def produce(plan: Constexpr, work, tma_X, output, chunks, sX, tma_Y, mY, sA, rank):
    """Bring in the slices of tile after tile. Only one warp comes here; one thread of it acts."""
    schedule, ring, _, own = work
    state = pipeline.make_pipeline_state(pipeline.PipelineUserType.Producer, plan.stages)
    gY = cute.local_tile(mY, (plan.rows, plan.pixels), (None, None))
    tYsY, tYgY = cpasync.tma_partition(
        tma_Y, 0, cute.make_layout(1), cute.group_modes(sA, 0, 2), cute.group_modes(gY, 0, 2)
    )
    tile = schedule.initial_work_tile_info()
    while tile.is_valid_tile:
        at_m, at_n, piece = plan.of(tile)
        for k in range(piece * own, (piece + 1) * own):  # pixels beyond the last one are zeros
            ring.producer_acquire(state)
            full = ring.producer_get_barrier(state)
            cute.copy(tma_Y, tYgY[None, at_m, k], tYsY[None, state.index], tma_bar_ptr=full)
            load_units(plan, tma_X, at_n, k, output, chunks, sX[None, None, None, state.index], full, rank)
            state.advance()
        schedule.advance_to_next_work()
        tile = schedule.get_current_work()
    ring.producer_tail(state)


@cute.jit
def leave_slice(tid, plan: Constexpr, sums, target, at):
    """Store a warpgroup's slice of sums in a piece (K, channels) of the workspace."""
    cF = cute.local_tile(cute.make_identity_tensor(target.shape), plan.slice, at)
    leave(sums, plan.mma_of_slice.get_slice(tid % 128).partition_C(cF), target)


@cute.jit
def consume(tid, group, plan: Constexpr, work, chunks, sA, sB, sD, tma_F, mF, targets, exchange):
    """Multiply the slices of tile after tile, and store the sums: those of whole tiles by TMA."""
    schedule, ring, _, own = work
    thr_mma = plan.tiled_mma.get_slice(group * 128)
    tCrA = plan.tiled_mma.make_fragment_A(thr_mma.partition_A(sA))
    tCrB = plan.tiled_mma.make_fragment_B(thr_mma.partition_B(sB))
    acc = plan.tiled_mma.make_fragment_C(plan.tiled_mma.partition_shape_C(plan.tile[:2]))
    of_unit = cute.size(acc) // plan.units_of_group // plan.high
    sums = cute.make_tensor(acc.iterator, cute.make_layout((of_unit, plan.units_of_group, plan.high)))
    down, first = group % plan.groups[0], group // plan.groups[0] * plan.units_of_group
    state = pipeline.make_pipeline_state(pipeline.PipelineUserType.Consumer, plan.stages)
    tile, turn = schedule.initial_work_tile_info(), 0
    while tile.is_valid_tile:
        multiply_slices(plan.tiled_mma, ring, state, own, tCrA, tCrB, acc)
        at_m, at_n, piece = plan.of(tile)
        if cutec.const_expr(plan.shared > 1):
            rank = piece % plan.shared
            unit, part = rank // plan.parts, rank % plan.parts
            position, chunk = divmod(at_n * plan.units + first + unit, chunks)
            total = exchanged(tid, rank, acc, exchange)
            if position < plan.filter.positions:
                at = at_m * plan.groups[0] + down, chunk * plan.parts + part
                if cutec.const_expr(plan.split > 0):
                    target = targets[None, position, None, piece // plan.shared]
                    leave_slice(tid, plan, total, target, at)
                else:
                    gF = cute.local_tile(mF[None, None, position], plan.slice, at)
                    turn = send(tid, group, plan, tma_F, total, turn, sD, [gF])
        for i in cutec.range_constexpr(plan.units_of_group if plan.shared == 1 else 0):
            position, chunk = divmod(at_n * plan.units + first + i, chunks)
            if position < plan.filter.positions:
                for j in cutec.range_constexpr(plan.high):
                    at = (at_m * plan.high + j) * plan.groups[0] + down, chunk
                    if cutec.const_expr(plan.split > 0):
                        leave_slice(tid, plan, sums[None, i, j], targets[None, position, None, piece], at)
                    else:
                        gF = cute.local_tile(mF[None, None, position], plan.slice, at)
                        turn = send(tid, group, plan, tma_F, sums[None, i, j], turn, sD, [gF])
        schedule.advance_to_next_work()
        tile = schedule.get_current_work()
    cute.arch.cp_async_bulk_wait_group(0, read=True)


@cute.kernel
def filter_kernel(
    tma_X,
    tma_Y: cpasync.TmaAtom,
    mY: cute.Tensor,
    tma_F,
    mF,
    targets,
    output,
    chunks: cute.FastDivmodDivisor,
    slices: cutec.Int32,
    own: cutec.Int32,
    tiles,
    plan: Constexpr,
):
    tid, _, _ = cute.arch.thread_idx()
    group = cute.arch.make_warp_uniform(tid // 128)
    warp_index = cute.arch.make_warp_uniform(tid // 32)
    if warp_index == 0:
        for atom in (tma_X, tma_Y):
            cpasync.prefetch_descriptor(atom)

    smem = utils.SmemAllocator()
    sA = smem.allocate_tensor(plan.dtype, plan.sA_layout.outer, 1024, plan.sA_layout.inner)
    sX = smem.allocate_tensor(plan.dtype, plan.sX_layout.outer, 1024, plan.sX_layout.inner)
    sB = cute.make_tensor(sX.iterator, plan.sB_layout.outer)
    sD = None
    if cutec.const_expr(plan.split == 0):
        sD = smem.allocate_tensor(plan.dtype, plan.sD_layout.outer, 1024, plan.sD_layout.inner)
    exchange = None
    if cutec.const_expr(plan.shared > 1):
        exchange = make_exchange(plan.received, smem)
    rank = cute.arch.make_warp_uniform(cute.arch.block_idx_in_cluster()) if plan.cluster > 1 else 0
    ring = pipeline.PipelineTmaAsync.create(
        num_stages=plan.stages,
        producer_group=pipeline.CooperativeGroup(pipeline.Agent.Thread),
        consumer_group=pipeline.CooperativeGroup(pipeline.Agent.Thread, plan.cluster * plan.consumers * 4),
        tx_count=plan.slice_bytes,
        barrier_storage=smem.allocate_array(cutec.Int64, 2 * plan.stages),
        cta_layout_vmnk=cute.make_layout((1, plan.cluster, 1, plan.shared)),
    )
    schedule = utils.StaticPersistentTileScheduler.create(tiles, cute.arch.block_idx(), cute.arch.grid_dim())
    work = Work(schedule, ring, slices, own)
    cute.arch.griddepcontrol_wait()
    cute.arch.griddepcontrol_launch_dependents()
    of_producer, of_consumers = REGISTERS[plan.consumers]
    if group == 0:
        cute.arch.setmaxregister_decrease(of_producer)
        if warp_index == 0:
            produce(plan, work, tma_X, output, chunks, sX, tma_Y, mY, sA, rank)
    else:
        cute.arch.setmaxregister_increase(of_consumers)
        consume(tid - 128, group - 1, plan, work, chunks, sA, sB, sD, tma_F, mF, targets, exchange)


@cute.jit
def conv_filter(
    x: cute.Tensor,
    dy: cute.Tensor,
    df: cute.Tensor,
    partial,
    filter: Constexpr,
    units: Constexpr = 4,
    split: Constexpr = 0,
    groups: Constexpr = FORM["groups"],
    channels: Constexpr = FORM["channels"],
    waves: Constexpr = FORM["waves"],
    high: Constexpr = FORM["high"],
    cluster: Constexpr = FORM["cluster"],
    shared: Constexpr = FORM["shared"],
    blocks: Constexpr = SMS,
):
    """`filter`: a Filter. `units`: of a tile. `groups`: warpgroups below and beside each other that
    share a tile. `channels`: of a unit. `split`: several blocks share a tile, of which each has so
    many slices at least, and leave sums in `partial`, as (pieces, K, positions · C); there are as
    many pieces as fill the GPU `waves` times. `high`: how often 64 rows a warpgroup has. `cluster`:
    blocks below each other that share units. `shared`: blocks of a cluster that share a tile, or
    with `split` a piece of one. `blocks`: how many there are at most.
    """
    images, height, width, depth = x.shape
    _, p, q, k = dy.shape
    assert p == filter.extent(height, filter.rows), "dY's rows are not those that the filter makes of X's"
    assert q == filter.extent(width, filter.columns), "dY's columns are not those that the filter makes of X's"
    assert shared == 1 or (cluster == 1 and waves == 1), "blocks share units or a tile, and stay for one"
    plan = Plan(filter, units, groups, channels, split, high, cluster, shared, x)
    share = cpasync.CopyBulkTensorTileG2SMulticastOp() if cluster > 1 else cpasync.CopyBulkTensorTileG2SOp()
    tma_X = cpasync.make_im2col_tma_atom(
        share,
        cute.make_tensor(x.iterator, cute.select(x.layout, mode=[3, 2, 1, 0])),
        plan.loaded_layout,
        plan.loaded,
        (-filter.pad, -filter.pad),
        (filter.corner(filter.columns), filter.corner(filter.rows)),
        (filter.stride, filter.stride),
    )
    pixels = images * p * q
    tma_Y, mY = cpasync.make_tiled_tma_atom(
        cpasync.CopyBulkTensorTileG2SOp(),
        cute.make_tensor(dy.iterator, cute.make_layout((k, pixels), stride=(1, k))),
        cute.slice_(plan.sA_layout, (None, None, 0)),
        (plan.rows, plan.pixels),
    )
    chunks = cute.math.max(cute.ceil_div(depth, channels), 1)
    across, down = cute.ceil_div(filter.positions * chunks, units), cute.ceil_div(k, plan.rows * cluster) * cluster
    slices, pieces = cute.math.max(cute.ceil_div(pixels, plan.pixels), 1), 1  # of no pixels there is one, of zeros
    row = filter.positions * depth
    tma_F, mF, targets = None, None, None
    if cutec.const_expr(split > 0):
        assert across * down <= blocks * waves, "the workspace has room for a tile of each block"
        resident = min(blocks, places(shared))
        pieces = cute.math.min(resident * waves // cute.math.max(across * down * shared, 1), slices // (split * shared))
        pieces = cute.math.max(pieces, 1)
        of_f = cute.make_layout((k, filter.positions, depth, pieces), stride=(row, depth, 1, k * row))
        targets = cute.make_tensor(partial.iterator, of_f)
    else:
        of_f = cute.make_layout((k, depth, filter.positions), stride=(row, 1, depth))
        tma_F, mF = store_atom(plan, cute.make_tensor(df.iterator, of_f))
    together = (cluster, shared, 1)
    tiles = utils.PersistentTileSchedulerParams((down, across * shared, pieces), together)
    clusters = blocks // cluster if shared == 1 else tiles.total  # blocks that share a tile stay for one
    grid = utils.StaticPersistentTileScheduler.get_grid_shape(tiles, clusters)
    output = tuple(cute.fast_divmod_create_divisor(cute.math.max(i, 1)) for i in (q, p))
    own, divisor = cute.ceil_div(slices, pieces * shared), cute.fast_divmod_create_divisor(chunks)
    filter_kernel(tma_X, tma_Y, mY, tma_F, mF, targets, output, divisor, slices, own, tiles, plan).launch(
        grid=grid,
        block=(128 * (1 + plan.consumers), 1, 1),
        cluster=together,
        min_blocks_per_mp=1,
        use_pdl=True,
    )
    if cutec.const_expr(split > 0):
        flat = cute.make_tensor(df.iterator, cute.make_layout((k, row), stride=(row, 1)))
        sums = cute.make_tensor(partial.iterator, cute.make_layout((pieces, k, row), stride=(k * row, row, 1)))
        launch_adding(sums, flat, lambda total: total)


def form(units, split=0, **more):
    """A form that a call may take."""
    return {"units": units, "split": split} | more


BESIDE, THREE_BESIDE, THREE_BELOW = (1, 2), (1, 3), (3, 1)  # warpgroups of a tile
FORMS = [form(units) for units in (1, 2, 3, 4)] + [form(units, 2) for units in (1, 2, 3, 4)]
# Blocks below each other that share units: where there are more channels of Y than a tile has, this
# halves what comes from the L2 cache.
PAIRS = [form(units, 2, cluster=2) for units in (2, 3, 4)]
LOW = form(2, 2, groups=BESIDE)  # for 64 channels of Y
HIGH = [form(3, 2, groups=THREE_BELOW), form(3, 2, groups=THREE_BELOW, cluster=2)]  # for 192 of them
NARROW = [form(6, 2, groups=THREE_BELOW, channels=32), form(6, 2, channels=32, cluster=2)]  # for 96 of X
# More pieces than there are blocks, so that most blocks have work until the end.
WAVES = [form(4, 2, waves=3), form(4, 2, waves=3, cluster=2)]
# For 64 channels of both, all nine positions are in one tile; tiles of 256 channels of Y read X
# less often.
NINE = [LOW, form(9, groups=THREE_BESIDE), form(9, 2, groups=THREE_BESIDE), *HIGH, *NARROW, *WAVES]
NINE += [form(4, cluster=2), form(3, high=2), form(3, 2, high=2)]
# Of one position, where pixels are many and tiles few: the blocks of a cluster add up a tile's
# pieces among themselves, and nothing goes through memory. With `split` too, they add up a piece,
# and its sum does. Low tiles are for up to 64 channels of Y.
SHARED_TILES = [form(1, shared=4), form(2, shared=4), form(1, shared=8), form(2, shared=8)]
SHARED_TILES += [form(1, 2, shared=8), form(2, 2, shared=8)]
SHARED_LOW = [form(2, split, groups=BESIDE, shared=shared) for split, shared in ((0, 4), (0, 8), (2, 8))]
OF_PLAIN = [form(1), form(2), form(1, 2), form(3, 2), form(4, 2), *PAIRS, LOW, HIGH[1], *SHARED_TILES]
OF_PLAIN += [form(2, cluster=2), form(3, cluster=2), form(1, 2, cluster=2), *SHARED_LOW]
MORE = {1: [LOW, form(2, 8), HIGH[1]], 4: HIGH + NARROW + WAVES, 9: NINE, 25: NINE}  # by positions


def choice(name, filter):
    """The forms, each with its guard and the terms of its time."""
    forms = OF_PLAIN if name == "1x1" else FORMS + PAIRS + MORE[filter.positions]
    guarded = [(filter_guard(filter.positions, **FORM | one), one) for one in forms]
    terms, more = filter_terms(filter.positions, FORM), [DRAWN_SMALL] if name == "1x1" else []
    return cutec.tuned(guarded, shapes_of(name, filter, more), card="H200", terms=terms, alike=["dtype"])


for name, shape in FILTERS.items():
    of_filter = f"{shape.rows},{shape.columns}"
    cutec.export(
        conv_filter,
        name=f"conv_{name}_filter",
        args=[
            "in $dtype[n,h,w,c{div=8}]",
            "in $dtype[n,p,q,k{div=8}]",
            f"out $dtype[k,{of_filter},c]",
            # tiles for each block
            f"workspace f32[{SMS * 64} * $groups[0] * $units * $channels * $waves * $high] if $split > 0",
        ],
        variants={"dtype": ["bf16", "f16"] if name in ("1x1", "3x3") else ["bf16"]},
        constexpr={"filter": shape},
        choose=choice(name, shape),
        reference=GRADIENTS[name],
        flops=f"2*n*p*q*k*{shape.positions}*c",
        arch="sm_90a",
    )
