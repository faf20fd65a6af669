"""A reduction that the TMA unit does not have."""

import cutec
from cutec import cute
from cutec.cute.nvgpu import cpasync


@cute.kernel
def kernel(atom: cpasync.TmaAtom, coords: cute.Tensor):
    pass


@cute.jit
def fold(x: cute.Tensor):
    layout = cute.make_layout((8, 32), stride=(32, 1))
    least = cpasync.CopyReduceBulkTensorTileS2GOp("min")
    atom, coords = cpasync.make_tiled_tma_atom(least, x, layout, (8, 32))  # error: E0440
    kernel(atom, coords).launch(grid=1, block=32)


cutec.export(fold, args=["f32[64,32]"], arch="sm_90a")
