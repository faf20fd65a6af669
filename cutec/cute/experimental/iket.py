"""`cute.experimental.iket`: marks in a kernel for a tracer of the public DSL, which times the
ranges between them. cutec has no such tracer. The marks emit nothing, as the public ones without
it.
"""

from __future__ import annotations

from typing import Any

from cutec.loc_ip import take_loc_ip


def range_push(name: str, payload: Any = None) -> None:
    """A range begins, inside those that have begun. `payload`: a number to be traced with it."""


def range_pop() -> None:
    """The range ends that has begun last."""


def mark(name: str, payload: Any = None) -> None:
    """A moment."""


take_loc_ip(globals())
