"""The CPU interpreter: runs lowered modules with NumPy and finds mistakes that a GPU would keep
silent about.
"""

from cutec.interpreter.machine.device import Device, Options, Pointer

__all__ = ["Device", "Options", "Pointer"]
