"""A launch without a block is of one thread in each block, one without a grid of one block."""

# prints: [10. 11. 12. 13.]
# prints: [20. 11. 12. 13.]

import cutlass
import cutlass.cute as cute
import numpy as np
from cutlass.cute.runtime import from_dlpack


@cute.kernel
def kernel(x: cute.Tensor, start: cutlass.Float32):
    block, _, _ = cute.arch.block_idx()
    x[block] = start + cutlass.Float32(block)


@cute.jit
def of_blocks(x: cute.Tensor, start: cutlass.Float32):
    kernel(x, start).launch(grid=(cute.size(x), 1, 1))


@cute.jit
def of_one(x: cute.Tensor, start: cutlass.Float32):
    kernel(x, start).launch()


x = np.zeros(4, np.float32)
for function, start in ((of_blocks, 10.0), (of_one, 20.0)):
    cute.compile(function, from_dlpack(x), cutlass.Float32(start))(from_dlpack(x), start)
    print(x)
