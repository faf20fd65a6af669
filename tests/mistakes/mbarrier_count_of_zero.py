"""A barrier for no arrivals."""

import cutec
from cutec import cute


@cute.kernel
def work(a: cute.Tensor):
    smem = cutec.utils.SmemAllocator()
    bar = smem.allocate_array(cutec.Int64, 1)
    cute.arch.mbarrier_init(bar, 0)  # error: E0421


@cute.jit
def host(a: cute.Tensor):
    work(a).launch(grid=1, block=128)


cutec.export(host, ["f16[64,64]"])
