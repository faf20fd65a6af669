"""Resources of tasks, and their work."""

from __future__ import annotations

import dataclasses
from collections.abc import Callable, Sequence
from typing import Any, ClassVar, Generic, TypeVar

from cutec.cute import arch
from cutec.diag import error
from cutec.experimental.task_scheduling.enums import PipelineGroupMode, WorkAttr
from cutec.experimental.task_scheduling.memory import SmemAllocation, TmemAllocation
from cutec.experimental.task_scheduling.pipelines import PipelineConfig
from cutec.experimental.task_scheduling.schedule_builder import Advance, Call, Result, Synchronise, record, recording
from cutec.frontend.core.guarded import guarded
from cutec.frontend.core.location import user_location
from cutec.utils.clc_scheduler import ClcDynamicPersistentTileScheduler
from cutec.utils.tile_scheduler import StaticPersistentTileScheduler

_F = TypeVar("_F", bound=Callable[..., Any])


@dataclasses.dataclass
class StageInfo:
    """What a work is told: `loop_offset`, the number of the loop, which goes from `loop_start` to
    `loop_end`; `work_tile`, the tile of the
    queue; of a resource with a pipeline the stage, and for its producer the stage's barrier;
    `context.smem_base`, the shared memory of all resources, and `context.tmem_ptr_i32`, where the
    address of tensor memory is.
    """

    loop_offset: Any = 0
    loop_start: Any = 0
    loop_end: Any = 0
    work_tile: Any = None
    stage_idx: Any = None
    barrier: Any = None
    context: Any = None


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

    def __init__(self, function: _F, count: int = 1, produces: bool = False):
        self.function = function
        self.produces = produces  # fills the resource
        self.count = count  # of its results
        self.__name__ = getattr(function, "__name__", "work")
        self.__doc__ = function.__doc__

    def __get__(self, resource: Any, owner: type | None = None) -> Any:
        if resource is None:
            return self

        def call(*args: Any, **arguments: Any) -> Any:
            if not recording():
                return self.function(resource, *args, **arguments)
            results = tuple([Result() for _ in range(self.count)])
            record(Call(resource, self, arguments, results))
            return results[0] if len(results) == 1 else results

        return call


def consumer_work(function: Any = None, *, returns: Any = None, work_attrs: WorkAttr = WorkAttr.NONE) -> Any:
    """Decorator of a method that reads the resource. `returns`: the variables that get its
    results.
    """
    return _work(function, returns, False)


def producer_work(function: Any = None, *, returns: Any = None, work_attrs: WorkAttr = WorkAttr.NONE) -> Any:
    """Decorator of a method that fills the resource."""
    return _work(function, returns, True)


def _work(function: Any, returns: Any, produces: bool) -> Any:
    """The work, or the decorator that makes it."""
    count = len(returns) if isinstance(returns, tuple) else 1
    if function is None:
        return lambda function: Work(function, count, produces)
    return Work(function, count, produces)


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

    ring: ClassVar[Any] = None  # the pipeline, once the task manager has made it
    follows: ClassVar[Any] = None  # the resource of a forked group whose stages are full when its are

    def get_smem_requirements(self) -> list[SmemAllocation]:
        """The shared memory that the resource needs."""
        return []

    def get_tmem_requirements(self) -> list[TmemAllocation]:
        """The columns of tensor memory that the resource needs."""
        return []

    def create_pipeline(self, pipeline_config: PipelineConfig) -> Any:
        """The pipeline, from the resource's configuration. A resource may make another, or change
        it.
        """
        return pipeline_config.make()

    def try_acquire(self) -> None:
        """Ask for an empty stage; `acquire` waits for it."""
        self._synchronise("try_acquire")

    def acquire(self) -> None:
        """Wait for an empty stage."""
        self._synchronise("acquire")

    def commit(self) -> None:
        """The stage is full; go on to the next."""
        self._synchronise("commit")

    def try_wait(self) -> None:
        """Ask for a full stage; `wait` waits for it."""
        self._synchronise("try_wait")

    def wait(self) -> None:
        """Wait for a full stage."""
        self._synchronise("wait")

    def release(self) -> None:
        """The stage is empty; go on to the next."""
        self._synchronise("release")

    def _synchronise(self, what: str) -> None:
        if self.pipeline_config is None:
            raise error(
                "E0506",
                f"resource {self.name!r} has no pipeline, but its schedule says {what}",
                user_location(),
                help="give it a pipeline_config",
            )
        record(Synchronise(self, what))


