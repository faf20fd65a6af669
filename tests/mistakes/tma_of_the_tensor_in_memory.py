"""A tile of the tensor itself instead of its coordinates."""

import cutec
from cutec import cute
from cutec.cute.nvgpu import cpasync


@cute.kernel
def load(atom: cpasync.TmaAtom, a: cute.Tensor, b: cute.Tensor, layout: cutec.Constexpr):
    smem = cutec.utils.SmemAllocator()
    shared = smem.allocate_tensor(cutec.Float16, layout, 1024)
    bar = smem.allocate_array(cutec.Int64, 1)
    tile = cute.local_tile(a, (64, 64), (0, 0))
    cute.copy(atom, cute.local_tile(b, (64, 64), (0, 0)), shared, tma_bar_ptr=bar)  # error: E0440


@cute.jit
def host(a: cute.Tensor):
    tile = cute.make_layout((64, 64), stride=(64, 1))
    atom, coordinates = cpasync.make_tiled_tma_atom(cpasync.CopyBulkTensorTileG2SOp(), a, tile, (64, 64))
    load(atom, coordinates, a, tile).launch(grid=1, block=32)


cutec.export(host, ["f16[m,k{div=8}]"])
