"""Kernel files that the tests of the driver build."""

ADD = """\
import cutec
from cutec import cute

THREADS = 128


@cute.kernel
def add_kernel(a: cute.Tensor, b: cute.Tensor, c: cute.Tensor):
    tid, _, _ = cute.arch.thread_idx()
    bid, _, _ = cute.arch.block_idx()
    i = bid * THREADS + tid
    if i < cute.size(c):
        c[i] = a[i] + b[i]


@cute.jit
def add(a: cute.Tensor, b: cute.Tensor, c: cute.Tensor):
    add_kernel(a, b, c).launch(grid=[cute.ceil_div(cute.size(c), THREADS), 1, 1], block=[THREADS, 1, 1])
"""
EXPORT = '\n\ncutec.export(add, ["in f32[n]", "in f32[n]", "out f32[n]"])\n'
