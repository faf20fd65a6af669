"""Multiplies that Hopper GPUs (sm_90a) of one host share, in bfloat16: each is one kernel, which
communicates while it multiplies. G, 2 or 4, is the number of GPUs.

| function | A | B | D |
| --- | --- | --- | --- |
| `gemm_reduce_scatter` | (G, M, K) | (N, K) | (M, N) |
| `gemm_all_reduce` | (G, M, K) | (N, K) | (G, M, N) |
| `gemm_all_gather` | (M, K) | (N, K) | (G, M, N) |

To reduce, each GPU has a part of K, of A's rows and of B's; D is the sum of all products: with a
scatter the rows of GPU 0 on GPU 0, and so on, else all rows on each. To gather, each GPU has a part
of A's rows, and a B of its own, which it multiplies by all rows.

A kernel gets the other GPUs' memory as tensors: `their_box`, where messages for them go,
`their_flags`, which tell them that they are there, and `their_d`, their results; of each the GPU
after this one is the first. They are what the others have as `box`, `flags` and `d`: in PyTorch,
with `torch.distributed._symmetric_memory`, `rendezvous(box, group).get_buffer((rank + 1 + number) %
gpus, box.shape, box.dtype)`. Flags are zeros before the first call; `messages_of` and `flags_of`
say how large boxes and flags are. What they mean is in `common/gpus.py`. Functions of four GPUs
have names that end in `_4`.

Blocks stay and compute tile after tile, as those of `gemm_hopper.py` do, in an order that lets
communication hide. To reduce, tiles of other GPUs' rows come first: their sums go to memory in the
order of registers, and a warp that does nothing else takes them to their GPU. Meanwhile come tiles
of the own rows, to which is added what others have sent. To gather, tiles of the
own rows come first, while such warps take rows of A to the other GPU; loads of the others wait for
the rows that they need.

Names follow CuTe (docs/letters.md): `tCrA` is A in registers, divided by the multiply that makes C.
"""

from math import gcd
from typing import NamedTuple

from common.gpus import HEAD, WIDE, Peer, copy_box, copy_lines, launches_of, leave, tell, wait_for, wait_for_others
from common.hopper_tiles import (
    LEAVING,
    Load,
    bring,
    load_atom,
    make_buffers,
    make_ring,
    multiply_slices,
    send,
    source,
    store_atom,
)

import cutec
from cutec import Constexpr, cute, pipeline, utils
from cutec.cute.nvgpu import cpasync
from cutec.utils import hopper_helpers as hopper

GROUP = 8  # clusters along M whose tiles follow each other: they share rows of B in the cache
SHARED = 227 * 1024  # bytes that a block may have
SMS = 132  # of an H100 or H200
WARPS = 4  # of a warpgroup
ROWS = 2  # of A that go to another GPU at a time
TILE, NARROW, CLUSTER = (128, 256), 128, (2, 1)  # or tiles of fewer columns
COLUMNS = (256, 224, 192, 160, 128)  # of tiles, to gather


class Couriers(NamedTuple):
    """Warps of a block that take rows to other GPUs (of messages each warpgroup has one), and how
    many lines they have on their way: of rows, of messages, of a block's last message.
    """

    warps: int
    rows: int
    messages: int
    last: int


COURIERS = {2: Couriers(1, 4, 2, 2), 4: Couriers(1, 4, 3, 6)}  # by GPUs


