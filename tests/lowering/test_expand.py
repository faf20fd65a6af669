"""Expansion on short kernels: which upstream operations composite ones become, and how values of
narrow types are carried.
"""

from __future__ import annotations

from typing import Any

import pytest
from exporting import export_of

import cutec
from cutec import cute
from cutec.frontend.kernels.trace import TraceOptions, trace
from cutec.ir.attrs import Typed
from cutec.ir.core import Block, Op, Region
from cutec.ir.formats import FORMATS, encode
from cutec.ir.types import F32, FLOATS, I8, I16, I32, TF32, Type, VectorType, integer, ptr
from cutec.lowering import LowerOptions, device_module, lower
from cutec.lowering.expand import Expansion, Strings

# -- values ----------------------------------------------------------------------------------------


def expanded(block: Block) -> Op:
    """A function with this body, expanded as a kernel."""
    block.append(Op("gpu.return"))
    return Expansion(LowerOptions(), Strings()).function(Op("gpu.func", regions=[Region(block)]), "llvm.func")


def constant(value: Any, ty: Type) -> Op:
    """A lowered constant."""
    block = Block()
    block.append(Op("arith.constant", (), (ty,), {"value": Typed(value, ty)}))
    return expanded(block).body.ops[0]


@pytest.mark.parametrize("name", ["f8E4M3FN", "f8E5M2", "f6E3M2FN", "f4E2M1FN"])
def test_a_constant_of_a_narrow_float_is_its_bits(name: str) -> None:
    lowered = constant(1.5, FLOATS[name])
    assert lowered.result.type == I8 and lowered.attrs["value"].value == encode(1.5, FORMATS[name])


@pytest.mark.parametrize(("width", "value", "bits"), [(4, -1, 15), (4, 7, 7), (2, -2, 2), (8, -1, 255)])
def test_a_constant_of_a_narrow_integer_is_its_low_bits(width: int, value: int, bits: int) -> None:
    lowered = constant(value, integer(width))
    assert lowered.result.type == I8 and lowered.attrs["value"].value & 0xFF == bits


def test_a_vector_of_narrow_numbers_is_a_vector_of_their_bits() -> None:
    ty = VectorType(2, FLOATS["f8E4M3FN"])
    lowered = constant((1.0, -1.0), ty)
    assert lowered.result.type == VectorType(2, I8)
    assert lowered.attrs["value"].value == tuple(encode(v, FORMATS["f8E4M3FN"]) for v in (1.0, -1.0))


def test_tf32_is_carried_as_f32() -> None:
    lowered = constant(1.5, TF32)
    assert lowered.result.type == F32 and lowered.attrs["value"].value == 1.5


def test_arguments_and_results_of_regions_have_the_types_that_carry_them() -> None:
    kind = FLOATS["f8E5M2"]
    block, body = Block([integer(1), kind]), Block()
    body.append(Op("scf.yield", [block.args[1]]))
    other = Block()
    other.append(Op("scf.yield", [block.args[1]]))
    block.append(Op("scf.if", [block.args[0]], [kind], {}, [Region(body), Region(other)]))
    function = expanded(block)
    (branch,) = [op for op in function.body.ops if op.name == "scf.if"]
    assert [v.type for v in function.body.args] == [integer(1), I8] and branch.result.type == I8


@pytest.mark.parametrize(("ty", "count"), [(VectorType(4, I16), 4), (VectorType(4, I32), 1), (I16, 1)], ids=str)
def test_vectors_of_16_bit_integers_are_added_by_elements(ty: Type, count: int) -> None:
    block = Block([ty, ty])
    block.append(Op("arith.addi", block.args, [ty]))
    adds = [op for op in expanded(block).walk() if op.name == "arith.addi"]
    assert len(adds) == count and len({op.result.type for op in adds}) == 1


def test_stack_space_comes_first_in_the_function() -> None:
    expansion = Expansion(LowerOptions(), Strings())
    block, inner = Block([integer(1)]), Block()
    inner.append(Op("scf.yield"))
    block.append(Op("scf.if", [block.args[0]], [], {}, [Region(inner)]))
    block.append(Op("gpu.return"))
    original = expansion._op

    def allocating(op: Op) -> None:
        """As an expansion that asks for stack space in a branch."""
        if op.name == "scf.yield":
            space = expansion.alloca(F32, 4, 16)
            assert expansion.place(space, 8) is expansion.place(space, 8) is not expansion.place(space, 4)
        original(op)

    expansion._op = allocating  # type: ignore[method-assign]  # for this object
    function = expansion.function(Op("gpu.func", regions=[Region(block)]), "llvm.func")
    names = [op.name for op in function.body.ops]
    assert names[:4] == ["arith.constant", "llvm.alloca", "llvm.getelementptr", "llvm.getelementptr"]
    assert function.body.ops[1].attrs["alignment"].value == 16 and function.body.ops[1].result.type == ptr(0)


def test_each_string_is_one_global() -> None:
    strings = Strings()
    assert strings.symbol("a") is strings.symbol("a") is not strings.symbol("ä")
    first, second = strings.globals()
    assert first.attrs["value"] == "a\0" and second.attrs["global_type"].mlir == "!llvm.array<3 x i8>"


# -- kernels ---------------------------------------------------------------------------------------


