"""A register tensor indexed by what a while loop counts."""

import cutec
from cutec import cute


@cute.kernel
def total(a: cute.Tensor, n: cutec.Int32):
    kept = cute.make_rmem_tensor(8, cutec.Float32)
    kept.fill(0.0)
    i = cutec.Int32(0)
    while i < n and a[i] > 0.0:  # warning: W0410
        kept[i % 8] = a[i]
        i += 1
    a[0] = kept[0] + kept[1]


@cute.jit
def host(a: cute.Tensor, n: cutec.Int32):
    total(a, n).launch(grid=1, block=128)


cutec.export(host, ["f32[m]", "i32"])
