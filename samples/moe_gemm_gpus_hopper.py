"""Tokens of a mixture of experts come to the GPUs of their experts and are multiplied there, in one
kernel: for Hopper GPUs (sm_90a) of one host, of which each reaches the others' memory.

`moe_dispatch_gemm` does what `moe_dispatch` (`moe_gpus.py`) and then `gemm_grouped`
(`gemm_grouped_hopper.py`) do, in bfloat16: `d` (R, N) is `rows` (R, H), sorted by expert, times the
expert's matrix of `b` (L, N, H). `rows`, `row_ends`, `places` and `scales` are results too; the
last two are for `moe_combine`. Arguments are those of `moe_dispatch`, and what `moe_routing` has
found besides: `sources`, which tokens the rows of an expert are. `arrived` counts rows that have
come: zeros before the first call, as many as `counters_of` says, and of no other use.

Blocks stay and multiply tile after tile, as those of `gemm_grouped_hopper.py` do, expert by expert.
Warps that do nothing else (couriers) fetch rows in the same order, and so a tile's rows come first
that is multiplied first. The rows of an expert are known by their number: `sources` says which
token of which GPU that is. A token is fetched once, for the first of its experts here; then it goes
to the rows of all of them. So later experts find more and more of their rows there already.

Each 64 rows have a counter. A courier adds to it what it has stored; the warp that loads slices of
a tile waits until all rows of the tile have come. Counters of every other launch are others: each
launch sets those of the next one to zero.
"""

from typing import NamedTuple

from common.experts import (
    EXPERTS,
    PART,
    Items,
    Source,
    come,
    dispatched,
    first_lane,
    first_rows,
    load_row,
    place_of,
    store_row,
)
from common.gpus import TURN, leave, wait_for
from common.grouped_tiles import Plan, Walk, consume, last_mode_first, produce, rows_twice
from common.hopper_tiles import Load, load_atom, make_buffers, make_ring, store_atom

import cutec
from cutec import Constexpr, cute, utils
from cutec.cute.nvgpu import cpasync

SMS = 132  # of an H100 or H200
COURIERS = 3  # warps of a block
COUNTED = 64  # rows of a counter
ROOM = 6144  # bytes of shared memory for what blocks know of rows
REGISTERS = (88, 208)  # of a thread: couriers have more than a warp that only loads needs


