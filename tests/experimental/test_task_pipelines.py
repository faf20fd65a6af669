"""Tasks that share memory by pipelines, `cutlass.experimental.task_scheduling`, interpreted."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

import numpy as np
import pytest
from task_kit import Target

import cutec
from cutec import cute, pipeline
from cutec.diag import CutecError
from cutec.experimental import cuda, primitives as prims
from cutec.experimental.task_scheduling.enums import PipelineGroupMode, WorkAttr
from cutec.experimental.task_scheduling.memory import SmemAllocation, SmemAllocator
from cutec.experimental.task_scheduling.resources import (
    MemoryResource,
    PipelineConfig,
    PipelineGroup,
    StageInfo,
    consumer_work,
    producer_work,
)
from cutec.experimental.task_scheduling.schedule_builder import domain_loop, schedule
from cutec.experimental.task_scheduling.task import Task
from cutec.experimental.task_scheduling.task_manager import TaskManager
from cutec.testing import simulate

STAGES, TILE = 2, 64


@dataclass
class Tiles(MemoryResource):
    """Tiles of Float32 in shared memory, filled by TMA or by the threads of a warp."""

    source: Any = field(init=False, default=None)
    shared: Any = field(init=False, default=None)

    def __init__(self, source: Any, **kwargs: Any) -> None:
        super().__init__(**kwargs)
        self.source = source
        self.allocation = SmemAllocation(self.name, dtype=cutec.Float32, count=STAGES * TILE, alignment=128)

    def get_smem_requirements(self) -> list[SmemAllocation]:
        return [self.allocation]

    @cute.jit
    def _find(self, stage_info: StageInfo) -> None:
        start = stage_info.context.smem_base.data_ptr() + self.allocation.offset
        self.shared = cutec.Array(start, dtype=cutec.Float32, shape=(STAGES * TILE,), addrspace=3)

    @producer_work(work_attrs=WorkAttr.AUXILIARY)
    @cute.jit
    def find_to_fill(self, stage_info: StageInfo) -> None:
        self._find(stage_info)

    @consumer_work(work_attrs=WorkAttr.AUXILIARY)
    @cute.jit
    def find_to_read(self, stage_info: StageInfo) -> None:
        self._find(stage_info)

    @producer_work
    @cute.jit
    def load_box(self, stage_info: StageInfo) -> None:
        if prims.elect_sync():
            target = self.shared.subview(stage_info.stage_idx * TILE)
            at = (0, stage_info.loop_offset)
            prims.cp_async_bulk_tensor_shared_cta_global(target, self.source, at, stage_info.barrier)

    @producer_work
    @cute.jit
    def load_row(self, stage_info: StageInfo) -> None:
        lane = cute.arch.lane_idx()
        for i in cutec.range_constexpr(TILE // 32):
            place = lane + 32 * i
            self.shared.store(self.source[stage_info.loop_offset, place], idx=stage_info.stage_idx * TILE + place)

    @consumer_work
    @cute.jit
    def read(self, stage_info: StageInfo) -> cutec.Float32:
        tid, _, _ = cute.arch.thread_idx()
        return self.shared[stage_info.stage_idx * TILE + tid]


class Sums(Target):
    @producer_work
    @cute.jit
    def put(self, stage_info: StageInfo, *, x: cutec.Float32, y: cutec.Float32) -> None:
        tid, _, _ = cute.arch.thread_idx()
        self.tensor[stage_info.loop_offset, tid] = x + y


def threads(count: int) -> pipeline.CooperativeGroup:
    return pipeline.CooperativeGroup(pipeline.Agent.Thread, count)


@cute.kernel
def sums_kernel(
    boxes: cutec.GridConstant[cuda.TensorMap], a: cute.Tensor, b: cute.Tensor, c: cute.Tensor, wrong: cutec.Constexpr
):
    tma = PipelineConfig.create_tma_async_pipeline_cfg(
        num_stages=STAGES,
        num_bytes=TILE * 4,
        producer_group=threads(1),
        consumer_group=threads(64),
        cta_layout_vmnk=(1, 2, 1, 1) if wrong == "cluster" else (1, 1, 1, 1),
    )
    rows = PipelineConfig.create_async_async_pipeline_cfg(
        num_stages=STAGES, producer_group=threads(32), consumer_group=threads(64)
    )
    first: Any = Tiles(boxes.get_ptr(), name="first", pipeline_config=tma)
    second: Any = Tiles(b, name="second", pipeline_config=rows)
    sums: Any = Sums(c, name="sums")
    both = PipelineGroup(name="both", members=[first, second], mode=PipelineGroupMode.Merge)
    allocator = SmemAllocator()
    allocator.add_resource(first)
    allocator.add_resource(second)
    allocator.add_pipeline_group(both)
    allocator.compute_layout()

    @schedule
    def fill_first(tiles: Tiles) -> None:
        tiles.find_to_fill()
        with domain_loop(0, a.shape[0], 1):
            tiles.try_acquire()
            tiles.acquire()
            tiles.load_box()
            tiles.commit()

    @schedule
    def fill_second(tiles: Tiles) -> None:
        tiles.find_to_fill()
        with domain_loop(a.shape[0]):
            tiles.acquire()
            tiles.load_row()
            tiles.commit()

    @schedule
    def add(x: Tiles, y: Tiles, sums: Sums, group: PipelineGroup) -> None:
        x.find_to_read()
        y.find_to_read()
        with domain_loop(a.shape[0]):
            group.try_wait()
            group.wait()
            sums.put(x=x.read(), y=y.read())
            group.release()

    sources = [first] if wrong == "source" else [first, second]
    tasks = [
        Task(
            name="add",
            warp_idx=0,
            num_warps=2,
            src_resources=sources,
            dst_resources=[sums],
            schedule=add(both.first, both.second, sums, both),
        ),
        Task(name="first", warp_idx=2, dst_resources=[first], schedule=fill_first(first)),
        Task(name="second", warp_idx=3, dst_resources=[second], schedule=fill_second(both.second)),
    ]
    manager = TaskManager(tasks, {sums: [first, second]}, smem_allocator=allocator)
    manager.setup_resources_and_tasks()
    manager.run()


@cute.jit
def add_rows(a: cute.Tensor, b: cute.Tensor, c: cute.Tensor, wrong: cutec.Constexpr):
    boxes = cuda.create_tensor_map_tiled_from_view(a, box_dims=(1, TILE), stride_order=(1, 0))
    sums_kernel(boxes, a, b, c, wrong).launch(grid=1, block=128)


def test_rings_of_two_resources() -> None:
    a, b = np.arange(7 * TILE, dtype=np.float32).reshape(7, TILE), np.ones((7, TILE), np.float32)
    c = np.zeros_like(a)
    types = dict.fromkeys("abc", f"f32[m,{TILE}]")
    simulate(add_rows, a, b, c, "", types=types, arch="sm_90a")
    assert (c == a + b).all()


@pytest.mark.parametrize(
    ("wrong", "said"),
    [
        ("source", "task 'add' uses 'second', which is not among its resources"),
        ("cluster", "of 2 blocks in a kernel of clusters of 1"),
    ],
)
def test_what_is_wrong_is_told(wrong: str, said: str) -> None:
    arrays = [np.zeros((7, TILE), np.float32) for _ in range(3)]
    with pytest.raises(CutecError, match=said):
        simulate(add_rows, *arrays, wrong, types=dict.fromkeys("abc", f"f32[m,{TILE}]"), arch="sm_90a")
