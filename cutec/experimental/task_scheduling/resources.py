"""Resources of tasks, and their work."""

from __future__ import annotations

import dataclasses
from collections.abc import Callable
from typing import Any, Generic, TypeVar

from cutec.cute import arch
from cutec.diag import error
from cutec.experimental.task_scheduling.enums import WITHOUT_PIPELINES, WorkAttr
from cutec.experimental.task_scheduling.schedule_builder import Advance, Call, Result, record, recording
from cutec.frontend.core.location import user_location
from cutec.frontend.exports.elsewhere import elsewhere
from cutec.utils.tile_scheduler import StaticPersistentTileScheduler

_F = TypeVar("_F", bound=Callable[..., Any])


@dataclasses.dataclass
class StageInfo:
    """What a work is told: `loop_offset`, the number of the loop; `work_tile`, the tile of the
    queue.
    """

    loop_offset: Any = 0
    work_tile: Any = None


class TaskLocalVariable:
    """What a work returns: its class and the value before the first time."""

    def __init__(self, dtype: Any = None, default: Any = None, docs: str = ""):
        self.dtype, self.default, self.docs = dtype, default, docs

    @classmethod
    def uninitialized(cls) -> TaskLocalVariable:
        """One that the constructor of the resource will replace."""
        return cls()


class Work(Generic[_F]):
    """A method of a resource that schedules call. A call in a schedule is recorded; any other runs
    the method.
    """

    def __init__(self, function: _F):
        self.function = function
        self.__name__ = getattr(function, "__name__", "work")
        self.__doc__ = function.__doc__

    def __get__(self, resource: Any, owner: type | None = None) -> Any:
        if resource is None:
            return self

        def call(*args: Any, **arguments: Any) -> Any:
            if not recording():
                return self.function(resource, *args, **arguments)
            result = Result()
            record(Call(resource, self, arguments, result))
            return result

        return call


def consumer_work(function: Any = None, *, returns: Any = None, work_attrs: WorkAttr = WorkAttr.NONE) -> Any:
    """Decorator of a method that reads the resource. `returns`: the variables that get its
    results.
    """
    return Work if function is None else Work(function)


def producer_work(function: Any = None, *, returns: Any = None, work_attrs: WorkAttr = WorkAttr.NONE) -> Any:
    """Decorator of a method that fills the resource."""
    return Work if function is None else Work(function)


@dataclasses.dataclass(eq=False, kw_only=True)
class MemoryResource:
    """Memory that tasks work on, as a base class: works are methods with the decorators
    `consumer_work` and `producer_work`.
    """

    name: str = ""
    pipeline_config: Any = None

    def __init_subclass__(cls, **options: Any) -> None:
        """Resources are told apart by identity, data classes too."""
        super().__init_subclass__(**options)
        cls.__eq__, cls.__hash__ = object.__eq__, object.__hash__

    def _in_pipeline(self) -> None:
        raise error(
            "E0506",
            f"resource {self.name!r} has no pipeline: acquire, commit, wait and release are for shared resources",
            user_location(),
            help="the pipelines of `cutlass.pipeline` synchronise tasks that a kernel writes itself",
        )

    try_acquire = acquire = commit = try_wait = wait = release = _in_pipeline


@dataclasses.dataclass(eq=False)
class TileSchedulerConfig:
    """Which tiles a queue gives."""

    params: Any

    @classmethod
    def create_static_persistent_tile_scheduler_params(cls, tile_scheduler_params: Any) -> TileSchedulerConfig:
        """Those that the static persistent scheduler deals to the block."""
        return cls(tile_scheduler_params)


@dataclasses.dataclass(eq=False, kw_only=True)
class WorkQueue(MemoryResource):
    """The tiles of the block, one after the other. In the loop over them a schedule waits for the
    next tile and takes it: the static scheduler needs no waiting.
    """

    tile_scheduler_config: Any = None

    def scheduler(self) -> StaticPersistentTileScheduler:
        """A scheduler at the block's first tile."""
        return StaticPersistentTileScheduler.create(
            self.tile_scheduler_config.params, arch.block_idx(), arch.grid_dim()
        )

    def get_and_advance_work_tile(self) -> None:
        """The tile of the next round."""
        record(Advance(self))

    def _at_once(self) -> None:
        """There is a tile."""

    try_wait = wait = release = _at_once


PipelineConfig = elsewhere("experimental.task_scheduling.resources.PipelineConfig", WITHOUT_PIPELINES)
PipelineGroup = elsewhere("experimental.task_scheduling.resources.PipelineGroup", WITHOUT_PIPELINES)
PdlLaunchBarrier = elsewhere("experimental.task_scheduling.resources.PdlLaunchBarrier", WITHOUT_PIPELINES)
PdlWaitBarrier = elsewhere("experimental.task_scheduling.resources.PdlWaitBarrier", WITHOUT_PIPELINES)
