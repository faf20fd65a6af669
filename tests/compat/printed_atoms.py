"""Atoms, tiled copies and tiled multiplies as `print` shows them."""

# prints: Tiled MMA
# prints:   Thr Layout VMNK: (32,2,1,1):(1,32,0,0)
# prints:   Permutation MNK: (32:1,_,16:1)
# prints: MMA Atom
# prints:   ThrID:           32:1
# prints:   Shape MNK:       (16,8,16)
# prints:   TV Layout A:     ((4,8),(2,2,2)):((32,1),(16,8,128))
# prints:   TV Layout B:     ((4,8),(2,2)):((16,1),(8,64))
# prints:   TV Layout C:     ((4,8),(2,2)):((32,1),(16,8))
# prints: Tiled Copy
# prints:   Tiler MN:        (8:1,16:1)
# prints:   TV Layout tiled: ((8,4),(2,2)):((16,2),(1,8))
# prints: Copy Atom
# prints:   ThrID:           1:0
# prints:   TV Layout Src:   (1,2):(0,1)
# prints:   TV Layout Dst:   (1,2):(0,1)
# prints:   Value type:      f32
# prints: Copy Atom
# prints:   ThrID:         32:1
# prints:   TV Layout Src: (32,8):(8,1)
# prints:   TV Layout Dst: (32,(2,4)):(2,(1,64))
# prints:   Value type:    f16
# prints: True

import cutlass
import cutlass.cute as cute
import numpy as np
from cutlass.cute.nvgpu import warp
from cutlass.cute.runtime import from_dlpack


@cute.kernel
def kernel(x: cute.Tensor):
    x[0] = 1.0


@cute.jit
def show(x: cute.Tensor):
    op = warp.MmaF16BF16Op(cutlass.Float16, cutlass.Float32, (16, 8, 16))
    print(cute.make_tiled_mma(op, cute.make_layout((2, 1, 1)), permutation_mnk=(32, None, 16)))
    pairs = cute.make_copy_atom(cute.nvgpu.CopyUniversalOp(), cutlass.Float32, num_bits_per_copy=64)
    print(cute.make_tiled_copy_tv(pairs, cute.make_layout((4, 8), stride=(8, 1)), cute.make_layout((2, 2))))
    print(cute.make_copy_atom(warp.LdMatrix8x8x16bOp(False, 4), cutlass.Float16))
    print(pairs._op is pairs.op)
    kernel(x).launch(grid=(1, 1, 1), block=(1, 1, 1))


cute.compile(show, from_dlpack(np.zeros(1, np.float32)))
