"""`cute.runtime`: tools that prepare calls from Python. Names are looked up when they are used (PEP
562). A build calls nothing: there each use is refused (E0506).
"""

from __future__ import annotations

from cutec.frontend.exports.export import is_recording
from cutec.frontend.exports.host_only import HostOnly
from cutec.lazy import late_names

__getattr__, __dir__ = late_names(
    __name__, instead=lambda name, _: HostOnly(f"cute.runtime.{name}") if is_recording() else None
)
