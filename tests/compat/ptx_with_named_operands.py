"""`inline_ptx` with operands by name, of which some are only read; `red` of a named type."""

import numpy as np
from cutlass import Float32, Int32, cute
from cutlass.cute.runtime import from_dlpack


@cute.kernel
def add_up(x: cute.Tensor, y: cute.Tensor):
    tid, _, _ = cute.arch.thread_idx()
    cute.arch.inline_ptx("prefetch.global.L2 [{$r0}];", read_only_args=[x.iterator.toint()])
    seven = cute.arch.inline_ptx("mad.lo.s32 {$w0}, {$r0}, 7, 1;", read_only_args=[tid], write_only_types=[Int32])
    cute.arch.red(x.iterator, Float32(tid), op="add", dtype="f32", sem="relaxed", scope="gpu")
    y[tid] = seven


@cute.jit
def run(x: cute.Tensor, y: cute.Tensor):
    add_up(x, y).launch(grid=[1, 1, 1], block=[32, 1, 1])


x, y = np.zeros(1, np.float32), np.zeros(32, np.int32)
operands = from_dlpack(x), from_dlpack(y)
cute.compile(run, *operands)(*operands)
print(x[0], y[:3])
# prints: 496.0 [ 1  8 15]
