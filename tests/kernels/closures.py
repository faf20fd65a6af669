"""Helpers made by functions and chosen from a dict: closures, lambdas, *args, compile-time
parameters, const_expr.
"""

import numpy as np

import cutec
from cutec import cute


def make_epilogue(scale, fn):
    @cute.jit
    def epilogue(v):
        w = fn(v)
        if w > 1.0:
            w = 1.0 + (w - 1.0) * scale
        return w

    return epilogue


@cute.jit
def horner(x, *coefs):
    acc = cutec.Float32(0)
    for c in coefs:
        acc = acc * x + c
    return acc


@cute.kernel
def polynomial(x: cute.Tensor, y: cute.Tensor, epi: cutec.Constexpr, op: cutec.Constexpr):
    i = cute.arch.block_idx()[0] * 64 + cute.arch.thread_idx()[0]
    if i < cute.size(x):
        v = horner(x[i], 0.5, -1.0, 2.0)
        y[i] = epi(v) if cutec.const_expr(op is not None) else v


@cute.jit
def poly(x: cute.Tensor, y: cute.Tensor, op: cutec.Constexpr = "same"):
    ops = {"same": lambda v: v, "neg": lambda v: -v}
    polynomial(x, y, make_epilogue(0.25, ops[op]), op).launch(
        grid=[cute.ceil_div(cute.size(x), 64), 1, 1], block=[64, 1, 1]
    )


def ref(x):
    v = (0.5 * x - 1.0) * x + 2.0
    return np.where(v > 1, 1 + (v - 1) * 0.25, v)


def ref_neg(x):
    v = -((0.5 * x - 1.0) * x + 2.0)
    return np.where(v > 1, 1 + (v - 1) * 0.25, v)


cutec.export(poly, ["in f32[n]", "out f32[n]"], reference=ref)
cutec.export(poly, ["in f32[n]", "out f32[n]"], constexpr={"op": "neg"}, name="poly_neg", reference=ref_neg)
