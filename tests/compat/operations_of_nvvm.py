"""The nvvm dialect: reductions over a warp, atomics of floats, pairs, the end of threads."""

from functools import partial

import numpy as np
from cutlass import Float32, Int32, cute
from cutlass._mlir.dialects import llvm, nvvm
from cutlass.cute.runtime import from_dlpack
from cutlass.cutlass_dsl import T

difference = partial(
    cute.arch.calc_packed_f32x2_op, src_c=None, calc_func=nvvm.sub_packed_f32x2, rnd=nvvm.RoundingModeKind.RN
)


@cute.kernel
def reduce(x: cute.Tensor, y: cute.Tensor):
    tid, _, _ = cute.arch.thread_idx()
    mask = Int32(0xFFFFFFFF).ir_value()
    bits = llvm.bitcast(T.i32(), Float32(tid * tid).ir_value())
    largest = nvvm.redux_sync(res=T.i32(), val=bits, kind=nvvm.ReduxKind.MAX, mask_and_clamp=mask)
    total = nvvm.redux_sync(tid.ir_value(), nvvm.ReductionKind.ADD, mask)
    unsigned = nvvm.redux_sync((tid - 1).ir_value(), nvvm.ReductionKind.UMAX, mask)
    if tid >= 16:
        cute.arch.nvvm.exit()
    old = nvvm.atomicrmw(op=nvvm.AtomicOpKind.FADD, ptr=x.iterator.llvm_ptr, a=Float32(0.5).ir_value())
    nvvm.atomicrmw(nvvm.AtomicOpKind.SUB, y.iterator, Int32(2).ir_value())
    nvvm.atomicrmw(nvvm.AtomicOpKind.UMAX, y.iterator + 1, (tid - 8).ir_value())
    nvvm.atomicrmw(nvvm.AtomicOpKind.UMIN, (y.iterator + 2).llvm_ptr, (tid - 8).ir_value())
    if tid == 0:
        x[1] = Float32(llvm.bitcast(T.f32(), largest))
        y[3] = Int32(total)
        y[4] = Int32(unsigned)
        first, second = difference((x[1], Float32(3)), (Float32(1), Float32(0.5)))
        x[2], x[3] = first, second
    if Float32(old) > 100.0:
        x[0] = Float32(old)


@cute.jit
def run(x: cute.Tensor, y: cute.Tensor):
    reduce(x, y).launch(grid=[1, 1, 1], block=[32, 1, 1])


x, y = np.zeros(4, np.float32), np.array([0, 5, 5, 0, 0], np.int32)
cute.compile(run, from_dlpack(x), from_dlpack(y))(from_dlpack(x), from_dlpack(y))
print(x, y)
# prints: [  8.  961.  960.    2.5] [-32  -1   0 496  -1]
