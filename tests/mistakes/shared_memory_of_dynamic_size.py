"""Shared memory of a run-time size."""

import cutec
from cutec import cute


@cute.kernel
def total(a: cute.Tensor, n: cutec.Int32):
    smem = cutec.utils.SmemAllocator()
    buffer = smem.allocate_tensor(cutec.Float32, cute.make_layout(n))  # error: E0401
    buffer[0] = a[0]


@cute.jit
def host(a: cute.Tensor, n: cutec.Int32):
    total(a, n).launch(grid=1, block=4)


cutec.export(host, ["f32[m]", "i32"])
