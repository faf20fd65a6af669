"""A fragment of a whole operand, 256 columns wide, of which few elements live at a time."""

import cutlass
import numpy as np
from cutlass import BFloat16, Float32, cute
from cutlass.cute.nvgpu import warp
from cutlass.cute.runtime import from_dlpack


@cute.kernel
def hold(x: cute.Tensor):
    tid, _, _ = cute.arch.thread_idx()
    smem = cutlass.utils.SmemAllocator()
    shared = smem.allocate_tensor(BFloat16, cute.make_layout((64, 256), stride=(256, 1)), byte_alignment=16)
    op = warp.MmaF16BF16Op(BFloat16, Float32, (16, 8, 16))
    part = cute.make_tiled_mma(op, (4, 1, 1), permutation_mnk=(64, 16, 16)).get_slice(tid)
    fragment = part.make_fragment_B(part.partition_B(shared))
    last = cute.size(fragment) - 1
    fragment[last] = BFloat16(tid)
    x[tid] = fragment[last].to(Float32) + last


@cute.jit
def run(x: cute.Tensor):
    hold(x).launch(grid=[1, 1, 1], block=[128, 1, 1])


x = np.zeros(128, np.float32)
cute.compile(run, from_dlpack(x))(from_dlpack(x))
print(x[[0, 127]])
# prints: [511. 638.]
