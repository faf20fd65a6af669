"""printf of a text."""

import cutec
from cutec import cute


@cute.kernel
def total(a: cute.Tensor):
    cute.printf("{}", "a")  # error: E0414


@cute.jit
def host(a: cute.Tensor):
    total(a).launch(grid=1, block=4)


cutec.export(host, ["f32[m]"])
