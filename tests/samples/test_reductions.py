"""Rows in every form, reduce_cluster and layernorm on the interpreter, at sizes that no tile
divides and in all types.
"""

from __future__ import annotations

import numpy as np
import pytest
from sample_kit import call, choices, declared, extents_of, form_of, inputs

pytestmark = pytest.mark.slow

# What a result may be off, relative to the largest: rounding to the dtype.
ROUNDING = {"f32": 4e-6, "f16": 2.0**-10, "bf16": 2.0**-7}


def run(
    sample: str, export: str, sizes: tuple[int, ...], **scalars: float
) -> tuple[dict[str, np.ndarray], list[np.ndarray]]:
    """(tensors afterwards, what the reference says)"""
    extents = extents_of(sample, export, *sizes)
    given = {**inputs(sample, export, extents, sum(sizes)), **scalars}
    after = call(sample, export, extents, given)
    want = declared(sample, export).reference(**given)
    return after, list(want) if isinstance(want, tuple) else [want]


def close(got: np.ndarray, want: np.ndarray | tuple[np.ndarray, np.ndarray], dtype: str) -> None:
    """Within the dtype's rounding, relative to the largest value or, where the reference gives
    them, magnitude.
    """
    value, magnitude = want if isinstance(want, tuple) else (want, want)
    assert np.abs(got.astype(np.float64) - value).max() <= ROUNDING[dtype] * np.abs(magnitude).max()


def columns_of(function: str, sample: str) -> dict[str, int]:
    """Each form of a function with a length of rows that it takes: the longest but few. Of forms
    that differ in numbers only, by elements or pairs or spread over clusters, some; those of large
    clusters of two functions alone.
    """
    found = {}
    for form in choices(sample)[function].forms:
        if "_streamedx" in form.export:  # test_rows_streamed.py
            continue
        shape = [int(n) for n in form.export.rpartition("_form")[2].split("x")]
        threads, pieces, cluster, shifted, whole, *_ = shape  # forms for few rows have a mark behind
        vector = unit_of(form.export) or (4 if "_f32" in form.export else 8)
        spread = shifted and whole and (threads, pieces) == (512, 2) and cluster > 4
        if spread or (unit_of(form.export) and threads not in (8, 32, 256)):
            continue
        if cluster > 4 and function not in ("softmax_bf16", "layernorm_f32"):
            continue
        longest = threads * pieces * cluster * vector
        found[form.export] = longest - vector + shifted if whole else longest + longest // 2 + vector + shifted
    return found


def unit_of(form: str) -> int:
    """The elements of a piece in forms for short rows that begin anywhere, else 0."""
    shape = form.rpartition("_form")[2].split("x")
    return int(shape[6]) if len(shape) == 8 else 0


FORMS = [
    (sample, form, columns)
    for sample, function in (
        ("softmax", "softmax_bf16"),
        ("softmax", "log_softmax_f16"),
        ("softmax", "cross_entropy_f32"),
        ("rmsnorm", "rmsnorm_bf16"),
        ("layernorm", "layernorm_f32"),
    )
    for form, columns in columns_of(function, sample).items()
]


@pytest.mark.parametrize(("sample", "form", "columns"), FORMS, ids=[form for _, form, _ in FORMS])
def test_every_form(sample: str, form: str, columns: int) -> None:
    """Rows as long as a form takes, but for the last piece; of many tiles where they are long."""
    rows = 1 if columns > 2000 else 5
    scalars = {"eps": 1e-5} if "norm" in sample else {}
    after, wants = run(sample, form, (rows, columns), **scalars)
    outputs = [p for p in declared(sample, form).signature.tensors if p.role == "out"]
    for param, want in zip(outputs, wants, strict=True):
        close(after[param.name], want, param.dtype)


@pytest.mark.parametrize(("sample", "form", "longest"), FORMS, ids=[form for _, form, _ in FORMS])
def test_rows_far_shorter_than_a_form_holds(sample: str, form: str, longest: int) -> None:
    """Threads, warps and blocks without an element count nothing, though rows are far from zero."""
    sure = int(form.rpartition("x")[2]) if unit_of(form) else 0  # elements that the rows of a form have
    extents = extents_of(sample, form, 2, max(8, sure + 2) + longest % 2)
    given = inputs(sample, form, extents, 1) | ({"eps": 1e-5} if "norm" in sample else {})
    given["x"] = (given["x"] + 5).astype(given["x"].dtype)
    after, wants = call(sample, form, extents, given), declared(sample, form).reference(**given)
    outputs = [p for p in declared(sample, form).signature.tensors if p.role == "out"]
    for param, want in zip(outputs, wants if isinstance(wants, tuple) else [wants], strict=True):
        close(after[param.name], want, param.dtype)


