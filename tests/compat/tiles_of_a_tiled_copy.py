"""`TiledCopy.tiler_mn` has layouts; members of `AddressSpace` are numbers."""

import numpy as np
from cutlass import Float32, cute
from cutlass.cute.runtime import from_dlpack


@cute.kernel
def reflect(x: cute.Tensor, copy: cute.TiledCopy):
    rows, columns = copy.tiler_mn
    print(cute.AddressSpace.gmem.value, int(cute.AddressSpace.smem), rows.shape)
    x[cute.arch.thread_idx()[0]] = Float32(100 * rows.shape + cute.size(columns))


@cute.jit
def run(x: cute.Tensor):
    atom = cute.make_copy_atom(cute.nvgpu.CopyUniversalOp(), Float32)
    copy = cute.make_tiled_copy_tv(atom, cute.make_layout((32, 2)), cute.make_layout((1, 4)))
    reflect(x, copy).launch(grid=[1, 1, 1], block=[64, 1, 1])


x = np.zeros(64, np.float32)
cute.compile(run, from_dlpack(x))(from_dlpack(x))
print(x[0])
# prints: 1 3 32
# prints: 3208.0
