"""Rows of 64 bytes side by side, with a swizzle whose rows have 128."""

import cutec
from cutec import cute
from cutec.cute.nvgpu import cpasync


@cute.kernel
def load(atom: cpasync.TmaAtom, a: cute.Tensor):
    cpasync.prefetch_descriptor(atom)


@cute.jit
def host(a: cute.Tensor):
    tile = cute.make_composed_layout(cute.make_swizzle(3, 4, 3), 0, cute.make_layout((64, 32), stride=(32, 1)))
    atom, coordinates = cpasync.make_tiled_tma_atom(cpasync.CopyBulkTensorTileG2SOp(), a, tile, (64, 32))  # error: E0440
    load(atom, coordinates).launch(grid=1, block=32)


cutec.export(host, ["f16[m,64]"])
