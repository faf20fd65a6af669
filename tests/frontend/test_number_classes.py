"""Metaclasses of numbers, under their public names, and number classes of a kernel file's own."""

from __future__ import annotations

import numpy as np
import pytest

import cutec
from cutec import cute, cutlass_dsl
from cutec._mlir.extras import types as T
from cutec.base_dsl import typing
from cutec.base_dsl.typing import FloatMeta, IntegerMeta, NumericMeta
from cutec.frontend.numbers.number_class import all_classes, by_name
from cutec.testing import simulate


def test_each_class_has_the_metaclass_of_its_kind() -> None:
    for kind in (*all_classes(), cutec.Integer, cutec.Float):
        found = [meta for meta in (IntegerMeta, FloatMeta) if isinstance(kind, meta)]
        assert found == [FloatMeta if kind.is_float else IntegerMeta] and isinstance(kind, NumericMeta)
    assert type(cutec.Numeric) is NumericMeta


@pytest.mark.parametrize("name", ["FloatMeta", "IntegerMeta", "NumericMeta"])
def test_both_modules_have_the_names(name: str) -> None:
    assert getattr(cutlass_dsl, name) is getattr(typing, name)


class Angle(cutec.Float32, metaclass=FloatMeta, width=64, mlir_type=T.f64):
    """Turns, in 64 bits."""

    def __init__(self, turns, *, loc=None, ip=None):
        cutec.Numeric.__init__(self, cutec.Float64(turns).ir_value() % 1.0)


class Plain(cutec.Int32):
    """As its base."""


class Counter(cutec.Int32, metaclass=IntegerMeta, width=16, signed=False, mlir_type=T.i16):
    """16 bits that count."""


def test_a_class_of_ones_own_has_the_format_that_it_names() -> None:
    assert (Angle.width, Angle.mlir_type, Angle.short, Angle.bytes) == (64, cutec.Float64.mlir, "f64", 8)
    assert (Plain.width, Plain.signed, Plain.short) == (32, True, "i32")
    assert (Counter.width, Counter.signed, Counter.short) == (16, False, "u16")
    assert by_name("Float64") is cutec.Float64 and Angle not in all_classes()


@cute.kernel
def turned(x: cute.Tensor):
    tid, _, _ = cute.arch.thread_idx()
    x[tid] = cutec.Float64(Angle(x[tid]).ir_value())


@cute.jit
def launch(x: cute.Tensor):
    turned(x).launch(grid=(1, 1, 1), block=(4, 1, 1))


def test_its_values_have_that_type_in_a_kernel() -> None:
    x = np.array([0.25, 1.5, 2.0, 3.75])
    simulate(launch, x)
    np.testing.assert_array_equal(x, [0.25, 0.5, 0.0, 0.75])
