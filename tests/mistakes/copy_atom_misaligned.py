"""A 128-bit copy of rows whose length is unknown."""

import cutec
from cutec import cute


@cute.kernel
def move(a: cute.Tensor):
    atom = cute.make_copy_atom(cute.nvgpu.CopyUniversalOp(), cutec.Float32, num_bits_per_copy=128)
    row = cute.local_tile(a, (1, 4), (1, 0))
    r = cute.make_rmem_tensor((1, 4), cutec.Float32)
    cute.copy(atom, row, r)  # error: E0412
    a[0, 0] = r[0]


@cute.jit
def host(a: cute.Tensor):
    move(a).launch(grid=1, block=4)


cutec.export(host, ["f32[m,n]"])
