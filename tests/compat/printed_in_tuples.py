"""What `print` shows while a kernel is traced, of layouts and numbers alone, in tuples and in
objects; and register tensors in the order of what they are like.
"""

from dataclasses import dataclass
from typing import NamedTuple

import numpy as np
from cutlass import Float32, Int32, cute
from cutlass.cute.runtime import from_dlpack


class Pair(NamedTuple):
    layout: cute.Layout
    n: int


@dataclass
class Tile:
    layout: cute.Layout
    n: int


@cute.kernel
def kernel(x: cute.Tensor):
    tile = cute.local_tile(x, (2, 4), (0, 1))
    across = cute.make_layout((2, 4), stride=(4, 1))
    print(cute.make_fragment_like(tile).layout, cute.make_fragment_like(tile, Int32).layout)
    print(cute.make_rmem_tensor_like(across, Float32).layout, cute.make_fragment_like(across, Float32).layout)
    print(cute.make_fragment_like(cute.make_identity_tensor((2, 4)), Int32).layout)
    print(tile.load())
    x[0, 0] = 1.0


@cute.jit
def show(x: cute.Tensor, n: Int32):
    layout = cute.make_layout((4, (2, n)), stride=(1, (4, 8)))
    static = cute.make_layout((4, (2, 3)), stride=(6, (3, 1)))
    print(layout, (layout,), [static])
    print({"layout": static})
    print(Pair(static, 1), Tile(static, 2))
    print(repr(static), f"{static} {n}", n, (n, n + 1), str(n * 2))
    print((cute.make_layout(4), None, 8), cute.make_identity_layout((4, 4)))
    kernel(x).launch(grid=(1, 1, 1), block=(1, 1, 1))


cute.compile(show, from_dlpack(np.zeros((8, 8), np.float32)), 3)
# prints: (4,(2,?)):(1,(4,8)) ((4,(2,?)):(1,(4,8)),) [(4,(2,3)):(6,(3,1))]
# prints: {'layout': (4,(2,3)):(6,(3,1))}
# prints: Pair(layout=(4,(2,3)):(6,(3,1)), n=1) Tile(layout=(4,(2,3)):(6,(3,1)), n=2)
# prints: (4,(2,3)):(6,(3,1)) (4,(2,3)):(6,(3,1)) ? ? (Int32(?), Int32(?)) ?
# prints: (4:1, None, 8) (4,4):(1@0,1@1)
# prints: (2,4):(4,1) (2,4):(4,1)
# prints: (2,4):(4,1) (2,4):(1,2)
# prints: (2,4):(1,2)
# prints: tensor_value<vector<8xf32> o (2, 4)>
