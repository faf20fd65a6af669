"""Which memory can be values, and how it is cut into units and cells."""

from __future__ import annotations

from typing import Any

import pytest
from kernel_kit import Kernel

from cutec.ir.core import Value
from cutec.ir.types import F32, I8, I16, I32, I64, Type, VectorType, ptr
from cutec.lowering.registers import Registers, find

FOUR = VectorType(4, F32)


class Memory:
    """A kernel with one alloca of 32 bytes."""

    def __init__(self) -> None:
        self.k = Kernel(ptr(1), I32)
        self.space = self.k.local(32, I8)

    def place(self, offset: int) -> Value:
        return self.k.at(self.space, offset, I8) if offset else self.space

    def load(self, offset: int, ty: Type) -> Value:
        return self.k.load(self.place(offset), ty)

    def store(self, offset: int, ty: Type) -> None:
        self.k.store(self.k.op("llvm.mlir.undef", to=ty), self.place(offset))

    def found(self) -> Registers:
        self.k.finish()
        return find(self.k.function)


def units(registers: Registers) -> list[tuple[str, str, int]]:
    """(type, type of a cell, number of cells) of each unit."""
    return [(unit.type.mlir, unit.cell.mlir, unit.count) for unit in registers.units]


def test_each_place_is_a_unit_of_the_type_that_is_loaded() -> None:
    m = Memory()
    m.store(0, I32)
    m.store(4, I32)
    m.load(4, F32)
    assert units(m.found()) == [("i32", "i32", 1), ("f32", "f32", 1)]


def test_parts_of_a_vector_are_cells_of_one_unit() -> None:
    m = Memory()
    for n in range(4):
        m.store(4 * n, F32)
    m.load(0, FOUR)
    assert units(m.found()) == [(FOUR.mlir, "f32", 4)]


def test_vectors_that_overlap_without_a_whole_are_cut_into_cells() -> None:
    m = Memory()
    pair = VectorType(2, F32)
    m.store(0, pair)
    m.store(8, pair)
    m.load(4, pair)
    assert units(m.found()) == [("f32", "f32", 1)] * 4


def test_cells_are_as_large_as_the_smallest_access() -> None:
    m = Memory()
    m.store(0, I64)
    m.load(2, I16)
    assert units(m.found()) == [("i64", "i16", 4)]


def test_an_access_knows_its_units_and_those_that_it_covers() -> None:
    m = Memory()
    m.store(0, FOUR)
    m.store(4, F32)
    m.store(16, I32)
    registers = m.found()
    stores = [op for op in m.k.function.walk() if op.name == "llvm.store"]
    assert [(registers.accesses[op].mask, registers.accesses[op].covered) for op in stores] == [
        (1, 1),
        (1, 0),  # a part of the vector
        (2, 2),
    ]


def escapes(m: Memory) -> None:
    m.k.op("llvm.ptrtoint", m.place(4), to=I64)


def is_indexed(m: Memory) -> None:
    m.k.store(m.k.const(0), m.k.at(m.space, m.k.args[1], I32))


def is_stored(m: Memory) -> None:
    m.k.store(m.place(0), m.k.local(1, ptr(0)))


def has_no_common_size(m: Memory) -> None:
    m.store(0, I32)
    m.load(3, I16)


def holds_pointers(m: Memory) -> None:
    m.load(0, ptr(1))


def holds_bits(m: Memory) -> None:
    m.load(0, VectorType(8, Kernel().compare("eq", Kernel().const(0), 0).type))


@pytest.mark.parametrize(
    "use", [escapes, is_indexed, is_stored, has_no_common_size, holds_pointers, holds_bits], ids=lambda f: f.__name__
)
def test_memory_stays_where_its_use_is_not_known(use: Any) -> None:
    m = Memory()
    m.store(0, I32)
    use(m)
    registers = m.found()
    assert registers.memory and not any(op.name == "llvm.store" for op in registers.accesses)


def test_one_alloca_that_stays_does_not_hold_the_others() -> None:
    m = Memory()
    other = m.k.local(1, I32)
    m.k.store(m.k.const(0), other)
    escapes(m)
    registers = m.found()
    assert registers.memory and units(registers) == [("i32", "i32", 1)]


def test_operations_with_regions_know_what_they_read_and_write() -> None:
    m = Memory()
    m.store(0, I32)
    m.store(4, I32)

    def body(i: Value) -> None:
        m.load(0, I32)
        with m.k.when(m.k.compare("eq", i, 0)):
            m.store(4, I32)

    m.k.loop(0, 4, 1, [], body)
    registers = m.found()
    loop, branch = (next(op for op in m.k.function.walk() if op.name == name) for name in ("scf.for", "scf.if"))
    assert registers.touched[loop] == (1, 2) and registers.touched[branch] == (0, 2)
