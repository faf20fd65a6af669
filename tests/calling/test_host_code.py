"""Calls of functions that launch nothing and work on the host's memory."""

from __future__ import annotations

from types import SimpleNamespace

import ml_dtypes
import numpy as np
import pytest

import cutec
from cutec import cute
from cutec.artifact.signature import TensorParam
from cutec.calling.host_steps import _argument
from cutec.cute.runtime import from_dlpack
from cutec.diag import CutecError
from cutec.interpreter.values.one_thread import evaluator
from cutec.ir.attrs import IntArray
from cutec.ir.core import Block, Op, Region
from cutec.ir.types import I32, VectorType, ptr
from cutec.lowering.host_code import host_code
from cutec.runtime.tensors import TensorView

pytestmark = pytest.mark.usefixtures("on_cpu")


@cute.jit
def rearrange(src: cute.Tensor, dst: cute.Tensor):
    dst = cute.group_modes(dst, 0, 2)
    for i in cutec.range(cute.size(src)):
        place = src.layout.get_hier_coord(i)
        dst[place] = src[place]


@cute.jit
def copy(src: cute.Tensor, dst: cute.Tensor, n: cutec.Int32):
    for i in range(n):
        dst[i] = src[i]


@cute.jit
def count(x: cute.Tensor, found: cute.Tensor, n: cutec.Int32):
    large = cutec.Int32(0)
    for i in range(n):
        if x[i] > 2.0:
            large += 1
            x[i] = x[i] * 0.5 - 1.0
        else:
            x[i] = -x[i]
    rest = large
    while rest >= 3:
        rest -= 3
    found[0], found[1] = large, rest


@cute.jit
def of_vectors(x: cute.Tensor, y: cute.Tensor, z: cute.Tensor):
    a, b = [cute.make_tensor(each.iterator, cute.make_layout(4)).load() for each in (x, y)]
    larger = cute.where(a > b, a, b)
    z[0] = larger.reduce(cute.ReductionOp.ADD, x.element_type(0), 0)
    z[1] = cute.math.exp(a)[1] + x[0] * y[1]
    kept = cute.make_rmem_tensor(4, x.element_type)
    kept.store(a * b)
    for i in cutec.range(cute.size(x)):
        x[i] = kept[3 - i]


def test_elements_are_rearranged():
    src = np.arange(32, dtype=np.float32).reshape(8, 4)
    dst = np.zeros((4, 2, 4), np.float32)
    rearrange(from_dlpack(src), from_dlpack(dst))
    assert np.array_equal(dst.transpose(1, 0, 2).reshape(8, 4), src)


