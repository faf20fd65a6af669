"""Coordinates of an integer shape are integers, also after partitioning."""

import cutlass
import numpy as np
from cutlass import Float32, cute
from cutlass.cute.runtime import from_dlpack


@cute.kernel
def mark(x: cute.Tensor):
    tid, _, _ = cute.arch.thread_idx()
    coordinates = cute.make_identity_tensor(256)
    assert coordinates[3] == 3
    atom = cute.make_copy_atom(cute.nvgpu.CopyUniversalOp(), Float32, num_bits_per_copy=32)
    copy = cute.make_tiled_copy_tv(atom, cute.make_layout(128), cute.make_layout(1))
    mine = copy.get_slice(tid).partition_S(coordinates)
    for i in cutlass.range_constexpr(2):
        if mine[0, i] < 200:
            x[mine[0, i]] = Float32(mine[0, i]) + i


@cute.jit
def run(x: cute.Tensor):
    mark(x).launch(grid=[1, 1, 1], block=[128, 1, 1])


x = np.zeros(256, np.float32)
cute.compile(run, from_dlpack(x))(from_dlpack(x))
print(x[[5, 127, 128, 199, 200]])
# prints: [  5. 127. 129. 200.   0.]
