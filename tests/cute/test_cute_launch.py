"""Host functions: grids computed at run time, several launches, branches, launch bounds; and what
kernels print.
"""

from __future__ import annotations

import io

import numpy as np
import pytest
from cute_kit import run
from exporting import export_of

import cutec
from cutec import cute
from cutec.diag import CutecError
from cutec.frontend.kernels.trace import trace
from cutec.testing import simulate


@cute.kernel
def fill(a: cute.Tensor, value):
    tid, _, _ = cute.arch.thread_idx()
    bid, _, _ = cute.arch.block_idx()
    i = bid * 64 + tid
    if i < cute.size(a):
        a[i] = value + i


@cute.jit
def fill_all(a: cute.Tensor, value: cutec.Float32):
    fill(a, value).launch(grid=cute.ceil_div(cute.size(a), 64), block=64)


@pytest.mark.parametrize("n", [1, 63, 64, 65, 1000])
def test_a_grid_computed_from_the_size(n: int) -> None:
    a = np.zeros(n, np.float32)
    simulate(fill_all, a, 0.5)
    assert (a == np.arange(n) + 0.5).all()


def test_an_empty_array_launches_nothing() -> None:
    simulate(fill_all, np.zeros(0, np.float32), 1.0)


@cute.jit
def two_steps(a: cute.Tensor, b: cute.Tensor, scale: cutec.Int32):
    blocks = cute.ceil_div(cute.size(a), 64)
    fill(a, scale * 10).launch(grid=[blocks, 1, 1], block=[64, 1, 1])
    fill(b, scale).launch(grid=(cute.ceil_div(cute.size(b), 64),), block=(64,))


def test_several_launches_of_one_kernel() -> None:
    a, b = np.zeros(100, np.int32), np.zeros(30, np.int32)
    simulate(two_steps, a, b, 3)
    assert (a == 30 + np.arange(100)).all() and (b == 3 + np.arange(30)).all()


@cute.jit
def choose(a: cute.Tensor, n: cutec.Int32):
    blocks = cute.ceil_div(cute.size(a), 64)
    if n > 10:
        value = n * 2
        if n > 20:
            fill(a, value).launch(grid=blocks, block=64)
        else:
            fill(a, -value).launch(grid=blocks, block=64)
    else:
        value = n
        fill(a, 1000).launch(grid=blocks, block=64)
    fill(cute.local_tile(a, (4,), (0,)), value).launch(grid=1, block=64)


@pytest.mark.parametrize(("n", "first", "then"), [(30, 60, 60), (15, 30, -30), (5, 5, 1000)])
def test_a_branch_of_the_host(n: int, first: int, then: int) -> None:
    a = np.zeros(100, np.int32)
    simulate(choose, a, n)
    assert (a[:4] == first + np.arange(4)).all() and (a[4:] == then + np.arange(4, 100)).all()


