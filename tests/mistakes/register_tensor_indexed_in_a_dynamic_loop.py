"""A register tensor indexed by the variable of a run-time loop."""

import cutec
from cutec import cute


@cute.kernel
def total(a: cute.Tensor, n: cutec.Int32):
    regs = cute.make_rmem_tensor(16, cutec.Float32)
    regs.fill(1.0)
    s = cutec.Float32(0.0)
    for i in range(n):  # warning: W0410
        s += regs[i]
    a[0] = s


@cute.jit
def host(a: cute.Tensor, n: cutec.Int32):
    total(a, n).launch(grid=1, block=32)


cutec.export(host, ["f32[m]", "i32"])
