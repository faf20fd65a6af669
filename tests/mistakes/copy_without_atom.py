"""cute.copy without an atom."""

import cutec
from cutec import cute


@cute.kernel
def move(a: cute.Tensor):
    r = cute.make_rmem_tensor(4, cutec.Float32)
    cute.copy(a, r)  # error: E0106


@cute.jit
def host(a: cute.Tensor):
    move(a).launch(grid=1, block=4)


cutec.export(host, ["f32[4]"])
