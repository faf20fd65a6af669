"""Every sample on the CPU interpreter against NumPy: sizes that do not divide tiles, all dtypes,
several seeds.
"""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest
from sample_kit import NAMES, call, exports, extents_of, inputs, lowered

# What a result may be off, relative and at least: rounding to the dtype (subnormal f16 too), and
# what float32 loses on the way.
TOLERANCE = {"f32": (4e-6, 0.0), "f16": (1.01 * 2.0**-11, 1.01 * 2.0**-25), "bf16": (1.01 * 2.0**-8, 0.0)}
# (seed, sizes)
ADD_SIZES = list(enumerate([(1, 8), (5, 136), (16, 128), (16, 256), (33, 264), (50, 520)]))
TRANSPOSE_SIZES = list(enumerate([(4, 4), (64, 64), (68, 60), (100, 132), (4, 128), (132, 64)]))
# samples whose extents fit each other, or that have several results: their own tests compare them
# with their references
LARGE = ("elementwise", "reduce", "sgemm", "transpose")  # to lower, or to run
OWN = {
    *("minimal", "layernorm", "reduce_cluster", "quantise_scaled", "adamw", "embedding", "rotary"),
    *("attention_ampere", "attention_hopper", "attention_blackwell", "attention_decode", "attention_mla_hopper"),
    *("attention_fp8_hopper",),
    *("gemm_blockscaled", "gemm_scaled_hopper", "gemm_grouped_hopper", "gemm_sparse_hopper", "gemm_gpus_hopper"),
    *("conv_hopper", "conv_hopper_filter", "hadamard", "topk", "linear_cross_entropy_hopper"),
    *("moe_gemm_gpus_hopper", "moe_gpus", "moe_routing"),
}
ROW_SIZES = list(enumerate([(1, 8), (3, 1000), (2, 8192), (2, 8199), (1, 16392)]))


def run(
    sample: str, export: str, sizes: tuple[int, ...], seed: int, scale: float = 1.0, **scalars: float
) -> tuple[Any, ...]:
    """(inputs, tensors afterwards)"""
    extents = extents_of(sample, export, *sizes)
    given = inputs(sample, export, extents, seed, scale)
    after = call(sample, export, extents, {**given, **scalars})
    assert all((after[name] == value).all() for name, value in given.items()), "an input was changed"
    return given, after


def close(got: np.ndarray, want: np.ndarray, dtype: str) -> None:
    """Within the dtype's rounding of a reference in float64."""
    error = np.abs(got.astype(np.float64) - want)
    relative, least = TOLERANCE[dtype]
    allowed = relative * np.abs(want) + least
    assert (error <= allowed).all(), f"off by up to {np.max(error / allowed):.2f} times what is allowed"


@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize("n", [1, 31, 1000, 1024, 1025, 5003])
def test_vector_add(n: int, seed: int) -> None:
    given, after = run("vector_add", "vector_add", (n,), seed)
    np.testing.assert_array_equal(after["c"], given["a"] + given["b"])


@pytest.mark.parametrize("export", exports("elementwise_add"))
@pytest.mark.parametrize(("seed", "sizes"), ADD_SIZES)
def test_elementwise_add(export: str, sizes: tuple[int, int], seed: int) -> None:
    given, after = run("elementwise_add", export, sizes, seed)
    np.testing.assert_array_equal(after["c"], given["a"] + given["b"])


@pytest.mark.parametrize("sizes", [(3, 5), (17, 129), (1, 1), (40, 131)])
def test_elementwise_add_with_any_row_length(sizes: tuple[int, int]) -> None:
    given, after = run("elementwise_add", "elementwise_add_any", sizes, sum(sizes))
    np.testing.assert_array_equal(after["c"], given["a"] + given["b"])


@pytest.mark.slow
@pytest.mark.parametrize(("seed", "sizes"), TRANSPOSE_SIZES)
def test_transpose(sizes: tuple[int, int], seed: int) -> None:
    given, after = run("transpose", "transpose_f32", sizes, seed)
    np.testing.assert_array_equal(after["b"], given["a"].T)


