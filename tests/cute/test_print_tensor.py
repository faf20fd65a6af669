"""`cute.print_tensor`: what it prints, of memory, registers and values."""

from __future__ import annotations

import io
import re

import ml_dtypes
import numpy as np
import pytest

import cutec
from cutec import cute
from cutec.diag import CutecError
from cutec.testing import simulate


@cute.kernel
def show(x: cute.Tensor, what):
    what(cute.local_tile(x, (2, 3), (0, 0)))


@cute.jit
def launch(x, what: cutec.Constexpr, block: cutec.Constexpr = 1):
    show(x, what).launch(grid=1, block=block)


def printed(what) -> str:
    out = io.StringIO()
    simulate(launch, np.array([[-1, 2, 3], [4.5, 5, 60]], np.float32), what, output=out)
    return re.sub("0x[0-9a-f]+", "ADDRESS", out.getvalue())


def test_a_tensor_in_memory() -> None:
    assert (
        printed(cute.print_tensor) == "tensor(raw_ptr(ADDRESS: f32, gmem, align<16>) o (2,3):(?,1), data=\n"
        "       [[-1.000000,  2.000000,  3.000000, ],\n"
        "        [ 4.500000,  5.000000,  60.000000, ]])\n"
    )


def test_an_element_a_line() -> None:
    text = printed(lambda t: cute.print_tensor(t.load().to(cutec.Int64), verbose=True))
    assert (
        text == "tensor(i64 o (2,3):(1,2), data= (\n\t(0,0)= -1\n\t(0,1)=  2\n\t(0,2)=  3\n\t(1,0)=  4\n\t(1,1)= "
        " 5\n\t(1,2)=  60\n)\n"
    )


def test_further_modes_are_blocks_and_nested_ones_count_as_one() -> None:
    text = printed(lambda t: cute.print_tensor(t.load().to(cutec.Int32).to(cutec.Uint8).reshape(((1, 2), 1, 3))))
    assert (
        text == "tensor(u8 o ((1,2),1,3):((0,1),0,2), data=\n"
        "       [[[ 255, ],\n"
        "         [ 4, ]],\n\n"
        "        [[ 2, ],\n"
        "         [ 5, ]],\n\n"
        "        [[ 3, ],\n"
        "         [ 60, ]]])\n"
    )


def test_one_mode_is_a_row() -> None:
    assert (
        printed(lambda t: cute.print_tensor(t[0, None].load() > 1))
        == "tensor(i1 o (3):(1), data=\n       [ 0,  1,  1, ])\n"
    )


def test_large_tensors_take_several_prints() -> None:
    lines = printed(lambda t: cute.print_tensor(cute.full((40, 10), 7, cutec.Int32))).splitlines()
    assert len(lines) == 41 and all(line.count("7") == 10 for line in lines[1:])


@cute.jit
def on_host(x, verbose: cutec.Constexpr, nested: cutec.Constexpr, kernel: cutec.Constexpr = False):
    if cutec.const_expr(nested):  # the same elements under other modes
        (m, n), (down, right) = x.shape, x.stride
        x = cute.make_tensor(x.iterator, cute.make_layout(((m, 1), n, 1), stride=((down, 7), right, 0)))
    cute.print_tensor(x, verbose=verbose)
    if cutec.const_expr(kernel):
        show(x, lambda t: None).launch(grid=1, block=1)


def said_on_host(x, verbose=False, nested=False) -> str:
    out = io.StringIO()
    simulate(on_host, x, verbose, nested, output=out)
    return re.sub("0x[0-9a-f]+", "ADDRESS", out.getvalue())


@cute.kernel
def show_all(x: cute.Tensor, verbose: cutec.Constexpr):
    shape = cutec.const_expr((3, 4))
    cute.print_tensor(cute.make_tensor(x.iterator, cute.make_layout(shape, stride=x.stride)), verbose=verbose)


@cute.jit
def on_device(x, verbose: cutec.Constexpr):
    show_all(x, verbose).launch(grid=1, block=1)


@pytest.mark.parametrize("verbose", [False, True])
@pytest.mark.parametrize("dtype", ["f4", "f8", "f2", "i1", "u1", "i2", "u2", "i4", "u4", "i8", "u8", "?", "bf16"])
def test_a_host_function_prints_the_text_of_a_kernel(dtype: str, verbose: bool) -> None:
    kind = ml_dtypes.bfloat16 if dtype == "bf16" else np.dtype(dtype)
    x = (np.arange(48).reshape(6, 8) * 37 % 251 - 3).astype(kind)[::2, ::2]
    out = io.StringIO()
    simulate(on_device, x, verbose, output=out)
    elements = out.getvalue().partition("data=")[2]
    assert said_on_host(x, verbose).partition("data=")[2] == elements and elements.count("\n") >= 3


def test_modes_of_a_host_function() -> None:
    x = np.arange(4, dtype=np.float32).reshape(2, 2)
    assert (
        said_on_host(x, nested=True)
        == "tensor(raw_ptr(ADDRESS: f32, gmem, align<16>) o ((?,1),?,1):((?,7),1,0), data=\n"
        "       [[[ 0.000000,  1.000000, ],\n"
        "         [ 2.000000,  3.000000, ]]])\n"
    )


def test_a_host_function_with_kernels_prints_no_memory() -> None:
    with pytest.raises(CutecError) as caught:
        simulate(on_host, np.zeros((2, 3), np.float32), False, False, kernel=True)
    assert caught.value.code == "E0505" and caught.value.place is not None


def test_what_it_refuses() -> None:
    with pytest.raises(CutecError) as caught:
        printed(lambda t: cute.print_tensor(3))
    assert caught.value.code == "E0404"
