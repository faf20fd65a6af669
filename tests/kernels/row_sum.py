"""Sums of rows: `while` with a stride, a tree in shared memory whose step is halved by another
`while`.
"""

import cutec
from cutec import cute

THREADS = 256


@cute.kernel
def sum_kernel(x: cute.Tensor, out: cute.Tensor):
    tid, _, _ = cute.arch.thread_idx()
    bid, _, _ = cute.arch.block_idx()
    smem = cutec.utils.SmemAllocator()
    s = smem.allocate_tensor(cutec.Float32, cute.make_layout(THREADS))
    n = x.shape[1]
    acc = cutec.Float32(0)
    i = tid
    while i < n:
        acc += x[bid, i]
        i += THREADS
    s[tid] = acc
    cute.arch.sync_threads()
    step = THREADS // 2
    while step > 0:
        if tid < step:
            s[tid] = s[tid] + s[tid + step]
        cute.arch.sync_threads()
        step = step // 2
    if tid == 0:
        out[bid] = s[0]


@cute.jit
def row_sum(x: cute.Tensor, out: cute.Tensor):
    sum_kernel(x, out).launch(grid=[x.shape[0], 1, 1], block=[THREADS, 1, 1])


def ref(x):
    return x.sum(axis=1)


cutec.export(row_sum, ["in f32[m,n]", "out f32[m]"], reference=ref)
