"""Tiles of persistent multiplies on Hopper: slices of operands come into a ring of buffers by TMA,
sums leave by it.
"""

from typing import Any, NamedTuple

import cutec
from cutec import Constexpr, cute, pipeline
from cutec.cute.nvgpu import cpasync, warp, warpgroup
from cutec.utils import hopper_helpers as hopper

LEAVING = 2  # parts of a warpgroup's sums that may be on their way out


class Load(NamedTuple):
    """How slices of an operand come in: the TMA load, from where to where, which share of each tile
    this block loads, of how many, and for which blocks of the cluster.
    """

    tma: cpasync.TmaAtom
    operand: cute.Tensor
    target: Any
    share: cutec.Int32 = 0  # pyright: ignore[reportArgumentType]  # one number
    shares: Constexpr = 1
    mask: cutec.Int16 = None  # pyright: ignore[reportArgumentType]  # of a load for this block alone


def load_atom(tensor, stage, tile, blocks=1):
    """The TMA load of tiles of an operand, each shared out among as many blocks of the cluster."""
    op = cpasync.CopyBulkTensorTileG2SMulticastOp() if blocks > 1 else cpasync.CopyBulkTensorTileG2SOp()
    return cpasync.make_tiled_tma_atom(op, tensor, stage, tile, blocks)


def store_atom(plan, tensor, adds=False):
    """The TMA store of parts of tiles of D, or one that adds them to what is there."""
    op = cpasync.CopyReduceBulkTensorTileS2GOp() if adds else cpasync.CopyBulkTensorTileS2GOp()
    return cpasync.make_tiled_tma_atom(op, tensor, cute.slice_(plan.sD_layout, (None, None, 0)), plan.slice)


def source(load, slices):
    """(shared memory, coordinates) of a tile's slices (rows, K, number), for its load."""
    target = cute.group_modes(load.target, 0, cute.rank(load.target) - 1)
    return cpasync.tma_partition(
        load.tma, load.share, cute.make_layout(load.shares), target, cute.group_modes(slices, 0, 2)
    )


@cute.jit
def bring(ring, state, slices, loads, sources):
    """Start to load the slices of a tile, one of each operand into a buffer of the ring. Only one
    warp comes here.
    """
    for number in range(slices):
        ring.producer_acquire(state)
        full = ring.producer_get_barrier(state)
        for load, (tXsX, tXgX) in zip(loads, sources):
            cute.copy(
                load.tma,
                tXgX[None, number],
                tXsX[None, state.index],
                tma_bar_ptr=full,
                mcast_mask=load.mask if load.shares > 1 else None,
            )
        state.advance()
    return state


def make_buffers(smem, plan):
    """(slices of A, slices of B, parts of D) in shared memory, as a plan lays them out."""
    kinds = (plan.operand, plan.sA_layout), (plan.operand, plan.sB_layout), (plan.dtype, plan.sD_layout)
    return tuple(smem.allocate_tensor(dtype, layout.outer, 1024, layout.inner) for dtype, layout in kinds)


def make_ring(plan, bytes_of_slices, barriers, blocks):
    """The ring. A buffer is free again when all warps that multiply have used it, those of the
    blocks that it is shared with too.
    """
    across, down = plan.cluster
    warps = (across + down - 1) * plan.consumers * 4
    return pipeline.PipelineTmaAsync.create(
        num_stages=plan.stages,
        producer_group=pipeline.CooperativeGroup(pipeline.Agent.Thread),
        consumer_group=pipeline.CooperativeGroup(pipeline.Agent.Thread, warps),
        tx_count=bytes_of_slices,
        barrier_storage=barriers,
        cta_layout_vmnk=blocks,
    )


@cute.jit
def multiply(tiled_mma: cute.TiledMma, sums: cute.Tensor, tCrA: cute.Tensor, tCrB: cute.Tensor):
    """Start to multiply slices in shared memory, as one group."""
    warpgroup.fence()
    cute.gemm(tiled_mma, sums, tCrA, tCrB, sums)
    warpgroup.commit_group()


@cute.jit
def multiply_slices(tiled_mma: cute.TiledMma, ring, state, slices, tCrA, tCrB, sums):
    """Multiply the slices of a tile: while a group of multiplies is under way, the next is begun.
    Returns the ring's state.
    """
    tiled_mma.set(warpgroup.Field.ACCUMULATE, False)
    ring.consumer_wait(state)
    multiply(tiled_mma, sums, tCrA[None, None, None, state.index], tCrB[None, None, None, state.index])
    tiled_mma.set(warpgroup.Field.ACCUMULATE, True)
    previous = state.clone()
    state.advance()
    for _ in range(1, slices):
        ring.consumer_wait(state)
        multiply(tiled_mma, sums, tCrA[None, None, None, state.index], tCrB[None, None, None, state.index])
        warpgroup.wait_group(1)
        ring.consumer_release(previous)
        previous = state.clone()
        state.advance()
    warpgroup.wait_group(0)
    ring.consumer_release(previous)
    return state


