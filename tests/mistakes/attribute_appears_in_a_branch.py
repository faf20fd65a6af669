"""An attribute that a run-time branch adds."""

import cutec
from cutec import cute


class State:
    pass


@cute.kernel
def total(a: cute.Tensor, n: cutec.Int32):
    state = State()
    if n > 0:
        state.value = a[0]
    a[1] = state.value  # error: E0308


@cute.jit
def host(a: cute.Tensor, n: cutec.Int32):
    total(a, n).launch(grid=1, block=32)


cutec.export(host, ["f32[m]", "i32"])
