"""Run-time assertions."""

from __future__ import annotations

from collections.abc import Callable

from cutec.frontend.core.context import builder, current
from cutec.frontend.core.location import user_location
from cutec.frontend.numbers.numeric import Boolean, Numeric, as_numeric
from cutec.ir.attrs import Typed
from cutec.ir.types import I32


def emit_assertion(condition: Numeric | bool, message: Callable[[], str]) -> None:
    """Stop the kernel with a message, file and line if the condition is false; only in builds with
    assertions enabled. In a host function the condition is checked in every build, by each call
    before its first launch.
    """
    trace = current()
    if trace.scope != "host" and not trace.checked:
        return
    place = user_location()
    attrs = {"message": message(), "file": trace.file_name(place.file), "line": Typed(place.line, I32)}
    test = as_numeric(condition).to(Boolean).ir
    if trace.scope == "host":
        builder().emit("cutec.host_check", [test], (), attrs)
    else:
        builder().emit("cutec.check", [test], (), attrs | {"function": place.function})
