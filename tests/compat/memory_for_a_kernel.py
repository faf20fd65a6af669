"""Memory that a host function fills for a kernel, `llvm.alloca`: the kernel reads it at an index
known only when it runs. An adapter takes the numbers apart, and the object of the kernel counts its
values by its prototype.
"""

from dataclasses import dataclass
from typing import Any

import numpy as np
from cutlass import Int32, Int64, cute
from cutlass._mlir import ir
from cutlass._mlir.dialects import arith, llvm
from cutlass.base_dsl.dsl import extract_mlir_attributes, extract_mlir_values, get_mlir_types, new_from_mlir_values
from cutlass.base_dsl.runtime.jit_arg_adapters import JitArgAdapterRegistry
from cutlass.base_dsl.typing import MLIR_DYNAMIC_INDEX, get_c_pointers
from cutlass.cute.runtime import from_dlpack


@dataclass(frozen=True)
class Table:
    """In a kernel: the address of numbers."""

    address: Any

    def __extract_mlir_values__(self):
        return [self.address]

    def __extract_mlir_attributes__(self):
        struct = ir.Type.parse("!llvm.struct<(array<16 x i64>)>")
        return [ir.DictAttr.get({"llvm.byval": ir.TypeAttr.get(struct), "cute_nvgpu.grid_constant": ir.UnitAttr.get()})]

    def __new_from_mlir_values__(self, values):
        return Table(values[0])

    def at(self, index: Int32) -> Int64:
        i64, pointer = ir.Type.parse("i64"), ir.Type.parse("!llvm.ptr")
        place = llvm.getelementptr(
            pointer, self.address, [index.ir_value()], [MLIR_DYNAMIC_INDEX], i64, no_wrap_flags="None"
        )
        return Int64(llvm.load(i64, place))


class Arguments:
    """A table among other arguments of a kernel; what its values are is asked of the prototype."""

    def __init__(self, table, view):
        self.parts = [table, view]

    def __extract_mlir_values__(self):
        return [value for part in self.parts for value in extract_mlir_values(part)]

    def __extract_mlir_attributes__(self):
        return [each for part in self.parts for each in extract_mlir_attributes(part)]

    def __new_from_mlir_values__(self, values):
        parts = []
        for part in self.parts:
            count = len(extract_mlir_values(part))
            parts.append(new_from_mlir_values(part, values[:count]))
            values = values[count:]
        assert not values
        return Arguments(*parts)


@dataclass(frozen=True)
class Numbers:
    """On the host: numbers."""

    given: tuple

    def table(self) -> Table:
        i64, pointer = ir.Type.parse("i64"), ir.Type.parse("!llvm.ptr")
        one = arith.constant(value=ir.IntegerAttr.get(i64, 1), result=i64)
        struct = ir.Type.parse("!llvm.struct<(array<16 x i64>)>")
        memory = llvm.alloca(res=pointer, elem_type=struct, array_size=one, alignment=64)
        for i, number in enumerate(self.given):
            llvm.store(
                Int64(number).ir_value(), llvm.getelementptr(pointer, memory, [], [i], i64, no_wrap_flags="None")
            )
        return Table(memory)


@JitArgAdapterRegistry.register_jit_arg_adapter(Numbers)
class OfNumbers:
    def __init__(self, arg):
        self.fields = tuple(Int64(number) for number in arg.given)

    def __c_pointers__(self):
        return [pointer for field in self.fields for pointer in get_c_pointers(field)]

    def __get_mlir_types__(self):
        return [kind for field in self.fields for kind in get_mlir_types(field)]

    def __extract_mlir_values__(self):
        return [value for field in self.fields for value in extract_mlir_values(field)]

    def __new_from_mlir_values__(self, values):
        return Numbers(tuple(new_from_mlir_values(field, [value]) for field, value in zip(self.fields, values)))


@cute.kernel
def kernel(given: Arguments):
    thread, _, _ = cute.arch.thread_idx()
    table, y = given.parts
    y[thread, 0] = table.at(thread) + table.at(Int32(1))
    total = Int64(0)
    for i in range(thread + 1):
        total += table.at(i)
    y[thread, 1] = total


@cute.jit
def run(numbers: Numbers, y: cute.Tensor):
    view = cute.make_tensor(y.iterator, cute.make_layout((y.shape[0] // 2, 2), stride=(2, 1)))
    kernel(Arguments(numbers.table(), view)).launch(grid=[1, 1, 1], block=[4, 1, 1])


y = np.zeros(8, np.int64)
tensor = from_dlpack(y).mark_layout_dynamic()
compiled = cute.compile(run, Numbers((1, 2, 3, 4)), tensor)
for numbers in ((1, 2, 3, 4), (5, 256, -7, 0)):
    compiled(Numbers(numbers), tensor)
    print(y.reshape(4, 2).tolist())
# prints: [[3, 1], [4, 3], [5, 6], [6, 10]]
# prints: [[261, 5], [512, 261], [249, 254], [256, 254]]
