"""A host function passes pointers on that it makes of numbers, such as 0 for one not read."""

import numpy as np
from cutlass import Int32, Int64, cute
from cutlass.cute.runtime import from_dlpack
from cutlass.cute.typing import AddressSpace


@cute.kernel
def add(x: cute.Tensor, behind: cute.Pointer, nothing: cute.Pointer):
    tid, _, _ = cute.arch.thread_idx()
    x[tid] += cute.make_tensor(behind, cute.make_layout(2))[tid] + Int32(nothing.toint())


@cute.jit
def run(x: cute.Tensor):
    nothing = cute.make_ptr(Int64, 0, AddressSpace.gmem, assumed_align=8)
    behind = cute.make_ptr(Int32, x.iterator.toint() + 8, AddressSpace.gmem, assumed_align=4)
    add(x, behind, nothing).launch(grid=[1, 1, 1], block=[2, 1, 1])


x = np.array([1, 2, 30, 40], np.int32)
cute.compile(run, from_dlpack(x))(from_dlpack(x))
print(x)
# prints: [31 42 30 40]
