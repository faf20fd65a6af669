"""An atomic on an element instead of its pointer."""

import cutec
from cutec import cute


@cute.kernel
def move(a: cute.Tensor):
    cute.arch.atomic_add(a[0], cutec.Float32(1.0))  # error: E0404


@cute.jit
def host(a: cute.Tensor):
    move(a).launch(grid=1, block=4)


cutec.export(host, ["f32[m]"])
