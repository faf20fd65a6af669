"""Tasks that multiply in tensor memory, `cutlass.experimental.task_scheduling`, interpreted: TMA
fills stages of A and B, one warp multiplies them, four store the sums; a forked view of A is read
by threads meanwhile.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any, ClassVar

import numpy as np
import pytest
from task_kit import Target

import cutec
from cutec import cute, pipeline
from cutec.diag import CutecError
from cutec.experimental import cuda, primitives as prims
from cutec.experimental.task_scheduling.enums import PipelineGroupMode, WorkAttr
from cutec.experimental.task_scheduling.memory import SmemAllocation, SmemAllocator, TmemAllocation, TmemAllocator
from cutec.experimental.task_scheduling.resources import (
    MemoryResource,
    PipelineConfig,
    PipelineGroup,
    StageInfo,
    TaskLocalVariable,
    consumer_work,
    producer_work,
)
from cutec.experimental.task_scheduling.schedule_builder import domain_loop, schedule
from cutec.experimental.task_scheduling.task import Task
from cutec.experimental.task_scheduling.task_manager import TaskManager
from cutec.testing import simulate

M, N, K, STAGES = 128, 64, 64, 2


@dataclass
class Operands(MemoryResource):
    """Stages of A and of B, in shared memory."""

    maps: Any = field(init=False, default=None)
    a: Any = field(init=False, default=None)
    b: Any = field(init=False, default=None)
    left: ClassVar[Any] = TaskLocalVariable.uninitialized()
    right: ClassVar[Any] = TaskLocalVariable.uninitialized()

    def __init__(self, maps: Any, **kwargs: Any) -> None:
        super().__init__(**kwargs)
        self.maps = maps
        self.allocations = [
            SmemAllocation(name, dtype=cutec.Float16, count=STAGES * rows * K, alignment=1024)
            for name, rows in (("a", M), ("b", N))
        ]

    def get_smem_requirements(self) -> list[SmemAllocation]:
        return self.allocations

    @producer_work(work_attrs=WorkAttr.AUXILIARY)
    @cute.jit
    def find(self, stage_info: StageInfo) -> None:
        base = stage_info.context.smem_base.data_ptr()
        self.a = cutec.Array(base + self.allocations[0].offset, dtype=cutec.Float16, shape=(STAGES * M * K,))
        self.b = cutec.Array(base + self.allocations[1].offset, dtype=cutec.Float16, shape=(STAGES * N * K,))

    @producer_work
    @cute.jit
    def load(self, stage_info: StageInfo) -> None:
        if prims.elect_sync():
            at = (stage_info.loop_offset * K, 0)
            a, b = self.a.subview(stage_info.stage_idx * M * K), self.b.subview(stage_info.stage_idx * N * K)
            prims.cp_async_bulk_tensor_shared_cta_global(a, self.maps[0], at, stage_info.barrier)
            prims.cp_async_bulk_tensor_shared_cta_global(b, self.maps[1], at, stage_info.barrier)

    @consumer_work(returns=(left, right))
    @cute.jit
    def descriptors(self, stage_info: StageInfo) -> Any:
        swizzle = prims.Tcgen05SmemSwizzle.SWIZZLE_128B
        a, b = self.a.subview(stage_info.stage_idx * M * K), self.b.subview(stage_info.stage_idx * N * K)
        return (
            prims.Tcgen05SmemDesc.build(a, leading_byte_offset=16, stride_byte_offset=1024, layout=swizzle),
            prims.Tcgen05SmemDesc.build(b, leading_byte_offset=16, stride_byte_offset=1024, layout=swizzle),
        )


@dataclass
class Rows(MemoryResource):
    """A's stages once more, for threads that read them."""

    operands: Any = field(init=False, default=None)
    target: Any = field(init=False, default=None)

    def __init__(self, operands: Any, target: Any, **kwargs: Any) -> None:
        super().__init__(**kwargs)
        self.operands, self.target = operands, target

    @consumer_work
    @cute.jit
    def read(self, stage_info: StageInfo) -> None:
        """The first number of each row of A, which the swizzle moves."""
        base = stage_info.context.smem_base.data_ptr() + self.operands.allocations[0].offset
        stage = cutec.Array(base, dtype=cutec.Float16, shape=(STAGES * M * K,)).subview(stage_info.stage_idx * M * K)
        for quarter in cutec.range_constexpr(4):
            row = quarter * 32 + cute.arch.lane_idx()
            self.target[row, stage_info.loop_offset] = stage[row * K + row % 8 * 8].to(cutec.Float32)


