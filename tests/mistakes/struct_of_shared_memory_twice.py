"""More shared memory than fits, by stages."""

import cutec
from cutec import cute


@cute.struct
class Storage:
    tiles: cute.struct.MemRange[cutec.Float32, 128 * 128 * 4]


@cute.kernel
def total(a: cute.Tensor):
    smem = cutec.utils.SmemAllocator()
    storage = smem.allocate(Storage)
    a[0] = storage.tiles.get_tensor(cute.make_layout(4))[0]


@cute.jit
def host(a: cute.Tensor):
    total(a).launch(grid=1, block=32)  # error: E0503


cutec.export(host, ["f32[m]"])
