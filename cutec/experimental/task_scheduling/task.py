"""Tasks: schedules on some warps of the block."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from cutec.cute import arch
from cutec.cute.decorators import jit
from cutec.diag import error
from cutec.experimental.task_scheduling.resources import StageInfo
from cutec.experimental.task_scheduling.schedule_builder import (
    Call,
    Loop,
    Result,
    Schedule,
    Skippable,
    Synchronise,
    Tiles,
)
from cutec.frontend.core.location import user_location
from cutec.frontend.numbers.numeric import Boolean
from cutec.frontend.numbers.ranges import Range, range_constexpr
from cutec.frontend.rewriting.function import const_expr
from cutec.pipeline.rings import PipelineAsync
from cutec.pipeline.state import PipelineUserType, make_pipeline_state


class Task:
    """A schedule that warps `warp_idx` to `warp_idx + num_warps - 1` run."""

    def __init__(
        self,
        *,
        schedule: Schedule,
        warp_idx: int,
        num_warps: int = 1,
        name: str = "",
        src_resources: Sequence[Any] = (),
        dst_resources: Sequence[Any] = (),
        num_registers: int | None = None,
        debug_print: bool = False,
    ):
        self.schedule, self.name = schedule, name
        self.warp_idx, self.num_warps, self.num_registers = warp_idx, num_warps, num_registers
        self.sources, self.targets = list(src_resources), list(dst_resources)
        self.context: Any = None

    @property
    def resources(self) -> list[Any]:
        """Those that it reads, and those that it fills."""
        return [*self.sources, *self.targets]

    def run(self) -> None:
        """Run the schedule, on all threads that come here."""
        states = [_state(resource, resource in self.sources) for resource in self.resources]
        _run(self, self.schedule.steps, StageInfo(context=self.context), {}, None, states, self.resources)

    def is_selected(self) -> Boolean:
        """Whether the warp that executes this is one of the task's."""
        warp = arch.make_warp_uniform(arch.warp_idx())
        return Boolean((warp >= self.warp_idx) & (warp < self.warp_idx + self.num_warps))

    def position(self, resource: Any) -> int:
        """The place of a resource among those of the task. Raises E0506 for one that it lacks."""
        if resource not in self.resources:
            raise error(
                "E0506",
                f"task {self.name!r} uses {resource.name!r}, which is not among its resources",
                user_location(),
                help="name it in src_resources or dst_resources",
            )
        return self.resources.index(resource)


def _state(resource: Any, reads: bool) -> Any:
    """Where a task is in the ring of a resource with a pipeline."""
    if resource.ring is None:
        return None
    return make_pipeline_state(
        PipelineUserType.Consumer if reads else PipelineUserType.Producer, resource.ring.num_stages
    )


@jit
def _run(task: Any, steps: Any, info: Any, results: Any, skip: Any, states: Any, resources: Any) -> None:
    """Steps, in order. `results`: what works have returned, by the `Result` that stands for it.
    `states` and `resources`, those of the task, are what steps change.
    """
    for i in range_constexpr(len(steps)):
        step = steps[i]
        if const_expr(isinstance(step, Call)):
            _call(task, step, info, results, states, resources)
        elif const_expr(isinstance(step, Loop)):
            _loop(task, step, info, results, skip, states, resources)
        elif const_expr(isinstance(step, Tiles)):
            _tiles(task, step, results, states, resources)
        elif const_expr(isinstance(step, Synchronise)):
            _synchronise(task, step, states)
        elif const_expr(isinstance(step, Skippable)):
            _skippable(task, step, info, results, skip, states, resources)


def _call(
    task: Task, step: Call, info: StageInfo, results: dict[Any, Any], states: list[Any], resources: list[Any]
) -> None:
    given = {name: results.get(value, value) for name, value in step.arguments.items()}
    for name, value in given.items():
        if isinstance(value, Result):
            raise error(
                "E0506",
                f"{step.work.__name__} of {step.resource.name!r}: {name} is returned by a work in another loop",
                user_location(),
                help="call that work in this loop, or in one around it",
            )
    told = _in_stage(task, info, step.resource, states[task.position(step.resource)])
    found = step.work.function(resources[task.position(step.resource)], told, **given)
    results.update(zip(step.results, found if len(step.results) > 1 else [found], strict=True))


def _in_stage(task: Task, info: StageInfo, resource: Any, state: Any) -> StageInfo:
    """What a work is told, with the stage of its resource."""
    if state is None:
        return info
    barrier = resource.ring.producer_get_barrier(state) if resource in task.targets else None
    return replace(info, stage_idx=state.index, barrier=barrier)


def _synchronise(task: Task, step: Synchronise, states: list[Any]) -> None:
    ring, state = step.resource.ring, states[task.position(step.resource)]
    follows = step.resource.follows is not None
    if step.what == "acquire":
        (PipelineAsync.producer_acquire if follows else type(ring).producer_acquire)(ring, state)
    elif step.what == "wait":
        ring.consumer_wait(state)
    elif step.what in ("commit", "release"):
        if step.what == "release":
            ring.consumer_release(state)
        elif not follows:  # else the stage is full when that of the group's first member is
            ring.producer_commit(state)
        state.advance()


@jit
def _loop(task: Any, loop: Any, info: Any, results: Any, skip: Any, states: Any, resources: Any) -> None:
    end = loop.end(task, info.work_tile.tile_idx) if const_expr(callable(loop.end)) else loop.end
    for i in Range(loop.start, end, loop.step, unroll=loop.unroll):
        told = replace(info, loop_offset=i, loop_start=loop.start, loop_end=end)
        _run(task, loop.steps, told, dict(results), skip, states, resources)


@jit
def _tiles(task: Any, tiles: Any, results: Any, states: Any, resources: Any) -> None:
    scheduler = tiles.queue.scheduler()
    tile = scheduler.initial_work_tile_info()
    while tile.is_valid_tile:
        skip = tiles.skip_if(tiles.queue, tile) if const_expr(tiles.skip_if is not None) else False
        _run(task, tiles.steps, StageInfo(work_tile=tile, context=task.context), dict(results), skip, states, resources)
        scheduler.advance_to_next_work()
        tile = scheduler.get_current_work()


@jit
def _skippable(task: Any, part: Any, info: Any, results: Any, skip: Any, states: Any, resources: Any) -> None:
    if not skip:
        _run(task, part.steps, info, dict(results), False, states, resources)