def test_a_long_loop_with_known_bounds_is_traced_twice(capsys: pytest.CaptureFixture[str]):
    src, dst = np.arange(3000, dtype=np.float32).reshape(1000, 3), np.zeros((3, 1000), np.float32)

    @cute.jit
    def turn(src: cute.Tensor, dst: cute.Tensor):
        for i in cutec.range(cute.size(src)):
            print("traced")
            dst[i % 3, i // 3] = src[i // 3, i % 3]

    turn(from_dlpack(src), from_dlpack(dst))
    assert np.array_equal(dst, src.T)
    assert capsys.readouterr().out.count("traced") == 2


@pytest.mark.parametrize("dtype", ["f2", "f4", "f8", "i1", "u1", "i4", "i8", "bf16", "e4m3"])
def test_a_loop_over_many_elements(dtype: str):
    narrow = {"bf16": ml_dtypes.bfloat16, "e4m3": ml_dtypes.float8_e4m3fn}
    src = (np.arange(-50, 20000) % 200 - 99 if dtype == "e4m3" else np.arange(-50, 20000)).astype(
        narrow.get(dtype, dtype)
    )
    dst = np.zeros_like(src)
    copy(src, dst, len(src) - 1)
    assert np.array_equal(dst[:-1], src[:-1]) and dst[-1] == 0


def test_branches_and_numbers_of_loops():
    x, found = np.arange(12, dtype=np.float32), np.zeros(2, np.int32)
    count(x, found, 11)
    assert found.tolist() == [8, 2]
    assert x.tolist() == [0, -1, -2, 0.5, 1, 1.5, 2, 2.5, 3, 3.5, 4, 11]


@pytest.mark.parametrize("dtype", [np.float16, np.float32, np.float64, ml_dtypes.bfloat16])
def test_vectors_registers_and_functions_are_those_of_kernels(dtype: type):
    """Sums combine neighbours first, each rounded to the type; registers have an index that is not
    known.
    """
    x, y = np.array([1.5, -2, 3.25, 100]).astype(dtype), np.array([0.25, 7, -1, 1.0078125]).astype(dtype)
    z, products, largest = np.zeros(2, dtype), x * y, np.maximum(x, y)
    total = (largest[0] + largest[1]) + (largest[2] + largest[3])
    wanted = np.exp(x.astype(np.float64)[1]).astype(dtype) + x[0] * y[1]
    of_vectors(x, y, z)
    assert x.tolist() == products[::-1].tolist() and z[0] == total and z[1] == pytest.approx(float(wanted), rel=4e-3)


@cute.jit
def multiples(x: cute.Tensor, y: cute.Tensor, n: cutec.Int32):
    given = cute.make_tensor(x.iterator, cute.make_layout(8)).load()
    total = cute.full_like(given, 0)
    for i in cutec.range(n):
        total = total + given * i
    if n > 2:
        total = total - 1
    cute.make_tensor(y.iterator, cute.make_layout(8)).store(total)


@pytest.mark.parametrize(("n", "factor", "less"), [(0, 0, 0), (2, 1, 0), (5, 10, 1)])
def test_loops_and_branches_carry_vectors(n: int, factor: int, less: int):
    x, y = np.arange(8, dtype=np.int32), np.zeros(8, np.int32)
    multiples(x, y, n)
    assert y.tolist() == (x * factor - less).tolist()


@cute.jit
def quotients(x: cute.Tensor, y: cute.Tensor):
    given, by = [cute.make_tensor(each.iterator, cute.make_layout(8)).load() for each in (x, y)]
    cute.make_tensor(y.iterator, cute.make_layout(8)).store(given // by + given % by * 100)


def test_vectors_are_divided():
    x, y = np.arange(-4, 4, dtype=np.int32), np.array([1, 2, 3, -1, -2, 3, 4, 5], np.int32)
    wanted = x // y + x % y * 100
    quotients(x, y)
    assert y.tolist() == wanted.tolist()
    with pytest.raises(CutecError, match="divides by zero") as caught:
        quotients(x, np.zeros(8, np.int32))
    assert caught.value.code == "E3011"


def test_a_vector_of_no_value_is_one_all_the_same():
    function = Op("func.func", regions=[Region(Block())])
    poison = function.body.append(Op("ub.poison", result_types=[VectorType(4, I32)]))
    function.body.append(Op("vector.shuffle", [poison.result] * 2, [VectorType(2, I32)], {"mask": IntArray((3, 4))}))
    host_code(function, evaluator).run(())


@pytest.mark.parametrize("name", ["nvvm.barrier", "nvvm.read.ptx.sreg.tid.x", "llvm.mlir.addressof"])
def test_what_the_host_cannot_do_is_refused(name: str):
    """(A trace refuses most of it before.)"""
    function = Op("func.func", regions=[Region(Block())])
    results = [] if name == "nvvm.barrier" else [I32 if "sreg" in name else ptr(1)]
    function.body.append(Op(name, result_types=results))
    with pytest.raises(CutecError, match="has no place in a host function") as caught:
        host_code(function, evaluator)
    assert caught.value.code == "E0505"


def test_memory_of_a_gpu_is_refused_by_name():
    view = TensorView(64, (4,), (1,), "f32", 1, SimpleNamespace())
    param = TensorParam.__new__(TensorParam)
    object.__setattr__(param, "name", "dst")
    with pytest.raises(CutecError, match="argument 'dst', which is in memory of GPU 1"):
        _argument(param, view, True)
    assert _argument(param, view, False).pointer == 64
