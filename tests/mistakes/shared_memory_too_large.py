"""More shared memory than a block can have."""

import cutec
from cutec import cute


@cute.kernel
def total(a: cute.Tensor):
    smem = cutec.utils.SmemAllocator()
    buffer = smem.allocate_tensor(cutec.Float32, cute.make_layout(65536))
    buffer[0] = a[0]
    a[0] = buffer[0]


@cute.jit
def host(a: cute.Tensor):
    total(a).launch(grid=1, block=4)  # error: E0503


cutec.export(host, ["f32[m]"])
