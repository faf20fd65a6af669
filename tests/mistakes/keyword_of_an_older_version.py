"""A keyword that a function of the vocabulary had under another name."""

import cutec
from cutec import cute


@cute.kernel
def total(a: cute.Tensor):
    a[0] = cute.arch.load(a.iterator, cutec.Float32, l1="evict_last")  # error: E0106


@cute.jit
def host(a: cute.Tensor):
    total(a).launch(grid=1, block=32)


cutec.export(host, ["f32[m]"])
