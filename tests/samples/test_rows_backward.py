"""Backward passes of rows on the interpreter: every form, lengths that begin and end within pieces,
rows that a cluster takes in several turns.
"""

from __future__ import annotations

import inspect
from typing import Any

import numpy as np
import pytest
from sample_kit import call, choices, declared, form_of, inputs

from cutec.frontend.exports.entry import entry_of
from cutec.testing import simulate

pytestmark = pytest.mark.slow

# What a result may be off, relative to the largest: rounding to the dtype.
ROUNDING = {"f32": 1e-5, "f16": 2.0**-9, "bf16": 2.0**-6}
TYPES = {"<f4": "f32", "<i8": "i64"}
FUNCTIONS = {
    "softmax_backward": "softmax_backward",
    "log_softmax_backward": "softmax_backward",
    "rmsnorm_backward": "rmsnorm_backward",
    "rmsnorm_residual_backward": "rmsnorm_backward",
    "layernorm_backward": "layernorm_backward",
    "cross_entropy_backward": "cross_entropy_backward",
    "cross_entropy_with_gradient": "cross_entropy_backward",
}


def given_to(function: str, dtype: str, rows: int, columns: int) -> dict[str, Any]:
    """Arguments as they come from a forward pass, with targets that are no columns among them."""
    rng = np.random.default_rng(rows + columns)
    given = inputs(FUNCTIONS[function], f"{function}_{dtype}", {"m": rows, "n": columns}, rows + columns)
    if "target" in given:
        given["target"] = rng.integers(-1, columns + 1, rows)
        given["lse"] = np.full(rows, np.log(columns) + 0.5, np.float32)
    if "rstd" in given:
        given["rstd"] = rng.uniform(0.5, 2, rows).astype(np.float32)
    if function == "log_softmax_backward":
        given["y"] = (given["y"] - np.float32(np.log(columns) + 0.5)).astype(given["y"].dtype)
    scalars = {"rmsnorm": {"eps": 1e-5}, "cross_entropy_with": {"dloss": 0.5}}
    return given | next((values for name, values in scalars.items() if function.startswith(name)), {})


def close(found: np.ndarray, wanted: np.ndarray, dtype: str) -> None:
    assert np.abs(found.astype(np.float64) - wanted).max() <= ROUNDING[dtype] * max(0.01, np.abs(wanted).max(initial=0))


def checked(function: str, dtype: str, rows: int, columns: int, export: str = "") -> None:
    """By an export, or by the form that the function takes."""
    sample, given = FUNCTIONS[function], given_to(function, dtype, rows, columns)
    export = export or form_of(sample, f"{function}_{dtype}", {"m": rows, "n": columns})
    it = declared(sample, export)
    names = [p.name for p in it.signature.params]
    read = {name: value for name, value in given.items() if name in inspect.signature(it.reference).parameters}
    wanted = it.reference(**read)
    outputs = [p for p in it.signature.tensors if p.role == "out"]
    after = call(sample, export, {"m": rows, "n": columns}, {name: given[name] for name in names if name in given})
    for param, want in zip(outputs, wanted if isinstance(wanted, tuple) else (wanted,), strict=True):
        close(after[param.name], want, param.dtype)


def forms_of(function: str) -> list[str]:
    return [form.export for form in choices(FUNCTIONS[function])[f"{function}_bf16"].forms]


def length_of(export: str) -> int:
    """Nearly the longest rows that a form of sums over columns takes, unless they are very long.
    Rows begin within pieces where they may.
    """
    threads, pieces, cluster, shifted, clusters, *rest = (int(n) for n in export.rpartition("_form")[2].split("x"))
    if cluster == 0:  # a team of three blocks: the interpreter has four multiprocessors
        return 3 * threads * pieces * 8 - 8
    if rest == [0]:
        return 70001 if shifted else 70008
    if len(rest) == 2 and clusters:  # pieces of `unit` elements
        return threads * pieces * rest[1] - rest[1]
    if rest == [1, 1, 1]:  # few rows, by elements
        return threads * pieces - 1
    if clusters == 0:
        return min(threads * pieces * cluster * 8 - 8 - 3 * shifted, 20008 - 3 * shifted)
    return threads * pieces * cluster * 8 - 8 - 3


def is_tested(export: str) -> bool:
    """Of forms by elements or pairs, which differ in numbers only, those of some threads."""
    threads, _, _, _, clusters, *rest = (int(n) for n in export.rpartition("_form")[2].split("x"))
    return len(rest) != 2 or not clusters or threads in (8, 32, 256)


@pytest.mark.parametrize("rows", [1, 5])
@pytest.mark.parametrize("form", range(62))
def test_every_form(form: int, rows: int) -> None:
    forms = [export for export in forms_of("layernorm_backward") if is_tested(export)]
    assert len(forms) == 62
    columns = length_of(forms[form])
    if rows == 1 or columns < 3000:
        checked("layernorm_backward", "bf16", rows, columns, forms[form])


@pytest.mark.parametrize("sizes", [(3, 2048), (70, 256), (2, 1001), (1, 4097), (300, 16)])
@pytest.mark.parametrize("function", ["rmsnorm_backward", "rmsnorm_residual_backward", "layernorm_backward"])
def test_few_rows(function: str, sizes: tuple[int, int]) -> None:
    checked(function, "f32", *sizes)


