"""A class that is made anew of its extracted values: Python numbers stay what they are."""

import numpy as np
from cutlass import Int32, cute
from cutlass.cute.runtime import from_dlpack
from cutlass.cutlass_dsl import extract_mlir_values, new_from_mlir_values


class Tiles:
    """Tiles of a shape in clusters of one block along the last mode."""

    def __init__(self, shape, cluster, along_m=True, group=1):
        if cluster[2] != 1:
            raise ValueError(f"clusters of {cluster[2]} along the last mode")
        if not along_m or group < 1:
            raise ValueError("tiles along m, in groups of 1 or more")
        self.shape, self.cluster, self.along_m, self.group = shape, cluster, along_m, group
        self.count = cute.ceil_div(shape[0], cluster[0])

    def _parts(self):
        return self.shape, self.cluster, self.along_m, self.group

    def __extract_mlir_values__(self):
        found = [extract_mlir_values(part) for part in self._parts()]
        self._lengths = [len(values) for values in found]
        return [value for values in found for value in values]

    def __new_from_mlir_values__(self, values):
        parts, rest = [], list(values)
        for part, length in zip(self._parts(), self._lengths):
            parts.append(new_from_mlir_values(part, rest[:length]))
            rest = rest[length:]
        return Tiles(*parts)


@cute.kernel
def count(x: cute.Tensor, tiles: Tiles):
    for i in range(tiles.count):
        x[i] = tiles.shape[0] + tiles.shape[1] * tiles.cluster[0]


@cute.jit
def run(x: cute.Tensor, m: Int32):
    count(x, Tiles((m, 4), (2, 1, 1))).launch(grid=[1, 1, 1], block=[1, 1, 1])


x = np.zeros(4, np.int32)
cute.compile(run, from_dlpack(x), Int32(5))(from_dlpack(x), Int32(5))
print(x)
# prints: [13 13 13  0]
