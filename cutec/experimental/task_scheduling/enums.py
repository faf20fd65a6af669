"""Attributes of works and of groups."""

from __future__ import annotations

import enum


class WorkAttr(enum.Flag):
    """`AUXILIARY`: a work that prepares others, outside of their loops."""

    NONE = 0
    AUXILIARY = enum.auto()


class PipelineGroupMode(enum.Enum):
    """How the pipelines of a group are used."""

    Merge = "merge"


WITHOUT_PIPELINES = (  # why names of shared resources refuse
    "E0506",
    "has no counterpart in cutec: resources of tasks have no pipelines and no memory of their own",
    "write tasks that share memory as branches of the kernel, with the pipelines of `cutlass.pipeline`",
)
