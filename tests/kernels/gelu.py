"""GELU in half precision: vectors of a compile-time width, computed in Float32; variants of dtype
and width.
"""

import numpy as np

import cutec
from cutec import cute


@cute.kernel
def gelu_kernel(x: cute.Tensor, y: cute.Tensor, vec: cutec.Constexpr[int]):
    tid, _, _ = cute.arch.thread_idx()
    bid, _, _ = cute.arch.block_idx()
    gx = cute.zipped_divide(x, (vec,))
    gy = cute.zipped_divide(y, (vec,))
    t = bid * 128 + tid
    if t < cute.size(gx, mode=[1]):
        v = gx[(None, t)].load().to(cutec.Float32)
        inner = (v + v * v * v * 0.044715) * 0.7978845608
        r = v * 0.5 * (cute.math.tanh(inner) + 1.0)
        gy[(None, t)].store(r.to(y.element_type))


@cute.jit
def gelu(x: cute.Tensor, y: cute.Tensor, vec: cutec.Constexpr = 8):
    n = cute.size(x)
    gelu_kernel(x, y, vec).launch(grid=[cute.ceil_div(n // vec, 128), 1, 1], block=[128, 1, 1])


def ref(x):
    x = x.astype(np.float64)
    return 0.5 * x * (1 + np.tanh(0.7978845608 * (x + 0.044715 * x**3)))


cutec.export(
    gelu, ["in $d[n{div=8}]", "out $d[n]"], variants={"d": ["f16", "bf16", "f32"], "vec": [4, 8]}, reference=ref
)
