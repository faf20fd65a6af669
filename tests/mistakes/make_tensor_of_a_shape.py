"""A tensor made of a shape and a type, as in PyTorch."""

import cutlass
import cutlass.cute as cute


@cute.kernel
def kernel(x: cute.Tensor):
    t = cute.make_tensor((4, 4), cutlass.Float32)  # error: E0410
    x[0] = t[0]


@cute.jit
def host(x: cute.Tensor):
    kernel(x).launch(grid=1, block=32)


cutlass.export(host, ["f32[m]"])