def tiles_of(m, n, tile=TILE, cluster=CLUSTER):
    """Tiles of (M, N) along both modes, whole clusters of them."""
    return tuple(-(-x // (t * c)) * c for x, t, c in zip((m, n), tile, cluster))


def messages_of(m, n):
    """The columns of `box` (G - 1, …) for sums of (M, N)."""
    down, across = tiles_of(m, n)
    return down * across * TILE[0] * TILE[1]


def flags_of(m, n, gpus=2):
    """How many flags the multiplies of (M, N) need, at least."""
    down, across = tiles_of(m, n, (TILE[0], NARROW))
    groups = TILE[0] // 64
    return HEAD + (gpus - 1) * max(down * across * groups, down * TILE[0] // ROWS)


class Plan:
    """How tiles are computed: their size, clusters, the multiply, and what lies where in shared
    memory.
    """

    def __init__(self, tile, cluster, gpus, reduces, d):
        m, n = tile
        # a thread; what producers and couriers give up, consumers get
        self.registers = ((88, 208) if gpus == 2 else (104, 200)) if reduces else (56, 224)
        self.tile, self.cluster, self.gpus, self.couriers = (m, n, 64), cluster, gpus, COURIERS[gpus]
        self.consumers = m // 64  # warpgroups that multiply
        self.dtype = self.operand = d.element_type
        self.of_d = utils.LayoutEnum.ROW_MAJOR
        majors = self.of_d.mma_major_mode(), self.of_d.mma_major_mode()
        self.tiled_mma, self.mma_of_group = (
            hopper.make_trivial_tiled_mma(self.operand, self.operand, *majors, cutec.Float32, (groups, 1, 1), (64, n))
            for groups in (self.consumers, 1)
        )
        self.slice = (64, gcd(n, 64))  # sums that a warpgroup sends out at once
        self.sD_layout = hopper.make_smem_layout_epi(self.dtype, self.of_d, self.slice, self.consumers * LEAVING)
        self.slice_bytes = (m + n) * 128
        taken = cute.cosize(self.sD_layout.outer) * 2 + 2048
        self.stages = (SHARED - taken) // self.slice_bytes
        self.sA_layout = hopper.make_smem_layout_a(self.of_d, self.tile, self.operand, self.stages)
        self.sB_layout = hopper.make_smem_layout_b(self.of_d, self.tile, self.operand, self.stages)
        self.sums = n * 64  # of a warpgroup's part of a tile, a message
        self.of_message = cute.make_layout((WIDE, 128, self.sums // (128 * WIDE)))  # by threads


class Work(NamedTuple):
    """How work reaches the warps: tiles, the ring of slices, and how many slices a tile has."""

    schedule: utils.StaticPersistentTileScheduler
    ring: pipeline.PipelineTmaAsync
    slices: cutec.Int32


class Numbers:
    """The flags of a launch, and the numbers of messages: of a part of a tile, for or from a GPU.
    The GPU after this one is number 0, the last one this itself. `written`: how many warps have
    written what their warpgroup's courier has to take away.
    """

    def __init__(self, plan, extents, flags, rank, written):
        self.plan, self.flags, self.rank, self.written = plan, flags, rank, written
        down, self.across, _ = extents
        self.parts = down * self.across * plan.consumers
        self.launches = launches_of(flags)

    def part(self, at_m, at_n, group):
        return (at_m * self.across + at_n) * self.plan.consumers + group

    def here(self, flags, sender, part):
        """The flag that tells that a message has come."""
        return flags.iterator + (HEAD + sender * self.parts + part)

    def room(self, box, number, part):
        """Where a message lies in a box, or in what is to be sent."""
        return box[number, None].iterator + part * self.plan.sums

    def address(self, peer, number, part):
        """Where a message to a GPU goes, and the flag that tells so."""
        sender = self.plan.gpus - 2 - number  # as that GPU counts
        return self.room(peer.box, sender, part), self.here(peer.flags, sender, part)


@cute.jit
def produce(plan: Constexpr, work, load_A, load_B, numbers, gathers: Constexpr):
    """Bring in the slices of tile after tile. Only one warp comes here. `load_A`: for rows of this
    GPU and of others, which may be the same.
    """
    m, n, k = plan.tile
    schedule, ring, slices = work
    lane = cute.arch.lane_idx()
    state = pipeline.make_pipeline_state(pipeline.PipelineUserType.Producer, ring.num_stages)
    tile = schedule.initial_work_tile_info()
    while tile.is_valid_tile:
        at_m, at_n, step = tile.tile_idx
        from_B = source(load_B, cute.local_tile(load_B.operand, (n, k), (at_n, None)))
        if cutec.const_expr(gathers):
            if step == 0:
                mine = cute.local_tile(load_A[0].operand, (m, k), (at_m, None))
                state = bring(ring, state, slices, (load_A[0], load_B), (source(load_A[0], mine), from_B))
            else:
                sender = plan.gpus - 1 - step
                for row in range(
                    at_m * m + lane * ROWS, cutec.min((at_m + 1) * m, load_A[0].operand.shape[0]), 32 * ROWS
                ):
                    wait_for(row_flag(numbers.flags, load_A[0].operand, sender, row), numbers.launches + 1, "sys")
                cute.arch.sync_warp()
                cute.arch.fence_proxy("async.global")
                theirs = cute.local_tile(load_A[1].operand[None, None, sender], (m, k), (at_m, None))
                state = bring(ring, state, slices, (load_A[1], load_B), (source(load_A[1], theirs), from_B))
        else:
            of_gpu = load_A[0].operand[None, None, (numbers.rank + 1 + step) % plan.gpus]
            rows = source(load_A[0], cute.local_tile(of_gpu, (m, k), (at_m, None)))
            state = bring(ring, state, slices, (load_A[0], load_B), (rows, from_B))
        schedule.advance_to_next_work()
        tile = schedule.get_current_work()
    ring.producer_tail(state)


@cute.jit
def consume(tid, group, plan: Constexpr, work, numbers, sA, sB, sD, tmas_D, mD, outgoing, box, reduces: Constexpr):
    """Multiply the slices of tile after tile. Sums leave by TMA, those of other GPUs' rows as
    messages; to those of this GPU is added what it has been sent. If all GPUs get D, sums of a
    block's last tile go to the others at once, for which nothing has to wait.
    """
    thr_mma = plan.tiled_mma.get_slice(group * 128)  # a warpgroup multiplies as one
    tCrA = plan.tiled_mma.make_fragment_A(thr_mma.partition_A(sA))
    tCrB = plan.tiled_mma.make_fragment_B(thr_mma.partition_B(sB))
    schedule, ring, slices = work
    m, n, _ = plan.tile
    acc = plan.tiled_mma.make_fragment_C(plan.tiled_mma.partition_shape_C((m, n)))
    state = pipeline.make_pipeline_state(pipeline.PipelineUserType.Consumer, ring.num_stages)
    tile, turn = schedule.initial_work_tile_info(), 0
    while tile.is_valid_tile:
        at_m, at_n, step = tile.tile_idx
        schedule.advance_to_next_work()
        tile = schedule.get_current_work()
        state = multiply_slices(plan.tiled_mma, ring, state, slices, tCrA, tCrB, acc)
        part = numbers.part(at_m, at_n, group)
        if cutec.const_expr(reduces):
            if step < plan.gpus - 1:
                write_message(tid, plan, acc, numbers.room(outgoing, step, part))
                call_courier(tid, numbers.written + group, 1)
            else:
                for sender in cutec.range(plan.gpus - 1, unroll=1):
                    if tid % 128 == 0:
                        wait_for(numbers.here(numbers.flags, sender, part), numbers.launches + 1, "sys")
                    cute.arch.barrier(barrier_id=1 + group, number_of_threads=128)
                    add_message(tid, plan, acc, numbers.room(box, sender, part))
                of_gpu = mD[None, None, numbers.rank] if cute.rank(mD) == 3 else mD
                target = cute.local_tile(of_gpu, (64, n), (at_m * plan.consumers + group, at_n))
                is_last = not tile.is_valid_tile
                turn = send(tid, group, plan, tmas_D[0], acc, turn, sD, [target], 0, tmas_D[1:], is_last)
                if cutec.const_expr(cute.rank(mD) == 3):
                    if tid % 128 < 32:
                        cute.arch.cp_async_bulk_wait_group(0)
                        call_courier(tid, numbers.written + group, WARPS)
        else:
            of_gpu = mD[None, None, (numbers.rank + plan.gpus - step) % plan.gpus]
            target = cute.local_tile(of_gpu, (64, n), (at_m * plan.consumers + group, at_n))
            turn = send(tid, group, plan, tmas_D[0], acc, turn, sD, [target])
    cute.arch.cp_async_bulk_wait_group(0, read=True)


@cute.jit
def call_courier(tid, written, warps: Constexpr):
    """What this warp has written, or as many as `warps`, is to be taken away."""
    cute.arch.sync_warp()
    if tid % 32 == 0:
        cute.arch.red(written, cutec.Int32(warps), sem="release", scope="cta")
    cute.arch.sync_warp()


@cute.jit
def write_message(tid, plan: Constexpr, acc, room):
    """A warpgroup's sums, in the order of registers."""
    lines = cute.make_tensor(room, plan.of_message)
    sums = cute.make_tensor(acc.iterator, cute.make_layout((WIDE, cute.size(acc) // WIDE)))
    for i in cutec.range_constexpr(cute.size(acc) // WIDE):
        cute.arch.store(lines[None, tid % 128, i].iterator, sums[None, i].load().to(plan.dtype))


@cute.jit
def add_message(tid, plan: Constexpr, acc, room):
    """Add another GPU's sums."""
    lines = cute.make_tensor(room, plan.of_message)
    sums = cute.make_tensor(acc.iterator, cute.make_layout((WIDE, cute.size(acc) // WIDE)))
    for i in cutec.range_constexpr(cute.size(acc) // WIDE):
        found = cute.arch.load(lines[None, tid % 128, i].iterator, count=WIDE)
        sums[None, i].store(sums[None, i].load() + found.to(cutec.Float32))


@cute.jit
def carry(lane, group, plan: Constexpr, work, numbers, outgoing, mine, peers: tuple):
    """A warp takes a warpgroup's messages to the other GPUs, and if they all get D, what is its
    part of that.
    """
    m, n, _ = plan.tile
    if lane == 0:  # the other GPUs have read those of the launch before
        wait_for_others(numbers.flags, numbers.launches, len(peers))
    cute.arch.sync_warp()
    schedule, calls = work.schedule, 0
    tile = schedule.initial_work_tile_info()
    while tile.is_valid_tile:
        at_m, at_n, step = tile.tile_idx
        part = numbers.part(at_m, at_n, group)
        schedule.advance_to_next_work()
        tile = schedule.get_current_work()
        if step < plan.gpus - 1 or (cutec.const_expr(cute.rank(mine) == 3) and tile.is_valid_tile):
            calls += 1
            if lane == 0:
                wait_for(numbers.written + group, calls * WARPS, "cta")
            cute.arch.sync_warp()
        if step < plan.gpus - 1:
            source = numbers.room(outgoing, step, part)
            target, told = numbers.address(peers[0], 0, part)
            for number, peer in enumerate(peers[1:], 1):
                if step == number:
                    target, told = numbers.address(peer, number, part)
            # nothing but what it is to be added to comes behind a block's last message
            if plan.couriers.last > plan.couriers.messages and tile.tile_idx[2] == plan.gpus - 1:
                copy_lines(lane, source, target, plan.sums, plan.couriers.last)
            else:
                copy_lines(lane, source, target, plan.sums, plan.couriers.messages)
            cute.arch.sync_warp()
            if lane == 0:
                tell(told, numbers.launches + 1, "sys")
        if cutec.const_expr(cute.rank(mine) == 3):
            if step == plan.gpus - 1 and tile.is_valid_tile:
                row, column = at_m * m + group * 64, at_n * n
                place = row, column, numbers.rank
                rows, columns = (cutec.min(x - y, z) for x, y, z in zip(mine.shape, place, (64, n)))
                for peer in peers:
                    ends = (cute.domain_offset(place, x)[None, None, 0] for x in (mine, peer.d))
                    copy_box(lane, *ends, rows, columns, n, plan.couriers.messages)
    if cutec.const_expr(cute.rank(mine) == 3):
        cute.arch.sync_warp()
        cute.arch.fence_acq_rel_sys()


def row_flag(flags, a, sender, row):
    """The flag that tells that rows from `row` on have come from a GPU."""
    return flags.iterator + (HEAD + sender * cute.ceil_div(a.shape[0], ROWS) + row // ROWS)


@cute.jit
def carry_rows(lane, number, warps, depth: Constexpr, a, numbers, peers: tuple):
    """A warp, number so many of all, takes rows of A to the other GPUs."""
    if lane == 0:  # they have read those of the launch before
        wait_for_others(numbers.flags, numbers.launches, len(peers))
    cute.arch.sync_warp()
    rows, k = a.shape
    for receiver, peer in enumerate(peers):
        sender = len(peers) - 1 - receiver  # as that GPU counts
        for row in range(number * ROWS, rows, warps * ROWS):
            count = cutec.min(rows - row, ROWS) * k
            copy_lines(lane, a.iterator + row * k, peer.box[None, None, sender].iterator + row * k, count, depth)
            cute.arch.sync_warp()
            if lane == 0:
                tell(row_flag(peer.flags, a, sender, row), numbers.launches + 1, "sys")


@cute.kernel
def kernel(
    rank,
    tmas_A,
    mA,
    tma_B,
    mB,
    tmas_D,
    mD,
    rows,
    box,
    outgoing,
    d,
    flags,
    peers: tuple,
    tiles,
    extents,
    plan: Constexpr,
):
    """`rows`: A of this GPU, if others gather it; None if sums are reduced. `mA`: A of this GPU, or
    also of others, with a load for each of `tmas_A`. `tmas_D`: stores to D, and to that of others.
    """
    reduces = rows is None
    tid, _, _ = cute.arch.thread_idx()
    group = cute.arch.make_warp_uniform(tid // 128)
    warp_index = cute.arch.make_warp_uniform(tid // 32)
    if warp_index == 0:
        for atom in (*tmas_A, tma_B, *tmas_D):
            cpasync.prefetch_descriptor(atom)

    smem = utils.SmemAllocator()
    sA, sB, sD = make_buffers(smem, plan)
    barriers = smem.allocate_array(cutec.Int64, 2 * plan.stages)
    written = smem.allocate_array(cutec.Int32, plan.consumers)
    if tid < plan.consumers:
        (written + tid).store(cutec.Int32(0))

    across, down = plan.cluster
    shape = cute.make_layout((1, across, down))
    ring = make_ring(plan, plan.slice_bytes, barriers, shape)
    in_cluster = cute.arch.make_warp_uniform(cute.arch.block_idx_in_cluster())
    schedule = utils.StaticPersistentTileScheduler.create(tiles, cute.arch.block_idx(), cute.arch.grid_dim())
    work = Work(schedule, ring, cutec.max(cute.ceil_div(mB.shape[1], plan.tile[2]), 1))
    cute.arch.griddepcontrol_wait()
    cute.arch.griddepcontrol_launch_dependents()
    of_launch = plan, extents, flags, rank, written
    (x, y, z), (at_x, at_y, at_z) = cute.arch.grid_dim(), cute.arch.block_idx()
    blocks, block = x * y * z, at_x + x * (at_y + y * at_z)

    if group == 0:
        cute.arch.setmaxregister_decrease(plan.registers[0])
        if warp_index == 0:
            # Blocks next to each other along N need the same rows of A, those along M the same rows
            # of B: each loads a share for all.
            at_m, at_n = in_cluster % across, in_cluster // across
            mask_A, mask_B = (cpasync.create_tma_multicast_mask(shape, (0, at_m, at_n), mode) for mode in (2, 1))
            loads_A = [Load(tma, x, sA, at_n, down, mask_A) for tma, x in zip(tmas_A, mA)]
            produce(plan, work, loads_A, Load(tma_B, mB, sB, at_m, across, mask_B), Numbers(*of_launch), not reduces)
        elif cutec.const_expr(reduces):
            if warp_index <= plan.consumers:
                carry(tid % 32, warp_index - 1, plan, work, Numbers(*of_launch), outgoing, d, peers)
        else:
            warps, depth, _, _ = plan.couriers
            if warp_index <= warps:
                number = block * warps + warp_index - 1
                carry_rows(tid % 32, number, blocks * warps, depth, rows, Numbers(*of_launch), peers)
    else:
        cute.arch.setmaxregister_increase(plan.registers[1])
        consume(tid - 128, group - 1, plan, work, Numbers(*of_launch), sA, sB, sD, tmas_D, mD, outgoing, box, reduces)
    leave(tid, block, blocks, flags, peers, cute.rank(d) == 3 and reduces)


@cute.jit
def launched(
    rank,
    operands: tuple,
    rows,
    b: cute.Tensor,
    d: cute.Tensor,
    box,
    outgoing,
    flags,
    peers: tuple,
    tile: Constexpr,
    cluster: Constexpr,
    blocks: Constexpr,
):
    """`operands`: A (M, K) and (M, K, …) that tiles are loaded from."""
    plan = Plan(tile, cluster, len(peers) + 1, rows is None, d)
    stage_A, stage_B = (cute.slice_(layout, (None, None, 0)) for layout in (plan.sA_layout, plan.sB_layout))
    loads = [load_atom(x, stage_A, (tile[0], plan.tile[2]), cluster[1]) for x in operands]
    tma_B, mB = load_atom(b, stage_B, (tile[1], plan.tile[2]), cluster[0])
    tma_D, mD = store_atom(plan, d)
    everywhere = rows is None and cute.rank(d) == 3
    tmas_D = (tma_D, *(store_atom(plan, peer.d)[0] for peer in peers if everywhere))
    down, across = (cute.ceil_div(x, t * c) * c for x, t, c in zip((operands[0].shape[0], b.shape[0]), tile, cluster))
    extents, flags_needed = (down, across, plan.gpus), cute.ceil_div(operands[0].shape[0], ROWS)
    if cutec.const_expr(rows is None):
        flags_needed = down * across * plan.consumers
        assert box.shape[1] >= flags_needed * plan.sums, "boxes have less room than messages_of says"
    assert flags.shape[0] >= HEAD + (plan.gpus - 1) * flags_needed, "fewer flags than flags_of says"
    tiles = utils.PersistentTileSchedulerParams(extents, (*cluster, 1), swizzle_size=GROUP, raster_along_m=False)
    grid = utils.StaticPersistentTileScheduler.get_grid_shape(tiles, blocks // (cluster[0] * cluster[1]))
    tmas_A, mA = tuple(atom for atom, _ in loads), tuple(tensor for _, tensor in loads)
    kernel(rank, tmas_A, mA, tma_B, mB, tmas_D, mD, rows, box, outgoing, d, flags, peers, tiles, extents, plan).launch(
        grid=grid, block=(128 * (1 + plan.consumers), 1, 1), cluster=(*cluster, 1), use_pdl=True
    )


def last(tensor):
    """(G, M, N) as (M, N, G)."""
    return cute.make_tensor(tensor.iterator, cute.select(tensor.layout, mode=[1, 2, 0]))


@cute.jit
def gemm_reduce_scatter(
    rank: cutec.Int32,
    a: cute.Tensor,
    b: cute.Tensor,
    d: cute.Tensor,
    box: cute.Tensor,
    flags: cute.Tensor,
    their_box: list,
    their_flags: list,
    outgoing: cute.Tensor,
    tile: Constexpr = TILE,
    cluster: Constexpr = CLUSTER,
    blocks: Constexpr = SMS,
):
    """`outgoing`: room for messages to others, as `box` has for those from others."""
    peers = tuple(Peer(*of_gpu, d) for of_gpu in zip(their_box, their_flags))
    launched(rank, (last(a),), None, b, d, box, outgoing, flags, peers, tile, cluster, blocks)


@cute.jit
def gemm_all_reduce(
    rank: cutec.Int32,
    a: cute.Tensor,
    b: cute.Tensor,
    d: cute.Tensor,
    box: cute.Tensor,
    flags: cute.Tensor,
    their_d: list,
    their_box: list,
    their_flags: list,
    outgoing: cute.Tensor,
    tile: Constexpr = TILE,
    cluster: Constexpr = CLUSTER,
    blocks: Constexpr = SMS,
):
    """As `gemm_reduce_scatter`; each GPU also takes tiles that it has added up to the others."""
    theirs = zip(their_box, their_flags, their_d)
    peers = tuple(Peer(of_box, of_flags, last(of_d)) for of_box, of_flags, of_d in theirs)
    launched(rank, (last(a),), None, b, last(d), box, outgoing, flags, peers, tile, cluster, blocks)


@cute.jit
def gemm_all_gather(
    rank: cutec.Int32,
    a: cute.Tensor,
    b: cute.Tensor,
    d: cute.Tensor,
    box: cute.Tensor,
    flags: cute.Tensor,
    their_box: list,
    their_flags: list,
    tile: Constexpr = TILE,
    cluster: Constexpr = CLUSTER,
    blocks: Constexpr = SMS,
):
    """`box` (G - 1, M, K): rows of A from others."""
    peers = tuple(Peer(last(of_box), of_flags, d) for of_box, of_flags in zip(their_box, their_flags))
    launched(rank, (a, last(box)), a, b, last(d), box, box, flags, peers, tile, cluster, blocks)


def rounds(columns, gpus):
    """How often each multiprocessor has a tile of so many columns."""
    clusters = (
        f"({gpus} * ((m + {TILE[0] * CLUSTER[0] - 1}) // {TILE[0] * CLUSTER[0]}) * ((n + {columns - 1}) // {columns}))"
    )
    return f"({clusters} + {SMS // CLUSTER[0] - 1}) // {SMS // CLUSTER[0]}"


def forms(gpus, columns):
    """By the time of tiles: their columns, and what 8 more take, as measured on two H200s."""
    return [("", {"tile": (TILE[0], n)}, f"{n + 8} * ({rounds(n, gpus)})") for n in columns]


for gpus in (2, 4):
    others = gpus - 1
    d, parts_of_k = "out bf16[m,n{div=8}]", [f"in bf16[{gpus},m,k{{div=8}}]", "in bf16[n,k]"]
    messages, flags, room = f"bf16[{others},x]", "i64[f]", f"workspace bf16[{others}, x]"
    whole_d, rows = f"bf16[{gpus},m,n{{div=8}}]", f"bf16[{others},m,k]"
    declared = [
        (gemm_reduce_scatter, [*parts_of_k, d, messages, flags, [messages] * others, [flags] * others, room]),
        (
            gemm_all_reduce,
            [
                *parts_of_k,
                f"out {whole_d}",
                messages,
                flags,
                [f"bf16[{gpus},m,n]"] * others,
                [messages] * others,
                [flags] * others,
                room,
            ],
        ),
        (
            gemm_all_gather,
            [
                "in bf16[m,k{div=8}]",
                "in bf16[n,k]",
                f"out {whole_d}",
                rows,
                flags,
                [rows] * others,
                [flags] * others,
            ],
        ),
    ]
    for function, args in declared:
        cutec.export(
            function,
            name=function.__name__ + ("" if gpus == 2 else f"_{gpus}"),
            args=["i32", *args],
            choose=forms(gpus, COLUMNS if function is gemm_all_gather else (TILE[1], NARROW)),
            flops=f"{2 * gpus}*m*n*k",
            arch="sm_90a",
        )
