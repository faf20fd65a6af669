"""`cute.nvgpu`: operations of NVIDIA hardware, from which atoms are made. `__init__.pyi` lists the
names; each is imported when it is first used (PEP 562).
"""

from cutec.lazy import late_names

__getattr__, __dir__ = late_names(__name__, globals())
