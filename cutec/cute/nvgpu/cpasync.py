"""`cute.nvgpu.cpasync`: asynchronous copies to and from shared memory, by threads (cp.async) and by
the TMA unit (from Hopper on). `cpasync.pyi` lists the names; each is imported when it is first used
(PEP 562), so an Ampere kernel imports nothing of the TMA unit.
"""

from cutec.lazy import late_names

__getattr__, __dir__ = late_names(__name__, globals())
