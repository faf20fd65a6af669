"""A struct field that does not exist."""

import cutec
from cutec import cute


@cute.struct
class Storage:
    data: cute.struct.MemRange[cutec.Float32, 32]


@cute.kernel
def total(a: cute.Tensor):
    smem = cutec.utils.SmemAllocator()
    storage = smem.allocate(Storage)
    a[0] = storage.date.get_tensor(cute.make_layout(32))[0]  # error: E0109


@cute.jit
def host(a: cute.Tensor):
    total(a).launch(grid=1, block=4)


cutec.export(host, ["f32[m]"])
