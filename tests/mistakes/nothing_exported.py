"""No export.  # error: E1003 no line"""

import cutec
from cutec import cute


@cute.kernel
def total(a: cute.Tensor):
    a[0] = 1.0


@cute.jit
def host(a: cute.Tensor):
    total(a).launch(grid=1, block=4)