@cute.jit
def send_to_block(tid, block, number, sums: cute.Tensor, room: cute.Tensor, received):
    """Send sums (4, count) of each thread to the memory of a block of the cluster, where they lie
    in place `number` of `room` (4, threads, count, blocks). Its barrier `received` counts bytes.
    """
    there = cute.make_tensor(cute.arch.map_dsmem_ptr(room.iterator, block), room.layout)
    counter = cute.arch.map_dsmem_ptr(received, block)
    for i in cutec.range_constexpr(sums.shape[1]):
        cute.arch.store_async_dsmem(there[None, tid, i, number].iterator, sums[None, i].load(), counter)


@cute.jit
def added_up(tid, room: cute.Tensor, received, scope: Constexpr = "cta"):
    """What each block has sent to `room`, added in the blocks' order when all of it is there.
    `scope`: "cluster" if other blocks' threads have stored it, and arrived at `received`.
    """
    cute.arch.mbarrier_wait(received, 0, scope=scope)
    _, _, count, blocks = room.shape
    total = cute.make_rmem_tensor((4, count), room.element_type)
    for i in cutec.range_constexpr(count):
        found = room[None, tid, i, 0].load()
        for block in cutec.range_constexpr(1, blocks):
            found = found + room[None, tid, i, block].load()
        total[None, i].store(found)
    return cute.make_tensor(total.iterator, cute.make_layout(4 * count))


@cute.jit
def send(
    tid,
    group,
    plan: Constexpr,
    tma_D,
    sums,
    turn,
    sD,
    targets,
    begin=0,
    others: tuple = (),
    to_others=False,
    adding: tuple = (),
):
    """A warpgroup's sums leave in parts: through registers into shared memory (by stmatrix if in 16
    bits), from there by TMA. `targets`: where each 64 rows of the warpgroup's go; the first part
    has number `begin` in them. Its buffers take turns, the first part has number `turn`; returns
    whose turn it is then: a tile may have an odd number of parts. `others`: stores to further
    tensors like D, which get the same if `to_others` is true. `adding`: the TMA operation that adds
    to D, and whether it does.
    """
    in_group = tid % 128
    first_warp = cute.arch.make_warp_uniform(in_group // 32) == 0
    transposed = plan.of_d.is_m_major_c()
    matrices = cute.make_copy_atom(warp.StMatrix8x8x16bOp(transposed, 4 if plan.slice[1] > 8 else 2), cutec.Float16)
    store = matrices if plan.dtype.width == 16 else hopper.get_smem_store_op(plan.of_d, plan.dtype, cutec.Float32)
    tiled_copy = cute.make_tiled_copy_S(store, cute.make_tiled_copy_C_atom(matrices, plan.mma_of_group))
    thr_copy = tiled_copy.get_slice(in_group)
    tRsD = thr_copy.partition_D(sD)
    tRrD = cute.make_rmem_tensor(thr_copy.partition_S(sD).shape[:3], plan.dtype)
    places = []
    for target in targets:
        parts = cute.group_modes(cute.flat_divide(target, plan.slice), 0, 2)
        places.append(cpasync.tma_partition(tma_D, 0, cute.make_layout(1), cute.group_modes(sD, 0, 2), parts))
    parts = cute.size(sums) // cute.size(tRrD)
    of_parts = cute.make_tensor(sums.iterator, cute.make_layout((cute.size(tRrD), parts)))
    across = max(parts // len(targets), 1)
    for number in cutec.range_constexpr(parts):
        buffer = group * LEAVING + (turn + number) % LEAVING
        if first_warp:  # the part that was in this buffer has left it
            cute.arch.cp_async_bulk_wait_group(LEAVING - 1, read=True)
        cute.arch.barrier(barrier_id=1 + group, number_of_threads=128)
        tRrD.store(of_parts[None, number].load().to(plan.dtype).reshape(tRrD.shape))
        cute.copy(tiled_copy, tRrD, tRsD[None, None, None, buffer])
        cute.arch.fence_proxy("async.shared", space="cta")
        cute.arch.barrier(barrier_id=1 + group, number_of_threads=128)
        if first_warp:
            tDsD, tDgD = places[number // across]
            from_, to = tDsD[None, buffer], tDgD[None, 0, begin + number % across]
            adds = adding[1] if adding else False
            if adds:
                cute.copy(adding[0], from_, to)
            else:
                cute.copy(tma_D, from_, to)
            if cutec.const_expr(len(others) > 0):
                if to_others:
                    for tma in others:
                        cute.copy(tma, from_, to)
            cute.arch.cp_async_bulk_commit_group()
    return (turn + parts) % LEAVING if parts % LEAVING else turn
