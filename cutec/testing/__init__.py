"""`testing`: running kernels in tests, with no GPU and no tools."""

from cutec.testing.simulate import simulate

__all__ = ["simulate"]
