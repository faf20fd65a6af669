"""The last step of a kernel writes over the fields of a struct that it needs no more."""

import cutlass
import numpy as np
from cutlass import Float32, cute
from cutlass.cute.runtime import from_dlpack


@cute.struct
class Storage:
    a: cute.struct.MemRange[Float32, 32]
    b: cute.struct.Align[cute.struct.MemRange[Float32, 64], 128]


@cute.kernel
def shift(x: cute.Tensor):
    tid, _, _ = cute.arch.thread_idx()
    storage = cutlass.utils.SmemAllocator().allocate(Storage)
    b = storage.b.get_tensor(cute.make_layout(64))
    b[tid] = x[tid]
    value = b[tid]
    cute.arch.sync_threads()
    whole = storage.a.get_tensor(cute.make_layout(96))
    whole[tid] = value
    if tid < 32:
        whole[tid + 64] = Float32(-1)
    cute.arch.sync_threads()
    x[tid] = whole[tid + 32]


@cute.jit
def run(x: cute.Tensor):
    shift(x).launch(grid=[1, 1, 1], block=[64, 1, 1])


x = np.arange(64, dtype=np.float32)
cute.compile(run, from_dlpack(x))(from_dlpack(x))
print(x[[0, 31, 32, 63]])
# prints: [32. 63. -1. -1.]
