"""Exporting the kernel instead of the host function."""

import cutec
from cutec import cute


@cute.kernel
def double(a: cute.Tensor):
    a[0] = 2.0


cutec.export(double, ["f32[n]"])  # error: E1015
