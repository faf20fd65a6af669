"""All tasks of a kernel."""

from __future__ import annotations

import dataclasses
from collections.abc import Mapping, Sequence
from typing import Any

from cutec.cute import arch
from cutec.cute.decorators import jit
from cutec.diag import error
from cutec.experimental.task_scheduling.memory import Context
from cutec.experimental.task_scheduling.registers import Share, at_launch, shares
from cutec.experimental.task_scheduling.task import Task
from cutec.frontend.core.location import user_location
from cutec.frontend.numbers.ranges import range_constexpr
from cutec.frontend.rewriting.function import const_expr
from cutec.pipeline.sync import pipeline_init_arrive, pipeline_init_wait
from cutec.records import replace


class TaskManager:
    """The tasks of a block. `resource_dependency_graph`: for each resource those that it is made
    from.
    """

    def __init__(
        self,
        tasks: Sequence[Task],
        resource_dependency_graph: Mapping[Any, Sequence[Any]] | None = None,
        smem_allocator: Any = None,
        tmem_allocator: Any = None,
    ):
        self.tasks = list(tasks)
        self.graph = dict(resource_dependency_graph or {})
        self.smem_allocator, self.tmem_allocator = smem_allocator, tmem_allocator
        self.shares: list[Share] = []

    def setup_resources_and_tasks(self) -> None:
        """Check that no warp has two tasks, that warpgroups agree about registers, and that the
        graph names resources of the tasks; make the pipelines and the shared memory. Raises E0506.
        """
        owners: dict[int, Task] = {}
        for task in self.tasks:
            for warp in range(task.warp_idx, task.warp_idx + task.num_warps):
                if warp in owners:
                    raise _wrong(f"warp {warp} has two tasks, {owners[warp].name!r} and {task.name!r}")
                owners[warp] = task
        self.shares = shares(self.tasks)
        known = {resource for task in self.tasks for resource in task.resources}
        for resource in [*self.graph, *(r for sources in self.graph.values() for r in sources)]:
            if resource not in known:
                raise _wrong(f"no task has the resource {resource.name!r}")

        smem = self.smem_allocator
        base = smem.allocate() if smem else None
        context = Context(base, smem.get(smem.tensor_memory) if smem and smem.tensor_memory else None)
        for task in self.tasks:
            task.context = context
        resources = dict.fromkeys(resource for task in self.tasks for resource in task.resources)
        configs = [resource.pipeline_config for resource in resources if resource.pipeline_config is not None]
        for resource in resources:
            if resource.pipeline_config is not None:
                warps = sum(task.num_warps for task in self.tasks if resource in task.sources)
                resource.ring = resource.create_pipeline(
                    dataclasses.replace(resource.pipeline_config, consumer_warps=warps)
                )
        if configs:
            layout = next((config.layout for config in configs if config.is_cluster), None)
            pipeline_init_arrive(layout, is_relaxed=True)
            pipeline_init_wait(layout)
        for resource in resources:
            if resource.follows is not None:
                full = resource.follows.ring.sync_object_full
                resource.ring = replace(resource.ring, sync_object_full=full)

    def run(self) -> None:
        """Run each task on its warps, with its registers. Raises E0506 if a block has fewer."""
        _run_all(self.shares, at_launch(self.shares))


@jit
def _run_all(found: Any, first: Any) -> None:
    warp = arch.make_warp_uniform(arch.warp_idx())
    for i in range_constexpr(len(found)):
        if const_expr(found[i].registers is None):
            _run_share(found[i].tasks, warp)
        elif warp >= found[i].begin and warp < found[i].end:
            found[i].ask(first)
            _run_share(found[i].tasks, warp)


@jit
def _run_share(tasks: Any, warp: Any) -> None:
    for i in range_constexpr(len(tasks)):
        _run_on(tasks[i], warp)


@jit
def _run_on(task: Any, warp: Any) -> None:
    if const_expr(task.warp_idx == 0):
        if warp < task.num_warps:
            task.run()
    elif warp >= task.warp_idx and warp < task.warp_idx + task.num_warps:
        task.run()


def _wrong(what: str) -> Exception:
    return error("E0506", what, user_location(), help="correct src_resources, dst_resources, warp_idx and num_warps")
