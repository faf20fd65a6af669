"""An object takes itself apart for a kernel: numbers of Python in it have no IR values, and are the
same numbers in the kernel. Plain functions ask whether there is a tensor by its truth.
"""

import numpy as np
from cutlass import Int32, cute
from cutlass.cute.runtime import from_dlpack
from cutlass.cutlass_dsl import extract_mlir_values, new_from_mlir_values


class Tiles:
    def __init__(self, shape, count, bias=None):
        if shape[2] != 1:
            raise ValueError("one layer of tiles")
        self.shape, self.count, self.bias = shape, count, bias

    def __extract_mlir_values__(self):
        lists = [extract_mlir_values(part) for part in (self.shape, self.count, self.bias)]
        self.lengths = [len(values) for values in lists]
        return [value for values in lists for value in values]

    def __new_from_mlir_values__(self, values):
        parts = []
        for part, length in zip((self.shape, self.count, self.bias), self.lengths):
            parts.append(new_from_mlir_values(part, values[:length]))
            values = values[length:]
        return Tiles(*parts)


def first(tiles):
    if bias := tiles.bias:
        return bias[0]
    return Int32(0)


@cute.kernel
def fill(x: cute.Tensor, tiles: Tiles):
    i, _, _ = cute.arch.thread_idx()
    if i < tiles.count:
        x[i] = i * tiles.shape[0] + first(tiles)


@cute.jit
def run(x: cute.Tensor, bias: cute.Tensor, count: Int32):
    tiles = Tiles((3, 1, 1), count)
    fill(x, tiles).launch(grid=[1, 1, 1], block=[8, 1, 1])
    print(tiles.lengths)
    fill(x, Tiles((5, count, 1), count // 2, bias)).launch(grid=[1, 1, 1], block=[8, 1, 1])


x, bias = np.zeros(8, np.int32), np.array([100], np.int32)
tensors = from_dlpack(x), from_dlpack(bias)
cute.compile(run, *tensors, Int32(6))(*tensors, Int32(6))
print(x.tolist())
# prints: [0, 1, 0]
# prints: [100, 105, 110, 9, 12, 15, 0, 0]
