"""Epilogues of `samples/gemm_hopper.py`, for `benchmarks/league.py --part epilogues`: what a layer
of a network does to A Bᵀ before it is stored. All have the form of `plain`, which does nothing.
"""

import sys
from pathlib import Path

import cutec
from cutec import Constexpr, cute

sys.path.insert(0, str(Path(__file__).parents[1] / "samples"))
from gemm_hopper import gemm

FORM = {"tile": (128, 128), "cluster": (2, 1), "turns": True}


def column(vector, d):
    """A vector along N as a matrix like D."""
    return cute.make_tensor(vector.iterator, cute.make_layout(d.shape, stride=(0, 1)))


def row(vector, d):
    """A vector along M as a matrix like D."""
    return cute.make_tensor(vector.iterator, cute.make_layout(d.shape, stride=(1, 0)))


def gelu(x):
    """With a hyperbolic tangent instead of the error function, as many models have it."""
    half = 0.5 * x
    return half + half * cute.math.tanh(x * (0.7978845608 + 0.0356774081 * x * x), fastmath=True)


def silu(x):
    """x / (1 + exp(-x))"""
    half = 0.5 * x
    return half + half * cute.math.tanh(half, fastmath=True)


@cute.jit
def plain(a: cute.Tensor, b: cute.Tensor, d: cute.Tensor, form: Constexpr):
    gemm(a, b, d, (), **form)


@cute.jit
def bias(a: cute.Tensor, b: cute.Tensor, bias: cute.Tensor, d: cute.Tensor, form: Constexpr):
    gemm(a, b, d, (column(bias, d),), epilogue=lambda sums, bias: sums + bias, **form)


@cute.jit
def bias_gelu(a: cute.Tensor, b: cute.Tensor, bias: cute.Tensor, d: cute.Tensor, form: Constexpr):
    gemm(a, b, d, (column(bias, d),), epilogue=lambda sums, bias: gelu(sums + bias), **form)


@cute.jit
def gated_silu(a: cute.Tensor, b: cute.Tensor, up: cute.Tensor, d: cute.Tensor, form: Constexpr):
    gemm(a, b, d, (up,), epilogue=lambda sums, up: silu(sums) * up, **form)


@cute.jit
def residual(a: cute.Tensor, b: cute.Tensor, residual: cute.Tensor, d: cute.Tensor, form: Constexpr):
    gemm(a, b, d, (residual,), epilogue=lambda sums, residual: sums + residual, **form)


@cute.jit
def scales(
    a: cute.Tensor, b: cute.Tensor, of_rows: cute.Tensor, of_columns: cute.Tensor, d: cute.Tensor, form: Constexpr
):
    operands = row(of_rows, d), column(of_columns, d)
    gemm(a, b, d, operands, epilogue=lambda sums, rows, columns: sums * rows * columns, **form)


@cute.jit
def beta_c(a: cute.Tensor, b: cute.Tensor, c: cute.Tensor, beta: cute.Tensor, d: cute.Tensor, form: Constexpr):
    everywhere = cute.make_tensor(beta.iterator, cute.make_layout(d.shape, stride=(0, 0)))
    gemm(a, b, d, (c, everywhere), epilogue=lambda sums, c, beta: sums + beta * c, **form)


MATRIX = "bf16[m,n{div=8}]"
OPERANDS = {  # function: what it takes beside A and B
    plain: [],
    bias: ["f32[n]"],
    bias_gelu: ["f32[n]"],
    gated_silu: [MATRIX],
    residual: [MATRIX],
    scales: ["f32[m]", "f32[n]"],
    beta_c: [MATRIX, "f32[1]"],
}
for function, operands in OPERANDS.items():
    cutec.export(
        function,
        args=[f"in {x}" for x in ("bf16[m,k{div=8}]", "bf16[n,k]", *operands)] + [f"out {MATRIX}"],
        constexpr={"form": FORM},
        arch="sm_90a",
    )
cutec.export(
    plain,
    args=["in bf16[m,k{div=8}]", "in bf16[n,k]", "out f32[m,n{div=8}]"],
    name="f32_out",
    constexpr={"form": FORM},
    arch="sm_90a",
)
