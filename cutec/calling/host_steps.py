"""Calls of functions that work on the host and launch nothing."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from contextlib import closing
from typing import Any

from cutec.artifact.host import zero_division
from cutec.artifact.host_memory import Memory
from cutec.artifact.signature import Param, Signature, TensorParam
from cutec.calling.arguments import converted
from cutec.calling.no_launch import launch_nothing
from cutec.diag import error
from cutec.frontend.exports.argspec import ArgSpec
from cutec.lowering.host_code import HostCode
from cutec.records import replace
from cutec.runtime.check import check_arguments
from cutec.runtime.tensors import TensorView, view_anywhere


def runner(code: HostCode, signature: Signature, specs: Sequence[ArgSpec]) -> Callable[..., None]:
    """A function that executes `code` on the host. It raises E402x for arguments, E4032 for an
    assertion that fails, E3011 for a division by zero, and E4305 for memory that the host cannot
    read.
    """
    leaves_of = signature.leaves()
    touched = {leaves_of[leaf].param for leaf in code.touched}

    def run(*values: Any) -> None:
        given = [
            _argument(param, converted(value, spec), param.name in touched)
            for param, value, spec in zip(signature.params, values, specs)
        ]
        leaves, _, _ = check_arguments(signature, given, None, 0)
        with closing(Memory()) as memory:
            for leaf in code.touched:
                if leaves[leaf]:  # a tensor without elements may have no memory
                    memory.read(int(leaves[leaf]), 1)
        try:
            code.run(leaves)
        except ZeroDivisionError as e:
            raise zero_division() from e
        launch_nothing(*values)

    return run


def _argument(param: Param, value: Any, touched: bool) -> Any:
    """A tensor as a view, whose memory is the host's if it is `touched`; another value as it is."""
    if not isinstance(param, TensorParam):
        return value
    view = value if isinstance(value, TensorView) else view_anywhere(value, f"argument {param.name!r}")
    if touched and view.device is not None:
        raise error(
            "E4305",
            f"a host function reads or writes argument {param.name!r}, which is in memory of GPU {view.device}",
            help="read and write it in a kernel, or pass a tensor of the host",
        )
    return replace(view, device=0)
