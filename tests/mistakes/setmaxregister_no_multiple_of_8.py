"""A number of registers that there is not."""

import cutec
from cutec import cute


@cute.kernel
def work(a: cute.Tensor):
    cute.arch.warpgroup_reg_alloc(100)  # error: E0424


@cute.jit
def host(a: cute.Tensor):
    work(a).launch(grid=1, block=128)


cutec.export(host, ["f16[64,64]"])
