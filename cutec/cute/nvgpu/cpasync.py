"""`cute.nvgpu.cpasync`: copies to and from shared memory that go on while threads compute: those of
threads (cp.async), and those of the TMA unit from Hopper on. Names are looked up when they are
asked for (PEP 562): an Ampere kernel loads nothing of the TMA unit.
"""

from cutec.lazy import late_names

__getattr__, __dir__ = late_names(__name__, globals())
