"""Two stages in a field with room for one."""

import cutec
from cutec import cute


@cute.struct
class Storage:
    a: cute.struct.MemRange[cutec.Float32, 256]
    b: cute.struct.MemRange[cutec.Float32, 128]


@cute.kernel
def stages(x: cute.Tensor):
    storage = cutec.utils.SmemAllocator().allocate(Storage)
    a = storage.a.get_tensor(cute.make_layout((128, 2)))
    b = storage.b.get_tensor(cute.make_layout((128, 2)))  # error: E0419
    tid, _, _ = cute.arch.thread_idx()
    a[tid, 1] = x[tid]
    b[tid, 1] = x[tid]


@cute.jit
def host(x: cute.Tensor):
    stages(x).launch(grid=1, block=128)


cutec.export(host, ["f32[m]"])
