"""Convolution of images on Hopper (sm_90a): Y = X * F as a multiply whose first operand is nowhere
in memory. And its way back to images.

X is (images, height, width, C), the filter F (K, rows, columns, C), Y (images, p, q, K): channels
contiguous. Y's pixels are the rows of a matrix, its K channels the columns:

    Y[pixel, k] = Σ over positions, channels: X[pixel + position, c] F[k, position, c]

For each position the TMA unit loads a tile's pixels and 64 of their channels, in its im2col mode:
it knows strides, dilation and what lies outside of the images, which is zero. So a slice of the
first operand is a load like any other, and the rest is a multiply as in gemm_hopper.py: one warp
loads into a ring, one or two warpgroups multiply, blocks stay and compute tile after tile, and
blocks of a cluster share each tile of F, or pixels of X. Sums leave through shared memory while the
next tile's slices come in.

Where there are few tiles, the blocks of a cluster share one (`split`): each adds up some of its
slices, and sends the others its sums of the columns that they finish. Or more blocks than a cluster
has (`pieces`) leave float32 sums in a workspace, which a second kernel adds up.

Where a pixel has only 8 channels (three colours, filled up), one slice holds them of 8 positions.

The gradient of X is a convolution too, of that of Y: the filter is turned around, and its K
channels are summed up instead of its C ones, which are contiguous: so tiles of F have the other
major mode.

Names follow CuTe (docs/letters.md): `tCrA` is A in registers, divided by the multiply that makes C.
"""

from common.conv import (
    CONSUMER_REGISTERS,
    PRODUCER_REGISTERS,
    SHARED,
    SMS,
    Work,
    exchanged,
    launch_adding,
    leave,
    make_exchange,
)
from common.conv_terms import DRAWN_SHORT, images_guard, images_terms, shapes_of
from common.filters import ALL, FEW_FILTERS, IMAGES, IMAGES_BACK
from common.hopper_tiles import multiply_slices
from common.tile_terms import up

import cutec
from cutec import Constexpr, cute, pipeline, utils
from cutec.cute.nvgpu import cpasync, warp, warpgroup
from cutec.utils import hopper_helpers as hopper

ROWS, CHANNELS = 128, 64  # pixels and channels of a slice of X, unless a form says otherwise
FEW = 8  # channels of a pixel of which a slice has several positions
LEAVING = 2  # parts of a warpgroup's sums that may be on their way out
COLUMNS = 64  # of such a part, at most
GROUP = 8  # clusters along pixels whose tiles follow each other: they share F in the cache


