"""Rows of 96 bytes swizzled as rows of 64."""

import cutec
from cutec import cute
from cutec.cute.nvgpu import cpasync


@cute.kernel
def load(atom: cpasync.TmaAtom, a: cute.Tensor):
    cpasync.prefetch_descriptor(atom)


@cute.jit
def host(a: cute.Tensor):
    tile = cute.make_composed_layout(cute.make_swizzle(2, 4, 3), 0, cute.make_layout((64, 48), stride=(48, 1)))
    atom, coordinates = cpasync.make_tiled_tma_atom(cpasync.CopyBulkTensorTileG2SOp(), a, tile, (64, 48))  # error: E0440
    load(atom, coordinates).launch(grid=1, block=32)


cutec.export(host, ["f16[m,k{div=8}]"])
