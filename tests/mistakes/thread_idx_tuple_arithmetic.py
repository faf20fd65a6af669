"""Arithmetic on the tuple of block indices."""

import cutec
from cutec import cute


@cute.kernel
def double(a: cute.Tensor):
    i = cute.arch.block_idx() * 128
    a[i] = 2.0  # error: E0410


@cute.jit
def host(a: cute.Tensor):
    double(a).launch(grid=1, block=32)


cutec.export(host, ["f32[n]"])
