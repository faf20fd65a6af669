"""Calls of functions that print or check on the host and launch nothing."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from cutec.artifact.host import HostProgram, compile_program
from cutec.artifact.signature import Param, Signature, TensorParam
from cutec.calling.arguments import converted
from cutec.calling.no_launch import launch_nothing
from cutec.frontend.exports.argspec import ArgSpec
from cutec.records import replace
from cutec.runtime.check import check_arguments
from cutec.runtime.tensors import TensorView, view_anywhere


def runner(program: HostProgram, signature: Signature, specs: Sequence[ArgSpec]) -> Callable[..., None]:
    """A function that executes the steps of `program` for the values of a call. It raises E402x for
    arguments, E4032 for an assertion that fails, and E4305 for memory to print that the host cannot
    read.
    """
    steps = compile_program(program)

    def run(*values: Any) -> None:
        given = [
            _argument(param, converted(value, spec)) for param, value, spec in zip(signature.params, values, specs)
        ]
        leaves, _, _ = check_arguments(signature, given, None, 0)
        steps(leaves)
        launch_nothing(*values)

    return run


def _argument(param: Param, value: Any) -> Any:
    """A tensor as a view, wherever its memory is, since no kernel reads it; another value as it
    is.
    """
    if not isinstance(param, TensorParam):
        return value
    view = value if isinstance(value, TensorView) else view_anywhere(value, f"argument {param.name!r}")
    return replace(view, device=0)
