"""Samples that only move memory, on the interpreter: transposes of any two modes, reductions over
any mode, and elementwise functions with broadcasting; each of their kernels.
"""

from __future__ import annotations

from typing import Any

import ml_dtypes
import numpy as np
import pytest
from sample_kit import call, declared, extents_of, inputs, lowered

from cutec.frontend.exports.entry import entry_of
from cutec.frontend.exports.export import Export
from cutec.interpreter.machine.device import Device
from cutec.testing import simulate

pytestmark = pytest.mark.slow

# (k, m, l, n, i), of which m and n are swapped
SWAPS = [
    (1, 128, 1, 256, 1),
    (2, 65, 1, 67, 1),
    (2, 131, 3, 77, 1),
    (1, 3, 2, 1040, 1),
    (2, 3, 1, 1031, 1),
    (1, 1040, 2, 4, 1),
    (2, 1031, 1, 3, 1),
    (2, 12, 2, 272, 1),
    (2, 9, 1, 301, 1),
    (1, 272, 2, 12, 1),
    (2, 301, 1, 9, 1),
    (1, 20, 2, 272, 1),
    (2, 21, 1, 301, 1),
    (1, 272, 2, 30, 1),
    (2, 301, 1, 30, 1),
    (1, 2, 1, 20001, 1),
    (1, 20001, 1, 2, 1),
    (1, 31, 1, 31, 1),
    (1, 31, 1, 1021, 1),
    (1, 1021, 1, 31, 1),
    (1, 2049, 1, 2051, 1),
    (1, 392, 1, 72, 1),
    (1, 401, 2, 131, 1),
    (16, 3, 1, 1601, 1),
    (16, 1601, 1, 3, 1),
    (1, 136, 1, 264, 1),
    (1, 132, 2, 68, 1),
    (1, 66, 1, 130, 1),
    (1, 20, 1, 33, 2),
    (1, 32, 1, 64, 2),
    (1, 20, 1, 33, 4),
    (1, 32, 1, 64, 4),
    (1, 20, 1, 33, 8),
    (1, 32, 1, 64, 8),
    (3, 18, 2, 20, 16),
    (3, 18, 2, 20, 3),
    (3, 5, 2, 3, 16),
    (3, 5, 2, 3, 3),
    (1, 24, 2, 272, 1),
    (1, 272, 2, 24, 1),
    (2, 12, 2, 33, 64),
    (2, 20, 1, 33, 35),
    (3, 5, 2, 3, 35),
    (2, 40, 3, 30, 3),
    (2, 17, 5, 41, 1),
    (2, 18, 1, 71, 1),
    (101, 3, 1, 5, 1),
    (7, 5, 1, 9, 3),
    (1, 21, 1, 36, 2),
    (1, 400, 1, 33, 3),
    (2, 77, 5, 131, 1),
    (1, 6, 70, 100, 1),
    (1, 17, 1, 40, 5),
    (1, 81, 1, 68, 1),
    (1, 81, 2, 67, 1),
    (1, 81, 2, 66, 1),
    (1, 20, 3, 67, 1),
    (1, 20, 3, 68, 1),
    (2, 20, 2, 66, 3),
    (2, 20, 2, 67, 3),
    (1, 20, 1, 36, 3),
    (1, 20, 1, 35, 3),
    (1, 180, 2, 33, 3),
    (1, 20, 1, 36, 2),
    (1, 81, 2, 35, 2),
    (1, 81, 2, 34, 2),
    (1, 20, 2, 35, 2),
    (1, 20, 2, 34, 2),
    (1, 81, 2, 35, 4),
    (1, 20, 2, 35, 4),
    (1, 81, 2, 35, 8),
    (1, 20, 2, 35, 8),
]
# (o, k, i), of which k is reduced
REDUCTIONS = [
    (3, 6000, 1),
    (33, 500, 1),
    (40, 100, 1),
    (300, 16, 1),
    (2, 9001, 1),
    (9, 1027, 1),
    (40, 99, 1),
    (300, 7, 1),
    (5003, 3, 1),
    (1001, 33, 1),
    (777, 8, 1),
    (2, 3000, 33),
    (200, 64, 1),
    (200, 32, 1),
    (1, 300, 8),
    (1, 300, 24),
    (2, 80, 40),
    (1, 90, 264),
    (1, 90, 266),
    (3, 20, 42),
    (2, 70, 3),
    (1, 100, 7),
    (1, 300, 7),
    (2, 90, 45),
    (5, 7, 45),
    (2, 3, 1037),
    (3, 20, 40),
    (3, 20, 7),
    (1, 20001, 3),
    (2, 3000, 16),
    (2, 21, 517),
    (1, 300, 301),
    (1, 9, 1033),
    (4099, 2, 1),
    (2053, 3, 1),
    (301, 56, 1),
    (150, 96, 1),
    (3, 500, 4),
    (2, 800, 12),
    (2, 1000, 10),
    (2, 700, 15),
    (2, 300, 8),
    (3, 1301, 6),
    (2, 3000, 2),
    (2, 600, 16),
    (2, 300, 24),
    (3, 70, 139),
    (2, 41, 253),
    (2, 1001, 9),
    (3, 270, 18),
    (2, 4500, 6),
    (3, 5001, 5),
    (2, 1250, 8),
    (2, 1500, 6),
    (2, 1801, 5),
    (2, 20, 264),
    (1, 100, 266),
    (2, 50, 522),
    (1, 300, 201),
    (2, 5, 1703),
    (1, 60, 1033),
    (2, 3, 9001),
    (2, 4, 7001),
]
# those that are read in larger chunks, if they are many
ROOMIER = [
    *((9, 230, 10), (9, 250, 9), (9, 140, 16)),
    *((9, 350, 12), (9, 450, 10), (9, 300, 15), (9, 280, 16)),
]
# those whose rows are a few elements apart
WITH_GAPS = [
    *((1, 300, 8), (1, 300, 16), (1, 300, 3), (1, 300, 7), (1, 300, 41)),
    *((3, 5, 7), (3, 20, 41), (3, 20, 42)),
]
# what is added to what, and the shape of the result
MAPS = [
    ((1, 1, 40, 64), (1, 1, 40, 64)),
    ((1, 1, 7, 11), (1, 1, 7, 11)),
    ((2, 3, 5, 16), (16,)),
    ((1, 1, 50, 24), (50, 1)),
    ((50, 1), (1, 1, 50, 24)),
    ((1, 1, 50, 24), (1,)),
    ((1,), (1, 1, 50, 24)),
    ((1, 1, 50, 23), (23,)),
    ((23,), (1, 1, 50, 23)),
    ((2, 1, 4, 1), (3, 1, 5)),
]


