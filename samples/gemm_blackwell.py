"""D = epilogue(A Bᵀ) on Blackwell (sm_100a, sm_103a): TMA loads shared out in clusters, multiplies
by pairs of blocks, sums of two tiles in tensor memory, tiles handed out by the hardware.

A is (M, K), B (N, K), D (M, N), or batches of them. Of A and B in 16 bits either mode may be the
contiguous one; of others (fp8, tf32, int8) it is K. D is contiguous along N. Sums are in float32,
those of int8 in int32. M, N and K are known at launch; rows have to be multiples of 16 bytes. The
TMA unit fills what it loads from beyond the edges with zeros, and stores nothing there.

A tile is 128 rows of one block, or 256 of a pair: each block of a pair loads its half of the rows
of A and of B, has its half of D in tensor memory, and one thread of the first block has both
tensor cores multiply. Warps of a block have roles:

* four load sums from tensor memory, apply the epilogue and store D;
* one has the tensor core multiply (of a pair, that of the first block);
* one loads slices of A and B into a ring of buffers;
* one asks for the next tile (of a cluster, that of the first block).

The grid has a block for each tile, and the hardware starts as many as there is room for. A cluster
that is done asks for one that has not begun, and takes its tile (cluster launch control). While
sums of a tile leave, the next tile's are made in the other half of tensor memory.

Names follow CuTe (docs/letters.md): `tCrA` is A as the multiply reads it, `tTtC` sums in tensor
memory, divided by the copy from there.
"""

import math
from typing import NamedTuple

from common.epilogues import ACTIVATIONS, reference, reference_tf32

import cutec
from cutec import Constexpr, cute, pipeline, utils
from cutec.cute.nvgpu import cpasync, tcgen05
from cutec.utils import blackwell_helpers as blackwell

ROWS = 128  # of D that a block computes, one in each lane of tensor memory
SENDERS = 128  # threads that store D; their warps come first, so that they reach all lanes
MULTIPLIER, LOADER, ASKER = 4, 5, 6  # warps
THREADS = 7 * 32
TILES = 2  # whose sums are in tensor memory
SLICES = 2  # parts of D that may be on their way out
SLICE = 128  # bytes of a row of such a part, and of a row of a slice of A or B whose mode is K
SHARED = 227 * 1024  # bytes of a block
REST = 2048  # of them, for barriers and to align
WORDS = {16: cutec.Int16, 32: cutec.Int32, 64: cutec.Int64}
PRODUCER, CONSUMER = pipeline.PipelineUserType.Producer, pipeline.PipelineUserType.Consumer


