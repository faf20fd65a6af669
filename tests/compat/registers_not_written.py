"""A vector of registers of which a kernel has written some goes to shared memory as a whole."""

import cutlass
import numpy as np
from cutlass import Float32, cute
from cutlass.cute.runtime import from_dlpack


@cute.kernel
def parts(y: cute.Tensor):
    tid, _, _ = cute.arch.thread_idx()
    smem = cutlass.utils.SmemAllocator()
    shared = smem.allocate_tensor(Float32, cute.make_layout((32, 4, 4), stride=(16, 4, 1)), 16)
    for count in cutlass.range_constexpr(4):
        values = cute.make_rmem_tensor(4, Float32)
        for i in cutlass.range_constexpr(count):
            values[i] = Float32(i + 1)
        cute.autovec_copy(values, shared[tid, count, None])
    total = Float32(0)
    for count in cutlass.range_constexpr(4):
        for i in cutlass.range_constexpr(count):
            total = total * 10 + shared[tid, count, i]
    y[tid] = total


@cute.jit
def run(y: cute.Tensor):
    parts(y).launch(grid=(1, 1, 1), block=(32, 1, 1))


y = np.zeros(32, np.float32)
operand = from_dlpack(y, assumed_align=16)
cute.compile(run, operand)(operand)
print(y[7])
# prints: 112123.0
