"""A bitcast to a type of another width."""

import cutec
from cutec import cute


@cute.kernel
def move(a: cute.Tensor):
    a[0] = a[0].bitcast(cutec.Int64)  # error: E0204


@cute.jit
def host(a: cute.Tensor):
    move(a).launch(grid=1, block=4)


cutec.export(host, ["f32[m]"])
