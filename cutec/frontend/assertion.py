"""Assertions that the device checks."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from cutec.diag import Warning_
from cutec.frontend.context import builder, current
from cutec.frontend.location import user_location
from cutec.frontend.numeric import Boolean, as_numeric
from cutec.ir.attrs import Typed
from cutec.ir.types import I32


def emit_assertion(condition: Any, message: Callable[[], str]) -> None:
    """Stop the kernel, with file and line, where the condition is false; only in builds with assertions enabled. In a host function, which
    checks nothing, it is left out with a warning."""
    trace = current()
    if trace.scope == "host":
        said = "an assertion on a value known only at run time is left out: host functions check nothing"
        trace.warnings.append(Warning_("W0506", said, user_location()))
        return
    if not trace.checked:
        return
    place = user_location()
    attrs = {"message": message(), "file": place.file, "function": place.function, "line": Typed(place.line, I32)}
    builder().emit("cutec.check", [as_numeric(condition).to(Boolean).ir], (), attrs)
