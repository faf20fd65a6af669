"""A class with a configuration: `__call__` launches a kernel that is a method and calls another
method.
"""

from dataclasses import dataclass

import numpy as np

import cutec
from cutec import cute


@dataclass
class Config:
    threads: int = 128
    unroll: int = 4


class Clamp:
    def __init__(self, low: float, high: float, config=Config()):
        self.low = low
        self.high = high
        self.config = config

    @cute.jit
    def __call__(self, x: cute.Tensor, y: cute.Tensor):
        per_block = self.config.threads * self.config.unroll
        self.kernel(x, y, self.config.unroll).launch(
            grid=[cute.ceil_div(cute.size(x), per_block), 1, 1], block=[self.config.threads, 1, 1]
        )

    @cute.kernel
    def kernel(self, x: cute.Tensor, y: cute.Tensor, unroll: cutec.Constexpr):
        tid, _, _ = cute.arch.thread_idx()
        bid, _, _ = cute.arch.block_idx()
        base = (bid * self.config.threads + tid) * unroll
        for u in cutec.range_constexpr(unroll):
            if base + u < cute.size(x):
                y[base + u] = self.clamp(x[base + u])

    @cute.jit
    def clamp(self, v):
        if v < self.low:
            v = v * 0.0 + self.low
        elif v > self.high:
            v = v * 0.0 + self.high
        return v


def ref(x):
    return np.clip(x, -0.5, 0.5)


cutec.export(Clamp(-0.5, 0.5), ["in f32[n]", "out f32[n]"], reference=ref)
