"""cp.async with registers as its destination."""

import cutec
from cutec import cute


@cute.kernel
def total(a: cute.Tensor, n: cutec.Int32):
    atom = cute.make_copy_atom(cute.nvgpu.cpasync.CopyG2SOp(), cutec.Float32, num_bits_per_copy=128)
    r = cute.make_rmem_tensor(4, cutec.Float32)
    cute.copy(atom, cute.local_tile(a, (4,), (0,)), r)  # error: E0410
    a[0] = r[0]


@cute.jit
def host(a: cute.Tensor, n: cutec.Int32):
    total(a, n).launch(grid=1, block=128)


cutec.export(host, ["f32[m]", "i32"])
