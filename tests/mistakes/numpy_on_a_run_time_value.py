"""numpy.sqrt of a run-time value."""

import numpy as np

import cutec
from cutec import cute


@cute.kernel
def total(a: cute.Tensor):
    a[0] = np.sqrt(a[0])  # error: E0110


@cute.jit
def host(a: cute.Tensor):
    total(a).launch(grid=1, block=4)


cutec.export(host, ["f32[m]"])