class Plan:
    """How tiles are computed: their size, the multiply, and what lies where in shared memory."""

    def __init__(self, filter, rows, columns, cluster, beside, pieces, split, channels, few, back, x):
        self.filter, self.few, self.back = filter, few, back
        self.cluster, self.beside, self.pieces, self.split = cluster, beside, pieces, split
        self.channels, self.tile, self.consumers = channels, (rows, columns, channels), rows // 64
        self.dtype = x.element_type
        self.tiled_mma, self.mma_of_group = self.multiply(self.consumers), self.multiply(1)
        of_block = columns // split  # columns of a tile that a block finishes
        self.part = (64, min(of_block & -of_block, COLUMNS))
        self.parts = of_block // self.part[1]
        self.sD_layout = hopper.make_smem_layout_epi(
            self.dtype, utils.LayoutEnum.ROW_MAJOR, self.part, self.consumers * LEAVING
        )
        self.slice_bytes = (rows + columns) * channels * self.dtype.width // 8
        taken = cute.cosize(self.sD_layout.outer) * self.dtype.width // 8
        # sums that come from the blocks of a cluster, in fours for each thread
        self.received = cute.make_layout((4, 128 * self.consumers, of_block // 8, split))
        taken += cute.cosize(self.received) * 4 if split > 1 else 0
        self.stages = (SHARED - taken) // self.slice_bytes
        kinds = warpgroup.SmemLayoutAtomKind
        kind = kinds.K_INTER if few else {64: kinds.K_SW128, 32: kinds.K_SW64}[channels]
        of_pixels = warpgroup.make_smem_layout_atom(kind, self.dtype)
        self.sA_layout = cute.tile_to_shape(of_pixels, (rows, channels, self.stages), (0, 1, 2))
        self.loaded = (rows // beside, channels)  # of X, by each block of a cluster
        self.loaded_layout = cute.tile_to_shape(of_pixels, self.loaded, (0, 1))
        by = utils.LayoutEnum.COL_MAJOR if back else utils.LayoutEnum.ROW_MAJOR
        self.sB_layout = hopper.make_smem_layout_b(by, self.tile, self.dtype, self.stages)

    def multiply(self, warpgroups):
        """Warpgroups below each other, each with 64 pixels and all columns."""
        modes = warpgroup.OperandMajorMode
        majors = modes.K, modes.MN if self.back else modes.K
        shape = (64, self.tile[1])
        return hopper.make_trivial_tiled_mma(self.dtype, self.dtype, *majors, cutec.Float32, (warpgroups, 1, 1), shape)

    def of(self, tile):
        """(tile along pixels, tile along channels, part of its slices) of a block: those of a
        cluster that share a tile are behind each other along channels.
        """
        at_m, at_n, piece = tile.tile_idx
        return (at_m, at_n // self.split, at_n % self.split) if self.split > 1 else (at_m, at_n, piece)

    def position(self, number):
        """Where in F the tiles for a position of X are."""
        return self.filter.positions - 1 - number if self.back else number


@cute.jit
def load_pixels(plan: Constexpr, tma, at, k, slices, output, channels, target, full, rank):
    """Start to load slice k of X for the tile of pixels `at`: channels of a position, or all
    channels of 8 positions. Of positions that the filter does not have, channels that pixels do not
    have: zeros. Blocks beside each other load a part of the pixels each.
    """
    filter = plan.filter
    if cutec.const_expr(plan.few):
        for i in cutec.range_constexpr(CHANNELS // FEW):
            position = k * (CHANNELS // FEW) + i
            channel = cute.where(position < filter.positions, 0, FEW)
            row, column = position // filter.columns % filter.rows, position % filter.columns
            moved = column * filter.dilation, row * filter.dilation
            part = cute.local_tile(target, (plan.tile[0], FEW), (0, i))
            cute.copy(tma, tma.column(at * plan.tile[0], output, moved, channel), part, tma_bar_ptr=full)
    else:
        position, part = k // channels, k % channels
        part = cute.where(k < slices, part, channels.divisor)
        moved = position % filter.columns * filter.dilation, position // filter.columns * filter.dilation
        own = rank if plan.beside > 1 else 0
        at = tma.column((at * plan.beside + own) * plan.loaded[0], output, moved, part * plan.channels)
        mask = (1 << plan.beside) - 1 if plan.beside > 1 else None
        cute.copy(tma, at, cute.local_tile(target, plan.loaded, (own, 0)), tma_bar_ptr=full, mcast_mask=mask)


@cute.jit
def produce(plan: Constexpr, work, tma_X, output, last, sA, tma_F, mF, sB, rank):
    """Bring in the slices of tile after tile. Only one warp comes here; one thread of it acts. A
    tile of a cluster beyond the `last` pixels is loaded as those are, not filled with zeros.
    """
    schedule, ring, slices, own = work
    state = pipeline.make_pipeline_state(pipeline.PipelineUserType.Producer, plan.stages)
    channels = cute.fast_divmod_create_divisor(cute.ceil_div(mF.shape[1], plan.channels))
    mask = (1 << plan.cluster) - 1 if plan.cluster > 1 else None
    gF = cute.local_tile(mF, plan.tile[1:], (None, None, None))
    tFsF, tFgF = cpasync.tma_partition(
        tma_F,
        rank if plan.cluster > 1 else 0,
        cute.make_layout(plan.cluster),
        cute.group_modes(sB, 0, 2),
        cute.group_modes(gF, 0, 2),
    )
    tile = schedule.initial_work_tile_info()
    while tile.is_valid_tile:
        at_m, at_n, part = plan.of(tile)
        if cutec.const_expr(plan.cluster > 1):
            at_m = cute.math.min(at_m, last)
        for k in range(part * own, (part + 1) * own):
            ring.producer_acquire(state)
            full = ring.producer_get_barrier(state)
            load_pixels(plan, tma_X, at_m, k, slices, output, channels, sA[None, None, state.index], full, rank)
            if cutec.const_expr(plan.few):
                from_F = tFgF[None, at_n, k, 0]
            else:
                from_F = tFgF[None, at_n, k % channels, plan.position(k // channels)]
            cute.copy(tma_F, from_F, tFsF[None, state.index], tma_bar_ptr=full, mcast_mask=mask)
            state.advance()
        schedule.advance_to_next_work()
        tile = schedule.get_current_work()
    ring.producer_tail(state)


@cute.jit
def send(tid, group, plan: Constexpr, tma_Y, acc, begin, turn, sD, gY, epilogue: Constexpr):
    """A warpgroup's sums leave in parts, of which the first has number `begin` in the tile: through
    registers, where the epilogue is applied, into shared memory, from there by TMA. Buffers take
    turns; returns whose turn it is next.
    """
    first_warp = cute.arch.make_warp_uniform(tid % 128 // 32) == 0
    store = cute.make_copy_atom(warp.StMatrix8x8x16bOp(False, 4 if plan.part[1] > 8 else 2), plan.dtype)
    tiled_copy = cute.make_tiled_copy_S(store, cute.make_tiled_copy_C_atom(store, plan.mma_of_group))
    thr_copy = tiled_copy.get_slice(tid % 128)
    tRsD = thr_copy.partition_D(sD)
    tRrD = cute.make_rmem_tensor(thr_copy.partition_S(sD).shape[:3], plan.dtype)
    count = cute.size(tRrD)
    tDsD, tDgY = cpasync.tma_partition(
        tma_Y,
        0,
        cute.make_layout(1),
        cute.group_modes(sD, 0, 2),
        cute.group_modes(cute.flat_divide(gY, plan.part), 0, 2),
    )
    parts = cute.make_tensor(acc.iterator, cute.make_layout((count, cute.size(acc) // count)))
    for i in cutec.range_constexpr(parts.shape[1]):
        buffer = group * LEAVING + (turn + i) % LEAVING
        if first_warp:  # the part that was in this buffer has left it
            cute.arch.cp_async_bulk_wait_group(LEAVING - 1, read=True)
        cute.arch.barrier(barrier_id=1 + group, number_of_threads=128)
        tRrD.store(epilogue(parts[None, i].load()).to(plan.dtype).reshape(tRrD.shape))
        cute.copy(tiled_copy, tRrD, tRsD[None, None, None, buffer])
        cute.arch.fence_proxy("async.shared", space="cta")
        cute.arch.barrier(barrier_id=1 + group, number_of_threads=128)
        if first_warp:
            cute.copy(tma_Y, tDsD[None, buffer], tDgY[None, group, begin + i])
            cute.arch.cp_async_bulk_commit_group()
    return (turn + parts.shape[1]) % LEAVING if parts.shape[1] % LEAVING else turn


@cute.jit
def consume(tid, group, plan: Constexpr, work, sA, sB, sD, tma_Y, mY, partial, exchange, epilogue: Constexpr):
    """Multiply the slices of tile after tile, and send out the sums."""
    schedule, ring, _, own = work
    thr_mma = plan.tiled_mma.get_slice(group * 128)
    tCrA = plan.tiled_mma.make_fragment_A(thr_mma.partition_A(sA))
    tCrB = plan.tiled_mma.make_fragment_B(thr_mma.partition_B(sB))
    acc = plan.tiled_mma.make_fragment_C(plan.tiled_mma.partition_shape_C(plan.tile[:2]))
    state = pipeline.make_pipeline_state(pipeline.PipelineUserType.Consumer, plan.stages)
    tile, turn = schedule.initial_work_tile_info(), 0
    while tile.is_valid_tile:
        multiply_slices(plan.tiled_mma, ring, state, own, tCrA, tCrB, acc)
        at_m, at_n, part = plan.of(tile)
        if cutec.const_expr(plan.pieces == 1):
            sums, begin = acc, 0
            if cutec.const_expr(plan.split > 1):
                sums, begin = exchanged(tid, part, acc, exchange), part * plan.parts
            gY = cute.local_tile(mY, plan.tile[:2], (at_m, at_n))
            turn = send(tid, group, plan, tma_Y, sums, begin, turn, sD, gY, epilogue)
        else:
            cY = cute.local_tile(cute.make_identity_tensor(mY.shape), plan.tile[:2], (at_m, at_n))
            tCcY = plan.tiled_mma.get_slice(tid).partition_C(cY)
            leave(acc, tCcY, partial[part, None, None])
        schedule.advance_to_next_work()
        tile = schedule.get_current_work()
    cute.arch.cp_async_bulk_wait_group(0, read=True)


@cute.kernel
def conv_kernel(
    tma_X,
    tma_F: cpasync.TmaAtom,
    mF: cute.Tensor,
    tma_Y: cpasync.TmaAtom,
    mY: cute.Tensor,
    partial,
    output,
    last: cutec.Int32,
    tiles,
    plan: Constexpr,
    epilogue: Constexpr,
):
    tid, _, _ = cute.arch.thread_idx()
    group = cute.arch.make_warp_uniform(tid // 128)
    warp_index = cute.arch.make_warp_uniform(tid // 32)
    if warp_index == 0:
        for atom in (tma_X, tma_F, tma_Y):
            cpasync.prefetch_descriptor(atom)

    smem = utils.SmemAllocator()
    sA, sB, sD = [
        smem.allocate_tensor(plan.dtype, layout.outer, 1024, layout.inner)
        for layout in (plan.sA_layout, plan.sB_layout, plan.sD_layout)
    ]
    exchange = None
    if cutec.const_expr(plan.split > 1):
        exchange = make_exchange(plan.received, smem)
    rank = cute.arch.make_warp_uniform(cute.arch.block_idx_in_cluster()) if plan.cluster * plan.beside > 1 else 0
    ring = pipeline.PipelineTmaAsync.create(
        num_stages=plan.stages,
        producer_group=pipeline.CooperativeGroup(pipeline.Agent.Thread),
        consumer_group=pipeline.CooperativeGroup(
            pipeline.Agent.Thread, plan.cluster * plan.beside * plan.consumers * 4
        ),
        tx_count=plan.slice_bytes,
        barrier_storage=smem.allocate_array(cutec.Int64, 2 * plan.stages),
        cta_layout_vmnk=cute.make_layout((1, plan.cluster, plan.beside, plan.split)),
    )
    schedule = utils.StaticPersistentTileScheduler.create(tiles, cute.arch.block_idx(), cute.arch.grid_dim())
    depth = mF.shape[1]
    slices = cute.ceil_div(depth, plan.channels) * (1 if plan.few else plan.filter.positions)
    work = Work(schedule, ring, slices, cute.ceil_div(slices, plan.pieces * plan.split))
    cute.arch.griddepcontrol_wait()
    cute.arch.griddepcontrol_launch_dependents()
    if group == 0:
        cute.arch.setmaxregister_decrease(PRODUCER_REGISTERS)
        if warp_index == 0:
            produce(plan, work, tma_X, output, last, sA, tma_F, mF, sB, rank)
    else:
        cute.arch.setmaxregister_increase(CONSUMER_REGISTERS)
        consume(tid - 128, group - 1, plan, work, sA, sB, sD, tma_Y, mY, partial, exchange, epilogue)


@cute.jit
def conv(
    x: cute.Tensor,
    f: cute.Tensor,
    y: cute.Tensor,
    partial,
    filter: Constexpr,
    columns: Constexpr = 128,
    rows: Constexpr = ROWS,
    cluster: Constexpr = 1,
    beside: Constexpr = 1,
    pieces: Constexpr = 1,
    split: Constexpr = 1,
    channels: Constexpr = CHANNELS,
    few: Constexpr = False,
    back: Constexpr = False,
    epilogue: Constexpr = lambda sums: sums,
    blocks: Constexpr = SMS,
):
    """`filter`: a Filter. `columns`: channels of Y of a tile. `rows`: its pixels, 64 for each
    warpgroup that multiplies. `cluster`: blocks below each other that share tiles of F. `beside`:
    blocks beside each other that share pixels of X. `split`: blocks of a cluster that share a tile.
    `pieces`: blocks that share one and leave sums in `partial` (pieces, pixels, channels).
    `channels`: of a slice. `few`: pixels have 8 channels. `back`: x is the gradient of Y, y becomes
    that of X. `blocks`: how many there are at most.
    """
    filter = filter.turned if back else filter
    images, height, width, of_pixel = x.shape
    _, p, q, k = y.shape
    assert p == filter.extent(height, filter.rows), "Y's rows are not those that the filter makes of X's"
    assert q == filter.extent(width, filter.columns), "Y's columns are not those that the filter makes of X's"
    assert sorted((cluster, beside, pieces, split))[-2] == 1, "blocks share tiles of F, of X, or a tile of Y in one way"
    plan = Plan(filter, rows, columns, cluster, beside, pieces, split, channels, few, back, x)
    by_width = cute.make_tensor(x.iterator, cute.select(x.layout, mode=[3, 2, 1, 0]))
    tma_X = cpasync.make_im2col_tma_atom(
        cpasync.CopyBulkTensorTileG2SMulticastOp() if beside > 1 else cpasync.CopyBulkTensorTileG2SOp(),
        by_width,
        plan.loaded_layout if not few else cute.make_layout((rows, FEW), stride=(FEW, 1)),
        (rows, FEW) if few else plan.loaded,
        (-filter.pad, -filter.pad),
        (filter.corner(filter.columns), filter.corner(filter.rows)),
        (filter.stride, filter.stride),
    )
    # (columns of the product, its sums, positions); of few channels all positions are in the sums
    depth, positions = (filter.positions * FEW, 1) if few else (of_pixel, filter.positions)
    row = filter.positions * (k if back else of_pixel)
    of_f = cute.make_layout((k, depth, positions), stride=(1, row, k) if back else (row, 1, of_pixel))
    share = cpasync.CopyBulkTensorTileG2SMulticastOp() if cluster > 1 else cpasync.CopyBulkTensorTileG2SOp()
    tma_F, mF = cpasync.make_tiled_tma_atom(
        share,
        cute.make_tensor(f.iterator, of_f),
        cute.slice_(plan.sB_layout, (None, None, 0)),
        plan.tile[1:],
        cluster,
    )
    pixels = images * p * q
    of_y = cute.make_tensor(y.iterator, cute.make_layout((pixels, k), stride=(k, 1)))
    tma_Y, mY = cpasync.make_tiled_tma_atom(
        cpasync.CopyBulkTensorTileS2GOp(), of_y, cute.slice_(plan.sD_layout, (None, None, 0)), plan.part
    )
    extents = cute.ceil_div(pixels, rows), cute.ceil_div(k, columns * beside) * beside * split, pieces
    together = (cluster, beside * split, 1)
    tiles = utils.PersistentTileSchedulerParams(extents, together, swizzle_size=GROUP, raster_along_m=False)
    clusters = blocks // (cluster * beside) if split == 1 else tiles.total  # blocks that share a tile stay for one
    grid = utils.StaticPersistentTileScheduler.get_grid_shape(tiles, clusters)
    output = tuple(cute.fast_divmod_create_divisor(cute.math.max(i, 1)) for i in (q, p))
    last = cute.math.max(extents[0], 1) - 1
    conv_kernel(tma_X, tma_F, mF, tma_Y, mY, partial, output, last, tiles, plan, epilogue).launch(
        grid=grid, block=(128 * (1 + plan.consumers), 1, 1), cluster=together, min_blocks_per_mp=1, use_pdl=True
    )
    if cutec.const_expr(pieces > 1):
        launch_adding(partial, cute.make_tensor(y.iterator, of_y.layout), epilogue)


def form(columns, **more):
    """A form that a call may take."""
    return {"columns": columns} | more


# Widths are many such that the last wave of tiles may be full. Where tiles are few, blocks share
# one: those of a cluster, or, where there are the most slices, more of them through memory.
WIDTHS = [form(columns) for columns in (64, 96, 128, 160, 192, 256)]
CLUSTERS = [form(columns, cluster=2) for columns in (128, 192, 256)]
SPLITS = [form(64, split=2), form(64, split=4), form(64, split=8), form(96, split=3), form(128, split=2)]
SPLITS += [form(128, split=4), form(160, split=2)]
PIECES = [form(64, pieces=6), form(96, pieces=3), form(96, pieces=6)]
NARROW = form(192, channels=32)  # slices for 96 channels
FORMS = [*WIDTHS, *CLUSTERS, *SPLITS]
MANY = [*FORMS, *PIECES]  # for filters of several positions
# Of one position slices are few: more widths for one wave of tiles that is full, and lower tiles,
# whose sums are done sooner.
OF_PLAIN = [form(columns) for columns in (80, 112, 176, 224)]
OF_PLAIN += [form(columns, cluster=2) for columns in (64, 96, 112, 160)]
OF_PLAIN += [form(columns, beside=2) for columns in (64, 80, 96)]
LOW = [form(columns, rows=64) for columns in (64, 96, 128, 256)]
LOW += [form(columns, rows=64, cluster=2) for columns in (64, 128)]
LOW += [form(128, rows=64, beside=2), form(128, rows=64, split=2)]
FORMS_OF = {
    "conv_1x1": [*FORMS, *OF_PLAIN, *LOW],
    "conv_2x2_stride2": MANY,
    "conv_3x3": [one for one in MANY if one != form(256)] + [NARROW],  # clusters of such tiles are as fast, or faster
    "conv_3x3_back": MANY,
    "conv_5x5": [*MANY, NARROW],
    "conv_5x5_back": MANY,
} | {f"conv_{name}": WIDTHS for name in FEW_FILTERS}
# Strides and dilation make next to no difference: these take the tables of others, of which their
# shapes are a part.
LIKE = {
    "conv_3x3_stride2": "conv_3x3",
    "conv_3x3_dilation2": "conv_3x3",
    "conv_3x3_dilation2_back": "conv_3x3_back",
}


def choice(name, function, pixels, channels, summed, positions):
    """The forms of a function, each with its guard and the terms of its time (`images_terms`).
    `summed`: the channels that are added up, if there are many, of so many `positions`.
    """

    def depth(each):
        return f"{positions} * {up(summed, each)}" if summed else f"{-(-positions * FEW // each)}"

    like = LIKE.get(function, "")
    forms = FORMS_OF.get(like or function, FORMS)
    small = function == "conv_1x1"  # most calls have few slices, and many numbers for their products
    guarded = [(images_guard(pixels, channels, depth, CHANNELS, small, **one), one) for one in forms]
    terms = images_terms(pixels, channels, summed, depth, CHANNELS, small)
    of = ("any_3x3", ALL["3x3"]) if "conv_3x3" in (like or function) else (name, ALL[name])
    shapes = shapes_of(*of, [DRAWN_SHORT] if small else ())
    return cutec.tuned(guarded, shapes, card="H200", terms=terms, alike=["dtype"], like=like)


for name, filter in ALL.items():
    few, places = name in FEW_FILTERS, f"{filter.rows},{filter.columns}"
    c = FEW if few else "c"
    common = {
        "variants": {"dtype": ["bf16", "f16"] if name in ("1x1", "3x3") else ["bf16"]},
        "flops": f"2*n*p*q*k*{filter.positions}*{c}",
        "arch": "sm_90a",
    }
    cutec.export(
        conv,
        name=f"conv_{name}",
        args=[
            f"in $dtype[n,h,w,{FEW if few else 'c{div=8}'}]",
            f"in $dtype[k{{div=8}},{places},{c}]",
            "out $dtype[n,p,q,k]",
            "workspace f32[$pieces, n * p * q, k] if $pieces > 1",
        ],
        constexpr={"filter": filter, "few": few},
        choose=choice(name, f"conv_{name}", "n * p * q", "k", "" if few else c, filter.positions),
        reference=IMAGES[name],
        **common,
    )
    if filter.stride == 1:
        cutec.export(
            conv,
            name=f"conv_{name}_back",
            args=[
                "in $dtype[n,p,q,k{div=8}]",
                f"in $dtype[k,{places},c{{div=8}}]",
                "out $dtype[n,h,w,c]",
                "workspace f32[$pieces, n * h * w, c] if $pieces > 1",
            ],
            constexpr={"filter": filter, "back": True},
            choose=choice(name, f"conv_{name}_back", "n * h * w", "c", "k", filter.positions),
            reference=IMAGES_BACK[name],
            **common,
        )