@pytest.mark.slow
@pytest.mark.parametrize("dtype", TOLERANCE)
@pytest.mark.parametrize(("seed", "sizes"), ROW_SIZES)
def test_softmax(dtype: str, sizes: tuple[int, int], seed: int) -> None:
    given, after = run("softmax", f"softmax_{dtype}", sizes, seed)
    x = given["x"].astype(np.float64)
    e = np.exp(x - x.max(axis=1, keepdims=True))
    close(after["y"], e / e.sum(axis=1, keepdims=True), dtype)


@pytest.mark.parametrize("columns", [1000, 8200])
def test_softmax_of_large_values_does_not_overflow(columns: int) -> None:
    given, after = run("softmax", "softmax_f32", (1, columns), 5, scale=1e4)
    x = given["x"].astype(np.float64)
    e = np.exp(x - x.max())
    np.testing.assert_allclose(after["y"], e / e.sum(), rtol=1e-4, atol=1e-30)


@pytest.mark.slow
@pytest.mark.parametrize("dtype", TOLERANCE)
@pytest.mark.parametrize(("seed", "sizes"), ROW_SIZES)
def test_rmsnorm(dtype: str, sizes: tuple[int, int], seed: int) -> None:
    given, after = run("rmsnorm", f"rmsnorm_{dtype}", sizes, seed, eps=1e-5)
    x, weight = given["x"].astype(np.float64), given["weight"].astype(np.float64)
    close(after["y"], x / np.sqrt((x * x).mean(axis=1, keepdims=True) + 1e-5) * weight, dtype)


def test_rmsnorm_heeds_eps() -> None:
    given, after = run("rmsnorm", "rmsnorm_f32", (2, 72), 1, eps=3.0)
    x = given["x"].astype(np.float64)
    close(after["y"], x / np.sqrt((x * x).mean(axis=1, keepdims=True) + 3.0) * given["weight"], "f32")


def test_minimal() -> None:
    assert call("minimal", "minimal", {}, {}) == {}


@pytest.mark.parametrize(
    "sample",
    [
        pytest.param(n, marks=[pytest.mark.slow] * (n in LARGE))
        for n in NAMES
        if n not in OWN and not n.endswith("_backward")
    ],
)
def test_the_declared_reference_says_the_same(sample: str) -> None:
    """What `cutec run --check` compares with is right too."""
    first = next(iter(exports(sample).values()))
    export = first.choice.name if first.choice else first.name
    it = lowered(sample, export)
    sizes = [3 * s.div + (8 if s.div == 1 else 0) for s in it.signature.symbols]
    scalars = {"eps": 0.25} if sample == "rmsnorm" else {}
    given, after = run(sample, export, tuple(sizes), 7, **scalars)
    (out,) = [p for p in it.signature.tensors if p.role == "out"]
    want = it.reference(*(given[p.name].astype(np.float64) for p in it.signature.tensors if p.role != "out"), **scalars)
    rounding, summing = {"f16": (1e-3, 1e-3), "bf16": (8e-3, 8e-3)}.get(out.dtype, (1e-5, 2e-5))
    np.testing.assert_allclose(after[out.name].astype(np.float64), want, rtol=rounding, atol=summing)


@pytest.mark.parametrize(
    ("sample", "size"),
    [("vector_add", 0), ("softmax", 32 * 4 * 2 + 8), ("rmsnorm", 32 * 4 + 8)],
)
def test_shared_memory_is_what_the_sample_asks_for(sample: str, size: int) -> None:
    """A tile; a float32 a warp."""
    program = lowered(sample, next(iter(exports(sample)))).program
    values = {i: node.value for i, node in enumerate(program.nodes, len(program.inputs)) if node.op == "const"}
    assert {values[launch.smem] for launch in program.launches} == {size}
