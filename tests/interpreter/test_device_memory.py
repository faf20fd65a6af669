"""Loads and stores in every space, and the findings about them."""

import ml_dtypes
import numpy as np
import pytest
from kernel_kit import Kernel, line_of

from cutec.diag import CutecError
from cutec.interpreter import Stopped
from cutec.ir.attrs import IntArray, Symbol, Typed
from cutec.ir.core import Op
from cutec.ir.types import BF16, F16, F32, F64, I1, I8, I16, I32, I64, OpaqueType, VectorType, integer, ptr

A16 = {"alignment": Typed(16, I64)}


def refused(code, kernel, *args, **run) -> CutecError:
    with pytest.raises(CutecError) as caught:
        kernel.run(*args, **run)
    assert caught.value.code == code, str(caught.value)
    return caught.value


def copy_kernel(ty, element=None, **attrs):
    k = Kernel(ptr(1), ptr(1))
    i = k.global_index()
    if isinstance(ty, VectorType):
        i, element = k.binary("muli", i, ty.count), ty.element
    k.store(k.load(k.at(k.args[0], i, element or ty), ty, **attrs), k.at(k.args[1], i, element or ty), **attrs)
    return k


@pytest.mark.parametrize(
    "ty, dtype",
    [
        (I8, "i1"),
        (I16, "i2"),
        (I32, "i4"),
        (I64, "i8"),
        (F16, "f2"),
        (F32, "f4"),
        (F64, "f8"),
        (BF16, ml_dtypes.bfloat16),
    ],
)
def test_every_type_moves_bit_for_bit(ty, dtype):
    source = np.random.default_rng(0).integers(0, 256, 64 * np.dtype(dtype).itemsize, np.uint8).view(dtype)
    target = np.zeros_like(source)
    copy_kernel(ty).run(source, target, grid=2)
    assert (source.view("u1") == target.view("u1")).all()


