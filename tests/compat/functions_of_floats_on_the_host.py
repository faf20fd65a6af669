"""A host function computes with functions of floats how it launches, and what its kernels get."""

import numpy as np
from cutlass import Float32, Int32, cute
from cutlass.cute.runtime import from_dlpack


@cute.kernel
def store(y: cute.Tensor, at: Int32, value: Float32):
    b, _, _ = cute.arch.block_idx()
    y[at + b] = value


@cute.jit
def run(y: cute.Tensor, n: Int32, x: Float32):
    blocks = cute.math.ceil(Float32(n) / 3.0).to(Int32)
    store(y, 0, cute.math.exp2(-8.0 / x)).launch(grid=[blocks, 1, 1], block=[1, 1, 1])
    at = blocks
    values = [
        cute.math.rsqrt(x) * cute.math.log2(x),
        cute.math.exp(-x) + cute.math.tanh(x),
        cute.math.floor(x / 2) + abs(-x),
        cute.math.sin(x) * cute.math.sin(x) + cute.math.cos(x) * cute.math.cos(x),
        x**0.75,
    ]
    for value in values:
        store(y, at, value).launch(grid=[1, 1, 1], block=[1, 1, 1])
        at = at + 1


y = np.zeros(10, np.float32)
function = cute.compile(run, from_dlpack(y), Int32(3), Float32(2.0))
for n, x in ((7, 5.5), (15, 2.0)):
    y[:] = 0
    function(from_dlpack(y), Int32(n), Float32(x))
    want = [2 ** (-8 / x)] * -(-n // 3)
    want += [np.log2(x) / np.sqrt(x), np.exp(-x) + np.tanh(x), x // 2 + x, 1, x**0.75]
    print(np.allclose(y[: len(want)], want), not y[len(want) :].any())
# prints: True True
# prints: True True
