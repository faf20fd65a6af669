"""Named barriers to which the threads of a warp come from several places."""

import cutlass
import numpy as np
from cutlass import Float32, cute, pipeline
from cutlass.cute.runtime import from_dlpack


@cute.kernel
def shift(x: cute.Tensor, y: cute.Tensor):
    """Warp 1 fills shared memory. Lanes of warp 0 read it, some of them doubled."""
    t, _, _ = cute.arch.thread_idx()
    full = pipeline.NamedBarrier(barrier_id=3, num_threads=64)
    shared = cutlass.utils.SmemAllocator().allocate_tensor(Float32, cute.make_layout(32), byte_alignment=16)
    if t >= 32:
        shared[t - 32] = x[t - 32]
        if t % 3 == 0:
            full.arrive_unaligned()
        else:
            pipeline.arrive_unaligned(3, 64)
    elif t % 2 == 0:
        full.wait_unaligned()
        y[t] = shared[(t + 1) % 32]
    else:
        pipeline.wait_unaligned(3, 64)
        y[t] = shared[(t + 1) % 32] * 2.0
    cute.arch.sync_threads()
    if t < 32:
        cute.arch.barrier_arrive(barrier_id=4, number_of_threads=64, aligned=False)
    else:
        full = pipeline.NamedBarrier(barrier_id=4, num_threads=64)
        full.wait_unaligned()
        y[t] = y[t - 32]


@cute.jit
def run(x: cute.Tensor, y: cute.Tensor):
    shift(x, y).launch(grid=[1, 1, 1], block=[64, 1, 1])


x, y = np.arange(32, dtype=np.float32), np.zeros(64, np.float32)
cute.compile(run, from_dlpack(x), from_dlpack(y))(from_dlpack(x), from_dlpack(y))
want = np.roll(x, -1) * np.where(np.arange(32) % 2, 2, 1)
print((y[:32] == want).all(), (y[32:] == want).all())
# prints: True True