@pytest.mark.parametrize(
    "ty",
    [
        VectorType(4, F32),
        VectorType(2, F64),
        VectorType(8, F16),
        VectorType(2, I8),
        VectorType(16, I8),
        VectorType(8, F32),
    ],
)
def test_vectors_move(ty):
    source = np.random.default_rng(0).integers(0, 256, 32 * ty.count * ty.element.width // 8, np.uint8)
    target = np.zeros_like(source)
    copy_kernel(ty).run(source, target)
    assert (source == target).all()


def test_vectors_of_lower_alignment():
    source = np.arange(32 * 4 + 1, dtype=np.float32)
    target = np.zeros(32 * 4, np.float32)
    k = Kernel(ptr(1), ptr(1))
    i = k.binary("muli", k.sreg("tid.x"), 4)
    value = k.load(k.at(k.at(k.args[0], 1), i), VectorType(4, F32), alignment=Typed(4, I64))
    k.store(value, k.at(k.args[1], i), alignment=Typed(16, I64))
    k.run(source, target)
    assert (target == source[1:]).all()


def test_bools_are_bytes():
    source = np.array([0, 1] * 16, np.uint8)
    target = np.full(32, 7, np.uint8)
    copy_kernel(I1).run(source, target)
    assert (source == target).all()


def test_strided_arrays_are_used_in_place():
    whole = np.zeros((8, 8), np.float32)
    part = whole[:, :4].T
    k = Kernel(ptr(1))
    i = k.sreg("tid.x")
    k.store(k.op("arith.sitofp", i, to=F32), k.at(k.args[0], k.binary("muli", i, 8)))
    k.run(part, block=8)
    assert whole[:, 0].tolist() == list(range(8)) and not whole[:, 1:].any()


def test_out_of_bounds_names_thread_array_index_and_line():
    k = Kernel(ptr(1), ptr(1))
    i = k.global_index()
    k.store(k.load(k.at(k.args[0], i)), k.at(k.args[1], i))
    error = refused("E5001", k, np.zeros(128, np.float32), np.zeros(100, np.float32), grid=2, block=64)
    assert "b[100]" in error.message and "100 elements of float32" in error.message and "store" in error.message
    assert error.notes[0].message == "thread (36,0,0) of block (1,0,0), and 27 more threads"
    assert error.place.line == line_of(k, "llvm.store") and error.place.file == "kernel.py"


def test_negative_index_is_out_of_bounds():
    k = Kernel(ptr(1))
    k.load(k.at(k.args[0], k.binary("subi", k.sreg("tid.x"), 3)))
    assert "a[-3]" in refused("E5001", k, np.zeros(64, np.float32)).message


def test_far_out_of_bounds_still_names_its_array():
    k = Kernel(ptr(1), ptr(1))
    k.load(k.at(k.args[0], k.op("arith.extsi", k.const(1 << 30), to=I64), F64))
    assert "a[" in refused("E5001", k, np.zeros(4), np.zeros(4)).message


def test_vector_across_the_end_is_out_of_bounds():
    k = copy_kernel(VectorType(4, F32))
    refused("E5001", k, np.zeros(127, np.float32), np.zeros(128, np.float32))


def test_store_to_a_read_only_array():
    k = copy_kernel(F32)
    source, target = np.zeros(32, np.float32), np.zeros(32, np.float32)
    source.flags.writeable = False
    k.run(source, target)
    assert "a, which is read-only" in refused("E5013", copy_kernel(F32), target, source).message.replace(" b,", " a,")


def test_a_guard_keeps_threads_inside():
    k = Kernel(ptr(1), I32)
    i = k.global_index()
    with k.when(k.compare("slt", i, k.args[1])):
        k.store(k.op("arith.constant", to=F32, value=Typed(1.0, F32)), k.at(k.args[0], i))
    out = np.zeros(50, np.float32)
    k.run(out, 50, block=64)
    assert out.all()


def test_misaligned_vector():
    k = Kernel(ptr(1))
    k.load(k.at(k.args[0], k.sreg("tid.x")), VectorType(4, F32), **A16)
    error = refused("E5002", k, np.zeros(64, np.float32))
    assert "a[1]" in error.message and "multiple of 16" in error.message


def test_null_and_made_up_pointers():
    k = Kernel()
    k.load(k.op("llvm.mlir.zero", to=ptr(1)))
    refused("E5010", k)
    k = Kernel()
    k.load(k.op("llvm.inttoptr", k.const(4096, I64), to=ptr(0)))
    refused("E5010", k)
    k = Kernel()
    k.load(k.op("llvm.inttoptr", k.const(64), to=ptr(3)))
    refused("E5010", k)


def test_pointers_are_numbers_that_keep_their_allocation():
    k = Kernel(ptr(1), ptr(1), ptr(1))
    i = k.sreg("tid.x")
    odd = k.compare("ne", k.binary("andi", i, 1), 0)
    chosen = k.op("arith.select", odd, k.args[0], k.args[1], to=ptr(1))
    number = k.op("llvm.ptrtoint", k.at(chosen, i), to=I64)
    value = k.load(k.op("llvm.inttoptr", number, to=ptr(1)))
    k.store(value, k.at(k.args[2], i))
    a, b, c = np.arange(32, dtype=np.float32), -np.arange(32, dtype=np.float32), np.zeros(32, np.float32)
    k.run(a, b, c)
    assert c.tolist() == [i if i % 2 else -i for i in range(32)]


def test_stores_through_mixed_pointers():
    k = Kernel(ptr(1), ptr(1))
    i = k.sreg("tid.x")
    odd = k.compare("ne", k.binary("andi", i, 1), 0)
    k.store(i, k.at(k.op("arith.select", odd, k.args[0], k.args[1], to=ptr(1)), i, I32))
    a, b = np.full(32, -1, np.int32), np.full(32, -1, np.int32)
    k.run(a, b)
    assert a.tolist() == [i if i % 2 else -1 for i in range(32)] and b.tolist() == [
        -1 if i % 2 else i for i in range(32)
    ]


def test_fragments_hold_values_per_thread():
    k = Kernel(ptr(1))
    i = k.sreg("tid.x")
    fragment = k.local(4, I32)
    k.loop(0, 4, 1, [], lambda j: k.store(k.binary("muli", i, j), k.at(fragment, j, I32)))
    rotated = k.binary("andi", i, 3)  # a different element in each thread
    k.store(k.load(k.at(fragment, rotated, I32), I32), k.at(k.args[0], i, I32))
    out = np.zeros(64, np.int32)
    k.run(out, block=64)
    assert out.tolist() == [i * (i % 4) for i in range(64)]


def test_fragments_of_vectors_and_narrow_types():
    k = Kernel(ptr(1), ptr(1))
    i = k.sreg("tid.x")
    fragment = k.local(8, F16)
    pair = VectorType(2, F16)
    k.store(k.load(k.at(k.args[0], k.binary("muli", i, 8), F16), VectorType(8, F16)), fragment, **A16)
    for n in range(4):
        value = k.load(k.at(fragment, 2 * n, F16), pair, alignment=Typed(4, I64))
        k.store(
            value, k.at(k.args[1], k.binary("addi", k.binary("muli", i, 8), 2 * (3 - n)), F16), alignment=Typed(4, I64)
        )
    a = np.arange(256).astype(np.float16)
    b = np.zeros_like(a)
    k.run(a, b)
    assert (b.reshape(-1, 4, 2) == a.reshape(-1, 4, 2)[:, ::-1]).all()


def test_fragment_findings():
    k = Kernel()
    k.store(k.const(1), k.at(k.local(4), k.sreg("tid.x"), I32))
    error = refused("E5001", k)
    assert (
        error.notes[0].message.startswith("thread (4,0,0)") and "byte 16 of a fragment, which has 16" in error.message
    )


def test_a_fragment_declared_in_a_loop_starts_undefined():
    k = Kernel(ptr(1))
    i = k.const(0)

    def body(j):
        fragment = k.local(1, I32)
        with k.when(k.compare("eq", j, 0)):
            k.store(i, fragment)
        k.store(k.load(fragment, I32), k.args[0])

    k.loop(0, 2, 1, [], body)
    refused("E5003", k, np.zeros(1, np.int32))


def test_generic_pointers_reach_every_space():
    k = Kernel(ptr(1))
    i = k.sreg("tid.x")
    in_global = k.op("llvm.addrspacecast", k.at(k.args[0], i, I32), to=ptr(0))
    in_shared = k.op("llvm.addrspacecast", k.at(k.shared("s", 128), i, I32), to=ptr(0))
    in_local = k.local(1, I32)
    for place in (in_shared, in_local):
        k.store(i, place)
    back = k.op("llvm.addrspacecast", in_shared, to=ptr(3))
    k.store(k.binary("addi", k.load(back, I32), k.load(in_local, I32)), in_global)
    quarter = k.binary("remui", i, 3)
    mixed = k.op("arith.select", k.compare("eq", quarter, 0), in_global, in_shared, to=ptr(0))
    mixed = k.op("arith.select", k.compare("eq", quarter, 1), in_local, mixed, to=ptr(0))
    k.store(k.binary("addi", k.load(mixed, I32), 1000), in_global)
    out = np.zeros(32, np.int32)
    k.run(out)
    assert out.tolist() == [1000 + (2 * i if i % 3 == 0 else i) for i in range(32)]


def test_vector_operations():
    k = Kernel(ptr(1), ptr(1))
    i = k.sreg("tid.x")
    four, two = VectorType(4, F32), VectorType(2, F32)
    v = k.load(k.at(k.args[0], k.binary("muli", i, 4)), four)
    first, last = (k.op("vector.extract", v, to=F32, static_position=IntArray((n,), 64)) for n in (0, 3))
    pair = k.op("vector.from_elements", last, first, to=two)
    wide = k.op("vector.shuffle", pair, pair, to=four, mask=IntArray((0, 1, 3, 2), 64))
    wide = k.op("vector.insert", k.const(9.0, F32), wide, to=four, static_position=IntArray((2,), 64))
    total = k.op("arith.addf", wide, k.op("vector.broadcast", first, to=four), to=four)
    k.store(total, k.at(k.args[1], k.binary("muli", i, 4)))
    a, b = np.random.default_rng(0).random((2, 32, 4), np.float32)
    k.run(a, b)
    first, last = a[:, :1], a[:, 3:]
    assert (b == np.concatenate([last, first, np.full_like(first, 9), last], axis=1) + first).all()


def test_constant_vectors():
    k = Kernel(ptr(1))
    v = k.op("arith.constant", to=VectorType(4, I32), value=Typed((1, 2, 3, -4), VectorType(4, I32)))
    splat = k.op("arith.constant", to=VectorType(4, I32), value=Typed(10, VectorType(4, I32)))
    k.store(k.op("arith.addi", v, splat, to=VectorType(4, I32)), k.args[0])
    out = np.zeros(4, np.int32)
    k.run(out, block=1)
    assert out.tolist() == [11, 12, 13, 6]


def test_launch_refusals():
    k = Kernel(ptr(1))
    k.function.attrs["nvvm.reqntid"] = IntArray((64, 1, 1))
    refused("E5011", k, np.zeros(1))
    refused("E5011", k, block=64)
    refused("E5011", k, np.zeros(1), block=(64, 64, 1))
    refused("E5011", k, np.zeros(1), block=64, grid=(3, 1, 1), cluster=(2, 1, 1))
    k.run(np.zeros(1), block=64)


def test_types_that_no_array_holds():
    k = Kernel()
    k.binary("addi", k.const(1, integer(24)), 2)
    assert "arith.constant" in refused("E5012", k).message
    k = Kernel(ptr(1))
    k.load(k.args[0], VectorType(2, integer(4)))
    with pytest.raises(CutecError):
        k.run(np.zeros(4, np.int8))


def test_division_by_zero():
    k = Kernel(ptr(1))
    i = k.sreg("tid.x")
    k.store(k.binary("divsi", k.const(100), k.binary("subi", i, 5)), k.at(k.args[0], i, I32))
    error = refused("E5006", k, np.zeros(32, np.int32))
    assert error.notes[0].message == "thread (5,0,0) of block (0,0,0)"


def test_endless_loop_reaches_the_step_limit():
    k = Kernel()
    k.repeat([k.const(0)], lambda v: [k.const(True, I1), v], lambda v: [v])
    error = refused("E5007", k, steps=500)
    assert "500 steps" in error.message and error.place.line == line_of(k, "scf.while")


def test_a_run_ends_when_it_is_stopped():
    k = Kernel(ptr(1))
    k.store(k.const(7), k.at(k.args[0], k.const(0), I32))
    k.repeat([k.const(0)], lambda v: [k.const(True, I1), v], lambda v: [v])
    asked = iter([False] * 40)
    out = np.zeros(1, np.int32)
    with pytest.raises(Stopped):
        k.run(out, options={"stop": lambda: next(asked, True)})
    assert out[0] == 7 and next(asked, None) is None


def test_printf_and_assert():
    k = Kernel()
    i = k.sreg("tid.x")
    with k.when(k.compare("sge", i, 30)):
        k.emit(
            "cutec.printf",
            (k.local(32, I8), i, k.const(2.5, F32), k.const(-1), k.const(255)),
            format="thread %d: %5.2f %u %#x%%\n",
        )
    k.emit("cutec.assert", (k.compare("ne", i, 9),), message="i is not nine", file="kernel.py", line=Typed(3, I32))
    error = refused("E5009", k)
    assert k.printed.getvalue() == "".join(f"thread {i}:  2.50 4294967295 0xff%\n" for i in (30, 31))
    assert error.message == "i is not nine" and error.notes[0].message.startswith("thread (9,0,0)")


def test_globals_of_the_module_hold_their_strings():
    k = Kernel(ptr(1))
    attrs = {
        "sym_name": "text",
        "global_type": OpaqueType("!llvm.array<6 x i8>"),
        "addr_space": Typed(1, I32),
        "constant": None,
        "value": "hello",
    }
    k.module.body.append(Op("llvm.mlir.global", attrs=attrs))
    text, i = k.op("llvm.mlir.addressof", to=ptr(1), global_name=Symbol("text")), k.sreg("tid.x")
    k.store(k.load(k.at(text, i, I8), I8), k.at(k.args[0], i, I8))
    out = np.zeros(6, np.int8)
    k.run(out, block=6)
    assert out.tobytes() == b"hello\0"
    k = Kernel()
    k.module.body.append(Op("llvm.mlir.global", attrs=attrs))
    k.store(k.const(1, I8), k.op("llvm.mlir.addressof", to=ptr(1), global_name=Symbol("text")))
    refused("E5013", k)
