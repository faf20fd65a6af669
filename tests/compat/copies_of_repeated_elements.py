"""A copy reads elements that a stride of 0 repeats in accesses as wide as its atom says: each
repetition anew.
"""

# prints: [ 0.  1.  0.  1.  0.  1.  0.  1. 16. 17. 16. 17. 16. 17. 16. 17.]
# prints: [ 8.  9.  8.  9.  8.  9.  8.  9. 24. 25. 24. 25. 24. 25. 24. 25.]

import cutlass
import cutlass.cute as cute
import numpy as np
from cutlass.cute.runtime import from_dlpack


@cute.kernel
def kernel(x: cute.Tensor, y: cute.Tensor):
    thread, _, _ = cute.arch.thread_idx()
    repeated = cute.make_layout(((2, 4), 2), stride=((1, 0), 16))
    start = cute.domain_offset((thread * 8,), x)
    source = cute.make_tensor(start.iterator.align(8), repeated)
    values = cute.make_rmem_tensor(repeated.shape, cutlass.Float32)
    atom = cute.make_copy_atom(cute.nvgpu.CopyUniversalOp(), cutlass.Float32, num_bits_per_copy=64)
    cute.copy(atom, source, values)
    row = y[thread, None]
    for i in cutlass.range_constexpr(16):
        row[i] = values[i]


@cute.jit
def host(x: cute.Tensor, y: cute.Tensor):
    kernel(x, y).launch(grid=[1, 1, 1], block=[2, 1, 1])


x, y = np.arange(32, dtype=np.float32), np.zeros((2, 16), np.float32)
arguments = from_dlpack(x, assumed_align=16), from_dlpack(y, assumed_align=16)
cute.compile(host, *arguments)(*arguments)
for row in y:
    print(row)
