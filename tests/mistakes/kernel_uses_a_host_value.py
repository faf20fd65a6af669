"""A closure over a host value that is no argument."""

import cutec
from cutec import cute


@cute.jit
def host(a: cute.Tensor, n: cutec.Int32):
    m = n * 2

    @cute.kernel
    def total(a: cute.Tensor):
        a[0] = m  # error: E0501

    total(a).launch(grid=1, block=4)


cutec.export(host, ["i32[m]", "i32"])
