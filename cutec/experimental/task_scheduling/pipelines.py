"""Pipelines of resources: what a resource's constructor says of them, and how they are made."""

from __future__ import annotations

import dataclasses
from math import prod
from typing import Any

from cutec.cute import arch
from cutec.diag import error
from cutec.experimental.task_scheduling.enums import SignalingThreads
from cutec.frontend.core.context import current
from cutec.frontend.core.location import user_location
from cutec.frontend.numbers.broadcast import size_of
from cutec.frontend.numbers.numeric import Boolean
from cutec.layout import Layout
from cutec.pipeline.clc_ring import PipelineClcFetchAsync
from cutec.pipeline.groups import Agent, CooperativeGroup
from cutec.pipeline.rings import PipelineAsync, PipelineTmaAsync
from cutec.pipeline.tensor_rings import PipelineAsyncUmma, PipelineTmaUmma, PipelineUmmaAsync


@dataclasses.dataclass(eq=False, kw_only=True)
class PipelineConfig:
    """The pipeline of a resource: how many stages, who fills and who empties them. TMA fills a
    stage with `num_bytes`. `kind`: the class of the pipeline.

    `cta_layout_vmnk`: the layout of a cluster's blocks, or its shape; mode 0 has the blocks that
    multiply together. `producer_signaling_threads` and `consumer_signaling_threads` say which
    threads of a task act on a side of the pipeline; the others skip what the schedule says of it.
    `consumer_warps`, which the task manager knows: those of the tasks that read the resource.
    """

    kind: Any = PipelineAsync
    num_stages: int
    producer_group: CooperativeGroup
    consumer_group: CooperativeGroup
    num_bytes: int | None = None
    cta_layout_vmnk: Any = None
    producer_signaling_threads: SignalingThreads = SignalingThreads.All
    consumer_signaling_threads: SignalingThreads = SignalingThreads.All
    num_bytes_per_warp_per_cta: int | None = None  # of `num_bytes`, what a block's copies have
    consumer_warps: int = 1

    @classmethod
    def create_tma_async_pipeline_cfg(cls, **options: Any) -> PipelineConfig:
        """Stages that TMA fills, and threads empty. `options`: the fields of this class."""
        return cls(kind=PipelineTmaAsync, **options)

    @classmethod
    def create_tma_umma_pipeline_cfg(cls, **options: Any) -> PipelineConfig:
        """Stages that TMA fills, and multiplies of tcgen05 empty."""
        return cls(kind=PipelineTmaUmma, **options)

    @classmethod
    def create_umma_async_pipeline_cfg(cls, **options: Any) -> PipelineConfig:
        """Stages in tensor memory that multiplies fill, and threads empty."""
        return cls(kind=PipelineUmmaAsync, **options)

    @classmethod
    def create_async_umma_pipeline_cfg(cls, **options: Any) -> PipelineConfig:
        """Stages that threads fill, and multiplies empty."""
        return cls(kind=PipelineAsyncUmma, **options)

    @classmethod
    def create_clc_fetch_async_pipeline_cfg(cls, **options: Any) -> PipelineConfig:
        """Answers of cluster launch control, which all threads of a cluster read."""
        return cls(kind=PipelineClcFetchAsync, **options)

    @classmethod
    def create_async_async_pipeline_cfg(cls, **options: Any) -> PipelineConfig:
        """Stages that threads fill. Raises E0506 for those of a cluster."""
        found = cls(**options)
        if found.is_cluster:
            raise error(
                "E0506",
                f"a pipeline between threads of the blocks of a cluster, {found.layout}",
                user_location(),
                help="write such tasks as branches of the kernel, with the pipelines of `cutlass.pipeline`",
            )
        return found

    @property
    def layout(self) -> Layout | None:
        """The layout of the cluster's blocks."""
        given = self.cta_layout_vmnk
        return given if given is None or hasattr(given, "shape") else Layout(tuple(given))

    @property
    def is_cluster(self) -> bool:
        """Whether several blocks share the pipeline."""
        return self.layout is not None and size_of(self.layout.shape) > 1

    def make(self) -> PipelineAsync:
        """The pipeline. Its barriers are not visible yet: the task manager waits for all of them.
        Raises E0506 for a layout of more blocks than a cluster has.
        """
        kernel, blocks = current().kernel, 1 if self.layout is None else size_of(self.layout.shape)
        cluster = None if kernel is None else kernel.cluster
        if cluster is not None and blocks > prod(cluster):
            raise error(
                "E0506",
                f"a pipeline of {blocks} blocks in a kernel of clusters of {prod(cluster)}",
                user_location(),
                help="launch the kernel with cluster= of the shape that cta_layout_vmnk has",
            )
        options: dict[str, Any] = {"consumer_group": self.consumer_group}
        if self.kind is PipelineTmaAsync:  # each warp releases once, to each block that shares a tile
            shape = (1, 1, 1, 1) if self.layout is None else self.layout.shape
            sharing = size_of(shape[1]) + size_of(shape[2]) - 1
            options["consumer_group"] = CooperativeGroup(Agent.Thread, self.consumer_warps * sharing)
        if self.num_bytes is not None:
            options["tx_count"] = self.num_bytes
        if self.kind is not PipelineAsync:
            options["cta_layout_vmnk"] = self.layout
        return self.kind.create(
            num_stages=self.num_stages, producer_group=self.producer_group, defer_sync=True, **options
        )

    def acts(self, produces: bool, first_warp: int) -> Boolean | None:
        """Whether this thread acts on a side of the pipeline, in a task whose first warp is the
        block's `first_warp`. None: all threads do.
        """
        who = self.producer_signaling_threads if produces else self.consumer_signaling_threads
        found = None
        if SignalingThreads.CtaLeader in who and self.is_cluster:
            rank = arch.make_warp_uniform(arch.block_idx_in_cluster())
            blocks = size_of(self.layout.shape[0])  # pyright: ignore[reportOptionalMemberAccess]  # of a cluster
            found = rank == 0 if self.kind is PipelineClcFetchAsync else rank % blocks == 0
        if SignalingThreads.TaskWarpLeader in who:
            first = arch.make_warp_uniform(arch.warp_idx()) == first_warp
            found = first if found is None else found & first
        return found
