"""Vectors of a narrower class, or of another one of as many bits, are stored with a conversion."""

# prints: float16 float32 [-2.75  1.5 ]
# prints: int8 int32 [-2  1]
# prints: uint32 int64 [4294967294          1]
# prints: int8 uint8 [254   1]

import cutlass.cute as cute
import numpy as np
from cutlass.cute.runtime import from_dlpack


@cute.jit
def move(x: cute.Tensor, y: cute.Tensor):
    y.store(x.load())


@cute.kernel
def kernel(x: cute.Tensor, y: cute.Tensor):
    thread, _, _ = cute.arch.thread_idx()
    cute.local_tile(y, (1,), (thread,)).store(cute.local_tile(x, (1,), (thread,)).load())


@cute.jit
def move_on_device(x: cute.Tensor, y: cute.Tensor):
    kernel(x, y).launch(grid=(1, 1, 1), block=(2, 1, 1))


for given, wanted in (("float16", "float32"), ("int8", "int32"), ("uint32", "int64"), ("int8", "uint8")):
    x = np.array([-2.75, 1.5]).astype("float16") if given == "float16" else np.array([-2, 1]).astype(given)
    y, z = np.zeros((2, 2), wanted)
    move(from_dlpack(x), from_dlpack(y))
    cute.compile(move_on_device, from_dlpack(x), from_dlpack(z))(from_dlpack(x), from_dlpack(z))
    print(given, wanted, y if np.array_equal(y, z) else (y, z))
