"""A bulk copy of 24 bytes."""

import cutec
from cutec import cute
from cutec.cute.nvgpu import cpasync


@cute.kernel
def work(a: cute.Tensor):
    smem = cutec.utils.SmemAllocator()
    shared = smem.allocate_tensor(cutec.Float16, cute.make_layout(64), 128)
    bar = smem.allocate_array(cutec.Int64, 1)
    atom = cute.make_copy_atom(cpasync.CopyBulkG2SOp(), cutec.Float16)
    cute.copy(atom, cute.local_tile(a, (1, 12), (0, 0)), cute.local_tile(shared, (12,), (0,)), mbar_ptr=bar)  # error: E0440


@cute.jit
def host(a: cute.Tensor):
    work(a).launch(grid=1, block=128)


cutec.export(host, ["f16[64,64]"])
