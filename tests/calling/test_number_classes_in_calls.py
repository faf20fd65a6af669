"""Number classes of a program's own in calls: as elements of tensors, as scalars, and in the tables
of TVM-FFI's arguments. Two halves of 32 bits in one number of 64 stand for classes such as complex
numbers.
"""

from __future__ import annotations

import numpy as np
import pytest

import cutec
from cutec import cute
from cutec._mlir import ir
from cutec._mlir.extras import types as T
from cutec.base_dsl.typing import FloatMeta
from cutec.calling.tensors import from_dlpack, make_fake_tensor
from cutec.cute import _tvm_ffi_args_spec_converter as converter


class Halves(cutec.Float32, metaclass=FloatMeta, width=64, mlir_type=T.f64):
    """A low and a high number, which sums add apart."""

    def __init__(self, low, high=0.0, *, loc=None, ip=None):
        if isinstance(low, (Halves, ir.Value)):
            cutec.Numeric.__init__(self, low.value if isinstance(low, Halves) else low)
        elif isinstance(low, cutec.Numeric):
            cutec.Numeric.__init__(self, packed(low, cutec.Float32(high)).ir_value())
        else:
            cutec.Numeric.__init__(self, float(np.array([low, high], np.float32).view(np.float64)[0]))

    def halves(self):
        bits = cutec.Float64(self.ir_value()).bitcast(cutec.Uint64)
        return [(bits >> at).to(cutec.Uint32).bitcast(cutec.Float32) for at in (0, 32)]

    def __add__(self, other):
        return Halves(packed(*(a + b for a, b in zip(self.halves(), Halves(other).halves()))).ir_value())

    __radd__ = __add__


def packed(low, high):
    """Two numbers as the bits of one."""
    low, high = (half.bitcast(cutec.Uint32).to(cutec.Uint64) for half in (low, high))
    return (low | high << 32).bitcast(cutec.Float64)


@cute.kernel
def sums(x: cute.Tensor, y: cute.Tensor, more: Halves):
    assert x.element_type is Halves and type(more) is Halves
    tid, _, _ = cute.arch.thread_idx()
    kept = cute.make_rmem_tensor(2, Halves)
    kept[0] = x[tid] + more
    kept[1] = cutec.Float32(0.25)  # becomes one of the class, as a low half
    y[tid] = cutec.Float32(1.0) + kept[0] + kept[1]


@cute.jit
def launch(x: cute.Tensor, y: cute.Tensor, more: Halves):
    sums(x, y, more).launch(grid=(1, 1, 1), block=(4, 1, 1))


def test_elements_and_scalars_of_an_own_class(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CUTEC_DEVICE", "cpu")
    x = np.arange(8, dtype=np.float32)
    y = np.zeros_like(x)
    fake = make_fake_tensor(Halves, (4,), (1,))
    compiled = cute.compile(launch, fake, fake, Halves(0.0))
    compiled(x.view(np.float64), y.view(np.float64), Halves(10.0, 100.0))
    np.testing.assert_array_equal(y, [11.25, 101, 13.25, 103, 15.25, 105, 17.25, 107])


def test_tensors_can_be_given_an_own_class(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CUTEC_DEVICE", "cpu")
    x, y = np.ones(8, np.float32), np.zeros(8, np.float32)
    tensors = [from_dlpack(each.view(np.float64)) for each in (x, y)]
    for tensor in tensors:
        tensor.element_type = Halves
    launch(*tensors, Halves(2.0))
    np.testing.assert_array_equal(y, [4.25, 1] * 4)


@cute.kernel
def halved(x: cute.Tensor, y: cute.Tensor):
    words = cute.recast_tensor(x, cutec.Float64)
    words._dtype = Halves  # of the same format
    tid, _, _ = cute.arch.thread_idx()
    assert words.element_type is Halves
    y[tid] = words[tid].halves()[1]


@cute.jit
def launch_halved(x: cute.Tensor, y: cute.Tensor):
    halved(x, y).launch(grid=(1, 1, 1), block=(4, 1, 1))


def test_a_kernel_gives_a_tensor_an_own_class(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CUTEC_DEVICE", "cpu")
    x, y = np.arange(8, dtype=np.float32), np.zeros(4, np.float32)
    launch_halved(from_dlpack(x), from_dlpack(y))
    np.testing.assert_array_equal(y, [1, 3, 5, 7])


def test_a_number_has_a_value() -> None:
    number = Halves(1.0, 2.0)
    assert np.array([number.value]).view(np.float32).tolist() == [1.0, 2.0]
    number.value = 0.5
    assert number.python == 0.5 and cutec.Int32(7).value == 7


def test_own_classes_are_entered_into_tables_of_tvm_ffi() -> None:
    converter.NumericToTVMFFIDtype.setdefault(Halves, "float64")
    converter.AcceptableNumericTypesForScalar.append(Halves)
    assert converter.NumericToTVMFFIDtype[cutec.Float64] == converter.NumericToTVMFFIDtype.pop(Halves) == "float64"
    assert converter.AcceptableNumericTypesForScalar.pop() is Halves
