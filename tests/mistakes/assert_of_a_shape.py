"""An assertion about shapes known while compiling."""

import cutec
from cutec import cute


@cute.kernel
def total(a: cute.Tensor):
    r = cute.make_rmem_tensor((4, 4), cutec.Float32)
    assert cute.size(r) == 8, f"{cute.size(r)} registers, not 8"  # error: E0002


@cute.jit
def host(a: cute.Tensor):
    total(a).launch(grid=1, block=32)


cutec.export(host, ["f32[m]"])
