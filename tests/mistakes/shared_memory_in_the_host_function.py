"""Shared memory allocated in the host function."""

import cutec
from cutec import cute


@cute.kernel
def total(a: cute.Tensor):
    a[0] = 1.0


@cute.jit
def host(a: cute.Tensor):
    smem = cutec.utils.SmemAllocator()  # error: E0407
    buffer = smem.allocate_tensor(cutec.Float32, cute.make_layout(32))
    total(a).launch(grid=1, block=4)


cutec.export(host, ["f32[m]"])