@dataclass
class Sums(MemoryResource):
    """D, in tensor memory. Works change `adds` and `address`."""

    adds: Any = field(init=False, default=None)
    address: Any = field(init=False, default=None)

    def __init__(self, **kwargs: Any) -> None:
        super().__init__(**kwargs)
        self.allocation = TmemAllocation("sums", N)
        self.adds, self.address = cutec.Boolean(False), cutec.Int32(0)

    def get_tmem_requirements(self) -> list[TmemAllocation]:
        return [self.allocation]

    @producer_work(work_attrs=WorkAttr.AUXILIARY)
    @cute.jit
    def begin(self, stage_info: StageInfo) -> None:
        self.address = stage_info.context.tmem_ptr_i32.load()
        self.adds = cutec.Boolean(False)

    @producer_work
    @cute.jit
    def multiply(self, stage_info: StageInfo, *, left: cutec.Int64, right: cutec.Int64) -> None:
        what = prims.Tcgen05InstrDesc.build(n_dim=N, m_dim=M)
        sums = prims.make_tmem_ptr(self.address, cutec.Float32)
        for k in cutec.range_constexpr(K // 16):
            if prims.elect_sync():
                kind, group = prims.Tcgen05MMAKind.F16, prims.CTAGroup.CTA_1
                prims.tcgen05_mma(kind, group, sums, left + 2 * k, right + 2 * k, what, self.adds)
            self.adds = cutec.Boolean(True)

    @consumer_work
    @cute.jit
    def row(self, stage_info: StageInfo) -> Any:
        place = prims.make_tmem_ptr_from_warp_row_col(self.address, cute.arch.warp_idx(), 0, cutec.Float32)
        found = prims.tcgen05_ld("32x32b", place, num=N)
        prims.tcgen05_wait(prims.Tcgen05Wait.LOAD)
        return found


class Results(Target):
    @producer_work
    @cute.jit
    def put(self, stage_info: StageInfo, *, row: Any) -> None:
        tid, _, _ = cute.arch.thread_idx()
        self.tensor[tid, 0:N] = row


def threads(count: int = 1) -> pipeline.CooperativeGroup:
    return pipeline.CooperativeGroup(pipeline.Agent.Thread, count)


def tasks_of(operands: Any, rows: Any, sums: Any, target: Any, fork: Any, tiles: Any) -> list[Task]:
    """Four warps store, warp 4 loads, warp 5 multiplies, warp 6 reads."""

    @schedule
    def load() -> None:
        operands.find()
        with domain_loop(tiles):
            fork.smem.acquire()
            fork.rows.acquire()
            operands.load()
            fork.commit()

    @schedule
    def multiply() -> None:
        operands.find()
        sums.begin()
        sums.acquire()
        with domain_loop(tiles):
            operands.wait()
            left, right = operands.descriptors()
            sums.multiply(left=left, right=right)
            operands.release()
        sums.commit()

    @schedule
    def read() -> None:
        with domain_loop(tiles):
            rows.wait()
            rows.read()
            rows.release()

    @schedule
    def store() -> None:
        sums.begin()
        sums.wait()
        target.put(row=sums.row())
        sums.release()

    return [
        Task(name="store", warp_idx=0, num_warps=4, src_resources=[sums], dst_resources=[target], schedule=store()),
        Task(name="load", warp_idx=4, dst_resources=[operands, rows], schedule=load()),
        Task(name="multiply", warp_idx=5, src_resources=[operands], dst_resources=[sums], schedule=multiply()),
        Task(name="read", warp_idx=6, src_resources=[rows], schedule=read()),
    ]


@cute.kernel
def multiply_kernel(
    a: cutec.GridConstant[cuda.TensorMap],
    b: cutec.GridConstant[cuda.TensorMap],
    c: cutec.Array,
    firsts: cute.Tensor,
    tiles: cutec.Int32,
):
    options = {"num_stages": STAGES, "num_bytes": (M + N) * K * 2, "producer_group": threads()}
    filled = PipelineConfig.create_tma_umma_pipeline_cfg(consumer_group=threads(), **options)
    viewed = PipelineConfig.create_tma_async_pipeline_cfg(consumer_group=threads(), **options)
    summed = PipelineConfig.create_umma_async_pipeline_cfg(
        num_stages=1, producer_group=threads(), consumer_group=threads(128)
    )
    operands: Any = Operands([a.get_ptr(), b.get_ptr()], name="smem", pipeline_config=filled)
    rows: Any = Rows(operands, firsts, name="rows", pipeline_config=viewed)
    sums: Any = Sums(name="sums", pipeline_config=summed)
    fork = PipelineGroup(name="fork", members=[operands, rows], mode=PipelineGroupMode.Fork)
    smem, columns = SmemAllocator(), TmemAllocator()
    place = smem.add_tmem_ptr(SmemAllocation("address", dtype=cutec.Int32, alignment=4))
    smem.add_resource(operands)
    columns.add_resource(sums)
    smem.compute_layout()
    columns.compute_layout()
    tasks = tasks_of(operands, rows, sums, Results(c, name="target"), fork, tiles)
    manager = TaskManager(tasks, smem_allocator=smem, tmem_allocator=columns)
    manager.setup_resources_and_tasks()
    holder = smem.get(place)
    if tasks[2].is_selected():
        prims.tcgen05_alloc(holder, columns.columns)
        prims.tcgen05_relinquish_alloc_permit()
    prims.barrier_cta_sync(0)
    manager.run()
    prims.barrier_cta_sync(0)
    if tasks[2].is_selected():
        prims.tcgen05_dealloc(prims.make_tmem_ptr(holder.load(), cutec.Float32), columns.columns)


@cute.jit
def product(a: cute.Tensor, b: cute.Tensor, c: cutec.Array, firsts: cute.Tensor):
    s128b = cuda.TensorMapSwizzle.s128b
    maps = [
        cuda.create_tensor_map_tiled_from_view(x, box_dims=(rows, K), stride_order=(1, 0), swizzle=s128b)
        for x, rows in ((a, M), (b, N))
    ]
    multiply_kernel(maps[0], maps[1], c, firsts, a.shape[1] // K).launch(grid=1, block=224)


@pytest.mark.parametrize("tiles", [1, 3])
def test_stages_are_multiplied_and_read(tiles: int) -> None:
    rng = np.random.default_rng(0)
    a, b = (rng.integers(-4, 5, (rows, tiles * K)).astype(np.float16) for rows in (M, N))
    c, firsts = np.zeros((M, N), np.float32), np.zeros((M, tiles), np.float32)
    types = {"a": "f16[128,k{div=64}]", "b": "f16[64,k]", "c": "f32[128,64]"}
    simulate(product, a, b, c, firsts, types=types, arch="sm_100a")
    assert (c == a.astype(np.float32) @ b.astype(np.float32).T).all()
    assert (firsts == a[:, ::K]).all()


def test_too_many_columns_are_refused() -> None:
    columns = TmemAllocator()
    sums: Any = Sums(name="sums")
    sums.allocation = TmemAllocation("sums", 513)
    columns.add_resource(sums)
    with pytest.raises(CutecError, match="513 columns"):
        columns.compute_layout()


def test_allocations_of_a_group_share_memory() -> None:
    smem = SmemAllocator()
    first, second, third, alone = (
        smem.add(SmemAllocation(name, size, alignment=16)) for name, size in zip("abcd", (100, 60, 300, 40))
    )
    smem.add_alias_group([[first, second], [third]])
    smem.compute_layout()
    assert (alone.offset, first.offset, second.offset, third.offset) == (0, 48, 160, 48) and smem.bytes == 348
