"""Halves of one format into shared memory for another: a TMA load moves bits."""

import cutec
from cutec import cute
from cutec.cute.nvgpu import cpasync


@cute.kernel
def load_tile(load: cpasync.TmaAtom, gmem: cute.Tensor):
    smem = cutec.utils.SmemAllocator()
    tile = smem.allocate_tensor(cutec.BFloat16, cute.make_layout(64), 128)
    bar = smem.allocate_array(cutec.Int64)
    to, src = cpasync.tma_partition(load, 0, cute.make_layout(1), tile, cute.zipped_divide(gmem, (64,)))
    cute.copy(load, src[None, 0], to, tma_bar_ptr=bar)  # warning: W0405


@cute.jit
def host(x: cute.Tensor):
    load, gmem = cpasync.make_tiled_tma_atom(cpasync.CopyBulkTensorTileG2SOp(), x, cute.make_layout(64), (64,))
    load_tile(load, gmem).launch(grid=1, block=32)


cutec.export(host, ["f16[m{div=8}]"], arch="sm_90a")
