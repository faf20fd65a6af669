"""An object that is one of two, by a run-time condition, changes in a method, and what it came from is read."""

import cutec
from cutec import cute


class Stage:
    def __init__(self, index):
        self.index = index

    def advance(self):
        self.index = self.index + 1  # error: E0314


@cute.kernel
def scale(x: cute.Tensor, n: cutec.Int32):
    read, write = Stage(n), Stage(n + 1)
    current = read if n > 8 else write
    current.advance()
    x[0] = x[read.index]


@cute.jit
def host(x: cute.Tensor, n: cutec.Int32):
    scale(x, n).launch(grid=1, block=1)


cutec.export(host, ["f32[m]", "i32"])
