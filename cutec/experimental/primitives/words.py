"""Permutations of bytes, and the order of dependent grids."""

from __future__ import annotations

from enum import Enum
from typing import TYPE_CHECKING, Any

from cutec.cute import arch
from cutec.loc_ip import take_loc_ip

if TYPE_CHECKING:
    from cutec.cute.operands import Int


class PermuteMode(Enum):
    """How `prmt` selects bytes (PTX ISA, "prmt")."""

    DEFAULT = "default"
    F4E = "f4e"
    B4E = "b4e"
    RC8 = "rc8"
    ECL = "ecl"
    ECR = "ecr"
    RC16 = "rc16"


class GridDepAction(Enum):
    """What `griddepcontrol` does."""

    WAIT = "wait"
    LAUNCH_DEPENDENTS = "launch_dependents"


def prmt(lo: Int, selector: Int, mode: PermuteMode, *, hi: Int = 0) -> Any:
    """Four of the eight bytes of `hi:lo`, as `cute.arch.prmt` selects them."""
    return arch.prmt(lo, hi, selector, mode)


def griddepcontrol(action: GridDepAction) -> None:
    """Wait for the grids that this one depends on, or let its dependents start."""
    if action is GridDepAction.WAIT:
        arch.griddepcontrol_wait()
    else:
        arch.griddepcontrol_launch_dependents()


take_loc_ip(globals())
