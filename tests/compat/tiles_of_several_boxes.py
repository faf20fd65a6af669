"""TMA loads into tiles with gaps, and of rows longer than those of the swizzle."""

import cutlass
import numpy as np
from cutlass import Float16, Float32, Int64, cute
from cutlass.cute.nvgpu import cpasync
from cutlass.cute.runtime import from_dlpack


def layout_of(shape, stride, swizzle):
    layout = cute.make_layout(shape, stride=stride)
    return layout if swizzle is None else cute.make_composed_layout(cute.make_swizzle(*swizzle), 0, layout)


@cute.kernel
def load(
    atom: cute.CopyAtom,
    coordinates: cute.Tensor,
    y: cute.Tensor,
    shape: cutlass.Constexpr,
    stride: cutlass.Constexpr,
    swizzle: cutlass.Constexpr,
):
    tid, _, _ = cute.arch.thread_idx()
    smem = cutlass.utils.SmemAllocator()
    inner = None if cutlass.const_expr(swizzle is None) else cute.make_swizzle(*swizzle)
    shared = smem.allocate_tensor(Float16, cute.make_layout(shape, stride=stride), 1024, inner)
    bar = smem.allocate_array(Int64, 1)
    extents = (cute.size(shape[0]), cute.size(shape[1]))
    tile = cute.local_tile(coordinates, extents, (0, 0))
    to, of = cpasync.tma_partition(
        atom, 0, cute.make_layout(1), cute.group_modes(shared, 0, 2), cute.group_modes(tile, 0, 2)
    )
    if tid == 0:
        cute.arch.mbarrier_init(bar, 1)
        cute.arch.mbarrier_init_fence()
        cute.arch.mbarrier_arrive_and_expect_tx(bar, 2 * cute.size(shape))
    cute.arch.sync_threads()
    cute.copy(atom, of, to, tma_bar_ptr=bar)
    cute.arch.mbarrier_wait(bar, 0)
    for i in range(tid, cute.size(shape), 32):
        y[i % extents[0], i // extents[0]] = shared[i % extents[0], i // extents[0]].to(Float32)


@cute.jit
def run(
    x: cute.Tensor,
    y: cute.Tensor,
    shape: cutlass.Constexpr,
    stride: cutlass.Constexpr,
    swizzle: cutlass.Constexpr,
):
    whole = layout_of(shape, stride, swizzle)
    extents = (cute.size(shape[0]), cute.size(shape[1]))
    atom, coordinates = cpasync.make_tiled_tma_atom(cpasync.CopyBulkTensorTileG2SOp(), x, whole, extents)
    load(atom, coordinates, y, shape, stride, swizzle).launch(grid=[1, 1, 1], block=[32, 1, 1])


x = np.arange(64 * 512).reshape(64, 512)
x = (x % 1000).astype(np.float16)
for shape, stride, swizzle in (
    ((16, 64), (128, 1), None),
    (((8, 2), 64), ((64, 1024), 1), (3, 4, 3)),
    ((16, 64), (64, 1), (2, 4, 3)),
    ((16, 64), (64, 1), (1, 4, 3)),
):
    y = np.zeros((16, 64), np.float32)
    operands = from_dlpack(x, assumed_align=16), from_dlpack(y)
    cute.compile(run, *operands, shape, stride, swizzle)(*operands)
    print((x[:16, :64] == y).all())
# prints: True
# prints: True
# prints: True
# prints: True
