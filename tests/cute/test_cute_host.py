"""The computations of host functions: each case launches kernels that write down their arguments,
on the interpreter.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
import pytest
from exporting import export_of

import cutec
from cutec import cute
from cutec.artifact.host import LaunchEvent
from cutec.diag import CutecError
from cutec.frontend.exports.export import declare
from cutec.frontend.kernels.trace import trace
from cutec.ir.core import Op
from cutec.lowering import host_program, lower
from cutec.testing import simulate


@cute.kernel
def put(a: cute.Tensor, i: cutec.Int32, value: cutec.Int32):
    tid, _, _ = cute.arch.thread_idx()
    bid, _, _ = cute.arch.block_idx()
    if tid == 0 and bid == 0:
        a[i] = value


@cute.kernel
def put_float(a: cute.Tensor, i: cutec.Int32, value: cutec.Float32):
    a[i] = value


@cute.jit
def static_loop(a: cute.Tensor, n: cutec.Int32):
    for i in range(4):
        put(a, i, i * n).launch(grid=1, block=32)


@cute.jit
def condition_in_a_static_loop(a: cute.Tensor, n: cutec.Int32):
    for i in range(4):
        if i < n:
            put(a, i, 1).launch(grid=1, block=32)


@cute.jit
def break_out_of_a_static_loop(a: cute.Tensor, n: cutec.Int32):
    for i in range(4):
        if i >= n:
            break
        put(a, i, 1).launch(grid=1, block=32)


@cute.jit
def continue_in_a_static_loop(a: cute.Tensor, n: cutec.Int32):
    for i in range(4):
        if i == n:
            continue
        put(a, i, 1).launch(grid=1, block=32)


@cute.jit
def early_return(a: cute.Tensor, n: cutec.Int32):
    if n == 0:
        return
    put(a, 0, n).launch(grid=1, block=32)


@cute.jit
def arithmetic(a: cute.Tensor, n: cutec.Int32):
    unsigned = cutec.Uint32(n)
    values = (
        n // 2,
        cute.ceil_div(n, 2),
        n % 3,
        (n >> 1) & 2,
        -n // 3,
        cutec.min(n, 6),
        cutec.max(n, 6),
        n + 2 if 3 < n < 9 else 0,
    )
    for i, value in enumerate(
        (*values, cutec.Int32(cutec.max(unsigned, 4)), cutec.Int32(cutec.min(unsigned, 4)), cute.round_up(n, 4))
    ):
        put(a, i, value).launch(grid=1, block=32)


@cute.jit
def masks(a: cute.Tensor, n: cutec.Int32):
    unsigned = cutec.Uint32(n)
    put(a, 0, cutec.Int32(unsigned & ~(1 << 31))).launch(grid=1, block=32)
    put(a, 1, cutec.Int32(~3 & unsigned)).launch(grid=1, block=32)


@cute.jit
def conditions(a: cute.Tensor, n: cutec.Int32):
    put(a, 0, abs(-n)).launch(grid=1, block=32)
    if 0 < n < 10:
        put(a, 1, 1).launch(grid=1, block=32)
    if not n == 3 or n == 5:  # noqa: SIM201  `not` is tested
        put(a, 2, 1).launch(grid=1, block=32)
    if n == 1:
        put(a, 3, 1).launch(grid=1, block=32)
    elif n > 5:
        put(a, 4, 1).launch(grid=1, block=32)
    match n:
        case 3:
            put(a, 5, 3).launch(grid=1, block=32)
        case 7:
            put(a, 5, 8).launch(grid=1, block=32)


@cute.jit
def launched(a, i, n):
    put(a, i, n).launch(grid=1, block=32)
    return n * 2, "static", 5


@cute.jit
def calls_that_launch_and_return(a: cute.Tensor, n: cutec.Int32):
    m, word, k = launched(a, 0, n)
    assert word == "static"
    if cutec.const_expr(k == 5):
        m, _, k = launched(a, 1, m)
    put(a, 2, k).launch(grid=1, block=32)


@cute.jit
def floats(a: cute.Tensor, n: cutec.Int32):
    put_float(a, 0, n / 2).launch(grid=1, block=1)
    put_float(a, 1, cutec.Float32(n) * n).launch(grid=1, block=1)
    put_float(a, 2, 2.5).launch(grid=1, block=1)


@cute.jit
def state_through_branches(a: cute.Tensor, n: cutec.Int32):
    state = {"n": n, "twice": [n, n]}
    if n > 5:
        state["n"] = n + 1
        state["twice"][1] = 2 * n
    for i, x in enumerate([state["n"], *state["twice"]]):
        put(a, i, x).launch(grid=1, block=32)


@cute.jit
def attributes(a: cute.Tensor, n: cutec.Int32):
    put(a, 0, 1).launch(grid=[4, 1, 1], block=32, cluster=[2, 1, 1], use_pdl=True)
    put(a, 1, 1).launch(grid=[4, 1, 1], block=32, cooperative=True)
    put(a, 2, 1).launch(grid=[n, 1, 1], block=[n, 2, 1], max_number_threads=[64, 1, 1])


@cute.jit
def with_events(a: cute.Tensor, n: cutec.Int32, begun: cutec.Int64, done: cutec.Int64):
    put(a, 0, 1).launch(grid=1, block=32, launch_completion_event=begun, launch_completion_event_flags=1)
    if n > 1:
        put(a, 1, 1).launch(
            grid=1,
            block=32,
            programmatic_event=done,
            programmatic_event_trigger_at_block_start=1,
            launch_completion_event=begun,
        )
    put(a, 2, 1).launch(grid=1, block=32)


@cute.kernel
def reverse(a: cute.Tensor, n: cutec.Int32):
    tid, _, _ = cute.arch.thread_idx()
    shared = cute.make_tensor(cute.arch.get_dyn_smem(cutec.Int32), cute.make_layout(n))
    shared[tid] = tid * 2
    cute.arch.sync_threads()
    a[tid] = shared[n - 1 - tid]


@cute.jit
def dynamic_shared_memory(a: cute.Tensor, n: cutec.Int32):
    reverse(a, n).launch(grid=1, block=[n, 1, 1], smem=n * 4)


CASES = [
    (static_loop, 3, [0, 3, 6, 9]),
    (condition_in_a_static_loop, 2, [1, 1, 0, 0]),
    (break_out_of_a_static_loop, 2, [1, 1, 0, 0]),
    (continue_in_a_static_loop, 2, [1, 1, 0, 1]),
    (early_return, 0, [0, 0]),
    (early_return, 3, [3, 0]),
    (arithmetic, 7, [3, 4, 1, 2, -3, 6, 7, 9, 7, 4, 8]),
    (arithmetic, -7, [-4, -3, 2, 0, 2, -7, 6, 0, -7, 4, -4]),
    (masks, 7, [7, 4]),
    (masks, -1, [2**31 - 1, -4]),
    (conditions, 7, [7, 1, 1, 0, 1, 8]),
    (conditions, 3, [3, 1, 0, 0, 0, 3]),
    (calls_that_launch_and_return, 7, [7, 14, 5]),
    (state_through_branches, 7, [8, 7, 14]),
    (state_through_branches, 2, [2, 2, 2]),
    (attributes, 4, [1, 1, 1]),
    (dynamic_shared_memory, 4, [6, 4, 2, 0]),
]


@pytest.mark.parametrize(("host", "n", "expected"), CASES, ids=[f"{host.__name__}({n})" for host, n, _ in CASES])
def test_what_is_launched(host: Callable[..., Any], n: int, expected: list[int]) -> None:
    a = np.zeros(16, np.int32)
    simulate(host, a, n)
    assert a[: len(expected)].tolist() == expected and not a[len(expected) :].any()


def test_floats_are_computed_as_in_kernels() -> None:
    a = np.zeros(3, np.float32)
    simulate(floats, a, 7)
    assert a.tolist() == [3.5, 49.0, 2.5]


def kernels_of(host: Callable[..., Any]) -> tuple[Op, list[str]]:
    """The traced module of a host function of (a, n), and the names of its kernels."""
    export = export_of(host, ["i32[m]", "i32"])
    traced = trace(export, "sm_90a")
    program = host_program(lower(traced.module), traced.signature)
    names = [op.attrs["sym_name"] for op in traced.module.walk() if op.name == "gpu.func"]
    assert {launch.kernel for launch in program.launches} == set(names)
    return traced.module, names


@cute.jit
def alike(a: cute.Tensor, n: cutec.Int32):
    for i in range(4):
        put(a, n + i + 1, n).launch(grid=1, block=32)


@cute.jit
def different(a: cute.Tensor, n: cutec.Int32):
    put(a, n, n).launch(grid=1, block=32)
    put(a, 3, n).launch(grid=1, block=32)
    put(a, n + 1, n + 2).launch(grid=1, block=32)


def test_launches_of_one_kernel_share_its_code_where_it_is_the_same() -> None:
    assert len(kernels_of(alike)[1]) == 1
    assert len(kernels_of(different)[1]) == 3


@cute.jit
def carved(a: cute.Tensor, percent: cutec.Constexpr):
    put(a, 3, 2).launch(grid=1, block=32, preferred_smem_carveout=percent)


def test_launches_state_a_carve_out_of_shared_memory() -> None:
    for percent in (0, 100, None):
        traced = trace(export_of(carved, ["i32[m]"], {"percent": percent}), "sm_90a")
        (launch,) = host_program(lower(traced.module), traced.signature).launches
        assert launch.carveout == percent
    for wrong in (101, -1, True, 0.5):
        with pytest.raises(CutecError) as caught:
            simulate(carved, np.zeros(4, np.int32), wrong)
        assert caught.value.code == "E0502" and "preferred_smem_carveout" in caught.value.message


def test_launches_record_events() -> None:
    export = export_of(with_events, ["i32[m]", "i32", "event", "event"])
    traced = trace(export, "sm_90a")
    program = host_program(lower(traced.module), traced.signature)
    first, second, third = program.launches
    begun, done = (i for i, leaf in enumerate(program.inputs) if leaf.param in ("begun", "done"))
    assert first.events == (LaunchEvent("launch_completion", begun, 1),) and not third.events
    assert second.events == (
        LaunchEvent("launch_completion", begun),
        LaunchEvent("programmatic", done, at_block_start=True),
    )
    a = np.zeros(4, np.int32)
    simulate(with_events, a, 2, 0, 0)
    assert a.tolist() == [1, 1, 1, 0]


@pytest.mark.parametrize(("event", "arch"), [("n", "sm_90a"), (1.5, "sm_90a"), (3, "sm_80")])
def test_what_is_no_event_is_refused(event: Any, arch: str) -> None:
    @cute.jit
    def host(a: cute.Tensor, n: cutec.Float32):
        put(a, 0, 1).launch(grid=1, block=32, programmatic_event=n if event == "n" else event)

    export = export_of(host, ["i32[m]", "f32"])
    with pytest.raises(CutecError) as caught:
        trace(export, arch)
    assert caught.value.code == "E0511"


@cute.jit
def double_all(a: cute.Tensor, n: cutec.Int32):
    for i in range(cute.size(a)):
        a[i] = a[i] * n


def test_an_entry_that_is_its_own_kernel() -> None:
    (export,) = declare(
        double_all,
        ["i32[m]", "i32"],
        name=None,
        constexpr={},
        symbols=(),
        arch=(),
        reference=None,
        flops="",
        bytes="",
        variants=(),
        place=None,
        launch={"grid": 1, "block": 1},
    )
    traced = trace(export, "sm_90a")
    (launch,) = host_program(lower(traced.module), traced.signature).launches
    assert launch.kernel == "double_all"
    assert any(op.name == "scf.for" for op in traced.module.walk())


@cute.kernel
def divide(a: cute.Tensor, n: cutec.Int32, divisor: cute.FastDivmodDivisor):
    a[0], a[1] = divmod(n, divisor)


@cute.jit
def fast_division(a: cute.Tensor, n: cutec.Int32):
    divide(a, n * 1000, cute.FastDivmodDivisor(n)).launch(grid=1, block=1)


def test_the_host_prepares_a_fast_divisor_by_one_operation() -> None:
    """What the lowering makes of a divisor is what `artifact.host_graph` knows."""
    traced = trace(export_of(fast_division, ["i32[m]", "i32"]), "sm_90a")
    program = host_program(lower(traced.module), traced.signature)
    assert sorted(node.op for node in program.nodes) == ["const", "const", "const", "fastdiv", "mul"]
    a = np.zeros(3, np.int32)
    simulate(fast_division, a, 7)
    assert a.tolist() == [1000, 0, 0]
