"""What multiplies share whose operands threads store: the way in, for one block or a pair, and the
way out of the sums. K is one slice.
"""

from __future__ import annotations

from typing import Any, NamedTuple

import cutec
from cutec import Constexpr, cute, pipeline, utils
from cutec.cute.nvgpu import tcgen05

THREADS = 128
_ROW_MAJOR, _F32 = utils.LayoutEnum.ROW_MAJOR, cutec.Float32


@cute.struct
class Storage:
    filled: cute.struct.MemRange[cutec.Int64, 2]
    sums: cute.struct.MemRange[cutec.Int64, 2]
    freed: cutec.Int64
    holder: cutec.Int32


class Ready(NamedTuple):
    """What a kernel has after `begin`: ends of the pipelines, tensor memory and its first column,
    and the sums there.
    """

    fills: Any
    filled: Any
    multiplies: Any
    summed: Any
    tmem: Any
    pointer: Any
    sums: cute.Tensor


def begin(mma: cute.TiledMma, storage: Any, blocks: int, tile: tuple[int, int, int], columns: int) -> Ready:
    """Make the pipelines of one or two blocks, and allocate tensor memory."""
    cluster = cute.tiled_divide(cute.make_layout((blocks, 1, 1)), (mma.thr_id.shape,))
    one = pipeline.CooperativeGroup(pipeline.Agent.Thread)
    everyone = pipeline.CooperativeGroup(pipeline.Agent.Thread, blocks * THREADS)
    fills, filled = pipeline.PipelineAsyncUmma.create(
        num_stages=1,
        producer_group=everyone,
        consumer_group=one,
        barrier_storage=storage.filled.data_ptr(),
        cta_layout_vmnk=cluster,
        defer_sync=True,
    ).make_participants()
    multiplies, summed = pipeline.PipelineUmmaAsync.create(
        num_stages=1,
        producer_group=one,
        consumer_group=everyone,
        barrier_storage=storage.sums.data_ptr(),
        cta_layout_vmnk=cluster,
        defer_sync=True,
    ).make_participants()
    tmem = utils.TmemAllocator(
        storage.holder.ptr,
        pipeline.NamedBarrier(1, THREADS),
        is_two_cta=blocks == 2,
        two_cta_tmem_dealloc_mbar_ptr=storage.freed.ptr,
    )
    pipeline.pipeline_init_arrive(cluster, is_relaxed=True)
    pipeline.pipeline_init_wait(cluster)
    tmem.allocate(columns)
    tmem.wait_for_alloc()
    pointer = tmem.retrieve_ptr(cutec.Float32)
    sums = cute.make_tensor(pointer, mma.make_fragment_C(mma.partition_shape_C(tile[:2])).layout)
    return Ready(fills, filled, multiplies, summed, tmem, pointer, sums)


@cute.jit
def finish(ready: Constexpr, blocks: Constexpr, tile: Constexpr, rows_d: cute.Tensor):
    """Wait for the sums, write this block's rows of D, and free tensor memory."""
    tid, _, _ = cute.arch.thread_idx()
    helpers, own, pair = utils.blackwell_helpers, (tile[0] // blocks, *tile[1:]), blocks == 2
    part = helpers.compute_epilogue_tile_shape(own, pair, _ROW_MAJOR, _F32)
    load = helpers.get_tmem_load_op(own, _ROW_MAJOR, _F32, _F32, part, pair)
    parts, target = (
        cute.group_modes(cute.flat_divide(utils.gemm.sm100.transform_partitioned_tensor_layout(whole), part), 2, 4)
        for whole in (ready.sums, rows_d)
    )
    copy = tcgen05.make_tmem_copy(load, parts[None, None, 0])
    mine = copy.get_slice(tid)
    source, target = mine.partition_S(parts), mine.partition_D(target)
    found = cute.make_rmem_tensor(target[None, None, None, 0].shape, cutec.Float32)
    done = ready.summed.wait_and_advance()
    cute.arch.tcgen05_fence("after")
    for i in cutec.range(cute.size(source, mode=[3])):
        cute.copy(copy, source[None, None, None, i], found)
        cute.autovec_copy(found, target[None, None, None, i])
    done.release()
    pipeline.sync(barrier_id=1)
    ready.tmem.free(ready.pointer)
