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
