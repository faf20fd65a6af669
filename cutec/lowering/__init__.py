"""From CuTe IR to upstream IR."""

from cutec.lowering.device import device_module
from cutec.lowering.expand import LowerOptions
from cutec.lowering.host import host_program
from cutec.lowering.lower import lower

__all__ = ["LowerOptions", "device_module", "host_program", "lower"]
