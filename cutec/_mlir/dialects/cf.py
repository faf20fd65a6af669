"""Operations of the `cf` dialect: assertions."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from cutec.cute.printing import assert_ as checked
from cutec.frontend.exports.elsewhere import dialect_elsewhere
from cutec.frontend.numbers.numeric import Boolean
from cutec.loc_ip import take_loc_ip


def assert_(arg: Any, msg: str) -> None:
    """Stop the kernel where a condition does not hold, in builds with assertions."""
    checked(Boolean(arg), msg)


if not TYPE_CHECKING:
    __getattr__ = dialect_elsewhere(__name__, "write `if`, `for` and `while` in a @cute.jit function")
take_loc_ip(globals())
