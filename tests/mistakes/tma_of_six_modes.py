"""A box of the TMA unit has up to five modes."""

import cutec
from cutec import cute
from cutec.cute.nvgpu import cpasync


@cute.kernel
def load(atom: cpasync.TmaAtom, a: cute.Tensor):
    cpasync.prefetch_descriptor(atom)


@cute.jit
def host(a: cute.Tensor):
    tile = cute.make_layout((2, 2, 2, 2, 2, 64), stride=(1024, 512, 256, 128, 64, 1))
    atom, coordinates = cpasync.make_tiled_tma_atom(cpasync.CopyBulkTensorTileG2SOp(), a, tile, (2, 2, 2, 2, 2, 64))  # error: E0440
    load(atom, coordinates).launch(grid=1, block=32)


cutec.export(host, ["f16[p,q,r,s,m,k{div=8}]"])
