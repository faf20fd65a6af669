"""Sums of columns, for the page of `cutec explore`: one warp brings swizzled tiles by TMA into a
ring of buffers, another one adds them up. `ring_early` gives buffers back before it has read them.
"""

from ring_sums import add_rows

import cutec
from cutec import Constexpr, cute, pipeline
from cutec.cute.nvgpu import cpasync

ROWS, COLUMNS, STAGES, WARP = 8, 32, 3, 32


@cute.kernel
def ring_kernel(load: cpasync.TmaAtom, mA: cute.Tensor, out: cute.Tensor, layout: Constexpr, early: Constexpr):
    smem = cutec.utils.SmemAllocator()
    sA = smem.allocate_tensor(cutec.Float32, layout, 1024)
    barriers = smem.allocate_array(cutec.Int64, 2 * STAGES)
    one = pipeline.CooperativeGroup(pipeline.Agent.Thread, 1)
    ring = pipeline.PipelineTmaAsync.create(
        num_stages=STAGES,
        producer_group=one,
        consumer_group=one,
        tx_count=ROWS * COLUMNS * 4,
        barrier_storage=barriers,
    )
    producer, consumer = ring.make_participants()
    tid, _, _ = cute.arch.thread_idx()
    tiles = cute.local_tile(mA, (ROWS, COLUMNS), (None, 0))
    tAsA, tAgA = cpasync.tma_partition(
        load, 0, cute.make_layout(1), cute.group_modes(sA, 0, 2), cute.group_modes(tiles, 0, 2)
    )
    steps = cute.ceil_div(mA.shape[0], ROWS)
    if tid < WARP:
        for step in range(steps):
            handle = producer.acquire_and_advance()
            cute.copy(load, tAgA[None, step], tAsA[None, handle.index], tma_bar_ptr=handle.barrier)
            handle.commit()
        producer.tail()
    else:
        total = cutec.Float32(0.0)
        for _ in range(steps):
            handle = consumer.wait_and_advance()
            if cutec.const_expr(early):
                handle.release()
            total = add_rows(sA[None, None, handle.index], tid - WARP, total)
            cute.arch.sync_warp()  # one lane releases the buffer for all
            if cutec.const_expr(not early):
                handle.release()
        out[tid - WARP] = total


@cute.jit
def column_sums(a: cute.Tensor, out: cute.Tensor, early: Constexpr = False):
    tile = cute.make_composed_layout(
        cute.make_swizzle(3, 2, 3), 0, cute.make_layout((ROWS, COLUMNS), stride=(COLUMNS, 1))
    )
    layout = cute.tile_to_shape(tile, (ROWS, COLUMNS, STAGES), (0, 1, 2))
    load, mA = cpasync.make_tiled_tma_atom(cpasync.CopyBulkTensorTileG2SOp(), a, tile, (ROWS, COLUMNS))
    ring_kernel(load, mA, out, layout, early).launch(grid=1, block=2 * WARP)


ARGS = [f"in f32[n,{COLUMNS}]", f"out f32[{COLUMNS}]"]
cutec.export(column_sums, name="ring", args=ARGS, arch="sm_90a")
cutec.export(column_sums, name="ring_early", args=ARGS, constexpr={"early": True}, arch="sm_90a")
