"""A tile whose stages are in its modes, for one of them."""

import cutec
from cutec import cute, utils
from cutec.cute.nvgpu import cpasync
from cutec.utils import hopper_helpers as hopper


@cute.kernel
def load(atom: cpasync.TmaAtom, a: cute.Tensor):
    cpasync.prefetch_descriptor(atom)


@cute.jit
def host(a: cute.Tensor):
    tile = cute.group_modes(hopper.make_smem_layout_a(utils.LayoutEnum.ROW_MAJOR, (64, 128, 64), cutec.Float16, 4), 1, 3)
    atom, coordinates = cpasync.make_tiled_tma_atom(cpasync.CopyBulkTensorTileG2SOp(), a, tile, (64, 64))  # error: E0440
    load(atom, coordinates).launch(grid=1, block=32)


cutec.export(host, ["f16[m,k{div=8}]"])
