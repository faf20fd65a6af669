"""Products and quotients of extents that are known at a call."""

import numpy as np
from cutlass import Float32, cute
from cutlass.cute.runtime import from_dlpack, make_fake_compact_tensor


@cute.kernel
def fill(x: cute.Tensor, y: cute.Tensor):
    tid, _, _ = cute.arch.thread_idx()
    if tid < cute.size(x):
        x[tid] = Float32(cute.size(x) * 100 + cute.size(y))


@cute.jit
def run(x: cute.Tensor, y: cute.Tensor):
    fill(x, y).launch(grid=[1, 1, 1], block=[64, 1, 1])


n = cute.sym_int(divisibility=4)
fakes = (make_fake_compact_tensor(Float32, (extent,)) for extent in (n * 3, 2 * n // 4))
x, y = np.zeros(36, np.float32), np.zeros(6, np.float32)
cute.compile(run, *fakes)(*(from_dlpack(a).mark_layout_dynamic() for a in (x, y)))
print(x[[0, 35]])
# prints: [3606. 3606.]