@pytest.fixture
def launched(monkeypatch: pytest.MonkeyPatch) -> set[str]:
    """The names of all kernels that are launched."""
    found: set[str] = set()
    launch = Device.launch

    def recorded(self: Device, kernel: str, *rest: Any, **options: Any) -> None:
        found.add(kernel)
        launch(self, kernel, *rest, **options)

    monkeypatch.setattr(Device, "launch", recorded)
    return found


def name_in(export: Export, name: str) -> object:
    """What a name means in the sample."""
    python: Any = entry_of(export.function).python
    return python.__globals__[name]


def kernels_of(sample: str, export: str) -> set[str]:
    """All kernels of an export."""
    return {launch.kernel for launch in lowered(sample, export).program.launches}


@pytest.mark.parametrize("dtype", ["u8", "bf16", "f32", "f64"])
def test_transposes_in_every_form(dtype: str, launched: set[str]) -> None:
    export = f"swap_{dtype}"
    for shape in SWAPS:
        extents = extents_of("transpose", export, *shape)
        given = inputs("transpose", export, extents, sum(shape), scale=40)
        after = call("transpose", export, extents, given)
        np.testing.assert_array_equal(after["b"], given["a"].swapaxes(1, 3), err_msg=str(shape))
    # single elements of tiles, and words, are moved only where matrices have gaps or 2³⁰ elements;
    # lines only where they are long, or many
    lines = ("transpose_line", "transpose_columns", "transpose_rows")
    missing = {name for name in kernels_of("transpose", export) - launched if not name.startswith(lines)}
    assert len(missing) <= {"f64": 1, "f32": 2}.get(dtype, 3), missing
    assert all(name.startswith("transpose_tile") for name in missing)


