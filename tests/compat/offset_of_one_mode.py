"""`domain_offset` with None: that mode stays as it is, and keeps its static extent."""

import cutlass
import numpy as np
from cutlass import cute
from cutlass.cute.runtime import from_dlpack


@cute.kernel
def move_rows(x: cute.Tensor, y: cute.Tensor, rows: cutlass.Int32):
    tid, _, _ = cute.arch.thread_idx()
    moved = cute.domain_offset((rows, None), x)
    assert cute.rank(moved) == 2 and moved.shape[1] == 32
    tile = cute.local_tile(moved, (4, 32), (1, 0))
    y[tid] = tile[0, tid]


@cute.jit
def run(x: cute.Tensor, y: cute.Tensor, rows: cutlass.Int32):
    move_rows(x, y, rows).launch(grid=[1, 1, 1], block=[32, 1, 1])


x, y = np.arange(16 * 32, dtype=np.float32).reshape(16, 32), np.zeros(32, np.float32)
operands = from_dlpack(x).mark_compact_shape_dynamic(mode=0), from_dlpack(y)
cute.compile(run, *operands, 3)(*operands, 3)
print(y[:3])
# prints: [224. 225. 226.]
