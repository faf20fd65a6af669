"""A store does not convert to a narrower class."""

import cutec
from cutec import cute


@cute.kernel
def double(a: cute.Tensor):
    r = cute.make_rmem_tensor(4, cutec.Float32)
    r.fill(0.0)
    s = cute.make_rmem_tensor(4, cutec.Float16)
    s.store(r.load())  # error: E0405
    a[0] = s[0].to(cutec.Float32)


@cute.jit
def host(a: cute.Tensor):
    double(a).launch(grid=1, block=32)


cutec.export(host, ["f32[n]"])