@pytest.mark.parametrize("columns", [1003, 1020, 1021, 4003])
@pytest.mark.parametrize(
    ("sample", "form"),
    [
        ("softmax", "softmax_bf16_form64x8x1x1x1"),
        ("softmax", "cross_entropy_f16_form128x8x1x1x1"),
        ("layernorm", "layernorm_bf16_form128x8x1x1x1"),
        ("rmsnorm", "rmsnorm_residual_bf16_form128x8x1x1x1"),
        ("softmax_backward", "log_softmax_backward_bf16_form256x6x2x1x1"),
    ],
)
def test_rows_that_begin_and_end_anywhere_in_a_piece(sample: str, form: str, columns: int) -> None:
    """In shared memory, where a thread puts what is of other rows away, element by element."""
    after, wants = run(sample, form, (9, columns), **({"eps": 1e-5} if "norm" in sample else {}))
    outputs = [p for p in declared(sample, form).signature.tensors if p.role == "out"]
    for param, want in zip(outputs, wants, strict=True):
        close(after[param.name], want, param.dtype)


@pytest.mark.parametrize(
    ("function", "extents", "form"),
    [
        ("softmax_bf16", (32768, 5120), "256x3x1x0x1x1"),  # a fourth piece would be empty
        ("softmax_bf16", (32768, 7168), "512x2x1x0x1"),
        ("softmax_bf16", (16, 5120), "256x4x1x0x1x1"),  # few: pieces wait in registers
        ("softmax_f32", (1000, 262144), "512x8x16x0x1"),
        ("softmax_f32", (1000, 20001), "256x8x4x1x1"),
        ("softmax_bf16", (30000, 4097), "128x8x1x1x1"),
        ("softmax_bf16", (16, 4097), "512x12x1x0x1x0x1x4096"),
        ("cross_entropy_bf16", (32768, 5120), "128x5x1x0x1"),
        # few long rows: as many blocks for each as make one wave of all
        ("softmax_bf16", (50, 50304), "256x8x4x0x1x1"),
        ("softmax_f32", (50, 16384), "256x8x2x0x1x1"),
        ("softmax_bf16", (128, 65536), "256x8x4x0x1x1"),
        ("softmax_bf16", (50, 131072), "256x8x8x0x1x1"),  # which rows fill
        ("softmax_bf16", (16, 262144), "256x8x16x0x1x1"),
        ("softmax_bf16", (42, 262144), "256x8x16x0x1"),  # more than there is room for at once
        ("softmax_bf16", (1000, 262144), "256x8x16x0x1"),
        ("cross_entropy_f32", (1, 262144), "512x8x16x0x1x1"),
        ("cross_entropy_f16", (4096, 2048), "64x4x1x0x1x1"),
        ("cross_entropy_bf16", (16, 32768), "256x8x2x0x1x1"),
        ("cross_entropy_bf16", (6, 200000), "256x8x16x0x1x1"),
        ("cross_entropy_f32", (1000, 1024), "128x2x1x0x1x1"),
        ("cross_entropy_f32", (32768, 2048), "64x8x1x0x1x1"),  # many: a thread asks for more
        ("layernorm_f32", (32768, 256), "16x4x1x0x1x1"),
        ("rmsnorm_f16", (32768, 256), "16x2x1x0x1"),
        ("rmsnorm_f16", (32768, 160), "8x3x1x0x1x1"),  # of 16 threads' two pieces, 12 would be empty
        ("layernorm_f32", (32768, 600), "64x3x1x0x1x1"),
        ("rmsnorm_residual_f16", (30, 32768), "512x4x4x0x1x1x0x0x1"),  # as many clusters of four as there are places
        ("rmsnorm_residual_f16", (31, 32768), "256x4x4x0x1x1"),
        ("cross_entropy_f16", (6106, 1728), "64x4x1x0x1x1"),  # shared memory would hold all rows at once
        ("cross_entropy_f16", (32768, 1728), "32x8x1x0x1"),
        ("rmsnorm_f16", (4096, 16384), "256x4x2x0x1x1"),
        ("rmsnorm_f16", (8, 16384), "256x4x4x0x1x1x0x0x1"),  # few: twice the blocks, each alone
        ("rmsnorm_bf16", (16, 262144), "256x8x16x0x1x1"),
        ("rmsnorm_bf16", (66, 262144), "256x8x16x0x1"),  # several waves: in shared memory
        ("rmsnorm_residual_bf16", (1000, 262144), "256x8x16x0x1x1"),
        ("cross_entropy_bf16", (1000, 38000), "256x5x4x0x1"),  # eight pieces: two and a half would be empty
        ("cross_entropy_f32", (1000, 90000), "512x6x8x0x1"),
        ("layernorm_f16", (1000, 12000), "512x3x1x0x1x1"),
        ("rmsnorm_residual_f32", (1000, 30720), "512x4x4x0x1x1"),
        ("rmsnorm_residual_f32", (40, 100000), "512x4x16x0x1x1"),
    ],
)
def test_the_form_that_rows_take(function: str, extents: tuple[int, int], form: str) -> None:
    sample = {"cross": "softmax"}.get(function.split("_")[0], function.split("_")[0])
    assert form_of(sample, function, dict(zip("mn", extents))) == f"{function}_form{form}"


