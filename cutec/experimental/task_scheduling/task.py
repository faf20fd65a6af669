"""Tasks: schedules on some warps of the block."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from cutec.cute.decorators import jit
from cutec.diag import error
from cutec.experimental.task_scheduling.resources import StageInfo
from cutec.experimental.task_scheduling.schedule_builder import Call, Loop, Result, Schedule, Skippable, Tiles
from cutec.frontend.core.location import user_location
from cutec.frontend.numbers.ranges import Range, range_constexpr
from cutec.frontend.rewriting.function import const_expr


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
        self.resources = [*src_resources, *dst_resources]

    def run(self) -> None:
        """Run the schedule, on all threads that come here."""
        _run(self, self.schedule.steps, StageInfo(), {}, None)


@jit
def _run(task: Any, steps: Any, info: Any, results: Any, skip: Any) -> None:
    """Steps, in order. `results`: what works have returned, by the `Result` that stands for it."""
    for i in range_constexpr(len(steps)):
        step = steps[i]
        if const_expr(isinstance(step, Call)):
            _call(step, info, results)
        elif const_expr(isinstance(step, Loop)):
            _loop(task, step, info, results, skip)
        elif const_expr(isinstance(step, Tiles)):
            _tiles(task, step, results)
        elif const_expr(isinstance(step, Skippable)):
            _skippable(task, step, info, results, skip)


def _call(step: Call, info: StageInfo, results: dict[Any, Any]) -> None:
    given = {name: results.get(value, value) for name, value in step.arguments.items()}
    for name, value in given.items():
        if isinstance(value, Result):
            raise error(
                "E0506",
                f"{step.work.__name__} of {step.resource.name!r}: {name} is returned by a work in another loop",
                user_location(),
                help="call that work in this loop, or in one around it",
            )
    results[step.result] = step.work.function(step.resource, info, **given)


@jit
def _loop(task: Any, loop: Any, info: Any, results: Any, skip: Any) -> None:
    end = loop.end(task, info.work_tile.tile_idx) if const_expr(callable(loop.end)) else loop.end
    for i in Range(loop.start, end, loop.step, unroll=loop.unroll):
        _run(task, loop.steps, StageInfo(i, info.work_tile), dict(results), skip)


@jit
def _tiles(task: Any, tiles: Any, results: Any) -> None:
    scheduler = tiles.queue.scheduler()
    tile = scheduler.initial_work_tile_info()
    while tile.is_valid_tile:
        skip = tiles.skip_if(tiles.queue, tile) if const_expr(tiles.skip_if is not None) else False
        _run(task, tiles.steps, StageInfo(0, tile), dict(results), skip)
        scheduler.advance_to_next_work()
        tile = scheduler.get_current_work()


@jit
def _skippable(task: Any, part: Any, info: Any, results: Any, skip: Any) -> None:
    if not skip:
        _run(task, part.steps, info, dict(results), False)
