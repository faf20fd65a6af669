"""An atomic on a tensor."""

import cutec
from cutec import cute


@cute.kernel
def total(a: cute.Tensor, n: cutec.Int32):
    cute.arch.atomic_add(a, 1.0)  # error: E0404


@cute.jit
def host(a: cute.Tensor, n: cutec.Int32):
    total(a, n).launch(grid=1, block=128)


cutec.export(host, ["f32[m]", "i32"])
