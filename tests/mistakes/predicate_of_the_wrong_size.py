"""A copy with too few predicates."""

import cutec
from cutec import cute


@cute.kernel
def total(a: cute.Tensor):
    atom = cute.make_copy_atom(cute.nvgpu.CopyUniversalOp(), cutec.Float32)
    r = cute.make_rmem_tensor(8, cutec.Float32)
    pred = cute.make_rmem_tensor(3, cutec.Boolean)
    pred.fill(True)
    cute.copy(atom, cute.local_tile(a, (8,), (0,)), r, pred=pred)  # error: E0402
    a[0] = r[0]


@cute.jit
def host(a: cute.Tensor):
    total(a).launch(grid=1, block=32)


cutec.export(host, ["f32[m]"])
