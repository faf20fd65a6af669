"""`cute.testing`: device assertions; and what kernel files convert, time and tune with from Python.
Names are looked up when they are used (PEP 562). In a build, which calls nothing, uses of those
that prepare, time or tune calls are refused (E0506).
"""

from __future__ import annotations

from typing import Any

from cutec.frontend.exports.export import is_recording
from cutec.frontend.exports.host_only import HostOnly
from cutec.lazy import late_names

_IN_BUILDS = ("CantImplementError",)  # is raised and caught in places that a build may reach


def _refused(name: str, module: str) -> Any:
    if is_recording() and module.startswith("cutec.calling.") and name not in _IN_BUILDS:
        return HostOnly(f"cute.testing.{name}")
    return None


__getattr__, __dir__ = late_names(__name__, instead=_refused)
