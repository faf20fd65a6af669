"""`cute.nvgpu`: operations of NVIDIA hardware, from which atoms are made. Names are looked up when they are asked for (PEP 562)."""

from cutec.doors import late_names

_NAMES = {"cutec.cute.nvgpu.common": "CopyUniversalOp LoadCacheMode MmaUniversalOp OperandMajorMode"}
__getattr__, __dir__, __all__ = late_names(__name__, globals(), _NAMES, "cpasync warp warpgroup")
