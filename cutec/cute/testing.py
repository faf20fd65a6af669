"""`cute.testing`: device assertions, and tools for converting tensors, timing and tuning from
Python. Names are looked up when they are used (PEP 562). A build calls nothing: there, tools that
prepare, time or tune calls are refused (E0506).
"""

from __future__ import annotations

from cutec.frontend.exports.export import is_recording
from cutec.frontend.exports.host_only import HostOnly
from cutec.lazy import late_names

_IN_BUILDS = ("assert_", "autotune_jit", "CantImplementError")  # builds reach code that uses these

__getattr__, __dir__ = late_names(
    __name__,
    instead=lambda name, _: HostOnly(f"cute.testing.{name}") if is_recording() and name not in _IN_BUILDS else None,
)
