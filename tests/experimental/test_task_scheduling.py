"""`cutlass.experimental.task_scheduling` on the interpreter."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

import numpy as np
import pytest
from task_kit import Target

import cutec
from cutec import cute, utils
from cutec.diag import CutecError
from cutec.experimental.task_scheduling.resources import (
    MemoryResource,
    StageInfo,
    TaskLocalVariable,
    TileSchedulerConfig,
    WorkQueue,
    consumer_work,
    producer_work,
)
from cutec.experimental.task_scheduling.schedule_builder import domain_loop, schedule, work_tile_loop
from cutec.experimental.task_scheduling.task import Task, own_copies
from cutec.experimental.task_scheduling.task_manager import TaskManager
from cutec.testing import simulate


@dataclass(kw_only=True)
class Source(MemoryResource):
    tensor: cute.Tensor
    item: cutec.Constexpr[TaskLocalVariable] = TaskLocalVariable.uninitialized()  # noqa: RUF009  # as public programs write it

    def __post_init__(self) -> None:
        self.item = TaskLocalVariable(dtype=cutec.Int32, default=cutec.Int32(0), docs="an element")

    @consumer_work(returns=item)
    @cute.jit
    def get(self, stage_info: StageInfo) -> cutec.Int32:
        value = cutec.Int32(-1)
        if stage_info.loop_offset % 3 != 0:
            value = self.tensor[stage_info.loop_offset]
        return value

    @consumer_work
    @cute.jit
    def first(self, stage_info: StageInfo) -> cutec.Int32:
        return self.tensor[0]


class Elements(Target):
    @producer_work
    @cute.jit
    def put(self, stage_info: StageInfo, data: cutec.Int32, *, more: Any = 0) -> None:
        self.tensor[stage_info.loop_offset] = data + more

    @producer_work
    @cute.jit
    def fill(self, stage_info: StageInfo) -> None:
        tid, _, _ = cute.arch.thread_idx()
        self.tensor[stage_info.work_tile.tile_idx[0], stage_info.loop_offset] = tid + 1


@cute.kernel
def copies(a: cute.Tensor, b: cute.Tensor, c: cute.Tensor, unroll: cutec.Constexpr, wrong: cutec.Constexpr):
    tid, _, _ = cute.arch.thread_idx()
    source: Any = Source(name="source", tensor=a)
    target: Any = Elements(b, name="target")
    other: Any = Elements(c, name="other")
    lost: Any = Elements(b, name="lost")

    @schedule
    def strided(source: Source, target: Elements) -> None:
        first = source.first()
        with domain_loop(tid, a.shape[0], 32, unroll=unroll):
            item = source.get()
            target.put(data=item, more=first)
        if cutec.const_expr(wrong == "result"):
            target.put(data=item)

    @schedule
    def counted(target: Elements) -> None:
        if cutec.const_expr(wrong == "pipeline"):
            target.acquire()
        with domain_loop(5):
            target.put(data=7)

    tasks = [
        Task(name="one", src_resources=[source], dst_resources=[target], warp_idx=0, schedule=strided(source, target)),
        Task(name="two", dst_resources=[other], warp_idx=1, num_warps=2, schedule=counted(other)),
    ]
    if cutec.const_expr(wrong == "warp"):
        tasks[1].warp_idx = 0
    graph = {target: [source], other: [source]} if wrong != "graph" else {lost: []}
    manager = TaskManager(tasks=tasks, resource_dependency_graph=graph)
    manager.setup_resources_and_tasks()
    manager.run()


@cute.jit
def copy(a: cute.Tensor, b: cute.Tensor, c: cute.Tensor, unroll: cutec.Constexpr, wrong: cutec.Constexpr):
    copies(a, b, c, unroll, wrong).launch(grid=1, block=96)


@pytest.mark.parametrize("unroll", [1, 2])
def test_tasks_of_warps(unroll: int) -> None:
    a, b, c = np.arange(10, 80, dtype=np.int32), np.zeros(70, np.int32), np.zeros(6, np.int32)
    simulate(copy, a, b, c, unroll, "")
    assert (b == np.where(np.arange(70) % 3, a, -1) + 10).all() and c.tolist() == [7, 7, 7, 7, 7, 0]


@pytest.mark.parametrize(
    ("wrong", "said"),
    [
        ("result", "put of 'target': data is returned by a work in another loop"),
        ("pipeline", "'other' has no pipeline"),
        ("warp", "warp 0 has two tasks, 'one' and 'two'"),
        ("graph", "no task has the resource 'lost'"),
    ],
)
def test_what_is_wrong_is_told(wrong: str, said: str) -> None:
    with pytest.raises(CutecError, match=said):
        simulate(copy, *(np.zeros(8, np.int32) for _ in range(3)), 1, wrong)


class Lengths(Task):
    def __init__(self, lengths: cute.Tensor, **kwargs: Any) -> None:
        super().__init__(**kwargs)
        self._lengths = lengths

    @cute.jit
    def get_domain(self, tile_coord: Any) -> cutec.Int32:
        return self._lengths[tile_coord[0]]


@dataclass(kw_only=True)
class Queue(WorkQueue):
    last: Any = field(init=False, default=None)

    def __init__(self, last: Any, **kwargs: Any) -> None:
        super().__init__(**kwargs)
        self.last = last

    @cute.jit
    def skips(self, work_tile: Any) -> cutec.Boolean:
        return work_tile.tile_idx[0] == self.last


@cute.kernel
def rows(b: cute.Tensor, lengths: cute.Tensor, params: object, skip: cutec.Constexpr):
    tid, _, _ = cute.arch.thread_idx()
    config = TileSchedulerConfig.create_static_persistent_tile_scheduler_params(tile_scheduler_params=params)
    target: Any = Elements(b, name="rows")
    queue = Queue(skip, tile_scheduler_config=config, name="queue")

    @schedule
    def fill(target: Elements, queue: Queue) -> None:
        with work_tile_loop(queue, skip_if=Queue.skips) as tiles:
            with tiles.skippable(), domain_loop(tid, Lengths.get_domain, 32):
                target.fill()
            queue.try_wait()
            queue.wait()
            queue.get_and_advance_work_tile()
            queue.release()

    task = Lengths(lengths, src_resources=[queue], dst_resources=[target], warp_idx=0, schedule=fill(target, queue))
    manager = TaskManager(tasks=[task], resource_dependency_graph={target: [queue]})
    manager.setup_resources_and_tasks()
    manager.run()


@cute.jit
def ragged(b: cute.Tensor, lengths: cute.Tensor, skip: cutec.Constexpr):
    params = utils.PersistentTileSchedulerParams((b.shape[0], 1, 1), (1, 1, 1))
    rows(b, lengths, params, skip).launch(grid=(1, 1, 2), block=32)


def test_tiles_of_a_queue() -> None:
    lengths, b = np.array([3, 0, 40, 32, 1], np.int32), np.zeros((5, 40), np.int32)
    simulate(ragged, b, lengths, 3)
    want = np.zeros_like(b)
    for row, length in enumerate(lengths):
        if row != 3:
            want[row, :length] = np.arange(length) % 32 + 1
    assert (b == want).all()


def test_a_copy_of_a_resource_refers_to_copies() -> None:
    """As a sink does that reads the shared memory of the resources before it."""
    first = Elements(None, name="first")
    sink, alone = Elements(first, name="sink"), Elements(7, name="alone")
    made = own_copies([first, sink, alone])
    assert made[1].tensor is made[0] is not first and sink.tensor is first
    assert [each.name for each in made] == ["first", "sink", "alone"] and made[2].tensor == 7
