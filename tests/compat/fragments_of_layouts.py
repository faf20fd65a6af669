"""Fragments for the layout of a partition, instead of the partition."""

import numpy as np
from cutlass import BFloat16, Float32, cute
from cutlass.cute.nvgpu import warp
from cutlass.cute.runtime import from_dlpack


@cute.kernel
def multiply(c: cute.Tensor):
    tid, _, _ = cute.arch.thread_idx()
    mma = cute.make_tiled_mma(warp.MmaF16BF16Op(BFloat16, Float32, (16, 8, 16)))
    part = mma.get_slice(tid)
    whole = cute.make_identity_tensor((16, 16))
    a = mma.make_fragment_A(part.partition_A(whole).layout)
    b = mma.make_fragment_B(part.partition_B(cute.make_identity_tensor((8, 16))).layout)
    c_part = part.partition_C(c)
    sums = mma.make_fragment_C(c_part.layout)
    print(a.layout, b.layout, sums.layout)
    a.fill(BFloat16(2))
    b.fill(BFloat16(3))
    sums.fill(1)
    cute.gemm(mma, sums, a, b, sums)
    cute.autovec_copy(sums, c_part)


@cute.jit
def run(c: cute.Tensor):
    multiply(c).launch(grid=[1, 1, 1], block=[32, 1, 1])


c = np.zeros((16, 8), np.float32)
cute.compile(run, from_dlpack(c))(from_dlpack(c))
print(c.min(), c.max())
# prints: ((2,2,2),1,1):((1,2,4),0,0) ((2,2),1,1):((1,2),0,0) ((2,2),1,1):((1,2),0,0)
# prints: 97.0 97.0
