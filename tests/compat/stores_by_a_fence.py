"""Bulk stores from two buffers, one after the other, ordered by `pipeline.TmaStoreFence`."""

import cutlass
import numpy as np
from cutlass import Float32, cute, pipeline
from cutlass.cute.nvgpu import cpasync
from cutlass.cute.runtime import from_dlpack

TILE = (4, 32)
BUFFERS = 2


@cute.kernel
def kernel(y: cute.Tensor):
    tid, _, _ = cute.arch.thread_idx()
    smem = cutlass.utils.SmemAllocator()
    shared = smem.allocate_tensor(Float32, cute.make_layout((*TILE, BUFFERS), stride=(32, 1, 128)), 128)
    fence = pipeline.TmaStoreFence(BUFFERS)
    whole = pipeline.NamedBarrier(barrier_id=1, num_threads=64)
    print(isinstance(fence, pipeline.SyncObject), isinstance(whole, pipeline.SyncObject), whole.get_barrier())
    store = cute.make_copy_atom(cpasync.CopyBulkS2GOp(), Float32)
    for i in cutlass.range_constexpr(5):
        buffer = shared[None, None, i % BUFFERS]
        if tid == 0:
            fence.wait()
        whole.arrive_and_wait()
        for j in cutlass.range(tid, 128, 64):
            buffer[j // 32, j % 32] = Float32(i * 1000 + j)
        cute.arch.fence_view_async_shared()
        whole.arrive_and_wait()
        if tid == 0:
            source, target = cpasync.group_bulk_copy_modes(buffer, cute.local_tile(y, TILE, (i, 0)))
            cute.copy(store, source, target)
            fence.arrive()
    if tid == 0:
        fence.tail()


@cute.jit
def run(y: cute.Tensor):
    kernel(y).launch(grid=(1, 1, 1), block=(64, 1, 1))


y = np.zeros((20, 32), np.float32)
operand = from_dlpack(y, assumed_align=16)
cute.compile(run, operand)(operand)
print((y.reshape(5, 128) == np.arange(5)[:, None] * 1000 + np.arange(128)).all())
# prints: True True 1
# prints: True
