"""D = A Bᵀ on Hopper (sm_90a), with a scale for every 128 elements along K of A and of B, in e4m3.

A is (M, K) and B (N, K), K contiguous and a multiple of 128: a block of 128 elements of a row of A
has a scale of its own, `sfa` (K / 128, M). Of B either a square of 128 x 128 elements has one,
`sfb` (ceil(N / 128), K / 128), or also a block of a row, `sfb` (K / 128, N). D, in bfloat16 or
float32, is (M, N). M, N and K are known at launch. Scales may be any numbers, powers of two too.

Sums have two levels. The multiply units add up the products of one block of K, and cut what they
add 13 bits below the largest; that sum, multiplied by both scales, is added to another in float32
by the threads (promotion). Meanwhile the other warpgroup's multiplies keep the units busy.

A block has a warp that brings slices of A and B, and their scales, into a ring of buffers by TMA,
shared out in clusters, and one to three warpgroups that multiply them, each with 64 or 128 rows of
a tile. Blocks stay and compute tile after tile: while sums of a tile are on their way out, slices
of the next are on their way in. For a few rows of A, tiles of Dᵀ = B Aᵀ have fewer columns, and
several blocks of a cluster share a tile along K (`split`).

Names follow CuTe (docs/letters.md): `tCrA` is A in registers, divided by the multiply that makes C.
"""

from math import gcd
from typing import Any

from common.hopper_tiles import LEAVING, Load, bring, load_atom, make_buffers, make_ring, send, source, store_atom
from common.scaled_multiply import BLOCK, Scales, multiply_scaled
from common.scaled_rows import block_reference, vector_reference
from common.tile_terms import SMS, guard_of, terms_of

import cutec
from cutec import Constexpr, cute, pipeline, utils
from cutec.cute.nvgpu import cpasync, warpgroup
from cutec.utils import hopper_helpers as hopper

GROUP = 8  # clusters along M whose tiles follow each other: they share rows of B in the cache
SHARED = 227 * 1024  # bytes that the blocks of a multiprocessor may have


