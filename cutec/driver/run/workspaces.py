"""The workspaces of a call on the interpreter."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from cutec.artifact.signature import Signature, WorkspaceParam
from cutec.artifact.workspace import bytes_of, call_values, shape_of
from cutec.diag import CutecError, error
from cutec.driver.run.room import check_bytes
from cutec.interpreter import Device
from cutec.runtime import arrays
from cutec.runtime.workspaces import pointers

Placed = tuple[WorkspaceParam, Any]  # with its array


def place_workspaces(device: Device, signature: Signature, leaves: list[int | float]) -> list[Placed]:
    """Make the workspaces of a checked call in the interpreter's memory, zeroed ones of zeros and
    the others as memory never written, and write their addresses into the leaves. Raises E4034.
    """
    made = []
    for number, leaf in pointers(signature).items() if signature.workspaces else ():
        param = signature.params[number]
        assert isinstance(param, WorkspaceParam)
        shape = shape_of(param, call_values(signature, leaves))
        check_bytes(f"workspace {param.name}", bytes_of(param, shape))
        array = arrays.zeros(param.dtype, shape)
        leaves[leaf] = device.buffer(array, param.name, initialized=param.zeroed, kind=param.dtype).address
        made.append((param, array))
    return made


def left_nonzero(workspaces: Sequence[Placed]) -> list[CutecError]:
    """E5022 for each zeroed workspace that a call did not leave zero."""
    found = [(param.name, arrays.first_nonzero(array)) for param, array in workspaces if param.zeroed]
    return [
        error(
            "E5022",
            f"workspace {name!r} is not zero after the call: element {first[0]} is {first[1]}",
            help="let the last block that uses it store zeros, or declare it without zeroed",
        )
        for name, first in found
        if first is not None
    ]