@pytest.mark.parametrize(("rows", "columns"), [(300, 190), (270, 3067)])
@pytest.mark.parametrize("function", ["rmsnorm_residual_backward", "layernorm_backward"])
def test_weights_that_wait_in_shared_memory(function: str, rows: int, columns: int) -> None:
    """Twelve elements of a thread. Of the longer rows 264 are at work at a time."""
    checked(function, "f32", rows, columns)


@pytest.mark.parametrize(
    ("export", "rows", "columns"),
    [
        ("layernorm_backward_f32_form64x4x0x3x66x1", 110, 2052),  # turns of all phases
        ("layernorm_backward_f32_form32x4x0x3x66x1", 210, 1020),  # two teams
        ("rmsnorm_backward_f32_form128x4x0x3x66x1", 27, 8188),  # all that the interpreter has blocks for
        ("rmsnorm_backward_f32_form128x4x0x3x66x1", 2, 8196),  # one strip more: another form takes it
    ],
)
def test_rows_of_teams(export: str, rows: int, columns: int) -> None:
    checked(export.partition("_f32")[0], "f32", rows, columns, export)


@pytest.mark.parametrize("form", range(4))
@pytest.mark.parametrize("sizes", [(40, 8), (3, 1016)])
def test_every_form_of_runs(form: int, sizes: tuple[int, int]) -> None:
    """Rows of whole runs are what all of them take."""
    checked("cross_entropy_backward", "bf16", *sizes, forms_of("cross_entropy_backward")[form])


@pytest.mark.parametrize("sizes", [(7, 9), (5, 15), (33, 257), (1, 11), (3, 8191)])
def test_runs_that_end_in_the_next_row(sizes: tuple[int, int]) -> None:
    checked("cross_entropy_backward", "f16", *sizes)


@pytest.mark.parametrize("dtype", ROUNDING)
@pytest.mark.parametrize("function", FUNCTIONS)
@pytest.mark.parametrize("sizes", [(1, 1), (9, 8), (300, 64), (20, 1001), (2, 9000), (1, 20001)])
def test_functions(function: str, dtype: str, sizes: tuple[int, int]) -> None:
    checked(function, dtype, *sizes)


def simulated(function: str, form: tuple[int, ...], rows: int, columns: int) -> None:
    """A form with few clusters, so that they take many rows."""
    sample = FUNCTIONS[function]
    it = declared(sample, f"{function}_f32")
    entry, reads = entry_of(it.function), inspect.signature(it.reference).parameters
    given = {name: value for name, value in given_to(function, "f32", rows, columns).items() if name in reads}
    shapes = {"loss": (rows,), "lse": (rows,), "dx": (rows, columns), "dweight": (columns,), "dbias": (columns,)}
    out = {name: np.full(shape, np.nan, np.float32) for name, shape in shapes.items() if name in entry.names}
    parts = {name: np.full((16, columns), np.nan, np.float32) for name in entry.names if "parts" in name}
    parts |= {name: np.full(rows, np.nan, np.float32) for name in entry.names if name == "kept"}
    symbols = {rows: "m", columns: "n"}
    types = {
        name: ("in " if name in given else "")
        + f"{TYPES[value.dtype.str]}[{','.join(symbols.get(d, str(d)) for d in value.shape)}]"
        for name, value in (given | out | parts).items()
        if isinstance(value, np.ndarray)
    }
    posts = {name: None for name in entry.names if name == "posts"}  # of teams of blocks
    simulate(it.function, **given, **out, **parts, **posts, form=form, types=types)
    wanted = it.reference(**given)
    for found, want in zip(out.values(), wanted if isinstance(wanted, tuple) else (wanted,), strict=True):
        close(found, want, "f32")


@pytest.mark.parametrize(
    "form",
    [
        *((512, 2, 2, 4, 1), (512, 1, 4, 2, 1), (64, 4, 1, 2, 1), (8, 2, 1, 4, 2), (64, 2, 1, 3, 2), (256, 1, 1, 1, 4)),
        *((256, 1, 4, 3, 1, True, 0, 2), (128, 3, 1, 2, 3, True, 0, 4)),
    ],
)
@pytest.mark.parametrize("function", ["layernorm_backward", "rmsnorm_residual_backward"])
def test_many_turns(function: str, form: tuple[int, ...]) -> None:
    columns = form[0] * form[1] * form[2] * 4 - (4 if form[3] == 1 else 5)
    simulated(function, form, 11 if form[0] > 100 else 300, columns)


@pytest.mark.parametrize("columns", [5000, 4097])
def test_long_rows_in_many_turns(columns: int) -> None:
    simulated("cross_entropy_with_gradient", (512, 1, 1, 2, 4, False), 9, columns)


@pytest.mark.parametrize("function", FUNCTIONS)
@pytest.mark.parametrize("sizes", [(0, 64), (3, 0)])
def test_no_rows_and_rows_of_nothing(function: str, sizes: tuple[int, int]) -> None:
    """Sums over no rows are zero."""
    sample, given = FUNCTIONS[function], inputs(FUNCTIONS[function], f"{function}_f32", dict(zip("mn", sizes)), 1)
    after = call(sample, f"{function}_f32", dict(zip("mn", sizes)), given | {"eps": 1.0, "dloss": 1.0})
    assert all((after[name] == 0).all() for name in ("dweight", "dbias") if name in after)
