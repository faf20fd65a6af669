"""Samples of a model's smaller steps: rotary embeddings, embeddings, AdamW, on the interpreter."""

from __future__ import annotations

from typing import Any

import ml_dtypes
import numpy as np
import pytest
from sample_kit import call, declared, exports

from cutec.testing import simulate

pytestmark = pytest.mark.slow

ROUNDING = {"bf16": 2.0**-8, "f16": 2.0**-11, "f32": 2.0**-22}
OPTIONS = {"beta1": 0.9, "beta2": 0.999, "eps": 1e-8, "decay": 0.1}


def near(found: np.ndarray, wanted: np.ndarray, dtype: str) -> None:
    found = found.astype(np.float64)
    np.testing.assert_allclose(found, wanted, rtol=2 * ROUNDING[dtype], atol=2 * ROUNDING[dtype])


@pytest.mark.parametrize("export", ["adamw_f32", "adamw_bf16", "adamw_bf16_f32", "adamw_f32_bf16", "adamw_f32_f16"])
@pytest.mark.parametrize(("n", "step"), [(1, 1), (4099, 1), (2051, 1000), (256, 100_000)])
def test_adamw(export: str, n: int, step: int) -> None:
    rng = np.random.default_rng(n)
    types = {p.name: p for p in declared("adamw", export).signature.tensors}
    given: dict[str, Any] = {name: rng.standard_normal(n) for name in "pgm"}
    given["v"] = rng.standard_normal(n) ** 2
    given |= {"lr": [1e-2], "step": [step], "scale": [0.5]}
    given = {name: np.asarray(value, np.float32) for name, value in given.items()}
    given |= {name: value.astype(dtype_of(types[name].dtype)) for name, value in given.items()}
    after = call("adamw", export, {"n": n}, given | OPTIONS)
    wanted = declared("adamw", export).reference(**given, **OPTIONS)
    for name, value in zip(("p", "m", "v", "copied"), wanted):
        near(after[name], value, types[name].dtype)


def dtype_of(name: str) -> Any:
    return {"f32": np.float32, "f16": np.float16, "bf16": ml_dtypes.bfloat16}[name]


def test_the_first_step_of_adamw_goes_by_the_learning_rate() -> None:
    """1 - 0.999 has two digits less than 0.999: from a difference in float32 the step would be off
    by 1e-5 of itself.
    """
    given = {name: np.zeros(64, np.float32) for name in "pmv"} | {"g": np.full(64, 3, np.float32)}
    given |= {name: np.full(1, value, np.float32) for name, value in (("lr", 1), ("step", 1), ("scale", 1))}
    after = call("adamw", "adamw_f32", {"n": 64}, given | OPTIONS | {"decay": 0.0, "beta2": 0.9999})
    np.testing.assert_allclose(after["p"], -1, rtol=1e-6)


HEADS_TYPE = "f16[b,s,h,d{div=16}]:(?{div=8},?{div=8},?{div=8},1)"
# batches, tokens, heads, elements of a head, half of those that turn
HEADS = [(2, 5, 3, 64, 32), (1, 33, 2, 128, 64), (2, 3, 1, 96, 32), (1, 1, 1, 16, 8), (1, 4, 2, 48, 8)]


@pytest.mark.parametrize("shape", HEADS)
@pytest.mark.parametrize("name", sorted({e.rsplit("_", 2)[0] for e in exports("rotary")}))
def test_rotary(name: str, shape: tuple[int, ...]) -> None:
    batches, tokens, heads, elements, half = shape
    rng, export = np.random.default_rng(sum(shape)), declared("rotary", f"{name}_f16_f32")
    table = tokens + 7
    angles = np.arange(table)[:, None] * 10.0 ** -np.linspace(0, 4, half)
    cos, sin = np.cos(angles).astype(np.float32), np.sin(angles).astype(np.float32)
    # heads as they lie behind each other in what a layer makes of queries, keys and values
    whole = rng.standard_normal((batches, tokens, heads + 2, elements)).astype(np.float16)
    x, y = whole[:, :, 1:-1], np.full((batches, tokens, heads, elements), np.nan, np.float16)
    at = rng.integers(0, table, (batches, tokens)).astype(np.int32) if "_at" in name else None
    how = export.constexprs | {"positions": at}
    simulate(export.function, x, cos, sin, y=y, **how, types={"x": HEADS_TYPE, "y": HEADS_TYPE})
    near(y, export.reference(x, cos, sin, **how), "f16")


def test_turning_back_gives_the_same() -> None:
    rng = np.random.default_rng(0)
    x = rng.standard_normal((1, 9, 2, 64)).astype(np.float16)
    angles = rng.standard_normal((9, 32))
    given = {"cos": np.cos(angles), "sin": np.sin(angles)}
    extents = dict(zip("bshdtr", (*x.shape, 9, 32)))
    there = call("rotary", "rotary_interleaved_f16_f32", extents, given | {"x": x})["y"]
    back = call("rotary", "rotary_interleaved_back_f16_f32", extents, given | {"x": there})["y"]
    np.testing.assert_allclose(back.astype(np.float64), x, atol=4e-3)


@pytest.mark.parametrize("dtype", ["bf16", "f16", "f32"])
@pytest.mark.parametrize(("rows", "columns", "tokens"), [(50, 64, 77), (3, 1032, 5), (1000, 8, 33), (7, 2048, 1)])
def test_embeddings(dtype: str, rows: int, columns: int, tokens: int) -> None:
    rng = np.random.default_rng(rows)
    index = rng.integers(0, rows, tokens)
    index[::7] = rows - 1  # ignored
    extents = {"v": rows, "n": columns, "m": tokens}
    numbers = "i32" if rows == 3 else "i64"
    w = rng.standard_normal((rows, columns)).astype(dtype_of(dtype))
    given = {"w": w, "index": index, "ignored": rows - 1}
    y = call("embedding", f"embedding_{dtype}_{numbers}", extents, given)["y"]
    np.testing.assert_array_equal(y, np.where((index == rows - 1)[:, None], 0, w[index]))
    dy = rng.standard_normal((tokens, columns)).astype(dtype_of(dtype))
    given = {"dy": dy, "index": index, "dw": np.ones((rows, columns)), "ignored": -1}
    export = f"embedding_backward_{dtype}_{numbers}"
    found = call("embedding", export, extents, given)["dw"]
    near(found, declared("embedding", export).reference(**given), "f32")


@pytest.mark.parametrize("index", [-2, 9, 2**40])
def test_an_index_outside_of_the_table_moves_nothing(index: int) -> None:
    given: dict[str, Any] = {"index": np.array([index, 1]), "ignored": -1}
    extents = {"v": 9, "n": 16, "m": 2}
    y = call("embedding", "embedding_f32_i64", extents, given | {"w": np.ones((9, 16))})["y"]
    assert not y[0].any() and y[1].all()
    more = {"dy": np.ones((2, 16)), "dw": np.zeros((9, 16))}
    dw = call("embedding", "embedding_backward_f32_i64", extents, given | more)["dw"]
    assert dw.sum() == dw[1].sum() == 16
