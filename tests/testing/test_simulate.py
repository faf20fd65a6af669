"""`cutec.testing.simulate`: what it makes of its arguments, and what it refuses."""

from __future__ import annotations

import gc
import weakref

import numpy as np
import pytest

import cutec
from cutec import cute
from cutec.diag import CutecError
from cutec.interpreter.machine.machine import Machine
from cutec.testing import simulate

SEEN: list = []


@cute.kernel
def note(x: cute.Tensor, n):
    SEEN.append((x.layout, x.iterator.alignment, n))
    x[0] = n


@cute.jit
def entry(x: cute.Tensor, n, factor: cutec.Constexpr = 2):
    note(x, n * factor).launch(grid=1, block=1)


def look(x: np.ndarray, *args, **options):
    SEEN.clear()
    simulate(entry, x, *args, **options)
    return SEEN[0]


def test_arrays_are_dynamic_and_compact() -> None:
    layout, align, _ = look(np.zeros((3, 5), np.float32), 1)
    assert str(layout) == "(?,?):(?{i64},1)" and align == 16
    assert str(look(np.zeros((3, 5), np.float32, order="F"), 1)[0]) == "(?,?):(1,?{i64})"
    assert str(look(np.zeros((2, 3, 5), np.float32).transpose(1, 0, 2), 1)[0]) == "(?,?,?):(?{i64},?{i64},1)"


def test_strided_arrays_state_no_more_than_they_keep() -> None:
    layout, align, _ = look(np.zeros((6, 8), np.float32)[::2, 1:4], 1)
    assert str(layout) == "(?,?):(?{i64},1)" and align == 4


def test_types_state_more() -> None:
    assert (
        str(look(np.zeros((3, 8), np.float32), 1, types={"x": "f32[3,n{div=8}]"})[0]) == "(3,?{div=8}):(?{i64 div=8},1)"
    )
    with pytest.raises(CutecError, match="E402"):
        simulate(entry, np.zeros((3, 5), np.float32), 1, types={"x": "f32[3,n{div=8}]"})
    with pytest.raises(CutecError, match="E1011"):
        simulate(entry, np.zeros((3, 5), np.float32), 1, types={"y": "f32[n]"})


@pytest.mark.parametrize(
    ("number", "kind"),
    [(3, "Int32"), (2.5, "Float32"), (np.int64(5), "Int64"), (cutec.Uint8(7), "Uint8"), (np.uint32(9), "Uint32")],
)
def test_numbers(number, kind: str) -> None:
    x = np.zeros(1, np.float64)
    _, _, n = look(x, number)
    assert type(n).__name__ == kind and not n.is_static
    assert x[0] == 2 * float(number if not isinstance(number, cutec.Numeric) else number.python)


def test_half_precision_is_passed_on_only() -> None:
    @cute.jit
    def host(x: cute.Tensor, n):
        note(x, n).launch(grid=1, block=1)

    x = np.zeros(1, np.float64)
    simulate(host, x, np.float16(1.5))
    assert x[0] == 1.5
    with pytest.raises(CutecError, match="E0505") as caught:
        look(x, np.float16(1.5))
    assert caught.value.place.file == __file__


def test_what_is_known_when_compiling() -> None:
    x = np.zeros(1, np.float64)
    look(x, 3, factor=5)
    assert x[0] == 15


def test_lists_of_arrays() -> None:
    @cute.kernel
    def kernel(parts: list, total: cute.Tensor):
        for part in parts:
            total[0] += part[0, 1]

    @cute.jit
    def host(parts: list, total: cute.Tensor):
        assert len(parts) == 2
        kernel(parts, total).launch(grid=1, block=1)

    parts, total = [np.full((2, 3), i, np.int32) for i in (5, 7)], np.zeros(1, np.int32)
    simulate(host, parts, total)
    simulate(host, tuple(parts), total, types={"parts": ["i32[2,n]", "i32[m,n]"]})
    assert total[0] == 24
    with pytest.raises(CutecError, match=r"E402.*parts_0"):
        simulate(host, parts, total, types={"parts": ["i32[4,n]", "i32[m,n]"]})


def test_omitted_scalars_have_their_default() -> None:
    @cute.jit
    def host(x: cute.Tensor, n: cutec.Int32 = 7, m=2, k: cutec.Int32 | None = None):
        note(x, n * m if cutec.const_expr(k is None) else k).launch(grid=1, block=1)

    x = np.zeros(1, np.float64)
    SEEN.clear()
    for options in ({}, {"types": {"m": "i32"}}):
        simulate(host, x, **options)
        assert x[0] == 14 and not SEEN.pop()[2].is_static
    simulate(host, x, k=5)
    assert x[0] == 5


@pytest.mark.parametrize(
    ("args", "options"),
    [
        ((), {}),
        ((np.zeros(1), 1, 2, 3), {}),
        ((np.zeros(1), 1), {"y": 2}),
        ((np.zeros(1), 1), {"n": 2}),
        ((np.zeros(1),), {}),
    ],
)
def test_arguments_that_do_not_fit(args, options) -> None:
    with pytest.raises(CutecError, match="E1011"):
        simulate(entry, *args, **options)


def test_findings_of_the_interpreter_come_through() -> None:
    @cute.kernel
    def past(x: cute.Tensor):
        x[cute.size(x)] = 1

    @cute.jit
    def host(x: cute.Tensor):
        past(x).launch(grid=1, block=1)

    with pytest.raises(CutecError, match="E5001"):
        simulate(host, np.zeros(4, np.float32))


def test_a_plain_function_is_refused() -> None:
    with pytest.raises(CutecError, match="E1015"):
        simulate(lambda x: None, np.zeros(1))


@pytest.mark.parametrize("hazards", [False, True])
def test_memory_is_given_back_without_the_collector(monkeypatch: pytest.MonkeyPatch, hazards: bool) -> None:
    class Watched(Machine):
        def __init__(self, program, batch, setup, memory, barriers, order, *others) -> None:
            super().__init__(program, batch, setup, memory, barriers, order, *others)
            parts = memory, barriers, order, *([self._monitor.shadow] if hazards else [])
            watched.extend(weakref.ref(part) for part in parts)

    @cute.kernel
    def through_shared(x: cute.Tensor):
        tid, *_ = cute.arch.thread_idx()
        staged = cutec.utils.SmemAllocator().allocate_tensor(cute.Float32, cute.make_layout(64))
        staged[tid] = x[tid]
        cute.arch.sync_threads()
        x[tid] = staged[63 - tid]

    @cute.jit
    def host(x: cute.Tensor):
        through_shared(x).launch(grid=1, block=64)

    watched: list[weakref.ref] = []
    monkeypatch.setattr("cutec.interpreter.machine.device.Machine", Watched)
    x = np.arange(64, dtype=np.float32)
    gc.disable()
    try:
        simulate(host, x, check_hazards=hazards)
        assert [ref() for ref in watched] == [None] * (4 if hazards else 3)
    finally:
        gc.enable()
    assert x.tolist() == list(range(63, -1, -1))
