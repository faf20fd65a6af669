"""Resources of tasks, for tests."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from cutec.experimental.task_scheduling.resources import MemoryResource


@dataclass
class Target(MemoryResource):
    """A tensor or array that works write to; subclasses have the works."""

    tensor: Any = field(init=False, default=None)

    def __init__(self, tensor: Any, **kwargs: Any) -> None:
        super().__init__(**kwargs)
        self.tensor = tensor
