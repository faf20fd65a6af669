"""Tasks: schedules on some warps of the block."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager, nullcontext
from copy import copy
from dataclasses import replace
from typing import Any

from cutec.cute import arch
from cutec.cute.decorators import jit
from cutec.diag import error
from cutec.experimental.array import Array
from cutec.experimental.task_scheduling.resources import StageInfo
from cutec.experimental.task_scheduling.schedule_builder import (
    Advance,
    Call,
    Loop,
    Result,
    Schedule,
    Skippable,
    Synchronise,
    Tiles,
)
from cutec.frontend.core.guarded import guarded
from cutec.frontend.core.location import user_location
from cutec.frontend.numbers.numeric import Boolean
from cutec.frontend.numbers.ranges import Range, range_constexpr
from cutec.frontend.rewriting.function import const_expr
from cutec.pipeline.rings import PipelineAsync, PipelineTmaAsync
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
        return list(dict.fromkeys([*self.sources, *self.targets]))

    def run(self) -> None:
        """Run the schedule, on all threads that come here. Blocks of a cluster stay until the
        others have released what they filled. Works change the task's own copies of the resources:
        other tasks run in other warps.
        """
        states = [[_state(r, False), _state(r, True)] for r in self.resources]
        _run(
            self,
            self.schedule.steps,
            StageInfo(context=self.context),
            {},
            None,
            states,
            own_copies(self.resources),
        )
        for resource in self.targets:
            if resource.ring is not None and resource.pipeline_config.is_cluster and resource.follows is None:
                with self.acting(resource, True):
                    resource.ring.producer_tail(self.state(states, resource, True).clone())

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

    def state(self, states: list[Any], resource: Any, produces: bool) -> Any:
        """Of a resource's states, that of a side of its pipeline; of the only side that the task is
        on, whatever is asked for.
        """
        filled = resource in self.targets and (produces or resource not in self.sources)
        return states[self.position(resource)][filled]

    @contextmanager
    def acting(self, resource: Any, produces: bool) -> Iterator[None]:
        """What is inside is done by those threads that act on a side of the resource's
        pipeline.
        """
        acts = resource.pipeline_config.acts(produces, self.warp_idx)
        with nullcontext() if acts is None else guarded(acts.ir):
            yield


def own_copies(resources: list[Any]) -> list[Any]:
    """Copies of resources. Where one refers to another, its copy refers to that one's copy."""
    made = {id(resource): copy(resource) for resource in resources}
    for each in made.values():
        for name, value in vars(each).items():
            if id(value) in made:
                setattr(each, name, made[id(value)])
    return list(made.values())


def _state(resource: Any, produces: bool) -> Any:
    """Where a task is on a side of the ring of a resource with a pipeline."""
    if resource.ring is None:
        return None
    return make_pipeline_state(
        PipelineUserType.Producer if produces else PipelineUserType.Consumer, resource.ring.num_stages
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
        elif const_expr(isinstance(step, Advance)):
            _advance(task, step, results, states)


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
    told = _in_stage(task, info, step, task.state(states, step.resource, step.work.produces))
    found = step.work.function(resources[task.position(step.resource)], told, **given)
    results.update(zip(step.results, found if len(step.results) > 1 else [found], strict=True))


def _in_stage(task: Task, info: StageInfo, step: Call, state: Any) -> StageInfo:
    """What a work is told, with the stage of its resource."""
    if state is None:
        return info
    fills = step.resource in task.targets and (step.work.produces or step.resource not in task.sources)
    barrier = Array(step.resource.ring.producer_get_barrier(state), 1) if fills else None
    return replace(info, stage_idx=state.index, barrier=barrier)


def _synchronise(task: Task, step: Synchronise, states: list[Any]) -> None:
    if step.what in ("try_acquire", "try_wait"):
        return
    produces = step.what in ("acquire", "commit")
    ring, state = step.resource.ring, task.state(states, step.resource, produces)
    follows = step.resource.follows is not None
    with task.acting(step.resource, produces):
        if step.what == "acquire":
            (PipelineAsync.producer_acquire if follows else type(ring).producer_acquire)(ring, state)
        elif step.what == "wait":
            ring.consumer_wait(state)
        elif step.what == "release":
            if isinstance(ring, PipelineTmaAsync) and ring.is_signalling_thread is not None:
                arch.sync_warp()  # one lane releases what all lanes of its warp have read
            ring.consumer_release(state)
        elif not follows:  # else the stage is full when that of the group's first member is
            ring.producer_commit(state)
    if step.what in ("commit", "release"):
        state.advance()


@jit
def _loop(task: Any, loop: Any, info: Any, results: Any, skip: Any, states: Any, resources: Any) -> None:
    end = loop.end(task, info.work_tile.tile_idx) if const_expr(callable(loop.end)) else loop.end
    for i in Range(loop.start, end, loop.step, unroll=loop.unroll):
        told = replace(info, loop_offset=i, loop_start=loop.start, loop_end=end)
        _run(task, loop.steps, told, dict(results), skip, states, resources)


@jit
def _tiles(task: Any, tiles: Any, results: Any, states: Any, resources: Any) -> None:
    scheduler = tiles.queue.tile_scheduler_config.scheduler()
    tile = scheduler.initial_work_tile_info()
    while tile.is_valid_tile:
        skip = tiles.skip_if(tiles.queue, tile) if const_expr(tiles.skip_if is not None) else False
        found = dict(results)
        _run(task, tiles.steps, StageInfo(work_tile=tile, context=task.context), found, skip, states, resources)
        if const_expr(tiles.queue.ring is None):
            scheduler.advance_to_next_work()
            tile = scheduler.get_current_work()
        else:
            tile = _fetched(task, tiles, found)


def _advance(task: Task, step: Advance, results: dict[Any, Any], states: list[Any]) -> None:
    """Read the answer that is in the stage of the queue, before the schedule releases it."""
    if step.queue.ring is not None:
        stage = task.state(states, step.queue, False).index
        results[step.queue] = step.queue.tile_scheduler_config.scheduler(stage).get_current_work()


def _fetched(task: Task, tiles: Tiles, results: dict[Any, Any]) -> Any:
    """The next tile, which a round has read. Raises E0506 if it has not."""
    if tiles.queue not in results:
        raise error(
            "E0506",
            f"task {task.name!r} does not take the next tile of {tiles.queue.name!r}",
            user_location(),
            help="queue.wait(), queue.get_and_advance_work_tile() and queue.release() at the end of work_tile_loop",
        )
    return results[tiles.queue]


@jit
def _skippable(task: Any, part: Any, info: Any, results: Any, skip: Any, states: Any, resources: Any) -> None:
    if not skip:
        _run(task, part.steps, info, dict(results), False, states, resources)
