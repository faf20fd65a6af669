"""More registers than a thread can have."""

import cutec
from cutec import cute


@cute.kernel
def multiply(a: cute.Tensor):
    cute.arch.setmaxregister_increase(300)  # error: E0424
    a[0, 0] = a[1, 1]


@cute.jit
def host(a: cute.Tensor):
    multiply(a).launch(grid=1, block=128)


cutec.export(host, ["f16[m,k]"])