class PipelineGroup:
    """Resources whose pipelines are waited for and released together, or in mode Fork acquired and
    filled together, as the first of them is; each is an attribute of its name.
    """

    def __init__(self, *, name: str = "", members: Sequence[MemoryResource], mode: Any = PipelineGroupMode.Merge):
        self.name, self.members, self.mode = name, list(members), mode
        followers: list[Any] = self.members[1:] if mode is PipelineGroupMode.Fork else []
        for follower in followers:
            follower.follows = self.members[0]

    def __getattr__(self, name: str) -> Any:
        found = next((member for member in vars(self).get("members", ()) if member.name == name), None)
        if found is None:
            raise AttributeError(f"the group has no member {name!r}")
        return found

    def _each(self, what: str) -> None:
        for member in self.members:
            getattr(member, what)()

    def acquire(self) -> None:
        """Wait for an empty stage of each member."""
        self._each("acquire")

    def commit(self) -> None:
        """The stages are full."""
        self._each("commit")

    def wait(self) -> None:
        """Wait for a full stage of each member."""
        self._each("wait")

    def release(self) -> None:
        """The stages are empty."""
        self._each("release")

    def try_acquire(self) -> None:
        """Ask for empty stages."""

    try_wait = try_acquire


@dataclasses.dataclass(eq=False)
class TileSchedulerConfig:
    """Which tiles a queue gives: those that the static persistent scheduler deals to the block, or
    with a `response`, 16 bytes of shared memory for each stage of the queue's pipeline, those that
    cluster launch control hands out.
    """

    params: Any
    response: Any = None

    @classmethod
    def create_static_persistent_tile_scheduler_params(cls, tile_scheduler_params: Any) -> TileSchedulerConfig:
        """Those that the static persistent scheduler deals to the block."""
        return cls(tile_scheduler_params)

    @classmethod
    def create_clc_dynamic_persistent_tile_scheduler_params(
        cls, tile_scheduler_params: Any, response_ptr: Any
    ) -> TileSchedulerConfig:
        """Those that cluster launch control hands out (sm_100); answers come to `response_ptr`."""
        return cls(tile_scheduler_params, response_ptr)

    def scheduler(self, stage: Any = 0) -> Any:
        """A scheduler at the block's first tile. `stage`: whose answer it reads."""
        if self.response is None:
            return StaticPersistentTileScheduler.create(self.params, arch.block_idx(), arch.grid_dim())
        place = self.response + stage
        return ClcDynamicPersistentTileScheduler.create(self.params, arch.block_idx(), arch.grid_dim(), place)


@dataclasses.dataclass(eq=False, kw_only=True)
class WorkQueue(MemoryResource):
    """The tiles of the block, one after the other. In the loop over them a schedule waits for the
    next tile and takes it. Those of the static scheduler are known at once; those of cluster launch
    control a task of one warp fetches (`fetch_work_tile`), which fills the queue's pipeline.
    """

    tile_scheduler_config: Any = None

    def get_and_advance_work_tile(self) -> None:
        """The tile of the next round."""
        record(Advance(self))

    @producer_work
    def fetch_work_tile(self, stage_info: StageInfo) -> None:
        """Ask for the next tile of the cluster: a thread of its first block does."""
        scheduler = self.tile_scheduler_config.scheduler(stage_info.stage_idx)
        with guarded((arch.make_warp_uniform(arch.block_idx_in_cluster()) == 0).ir):
            scheduler.advance_to_next_work(stage_info.barrier.data_ptr())

    def _synchronise(self, what: str) -> None:
        """Without a pipeline the next tile is known at once."""
        if self.pipeline_config is not None:
            record(Synchronise(self, what))


@dataclasses.dataclass(eq=False, kw_only=True)
class PdlWaitBarrier(MemoryResource):
    """The kernels that this launch depends on."""

    @consumer_work
    def wait_griddep(self, stage_info: StageInfo) -> None:
        """Wait until they have ended, and what they wrote is visible."""
        arch.griddepcontrol_wait()


@dataclasses.dataclass(eq=False, kw_only=True)
class PdlLaunchBarrier(MemoryResource):
    """The kernels that depend on this launch."""

    @producer_work
    def launch_griddep(self, stage_info: StageInfo) -> None:
        """Let them start, once all blocks have come here or ended."""
        arch.griddepcontrol_launch_dependents()
