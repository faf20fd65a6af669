"""Builds of functions with candidates of which no table says when to take which."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

from cutec.diag.kinds import UndecidedError
from cutec.driver.options.options import BuildOptions
from cutec.records import replace

T = TypeVar("T")


def decided(options: BuildOptions, action: Callable[[BuildOptions], T]) -> T:
    """`action(options)`; if it turns out that a table is missing, again with those that
    `options.tuner` makes. Raises what both raise.
    """
    try:
        return action(options)
    except UndecidedError:
        if options.tuner is None:
            raise
    return action(replace(options, tables=tuple(options.tuner(options))))