class Plan:
    """How tiles are computed: their size, clusters, the multiply, and what lies where in shared
    memory.
    """

    def __init__(self, tile, cluster, a, b, d):
        assert tile[0] in (ROWS, 2 * ROWS), f"a tile has {ROWS} rows, or {2 * ROWS} of a pair, not {tile[0]}"
        self.paired = tile[0] > ROWS
        assert not self.paired or cluster[0] % 2 == 0, f"pairs are side by side along M, not in a cluster of {cluster}"
        self.group = tcgen05.CtaGroup.TWO if self.paired else tcgen05.CtaGroup.ONE
        self.tile = (*tile, SLICE * 8 // a.element_type.width)
        self.cluster, self.blocks = cluster, cluster[0] * cluster[1]
        self.operand, self.dtype = a.element_type, d.element_type
        self.sums = cutec.Int32 if self.operand in (cutec.Int8, cutec.Uint8) else cutec.Float32
        majors = [self.major(x) for x in (a, b)]
        self.tiled_mma = blackwell.make_trivial_tiled_mma(
            self.operand, b.element_type, *majors, self.sums, self.group, tile
        )
        self.slice = (ROWS, math.gcd(SLICE * 8 // self.dtype.width, tile[1]))
        # Slices of a tile take turns; were their number odd, the next tile's would be out of step.
        self.slices = tile[1] // self.slice[1]
        self.buffers = SLICES if self.slices % SLICES == 0 else 1
        self.sD_layout = blackwell.make_smem_layout_epi(
            self.dtype, utils.LayoutEnum.from_tensor(d), self.slice, self.buffers
        )
        taken = cute.cosize(self.sD_layout.outer) * self.dtype.width // 8 + REST
        self.slice_bytes = (tile[0] + tile[1]) // (2 if self.paired else 1) * SLICE
        self.stages = (SHARED - taken) // self.slice_bytes
        self.sA_layout = blackwell.make_smem_layout_a(self.tiled_mma, self.tile, self.operand, self.stages)
        self.sB_layout = blackwell.make_smem_layout_b(self.tiled_mma, self.tile, b.element_type, self.stages)

    @staticmethod
    def major(operand):
        """Which mode of an operand is contiguous."""
        along_k = utils.LayoutEnum.from_tensor(operand).is_k_major_a()
        return tcgen05.OperandMajorMode.K if along_k else tcgen05.OperandMajorMode.MN


class Flow(NamedTuple):
    """What all roles go by: the tiles, the answers that say which comes next, the ring of slices,
    and that of sums in tensor memory.
    """

    tiles: utils.ClcDynamicPersistentTileScheduler
    answers: pipeline.PipelineClcFetchAsync
    ring: pipeline.PipelineTmaUmma
    sums: pipeline.PipelineUmmaAsync


def of_batch(tensor, number):
    """One matrix (M, N) of a batch (M, N, L)."""
    return tensor[None, None, number] if cute.rank(tensor) == 3 else tensor


@cute.jit
def following(flow, state):
    """The next tile, when the answer that names it has come."""
    flow.answers.consumer_wait(state)
    work = flow.tiles.get_current_work()
    flow.answers.consumer_release(state)
    state.advance()
    return work


@cute.jit
def ask(flow):
    """Ask for tile after tile, until there is none. Only one warp of the cluster comes here."""
    asked = pipeline.make_pipeline_state(PRODUCER, 1)
    read = pipeline.make_pipeline_state(CONSUMER, 1)
    work = flow.tiles.initial_work_tile_info()
    while work.is_valid_tile:
        flow.answers.producer_acquire(asked)
        flow.tiles.advance_to_next_work(flow.answers.producer_get_barrier(asked))
        asked.advance()
        work = following(flow, read)
    flow.answers.producer_tail(asked)


@cute.jit
def bring(plan: Constexpr, flow, slices, place, half, tma_A, mA, sA, tma_B, mB, sB, blocks):
    """Bring in the slices of tile after tile. Only one warp of the block comes here."""
    # Blocks next to each other along N need the same rows of A, those along M the same rows of B:
    # each loads a share for all.
    along_n, along_m = (cute.make_layout(cute.size(blocks, mode=[mode])) for mode in (2, 1))
    mask_A, mask_B = (cpasync.create_tma_multicast_mask(blocks, place, mode) for mode in (2, 1))
    part = plan.tiled_mma.get_slice(half)
    tile_m, tile_n, tile_k = plan.tile
    state = pipeline.make_pipeline_state(PRODUCER, plan.stages)
    read = pipeline.make_pipeline_state(CONSUMER, 1)
    work = flow.tiles.initial_work_tile_info()
    while work.is_valid_tile:
        at_m, at_n, number = work.tile_idx
        if cutec.const_expr(plan.paired):
            at_m = at_m // 2
        tCgA = part.partition_A(cute.local_tile(of_batch(mA, number), (tile_m, tile_k), (at_m, None)))
        tCgB = part.partition_B(cute.local_tile(of_batch(mB, number), (tile_n, tile_k), (at_n, None)))
        tAsA, tAgA = cpasync.tma_partition(
            tma_A, place[2], along_n, cute.group_modes(sA, 0, 3), cute.group_modes(tCgA, 0, 3)
        )
        tBsB, tBgB = cpasync.tma_partition(
            tma_B, place[1], along_m, cute.group_modes(sB, 0, 3), cute.group_modes(tCgB, 0, 3)
        )
        for k in range(slices):
            flow.ring.producer_acquire(state)
            full = flow.ring.producer_get_barrier(state)
            cute.copy(tma_A, tAgA[None, k], tAsA[None, state.index], tma_bar_ptr=full, mcast_mask=mask_A)
            cute.copy(tma_B, tBgB[None, k], tBsB[None, state.index], tma_bar_ptr=full, mcast_mask=mask_B)
            state.advance()
        work = following(flow, read)
    flow.ring.producer_tail(state)


@cute.jit
def multiply(plan: Constexpr, flow, slices, acc, sA, sB):
    """Have the tensor core multiply the slices of tile after tile. Of a pair only one warp comes
    here.
    """
    tiled_mma = plan.tiled_mma
    tCrA, tCrB = tiled_mma.make_fragment_A(sA), tiled_mma.make_fragment_B(sB)
    state = pipeline.make_pipeline_state(CONSUMER, plan.stages)
    filled = pipeline.make_pipeline_state(PRODUCER, TILES)
    read = pipeline.make_pipeline_state(CONSUMER, 1)
    work = flow.tiles.initial_work_tile_info()
    while work.is_valid_tile:
        flow.sums.producer_acquire(filled)  # the sums that were here have been loaded
        cute.arch.tcgen05_fence("after")
        here = acc[None, None, None, filled.index]
        tiled_mma.set(tcgen05.Field.ACCUMULATE, False)
        for _ in range(slices):
            flow.ring.consumer_wait(state)
            for i in cutec.range_constexpr(cute.size(tCrA, mode=[2])):
                at = (None, None, i, state.index)
                cute.gemm(tiled_mma, here, tCrA[at], tCrB[at], here)
                tiled_mma.set(tcgen05.Field.ACCUMULATE, True)
            flow.ring.consumer_release(state)
            state.advance()
        flow.sums.producer_commit(filled)
        filled.advance()
        work = following(flow, read)
    flow.sums.producer_tail(filled)


@cute.jit
def gathered(tensor: cute.Tensor, row, column, count: Constexpr):
    """Columns of a row of a tensor (M, N); of those beyond the edges what lies nearest. Where they
    are neighbours in memory too, they are loaded 8 bytes at a time.
    """
    m, n = tensor.shape
    width = tensor.element_type.width
    together = 64 // width if cute.is_static(tensor.stride[1]) and tensor.stride[1] == 1 else 1
    words = cute.recast_tensor(tensor, WORDS[width * together])
    found = cute.make_rmem_tensor(count // together, words.element_type)
    for i in cutec.range_constexpr(count // together):
        found[i] = words[cutec.min(row, m - 1), cutec.min(column + i * together, n - together) // together]
    return cute.recast_tensor(found, tensor.element_type).load().to(cutec.Float32)


@cute.jit
def send(tid, plan: Constexpr, flow, acc, tma_D, mD, sD, operands, epilogue: Constexpr):
    """Sums of tile after tile leave in slices: from tensor memory through registers, where the
    epilogue is applied, into shared memory, from there by TMA.
    """
    first_warp = cute.arch.make_warp_uniform(tid // 32) == 0
    columns = plan.slice[1]
    load = cute.make_copy_atom(tcgen05.Ld32x32bOp(tcgen05.Repetition(columns)), plan.sums)
    tTtC = cute.flat_divide(acc[(None, None), 0, 0, None], plan.slice)  # (ROWS, columns, 1, slices, TILES)
    tiled_copy = tcgen05.make_tmem_copy(load, tTtC[None, None, 0, 0, 0])
    thr_copy = tiled_copy.get_slice(tid)
    tTtC, tTsD = thr_copy.partition_S(tTtC), thr_copy.partition_D(sD)
    full = pipeline.make_pipeline_state(CONSUMER, TILES)
    read = pipeline.make_pipeline_state(CONSUMER, 1)
    work = flow.tiles.initial_work_tile_info()
    while work.is_valid_tile:
        at_m, at_n, number = work.tile_idx
        gD = cute.local_tile(of_batch(mD, number), (ROWS, plan.tile[1]), (at_m, at_n))
        tDsD, tDgD = cpasync.tma_partition(
            tma_D,
            0,
            cute.make_layout(1),
            cute.group_modes(sD, 0, 2),
            cute.group_modes(cute.flat_divide(gD, plan.slice), 0, 2),
        )
        work = following(flow, read)  # read early, so that loads and multiplies may go ahead of this tile
        flow.sums.consumer_wait(full)
        cute.arch.tcgen05_fence("after")
        for i in cutec.range_constexpr(plan.slices):
            buffer = i % plan.buffers
            tTrC = cute.make_rmem_tensor(tTsD[None, None, None, 0].shape, plan.sums)
            cute.copy(tiled_copy, tTtC[None, None, None, 0, i, full.index], tTrC)
            if cutec.const_expr(i == plan.slices - 1):  # all are in registers: the next tile's may come
                cute.arch.tcgen05_fence("before")
                flow.sums.consumer_release(full)
            given = [
                gathered(of_batch(x, number), at_m * ROWS + tid, at_n * plan.tile[1] + i * columns, columns)
                if isinstance(x, cute.Tensor)
                else x
                for x in operands
            ]
            result = epilogue(tTrC.load().reshape(columns), *given)
            tTrD = cute.make_rmem_tensor(tTrC.shape, plan.dtype)
            tTrD.store(result.to(plan.dtype).reshape(tTrD.shape))
            if first_warp:  # the slice that was in this buffer has left it
                cute.arch.cp_async_bulk_wait_group(plan.buffers - 1, read=True)
            cute.arch.barrier(barrier_id=1, number_of_threads=SENDERS)
            cute.autovec_copy(tTrD, tTsD[None, None, None, buffer])
            cute.arch.fence_proxy("async.shared", space="cta")
            cute.arch.barrier(barrier_id=1, number_of_threads=SENDERS)
            if first_warp:
                cute.copy(tma_D, tDsD[None, buffer], tDgD[None, 0, i])
                cute.arch.cp_async_bulk_commit_group()
        full.advance()
    cute.arch.cp_async_bulk_wait_group(0, read=True)


@cute.struct
class Storage:
    """Barriers, besides those of the ring; the answer; the address of tensor memory."""

    sums: cute.struct.MemRange[cutec.Int64, 2 * TILES]
    answers: cute.struct.MemRange[cutec.Int64, 2]
    freed: cutec.Int64
    answer: cute.struct.Align[cute.struct.MemRange[cutec.Int32, 4], 16]
    holder: cutec.Int32


@cute.kernel
def gemm_kernel(
    tma_A: cpasync.TmaAtom,
    mA: cute.Tensor,
    tma_B: cpasync.TmaAtom,
    mB: cute.Tensor,
    tma_D: cpasync.TmaAtom,
    mD: cute.Tensor,
    operands: tuple,
    params: utils.ClcDynamicPersistentTileSchedulerParams,
    plan: Constexpr,
    epilogue: Constexpr,
):
    tid, _, _ = cute.arch.thread_idx()
    warp = cute.arch.make_warp_uniform(tid // 32)
    rank = cute.arch.make_warp_uniform(cute.arch.block_idx_in_cluster())
    if warp == LOADER:
        for atom in (tma_A, tma_B, tma_D):
            cpasync.prefetch_descriptor(atom)
    smem = utils.SmemAllocator()
    storage = smem.allocate(Storage)
    ring_at = smem.allocate_array(cutec.Int64, 2 * plan.stages)
    sA = smem.allocate_tensor(plan.operand, plan.sA_layout.outer, 1024, plan.sA_layout.inner)
    sB = smem.allocate_tensor(plan.operand, plan.sB_layout.outer, 1024, plan.sB_layout.inner)
    sD = smem.allocate_tensor(plan.dtype, plan.sD_layout.outer, 1024, plan.sD_layout.inner)

    together = 2 if plan.paired else 1  # blocks that multiply together
    blocks = cute.tiled_divide(cute.make_layout((*plan.cluster, 1)), (plan.tiled_mma.thr_id.shape,))
    one = pipeline.CooperativeGroup(pipeline.Agent.Thread)
    senders = pipeline.CooperativeGroup(pipeline.Agent.Thread, together * SENDERS)
    # An answer has been read by all who go by it: in each block those who store and load, of each
    # pair the warp that multiplies, and the warp that asks.
    readers = plan.blocks * (SENDERS + 32) + plan.blocks // together * 32 + 32
    ring = pipeline.PipelineTmaUmma.create(
        num_stages=plan.stages,
        producer_group=one,
        consumer_group=one,
        tx_count=together * plan.slice_bytes,
        barrier_storage=ring_at,
        cta_layout_vmnk=blocks,
        defer_sync=True,
        enable_multicast_signaling=True,
    )
    sums = pipeline.PipelineUmmaAsync.create(
        num_stages=TILES,
        producer_group=one,
        consumer_group=senders,
        barrier_storage=storage.sums.data_ptr(),
        cta_layout_vmnk=blocks,
        defer_sync=True,
    )
    answers = pipeline.PipelineClcFetchAsync.create(
        num_stages=1,
        producer_group=one,
        consumer_group=pipeline.CooperativeGroup(pipeline.Agent.Thread, readers),
        tx_count=16,
        barrier_storage=storage.answers.data_ptr(),
        cta_layout_vmnk=blocks,
        defer_sync=True,
    )
    users = pipeline.NamedBarrier(2, SENDERS + 32)
    tmem = utils.TmemAllocator(
        storage.holder.ptr,
        users,
        is_two_cta=plan.paired,
        two_cta_tmem_dealloc_mbar_ptr=storage.freed.ptr if plan.paired else None,
    )
    pipeline.pipeline_init_arrive(blocks, is_relaxed=True)
    pipeline.pipeline_init_wait(blocks)
    cute.arch.griddepcontrol_wait()

    tiles = utils.ClcDynamicPersistentTileScheduler.create(
        params, cute.arch.block_idx(), cute.arch.grid_dim(), storage.answer.data_ptr()
    )
    flow = Flow(tiles, answers, ring, sums)
    acc = plan.tiled_mma.make_fragment_C(cute.append(plan.tiled_mma.partition_shape_C(plan.tile[:2]), TILES))
    if warp == ASKER and rank == 0:
        ask(flow)
    slices = cutec.max(cute.ceil_div(mA.shape[1], plan.tile[2]), 1)  # of a K of 0 there is one, of zeros
    if warp == LOADER:
        bring(plan, flow, slices, blocks.get_flat_coord(rank), rank % together, tma_A, mA, sA, tma_B, mB, sB, blocks)
    if warp == MULTIPLIER:
        tmem.wait_for_alloc()
        here = cute.make_tensor(tmem.retrieve_ptr(plan.sums), acc.layout)
        if rank % together == 0:
            multiply(plan, flow, slices, here, sA, sB)
    if warp < MULTIPLIER:
        tmem.allocate(utils.get_num_tmem_alloc_cols(acc))
        tmem.wait_for_alloc()
        tmem.relinquish_alloc_permit()
        pointer = tmem.retrieve_ptr(plan.sums)
        send(tid, plan, flow, cute.make_tensor(pointer, acc.layout), tma_D, mD, sD, operands, epilogue)
        tmem.free(pointer)  # all have loaded their sums: they have met since


@cute.jit
def gemm(
    a: cute.Tensor,
    b: cute.Tensor,
    d: cute.Tensor,
    operands: tuple = (),
    tile: Constexpr = (256, 256),
    cluster: Constexpr = (2, 1),
    epilogue: Constexpr = lambda sums: sums,
):
    """`operands`: further tensors (M, N), of which the epilogue gets what belongs to its sums, and
    numbers. `tile`: 128 rows of one block or 256 of a pair, up to 256 columns. `cluster`: blocks
    along M and N; of pairs an even number along M.
    """
    plan = Plan(tile, cluster, a, b, d)
    blocks = cute.tiled_divide(cute.make_layout((*cluster, 1)), (plan.tiled_mma.thr_id.shape,))
    load_A = blackwell.cluster_shape_to_tma_atom_A(cluster, plan.tiled_mma.thr_id)
    load_B = blackwell.cluster_shape_to_tma_atom_B(cluster, plan.tiled_mma.thr_id)
    stage_A, stage_B = (cute.slice_(x, (None, None, None, 0)) for x in (plan.sA_layout, plan.sB_layout))
    tma_A, mA = cute.nvgpu.make_tiled_tma_atom_A(load_A, a, stage_A, plan.tile, plan.tiled_mma, blocks.shape)
    tma_B, mB = cute.nvgpu.make_tiled_tma_atom_B(load_B, b, stage_B, plan.tile, plan.tiled_mma, blocks.shape)
    tma_D, mD = cpasync.make_tiled_tma_atom(
        cpasync.CopyBulkTensorTileS2GOp(), d, cute.slice_(plan.sD_layout, (None, None, 0)), plan.slice
    )
    batch = d.shape[2] if cute.rank(d) == 3 else 1
    extents = cute.ceil_div(d.shape[0], ROWS), cute.ceil_div(d.shape[1], tile[1]), batch
    params = utils.ClcDynamicPersistentTileSchedulerParams(extents, (*cluster, 1))
    grid = utils.ClcDynamicPersistentTileScheduler.get_grid_shape(params)
    gemm_kernel(tma_A, mA, tma_B, mB, tma_D, mD, operands, params, plan, epilogue).launch(
        grid=grid, block=(THREADS, 1, 1), cluster=(*cluster, 1), min_blocks_per_mp=1, use_pdl=True
    )


@cute.jit
def gemm_batched(a: cute.Tensor, b: cute.Tensor, d: cute.Tensor, tile: Constexpr, cluster: Constexpr):
    """A batch of multiplies: A is (L, M, K), B (L, N, K), D (L, M, N)."""
    a, b, d = (cute.make_tensor(x.iterator, cute.select(x.layout, mode=[1, 2, 0])) for x in (a, b, d))
    gemm(a, b, d, (), tile, cluster)


@cute.jit
def gemm_bias(
    a: cute.Tensor,
    b: cute.Tensor,
    bias: cute.Tensor,
    residual: cute.Tensor,
    d: cute.Tensor,
    activation: Constexpr,
    tile: Constexpr = (256, 128),
    cluster: Constexpr = (2, 1),
):
    """A layer of a network: a bias for each column, an activation, and what came into the block
    that the layer is part of.
    """
    columns = cute.make_tensor(bias.iterator, cute.make_layout(d.shape, stride=(0, 1)))
    gemm(
        a,
        b,
        d,
        (columns, residual),
        tile,
        cluster,
        lambda sums, bias, residual: activation(sums + bias) + residual,
    )


@cute.jit
def gemm_scaled(
    a: cute.Tensor,
    b: cute.Tensor,
    c: cute.Tensor,
    d: cute.Tensor,
    alpha: cutec.Float32,
    beta: cutec.Float32,
    tile: Constexpr = (256, 128),
    cluster: Constexpr = (2, 1),
):
    """D = alpha A Bᵀ + beta C."""
    gemm(a, b, d, (c, alpha, beta), tile, cluster, lambda sums, c, alpha, beta: alpha * sums + beta * c)


def scaled_reference(a, b, c, alpha, beta):
    return alpha * reference(a, b) + beta * c


ARCHS = ["sm_100a", "sm_103a"]


def form(when, tile, cluster, **more):
    """One of the forms, and the shapes that take it if none before does."""
    return when, {"tile": tile, "cluster": cluster} | more


# By what is known of any such GPU: blocks alone for a few rows; narrow tiles where wide ones would
# be fewer than multiprocessors (148 of a B200); where M is long, two pairs share what they load of
# B. None of it is measured.
FORMS = [
    form("m <= 128", (128, 64), (1, 1)),
    form("(m + 255) // 256 * ((n + 255) // 256) < 74", (256, 128), (2, 1)),
    form("m >= 2048", (256, 256), (4, 1)),
    form("", (256, 256), (2, 1)),
]
WIDE = {"tile": (256, 256), "cluster": (2, 1)}


def declare(name, a, b, d, reference=reference, arch=ARCHS, **more):
    """One multiply as an export; `more` as for `cutec.export`."""
    constexpr = {"operands": ()} | more.pop("constexpr", {})
    cutec.export(
        gemm,
        args=[f"in {a}", f"in {b}", f"out {d}"],
        name=name,
        constexpr=constexpr,
        reference=reference,
        flops="2*m*n*k",
        arch=arch,
        **more,
    )


declare(
    "gemm", "$dtype[m,k{div=8}]", "$dtype[n,k]", "$dtype[m,n{div=8}]", variants={"dtype": ["f16", "bf16"]}, choose=FORMS
)
declare("gemm_fp8", "f8E4M3FN[m,k{div=16}]", "f8E4M3FN[n,k]", "bf16[m,n{div=8}]", choose=FORMS)
declare("gemm_tf32", "tf32[m,k{div=4}]", "tf32[n,k]", "f32[m,n{div=4}]", reference=reference_tf32, choose=FORMS)
# sm_103a has no multiply of integers.
declare("gemm_s8", "i8[m,k{div=16}]", "i8[n,k]", "i32[m,n{div=4}]", arch="sm_100a", choose=FORMS)
# A, B or both as they would be transposed: contiguous along M and N.
declare("gemm_bf16_nn", "bf16[m,k{div=8}]", "bf16[n{div=8},k]:(1,n)", "bf16[m,n]", constexpr=WIDE)
declare("gemm_bf16_tt", "bf16[m{div=8},k]:(1,m)", "bf16[n,k{div=8}]", "bf16[m,n{div=8}]", constexpr=WIDE)
declare("gemm_bf16_tn", "bf16[m{div=8},k]:(1,m)", "bf16[n{div=8},k]:(1,n)", "bf16[m,n]", constexpr=WIDE)
cutec.export(
    gemm_batched,
    args=["in bf16[l,m,k{div=8}]", "in bf16[l,n,k]", "out bf16[l,m,n{div=8}]"],
    choose=[form("m <= 128", (128, 64), (1, 1)), form("", (256, 128), (2, 1))],
    reference=reference,
    flops="2*l*m*n*k",
    arch=ARCHS,
)
for activation, wanted in ACTIVATIONS:
    cutec.export(
        gemm_bias,
        args=["in bf16[m,k{div=8}]", "in bf16[n,k]", "in f32[n]", "in bf16[m,n{div=8}]", "out bf16[m,n]"],
        name=f"gemm_bias_{activation.__name__}",
        constexpr={"activation": activation},
        reference=wanted,
        flops="2*m*n*k",
        arch=ARCHS,
    )
cutec.export(
    gemm_scaled,
    args=["in f8E4M3FN[m,k{div=16}]", "in f8E4M3FN[n,k]", "in bf16[m,n{div=8}]", "out bf16[m,n]", "f32", "f32"],
    name="gemm_fp8_scaled",
    reference=scaled_reference,
    flops="2*m*n*k",
    arch=ARCHS,
)
