"""`cute.experimental.host_runtime`: functions of the host that belong to a compiled one."""

from __future__ import annotations

from typing import Any

from cutec.records import dataclass


@dataclass(frozen=True)
class DeviceWorkspaceRequirements:
    """What a workspace has to have."""

    size_in_bytes: int
    alignment: int


@dataclass(frozen=True)
class QueryDeviceWorkspaceFunc:
    """A function of the arguments of a call without the workspace: what that needs.
    `compiled.get_aux_func(QueryDeviceWorkspaceFunc, kernel=…)` gives it.
    """

    requirements: DeviceWorkspaceRequirements

    def __call__(self, *args: Any, **kwargs: Any) -> DeviceWorkspaceRequirements:
        return self.requirements
