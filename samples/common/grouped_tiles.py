"""Tiles of grouped multiplies on Hopper: blocks stay, walk through the groups, and compute tile
after tile.
"""

from typing import Any

from common.hopper_tiles import LEAVING, bring, multiply_slices, send, source
from common.scaled_multiply import Scales, multiply_scaled

import cutec
from cutec import Constexpr, cute, pipeline, utils
from cutec.utils import hopper_helpers as hopper

STRIP = 8  # clusters along M whose tiles follow each other: they share rows of B in the cache
SHARED = 227 * 1024  # bytes that a block may have


class Plan:
    """How tiles are computed: their size, clusters, the multiply, and what lies where in shared
    memory. `kind`: rows, masked or k. `scaled`: whether blocks of A and B have scales. `registers`
    of producers and consumers, and `room` in shared memory for something else, in bytes.
    """

    def __init__(self, kind, scaled, tile, cluster, a, d, registers=None, room=0):
        m, n = tile
        self.kind, self.scaled, self.cluster = kind, scaled, cluster
        self.operand, self.dtype = a.element_type, d.element_type
        self.tile = (m, n, 128 * 8 // self.operand.width)  # a row of 128 bytes, as the widest swizzle has
        self.consumers = {64: 1, 128: 2, 192: 3, 256: 2}[m]  # warpgroups that multiply
        # a thread; what producers give up, consumers get
        self.registers = registers or ((32, 160) if self.consumers == 3 else (40, 232))
        self.rows = 64 * self.consumers  # that have scales at a time
        major = utils.LayoutEnum.COL_MAJOR if kind == "k" else utils.LayoutEnum.ROW_MAJOR
        majors = major.mma_major_mode(), major.mma_major_mode()
        self.tiled_mma, self.mma_of_group = (
            hopper.make_trivial_tiled_mma(
                self.operand, self.operand, *majors, cutec.Float32, (warpgroups, 1, 1), (64, n)
            )
            for warpgroups in (self.consumers, 1)
        )
        self.of_d = utils.LayoutEnum.ROW_MAJOR
        columns = (128 if room == 0 else 64) * 8 // self.dtype.width
        self.slice = (64, columns if n % columns == 0 else 16)  # sums that a warpgroup sends out at once
        self.sD_layout = hopper.make_smem_layout_epi(self.dtype, self.of_d, self.slice, self.consumers * LEAVING)
        # the TMA unit reads scales from a multiple of 16 bytes on: up to three before a group's
        self.of_scales = m + 4
        self.slice_bytes = (m + n) * 128 + 4 * self.of_scales * scaled
        taken = cute.cosize(self.sD_layout.outer) * self.dtype.width // 8 + 3072 + room
        self.stages = (SHARED - taken) // (self.slice_bytes + 128 * scaled)
        self.sA_layout = hopper.make_smem_layout_a(major, self.tile, self.operand, self.stages)
        self.sB_layout = hopper.make_smem_layout_b(major, self.tile, self.operand, self.stages)
        # ... and writes them to a multiple of 128
        self.scales = cute.make_layout((self.of_scales, self.stages), stride=(1, m + 32))


@cute.jit
def bounds(plan: Constexpr, ends, group, before, extent):
    """Where a group begins and ends; `before` is the end of the one before. Ends that do not rise,
    or lie outside, give empty groups.
    """
    if cutec.const_expr(plan.kind == "masked"):
        return 0, cutec.max(cutec.min(ends[group], extent), 0)
    return before, cutec.max(cutec.min(ends[group], extent), before)


@cute.jit
def find(plan: Constexpr, ends, extents, number, group, first, start, end):
    """The group of the tile with a number, where it begins and ends, and the number of its first
    tile: from one group on, behind all groups if there is no such tile. Tiles of a cluster count as
    one.
    """
    extent, across = extents
    down = plan.tile[0] * plan.cluster[0]
    groups = ends.shape[0]
    tiles = across if plan.kind == "k" else cute.ceil_div(end - start, down) * across
    while group < groups and number >= first + tiles:
        first += tiles
        group += 1
        if group < groups:
            start, end = bounds(plan, ends, group, end, extent)
            if cutec.const_expr(plan.kind != "k"):
                tiles = cute.ceil_div(end - start, down) * across
    return group, first, start, end


@cute.jit
def place(plan: Constexpr, inside, down, across, rank):
    """The number along M and N of a block's tile in its group: strips of tiles along M, of which
    those next to each other along N follow each other.
    """
    strip = inside // (STRIP * across)
    height = cutec.min(STRIP, down - strip * STRIP)
    rest = inside - strip * STRIP * across
    at_m, at_n = strip * STRIP + rest % height, rest // height
    return at_m * plan.cluster[0] + rank % plan.cluster[0], at_n * plan.cluster[1] + rank // plan.cluster[0]


class Walk:
    """A block's way from tile to tile."""

    def __init__(self, plan, ends, extents, rank, clusters):
        self.plan, self.ends, self.rank, self.clusters = plan, ends, rank, clusters
        m, n, _ = plan.tile
        rows, columns, self.extent = extents
        self.across = cute.ceil_div(columns, n * plan.cluster[1])
        self.down = cute.ceil_div(rows, m * plan.cluster[0])  # of each group, where all have as many

    def begin(self, number):
        """(number, group, first, start, end), as `find` has them."""
        start, end = bounds(self.plan, self.ends, 0, 0, self.extent)
        return self.go(number, cutec.Int32(0), cutec.Int32(0), cutec.Int32(start), cutec.Int32(end))

    def go(self, number, *found):
        per_group = self.across * self.down if self.plan.kind == "k" else self.across
        return number, *find(self.plan, self.ends, (self.extent, per_group), number, *found)

    def place(self, number, first, start, end):
        down = self.down
        if self.plan.kind != "k":
            down = cute.ceil_div(end - start, self.plan.tile[0] * self.plan.cluster[0])
        return place(self.plan, number - first, down, self.across, self.rank)


def slices_of(plan, mA, start, end):
    """How many slices a tile has: where there is nothing along K, one of zeros, unless scaled."""
    slices = cute.ceil_div(end - start if plan.kind == "k" else mA.shape[1], plan.tile[2])
    return slices if plan.scaled else cutec.max(slices, 1)


@cute.jit
def produce(plan: Constexpr, walk, number, ring, loads, arrivals: Any = None):
    """Bring in the slices of tile after tile, and A's scales. Only one warp comes here. `arrivals`:
    what to wait for before rows of A are there, if they are still on their way. Tiles of a strip
    wait for all of its rows: they begin together, and so the cache still holds the rows of B that
    they share.
    """
    m, n, k = plan.tile
    mA, mB = loads[0].operand, loads[1].operand
    state = pipeline.make_pipeline_state(pipeline.PipelineUserType.Producer, ring.num_stages)
    number, group, first, start, end = walk.begin(number)
    while group < walk.ends.shape[0]:
        at_m, at_n = walk.place(number, first, start, end)
        slices = slices_of(plan, mA, start, end)
        if cutec.const_expr(plan.kind == "k"):
            ahead = end - start - slices * k  # what the first slice has of the group before, negative
            of_A, of_B = (cute.domain_offset((0, ahead, start), x)[None, None, 0] for x in (mA, mB))
            tiles = [cute.local_tile(of_A, (m, k), (at_m, None)), cute.local_tile(of_B, (n, k), (at_n, None))]
        else:
            row = start + at_m * m
            if cutec.const_expr(arrivals is not None):
                strip = STRIP * plan.cluster[0]
                first_tile = at_m // strip * strip
                last = cute.round_up(cute.ceil_div(end - start, m), plan.cluster[0])
                arrivals.wait(start + first_tile * m, cutec.min(last - first_tile, strip) * m)
            tiles = [
                of_rows(plan, mA, (m, k), row, group),
                cute.local_tile(mB[None, None, group], (n, k), (at_n, None)),
            ]
            if cutec.const_expr(plan.scaled):
                tiles.append(of_rows(plan, loads[2].operand, (plan.of_scales, 1), row - start % 4, group))
        state = bring(ring, state, slices, loads, [source(load, tile) for load, tile in zip(loads, tiles)])
        number, group, first, start, end = walk.go(number + walk.clusters, group, first, start, end)
    ring.producer_tail(state)


def of_rows(plan, operand, tile, row, group):
    """Tiles along K of an operand's rows from one on, of all groups or of one's own matrix."""
    matrix = operand if plan.kind == "rows" else operand[None, None, group]
    return cute.local_tile(cute.domain_offset((row, 0), matrix), tile, (0, None))


@cute.jit
def consume(tid, warpgroup_number, plan: Constexpr, walk, number, ring, mA, sA, sB, scales, sD, tma_D, mD):
    """Multiply the slices of tile after tile, and send out the sums."""
    # a warpgroup multiplies as one: all its threads tell the same addresses
    thr_mma = plan.tiled_mma.get_slice(warpgroup_number * 128)
    tCrA = plan.tiled_mma.make_fragment_A(thr_mma.partition_A(sA))
    tCrB = plan.tiled_mma.make_fragment_B(thr_mma.partition_B(sB))
    m, n, _ = plan.tile
    sums = plan.tiled_mma.make_fragment_C(plan.tiled_mma.partition_shape_C((m, n)))
    acc = plan.tiled_mma.make_fragment_C(plan.tiled_mma.partition_shape_C((plan.rows, n))) if plan.scaled else None
    state = pipeline.make_pipeline_state(pipeline.PipelineUserType.Consumer, ring.num_stages)
    turn = 0
    number, group, first, start, end = walk.begin(number)
    while group < walk.ends.shape[0]:
        at_m, at_n = walk.place(number, first, start, end)
        slices = slices_of(plan, mA, start, end)
        if cutec.const_expr(plan.scaled):
            of_A, of_B = Scales(scales[0], True, start % 4), Scales(scales[1][group, None, None], False, at_n * n)
            state = multiply_scaled(
                tid, warpgroup_number, plan, ring, state, (0, slices), tCrA, tCrB, acc, sums, of_A, of_B
            )
        else:
            state = multiply_slices(plan.tiled_mma, ring, state, slices, tCrA, tCrB, sums)
        targets = []
        for i in cutec.range_constexpr(m // plan.rows):
            strip = at_m * (m // 64) + i * plan.consumers + warpgroup_number  # of 64 rows
            if cutec.const_expr(plan.kind == "k"):
                targets.append(cute.local_tile(mD[None, None, group], (64, n), (strip, at_n)))
            else:
                rows = cutec.max(cutec.min(end - start - strip * 64, 64), 0)
                of_D = cute.domain_offset((64 - rows, 0, start + strip * 64 + rows, 0), mD)
                of_D = of_D[None, None, 0, group if plan.kind == "masked" else 0]
                targets.append(cute.local_tile(of_D, (64, n), (0, at_n)))
        turn = send(tid, warpgroup_number, plan, tma_D, sums, turn, sD, targets)
        number, group, first, start, end = walk.go(number + walk.clusters, group, first, start, end)
    cute.arch.cp_async_bulk_wait_group(0, read=True)


def last_mode_first(tensor):
    """(G, rows, columns) as (rows, columns, G)."""
    return cute.make_tensor(tensor.iterator, cute.select(tensor.layout, mode=[1, 2, 0]))


def rows_twice(tensor):
    """(rows, columns), or several, as (r, columns, s, number): row r + s - 64, with r below 64."""
    *_, rows, columns = tensor.shape
    *_, step, _ = tensor.stride
    count, beyond = (tensor.shape[0], tensor.stride[0]) if cute.rank(tensor) == 3 else (1, step)
    second = rows + 64 * cutec.min(rows, 1)  # nothing, if there are no rows
    layout = cute.make_layout((64, columns, second, count), stride=(step, 1, step, beyond))
    return cute.make_tensor(tensor.iterator - 64 * step, layout)
