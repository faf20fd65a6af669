"""Multiplies whose operation the program derives from `WarpMmaOp`: `_make_trait` says which
instruction it is.
"""

from dataclasses import dataclass

import cutlass
import numpy as np
from cutlass import cute
from cutlass._mlir.dialects import cute_nvgpu
from cutlass.cute import core
from cutlass.cute.atom import Trait, make_atom
from cutlass.cute.nvgpu import warp
from cutlass.cute.runtime import from_dlpack


class OwnTrait(Trait):
    pass


@dataclass(frozen=True)
class Own(warp.WarpMmaOp):
    shape_mnk: tuple[int, int, int]
    ab: type
    sums: type

    def _make_trait(self, *, loc=None, ip=None, **kwargs):
        shape = core._pack_shape(self.shape_mnk, loc=loc, ip=ip)
        types = self.ab.mlir_type, self.ab.mlir_type, self.sums.mlir_type
        ty = cute_nvgpu.MmaAtomSM80Type.get(shape.type.attribute, *types)
        return OwnTrait(make_atom(ty, loc=loc, ip=ip))

    def _verify_fragment_A(self, input, *, loc=None, ip=None):
        return True

    def _verify_fragment_B(self, input, *, loc=None, ip=None):
        return True


@cute.kernel
def kernel(a: cute.Tensor, b: cute.Tensor, c: cute.Tensor, mma: cute.TiledMma):
    thread, _, _ = cute.arch.thread_idx()
    part = mma.get_slice(thread)
    parts = part.partition_A(a), part.partition_B(b)
    fragments = mma.make_fragment_A(parts[0]), mma.make_fragment_B(parts[1])
    for source, fragment in zip(parts, fragments):
        cute.autovec_copy(source, fragment)
    total = part.partition_C(c)
    sums = mma.make_fragment_C(total)
    sums.fill(0.0)
    for k in cutlass.range_constexpr(cute.size(fragments[0], mode=[2])):
        cute.gemm(mma, sums, fragments[0][None, None, k], fragments[1][None, None, k], sums)
    cute.autovec_copy(sums, total)


@cute.jit
def multiply(a: cute.Tensor, b: cute.Tensor, c: cute.Tensor, op: cutlass.Constexpr):
    mma = cute.make_tiled_mma(op, cute.make_layout((2, 1, 1)))
    if cutlass.const_expr(op.ab is cutlass.TFloat32):
        a, b = cute.recast_tensor(a, cutlass.TFloat32), cute.recast_tensor(b, cutlass.TFloat32)
    kernel(a, b, c, mma).launch(grid=(1, 1, 1), block=(64, 1, 1))


rng = np.random.default_rng(0)
for op in (Own((16, 8, 8), cutlass.TFloat32, cutlass.Float32), Own((16, 8, 16), cutlass.Float16, cutlass.Float32)):
    kind = np.float16 if op.ab is cutlass.Float16 else np.float32
    a, b = (rng.integers(-4, 5, (rows, 16)).astype(kind) for rows in (32, 8))
    c = np.zeros((32, 8), np.float32)
    tensors = [from_dlpack(each, assumed_align=16) for each in (a, b, c)]
    cute.compile(multiply, *tensors, op)(*tensors)
    print("right" if np.array_equal(c, a.astype(np.float32) @ b.astype(np.float32).T) else "wrong")
# prints: right
# prints: right
