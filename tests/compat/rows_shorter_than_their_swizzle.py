"""TMA copies of rows that are shorter than those of their swizzle. An H200 puts them as far apart
as rows of the swizzle.
"""

# prints: 8 rows of 64 bytes, 128 apart: True
# prints: 8 rows of 32 bytes, 64 apart: True
# prints: 8 rows of 16 bytes, 32 apart: True

import cutlass
import cutlass.cute as cute
import numpy as np
from cutlass import Float16
from cutlass.cute.nvgpu import cpasync
from cutlass.cute.runtime import from_dlpack

SIZE = 1024  # halves of shared memory


@cute.kernel
def kernel(
    load: cute.CopyAtom, x: cute.Tensor, store: cute.CopyAtom, z: cute.Tensor, y: cute.Tensor, tile: cute.ComposedLayout
):
    thread, _, _ = cute.arch.thread_idx()
    buffer = cute.arch.alloc_smem(Float16, SIZE, alignment=1024)
    full = cute.arch.alloc_smem(cutlass.Int64, 1)
    plain = cute.make_tensor(buffer, cute.make_layout(SIZE))
    for i in range(thread, SIZE, 32):
        plain[i] = Float16(-1.0)
    if thread == 0:
        cute.arch.mbarrier_init(full, 1)
        cute.arch.mbarrier_init_fence()
    cute.arch.fence_view_async_shared()
    cute.arch.sync_threads()
    shared = cute.make_tensor(cute.recast_ptr(buffer, tile.inner), tile.outer)
    there, from_ = cpasync.tma_partition(
        load, 0, cute.make_layout(1), cute.group_modes(shared, 0, 2), cute.group_modes(x, 0, 2)
    )
    back, to = cpasync.tma_partition(
        store, 0, cute.make_layout(1), cute.group_modes(shared, 0, 2), cute.group_modes(z, 0, 2)
    )
    if thread == 0:
        cute.arch.mbarrier_arrive_and_expect_tx(full, 2 * cute.size(tile))
        cute.copy(load, from_, there, tma_bar_ptr=full)
    cute.arch.mbarrier_wait(full, 0)
    for i in range(thread, SIZE, 32):
        y[i] = plain[i]
    cute.arch.sync_threads()
    if thread == 0:
        cute.copy(store, back, to)
        cute.arch.cp_async_bulk_commit_group()
        cute.arch.cp_async_bulk_wait_group(0)


@cute.jit
def run(x: cute.Tensor, z: cute.Tensor, y: cute.Tensor, columns: cutlass.Constexpr, bits: cutlass.Constexpr):
    tile = cute.make_composed_layout(
        cute.make_swizzle(bits, 4, 3), 0, cute.make_layout((8, columns), stride=(8 << bits, 1))
    )
    load, source = cpasync.make_tiled_tma_atom(cpasync.CopyBulkTensorTileG2SOp(), x, tile, (8, columns))
    store, target = cpasync.make_tiled_tma_atom(cpasync.CopyBulkTensorTileS2GOp(), z, tile, (8, columns))
    kernel(load, source, store, target, y, tile).launch(grid=(1, 1, 1), block=(32, 1, 1))


for columns, bits in ((32, 3), (16, 2), (8, 1)):
    x = np.arange(8 * columns, dtype=np.float16).reshape(8, columns)
    y, z = np.zeros(SIZE, np.float16), np.zeros_like(x)
    tensors = [from_dlpack(each, assumed_align=16) for each in (x, z, y)]
    cute.compile(run, *tensors, columns, bits)(*tensors)
    place = np.arange(8)[:, None] * (16 << bits) + 2 * np.arange(columns)
    place ^= (place >> 7 & (1 << bits) - 1) << 4
    right = (y[place // 2] == x).all() and (y != -1).sum() == x.size and (z == x).all()
    print(f"8 rows of {2 * columns} bytes, {16 << bits} apart: {right}")
