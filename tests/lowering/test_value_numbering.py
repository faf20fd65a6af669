"""The builder of lowering: pure operations with equal operands are emitted once per scope."""

from __future__ import annotations

import pytest

from cutec.ir.attrs import IntArray, Typed
from cutec.ir.core import Block, Op, Region, Value
from cutec.ir.types import F32, I1, I32, I64, VectorType, ptr
from cutec.lowering.builder import SharingBuilder, is_pure


@pytest.fixture
def builder() -> SharingBuilder:
    return SharingBuilder(Block([I32, I32, ptr(1)]))


def add(builder: SharingBuilder, a: Value, b: Value) -> Value:
    return builder.value("arith.addi", [a, b], I32)


def names(builder: SharingBuilder) -> list[str]:
    return [op.name for op in builder.block.ops]


def test_equal_pure_operations_are_one(builder: SharingBuilder) -> None:
    a, b, _ = builder.block.args
    assert add(builder, a, b) is add(builder, a, b)
    assert add(builder, a, b) is not add(builder, b, a), "operands are compared in their order"
    assert names(builder) == ["arith.addi"] * 2


def test_operations_with_effects_are_emitted_each_time(builder: SharingBuilder) -> None:
    pointer = builder.block.args[2]
    first, second = (builder.value("llvm.load", [pointer], I32) for _ in range(2))
    assert first is not second and names(builder) == ["llvm.load"] * 2


def test_results_of_different_types_are_different(builder: SharingBuilder) -> None:
    a = builder.block.args[0]
    assert builder.value("arith.extsi", [a], I64) is not builder.value("arith.extui", [a], I64)
    assert builder.value("llvm.bitcast", [a], F32) is not builder.value("llvm.bitcast", [a], VectorType(1, I32))


def test_attributes_tell_operations_apart(builder: SharingBuilder) -> None:
    a, b, pointer = builder.block.args
    less, same = (builder.value("arith.cmpi", [a, b], I1, {"predicate": Typed(n, I64)}) for n in (2, 0))
    assert less is not same and less is builder.value("arith.cmpi", [a, b], I1, {"predicate": Typed(2, I64)})
    places = [
        builder.value("llvm.getelementptr", [pointer], pointer.type, {"rawConstantIndices": IntArray((n,))})
        for n in (1, 2, 1)
    ]
    assert places[0] is places[2] is not places[1]


@pytest.mark.parametrize(
    ("one", "other", "ty"),
    [(0.0, -0.0, F32), (1, 1.0, F32), (float("nan"), 0.0, F32), (True, False, I1)],
    ids=str,
)
def test_constants_are_told_apart_by_their_text(builder: SharingBuilder, one: float, other: float, ty) -> None:
    assert builder.constant(one, ty) is builder.constant(one, ty)
    assert builder.constant(one, ty) is not builder.constant(other, ty)


def test_constants_of_different_types_are_different(builder: SharingBuilder) -> None:
    assert builder.constant(1, I32) is not builder.constant(1, I64)


def test_a_scope_sees_what_is_around_it_and_hides_what_it_makes(builder: SharingBuilder) -> None:
    a, b, _ = builder.block.args
    outside = add(builder, a, a)
    with builder.inside(Block()) as block:
        assert add(builder, a, a) is outside and block.ops == []
        inside = add(builder, a, b)
        with builder.inside(Block()):
            assert add(builder, a, b) is inside
    assert add(builder, a, b) is not inside, "a value of a region cannot be used behind it"
    assert names(builder) == ["arith.addi"] * 2


def test_two_arms_share_nothing(builder: SharingBuilder) -> None:
    a, b, _ = builder.block.args
    arms = []
    for _ in range(2):
        with builder.inside(Block()) as block:
            add(builder, a, b)
            arms.append(block)
    builder.emit("scf.if", [builder.constant(True, I1)], (), {}, [Region(block) for block in arms])
    assert [[op.name for op in block.ops] for block in arms] == [["arith.addi"]] * 2


def test_what_is_pure() -> None:
    pure = "arith.divsi", "llvm.getelementptr", "vector.extract", "vector.bitcast", "llvm.addrspacecast"
    effects = "llvm.load", "llvm.store", "nvvm.barrier0", "nvvm.read.ptx.sreg.clock", "llvm.alloca", "scf.if"
    assert all(map(is_pure, pure)) and not any(map(is_pure, effects))


def test_locations_are_those_of_the_first(builder: SharingBuilder) -> None:
    a, b, _ = builder.block.args
    made = add(builder, a, b).owner
    assert isinstance(made, Op) and made.loc is builder.loc
