"""A launch's smem= that is too small."""

import cutec
from cutec import cute


@cute.kernel
def total(a: cute.Tensor):
    smem = cutec.utils.SmemAllocator()
    buffer = smem.allocate_tensor(cutec.Float32, cute.make_layout(1024))
    buffer[0] = a[0]
    a[0] = buffer[0]


@cute.jit
def host(a: cute.Tensor):
    total(a).launch(grid=1, block=4, smem=1024)  # warning: W0503


cutec.export(host, ["f32[m]"])
