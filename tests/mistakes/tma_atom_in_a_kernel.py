"""The tensor map of a TMA atom made in a kernel, of a tensor that each block has for itself: it is
not in memory.
"""

import cutec
from cutec import cute
from cutec.cute.nvgpu import cpasync


@cute.kernel
def load(a: cute.Tensor):
    tile = cute.make_layout((64, 64), stride=(64, 1))
    block, _, _ = cute.arch.block_idx()
    rows = cute.domain_offset((64 * block, 0), a)
    atom, coordinates = cpasync.make_tiled_tma_atom(cpasync.CopyBulkTensorTileG2SOp(), rows, tile, (64, 64))
    cpasync.prefetch_descriptor(atom)  # error: E0413


@cute.jit
def host(a: cute.Tensor):
    load(a).launch(grid=1, block=32)


cutec.export(host, ["f16[m,k]"])
