"""Tasks of the blocks of a cluster, `cutlass.experimental.task_scheduling`, interpreted: tiles that
cluster launch control hands out, and threads of a task that act at barriers.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

import numpy as np
import pytest
from task_kit import Target

import cutec
from cutec import cute, pipeline, utils
from cutec.diag import CutecError
from cutec.experimental.task_scheduling.enums import SignalingThreads
from cutec.experimental.task_scheduling.memory import SmemAllocation, SmemAllocator
from cutec.experimental.task_scheduling.resources import (
    MemoryResource,
    PdlLaunchBarrier,
    PdlWaitBarrier,
    PipelineConfig,
    StageInfo,
    TileSchedulerConfig,
    WorkQueue,
    consumer_work,
    producer_work,
)
from cutec.experimental.task_scheduling.schedule_builder import schedule, work_tile_loop
from cutec.experimental.task_scheduling.task import Task
from cutec.experimental.task_scheduling.task_manager import TaskManager
from cutec.testing import simulate

CLUSTER, STAGES = 2, 2


def threads(count: int = 1) -> pipeline.CooperativeGroup:
    return pipeline.CooperativeGroup(pipeline.Agent.Thread, count)


@dataclass
class Counts(MemoryResource):
    """How often a task has had a tile; `tile`, which works change, is its own in each task."""

    tensor: Any = field(init=False, default=None)
    tile: Any = field(init=False, default=None)

    def __init__(self, tensor: cute.Tensor, **kwargs: Any) -> None:
        super().__init__(**kwargs)
        self.tensor, self.tile = tensor, cutec.Int32(0)

    @producer_work
    @cute.jit
    def find(self, stage_info: StageInfo) -> None:
        self.tile = stage_info.work_tile.tile_idx[0]

    @producer_work
    @cute.jit
    def count(self, stage_info: StageInfo) -> None:
        row = cute.arch.warp_idx()
        if cute.arch.lane_idx() == 0:
            self.tensor[row, self.tile] = self.tensor[row, self.tile] + 1


def tasks_of(queue: Any, counts: Any, wait: Any, launch: Any, takes: bool) -> list[Task]:
    """Warp 0 asks for tiles, warps 1 and 2 count them."""

    @schedule
    def ask() -> None:
        with work_tile_loop(queue):
            queue.try_acquire()
            queue.acquire()
            queue.fetch_work_tile()
            queue.commit()
            take()

    @schedule
    def count() -> None:
        wait.wait_griddep()
        with work_tile_loop(queue):
            counts.find()
            counts.count()
            take()
        launch.launch_griddep()

    def take() -> None:
        queue.try_wait()
        queue.wait()
        if takes:
            queue.get_and_advance_work_tile()
        queue.release()

    counting: dict[str, Any] = {"src_resources": [queue, wait], "dst_resources": [counts, launch]}
    return [
        Task(name="ask", warp_idx=0, src_resources=[queue], dst_resources=[queue], schedule=ask()),
        Task(name="first", warp_idx=1, **counting, schedule=count()),
        Task(name="second", warp_idx=2, **counting, schedule=count()),
    ]


@cute.kernel
def tiles_kernel(counted: cute.Tensor, params: object, takes: cutec.Constexpr):
    answers = PipelineConfig.create_clc_fetch_async_pipeline_cfg(
        num_stages=STAGES,
        num_bytes=16,
        producer_group=threads(),
        consumer_group=threads(CLUSTER * 96),
        cta_layout_vmnk=(1, CLUSTER, 1, 1),
        producer_signaling_threads=SignalingThreads.CtaLeader,
    )
    config = TileSchedulerConfig.create_clc_dynamic_persistent_tile_scheduler_params(
        tile_scheduler_params=params, response_ptr=cute.arch.alloc_smem(cutec.Int128, STAGES)
    )
    queue = WorkQueue(tile_scheduler_config=config, pipeline_config=answers, name="queue")
    counts: Any = Counts(counted, name="counts")
    tasks = tasks_of(queue, counts, PdlWaitBarrier(name="wait"), PdlLaunchBarrier(name="launch"), takes)
    manager = TaskManager(tasks, {queue: [queue], counts: [queue]})
    manager.setup_resources_and_tasks()
    manager.run()


@cute.jit
def tiles(counted: cute.Tensor, takes: cutec.Constexpr):
    params = utils.ClcDynamicPersistentTileSchedulerParams((counted.shape[1], 1, 1), (CLUSTER, 1, 1))
    grid = utils.ClcDynamicPersistentTileScheduler.get_grid_shape(params)
    tiles_kernel(counted, params, takes).launch(grid=grid, block=96, cluster=(CLUSTER, 1, 1))


def test_each_task_has_each_tile_once() -> None:
    counted = np.zeros((3, 16), np.int32)
    simulate(tiles, counted, True, arch="sm_100a")
    assert counted.tolist() == [[0] * 16, [1] * 16, [1] * 16]


def test_a_tile_has_to_be_taken() -> None:
    with pytest.raises(CutecError, match="task 'ask' does not take the next tile of 'queue'"):
        simulate(tiles, np.zeros((3, 16), np.int32), False, arch="sm_100a")


@dataclass
class Row(MemoryResource):
    """A row of shared memory."""

    source: Any = field(init=False, default=None)
    allocation: Any = field(init=False, default=None)

    def __init__(self, source: cute.Tensor, **kwargs: Any) -> None:
        super().__init__(**kwargs)
        self.source = source
        self.allocation = SmemAllocation("row", dtype=cutec.Int32, count=32)

    def get_smem_requirements(self) -> list[SmemAllocation]:
        return [self.allocation]

    def create_pipeline(self, pipeline_config: PipelineConfig) -> Any:
        """Of one stage, whatever the configuration says."""
        pipeline_config.num_stages = 1
        return super().create_pipeline(pipeline_config)

    def row(self, stage_info: StageInfo) -> Any:
        return cutec.Array(
            stage_info.context.smem_base.data_ptr(self.allocation.offset), dtype=cutec.Int32, shape=(32,)
        )

    @producer_work
    @cute.jit
    def fill(self, stage_info: StageInfo) -> None:
        lane = cute.arch.lane_idx()
        if cute.arch.warp_idx() == 2:
            self.row(stage_info)[lane] = self.source[lane]

    @consumer_work
    @cute.jit
    def read(self, stage_info: StageInfo) -> cutec.Int32:
        return self.row(stage_info)[cute.arch.lane_idx()]


@cute.kernel
def leaders_kernel(a: cute.Tensor, b: cute.Tensor, who: cutec.Constexpr, count: cutec.Constexpr):
    config = PipelineConfig.create_async_async_pipeline_cfg(
        num_stages=7, producer_group=threads(count), consumer_group=threads(32), producer_signaling_threads=who
    )
    row: Any = Row(a, name="row", pipeline_config=config)
    target: Any = Lanes(b, name="target")

    @schedule
    def fill() -> None:
        row.acquire()
        row.fill()
        row.commit()

    @schedule
    def read() -> None:
        row.wait()
        target.put(item=row.read())
        row.release()

    smem = SmemAllocator()
    smem.add_resource(row)
    smem.compute_layout()
    tasks = [
        Task(name="read", warp_idx=0, src_resources=[row], dst_resources=[target], schedule=read()),
        Task(name="fill", warp_idx=2, num_warps=2, dst_resources=[row], schedule=fill()),
    ]
    manager = TaskManager(tasks, smem_allocator=smem)
    manager.setup_resources_and_tasks()
    manager.run()


class Lanes(Target):
    @producer_work
    @cute.jit
    def put(self, stage_info: StageInfo, *, item: cutec.Int32) -> None:
        self.tensor[cute.arch.lane_idx()] = item


@cute.jit
def leaders(a: cute.Tensor, b: cute.Tensor, who: cutec.Constexpr, count: cutec.Constexpr):
    leaders_kernel(a, b, who, count).launch(grid=1, block=128)


@pytest.mark.parametrize(("who", "count"), [(SignalingThreads.TaskWarpLeader, 32), (SignalingThreads.All, 64)])
def test_who_acts_in_a_task(who: SignalingThreads, count: int) -> None:
    a, b = np.arange(32, dtype=np.int32), np.zeros(32, np.int32)
    simulate(leaders, a, b, who, count)
    assert (b == a).all()


def test_the_others_do_not_arrive() -> None:
    with pytest.raises(CutecError, match="E5008"):
        simulate(leaders, *(np.zeros(32, np.int32) for _ in range(2)), SignalingThreads.TaskWarpLeader, 64)
