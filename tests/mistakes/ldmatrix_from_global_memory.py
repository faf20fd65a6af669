"""ldmatrix from global memory."""

import cutec
from cutec import cute


@cute.kernel
def total(a: cute.Tensor, n: cutec.Int32):
    atom = cute.make_copy_atom(cute.nvgpu.warp.LdMatrix8x8x16bOp(False, 4), cutec.Float16)
    r = cute.make_rmem_tensor(8, cutec.Float16)
    cute.copy(atom, cute.local_tile(a, (8,), (0,)), r)  # error: E0410
    a[0] = r[0]


@cute.jit
def host(a: cute.Tensor, n: cutec.Int32):
    total(a, n).launch(grid=1, block=128)


cutec.export(host, ["f16[m]", "i32"])
