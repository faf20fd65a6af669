"""Rows of four slices of 16-bit elements, which the driver takes in eights."""

import cutec
from cutec import cute
from cutec.cute.nvgpu import cpasync


@cute.kernel
def work(load: cpasync.TmaAtom, tensor: cute.Tensor):
    cpasync.prefetch_descriptor(load)


@cute.jit
def host(a: cute.Tensor):
    turned = cute.make_tensor(a.iterator, cute.select(a.layout, mode=[3, 2, 1, 0]))
    tile = cute.make_layout((8, 4, 2, 1))
    work(*cpasync.make_tiled_tma_atom(cpasync.CopyBulkTensorTileG2SOp(), turned, tile, tile.shape, interleave="16B")).launch(grid=1, block=32)  # error: E0440


cutec.export(host, ["f16[2,9,16,8]"])