@cute.jit
def divide(a: cute.Tensor, m: cutec.Int32, n: cutec.Int32):
    if n != 0:
        fill(a, m // n + m % n).launch(grid=1, block=64)
    else:
        fill(a, -1).launch(grid=1, block=64)


@pytest.mark.parametrize(("m", "n", "first"), [(9, 2, 5), (-9, 2, -4), (9, 0, -1)])
def test_a_branch_that_is_not_taken_does_not_divide(m: int, n: int, first: int) -> None:
    a = np.zeros(4, np.int32)
    simulate(divide, a, m, n)
    assert a[0] == first


@cute.kernel
def append(a: cute.Tensor, at: cutec.Int32, digit: cutec.Int32):
    a[at] = a[at] * 10 + digit


@cute.jit
def looping(a: cute.Tensor, n: cutec.Int32):
    append(a, 0, 7).launch(grid=1, block=1)
    total = cutec.Int32(0)
    for i in range(n):
        total = total + i
        append(a, 1, i + 1).launch(grid=1, block=1)
    append(a, 2, total).launch(grid=1, block=1)
    m = n
    while m > 1:
        append(a, 3, m).launch(grid=1, block=1)
        m = m // 2
    for i in range(1, n, 2):
        for j in range(i):
            if j % 2 == 0:
                append(a, 4, i).launch(grid=1, block=1)
            else:
                total = total + 100 // j
        if i > 1:
            for k in range(2):
                append(a, 5, k).launch(grid=1, block=1)
        else:
            append(a, 5, 9).launch(grid=1, block=1)
    append(a, 6, total + 100 // (n + 1)).launch(grid=1, block=1)


def in_python(n: int) -> list[int]:
    """What `looping` leaves in a tensor of zeros."""
    a, total, m = [7, 0, 0, 0, 0, 0, 0], 0, n

    def append(at: int, digit: int) -> None:
        a[at] = a[at] * 10 + digit

    for i in range(n):
        total += i
        append(1, i + 1)
    append(2, total)
    while m > 1:
        append(3, m)
        m //= 2
    for i in range(1, n, 2):
        for j in range(i):
            if j % 2 == 0:
                append(4, i)
            else:
                total += 100 // j
        for k in range(2) if i > 1 else [9]:
            append(5, k)
    append(6, total + 100 // (n + 1))
    return a


@pytest.mark.parametrize("n", [0, 1, 2, 3, 6, 7])
def test_loops_of_launches(n: int) -> None:
    """Loops that follow each other, one in another, in branches; what they leave is used."""
    a = np.zeros(7, np.int32)
    simulate(looping, a, n)
    assert a.tolist() == in_python(n)


@cute.jit
def swapping(a: cute.Tensor, b: cute.Tensor, n: cutec.Int32, divisor: cutec.Int32):
    cute.printf("from %d", n)
    for i in cutec.range(n, 0, -1):
        append(a, 0, i).launch(grid=1, block=1)
        if i == 2:
            cute.printf("two")
        assert i != 5, "not five"
        a, b = b, a
    append(a, 1, 12 // divisor).launch(grid=1, block=1)


def test_steps_and_tensors_in_loops() -> None:
    """Tensors change places in each turn; what is printed and checked comes when its turn does."""
    a, b, said = np.zeros(2, np.int32), np.zeros(2, np.int32), io.StringIO()
    simulate(swapping, a, b, 3, 4, output=said)
    assert (a.tolist(), b.tolist(), said.getvalue()) == ([31, 0], [2, 3], "from 3\ntwo\n")
    for n, divisor, code in ((6, 1, "E4032"), (2, 0, "E3011")):
        with pytest.raises(CutecError) as caught:
            simulate(swapping, a, b, n, divisor)
        assert caught.value.code == code


class Scaler:
    """An entry that is an object, with compile-time state."""

    def __init__(self, factor: int):
        self.factor = factor

    @cute.kernel
    def kernel(self, a: cute.Tensor):
        tid, _, _ = cute.arch.thread_idx()
        a[tid] = a[tid] * self.factor

    @cute.jit
    def __call__(self, a: cute.Tensor, stream: cutec.Stream = None):
        self.kernel(a).launch(grid=1, block=cute.size(a), stream=stream)


def test_an_object_as_entry() -> None:
    a = np.arange(8, dtype=np.int32)
    simulate(Scaler(3), a)
    simulate(Scaler(2), a=a)
    assert (a == 6 * np.arange(8)).all()


@cute.kernel
def scalars(out: cute.Tensor, a, b, c):
    out[0], out[1], out[2] = a, b, c


@cute.jit
def pass_scalars(out: cute.Tensor, a: cutec.Int64, b: cutec.Float64, c: cutec.Boolean):
    scalars(out, a, b, c).launch(grid=1, block=1)


def test_scalars_keep_their_width() -> None:
    out = np.zeros(3, np.float64)
    simulate(pass_scalars, out, 1 << 40, 0.1, True)
    assert out.tolist() == [1 << 40, 0.1, 1]


@cute.jit
def bounded(a: cute.Tensor):
    fill(a, 0).launch(grid=1, block=64, max_number_threads=[128, 1, 1], min_blocks_per_mp=2)
    fill(a, 0).launch(grid=4, block=64, cluster=[2, 1, 1])
    fill(a, 0).launch(grid=1, block=64)


def test_launch_bounds_are_attributes() -> None:
    export = export_of(bounded, ["i32[n]"])
    kernels = [op.attrs for op in trace(export, "sm_90a").module.walk() if op.name == "gpu.func"]
    assert (
        kernels[0]["nvvm.maxntid"].values == (128, 1, 1)
        and kernels[0]["nvvm.minctasm"].value == 2
        and "nvvm.reqntid" not in kernels[0]
    )
    assert kernels[1]["nvvm.cluster_dim"].values == (2, 1, 1)
    assert kernels[2]["nvvm.reqntid"].values == (64, 1, 1)


@cute.kernel
def prints(x, y):
    tid, _, _ = cute.arch.thread_idx()
    if tid == 2:
        cute.printf("tid {} of {{}}, 100%: {} {}", tid, x, y)
        cute.printf("%5d|%.2f", y, x)
        cute.printf(tid, cutec.Int64(1) << 40, end="!\n")
        cute.printf("nothing")
        cute.printf("{:5}|{:.1f}|{:x}|{:+d}", y, x, cutec.Int64(255), y)
    cute.printf("%u", cutec.Uint32(0) - 1)


def test_printf() -> None:
    out = io.StringIO()
    run(prints, 1.5, 7, block=3, output=out)
    lines = out.getvalue().splitlines()
    assert lines[:5] == [
        "tid 2 of {}, 100%: 1.500000 7",
        "    7|1.50",
        "2 1099511627776!",
        "nothing",
        "    7|1.5|ff|+7",
    ]
    assert lines[5:] == ["4294967295"] * 3


@cute.kernel
def too_few(x):
    cute.printf("{} {}", x)


@cute.kernel
def wrong_conversion(x):
    cute.printf("%d", x)


@cute.kernel
def a_string(x):
    cute.printf("%s", cutec.Int32(1))


@cute.kernel
def a_name(x):
    cute.printf("{x}", x)


@cute.kernel
def no_number(x):
    cute.printf("{}", "text")


@cute.jit
def large_block(x):
    too_few(x).launch(grid=1, block=2048)


@cute.jit
def four_extents(x):
    too_few(x).launch(grid=[1, 1, 1, 1], block=1)


@cute.kernel
def launches(x):
    too_few(x).launch(grid=1, block=1)


@cute.jit
def nested(x):
    launches(x).launch(grid=1, block=1)


@cute.jit
def thread_on_host(x):
    cute.arch.thread_idx()


def _launched(kernel):
    @cute.jit
    def host(x):
        kernel(x).launch(grid=1, block=1)

    return host


@pytest.mark.parametrize(
    ("entry", "code"),
    [
        (_launched(too_few), "E0414"),
        (_launched(wrong_conversion), "E0414"),
        (_launched(no_number), "E0414"),
        (_launched(a_string), "E0414"),
        (_launched(a_name), "E0414"),
        (large_block, "E0502"),
        (four_extents, "E0502"),
        (nested, "E0504"),
        (thread_on_host, "E0413"),
    ],
)
def test_what_is_refused(entry, code: str) -> None:
    with pytest.raises(CutecError) as caught:
        simulate(entry, 1.5)
    assert caught.value.code == code and caught.value.place.file == __file__