def counters_of(rows):
    """How many counters R rows need."""
    return 1 + 2 * -(-rows // COUNTED)


class Routed(NamedTuple):
    """What a GPU has of its tokens, and which tokens the rows of an expert are."""

    tokens: Source
    sources: cute.Tensor


class Arrivals:
    """Counters of the rows that have come in this launch, of `count` rows in all. The first word
    counts launches: blocks add to it when they end.
    """

    def __init__(self, arrived, count):
        self.arrived, self.count = arrived, count
        self.of_launch = (arrived.shape[0] - 1) // 2
        self.turn = (cute.arch.load(arrived.iterator, sem="relaxed", scope="gpu") // TURN % 2).to(cutec.Int32)

    def counter(self, row):
        return self.arrived.iterator + (1 + self.turn * self.of_launch + row // COUNTED)

    @cute.jit
    def add(self, row, there):
        """A warp's lanes have each stored a row, if `there`."""
        cute.arch.sync_warp()
        cute.arch.fence_acq_rel_gpu()
        if there:
            cute.arch.red(self.counter(row), cutec.Int64(1), sem="relaxed", scope="gpu")

    @cute.jit
    def wait(self, row, rows):
        """A warp waits for so many rows from one on, and those that share their counters."""
        begin = row // COUNTED * COUNTED + cute.arch.lane_idx() * COUNTED
        for first in cutec.range(begin, cutec.min(row + rows, self.count), 32 * COUNTED):
            wait_for(self.counter(first), cutec.min(self.count - first, COUNTED).to(cutec.Int64), "gpu")
        cute.arch.sync_warp()
        cute.arch.fence_proxy("async.global")

    @cute.jit
    def clear(self, number, threads):
        """Threads set the counters of the next launch to zero."""
        for i in cutec.range(number, self.of_launch, threads):
            self.arrived[1 + (1 - self.turn) * self.of_launch + i] = cutec.Int64(0)

    def end(self, block, blocks):
        """A block ends, by one thread."""
        count = cute.where(block == 0, TURN + 1 - blocks, 1).to(cutec.Int64)
        cute.arch.red(self.arrived.iterator, count, sem="relaxed", scope="gpu")


@cute.jit
def expert_of(total, row):
    """The expert of a row: the first one whose rows end behind it."""
    low, high = cutec.Int32(0), cutec.Int32(total.shape[0] - 1)
    while low < high:
        middle = (low + high) // 2
        if total[middle] > row:
            high = middle
        else:
            low = middle + 1
    return low


@cute.jit
def which_row(rank, gpus: Constexpr, first, begins, total, row):
    """(number of the GPU that a row is from, which of its rows, sorted by expert)"""
    expert, found = expert_of(total, row), cutec.Int32(0)
    for gpu in cutec.range_constexpr(gpus):  # in the order of rows
        number = (gpu + gpus - 1 - rank) % gpus
        if begins[number, expert] <= row:
            found = number
    return found, row - first[found, expert]


@cute.jit
def of_gpu(tensors: list, number):
    """The tensor of the GPU with a number. All are alike."""
    found = tensors[0].iterator
    for other, tensor in enumerate(tensors[1:], 1):
        if number == other:
            found = tensor.iterator
    return cute.make_tensor(found, tensors[0].layout)


def rows_at_once(most):
    """How many rows a courier looks up at a time: each lane knows one of a token's experts."""
    return 32 // most


@cute.jit
def copy_rows(x: list, gpu, token, place, rows, arrivals, most: Constexpr):
    """A courier brings the tokens of a turn to their places, of which each lane knows one."""
    lane = cute.arch.lane_idx()
    ballot = cute.arch.vote_ballot_sync(place >= 0)
    for i in cutec.range(rows_at_once(most), unroll=1):
        bits = ballot & (((1 << most) - 1) << (i * most))
        if bits != 0:
            knows = first_lane(bits)
            tokens, number = of_gpu(x, cute.arch.shuffle_sync(gpu, knows)), cute.arch.shuffle_sync(token, knows)
            for column in cutec.range(0, rows.shape[1], PART):
                pieces, left = load_row(tokens[number, None], column, lane), bits
                while left != 0:
                    row = cute.arch.shuffle_sync(place, first_lane(left))
                    store_row(pieces, rows[row, None], column, lane)
                    left = left & (left - 1)
    if ballot != 0:  # else there is nothing to wait for
        arrivals.add(place, place >= 0)


@cute.jit
def fetch_rows(rank, gpus: tuple, first, begins, total, rows, arrivals, number, warps, most: Constexpr):
    """A courier, number so many of all, fetches rows. While it brings those of a turn, it has asked
    where the tokens of the next one go, and which tokens are those of the turn after that.
    """
    lane, mine, k = cute.arch.lane_idx(), total.shape[0], gpus[0].tokens.experts.shape[1]
    sources, x, experts, order = (
        [gpu.sources for gpu in gpus],
        *([gpu.tokens[field] for gpu in gpus] for field in range(3)),
    )
    slot, asks, at_once = lane % most, lane % most < k, rows_at_once(most)
    row, gpu, token = cutec.Int32(-1), cutec.Int32(0), cutec.Int32(0)  # of the turn after the next one
    next_row, next_gpu, next_token = cutec.Int32(-1), cutec.Int32(0), cutec.Int32(0)
    expert, place = cutec.Int32(-1), cutec.Int32(-1)
    for turn in cutec.range(cute.ceil_div(cute.ceil_div(arrivals.count, at_once), warps) + 2):
        now_row, now_gpu, now_token, now_expert, now_order = next_row, next_gpu, next_token, expert, place
        next_row, next_gpu, next_token = row, gpu, token
        expert = cutec.Int32(-1)
        if next_row >= 0:
            expert = of_gpu(experts, next_gpu)[next_token, slot]
            place = of_gpu(order, next_gpu)[next_token, slot]
        row = (number + turn * warps) * at_once + lane // most
        row = cute.where(asks & (row < arrivals.count), row, cutec.Int32(-1))
        if row >= 0:
            gpu, of_rows = which_row(rank, len(gpus), first, begins, total, row)
            tokens = of_gpu(sources, gpu)
            token = tokens[of_rows // k, of_rows % k]
        local, goes = now_expert - rank * mine, cutec.Int32(-1)
        if (now_row >= 0) & (local >= 0) & (local < mine):
            goes = first[now_gpu, local] + now_order
            goes = cute.where(goes < rows.shape[0], goes, cutec.Int32(-1))
        # a token is brought for the first of its experts here
        least = cute.where(goes >= 0, goes, cutec.Int32(0x7FFFFFFF))
        least = cute.arch.warp_reduction(least, cutec.min, threads_in_group=most)
        copy_rows(x, now_gpu, now_token, cute.where(least == now_row, goes, -1), rows, arrivals, most)


@cute.jit
def note_places(rank, gpus: tuple, first, rows, mine, places, scales, number, warps, most: Constexpr):
    """A courier notes where tokens of all GPUs have gone."""
    (m, h), k = gpus[0].tokens.x.shape, places.shape[2]
    for other, gpu in enumerate(gpus):
        items = Items(m, h, k, most, number, warps, 1)
        for turn in items.turns:
            token, slot, there = items.own(items.of(turn)[0])
            place, weight = place_of(gpu.tokens, rank, first[other, None], rows, mine, token, slot, there)
            if there:
                places[other, token, slot], scales[other, token, slot] = place, weight


@cute.kernel
def kernel(
    rank,
    gpus: tuple,
    flags,
    rows,
    row_ends,
    places,
    scales,
    arrived,
    tmas: tuple,
    operands: tuple,
    tma_D,
    mD,
    extents,
    plan: Constexpr,
    most: Constexpr,
):
    """`gpus`: the others, and this one."""
    tid, block, blocks = cute.arch.thread_idx()[0], cute.arch.block_idx()[0], cute.arch.grid_dim()[0]
    warpgroup_number = cute.arch.make_warp_uniform(tid // 128)
    warp_index = cute.arch.make_warp_uniform(tid // 32)
    if warp_index == 0:
        for atom in (*tmas, tma_D):
            cpasync.prefetch_descriptor(atom)

    smem = utils.SmemAllocator()
    sA, sB, sD = make_buffers(smem, plan)
    mine, count = row_ends.shape[0], len(gpus)
    first, begins = (
        cute.make_tensor(
            smem.allocate_array(cutec.Int32, EXPERTS + count), cute.make_layout((count, mine), stride=(mine, 1))
        )
        for _ in range(2)
    )
    total = cute.make_tensor(smem.allocate_array(cutec.Int32, EXPERTS // 2), cute.make_layout((mine,)))
    barriers = smem.allocate_array(cutec.Int64, 2 * plan.stages)
    across, down = plan.cluster
    cluster = cute.make_layout((1, across, down, 1))
    ring = make_ring(plan, plan.slice_bytes, barriers, cluster)
    in_cluster, size = cute.arch.make_warp_uniform(cute.arch.block_idx_in_cluster()), across * down
    cute.arch.griddepcontrol_wait()
    cute.arch.griddepcontrol_launch_dependents()
    tokens = tuple(gpu.tokens for gpu in gpus)
    come(tid, block, flags, tokens[:-1])
    first_rows(rank, tokens, first, total, rows.shape[0], row_ends, begins)
    arrivals = Arrivals(arrived, cutec.min(total[mine - 1], rows.shape[0]))
    walk = Walk(plan, total, extents, in_cluster, blocks // size)

    if warpgroup_number == 0:
        cute.arch.setmaxregister_decrease(plan.registers[0])
        if warp_index == 0:
            # Blocks next to each other along N need the same rows of A, those along M the same rows
            # of B: each loads a share for all.
            at_m, at_n = in_cluster % across, in_cluster // across
            mask_A, mask_B = (cpasync.create_tma_multicast_mask(cluster, (0, at_m, at_n, 0), mode) for mode in (2, 1))
            loads = [
                Load(tmas[0], operands[0], sA, at_n, down, mask_A),
                Load(tmas[1], operands[1], sB, at_m, across, mask_B),
            ]
            produce(plan, walk, block // size, ring, loads, arrivals)
        else:
            number, warps = block + (warp_index - 1) * blocks, blocks * COURIERS
            arrivals.clear(number * 32 + tid % 32, warps * 32)
            fetch_rows(rank, gpus, first, begins, total, rows, arrivals, number, warps, most)
            note_places(rank, gpus, first, rows.shape[0], mine, places, scales, number, warps, most)
    else:
        cute.arch.setmaxregister_increase(plan.registers[1])
        consume(
            tid - 128,
            warpgroup_number - 1,
            plan,
            walk,
            block // size,
            ring,
            operands[0],
            sA,
            sB,
            (None, None),
            sD,
            tma_D,
            mD,
        )
    leave(tid, block, blocks, flags, tokens[:-1], True)
    if tid == 0:
        arrivals.end(block, blocks)


@cute.jit
def moe_dispatch_gemm(
    rank: cutec.Int32,
    x: cute.Tensor,
    experts: cute.Tensor,
    order: cute.Tensor,
    weights: cute.Tensor,
    ends: cute.Tensor,
    flags: cute.Tensor,
    sources: cute.Tensor,
    their_x: list,
    their_experts: list,
    their_order: list,
    their_weights: list,
    their_ends: list,
    their_flags: list,
    their_sources: list,
    rows: cute.Tensor,
    row_ends: cute.Tensor,
    places: cute.Tensor,
    scales: cute.Tensor,
    b: cute.Tensor,
    d: cute.Tensor,
    arrived: cute.Tensor,
    tile: Constexpr,
    cluster: Constexpr = (1, 1),
    most: Constexpr = 8,
    blocks: Constexpr = SMS,
):
    own = Routed(Source(x, experts, order, weights, ends, flags), sources)
    others = map(Source, their_x, their_experts, their_order, their_weights, their_ends, their_flags)
    gpus = (*map(Routed, others, their_sources), own)
    assert row_ends.shape[0] == cute.ceil_div(ends.shape[0], len(gpus)), "row_ends has another length than experts"
    assert arrived.shape[0] >= counters_of(rows.shape[0]), "fewer counters than counters_of says"
    plan = Plan("rows", False, tile, cluster, rows, d, REGISTERS, ROOM)
    m, n, k = plan.tile
    extents = d.shape[0], d.shape[1], d.shape[0]
    loads = [
        load_atom(rows, cute.slice_(plan.sA_layout, (None, None, 0)), (m, k), cluster[1]),
        load_atom(last_mode_first(b), cute.slice_(plan.sB_layout, (None, None, 0)), (n, k), cluster[0]),
    ]
    tma_D, mD = store_atom(plan, rows_twice(d))
    tmas, operands = (tuple(each) for each in zip(*loads))
    results = rows, row_ends, places, scales
    kernel(rank, gpus, flags, *results, arrived, tmas, operands, tma_D, mD, extents, plan, most).launch(
        grid=(blocks, 1, 1),
        block=(128 * (1 + plan.consumers), 1, 1),
        cluster=(cluster[0] * cluster[1], 1, 1),
        min_blocks_per_mp=1,
        use_pdl=True,
    )


# Experts of a few rows have tiles of 64; else pairs of tiles along N share rows of A.
TILES = [("m * k * {gpus} <= 32 * e", (64, 256), (1, 1)), ("", (128, 256), (1, 2))]
for gpus in (2, 4):
    cutec.export(
        moe_dispatch_gemm,
        name="moe_dispatch_gemm" + ("" if gpus == 2 else f"_{gpus}"),
        args=[*dispatched(gpus, "i32[m,k]"), "in bf16[l,n,h]", "bf16[r,n{div=8}]", "i64[c]"],
        choose=[
            (
                " and ".join(filter(None, (f"1 <= k <= {most} and e <= {EXPERTS}", when.format(gpus=gpus)))),
                {"tile": tile, "cluster": cluster, "most": most},
            )
            for most in (8, 16)
            for when, tile, cluster in TILES
        ],
        arch="sm_90a",
    )