@pytest.mark.usefixtures("traced_once")
@pytest.mark.parametrize("dtype", ["u8", "bf16"])
def test_runs_that_begin_anywhere(dtype: str, launched: set[str], monkeypatch: pytest.MonkeyPatch) -> None:
    function, rng = declared("transpose", f"swap_{dtype}").function, np.random.default_rng(0)
    of: Any = {"u8": np.uint8, "bf16": ml_dtypes.bfloat16}[dtype]
    monkeypatch.setitem(entry_of(function).python.__globals__, "LINE", 1)
    monkeypatch.setitem(entry_of(function).python.__globals__, "LONG_RUN", 8)
    for shape in ((2, 5, 1, 7, 33), (1, 20, 3, 4, 101), (2, 9, 2, 19, 17), (1, 33, 1, 20, 21), (3, 7, 1, 5, 205)):
        a = rng.integers(0, 256, shape).astype(of)
        b = np.empty_like(a.swapaxes(1, 3), order="C")
        simulate(function, a, b, modes=(1, 3))
        np.testing.assert_array_equal(b, a.swapaxes(1, 3), err_msg=str(shape))
    assert "transpose_line" in launched


# those of which blocks have columns or rows, if they are many
LINES = [
    *((7, 33, 1, 25, 1), (3, 41, 2, 21, 1), (9, 18, 1, 23, 3), (2, 61, 1, 59, 1), (2, 41, 1, 45, 3)),
    *((1, 21, 1, 301, 1), (2, 18, 1, 101, 7), (1, 81, 1, 401, 1), (1, 70, 1, 101, 5)),
    *((1, 401, 1, 21, 1), (1, 301, 3, 7, 1), (2, 101, 1, 11, 7), (1, 301, 1, 17, 7)),
]


@pytest.mark.usefixtures("traced_once")
@pytest.mark.parametrize("dtype", ["u8", pytest.param("bf16", marks=pytest.mark.slow), "f64"])
def test_lines_of_matrices(dtype: str, launched: set[str], monkeypatch: pytest.MonkeyPatch) -> None:
    function, rng = declared("transpose", f"swap_{dtype}").function, np.random.default_rng(0)
    of: Any = {"u8": np.uint8, "bf16": ml_dtypes.bfloat16, "f64": np.float64}[dtype]
    names = {"ENOUGH": 0, "SEGMENT": 32, "LITTLE": 2048, "MUCH": 8192, "ROOMS": {2048: 64, 8192: 128}}
    host = entry_of(function).python.__globals__
    for name, value in names.items():
        monkeypatch.setitem(host, name, value)
    kernel = entry_of(host["transpose_columns"], kernels=True).python
    monkeypatch.setitem(kernel.__globals__, "ROOMS", names["ROOMS"])
    for shape in LINES if dtype != "f64" else LINES[3:13:3]:
        a = rng.integers(0, 256, shape).astype(of)
        b = np.empty_like(a.swapaxes(1, 3), order="C")
        simulate(function, a, b, modes=(1, 3))
        np.testing.assert_array_equal(b, a.swapaxes(1, 3), err_msg=str(shape))
    if dtype == "u8":
        assert sum(name.startswith("transpose_columns") for name in launched) == 8
    assert any(name.startswith("transpose_rows") for name in launched)


def reduced(function: Any, x: np.ndarray, kind: str) -> np.ndarray:
    """x (o, k, i) of any strides, reduced over k."""
    y, (parts, counters) = np.empty((x.shape[0], x.shape[2]), x.dtype), workspaces()
    simulate(function, x, y, parts, counters, mode=1, kind=kind)
    return y


def workspaces() -> tuple[np.ndarray, np.ndarray]:
    """What blocks leave of a mode that they share, and how many of them have come."""
    return np.zeros(528 * 512, np.float32), np.zeros(528, np.uint32)


