"""`num_registers` of tasks: one `setmaxregister` for the tasks of a warpgroup."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest
from exporting import export_of
from task_kit import Target

import cutec
from cutec import cute
from cutec.diag import CutecError
from cutec.experimental.task_scheduling.resources import StageInfo, producer_work
from cutec.experimental.task_scheduling.schedule_builder import domain_loop, schedule
from cutec.experimental.task_scheduling.task import Task
from cutec.experimental.task_scheduling.task_manager import TaskManager
from cutec.frontend.kernels.trace import TraceOptions, trace
from cutec.lowering import LowerOptions, device_module, lower
from cutec.testing import simulate


class Marks(Target):
    @producer_work
    @cute.jit
    def put(self, stage_info: StageInfo, *, mark: cutec.Constexpr) -> None:
        tid, _, _ = cute.arch.thread_idx()
        self.tensor[tid] = mark


@cute.kernel
def marks(a: cute.Tensor, shape: cutec.Constexpr):
    tasks = []
    for number, (first, warps, registers) in enumerate(shape):
        target: Any = Marks(a, name=f"marks {number}")

        @schedule
        def mark(target: Marks, mark: int = number + 1) -> None:
            with domain_loop(1):
                target.put(mark=mark)

        tasks.append(
            Task(
                name=f"task {number}",
                warp_idx=first,
                num_warps=warps,
                dst_resources=[target],
                schedule=mark(target),
                num_registers=registers,
            )
        )
    manager = TaskManager(tasks)
    manager.setup_resources_and_tasks()
    manager.run()


@cute.jit
def mark_all(a: cute.Tensor, shape: cutec.Constexpr, threads: cutec.Constexpr):
    marks(a, shape).launch(grid=1, block=threads)


def asked(shape: Any, threads: int) -> list[tuple[str, int]]:
    """What the lowered kernel asks for, in the order of its text."""
    export = export_of(mark_all, ["i32[m]"], {"shape": shape, "threads": threads})
    module = device_module(lower(trace(export, "sm_100a", TraceOptions()).module, LowerOptions()))
    found = [op.attrs for op in module.walk() if op.name == "nvvm.setmaxregister"]
    return [(attrs["action"].text[len("#nvvm<action ") : -1], attrs["regCount"].value) for attrs in found]


MIXED = ((4, 1, 40), (0, 4, 232), (5, 3, 40), (8, 4, None))


@pytest.mark.parametrize(
    ("shape", "threads", "wanted"),
    [
        (MIXED, 384, [("increase", 232), ("decrease", 40)]),
        (((0, 4, 160), (4, 4, 168)), 384, [("decrease", 160)]),  # 168 are those at the launch
        (((0, 8, 40),), 256, [("decrease", 40)]),
        (((0, 4, None), (4, 2, None)), 256, []),
    ],
)
def test_a_warpgroup_asks_once(shape: Any, threads: int, wanted: list[tuple[str, int]]) -> None:
    assert asked(shape, threads) == wanted
    marked = np.zeros(threads, np.int32)
    simulate(mark_all, marked, shape, threads, arch="sm_100a")
    tasks = np.zeros(threads, np.int32)
    for number, (first, warps, _) in enumerate(shape):
        tasks[32 * first : 32 * (first + warps)] = number + 1
    assert (marked == tasks).all()


@pytest.mark.parametrize(
    ("shape", "said"),
    [
        (((0, 2, 40), (2, 2, 80)), "different numbers of registers: 'task 0' for 40 and 'task 1' for 80"),
        (((0, 2, 40), (2, 2, None)), "'task 0' for 40 and 'task 1' for none"),
        (((0, 4, 160), (4, 3, 40)), "'task 1' asks for 40 registers, and warps of its warpgroup have no task"),
        (((0, 1, 40), (2, 2, 40)), "'task 0' asks for 40 registers, and warps of its warpgroup have no task"),
        (((0, 8, 240), (8, 4, 40)), "tasks ask for 66560 registers, and a block has 65536"),
    ],
)
def test_what_does_not_fit_is_refused(shape: Any, said: str) -> None:
    with pytest.raises(CutecError, match=said):
        simulate(mark_all, np.zeros(384, np.int32), shape, 384, arch="sm_100a")
