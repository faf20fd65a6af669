"""y = a·x + y, written for `import cutlass`: a scalar argument, the block's size asked of the
hardware, print while compiling.
"""

import cutlass
import cutlass.cute as cute

import cutec


@cute.kernel
def saxpy_kernel(gX: cute.Tensor, gY: cute.Tensor, a: cutlass.Float32):
    tidx, _, _ = cute.arch.thread_idx()
    bidx, _, _ = cute.arch.block_idx()
    bdim, _, _ = cute.arch.block_dim()
    i = bidx * bdim + tidx
    if i < gX.shape[0]:
        gY[i] = a * gX[i] + gY[i]


@cute.jit
def saxpy(gX: cute.Tensor, gY: cute.Tensor, a: cutlass.Float32):
    print("tracing for", gX.shape, gX.element_type)
    n = cute.size(gX)
    saxpy_kernel(gX, gY, a).launch(grid=((n + 127) // 128, 1, 1), block=(128, 1, 1))


def ref(gX, gY, a):
    return a * gX + gY


cutec.export(saxpy, ["in f32[n]", "f32[n]", "f32"], reference=ref)