class Plan:
    """How tiles are computed: their size, clusters, the multiply, and what lies where in shared
    memory. `vectors`: whether blocks of rows have scales, not squares, of A and of B.
    """

    def __init__(self, tile, cluster, split, resident, stages, vectors, of_d, d):
        m, n = tile
        assert vectors[0] or BLOCK % m == 0, "the rows of a tile lie in one square"
        self.tile, self.cluster, self.vectors = (m, n, BLOCK), cluster, vectors
        self.split, self.resident = split, resident
        self.consumers = {64: 1, 128: 2, 192: 3, 256: 2}[m]  # warpgroups that multiply
        self.registers = {1: (40, 232), 2: (24, 240), 3: (32, 160)}[self.consumers]
        self.rows = 64 * self.consumers  # that are multiplied at once
        self.dtype, self.operand = d.element_type, cutec.Float8E4M3FN
        self.of_d = of_d
        k_major = warpgroup.OperandMajorMode.K
        self.tiled_mma, self.mma_of_group = (
            hopper.make_trivial_tiled_mma(
                self.operand, self.operand, k_major, k_major, cutec.Float32, (warpgroups, 1, 1), (64, n)
            )
            for warpgroups in (self.consumers, 1)
        )
        self.parts = gcd(n // 8, split)  # of a tile's columns: as many blocks of those that share it finish one
        # sums that a warpgroup sends out at once
        self.slice = (64, gcd(n // self.parts, 128 * 8 // self.dtype.width))
        self.sD_layout = hopper.make_smem_layout_epi(self.dtype, self.of_d, self.slice, self.consumers * LEAVING)
        self.slice_bytes = (m + n) * BLOCK + 4 * (m * vectors[0] + n * vectors[1])
        # what a block that shares a tile has of its sums: of each thread (tid, sum)
        self.shared_sums = cute.make_layout((128 * self.consumers, m * n // (128 * self.consumers)))
        taken = cute.cosize(self.sD_layout.outer) * self.dtype.width // 8 + 4096
        taken += 4 * m * n if split > 1 else 0
        self.stages = min(stages, (SHARED // resident - taken) // self.slice_bytes)
        row_major = utils.LayoutEnum.ROW_MAJOR
        self.sA_layout = hopper.make_smem_layout_a(row_major, self.tile, self.operand, self.stages)
        self.sB_layout = hopper.make_smem_layout_b(row_major, self.tile, self.operand, self.stages)
        # the TMA unit wants those of a stage at a multiple of 128 bytes
        self.scales_a, self.scales_b = (
            cute.make_layout((x, self.stages), stride=(1, cute.round_up(x, 32))) for x in (m, n)
        )

    def of(self, work):
        """M and N of a block's tile, and which part of K is the block's. Behind the blocks of a
        cluster with different tiles come those with the same tiles and the next part of K.
        """
        m, n, _ = work.tile_idx
        down = self.cluster[1]
        return m, n // (down * self.split) * down + n % down, n // down % self.split


def share_of_k(plan, blocks, part):
    """The blocks of K that a block of the cluster multiplies."""
    return blocks * part // plan.split, blocks * (part + 1) // plan.split


@cute.jit
def produce(plan: Constexpr, schedule, ring, blocks, loads):
    """Bring in the slices of tile after tile, and their scales. Only one warp comes here."""
    m, n, k = plan.tile
    tiles = (m, k), (n, k), (m, 1), (n, 1)
    state = pipeline.make_pipeline_state(pipeline.PipelineUserType.Producer, ring.num_stages)
    work = schedule.initial_work_tile_info()
    while work.is_valid_tile:
        at_m, at_n, part = plan.of(work)
        begin, end = share_of_k(plan, blocks, part)
        sources = []
        for load, tile, at in zip(loads, tiles, (at_m, at_n, at_m, at_n)):
            if cutec.const_expr(load is not None):
                rest = cute.domain_offset((0, begin * tile[1]), load.operand)
                sources.append(source(load, cute.local_tile(rest, tile, (at, None))))
        state = bring(ring, state, end - begin, [load for load in loads if load is not None], sources)
        schedule.advance_to_next_work()
        work = schedule.get_current_work()
    ring.producer_tail(state)


@cute.jit
def consume(tid, group, rank, plan: Constexpr, schedule, ring, blocks, sA, sB, scales, sD, room, tma_D, mD):
    """Multiply the slices of tile after tile, and send out the sums."""
    # a warpgroup multiplies as one: all its threads tell the same addresses
    thr_mma = plan.tiled_mma.get_slice(group * 128)
    tCrA = plan.tiled_mma.make_fragment_A(thr_mma.partition_A(sA))
    tCrB = plan.tiled_mma.make_fragment_B(thr_mma.partition_B(sB))
    m, n, _ = plan.tile
    sums = plan.tiled_mma.make_fragment_C(plan.tiled_mma.partition_shape_C((m, n)))
    acc = plan.tiled_mma.make_fragment_C(plan.tiled_mma.partition_shape_C((plan.rows, n)))
    state = pipeline.make_pipeline_state(pipeline.PipelineUserType.Consumer, ring.num_stages)
    work, turn = schedule.initial_work_tile_info(), 0
    while work.is_valid_tile:
        at_m, at_n, part = plan.of(work)
        of_A = Scales(scales[0], plan.vectors[0], 0 if plan.vectors[0] else at_m * m)
        of_B = Scales(scales[1], plan.vectors[1], 0 if plan.vectors[1] else at_n * n)
        of_k = share_of_k(plan, blocks, part)
        state = multiply_scaled(tid, group, plan, ring, state, of_k, tCrA, tCrB, acc, sums, of_A, of_B)
        below = at_m * (m // 64) + group  # in strips of 64 rows
        strips = [below + i * plan.consumers for i in range(m // plan.rows)]
        targets = [cute.local_tile(mD, (64, n), (strip, at_n)) for strip in strips]
        if cutec.const_expr(plan.split == 1):
            turn = send(tid, group, plan, tma_D, sums, turn, sD, targets)
        else:
            total = add_up(tid, rank, part, plan, sums, room)
            if part < plan.parts:
                send(tid, group, plan, tma_D, total, 0, sD, targets, part * (n // plan.parts // plan.slice[1]))
        schedule.advance_to_next_work()
        work = schedule.get_current_work()
    cute.arch.cp_async_bulk_wait_group(0, read=True)


@cute.jit
def add_up(tid, rank, part, plan: Constexpr, sums, room):
    """A part of the columns of a tile over all of K, from the blocks that share it."""
    count = cute.size(sums)
    own = cute.make_tensor(sums.iterator, cute.make_layout(count))
    for i in cutec.range_constexpr(count):
        room[tid, i] = own[i]
    cute.arch.cluster_arrive()
    cute.arch.cluster_wait()
    total = cute.make_rmem_tensor(count // plan.parts, cutec.Float32)
    total.fill(0.0)
    mine, tiles = part % plan.parts, plan.cluster[0] * plan.cluster[1]
    for other in cutec.range_constexpr(plan.split):
        there = cute.make_tensor(cute.arch.map_dsmem_ptr(room.iterator, rank % tiles + other * tiles), room.layout)
        for i in cutec.range_constexpr(count // plan.parts):
            total[i] = total[i] + there[tid, mine * (count // plan.parts) + i]
    return total


@cute.kernel
def gemm_kernel(tmas: tuple, operands: tuple, squares: tuple, tma_D, mD, tiles, plan: Constexpr):
    """`operands`: A, B and those of their scales that are vectors; `squares` the others."""
    tid, _, _ = cute.arch.thread_idx()
    group = cute.arch.make_warp_uniform(tid // 128)
    warp_index = cute.arch.make_warp_uniform(tid // 32)
    if warp_index == 0:
        for atom in (*tmas, tma_D):
            if cutec.const_expr(atom is not None):
                cpasync.prefetch_descriptor(atom)

    smem = utils.SmemAllocator()
    sA, sB, sD = make_buffers(smem, plan)
    sSFA = smem.allocate_tensor(cutec.Float32, plan.scales_a, 128) if plan.vectors[0] else None
    sSFB = smem.allocate_tensor(cutec.Float32, plan.scales_b, 128) if plan.vectors[1] else None
    room = smem.allocate_tensor(cutec.Float32, plan.shared_sums, 128) if plan.split > 1 else None
    barriers = smem.allocate_array(cutec.Int64, 2 * plan.stages)

    across, down = plan.cluster
    shape = cute.make_layout((1, across, down, plan.split))
    ring = make_ring(plan, plan.slice_bytes, barriers, shape)
    rank = cute.arch.make_warp_uniform(cute.arch.block_idx_in_cluster())
    schedule = utils.StaticPersistentTileScheduler.create(tiles, cute.arch.block_idx(), cute.arch.grid_dim())
    blocks = operands[0].shape[1] // BLOCK
    cute.arch.griddepcontrol_wait()
    cute.arch.griddepcontrol_launch_dependents()

    if group == 0:
        if cutec.const_expr(plan.resident == 1):
            cute.arch.setmaxregister_decrease(plan.registers[0])
        if warp_index == 0:
            # Blocks next to each other along N need the same rows of A, those along M the same rows
            # of B: each loads a share for all.
            at_m, at_n, part = rank % across, rank // across % down, rank // (across * down)
            place = (0, at_m, at_n, part)
            mask_A, mask_B = (cpasync.create_tma_multicast_mask(shape, place, mode) for mode in (2, 1))
            loads = [
                Load(tmas[0], operands[0], sA, at_n, down, mask_A),
                Load(tmas[1], operands[1], sB, at_m, across, mask_B),
                Load(tmas[2], operands[2], sSFA) if plan.vectors[0] else None,
                Load(tmas[3], operands[3], sSFB) if plan.vectors[1] else None,
            ]
            produce(plan, schedule, ring, blocks, loads)
        if cutec.const_expr(plan.split > 1):
            cute.arch.cluster_arrive()
            cute.arch.cluster_wait()
    else:
        if cutec.const_expr(plan.resident == 1):
            cute.arch.setmaxregister_increase(plan.registers[1])
        scales = (sSFA if plan.vectors[0] else squares[0], sSFB if plan.vectors[1] else squares[1])
        consume(tid - 128, group - 1, rank, plan, schedule, ring, blocks, sA, sB, scales, sD, room, tma_D, mD)
    if cutec.const_expr(plan.split > 1):  # others may still read this block's sums
        cute.arch.cluster_arrive()
        cute.arch.cluster_wait()


def matrix(chunks):
    """(rows, blocks, 128) as (rows, K)."""
    rows, blocks, block = chunks.shape
    return cute.make_tensor(chunks.iterator, cute.make_layout((rows, blocks * block), stride=(chunks.stride[0], 1)))


def transposed(tensor):
    return cute.make_tensor(tensor.iterator, cute.select(tensor.layout, mode=[1, 0]))


@cute.jit
def gemm(
    a: cute.Tensor,
    sfa: cute.Tensor,
    b: cute.Tensor,
    sfb: cute.Tensor,
    d: cute.Tensor,
    tile: Constexpr,
    cluster: Constexpr = (1, 1),
    vectors: Constexpr = False,
    swapped: Constexpr = False,
    split: Constexpr = 1,
    resident: Constexpr = 1,
    stages: Constexpr = 8,
    blocks: Constexpr = SMS,
):
    """A and B by blocks of K: (M, K / 128, 128). `vectors`: of B too blocks of rows have scales.
    `swapped`: compute Dᵀ = B Aᵀ, for a few rows of A: the instructions take 64 rows, but 8 columns.
    `split`: how many blocks share a tile. `resident`: blocks that a multiprocessor has at a time,
    of which there are `blocks` at most.
    """
    if cutec.const_expr(not vectors):
        assert sfb.shape[0] == cute.ceil_div(d.shape[1], BLOCK), (
            "B has a row of scales for 128 rows, and one for the rest"
        )
    operands, scales, kinds = [matrix(a), matrix(b)], [sfa, sfb], [True, vectors]
    if cutec.const_expr(swapped):
        operands, scales, kinds, d = operands[::-1], scales[::-1], kinds[::-1], transposed(d)
    of_d = utils.LayoutEnum.from_tensor(d)
    plan = Plan(tile, cluster, split, resident, stages, kinds, of_d, d)
    m, n = tile
    loads: list[Any] = [
        load_atom(operands[0], cute.slice_(plan.sA_layout, (None, None, 0)), (m, BLOCK), cluster[1]),
        load_atom(operands[1], cute.slice_(plan.sB_layout, (None, None, 0)), (n, BLOCK), cluster[0]),
    ]
    for extent, tensor, vector in zip(tile, scales, kinds):
        loads.append(
            load_atom(transposed(tensor), cute.make_layout((extent, 1)), (extent, 1)) if vector else (None, None)
        )
    tmas, given = tuple(atom for atom, _ in loads), tuple(tensor for _, tensor in loads)
    tma_D, mD = store_atom(plan, d)
    extents = cute.ceil_div(d.shape[0], m), cute.ceil_div(d.shape[1], n) * split, 1
    spread = (cluster[0], cluster[1] * split, 1)
    tiles = utils.PersistentTileSchedulerParams(extents, spread, swizzle_size=GROUP, raster_along_m=False)
    clusters = blocks * resident // (cluster[0] * cluster[1]) if split == 1 else tiles.total
    grid = utils.StaticPersistentTileScheduler.get_grid_shape(tiles, clusters)
    gemm_kernel(tmas, given, tuple(scales), tma_D, mD, tiles, plan).launch(
        grid=grid, block=(128 * (1 + plan.consumers), 1, 1), cluster=spread, min_blocks_per_mp=resident, use_pdl=True
    )


def declare(name, sfb, d, vectors, reference, forms, **more):
    """One multiply. A row of scales may have more room than there are rows of A."""
    cutec.export(
        gemm,
        args=[
            "in f8E4M3FN[m,kb,128]",
            "in f32[kb,m]:(?{div=4},1)",
            "in f8E4M3FN[n,kb,128]",
            f"in {sfb}",
            f"out {d}[m,n{{div=8}}]",
        ],
        name=name,
        constexpr={"vectors": vectors},
        choose=forms,
        reference=reference,
        flops="256*m*n*kb",
        arch="sm_90a",
        **more,
    )


def form(tile, cluster=(1, 1), **more):
    """A form that a call may take."""
    return {"tile": tile, "cluster": cluster} | more


# For a few rows of A all that counts is how fast B comes: tiles of Dᵀ have 64 rows of it, and where
# they would be too few, several blocks share one along K.
FEW = [form((64, 16), swapped=True, split=split, resident=3) for split in (1, 2, 4)]
FEW += [form((64, 32), swapped=True, split=split, resident=2) for split in (1, 2, 4)]
FEW += [form((64, 32), swapped=True, resident=3)]
FEW += [form((64, 64), swapped=True, split=split, resident=resident) for split in (1, 2, 4) for resident in (1, 2)]
FEW += [form((64, 128), swapped=True, split=split) for split in (1, 2, 4)]
TILES = [form((64, 64)), form((64, 128)), form((64, 128), split=2), form((128, 64)), form((128, 64), split=2)]
TILES += [form((64, 128), split=4), form((128, 96)), form((128, 112)), form((128, 128)), form((128, 128), (2, 1))]
TILES += [form((128, 128), split=2), form((128, 128), split=4), form((256, 128))]
SQUARES = [*FEW, *TILES, form((192, 128)), form((192, 128), (2, 1)), form((128, 160)), form((128, 192))]
VECTORS = [*FEW, *TILES, form((256, 96)), form((192, 96))]

# Shapes to tune over: layers of models, and shapes drawn from everywhere. Layers have K / 128.
LAYERS = [(1536, 56), (2048, 16), (2112, 56), (3584, 148), (4096, 32), (4096, 112), (5120, 40), (7168, 16), (8192, 224)]
LAYERS += [(16384, 16), (24576, 12), (28672, 32)]
SHAPES = [{"m": [1, 16, 32, 64, 128, 512, 2048, 4096], "n, kb": LAYERS}]
SHAPES += [{"m, n, kb": "120 drawn from 1..8192, 256..20480 step 8, 2..256"}]


def choice(forms, alike=(), **more):
    """The forms, each with the guard and the terms of its time. `more`: extents that follow from
    others.
    """
    guarded, shapes = [(guard_of(1, **one), one) for one in forms], [each | more for each in SHAPES]
    return cutec.tuned(guarded, shapes, card="H200", terms=terms_of(1, k="kb"), alike=alike)


declare("gemm_scaled", "f32[nb,kb]", "bf16", False, block_reference, choice(SQUARES, nb="(n + 127) // 128"))
declare(
    "gemm_scaled_vectors",
    "f32[kb,n]:(?{div=4},1)",
    "$dtype",
    True,
    vector_reference,
    choice(VECTORS, ["dtype"]),
    variants={"dtype": ["bf16", "f32"]},
)
