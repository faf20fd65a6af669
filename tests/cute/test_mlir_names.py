"""Inline assembly as kernels write it with the `llvm` dialect."""

from __future__ import annotations

import numpy as np
import pytest
from cute_kit import run

import cutec
from cutec import cute
from cutec._mlir import ir
from cutec._mlir.dialects import llvm, vector
from cutec.cutlass_dsl import T, dsl_user_op
from cutec.diag import CutecError


@dsl_user_op
def popc(x: cutec.Int32, *, loc=None, ip=None):
    asm = llvm.inline_asm(T.i32(), [x.ir_value()], "popc.b32 $0, $1;", "=r,r", semantics=cute.arch.popc)
    return cutec.Int32(asm)


@dsl_user_op
def halves(x, *, loc=None, ip=None):
    pair = llvm.inline_asm(
        ir.Type.parse("!llvm.struct<(i16, i16)>"),
        [x.ir_value()],
        "mov.b32 {$0, $1}, $2;",
        "=h,=h,r",
        has_side_effects=True,
        asm_dialect=llvm.AsmDialect.AD_ATT,
        semantics=lambda v: (v.to(cutec.Int16), (v >> 16).to(cutec.Int16)),
    )
    return tuple(cutec.Int16(llvm.extractvalue(T.vector(1, T.f32()), pair, [i])) for i in (0, 1))


@cute.kernel
def kernel(x: cute.Tensor, y: cute.Tensor):
    tid, _, _ = cute.arch.thread_idx()
    low, high = halves(x[tid])
    bits = vector.bitcast(ir.VectorType.get([1], T.f32()), vector.from_elements(T.vector(1, T.i32()), [x[tid]]))
    back = cutec.Float32(vector.extract(bits, [], [0])).bitcast(cutec.Int32)
    y[tid] = popc(x[tid]) * 1000 + low.to(cutec.Int32) + high.to(cutec.Int32) + (back - x[tid])


@cute.kernel
def through_narrow(x: cute.Tensor, y: cute.Tensor, kind: cutec.Constexpr):
    words = vector.from_elements(T.vector(3, T.i32()), [x[i] for i in range(3)])
    values = llvm.bitcast(ir.VectorType.get([96 // kind.width], kind.mlir_type), words)
    registers = cute.make_rmem_tensor(cute.make_layout(96 // kind.width), kind)
    registers.store(cute.TensorSSA(values, (96 // kind.width,), kind))
    back = cute.recast_tensor(registers, cutec.Int32)
    again = llvm.bitcast(T.vector(3, T.i32()), values)
    for i in cutec.range_constexpr(3):
        y[i] = back[i]
        y[3 + i] = cutec.Int32(vector.extract(again, [], [i]))


@pytest.mark.parametrize("kind", [cutec.Float4E2M1FN, cutec.Int4, cutec.Float6E3M2FN, cutec.Float8E4M3FN], ids=str)
def test_a_bitcast_packs_narrow_elements_as_memory_does(kind) -> None:
    x, y = np.array([0x12345678, -0x76543211, 0x0FEDCBA9], np.int32), np.zeros(6, np.int32)
    run(through_narrow, x, y, kind)
    assert (y == [*x, *x]).all()


def test_meanings_run_on_the_interpreter() -> None:
    x, y = np.arange(32, dtype=np.int32) * 77777, np.zeros(32, np.int32)
    run(kernel, x, y, block=32)
    counts = np.array([bin(n).count("1") for n in x])
    assert (y == counts * 1000 + x.astype(np.int16) + (x >> 16)).all()


@pytest.mark.parametrize(
    ("constraints", "words"),
    [("=r", "1 results and 0 operands"), ("=r,r,r", "1 results and 2 operands"), ("r", "0 results")],
)
def test_constraints_have_to_fit(constraints: str, words: str) -> None:
    @cute.kernel
    def wrong(y: cute.Tensor):
        y[0] = cutec.Int32(llvm.inline_asm(T.i32(), [y[0].ir_value()], "popc.b32 $0, $1;", constraints))

    with pytest.raises(CutecError) as caught:
        run(wrong, np.zeros(1, np.int32))
    assert caught.value.code == "E0423" and words in caught.value.message


def test_a_type_that_is_none() -> None:
    with pytest.raises(CutecError) as caught:
        ir.Type.parse("i33x")
    assert caught.value.code == "E0204"


def test_values_of_operations_are_numbers() -> None:
    """One of them is stored."""

    @cute.kernel
    def kernel(y: cute.Tensor, z: cute.Tensor):
        value = vector.extract(vector.from_elements(T.vector(1, T.i32()), [y[1]]), [], [0])
        y[0] = value
        z[0] = value

    y, z = np.array([0, -7], np.int32), np.zeros(1, np.int64)
    run(kernel, y, z)
    assert y[0] == -7 and z[0] == -7, "of the signed class of their type"

    @cute.kernel
    def vectors(y: cute.Tensor):
        y[0] = vector.from_elements(T.vector(1, T.i32()), [y[1]])

    with pytest.raises(CutecError) as caught:
        run(vectors, np.zeros(2, np.int32))
    assert caught.value.code == "E0204"
