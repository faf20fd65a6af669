"""A TMA atom of a tensor that a loop of the host function moves."""

import cutec
from cutec import cute
from cutec.cute.nvgpu import cpasync


@cute.kernel
def load(atom: cpasync.TmaAtom, a: cute.Tensor):
    cpasync.prefetch_descriptor(atom)


@cute.jit
def host(a: cute.Tensor, n: cutec.Int32):
    tile = cute.make_layout((64, 64), stride=(64, 1))
    for i in range(n):
        rows = cute.domain_offset((i * 64, 0), a)
        atom, coordinates = cpasync.make_tiled_tma_atom(cpasync.CopyBulkTensorTileG2SOp(), rows, tile, (64, 64))  # error: E0505
        load(atom, coordinates).launch(grid=1, block=32)


cutec.export(host, ["f16[m,k{div=8}]", "i32"])
