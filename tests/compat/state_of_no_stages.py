"""A state of no stages, advanced under a run-time condition and never read."""

import cutlass
import numpy as np
from cutlass import Int32, cute
from cutlass.cute.runtime import from_dlpack


@cute.kernel
def advance(x: cute.Tensor, stages: cutlass.Constexpr[int]):
    tid, _, _ = cute.arch.thread_idx()
    index = Int32(0)
    if tid >= 4:
        index = (index + Int32(8)) % stages
    if cutlass.const_expr(stages > 0):
        x[tid] = index
    else:
        x[tid] = -tid


@cute.jit
def run(x: cute.Tensor, stages: cutlass.Constexpr[int]):
    advance(x, stages).launch(grid=[1, 1, 1], block=[8, 1, 1])


x = np.zeros(8, np.int32)
for stages in (0, 3):
    cute.compile(run, from_dlpack(x), stages)(from_dlpack(x))
    print(x)
# prints: [ 0 -1 -2 -3 -4 -5 -6 -7]
# prints: [0 0 0 0 2 2 2 2]
