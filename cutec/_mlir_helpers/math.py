"""Mathematical functions: those of `cute.math`."""

from cutec.cute.math import rcp

__all__ = ["rcp"]
