"""Loads bundles and launches their kernels. Needs cuda-bindings and `cutec.artifact`, and nothing
of the compiler.
"""

from cutec.runtime.load import Bundle, load

__all__ = ["Bundle", "load"]