@pytest.mark.parametrize("columns", [8, 1000, 1001, 4097])
def test_a_residual_is_added_first(columns: int) -> None:
    after, wants = run("rmsnorm", "rmsnorm_residual_f32", (3, columns), eps=1e-5)
    close(after["y"], wants[0], "f32")
    close(after["total"], wants[1], "f32")


def test_a_target_that_is_no_column_counts_nothing() -> None:
    x = np.random.default_rng(0).standard_normal((4, 300)).astype(np.float32)
    given = {"x": x, "target": np.array([-100, 0, 299, 300])}
    after = call("softmax", "cross_entropy_f32", {"m": 4, "n": 300}, given)
    loss, lse = declared("softmax", "cross_entropy_f32").reference(**given)
    assert after["loss"][0] == after["loss"][3] == 0
    np.testing.assert_allclose(after["loss"], loss, rtol=1e-5)
    np.testing.assert_allclose(after["lse"], lse, rtol=1e-5)


def test_logarithms_of_large_values_keep_their_digits() -> None:
    """Relative to the maximum, not to its rounded product with log2 e."""
    x = (1e4 + np.random.default_rng(1).standard_normal((3, 500))).astype(np.float32)
    after = call("softmax", "log_softmax_f32", {"m": 3, "n": 500}, {"x": x})
    np.testing.assert_allclose(after["y"], declared("softmax", "log_softmax_f32").reference(x), rtol=2e-6)


def test_softmax_of_infinities() -> None:
    """Elements of -inf are zeros, also where a block has no other; a row of nothing else is NaN, as
    is one with +inf.
    """
    extents = {"m": 3, "n": 33000}
    x = np.full((3, 33000), -np.inf, np.float32)
    x[0, 20000:20010] = 7.0
    x[1, 5] = np.inf
    y = call("softmax", "softmax_f32", extents, {"x": x})["y"]
    want = np.zeros(33000)
    want[20000:20010] = 0.1
    np.testing.assert_allclose(y[0], want, rtol=1e-6)
    assert np.isnan(y[1:]).all()


@pytest.mark.parametrize("dtype", ROUNDING)
@pytest.mark.parametrize("sizes", [(1, 8), (300, 136), (77, 1032)])
def test_sums_of_columns(dtype: str, sizes: tuple[int, int]) -> None:
    after, (want,) = run("reduce_cluster", f"reduce_cluster_{dtype}", sizes)
    close(after["y"], want, "f32")


@pytest.mark.parametrize("dtype", ROUNDING)
@pytest.mark.parametrize("sizes", [(1, 8), (5, 1000), (1, 8200), (3, 9001)])
def test_layernorm(dtype: str, sizes: tuple[int, int]) -> None:
    after, wants = run("layernorm", f"layernorm_{dtype}", sizes, eps=1e-5)
    for name, want, rounding in zip(("y", "mean", "rstd"), wants, (dtype, "f32", "f32")):
        close(after[name], want, rounding)


def test_layernorm_keeps_digits_beside_a_large_mean() -> None:
    x = (np.random.default_rng(0).standard_normal((2, 1000)) + 3e4).astype(np.float32)
    ones = np.ones(1000, np.float32)
    after = call(
        "layernorm", "layernorm_f32", {"m": 2, "n": 1000}, {"x": x, "weight": ones, "bias": 0 * ones, "eps": 0.0}
    )
    want, _, _ = declared("layernorm", "layernorm_f32").reference(x, ones, 0 * ones, 0.0)
    np.testing.assert_allclose(after["y"], want, atol=5e-3)


@pytest.mark.parametrize("sizes", [(0, 64), (3, 0)])
@pytest.mark.parametrize(
    ("sample", "export"),
    [
        ("softmax", "softmax_f32"),
        ("rmsnorm", "rmsnorm_f32"),
        ("softmax", "log_softmax_f32"),
        ("rmsnorm", "rmsnorm_residual_f32"),
        ("reduce_cluster", "reduce_cluster_f32"),
        ("layernorm", "layernorm_f32"),
    ],
)
def test_no_rows_and_rows_of_nothing(sample: str, export: str, sizes: tuple[int, int]) -> None:
    """Nothing is read; sums over no rows change nothing."""
    extents = extents_of(sample, export, *sizes)
    given = inputs(sample, export, extents, 1) | (
        {"eps": 1.0} if "eps" in [p.name for p in declared(sample, export).signature.params] else {}
    )
    after = call(sample, export, extents, given)
    assert all((after[name] == given[name]).all() for name in after if name in given)