@cute.jit
def _launch(kernel: cutec.Constexpr, x: cute.Tensor, i: cutec.Int32):
    kernel(x, i).launch(grid=1, block=32)


def kernel_of(kernel: Any, tensor: str = "f32[n]", assertions: bool = False, arch: str = "") -> Op:
    """A kernel of a tensor and a number, lowered."""
    export = export_of(_launch, [tensor, "i32"], {"kernel": kernel})
    traced = trace(export, "sm_90a", TraceOptions(enable_assertions=assertions))
    device = device_module(lower(traced.module, LowerOptions(enable_assertions=assertions, arch=arch)))
    return next(op for op in device.walk() if op.name == "llvm.func" and op.body.ops)


def names(function: Op) -> list[str]:
    return [op.name for op in function.walk()]


@cute.kernel
def add_one(x: cute.Tensor, i: cutec.Int32):
    x[i] = x[i] + 1.0


def test_an_element_is_one_address_for_its_load_and_its_store() -> None:
    found = names(kernel_of(add_one))
    assert [found.count(f"llvm.{name}") for name in ("getelementptr", "load", "store")] == [1, 1, 1]
    assert not any(name.startswith("cute.") for name in found)


def test_a_kernel_is_a_function_of_llvm_that_returns() -> None:
    function = kernel_of(add_one)
    assert "nvvm.kernel" in function.attrs and function.body.ops[-1].name == "llvm.return"
    assert function.attrs["function_type"].mlir.startswith("!llvm.func<void (")


def test_assertions_check_each_access() -> None:
    function = kernel_of(add_one, assertions=True)
    checks = [op.attrs["message"] for op in function.walk() if op.name == "cutec.assert"]
    assert checks and all("tensor x" in message for message in checks)
    assert "cutec.assert" not in names(kernel_of(add_one))


@cute.kernel
def through_registers(x: cute.Tensor, i: cutec.Int32):
    fragment = cute.make_rmem_tensor(cute.make_layout(4), cutec.Float32)
    for j in cutec.range_constexpr(4):
        fragment[j] = x[i + j]
    x[i] = fragment[0] + fragment[3]


def test_a_register_tensor_with_known_places_needs_no_memory() -> None:
    found = names(kernel_of(through_registers))
    assert "llvm.alloca" not in found and found.count("llvm.load") == 4 and found.count("llvm.store") == 1


@cute.kernel
def indexed_registers(x: cute.Tensor, i: cutec.Int32):
    fragment = cute.make_rmem_tensor(cute.make_layout(4), cutec.Float32)
    fragment.fill(0.0)
    fragment[i] = 1.0
    x[0] = fragment[1]


def test_a_register_tensor_indexed_at_run_time_stays_in_memory() -> None:
    assert "llvm.alloca" in names(kernel_of(indexed_registers))


@cute.kernel
def hinted(x: cute.Tensor, i: cutec.Int32):
    for j in cutec.range(i, unroll=4):
        x[j] = 0.0


def test_hints_of_loops_reach_the_lowered_loop() -> None:
    (loop,) = [op for op in kernel_of(hinted).walk() if op.name == "scf.for"]
    assert "count = 4" in loop.attrs["loop_annotation"].text


@cute.kernel
def narrow(x: cute.Tensor, i: cutec.Int32):
    x[i] = x[i + 1]


@pytest.mark.parametrize("kind", ["f8E4M3FN", "f8E5M2", "i8"])
def test_elements_of_eight_bits_are_moved_as_bytes(kind: str) -> None:
    function = kernel_of(narrow, f"{kind}[n]")
    assert [op.result.type for op in function.walk() if op.name == "llvm.load"] == [I8]


@cute.kernel
def packs(x: cute.Tensor, i: cutec.Int32):
    words = cute.local_tile(x, (8,), (i,)).load().to(cutec.Float8E4M3FN).bitcast(cutec.Float32)
    x[0], x[1] = words[0], words[1]


def test_bytes_that_are_converted_in_pairs_are_packed_as_pairs() -> None:
    """Two pairs become a word as a whole: nothing takes a byte out of a pair."""
    function = kernel_of(packs, arch="sm_90a")
    casts = [op for op in function.walk() if op.name == "llvm.bitcast"]
    assert sum(op.result.type == I16 for op in casts) == 4 and sum(op.result.type == I32 for op in casts) == 2
    pair = VectorType(2, I8)
    extracted = [op for op in function.walk() if op.name.startswith("vector.extract")]
    assert not any(op.operands[0].type == pair for op in extracted)


@cute.kernel
def prints(x: cute.Tensor, i: cutec.Int32):
    cute.printf("{} of {}", i, i)
    cute.printf("{} of {}", i, 7)


def test_equal_formats_are_one_string_of_the_module() -> None:
    export = export_of(_launch, ["f32[n]", "i32"], {"kernel": prints})
    device = device_module(lower(trace(export, "sm_90a").module))
    strings = [op for op in device.body.ops if op.name == "llvm.mlir.global"]
    declared = [op.attrs["sym_name"] for op in device.body.ops if op.name == "llvm.func" and not op.body.ops]
    assert [op.attrs["value"] for op in strings] == ["%d of %d\n\0"] and declared == ["vprintf"]
