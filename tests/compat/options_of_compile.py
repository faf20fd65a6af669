"""`cute.compile` and calls take options as keywords: compile and do not call, for exporting alone,
and compile anew.
"""

# prints: [1. 3.] [2. 6.] [3. 9.]
# prints: [4. 4.]
# prints: [12.  4.]

import cutlass
import cutlass.cute as cute
import numpy as np
from cutlass.cute.runtime import from_dlpack


@cute.kernel
def kernel(x: cute.Tensor, factor: cutlass.Constexpr):
    x[0] = x[0] * factor


@cute.jit
def scale(x: cute.Tensor, factor: cutlass.Constexpr):
    kernel(x, factor).launch(grid=[1, 1, 1], block=[1, 1, 1])


arrays = [np.array([i, 3 * i], np.float32) for i in (1, 2, 3)]
for x, option in zip(arrays, ("no_jit_engine", "compile_only", "no_cache")):
    cute.compile(scale, from_dlpack(x), 3, **{option: True})
print(*arrays)
x = np.array([4, 4], np.float32)
compiled = scale(from_dlpack(x), 3, compile_only=True)
print(x)
compiled(from_dlpack(x))
print(x)
