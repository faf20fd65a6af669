"""Vectors of fewer modes than others: modes are matched from the first one."""

import cutlass
import numpy as np
from cutlass import Float32, cute
from cutlass.cute.runtime import from_dlpack


@cute.kernel
def kernel(x: cute.Tensor, y: cute.Tensor):
    for rows, columns in ((4, 2), (2, 2), (3, 5)):
        a = cute.make_rmem_tensor((rows, columns), Float32)
        for i in cutlass.range_constexpr(rows * columns):
            a[i] = x[i]
        # The greatest of each row, taken from the row: zero where it is.
        most = a.load().reduce(cute.ReductionOp.MAX, Float32(-1.0), reduction_profile=(None, 1))
        apart = a.load() - most
        a.store(apart)
        print(apart.shape, most.shape, most.broadcast_to((rows, columns)).shape)
        for i in cutlass.range_constexpr(rows * columns):
            y[i] = a[i]
        y[20] = y[20] + a[rows - 1, columns - 1] + 10 * a[rows - 1, 0] + 100 * a[0, columns - 1]


@cute.jit
def run(x: cute.Tensor, y: cute.Tensor):
    kernel(x, y).launch(grid=[1, 1, 1], block=[1, 1, 1])


x = np.array([3, 1, 4, 1, 5, 9, 2, 6, 5, 3, 5, 8, 9, 7, 9], np.float32)
y = np.zeros(32, np.float32)
tensors = from_dlpack(x), from_dlpack(y)
cute.compile(run, *tensors)(*tensors)
total = 0
for rows, columns in ((4, 2), (2, 2), (3, 5)):
    a = x[: rows * columns].reshape(columns, rows).T
    apart = a - a.max(1, keepdims=True)
    total += apart[-1, -1] + 10 * apart[-1, 0] + 100 * apart[0, -1]
print(np.array_equal(y[:15].reshape(5, 3).T, apart), y[20] == total)
# prints: (4, 2) (4,) (4, 2)
# prints: (2, 2) (2,) (2, 2)
# prints: (3, 5) (3,) (3, 5)
# prints: True True
