"""Operands of a tf32 multiply that the host function recast to `TFloat32`: their fragments are of
that class, and copies fill them.
"""

# prints: right

import cutlass
import cutlass.cute as cute
import numpy as np
from cutlass.cute.nvgpu import warp
from cutlass.cute.runtime import from_dlpack


@cute.kernel
def kernel(a: cute.Tensor, b: cute.Tensor, c: cute.Tensor, mma: cute.TiledMma):
    thread, _, _ = cute.arch.thread_idx()
    part = mma.get_slice(thread)
    parts = part.partition_A(a), part.partition_B(b)
    fragments = mma.make_fragment_A(parts[0]), mma.make_fragment_B(parts[1])
    for source, fragment in zip(parts, fragments):
        cute.autovec_copy(source, fragment)
    total = part.partition_C(c)
    sums = mma.make_fragment_C(total)
    sums.fill(0.0)
    for k in cutlass.range_constexpr(cute.size(fragments[0], mode=[2])):
        cute.gemm(mma, sums, fragments[0][None, None, k], fragments[1][None, None, k], sums)
    cute.autovec_copy(sums, total)


@cute.jit
def multiply(a: cute.Tensor, b: cute.Tensor, c: cute.Tensor):
    mma = cute.make_tiled_mma(warp.MmaTF32Op((16, 8, 8)), cute.make_layout((2, 1, 1)))
    operands = cute.recast_tensor(a, cutlass.TFloat32), cute.recast_tensor(b, cutlass.TFloat32)
    kernel(*operands, c, mma).launch(grid=(1, 1, 1), block=(64, 1, 1))


rng = np.random.default_rng(0)
a, b = (rng.integers(-4, 5, (rows, 16)).astype(np.float32) for rows in (32, 8))
c = np.zeros((32, 8), np.float32)
tensors = [from_dlpack(each, assumed_align=16) for each in (a, b, c)]
cute.compile(multiply, *tensors)(*tensors)
print("right" if np.array_equal(c, a @ b.T) else "wrong")
