"""A tensor in swizzled shared memory has a plain layout; its pointer's type has the swizzle."""

import cutlass
import numpy as np
from cutlass import Int16, cute
from cutlass.cute.runtime import from_dlpack


@cute.kernel
def swizzle(x: cute.Tensor):
    tid, _, _ = cute.arch.thread_idx()
    smem = cutlass.utils.SmemAllocator()
    plain = cute.make_layout((8, 64), stride=(64, 1))
    of = cute.make_swizzle(3, 4, 3)
    tile = smem.allocate_tensor(Int16, plain, byte_alignment=1024, swizzle=of)
    print(tile.layout)
    kept = tile.iterator.type.swizzle_type
    print(kept.num_bits, kept.num_base, kept.num_shift)
    tile.iterator.to_llvm_ptr()
    for row in cutlass.range_constexpr(8):
        tile[row, tid] = Int16(100 * row + tid)
    cute.arch.sync_threads()
    first = cute.make_ptr(Int16, tile.iterator.toint(), cute.AddressSpace.smem, assumed_align=2)
    bare = cute.make_tensor(first, plain)
    for row in cutlass.range_constexpr(8):
        x[row, tid] = bare[row, tid]


@cute.jit
def run(x: cute.Tensor):
    swizzle(x).launch(grid=[1, 1, 1], block=[64, 1, 1])


x = np.zeros((8, 64), np.int16)
cute.compile(run, from_dlpack(x))(from_dlpack(x))
print(x[0, ::8], x[3, ::8])
# prints: (8,64):(64,1)
# prints: 3 4 3
# prints: [ 0  8 16 24 32 40 48 56] [324 316 308 300 356 348 340 332]
