"""Numbers of threads and values where layouts are wanted."""

import cutlass
import cutlass.cute as cute


@cute.kernel
def kernel(x: cute.Tensor):
    atom = cute.make_copy_atom(cute.nvgpu.CopyUniversalOp(), cutlass.Float32)
    t = cute.make_tiled_copy_tv(atom, 32, 4)  # error: E0410
    thr = t.get_slice(0)
    p = thr.partition_S(x)


@cute.jit
def host(x: cute.Tensor):
    kernel(x).launch(grid=1, block=32)


cutlass.export(host, ["f32[m]"])
