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


ELSEWHERE = (  # why names of tensor memory and of dependent launches refuse
    "E0506",
    "has no counterpart in cutec",
    "write tasks of that kind as branches of the kernel, with the pipelines of `cutlass.pipeline`",
)
