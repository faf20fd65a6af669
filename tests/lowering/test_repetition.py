"""Loops whose iterations do the same iterate once; others stay."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest
from exporting import export_of
from kernel_kit import Kernel

import cutec
from cutec import cute
from cutec.frontend.kernels.trace import TraceOptions, trace
from cutec.ir.core import Value
from cutec.ir.loops import trip_count
from cutec.ir.types import F32, I32, ptr
from cutec.lowering import LowerOptions, device_module, lower
from cutec.lowering.repetition import do_once
from cutec.testing import simulate


def trips(body: Any, types: tuple[Any, ...] = (F32, F32), bounds: tuple[Any, ...] = (0, 10, 1)) -> int | None:
    """The trip count, after the pass, of a loop in a kernel with an array, another one, and a
    number. `body(k, *carried)` gives what the loop carries on.
    """
    k = Kernel(ptr(1), ptr(1), I32)
    start = [k.load(k.args[0], ty) for ty in types]
    low, high, step = (k.args[2] if bound is None else bound for bound in bounds)
    k.loop(low, high, step, start, lambda i, *carried: body(k, i, *carried))
    k.finish()
    do_once(k.function)
    loops = [op for op in k.function.walk() if op.name == "scf.for"]
    return trip_count(loops[0])


def loaded(k: Kernel, kept: Value, offset: int = 0) -> list[Value]:
    """An element under a condition, or what was there before."""
    condition = k.compare("slt", k.args[2], 5)
    return k.choose(condition, lambda: [k.load(k.at(k.args[0], offset))], lambda: [kept], kept.type)


def test_loads_under_conditions_are_done_once() -> None:
    assert trips(lambda k, i, x, y: loaded(k, x) + loaded(k, y, 1)) == 1
    assert trips(lambda k, i, x, y: loaded(k, x) + loaded(k, y, 1), bounds=(3, 12, 4)) == 1


def test_conditions_in_conditions_count_as_one() -> None:
    def nested(k: Kernel, i: Value, x: Value, y: Value) -> list[Value]:
        return [*k.choose(k.compare("slt", k.args[2], 9), lambda: loaded(k, x), lambda: [x], F32), y]

    assert trips(nested) == 1


def adds_up(k: Kernel, i: Value, x: Value, y: Value) -> list[Value]:
    return [k.op("arith.addf", x, *loaded(k, x), to=F32), y]


def changes_places(k: Kernel, i: Value, x: Value, y: Value) -> list[Value]:
    return [y, x]


def takes_the_other(k: Kernel, i: Value, x: Value, y: Value) -> list[Value]:
    return [*k.choose(k.compare("slt", k.args[2], 5), lambda: [k.load(k.args[0])], lambda: [y], F32), y]


def chooses_one_of_two(k: Kernel, i: Value, x: Value, y: Value) -> list[Value]:
    return [*k.choose(k.compare("slt", k.args[2], 5), lambda: [x], lambda: [y], F32), y]


def moves_on(k: Kernel, i: Value, x: Value, y: Value) -> list[Value]:
    return [k.load(k.at(k.args[0], i)), y]


def asks_which(k: Kernel, i: Value, x: Value, y: Value) -> list[Value]:
    return [*k.choose(k.compare("slt", i, 5), lambda: [k.load(k.args[0])], lambda: [x], F32), y]


def asks_what_it_carries(k: Kernel, i: Value, x: Value, y: Value) -> list[Value]:
    small = k.compare("slt", k.op("llvm.bitcast", x, to=I32), 5)
    return [*k.choose(small, lambda: [k.load(k.args[0])], lambda: [x], F32), y]


def follows_an_address(k: Kernel, i: Value, x: Value, y: Value) -> list[Value]:
    return [k.load(k.at(k.args[0], k.op("llvm.bitcast", x, to=I32))), y]


def stores(k: Kernel, i: Value, x: Value, y: Value) -> list[Value]:
    k.store(y, k.args[1])
    return [*loaded(k, x), y]


def waits(k: Kernel, i: Value, x: Value, y: Value) -> list[Value]:
    k.barrier()
    return [*loaded(k, x), y]


def stores_in_an_arm(k: Kernel, i: Value, x: Value, y: Value) -> list[Value]:
    with k.when(k.compare("slt", k.args[2], 5)):
        k.store(y, k.args[1])
    return [*loaded(k, x), y]


@pytest.mark.parametrize(
    "body",
    [
        adds_up,
        changes_places,
        takes_the_other,
        chooses_one_of_two,
        moves_on,
        asks_which,
        asks_what_it_carries,
        follows_an_address,
        stores,
        waits,
        stores_in_an_arm,
    ],
)
def test_other_loops_stay(body: Any) -> None:
    assert trips(body) == 10


@pytest.mark.parametrize("bounds", [(0, None, 1), (None, 10, 1), (4, 4, 1), (0, 1, 1)])
def test_loops_that_may_not_run_stay(bounds: tuple[Any, ...]) -> None:
    def body(k: Kernel, i: Value, x: Value, y: Value) -> list[Value]:
        return loaded(k, x) + loaded(k, y)

    known = None if None in bounds else bounds[1] - bounds[0]
    assert trips(body, bounds=bounds) == known


@cute.kernel
def repeated(x: cute.Tensor, y: cute.Tensor, n: cutec.Int32):
    """Copies under predicates, three times; elements from `n` on stay 7."""
    tid, _, _ = cute.arch.thread_idx()
    mine, there = cute.local_tile(x, (4,), (tid,)), cute.local_tile(y, (4,), (tid,))
    atom = cute.make_copy_atom(cute.nvgpu.CopyUniversalOp(), x.element_type)
    kept, is_in = cute.make_rmem_tensor((4,), cutec.Float32), cute.make_rmem_tensor((4,), cutec.Boolean)
    kept.fill(7.0)
    for i in cutec.range_constexpr(4):
        is_in[i] = 4 * tid + i < n
    for _ in range(3):
        cute.copy(atom, mine, kept, pred=is_in)
    cute.copy(atom, kept, there)


@cute.jit
def launch(x: cute.Tensor, y: cute.Tensor, n: cutec.Int32):
    repeated(x, y, n).launch(grid=(1, 1, 1), block=(8, 1, 1))


def test_copies_under_predicates_are_done_once() -> None:
    export = export_of(launch, ["f32[32]", "f32[32]", "i32"])
    module = device_module(lower(trace(export, "sm_90a", TraceOptions()).module, LowerOptions()))
    assert [trip_count(op) for op in module.walk() if op.name == "scf.for"] == [1]


def test_copies_under_predicates_keep_the_rest() -> None:
    x, y = np.arange(32, dtype=np.float32), np.zeros(32, np.float32)
    simulate(launch, x, y, 13)
    np.testing.assert_array_equal(y, np.where(np.arange(32) < 13, x, 7))
