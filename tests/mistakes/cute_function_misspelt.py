"""A name that cute does not have."""

import cutec
from cutec import cute


@cute.kernel
def double(a: cute.Tensor):
    r = cute.make_register_tensor(4, cutec.Float32)  # error: E0109
    a[0] = r[0]


@cute.jit
def host(a: cute.Tensor):
    double(a).launch(grid=1, block=32)


cutec.export(host, ["f32[n]"])
