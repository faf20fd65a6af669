"""A named tuple that says itself which values it passes: types, pointers, and how it is rebuilt."""

from typing import NamedTuple

import cutlass
import numpy as np
from cutlass import Int32, cute
from cutlass.base_dsl.typing import get_c_pointers, get_mlir_types
from cutlass.cute.runtime import from_dlpack


class Scaled(NamedTuple):
    values: cute.Tensor
    factor: Int32
    more: cutlass.Constexpr[int] = 3

    def _passed(self):
        return self.values, self.factor


def _types(self):
    return [kind for value in self._passed() for kind in get_mlir_types(value)]


def _pointers(self):
    return [pointer for value in self._passed() for pointer in get_c_pointers(value)]


def _rebuilt(self, values):
    tensor, factor = (cutlass.new_from_mlir_values(old, [new]) for old, new in zip(self._passed(), values, strict=True))
    return Scaled(tensor, factor, self.more)


Scaled.__get_mlir_types__, Scaled.__c_pointers__, Scaled.__new_from_mlir_values__ = _types, _pointers, _rebuilt


@cute.kernel
def scale(x: cute.Tensor, factor: Int32):
    tid, _, _ = cute.arch.thread_idx()
    x[tid] = x[tid] * factor


@cute.jit
def run(scaled: Scaled):
    scale(scaled.values, scaled.factor + scaled.more).launch(grid=[1, 1, 1], block=[8, 1, 1])


x = np.arange(8, dtype=np.int32)
scaled = Scaled(from_dlpack(x), Int32(2))
cute.compile(run, scaled)(scaled)
print(x)
# prints: [ 0  5 10 15 20 25 30 35]
