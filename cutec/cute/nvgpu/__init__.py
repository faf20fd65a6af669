"""`cute.nvgpu`: operations of NVIDIA hardware, from which atoms are made. Names are looked up when
they are asked for (PEP 562).
"""

from cutec.lazy import late_names

__getattr__, __dir__ = late_names(__name__, globals())
