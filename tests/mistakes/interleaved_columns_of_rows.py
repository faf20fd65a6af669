"""Columns of an interleaved tensor whose pixels have all their channels side by side in shared memory: that of a slice is another box."""

import cutec
from cutec import cute
from cutec.cute.nvgpu import cpasync
from cutec.cute.nvgpu.warpgroup import SmemLayoutAtomKind, make_smem_layout_atom


@cute.kernel
def work(load: cpasync.Im2colAtom):
    pass


@cute.jit
def host(a: cute.Tensor):
    turned = cute.make_tensor(a.iterator, cute.select(a.layout, mode=[4, 3, 2, 1, 0]))
    tile = cute.tile_to_shape(make_smem_layout_atom(SmemLayoutAtomKind.K_SW128, a.element_type), (32, 64), (0, 1))
    load = cpasync.CopyBulkTensorTileG2SOp()
    work(cpasync.make_im2col_tma_atom(load, turned, tile, (32, 64), (-1, -1), (-1, -1), interleave="16B")).launch(grid=1, block=32)  # error: E0440


cutec.export(host, ["f16[2,8,9,16,8]"])
