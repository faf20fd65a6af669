"""Calls that launch nothing."""

from __future__ import annotations

from typing import Any

from cutec.calling import log


def launch_nothing(*values: Any, **named: Any) -> None:
    """A call of a dry run, without a device, or of a function without kernels. Tensors are asked
    for their address, as by a launch: a stand-in for one then knows that a kernel may write it.
    """
    log.info("dry run or no kernel (or no device): nothing is launched")
    for value in (*values, *named.values()):
        tensor = getattr(value, "source", value)
        if hasattr(type(tensor), "data_ptr"):
            tensor.data_ptr()
