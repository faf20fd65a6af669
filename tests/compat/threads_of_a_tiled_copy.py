"""The size of a tiled copy is the number of its threads, in the kernel too."""

import numpy as np
from cutlass import Float32, cute
from cutlass.cute.runtime import from_dlpack


@cute.kernel
def count(x: cute.Tensor, copy: cute.TiledCopy):
    x[cute.arch.thread_idx()[0]] = Float32(cute.size(copy) // 32)


@cute.jit
def run(x: cute.Tensor):
    atom = cute.make_copy_atom(cute.nvgpu.CopyUniversalOp(), Float32)
    copy = cute.make_tiled_copy_tv(atom, cute.make_layout(96), cute.make_layout(2))
    count(x, copy).launch(grid=[1, 1, 1], block=[cute.size(copy), 1, 1])


x = np.zeros(96, np.float32)
cute.compile(run, from_dlpack(x))(from_dlpack(x))
print(x.min(), x.max())
# prints: 3.0 3.0
