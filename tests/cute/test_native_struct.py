"""Records of numbers that are changed in loops and branches, and handed to kernels."""

from __future__ import annotations

import numpy as np
import pytest

import cutec
from cutec import cute
from cutec.diag import CutecError
from cutec.testing import simulate


@cute.native_struct
class Accumulator:
    total: cutec.Int32
    count: cutec.Int32
    scale: cutec.Float32 = 2.0
    label: cutec.Constexpr = "none"


@cute.jit
def accumulate(acc: Accumulator, values: cute.Tensor, n: cutec.Int32):
    for i in range(n):
        acc.total = acc.total + values[i]
        acc.count += 1
        if values[i] > 5:
            acc.scale = acc.scale * 0.5
            if acc.count > 3:
                break


@cute.kernel
def kernel(acc: Accumulator, values: cute.Tensor, n: cutec.Int32, out: cute.Tensor):
    accumulate(acc, values, n)
    other = Accumulator(total=acc.total * 2, label="mine") if acc.count > 2 else Accumulator(1, label="mine")
    out[0], out[1], out[2], out[3], out[4] = (
        acc.total,
        acc.count,
        other.total,
        (acc.scale * 100.0).to(cutec.Int32),
        other.count,
    )
    assert other.label == "mine" and isinstance(acc.count, cutec.Int32)


@cute.jit
def entry(values: cute.Tensor, n: cutec.Int32, out: cute.Tensor):
    kernel(Accumulator(n * 10, label="x"), values, n, out).launch(grid=1, block=1)


@pytest.mark.parametrize("n", [0, 2, 3, 6])
def test_accumulates(n):
    values, out = np.array([1, 7, 2, 3, 9, 4], np.int32), np.zeros(5, np.int32)
    simulate(entry, values, n, out)
    total, count, scale = n * 10, 0, 2.0
    for v in values[:n]:
        total, count = total + int(v), count + 1
        if v > 5:
            scale *= 0.5
            if count > 3:
                break
    assert out.tolist() == [total, count, total * 2 if count > 2 else 1, int(scale * 100), 0]


def test_fields_hold_their_class():
    acc = Accumulator(3.0)
    assert isinstance(acc.total, cutec.Int32) and acc.total.python == 3 and acc.count.python == 0
    acc.count = 7
    assert (
        isinstance(acc.count, cutec.Int32)
        and cute.native_struct(zero_init=False, packed=True)(
            type("S", (), {"__annotations__": {"x": cutec.Int8}})
        )().x.python
        == 0
    )


def test_refusals():
    with pytest.raises(CutecError, match="E0409"):
        cute.native_struct(type("Empty", (), {}))
    with pytest.raises(CutecError, match="E0204"):
        Accumulator("text")
