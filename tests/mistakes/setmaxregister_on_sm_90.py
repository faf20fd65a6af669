"""Another number of registers on the arch without its suffix."""

# arch: sm_90

import cutec
from cutec import cute


@cute.kernel
def work(a: cute.Tensor):
    cute.arch.warpgroup_reg_alloc(200)  # error: E0420


@cute.jit
def host(a: cute.Tensor):
    work(a).launch(grid=1, block=128)


cutec.export(host, ["f16[64,64]"])
