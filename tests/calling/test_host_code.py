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
def root(x: cute.Tensor):
    x[0] = cute.math.exp(x[0])


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


@pytest.mark.parametrize("dtype", ["f2", "f4", "f8", "i1", "u1", "i4", "i8", "bf16"])
def test_a_loop_over_many_elements(dtype: str):
    src = np.arange(-50, 20000).astype(ml_dtypes.bfloat16 if dtype == "bf16" else dtype)
    dst = np.zeros_like(src)
    copy(src, dst, len(src) - 1)
    assert np.array_equal(dst[:-1], src[:-1]) and dst[-1] == 0


def test_branches_and_numbers_of_loops():
    x, found = np.arange(12, dtype=np.float32), np.zeros(2, np.int32)
    count(x, found, 11)
    assert found.tolist() == [8, 2]
    assert x.tolist() == [0, -1, -2, 0.5, 1, 1.5, 2, 2.5, 3, 3.5, 4, 11]


def test_what_the_host_cannot_do_is_refused():
    with pytest.raises(CutecError, match="has no place in a host function") as caught:
        root(np.ones(4, np.float32))
    assert caught.value.code == "E0505"


def test_memory_of_a_gpu_is_refused_by_name():
    view = TensorView(64, (4,), (1,), "f32", 1, SimpleNamespace())
    param = TensorParam.__new__(TensorParam)
    object.__setattr__(param, "name", "dst")
    with pytest.raises(CutecError, match="argument 'dst', which is in memory of GPU 1"):
        _argument(param, view, True)
    assert _argument(param, view, False).pointer == 64
