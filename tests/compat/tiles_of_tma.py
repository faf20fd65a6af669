"""`make_tiled_tma_atom` with a layout as its tile, and with a nested tile."""

import cutlass
import numpy as np
from cutlass import Float16, Float32, Int64, cute
from cutlass.cute.nvgpu import cpasync
from cutlass.cute.runtime import from_dlpack

TILE = (4, 8, 64)


@cute.kernel
def load(atom: cute.CopyAtom, coordinates: cute.Tensor, y: cute.Tensor, whole: cutlass.Constexpr):
    tid, _, _ = cute.arch.thread_idx()
    smem = cutlass.utils.SmemAllocator()
    shared = smem.allocate_tensor(Float16, whole, byte_alignment=128)
    bar = smem.allocate_array(Int64, 1)
    tile = cute.local_tile(coordinates, whole.shape, (0,) * cute.rank(coordinates))
    modes = cute.rank(whole)
    to, of = cpasync.tma_partition(
        atom, 0, cute.make_layout(1), cute.group_modes(shared, 0, modes), cute.group_modes(tile, 0, modes)
    )
    if tid == 0:
        cute.arch.mbarrier_init(bar, 1)
        cute.arch.mbarrier_init_fence()
        cute.arch.mbarrier_arrive_and_expect_tx(bar, 2 * cute.size(whole))
        cute.copy(atom, of, to, tma_bar_ptr=bar)
    cute.arch.sync_threads()
    cute.arch.mbarrier_wait(bar, 0)
    for i in range(tid, cute.size(whole), 32):
        y[i] = shared[i].to(Float32)


@cute.jit
def run(x: cute.Tensor, y: cute.Tensor, nested: cutlass.Constexpr):
    op = cpasync.CopyBulkTensorTileG2SOp()
    if cutlass.const_expr(nested):
        whole = cute.make_layout(((4, 8), 64), stride=((64, 256), 1))
        atom, coordinates = cpasync.make_tiled_tma_atom(op, cute.group_modes(x, 0, 2), whole, whole.shape)
    else:
        whole = cute.make_layout(TILE, stride=(512, 64, 1))
        tile = cute.composition(cute.make_identity_layout(x.shape), TILE)
        atom, coordinates = cpasync.make_tiled_tma_atom(op, x, whole, tile)
    load(atom, coordinates, y, whole).launch(grid=[1, 1, 1], block=[32, 1, 1])


x = (np.arange(4 * 8 * 64) % 1000).reshape(TILE).astype(np.float16)
for nested in (False, True):
    y = np.zeros(x.size, np.float32)
    operands = from_dlpack(x, assumed_align=16), from_dlpack(y)
    cute.compile(run, *operands, nested)(*operands)
    print((x == y.reshape(64, 8, 4).T).all())
# prints: True
# prints: True
