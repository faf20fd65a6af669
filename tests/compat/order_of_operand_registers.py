"""Registers of A and B lie in the order of the strides of what they are for, those of C column by
column.
"""

# prints: A ((2,2,2),2,4):((1,2,4),32,8)
# prints: B ((2,2),4,4):((1,2),16,4)
# prints: C ((2,2),2,4):((1,2),4,8)
# prints: columns of A ((2,2,2),2,4):((1,2,4),8,16)
# prints: a shape ((2,2,2),2,4):((1,2,4),8,16)
# prints: one by one (1,8,4):(0,4,1)
# prints: [ 0. 16. 32.]

import cutlass.cute as cute
import numpy as np
from cutlass import Float16, Float32
from cutlass.cute.nvgpu import MmaUniversalOp, warp
from cutlass.cute.runtime import from_dlpack


@cute.kernel
def fragments(x: cute.Tensor, y: cute.Tensor):
    tid, _, _ = cute.arch.thread_idx()
    mma = cute.make_tiled_mma(warp.MmaF16BF16Op(Float16, Float32, (16, 8, 16)), cute.make_layout((2, 2, 1)))
    part = mma.get_slice(tid)
    rows = cute.make_tensor(x.iterator, cute.make_layout((64, 64), stride=(64, 1)))
    columns = cute.make_tensor(x.iterator, cute.make_layout((64, 64)))
    a = mma.make_fragment_A(part.partition_A(rows))
    print("A", a.layout)
    print("B", mma.make_fragment_B(part.partition_B(rows)).layout)
    print("C", mma.make_fragment_C(part.partition_C(rows)).layout)
    print("columns of A", mma.make_fragment_A(part.partition_A(columns)).layout)
    print("a shape", mma.make_fragment_A(mma.partition_shape_A((64, 64))).layout)
    single = cute.make_tiled_mma(MmaUniversalOp(Float32), cute.make_layout((8, 16, 1)))
    narrow = cute.make_tensor(y.iterator, cute.make_layout((64, 4), stride=(4, 1)))
    print("one by one", single.make_fragment_A(single.get_slice(tid).partition_A(narrow)).layout)
    a.store(part.partition_A(rows).load())
    in_order = cute.make_tensor(a.iterator, cute.make_layout(64))
    if tid == 0:
        for i in range(3):
            y[i] = in_order[8 * i].to(Float32)


@cute.jit
def run(x: cute.Tensor, y: cute.Tensor):
    fragments(x, y).launch(grid=(1, 1, 1), block=(128, 1, 1))


x, y = np.tile(np.arange(64, dtype=np.float16), 64), np.zeros(256, np.float32)
cute.compile(run, from_dlpack(x), from_dlpack(y))(from_dlpack(x), from_dlpack(y))
print(y[:3])
