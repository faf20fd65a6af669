"""Attributes of works and of groups."""

from __future__ import annotations

import enum


class WorkAttr(enum.Flag):
    """`AUXILIARY`: a work that prepares others, outside of their loops."""

    NONE = 0
    AUXILIARY = enum.auto()


class SignalingThreads(enum.Flag):
    """Which threads of a task act at its barriers: all of them, or those of the first block of a
    cluster, or of the task's first warp.
    """

    All = 0
    CtaLeader = enum.auto()
    TaskWarpLeader = enum.auto()


class PipelineGroupMode(enum.Enum):
    """How the pipelines of a group are used: several producers and one consumer, or one producer
    of several consumers.
    """

    Merge = "merge"
    Fork = "fork"
