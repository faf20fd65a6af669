"""The tile in shared memory and the tiler have different extents."""

import cutec
from cutec import cute, utils
from cutec.cute.nvgpu import cpasync
from cutec.utils import hopper_helpers as hopper


@cute.kernel
def load(atom: cpasync.TmaAtom, a: cute.Tensor):
    cpasync.prefetch_descriptor(atom)


@cute.jit
def host(a: cute.Tensor):
    tile = hopper.make_smem_layout_a(utils.LayoutEnum.ROW_MAJOR, (64, 128, 64), cutec.Float16, 1)
    atom, coordinates = cpasync.make_tiled_tma_atom(cpasync.CopyBulkTensorTileG2SOp(), a, cute.slice_(tile, (None, None, 0)), (128, 64))  # error: E0440
    load(atom, coordinates).launch(grid=1, block=32)


cutec.export(host, ["f16[m,k{div=8}]"])
