"""A matrix is row-major or column-major also where the consecutive mode is a part of a nested one.
The size of a struct is `__sizeof__()`, its alignment `__alignof__()`.
"""

# prints: ((8,8),(64,1),(1,2)):((64,512),(1,0),(0,4096)) row_major
# prints: ((8,8),64):((1,8),64) col_major
# prints: (64,(2,32)):(64,(32,1)) row_major
# prints: 2048 1024

import cutlass
import cutlass.cute as cute
import cutlass.utils as utils


@cute.struct
class Storage:
    barriers: cute.struct.MemRange[cutlass.Int64, 3]
    tile: cute.struct.Align[cute.struct.MemRange[cutlass.Float32, 5], 1024]


@cute.jit
def show(shape: cutlass.Constexpr, stride: cutlass.Constexpr):
    pointer = cute.make_ptr(cutlass.Float16, 0, cute.AddressSpace.smem)
    tensor = cute.make_tensor(pointer, cute.make_layout(shape, stride=stride))
    print(tensor.layout, utils.LayoutEnum.from_tensor(tensor).name.lower())


for layout in (
    (((8, 8), (64, 1), (1, 2)), ((64, 512), (1, 0), (0, 4096))),
    (((8, 8), 64), ((1, 8), 64)),
    ((64, (2, 32)), (64, (32, 1))),
):
    show(*layout)
print(Storage.__sizeof__(), Storage.__alignof__())
