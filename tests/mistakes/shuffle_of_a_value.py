"""A warp shuffle of a TensorSSA."""

import cutec
from cutec import cute


@cute.kernel
def move(a: cute.Tensor):
    r = cute.make_rmem_tensor(4, cutec.Float32)
    r.fill(1.0)
    a[0] = cute.arch.shuffle_sync_bfly(r.load(), 1)[0]  # error: E0404


@cute.jit
def host(a: cute.Tensor):
    move(a).launch(grid=1, block=4)


cutec.export(host, ["f32[m]"])
