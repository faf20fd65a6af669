"""Pixels of a row of each image, loaded by TMA (`im2col::w`, `im2col::w::128`)."""

from __future__ import annotations

from typing import Any

import cutec
from cutec import cute
from cutec._mlir.dialects import nvvm
from cutec.cute.nvgpu import cpasync, warpgroup

CHANNELS, FIRST, ROW, POSITION = 32, 5, 1, 1
MODES = {"w": nvvm.TMALoadMode.IM2COL_W, "w128": nvvm.TMALoadMode.IM2COL_W_128}


def columns(wide: str, halo: int, pixels: int = 128, by: str = "") -> Any:
    """A function that loads a column of images (n, h, w, CHANNELS) with a halo, and copies it out
    as it is. `by`: the mode of NVVM's operation, in the place of the atom.
    """

    @cute.kernel
    def kernel(load: Any, out: cute.Tensor):
        tid, _, _ = cute.arch.thread_idx()
        rows = cute.size(out, mode=[0])
        tile = cute.tile_to_shape(
            warpgroup.make_smem_layout_atom(warpgroup.SmemLayoutAtomKind.K_SW64, cutec.Float16), (256, CHANNELS), (0, 1)
        )
        smem = cutec.utils.SmemAllocator()
        data = smem.allocate_tensor(cutec.Float16, tile.outer, 1024, tile.inner)
        barrier = smem.allocate_array(cutec.Int64, 1)
        if tid == 0:
            cute.arch.mbarrier_init(barrier, 1)
            cute.arch.mbarrier_init_fence()
            cute.arch.mbarrier_arrive_and_expect_tx(barrier, rows * CHANNELS * 2)
        cute.arch.sync_threads()
        place = (0, FIRST, ROW, 0)
        if tid < 32:
            if cutec.const_expr(not by):
                column = load.along_width(place, POSITION, halo)
                cute.prefetch(load, column)
                cute.copy(load, column, data, tma_bar_ptr=barrier)
            elif tid == 0:
                numbers = [cutec.Int32(n) for n in place]
                offsets = [cutec.Int16(n) for n in (halo, POSITION)]
                nvvm.CpAsyncBulkTensorGlobalToSharedClusterOp(
                    data.iterator, load.descriptor, numbers, barrier, offsets, mode=MODES[by]
                )
        cute.arch.mbarrier_wait(barrier, 0)
        for i in range(tid, rows * CHANNELS, 128):
            out[i // CHANNELS, i % CHANNELS] = data[i // CHANNELS, i % CHANNELS]

    @cute.jit
    def host(images: cute.Tensor, out: cute.Tensor):
        turned = cute.make_tensor(images.iterator, cute.select(images.layout, mode=[3, 2, 1, 0]))
        tile = cute.tile_to_shape(
            warpgroup.make_smem_layout_atom(warpgroup.SmemLayoutAtomKind.K_SW64, cutec.Float16),
            (pixels, CHANNELS),
            (0, 1),
        )
        load = cpasync.make_im2col_tma_atom(
            cpasync.CopyBulkTensorTileG2SOp(), turned, tile, (pixels, CHANNELS), (0,), (0,), wide=wide
        )
        kernel(load, out).launch(grid=1, block=128)

    return host


for _wide in MODES:
    cutec.export(
        columns(_wide, 2),
        [f"in f16[n,h,w,{CHANNELS}]", f"out f16[r,{CHANNELS}]"],
        name=f"column_{_wide}",
        arch=["sm_100a", "sm_110f"],
    )
