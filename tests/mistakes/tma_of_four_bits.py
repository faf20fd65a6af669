"""TMA of elements that the unit of sm_90 does not have."""

import cutec
from cutec import cute
from cutec.cute.nvgpu import cpasync


@cute.kernel
def load(atom: cpasync.TmaAtom, a: cute.Tensor):
    cpasync.prefetch_descriptor(atom)


@cute.jit
def host(a: cute.Tensor):
    tile = cute.make_layout((64, 64), stride=(64, 1))
    atom, coordinates = cpasync.make_tiled_tma_atom(cpasync.CopyBulkTensorTileG2SOp(), a, tile, (64, 64))  # error: E0420
    load(atom, coordinates).launch(grid=1, block=32)


cutec.export(host, ["i4[m,k{div=32}]"])
