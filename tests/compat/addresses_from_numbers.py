"""Views that a host function makes at addresses which it has computed as numbers."""

import numpy as np
from cutlass import Float32, Int32, Int64, Uint8, cute
from cutlass.cute.runtime import from_dlpack


@cute.kernel
def kernel(a: cute.Tensor, b: cute.Tensor, y: cute.Tensor):
    thread, _, _ = cute.arch.thread_idx()
    y[thread] = Float32(a[thread]) + b[thread]


@cute.jit
def run(room: cute.Tensor, y: cute.Tensor, skipped: Int32):
    start = cute.recast_ptr(room.iterator, dtype=Uint8)
    begin, behind = (start + Int64(16)).toint(), start.toint() + 64 + 4 * Int64(skipped)
    a = cute.make_tensor(cute.make_ptr(Int32, begin, cute.AddressSpace.gmem, assumed_align=4), cute.make_layout(4))
    b = cute.make_tensor(cute.make_ptr(Float32, behind, cute.AddressSpace.gmem, assumed_align=4), cute.make_layout(4))
    kernel(a, b, y).launch(grid=[1, 1, 1], block=[4, 1, 1])


room = np.zeros(32, np.int32)
room[4:8] = [1, 2, 3, 4]
room[16:32] = (np.arange(16) / 8).astype(np.float32).view(np.int32)
y = np.zeros(4, np.float32)
tensors = from_dlpack(room), from_dlpack(y)
compiled = cute.compile(run, *tensors, Int32(0))
for skipped in (0, 8):
    compiled(*tensors, Int32(skipped))
    print(y.tolist())
# prints: [1.0, 2.125, 3.25, 4.375]
# prints: [2.0, 3.125, 4.25, 5.375]
