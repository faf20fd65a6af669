"""Forward passes of rows that blocks and clusters stream, on the interpreter: in a few clusters, so
that each takes many rows.
"""

from __future__ import annotations

import inspect
from typing import Any

import numpy as np
import pytest
from sample_kit import declared

from cutec.frontend.exports.entry import entry_of
from cutec.testing import simulate

pytestmark = pytest.mark.slow

SAMPLES = {"rmsnorm": "rmsnorm", "rmsnorm_residual": "rmsnorm", "layernorm": "layernorm", "cross_entropy": "softmax"}
TYPES = {"<f4": "f32", "<f2": "f16", "<i8": "i64"}
CLOSE = {np.float32: 1e-5, np.float16: 2e-3}


def given_to(function: str, dtype: Any, rows: int, columns: int) -> dict[str, Any]:
    """Rows with a mean, and targets that are no columns among others."""
    rng = np.random.default_rng(rows + columns)
    given: dict[str, Any] = {"x": (rng.standard_normal((rows, columns)) + 3).astype(dtype)}
    if function == "cross_entropy":
        return given | {"target": rng.integers(-1, columns + 1, rows)}
    given |= {name: rng.standard_normal(columns).astype(dtype) for name in ("weight", "bias")} | {"eps": 1e-5}
    return given | {"residual": rng.standard_normal((rows, columns)).astype(dtype)}


def simulated(function: str, form: tuple[Any, ...], dtype: Any, rows: int, columns: int, arch: str = "sm_90a") -> None:
    it = declared(SAMPLES[function], f"{function}_f32")
    entry, reads = entry_of(it.function), inspect.signature(it.reference).parameters
    given = {name: v for name, v in given_to(function, dtype, rows, columns).items() if name in reads}
    shapes = dict.fromkeys(("y", "total"), (rows, columns)) | dict.fromkeys(("mean", "rstd", "loss", "lse"), (rows,))
    kinds = {name: dtype if len(shape) > 1 else np.float32 for name, shape in shapes.items()}
    out = {name: np.full(shape, np.nan, kinds[name]) for name, shape in shapes.items() if name in entry.names}
    symbols = {rows: "m", columns: "n"}
    types = {
        name: ("in " if name in given else "") + f"{TYPES[v.dtype.str]}[{','.join(symbols[d] for d in v.shape)}]"
        for name, v in (given | out).items()
        if isinstance(v, np.ndarray)
    }
    simulate(it.function, **given, **out, form=("streamed", *form), types=types, arch=arch)
    wanted = it.reference(**given)
    for found, want in zip(out.values(), wanted if isinstance(wanted, tuple) else (wanted,), strict=True):
        right = want[0] if isinstance(want, tuple) else want  # a sum, and its terms' size
        assert np.abs(found.astype(np.float64) - right).max() <= CLOSE[found.dtype.type] * max(1, np.abs(right).max())


# (threads, pieces, blocks of a cluster, stages, clusters, whole, unit, blocks of a multiprocessor)
FORMS = [
    ((8, 3, 1, 4, 2), 200),  # several rows a warp
    ((32, 2, 1, 3, 2), 100),  # a warp a row: nobody else is told anything
    ((64, 2, 1, 2, 2), 60),  # found in the turn itself
    ((128, 2, 1, 4, 2, True, 0, 2), 30),
    ((512, 1, 2, 4, 1), 9),  # a cluster tells its last turn before it ends
    ((256, 2, 4, 3, 2, True, 0, 2), 9),
]


@pytest.mark.parametrize("form", range(len(FORMS)))
@pytest.mark.parametrize("function", SAMPLES)
@pytest.mark.parametrize("dtype", CLOSE)
def test_rows_that_begin_within_pieces(function: str, dtype: Any, form: int) -> None:
    shape, rows = FORMS[form]
    vector = 16 // np.dtype(dtype).itemsize
    simulated(function, shape, dtype, rows, shape[0] * shape[1] * shape[2] * vector - vector - 3)


@pytest.mark.parametrize("function", SAMPLES)
def test_rows_that_fill_their_pieces(function: str) -> None:
    simulated(function, (64, 2, 1, 4, 2), np.float16, 50, 1024)


@pytest.mark.parametrize("function", ["rmsnorm", "rmsnorm_residual", "layernorm"])
@pytest.mark.parametrize("columns", [4096, 2052])
def test_rows_that_have_all_of_the_shared_memory(function: str, columns: int) -> None:
    simulated(function, (512, 1, 2, 1, 2), np.float32, 9, columns)


def test_a_row_is_not_spoilt_by_the_one_beside_it() -> None:
    """Rows share pieces: what is infinite in one is nowhere else."""
    it, x = declared("rmsnorm", "rmsnorm_f32"), np.ones((9, 61), np.float32)
    x[4], y, weight = np.inf, np.zeros_like(x), np.ones(61, np.float32)
    types = {"x": "in f32[m,n]", "weight": "in f32[n]", "y": "f32[m,n]"}
    simulate(it.function, x, weight, y, 0.0, form=("streamed", 8, 2, 1, 4, 1), types=types)
    assert (y[[0, 1, 2, 3, 5, 6, 7, 8]] == 1).all() and np.isnan(y[4]).all()


@pytest.mark.parametrize("form", [(64, 2, 1, 2, 132), (256, 1, 2, 4, 66)])
@pytest.mark.parametrize("function", SAMPLES)
def test_archs_without_clusters_take_a_row_a_block(function: str, form: tuple[int, ...]) -> None:
    simulated(function, form, np.float16, 5, form[0] * form[1] * form[2] * 8 - 11, "sm_80")