@pytest.mark.parametrize("export", ["sum_f32", "mean_f16", "max_bf16"])
def test_reductions_in_every_form(
    export: str, launched: set[str], traced_once: dict[Any, Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    kind, reference = export.split("_")[0], declared("reduce", export).reference
    function: Any = declared("reduce", export).function

    def check(x: np.ndarray, y: np.ndarray) -> None:
        given, found = x.astype(np.float64), y.astype(np.float64)
        want, size = reference(given), reference(np.abs(given)) if kind != "max" else 0
        rounding = {"sum_f32": 0.0, "mean_f16": 2.0**-11, "max_bf16": 0.0}[export]
        off = np.abs(found - want)
        assert (off <= rounding * np.abs(want) + 1e-6 * size + 1e-7).all(), (x.shape, off.max())

    for shape in REDUCTIONS:
        extents = extents_of("reduce", export, *shape)
        given = inputs("reduce", export, extents, sum(shape))
        check(given["x"], call("reduce", export, extents, given)["y"])
    for o, k, i in WITH_GAPS:
        x = inputs("reduce", export, extents_of("reduce", export, o, k, i + 8), o + k + i)["x"][..., :i]
        check(x, reduced(function, x, kind))
    others = (5, 70, 264), (2, 70, 264), (5, 70, 266), (5, 10001, 3)
    roomier = ROOMIER[:3] if export == "sum_f32" else ROOMIER[3:]
    for blocks, shapes in ((4, (*others, *roomier)), (8, [(1, 100, 258)])):
        monkeypatch.setitem(entry_of(function).python.__globals__, "BLOCKS", blocks)
        traced_once.clear()
        for o, k, i in shapes:
            x = inputs("reduce", export, extents_of("reduce", export, o, k, i), 5)["x"]
            check(x, reduced(function, x, kind))
    # but for those of rows whose elements have gaps between them
    missing = kernels_of("reduce", export) - launched
    assert {name for name in missing if not name.startswith(("reduce_rows", "reduce_long_rows"))} == set()


@pytest.mark.usefixtures("traced_once")
def test_a_reduction_of_strided_rows() -> None:
    x = np.random.default_rng(0).standard_normal((7, 9, 300)).astype(np.float32)
    for of, mode in ((x.transpose(0, 2, 1), 1), (x[:, ::2, 1:], 2), (x[:, :, ::3], 2), (x.transpose(2, 0, 1), 0)):
        found = np.empty(np.delete(of.shape, mode), np.float32)
        function = declared("reduce", "sum_f32").function
        simulate(function, of, found, *workspaces(), mode=mode, kind="sum")
        np.testing.assert_allclose(found, of.astype(np.float64).sum(mode), rtol=1e-5, atol=1e-5)


@pytest.mark.usefixtures("traced_once")
@pytest.mark.parametrize("types", ["f32", "bf16", "bf16_f32_f32"])
def test_broadcasting(types: str, launched: set[str]) -> None:
    export = declared("elementwise", f"add_{types}")
    of = {"f32": np.float32, "bf16": ml_dtypes.bfloat16}
    of_x, of_y, of_z = (of[name] for name in types.split("_") * (1 if "_" in types else 3))
    rng = np.random.default_rng(0)
    for shapes in MAPS:
        x, y = (rng.standard_normal(shape).astype(of) for shape, of in zip(shapes, (of_x, of_y)))
        shape = np.broadcast_shapes(*shapes)
        z = np.empty((1,) * (4 - len(shape)) + shape, of_z)
        simulate(export.function, np.broadcast_to(x, z.shape), np.broadcast_to(y, z.shape), z, f=name_in(export, "add"))
        np.testing.assert_array_equal(z, (x.astype(np.float32) + y.astype(np.float32)).astype(of_z).reshape(z.shape))


@pytest.mark.usefixtures("traced_once")
def test_broadcasting_of_any_extents(launched: set[str]) -> None:
    """Random ones, most of them odd; more periods than a block has at once, and less than one."""
    export, rng = declared("elementwise", "add_f16"), np.random.default_rng(1)
    shapes = [(1, 1, 3, 4001), (1, 1, 4001, 3), (1, 3, 9, 65), (4, 8, 8, 33), (5, 16, 9, 7), (1, 1, 70, 257)]
    shapes += [tuple(rng.integers(1, 12, 4).tolist()) for _ in range(6)]
    for shape in shapes:
        a, b, c, d = shape
        for of_x, of_y in (
            (shape, (1, 1, 1, d)),
            ((a, b, c, 1), shape),
            ((a, b, c, 1), (1, 1, 1, d)),
            ((1, b, 1, d), shape),
            ((1, b, 1, d), (a, 1, c, 1)),
        ):
            x, y = (rng.standard_normal(of).astype(np.float16) for of in (of_x, of_y))
            z = np.empty(shape, np.float16)
            simulate(export.function, np.broadcast_to(x, shape), np.broadcast_to(y, shape), z, f=name_in(export, "add"))
            wanted = (x.astype(np.float32) + y.astype(np.float32)).astype(np.float16)
            np.testing.assert_array_equal(z, wanted, err_msg=f"{of_x} + {of_y}")
    for kernel in ("map_elements", "map_gathered", "map_line", "map_periods"):
        assert any(name.startswith(kernel) for name in launched), kernel


def test_an_elementwise_result_with_gaps() -> None:
    export, rng = declared("elementwise", "multiply_f32"), np.random.default_rng(0)
    x, y = rng.standard_normal((2, 3, 4, 5, 6)).astype(np.float32)
    z = np.zeros((3, 4, 5, 9), np.float32)
    simulate(export.function, x, y, z[..., 1:7], f=name_in(export, "multiply"))
    np.testing.assert_array_equal(z[..., 1:7], x * y)
    assert not z[..., 0].any() and not z[..., 7:].any()


@pytest.mark.usefixtures("traced_once")
def test_any_two_modes_of_any_rank() -> None:
    function, rng = declared("transpose", "transpose_f32").function, np.random.default_rng(0)
    for shape, modes in [((5, 70), (0, 1)), ((3, 40, 20), (0, 1)), ((3, 4, 5, 6), (1, 2))]:
        a = rng.standard_normal(shape).astype(np.float32)
        for given in (a, np.repeat(a, 2, axis=-1)[..., ::2]):
            b = np.empty_like(a.swapaxes(*modes), order="C")
            simulate(function, given, b, modes=modes)
            np.testing.assert_array_equal(b, given.swapaxes(*modes))


@pytest.mark.usefixtures("traced_once")
@pytest.mark.parametrize("dtype", ["u8", "bf16", "f32", "f64"])
def test_matrices_with_gaps(dtype: str, launched: set[str]) -> None:
    function, rng = declared("transpose", f"swap_{dtype}").function, np.random.default_rng(0)
    of: Any = {"u8": np.uint8, "bf16": ml_dtypes.bfloat16, "f32": np.float32, "f64": np.float64}[dtype]
    for shape in ((1, 65, 1, 67, 1), (2, 3, 1, 1031, 1), (2, 1031, 1, 3, 1)):
        a = rng.integers(0, 256, (*shape[:3], 2 * shape[3], 1)).astype(of)[..., ::2, :]
        b = np.empty_like(a.swapaxes(1, 3), order="C")
        simulate(function, a, b, modes=(1, 3))
        np.testing.assert_array_equal(b, a.swapaxes(1, 3))
    assert any(name.startswith("transpose_tile") for name in launched)


@pytest.mark.parametrize(
    ("sample", "export"), [("transpose", "swap_f32"), ("reduce", "sum_f32"), ("elementwise", "add_f32")]
)
def test_nothing(sample: str, export: str) -> None:
    """Tensors without elements; sums of none are 0."""
    count = len(lowered(sample, export).signature.symbols)
    for empty in range(count):
        extents = extents_of(sample, export, *(0 if i == empty else 5 for i in range(count)))
        after = call(sample, export, extents, inputs(sample, export, extents, 0))
        assert sample != "reduce" or not after["y"].any()
