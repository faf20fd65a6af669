"""get_slice with a tuple of thread indices."""

import cutec
from cutec import cute


@cute.kernel
def total(a: cute.Tensor, n: cutec.Int32):
    atom = cute.make_copy_atom(cute.nvgpu.CopyUniversalOp(), cutec.Float32)
    tc = cute.make_tiled_copy_tv(atom, cute.make_layout(32), cute.make_layout(4))
    thr = tc.get_slice(cute.arch.thread_idx())  # error: E0404
    part = thr.partition_S(a)
    a[0] = 1.0


@cute.jit
def host(a: cute.Tensor, n: cutec.Int32):
    total(a, n).launch(grid=1, block=128)


cutec.export(host, ["f32[m]", "i32"])
