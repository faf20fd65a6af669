"""A struct field of Python's int."""

import cutec
from cutec import cute


@cute.struct
class Storage:
    count: int  # error: E0409
    data: cute.struct.MemRange[cutec.Float32, 32]


@cute.kernel
def total(a: cute.Tensor):
    smem = cutec.utils.SmemAllocator()
    storage = smem.allocate(Storage)
    a[0] = 1.0


@cute.jit
def host(a: cute.Tensor):
    total(a).launch(grid=1, block=4)


cutec.export(host, ["f32[m]"])
