"""Divisions by a known zero, and shifts by a known negative amount: an error where every run
computes them, and nothing in a branch or loop that a run may skip.
"""

from __future__ import annotations

import numpy as np
import pytest

import cutec
from cutec import cute
from cutec.diag import CutecError
from cutec.testing import simulate


@cute.kernel
def kernel(a: cute.Tensor, n, zero: cutec.Constexpr, where: cutec.Constexpr, operation: cutec.Constexpr):
    size = cutec.Int32(zero)
    if cutec.const_expr(where == "everywhere"):
        a[0] = operation(n, size)
    if cutec.const_expr(where == "branch") and n > 3:
        a[0] = operation(n, size)
    if cutec.const_expr(where == "loop"):
        for i in range(n - 3):
            a[0] = operation(i, size)
    a[1] = n


@cute.jit
def host(a: cute.Tensor, n: cutec.Int32, zero: cutec.Constexpr, where: cutec.Constexpr, operation: cutec.Constexpr):
    kernel(a, n, zero, where, operation).launch(grid=1, block=1)


def of_elements(n, size):
    elements = cute.full(4, n, cutec.Int32)
    return (elements // size)[2]


OPERATIONS = [
    (lambda n, size: n // size, 0),
    (lambda n, size: n % size, 0),
    (lambda n, size: cutec.Int32(5) % size, 0),
    (lambda n, size: n << size, -1),
    (lambda n, size: cutec.Int32(5) >> size, -2),
    (of_elements, 0),
]


@pytest.mark.parametrize(("operation", "zero"), OPERATIONS)
def test_what_no_run_computes_is_no_error(operation, zero) -> None:
    for where in ("branch", "loop"):
        a = np.zeros(2, np.int32)
        simulate(host, a, 3, zero, where, operation)
        assert a.tolist() == [0, 3]


@pytest.mark.parametrize(("operation", "zero"), OPERATIONS)
def test_what_a_run_computes_is_found(operation, zero) -> None:
    with pytest.raises((ZeroDivisionError, ValueError)):
        simulate(host, np.zeros(2, np.int32), 3, zero, "everywhere", operation)
    with pytest.raises(CutecError) as caught:
        simulate(host, np.zeros(2, np.int32), 4, zero, "branch", operation)
    assert caught.value.code == "E5003"
